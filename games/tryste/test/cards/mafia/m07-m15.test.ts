import { describe, expect, test } from 'vitest'
import { tryste } from '../../../src/index.ts'
import { build, finishPhase, hold, listed, own, purse, refusal, say, special, tableOf } from '../../builder.ts'
import { changes, draw, endYear, gobs, plays, prestige, toDevelop, used } from '../deal.ts'

describe('M07 Muscle', () => {
  test('T-EVT-07 at the own vote, the vote of somebody who has not voted is cast with its own weight', () => {
    const state = tableOf(4)
    state.prestige[1] = 9
    hold(state, 0, 'M07')
    expect(refusal(state, '1 play M07 2 industrial')).toMatchObject({ code: 'wrong-moment' })
    say(state, '1 pick zoning-board', '1 zone U:0,-1')
    expect(plays(state, 'M07')).toHaveLength(9)
    const heard = say(state, '1 play M07 2 industrial')
    expect(heard).toContainEqual({
      to: 'everyone',
      event: { kind: 'voted', seat: 1, zone: 'industrial', weight: 9 },
    })
    say(state, '1 vote residential')
    expect(state.seat).toBe(2)
    say(state, '3 vote residential', '4 vote residential')
    expect(state.tierZone[state.fixed.board.tierAt.get('U:0,-1')!]).toBe(3)
  })
  test('T-EVT-14 not on oneself, not on those who have voted; the last voter cannot play it', () => {
    const state = tableOf(4)
    hold(state, 2, 'M07')
    hold(state, 3, 'M07')
    say(state, '1 pick zoning-board', '1 zone U:0,-1', '1 vote residential', '2 vote residential')
    expect(plays(state, 'M07')).toEqual(['play M07 4 residential', 'play M07 4 commercial', 'play M07 4 industrial'])
    expect(refusal(state, '3 play M07 1 commercial')).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-14' })
    expect(refusal(state, '3 play M07 5 commercial')).toMatchObject({ code: 'no-such-target' })
    say(state, '3 vote residential')
    expect(plays(state, 'M07')).toEqual([])
  })
  test('the weights are those of the one who is made to vote, halved or raised', () => {
    const state = tableOf(4)
    state.prestige[1] = 10
    hold(state, 1, 'N13')
    hold(state, 0, 'M07', 'N14')
    say(state, '1 pick zoning-board', '1 zone U:0,-1', '1 play N14 2')
    state.permanent[1] = 4
    const heard = say(state, '1 play M07 2 commercial')
    expect(heard).toContainEqual({
      to: 'everyone',
      event: { kind: 'voted', seat: 1, zone: 'commercial', weight: 7 },
    })
  })
})

describe('M08 Friendly Injunction', () => {
  test('T-EVT-07 at the own decision in an auction: no variance, and nobody loses prestige', () => {
    const state = tableOf(4)
    state.prestige.fill(10)
    hold(state, 2, 'M08')
    say(state, '1 pick zoning-board', '1 zone U:0,-1')
    for (const seat of [1, 2, 3, 4]) say(state, `${seat} vote residential`)
    say(state, '1 variance u:0,-2 commercial', '1 open 4')
    expect(refusal(state, '2 play M08')).toMatchObject({ code: 'not-in-hand' })
    say(state, '2 bid against 6')
    const heard = say(state, '3 play M08')
    expect(heard).toContainEqual({
      to: 'everyone',
      event: { kind: 'decided', about: 'variance', side: 'against' },
    })
    expect(prestige(state).slice(0, 4)).toEqual([10, 10, 10, 10])
    expect(state.variance[state.fixed.board.stoojAt.get('u:0,-2')!]).toBe(0)
    expect(listed(state)).toContain('pick realtor')
    expect(used(state, 2)).toEqual(['M08'])
  })
  test('T-DEV-26 a conversion fails too: the $80 are kept, the turn goes on, the tier has been tried', () => {
    const state = tableOf(4)
    own(state, 0, 'u:0,0')
    hold(state, 1, 'M08')
    toDevelop(state)
    say(state, '1 terraform U:0,0', '2 play M08')
    expect([state.seat, state.gobs[0]]).toEqual([0, 600])
    expect(refusal(state, '1 terraform U:0,0')).toMatchObject({ code: 'already-tried' })
  })
  test('T-MAF-02 two points at the draw; outside an auction it cannot be played', () => {
    const state = tableOf(4)
    state.prestige[0] = 5
    draw(state, 'M08')
    expect(state.prestige[0]).toBe(3)
    expect(refusal(state, '1 play M08')).toMatchObject({ code: 'wrong-moment' })
  })
})

describe('M10 Fell Off a Barge', () => {
  test('one of each resource, for its drawer alone', () => {
    const state = tableOf(4)
    state.resources[0] = 2
    draw(state, 'M10')
    expect(purse(state, 0).resources).toEqual([3, 1, 1, 1])
    expect(purse(state, 1).resources).toEqual([0, 0, 0, 0])
  })
})

describe('M11 Dock Slowdown', () => {
  test('T-EVT-03 public at once; at the coming year-end a mine on its land yields one, and three the year after', () => {
    const state = tableOf(4)
    special(state, 1, 'u:-1,1', 'steel-mill')
    special(state, 1, 'u:-2,0', 'lumber-yard')
    state.prestige[1] = 9
    draw(state, 'M11')
    expect(tryste.view(state, 'audience').lying).toEqual([{ card: 'M11', seat: 0, tier: null }])
    endYear(state)
    expect(purse(state, 1)).toMatchObject({ resources: [1, 0, 0, 1], prestige: 8 })
    expect(used(state, 0)).toEqual(['M11'])
    state.deck.fill(0)
    say(state, `${state.seat + 1} pick mafia`)
    endYear(state)
    expect(purse(state, 1).resources).toEqual([2, 0, 0, 4])
  })
})

