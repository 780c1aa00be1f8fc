import { boosterOf, type PlotView, type View } from '@masterplan/urbapolis/nouns'
import { HIGHER } from './presses.ts'
import { bordersOf, plotOfBuilding } from './scene/coordinates.ts'
import { familyOf, printed } from './tile-lookup.ts'

/** The move, in notation, that a press on a dark place probably meant. */
export function guessMove(place: string, view: View): string | undefined {
  if (place === HIGHER) return undefined
  if (place.includes('-')) return guessRoad(place, view)
  return printed(place) === undefined ? guessPlot(place, view) : guessTile(place, view)
}

function guessRoad(border: string, { phase, actions, streets }: View): string {
  const works = actions.some(({ building, usedBy }) => building === 'WORK' && usedBy === null)
  return phase === 'street' || (works && streets > 0) ? `street ${border}` : `boulevard ${border}`
}

function guessTile(tile: string, view: View): string {
  if (view.phase === 'pick') return `pick ${tile} ${freePlot(view)}`
  if (view.phase === 'draft') return `draft ${tile}`
  if (view.market.includes(tile) || view.obsolete.includes(tile)) return `take ${tile}`
  const offered = view.publics.includes(tile) || view.reserved.some(codes => codes.includes(tile))
  if (offered) return `tender ${tile} ${highestFor(tile, view) + 1}`
  return `build ${tile} ${ownPlot(view) ?? freePlot(view)}`
}
const highestFor = (tile: string, { auctions }: View): number =>
  auctions.find(each => each.kind === 'tender' && each.tile === tile)?.bid ?? 0

const freePlot = ({ plots }: View): string =>
  (plots.find(({ owner, building }) => owner === null && building === null) ?? plots[0]!).plot
const ownPlot = ({ plots, seat }: View): string | undefined =>
  plots.find(({ owner, building }) => owner === seat && building === null)?.plot

/** How the action of a starting public building begins; those that need a target get a likely one. */
const SIMPLE: Readonly<Record<string, string>> = { BANK: 'bank 1', EMPL: 'hire', TEMP: 'temps 2', HOSP: 'hospital 1' }

function lifterOf(building: string | null): string | undefined {
  const family = familyOf(building ?? '')
  return family && boosterOf(family)
}

function guessAction(code: string, view: View): string {
  const { plots, seat } = view
  if (SIMPLE[code] !== undefined) return SIMPLE[code]
  if (code === 'WORK' || code === 'PARK') return `${code === 'WORK' ? 'street' : 'boulevard'} ${freeBorder(view)}`
  if (code === 'HALL') {
    const rivals = plots.find(({ owner, building }) => owner !== null && owner !== seat && building === null)
    return `expropriate ${rivals?.plot ?? plotOfBuilding(view, code)}`
  }
  const lifted = plots.filter(({ building }) => lifterOf(building) === code)
  const own = lifted.find(({ owner }) => owner === seat)
  return `boost ${(own ?? lifted[0])?.plot ?? plotOfBuilding(view, code)}`
}
function freeBorder(view: View): string {
  const laid = new Set(view.roads.map(({ border }) => border))
  const all = bordersOf(view)
  return all.find(border => !laid.has(border)) ?? all[0]!
}

function guessPlot(name: string, view: View): string | undefined {
  const plot = view.plots.find(each => each.plot === name)
  if (plot === undefined) return undefined
  switch (view.phase) {
    case 'pick':
      return `pick ${view.market[0]} ${name}`
    case 'claim':
    case 'demolish':
    case 'boost':
      return `${view.phase} ${name}`
    default:
      return guessOn(plot, view)
  }
}

function guessOn({ plot, owner, building, beside }: PlotView, view: View): string {
  if (printed(building ?? '')?.kind === 'start') return guessAction(building ?? '', view)
  const lifter = lifterOf(building)
  if (owner === view.seat && lifter !== undefined && plotOfBuilding(view, lifter) !== '') return `boost ${plot}`
  if (building === null && owner !== null && owner !== view.seat) return `expropriate ${plot}`
  const hand = view.seat === null ? undefined : view.seats[view.seat]?.hand
  const tile = hand?.kind === 'open' ? hand.tiles[0] : undefined
  if (building === null && owner === view.seat && tile !== undefined) return `build ${tile} ${plot}`
  const running = view.auctions.find(each => each.kind === 'plot' && each.plot === plot)
  const bid = running?.kind === 'plot' ? running.bid + running.base : Math.max(1, beside)
  return `bid ${plot} ${bid}`
}
