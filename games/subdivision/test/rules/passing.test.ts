import { describe, expect, test } from 'vitest'
import { after, answer, count, enter, movesOf, open, refusedBy, viewOf } from '../builder.ts'
import { golden } from '../golden.ts'

describe('Passing and the end', () => {
  test('S-4.1 a seat that cannot place must pass, and only then', () => {
    const moves = golden('G2').moves
    const stuck = after(moves.slice(0, 26).join(' '))
    expect([stuck.turn(), movesOf(stuck)]).toEqual([{ kind: 'decide', seats: [0] }, ['-']])
    expect(answer(stuck, '3d5')).toEqual({ code: 'high-rise-too-near', rule: 'S-3.2' })
    expect(movesOf(after(moves.slice(0, 28).join(' ')))).toEqual(['-'])
    expect(answer(open(2), '-')).toEqual({ code: 'may-not-pass', rule: 'S-4.1' })
    expect(stuck.append('1 -')).toMatchObject({ heard: [{ to: 'everyone', event: { kind: 'passed', seat: 0 } }] })
  })
  test('S-4.2 who passed places again as soon as a placement is legal', () => {
    const { moves, options } = golden('G6')
    const at = moves.indexOf('-')
    const passed = after(moves.slice(0, at).join(' '), options)
    expect([passed.turn(), movesOf(passed)]).toEqual([{ kind: 'decide', seats: [0] }, ['-']])
    enter(passed, moves.slice(at, at + 2).join(' '))
    expect([passed.turn(), moves[at + 2]]).toEqual([{ kind: 'decide', seats: [0] }, '1b5'])
    expect(enter(passed, '1b5')).toMatchObject({ ok: true })
  })
  test('S-4.3 it is over as soon as nobody can place, free cells or not, without further passes', () => {
    const { moves } = golden('G3')
    const before = after(moves.slice(0, -1).join(' '))
    expect(before.turn().kind).toBe('decide')
    const said = enter(before, moves.at(-1)!)
    expect(said).toMatchObject({ heard: [{}, { event: { kind: 'over', totals: [16, 16], winners: [0, 1] } }] })
    expect(before.turn()).toEqual({ kind: 'over' })
    expect(count(viewOf(before), 'free')).toBe(1)
    expect(before.append('2 3d3')).toEqual(refusedBy('K3', 'match-over'))
  })
  test('S-4.4 what is left in a stash counts for nothing', () => {
    const lines = after(golden('G2').moves.join(' ')).scores()[0]!.lines
    expect(lines.pips).toBe(30 - 3 - 3)
    expect(lines.groups).toBe(-7)
  })
})
