import { findGame } from '@masterplan/catalog'
import { type Match, type Offer, type Seat, seeded } from '@masterplan/kernel'
import type { Event, Move, View } from '@masterplan/urbapolis/nouns'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import type { Said } from '../src/board.ts'
import { sayFor } from '../src/kit/say.ts'
import { LANGUAGES, type Language, type Say, type WebBoard } from '../src/kit/web-board.ts'
import { sizeOf, swayOf } from '../src/urbapolis/scene/coordinates.ts'
import { CODES } from '../src/urbapolis/tile-lookup.ts'
import { webBoard } from '../src/urbapolis/web.ts'
import { en } from '../src/urbapolis/words/en/index.ts'
import { fr } from '../src/urbapolis/words/fr/index.ts'

// The board as its own game sees it: the fold only hides these types.
const board = webBoard as unknown as WebBoard<View, Move, Event>
const game = findGame('urbapolis')!
const NAMES = ['Ana', 'Bo', 'Cy', 'Di']

/** As the page speaks: numbers that are seats become names. */
const sayIn = (language: Language): Say => sayFor(board.messages[language], NAMES, language)
const SPEAKERS = LANGUAGES.map(language => [language, sayIn(language)] as const)
const english = sayIn('en')

function spoken({ code, facts }: Said): void {
  for (const [language, speak] of SPEAKERS) {
    expect(Object.keys(board.messages[language])).toContain(code)
    expect(speak(code, facts), `${language} ${code}`).not.toMatch(/[{}]|undefined|NaN|^$/)
  }
}
const viewOf = (match: Match, viewer: Seat | 'audience') => match.viewFor(viewer) as View

const VARIANTS: readonly object[] = [
  {},
  { scenario: 'B', bankTable: 'steep', boostTargets: 'any' },
  { handInfo: 'closed', publicPlots: 'adjacentFree' },
  { scenario: 'B', levelModel: 'marker', lastTurns: 'all', hireArrival: 'now' },
]

/** Public buildings have effects, and so moves, of their own. */
const FAVOURED: readonly Move['kind'][] = ['tender', 'tender', 'build', 'build', 'demolish', 'draft', 'claim']

