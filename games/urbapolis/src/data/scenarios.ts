/** A neighbourhood and its piles. Plain data: an editor can write one, and `scenarioProblem` says what is wrong with it. */
export type Scenario = {
  readonly name: string
  readonly players: number
  /** Rows from the top: `.` is a plot, `#` outskirts, a letter the plot of a starting public building. */
  readonly map: readonly string[]
  readonly central: string // letters of the buildings beside which the first plots are picked
  readonly tiles: readonly [number, number, number] // private tiles used, by rank; multiples of four
  readonly piles: readonly [top: number, middle: number, bottom: number]
  readonly initial: number // tiles in the first market
  readonly market: number // new tiles at each upkeep
  readonly publics: readonly [number, number, number, number] // later public buildings of rounds 2 to 5
  readonly boulevards: number
  readonly streets: number
}

type Drawing = Pick<Scenario, 'name' | 'map' | 'central' | 'boulevards' | 'streets'>

const forTwo = (drawing: Drawing): Scenario => ({
  ...drawing,
  players: 2,
  tiles: [12, 8, 8],
  piles: [6, 8, 8],
  initial: 6,
  market: 4,
  publics: [1, 1, 2, 2],
})

const forThree = (drawing: Drawing): Scenario => ({
  ...drawing,
  players: 3,
  tiles: [16, 12, 12],
  piles: [8, 10, 10],
  initial: 8,
  market: 5,
  publics: [2, 2, 2, 2],
})

const forFour = (drawing: Drawing): Scenario => ({
  ...drawing,
  players: 4,
  tiles: [20, 16, 12],
  piles: [10, 12, 12],
  initial: 10,
  market: 6,
  publics: [3, 3, 3, 3],
})

const MILL_LANE = forTwo({
  name: 'Mill Lane',
  map: ['.....', '.B.E.', '..Y..', '.H.W.', '#.T.#'],
  central: 'Y',
  boulevards: 0,
  streets: 4,
})

/** As it was by the rules 1.0.0: c4 touched three buildings that help Industry, and who picked it first won too often. */
const FIRST_MILL_LANE: Scenario = { ...MILL_LANE, map: ['.....', '.B.H.', '..Y..', '.E.W.', '#.T.#'] }

const CANAL_BEND = forTwo({
  name: 'Canal Bend',
  map: ['....##', '.H.B.#', '..P...', '#.F.Y.', '##T.E.'],
  central: 'PF',
  boulevards: 2,
  streets: 2,
})

const OLD_QUAY = forThree({
  name: 'Old Quay',
  map: ['#....#', '.B..V.', '..YH..', '..ET..', '.W..C.', '#....#'],
  central: 'YT',
  boulevards: 0,
  streets: 4,
})

const TANNERY_ROW = forThree({
  name: 'Tannery Row',
  map: ['........', '.B.F.M..', '..E.P.C.', '...V.H..'],
  central: 'FEP',
  boulevards: 3,
  streets: 2,
})

const STATION_SQUARE = forFour({
  name: 'Station Square',
  map: ['#......', '.B...H.', '..YWE..', '..T.V..', '.F...M.', '......#'],
  central: 'YWETV',
  boulevards: 0,
  streets: 4,
})

const TWIN_HILLS = forFour({
  name: 'Twin Hills',
  map: ['..B.C..', '.E...M.', '..#Y#..', '.T.W.V.', '..#P#..', '.F...H.', '#.....#'],
  central: 'YPW',
  boulevards: 2,
  streets: 3,
})

/** The booklet: two scenarios for each number of players. */
export const BOOKLET: Readonly<Record<'A' | 'B', readonly Scenario[]>> = {
  A: [MILL_LANE, OLD_QUAY, STATION_SQUARE],
  B: [CANAL_BEND, TANNERY_ROW, TWIN_HILLS],
}

export function scenarioFor(page: 'A' | 'B', players: number, rules: string): Scenario {
  const scenario = BOOKLET[page].find(each => each.players === players)!
  return rules === '1.0.0' && scenario === MILL_LANE ? FIRST_MILL_LANE : scenario
}
