import { describe, expect, test } from 'vitest'
import { brickByBrick } from '../../src/index.ts'
import { inhabitantPoints } from '../../src/scoring.ts'
import { type Given, scene } from '../builder.ts'

const LAST: Given = { hoist: 4, seat: 'D', actions: 1, played: 'ABCD', sup: { D: 1 } }

describe('Final scoring', () => {
  test('B-SCO-01 kept missions are shown at the end and scored one by one', () => {
    const s = scene('1.C A:3, 2.C A:1', { ...LAST, missions: { A: 'S04 S16', B: 'S21', C: 'S20', D: '' } })
    expect(s.view().missions).toEqual([])
    s.do('build 4.W')
    expect(s.view().missions).toEqual([
      { seat: 0, mission: 4, kept: true, worth: 7 },
      { seat: 0, mission: 16, kept: true, worth: 3 },
      { seat: 1, mission: 21, kept: true, worth: 10 },
      { seat: 2, mission: 20, kept: true, worth: 6 },
    ])
    expect(s.scores().map(each => each.lines.missions)).toEqual([10, 10, 6, 0])
  })
  test('B-SCO-01 missions that were rejected are never shown to others', () => {
    const s = scene('', LAST).do('build 4.W')
    expect(s.view().missions.map(each => each.mission)).toEqual([1, 2, 5, 6, 9, 10, 13, 14])
    expect(
      brickByBrick
        .view(s.state, 0)
        .missions.filter(each => !each.kept)
        .map(each => each.mission),
    ).toEqual([3, 4])
  })
  test('B-SCO-02 a roof takes a building out of a mission, unless all count', () => {
    const worth = (mission: string, drawing: string) =>
      scene(drawing, { hoist: 4, missions: { A: mission } }).scores()[0]!.lines.missions
    expect([worth('S04', '1.C A:3'), worth('S04', '1.C A:3^')]).toEqual([7, 0])
    expect([worth('S16', '1.C A:3, 2.C A:1'), worth('S16', '1.C A:3^, 2.C A:1^')]).toEqual([3, 3])
  })
  test('B-SCO-03 points for inhabitants, below zero for too few', () => {
    const from: [number, number][] = [
      [0, -15],
      [3, -10],
      [6, -6],
      [9, -3],
      [12, -1],
      [15, 0],
      [20, 1],
      [25, 2],
      [30, 3],
      [35, 4],
      [40, 5],
      [45, 6],
      [52, 7],
      [60, 8],
    ]
    for (const [at, [first, points]] of from.entries()) {
      expect(inhabitantPoints(first)).toBe(points)
      expect(inhabitantPoints((from[at + 1]?.[0] ?? 200) - 1)).toBe(points)
    }
    const paid = scene('5.C A:1', { ...LAST, inh: { A: 13 } }).do('build 4.W')
    expect([paid.inh('A'), paid.scores()[0]!.lines.inhabitants]).toEqual([15, 0])
  })
  test('B-SCO-04 projects, missions and inhabitants make the total', () => {
    const s = scene('1.C A:3', { hoist: 4, inh: { A: 2 }, missions: { A: 'S04' } })
    s.state.points[0] = 9
    expect(s.scores()[0]).toMatchObject({ total: 9 + 7 - 15, lines: { projects: 9, missions: 7, inhabitants: -15 } })
  })
  test('B-SCO-05 equal totals: more projects, then more inhabitants, then both', () => {
    const s = scene('', { hoist: 4, players: 2, missions: { A: '', B: '' } })
    const ranksWith = (claims: [number, number], purses: [number, number]) => {
      for (const seat of [0, 1]) {
        s.state.claims[seat] = claims[seat]!
        s.state.purse[seat] = purses[seat]!
      }
      return s.ranks()
    }
    expect(ranksWith([3, 2], [30, 34])).toEqual([1, 2])
    expect(ranksWith([3, 3], [30, 34])).toEqual([2, 1])
    expect(ranksWith([3, 3], [34, 34])).toEqual([1, 1])
  })
})
