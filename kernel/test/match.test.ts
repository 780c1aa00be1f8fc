import { describe, expect, test } from 'vitest'
import { type Bot, plainEntry, playable, ranks, score, seatAfter, seatsOf, seeded, waitFor } from '../src/index.ts'
import { insight, lots } from './lots.ts'

const game = playable(plainEntry(lots, insight))
const DEALT = ['* wish 1', '* wish 2']

function opened(...log: string[]) {
  const answer = game.open(2, {})
  if (!answer.ok) throw new Error(answer.problem)
  const said = log.map(line => answer.match.append(line)).at(-1)
  return { match: answer.match, said }
}
const refusedBy = (rule: string, code: string) => ({ ok: false, refused: { code, rule, facts: {} } })

describe('a match', () => {
  test('K1 only an actor the turn waits for may move', () => {
    expect(opened('1 build 1 1').said).toEqual(refusedBy('K1', 'not-your-turn'))
    expect(opened(...DEALT, '2 build 1 1').said).toEqual(refusedBy('K1', 'not-your-turn'))
    expect(opened(...DEALT, '* wish 3').said).toEqual(refusedBy('K1', 'not-your-turn'))
    expect(opened(...DEALT, '6 build 1 1').said).toEqual(refusedBy('K1', 'not-your-turn'))
  })
  test('K2 a move is one readable line', () => {
    for (const line of ['', '1', '1 ', '0 build 1 1', '7 build 1 1', 'x build 1 1', '1 fly', '1 build 1 1\n']) {
      expect(opened(...DEALT, line).said).toEqual(refusedBy('K2', 'unreadable-move'))
    }
  })
  test('K3 nobody moves after the end', () => {
    const { match } = opened(...DEALT)
    const random = seeded(1)
    for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
      expect(match.submit(turn.seats[0]!, match.movesFor(turn.seats[0]!)[0]!, random).ok).toBe(true)
    }
    expect(match.turn()).toEqual({ kind: 'over' })
    expect(match.append('1 build 1 1')).toEqual(refusedBy('K3', 'match-over'))
    expect(match.movesFor(0)).toEqual([])
  })
  test('a refused line changes nothing', () => {
    const { match } = opened(...DEALT, '1 build 1 2')
    const before = JSON.stringify([match.log, match.viewFor(0), match.scores()])
    expect(match.append('2 build 1 1')).toMatchObject({ ok: false, refused: { code: 'taken', rule: 'L1' } })
    expect(match.judge(1, 'build 1 1')).toMatchObject({ code: 'taken' })
    expect(match.judge(1, 'build 2 1')).toBeUndefined()
    expect(JSON.stringify([match.log, match.viewFor(0), match.scores()])).toBe(before)
  })
  test('luck settles from a Random, and what is secret is heard by one seat', () => {
    const { match } = opened()
    const { lines, heard } = match.settle(seeded(4))
    expect(lines).toHaveLength(2)
    expect(heard.map(each => each.to)).toEqual([0, 1])
    expect(match.log).toEqual(lines)
    expect(match.turn()).toEqual({ kind: 'decide', seats: [0] })
  })
  test('asks a bot, who sees a view and answers in notation', () => {
    const shy: Bot = {
      name: 'shy',
      choose: ({ game: rules }, seat, view, random) => rules.moves(rules.imagine(view, random), seat)[0]!,
    }
    expect(opened(...DEALT).match.ask(shy, 0, seeded(1))).toBe('build 1 1')
  })
  test('offers each move with its text, and shows what it would do without doing it', () => {
    const { match } = opened(...DEALT)
    expect(match.offersFor(0)[0]).toEqual({ text: 'build 1 1', move: { kind: 'build', lot: 0, floors: 1 } })
    expect(match.offersFor(0).map(offer => offer.text)).toEqual(match.movesFor(0))
    expect(match.offersFor(1)).toEqual([])
    expect(match.preview(0, 'build 1 2', seeded(1))).toMatchObject({
      view: { floors: [2, 0, 0, 0, 0, 0], wishes: [{ seat: 0, lot: 0 }] },
      events: [{ kind: 'built', seat: 0, lot: 0, floors: 2 }],
    })
    expect(match.preview(0, 'build 9 2', seeded(1))).toBeUndefined()
    expect(match.log).toEqual(DEALT)
  })
  test('a preview lets a seat hear what is for everyone and for itself', () => {
    const whispering: typeof lots = {
      ...lots,
      play(state, by, move, tell) {
        lots.play(state, by, move, tell)
        for (const seat of seatsOf(2)) tell?.(seat, { kind: 'wish', lot: seat })
      },
    }
    const answer = playable(plainEntry(whispering, insight)).open(2, {})
    if (!answer.ok) throw new Error(answer.problem)
    for (const line of [...DEALT, '1 build 3 1']) answer.match.append(line)
    expect(answer.match.preview(1, 'build 1 2', seeded(1))?.events).toEqual([
      { kind: 'built', seat: 1, lot: 0, floors: 2 },
      { kind: 'wish', lot: 1 },
    ])
  })
  test('a move is answered with its line and with what was heard, and the luck that follows with its own', () => {
    const { match } = opened(...DEALT)
    const built = { to: 'everyone', event: { kind: 'built', seat: 0, lot: 2, floors: 1 } }
    expect(match.submit(0, 'build 3 1', seeded(1))).toEqual({ ok: true, lines: ['1 build 3 1'], heard: [built] })
    expect(match.submit(0, 'build 2 1', seeded(1))).toEqual(refusedBy('K1', 'not-your-turn'))
    expect(match.log).toEqual([...DEALT, '1 build 3 1'])
    // Wishes are dealt after the first house of this variant.
    const later: typeof lots = { ...lots, turn: state => (state.built === 0 ? waitFor(0) : lots.turn(state)) }
    const late: typeof lots = {
      ...later,
      refuse: (state, by, move) => (state.built === 0 && by !== 'luck' ? undefined : lots.refuse(state, by, move)),
    }
    const answer = playable(plainEntry(late, insight)).open(2, {})
    if (!answer.ok) throw new Error(answer.problem)
    const said = answer.match.submit(0, 'build 1 1', seeded(1))
    if (!said.ok) throw new Error(said.refused.code)
    expect(said.lines.map(line => line.slice(0, 6))).toEqual(['1 buil', '* wish', '* wish'])
    expect(said.heard.map(({ to }) => to)).toEqual(['everyone', 0, 1])
  })
  test('opens only for the players and options that the game allows', () => {
    for (const players of [2, 3]) expect(game.open(players, {})).toMatchObject({ ok: true, match: { players } })
    const seats = { min: 2, max: 3 }
    expect(game.open(1, {})).toMatchObject({ problem: 'wrong-players', title: 'Lots', seats, given: 1 })
    const duel = playable(plainEntry({ ...lots, seats: { min: 2, max: 2 } }, insight))
    expect(duel.open(3, {})).toMatchObject({ ok: false, problem: 'wrong-players', seats: { min: 2, max: 2 }, given: 3 })
    expect(game.open(4, {})).toMatchObject({ problem: 'wrong-players', title: 'Lots', seats, given: 4 })
    expect(game.open(2.5, {})).toMatchObject({ problem: 'wrong-players' })
    expect(game.open(2, { lots: 99 })).toMatchObject({ problem: 'value-not-allowed', name: 'lots' })
  })
  test('its draw that the rules refuse is a bug, and says so', () => {
    const crooked = { ...lots, sample: () => ({ kind: 'wish', lot: 9 }) as const }
    const answer = playable(plainEntry(crooked, insight)).open(2, {})
    expect(() => answer.ok && answer.match.settle(seeded(1))).toThrow('luck drew "wish 10"')
  })
})

describe('scores', () => {
  test('add up their lines; ranks count from 1, ties share one, tie-breaks decide first', () => {
    expect(score({ homes: 3, parks: -1 })).toEqual({ total: 2, lines: { homes: 3, parks: -1 }, tiebreaks: [] })
    expect(ranks([score({ a: 3 }), score({ a: 5 }), score({ a: 3 })])).toEqual([2, 1, 2])
    expect(ranks([score({ a: 3 }, [1, 2]), score({ a: 3 }, [1, 4]), score({ a: 3 }, [0, 9])])).toEqual([2, 1, 3])
  })
  test('seats go round', () => {
    expect(seatsOf(3)).toEqual([0, 1, 2])
    expect(seatsOf(6)).toEqual([0, 1, 2, 3, 4, 5])
    for (const seat of seatsOf(6)) expect(waitFor(seat)).toEqual({ kind: 'decide', seats: [seat] })
    expect([seatAfter(0, 3), seatAfter(2, 3)]).toEqual([1, 0])
  })
})
