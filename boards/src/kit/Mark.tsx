import type { Seat } from '@masterplan/kernel'
import { LETTERS } from './letters.ts'

/** A player's mark, readable without colour: circle, square, triangle, diamond, pentagon, hexagon, with a letter. */
const SHAPES = [
  'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z',
  'M-9-9H9V9H-9Z',
  'M0-11L10.5 8H-10.5Z',
  'M0-12L11 0L0 12L-11 0Z',
  'M0-11L10.5-3.4L6.5 9H-6.5L-10.5-3.4Z',
  'M-6-10H6L11.5 0L6 10H-6L-11.5 0Z',
] as const

interface MarkProps {
  readonly seat: Seat
  readonly x: number
  readonly y: number
  readonly size: number // across, in the picture's units
  readonly bare?: boolean // too small for a letter to be read: shape and colour tell whose it is
}

export function Mark({ seat, x, y, size, bare = false }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <path d={SHAPES[seat]} fill={`var(--seat-${seat + 1})`} stroke="var(--ink)" strokeWidth={1.5} />
      {!bare && (
        <text
          y={seat === 2 ? 6.5 : 4.8}
          textAnchor="middle"
          fontSize={seat === 2 ? 13 : 13.5}
          fontWeight={700}
          fill={`var(--on-seat-${seat + 1})`}
        >
          {LETTERS[seat]}
        </text>
      )}
    </g>
  )
}
