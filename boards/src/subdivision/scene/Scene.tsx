import { cellName } from '@masterplan/kernel/square'
import type { View } from '@masterplan/subdivision/nouns'
import { memo } from 'react'
import type { SceneProps } from '../../kit/web-board.ts'
import { boxOf, MARGIN, UNIT, xOf, yOf } from './coordinates.ts'
import { PlotContents } from './PlotContents.tsx'

/** The neighbourhood in plan: lots, parks and pyramids seen from above, lit from the upper left. */
export const Scene = memo(function Scene({ view: { size, plots } }: SceneProps<View>) {
  return (
    <g>
      {Array.from({ length: size }, (_, at) => (
        <g key={cellName(at)} fontFamily="var(--heading)" fontSize={20} fill="var(--ink-soft)" textAnchor="middle">
          <text x={xOf(at)} y={MARGIN / 2 + size * UNIT + 26}>
            {cellName(at)[0]}
          </text>
          <text x={MARGIN / 2} y={yOf(at * 8, size) + 7}>
            {at + 1}
          </text>
        </g>
      ))}
      {plots.map(({ cell, plot }) => (
        <g key={cell}>
          <rect {...boxOf(cell, size)} fill={plot === 'park' ? 'var(--park)' : 'var(--raised)'} stroke="var(--line)" />
          <g transform={`translate(${xOf(cell)} ${yOf(cell, size)})`}>
            <PlotContents plot={plot} />
          </g>
        </g>
      ))}
    </g>
  )
})
