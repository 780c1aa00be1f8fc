import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { residentBytes, startChild, stopChild } from '../bench/child.ts'
import { sendFrames } from './nonsense/frames.ts'
import { sendRequests } from './nonsense/requests.ts'
import { sendBroken } from './nonsense/wire.ts'

// `npm run test:nonsense`: 100,000 frames and bodies that nobody should send, over real sockets, to a real server.
const COUNT = Number(process.argv[2] ?? 100_000)
const SEED = Number(process.argv[3] ?? Date.now() % 1_000_000)
const ROUNDS = 20
const MEGABYTE = 2 ** 20

const data = mkdtempSync(join(tmpdir(), 'masterplan-nonsense-'))
const args = ['cli/src/main.ts', 'serve', '--port', '0', '--limits', 'none', '--tables-only', '--data', data]
// Tables leave memory soon, and little may be kept besides: what is not let go of ends the process.
const environment = { ...process.env, MASTERPLAN_IDLE_SECONDS: '5', NODE_OPTIONS: '--max-old-space-size=400' }
const server = await startChild(args, join(import.meta.dirname, '../..'), environment)
const address = `http://127.0.0.1:${server.port}`

const problems: string[] = []
const memory: number[] = []
const each = { frames: Math.ceil((COUNT * 0.55) / ROUNDS), requests: Math.ceil((COUNT * 0.43) / ROUNDS) }
const broken = Math.ceil((COUNT * 0.02) / ROUNDS)
for (let round = 0; round < ROUNDS; round++) {
  const seed = SEED + round * 1_000_000
  problems.push(
    ...(await sendFrames(address, { count: each.frames, seed })),
    ...(await sendBroken(address, broken)),
    ...(await sendRequests(address, { count: each.requests, seed, accounts: true })),
  )
  memory.push(Math.round(residentBytes(server) / MEGABYTE))
  process.stderr.write(`\rround ${round + 1} of ${ROUNDS}, ${memory.at(-1)} MB, ${problems.length} problems `)
}
process.stderr.write('\n')
if (!(await fetch(`${address}/readyz`)).ok) problems.push('The server is not ready any more.')
const mean = (of: readonly number[]) => of.reduce((sum, megabytes) => sum + megabytes, 0) / of.length
const [before, after] = [mean(memory.slice(ROUNDS / 4, ROUNDS / 2)), mean(memory.slice(-ROUNDS / 4))]
if (COUNT >= 20_000 && after > 1.3 * before + 30) problems.push(`Memory grew from ${before} to ${after} MB.`)
await stopChild(server)
rmSync(data, { recursive: true, force: true })

for (const problem of [...new Set(problems)].slice(0, 50)) console.log(problem)
const total = ROUNDS * (each.frames + each.requests + broken)
console.log(
  `${problems.length === 0 ? '✓' : '✗'} ${total} frames and bodies (seed ${SEED}), ${problems.length} problems; memory by round in MB: ${memory.join(' ')}`,
)
process.exit(problems.length === 0 ? 0 : 1)
