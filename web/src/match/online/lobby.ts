import type { TableCard } from '@masterplan/protocol'
import { ask } from './api.ts'
import { HELLO, ServerConnection } from './connection.ts'

/** Open tables, as they come and go; null while the server is away. */
export function watchLobby(show: (tables: readonly TableCard[] | null) => void): () => void {
  let closed = false
  const connection = new ServerConnection({
    hello: () => ({ kind: 'lobby', n: HELLO, on: true }),
    stream: () => null,
    heard: frame => frame.kind === 'lobby' && show(frame.tables),
    isFinal: () => false,
    link: link => link === 'lost' && void look(),
  })
  /** Where no socket gets through, as often as one is tried. */
  async function look() {
    const reply = await ask<TableCard[]>('GET', '/api/tables')
    if (!closed) show(reply.ok ? reply.answer : null)
  }
  return () => {
    closed = true
    connection.close()
  }
}
