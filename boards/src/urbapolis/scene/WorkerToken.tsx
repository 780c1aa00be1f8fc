import type { Seat } from '@masterplan/kernel'
import { LETTERS } from '../../kit/letters.ts'

interface WorkerTokenProps {
  readonly seat: Seat
  readonly x: number
  readonly y: number
  readonly scale: number // it is about 20 across, and its letter 7 high
}

/** A worker in the colour of whose it is: who has used a public building this round has left one there. */
export function WorkerToken({ seat, x, y, scale }: WorkerTokenProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} data-worker={seat}>
      <g stroke="var(--ink)" strokeWidth={0.8} strokeLinejoin="round">
        <path d="M-9 11C-9 2-4 1 0 1S9 2 9 11Z" fill={`var(--seat-${seat + 1})`} />
        <circle cy={-3} r={4.4} fill="var(--raised)" />
        <path d="M-7-4C-6-11 6-11 7-4Z" fill="var(--residential)" />
      </g>
      <text y={9.4} textAnchor="middle" fontSize={7} fontWeight={700} fill={`var(--on-seat-${seat + 1})`}>
        {LETTERS[seat]}
      </text>
    </g>
  )
}
