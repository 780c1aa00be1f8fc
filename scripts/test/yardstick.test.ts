import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../files.ts'
import { playoutsPrinted, ratesIn, ratesOf, ratiosOf, tableOf } from '../ratios.ts'

describe('rates are read', () => {
  test('from the C++ programs', () => {
    const printed = '2 players: 2000000 playouts in 3.512 CPU s: 569476 playouts/s, 16.2 M plies/s\nplaced 29.9'
    expect(playoutsPrinted(printed)).toBe(569476)
    expect(() => playoutsPrinted('2000000 playouts')).toThrow('no playouts/s')
  })
  test('from the command line, alone or in a list', () => {
    const row = {
      game: 'subdivision',
      players: 2,
      by: 'core',
      playoutsPerSecond: 300000.5,
      calmPlayoutsPerSecond: 310000,
    }
    const rates = { all: 300000.5, calm: 310000 }
    expect(ratesOf(JSON.stringify(row), 'subdivision')).toEqual(rates)
    expect(ratesOf(JSON.stringify([{ ...row, game: 'tryste' }, row]), 'subdivision')).toEqual(rates)
    const slower = { ...row, by: 'contract', playoutsPerSecond: 5 }
    expect(ratesOf(JSON.stringify([slower, row]), 'subdivision')).toEqual(rates)
  })
  test('and one that is not there is missed', () => {
    const none = { game: 'subdivision', by: 'core', playoutsPerSecond: 0, calmPlayoutsPerSecond: 0 }
    expect(ratesOf('[]', 'subdivision')).toBeUndefined()
    expect(ratesOf(JSON.stringify([none]), 'subdivision')).toBeUndefined()
    expect(
      ratesOf(JSON.stringify([{ ...none, playoutsPerSecond: 5, game: 'tryste' }, null]), 'subdivision'),
    ).toBeUndefined()
  })
  test('from equal stretches: all of them together, and the fastest tenth', () => {
    expect(ratesIn([100, 50])).toEqual({ all: expect.closeTo(200 / 3), calm: 100 })
    expect(ratesIn(Array.from({ length: 20 }, (_, at) => 1 + at)).calm).toBe(18) // two are faster
  })
})

describe('ratios', () => {
  const rates = (all: number[], calm = all) => all.map((each, at) => ({ all: each, calm: calm[at] ?? each }))
  const measured = {
    game: 'subdivision',
    cpp: rates([600, 500, 700]),
    core: rates([300, 200, 700], [300, 350, 700]),
  }

  test('are taken round by round, then the middle one', () => {
    expect(ratiosOf(measured)).toEqual({
      game: 'subdivision',
      rounds: 3,
      cpp: { median: 600, min: 500, max: 700 },
      core: { median: 300, min: 200, max: 700 },
      whole: { median: 0.5, min: 0.4, max: 1 },
      calm: 1,
    })
  })
  test('of an even number of rounds, the mean of the two in the middle', () => {
    expect(ratiosOf({ game: 'a', cpp: rates([1, 1, 1, 1]), core: rates([4, 1, 3, 2]) }).whole.median).toBe(2.5)
  })
  test('stand in one table', () => {
    const cpp = rates([600_000, 500_000, 700_000])
    const [head = '', row = ''] = tableOf([
      ratiosOf({
        game: 'subdivision',
        cpp,
        core: rates([300_000, 200_000, 700_000], [300_000, 350_000, 490_000]),
      }),
    ]).split('\n')
    expect(row).toMatch(
      /^subdivision +3 +600,000 \(500,000 to 700,000\) +300,000 \(200,000 to 700,000\) +0\.50 \(0\.40 to 1\.00\) +0\.70$/,
    )
    expect(row.indexOf('300,000 (')).toBe(head.indexOf('core playouts/s'))
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
