import { randomBot } from '@masterplan/bots'
import {
  type Actor,
  type Bot,
  type Chosen,
  type Entry,
  type GameTypes,
  type Random,
  readOptions,
  type Score,
  type Seat,
  type Tell,
} from '@masterplan/kernel'

/** Where the matches of one game with one set of options are played, one after the other. */
export interface MatchRunner<G extends GameTypes> {
  readonly entry: Entry<G>
  readonly options: Chosen
  readonly start: G['State'] // never played on
  readonly state: G['State'] // overwritten by every match
}

/** Who sits where, and what each draws from. */
export interface Players {
  readonly bots: readonly Bot[]
  readonly minds: readonly Random[] // one for each seat
  readonly luck: Random
  readonly opening: Opening
}

/** The first decisions of a match, made by nobody: where there is no luck, matches would all be the same. */
export type Opening = { readonly moves: number; readonly random: Random }

/** Who looks on; without `tell`, no event is even built. */
export interface Observer<G extends GameTypes> {
  readonly tell: Tell<G['Event']> | undefined
  moved(by: Actor, move: G['Move']): void
}

/** What is chosen goes before what is usual where only bots play. */
export const optionsAmongBots = <G extends GameTypes>({ thinking }: Entry<G>, chosen: Chosen): Chosen => ({
  ...thinking.amongBots,
  ...chosen,
})

export function matchRunner<G extends GameTypes>(
  entry: Entry<G>,
  players: number,
  chosen: Chosen,
  rules: string = entry.game.rulesVersions[0],
): MatchRunner<G> {
  const options = optionsAmongBots(entry, chosen)
  const read = readOptions<G['Options']>(entry.game.options, options, { players, rules })
  if (!read.ok) throw new Error(read.problem)
  const start = entry.game.start(players, read.options, rules)
  return { entry, options, start, state: entry.game.copy(start) }
}

/** One match from start to end; its scores by seat. */
export function playMatch<G extends GameTypes>(
  runner: MatchRunner<G>,
  players: Players,
  observer: Observer<G>,
): Score[] {
  const { entry, start, state } = runner
  const { game } = entry
  const { luck, opening } = players
  game.copy(start, state)
  let decisions = 0
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    const by: Actor = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
    const move =
      by === 'luck'
        ? game.sample(state, by, luck)
        : decisions++ < opening.moves
          ? game.sample(state, by, opening.random)
          : chosen(runner, players, by)
    observer.moved(by, move)
    game.play(state, by, move, observer.tell)
  }
  return game.scores(state)
}

/** A uniformly random mover needs no view: the list it draws from is the same in every world its seat can imagine. */
function chosen<G extends GameTypes>(
  { entry, state }: MatchRunner<G>,
  { bots, minds }: Players,
  seat: Seat,
): G['Move'] {
  const { game } = entry
  const [bot, mind] = [bots[seat]!, minds[seat]!]
  if (bot === randomBot) return game.sample(state, seat, mind)
  const move = bot.choose(entry, seat, game.view(state, seat), mind)
  const no = game.refuse(state, seat, move)
  if (no === undefined) return move
  throw new Error(`${game.id}: ${bot.name} chose "${game.notation.write(move)}", which the rules refuse (${no.code}).`)
}
