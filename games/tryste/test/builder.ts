import { type Actor, judge, type Refused, readOptions, type Seat, type Tell } from '@masterplan/kernel'
import { addTo } from '@masterplan/kernel/bits'
import { putInHand } from '../src/cards/hands.ts'
import { type Event, type Options, type State, tryste } from '../src/index.ts'
import { setOwner, setType, setVariance, zoneAt, zoneTier } from '../src/land/estate.ts'
import {
  CARD_IDS,
  type CardId,
  kindOf,
  LAND_TYPES,
  type LandType,
  ROLES,
  SPECIALS,
  type Special,
  type Why,
  ZONE_LETTERS,
} from '../src/nouns.ts'
import { WORDS } from '../src/state.ts'

/**
 * Tables for tests. `tableOf(4)` waits for the leader, seat 1 in notation and seat 0 in code, to pick a role. Positions
 * are laid with `own`, `tile`, `build` and `special`; lines of notation are played with `say`, which wants them legal.
 */
export function tableOf(
  players: number,
  chosen: Partial<Options> = {},
  rules: string = tryste.rulesVersions[0],
): State {
  const read = readOptions<Options>(tryste.options, { firstLeader: 'random', ...chosen }, { players, rules })
  if (!read.ok) throw new Error(read.problem)
  const state = tryste.start(players, read.options, rules)
  if (read.options.firstLeader === 'random') say(state, '* leader 1')
  return state
}

export type Heard = { readonly to: Seat | 'everyone'; readonly event: Event }

/** Plays log lines such as "1 pick realtor" or "* draw A03"; each must be legal. What was told comes back. */
export function say(state: State, ...lines: string[]): Heard[] {
  const heard: Heard[] = []
  const tell: Tell<Event> = (to, event) => {
    if (event.kind === 'got' && !CAUSES.has(event.why)) throw new Error(`A purse changes because of "${event.why}".`)
    heard.push({ to, event })
  }
  for (const line of lines) {
    const [by, text] = split(line)
    const judged = judge(tryste, state, by, text)
    if (!judged.ok) throw new Error(`"${line}" is refused: ${judged.refused.code} (${judged.refused.rule})`)
    tryste.play(state, by, judged.move, tell)
  }
  return heard
}

/** All that can change a purse. Whatever a test plays, each change must name one of them. */
const CAUSES: ReadonlySet<Why> = new Set([
  ...ROLES,
  ...CARD_IDS,
  ...(['price', 'brownfield', 'virgin-land', 'construct', 'quality', 'auction', 'terraforming'] as const),
  ...(['income', 'lair', 'goods', 'year-end', 'expired', 'used-cards', 'trade'] as const),
])

/** What the rules say to one line, without playing it; undefined is a yes. */
export function refusal(state: State, line: string): Refused<string> | undefined {
  const [by, text] = split(line)
  const judged = judge(tryste, state, by, text)
  return judged.ok ? undefined : judged.refused
}

function split(line: string): [Actor, string] {
  const [, who, text] = /^([1-6*]) (.+)$/.exec(line) ?? []
  if (who === undefined || text === undefined) throw new Error(`"${line}" is no log line.`)
  return [who === '*' ? 'luck' : ((Number(who) - 1) as Seat), text]
}

/** The listed moves of the seat that is awaited, in notation. */
export function listed(state: State, seat?: number): string[] {
  const turn = tryste.turn(state)
  if (turn.kind !== 'decide') return []
  return tryste.moves(state, (seat ?? turn.seats[0]!) as Seat).map(tryste.notation.write)
}

export const at = (state: State, stooj: string): number => {
  const place = state.fixed.board.stoojAt.get(stooj)
  if (place === undefined) throw new Error(`${stooj} is not on the board.`)
  return place
}
const tierAt = (state: State, tier: string): number => {
  const place = state.fixed.board.tierAt.get(tier)
  if (place === undefined) throw new Error(`${tier} is not on the board.`)
  return place
}

export function own(state: State, seat: number, ...stoojes: string[]): void {
  for (const stooj of stoojes) setOwner(state, at(state, stooj), seat)
}
export function zone(state: State, tier: string, letter: 'R' | 'C' | 'I'): void {
  zoneTier(state, tierAt(state, tier), ZONE_LETTERS.indexOf(letter))
}
export function variance(state: State, stooj: string, letter: 'R' | 'C' | 'I'): void {
  setVariance(state, at(state, stooj), ZONE_LETTERS.indexOf(letter))
}
export function landType(state: State, tier: string, type: LandType): void {
  setType(state, tierAt(state, tier), LAND_TYPES.indexOf(type))
}

/** A bare tile of `letter`, owned by `seat`, as if it had been placed long ago: no prestige, no fee, no count. */
export function tile(state: State, seat: number, stooj: string, letter: 'R' | 'C' | 'I'): void {
  own(state, seat, stooj)
  if (zoneAt(state, at(state, stooj)) - 1 !== ZONE_LETTERS.indexOf(letter)) variance(state, stooj, letter)
  addTo(state.tile, 0, at(state, stooj))
  addTo(state.developed, 0, at(state, stooj))
  state.spoiled[at(state, stooj) >> 2] = 1
}

