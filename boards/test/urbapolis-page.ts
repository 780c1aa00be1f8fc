import { findGame } from '@masterplan/catalog'
import { type Match, type Offer, type Seat, seeded } from '@masterplan/kernel'
import type { Event, Move, View } from '@masterplan/urbapolis/nouns'
import { expect } from 'vitest'
import type { Said } from '../src/board.ts'
import { sayFor } from '../src/kit/say.ts'
import { LANGUAGES, type Language, type Say, type WebBoard } from '../src/kit/web-board.ts'
import { webBoard } from '../src/urbapolis/web.ts'

// The board as its own game sees it: the fold only hides these types.
export const board = webBoard as unknown as WebBoard<View, Move, Event>
const game = findGame('urbapolis')!
const NAMES = ['Ana', 'Bo', 'Cy', 'Di']

/** As the page speaks: numbers that are seats become names. */
export const sayIn = (language: Language): Say => sayFor(board.messages[language], NAMES, language)
export const SPEAKERS = LANGUAGES.map(language => [language, sayIn(language)] as const)
export const english = sayIn('en')

export function spoken({ code, facts }: Said): void {
  for (const [language, speak] of SPEAKERS) {
    expect(Object.keys(board.messages[language])).toContain(code)
    expect(speak(code, facts), `${language} ${code}`).not.toMatch(/[{}]|undefined|NaN|^$/)
  }
}
export const viewOf = (match: Match, viewer: Seat | 'audience') => match.viewFor(viewer) as View

const VARIANTS: readonly object[] = [
  {},
  { scenario: 'B', bankTable: 'steep', boostTargets: 'any' },
  { handInfo: 'closed', publicPlots: 'adjacentFree' },
  { scenario: 'B', levelModel: 'marker', lastTurns: 'all', hireArrival: 'now' },
]

/** Public buildings have effects, and so moves, of their own. */
const FAVOURED: readonly Move['kind'][] = ['tender', 'tender', 'build', 'build', 'demolish', 'draft', 'claim']

/** Plays random matches to the end, with a look at every decision and every event. Passes are rare, so that cities grow. */
export function wander(
  seeds: number,
  look: (match: Match, seat: Seat, offers: readonly Offer[]) => void,
  hear: (event: Event) => void,
): void {
  for (let seed = 1; seed <= seeds; seed++) {
    const random = seeded(seed)
    const made = game.open(2 + (seed % 3), { ...VARIANTS[seed % VARIANTS.length] })
    if (!made.ok) throw new Error(made.problem)
    const { match } = made
    const happened = [match.settle(random)]
    for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
      const seat = turn.seats[0]!
      const offers = match.offersFor(seat)
      look(match, seat, offers)
      // A kind first, then one of it: otherwise nearly every move is a bid.
      const listed = new Set(offers.map(({ move }) => (move as Move).kind))
      const kinds = [...listed, ...FAVOURED.filter(each => listed.has(each))].filter(each => each !== 'pass')
      const kind = kinds.length > 0 && random.below(12) > 0 ? kinds[random.below(kinds.length)] : undefined
      const some = kind === undefined ? offers : offers.filter(({ move }) => (move as Move).kind === kind)
      const said = match.submit(seat, some[random.below(some.length)]!.text, random)
      if (said.ok) happened.push(said)
    }
    for (const { event } of happened.flatMap(({ heard }) => heard)) hear(event as Event)
    look(match, 0, [])
  }
}
