import { describe, expect, test } from 'vitest'
import { toUsedPile } from '../src/cards/hands.ts'
import { CARDS } from '../src/cards/index.ts'
import { loseImprovement, raise } from '../src/estate.ts'
import { kindOf, tryste } from '../src/index.ts'
import { payGobs } from '../src/purse.ts'
import { PICKING } from '../src/state.ts'
import {
  at,
  build,
  finishPhase,
  finishYear,
  hold,
  listed,
  own,
  purse,
  quietTable,
  refusal,
  say,
  special,
  tableOf,
  tile,
} from './table.ts'

describe('event cards', () => {
  test('T-EVT-01 T-EVT-02 Architect, Contractor, Mafia and Media draw from their own deck, before anything else', () => {
    for (const [role, letter] of [
      ['architect', 'A'],
      ['contractor', 'C'],
      ['mafia', 'M'],
      ['media', 'N'],
    ] as const) {
      const state = tableOf(4)
      if (
        tryste.start(4, state.fixed.options).deck.every((copies, kind) => copies === 0 || CARDS[kind]!.id[0] !== letter)
      )
        continue
      say(state, `1 pick ${role}`)
      expect(tryste.turn(state).kind).toBe('luck')
      for (const { item } of tryste.draws(state))
        expect(tryste.notation.write(item)).toMatch(new RegExp(`^draw ${letter}`))
    }
    for (const role of ['zoning-board', 'realtor', 'developer', 'venture-capitalist']) {
      const state = tableOf(4)
      say(state, `1 pick ${role}`)
      expect(tryste.turn(state).kind).toBe('decide')
    }
  })
  test('T-EVT-03 a card is resolved at once, kept secret, or kept to be played', () => {
    const timings = new Set(CARDS.flatMap(card => (card ? [card.timing] : [])))
    expect([...timings].sort()).toEqual(expect.arrayContaining(['hush', 'keep', 'now', 'play']))
    const state = tableOf(4)
    say(state, '1 pick architect', '* draw A09')
    expect(tryste.view(state, 0).purses[0]!.hand).toEqual(['A09'])
    expect(tryste.view(state, 1).purses[0]).toMatchObject({ hand: null, cards: { architect: 1 } })
  })
  test('T-EVT-04 hushed cards are shown at the start of the phase they wait for, in the order drawn', () => {
    const state = quietTable(4)
    state.deck[kindOf('C15')] = 1
    hold(state, 2, 'C15')
    const heard = say(state, '1 pick contractor')
    expect(heard.map(({ event }) => event.kind)).toEqual(['picked', 'shown'])
    expect(state.step).not.toBe(PICKING)
    expect(tryste.view(state, 3).lying).toEqual([{ card: 'C15', seat: 2, tier: null }])
  })
  test('T-EVT-05 until then its holder may show it to whom they like, privately', () => {
    const state = quietTable(4)
    state.deck[kindOf('C15')] = 1
    hold(state, 0, 'C15')
    expect(listed(state).filter(move => move.startsWith('show'))).toEqual(['show C15 2', 'show C15 3', 'show C15 4'])
    say(state, '1 show C15 2')
    expect(listed(state).filter(move => move.startsWith('show'))).toEqual(['show C15 3', 'show C15 4'])
    expect(JSON.stringify(tryste.view(state, 'audience'))).not.toContain('C15')
  })
  test('T-EVT-06 cards to be played wait for an own decision in a phase of their role', () => {
    const state = quietTable(4)
    state.deck[kindOf('M09')] = 1
    hold(state, 1, 'M09')
    build(state, 1, 'u:-1,0', 'R', 1)
    say(state, '1 pick contractor', '1 take lumber')
    expect(refusal(state, '2 play M09 u:-1,0 1')).toMatchObject({ code: 'not-your-turn' })
    say(state, '1 done')
    expect(listed(state)).toContain('play M09 u:-1,0 1')
    say(state, '2 done')
    expect(tryste.view(state, 1).purses[1]!.hand).toEqual(['M09'])
  })
  test('T-EVT-07 cards to keep are used on any own decision', () => {
    const state = quietTable(4)
    state.deck[kindOf('A09')] = 1
    hold(state, 1, 'A09')
    say(state, '1 pick zoning-board', '1 zone U:0,-1', '1 vote residential')
    expect(listed(state)).toContain('play A09')
    say(state, '2 play A09')
    expect(state.tokens[1]).toBe(4)
    expect(listed(state)).not.toContain('play A09')
  })
  test('T-EVT-08 how many cards of which deck somebody holds is public, and no hand has a limit', () => {
    const state = tableOf(2)
    hold(state, 0, 'A09', 'C15', 'M09', 'M09')
    expect(tryste.view(state, 1).purses[0]).toMatchObject({
      hand: null,
      cards: { architect: 1, contractor: 1, mafia: 2, media: 0 },
    })
  })
  test('T-EVT-09 the third used card brings a point of prestige and clears the pile (X-21)', () => {
    const state = tableOf(4)
    for (const card of ['A03', 'C07'] as const) {
      state.deck[kindOf(card)]!--
      toUsedPile(state, 0, kindOf(card), undefined)
    }
    expect([state.prestige[0], tryste.view(state, 1).purses[0]!.used]).toEqual([1, ['A03', 'C07']])
    state.deck[kindOf('A09')]!--
    toUsedPile(state, 0, kindOf('A09'), undefined)
    expect([state.prestige[0], tryste.view(state, 1).purses[0]!.used]).toEqual([2, []])
    expect(tryste.view(state, 1).decks[0]!.discards).toEqual(['A03', 'A09'])
  })
  test('T-EVT-10 an empty deck takes its discards back; with none nothing is drawn', () => {
    const state = quietTable(4)
    state.discard[kindOf('A09')] = 1
    const heard = say(state, '1 pick architect')
    expect(heard).toContainEqual({ to: 'everyone', event: { kind: 'reshuffled', deck: 'architect' } })
    expect(tryste.draws(state).map(({ item }) => tryste.notation.write(item))).toEqual(['draw A09'])
    const none = quietTable(4)
    say(none, '1 pick architect')
    expect(listed(none)).toEqual(['done'])
  })
  test('T-EVT-11 losing an improvement: a level, then the construct with its tokens, then the tile; a special goes back to stock', () => {
    const state = quietTable(4)
    build(state, 0, 'u:-1,0', 'R', 2, 3)
    const stooj = at(state, 'u:-1,0')
    const seen = () => [state.level[stooj], state.affixed[stooj], tryste.scores(state)[0]!.total]
    loseImprovement(state, stooj, undefined)
    expect(seen()).toEqual([1, 3, 2])
    loseImprovement(state, stooj, undefined)
    expect(seen()).toEqual([0, 0, 1])
    loseImprovement(state, stooj, undefined)
    expect([...seen(), state.owner[stooj]]).toEqual([0, 0, 0, 1])
    special(state, 0, 'd:0,-2', 'lumber-yard')
    expect(state.stock[3]).toBe(3)
    loseImprovement(state, at(state, 'd:0,-2'), undefined)
    expect([state.stock[3], state.special[at(state, 'd:0,-2')]]).toEqual([4, 0])
  })
  test('T-EVT-12 what a card takes goes to the bank, at most what there is', () => {
    const state = quietTable(4)
    state.gobs[0] = 40
    expect(payGobs(state, 0, 60, 'M05', undefined)).toBe(40)
    expect(state.gobs[0]).toBe(0)
  })
  test('T-EVT-13 free levels bring prestige like paid ones', () => {
    const state = quietTable(4)
    tile(state, 0, 'u:-1,0', 'R')
    raise(state, 0, at(state, 'u:-1,0'), 2, undefined)
    expect([state.prestige[0], tryste.scores(state)[0]!.total]).toEqual([1 + 1 + 2 + 2, 3])
  })
  test('T-EVT-14 a card that finds nothing to do is used up', () => {
    const state = tableOf(4)
    say(state, '1 pick architect', '* draw A03')
    expect(tryste.view(state, 0).purses[0]!.used).toEqual(['A03'])
    expect(listed(state)).toContain('done')
  })
  test('T-MAF-02 watched cards cost prestige at the draw; half of the whole deck is watched', () => {
    const mafia = CARDS.slice(29, 44).flatMap(card => (card ? [card] : []))
    const copies = (cards: typeof mafia) => cards.reduce((sum, card) => sum + card.copies, 0)
    if (copies(mafia) === 24) expect(copies(mafia.filter(card => card.watched > 0))).toBe(12)
    const state = tableOf(4)
    state.prestige[0] = 9
    say(state, '1 pick mafia', '* draw M09')
    expect(state.prestige[0]).toBe(7)
  })
})

