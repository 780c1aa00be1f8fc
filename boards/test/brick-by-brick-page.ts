import type { Event, Move, View } from '@masterplan/brick-by-brick/nouns'
import { findGame } from '@masterplan/catalog'
import { type Match, type Offer, type Seat, seeded } from '@masterplan/kernel'
import { expect } from 'vitest'
import type { Said } from '../src/board.ts'
import { webBoard } from '../src/brick-by-brick/web.ts'
import { sayFor } from '../src/kit/say.ts'
import { LANGUAGES, type Language, type Say, type WebBoard } from '../src/kit/web-board.ts'

// The board as its own game sees it: the fold only hides these types.
export const board = webBoard as unknown as WebBoard<View, Move, Event>
const game = findGame('brick-by-brick')!
const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed']

/** As the page speaks: numbers that are seats become names. */
export const sayIn = (language: Language): Say => sayFor(board.messages[language], NAMES, language)
export const SPEAKERS = LANGUAGES.map(language => [language, sayIn(language)] as const)

/** Cards and spaces have names for people; their codes are for notation. */
export const CODE = /\b[PS]\d\d\b|\b[1-7]\.(?:C|[NS]?[EW])\b/

const spokenBefore = new Set<string>()
export function spoken({ code, facts }: Said): void {
  const key = `${code} ${JSON.stringify(facts)}`
  if (spokenBefore.has(key)) return
  spokenBefore.add(key)
  for (const [language, speak] of SPEAKERS) {
    expect(Object.hasOwn(board.messages[language], code), code).toBe(true)
    expect(speak(code, facts), `${language} ${code}`).not.toMatch(/[{}]|undefined|NaN|^$/)
    expect(speak(code, facts), `${language} ${code}`).not.toMatch(CODE)
  }
}
export const viewOf = (match: Match, viewer: Seat | 'audience') => match.viewFor(viewer) as View
export function opened(players: number, options: object = {}): Match {
  const made = game.open(players, { ...options })
  if (!made.ok) throw new Error(made.problem)
  return made.match
}

/** Plays random matches to the end, with a look at every decision and every event. */
export function wander(
  seeds: number,
  look: (match: Match, seat: Seat, offers: readonly Offer[]) => void,
  hear: (event: Event) => void,
): void {
  for (let seed = 1; seed <= seeds; seed++) {
    const random = seeded(seed)
    const match = opened(2 + (seed % 4), seed % 3 === 0 ? { roofTarget: 'any', fallback: 'lenient' } : {})
    const happened = [match.settle(random)]
    for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
      const seat = turn.seats[0]!
      const offers = match.offersFor(seat)
      look(match, seat, offers)
      const said = match.submit(seat, offers[random.below(offers.length)]!.text, random)
      if (said.ok) happened.push(said)
    }
    for (const { event } of happened.flatMap(({ heard }) => heard)) hear(event as Event)
    look(match, 0, [])
  }
}
