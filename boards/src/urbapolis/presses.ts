import { cellName } from '@masterplan/kernel/square'
import { boosterOf, borderName, codeOf, levelOf, type Move, type View } from '@masterplan/urbapolis/nouns'
import type { Said } from '../board.ts'
import type { Aim } from '../kit/web-board.ts'
import type { KindName } from './KindSign.tsx'
import { plotOfBuilding } from './scene/coordinates.ts'
import { familyOf } from './tile-lookup.ts'

/** Pressed after a plot or a public building on offer, and as often as needed: six higher bids become buttons. */
export const HIGHER = 'higher'
const BIDS_AT_ONCE = 6

/** In a turn a kind of move is chosen first; whatever else is decided is of one kind. */
export function aim(move: Move, view: View): Aim {
  const kind = view.phase === 'act' ? KIND_OF[move.kind] : undefined
  return kind === undefined ? aimed(move, view) : { ...aimed(move, view), kind }
}

const KIND_OF: Readonly<Partial<Record<Move['kind'], KindName>>> = {
  bid: 'bid',
  tender: 'bid',
  take: 'take',
  build: 'build',
  upgrade: 'build',
  bank: 'use',
  hire: 'use',
  temps: 'use',
  hospital: 'use',
  boost: 'use',
  expropriate: 'use',
  road: 'use',
  pass: 'pass',
}

/** Tiles are places by their codes, plots and borders by their names. */
function aimed(move: Move, view: View): Aim {
  const code = `move.${move.kind}`
  const at = (places: readonly string[], label: Said): Aim => ({ places, label })
  const action = (building: string, ...more: string[]) => [plotOfBuilding(view, building), ...more]
  switch (move.kind) {
    case 'pick':
    case 'build':
    case 'upgrade': {
      const [tile, plot] = [codeOf(move.tile), cellName(move.plot)]
      return at([tile, plot], { code, facts: { tile, plot } })
    }
    case 'take':
    case 'draft':
      return at([codeOf(move.tile)], { code, facts: { tile: codeOf(move.tile) } })
    case 'bid':
      return bidAim(view, cellName(move.plot), move.coins)
    case 'tender':
      return tenderAim(view, codeOf(move.tile), move.workers)
    case 'bank':
      return at(action('BANK'), { code, facts: { workers: move.workers, table: view.options.bankTable } })
    case 'hire':
      return at(action('EMPL'), { code, facts: {} })
    case 'temps':
      return at(action('TEMP'), { code, facts: { temps: move.temps } })
    case 'hospital':
      return at(action('HOSP'), { code, facts: { points: move.points } })
    case 'boost': {
      const { label, plot, building } = liftOf(view, cellName(move.plot))
      if (view.phase === 'boost') return at([plot], label)
      return at(action(boosterOf(familyOf(building) ?? 'housing'), plot), label)
    }
    case 'expropriate':
      return at(action('HALL', cellName(move.plot)), { code, facts: { plot: cellName(move.plot) } })
    case 'road': {
      const border = borderName(move.border)
      const label = { code: `move.${move.road}`, facts: { border } }
      if (view.phase === 'street') return at([border], label)
      return at(action(move.road === 'street' ? 'WORK' : 'PARK', border), label)
    }
    case 'claim':
    case 'demolish':
      return at([cellName(move.plot)], { code, facts: { plot: cellName(move.plot) } })
    case 'done':
    case 'pass':
      return at([], { code, facts: {} })
    default:
      return at([], { code: 'move.luck', facts: {} })
  }
}

function liftOf(view: View, plot: string) {
  const here = view.plots.find(each => each.plot === plot)
  const level = levelOf((here?.total ?? 0) + 1)
  return { plot, building: here?.building ?? '', label: { code: 'move.boost', facts: { plot, level } } }
}

const pages = (place: string, index: number): readonly string[] => [
  place,
  ...Array.from({ length: Math.floor(index / BIDS_AT_ONCE) }, () => HIGHER),
]

function bidAim(view: View, plot: string, coins: number): Aim {
  const running = view.auctions.find(each => each.kind === 'plot' && each.plot === plot)
  const base = running?.kind === 'plot' ? running.base : (view.plots.find(each => each.plot === plot)?.beside ?? 1)
  const index = (coins - (running?.bid ?? 0)) / base - 1
  return { places: pages(plot, index), label: { code: 'move.bid', facts: { coins, plot } } }
}

function tenderAim(view: View, tile: string, workers: number): Aim {
  const running = view.auctions.find(each => each.kind === 'tender' && each.tile === tile)
  const index = workers - (running?.bid ?? 0) - 1
  return { places: pages(tile, index), label: { code: 'move.tender', facts: { workers, tile } } }
}
