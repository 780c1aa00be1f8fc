import type { Pips, Plot } from '@masterplan/subdivision/nouns'
import { memo } from 'react'
import { Growing } from '../../kit/Appearing.tsx'
import { Mark } from '../../kit/Mark.tsx'
import { LETTER } from './coordinates.ts'

interface PlotContentsProps {
  readonly plot: Plot
  readonly bare?: boolean // the picture is too small for letters
}

/** What stands on a lot: nothing, trees, or a pyramid with its owner and pips. */
export const PlotContents = memo(function Standing({ plot, bare = false }: PlotContentsProps) {
  if (plot === 'free') return null
  if (plot === 'park') return <Trees />
  return (
    <Growing from={0.3}>
      <Pyramid pips={plot.pips} fill={`var(--seat-${plot.owner + 1})`} />
      <Mark seat={plot.owner} x={0} y={-4} size={2 * LETTER} bare={bare} />
      {Array.from({ length: plot.pips }, (_, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
          key={at}
          cx={(at - (plot.pips - 1) / 2) * 11}
          cy={halfOf(plot.pips) - 7}
          r={4}
          fill="#fff"
          stroke="var(--ink)"
        />
      ))}
    </Growing>
  )
})

const halfOf = (pips: Pips): number => 16 + pips * 9

interface PyramidProps {
  readonly pips: Pips
  readonly fill: string
  readonly bold?: boolean // drawn so small that thin lines would not be seen
}

/** A pyramid from above, around the origin, lit from the upper left. */
export function Pyramid({ pips, fill, bold = false }: PyramidProps) {
  const half = halfOf(pips)
  return (
    <g stroke="var(--ink)" strokeWidth={bold ? 4 : 1.5} strokeLinejoin="round" fill={fill}>
      <path d={`M${-half} ${-half}H${half}V${half}H${-half}Z`} />
      <path d={`M${half} ${-half}V${half}L0 0Z`} fill="#000" fillOpacity={0.18} />
      <path d={`M${-half} ${half}H${half}L0 0Z`} fill="#000" fillOpacity={0.32} />
      <path d={`M${-half} ${-half}H${half}L0 0Z`} fill="#fff" fillOpacity={0.25} />
    </g>
  )
}

export function Trees() {
  return (
    <g fill="var(--forest)" stroke="var(--ink)" strokeWidth={1}>
      <circle cx={-18} cy={-12} r={15} />
      <circle cx={16} cy={-16} r={12} />
      <circle cx={8} cy={15} r={17} />
      <circle cx={-22} cy={22} r={9} />
    </g>
  )
}
