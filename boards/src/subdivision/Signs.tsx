import type { Move, Pips } from '@masterplan/subdivision/nouns'
import type { ChoiceProps } from '../kit/web-board.ts'
import { Pyramid, Trees } from './scene/PlotContents.tsx'

const LOT = '-46 -46 92 92'

/** A size at the place pressed: the larger, the larger. */
export function Choice({ move, seat }: ChoiceProps<Move>) {
  if (move.kind === 'pass') return null
  return (
    <svg viewBox={LOT} width={30} height={30} aria-hidden="true">
      {move.kind === 'park' ? <Trees /> : <Pyramid pips={move.pips} fill={`var(--seat-${seat + 1})`} />}
    </svg>
  )
}

function SizeSign({ pips }: { readonly pips: Pips }) {
  return (
    <svg viewBox={LOT} width={18} height={18} aria-hidden="true">
      <Pyramid pips={pips} fill="var(--mountain)" bold />
    </svg>
  )
}

/** By pips: what is left of each size. */
export const SIZE_SIGNS = {
  1: () => <SizeSign pips={1} />,
  2: () => <SizeSign pips={2} />,
  3: () => <SizeSign pips={3} />,
} as const

/** Two plots that hang together, and one apart. */
export function GroupSign() {
  return (
    <svg viewBox="0 0 18 18" width={18} height={18} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth={1.6} strokeLinejoin="round">
        <path d="M2 2H9V9H16V16H2Z" />
        <path d="M12 2H16V6H12Z" />
      </g>
    </svg>
  )
}
