import { type Chosen, type Entry, type GameTypes, type Playable, seatsOf, seeded } from '@masterplan/kernel'
import type { EngineCommands } from './engines.ts'
import { matchRunner } from './match-runner.ts'

/** What a tournament plays; plain JSON, so that it can be sent to a worker and stand at the head of a file. */
export interface Tournament {
  readonly game: string
  readonly players: number
  readonly options: Chosen
  readonly bots: readonly string[]
  readonly solo: string | null // one of the bots: then only tables at which it sits alone against equals
  readonly seed: number
  readonly opening: number // decisions at the start of a deal that are drawn by lot, the same for every rotation
  readonly engines?: EngineCommands // those of the bots that are programs of others; left out: none is
}

/** Who meets at a table, by name; at the first match of a deal the first sits in the first seat. */
export type LineUp = readonly string[]

/**
 * Everybody meets everybody, as often as anybody else. Where the bots are too few to fill a table, and for a solo, one
 * sits alone against equals: that is how a bot's share is compared with a fair one.
 */
export function lineUpsOf({ bots, players, solo }: Tournament): LineUp[] {
  if (solo !== null) return bots.filter(bot => bot !== solo).map(bot => alone(solo, bot, players))
  if (bots.length >= players) return choices(bots, players)
  return bots.flatMap(one => bots.filter(bot => bot !== one).map(bot => alone(one, bot, players)))
}

const alone = (one: string, others: string, players: number): LineUp => [one, ...Array(players - 1).fill(others)]

/** Every choice of `count` items, in the order of the list. */
function choices<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, at) => choices(items.slice(at + 1), count - 1).map(rest => [item, ...rest]))
}

/** Who sits where in one match of a deal: each rotation moves everybody on by one seat. */
export const seated = <Item>(lineUp: readonly Item[], rotation: number): Item[] =>
  lineUp.map((_, seat) => lineUp[(seat + rotation) % lineUp.length]!)

/**
 * Where luck falls, no two deals are alike. Where it does not, bots that think alike would play the same match again and
 * again, and count it each time: so everybody's first move is drawn by lot.
 */
export const usualOpening = (game: Playable, players: number, options: Chosen): number =>
  lookThrough(game, players, options).luck ? 0 : players

/** Whether everybody knows everything that is played, so that an engine may be told all of it. */
export function nothingHidden(game: Playable, players: number, options: Chosen): boolean {
  const { luck, secrets } = lookThrough(game, players, options)
  return !luck && !secrets
}

/** What one match by lot shows: whether luck falls, and whether seats choose at once or see more than others. */
function lookThrough(game: Playable, players: number, options: Chosen): { luck: boolean; secrets: boolean } {
  return game.unfold(<G extends GameTypes>(entry: Entry<G>) => {
    const rules = entry.game
    const { state } = matchRunner(entry, players, options)
    const random = seeded(1)
    let secrets = false
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      if (turn.kind === 'luck') return { luck: true, secrets }
      const seen = seatsOf(players).map(seat => withoutViewer(rules.view(state, seat)))
      secrets ||= turn.seats.length > 1 || new Set(seen).size > 1
      rules.play(state, turn.seats[0]!, rules.sample(state, turn.seats[0]!, random))
    }
    return { luck: false, secrets }
  })
}

const withoutViewer = (view: unknown): string =>
  JSON.stringify(view, (name, value: unknown) => (name === 'viewer' ? undefined : value))
