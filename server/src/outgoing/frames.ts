import type { ChatLine, FromServer } from '@masterplan/protocol'
import type { StoredChatLine, StoredTable } from '@masterplan/store'
import type { HostedTable } from '../tables/table.ts'
import { cardOf } from './cards.ts'
import type { Reader } from './readers.ts'
import { type UpdateWish, updateText } from './updates.ts'

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
