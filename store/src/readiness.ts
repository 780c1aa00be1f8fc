import { sql } from 'kysely'
import type { Database } from './schema.ts'
import type { FastQueries } from './tables.ts'

const ANSWER_HOLDS = 1000 // milliseconds: whoever asks must not keep the disk busy
const FAILURE_COUNTS = 5000 // milliseconds: where nobody plays any more, only a try tells whether it is over

/** Reading works on a full disk; only a write tells. Neither of these changes anything that anybody reads. */
const WRITE_A_LITTLE = {
  sqlite: sql`pragma user_version = 1`,
  postgres: sql`select pg_logical_emit_message(true, 'masterplan', 'ready')`,
}

export interface Readiness {
  /** The same queries, and what becomes of them is noted: a little may still fit where a move does not. */
  watched(quick: FastQueries): FastQueries
  ready(): Promise<boolean>
}

/** Whether what people do can be stored. */
export function readinessOf({ kind, connection }: Database): Readiness {
  let failed = Number.NEGATIVE_INFINITY
  let last: { readonly at: number; readonly answer: Promise<boolean> } | undefined

  async function noted<Result>(writing: Promise<Result>): Promise<Result> {
    try {
      const written = await writing
      failed = Number.NEGATIVE_INFINITY
      return written
    } catch (error) {
      failed = performance.now()
      throw error
    }
  }
  const canWrite = () =>
    WRITE_A_LITTLE[kind].execute(connection).then(
      () => true,
      () => false,
    )
  return {
    watched: ({ append, insert, load }) => ({
      append: step => noted(append(step)),
      insert: fresh => noted(insert(fresh)),
      load,
    }),
    async ready() {
      const at = performance.now()
      if (at - failed < FAILURE_COUNTS) return false
      if (last === undefined || at - last.at >= ANSWER_HOLDS) last = { at, answer: canWrite() }
      return last.answer
    },
  }
}