describe('Junior game', () => {
  test('T-JUN-01 four roles; five at a table share them as far as they go', () => {
    const state = quietTable(4, { mode: 'junior' })
    expect(listed(state)).toEqual(['pick realtor', 'pick contractor', 'pick mafia', 'pick venture-capitalist'])
    expect(refusal(state, '1 pick media')).toMatchObject({ code: 'role-not-in-game' })
    const five = quietTable(5, { mode: 'junior' })
    say(five, '1 pick mafia', '1 done', '2 pick venture-capitalist', '2 pass', '3 pick contractor', '3 take steel')
    finishPhase(five)
    expect(five.seat).toBe(3)
    say(five, '4 pick realtor', '4 blyce u:-2,0')
    finishPhase(five)
    expect(five.year).toBe(2)
  })
  test('T-JUN-02 no prestige, no tokens, no zones; the same price for everybody, and only on own land', () => {
    const state = quietTable(3, { mode: 'junior' })
    expect(purse(state, 0)).toEqual({
      gobs: 600,
      prestige: 0,
      hype: 0,
      tokens: 0,
      resources: [0, 0, 0, 0],
      tiles: [0, 0, 0],
    })
    expect([...state.tierZone].every(zone => zone === 0)).toBe(true)
    tile(state, 0, 'd:0,-1', 'C')
    tile(state, 1, 'd:1,-1', 'C')
    say(state, '1 pick contractor', '1 take lumber')
    expect(refusal(state, '1 work d:1,-1 1')).toMatchObject({ code: 'influence-too-low' })
    say(state, '1 work d:0,-1 2', '1 build 0')
    expect(purse(state, 0)).toMatchObject({ gobs: 430, prestige: 0 })
    expect(refusal(state, '1 offer 2 1-prestige for nothing')).toMatchObject({ code: 'not-tradable' })
  })
  test('T-JUN-03 the leader’s card goes round', () => {
    const state = quietTable(3, { mode: 'junior' })
    finishYear(state)
    expect(state.leader).toBe(1)
  })
  test('T-JUN-04 T-JUN-05 T-JUN-06 what is bought is developed at once, kind by kind, with gifts for each stooj (X-22)', () => {
    const state = quietTable(4, {
      mode: 'junior',
      board: 'free',
      freeBoard: JSON.stringify({
        name: 'X-22',
        tiers: [
          { id: 'U:0,0', type: 'forest', zone: 'R' },
          { id: 'D:-1,0', type: 'brownfield', zone: null },
          { id: 'D:0,-1', type: 'plains', zone: null },
        ],
      }),
    })
    say(state, '1 pick realtor', '1 blyce u:0,0')
    expect(tryste.view(state, 0).laying).toBe('d:0,0')
    say(state, '1 lay residential', '1 lay commercial', '1 lay industrial', '1 lay industrial')
    expect([600 - state.gobs[0]!, purse(state, 0).resources, tryste.scores(state)[0]!.total]).toEqual([
      230,
      [4, 0, 0, 0],
      4,
    ])
    expect(tryste.view(state, 0).stoojes.find(({ id }) => id === 'u:0,0')).toMatchObject({
      zone: 'commercial',
      tile: true,
    })
  })
  test('T-JUN-07 desert cannot be bought, and drops out of blyces', () => {
    const state = quietTable(3, { mode: 'junior' })
    say(state, '1 pick realtor', '1 blyce d:0,-1')
    expect(state.gobs[0]).toBe(600 - 230)
    say(state, '1 lay residential', '1 lay residential', '1 lay residential')
    expect(refusal(state, '2 buy u:0,0')).toMatchObject({ code: 'not-for-sale' })
  })
  test('T-JUN-08 the Venture Capitalist brings $20', () => {
    const state = quietTable(3, { mode: 'junior' })
    say(state, '1 pick venture-capitalist')
    expect([state.gobs[0], listed(state)]).toEqual([620, ['pass']])
  })
  test('T-JUN-09 a card, a free resource, and one work each', () => {
    const state = tableOf(3, { mode: 'junior' })
    expect(state.deck[kindOf('A03')]).toBe(0)
    tile(state, 0, 'd:-1,0', 'I')
    say(state, '1 pick contractor', '* draw C15', '1 take steel', '1 work d:-1,0 2', '1 spend steel', '1 build 0')
    expect(state.gobs[0]).toBe(600 - 160)
    expect(refusal(state, '1 build 0')).toMatchObject({ code: 'not-now' })
  })
  test('T-JUN-10 income and gobs on roles as ever; of equals the richer wins', () => {
    const state = quietTable(3, { mode: 'junior' })
    build(state, 0, 'd:0,-1', 'C', 2)
    tile(state, 1, 'u:0,-1', 'I')
    tile(state, 1, 'd:-2,0', 'R')
    tile(state, 1, 'u:-1,0', 'R')
    const before = state.gobs[0]!
    say(
      state,
      '1 pick mafia',
      '1 done',
      '2 pick venture-capitalist',
      '2 pass',
      '3 pick contractor',
      '3 take steel',
      '3 done',
      '1 done',
      '2 done',
    )
    expect([state.gobs[0]! - before, state.roleGobs[1]]).toEqual([45, 10])
    expect(tryste.scores(state).map(({ total, tiebreaks }) => [total, tiebreaks.length])).toEqual([
      [3, 1],
      [3, 1],
      [0, 1],
    ])
  })
  test('T-JUN-11 any board will do', () => {
    for (const board of ['clearing', 'both-hexes'] as const)
      expect(() => finishYear(quietTable(4, { mode: 'junior', board }))).not.toThrow()
  })
})

