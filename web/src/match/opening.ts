import { LEVEL_IDS, type MatchRecord } from '@masterplan/kernel'
import { keep } from '../device/kept-tables.ts'
import { playedLevels } from '../device/level-memory.ts'
import { knownName } from '../device/my-name.ts'
import { botWord } from '../words/bot-words.ts'
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

/**
 * You against bots, everything else as usual: what one press of the start page opens. Bots go by the name of their level. Who has
 * never played the game to its end here, and meets the gentlest of them, has a coach.
 */
export function againstBots(game: string, players: number, bot: string, word: SayWord): TableSetup {
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const level = botWord(bot, word, code => code)
  return {
    game,
    players,
    options: {},
    names: seats.map(seat => (seat === 0 ? knownName() || word('setup.you') : seat === 1 ? level : `${level} ${seat}`)),
    sitters: seats.map(seat => (seat === 0 ? { kind: 'person' } : { kind: 'bot', bot })),
    coached: bot === LEVEL_IDS[0] && playedLevels(game).last === null,
  }
}
