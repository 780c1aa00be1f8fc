import { type Actor, judge, type Refused, readOptions, seeded } from '@masterplan/kernel'
import { highWord, lowWord } from '@masterplan/kernel/bits'
import { expect } from 'vitest'
import { boost, raise } from '../src/chapters/levels.ts'
import { classOf, FIRST_LATER, isPrivate, levelOf, tileOf } from '../src/data/tiles.ts'
import {
  type Event,
  type Options,
  type Scenario,
  STARTING_BUILDINGS,
  type State,
  urbapolis,
  type View,
} from '../src/index.ts'
import { ACT } from '../src/phases.ts'
import { occupy, own } from '../src/plots.ts'
import { keep } from '../src/seats.ts'
import { startOn } from '../src/setup.ts'

/** What a drawing leaves out. Seats are written 1 to 4, as in records. */
export type Props = {
  readonly players: number
  readonly options: Partial<Options>
  readonly round: number
  readonly order: readonly number[]
  readonly turn: number // who is to move; the first of the order, if left out
  readonly passed: readonly number[]
  readonly hands: Readonly<Record<number, string>>
  readonly coins: Readonly<Record<number, number>>
  readonly workers: Readonly<Record<number, number>>
  readonly market: string
  readonly obsolete: string
  readonly publics: string
  readonly newTiles: number // at each upkeep
  readonly streets: number
  readonly boulevards: number
  readonly boosts: Readonly<Record<string, number>> // by plot
}

/**
 * A table in the middle of a round, drawn row by row: `.` a free plot, `#` outskirts, `BANK` a starting building,
 * `H01/2` a building of seat 2, `/1` an empty plot of seat 1. Plots are named as in notation: a1 is the top left.
 */
export function scene(drawing: string, props: Partial<Props> = {}): State {
  const rows = drawing
    .trim()
    .split('\n')
    .map(row => row.trim().split(/\s+/))
  const players = props.players ?? 2
  const scenario: Scenario = {
    name: 'A test',
    players,
    map: rows.map(row => row.map(letterOf).join('')),
    central: '',
    tiles: [20, 16, 12],
    piles: [20, 16, 12],
    initial: 0,
    market: props.newTiles ?? 0,
    publics: [0, 0, 0, 0],
    boulevards: props.boulevards ?? 3,
    streets: props.streets ?? 5,
  }
  const rules = urbapolis.rulesVersions[0]
  const read = readOptions<Options>(urbapolis.options, props.options ?? {}, { players, rules })
  if (!read.ok) throw new Error(read.problem)
  const state = startOn(scenario, { players, options: read.options, rules })
  rows.forEach((row, y) => {
    row.forEach((token, x) => {
      place(state, token, y * 8 + x)
    })
  })
  for (const [plot, count] of Object.entries(props.boosts ?? {})) {
    for (let at = 0; at < count; at++) boost(state, cell(plot))
  }
  setTable(state, props)
  return state
}

const letterOf = (token: string): string =>
  STARTING_BUILDINGS.find(({ code }) => code === token)?.letter ?? (token === '#' ? '#' : '.')

function place(state: State, token: string, at: number): void {
  const [code = '', owner] = token.split('/')
  if (owner === undefined) return
  const seat = Number(owner) - 1
  occupy(state, at)
  if (code === '') own(state, seat, at)
  else raise(state, seat, known(state, code), at)
}

/** A tile that is on the table has left the pile. */
function known(state: State, code: string): number {
  const tile = tileOf(code)!
  if (isPrivate(tile)) {
    state.unseenLow &= ~lowWord(tile)
    state.unseenHigh &= ~highWord(tile)
    state.classLeft[classOf(tile)]!--
    state.drawn++
  }
  return tile
}

const codes = (list: string | undefined): string[] => (list ?? '').split(' ').filter(code => code !== '')

