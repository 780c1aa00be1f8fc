import type { Event, Move, View } from '@masterplan/brick-by-brick/nouns'
import { findGame } from '@masterplan/catalog'
import { type Match, type Offer, type Seat, seeded } from '@masterplan/kernel'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import type { Said } from '../src/board.ts'
import { printed } from '../src/brick-by-brick/side/card-text.ts'
import { webBoard } from '../src/brick-by-brick/web.ts'
import { en } from '../src/brick-by-brick/words/en/index.ts'
import { fr } from '../src/brick-by-brick/words/fr/index.ts'
import { sayFor } from '../src/kit/say.ts'
import { LANGUAGES, type Language, type Place, type Say, type WebBoard } from '../src/kit/web-board.ts'

// The board as its own game sees it: the fold only hides these types.
const board = webBoard as unknown as WebBoard<View, Move, Event>
const game = findGame('brick-by-brick')!
const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed']

/** As the page speaks: numbers that are seats become names. */
const sayIn = (language: Language): Say => sayFor(board.messages[language], NAMES, language)
const SPEAKERS = LANGUAGES.map(language => [language, sayIn(language)] as const)

const spokenBefore = new Set<string>()
function spoken({ code, facts }: Said): void {
  const key = `${code} ${JSON.stringify(facts)}`
  if (spokenBefore.has(key)) return
  spokenBefore.add(key)
  for (const [language, speak] of SPEAKERS) {
    expect(Object.hasOwn(board.messages[language], code), code).toBe(true)
    expect(speak(code, facts), `${language} ${code}`).not.toMatch(/[{}]|undefined|NaN|^$/)
  }
}
const viewOf = (match: Match, viewer: Seat | 'audience') => match.viewFor(viewer) as View
function opened(players: number, options: object = {}): Match {
  const made = game.open(players, { ...options })
  if (!made.ok) throw new Error(made.problem)
  return made.match
}

