import { type Facts, ranks, type Seat, seatsOf } from '@masterplan/kernel'
import { putRoof, raise } from '../src/buildings.ts'
import { beforeMain, beginRound } from '../src/chapters/rounds.ts'
import { brickByBrick, type Event, LANDS, type Land, type Options, SPACES, spaceName } from '../src/index.ts'
import { add, bitOf, remove } from '../src/spot-sets.ts'
import { BRAMBLE, OFF_MAP, type State, spotOfSpace } from '../src/state.ts'

const SEATS = 'ABCDE'
const NAMES = Array.from({ length: SPACES }, (_, space) => spaceName(space))
export type Name = 'A' | 'B' | 'C' | 'D' | 'E'
const seatOf = (name: Name): Seat => SEATS.indexOf(name) as Seat
const nameOf = (seat: number): Name => SEATS[seat] as Name
type PerName = Partial<Record<Name, number>>

/** What a position needs beyond its buildings. Everybody has 30 inhabitants and all floors that are not on the map. */
export interface Given {
  readonly players?: number // usually 4
  readonly options?: Partial<Options>
  readonly hoist?: number // a region's number; left out: off the map
  readonly seat?: Name // whose turn it is, usually A
  readonly actions?: number // usually 2: the second turn of the round, after the last player's
  readonly played?: string // who has had a turn, the present player included
  readonly display?: string // "P01 P10"
  readonly deck?: string // usually empty, so that nothing needs to be drawn
  readonly missions?: Partial<Record<Name, string>> // kept, "S07 S12"
  readonly inh?: PerName
  readonly sup?: PerName
  readonly ploys?: PerName
  readonly roofs?: number
}

export const USUAL = Object.fromEntries(
  Object.entries(brickByBrick.options).map(([name, option]) => [name, option.usual]),
) as Options // each option's usual value, under its own name

const cards = (text: string | undefined): number[] => (text ? text.split(' ').map(card => Number(card.slice(1))) : [])
const bits = (numbers: readonly number[]): number => numbers.reduce((sum, card) => sum | bitOf(card), 0)
const spaceNamed = (name: string): number => NAMES.indexOf(name)
const spotNamed = (state: State, name: string) => spotOfSpace(state, spaceNamed(name))

/**
 * A position on the fixed layout: "4.W A:2, 2.C B:1^, 4.C=L A:1, 3.NE=R" is two floors of A, a roofed building of B,
 * a building of A on a bramble that became Loam, and an empty space that was a bramble.
 */
export function scene(drawing: string, given: Given = {}): Scene {
  const { players = 4, hoist, seat = 'A', actions = 2 } = given
  const state = brickByBrick.start(players, { ...USUAL, layout: 'fixed', start: 'firstSeat', ...given.options })
  for (const item of drawing.split(', ').filter(Boolean)) build(state, item)
  for (const each of seatsOf(players)) {
    const name = nameOf(each)
    state.purse[each] = given.inh?.[name] ?? 30
    state.supply[each] = given.sup?.[name] ?? state.supply[each]!
    state.ploys[each] = given.ploys?.[name] ?? state.ploys[each]!
    state.dealt[each] = 0b1111 << (4 * each)
    state.kept[each] = 0b11 << (4 * each)
    const missions = given.missions?.[name]
    if (missions !== undefined) state.kept[each] = bits(cards(missions))
  }
  for (const [place, project] of cards(given.display).entries()) state.display[place] = project
  state.deck = bits(cards(given.deck))
  state.roofs = given.roofs ?? state.roofs
  state.hoist = hoist === undefined ? OFF_MAP : state.slot[hoist]!
  beginRound(state, seatOf(seat))
  state.actions = actions
  state.turns = actions === 2 ? 1 : 0
  const played = given.played ?? (actions === 2 ? `${seat === 'A' ? nameOf(players - 1) : 'A'}${seat}` : seat)
  state.played = [...played].reduce((set, name) => set | (1 << seatOf(name as Name)), 0)
  beforeMain(state)
  return sceneOf(state)
}

function build(state: State, item: string): void {
  const [, name, land, owner, floors, roof] = /^(\d\.\w+)(?:=([MLR]))?(?: ([A-E]):(\d+)(\^)?)?$/.exec(item)!
  const spot = spotNamed(state, name!)
  if (land) {
    const code = LANDS.indexOf(land as Land) + 1
    state.land[spot] = code
    state.landLeft[code]!--
    remove(state.lands, BRAMBLE, spot)
    add(state.lands, code, spot)
  }
  if (owner) raise(state, seatOf(owner as Name), spot, Number(floors))
  if (roof) putRoof(state, spot)
}

export type Scene = ReturnType<typeof sceneOf>

function sceneOf(state: State) {
  const told: Event[] = []
  const by = (): Seat | 'luck' => {
    const turn = brickByBrick.turn(state)
    return turn.kind === 'decide' ? turn.seats[0]! : 'luck'
  }
  const read = (text: string) => brickByBrick.notation.read(text)!
  const self = {
    state,
    told,
    /** Plays moves of the seat that is awaited; one that is refused fails the test. */
    do(...moves: string[]) {
      for (const text of moves) {
        const no = brickByBrick.refuse(state, by(), read(text))
        if (no) throw new Error(`"${text}" is refused: ${no.code} (${no.rule})`)
        brickByBrick.play(state, by(), read(text), (_, event) => told.push(event))
      }
      return self
    },
    /** Why a move is refused: "code rule". */
    no(text: string): string | undefined {
      const no = brickByBrick.refuse(state, by(), read(text))
      return no && `${no.code} ${no.rule}`
    },
    facts: (text: string): Facts | undefined => brickByBrick.refuse(state, by(), read(text))?.facts,
    moves: (): string[] => brickByBrick.moves(state, by() as Seat).map(brickByBrick.notation.write),
    mains: (): string[] => self.moves().filter(text => /^(build|abandon|pass)/.test(text)),
    at(name: string): string {
      const spot = spotNamed(state, name)
      if (state.floors[spot] === 0) return '-'
      const roof = brickByBrick.view(state, 'audience').spaces[spaceNamed(name)]!.roof
      return `${nameOf(state.owner[spot]!)}:${state.floors[spot]}${roof ? '^' : ''}`
    },
    inh: (name: Name): number => state.purse[seatOf(name)]!,
    sup: (name: Name): number => state.supply[seatOf(name)]!,
    points: (name: Name): number => state.points[seatOf(name)]!,
    hoist: (): number | null => brickByBrick.view(state, 'audience').hoist,
    working: (): readonly number[] => brickByBrick.view(state, 'audience').working,
    view: () => brickByBrick.view(state, 'audience'),
    seat: (): Name => nameOf(state.seat),
    claimable: (): readonly number[] => brickByBrick.view(state, 'audience').claimable,
    scores: () => brickByBrick.scores(state),
    ranks: () => ranks(brickByBrick.scores(state)),
    over: (): boolean => brickByBrick.turn(state).kind === 'over',
    /** Building spaces among the listed moves. */
    builds: (): string[] => [...new Set(self.moves().flatMap(text => /^build (\S+)/.exec(text)?.[1] ?? []))],
    kinds: (): string[] => [...new Set(self.moves().map(text => text.split(' ')[0]!))],
    heard: (kind: Event['kind']): Event[] => told.filter(event => event.kind === kind),
  }
  return self
}
