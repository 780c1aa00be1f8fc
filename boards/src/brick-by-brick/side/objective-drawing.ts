import type { Land, PROJECTS } from '@masterplan/brick-by-brick/nouns'
import { LAND_FILL } from '../scene/Ground.tsx'

export type Objective = (typeof PROJECTS)[number]['objective']
type Where = readonly [x: number, y: number]

// In the units of a hex with a side of 1: its own middle, and a region's ring clockwise from the north-west.
const RING: readonly Where[] = [
  [-0.87, -1.5],
  [0.87, -1.5],
  [1.73, 0],
  [0.87, 1.5],
  [-0.87, 1.5],
  [-1.73, 0],
]
const MIDDLE: Where = [0, 0]
const REGION: readonly Where[] = [MIDDLE, ...RING]
const PAIR: readonly Where[] = [
  [-0.87, 0],
  [0.87, 0],
]
const APART: readonly Where[] = [
  [-1.5, 0],
  [1.5, 0],
]

/** Where the buildings of an objective stand, and the spaces around them that make the shape clear. */
const SHAPES: Readonly<Record<string, { readonly at: readonly Where[]; readonly around: readonly Where[] }>> = {
  adjacent: { at: PAIR, around: [] },
  border: {
    at: PAIR,
    around: [
      [-2.6, 0],
      [-1.73, -1.5],
      [-1.73, 1.5],
      [2.6, 0],
      [1.73, -1.5],
      [1.73, 1.5],
    ],
  },
  opposite: { at: [RING[5]!, RING[2]!], around: REGION },
  sameRegion: { at: [RING[0]!, RING[2]!, RING[4]!], around: REGION },
  twoRegions: { at: APART, around: [] },
  connected: {
    at: [
      [-0.87, 0.75],
      [0.87, 0.75],
      [0, -0.75],
    ],
    around: [],
  },
  line: {
    at: [
      [-1.73, 0],
      [0, 0],
      [1.73, 0],
    ],
    around: [],
  },
  arc: { at: [RING[5]!, RING[0]!, RING[1]!], around: REGION },
  samePosition: {
    at: [
      [-2.2, 0],
      [0, 0],
      [2.2, 0],
    ],
    around: [],
  },
}
const LANDS_IN_TURN: readonly Land[] = ['M', 'L', 'R']

type Cell = { readonly where: Where; readonly text: string; readonly fill: string }
type Drawing = { readonly cells: readonly Cell[]; readonly around: readonly Where[]; readonly note: string }
const ANY = 'var(--raised)'
const RIVAL = 'var(--line)'

/** What an objective asks for, as a small plan. */
export function drawingOf(objective: Objective): Drawing {
  switch (objective.shape) {
    case 'single': {
      const { cell, where } = objective
      const wild = where === 'bramble' ? LAND_FILL.B : ANY
      const fill = cell.land === null ? wild : LAND_FILL[cell.land]
      const around = where === 'centreSpace' || where === 'centreRegion' ? RING : []
      return { cells: [{ where: MIDDLE, text: `${cell.floors}`, fill }], around, note: '' }
    }
    case 'overlook': {
      const [own, ...rivals] = objective.rivals === 1 ? PAIR : [MIDDLE, RING[5]!, RING[2]!]
      const low = rivals.map(where => ({ where, text: '<', fill: RIVAL }))
      return { cells: [{ where: own!, text: `${objective.floors}`, fill: ANY }, ...low], around: [], note: '' }
    }
    case 'landmark':
      return { cells: [{ where: MIDDLE, text: `${objective.floors}`, fill: ANY }], around: [], note: '★' }
    case 'spread':
      return {
        cells: RING.slice(0, objective.regions).map(where => ({ where, text: '', fill: ANY })),
        around: [],
        note: '',
      }
    default: {
      const { at, around } = SHAPES[objective.shape]!
      const cells = objective.cells.map(({ floors, land }, each) => {
        const other = objective.lands === 'different' ? LANDS_IN_TURN[each]! : null
        const kind = land ?? other
        return { where: at[each]!, text: `${floors}`, fill: kind === null ? ANY : LAND_FILL[kind] }
      })
      const note = objective.sum > 0 ? `Σ${objective.sum}` : objective.lands === 'same' ? '=' : ''
      return { cells, around, note }
    }
  }
}
