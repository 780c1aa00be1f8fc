import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { finished, folder, ONE_SENTENCE, run } from './world.ts'

const record = finished()
const text = JSON.stringify(record)
const here = folder()

function file(name: string, content: unknown): string {
  const path = join(here, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
const good = file('good.match.json', record)
const lines = record.log.length
/** With one line of the log replaced; counted from 1. */
const withLine = (line: number, by: string) => ({ ...record, log: record.log.with(line - 1, by) })
const firstBuild = record.log.findIndex(line => line.includes('build')) + 1
const [, builder, built] = /^(\d) (.*)$/.exec(record.log[firstBuild - 1]!)!

function large(): string {
  const path = file('large.match.json', '')
  truncateSync(path, 100_000_000) // a hole: takes no room on the disk
  return path
}

const BAD: readonly (readonly [what: string, path: string, says: RegExp])[] = [
  ['not JSON', file('prose.match.json', 'Once upon a time'), /not JSON/],
  ['no object', file('list.match.json', []), /not a JSON object/],
  [
    'an unknown format',
    file('format.match.json', { ...record, format: 'chess/1' }),
    /"format" must be "masterplan-match\/1"/,
  ],
  ['no log', file('no-log.match.json', { ...record, log: 7 }), /"log" must be a list/],
  ['an unknown game', file('game.match.json', { ...record, game: 'chess' }), /"game" names no game we know: "chess"/],
  ['other rules', file('rules.match.json', { ...record, rules: '0.9.0' }), /"rules" must be "1\.0\.0"/],
  ['too many players', file('players.match.json', { ...record, players: 9 }), /2 to 3 players, not 9/],
  ['an unknown option', file('option.match.json', { ...record, options: { trams: 1 } }), /no option "trams"/],
  [
    'a bad option',
    file('value.match.json', { ...record, options: { homes: 99 } }),
    /"homes" must be a whole number from 1 to 6/,
  ],
  [
    'an illegal move',
    file('illegal.match.json', withLine(firstBuild, `${builder} build 9`)),
    new RegExp(`^Line ${firstBuild} of the log, .*no such lot \\(MS1\\)`),
  ],
  [
    'an unreadable move',
    file('unreadable.match.json', withLine(firstBuild, `${builder} dance`)),
    new RegExp(`^Line ${firstBuild} of the log, .*\\(K2\\)`),
  ],
  [
    'an unreadable line',
    file('line.match.json', withLine(firstBuild, 'build')),
    new RegExp(`^Line ${firstBuild} of the log`),
  ],
  [
    'a seat out of turn',
    file('turn.match.json', withLine(firstBuild, `${3 - Number(builder)} ${built}`)),
    new RegExp(`^Line ${firstBuild} of the log, .*not the turn of this seat \\(K1\\)`),
  ],
  [
    'a surplus move',
    file('surplus.match.json', { ...record, log: [...record.log, '1 build 1'] }),
    new RegExp(`^Line ${lines + 1} of the log, .*match is over \\(K3\\)`),
  ],
  [
    'a wrong result',
    file('result.match.json', { ...record, result: { ...record.result, scores: [99, 0] } }),
    /"result\.scores" says 99, 0/,
  ],
  ['an end that is none', file('end.match.json', { ...record, ended: { why: 'bored' } }), /"ended" must be/],
  [
    'an end that it did not come to',
    file('other-end.match.json', { ...record, ended: { why: 'left', ranks: [1, 2] } }),
    /"ended\.why" must be "rules"/,
  ],
  ['a day that there is not', file('day.match.json', { ...record, played: '2026-02-30' }), /"played" must be a day/],
  ['a result too early', file('early.match.json', { ...record, log: record.log.slice(0, -1) }), /not over/],
  ['a missing file', join(here, 'nowhere.match.json'), /There is no file/],
  ['a directory', here, /is a directory/],
  ['a path through a file', join(good, 'inside'), /not a directory/],
  ['an empty file', file('empty.match.json', ' \n'), /is empty/],
  ['a file of 100 MB', large(), /larger than 16 MB/],
]

describe('A bad record', () => {
  for (const [what, path, says] of BAD) {
    test(`with ${what} is refused in one sentence by every command that reads one`, async () => {
      for (const command of [
        ['replay', path],
        ['moves', path],
        ['replay', path, '--json'],
        ['play', '--load', path],
      ]) {
        const { code, out, err } = await run(command)
        expect([code, out]).toEqual([1, ''])
        expect(err).toMatch(ONE_SENTENCE)
        expect(err).toMatch(says)
      }
    })
  }

  test('is named by check, which goes on to the next', async () => {
    const { code, out, err } = await run(['check', good, ...BAD.map(([, path]) => path), good])
    expect(code).toBe(1)
    expect(out.trim().split('\n')).toEqual(
      Array(2).fill(expect.stringMatching(/good; Main Street, \d+ lines, \d+ to \d+\.$/)),
    )
    const sentences = err.trim().split('\n')
    expect(sentences).toHaveLength(BAD.length)
    for (const [at, [, path]] of BAD.entries()) expect(sentences[at]).toMatch(new RegExp(`^${path}: `))
  })

  test('is a line of JSON from check --json', async () => {
    const { code, out, err } = await run(['check', '--json', good, BAD[0]![1]])
    expect([code, err]).toEqual([1, '1 of 2 records are bad.\n'])
    expect(JSON.parse(out)).toEqual([
      { file: good, ok: true, sentence: null },
      { file: BAD[0]![1], ok: false, sentence: 'The record is not JSON.' },
    ])
  })

  test('never makes anything but one sentence, whatever its bytes', async () => {
    const broken = fc.tuple(fc.nat(text.length), fc.nat(20), fc.string({ unit: 'binary', maxLength: 8 }))
    await fc.assert(
      fc.asyncProperty(broken, async ([at, cut, put]) => {
        const { code, err } = await run(['check', '-'], text.slice(0, at) + put + text.slice(at + cut))
        if (code === 1) expect(err).toMatch(ONE_SENTENCE)
        else expect(err).toBe('')
      }),
      { numRuns: 300 },
    )
  })
})

describe('Standard input', () => {
  test('is read for -', async () => {
    for (const command of ['replay', 'moves', 'check']) expect((await run([command, '-'], text)).code).toBe(0)
    expect((await run(['check', '-'], `\ufeff${text}`)).code).toBe(0)
  })

  test('that is empty is one sentence', async () => {
    for (const command of ['replay', 'moves']) {
      expect(await run([command, '-'])).toEqual({
        code: 1,
        out: '',
        err: 'Standard input is empty: a record was expected.\n',
      })
    }
  })

  test('that never ends is left at the limit', async () => {
    let parts = 0
    const stdin = Readable.from(
      (function* () {
        for (;;) {
          parts++
          yield Buffer.alloc(1_000_000, 'x')
        }
      })(),
    )
    const { code, err } = await run(['replay', '-'], '', { stdin })
    expect([code, err]).toEqual([1, 'Standard input is larger than 16 MB, the most that a record may have.\n'])
    expect(parts).toBeLessThan(40)
  })
})

describe('replay', () => {
  test('shows the position and the final scores', async () => {
    const { code, out } = await run(['replay', good])
    expect(code).toBe(0)
    expect(out).toContain(`Main Street, after ${lines} of ${lines} lines`)
    expect(out).toContain('The match is over.')
    expect(out).toMatch(/Neighbours/)
    expect(out).toMatch(new RegExp(`Total +${record.result!.scores.join(' +')}\n`))
  })

  test('gives exactly game, at, turn, scores, ranks, ended, played and view in JSON', async () => {
    const shown = JSON.parse((await run(['replay', good, '--json'])).out)
    expect(Object.keys(shown)).toEqual(['game', 'at', 'turn', 'scores', 'ranks', 'ended', 'played', 'view'])
    expect(shown).toMatchObject({ game: 'main-street', at: lines, turn: { kind: 'over' }, ...record.result })
    expect(shown).toMatchObject({ ended: { why: 'rules' }, played: null })
    expect(shown.view.viewer).toBe('audience')
  })

  test('says how a match ended that its rules did not end, and when it was played', async () => {
    const { result: _, ...begun } = { ...record, log: record.log.slice(0, -1) }
    const path = file('time.match.json', { ...begun, ended: { why: 'time', ranks: [2, 1] }, played: '2026-11-18' })
    const { out } = await run(['replay', path])
    expect(out).toContain('The match ended because time ran out. Places: 1 ')
    expect(out).toContain('Played on 2026-11-18.')
    expect((await run(['replay', path, '--at', '3'])).out).not.toContain('time ran out')
    expect((await run(['check', path])).out).toMatch(/good; .* lines, ended because time ran out; places 2, 1\.\n$/)
  })

  test('hides a score that depends on a secret until the match is over', async () => {
    const shown = JSON.parse((await run(['replay', good, '--json', '--at', String(lines - 1)])).out)
    expect(shown).toMatchObject({ at: lines - 1, turn: { kind: 'decide' }, scores: null, ranks: null })
    expect(shown.view.wishes).toEqual([])
    expect((await run(['replay', good, '--at', String(lines - 1)])).out).toContain('depends on a secret')
  })

  test('shows the running score where nothing that counts is secret', async () => {
    const open = finished({ wishPoints: 0 })
    const path = file('open.match.json', open)
    const at = open.log.length - 1
    const shown = JSON.parse((await run(['replay', path, '--json', '--at', String(at)])).out)
    expect(shown.scores).toHaveLength(2)
    expect(shown.ranks).toHaveLength(2)
    expect(shown.scores).not.toEqual([0, 0])
  })

  test('looks no further than --at', async () => {
    const bad = BAD.find(([what]) => what === 'an illegal move')![1]
    expect((await run(['replay', bad, '--at', String(firstBuild - 1)])).code).toBe(0)
    expect((await run(['replay', bad, '--at', String(firstBuild)])).code).toBe(1)
    expect(JSON.parse((await run(['replay', good, '--json', '--at', '0'])).out)).toMatchObject({
      at: 0,
      turn: { kind: 'luck' },
    })
  })

  test.each(['-1', '1.5', 'ten', String(lines + 1), '99999999999999999999'])('refuses --at %s', async at => {
    for (const command of ['replay', 'moves']) {
      const { code, err } = await run([command, good, `--at=${at}`])
      expect([code, err]).toEqual([1, `The flag --at must be a whole number from 0 to ${lines}, not "${at}".\n`])
    }
  })
})

describe('moves', () => {
  test('lists one move per line; with several seats, with the seat as in a log', async () => {
    const claims = Array.from({ length: 6 }, (_, lot) => `claim ${lot + 1}`)
    expect((await run(['moves', good, '--at', '2'])).out.trim().split('\n')).toEqual([
      ...claims.map(move => `1 ${move}`),
      ...claims.map(move => `2 ${move}`),
    ])
    const first = (await run(['moves', good, '--at', String(firstBuild - 1)])).out.trim().split('\n')
    expect(first).toEqual(Array.from({ length: 6 }, (_, lot) => `build ${lot + 1}`))
  })

  test('says that luck is awaited, or that the match is over', async () => {
    expect(await run(['moves', good, '--at', '0'])).toEqual({
      code: 0,
      out: '',
      err: 'Luck decides next: no seat has a move.\n',
    })
    expect(await run(['moves', good])).toEqual({ code: 0, out: '', err: 'The match is over: no seat has a move.\n' })
  })

  test('lists the moves of each seat in JSON', async () => {
    const shown = JSON.parse((await run(['moves', good, '--json', '--at', '2'])).out)
    expect(shown).toMatchObject({ game: 'main-street', at: 2, turn: { kind: 'decide', seats: [0, 1] } })
    expect(shown.moves.map((each: { seat: number; moves: string[] }) => [each.seat, each.moves.length])).toEqual([
      [0, 6],
      [1, 6],
    ])
  })
})