function setTable(state: State, props: Partial<Props>): void {
  const order = props.order ?? Array.from({ length: state.fixed.players }, (_, seat) => seat + 1)
  state.phase = ACT
  state.toDraw = 0
  state.round = props.round ?? 1
  state.order.set(order.map(seat => seat - 1))
  state.seat = (props.turn ?? order[0]!) - 1
  state.place = order.indexOf(state.seat + 1)
  for (const seat of props.passed ?? []) {
    state.passed |= 1 << (seat - 1)
    state.future[state.futureCount++] = seat - 1
  }
  for (const [seat, hand] of Object.entries(props.hands ?? {})) {
    for (const tile of codes(hand).map(code => known(state, code))) {
      if (isPrivate(tile)) keep(state, Number(seat) - 1, tile)
      else state.handPublic[Number(seat) - 1]! |= 1 << (tile - FIRST_LATER)
    }
  }
  for (const [seat, coins] of Object.entries(props.coins ?? {})) state.coins[Number(seat) - 1] = coins
  for (const [seat, workers] of Object.entries(props.workers ?? {})) {
    state.placed[Number(seat) - 1] = state.team[Number(seat) - 1]! - workers
    state.free[Number(seat) - 1] = workers
  }
  for (const tile of codes(props.market).map(code => known(state, code))) {
    state.marketLow |= lowWord(tile)
    state.marketHigh |= highWord(tile)
  }
  for (const tile of codes(props.obsolete).map(code => known(state, code))) {
    state.obsoleteLow |= lowWord(tile)
    state.obsoleteHigh |= highWord(tile)
  }
  for (const code of codes(props.publics)) state.publics |= 1 << (tileOf(code)! - FIRST_LATER)
}

export const cell = (plot: string): number => (Number(plot[1]) - 1) * 8 + 'abcdefgh'.indexOf(plot[0]!)

/** Plays log lines such as "1 bid b2 3", luck's with a star; the events are the answer. */
export function after(state: State, ...lines: string[]): Event[] {
  const events: Event[] = []
  for (const line of lines) {
    const [who, ...rest] = line.split(' ')
    const by = (who === '*' ? 'luck' : Number(who) - 1) as Actor
    const judged = judge(urbapolis, state, by, rest.join(' '))
    if (!judged.ok) throw new Error(`${line}: ${judged.refused.code} (${judged.refused.rule})`)
    urbapolis.play(state, by, judged.move, (_, event) => events.push(event))
  }
  return events
}

/** What the rules say to a line that should be refused. */
export function no(state: State, line: string): Refused<string> | undefined {
  const [who, ...rest] = line.split(' ')
  const judged = judge(urbapolis, state, (who === '*' ? 'luck' : Number(who) - 1) as Actor, rest.join(' '))
  return judged.ok ? undefined : judged.refused
}
export const refusedBy = (rule: string, code: string) => expect.objectContaining({ rule, code })

/** The listed moves of the seat to move that start so. */
export const legal = (state: State, start: string): string[] => {
  const turn = urbapolis.turn(state)
  const seat = turn.kind === 'decide' ? turn.seats[0]! : 0
  return urbapolis
    .moves(state, seat)
    .map(move => urbapolis.notation.write(move))
    .filter(text => text.startsWith(start))
}
/** The amounts of the listed bids for one plot or tile. */
export const amounts = (state: State, start: string): number[] =>
  legal(state, `${start} `).map(text => Number(text.split(' ').at(-1)))

export function settle(state: State): void {
  const random = seeded(1)
  while (urbapolis.turn(state).kind === 'luck') urbapolis.play(state, 'luck', urbapolis.sample(state, 'luck', random))
}

export const total = (state: State, plot: string): number => state.total[cell(plot)]!
export const level = (state: State, plot: string): number => levelOf(total(state, plot))
export const free = (state: State, seat: number): number => state.free[seat - 1]!
export const coins = (state: State, seat: number): number => state.coins[seat - 1]!
/** Free workers and coins of a seat. */
export const purse = (state: State, seat: number): [number, number] => [free(state, seat), coins(state, seat)]
export const owner = (state: State, plot: string): number => state.owner[cell(plot)]!
export const seen = (state: State): View => urbapolis.view(state, 'audience')
export const handOf = (state: State, seat: number): readonly string[] => {
  const { hand } = urbapolis.view(state, (seat - 1) as 0).seats[seat - 1]!
  return hand.kind === 'open' ? hand.tiles : []
}
export const isOver = (state: State): boolean => urbapolis.turn(state).kind === 'over'
export const toMove = (state: State): number => {
  const turn = urbapolis.turn(state)
  return turn.kind === 'decide' ? turn.seats[0]! + 1 : 0
}
