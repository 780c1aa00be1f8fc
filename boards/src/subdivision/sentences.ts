import type { Seat } from '@masterplan/kernel'
import { type Cell, cellName } from '@masterplan/kernel/square'
import { type Event, type Move, SIZES, type View } from '@masterplan/subdivision/nouns'
import type { Said } from '../board.ts'
import type { SaidAt } from '../kit/web-board.ts'
import { FULL, groupsOf, neighboursOf, worths } from './groups.ts'
import { terminal } from './text.ts'
import { saidUnfit, unfitOn } from './unfit.ts'

/** Places and names instead of the letters of colours, which only the terminal shows. */
export function said(event: Event): SaidAt | undefined {
  const plain = terminal.said(event)
  if (plain === undefined) return undefined
  const places = 'cell' in event ? [cellName(event.cell)] : []
  if (event.kind === 'placed') {
    const crowded = event.crowded.map(
      ({ cell, worth }): Said => ({ code: 'event.worth', facts: { cell: cellName(cell), worth } }),
    )
    return { code: plain.code, facts: { ...plain.facts, crowded: crowded.length === 0 ? 'none' : crowded }, places }
  }
  return { ...plain, places }
}

/** What a pyramid would join, be worth and crowd; where there is room, why there was no size to choose. */
export function foretold(move: Move, view: View, then: View): Said | undefined {
  if (move.kind === 'pass') return undefined
  const cell = cellName(move.cell)
  if (move.kind === 'park') return { code: 'foretold.park', facts: { cell } }
  const { by } = view
  if (typeof by !== 'number') return undefined
  const joined = joinedAt(move.cell, by, view)
  const worth = worths(then).get(move.cell) ?? FULL
  const crowds = crowdedBy(move.cell, by, view, then)
  const unfit = unfitOn(move.cell, view)
  return {
    code: 'foretold.place',
    facts: {
      ...{ pips: move.pips, cell },
      groups: joined.length,
      beside: joined.length === 0 ? 'none' : joined.map(each => ({ code: 'place.name', facts: { cell: each } })),
      worth: worth < FULL ? worth : 'full',
      crowds,
      unfit: crowds === 'none' && unfit.length === SIZES.length - 1 ? saidUnfit(unfit) : 'none',
    },
  }
}

/** A neighbour in each of the seat's groups beside a cell. */
export function joinedAt(cell: Cell, seat: Seat, view: View): readonly string[] {
  const neighbours = neighboursOf(cell, view.size)
  return groupsOf(view)
    .filter(({ owner }) => owner === seat)
    .flatMap(({ cells }) => neighbours.filter(each => cells.includes(each)).slice(0, 1))
    .map(cellName)
}

/** The high rises that stand already and would be worth less. */
function crowdedBy(cell: Cell, seat: Seat, view: View, then: View): readonly Said[] | 'none' {
  const after = worths(then)
  const owners = new Map(groupsOf(view).flatMap(({ owner, cells }) => cells.map(each => [each, owner] as const)))
  const crowded = [...worths(view)].flatMap(([at, before]): Said[] => {
    const worth = after.get(at) ?? before
    const owner = owners.get(at)
    if (at === cell || worth === before || owner === undefined) return []
    const facts = { cell: cellName(at), worth, owner: [owner] }
    return [{ code: owner === seat ? 'foretold.own-crowded' : 'foretold.crowded', facts }]
  })
  return crowded.length === 0 ? 'none' : crowded
}

/** Which turn it is, as long as nobody has passed and nobody laid out parks: what the view shows tells no more than that. */
export function moment(view: View): Said {
  const { by, phase, parksToCome: parks } = view
  if (phase === 'park') return { code: 'moment.parks', facts: { parks } }
  const turn = view.options.parks === 'placement' || typeof by !== 'number' ? undefined : turnOf(view, by)
  if (turn !== undefined) return { code: 'moment.turn', facts: { turn } }
  return { code: 'moment.free', facts: { free: view.plots.filter(({ plot }) => plot === 'free').length } }
}

function turnOf(view: View, by: Seat): number | undefined {
  const built = Array.from(view.stashes, () => 0)
  for (const { plot } of view.plots) if (typeof plot === 'object') built[plot.owner]!++
  const turn = built[by]! + 1
  return built.every((count, seat) => count === (seat < by ? turn : turn - 1)) ? turn : undefined
}
