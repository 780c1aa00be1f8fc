import { findGame } from '@masterplan/catalog'
import { type Heard, type Match, type Offer, type Seat, seeded, type Viewer } from '@masterplan/kernel'
import type { Event, Move, View } from '@masterplan/tryste/nouns'
import { expect } from 'vitest'
import type { Said } from '../src/board.ts'
import { sayFor } from '../src/kit/say.ts'
import { LANGUAGES, type Language, type Say, type WebBoard } from '../src/kit/web-board.ts'
import { webBoard } from '../src/tryste/web.ts'

// The board as its own game sees it: the fold only hides these types.
export const board = webBoard as unknown as WebBoard<View, Move, Event>
export const game = findGame('tryste')!
const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']

/** As the page speaks: numbers that are seats become names. */
const sayIn = (language: Language): Say => sayFor(board.messages[language], NAMES, language)
export const SPEAKERS = LANGUAGES.map(language => [language, sayIn(language)] as const)
export const english = sayIn('en')

/** What no sentence holds: facts that are missing, and places as notation writes them. */
export const UNSAID = /[{}]|undefined|NaN|^$|\b[udUD]:-?\d/

const spokenOnce = new Set<string>()
export function spoken({ code, facts }: Said): void {
  const key = `${code} ${JSON.stringify(facts)}`
  if (spokenOnce.has(key)) return
  spokenOnce.add(key)
  for (const [language, speak] of SPEAKERS) {
    expect(board.messages[language][code], `${language} ${code}`).toBeDefined()
    expect(speak(code, facts), `${language} ${code}`).not.toMatch(UNSAID)
  }
}
/** An event in English and in French. */
export function spokenOf(event: Event): { readonly code: string; readonly sentences: readonly string[] } {
  const said = board.said(event)
  if (said === undefined) throw new Error(`${event.kind} is not said.`)
  spoken(said)
  return { code: said.code, sentences: SPEAKERS.map(([, speak]) => speak(said.code, said.facts)) }
}
export const viewOf = (match: Match, viewer: Viewer) => match.viewFor(viewer) as View
export const moveOf = ({ move }: Offer) => move as Move

const TABLES: readonly (readonly [players: number, options: object])[] = [
  [4, { yearCap: 6 }],
  [2, { yearCap: 8, board: 'clearing', blyceOffBoardMiddle: true }],
  [6, { yearCap: 3, board: 'both-hexes' }],
  [3, { mode: 'junior', yearCap: 5 }],
  [3, { mode: 'condensed', yearCap: 6, board: 'oasis' }],
  [5, { yearCap: 4, board: 'one-and-all' }],
]

/** Random matches to the end, with a look at every decision and an ear for every event. A kind first, then one of it. */
export function wander(
  tables: readonly number[],
  look: (match: Match, seat: Seat, offers: readonly Offer[]) => void,
  hear: (event: Event) => void,
): void {
  const tell = (heard: readonly Heard[]) => {
    for (const { event } of heard) hear(event as Event)
  }
  for (const [seed, table] of tables.entries()) {
    const [players, options] = TABLES[table]!
    const random = seeded(seed + 3)
    const made = game.open(players, { ...options })
    if (!made.ok) throw new Error(made.problem)
    const { match } = made
    tell(match.settle(random).heard)
    for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
      const seat = turn.seats[random.below(turn.seats.length)]!
      const offers = match.offersFor(seat)
      look(match, seat, offers)
      const kinds = [...new Set(offers.map(offer => moveOf(offer).kind))].filter(
        kind => kind !== 'show' || random.below(8) === 0,
      )
      const some = offers.filter(offer => moveOf(offer).kind === kinds[random.below(kinds.length)])
      const among = some.length > 0 ? some : offers
      const said = match.submit(seat, among[random.below(among.length)]!.text, random)
      if (said.ok) tell(said.heard)
    }
    look(match, 0, [])
  }
}
