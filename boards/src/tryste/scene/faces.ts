import type { View } from '@masterplan/tryste/nouns'
import type { BoardFace } from '../../kit/web-board.ts'
import { sizeOf } from './coordinates.ts'

/** What is written on the full face is 16 of the picture's units high or more: 12 pixels where a unit is this many. */
const LEAST = 0.75

export function faces(view: View): readonly BoardFace[] {
  const { width, height } = sizeOf(view)
  return [{ name: 'small', below: { width: LEAST * width, height: LEAST * height } }]
}

/** Whether less is drawn, and larger. */
export const isSmall = (face: string): boolean => face === 'small'
