import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../files.ts'
import { playoutsOf, playoutsPrinted, ratiosOf, tableOf } from '../ratios.ts'

describe('rates are read', () => {
  test('from the C++ programs', () => {
    const printed = '2 players: 2000000 playouts in 3.512 CPU s: 569476 playouts/s, 16.2 M plies/s\nplaced 29.9'
    expect(playoutsPrinted(printed)).toBe(569476)
    expect(() => playoutsPrinted('2000000 playouts')).toThrow('no playouts/s')
  })
  test('from the command line, alone or in a list', () => {
    const row = { game: 'subdivision', players: 2, playoutsPerSecond: 300000.5 }
    expect(playoutsOf(JSON.stringify(row), 'subdivision')).toBe(300000.5)
    expect(playoutsOf(JSON.stringify([{ game: 'tryste', playoutsPerSecond: 1 }, row]), 'subdivision')).toBe(300000.5)
  })
  test('and one that is not there is missed', () => {
    expect(playoutsOf('[]', 'subdivision')).toBeUndefined()
    expect(playoutsOf('[{ "game": "subdivision", "playoutsPerSecond": 0 }]', 'subdivision')).toBeUndefined()
    expect(playoutsOf('[{ "game": "tryste", "playoutsPerSecond": 5 }, null]', 'subdivision')).toBeUndefined()
  })
})

describe('ratios', () => {
  const measured = { game: 'subdivision', cpp: [600, 500, 700], typescript: [300, 200, 700] }

  test('are taken round by round, then the middle one', () => {
    expect(ratiosOf(measured)).toEqual({
      game: 'subdivision',
      rounds: 3,
      cpp: { median: 600, min: 500, max: 700 },
      typescript: { median: 300, min: 200, max: 700 },
      ratio: { median: 0.5, min: 0.4, max: 1 },
      best: 1,
    })
  })
  test('of an even number of rounds, the mean of the two in the middle', () => {
    expect(ratiosOf({ game: 'a', cpp: [1, 1, 1, 1], typescript: [4, 1, 3, 2] }).ratio.median).toBe(2.5)
  })
  test('stand in one table', () => {
    const [head = '', row = ''] = tableOf([
      ratiosOf({ ...measured, cpp: [600_000, 500_000, 700_000], typescript: [300_000, 200_000, 700_000] }),
    ]).split('\n')
    expect(row).toMatch(
      /^subdivision +3 +600,000 \(500,000 to 700,000\) +300,000 \(200,000 to 700,000\) +0\.50 \(0\.40 to 1\.00\) +1\.00$/,
    )
    expect(row.indexOf('300,000 (')).toBe(head.indexOf('TypeScript playouts/s'))
  })
})

test('a game without a yardstick is refused in one sentence', () => {
  const args = [join(ROOT, 'scripts/yardstick.ts'), 'tryste']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'There is no yardstick for "tryste", only for subdivision and parks-and-towers.\n',
  })
})

test('without g++ one sentence says how to get it', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/yardstick.ts')], {
    encoding: 'utf8',
    env: { PATH: join(ROOT, 'scripts') },
  })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(process.arch === 'x64' ? /^g\+\+ is missing: .*apt-get install g\+\+.*\n$/ : /BMI2/)
})
