import type { ChatLine, FromServer } from '@masterplan/protocol'
import type { StoredChatLine, StoredTable } from '@masterplan/store'
import type { HostedTable, TableRow } from '../tables/table.ts'
import { cardOf } from './cards.ts'
import type { Present, Reader } from './readers.ts'
import { audienceOf, type UpdateWish, updateText } from './updates.ts'

/** A frame as text, so that many can share one. */
export const frameOf = (frame: FromServer): string => JSON.stringify(frame)

export const updateFrame = (hosted: HostedTable, reader: Reader, wish: UpdateWish): string =>
  `{"kind":"update","update":${updateText(hosted, reader, wish)}}`

export const lobbyFrame = (tables: readonly StoredTable[]): string =>
  frameOf({ kind: 'lobby', tables: tables.map(cardOf) })

export const chatLine = ({ table, n, at, author, name, text }: StoredChatLine): ChatLine => ({
  ...{ table, n, at, person: author, name, text },
})

/** What was said, without those whom the reader does not want to hear. */
export const heardLines = <Line extends StoredChatLine>(lines: readonly Line[], hushed: ReadonlySet<string>): Line[] =>
  lines.filter(({ author }) => author === null || !hushed.has(author))

/** Who is there, the same for everybody: which seats, and how many look on. */
export function presenceFrame(row: TableRow, present: Present): string {
  const here = row.seats.flatMap(({ holder, person, seat }) =>
    holder === 'person' && present.has(person ?? '') ? [seat] : [],
  )
  return frameOf({ kind: 'presence', table: row.id, here, audience: audienceOf(row, present) })
}
