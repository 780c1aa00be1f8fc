import { ask, askOnce } from './ask.ts'
import { type BotMatch, botMatches, keptRecords, playedIn } from './bots.ts'
import { differencesOf } from './differences.ts'
import type { Digested, ProbeJob, Shown } from './probe.ts'
import type { Texts } from './setup.ts'
import type { StrangerPool } from './strangers.ts'

export type Trees = {
  readonly old: string
  readonly new: string
  readonly scratch: string // a folder for what is written on the way
}
export type Wanted = {
  readonly matches: number
  readonly bots: number // matches between bots
  readonly botPlayers: readonly number[] // how many sit at these; empty for every number that the game allows
  readonly seed: number
  readonly asSets: readonly string[] // games whose order and sampling may differ
}
export type Compared = {
  readonly game: string
  readonly matches: number
  readonly positions: number
  readonly answers: number
  readonly botMatches: number
  readonly different: number // matches, those of bots included
  readonly details: readonly string[] // of the first few
}

const SHOWN = 3

export async function compareGame(trees: Trees, game: string, wanted: Wanted): Promise<Compared> {
  const asSets = wanted.asSets.includes(game)
  // Where sampling may differ, so do bots that draw lots.
  const fought = await compareBots(trees, game, asSets ? { ...wanted, bots: 0 } : wanted)
  const { lines, texts } = knownOf(trees.old, game, fought.lines)
  const pool = await askOnce<StrangerPool>(trees.old, { kind: 'pool', game, seed: wanted.seed, lines })
  const journey = { seed: wanted.seed, pool, texts, asSets }
  const walked = await compareWalks(trees, { kind: 'walk', game, matches: wanted.matches, ...journey })
  const details = [...fought.details]
  for (const { match, position } of walked.apart.slice(0, SHOWN)) {
    details.push(...(await detailsOf(trees, { kind: 'show', game, match, position, ...journey })))
  }
  const { positions, answers } = walked
  const different = fought.different + walked.apart.length
  return { game, matches: wanted.matches, positions, answers, botMatches: fought.played, different, details }
}

/** Lines and texts of options that finished matches used: moves that nobody lists, boards that somebody drew. */
function knownOf(root: string, game: string, more: readonly string[]): { lines: string[]; texts: Texts } {
  const kept = keptRecords(root, game)
  const lines = [...kept.flatMap(({ log }) => log), ...more].map(line => line.slice(line.indexOf(' ') + 1))
  const texts: Record<string, string[]> = {}
  for (const [name, value] of kept.flatMap(({ options }) => Object.entries(options))) {
    if (typeof value === 'string') texts[name] = [...new Set([...(texts[name] ?? []), value])]
  }
  return { lines, texts }
}

async function compareBots(trees: Trees, game: string, { bots, botPlayers, seed }: Wanted) {
  const seats = await askOnce<{ min: number; max: number }>(trees.old, { kind: 'seats', game })
  const found = { lines: [] as string[], details: [] as string[], different: 0, played: 0 }
  const all = Array.from({ length: seats.max - seats.min + 1 }, (_, at) => seats.min + at)
  const counts = botPlayers.length === 0 ? all : all.filter(each => botPlayers.includes(each))
  for (const match of counts.length === 0 ? [] : botMatches(counts, bots, seed)) {
    const [before, after] = await Promise.all(
      [trees.old, trees.new].map(root => playedIn(root, game, match, trees.scratch)),
    )
    found.played++
    found.lines.push(...before!.log)
    const apart = differencesOf(before, after)
    if (apart.length === 0) continue
    found.different++
    if (found.different <= SHOWN) found.details.push(`${nameOf(match)}:`, ...apart)
  }
  return found
}
const nameOf = ({ bots, players, seed }: BotMatch) => `bots ${bots}, ${players} players, seed ${seed}`

type Apart = { readonly match: number; readonly position: number }

/** Both trees walk side by side; of each match only marks are compared. */
async function compareWalks(trees: Trees, job: ProbeJob & { kind: 'walk' }) {
  const found = { positions: 0, answers: 0, apart: [] as Apart[] }
  const waiting = new Map<number, Digested>()
  const take = (mine: Digested) => {
    const other = waiting.get(mine.match)
    if (other === undefined) return void waiting.set(mine.match, mine)
    waiting.delete(mine.match)
    found.positions += mine.marks.length
    found.answers += mine.answers
    const position = firstApart(mine.marks, other.marks)
    if (position !== undefined) found.apart.push({ match: mine.match, position })
  }
  await Promise.all([ask(trees.old, job, take), ask(trees.new, job, take)])
  return found
}

export function firstApart(one: readonly string[], other: readonly string[]): number | undefined {
  const longer = one.length > other.length ? one : other
  const at = longer.findIndex((_, each) => one[each] !== other[each])
  return at < 0 ? undefined : at
}

async function detailsOf(trees: Trees, job: ProbeJob & { kind: 'show' }): Promise<string[]> {
  const [before, after] = await Promise.all([trees.old, trees.new].map(root => askOnce<Shown>(root, job)))
  const { setup, before: log, step } = before!
  const line = step !== null && 'line' in step ? step.line : null
  const last = log.at(-1) ?? 'the start'
  return [
    `match ${job.match}, ${setup.players} players, options ${JSON.stringify(setup.options)}`,
    `  position ${job.position}, after "${last}", before "${line ?? 'the end'}":`,
    ...differencesOf({ setup, step }, { setup: after!.setup, step: after!.step }),
  ]
}
