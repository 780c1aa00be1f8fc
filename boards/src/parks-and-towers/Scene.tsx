import { cellsOf } from '@masterplan/kernel/square'
import type { View } from '@masterplan/parks-and-towers/nouns'
import { memo, useMemo } from 'react'
import type { SceneProps } from '../kit/web-board.ts'
import { Lot, LotGround } from './Lot.tsx'
import { centreOf } from './plan.ts'
import { Rim } from './Rim.tsx'
import { townOf } from './town.ts'

/** The town in plan: lots between streets, with houses, parks and towers. */
export const Scene = memo(function Scene({ view }: SceneProps<View>) {
  const town = useMemo(() => townOf(view), [view])
  return (
    <g>
      <Rim view={view} />
      {cellsOf(view.size, view.size).map(cell => {
        const { x, y } = centreOf(cell, view.size)
        return (
          <g key={cell} transform={`translate(${x} ${y})`}>
            <LotGround />
            <Lot now={town.get(cell)} />
          </g>
        )
      })}
    </g>
  )
})
