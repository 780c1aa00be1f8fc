import type { JobKind } from '../../src/queues/jobs.ts'
import { awaited, type Walk } from './walk.ts'
import type { World } from './worlds.ts'

/** What leaves without anybody asking, or to the host of the server. */
export const BEHIND_DOORS: Readonly<Record<string, (walk: Walk) => void | Promise<void>>> = {
  log: walk =>
    compareEach(walk, 'log', ({ log }) => log.filter(line => !line.includes('Server listening')).map(withoutTimes)),
  jobs: walk => compareEach(walk, 'jobs', ({ jobs }) => jobs.map(job => JSON.stringify(job))),
  letters: walk =>
    compareEach(walk, 'letters', ({ letters }) => letters.map(({ to, text }) => `${to} ${withoutIds(text)}`).sort()),
  push(walk) {
    // All come to one address, so each must have come from both worlds.
    const counts = new Map<string, number>()
    for (const text of messages(walk)) counts.set(text, (counts.get(text) ?? 0) + 1)
    const odd = [...counts].filter(([, count]) => count % 2 === 1).map(([text]) => text)
    walk.compare('push', '', odd.join('\n'))
  },
}

/** Each kind of job, and what may stand in it. */
export const JOBS: { readonly [Kind in JobKind]: readonly string[] } = {
  bot: ['table', 'seat'],
  clock: ['table', 'seat'],
  notice: ['person', 'table', 'seq', 'title', 'at'],
}

/** What is counted and measured, for whoever runs the server. */
export const METRICS = [
  'masterplan_commands',
  'masterplan_conflicts',
  'masterplan_dismissed_total',
  'masterplan_entries_total',
  'masterplan_http_seconds',
  'masterplan_http_total',
  'masterplan_sockets',
  'masterplan_thinking',
  'masterplan_thinking_waiting',
  'masterplan_warm_tables',
  'masterplan_watched_tables',
  'process_cpu_seconds',
  'process_resident_memory_bytes',
]

export function messages({ cast, name }: Walk): string[] {
  return cast.push.pushed.flatMap(({ path, body }) => {
    const to = cast.people.find(({ person }) => path === `/${name}/${person}`)
    return to === undefined ? [] : [`${path} ${to.readMessage(body)}`]
  })
}

/** A letter and a message for each turn that is told. */
export function noticesSent(walk: Walk): Promise<void> {
  const turns = ({ jobs }: World) => new Set(jobs.flatMap(({ kind, id }) => (kind === 'notice' ? [id] : []))).size
  const due = walk.worlds.map(turns)
  return awaited(
    () =>
      walk.worlds.every(({ letters }, at) => letters.length >= due[at]!) &&
      messages(walk).length >= due.reduce((sum, count) => sum + count, 0),
  )
}

function compareEach(walk: Walk, door: string, texts: (world: World) => readonly string[]): void {
  const [one, other] = walk.worlds.map(texts)
  for (let at = 0; at < Math.max(one!.length, other!.length); at++) walk.compare(door, one![at] ?? '', other![at] ?? '')
}

/** Nor what V8 calls a constructor in a stack: that changes when it has made fast code of it. */
const withoutTimes = (line: string): string =>
  line
    .replaceAll(/"(?:time|pid|hostname|responseTime|remotePort|host)":(?:"[^"]*"|[\d.]+),?/g, '')
    .replaceAll(' at new ', ' at ')
/** A link to confirm an address is signed with the second in which it was made. */
const withoutIds = (letter: string): string =>
  letter
    .replaceAll(/^(?:Message-ID|Date|Content-Type): .*$/gim, '')
    .replaceAll(/=\r?\n/g, '') // lines that were folded for the journey
    .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '(signed)')
