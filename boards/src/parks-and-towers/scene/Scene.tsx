import { cellsOf } from '@masterplan/kernel/square'
import type { View } from '@masterplan/parks-and-towers/nouns'
import { memo, useMemo } from 'react'
import type { SceneProps } from '../../kit/web-board.ts'
import { contentsByCell } from '../contents-by-cell.ts'
import { CellContents, CellGround } from './CellContents.tsx'
import { centreOf } from './coordinates.ts'
import { Rim } from './Rim.tsx'

/** The town in plan: lots between streets, with houses, parks and towers. */
export const Scene = memo(function Scene({ view }: SceneProps<View>) {
  const byCell = useMemo(() => contentsByCell(view), [view])
  return (
    <g>
      <Rim view={view} />
      {cellsOf(view.size, view.size).map(cell => {
        const { x, y } = centreOf(cell, view.size)
        return (
          <g key={cell} transform={`translate(${x} ${y})`}>
            <CellGround />
            <CellContents now={byCell.get(cell)} />
          </g>
        )
      })}
    </g>
  )
})
