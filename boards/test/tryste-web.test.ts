import { type Seat, seeded } from '@masterplan/kernel'
import type { Move } from '@masterplan/tryste/nouns'
import { describe, expect, test } from 'vitest'
import { sizeOf } from '../src/tryste/scene/coordinates.ts'
import { bargainText, EMPTY, isEmpty, turnedRound } from '../src/tryste/trade/draft.ts'
import { nameOf, where } from '../src/tryste/words/where.ts'
import { board, english, game, moveOf, SPEAKERS, spoken, UNSAID, viewOf, wander } from './tryste-page.ts'

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
          [{ kind: 'tie', zone: 'residential' }, ['zone:residential']],
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
        const land = view.stoojes.map(({ id }) => nameOf(id, speak))
        expect(new Set(land).size).toBe(land.length)
        const { width, height } = sizeOf(view)
        for (const { id, label, text, x, y } of places) {
          expect(label, `${language} ${id}`).not.toMatch(UNSAID)
          expect(text.length).toBeGreaterThan(0)
          if (/^[ud]:/.test(id)) expect(x > 20 && x < width - 20 && y > 20 && y < height - 20, id).toBe(true)
        }
      },
      deaf,
    )
  })

  test('land goes by the way its tier points and by the corner of it, in another hexagon by that too', () => {
    const said = (id: string) => SPEAKERS.map(([, speak]) => speak('event.tier-chosen', { seat: 0, tier: where(id) }))
    expect(said('U:0,0')).toEqual(['Ana puts the northeast to the vote.', 'Ana met le nord-est au vote.'])
    expect(said('D:-1,0')[0]).toContain('the north to')
    expect(said('D:0,1')[0]).toContain('the north of the northeast hexagon to')
    expect(said('u:1,0')).toEqual([
      'Ana puts the right plot of the northeast to the vote.',
      'Ana met le terrain de droite au nord-est au vote.',
    ])
    expect(nameOf('d:-1,0', english)).toBe('north, bottom plot')
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

describe('moves before they are made', () => {
  test('a role, land, a tile, a building and a vote are told with what they cost and bring', () => {
    const told = new Map<string, string>()
    const opened = game.open(3, { firstLeader: 'random', yearCap: 20 })
    if (!opened.ok) throw new Error(opened.problem)
    const { match } = opened
    const random = seeded(8)
    match.settle(random)
    for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
      const seat = turn.seats[0]!
      const offers = match.offersFor(seat)
      const wanted = offers.filter(offer => /^(work|place|mine|blyce|buy|vote|pick|spend|build)/.test(offer.text))
      const among = wanted.length > 0 ? wanted : offers
      const offer = among[random.below(among.length)]!
      const view = viewOf(match, seat)
      match.submit(seat, offer.text, random)
      const said = board.foretold!(moveOf(offer), view, viewOf(match, seat))
      if (said === undefined) continue
      spoken(said)
      told.set(said.code, english(said.code, said.facts))
    }
    const all = 'pick buy buy-some place special work vote bid sell hype'
    expect([...told.keys()].toSorted()).toEqual(
      all
        .split(' ')
        .map(code => `foretold.${code}`)
        .toSorted(),
    )
    expect(told.get('foretold.buy')).toMatch(/^Buy the \w+ plot of the \w+ for \$\d+: \w+, [\w ]+\.$/)
    expect(told.get('foretold.work')).toMatch(/: \$\d+ to pay, with an income of \$\d+ a year before neighbours\.$/)
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
    expect([EMPTY, { ...EMPTY, give: { ...EMPTY.give, counts: { gobs: 0 } } }].every(isEmpty)).toBe(true)
    expect([draft, { ...EMPTY, deck: 'mafia' as const }, { ...EMPTY, cards: ['M07' as const] }].some(isEmpty)).toBe(
      false,
    )
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
