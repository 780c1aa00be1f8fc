import { type Seat, seatsOf, seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { bestClaimIn, bestClaimWith } from '../src/ai/best-claim.ts'
import { features } from '../src/ai/features.ts'
import { floorsToGo } from '../src/ai/floors-to-project.ts'
import { groundOf, newGround } from '../src/ai/ground.ts'
import { raise } from '../src/buildings.ts'
import { PROJECTS } from '../src/data/projects.ts'
import { SPOTS } from '../src/geometry.ts'
import { brickByBrick, insight, type State } from '../src/index.ts'
import { has } from '../src/spot-sets.ts'
import { scene, USUAL } from './builder.ts'

function* moments(games: number, every: number): Generator<{ state: State; seats: readonly Seat[] }> {
  for (let seed = 1; seed <= games; seed++) {
    const random = seeded(seed)
    const players = 2 + (seed % 4)
    const state = brickByBrick.start(players, USUAL)
    for (let turn = brickByBrick.turn(state), at = 0; turn.kind !== 'over'; turn = brickByBrick.turn(state), at++) {
      if (at % every === 0 && turn.kind === 'decide') yield { state, seats: turn.seats }
      const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
      brickByBrick.play(state, by, brickByBrick.sample(state, by, random))
    }
    yield { state, seats: [] }
  }
}

/** What a seat's features say, by name. */
function seenBy(state: State, seat: Seat): Record<string, number> {
  const width = features.names.length
  const rows = new Float64Array(6 * width)
  features.read(state, rows)
  return Object.fromEntries(features.names.map((name, at) => [name, rows[seat * width + at]!]))
}

describe('Insight', () => {
  test('evaluations are shares of one win; priors are positive; candidates are listed moves; nothing is changed', () => {
    for (const { state, seats } of moments(24, 5)) {
      const before = state.memory.join()
      const shares = seatsOf(state.fixed.players).map(seat => insight.evaluate(state, seat))
      expect(shares.every(each => each >= 0 && each <= 1)).toBe(true)
      expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9)
      for (const seat of seats) {
        const listed = brickByBrick.moves(state, seat)
        for (const move of listed) expect(insight.prior(state, seat, move)).toBeGreaterThan(0)
        const candidates = insight.candidates(state, seat)
        expect(candidates.length).toBeGreaterThan(0)
        expect(candidates.every(move => listed.includes(move))).toBe(true)
      }
      expect(state.memory.join()).toBe(before)
    }
  })
  test('a finished game is won, shared or lost', () => {
    const s = scene('', {
      hoist: 4,
      players: 2,
      seat: 'B',
      actions: 1,
      played: 'AB',
      sup: { B: 1 },
      missions: { A: '', B: '' },
    })
    s.state.turns = 3
    s.state.points[0] = 20
    s.do('build 4.W')
    expect([s.over(), insight.evaluate(s.state, 0), insight.evaluate(s.state, 1)]).toEqual([true, 1, 0])
  })
  test('points, a mission in reach, control, inhabitants and a project in reach are all seen', () => {
    const seen = (drawing: string, given: object = {}, points = 0) => {
      const s = scene(drawing, { hoist: 4, display: 'P23 P30', missions: { A: 'S04', B: '', C: '', D: '' }, ...given })
      s.state.points[0] = points
      return seenBy(s.state, 0)
    }
    const plain = seen('7.C A:1')
    expect(seen('7.C A:1', {}, 5).points).toBe(plain.points! + 5)
    expect(seen('7.C A:3').missions).toBeGreaterThan(plain.missions!)
    const poor = seen('7.C A:1', { inh: { A: 4 } })
    expect([poor.inhabitants! < plain.inhabitants!, poor.shortage! > plain.shortage!]).toEqual([true, true])
    expect([seen('7.C A:1, 6.C B:1').regions, seen('7.C A:1, 7.E B:1').regions]).toEqual([1, 0])
    expect([seen('7.C A:1, 6.C B:1').income, seen('7.C A:1, 7.E B:1').income]).toEqual([2, 1])
    const inReach = seen('2.C A:3', { display: 'P30' }).near!
    expect(inReach).toBeGreaterThan(0)
    expect(seen('2.C A:3', { display: '' }).near).toBe(0)
    expect(seen('2.C A:3^', { display: 'P30' }).near).toBe(0) // roofed
  })
  test('more points, and a claim that only has to be taken, are a larger share of the win', () => {
    const share = (points: number) => {
      const s = scene('3.E A:1', { hoist: 4, display: 'P01' }).do('build 4.W')
      s.state.points[0] = points
      return insight.evaluate(s.state, 0)
    }
    expect(share(6)).toBeGreaterThan(share(0))
    const claiming = scene('3.E A:1', { hoist: 4, display: 'P01' }).do('build 4.W')
    const before = insight.evaluate(claiming.state, 0)
    expect(before).toBeGreaterThan(insight.evaluate(claiming.do('decline').state, 0))
  })
  test('one floor to go means exactly that some floor could be claimed with', () => {
    for (const { state } of moments(24, 9)) {
      if (state.round === 0 || state.roofs === 0) continue
      const cards = [...state.display].filter(project => project > 0)
      for (const seat of seatsOf(state.fixed.players)) {
        const ground = groundOf(state, seat, newGround())
        for (const project of cards) {
          state.display.set([project, 0, 0, 0])
          const now = SPOTS.some(
            spot => has(ground, 0, spot) && [1, 2, 3].some(land => bestClaimWith(state, seat, spot, 1, land) > 0),
          )
          expect([project, floorsToGo(state, seat, ground, project) === 1]).toEqual([project, now])
        }
        state.display.set([...cards, 0, 0, 0, 0].slice(0, 4))
      }
    }
  })
  test('of several floors to go, one that is well placed leaves one fewer, and none leaves still fewer', () => {
    const toGo = (state: State, seat: Seat, project: number) =>
      floorsToGo(state, seat, groundOf(state, seat, newGround()), project)
    const seen = new Set<number>()
    for (const { state } of moments(8, 40)) {
      if (state.round === 0) continue
      for (const project of PROJECTS.map((_, at) => at + 1)) {
        const now = toGo(state, 0, project)
        if (now === 1 || now === 9) continue
        seen.add(project)
        const sites = SPOTS.filter(spot => has(groundOf(state, 0, newGround()), 0, spot))
        const left = sites.map(spot => {
          const after = brickByBrick.copy(state)
          raise(after, 0, spot, 1)
          return toGo(after, 0, project)
        })
        expect([project, Math.min(...left)]).toEqual([project, now - 1])
      }
    }
    expect(seen.size).toBeGreaterThan(28)
  })
  test('floors to go count down as a stair rises', () => {
    const toGo = (drawing: string, project: number) => {
      const { state } = scene(drawing, { hoist: 4 })
      return floorsToGo(state, 0, groundOf(state, 0, newGround()), project)
    }
    expect(['', '7.C A:1', '7.C A:3', '7.C A:3, 7.NW A:1', '7.C A:3, 7.NW A:2'].map(each => toGo(each, 23))).toEqual([
      6, 5, 3, 2, 1,
    ])
    expect([toGo('', 29), toGo('1.C A:3, 2.C A:2', 29), toGo('', 31), toGo('2.C B:5', 26)]).toEqual([6, 1, 6, 6])
  })
  test('before the first building a mission is worth what it usually is', () => {
    const missions = (kept: string) => {
      const { state } = scene('', { actions: 1, missions: { A: kept, B: 'S01 S02', C: 'S01 S02', D: 'S01 S02' } })
      return seenBy(state, 0).missions
    }
    expect([missions('S15 S19'), missions('S21 S23')]).toEqual([11 + 10.6, 4.9 + 4.7])
  })
  test('a claim comes before a decline, and the next player is one who could not claim', () => {
    const s = scene('3.E A:1', { hoist: 4, display: 'P01' }).do('build 4.W')
    const priors = brickByBrick.moves(s.state, 0).map(move => insight.prior(s.state, 0, move))
    expect(priors[0]).toBeGreaterThan(priors[1]!)
    const next = scene('3.E B:1', { hoist: 2, display: 'P01', played: 'AD', actions: 1 }).do('build 2.C')
    expect([bestClaimIn(next.state, 1, 0), bestClaimIn(next.state, 2, 0)]).toEqual([3, 0])
    const [toB, toC] = brickByBrick.moves(next.state, 0).map(move => insight.prior(next.state, 0, move))
    expect(toC).toBeGreaterThan(toB!)
  })
})
