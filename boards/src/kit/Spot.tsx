import type { ReactNode } from 'react'
import css from './spot.module.css'
import type { OverlayProps } from './web-board.ts'

interface SpotProps {
  readonly id: string
  readonly lit: boolean
  readonly chosen: boolean
  readonly marked: boolean
  readonly onPress: (place: string) => void
  readonly onPoint: (place: string | null) => void
  readonly children: ReactNode // its first child is the shape that glows
}

/** How a place is now: the same while nothing about it changes, so that it need not be drawn again. */
export function spotOf(
  { lit, chosen, marked, onPress, onPoint }: Omit<OverlayProps<unknown>, 'view' | 'ghost' | 'say'>,
  id: string,
): PlainSpot {
  return { id, lit: lit.has(id), chosen: chosen.includes(id), marked: marked.has(id), onPress, onPoint }
}
export type PlainSpot = Omit<SpotProps, 'children'>

/**
 * A place in a picture, for pointers. It always answers a press: a dark one with the reason why not.
 * Pictures are hidden from screen readers and keyboards; the text grid beside them has the same places as buttons.
 */
export function Spot({ id, lit, chosen, marked, onPress, onPoint, children }: SpotProps) {
  const state = [css.spot, lit && css.lit, chosen && css.chosen, marked && css.marked].filter(Boolean).join(' ')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for pointers only, see above
    <g
      className={state}
      data-place={id}
      data-lit={lit || undefined}
      data-marked={marked ? id : undefined}
      onClick={() => onPress(id)}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
    >
      {children}
    </g>
  )
}
