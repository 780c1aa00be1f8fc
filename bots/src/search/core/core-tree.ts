import type { Core, CoreTree, GameTypes } from '@masterplan/kernel'
import { alphaBeta } from '../alpha-beta/alpha-beta.ts'
import { Budget } from '../budget.ts'
import { type Advice, limitedTo, type SearchLimits, type SearchRequest, searcher, type Thought } from '../searcher.ts'
import { linesOf } from './core-alpha-beta.ts'
import { type CoreModule, coreOf, positionOf } from './core-module.ts'

/** Tries between two looks at clock and cancellation: less than a millisecond. */
const SLICE = 256
const HALVES = 2
const WORD = 2 ** 32
const LEAST_BYTES = 2 ** 20

/** Alpha-beta through the contract looks at so many positions while the core makes one try. */
const POSITIONS_PER_TRY = 4

/**
 * Monte Carlo tree search in a game's core: games to their end, margins and AMAF, proven results, the tree kept from
 * move to move. A game without a core, or options that it does not know, are left to alpha-beta.
 */
export const coreTree = searcher('core-tree', limitedTo(50_000), (asked, limits) =>
  coreTreeOr(asked, limits, instead => alphaBeta.think(asked, instead)),
)

/** Where there is no core for it, another search answers, within limits of positions that take about as long. */
export function coreTreeOr<G extends GameTypes, Other>(
  asked: SearchRequest<G>,
  limits: SearchLimits,
  other: (limits: SearchLimits) => Other,
): Advice<G['Move']> | Other {
  const { entry, view, random } = asked
  const { game, core } = entry
  const world = game.imagine(view, random)
  if (core === undefined || !core.position(world, new Int32Array(core.words)))
    return other({ ...limits, iterations: limits.iterations * POSITIONS_PER_TRY })
  const module = coreOf(core, asked.reuse)
  core.position(world, positionOf(module, core))
  module.sow(random.below(WORD) | 0, random.below(WORD) | 0)
  settle(module, core)
  const end = module.endIsNear() === 0 ? undefined : endOf(asked, core.tree, limits)
  if (end !== undefined && end.thoughts[0]!.margin !== null) return end
  const isKept = asked.reuse !== undefined
  if (!isKept || module.keep() === 0) module.plant(Math.max(LEAST_BYTES, limits.bytes), isKept)
  const before = end?.spentOnBest ?? 0
  const spent = (end?.spent ?? 0) + grown(module, { ...limits, iterations: limits.iterations - before })
  const thoughts = conclusions(module, asked.seat).slice(0, Math.max(1, limits.thoughts))
  return {
    thoughts: thoughts.map(({ id, lead: _, isOutdone: __, ...thought }) => ({
      ...thought,
      move: core.moveOf(world, id),
    })),
    spent,
  }
}

/** Near the end alpha-beta proves in milliseconds what a tree takes long to: the best move, and by how much. */
function endOf<G extends GameTypes>(
  asked: SearchRequest<G>,
  { endsFirst, positionsPerTry }: CoreTree,
  limits: SearchLimits,
): ReturnType<typeof linesOf<G>> {
  const now = limits.clock()
  const isTimed = limits.deadline !== Number.POSITIVE_INFINITY
  const deadline = isTimed ? now + endsFirst * (limits.deadline - now) : limits.deadline
  const iterations = Math.floor(endsFirst * positionsPerTry * limits.iterations)
  const { thoughts, spent, spentOnBest } = linesOf(asked, { ...limits, iterations, deadline })
  return {
    thoughts,
    spent: Math.ceil(spent / positionsPerTry),
    spentOnBest: Math.ceil(spentOnBest / positionsPerTry),
  }
}

function settle<G extends GameTypes>(module: CoreModule, { tree }: Core<G>): void {
  const { exploration, amafBias, perPoint, guessTries, opensAfter, marginWeight, usualMargin, judgeWeight } = tree
  module.setSelection(exploration, amafBias)
  module.setGrowth(perPoint, guessTries, opensAfter)
  module.setJudgement(marginWeight, HALVES * usualMargin, judgeWeight)
}

function grown(module: CoreModule, limits: SearchLimits): number {
  const meter = new Budget(limits, 1)
  let spent = 0
  while (spent < limits.iterations && meter.another()) {
    const wanted = Math.min(SLICE, limits.iterations - spent)
    const done = module.grow(wanted)
    spent += done
    if (done < wanted) break
  }
  return spent
}

/** What the core found of one move; `lead` is the mover's at the end, in halves, where it is proven. */
type Found = Omit<Thought<unknown>, 'move'> & {
  readonly id: number
  readonly lead: number
  readonly isOutdone: boolean
}

/**
 * Sure wins first, by their margin; then what was tried most often, or a sure draw where that promises less; sure losses last,
 * by their margin too: what cannot be won is lost by as little as possible.
 */
function conclusions(module: CoreModule, seat: number): Found[] {
  const found: Found[] = []
  for (let slot = 0; slot < module.slots(); slot++)
    if (module.moveAt(slot) >= 0) found.push(foundAt(module, slot, seat))
  const open = found.filter(({ proven, isOutdone }) => !proven && !isOutdone)
  const likely = open.toSorted((one, other) => other.visits - one.visits)[0]
  const draws = likely !== undefined && likely.share < 0.5 ? 3 : 1
  const kind = ({ proven, share, isOutdone }: Found) =>
    proven ? (share === 1 ? 4 : share === 0 ? 0 : draws) : isOutdone ? -1 : 2
  return found.sort(
    (one, other) => kind(other) - kind(one) || other.lead - one.lead || other.visits - one.visits || one.id - other.id,
  )
}

/** Nothing is learnt any more of a move that another surely is as good as: `SETTLED` in `bots/core/selection.ts`. */
const OUTDONE = -1e29

function foundAt(module: CoreModule, slot: number, seat: number): Found {
  const sign = seat === 0 ? 1 : -1
  const proven = module.lowAt(slot) === module.highAt(slot)
  const lead = proven ? sign * module.lowAt(slot) : 0
  const wins = module.winsAt(slot)
  const share = proven ? (lead > 0 ? 1 : lead < 0 ? 0 : 0.5) : seat === 0 ? wins : 1 - wins
  return {
    id: module.moveAt(slot),
    lead,
    isOutdone: module.meanAt(slot) < OUTDONE,
    share,
    visits: module.triesAt(slot),
    depth: module.deepest.value,
    proven,
    margin: proven ? lead / HALVES : null,
  }
}
