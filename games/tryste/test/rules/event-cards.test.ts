import { describe, expect, test } from 'vitest'
import { toUsedPile } from '../../src/cards/hands.ts'
import { CARDS } from '../../src/cards/index.ts'
import { kindOf, tryste } from '../../src/index.ts'
import { loseImprovement, raise } from '../../src/land/estate.ts'
import { payGobs } from '../../src/purse.ts'
import { PICKING } from '../../src/state.ts'
import { at, build, hold, listed, quietTable, refusal, say, special, tableOf, tile } from '../builder.ts'

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
  test('T-EVT-06 in a phase of another role they wait, though the turn is of the same kind', () => {
    const state = quietTable(4)
    hold(state, 0, 'A12')
    say(state, '1 pick mafia')
    expect(listed(state)).toEqual(expect.arrayContaining(['done']))
    expect(listed(state).filter(move => move.startsWith('play'))).toEqual([])
    expect(refusal(state, '1 play A12')).toMatchObject({ code: 'wrong-moment', rule: 'T-EVT-07' })
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
  test('T-EVT-09 the third used card brings a point of prestige and clears the pile', () => {
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
  test('T-EVT-11 everybody hears what is lost: a level, the construct, the tile or the special', () => {
    const state = quietTable(4)
    build(state, 0, 'u:-1,0', 'R', 2)
    special(state, 0, 'd:0,-2', 'lumber-yard')
    const heard: unknown[] = []
    const lose = (stooj: string) =>
      loseImprovement(state, at(state, stooj), (to, event) => heard.push([to, event.kind === 'lost' && event.what]))
    for (const stooj of ['u:-1,0', 'u:-1,0', 'u:-1,0', 'd:0,-2']) lose(stooj)
    expect(heard).toEqual(['level', 'construct', 'tile', 'special'].map(what => ['everyone', what]))
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
