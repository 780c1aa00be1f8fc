import {
  type Actor,
  type Entry as Catalogued,
  type Chosen,
  type GameTypes,
  type Playable,
  type Random,
  readOptions,
  type Seat,
  seeded,
  type Viewer,
} from '../src/index.ts'

/** Two logs that one viewer cannot tell apart, though different things happened. */
export type Twins = { readonly one: readonly string[]; readonly other: readonly string[]; readonly differ: number }

/**
 * Plays a random match twice at once. Whenever somebody else moves, or luck falls, the second match takes another way if
 * there is one that looks the same to the viewer: the same view, turn, listed moves and events. Written with the rules
 * alone; it ends where no such way is left, or after `most` lines.
 */
export function twins(game: Playable, told: TwinsTold): Twins {
  return game.unfold(entry => play(entry, told, seeded(told.seed)))
}

export type TwinsTold = {
  readonly players: number
  readonly options: Chosen
  readonly viewer: Viewer
  readonly seed: number
  readonly most: number
}

function play<G extends GameTypes>(
  { game }: Catalogued<G>,
  { players, options, viewer, most }: TwinsTold,
  random: Random,
): Twins {
  const read = readOptions<G['Options']>(game.options, options, { players, rules: game.rulesVersions[0] })
  if (!read.ok) throw new Error(read.problem)
  const state = game.start(players, read.options)
  let twin = game.start(players, read.options)
  const one: string[] = []
  const other: string[] = []
  let differ = 0

  function step(on: G['State'], by: Actor, move: G['Move']): string {
    const heard: unknown[] = []
    game.play(on, by, move, (to, event) => (to === 'everyone' || to === viewer) && heard.push(event))
    const turn = game.turn(on)
    const mine = viewer !== 'audience' && turn.kind === 'decide' && turn.seats.includes(viewer)
    return JSON.stringify([turn, game.view(on, viewer), mine ? game.moves(on, viewer) : [], heard])
  }

  while (one.length < most) {
    const turn = game.turn(state)
    if (turn.kind === 'over') break
    const by: Actor = turn.kind === 'luck' ? 'luck' : turn.seats[random.below(turn.seats.length)]!
    const move = game.sample(state, by, random)
    const text = game.notation.write(move)
    const seen = step(state, by, move)
    const others = by === viewer ? [] : shuffled(waysOf(twin, by), random).slice(0, 40)
    // Not at every chance: the further two worlds are apart, the sooner one of them can no longer follow the other.
    const ways = random.below(4) === 0 ? [...others, move] : [move, ...others]
    const chosen = ways.find(way => {
      if (game.notation.write(way) === text && way !== move) return false
      if (game.refuse(twin, by, way) !== undefined) return false
      const next = game.copy(twin)
      if (step(next, by, way) !== seen) return false
      twin = next
      return true
    })
    if (chosen === undefined) break
    const who = by === 'luck' ? '*' : by + 1
    one.push(`${who} ${text}`)
    other.push(`${who} ${game.notation.write(chosen)}`)
    if (one.at(-1) !== other.at(-1)) differ++
  }
  return { one, other, differ }

  function waysOf(on: G['State'], by: Actor): G['Move'][] {
    return by === 'luck' ? game.draws(on).map(({ item }) => item) : game.moves(on, by as Seat)
  }
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items]
  return items.map(() => left.splice(random.below(left.length), 1)[0]!)
}
