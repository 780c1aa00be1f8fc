import { loadGame } from '@masterplan/catalog/games'
import {
  type BadRecord,
  type Chosen,
  type Entry,
  type GameTypes,
  type MatchRecord,
  type Playable,
  replay,
  seatsOf,
  seeded,
  verify,
} from '@masterplan/kernel'
import { expose } from 'comlink'
import type { Setup, Sight } from '../tables/client.ts'
import { Desk } from './desk.ts'

let game: Playable
let record: MatchRecord
let desk: Desk

/** How many worlds are imagined for one outlook, where something is hidden. */
const WORLDS = 6

const replayer = {
  /** Proves the record and opens it; says what is wrong with a bad one. */
  async open(given: MatchRecord): Promise<BadRecord | null> {
    const found = await loadGame(given.game)
    const verified = verify(given, () => found)
    if (!verified.ok) return verified
    game = verified.match.game
    record = given
    const names = Array.from({ length: given.players }, (_, seat) => given.names[seat] ?? `${seat + 1}`)
    const sitters: Setup['sitters'] = names.map(() => ({ kind: 'person' }))
    const setup = { game: game.id, players: given.players, options: given.options, names, sitters }
    desk = new Desk(game, setup, seeded(1))
    return null
  },

  /** The board as the audience sees it when a match with these options begins; null when they are not allowed. */
  async opening(id: string, players: number, options: Chosen): Promise<unknown> {
    const opened = (await loadGame(id))?.open(players, options)
    if (!opened?.ok) return null
    opened.match.settle(seeded(1))
    return opened.match.viewFor('audience')
  },

  at(lines: number): Sight {
    desk.restore(record, lines)
    return { ...desk.sight('audience', false), undoable: false, thinking: null }
  },

  /** Each seat's expected share of the win after so many lines, as far as the audience can tell. */
  shares(lines: number): number[] {
    const replayed = replay(record, () => game, lines)
    if (!replayed.ok) throw new Error(replayed.sentence)
    const { match } = replayed
    if (match.turn().kind === 'over') {
      const winners = record.result?.ranks.filter(rank => rank === 1).length ?? 1
      const totals = match.scores().map(score => score.total)
      const best = record.result?.ranks ?? totals.map(total => (total === Math.max(...totals) ? 1 : 2))
      return best.map(rank => (rank === 1 ? 1 / winners : 0))
    }
    return game.unfold(<G extends GameTypes>({ game: rules, insight }: Entry<G>) => {
      const random = seeded(lines)
      const sums = seatsOf(record.players).map(() => 0)
      for (let world = 0; world < WORLDS; world++) {
        const state = rules.imagine(match.viewFor('audience') as G['View'], random) // a view of this very game
        for (const seat of seatsOf(record.players)) sums[seat]! += insight.standing(state, seat)
      }
      const all = sums.reduce((so, sum) => so + sum, 0)
      return sums.map(sum => (all > 0 ? sum / all : 1 / record.players))
    })
  },
}
export type Replayer = typeof replayer

expose(replayer)