describe('M12 Neighbourhood Protection', () => {
  test('T-MAF-02 three points; everybody else hands over $40, or all they have', () => {
    const state = tableOf(4)
    state.prestige[0] = 5
    state.gobs[2] = 40
    state.gobs[3] = 15
    const heard = changes(draw(state, 'M12'))
    expect(heard[0]).toBe('1 -3 prestige mafia')
    expect(gobs(state)).toEqual([695, 560, 0, 0])
    expect(state.prestige[0]).toBe(2)
  })
  test('nothing comes from those who have nothing', () => {
    const state = tableOf(4)
    state.gobs.fill(0)
    draw(state, 'M12')
    expect(gobs(state)).toEqual([0, 0, 0, 0])
    expect(used(state, 0)).toEqual(['M12'])
  })
})

describe('M13 Subpoena', () => {
  test('T-MAF-02 six points of prestige', () => {
    const state = tableOf(4)
    state.prestige[0] = 9
    draw(state, 'M13')
    expect(prestige(state)).toEqual([3, 1, 1, 1])
    expect(state.cardCost[0]).toBe(6)
  })
  test('T-GEN-07 not below nothing', () => {
    const state = tableOf(4)
    state.prestige[0] = 5
    draw(state, 'M13')
    expect(state.prestige[0]).toBe(0)
    expect(state.cardCost[0]).toBe(5)
  })
})

describe('M14 Wiretap', () => {
  test("all the others' cards are seen, and one is taken; the rest of the table learns only whose and of which deck", () => {
    const state = tableOf(4)
    hold(state, 1, 'A11', 'C15')
    hold(state, 2, 'N06')
    hold(state, 0, 'A04')
    const seen = draw(state, 'M14').filter(({ event }) => event.kind === 'showed')
    expect(seen).toEqual([
      { to: 0, event: { kind: 'showed', seat: 1, card: 'A11' } },
      { to: 0, event: { kind: 'showed', seat: 1, card: 'C15' } },
      { to: 0, event: { kind: 'showed', seat: 2, card: 'N06' } },
    ])
    expect(listed(state)).toEqual(['choose 2 A11', 'choose 2 C15', 'choose 3 N06'])
    const heard = say(state, '1 choose 2 C15')
    const told = heard.filter(({ to }) => to !== 0).map(({ event }) => event)
    expect(told).toContainEqual({ kind: 'taken', seat: 0, from: 1, deck: 'contractor' })
    expect(JSON.stringify(told)).not.toContain('C15')
    expect(tryste.view(state, 0).purses[0]!.hand).toEqual(['A04', 'C15'])
    expect(tryste.view(state, 1).purses[1]!.hand).toEqual(['A11'])
    expect(JSON.stringify(tryste.view(state, 2))).not.toContain('C15')
  })
  test('T-EVT-04 a secret that was taken is revealed by its new holder', () => {
    const state = tableOf(4)
    hold(state, 1, 'C15')
    draw(state, 'M14')
    say(state, '1 choose 2 C15')
    finishPhase(state)
    const heard = say(state, '2 pick contractor')
    expect(heard).toContainEqual({ to: 'everyone', event: { kind: 'shown', seat: 0, card: 'C15', on: '' } })
  })
  test('T-EVT-14 no cards in other hands: $50; a permanent card that lies face up cannot be taken', () => {
    const state = tableOf(4)
    hold(state, 0, 'A04')
    hold(state, 1, 'A09')
    say(state, '1 pick architect', '* draw A14', '1 done', '2 play A09')
    finishPhase(state)
    draw(state, 'M14')
    expect(refusal(state, '2 choose 1 C15')).toBeDefined()
    say(state, '2 choose 1 A04')
    expect(tryste.view(state, 1).purses[1]).toMatchObject({ hand: ['A04'], faceUp: ['A09'] })
    const lonely = tableOf(4)
    hold(lonely, 0, 'A04')
    draw(lonely, 'M14')
    expect(gobs(lonely)).toEqual([650, 600, 600, 600])
  })
})

describe('M15 Back-Room Wheel', () => {
  test('a stake is doubled or lost on an even chance', () => {
    for (const [side, after] of [
      ['win', 735],
      ['lose', 465],
    ] as const) {
      const state = tableOf(4)
      draw(state, 'M15')
      say(state, '1 choose 135')
      expect(tryste.draws(state).map(({ weight }) => weight)).toEqual([1, 1])
      say(state, `* wheel ${side}`)
      expect(state.gobs[0]).toBe(after)
      expect(used(state, 0)).toEqual(['M15'])
    }
  })
  test('from nothing to $200, or to all one has, in fives', () => {
    const state = tableOf(4)
    draw(state, 'M15')
    expect(listed(state)).toHaveLength(41)
    expect(refusal(state, '1 choose 205')).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-03' })
    expect(refusal(state, '1 choose 3')).toMatchObject({ code: 'no-such-target' })
    state.gobs[0] = 10
    expect(listed(state)).toEqual(['choose 0', 'choose 5', 'choose 10'])
    say(state, '1 choose 0')
    expect(tryste.turn(state).kind).toBe('decide')
    expect(state.gobs[0]).toBe(10)
  })
  test('T-EVT-14 without gobs nothing is staked and nothing turns', () => {
    const state = tableOf(4)
    state.gobs[0] = 0
    build(state, 0, 'u:0,-2', 'R', 1)
    draw(state, 'M15')
    expect(listed(state)).toContain('done')
    expect(used(state, 0)).toEqual(['M15'])
  })
})
