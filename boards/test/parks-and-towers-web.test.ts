import { type Match, type Offer, plainEntry, playable, type Seat, seeded } from '@masterplan/kernel'
import { cellsOf } from '@masterplan/kernel/square'
import { type Event, insight, type Move, parksAndTowers, type View } from '@masterplan/parks-and-towers'
import { describe, expect, test } from 'vitest'
import type { Said } from '../src/board.ts'
import { placeToward, rowsOf } from '../src/kit/arrows.ts'
import { sayFor } from '../src/kit/say.ts'
import { LANGUAGES, type Language, type Place, type Say, type WebBoard } from '../src/kit/web-board.ts'
import {
  besideBlock,
  centreOf,
  EIGHT,
  pawnPoint,
  placeUnder,
  wayTo,
} from '../src/parks-and-towers/scene/coordinates.ts'
import { webBoard } from '../src/parks-and-towers/web.ts'
import { en } from '../src/parks-and-towers/words/en.ts'
import { fr } from '../src/parks-and-towers/words/fr.ts'

// The board as its own game sees it: the fold only hides these types.
const board = webBoard as unknown as WebBoard<View, Move, Event>
const game = playable(plainEntry(parksAndTowers, insight))
const NAMES = ['Ana', 'Bo']

/** As the page speaks: numbers that are seats become names. */
const sayIn = (language: Language): Say => sayFor(board.messages[language], NAMES, language)
const english = sayIn('en')

function spoken({ code, facts }: Said): void {
  for (const language of LANGUAGES) {
    expect(Object.keys(board.messages[language])).toContain(code)
    expect(sayIn(language)(code, facts), `${language} ${code}`).not.toMatch(/[{}]|undefined|NaN|^$/)
  }
}

const TABLES = [
  {},
  { preset: 'mini' },
  { preset: 'small', towers: 1 },
  { size: 5, houses: 8, towers: 1, parkLimit: 2 },
  { size: 5, houses: 8, towers: 2, parkLimit: 3, conflict: 'tower' },
  { size: 4, houses: 5, towers: 1, attention: true, komiHalves: 1 },
  { size: 3, houses: 6, towers: 16 },
] as const

const viewOf = (match: Match): View => match.viewFor('audience') as View
function opened(options: object): Match {
  const made = game.open(2, { ...options })
  if (!made.ok) throw new Error(made.problem)
  return made.match
}

/** Plays random matches to the end, with a look at every decision and every event. */
function wander(look: (match: Match, seat: Seat, offers: readonly Offer[]) => void, hear: (event: Event) => void) {
  for (const [at, options] of TABLES.entries()) {
    for (let round = 1; round <= 2; round++) {
      const random = seeded(10 * at + round)
      const match = opened(options)
      for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
        const seat = turn.seats[0]!
        const offers = match.offersFor(seat)
        look(match, seat, offers)
        const played = match.submit(seat, offers[random.below(offers.length)]!.text, random)
        if (!played.ok) throw new Error(played.refused.code)
        for (const { event } of played.heard) hear(event as Event)
      }
      look(match, 0, [])
    }
  }
}
const nothing = () => {}

