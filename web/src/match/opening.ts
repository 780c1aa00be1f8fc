import type { MatchRecord } from '@masterplan/kernel'
import { keep } from '../device/kept-tables.ts'
import type { SayWord } from '../words/speech.tsx'
import type { TableSetup } from './client.ts'
import { randomName } from './workers/worker-lifetime.ts'

/** Tables opened on this page: they play on even where the device keeps nothing. */
const opened = new Map<string, { readonly setup: TableSetup; readonly record: MatchRecord | null }>()

export const openedHere = (id: string) => opened.get(id)

/** Opens a table and gives its address. */
export async function openTable(setup: TableSetup, record: MatchRecord | null): Promise<string> {
  const id = randomName()
  opened.set(id, { setup, record })
  if (record) await keep({ id, setup, record, changed: Date.now() })
  return id
}

/** You against bots, everything else as usual: what one click from the start page opens. */
export function againstBots(game: string, players: number, bot: string, word: SayWord): TableSetup {
  const seats = Array.from({ length: players }, (_, seat) => seat)
  return {
    game,
    players,
    options: {},
    names: seats.map(seat => (seat === 0 ? word('setup.you') : word('setup.bot', { number: seat }))),
    sitters: seats.map(seat => (seat === 0 ? { kind: 'person' } : { kind: 'bot', bot })),
  }
}
