import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

// `npm run lighthouse`: what Lighthouse says of the page on a phone, the median of three, for the start page, a lesson and
// a table. It is fetched when it is run, and is no dependency: see docs/decisions/0031-lighthouse-is-fetched-to-be-run.md.
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 3
const LEAST: Readonly<Record<string, number>> = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 }
const FIGURES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

if (spawnSync(process.execPath, [join(import.meta.dirname, 'ready.ts')], { stdio: 'inherit' }).status !== 0)
  process.exit(1)
const { openHome } = await import('./home.ts')
const { browserAt } = await import('./chromium.ts')
const { aKey } = await import('./people.ts')

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly score: number | null }>>
}

const home = await openHome()
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
let failed = false
try {
  const table = await watchedTable(home.address)
  console.log(`| page | ${[...Object.keys(LEAST), ...FIGURES, 'load'].join(' | ')} |`)
  console.log(`|---${'|---'.repeat(Object.keys(LEAST).length + FIGURES.length + 1)}|`)
  for (const path of ['/', '/learn/subdivision', table]) await report(path)
} finally {
  await home.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0

async function report(path: string): Promise<void> {
  const reports: Report[] = []
  for (let at = 0; at < RUNS; at++) reports.push(await run(path))
  const scores = Object.entries(LEAST).map(([category, least]) => {
    const score = Math.round(100 * median(reports.map(({ categories }) => categories[category]?.score ?? 0)))
    if (score < least) failed = true
    return `${score}${score < least ? ` (at least ${least})` : ''}`
  })
  const figures = FIGURES.map(name => median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0)))
  console.log(
    `| ${path} | ${[...scores, ...figures.map(figure => String(Math.round(figure * 100) / 100)), loadavg()[0]?.toFixed(1)].join(' | ')} |`,
  )
  const faults = Object.entries(reports[0]!.audits).filter(([, { score }]) => score !== null && score < 0.9)
  console.log(`  below 0.9: ${faults.map(([name, { score }]) => `${name} ${score}`).join(', ')}`)
}

/** Beside this process, which serves the page. */
async function run(path: string): Promise<Report> {
  const file = join(folder, 'report.json')
  const args = [
    '--yes',
    LIGHTHOUSE,
    new URL(path, home.address).href,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
  ]
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
  const env = { ...process.env, CHROME_PATH: browserAt('whole') }
  const running = spawn('npx', [...args, flags], { stdio: ['ignore', 'ignore', 'inherit'], env })
  const [status] = await once(running, 'close')
  if (status !== 0) throw new Error(`Lighthouse ended with ${status} for ${path}.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}

/** A table with a match on it, as whoever has its link sees it. */
async function watchedTable(address: string): Promise<string> {
  const known = await fetch(new URL('/api/me', address))
  const cookie = known.headers.getSetCookie().map(each => each.split(';')[0])
  const headers = { 'content-type': 'application/json', cookie: cookie.join('; '), origin: new URL(address).origin }
  const ask = async (path: string, body?: object) => {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(new URL(path, address), { headers, ...sent })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const { table } = await ask('/api/tables', { key: aKey(), game: 'urbapolis', players: 2, name: 'Ana' })
  const act = async (action: (moves: readonly string[]) => object) => {
    const { seq, moves } = await ask(`/api/tables/${table}`)
    await ask(`/api/tables/${table}/commands`, { based: seq, key: aKey(), do: action(moves) })
  }
  await act(() => ({ kind: 'seat-bot', seat: 1, bot: 'level-1' }))
  await act(() => ({ kind: 'start' }))
  while ((await ask(`/api/tables/${table}`)).moves.length === 0) await pause(50) // the bot may begin
  await act(([text]) => ({ kind: 'move', text }))
  return `/table/${table}`
}