describe('places and aims', () => {
  test('every listed move is made on places that exist, in its own way, and cell and place come first', () => {
    let named = 0
    wander((match, _seat, offers) => {
      const view = viewOf(match)
      const ids = new Set(board.places(view, english).map(({ id }) => id))
      const aims = offers.map(({ move }) => board.aim(move as Move, view))
      expect(aims.flatMap(({ places }) => places).filter(place => !ids.has(place))).toEqual([])
      expect(aims.map(({ places }) => places[1])).toEqual(offers.map(({ text }) => /^..[nesw]+/.exec(text)?.[0]))
      expect(aims.every(aim => 'inOrder' in aim && aim.inOrder === 2)).toBe(true)
      named += aims.filter(({ places }) => places.length > 2).length
      const ways = aims.map(({ places, label }) => JSON.stringify([places, label]))
      expect(new Set(ways).size).toBe(offers.length)
      for (const { label } of [...aims.slice(0, 8), ...aims.slice(-8)]) spoken(label)
    }, nothing)
    expect(named).toBeGreaterThan(0)
  })

  test('the builder names the cells of the last towers after the place, in any order', () => {
    const match = opened({ size: 5, towers: 1 })
    for (const [at, move] of ['c2s', 'b3n', 'd3n'].entries()) match.append(`${(at % 2) + 1} ${move}`)
    const offers = match.offersFor(1).filter(({ text }) => text.startsWith('c3ne'))
    expect(offers.map(({ move }) => board.aim(move as Move, viewOf(match)).places)).toEqual([
      ['c3', 'c3ne', 'b2'],
      ['c3', 'c3ne', 'd2'],
    ])
    const [label] = offers.map(({ move }) => board.aim(move as Move, viewOf(match)).label)
    expect(english(label!.code, label!.facts)).toBe('Build here, facing north-east; tower on b2')
  })

  test('places have distinct ids and positions inside the picture and say what stands there', () => {
    wander(match => {
      const view = viewOf(match)
      const { width, height } = (board.size as (view: View) => { width: number; height: number })(view)
      for (const language of LANGUAGES) {
        const places = board.places(view, sayIn(language))
        const cells = places.filter(place => !('inside' in place) && place.id !== 'supply')
        expect(cells).toHaveLength(view.size ** 2)
        expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
        expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length)
        const isWell = ({ label, text, x, y }: Place) =>
          !/[{}]|undefined|NaN|^$/.test(label) && text !== '' && x > 0 && x < width && y > 0 && y < height
        expect(places.filter(place => !isWell(place))).toEqual([])
      }
    }, nothing)
  })

  test('the text grid shows houses with their direction, points of parks and shares of towers', () => {
    const match = opened({ size: 4, houses: 4, towers: 2 })
    for (const [at, move] of ['a1ne', 'b1s', 'c1w', 'a2n'].entries()) match.append(`${(at % 2) + 1} ${move}`)
    const places = new Map(board.places(viewOf(match), english).map(place => [place.id, place]))
    const texts = ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'd4'].map(id => places.get(id)?.text)
    expect(texts).toEqual(['A↗', 'B↓', 'A←', '♣1:0', 'B↑', '▲3:2', '·'])
    expect(places.get('a1')?.label).toBe('a1, house of Ana, facing north-east')
    expect(places.get('b2')?.label).toBe('b2, tower, shares: Ana = 3, Bo = 2')
    expect(places.get('supply')?.label).toBe('1 tower left; parks without end')
    expect(places.get('c2ne')?.label).toBe('c2, facing north-east, towards d3')
    expect(places.get('d4e')?.label).toBe('d4, facing east, over the edge of the board')
    expect(places.has('a1n')).toBe(false)
  })

  test.each([3, 5, 8])(
    'on a board of %i cells an edge an opened cell has rows of its own, and arrows lead into it',
    size => {
      const view = viewOf(opened({ size }))
      const { height } = (board.size as (view: View) => { width: number; height: number })(view)
      const places = board.places(view, english).filter(place => !('inside' in place) || place.inside === 'b2')
      const rows = rowsOf(places, Math.max(20, height / 12)).map(row => row.map(({ id }) => id))
      expect(rows).toHaveLength(size + 3)
      expect(rows).toContainEqual(['b2nw', 'b2n', 'b2ne'])
      expect(rows).toContainEqual(['b2sw', 'b2s', 'b2se'])
      const at = (id: string) => places.find(place => place.id === id)!
      expect(placeToward(at('b2'), 'ArrowUp', places)?.id).toBe('b2n')
      expect(placeToward(at('b2n'), 'ArrowRight', places)?.id).toBe('b2ne')
      expect(placeToward(at('b2'), 'ArrowLeft', places)?.id).toBe('b2w')
    },
  )

  test('every dark place is answered by a readable move that the rules judge', () => {
    const codes = new Set<string>()
    wander((match, seat, offers) => {
      const view = viewOf(match)
      for (const { id } of board.places(view, english)) {
        const meant = board.meant(id, view)
        expect(meant === undefined).toBe(id === 'supply')
        const refused = meant === undefined ? undefined : match.judge(seat, meant)
        if (refused === undefined || offers.length === 0) continue
        codes.add(refused.code)
        spoken({ code: `refusal.${refused.code}`, facts: refused.facts })
      }
    }, nothing)
    expect(codes).toContain('cell-taken')
    expect(codes).not.toContain('unreadable-move')
  })
})

describe('the plan', () => {
  test('a press inside a cell means the place it lies in, and the middle means none', () => {
    for (const place of EIGHT) {
      const { x, y } = wayTo(place)
      expect(placeUnder({ x: 30 * x, y: 30 * y })).toBe(place)
    }
    expect(placeUnder({ x: 5, y: -9 })).toBe(null)
  })

  test.each([8, 7, 6])(
    'on a board of %i cells an edge a finger chooses beside a cell, and no neighbour is covered',
    size => {
      const view = viewOf(opened({ size }))
      const { width, height } = (board.size as (view: View) => { width: number; height: number })(view)
      const phone = width / 344
      for (const cell of cellsOf(size, size)) {
        const { x, y, pitch } = besideBlock(cell, view, { least: 32 * phone, most: 48 * phone })
        const { x: middle, y: level } = centreOf(cell, size)
        const half = 1.5 * pitch
        expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(half)
        expect(Math.max(Math.abs(x - middle), Math.abs(y - level))).toBeGreaterThanOrEqual(
          half + (size > 6 ? 150 : 100),
        )
      }
    },
  )

  test('P-1.4 pawns walk clockwise along the whole rim', () => {
    const steps = Array.from({ length: 28 }, (_, at) => pawnPoint(at, 8))
    expect(new Set(steps.map(({ x, y }) => `${x} ${y}`)).size).toBe(28)
    expect(steps[6]!.x).toBeGreaterThan(steps[0]!.x)
    expect(steps[13]!.y).toBeGreaterThan(steps[7]!.y)
    expect(steps[20]!.x).toBeLessThan(steps[14]!.x)
    expect(steps[27]!.y).toBeLessThan(steps[21]!.y)
  })
})

