import { type Match, plainEntry, playable, type Seat, seeded } from '@masterplan/kernel'
import { type Event, insight, type Move, subdivision, type View } from '@masterplan/subdivision'
import { expect, test } from 'vitest'
import type { Said } from '../src/board.ts'
import { sayFor } from '../src/kit/say.ts'
import { LANGUAGES, type Language, type Say, type WebBoard } from '../src/kit/web-board.ts'
import { webBoard } from '../src/subdivision/web.ts'

// The board as its own game sees it: the fold only hides these types.
const board = webBoard as unknown as WebBoard<View, Move, Event>
const game = playable(plainEntry(subdivision, insight))
const NAMES = ['Ana', 'Bo', 'Cy', 'Di']

const sayIn = (language: Language): Say => sayFor(board.messages[language], NAMES, language)
const english = sayIn('en')

function spoken({ code, facts }: Said): string[] {
  return LANGUAGES.map(language => {
    const sentence = sayIn(language)(code, facts)
    expect(sentence, `${language} ${code}`).not.toMatch(/[{}]|undefined|NaN|^$|^[a-z]+\./)
    return sentence
  })
}

const TABLES: readonly (readonly [number, object])[] = [
  [2, {}],
  [3, { parks: 'placement' }],
  [4, { set: 'threehouse', privateParks: 'strict' }],
  [2, { parks: 'random', set: 'threehouse' }],
]

/** Plays random matches to the end, with a look at every decision and every event. */
function wander(look: (match: Match, seat: Seat) => void, hear: (event: Event, match: Match) => void): void {
  for (const [at, [players, options]] of TABLES.entries()) {
    const opened = game.open(players, { ...options })
    if (!opened.ok) throw new Error(opened.problem)
    const { match } = opened
    const random = seeded(at)
    for (const { event } of match.settle(random).heard) hear(event as Event, match)
    for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
      const seat = turn.seats[0]!
      look(match, seat)
      const moves = match.movesFor(seat)
      const played = match.submit(seat, moves[random.below(moves.length)]!, random)
      if (!played.ok) throw new Error(played.refused.code)
      for (const { event } of played.heard) hear(event as Event, match)
    }
  }
}

test('every listed move is made on places that exist, each in its own way', () => {
  wander(
    (match, seat) => {
      const view = match.viewFor(seat) as View
      const places = new Set(board.places(view, english).map(({ id }) => id))
      const ways = match.offersFor(seat).map(({ move }) => {
        const { places: aimed, label } = board.aim(move as Move, view)
        for (const place of aimed) expect(places).toContain(place)
        return `${aimed.join(' ')} ${spoken(label)[0]}`
      })
      expect(new Set(ways).size).toBe(ways.length)
    },
    () => {},
  )
})

test('a press on a dark place is a move that the rules can answer', () => {
  wander(
    (match, seat) => {
      const view = match.viewFor(seat) as View
      for (const { id } of board.places(view, english)) {
        expect(match.judge(seat, board.meant(id, view) ?? '')?.code).not.toBe('unreadable-move')
      }
    },
    () => {},
  )
})

test('places have names and positions of their own, and sentences in every language', () => {
  wander(
    (match, seat) => {
      const view = match.viewFor(seat) as View
      const places = board.places(view, english)
      expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length)
      for (const { label } of places) expect(label).not.toMatch(/[{}]|undefined/)
      spoken(board.prompt(view))
    },
    () => {},
  )
})

test('events name players and places, never the colours of the terminal', () => {
  const heard = new Set<string>()
  wander(
    () => {},
    (event, match) => {
      const said = board.said(event)
      if (said === undefined) return
      heard.add(said.code)
      const there = new Set(board.places(match.viewFor('audience') as View, english).map(({ id }) => id))
      for (const place of said.places) expect(there).toContain(place)
      for (const sentence of spoken(said)) expect(sentence).not.toMatch(/\b(Red|Blue|Green|Yellow|[RBGY]3?)\b/)
    },
  )
  expect([...heard]).toEqual(expect.arrayContaining(['event.placed', 'event.park-fell', 'event.park-placed']))
})

test('a shared win names all who share it', () => {
  const over: Event = { kind: 'over', totals: [12, 9, 12, 12], winners: [0, 2, 3] }
  const [sentence] = spoken(board.said(over)!)
  expect(sentence).toContain('Ana, Cy and Di share the win')
})
