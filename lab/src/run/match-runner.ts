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
export interface Players extends SeatedPlayers {
  readonly bots: readonly Bot[]
}
/** The same where some seats are not ours to play: a seat without a bot is another program's. */
export interface SeatedPlayers {
  readonly bots: readonly (Bot | undefined)[]
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
  playUntilAwaited(runner, players, observer, begin(runner))
  return runner.entry.game.scores(runner.state)
}

/** How far a match has come, for those who play it in parts. */
export type Progress = { decisions: number }

export function begin<G extends GameTypes>({ entry, start, state }: MatchRunner<G>): Progress {
  entry.game.copy(start, state)
  return { decisions: 0 }
}

/** Plays on until a seat without a bot must decide, and says which; undefined when the match is over. */
export function playUntilAwaited<G extends GameTypes>(
  runner: MatchRunner<G>,
  players: SeatedPlayers,
  observer: Observer<G>,
  progress: Progress,
): Seat | undefined {
  const { entry, state } = runner
  const { game } = entry
  const { bots, luck, opening } = players
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    const by: Actor = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
    let move: G['Move']
    if (by === 'luck') move = game.sample(state, by, luck)
    else if (progress.decisions++ < opening.moves) move = game.sample(state, by, opening.random)
    else {
      const bot = bots[by]
      if (bot === undefined) return by
      move = chosen(runner, bot, by, players.minds[by]!)
    }
    observer.moved(by, move)
    game.play(state, by, move, observer.tell)
  }
  return undefined
}

/** A uniformly random mover needs no view: the list it draws from is the same in every world its seat can imagine. */
function chosen<G extends GameTypes>({ entry, state }: MatchRunner<G>, bot: Bot, seat: Seat, mind: Random): G['Move'] {
  const { game } = entry
  if (bot === randomBot) return game.sample(state, seat, mind)
  const move = bot.choose(entry, seat, game.view(state, seat), mind)
  const no = game.refuse(state, seat, move)
  if (no === undefined) return move
  throw new Error(`${game.id}: ${bot.name} chose "${game.notation.write(move)}", which the rules refuse (${no.code}).`)
}
