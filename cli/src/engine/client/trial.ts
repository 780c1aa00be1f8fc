import type { Chosen, Entry, GameTypes, Playable } from '@masterplan/kernel'
import { type EngineTable, type NamedEngine, nothingHidden, optionsAmongBots } from '@masterplan/lab'
import { type Failure, failure, quoted } from '../../command.ts'
import { EngineProcesses } from './room.ts'

export type TriedTable = { readonly game: Playable; readonly players: number; readonly options: Chosen }

/** What an engine is told of a table among bots, whatever its seat. */
const tableFor = ({ game, players, options }: TriedTable): EngineTable => ({
  game: game.id,
  seat: 0,
  players,
  options: game.unfold(<G extends GameTypes>(entry: Entry<G>) => optionsAmongBots(entry, options)),
  seed: 1,
  told: nothingHidden(game, players, options) ? 'moves' : 'view',
})

/** Starts each engine once and ends it again, so that one that cannot play is refused before anything is played. */
export async function tryEngines(
  engines: readonly NamedEngine[],
  at: TriedTable,
): Promise<{ readonly ok: true } | Failure> {
  const room = new EngineProcesses(at.game)
  try {
    for (const engine of engines) {
      const seated = await room.seat(engine, tableFor(at))
      if (!seated.ok) return failure(`The engine ${quoted(engine.name)} ${seated.why}.`)
    }
    return { ok: true }
  } finally {
    await room.close()
  }
}
