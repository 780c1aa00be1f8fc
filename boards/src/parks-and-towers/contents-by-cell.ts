import type { Cell } from '@masterplan/kernel/square'
import type { View } from '@masterplan/parks-and-towers/nouns'

/** What stands on a cell. */
export type Contents =
  | { readonly kind: 'house'; readonly house: View['houses'][number] }
  | { readonly kind: 'park'; readonly park: View['parks'][number] }
  | { readonly kind: 'tower'; readonly tower: View['towers'][number] }
  | { readonly kind: 'closed' }

/** All that stands, by its cell; free cells are missing. */
export function contentsByCell(view: View): ReadonlyMap<Cell, Contents> {
  return new Map<Cell, Contents>([
    ...view.houses.map(house => [house.cell, { kind: 'house', house }] as const),
    ...view.parks.map(park => [park.cell, { kind: 'park', park }] as const),
    ...view.towers.map(tower => [tower.cell, { kind: 'tower', tower }] as const),
    ...view.closed.map(cell => [cell, { kind: 'closed' }] as const),
  ])
}
