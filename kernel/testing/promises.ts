import { isDeepStrictEqual } from 'node:util'
import {
  type Actor,
  type AnyOption,
  awaits,
  type Game,
  type GameTypes,
  judge,
  type Random,
  type Viewer,
} from '../src/index.ts'
import { Broken, deadEnd, ensure, type Moment, print, walk } from './walk.ts'

/** What a game tells the suite about itself. */
export interface Promised<G extends GameTypes> {
  readonly longest: number // no match has more log lines than this
  readonly games: number // how many random games to play
  /** Changes in place all that `viewer` may not know. Written from the rulebook, never with `view` or `imagine`, which it tests. */
  scramble(state: G['State'], viewer: Viewer, random: Random): void
  /** Open-ended moves, such as trades, are judged but not listed. */
  openEnded(move: G['Move']): boolean
}

/** The `scramble` of games in which everybody knows everything. */
export const NO_SECRETS = (): void => {}

export type PromiseCheck = { readonly name: string; check(): void }

/** How many moments of all the games one promise looks at; longer games are looked at more thinly. */
const LOOKS = 400
const STRANGERS = 150 // moves from elsewhere to try in each moment
const MOST_SAMPLES = 2000 // per moment
const BUSY = 2 // where dead ends are looked for, every second decision is an open-ended move

