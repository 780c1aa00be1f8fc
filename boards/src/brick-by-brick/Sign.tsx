import type { ReactNode } from 'react'

/** Line drawings for kinds of moves and ploys, as those of the room around the board. */
const LINES = {
  build: 'M3 21h18M5 21V10l7-6 7 6v11M10 21v-6h4v6',
  abandon: 'M3 21h18M6 21V9l6-5 6 5M9 12l6 6M15 12l-6 6',
  ploy: 'M12 3l2.5 6 6.5.5-5 4 1.6 6.5-5.6-3.5L6.4 20 8 13.5l-5-4 6.5-.5z',
  pass: 'M5 5l9 7-9 7zM18 5v14',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  roof: 'M3 21h18M5 21V10l7-6 7 6v11M10 21v-6h4v6',
  invade: 'M5 21V4h13l-3 4 3 4H5',
  yes: 'M20 6L9 17l-5-5',
} as const

export function LineSign({ of, size = 20 }: { readonly of: keyof typeof LINES; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={LINES[of]} />
    </svg>
  )
}
export const BuildSign = () => <LineSign of="build" />
export const AbandonSign = () => <LineSign of="abandon" />
export const PloySign = () => <LineSign of="ploy" />
export const PassSign = () => <LineSign of="pass" />

/** A small picture in a line of text or above a column. */
function Figure({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="-11 -11 22 22" width={16} height={16} aria-hidden="true">
      <g stroke="var(--ink)" strokeWidth={1.4} strokeLinejoin="round" fill="var(--raised)">
        {children}
      </g>
    </svg>
  )
}

export const PeopleFigure = () => (
  <Figure>
    <path d="M-8 10C-8 2-4 1 0 1S8 2 8 10Z" />
    <circle cy={-5} r={5} />
  </Figure>
)
export const FloorsFigure = () => (
  <Figure>
    <path d="M-9 1L0 6V10L-9 5Z" fill="var(--desert)" />
    <path d="M9 1L0 6V10L9 5Z" fill="var(--brownfield)" />
    <path d="M0-4L9 1L0 6L-9 1Z" />
  </Figure>
)
export const ProjectsFigure = () => (
  <Figure>
    <path d="M-7-10H7V10H-7Z" />
    <path d="M-4-4H4M-4 0H4M-4 4H1" fill="none" />
  </Figure>
)
export const PloysFigure = () => (
  <Figure>
    <circle r={8.5} fill="var(--civic)" />
    <path d="M-4 0H4M1-3L4 0L1 3" fill="none" stroke="#fff" strokeWidth={2.2} />
  </Figure>
)
export const PointsFigure = () => (
  <Figure>
    <path d="M0-10L2.9-3.2L10-2.7L4.6 2L6.3 9L0 5.2L-6.3 9L-4.6 2L-10-2.7L-2.9-3.2Z" />
  </Figure>
)