describe('Condensed game', () => {
  test('T-CND-01 T-CND-02 T-CND-05 five roles, no cards, no Hype, no tokens; a free resource all the same', () => {
    const state = tableOf(4, { mode: 'condensed' })
    expect(listed(state)).toEqual(
      ['zoning-board', 'realtor', 'developer', 'contractor', 'venture-capitalist'].map(role => `pick ${role}`),
    )
    expect(purse(state, 0)).toMatchObject({ prestige: 1, tokens: 0, hype: 0 })
    expect([...state.deck].every(copies => copies === 0)).toBe(true)
    say(state, '1 pick contractor', '1 take steel')
    expect(tryste.view(state, 0).purses[0]).toMatchObject({ influence: 1, resources: { steel: 1 } })
  })
  test('T-CND-03 a second stooj above 25, half price above 50 (X-23)', () => {
    const result = (prestige: number) => {
      const state = tableOf(4, { mode: 'condensed' })
      tile(state, 0, 'd:0,-1', 'C')
      tile(state, 0, 'd:1,-1', 'C')
      state.prestige[0] = prestige
      say(state, '1 pick contractor', '1 take steel', '1 work d:0,-1 1', '1 build 0')
      state.prestige[0] = prestige
      return [600 - state.gobs[0]!, refusal(state, '1 work d:1,-1 1') === undefined]
    }
    expect([result(25), result(26), result(51)]).toEqual([
      [50, false],
      [50, true],
      [25, true],
    ])
  })
  test('T-CND-04 no Architecture Firm; the other huts as ever', () => {
    const state = tableOf(4, { mode: 'condensed', board: 'clearing' })
    own(state, 0, 'd:0,0', 'd:-2,0')
    state.brownfields[0] = 3
    state.mines[0] = 1
    say(state, '1 pick developer', '1 tile residential', '1 tile residential')
    for (const [stooj, letter] of [
      ['d:0,0', 'R'],
      ['d:-2,0', 'I'],
    ] as const) {
      tile(state, 0, stooj, letter)
      state.tile.fill(0)
      state.developed.fill(0)
    }
    say(state, '1 place d:0,0', '1 mine lumber-yard d:-2,0')
    expect([...state.rights.subarray(0, 3)]).toEqual([0, 0, 1])
  })
})
