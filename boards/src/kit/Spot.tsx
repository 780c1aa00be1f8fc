import type { Seat } from '@masterplan/kernel'
import type { ReactNode } from 'react'
import css from './spot.module.css'
import type { OverlayProps } from './web-board.ts'

interface SpotProps {
  readonly id: string
  readonly lit: boolean
  readonly chosen: boolean
  readonly marked: boolean
  readonly last: Seat | null // who moved here since one's own last move
  readonly onPress: (place: string) => void
  readonly onPoint: (place: string | null) => void
  readonly children: ReactNode // the shape that answers, and its mark
}

/** How a place is now: the same while nothing about it changes, so that it need not be drawn again. */
export function spotOf(
  {
    lit,
    chosen,
    marked,
    lastMoves,
    onPress,
    onPoint,
  }: Pick<OverlayProps<unknown>, 'lit' | 'chosen' | 'marked' | 'lastMoves' | 'onPress' | 'onPoint'>,
  id: string,
): PlainSpot {
  const last = lastMoves.get(id) ?? null
  return { id, lit: lit.has(id), chosen: chosen.includes(id), marked: marked.has(id), last, onPress, onPoint }
}
export type PlainSpot = Omit<SpotProps, 'children'>

/**
 * A place in a picture, for pointers. It always answers a press: a dark one with the reason why not.
 * Pictures are hidden from screen readers and keyboards; the text grid beside them has the same places as buttons.
 */
export function Spot({ id, lit, marked, last, onPress, onPoint, children }: SpotProps) {
  const state = lit ? `${css.spot} ${css.lit}` : css.spot
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for pointers only, see above
    <g
      className={state}
      data-place={id}
      data-lit={lit || undefined}
      data-marked={marked ? id : undefined}
      data-last={last ?? undefined}
      onClick={() => onPress(id)}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
    >
      {children}
    </g>
  )
}
