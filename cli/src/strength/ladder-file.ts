import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Share, shareOf, type Tournament } from '@masterplan/lab'
import { type Failure, failure, quoted } from '../command.ts'
import { whyNot } from '../input/files.ts'

/** What is climbed; plain JSON, at the head of its file. */
export interface Climb {
  readonly game: string
  readonly rules: string
  readonly players: number
  readonly bot: string
  readonly from: number
  readonly seed: number
  readonly opening: number
}
export type Steps = Map<number, number[]> // by iterations: the stronger one's share of each deal
/** One step of the curve: a number of iterations against half of it. */
export type LadderStep = { readonly iterations: number; readonly games: number; readonly wins: Share }

export const stepsOf = ({ from }: Climb, to: number): number[] => {
  const steps: number[] = []
  for (let iterations = 2 * from; iterations <= to; iterations *= 2) steps.push(iterations)
  return steps
}

export function tournamentAt({ game, players, bot, seed, opening }: Climb, iterations: number): Tournament {
  const bots = [`${bot}@${iterations}`, `${bot}@${iterations / 2}`]
  return { game, players, options: {}, bots, solo: bots[0]!, seed, opening }
}

export const curveOf = (steps: Steps, { players }: Climb): LadderStep[] =>
  [...steps]
    .filter(([, results]) => results.length > 0)
    .sort(([one], [other]) => one - other)
    .map(([iterations, results]) => ({
      iterations,
      games: results.length * players,
      wins: shareOf([results], players),
    }))

type Kept = { readonly ok: true; readonly steps: Steps } | Failure

export function readSteps(file: string, climb: Climb): Kept {
  if (!existsSync(file)) return { ok: true, steps: new Map() }
  try {
    const { steps, ...head }: { steps?: unknown } = JSON.parse(readFileSync(file, 'utf8'))
    if (JSON.stringify(head) !== JSON.stringify(climb) || !Array.isArray(steps)) {
      return failure(`The file ${quoted(file)} holds another ladder: another bot, start, seed or rules.`)
    }
    return { ok: true, steps: new Map(steps.map(({ iterations, results }) => [iterations, results])) }
  } catch (error) {
    return failure(error instanceof SyntaxError ? `The file ${quoted(file)} is not JSON.` : whyNot(error, quoted(file)))
  }
}

/** One step on a line. */
export function writeSteps(file: string, climb: Climb, steps: Steps): void {
  mkdirSync(dirname(file), { recursive: true })
  const lines = [...steps].map(([iterations, results]) => `    ${JSON.stringify({ iterations, results })}`)
  const head = JSON.stringify(climb).slice(1, -1)
  writeFileSync(file, `{\n  ${head},\n  "steps": [\n${lines.join(',\n')}\n  ]\n}\n`)
}
