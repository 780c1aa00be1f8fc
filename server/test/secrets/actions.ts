import type { TableAction, Update } from '@masterplan/protocol'
import { refusedMoves } from './http-doors.ts'
import type { Walk } from './walk.ts'

type Tried = { readonly action: TableAction; readonly based: number }

const updateOf = (walk: Walk) => walk.ask<Update>('GET /api/tables/{table}', `/api/tables/${walk.scene.table}`)
/** Done as the table stands. */
const now =
  (...actions: readonly TableAction[]) =>
  async (walk: Walk): Promise<readonly Tried[]> => {
    const { seq } = await updateOf(walk)
    return actions.map(action => ({ action, based: seq }))
  }
const CHANGE = { players: 2, options: {}, visibility: 'open', clock: { kind: 'none' }, rated: false } as const

/**
 * Everything that can be done at a table, as a viewer may try it in the middle of a match. A move that is played lets luck
 * fall, which is new in each world: what it leads to is compared line by line in secrets.test.ts.
 */
export const ACTIONS: { readonly [Kind in TableAction['kind']]: (walk: Walk) => Promise<readonly Tried[]> } = {
  sit: now(
    { kind: 'sit', seat: 0, name: 'Another', commitment: 'c0'.repeat(32) },
    { kind: 'sit', seat: null, name: 'Another' },
  ),
  commit: now({ kind: 'commit', commitment: 'c0'.repeat(32) }),
  reveal: now({ kind: 'reveal', nonce: 'c1'.repeat(32) }),
  'seat-bot': now({ kind: 'seat-bot', seat: 0, bot: 'level-1' }),
  'free-seat': now({ kind: 'free-seat', seat: 0 }),
  change: now({ kind: 'change', ...CHANGE }),
  start: now({ kind: 'start' }),
  end: now({ kind: 'end' }),
  rematch: now({ kind: 'rematch' }),
  async move(walk) {
    const refused = await refusedMoves(walk)
    const stale = [0, 3].map(based => ({ action: { kind: 'move', text: refused[0]!.text } as const, based }))
    return [...refused.map(({ text, seq }) => ({ action: { kind: 'move', text } as const, based: seq })), ...stale]
  },
  answer: now({ kind: 'answer', about: 1, yes: true }),
  async undo(walk) {
    const { seq, happened } = await updateOf(walk)
    const mine = happened.findLast(({ kind }) => kind === 'moved')?.seq
    const wanted = [0, seq, ...(mine === undefined ? [] : [mine - 1])]
    return [
      ...wanted.map(to => ({ action: { kind: 'undo', to } as const, based: seq })),
      { action: { kind: 'undo', to: 1 }, based: 1 },
    ]
  },
  replace: now({ kind: 'replace', seat: 0, bot: 'level-1' }, { kind: 'replace', seat: 1, bot: 'level-1' }),
  claim: now({ kind: 'claim' }),
  'ask-end': now({ kind: 'ask-end' }),
  'open-chat': now({ kind: 'open-chat', open: true }, { kind: 'open-chat', open: false }),
  abort: now({ kind: 'abort' }),
  leave: now({ kind: 'leave' }),
}
