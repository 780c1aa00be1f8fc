import type { Update } from '@masterplan/protocol'

/** What this device has seen of a table on a server: the first hash of its seed, the moves of one's own seat, as lines by entry, and its chat. */
export interface SeenTable {
  readonly hash: string
  readonly moves: Readonly<Record<string, string>>
  readonly chat?: number // the last line of chat that was in sight; left out: none was
}

const SEEN = 'masterplan-seen'
const MOST = 60 // tables; the oldest are forgotten

let seen: Readonly<Record<string, SeenTable>> | undefined // also where nothing can be kept

export const seenAt = (table: string): SeenTable | undefined => all()[table]

/** What was seen first stays: a server that tells it otherwise later is found out. */
export function keepSeen({ table, luck, you, happened }: Update): void {
  const before = seenAt(table)
  const moves = new Map(Object.entries(before?.moves ?? {}))
  for (const entry of happened) {
    const isNew = entry.kind === 'moved' && entry.seat === you && !moves.has(`${entry.seq}`)
    if (isNew) moves.set(`${entry.seq}`, `${entry.seat + 1} ${entry.text}`)
    if (entry.kind !== 'undone') continue
    for (const seq of [...moves.keys()].map(Number)) if (seq > entry.to && seq < entry.seq) moves.delete(`${seq}`)
  }
  const now = { ...before, hash: before?.hash ?? luck.hash, moves: Object.fromEntries(moves) }
  if (JSON.stringify(now) !== JSON.stringify(before)) keep({ ...all(), [table]: now })
}

/** Lines of chat up to this one were in sight. */
export function keepSeenChat(table: string, chat: number): void {
  const before = seenAt(table)
  if (before !== undefined && chat > (before.chat ?? 0)) keep({ ...all(), [table]: { ...before, chat } })
}

function all(): Readonly<Record<string, SeenTable>> {
  seen ??= read()
  return seen
}

function read(): Readonly<Record<string, SeenTable>> {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? '{}') // as it was written below
  } catch {
    return {}
  }
}

function keep(tables: Readonly<Record<string, SeenTable>>): void {
  seen = Object.fromEntries(Object.entries(tables).slice(-MOST))
  try {
    localStorage.setItem(SEEN, JSON.stringify(seen))
  } catch {
    // A device that keeps nothing knows it until the page is closed.
  }
}
