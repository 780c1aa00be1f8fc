import { type Cell, cellName } from '@masterplan/kernel/square'
import type { View } from '@masterplan/subdivision/nouns'
import { memo } from 'react'
import { type PlainSpot, Spot, spotOf } from '../../kit/Spot.tsx'
import type { OverlayProps } from '../../kit/web-board.ts'
import { boxOf, xOf, yOf } from './coordinates.ts'
import { PlotContents } from './PlotContents.tsx'

/** Lots to press, and the pyramid that would stand there. */
export const Overlay = memo(function Overlay(props: OverlayProps<View>) {
  const { view, ghost } = props
  const { size } = view
  const after = new Map(ghost?.plots.map(({ cell, plot }) => [cell, plot]))
  return (
    <g>
      {view.plots.map(({ cell, plot }) => {
        const next = after.get(cell)
        return (
          <g key={cell}>
            <LotSpot {...spotOf(props, cellName(cell))} cell={cell} size={size} />
            {plot === 'free' && next !== undefined && (
              <g transform={`translate(${xOf(cell)} ${yOf(cell, size)})`} opacity={0.55} pointerEvents="none">
                <PlotContents plot={next} />
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
})

type LotSpotProps = PlainSpot & { readonly cell: Cell; readonly size: number }

/** A press draws only those lots again that it changes. */
const LotSpot = memo(function LotSpot({ cell, size, ...spot }: LotSpotProps) {
  return (
    <Spot {...spot}>
      <rect {...boxOf(cell, size)} fill="none" pointerEvents="all" />
    </Spot>
  )
})
