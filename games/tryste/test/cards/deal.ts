import { addTo } from '@masterplan/kernel/bits'
import { type State, tryste } from '../../src/index.ts'
import type { CardId } from '../../src/nouns.ts'
import { at, finishYear, type Heard, listed, say } from '../builder.ts'

const ROLE_OF: Readonly<Record<string, string>> = { A: 'architect', C: 'contractor', M: 'mafia', N: 'media' }

/** The seat that picks takes the role of the card's deck and draws the card. */
export function draw(state: State, card: CardId): Heard[] {
  return say(state, `${state.seat + 1} pick ${ROLE_OF[card[0]!]!}`, `* draw ${card}`)
}

/** The leader's Contractor turn, with nothing drawn: the decks are empty from now on. */
export function toWork(state: State): void {
  state.deck.fill(0)
  say(state, '1 pick contractor', '1 take lumber')
}

/** The leader's Developer turn after both tiles are drawn. */
export function toDevelop(state: State): void {
  say(state, '1 pick developer', '1 tile residential', '1 tile residential')
}

export const used = (state: State, seat: number): readonly CardId[] => tryste.view(state, 'audience').purses[seat]!.used

/** How the card may be played by the seat that is awaited. */
export const plays = (state: State, card: CardId): string[] =>
  listed(state).filter(move => move.startsWith(`play ${card}`))

export const levels = (state: State, ...stoojes: string[]): number[] =>
  stoojes.map(stooj => state.level[at(state, stooj)]!)

export function protect(state: State, ...stoojes: string[]): void {
  for (const stooj of stoojes) addTo(state.protectedOnes, 0, at(state, stooj))
}

export const prestige = (state: State): number[] => [...state.prestige.subarray(0, state.fixed.players)]
export const gobs = (state: State): number[] => [...state.gobs.subarray(0, state.fixed.players)]

/** What somebody was told that got or lost, such as "1 +4 prestige N01". */
export const changes = (heard: readonly Heard[]): string[] =>
  heard.flatMap(({ event }) =>
    event.kind === 'got'
      ? [`${event.seat + 1} ${event.change > 0 ? '+' : ''}${event.change} ${event.what} ${event.why}`]
      : [],
  )

/** The phase being played is the last of its year, and both run out. */
export function endYear(state: State): void {
  state.picks = state.fixed.players === 2 ? 4 : state.fixed.players
  finishYear(state)
}
