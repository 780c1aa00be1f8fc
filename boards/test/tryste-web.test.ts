import { findGame } from '@masterplan/catalog'
import { type Facts, type Match, type Offer, type Seat, seeded, type Viewer } from '@masterplan/kernel'
import type { Event, Move, View } from '@masterplan/tryste/nouns'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import type { Said } from '../src/board.ts'
import { say } from '../src/kit/say.ts'
import { LANGUAGES, type Language, type Say, type WebBoard } from '../src/kit/web-board.ts'
import { bargainText, EMPTY, turnedRound } from '../src/tryste/draft.ts'
import { en } from '../src/tryste/en.ts'
import { fr } from '../src/tryste/fr.ts'
import { pageWords } from '../src/tryste/page-words.ts'
import { sizeOf } from '../src/tryste/plan.ts'
import { webBoard } from '../src/tryste/web.ts'

// The board as its own game sees it: the fold only hides these types.
const board = webBoard as unknown as WebBoard<View, Move, Event>
const game = findGame('tryste')!
const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']
const SEATS = ['seat', 'owner', 'by', 'to', 'from', 'winner', 'rival', 'other', 'leader', 'next']

/** As the page speaks: numbers that are seats become names. */
const sayIn =
  (language: Language): Say =>
  (code, facts = {}) => {
    const named: Facts = Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [
        name,
        SEATS.includes(name) && typeof fact === 'number' ? NAMES[fact]! : fact,
      ]),
    )
    return say(board.messages[language], code, named, language)
  }
const SPEAKERS = LANGUAGES.map(language => [language, sayIn(language)] as const)
const english = sayIn('en')
const french = sayIn('fr')

const spokenOnce = new Set<string>()
function spoken({ code, facts }: Said): void {
  const key = `${code} ${JSON.stringify(facts)}`
  if (spokenOnce.has(key)) return
  spokenOnce.add(key)
  for (const [language, speak] of SPEAKERS) {
    expect(board.messages[language][code], `${language} ${code}`).toBeDefined()
    expect(speak(code, facts), `${language} ${code}`).not.toMatch(/[{}]|undefined|NaN|^$/)
  }
}
const viewOf = (match: Match, viewer: Viewer) => match.viewFor(viewer) as View

const TABLES: readonly (readonly [players: number, options: object])[] = [
  [4, { yearCap: 6 }],
  [2, { yearCap: 8, board: 'clearing', blyceOffBoardMiddle: true }],
  [6, { yearCap: 3, board: 'both-hexes' }],
  [3, { mode: 'junior', yearCap: 5 }],
  [3, { mode: 'condensed', yearCap: 6, board: 'oasis' }],
  [5, { yearCap: 4, board: 'one-and-all' }],
]

/** Random matches to the end, with a look at every decision and an ear for every event. A kind first, then one of it. */
function wander(
  tables: readonly number[],
  look: (match: Match, seat: Seat, offers: readonly Offer[]) => void,
  hear: (event: Event) => void,
): void {
  for (const [seed, table] of tables.entries()) {
    const [players, options] = TABLES[table]!
    const random = seeded(seed + 3)
    const made = game.open(players, { ...options })
    if (!made.ok) throw new Error(made.sentence)
    const { match } = made
    for (const { event } of match.settle(random).heard) hear(event as Event)
    for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
      const seat = turn.seats[random.below(turn.seats.length)]!
      const offers = match.offersFor(seat)
      look(match, seat, offers)
      const kinds = [...new Set(offers.map(({ move }) => (move as Move).kind))].filter(
        kind => kind !== 'show' || random.below(8) === 0,
      )
      const some = offers.filter(({ move }) => (move as Move).kind === kinds[random.below(kinds.length)])
      const among = some.length > 0 ? some : offers
      const said = match.submit(seat, among[random.below(among.length)]!.text, random)
      if (said.ok) for (const { event } of said.heard) hear(event as Event)
    }
    look(match, 0, [])
  }
}
const ALL = [0, 1, 2, 3, 4, 5]
const deaf = () => {}

