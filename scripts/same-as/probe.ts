import { hash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { idsIn, type Rules, rulesIn } from './contract.ts'
import { answersIn } from './position.ts'
import { type MatchSetup, setupOf } from './setup.ts'
import { poolOf } from './strangers.ts'
import { type Journey, type WalkStep, walk } from './walk.ts'

/** What the program that compares asks of a tree; each answer is one line of JSON. */
export type ProbeJob =
  | { readonly kind: 'games' } // string[]
  | { readonly kind: 'seats'; readonly game: string } // { min, max }
  | { readonly kind: 'versions'; readonly game: string } // of its rules; empty where there was only one
  | { readonly kind: 'pool'; readonly game: string; readonly seed: number; readonly lines: readonly string[] } // Pool
  | ({ readonly kind: 'walk'; readonly game: string; readonly matches: number } & Journey) // a Digested for each match
  | ({ readonly kind: 'show'; readonly game: string; readonly match: number; readonly position: number } & Journey) // Shown

/** One match in little: a mark for each position. */
export type Digested = { readonly match: number; readonly marks: readonly string[]; readonly answers: number }
/** One position in full. */
export type Shown = {
  readonly setup: MatchSetup
  readonly before: readonly string[]
  readonly step: WalkStep | Broken | null
}
/** A tree that throws says so, and the other one is not likely to say the same. */
type Broken = { readonly broken: string }

/**
 * Runs inside a tree: `catalog` is what that tree's list of games exports. A line of code in `ask.ts` calls it.
 * @public
 */
export async function answer(catalog: unknown): Promise<void> {
  const job: ProbeJob = JSON.parse(await text(process.stdin))
  const say = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`)
  if (job.kind === 'games') return void say(idsIn(catalog))
  const rules = await rulesIn(catalog, job.game)
  if (job.kind === 'seats') return void say(rules.seats)
  if (job.kind === 'versions') return void say(rules.rulesVersions ?? [])
  if (job.kind === 'pool') return void say(poolOf([...job.lines, ...listedBy(rules, job.seed)], job.seed))
  if (job.kind === 'show') return void say(shown(rules, job))
  for (let match = 0; match < job.matches; match++) say(digested(rules, match, job))
}

/** A few matches through all player counts, whose listed moves are strangers in others. */
function* listedBy(rules: Rules, seed: number): Generator<string> {
  const matches = 3 * (rules.seats.max - rules.seats.min + 1)
  const journey = { seed: seed + 0.5, pool: [], texts: {}, asSets: false } // a seed that no comparison has
  for (let match = 0; match < matches; match++) {
    for (const { said } of walk(rules, match, journey).steps) {
      for (const [by, { listed }] of Object.entries(said.asked)) {
        for (const each of listed) yield by === 'luck' ? each.slice(0, each.lastIndexOf(' ')) : each
      }
    }
  }
}

function digested(rules: Rules, match: number, journey: Journey): Digested {
  const marks: string[] = []
  let answers = 0
  for (const step of survivingSteps(rules, match, journey)) {
    marks.push(hash('sha1', JSON.stringify(step), 'base64url').slice(0, 12))
    answers += 'said' in step ? answersIn(step.said) + step.events.length : 0
  }
  return { match, marks, answers }
}

function shown(rules: Rules, job: ProbeJob & { kind: 'show' }): Shown {
  const before: string[] = []
  const setup = setupOf(rules, job.seed, job.match, job.texts)
  for (const step of survivingSteps(rules, job.match, job)) {
    if (before.length === job.position) return { setup, before, step }
    before.push('line' in step ? (step.line ?? 'over') : 'broken')
  }
  return { setup, before, step: null }
}

function* survivingSteps(rules: Rules, match: number, journey: Journey): Generator<WalkStep | Broken> {
  try {
    yield* walk(rules, match, journey).steps
  } catch (error) {
    yield { broken: error instanceof Error ? error.message : String(error) }
  }
}
