import { commitmentTo, type Seat } from '@masterplan/kernel'
import { no } from '@masterplan/protocol'
import type { Bus } from '../../bus/bus.ts'
import { entry } from '../entries.ts'
import { anyShown } from '../nonces.ts'
import type { HostedTable } from '../table.ts'
import type { TableCache } from '../table-cache.ts'
import { type ActionOf, start } from './gathering.ts'
import { type Proposed, type Sender, senderOf } from './proposal.ts'

// What players add to the luck of their match: first all are bound to their nonces, then all show them.

/** For who sits already: the host since the table was made, and everybody after a change that made all nonces void. */
export function commit(hosted: HostedTable, { seat }: Sender, { commitment }: ActionOf<'commit'>): Proposed {
  if (hosted.row.status !== 'gathering') return no('not-gathering')
  if (seat === null) return no('not-seated')
  const { nonces } = hosted.standing
  // Whoever is bound after others have shown theirs could have chosen by what they showed.
  if (nonces.has(seat) || anyShown(nonces)) return no('commitments-closed')
  return { ok: true, entries: [entry.committed(seat, commitment)] }
}

/**
 * Not before every seat has accepted: until then somebody may still come who is bound to nothing. And whoever shows theirs
 * must have seen to what all others are bound, so that they can compare it in the end.
 */
export function reveal(
  hosted: HostedTable,
  { seat }: Sender,
  { nonce, based }: ActionOf<'reveal'> & { readonly based: number },
): Proposed {
  const { status, seats } = hosted.row
  if (status !== 'gathering') return no('not-gathering')
  if (seat === null) return no('not-seated')
  if (seats.some(({ holder }) => holder === 'nobody')) return no('seats-not-filled')
  if (seats.some(({ holder }) => holder === 'invited')) return no('not-accepted')
  const bound = hosted.standing.nonces.get(seat)
  if (bound === undefined || bound.nonce !== null || commitmentTo(nonce) !== bound.commitment)
    return no('no-commitment')
  if (hosted.entries.some(({ seq, kind }) => seq > based && kind !== 'revealed')) return no('stale')
  return { ok: true, entries: [entry.revealed(seat, nonce)] }
}

/** Whose page is there and has promised a nonce that has not come. */
const awaitedNonces = ({ row, standing }: HostedTable, here: ReadonlySet<string>): Seat[] =>
  row.seats.flatMap(({ seat, holder, person }) =>
    holder === 'person' && here.has(person ?? '') && standing.nonces.get(seat)?.nonce === null ? [seat] : [],
  )

/** For so long a start waits for nonces of pages that are there, in milliseconds. */
const NONCE_WAIT = 3000
const LOOK_EVERY = 50

type Waited = { readonly tables: TableCache; readonly bus: Bus }

/**
 * Lets nonces come that are on their way, to this process or to another. The table is free meanwhile, and nothing is stored:
 * if this process dies, its host presses again. Who presses again before that waits for the same.
 */
export function nonceWaits(waited: Waited): (table: string, host: string) => Promise<void> {
  const waits = new Map<string, Promise<void>>()
  return (table, host) => {
    const name = `${table} ${host}`
    const wait = waits.get(name) ?? nonceWait(table, host, waited).finally(() => waits.delete(name))
    waits.set(name, wait)
    return wait
  }
}

async function nonceWait(table: string, host: string, { tables, bus }: Waited): Promise<void> {
  const until = performance.now() + NONCE_WAIT
  while (performance.now() < until) {
    const here = await bus.present(table)
    const missing = await tables.use(table, hosted =>
      start(hosted, senderOf(hosted, host), here).ok ? awaitedNonces(hosted, here) : [],
    )
    if (missing === undefined || missing.length === 0) return
    await new Promise(resolve => setTimeout(resolve, LOOK_EVERY))
  }
}
