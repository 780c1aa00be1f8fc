import { regionBeside, type Space, type SpaceView, type View } from '@masterplan/brick-by-brick/nouns'
import type { Seat } from '@masterplan/kernel'
import type { Said } from '../../board.ts'
import { twiceItsCost } from '../outlook.ts'
import { regionOf } from '../scene/coordinates.ts'

/** One of the four ploys as it stands: what it is called, where it leads or why it cannot be played. */
export interface PloyNow {
  readonly id: 'up' | 'down' | 'roof' | 'invade'
  readonly name: Said
  readonly aside: Said
  readonly may: boolean
  readonly place: string | null // what to press for it, where that is one place
}

type Found = Omit<PloyNow, 'id' | 'name'>
const said = (code: string, facts: Said['facts'] = {}): Said => ({ code: `ploy.${code}`, facts })
const not = (code: string, facts: Said['facts'] = {}): Found => ({ aside: said(code, facts), may: false, place: null })

/** The four ploys for one seat. */
export function ploysNow(view: View, seat: Seat): readonly PloyNow[] {
  const { hoist } = view
  if (hoist === null) return []
  const never = whyNone(view, seat)
  const [up, down] = [regionBeside(hoist, 1), regionBeside(hoist, -1)]
  const to = (region: number, aside: string): Found => ({ aside: said(aside), may: true, place: String(region) })
  return [
    { id: 'up', name: said('hoist', { region: up }), ...(never ?? to(up, 'up')) },
    { id: 'down', name: said('hoist', { region: down }), ...(never ?? to(down, 'down')) },
    { id: 'roof', name: said('roof'), ...(never ?? roofs(view, seat)) },
    { id: 'invade', name: said('invade'), ...(never ?? invasions(view, seat)) },
  ]
}

function whyNone({ phase, seat: now, table, ployPlayed }: View, seat: Seat): Found | null {
  if (table[seat]?.ploys === 0) return not('none-left')
  if (phase !== 'action' || now !== seat) return not('on-your-turn')
  return ployPlayed ? not('played') : null
}

const spacesOf = (view: View, wanted: (space: SpaceView, at: Space) => boolean): Space[] =>
  view.spaces.flatMap((space, at) => (wanted(space, at) ? [at] : []))

function roofs(view: View, seat: Seat): Found {
  const { options, hoist, spaces } = view
  const sources = spacesOf(view, ({ owner, roof }, at) => owner === seat && roof && regionOf(at) === hoist)
  if (sources.length === 0) return not('no-roof')
  const lands = new Set(sources.map(at => spaces[at]!.land))
  const targets = spacesOf(
    view,
    ({ owner, roof, land }) =>
      owner !== null && !roof && lands.has(land) && (options.roofTarget === 'any' || owner === seat),
  )
  return targets.length === 0
    ? not('no-target')
    : { aside: said('roofs', { sources: sources.length }), may: true, place: null }
}

function invasions(view: View, seat: Seat): Found {
  const { inhabitants, floors } = view.table[seat]!
  const rivals = spacesOf(view, ({ owner }, at) => owner !== null && owner !== seat && regionOf(at) === view.hoist)
  if (rivals.length === 0) return not('no-rival')
  const low = rivals.filter(at => view.spaces[at]!.floors <= floors)
  if (low.length === 0) return not('no-floors', { floors })
  const price = Math.min(...low.map(at => twiceItsCost(view, at)))
  const budget = inhabitants - view.options.minInhabitants
  return price > budget
    ? not('too-dear', { price, budget })
    : { aside: said('from', { price }), may: true, place: null }
}
