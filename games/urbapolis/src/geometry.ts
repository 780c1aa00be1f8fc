import { highWord, lowWord } from '@masterplan/kernel/bits'
import { type Cell, cellName, fileOf, readCell, STRIDE } from '@masterplan/kernel/square'
import { STARTING_BUILDINGS } from './data/public-buildings.ts'
import type { Scenario } from './data/scenarios.ts'

/**
 * Plots are cells of the kernel's square grid, counted from the top left: a1 is (0,0) of a scenario's map, c2 is (2,1).
 * A border is twice its first plot, plus 1 when it lies below that plot instead of to its right.
 */
export type Border = number
export const BORDERS = 128
export const firstSide = (border: Border): Cell => border >> 1
export const secondSide = (border: Border): Cell => (border >> 1) + (border & 1 ? STRIDE : 1)
export const borderName = (border: Border): string => `${cellName(firstSide(border))}-${cellName(secondSide(border))}`

export type Road = 'street' | 'boulevard'

export function readBorder(text: string): Border | undefined {
  const [first = '', second = '', ...rest] = text.split('-')
  const [from, to] = [readCell(first), readCell(second)]
  if (from === undefined || to === undefined || rest.length > 0) return undefined
  if (to === from + STRIDE) return 2 * from + 1
  return to === from + 1 && fileOf(from) < STRIDE - 1 ? 2 * from : undefined
}

/** A scenario's map as the rules need it. */
export interface Geometry {
  readonly cells: readonly Cell[] // every plot of the neighbourhood, built on or not
  readonly low: number
  readonly high: number
  readonly near: Uint8Array // up to eight neighbours for each cell
  readonly nearCount: Uint8Array
  readonly nearLow: Int32Array // the same as sets
  readonly nearHigh: Int32Array
  readonly borders: Int32Array // U-GEO-07: shared sides, as a set of 128
  readonly starts: readonly (Cell | undefined)[] // where each starting public building stands
  readonly standing: number // which of them stand somewhere, as bits
  readonly setupLow: number // U-SET-16: beside a central building
  readonly setupHigh: number
}

/** Imagined tables share their scenario, and so its geometry. */
const known = new WeakMap<object, Geometry>()

export function geometryOf(scenario: Pick<Scenario, 'map' | 'central'>): Geometry {
  const geometry = known.get(scenario) ?? measured(scenario)
  known.set(scenario, geometry)
  return geometry
}

function measured({ map, central }: Pick<Scenario, 'map' | 'central'>): Geometry {
  const letterAt = (cell: Cell) => map[cell >> 3]?.[cell & 7] ?? '#'
  const cells = Array.from({ length: 64 }, (_, cell) => cell).filter(cell => letterAt(cell) !== '#')
  const near = new Uint8Array(64 * 8)
  const nearCount = new Uint8Array(64)
  const nearLow = new Int32Array(64)
  const nearHigh = new Int32Array(64)
  for (const cell of cells) {
    for (const other of cells) {
      if (!touches(cell, other)) continue
      near[cell * 8 + nearCount[cell]!++] = other
      nearLow[cell]! |= lowWord(other)
      nearHigh[cell]! |= highWord(other)
    }
  }
  const borders = new Int32Array(4)
  for (const border of Array.from({ length: BORDERS }, (_, each) => each)) {
    const [first, second] = [firstSide(border), secondSide(border)]
    const sides = cells.includes(first) && cells.includes(second) && touches(first, second)
    if (sides) borders[border >> 5]! |= 1 << (border & 31)
  }
  const starts = STARTING_BUILDINGS.map(({ letter }) => cells.find(cell => letterAt(cell) === letter))
  const picks = cells.filter(
    cell => letterAt(cell) === '.' && cells.some(other => touches(cell, other) && central.includes(letterAt(other))),
  )
  return {
    cells,
    low: cells.reduce((word, cell) => word | lowWord(cell), 0),
    high: cells.reduce((word, cell) => word | highWord(cell), 0),
    near,
    nearCount,
    nearLow,
    nearHigh,
    borders,
    starts,
    standing: starts.reduce((word: number, cell, at) => (cell === undefined ? word : word | (1 << at)), 0),
    setupLow: picks.reduce((word, cell) => word | lowWord(cell), 0),
    setupHigh: picks.reduce((word, cell) => word | highWord(cell), 0),
  }
}

/** U-GEO-03, U-GEO-04: along a side or at a corner; outskirts between them do not matter. */
function touches(one: Cell, other: Cell): boolean {
  const [across, down] = [Math.abs(fileOf(one) - fileOf(other)), Math.abs((one >> 3) - (other >> 3))]
  return one !== other && across <= 1 && down <= 1
}
