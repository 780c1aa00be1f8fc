import { type Seat, seeded } from '@masterplan/kernel'
import type { Event, Move } from '@masterplan/tryste/nouns'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { sizeOf } from '../src/tryste/scene/coordinates.ts'
import { bargainText, EMPTY, turnedRound } from '../src/tryste/trade/draft.ts'
import { en } from '../src/tryste/words/en.ts'
import { fr } from '../src/tryste/words/fr.ts'
import { board, english, game, moveOf, SPEAKERS, spoken, spokenOf, viewOf, wander } from './tryste-page.ts'

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
        const ways = offers.map(offer => {
          const { places, label } = board.aim(moveOf(offer), view)
          kinds.add(moveOf(offer).kind)
          for (const place of places) expect(ids, offer.text).toContain(place)
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
        const seldom: readonly (readonly [move: Move, places: readonly string[]])[] = [
          [{ kind: 'rob', seats: [1, 2] }, ['seat:2', 'seat:3']],
          [{ kind: 'leave', resource: 'steel' }, []],
          [{ kind: 'tie', zone: 'residential' }, []],
          [{ kind: 'hut', hut: 'lair', stooj: 'u:0,0' }, ['u:0,0']],
          [{ kind: 'accept', card: null }, []],
          [{ kind: 'accept', card: 'M07' }, ['card:M07']],
          [{ kind: 'reject' }, []],
          [{ kind: 'stand' }, []],
          [{ kind: 'withdraw' }, []],
          [{ kind: 'play', card: 'M07', on: '2 commercial' }, ['card:M07', 'seat:2']],
          [{ kind: 'play', card: 'M03', on: 'steel-mill u:0,0' }, ['card:M03', 'u:0,0']],
          [{ kind: 'play', card: 'M09', on: 'u:0,0 2' }, ['card:M09', 'u:0,0']],
          [{ kind: 'play', card: 'N14', on: '3' }, ['card:N14', 'seat:3']],
          [{ kind: 'play', card: 'A12', on: '3' }, ['card:A12']],
          [{ kind: 'choose', on: '2 C05' }, ['seat:2']],
          [{ kind: 'choose', on: 'prestige' }, []],
        ]
        for (const [move, places] of seldom) {
          const aim = board.aim(move, view)
          spoken(aim.label)
          expect(aim.places).toEqual(places)
          expect('anyOrder' in aim).toBe(move.kind === 'rob')
        }
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
    const offer: Event = { kind: 'offered', seat: 0, to: 1, give, want, cards: ['mafia'], deck: 'media' }
    const seldom: readonly Event[] = [
      offer,
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
    for (const event of seldom) told.add(spokenOf(event).code)
    expect(Object.keys(en).filter(code => code.startsWith('event.') && !told.has(code))).toEqual([])
    expect(spokenOf(offer).sentences[0]).toBe(
      'Ana offers Bo $60, 2 lumber, 1 commercial tile, the land u:0,0, a card (mafia) for 1 token, what is built on d:0,0, a card (media).',
    )
  })

  test('French has what English has: sentences and their facts', () => {
    const onPage = Object.keys(en).filter(code => !code.startsWith('terminal.'))
    expect(Object.keys(fr).toSorted()).toEqual(onPage.toSorted())
    const english: Readonly<Record<string, string>> = en
    for (const [code, sentence] of Object.entries<string>(fr)) {
      expect(factsOf(sentence), code).toEqual(factsOf(english[code]!))
    }
  })

  test('names are French in French', () => {
    const picked = spokenOf({ kind: 'picked', seat: 1, role: 'zoning-board', gobs: 20 })
    expect(picked.sentences[1]).toBe('Bo prend le Conseil de zonage avec 20 $.')
    const got = spokenOf({ kind: 'got', seat: 0, what: 'prestige', change: -2, why: 'virgin-land' })
    expect(got.sentences[1]).toBe('Ana : −2 Prestige (terre vierge).')
  })
})

describe('trades', () => {
  test('what is put together is a readable offer, and its answer begins with it turned round', () => {
    const opened = game.open(3, { firstLeader: 'random' })
    if (!opened.ok) throw new Error(opened.problem)
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
    for (const viewer of [me, other]) spoken(board.prompt(viewOf(match, viewer)))
    expect(board.prompt(viewOf(match, me)).code).toBe('prompt.offered')
    const turned = turnedRound(offer!)
    expect(bargainText(turned)).toBe('2-tokens for 60-gobs')
    const better = { ...turned, want: { ...turned.want, counts: { ...turned.want.counts, gobs: 80 } } }
    expect(match.submit(other, `counter ${bargainText(better)}`, random).ok).toBe(true)
    expect(match.submit(me, 'accept', random).ok).toBe(true)
    expect(viewOf(match, other).purses[other]).toMatchObject({ gobs: 680, tokens: 1 })
  })
})
