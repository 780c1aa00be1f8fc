import { cellsOf } from '@masterplan/kernel/square'
import type { View } from '@masterplan/parks-and-towers/nouns'
import { memo, useMemo } from 'react'
import { Patterned } from '../../kit/Patterns.tsx'
import type { SceneProps } from '../../kit/web-board.ts'
import { contentsByCell } from '../contents-by-cell.ts'
import { CellContents, CellGround } from './CellContents.tsx'
import { centreOf, SMALL } from './coordinates.ts'
import { Rim } from './Rim.tsx'

/** The town in plan: lots between streets, with houses, parks and towers. */
export const Scene = memo(function Scene({ view, face, patterns }: SceneProps<View>) {
  const small = face === SMALL
  const byCell = useMemo(() => contentsByCell(view), [view])
  return (
    <Patterned on={patterns} unit={1.4}>
      <Rim view={view} small={small} />
      {cellsOf(view.size, view.size).map(cell => {
        const { x, y } = centreOf(cell, view.size)
        return (
          <g key={cell} transform={`translate(${x} ${y})`}>
            <CellGround />
            <CellContents now={byCell.get(cell)} small={small} />
          </g>
        )
      })}
    </Patterned>
  )
})
