import type { Seat } from '@masterplan/kernel'
import { cellName } from '@masterplan/kernel/square'
import { borderName, codeOf, levelOf, type Move, type PlotView, type View } from '@masterplan/urbapolis/nouns'
import type { Said } from '../board.ts'
import { givesSaid } from './offers.ts'
import { prospectsOf } from './scene/coordinates.ts'
import { familyOf, printed, yieldOf } from './tile-lookup.ts'

/** What a move that is held would be, as one sentence. */
export function foretold(move: Move, view: View, then: View): Said | undefined {
  const said = (name: string, facts: Said['facts']): Said => ({ code: `then.${name}`, facts })
  switch (move.kind) {
    case 'pick':
      return said('pick', { tile: codeOf(move.tile), plot: cellName(move.plot) })
    case 'build':
    case 'upgrade':
      return standing(codeOf(move.tile), cellName(move.plot), then)
    case 'take':
    case 'draft':
      return taken(codeOf(move.tile), view)
    case 'bid':
      return said('bid', { coins: move.coins, plot: cellName(move.plot) })
    case 'tender':
      return said('tender', { workers: move.workers, tile: codeOf(move.tile) })
    case 'bank':
      return said('bank', { workers: move.workers, coins: spent(then, view) })
    case 'hire':
      return said('hire', { arrives: view.options.hireArrival })
    case 'temps':
      return said('temps', { temps: move.temps })
    case 'hospital':
      return said('hospital', { points: move.points })
    case 'boost':
      return standing(plotIn(view, cellName(move.plot))?.building ?? '', cellName(move.plot), then)
    case 'expropriate': {
      const plot = cellName(move.plot)
      return said('expropriate', { plot, coins: spent(view, then), owner: plotIn(view, plot)?.owner ?? '' })
    }
    case 'road': {
      const [from = '', to = ''] = borderName(move.border).split('-')
      return said('road', { from, to, road: move.road })
    }
    case 'claim':
      return said('claim', { plot: cellName(move.plot) })
    case 'demolish': {
      const plot = cellName(move.plot)
      return said('demolish', { plot, tile: plotIn(view, plot)?.building ?? '', coins: spent(view, then) })
    }
    case 'pass':
      return said('pass', { place: view.future.length + 1 })
    default:
      return undefined
  }
}

const plotIn = ({ plots }: View, plot: string): PlotView | undefined => plots.find(each => each.plot === plot)

/** How many coins whoever decides has less in the second view. */
function spent(before: View, after: View): number {
  const seat = before.seat ?? after.seat ?? 0
  return (before.seats[seat]?.coins ?? 0) - (after.seats[seat]?.coins ?? 0)
}

/** A building as it would stand. */
function standing(tile: string, plot: string, then: View): Said {
  if (printed(tile)?.kind !== 'private') {
    return { code: 'then.public', facts: { tile, plot, gives: givesSaid(tile) } }
  }
  const total = plotIn(then, plot)?.total ?? 0
  return { code: 'then.stands', facts: { tile, plot, level: levelOf(total), ...yieldOf(tile, total) } }
}

/** A tile in hand: what it costs to build, and its level on the plot of one's own that suits it best. */
function taken(code: string, view: View): Said {
  const tile = printed(code)
  if (tile?.kind !== 'private') return { code: 'then.take-public', facts: { tile: code, gives: givesSaid(code) } }
  const { workers, coins } = tile
  const best = view.seat === null ? undefined : bestPlot(view, view.seat, code)
  if (best === undefined) return { code: 'then.take', facts: { tile: code, workers, coins } }
  return { code: 'then.take-for', facts: { tile: code, workers, coins, ...best, ...yieldOf(code, best.level) } }
}

/** The empty plot of a player on which a tile would have the highest level. */
export function bestPlot(view: View, seat: Seat, code: string): { plot: string; level: number } | undefined {
  const family = familyOf(code)
  const own = view.plots.filter(({ owner, building }) => owner === seat && building === null)
  const levels = own.map(({ plot }) => {
    const value = prospectsOf(view, plot).find(each => each.family === family)?.value ?? 0
    return { plot, level: levelOf(value) }
  })
  return levels.toSorted((one, other) => other.level - one.level)[0]
}
