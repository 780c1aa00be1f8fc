import type { OptionLimit, OptionSheet, Table } from '@masterplan/kernel'
import { readScenario, scenarioProblem } from './scenario-text.ts'
import type { Options } from './types.ts'

function limit(text: string, { players }: Pick<Table, 'players'>): OptionLimit | undefined {
  const scenario = readScenario(text)
  return scenario && scenarioProblem(scenario, players)
}

export const options: OptionSheet<Options> = {
  scenario: { kind: 'choice', usual: 'A', among: ['A', 'B'], rule: 'U-SET-01' },
  neighbourhood: {
    kind: 'text',
    usual: '',
    rule: 'U-SET-01',
    what: 'empty for a scenario of the booklet, or a playable scenario for this number of players, on one line',
    allows: (text, table) => text === '' || (readScenario(text) !== undefined && limit(text, table) === undefined),
    limit,
  },
  bankTable: { kind: 'choice', usual: 'linear', among: ['linear', 'steep'], rule: 'U-PBA-11' },
  levelModel: { kind: 'choice', usual: 'running', among: ['running', 'marker'], rule: 'U-LVL-02' },
  initialMarket: { kind: 'choice', usual: 'wide', among: ['wide', 'tight'], rule: 'U-SET-11' },
  hireArrival: { kind: 'choice', usual: 'upkeep', among: ['upkeep', 'now'], rule: 'U-PBA-12' },
  boostTargets: { kind: 'choice', usual: 'own', among: ['own', 'any'], rule: 'U-PBA-22' },
  publicPlots: { kind: 'choice', usual: 'anyFree', among: ['anyFree', 'adjacentFree'], rule: 'U-BLD-04' },
  handInfo: { kind: 'choice', usual: 'open', among: ['open', 'closed'], rule: 'U-TIL-04' },
  lastTurns: { kind: 'choice', usual: 'unpassed', among: ['unpassed', 'all'], rule: 'U-END-03' },
}
