import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

// An engine of Subdivision with one fault, for tests: `faulty-engine.ts FAULT FILE`. It writes its process ids to FILE, and
// what it hears to FILE.heard.
const [fault = '', file = ''] = process.argv.slice(2)
appendFileSync(file, `${process.pid}\n`)
const say = (line: string) => process.stdout.write(`${line}\n`)

const FAULTS: Readonly<Record<string, () => void>> = {
  crash() {
    console.error('thinking hard')
    console.error('out of ideas')
    process.exit(3)
  },
  hang() {
    for (;;);
  },
  silence() {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
    setInterval(() => {}, 1000)
  },
  illegal: () => say('bestmove 3a1'), // a park is there
  another: () => say('bestmove 2:2b2'),
  garbage: () => say('bestmove \u001b[31m*'),
  nothing: () => say('bestmove'),
  flood() {
    const block = 'x'.repeat(2 ** 16)
    const pour = (): boolean => process.stdout.write(block, () => setImmediate(pour))
    pour()
  },
  chatter() {
    for (let at = 0; at < 30_000; at++) say(`info string ${'so many words '.repeat(8)}${at}`)
    say('bestmove 3a1')
  },
  child() {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
    appendFileSync(file, `${child.pid}\n`)
    say('bestmove 3a1')
  },
}

for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync(`${file}.heard`, `${line}\n`)
  if (line === 'ugi' && fault !== 'mute') say('ugiok')
  if (line === 'isready') say('readyok')
  if (line.startsWith('go')) FAULTS[fault]?.()
  if (line === 'quit' && fault !== 'silence') process.exit()
}
if (fault === 'silence') await new Promise(() => {}) // stays even when nobody speaks to it any more
