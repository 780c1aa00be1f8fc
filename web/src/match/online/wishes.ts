import { WIRE } from '@masterplan/protocol/wire'

/** What this page says of itself when it watches: the wire it speaks, and that its own rules list the moves. */
export const WISHES = { wire: WIRE, listMoves: false } as const