describe('sentences', () => {
  test('prompts, events and scores of whole matches are said in both languages, and events lead to places', () => {
    const told = new Set<string>()
    wander(
      match => {
        const view = viewOf(match)
        spoken(board.prompt(view))
        for (const score of board.scores(view)) {
          for (const line of Object.keys(score!.lines)) spoken({ code: `line.${line}`, facts: {} })
          expect(Object.values(score!.lines).reduce((sum, points) => sum + points, 0)).toBe(score!.total)
        }
        for (const seat of [0, 1] as const) for (const { label } of board.holdings(view, seat)) spoken(label)
        spoken(board.moment!(view))
      },
      event => {
        const sentence = board.said(event)!
        told.add(event.kind)
        spoken(sentence)
        expect(sentence.places).toHaveLength('cell' in event ? 1 : 0)
        expect(english(sentence.code, sentence.facts)).not.toMatch(/White|Yellow/)
      },
    )
    const kinds = ['cell-closed', 'end', 'house', 'park', 'park-forgotten', 'tower', 'tower-share']
    expect([...told].toSorted()).toEqual(kinds)
  })

  test('a held house says what it brings, in both languages', () => {
    const held = (moves: readonly string[], text: string) => {
      const [match, then] = [opened({ size: 4, houses: 4, towers: 2 }), opened({ size: 4, houses: 4, towers: 2 })]
      for (const [at, move] of moves.entries()) for (const each of [match, then]) each.append(`${(at % 2) + 1} ${move}`)
      const seat = (moves.length % 2) as Seat
      then.append(`${seat + 1} ${text}`)
      const { move } = match.offersFor(seat).find(offer => offer.text === text)!
      const said = board.foretold!(move as Move, viewOf(match), viewOf(then))!
      return LANGUAGES.map(language => sayIn(language)(said.code, said.facts))
    }
    expect(held([], 'a1ne')).toEqual([
      'A house on a1, facing north-east: no park, no tower.',
      'Une maison en a1, vers le nord-est : ni parc ni tour.',
    ])
    expect(held(['a1ne', 'b1s'], 'c1w')[0]).toBe('A house on c1, facing west: a park on d1 pays you 1 and Bo 0.')
    expect(held(['a1ne', 'b1s', 'c1w'], 'a2n')).toEqual([
      'A house on a2, facing north: a tower rises on b2 that Ana leads.',
      'Une maison en a2, vers le nord : une tour s’élève en b2 et Ana y domine.',
    ])
  })

  test('three parks or more are told as one, so that a phone has room for them', () => {
    const match = opened({})
    const view = viewOf(match)
    const parkOn = (cell: number) => ({ ...view.parks[0]!, cell, points: [1, cell] as const })
    const told = (cells: readonly number[]) => {
      const said = board.foretold!({ cell: 0, place: 0 } as Move, view, { ...view, parks: cells.map(parkOn) } as View)!
      return LANGUAGES.map(language => sayIn(language)(said.code, said.facts).replace(/^.* ?: /, ''))
    }
    expect(told([1, 2])[0]).toMatch(/^a park on .* and a park on /)
    expect(told([1, 2, 3])).toEqual(['3 parks pay you 3 and Bo 6.', '3 parcs rapportent 3 à vous et 6 à Bo.'])
  })

  test('who holds the larger share of a tower leads it', () => {
    const match = opened({ size: 4, houses: 4, towers: 2 })
    for (const [at, move] of ['a1ne', 'b1s', 'c1w', 'a2n'].entries()) match.append(`${(at % 2) + 1} ${move}`)
    expect([0, 1].map(seat => board.holdings(viewOf(match), seat as Seat).map(({ value }) => value))).toEqual([
      ['2', '1'],
      ['2', '0'],
    ])
    const { code, facts } = board.moment!(viewOf(match))
    expect(english(code, facts)).toBe('1 tower left')
  })

  test('French has every sentence, with the same facts', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en))
    const factsIn = (sentence: string) => [...new Set(sentence.match(/(?<=\{)[a-z]+(?=[,}])/g))].toSorted()
    for (const [code, sentence] of Object.entries(board.messages.en)) {
      if (!sentence.includes('select')) expect(factsIn(board.messages.fr[code]!), code).toEqual(factsIn(sentence))
    }
  })

  test('what a picture asks for is said with its number', () => {
    expect(english('picture.short-towers', { left: 1 })).toBe('Only 1 tower is left: press the cells that get one.')
    for (const code of ['picture.short', 'picture.mark-cells']) spoken({ code, facts: {} })
  })
})