/** A construct on an own tile; `tokens` are affixed. */
export function build(
  state: State,
  seat: number,
  stooj: string,
  letter: 'R' | 'C' | 'I',
  level: number,
  tokens = 0,
): void {
  tile(state, seat, stooj, letter)
  construct(state, seat, stooj, level, tokens)
}

/** A construct of `seat` on the tile that is there, no matter whose. */
export function construct(state: State, seat: number, stooj: string, level: number, tokens = 0): void {
  const place = at(state, stooj)
  state.builder[place] = seat + 1
  state.level[place] = level
  state.affixed[place] = tokens
  addTo(state.constructs, seat * WORDS, place)
}

export function special(state: State, seat: number, stooj: string, what: Special): void {
  const letter =
    what === 'scape' ? 'R' : ['architecture-firm', 'construction-company', 'lair'].includes(what) ? 'C' : 'I'
  own(state, seat, stooj)
  if (zoneAt(state, at(state, stooj)) - 1 !== ZONE_LETTERS.indexOf(letter)) variance(state, stooj, letter)
  state.special[at(state, stooj)] = SPECIALS.indexOf(what) + 1
  if (what !== 'scape') state.stock[SPECIALS.indexOf(what) - 1]!--
  addTo(state.developed, 0, at(state, stooj))
  state.spoiled[at(state, stooj) >> 2] = 1
}

/** Puts cards into a hand, out of their decks. */
export function hold(state: State, seat: number, ...cards: CardId[]): void {
  for (const card of cards) {
    state.deck[kindOf(card)]!--
    putInHand(state, seat, kindOf(card))
  }
}

export const purse = (state: State, seat: number) => ({
  gobs: state.gobs[seat]!,
  prestige: state.prestige[seat]!,
  hype: state.hype[seat]!,
  tokens: state.tokens[seat]!,
  resources: [...state.resources.subarray(4 * seat, 4 * seat + 4)],
  tiles: [...state.tiles.subarray(3 * seat, 3 * seat + 3)],
})

/** Ends what is left of the phase by the dullest legal moves, until the next pick or the end. */
export function finishPhase(state: State): void {
  const { role } = state
  while (state.role === role) dullMove(state)
}

/** Lets the year run out, dullest moves only, until the first pick of the next one or the end. */
export function finishYear(state: State): void {
  const { year } = state
  while (state.year === year && tryste.turn(state).kind !== 'over') dullMove(state)
}

const DULL = ['done', 'pass', 'reject', 'build 0']

export function dullMove(state: State): void {
  const turn = tryste.turn(state)
  if (turn.kind === 'luck') {
    tryste.play(state, 'luck', tryste.draws(state)[0]!.item)
    return
  }
  if (turn.kind !== 'decide') return
  const seat = turn.seats[0]!
  const moves = tryste.moves(state, seat)
  const dull = moves.find(move => DULL.includes(tryste.notation.write(move)))
  tryste.play(state, seat, dull ?? moves[0]!)
}

/** A table whose decks are empty: nobody draws, so that nothing but the rule in question happens. */
export function quietTable(players: number, chosen: Partial<Options> = {}, rules?: string): State {
  const state = tableOf(players, chosen, rules)
  state.deck.fill(0)
  return state
}

/** Makes it `seat`'s turn to pick, so that any seat can hold any role. */
export function leaderIs(state: State, seat: number): void {
  state.leader = seat
  state.seat = (seat + state.picks) % state.fixed.players
}

/** Everybody picks something dull; stops at the first decision of the year-end, or in the next year. */
export function toYearEnd(state: State): void {
  const dull = ['mafia', 'venture-capitalist', 'architect', 'media']
  const { year } = state
  for (const role of dull.slice(0, state.fixed.players)) {
    if (state.year !== year || listed(state).some(move => move.startsWith('rob'))) return
    say(state, `${state.seat + 1} pick ${role}`)
    const mine = state.role
    while (state.role === mine && state.year === year)
      say(state, `${state.seat + 1} ${listed(state).find(move => move === 'done' || move === 'pass')}`)
  }
}

/** Seat 1 holds the Developer and has drawn two tiles of these kinds. */
export function developing(state: State, ...kinds: ('R' | 'C' | 'I')[]): State {
  const [first, second] = kinds.length === 2 ? kinds : (['R', 'R'] as const)
  const name = { R: 'residential', C: 'commercial', I: 'industrial' } as const
  say(state, '1 pick developer', `1 tile ${name[first!]}`, `1 tile ${name[second!]}`)
  return state
}
/** The brownfield tier of Six Lands. */
export const BROWNFIELD = ['u:-1,0', 'u:-2,0', 'u:-2,1', 'd:-2,0']
