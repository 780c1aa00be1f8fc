import type { Parts } from '../parts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LISTED = 10 * MINUTE // an open live table without its host
const LIVE = 2 * HOUR // and then it goes
const OTHERS = 7 * 24 * HOUR // open ones over days, and those that are found by their link
const AT_ONCE = 100

/** Open live tables are listed if their host was there since then. */
export const hostSince = (now: number): number => now - LISTED

/** Looks after tables that wait for players: whose host is there, which wait too long, and what need not be known any more. */
export async function tendGatherings({ store, hub, commands, now }: Parts): Promise<void> {
  const { openings } = store.tables
  await openings.seen(hub.hostsThere(), now())
  const expired = await openings.expired({ live: now() - LIVE, others: now() - OTHERS, limit: AT_ONCE })
  for (const table of expired) await commands.expire(table)
  await openings.tidy()
  await hub.lookAtLobby() // what was listed a minute ago may be no more
}
