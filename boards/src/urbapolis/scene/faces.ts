import type { View } from '@masterplan/urbapolis/nouns'
import type { BoardFace } from '../../kit/web-board.ts'
import { sizeOf } from './coordinates.ts'

/** Full: everything. Middle: without what a building does to its neighbours. Small: a colour, a picture, a number, an owner. */
export type Face = '' | 'middle' | 'small'
export const faceNamed = (name: string): Face => (name === 'middle' || name === 'small' ? name : '')

/** The smallest text of a face, in units of the picture, is 12 pixels high at its limit. */
const SMALLEST = { full: 16.8, middle: 21 } as const
const LEGIBLE = 12 // pixels

/** Maps differ in size: each has the limits at which its own text would become too small. */
export function facesOf(view: View): readonly BoardFace[] {
  const { width, height } = sizeOf(view)
  const limit = (text: number) => ({ width: (width * LEGIBLE) / text, height: (height * LEGIBLE) / text })
  return [
    { name: 'middle' satisfies Face, below: limit(SMALLEST.full) },
    { name: 'small' satisfies Face, below: limit(SMALLEST.middle) },
  ]
}
