import { type SpawnOptions, spawn } from 'node:child_process'
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CATALOG } from '@masterplan/catalog'
import type { MatchRecord } from '@masterplan/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { folder, ONE_SENTENCE } from './world.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const here = folder()
const game = CATALOG[0]!

type Ended = { readonly code: number | null; readonly out: string; readonly err: string }

/** The real thing: a process of its own, with `input` in its pipe. */
function masterplan(given: readonly string[], input: string | Buffer = '', options: SpawnOptions = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...given], { cwd: here, stdio: 'pipe', ...options })
    let [out, err] = ['', '']
    child.stdout?.on('data', part => (out += part))
    child.stderr?.on('data', part => (err += part))
    child.stdin?.on('error', () => {}) // it may close before it has read everything: that is the point
    child.on('error', reject)
    child.on('close', code => resolve({ code, out, err }))
    child.stdin?.end(input)
  })
}

let record: MatchRecord
let good: string
beforeAll(async () => {
  const ran = await masterplan(['simulate', game.id, '--matches', '1', '--records', 'records'])
  expect(ran).toMatchObject({ code: 0, err: '' })
  good = join('records', readdirSync(join(here, 'records'))[0]!)
  record = JSON.parse(readFileSync(join(here, good), 'utf8'))
})

function file(name: string, content: unknown): string {
  writeFileSync(join(here, name), typeof content === 'string' ? content : JSON.stringify(content))
  return name
}

describe('The process', () => {
  test('names what is wrong with each bad file in one sentence, without a trace of itself', async () => {
    const first = record.log.findIndex(line => !line.startsWith('*'))
    const [, seat = '', move = ''] = /^(\d) (.*)$/.exec(record.log[first]!) ?? []
    const line = first + 1
    const replaced = (by: string) => ({ ...record, log: record.log.with(first, by) })
    const doubled = {
      ...record,
      log: [...record.log.slice(0, line), ...record.log.slice(first, line), ...record.log.slice(line)],
    }
    truncateSync(join(here, file('large', '')), 100_000_000)
    const bad: [string, RegExp][] = [
      [file('prose', 'Once upon a time'), /not JSON/],
      [file('format', { ...record, format: 'x' }), /"format"/],
      [file('game', { ...record, game: 'chess' }), /"game".*"chess"/],
      [file('option', { ...record, options: { trams: 1 } }), /"trams"/],
      [file('unreadable', replaced(`${seat} xyzzy`)), new RegExp(`Line ${line} of the log.*K2`)],
      [file('turn', replaced(`${seat === '1' ? 2 : 1} ${move}`)), new RegExp(`Line ${line} of the log`)],
      [file('illegal', doubled), new RegExp(`Line ${line + 1} of the log`)],
      [
        file('surplus', { ...record, log: [...record.log, record.log.at(-1)] }),
        new RegExp(`Line ${record.log.length + 1} of the log.*K3`),
      ],
      [
        file('result', {
          ...record,
          result: { ...record.result, scores: record.result!.scores.map(score => score + 1) },
        }),
        /"result\.scores"/,
      ],
      [file('empty', ''), /empty/],
      ['missing', /no file/],
      ['.', /directory/],
      ['large', /larger than 16 MB/],
    ]
    const { code, out, err } = await masterplan(['check', good, ...bad.map(([name]) => name)])
    expect(code).toBe(1)
    expect(out).toMatch(/^\S+: good; [^\n]*\n$/)
    const sentences = err.trimEnd().split('\n')
    expect(sentences).toHaveLength(bad.length)
    for (const [at, [name, says]] of bad.entries()) {
      expect(sentences[at]!.startsWith(`${name}: `)).toBe(true)
      expect(sentences[at]).toMatch(says)
    }
  })

  test('answers bad usage, empty pipes and endless pipes with one sentence and exit code 1', async () => {
    const bad: [string[], string | Buffer, RegExp][] = [
      [['serve-me'], '', /no command/],
      [['games', '--jsn'], '', /no flag/],
      [['replay', '-'], '', /Standard input is empty/],
      [['moves', good, '--at', '99999'], '', /--at must be a whole number/],
      [['replay', '-'], Buffer.alloc(100_000_000, '['), /larger than 16 MB/],
      [['play', game.id], '', /Standard input is empty/],
    ]
    const ended = await Promise.all(bad.map(([given, input]) => masterplan(given, input)))
    for (const [at, { code, err }] of ended.entries()) {
      expect(code).toBe(1)
      expect(err).toMatch(ONE_SENTENCE)
      expect(err).toMatch(bad[at]![2])
    }
  })

  test('replays a record from a pipe, and plays a match that a program types', async () => {
    const replayed = await masterplan(['replay', '-', '--json'], JSON.stringify(record))
    expect(replayed).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(replayed.out)).toMatchObject({ game: game.id, at: record.log.length, ...record.result })
    const played = await masterplan(['play', game.id, '--bots', 'random,random', '--seed', '3', '--json'])
    expect(played).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(played.out).result).not.toBeNull()
  })

  test('is quiet when nobody reads to the end', async () => {
    const ended = await new Promise<Ended>((resolve, reject) => {
      const child = spawn('sh', ['-c', `"${process.execPath}" "${MAIN}" games --json | head -c 1`], { cwd: here })
      let [out, err] = ['', '']
      child.stdout.on('data', part => (out += part))
      child.stderr.on('data', part => (err += part))
      child.on('error', reject)
      child.on('close', code => resolve({ code, out, err }))
    })
    expect(ended).toEqual({ code: 0, out: '[', err: '' })
  })
})
