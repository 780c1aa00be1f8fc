import { loadGame } from '@masterplan/catalog/games'
import { type BadRecord, type MatchRecord, type Playable, replay, seatsOf, seeded, verify } from '@masterplan/kernel'
import { expose } from 'comlink'
import type { Sight, TableSetup } from '../client.ts'
import { LocalMatch } from './local-match.ts'
import { FOR_A_CURVE } from './time-limits.ts'

let game: Playable
let record: MatchRecord
let match: LocalMatch

const replayer = {
  /** Proves the record and opens it; says what is wrong with a bad one. */
  async open(given: MatchRecord): Promise<BadRecord | null> {
    const found = await loadGame(given.game)
    const verified = verify(given, () => found)
    if (!verified.ok) return verified
    game = verified.match.game
    record = given
    const names = Array.from({ length: given.players }, (_, seat) => given.names[seat] ?? `${seat + 1}`)
    // Nobody sits here: what a line revealed to whom need not be found out, which would take most of the time.
    const setup: TableSetup = { game: game.id, players: given.players, options: given.options, names, sitters: [] }
    match = new LocalMatch(game, setup, seeded(1), given.rules)
    return null
  },

  at(lines: number): Sight {
    match.restore(record, lines)
    const sight = match.sight('audience')
    const counted = lines === record.log.length ? record.ended?.ranks : undefined
    return { ...sight, ranks: counted ?? sight.ranks, thinking: null }
  },

  /** Each seat's expected share of the win after this many lines; while luck decides, as it was before. */
  async shares(lines: number): Promise<number[]> {
    const { winShares } = await import('./win-shares.ts') // with the bots, which nothing else here needs
    for (let line = lines; line >= 0; line--) {
      const replayed = replay(record, () => game, line)
      if (!replayed.ok) throw new Error(`The record cannot be replayed: ${replayed.problem}.`)
      const shares = winShares(replayed.match, seeded(line), FOR_A_CURVE)
      if (shares !== null) return shares
    }
    return seatsOf(record.players).map(() => 1 / record.players)
  },
}
export type Replayer = typeof replayer

expose(replayer)
