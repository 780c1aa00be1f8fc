import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { MAIN_STREET, STREET_MODEL } from '@masterplan/bots/testing'
import type { MatchRecord } from '@masterplan/kernel'
import { type Plan, simulate } from '@masterplan/lab'
import type { Environment } from '../src/command.ts'
import { masterplan } from '../src/masterplan.ts'
import { MAIN_STREET_BOARD } from './main-street-board.ts'

/** A guest as a database keeps them. */
export const ANA = {
  ...{ id: 'ana-ana-ana-', name: 'Ana', account: null, notices: { push: false, email: false } },
  ...{ created: 1, seen: 1, epoch: 0, program: false },
}

export type RanCommand = { readonly code: 0 | 1; readonly out: string; readonly err: string }

function screen(): { stream: Writable; text(): string } {
  const parts: string[] = []
  const stream = new Writable({
    write(part, _, done) {
      parts.push(String(part))
      done()
    },
  })
  return { stream, text: () => parts.join('') }
}

/** It knows Main Street. */
export const WORKER = new URL('./main-street.worker.ts', import.meta.url)

/** Runs a command line in a world of one game, Main Street. */
export async function run(given: readonly string[], input = '', world: Partial<Environment> = {}): Promise<RanCommand> {
  const [stdout, stderr] = [screen(), screen()]
  const code = await masterplan(given, {
    stdin: Readable.from(input === '' ? [] : [input]),
    stdout: stdout.stream,
    stderr: stderr.stream,
    colour: false,
    catalog: [MAIN_STREET],
    boards: { 'main-street': MAIN_STREET_BOARD },
    worker: WORKER,
    page: '',
    model: async id => (id === 'main-street' ? STREET_MODEL : undefined),
    freshSeed: () => 1,
    untilStopped: async () => {},
    ...world,
  })
  return { code, out: stdout.text(), err: stderr.text() }
}

/** A keyboard and screen at which a person seems to sit. */
export function terminal(): { world: Partial<Environment>; type(text: string): void; text(): string; end(): void } {
  const stdin = new PassThrough()
  const { stream, text } = screen()
  return {
    world: {
      stdin: Object.assign(stdin, { isTTY: true, setRawMode: () => stdin }),
      stdout: Object.assign(stream, { isTTY: true, columns: 80 }),
    },
    type: keys => stdin.write(keys),
    text,
    end: () => stdin.end(),
  }
}

export const folder = (): string => mkdtempSync(join(tmpdir(), 'masterplan-'))

/** A finished match of two random bots. */
export function finished(options: Plan['options'] = {}): MatchRecord {
  const plan: Plan = { game: 'main-street', players: 2, options, bots: ['random'], seed: 3, rules: null, records: true }
  return simulate(MAIN_STREET, plan, { from: 0, count: 1 }).records[0]!
}

/** What every failure promises: nothing but one sentence on one line. */
export const ONE_SENTENCE = /^[^\n]*[^\s]\.\n$/
