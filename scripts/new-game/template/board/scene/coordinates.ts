import type { View } from '@masterplan/template-town/nouns'

const UNIT = 100
const MARGIN = 20
const HEIGHT = 200
export const GROUND = HEIGHT - 40
export const MIDDLE = HEIGHT / 2

export const centreOf = (lot: number): number => MARGIN + lot * UNIT + UNIT / 2
export const sizeOf = ({ houses }: View) => ({ width: 2 * MARGIN + houses.length * UNIT, height: HEIGHT })

export const boxOf = (lot: number) => ({
  x: centreOf(lot) - UNIT / 2 + 3,
  y: MARGIN / 2,
  width: UNIT - 6,
  height: GROUND - MARGIN / 2,
  rx: 5,
})
