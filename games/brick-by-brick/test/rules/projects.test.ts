import { describe, expect, test } from 'vitest'
import { type Given, scene } from '../builder.ts'

const PAIR: Given = { hoist: 4, display: 'P01' }

describe('Common projects', () => {
  test('B-PRJ-01 the first to fulfil a displayed project gets it', () => {
    const s = scene('3.E A:1, 4.W B:1, 3.C B:1', { ...PAIR, display: 'P01 P03', actions: 1, played: 'A' })
    s.do('build 4.NW', 'next 2')
    expect(s.no('claim P01')).toBe('not-now B-PRJ-02')
    const b = scene('4.W B:1, 3.E B:1', { hoist: 3, seat: 'B', display: 'P01' }).do('build 3.E')
    expect(b.no('claim P02')).toBe('not-displayed B-PRJ-01')
    expect(
      b
        .do('claim P01')
        .view()
        .table.map(each => each.projects),
    ).toEqual([[], [1], [], []])
  })
  test('B-PRJ-02 only right after placing a floor, by construct or invasion', () => {
    expect(scene('3.E A:1, 4.W A:1', PAIR).no('claim P01')).toBe('not-now B-PRJ-02')
    expect(scene('3.E A:1, 4.W A:1', PAIR).do('build 4.W').claimable()).toEqual([1])
    expect(scene('3.E A:1, 4.W B:1', PAIR).do('invade 4.W').claimable()).toEqual([1])
    expect(scene('3.E A:1, 4.W A:1, 4.E A:1', PAIR).do('abandon 4.E').view().phase).toBe('action')
  })
  test('B-PRJ-03 the building that grew must take part', () => {
    expect(scene('3.E A:1, 4.W A:1', PAIR).do('build 4.NE').claimable()).toEqual([])
    const two = scene('3.E A:1', { ...PAIR, display: 'P01 P04' }).do('build 4.W')
    expect(two.no('claim P04')).toBe('not-fulfilled B-PRJ-03')
  })
  test('B-PRJ-04 it may have been true before, unless the option wants it newly true', () => {
    const claimable = (claimRule: 'participates' | 'newlyTrue', drawing: string) =>
      scene(drawing, { ...PAIR, options: { claimRule } })
        .do('build 4.W')
        .claimable()
    expect(claimable('participates', '3.E A:1, 4.W A:1')).toEqual([1])
    expect(claimable('newlyTrue', '3.E A:1, 4.W A:1')).toEqual([])
    expect(claimable('newlyTrue', '3.E A:1')).toEqual([1])
    const lane = (drawing: string) =>
      scene(drawing, { hoist: 4, display: 'P12', options: { claimRule: 'newlyTrue' } })
        .do('build 4.W')
        .claimable()
    expect([lane('4.C=M A:1, 4.E A:1'), lane('4.W A:1, 4.C=M A:1, 4.E A:1')]).toEqual([[12], []])
    const invaded = scene('3.E A:1, 4.W B:2', { ...PAIR, options: { claimRule: 'newlyTrue' } }).do('invade 4.W')
    expect(invaded.claimable()).toEqual([1])
  })
  test('B-PRJ-05 numbers are minimums', () => {
    const taller = scene('1.C A:5', { hoist: 1, display: 'P04' }).do('build 1.C')
    expect(taller.claimable()).toEqual([4])
    const more = scene('2.C A:1, 2.SE A:1, 2.E A:1, 2.NE A:1', { hoist: 2, display: 'P28' }).do('build 2.NW')
    expect(more.claimable()).toEqual([28])
  })
  test('B-PRJ-06 one claim for each action, two in a turn of two', () => {
    const s = scene('3.E A:1', { hoist: 4, display: 'P01 P10 P19' }).do('build 4.W', 'claim P01')
    expect(s.view().phase).toBe('action')
    expect(s.do('build 3.NE M', 'claim P19').view().table[0]!.projects).toEqual([1, 19])
  })
  test('B-PRJ-07 claiming is optional; what is left stays, and needs another floor', () => {
    const s = scene('3.E A:1', PAIR).do('build 4.W', 'decline')
    expect([s.view().display[0], s.points('A'), s.at('4.W')]).toEqual([1, 0, 'A:1'])
    expect(s.no('claim P01')).toBe('not-now B-PRJ-02')
    expect(s.do('build 3.E').claimable()).toEqual([1])
  })
  test('B-PRJ-08 the anchor gets a roof from the supply', () => {
    const s = scene('3.E A:1', { ...PAIR, roofs: 5 }).do('build 4.W', 'claim P01')
    expect([s.at('4.W'), s.state.roofs]).toEqual(['A:1^', 4])
  })
  test('B-PRJ-09 a roofed building cannot grow', () => {
    expect(scene('4.W A:1^', { hoist: 4 }).no('build 4.W')).toBe('roofed B-BLD-04')
  })
  test('B-PRJ-10 a roofed building serves no objective', () => {
    expect(scene('3.E A:1^', PAIR).do('build 4.W').claimable()).toEqual([])
  })
  test('B-PRJ-11 other contributors get no roof and stay usable', () => {
    const s = scene('3.E A:1', { hoist: 4, display: 'P01 P02' }).do('build 4.W', 'claim P01')
    expect(s.at('3.E')).toBe('A:1')
    expect(s.do('build 3.C').claimable()).toEqual([2])
  })
  test('B-PRJ-12 the card and its points are the claimant’s at once', () => {
    const s = scene('7.C A:3, 7.NW A:2', { hoist: 4, display: 'P23' }).do('build 4.SE', 'claim P23')
    expect([s.points('A'), s.state.claims[0], s.view().table[0]!.projects]).toEqual([12, 1, [23]])
  })
  test('B-PRJ-13 a card of the deck takes the same place before the next decision', () => {
    const s = scene('3.E A:1', { hoist: 4, display: 'P04 P01 P05 P06', deck: 'P10 P12' }).do('build 4.W', 'claim P01')
    expect([s.view().phase, s.view().waiting]).toEqual(['reveal', []])
    expect(s.no('reveal P01')).toBe('project-not-in-deck B-SET-05')
    s.do('reveal P10')
    expect([s.view().display, s.view().phase, s.view().deck]).toEqual([[4, 10, 5, 6], 'action', 1])
  })
  test('B-PRJ-14 with an empty deck the place stays empty', () => {
    const s = scene('3.E A:1', { hoist: 4, display: 'P01 P04' }).do('build 4.W', 'claim P01')
    expect([s.view().display, s.view().phase]).toEqual([[null, 4, null, null], 'action'])
  })
  test('B-PRJ-15 without a roof in supply nothing can be claimed', () => {
    expect(
      scene('3.E A:1', { ...PAIR, roofs: 0 })
        .do('build 4.W')
        .claimable(),
    ).toEqual([])
    expect(
      scene('3.E A:1', { ...PAIR, roofs: 1 })
        .do('build 4.W')
        .claimable(),
    ).toEqual([1])
  })
})
