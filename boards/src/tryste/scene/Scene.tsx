import type { View } from '@masterplan/tryste/nouns'
import { memo } from 'react'
import type { SceneProps } from '../../kit/web-board.ts'
import { stoojShape, tierShape } from './coordinates.ts'
import { Land } from './Land.tsx'
import { Ground, Standing } from './Plot.tsx'

/** The island of triangles: land, zones, what stands there and whose it is. */
export const Scene = memo(function Scene({ view, say }: SceneProps<View>) {
  return (
    <g>
      <Land view={view} />
      {view.stoojes.map(stooj => (
        <g key={stooj.id}>
          <Ground view={view} stooj={stooj} shape={stoojShape(view, stooj.id)} />
          <Standing view={view} stooj={stooj} say={say} />
        </g>
      ))}
      <g fill="none" stroke="var(--ink)" strokeWidth={4.5} strokeLinejoin="round">
        {view.tiers.map(({ id }) => (
          <path key={id} d={tierShape(view, id)} />
        ))}
      </g>
    </g>
  )
})
