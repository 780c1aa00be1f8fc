import type { View } from '@masterplan/template-town/nouns'
import { memo } from 'react'
import { PlaceMark } from '../../kit/PlaceMark.tsx'
import { Spot, spotOf } from '../../kit/Spot.tsx'
import type { OverlayProps } from '../../kit/web-board.ts'
import { boxOf, centreOf, MIDDLE } from './coordinates.ts'
import { HouseAt } from './Scene.tsx'

const OUTLINE = 'M-46-84H46V58H-46Z'

/** Lots to press, and the house that would stand there. */
export const Overlay = memo(function Overlay(props: OverlayProps<View>) {
  const { view, ghost } = props
  return (
    <g>
      {view.houses.map((house, lot) => {
        const next = ghost?.houses[lot] ?? null
        return (
          <g key={boxOf(lot).x}>
            <Spot {...spotOf(props, String(lot + 1))}>
              <rect {...boxOf(lot)} fill="none" pointerEvents="all" />
              <g transform={`translate(${centreOf(lot)} ${MIDDLE})`}>
                <PlaceMark
                  d={OUTLINE}
                  corners={4}
                  spot={spotOf(props, String(lot + 1))}
                  unit={2}
                  empty={house === null}
                />
              </g>
            </Spot>
            {house === null && next !== null && (
              <g opacity={0.55} pointerEvents="none">
                <HouseAt house={next} lot={lot} />
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
})