/** Plays random matches to the end, with a look at every decision and every event. Passes are rare, so that cities grow. */
function wander(
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

describe('places and aims', () => {
  test('every listed move is made on places that exist, and in its own way', () => {
    const kinds = new Set<string>()
    let most = 0
    wander(
      4,
      (match, seat, offers) => {
        const view = viewOf(match, seat)
        const ids = new Set(board.places(view, english).map(place => place.id))
        const ready = new Map<string, number>()
        const ways = offers.map(({ move, text }) => {
          const { places, label } = board.aim(move as Move, view)
          kinds.add((move as Move).kind)
          for (const place of places) expect(ids, text).toContain(place)
          ready.set(places.join(), (ready.get(places.join()) ?? 0) + 1)
          return `${places.join()} ${english(label.code, label.facts)}`
        })
        expect(new Set(ways).size).toBe(offers.length)
        // Passing, or being done, is the only button before anything is pressed; after that there are few.
        expect(ready.get('') ?? 0).toBeLessThanOrEqual(1)
        most = Math.max(most, ...ready.values())
      },
      () => {},
    )
    expect(most).toBeLessThanOrEqual(6)
    for (const kind of 'pick bid take build upgrade tender bank hire temps hospital boost road done pass'.split(' ')) {
      expect(kinds).toContain(kind)
    }
  })

  test('what random matches seldom offer is aimed at its plot or tile too', () => {
    wander(
      1,
      (match, seat) => {
        const view = viewOf(match, seat)
        const hall = view.plots.find(({ building }) => building === 'HALL')?.plot ?? ''
        const placesFor = (move: Move) => board.aim(move, view).places
        expect(placesFor({ kind: 'claim', plot: 10 })).toEqual(['c2'])
        expect(placesFor({ kind: 'demolish', plot: 10 })).toEqual(['c2'])
        expect(placesFor({ kind: 'expropriate', plot: 10 })).toEqual([hall, 'c2'])
        expect(placesFor({ kind: 'draft', tile: 0 })).toEqual(['H01'])
        for (const kind of ['claim', 'demolish', 'expropriate'] as const)
          spoken(board.aim({ kind, plot: 10 }, view).label)
      },
      () => {},
    )
  })

  test('labels of moves are said in both languages', () => {
    const seen = new Set<string>()
    wander(
      4,
      (match, seat, offers) => {
        const view = viewOf(match, seat)
        for (const { move } of offers) {
          const { label } = board.aim(move as Move, view)
          const key = JSON.stringify(label)
          if (seen.has(key)) continue
          seen.add(key)
          spoken(label)
        }
      },
      () => {},
    )
    expect(english('move.bank', { workers: 3, table: 'steep' })).toBe('3 workers: 15 coins')
  })

  test('places have distinct ids and positions, and say what stands there', () => {
    let at = 0
    wander(
      4,
      (match, seat) => {
        const view = viewOf(match, seat)
        const [language, speak] = SPEAKERS[at++ % 2]!
        const places = board.places(view, speak)
        expect(new Set(places.map(place => place.id)).size).toBe(places.length)
        expect(new Set(places.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(places.length)
        for (const { label, text } of places) {
          expect(label, language).not.toMatch(/[{}]|undefined|NaN/)
          expect(text.length).toBeGreaterThan(0)
        }
        const { width, height } = sizeOf(view)
        for (const { x, y, id } of places.filter(place => /^[a-h]\d/.test(place.id))) {
          expect(x > 40 && x < width - 40 && y > 40 && y < height - 40, id).toBe(true)
        }
      },
      () => {},
    )
  })

  test('every dark place is answered by a readable move that the rules judge', () => {
    const codes = new Set<string>()
    wander(
      4,
      (match, seat) => {
        if (match.turn().kind !== 'decide') return
        const view = viewOf(match, seat)
        for (const { id } of board.places(view, english)) {
          const meant = board.meant(id, view)
          if (meant === undefined) continue
          const refused = match.judge(seat, meant)
          if (refused === undefined) continue
          expect(refused.code, `${id}: ${meant}`).not.toBe('unreadable-move')
          const key = `${refused.code} ${Object.keys(refused.facts).join()}`
          if (!codes.has(key)) spoken({ code: `refusal.${refused.code}`, facts: refused.facts })
          codes.add(key)
        }
      },
      () => {},
    )
    expect(codes.size).toBeGreaterThan(6)
  })
})

describe('what is shown', () => {
  test('neighbours, roads and boosts add up to the total of every private building', () => {
    let checked = 0
    wander(
      4,
      (match, seat) => {
        const view = viewOf(match, seat)
        if (view.options.levelModel === 'marker') return
        for (const plot of view.plots) {
          if (plot.total === null) continue
          const { up, down, roads, boosts } = swayOf(view, plot)
          expect(up - down + roads + boosts, plot.plot).toBe(plot.total)
          checked++
        }
      },
      () => {},
    )
    expect(checked).toBeGreaterThan(100)
  })

  test('a closed hand of somebody else is no place; scores are those of the match', () => {
    let closed = 0
    wander(
      4,
      (match, seat) => {
        const view = viewOf(match, seat)
        expect(board.scores(view).map(score => score?.total)).toEqual(match.scores().map(({ total }) => total))
        if (view.options.handInfo !== 'closed') return
        const others = view.seats.filter(each => each.seat !== seat)
        expect(others.every(({ hand }) => hand.kind === 'closed')).toBe(true)
        for (const other of others) {
          const full = viewOf(match, other.seat).seats[other.seat]!.hand
          const ids = board.places(view, english).map(({ id }) => id)
          if (full.kind === 'open') for (const tile of full.tiles) expect(ids).not.toContain(tile)
          closed++
        }
      },
      () => {},
    )
    expect(closed).toBeGreaterThan(0)
  })
})

type Part = ReturnType<IntlMessageFormat['getAst']>[number]
const LITERAL = 0
/** The facts a sentence asks for, those inside of its choices too. */
function factsIn(parts: readonly Part[]): string[] {
  return parts.flatMap(part => {
    const own = 'value' in part && part.type !== LITERAL ? [String(part.value)] : []
    const inner = 'options' in part ? Object.values(part.options).flatMap(({ value }) => factsIn(value)) : []
    return [...own, ...inner]
  })
}
const factsOf = (sentence: string) => new Set(factsIn(new IntlMessageFormat(sentence, 'en').getAst()))

describe('sentences', () => {
  test('prompts, holdings and events of whole matches are said in both languages', () => {
    const told = new Set<string>()
    wander(
      4,
      (match, seat) => {
        const view = viewOf(match, seat)
        spoken(board.prompt(view))
        for (const each of view.seats) {
          for (const { label, value } of board.holdings(view, each.seat)) {
            spoken(label)
            expect(value).toMatch(/^[\d/+]+$/)
          }
        }
      },
      event => {
        const said = board.said(event)
        if (said === undefined) return
        told.add(said.code)
        spoken(said)
        for (const place of said.places) expect(place).toMatch(/^[a-h][1-8](-[a-h][1-8])?$/)
      },
    )
    const seldom: readonly Event[] = [
      { kind: 'claimed', seat: 0, plot: 'c2' },
      { kind: 'demolished', seat: 0, tile: 'H01', plot: 'c2', owner: 1, coins: 4 },
      { kind: 'expropriated', seat: 0, plot: 'c2', from: 1, coins: 8 },
      { kind: 'upgraded', seat: 0, from: 'H01', to: 'H11', plot: 'c2' },
      { kind: 'last-plot', seat: 0 },
    ]
    for (const event of seldom) {
      const said = board.said(event)!
      told.add(said.code)
      spoken(said)
    }
    expect(Object.keys(en).filter(code => code.startsWith('event.') && !told.has(code))).toEqual([])
  })

  test('orders and tiles go by names, French ones in French', () => {
    const said = board.said({ kind: 'round', round: 2, order: [2, 0, 1] })!
    expect(english(said.code, said.facts)).toBe('Round 2 begins; the order is Cy, Ana, Bo.')
    const took = board.said({ kind: 'took', seat: 1, tile: 'S01', coins: 1 })!
    expect(sayIn('fr')(took.code, took.facts)).toBe('Bo prend S01 (Boulangerie du coin) et sa pièce.')
    const upkeep = board.said({ kind: 'upkeep', round: 1, teams: [5, 6], income: [3, 0] })!
    expect(english(upkeep.code, upkeep.facts)).toBe('Upkeep of round 1: teams A 5, B 6; income A 3, B 0.')
  })

  test('French has what English has: sentences, their facts, a name for every tile', () => {
    expect(Object.keys(fr).toSorted()).toEqual(Object.keys(en).toSorted())
    for (const [code, sentence] of Object.entries(fr)) {
      for (const fact of factsOf(en[code]!)) expect(factsOf(sentence), code).toContain(fact)
    }
    const names = Object.keys(fr).filter(code => code.startsWith('tile.'))
    expect(names.toSorted()).toEqual(CODES.map(code => `tile.${code}`).toSorted())
    expect(new Set(names.map(code => fr[code])).size).toBe(CODES.length)
  })
})
