import { type Refused, readOptions } from '@masterplan/kernel'
import { type Cell, cellName } from '@masterplan/kernel/square'
import { refuse } from '../src/legal.ts'
import { read, write } from '../src/notation.ts'
import { OPTIONS } from '../src/options.ts'
import { play } from '../src/play.ts'
import { scores } from '../src/scoring.ts'
import { start } from '../src/setup.ts'
import { builder, type State, turn, WORD } from '../src/state.ts'
import { type Event, type Move, type Options, type Refusal, UNLIMITED } from '../src/types.ts'

/**
 * A whole game on one line: `PT 8/14/6 conflict=tower: c3n d4n e5n{b2,f6//2-0} … = 27-26`. In braces stand the cells
 * that got parks, those that got towers, and what White and Yellow scored; whatever a line asserts is checked.
 */
export type ReadGame =
  | { readonly ok: true; readonly state: State; readonly moves: readonly Move[] }
  | {
      readonly ok: false
      readonly problem: GameProblem
      readonly move: number
      readonly refused: Refused<Refusal> | null
    }
export type GameProblem = 'unreadable' | 'unreadable-move' | 'refused' | 'wrong-note' | 'game-over' | 'wrong-result'

const HEAD = /^PT (\d+)\/(\d+)\/(\d+)((?: [a-zA-Z]+=[\w.-]+)*): ?(.*?)(?: ?= (-?[\d.]+-[\d.]+))?$/
const NOTED = /^([^{]+)(\{[^}]*\})?$/

export function readGame(text: string): ReadGame {
  const bad = (problem: GameProblem, move: number, refused: Refused<Refusal> | null = null): ReadGame => ({
    ok: false,
    problem,
    move,
    refused,
  })
  const [, size, houses, towers, words = '', line = '', result] = HEAD.exec(text.trim()) ?? []
  const options = size && optionsOf(Number(size), Number(houses), Number(towers), words)
  if (!options) return bad('unreadable', 0)

  const state = start(2, options)
  const moves: Move[] = []
  for (const [at, noted] of line.split(/\s+/).filter(Boolean).entries()) {
    const [, plain = '', note = ''] = NOTED.exec(noted) ?? []
    const move = read(plain)
    if (move === undefined) return bad('unreadable-move', at + 1)
    if (turn(state).kind === 'over') return bad('game-over', at + 1)
    const no = refuse(state, builder(state), move)
    if (no) return bad('refused', at + 1, no)
    if (sorted(note) !== playNoted(state, move)) return bad('wrong-note', at + 1)
    moves.push(move)
  }
  if (result !== undefined && result !== totals(state)) return bad('wrong-result', moves.length)
  return { ok: true, state, moves }
}

export function writeGame(options: Options, moves: readonly Move[]): string {
  const state = start(2, options)
  const { size, houses, towers } = state.fixed
  const line = moves.map(move => write(move) + playNoted(state, move))
  const result = turn(state).kind === 'over' ? ` = ${totals(state)}` : ''
  return `PT ${size}/${houses}/${towers}${wordsOf(options)}: ${line.join(' ')}${result}`
}

const totals = (state: State): string =>
  scores(state)
    .map(each => each.total)
    .join('-')

/** Plays the move and says what it brought, as a note. */
function playNoted(state: State, move: Move): string {
  const { POINTS } = WORD
  const [white, yellow] = [state.words[POINTS]!, state.words[POINTS + 1]!]
  const parks: Cell[] = []
  const towers: Cell[] = []
  play(state, builder(state), move, (_, event: Event) => {
    if (event.kind === 'park' || event.kind === 'park-forgotten') parks.push(event.cell)
    if (event.kind === 'tower') towers.push(event.cell)
  })
  if (parks.length + towers.length === 0) return ''
  return `{${names(parks)}/${names(towers)}/${state.words[POINTS]! - white}-${state.words[POINTS + 1]! - yellow}}`
}
const names = (cells: readonly Cell[]): string =>
  cells
    .toSorted((one, other) => one - other)
    .map(cellName)
    .join()

/** A note as it would be written here: readers ignore the order of cells. */
function sorted(note: string): string {
  const [parks = '', towers = '', points = ''] = note.slice(1, -1).split('/')
  const inOrder = (cells: string) =>
    cells
      .split(',')
      .toSorted((one, other) => (one[1]! + one[0]! < other[1]! + other[0]! ? -1 : 1))
      .join()
  return note === '' ? '' : `{${inOrder(parks)}/${inOrder(towers)}/${points}}`
}

/** The words after the numbers; what is as usual is not written. */
function wordsOf({ conflict, parkLimit, attention, komiHalves }: Options): string {
  return [
    conflict === 'park' ? '' : ` conflict=${conflict}`,
    parkLimit === UNLIMITED ? '' : ` parkLimit=${parkLimit}`,
    attention ? ' attention=on' : '',
    komiHalves === 0 ? '' : ` komi=${komiHalves / 2}`,
  ].join('')
}

function optionsOf(size: number, houses: number, towers: number, words: string): Options | undefined {
  const chosen: Record<string, unknown> = { size, houses, towers }
  for (const word of words.split(' ').filter(Boolean)) {
    const [name = '', value = ''] = word.split('=')
    if (name === 'komi') chosen.komiHalves = 2 * Number(value)
    else if (name === 'parkLimit') chosen.parkLimit = Number(value)
    else chosen[name] = name === 'attention' ? value === 'on' : value
  }
  const checked = readOptions<Options>(OPTIONS, chosen, { players: 2, rules: '1.0.0' })
  return checked.ok ? checked.options : undefined
}
