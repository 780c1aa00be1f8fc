import type { View } from '@masterplan/template-town/nouns'
import { memo } from 'react'
import { Spot, spotOf } from '../../kit/Spot.tsx'
import type { OverlayProps } from '../../kit/web-board.ts'
import { boxOf } from './coordinates.ts'
import { HouseAt } from './Scene.tsx'

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
