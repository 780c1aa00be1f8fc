import { readStooj, stoojName, trianglesBeside, type View, type Zone } from '@masterplan/tryste/nouns'
import type { Said } from '../../board.ts'
import { neighbourly } from '../press/works.ts'
import { landOf, priceOf } from '../scene/coordinates.ts'

/** Something that a zone would bring to whoever looks on, good or bad. */
export interface Brought {
  readonly good: boolean
  readonly said: Said
}

/** What a zone would mean on a tier: one's own plots, those still free, and one's own constructs next door. */
export function broughtBy(view: View, tier: string, zone: Zone): readonly Brought[] {
  const inside = view.stoojes.filter(stooj => stooj.tier === tier)
  const own = inside.filter(({ owner }) => owner === view.viewer).length
  const free = inside.filter(stooj => stooj.owner === null && landOf(view, stooj) !== 'water')
  const price = free[0] === undefined ? 0 : priceOf(view, landOf(view, free[0]))
  const beside = new Set(
    inside
      .flatMap(({ id }) => trianglesBeside(readStooj(id)!).map(stoojName))
      .filter(id => inside.every(each => each.id !== id)),
  )
  const mine = view.stoojes.filter(({ id, construct }) => beside.has(id) && construct?.owner === view.viewer)
  const moved = (way: 'lifts' | 'harms') =>
    mine.filter(stooj => stooj.zone !== null && neighbourly(zone, stooj.zone) === way).length
  const told = (name: string, count: number, good: boolean, facts: Said['facts'] = {}): readonly Brought[] =>
    count === 0 ? [] : [{ good, said: { code: `brings.${name}`, facts: { count, zone, ...facts } } }]
  return [
    ...told('own', own, true),
    ...told('free', free.length, true, { price }),
    ...told('lifts', moved('lifts'), true),
    ...told('harms', moved('harms'), false),
  ]
}