/** What every game promises. A promise that is not kept throws `Broken`. */
export function promisesOf<G extends GameTypes>(game: Game<G>, promised: Promised<G>): readonly PromiseCheck[] {
  const { longest, games, scramble, openEnded } = promised
  const { write, read } = game.notation
  const listed = (state: G['State'], by: Actor) =>
    by === 'luck' ? game.draws(state) : game.moves(state, by).map(item => ({ item, weight: 1 }))

  /** A bounded number of moments, evenly from all the games, the last of each game always among them. */
  function* moments(): Generator<Moment<G>> {
    let total = 0
    for (const _ of walk(game, games, longest)) total++
    const apart = Math.max(1, Math.floor(total / LOOKS))
    let at = 0
    for (const moment of walk(game, games, longest)) if (at++ % apart === 0 || !moment.next) yield moment
  }

  /** Moves that were listed somewhere: what to try where they are not. */
  let pool: { readonly text: string; readonly move: G['Move'] }[] | undefined
  function strangers(random: Random) {
    if (pool === undefined) {
      const seen = new Map<string, G['Move']>()
      for (const { state, next } of moments()) {
        if (next) for (const { item } of listed(state, next.by)) seen.set(write(item), item)
      }
      pool = [...seen].map(([text, move]) => ({ text, move }))
    }
    const all = pool
    if (all.length <= STRANGERS) return all
    return Array.from({ length: STRANGERS }, () => all[random.below(all.length)]!)
  }

  function endsInTime(): void {
    let ends = 0
    for (const { next } of walk(game, games, longest)) if (!next) ends++
    ensure(ends === games, `${ends} of ${games} random games ended`)
  }

  /** Open-ended moves can take away what a decision needs: so they are played as often as not. */
  function waitsForNobodyInVain(): void {
    for (const moment of walk(game, games, longest, BUSY)) {
      const turn = game.turn(moment.state)
      if (turn.kind !== 'decide') continue
      for (const seat of turn.seats) ensure(game.moves(moment.state, seat).length > 0, deadEnd(seat, moment))
    }
  }

  function listsExactlyWhatIsLegal(): void {
    for (const { state, next, random } of moments()) {
      if (!next) continue
      const before = print(state)
      const legal = new Map(listed(state, next.by).map(({ item }) => [write(item), item]))
      ensure(legal.size > 0, `nothing is listed for ${next.by}`)
      for (const [text, item] of legal) {
        const no = game.refuse(state, next.by, item)
        ensure(no === undefined, `"${text}" is listed but refused (${no?.code})`)
      }
      const offer = next.by === 'luck' ? undefined : game.openEnded(state, next.by, random)
      if (offer !== undefined) {
        const no = game.refuse(state, next.by, offer)
        ensure(no === undefined, `"${write(offer)}" is open-ended and refused (${no?.code})`)
        ensure(openEnded(offer) && !legal.has(write(offer)), `"${write(offer)}" is not open-ended`)
      }
      for (const { text, move } of strangers(random)) {
        if (legal.has(text) || openEnded(move)) continue
        const no = game.refuse(state, next.by, move)
        ensure(no !== undefined, `"${text}" is legal for ${next.by} but not listed`)
        ensure(no.code !== '' && no.rule !== '', `"${text}" is refused, but by ${print(no)}`)
      }
      ensure(print(state) === before, 'asking about moves changed the state')
    }
  }

  function namesRulesForOptions(): void {
    for (const [name, { rule }] of Object.entries<AnyOption>(game.options)) {
      ensure(rule !== '', `the option ${name} names no rule`)
    }
  }

  function writesEveryMoveOnOneLine(): void {
    for (const { state, next, random } of moments()) {
      if (!next) continue
      const texts = new Set<string>()
      const offer = next.by === 'luck' ? undefined : game.openEnded(state, next.by, random)
      const all = listed(state, next.by).map(({ item }) => item)
      for (const item of offer === undefined ? all : [...all, offer]) {
        const text = write(item)
        ensure(/^\S(.*\S)?$/.test(text), `"${text}" is not one line of text`)
        ensure(!texts.has(text), `"${text}" is written for two different moves`)
        ensure(isDeepStrictEqual(read(text), item), `"${text}" is not read as the move that was written`)
        ensure(isDeepStrictEqual(JSON.parse(print(item)), item), `the move "${text}" is not plain JSON`)
        texts.add(text)
      }
    }
  }

  function copiesAreIndependent(): void {
    for (const { state, next } of moments()) {
      const before = print(state)
      const twin = game.copy(state)
      ensure(print(twin) === before, 'a copy differs from its original')
      if (next) game.play(twin, next.by, next.move)
      ensure(print(state) === before, 'playing on a copy changed the original')
      ensure(print(game.copy(state, twin)) === before, 'a copy into a used state differs from its original')
    }
  }

  function replaysToTheSameState(): void {
    for (const { state, players, options, next, log } of walk(game, games, longest)) {
      if (next) continue
      const again = game.start(players, options, game.rulesVersions[0])
      for (const [by, text] of log) {
        const judged = judge(game, again, by, text)
        if (!judged.ok) throw new Broken(`replaying "${text}" is refused: ${judged.refused.code}`)
        game.play(again, by, judged.move)
      }
      ensure(print(again) === print(state), 'a replayed log gives another state')
    }
  }

  function samplesEvenly(): void {
    let surprise = 0
    let freedom = 0
    for (const { state, next, random } of moments()) {
      if (!next) continue
      const ways = listed(state, next.by)
      const came = new Map(ways.map(({ item }) => [write(item), 0]))
      const samples = Math.min(MOST_SAMPLES, 10 * ways.length)
      for (let draw = 0; draw < samples; draw++) {
        const text = write(game.sample(state, next.by, random))
        const times = came.get(text)
        ensure(times !== undefined, `sample gave "${text}", which is not listed`)
        came.set(text, times + 1)
      }
      const tickets = ways.reduce((sum, way) => sum + way.weight, 0)
      const bins = pooled(
        ways.map(({ item, weight }) => ({ due: (samples * weight) / tickets, came: came.get(write(item))! })),
      )
      for (const bin of bins) surprise += (bin.came - bin.due) ** 2 / bin.due
      freedom += bins.length - 1
    }
    const deviations = freedom === 0 ? 0 : Math.abs(surprise - freedom) / Math.sqrt(2 * freedom)
    ensure(deviations < 5, `samples are ${deviations.toFixed(1)} standard deviations from what the list says`)
  }

  function scoresAddUp(): void {
    for (const { state, players } of moments()) {
      const scores = game.scores(state)
      ensure(scores.length === players, `${scores.length} scores for ${players} players`)
      for (const { total, lines } of scores) {
        const sum = Object.values(lines).reduce((so, line) => so + line, 0)
        ensure(sum === total, `a score of ${total} has lines that add up to ${sum}`)
      }
    }
  }

  function hidesWhatIsHidden(): void {
    for (const { state, viewers, next, random } of moments()) {
      const turn = print(game.turn(state))
      for (const viewer of viewers) {
        const view = print(game.view(state, viewer))
        const twin = game.copy(state)
        scramble(twin, viewer, random)
        sameFor(viewer, state, twin, 'when what it may not know is changed', random)
        ensure(print(game.turn(twin)) === turn, 'whose turn it is depends on something hidden')
        if (!next) continue
        // Two worlds that look the same before and after a move must also have sounded the same.
        const here = hear(viewer, game.copy(state), next.by, next.move)
        const there = hear(viewer, twin, next.by, game.sample(twin, next.by, random))
        if (here.view === there.view && print(game.view(state, viewer)) === view) {
          ensure(here.events === there.events, `an event tells ${viewer} more than its view: ${there.events}`)
        }
      }
    }
  }

  function imaginesWhatItSees(): void {
    for (const { state, viewers, random } of moments()) {
      for (const viewer of viewers) {
        const world = game.imagine(game.view(state, viewer), random)
        sameFor(viewer, state, world, 'in a world imagined from its view', random)
        ensure(print(game.turn(world)) === print(game.turn(state)), 'an imagined world waits for someone else')
        if (scramble !== NO_SECRETS) continue
        ensure(print(world) === print(state), 'nothing is hidden, but an imagined world is not the very state')
      }
    }
  }

  function speaksPlainJson(): void {
    const plain = (value: unknown) => isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value)
    for (const { state, viewers, next } of moments()) {
      for (const viewer of viewers) ensure(plain(game.view(state, viewer)), `the view of ${viewer} is not plain JSON`)
      if (!next) continue
      game.play(game.copy(state), next.by, next.move, (_, event) => ensure(plain(event), 'an event is not plain JSON'))
    }
  }

  /** In two worlds that `viewer` can't tell apart, it is shown, offered and refused the same. */
  function sameFor(viewer: Viewer, one: G['State'], other: G['State'], when: string, random: Random): void {
    ensure(print(game.view(one, viewer)) === print(game.view(other, viewer)), `the view of ${viewer} changes ${when}`)
    if (viewer === 'audience' || !awaits(game.turn(one), viewer)) return
    const moves = print(game.moves(one, viewer))
    ensure(moves === print(game.moves(other, viewer)), `the moves of ${viewer} change ${when}`)
    for (const { text, move } of strangers(random)) {
      const [here, there] = [game.refuse(one, viewer, move), game.refuse(other, viewer, move)]
      ensure(isDeepStrictEqual(here, there), `the answer to "${text}" of ${viewer} changes ${when}`)
    }
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const offer = game.openEnded(from, viewer, random)
      const no = offer === undefined ? undefined : game.refuse(to, viewer, offer)
      ensure(no === undefined, `the answer to "${offer && write(offer)}" of ${viewer} changes ${when}`)
    }
  }

  function hear(viewer: Viewer, state: G['State'], by: Actor, move: G['Move']) {
    const events: G['Event'][] = []
    game.play(state, by, move, (to, event) => (to === 'everyone' || to === viewer) && events.push(event))
    return { view: print(game.view(state, viewer)), events: print(events) }
  }

  return [
    { name: 'random games end within the bound', check: endsInTime },
    { name: 'no state waits for a seat that has no move', check: waitsForNobodyInVain },
    {
      name: 'listed moves are legal, unlisted ones are refused by a rule, asking changes nothing',
      check: listsExactlyWhatIsLegal,
    },
    { name: 'every option names the rule that it varies', check: namesRulesForOptions },
    { name: 'every move has one line of text that is read back as the same move', check: writesEveryMoveOnOneLine },
    { name: 'a copy lives its own life', check: copiesAreIndependent },
    { name: 'a replayed log gives the same state', check: replaysToTheSameState },
    { name: 'sample is as likely as the list says (chi-square over many states)', check: samplesEvenly },
    { name: 'the lines of a score add up', check: scoresAddUp },
    {
      name: 'what a viewer may not know changes nothing it is shown, offered, refused or told',
      check: hidesWhatIsHidden,
    },
    { name: 'an imagined world looks like the truth', check: imaginesWhatItSees },
    { name: 'views and events are plain JSON', check: speaksPlainJson },
  ]
}

type Bin = { readonly due: number; readonly came: number }

/** Chi-square needs a few expected hits per bin: rare outcomes share one. */
function pooled(bins: readonly Bin[]): Bin[] {
  const rare = bins.filter(bin => bin.due < 4)
  if (rare.length === 0) return [...bins]
  const sum = (values: readonly number[]) => values.reduce((so, value) => so + value, 0)
  const shared = { due: sum(rare.map(bin => bin.due)), came: sum(rare.map(bin => bin.came)) }
  return [...bins.filter(bin => bin.due >= 4), shared]
}
