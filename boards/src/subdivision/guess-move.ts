import type { Seat } from '@masterplan/kernel'
import type { View } from '@masterplan/subdivision/nouns'

/** What somebody who presses a dark cell most likely wanted to put there: a park, or the largest pyramid that is left. */
export const guessMove = (place: string, view: View): string =>
  view.phase === 'park' ? `p${place}` : `${largestLeft(view)}${place}`

function largestLeft(view: View): number {
  const stash = view.stashes[typeof view.by === 'number' ? (view.by as Seat) : 0]
  return 1 + (stash?.findLastIndex(left => left > 0) ?? 2)
}
