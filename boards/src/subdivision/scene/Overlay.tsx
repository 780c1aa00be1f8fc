import { type Cell, cellName } from '@masterplan/kernel/square'
import type { Plot, View } from '@masterplan/subdivision/nouns'
import { memo, useMemo } from 'react'
import { PlaceMark } from '../../kit/PlaceMark.tsx'
import { type PlainSpot, Spot, spotOf } from '../../kit/Spot.tsx'
import type { OverlayProps } from '../../kit/web-board.ts'
import { plotsOf, worths } from '../groups.ts'
import { boxOf, isBare, xOf, yOf } from './coordinates.ts'
import { PlotContents } from './PlotContents.tsx'
import { Worth } from './Worth.tsx'

/** Lots to press, the pyramids that would stand there, and which high rises would then be worth less. */
export const Overlay = memo(function Overlay(props: OverlayProps<View>) {
  const { view, ghost, face, hinted = NO_HINTS } = props
  const { size } = view
  const bare = isBare(face, size)
  const after = ghost === null ? null : plotsOf(ghost)
  const hints = useMemo(() => hinted.map(plotsOf), [hinted])
  const worth = useMemo(() => worths(view), [view])
  const coming = ghost === null ? worth : worths(ghost)
  return (
    <g>
      {view.plots.map(({ cell, plot }) => {
        const built = (plots: ReadonlyMap<Cell, Plot> | null) => {
          const then = plots?.get(cell)
          return plot === 'free' && then !== 'free' ? then : undefined
        }
        const next = built(after)
        const hint = next ?? hints.map(built).find(each => each !== undefined)
        const then = coming.get(cell)
        const changes = then !== worth.get(cell)
        const ringed = props.lastMoves.has(cellName(cell)) // the ring would cut through the number
        return (
          <g key={cell}>
            <LotSpot
              {...spotOf(props, cellName(cell))}
              cell={cell}
              size={size}
              empty={plot === 'free' && hint === undefined}
            />
            <g transform={`translate(${xOf(cell)} ${yOf(cell, size)})`} pointerEvents="none">
              {hint !== undefined && (
                <g opacity={hint === next ? 0.55 : 0.35}>
                  <PlotContents plot={hint} bare={bare} />
                </g>
              )}
              {then !== undefined && (changes || ringed) && <Worth worth={then} large={bare} coming={changes} />}
            </g>
          </g>
        )
      })}
    </g>
  )
})

const NO_HINTS: readonly View[] = []
const LOT = 'M-47-47H47V47H-47Z'

type LotSpotProps = PlainSpot & { readonly cell: Cell; readonly size: number; readonly empty: boolean }

/** A press draws only those lots again that it changes. */
const LotSpot = memo(function LotSpot({ cell, size, empty, ...spot }: LotSpotProps) {
  return (
    <Spot {...spot}>
      <rect {...boxOf(cell, size)} fill="none" pointerEvents="all" />
      <g transform={`translate(${xOf(cell)} ${yOf(cell, size)})`}>
        <PlaceMark d={LOT} corners={4} spot={spot} unit={2.5} empty={empty} />
      </g>
    </Spot>
  )
})
