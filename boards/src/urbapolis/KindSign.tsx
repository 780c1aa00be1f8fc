import type { MoveKind } from '../kit/web-board.ts'

/** A sign in thin lines, as beside a name or above a column. */
export function LineSign({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

const BidSign = () => <LineSign d="M13 4l7 7M10.5 6.5l7 7M14 10L4 20M3 21h9" />
const TakeSign = () => <LineSign d="M12 3v11M7 10l5 5 5-5M4 16v5h16v-5" />
const BuildSign = () => <LineSign d="M3 21h18M5 21V10l7-6 7 6v11M10 21v-6h4v6" />
const UseSign = () => <LineSign d="M3 21h18M12 3L4 8h16zM6 11v7M10 11v7M14 11v7M18 11v7" />
const PassSign = () => <LineSign d="M5 5l9 7-9 7zM18 5v14" />

/** The kinds of moves in a turn, in the order in which they are offered; passing ends one's round and stands apart. */
export const KINDS = [
  { id: 'bid', Sign: BidSign },
  { id: 'take', Sign: TakeSign },
  { id: 'build', Sign: BuildSign },
  { id: 'use', Sign: UseSign },
  { id: 'pass', Sign: PassSign, apart: true },
] as const satisfies readonly MoveKind[]
export type KindName = (typeof KINDS)[number]['id']