/** Plays random matches to the end, with a look at every decision and every event. */
function wander(
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

describe('places and aims', () => {
  test('every listed move is made on places that exist, and in its own way', () => {
    const kinds = new Set<string>()
    wander(
      8,
      (match, seat, offers) => {
        const view = viewOf(match, seat)
        const ids = new Set(board.places(view, SPEAKERS[0]![1]).map(place => place.id))
        const ways = offers.map(({ move, text }) => {
          const { places, label } = board.aim(move as Move, view)
          kinds.add((move as Move).kind)
          expect(
            places.filter(place => !ids.has(place)),
            text,
          ).toEqual([])
          spoken(label)
          return JSON.stringify([places, label])
        })
        expect(new Set(ways).size).toBe(offers.length)
        // Few moves are buttons before anything is pressed.
        const buttons = offers.filter(({ move }) => board.aim(move as Move, view).places.length === 0)
        expect(buttons.length).toBeLessThanOrEqual(4)
      },
      () => {},
    )
    expect([...kinds].toSorted()).toEqual(
      ['abandon', 'claim', 'construct', 'decline', 'invade', 'keep', 'move', 'next', 'pass', 'roof'].toSorted(),
    )
  })

  test('places have distinct ids and positions, inside the picture but for cards, and say what stands there', () => {
    const seen = new Map<number, readonly Place[]>()
    wander(
      2,
      (match, seat) => {
        const view = viewOf(match, seat)
        for (const [language, speak] of SPEAKERS) {
          const places = board.places(view, speak)
          expect(new Set(places.map(place => place.id)).size).toBe(places.length)
          expect(new Set(places.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(places.length)
          const wrong = places.filter(({ label, text }) => /[{}]|undefined|NaN/.test(label) || text.length === 0)
          expect(wrong, language).toEqual([])
          seen.set(seat, places)
        }
      },
      () => {},
    )
    const { width, height } = board.size as { width: number; height: number }
    const drawn = seen.get(0)!.filter(({ id }) => !/^[PS]\d\d$/.test(id))
    expect(drawn).toHaveLength(49 + 7 + 3)
    for (const { x, y } of drawn) {
      expect(x).toBeGreaterThan(40)
      expect(x).toBeLessThan(width - 40)
      expect(y).toBeGreaterThan(40)
      expect(y).toBeLessThan(height - 40)
    }
  })

  test('every dark place is answered by a readable move that the rules judge', () => {
    wander(
      3,
      (match, seat) => {
        const view = viewOf(match, seat)
        for (const { id } of board.places(view, SPEAKERS[0]![1])) {
          const meant = board.meant(id, view)
          if (meant === undefined) continue
          const refused = match.judge(seat, meant)
          if (refused === undefined) continue
          expect(refused.code, `${id}: ${meant}`).not.toBe('unreadable-move')
          if (match.turn().kind === 'decide') spoken({ code: `refusal.${refused.code}`, facts: refused.facts })
        }
      },
      () => {},
    )
  })
})

type Part = ReturnType<IntlMessageFormat['getAst']>[number]
const factsIn = (parts: readonly Part[]): string[] =>
  parts.flatMap(part => [
    ...(part.type === 0 || part.type === 7 || part.type === 8 ? [] : [part.value]),
    ...('options' in part ? Object.values(part.options).flatMap(option => factsIn(option.value)) : []),
  ])
const factsOf = (sentence: string): string[] => factsIn(new IntlMessageFormat(sentence, 'en').getAst())

describe('sentences', () => {
  test('prompts and events of whole matches are said in both languages, and events lead to places', () => {
    const told = new Set<string>()
    wander(
      8,
      (match, seat) => {
        const view = viewOf(match, seat)
        spoken(board.prompt(view))
        for (const each of view.table) {
          for (const { label, value } of board.holdings(view, each.seat)) {
            spoken(label)
            expect(value).not.toMatch(/undefined|NaN/)
          }
        }
      },
      event => {
        const said = board.said(event)
        if (said === undefined) return
        told.add(said.code)
        spoken(said)
        for (const place of said.places) expect(place).toMatch(/^[1-7](\.(C|NW|NE|E|SE|SW|W))?$/)
      },
    )
    expect(told).toContain('event.control')
    expect(told).toContain('event.roof-moved')
  })

  test('a tie in a region is paid to players by their names', () => {
    const said = board.said({ kind: 'control', region: 3, seats: [0, 2, 3], gain: 1 })!
    expect(sayIn('en')(said.code, said.facts)).toBe('Region 3 pays 1 inhabitant to Ana, Cy and Di.')
    expect(sayIn('fr')(said.code, said.facts)).toBe('Le quartier 3 rapporte 1 habitant à Ana, Cy et Di.')
  })

  test('French has what English has: sentences, facts, cards with a name and an objective', () => {
    expect(Object.keys(fr).toSorted()).toEqual(Object.keys(en).toSorted())
    for (const [code, sentence] of Object.entries(fr)) {
      const facts = factsOf(en[code as keyof typeof en]).filter(fact => fact !== 'text')
      expect(factsOf(sentence), code).toEqual(expect.arrayContaining(facts))
    }
    for (const code of Object.keys(en).filter(each => each.startsWith('card.'))) {
      for (const [, speak] of SPEAKERS) {
        const { name, text } = printed(code.slice(5), speak)
        expect(name.length).toBeGreaterThan(3)
        expect(text.length).toBeGreaterThan(5)
      }
    }
    expect(sayIn('fr')('event.revealed', { project: 'P04', text: 'Meadow Lookout' })).toBe(
      'P04 est révélé, Belvédère de la Prairie : 3 étages sur Prairie.',
    )
  })
})

describe('what is hidden', () => {
  test('missions of others are no places, and their scores are unknown, before the end', () => {
    wander(
      3,
      (match, seat) => {
        const view = viewOf(match, seat)
        const over = match.turn().kind === 'over'
        const known = board.scores(view)
        for (const each of view.table) {
          if (!over && each.seat !== seat) expect(known[each.seat]).toBeNull()
        }
        expect(board.scores(viewOf(match, 'audience')).every(score => (score === null) === !over)).toBe(true)
        const cards = board.places(viewOf(match, 'audience'), SPEAKERS[0]![1]).filter(({ id }) => /^S\d\d$/.test(id))
        expect(cards.length > 0).toBe(over)
        if (over) expect(known.map(score => score?.total)).toEqual(match.scores().map(({ total }) => total))
      },
      () => {},
    )
  })
})
