import { type Random, seeded } from '@masterplan/kernel'
import type { Thought } from '../search/searcher.ts'
import { drawnFirst } from '../search/tree/tree-search.ts'

/** Two searches, in this order wherever they are run. */
export const SEARCHES = [0, 1] as const
export type WhichSearch = (typeof SEARCHES)[number]

/** What one of the two found: every move that it can say something of, the best first. */
export interface Found<Named> {
  readonly thoughts: readonly Named[]
  readonly byLot: boolean // the first is to be drawn by lot
}
type Judged = Omit<Thought<unknown>, 'move'> & { readonly text: string }

const WORD = 2 ** 32

/** A seed for each search and one for lots, from the one that was given. */
export function seedsOf(random: Random): { readonly searches: readonly [number, number]; readonly lot: number } {
  const [first, second, lot] = [random.below(WORD), random.below(WORD), random.below(WORD)]
  return { searches: [first, second], lot }
}

/**
 * The moves of both, the best first: sure wins, then what was tried most often in both together, sure losses last, the least first. Searches
 * that count no tries (alpha-beta) each name one move; there the one that looked further ahead is believed, and of two that
 * looked as far the one that hopes for more.
 */
export function addedUp<Named extends Judged>(found: readonly Found<Named>[], lot: number): readonly Named[] {
  const moves = new Map<string, Named>()
  for (const thought of found.flatMap(({ thoughts }) => thoughts)) {
    const known = moves.get(thought.text)
    moves.set(thought.text, known === undefined ? thought : { ...known, ...together(known, thought) })
  }
  const ordered = [...moves.values()].sort(
    (one, other) =>
      surely(other) - surely(one) ||
      lossOf(one) - lossOf(other) ||
      other.visits - one.visits ||
      other.depth - one.depth ||
      other.share - one.share,
  )
  return found.some(({ byLot }) => byLot) ? drawnFirst(ordered, seeded(lot)) : ordered
}

const surely = ({ proven, share }: Judged): number => (proven && share === 1 ? 1 : proven && share === 0 ? -1 : 0)

/** By how much a sure loss is lost; more than any, where that was not calculated. */
const lossOf = (thought: Judged): number => (surely(thought) < 0 ? -(thought.margin ?? -Number.MAX_VALUE) : 0)

function together(one: Judged, other: Judged): Omit<Judged, 'text'> {
  const visits = one.visits + other.visits
  const depth = Math.max(one.depth, other.depth)
  if (one.proven || other.proven) {
    const { share } = one.proven ? one : other
    return { visits, depth, share, margin: one.margin ?? other.margin, proven: true }
  }
  const deeper = one.depth < other.depth ? other : one
  const share = visits > 0 ? (one.visits * one.share + other.visits * other.share) / visits : deeper.share
  return { visits, depth, share, margin: null, proven: false }
}
