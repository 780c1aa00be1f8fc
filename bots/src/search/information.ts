import { awaits, type Game, type GameTypes, memoryOf, type Random, type Seat, sameInWorlds } from '@masterplan/kernel'

/** What a search must reckon with from here on. */
export interface Information<G extends GameTypes> {
  readonly world: G['State'] // one of the worlds that fit the view; the only one unless `hidden`
  readonly players: number
  readonly hidden: boolean // something is hidden from the seat, or will be: secrets, choices made at the same time
  readonly luck: boolean // luck has still a word to say
  readonly together: boolean // whoever else is awaited now, the seat's own choice stays the same; else the first to act ends it
}

/** Worlds to compare: with two possible ones, all of these are alike once in a hundred times. */
const WORLDS = 8
/** Random matches to look for luck and secrets ahead, and how far to follow each. */
const PLAYOUTS = 3
const FARTHEST = 250

export function lookAhead<G extends GameTypes>(
  game: Game<G>,
  seat: Seat,
  view: G['View'],
  random: Random,
): Information<G> {
  const worlds: G['State'][] = []
  const known = sameInWorlds(game, view, { worlds: WORLDS, random }, each => {
    worlds.push(each)
    return fingerprint(each)
  })
  const world = worlds[0]
  const seen = { hidden: known === undefined, luck: false }
  const scratch = game.copy(world)
  for (let playout = 0; playout < PLAYOUTS && !(seen.hidden && seen.luck); playout++) {
    followOne(game, seat, game.copy(world, scratch), random, seen)
  }
  const together = isLeftAlone(game, seat, world, random)
  return { world, players: game.scores(world).length, ...seen, together }
}

function followOne<G extends GameTypes>(
  game: Game<G>,
  seat: Seat,
  state: G['State'],
  random: Random,
  seen: { hidden: boolean; luck: boolean },
): void {
  const hear = (to: Seat | 'everyone') => {
    if (to !== 'everyone' && to !== seat) seen.hidden = true
  }
  for (let step = 0; step < FARTHEST; step++) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return
    if (turn.kind === 'luck') seen.luck = true
    else if (turn.seats.length > 1) seen.hidden = true
    const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
    game.play(state, by, game.sample(state, by, random), hear)
  }
}

/** Whether the others who are awaited can act without changing what the seat may choose from. */
function isLeftAlone<G extends GameTypes>(game: Game<G>, seat: Seat, world: G['State'], random: Random): boolean {
  const turn = game.turn(world)
  if (turn.kind !== 'decide' || !turn.seats.includes(seat)) return true
  const before = JSON.stringify(game.moves(world, seat))
  for (const other of turn.seats) {
    for (let playout = 0; other !== seat && playout < PLAYOUTS; playout++) {
      const after = game.copy(world)
      game.play(after, other, game.sample(after, other, random))
      if (!awaits(game.turn(after), seat) || JSON.stringify(game.moves(after, seat)) !== before) return false
    }
  }
  return true
}

const fingerprint = (state: unknown): string => memoryOf(state)?.join() ?? JSON.stringify(state)
