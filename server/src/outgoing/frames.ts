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
  frameOf({ kind: 'lobby', tables: tables.map(row => cardOf(row)) })

/** Where somebody sits, or sat before a bot took over. */
export const placeOf = ({ seats }: TableRow, person: string | null) =>
  person === null ? undefined : seats.find(held => held.person === person && held.holder !== 'invited')

export const chatLine = ({ table, n, at, author, name, text }: StoredChatLine, row: TableRow): ChatLine => ({
  ...{ table, n, at, person: author, name, text },
  seat: placeOf(row, author)?.seat ?? null,
})

/** Who is there, the same for everybody: which seats, and how many look on. */
export function presenceFrame(row: TableRow, present: Present): string {
  const here = row.seats.flatMap(({ holder, person, seat }) =>
    holder === 'person' && present.has(person ?? '') ? [seat] : [],
  )
  return frameOf({ kind: 'presence', table: row.id, here, audience: audienceOf(row, present) })
}

/** A table and whether those who sit there hear the audience at any time. */
export type ChatRoom = { readonly row: TableRow; readonly open: boolean }
export const chatRoomOf = ({ row, standing }: HostedTable): ChatRoom => ({ row, open: standing.openChat })

/** What somebody hears of what was said: not those they silenced, nor, while they play, the audience, unless its chat is open. */
export function heardBy(
  { row, open }: ChatRoom,
  person: string | null,
  { said, hushed }: { readonly said: readonly StoredChatLine[]; readonly hushed: ReadonlySet<string> },
): ChatLine[] {
  const deaf = row.status === 'playing' && !open && placeOf(row, person) !== undefined
  return said
    .filter(({ author }) => author === null || !hushed.has(author))
    .map(line => chatLine(line, row))
    .filter(({ seat }) => !deaf || seat !== null)
}
