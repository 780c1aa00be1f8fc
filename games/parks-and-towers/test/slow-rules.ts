/**
 * The rules once more, as slowly and plainly as they can be written: a board is a map from cell names to letters, and
 * everything is found by looking at everything. Shares nothing with the rules under test.
 */
export type Setting = { readonly size: number; readonly towers: number; readonly towerWins: boolean }
export type Slow = {
  readonly setting: Setting
  readonly cells: ReadonlyMap<string, string> // 'W', 'Y' and a place for a house; 'park', 'tower'
  readonly towersLeft: number
  readonly plies: number
  readonly points: readonly [number, number]
}
type Square = readonly [file: number, rank: number]

const name = ([file, rank]: Square): string => 'abcdefgh'[file]! + String(rank + 1)
const square = (cell: string): Square => ['abcdefgh'.indexOf(cell[0]!), Number(cell[1]) - 1]
const COMPASS: Readonly<Record<string, Square>> = {
  n: [0, 1],
  ne: [1, 1],
  e: [1, 0],
  se: [1, -1],
  s: [0, -1],
  sw: [-1, -1],
  w: [-1, 0],
  nw: [-1, 1],
}
const by = ([file, rank]: Square, [files, ranks]: Square, times: number): Square => [
  file + files * times,
  rank + ranks * times,
]

export const slowStart = (setting: Setting): Slow => ({
  setting,
  cells: new Map(),
  towersLeft: setting.towers,
  plies: 0,
  points: [0, 0],
})

export function everyCell({ size }: Setting): string[] {
  const all: string[] = []
  for (let rank = 0; rank < size; rank++) for (let file = 0; file < size; file++) all.push(name([file, rank]))
  return all
}

export const emptyCells = (game: Slow): string[] => everyCell(game.setting).filter(cell => !game.cells.has(cell))
const isHouse = (cells: Slow['cells'], cell: string): boolean => /^[WY]/.test(cells.get(cell) ?? '')

/** Four houses in a row anywhere, if there were a house on `cell` too. */
export function makesFour(cells: Slow['cells'], cell: string): boolean {
  const house = (at: Square) => name(at) === cell || isHouse(cells, name(at))
  return ['n', 'ne', 'e', 'se'].some(way =>
    [0, 1, 2, 3].some(back => {
      const from = by(square(cell), COMPASS[way]!, -back)
      return [0, 1, 2, 3].every(along => house(by(from, COMPASS[way]!, along)))
    }),
  )
}

/** A square of four houses, if there were a house on `cell` too. */
export function makesSquare(cells: Slow['cells'], cell: string): boolean {
  const [file, rank] = square(cell)
  return [-1, 1].some(right =>
    [-1, 1].some(up =>
      (
        [
          [file + right, rank],
          [file, rank + up],
          [file + right, rank + up],
        ] as const
      ).every(at => isHouse(cells, name(at))),
    ),
  )
}

/** Points of White and Yellow for one park or tower cell. */
function sharesIn(cells: Slow['cells'], cell: string): [number, number] {
  const shares: [number, number] = [0, 0]
  for (const way of Object.keys(COMPASS)) {
    const house = cells.get(name(by(square(cell), COMPASS[way]!, -1))) ?? ''
    if (/^[WY]/.test(house)) shares[house[0] === 'W' ? 0 : 1] += house.slice(1) === way ? 2 : 1
  }
  return shares
}

/** The line cells and the square cells of a turn, after its house. */
function threatened(game: Slow, cells: Map<string, string>): { lines: string[]; squares: string[] } {
  const open = everyCell(game.setting).filter(cell => !cells.has(cell))
  const lines = open.filter(cell => makesFour(cells, cell))
  const squares = game.towersLeft > 0 ? open.filter(cell => makesSquare(cells, cell)) : []
  return { lines, squares: game.setting.towerWins ? squares : squares.filter(cell => !lines.includes(cell)) }
}

/** The ways to share out the towers of a house on `cell`: a list of chosen cells, or one empty list. */
export function slowChoices(game: Slow, cell: string): string[][] {
  if (game.towersLeft >= 4) return [[]] // a house is part of no more than four squares
  const { squares } = threatened(game, new Map(game.cells).set(cell, 'Wn'))
  if (game.towersLeft === 0 || squares.length <= game.towersLeft) return [[]]
  const pick = (from: string[], count: number): string[][] =>
    count === 0 ? [[]] : from.flatMap((one, at) => pick(from.slice(at + 1), count - 1).map(rest => [one, ...rest]))
  return pick(squares, game.towersLeft)
}

export function slowPlay(game: Slow, cell: string, place: string, chosen: readonly string[]): Slow {
  const cells = new Map(game.cells).set(cell, (game.plies % 2 === 0 ? 'W' : 'Y') + place)
  const { lines, squares } = threatened(game, cells)
  const towers = chosen.length > 0 ? chosen : squares
  const parks = lines.filter(each => !towers.includes(each))
  const points: [number, number] = [...game.points]
  for (const park of parks) {
    const [white, yellow] = sharesIn(cells, park)
    points[0] += white
    points[1] += yellow
  }
  for (const park of parks) cells.set(park, 'park')
  for (const tower of towers) cells.set(tower, 'tower')
  return { ...game, cells, towersLeft: game.towersLeft - towers.length, plies: game.plies + 1, points }
}

export function slowTotals(game: Slow): [number, number] {
  const totals: [number, number] = [...game.points]
  for (const [cell, thing] of game.cells) {
    if (thing !== 'tower') continue
    const [white, yellow] = sharesIn(game.cells, cell)
    if (white > yellow) totals[0] += 2
    if (yellow > white) totals[1] += 2
  }
  return totals
}
