import type { Game } from '@masterplan/kernel'
import type { Event, Move, Options, Refusal, View } from './city.ts'
import { imagine } from './imagine.ts'
import type { State } from './memory.ts'
import { read, write } from './notation.ts'
import { copy, draws, moves, play, refuse, sample, start, turn } from './rules.ts'
import { readScenario, scenarioProblem } from './scenario-text.ts'
import { scores } from './scoring.ts'
import { view } from './sight.ts'
import { RULES_VERSION } from './version.ts'

export type Urbapolis = { State: State; Move: Move; View: View; Event: Event; Refusal: Refusal; Options: Options }

export const urbapolis: Game<Urbapolis> = {
  id: 'urbapolis',
  title: 'Urbapolis',
  rulesVersion: RULES_VERSION,
  seats: { min: 2, max: 4 },
  options: {
    scenario: { kind: 'choice', usual: 'A', among: ['A', 'B'], rule: 'U-SET-01' },
    neighbourhood: {
      kind: 'text',
      usual: '',
      rule: 'U-SET-01',
      what: 'empty for a scenario of the booklet, or a playable scenario for this number of players, on one line',
      allows(text, { players }) {
        const scenario = readScenario(text)
        return text === '' || (scenario !== undefined && scenarioProblem(scenario, players) === undefined)
      },
    },
    bankTable: { kind: 'choice', usual: 'linear', among: ['linear', 'steep'], rule: 'U-PBA-11' },
    levelModel: { kind: 'choice', usual: 'running', among: ['running', 'marker'], rule: 'U-LVL-02' },
    initialMarket: { kind: 'choice', usual: 'wide', among: ['wide', 'tight'], rule: 'U-SET-11' },
    hireArrival: { kind: 'choice', usual: 'upkeep', among: ['upkeep', 'now'], rule: 'U-PBA-12' },
    boostTargets: { kind: 'choice', usual: 'own', among: ['own', 'any'], rule: 'U-PBA-22' },
    publicPlots: { kind: 'choice', usual: 'anyFree', among: ['anyFree', 'adjacentFree'], rule: 'U-BLD-04' },
    handInfo: { kind: 'choice', usual: 'open', among: ['open', 'closed'], rule: 'U-TIL-04' },
    lastTurns: { kind: 'choice', usual: 'unpassed', among: ['unpassed', 'all'], rule: 'U-END-03' },
  },
  start,
  copy,
  turn,
  moves,
  sample,
  draws,
  refuse,
  play,
  scores,
  view,
  imagine,
  notation: { write, read },
}

export * from './city.ts'
export { insight } from './insight.ts'
export type { State } from './memory.ts'
export { model } from './model.ts'
export { reasons } from './reasons.ts'
export { thinking } from './thinking.ts'
