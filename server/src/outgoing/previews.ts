import { createHash } from 'node:crypto'
import { seeded } from '@masterplan/kernel'
import { type Judged, type No, no, type Previewed, type Try } from '@masterplan/protocol'
import type { Parts } from '../parts.ts'
import { isStale } from '../tables/commands/playing.ts'
import type { HostedTable } from '../tables/table.ts'
import { shownRefusal } from './refusals.ts'

type Using = Pick<Parts, 'tables'>

/** Whether a move would be played, and why not. Asked of one's own seat alone. */
export function judged(tried: Try, person: string, { tables }: Using): Promise<Judged | No> {
  return atSeat(tried, person, tables, (hosted, seat) => {
    const refusal = hosted.match?.judge(seat, tried.text)
    return { refusal: refusal === undefined ? null : shownRefusal(refusal) }
  })
}

/** What a move would do, in a world imagined from the seat's view: nothing hidden can show. Asked again, it is the same world. */
export function previewed(tried: Try, person: string, { tables }: Using): Promise<Previewed | No> {
  return atSeat(tried, person, tables, (hosted, seat) => {
    const preview = hosted.match?.preview(
      seat,
      tried.text,
      seeded(numberOf(`${tried.table} ${hosted.seq} ${tried.text}`)),
    )
    return preview === undefined ? null : { view: preview.view, events: [...preview.events] }
  })
}

const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32LE()

async function atSeat<Result>(
  { table, based }: Try,
  person: string,
  tables: Parts['tables'],
  use: (hosted: HostedTable, seat: NonNullable<ReturnType<HostedTable['seatOf']>>) => Result,
): Promise<Result | No> {
  const answer = await tables.use(table, (hosted): { readonly result: Result } | No => {
    const seat = hosted.seatOf(person)
    if (seat === null) return no('not-seated')
    if (!hosted.isPlaying()) return no('not-playing')
    if (isStale(hosted, seat, based)) return no('stale', { seq: hosted.seq })
    return { result: use(hosted, seat) }
  })
  if (answer === undefined) return no('no-such-table')
  return 'result' in answer ? answer.result : answer
}
