import type { Land } from '../types.ts'

/** A building that an objective asks for: at least this many floors, on this land or on any. */
export type Cell = { readonly floors: number; readonly land: Land | null }
export type Shape =
  | 'adjacent'
  | 'border'
  | 'opposite'
  | 'sameRegion'
  | 'twoRegions'
  | 'connected'
  | 'line'
  | 'arc'
  | 'samePosition'

/** What must stand open (without roof) around the building that has just grown. */
export type Objective =
  | {
      readonly shape: 'single'
      readonly cell: Cell
      readonly where: 'anywhere' | 'centreSpace' | 'centreRegion' | 'bramble'
    }
  | {
      readonly shape: Shape
      readonly cells: readonly Cell[]
      readonly sum: number
      readonly lands: 'any' | 'different' | 'same'
    }
  | { readonly shape: 'overlook'; readonly floors: number; readonly rivals: number }
  | { readonly shape: 'landmark'; readonly floors: number }
  | { readonly shape: 'spread'; readonly regions: number }

/** An objective of two or three buildings in a shape. */
export type GroupObjective = Extract<Objective, { readonly shape: Shape }>

export type ProjectCard = { readonly points: number; readonly objective: Objective }

/** "2M" is two floors or more on Meadow, "2" on any land. */
const cell = (text: string): Cell => ({ floors: Number(text[0]), land: (text[1] as Land | undefined) ?? null })
const single = (
  text: string,
  where: 'anywhere' | 'centreSpace' | 'centreRegion' | 'bramble' = 'anywhere',
): Objective => ({
  shape: 'single',
  cell: cell(text),
  where,
})
const group = (
  shape: Shape,
  cells: string,
  more: { readonly sum?: number; readonly lands?: 'different' | 'same' } = {},
): Objective => ({ shape, cells: cells.split('+').map(cell), sum: more.sum ?? 0, lands: more.lands ?? 'any' })
const card = (points: number, objective: Objective): ProjectCard => ({ points, objective })

/** P01 to P32, in this order; project n is entry n - 1. */
export const PROJECTS: readonly ProjectCard[] = [
  card(3, group('adjacent', '1M+1L')),
  card(3, group('adjacent', '1L+1R')),
  card(3, group('adjacent', '1R+1M')),
  card(6, single('3M')),
  card(6, single('3L')),
  card(6, single('3R')),
  card(5, group('sameRegion', '2M+1M')),
  card(5, group('sameRegion', '2L+1L')),
  card(5, group('sameRegion', '2R+1R')),
  card(4, group('border', '1+1')),
  card(9, group('border', '2+2')),
  card(5, group('line', '1+1+1')),
  card(10, group('line', '1+1+1', { sum: 5 })),
  card(5, group('arc', '1+1+1')),
  card(6, group('sameRegion', '2+2')),
  card(3, group('opposite', '1+1')),
  card(4, single('2', 'centreSpace')),
  card(4, single('2', 'centreRegion')),
  card(3, single('1', 'bramble')),
  card(6, single('2', 'bramble')),
  card(5, group('connected', '1+1+1', { lands: 'different' })),
  card(9, group('connected', '1+1+1', { lands: 'different', sum: 5 })),
  card(12, group('connected', '1+2+3')),
  card(3, { shape: 'overlook', floors: 2, rivals: 1 }),
  card(4, { shape: 'overlook', floors: 2, rivals: 2 }),
  card(8, { shape: 'landmark', floors: 3 }),
  card(4, group('samePosition', '1+1+1')),
  card(4, group('sameRegion', '1+1+1')),
  card(10, group('twoRegions', '3+3')),
  card(9, single('4')),
  card(6, { shape: 'spread', regions: 6 }),
  card(6, group('twoRegions', '2+2', { lands: 'same' })),
]

export const pointsOf = (project: number): number => PROJECTS[project - 1]!.points
