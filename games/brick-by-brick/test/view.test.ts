import { type Seat, seatsOf, seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { brickByBrick, type View } from '../src/index.ts'
import { scene, USUAL } from './builder.ts'

const bits = (word: number): number[] =>
  Array.from({ length: 24 }, (_, at) => at + 1).filter(card => (word >> (card - 1)) & 1)

describe('Sight', () => {
  test('B-SET-06 a player sees the own four missions, others and the audience see none', () => {
    const { state } = scene('', { hoist: 4 })
    const seen = (viewer: Seat | 'audience') => brickByBrick.view(state, viewer).missions.map(each => each.mission)
    expect([seen(0), seen(1), seen('audience')]).toEqual([[1, 2, 3, 4], [5, 6, 7, 8], []])
    const text = JSON.stringify(brickByBrick.view(state, 'audience'))
    expect(text).not.toContain('"mission"')
    expect(text).not.toContain('worth')
  })
  test('no view and no public event names a mission that is not its viewer’s before the end', () => {
    const random = seeded(3)
    const state = brickByBrick.start(4, USUAL)
    const names = (view: View) => view.missions.map(each => each.seat)
    for (let turn = brickByBrick.turn(state); turn.kind !== 'over'; turn = brickByBrick.turn(state)) {
      const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
      expect(names(brickByBrick.view(state, 'audience'))).toEqual([])
      for (const seat of seatsOf(4))
        expect(names(brickByBrick.view(state, seat)).every(each => each === seat)).toBe(true)
      brickByBrick.play(state, by, brickByBrick.sample(state, by, random), (to, event) => {
        if (to !== 'everyone') expect(['dealt', 'kept']).toContain(event.kind)
        else if (brickByBrick.turn(state).kind !== 'over') expect(JSON.stringify(event)).not.toContain('mission')
      })
    }
    expect(names(brickByBrick.view(state, 'audience'))).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
  })
  test('imagined missions: every unseen one is as likely with every rival, dealt and kept', () => {
    const { state } = scene('', { players: 3, hoist: 4 })
    const view = brickByBrick.view(state, 0)
    const random = seeded(8)
    const worlds = 6000
    const kept = new Map<string, number>()
    for (let world = 0; world < worlds; world++) {
      const imagined = brickByBrick.imagine(view, random)
      const hands = seatsOf(3).map(seat => bits(imagined.dealt[seat]!))
      expect([hands[0], new Set(hands.flat()).size]).toEqual([[1, 2, 3, 4], 12])
      expect(bits(imagined.kept[0]!)).toEqual([1, 2])
      for (const seat of [1, 2]) {
        expect((imagined.kept[seat]! & ~imagined.dealt[seat]!) === 0).toBe(true)
        const pair = bits(imagined.kept[seat]!)
        expect(pair).toHaveLength(2)
        for (const mission of pair) kept.set(`${seat} ${mission}`, (kept.get(`${seat} ${mission}`) ?? 0) + 1)
      }
    }
    // 20 unseen missions, two kept by each of two rivals: each is with each rival in one world of ten.
    expect(kept.size).toBe(40)
    const due = worlds / 10
    const surprise = [...kept.values()].reduce((sum, came) => sum + (came - due) ** 2 / (due * 0.9), 0)
    expect(surprise).toBeLessThan(40 + 5 * Math.sqrt(80))
  })
  test('imagined after the end: what was shown stays, what was rejected may be anything left', () => {
    const s = scene('', { hoist: 4, seat: 'D', actions: 1, played: 'ABCD', sup: { D: 1 } }).do('build 4.W')
    const imagined = brickByBrick.imagine(brickByBrick.view(s.state, 'audience'), seeded(1))
    expect([...imagined.kept]).toEqual([...s.state.kept])
    expect(brickByBrick.scores(imagined)).toEqual(s.scores())
  })
})
