import { cellName } from '@masterplan/kernel/square'
import type { View } from '@masterplan/subdivision/nouns'
import { memo } from 'react'
import { Patterned } from '../../kit/Patterns.tsx'
import type { SceneProps } from '../../kit/web-board.ts'
import { groupsOf, worths } from '../groups.ts'
import { boxOf, isBare, MARGIN, UNIT, xOf, yOf } from './coordinates.ts'
import { GroupArea } from './GroupArea.tsx'
import { PlotContents } from './PlotContents.tsx'
import { Worth } from './Worth.tsx'

/** The neighbourhood in plan: lots, parks and groups of pyramids seen from above, lit from the upper left. */
export const Scene = memo(function Scene({ view, face, patterns }: SceneProps<View>) {
  const { size, plots } = view
  const bare = isBare(face, size)
  const worth = worths(view)
  return (
    <Patterned on={patterns} unit={1.6}>
      <Coordinates size={size} large={bare} />
      {plots.map(({ cell, plot }) => (
        <rect
          key={cell}
          {...boxOf(cell, size)}
          fill={plot === 'park' ? 'var(--park)' : 'var(--raised)'}
          stroke="var(--line)"
        />
      ))}
      {groupsOf(view).map(group => (
        <GroupArea key={group.cells[0]} group={group} size={size} />
      ))}
      {plots.map(({ cell, plot }) => (
        <g key={cell} transform={`translate(${xOf(cell)} ${yOf(cell, size)})`}>
          <PlotContents plot={plot} bare={bare} />
          {worth.has(cell) && <Worth worth={worth.get(cell)!} large={bare} />}
        </g>
      ))}
    </Patterned>
  )
})

function Coordinates({ size, large }: { readonly size: number; readonly large: boolean }) {
  return (
    <g fontFamily="var(--heading)" fontSize={large ? 28 : 20} fill="var(--ink-soft)" textAnchor="middle">
      {Array.from({ length: size }, (_, at) => (
        <g key={cellName(at)}>
          <text x={xOf(at)} y={MARGIN / 2 + size * UNIT + 26}>
            {cellName(at)[0]}
          </text>
          <text x={MARGIN / 2} y={yOf(at * 8, size) + 7}>
            {at + 1}
          </text>
        </g>
      ))}
    </g>
  )
}
