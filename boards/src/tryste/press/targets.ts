import { type CardId, readStooj, readTier, ZONES } from '@masterplan/tryste/nouns'
import type { Said } from '../../board.ts'
import { fact } from '../words/facts.ts'
import { seatPlace } from './place-names.ts'

export type Target = { readonly places: readonly string[]; readonly label: Said }

/** Hostile Interview is aimed at a player by number; other cards with a number count something. */
const AT_A_PLAYER: CardId = 'N14'
/** Prizes and stakes that are counted in gobs. */
const IN_GOBS: CardId = 'M15'

/** What a card is aimed at, from its notation: places to press first, then what a button must tell apart. */
export function targetAim(card: CardId, on: string): Target {
  const words = on === '' ? [] : on.split(' ')
  const places = words.filter(word => readStooj(word) || readTier(word))
  const [first = '', second = ''] = words.filter(word => !places.includes(word))
  const at = (code: string, facts: Said['facts']): Target => ({
    places,
    label: { code, facts: { place: places[0] ?? '', ...facts } },
  })
  if (words.length === 0) return at('plain', {})
  if (first === '') return at('place', {})
  const other = Number(first) - 1
  const seat = { ...at('seat', { other }), places: [seatPlace(other)] }
  if (card === AT_A_PLAYER) return seat
  if (ZONES.some(zone => zone === second))
    return { ...seat, label: { code: 'seat-zone', facts: { other, zone: second } } }
  if (/^[A-Z]\d\d$/.test(second)) return { ...seat, label: { code: 'seat-card', facts: { other, taken: second } } }
  if (!/^\d+$/.test(first)) return at(places.length > 0 ? 'mine' : 'word', { word: fact(first) })
  const count = Number(first)
  if (places.length > 0) return at('count', { count })
  return at(card === IN_GOBS ? 'gobs' : 'number', { count })
}