describe('places and aims', () => {
  test('every listed move is made on places that exist, in its own way, and with few buttons at a time', () => {
    const kinds = new Set<string>()
    let most = 0
    wander(
      [...ALL, 0, 0],
      (match, seat, offers) => {
        const view = viewOf(match, seat)
        const ids = new Set(board.places(view, english).map(place => place.id))
        const ready = new Map<string, number>()
        const ways = offers.map(({ move, text }) => {
          const { places, label } = board.aim(move as Move, view)
          kinds.add((move as Move).kind)
          for (const place of places) expect(ids, text).toContain(place)
          ready.set(places.join(), (ready.get(places.join()) ?? 0) + 1)
          spoken(label)
          return `${places.join()} ${english(label.code, label.facts)}`
        })
        expect(new Set(ways).size, ways.join('\n')).toBe(offers.length)
        most = Math.max(most, ...ready.values())
      },
      deaf,
    )
    expect(most).toBeLessThanOrEqual(12)
    const listed =
      'throw pick zone vote variance open bid blyce buy lay tile place scape mine terraform take work spend build hype sell play show choose pass done'
    for (const kind of listed.split(' ')) expect(kinds).toContain(kind)
  })

  test('what random matches seldom offer is aimed and said too', () => {
    wander(
      [0],
      (match, seat) => {
        const view = viewOf(match, seat)
        const seldom: readonly Move[] = [
          { kind: 'rob', seats: [1, 2] },
          { kind: 'leave', resource: 'steel' },
          { kind: 'tie', zone: 'residential' },
          { kind: 'hut', hut: 'lair', stooj: 'u:0,0' },
          { kind: 'accept', card: null },
          { kind: 'accept', card: 'M07' },
          { kind: 'reject' },
          { kind: 'stand' },
          { kind: 'withdraw' },
          { kind: 'play', card: 'M07', on: '2 commercial' },
          { kind: 'play', card: 'M03', on: 'steel-mill u:0,0' },
          { kind: 'play', card: 'M09', on: 'u:0,0 2' },
          { kind: 'play', card: 'N14', on: '3' },
          { kind: 'play', card: 'A12', on: '3' },
          { kind: 'choose', on: '2 C05' },
          { kind: 'choose', on: 'prestige' },
        ]
        for (const move of seldom) spoken(board.aim(move, view).label)
        expect(board.aim(seldom[0]!, view)).toMatchObject({ places: ['seat:2', 'seat:3'], anyOrder: true })
        expect(board.aim(seldom[9]!, view).places).toEqual(['card:M07', 'seat:2'])
        expect(board.aim(seldom[10]!, view).places).toEqual(['card:M03', 'u:0,0'])
        expect(board.aim(seldom[12]!, view).places).toEqual(['card:N14', 'seat:3'])
      },
      deaf,
    )
  })

  test('places have distinct ids and positions, and say what is there in both languages', () => {
    let at = 0
    wander(
      ALL,
      (match, seat) => {
        if (at++ % 3 !== 0) return
        const view = viewOf(match, seat)
        const [language, speak] = SPEAKERS[at % 2]!
        const places = board.places(view, speak)
        expect(new Set(places.map(place => place.id)).size).toBe(places.length)
        expect(new Set(places.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(places.length)
        const { width, height } = sizeOf(view)
        for (const { id, label, text, x, y } of places) {
          expect(label, `${language} ${id}`).not.toMatch(/[{}]|undefined|NaN|^$/)
          expect(text.length).toBeGreaterThan(0)
          if (/^[ud]:/.test(id)) expect(x > 20 && x < width - 20 && y > 20 && y < height - 20, id).toBe(true)
        }
      },
      deaf,
    )
  })

  test('every dark place is answered by a readable move that the rules judge', () => {
    const codes = new Set<string>()
    let at = 0
    wander(
      [0, 2, 3],
      (match, seat, offers) => {
        if (offers.length === 0 || at++ % 4 !== 0) return
        const view = viewOf(match, seat)
        for (const { id } of board.places(view, english)) {
          const meant = board.meant(id, view)
          const refused = meant === undefined ? undefined : match.judge(seat, meant)
          if (refused === undefined) continue
          expect(refused.code, `${id}: ${meant}`).not.toBe('unreadable-move')
          codes.add(refused.code)
          spoken({ code: `refusal.${refused.code}`, facts: refused.facts })
        }
      },
      deaf,
    )
    expect(codes.size).toBeGreaterThan(8)
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
  test('prompts, holdings, scores and events of whole matches are said in both languages', () => {
    const told = new Set<string>()
    wander(
      [...ALL, 0],
      (match, seat, offers) => {
        const view = viewOf(match, seat)
        spoken(board.prompt(view))
        for (const { seat: each } of view.purses) {
          for (const { label, value } of board.holdings(view, each)) {
            spoken(label)
            expect(value).toMatch(/^\$?\d+$/)
          }
        }
        if (offers.length === 0) {
          expect(board.scores(view).map(score => score?.total)).toEqual(match.scores().map(({ total }) => total))
        }
      },
      event => {
        const said = board.said(event)
        if (said === undefined) return
        told.add(said.code)
        spoken(said)
        for (const place of said.places) expect(place).toMatch(/^[udUD]:-?\d+,-?\d+$/)
      },
    )
    const goods = { gobs: 60, prestige: 0, hype: 0, tokens: 0, resources: [2, 0, 0, 0], tiles: [0, 1, 0] }
    const give = { ...goods, stoojes: ['u:0,0'], constructs: [] }
    const want = { ...goods, gobs: 0, tokens: 1, resources: [], tiles: [], stoojes: [], constructs: ['d:0,0'] }
    const seldom: readonly Event[] = [
      { kind: 'offered', seat: 0, to: 1, give, want, cards: ['mafia'], deck: 'media' },
      { kind: 'answered', seat: 1, answer: 'accept' },
      { kind: 'robbed', seat: 0, from: 1, gobs: 60 },
      { kind: 'right', seat: 0, hut: 'lair', huts: 1 },
      { kind: 'wheel', side: 'win' },
      { kind: 'taken', seat: 0, from: 1, deck: 'mafia' },
      { kind: 'reshuffled', deck: 'mafia' },
      { kind: 'terraformed', tier: 'U:0,0', type: 'forest' },
      { kind: 'proposed', seat: 0, about: 'terraforming', tier: 'U:0,0' },
      { kind: 'lost', stooj: 'u:0,0', what: 'token' },
      { kind: 'marked', stooj: 'u:0,0', as: 'fenced' },
      { kind: 'showed', seat: 0, card: 'M07' },
      { kind: 'over' },
    ]
    for (const event of seldom) {
      const said = board.said(event)!
      told.add(said.code)
      spoken(said)
    }
    expect(Object.keys(en).filter(code => code.startsWith('event.') && !told.has(code))).toEqual([])
    const offered = board.said(seldom[0]!)!
    expect(english(offered.code, offered.facts)).toBe(
      'Ana offers Bo $60, 2 lumber, 1 commercial tile, the land u:0,0, a card (mafia) for 1 token, what is built on d:0,0, a card (media).',
    )
  })

  test('French has what English has: sentences and their facts', () => {
    expect(Object.keys(fr).toSorted()).toEqual(Object.keys(en).toSorted())
    expect(Object.keys(pageWords.fr).toSorted()).toEqual(Object.keys(pageWords.en).toSorted())
    const english: Readonly<Record<string, string>> = { ...en, ...pageWords.en }
    for (const [code, sentence] of Object.entries<string>({ ...fr, ...pageWords.fr })) {
      expect(factsOf(sentence), code).toEqual(factsOf(english[code]!))
    }
  })

  test('names are French in French', () => {
    const picked = board.said({ kind: 'picked', seat: 1, role: 'zoning-board', gobs: 20 })!
    expect(french(picked.code, picked.facts)).toBe('Bo prend le Conseil de zonage avec 20 $.')
    const got = board.said({ kind: 'got', seat: 0, what: 'prestige', change: -2, why: 'virgin-land' })!
    expect(french(got.code, got.facts)).toBe('Ana : −2 Prestige (terre vierge).')
  })
})

describe('trades', () => {
  test('what is put together is a readable offer, and its answer begins with it turned round', () => {
    const opened = game.open(3, { firstLeader: 'random' })
    if (!opened.ok) throw new Error(opened.sentence)
    const { match } = opened
    const random = seeded(5)
    match.settle(random)
    const turn = match.turn()
    const me = turn.kind === 'decide' ? turn.seats[0]! : 0
    const other = ((me + 1) % 3) as Seat
    const draft = {
      ...EMPTY,
      give: { ...EMPTY.give, counts: { gobs: 60 } },
      want: { ...EMPTY.want, counts: { tokens: 2 } },
    }
    expect(bargainText(draft)).toBe('60-gobs for 2-tokens')
    expect(match.submit(me, `offer ${other + 1} ${bargainText(draft)}`, random).ok).toBe(true)
    const { offer } = viewOf(match, other)
    const turned = turnedRound(offer!)
    expect(bargainText(turned)).toBe('2-tokens for 60-gobs')
    const better = { ...turned, want: { ...turned.want, counts: { ...turned.want.counts, gobs: 80 } } }
    expect(match.submit(other, `counter ${bargainText(better)}`, random).ok).toBe(true)
    expect(match.submit(me, 'accept', random).ok).toBe(true)
    expect(viewOf(match, other).purses[other]).toMatchObject({ gobs: 680, tokens: 1 })
  })
})
