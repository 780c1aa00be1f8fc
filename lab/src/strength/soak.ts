import { type SearchLimits, within, withTreeReuse } from '@masterplan/bots'
import {
  type Actor,
  type Bot,
  type Entry,
  FORMAT,
  type GameTypes,
  type Playable,
  type Random,
  ranks,
  type Seat,
  seeded,
  verify,
} from '@masterplan/kernel'
import { type MatchRunner, matchRunner } from '../run/match-runner.ts'
import { luckOf, streamSeed } from '../run/seeds.ts'

/** What is done to a bot while it thinks. */
export const FAULTS = ['none', 'no-iterations', 'no-time', 'no-memory', 'cancelled', 'cancelled-later'] as const
export type SoakFault = (typeof FAULTS)[number]

/** What a match of a soak went through; plain JSON, and the same for the same number and seed. */
export interface Soaked {
  readonly moves: number
  readonly bots: Readonly<Record<string, number>> // moves of each
  readonly faults: Readonly<Record<string, number>>
}

/** Far less than a level thinks: what goes wrong goes wrong with few iterations too, and a million moves have an end. */
const MOST_ITERATIONS = 16
/** No match of any game has half as many moves: bots that go round in circles are a fault too. */
const MOST_MOVES = 4000
/** Once in this many moves, an open-ended move is made in a bot's place, where there is one. */
const OFFERS_APART = 8
/** Once in this many moves, imagined worlds are held against the truth. */
const DREAMS_APART = 16

/**
 * One match, every seat with a bot drawn by lot, every move with a fault drawn by lot, and now and then an open-ended move
 * that no bot would make. A move must be refused by nobody, have one line of text, and the log must replay to the same
 * end; whatever is not so is thrown with what repeats it.
 */
export function soak(game: Playable, bots: readonly Bot[], seed: number, number: number): Soaked {
  const { min, max } = game.seats
  const players = min + (number % (max - min + 1))
  const random = seeded(streamSeed(seed, 2, number))
  const seated = Array.from({ length: players }, () => withTreeReuse(bots[random.below(bots.length)]!))
  const match: Match = { seed, number, players, seated, random, moves: 0, bots: {}, faults: {} }
  const log = game.unfold(<G extends GameTypes>(entry: Entry<G>) => playSoaked(matchRunner(entry, players, {}), match))
  const replayed = verify(
    {
      format: FORMAT,
      game: game.id,
      rules: game.rulesVersion,
      players,
      names: seated.map(({ name }) => name),
      ...log,
    },
    () => game,
  )
  if (!replayed.ok)
    throw new Error(`${where(game.id, match)}: the log does not replay: line ${replayed.line}, ${replayed.problem}.`)
  return { moves: match.moves, bots: match.bots, faults: match.faults }
}

interface Match {
  readonly seed: number
  readonly number: number
  readonly players: number
  readonly seated: readonly Bot[]
  readonly random: Random
  moves: number
  readonly bots: Record<string, number>
  readonly faults: Record<string, number>
}

function playSoaked<G extends GameTypes>(runner: MatchRunner<G>, match: Match) {
  const { game } = runner.entry
  const { state } = runner
  const luck = luckOf(match.seed, match.number)
  const log: string[] = []
  game.copy(runner.start, state)
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    // Of several who choose together, any may be first.
    const by: Actor = turn.kind === 'luck' ? 'luck' : turn.seats[match.random.below(turn.seats.length)]!
    const move = by === 'luck' ? game.sample(state, by, luck) : soakedMove(runner, match, by)
    log.push(`${by === 'luck' ? '*' : by + 1} ${game.notation.write(move)}`)
    game.play(state, by, move)
    if (match.moves > MOST_MOVES) throw new Error(`${where(game.id, match)}: the match does not end.`)
  }
  const scores = game.scores(state)
  return { options: runner.options, log, result: { scores: scores.map(({ total }) => total), ranks: ranks(scores) } }
}

function soakedMove<G extends GameTypes>({ entry, state }: MatchRunner<G>, match: Match, seat: Seat): G['Move'] {
  const { game } = entry
  const { random } = match
  const bot = match.seated[seat]!
  const offer = random.below(OFFERS_APART) === 0 ? game.openEnded(state, seat, random) : undefined
  const fault = FAULTS[random.below(FAULTS.length)]!
  const view = game.view(state, seat)
  const before = JSON.stringify(view)
  const told = () => `${where(game.id, match)}, ${bot.name} in seat ${seat + 1} with ${fault}`
  const chosen = offer ?? attempt(() => within(bot, limitsFor(fault, random)).choose(entry, seat, view, random), told)
  const text = game.notation.write(chosen)
  const move = game.notation.read(text)
  if (move === undefined) throw new Error(`${told()}: nobody can read its move "${text}".`)
  const no = game.refuse(state, seat, move)
  if (no !== undefined) throw new Error(`${told()}: its move "${text}" is refused (${no.code}, ${no.rule}).`)
  if (JSON.stringify(view) !== before) throw new Error(`${told()}: it wrote on what it was shown.`)
  if (match.moves % DREAMS_APART === 0 && JSON.stringify(game.view(game.imagine(view, random), seat)) !== before) {
    throw new Error(`${told()}: an imagined world does not look like the true one.`)
  }
  match.moves++
  match.bots[bot.name] = (match.bots[bot.name] ?? 0) + 1
  match.faults[fault] = (match.faults[fault] ?? 0) + 1
  return move
}

function attempt<Result>(act: () => Result, told: () => string): Result {
  try {
    return act()
  } catch (error) {
    throw new Error(`${told()}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function limitsFor(fault: SoakFault, random: Random): SearchLimits {
  let looks = random.below(4)
  const iterations = 1 + random.below(MOST_ITERATIONS)
  return {
    iterations: fault === 'no-iterations' ? 0 : iterations,
    bytes: fault === 'no-memory' ? 0 : 2 ** 20,
    deadline: fault === 'no-time' ? 0 : Number.POSITIVE_INFINITY,
    clock: () => 1,
    cancelled: () => fault === 'cancelled' || (fault === 'cancelled-later' && looks-- <= 0),
    thoughts: 1 + random.below(3),
  }
}

const where = (game: string, { seed, number, players, moves }: Match): string =>
  `${game} with ${players} players, match ${number} of seed ${seed}, move ${moves + 1}`

export const NOTHING_SOAKED: Soaked = { moves: 0, bots: {}, faults: {} }

export const soakedTogether = (one: Soaked, other: Soaked): Soaked => ({
  moves: one.moves + other.moves,
  bots: summed(one.bots, other.bots),
  faults: summed(one.faults, other.faults),
})

function summed(one: Soaked['bots'], other: Soaked['bots']): Record<string, number> {
  const sum = { ...one }
  for (const [name, count] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + count
  return sum
}
