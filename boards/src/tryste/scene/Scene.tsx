import type { View } from '@masterplan/tryste/nouns'
import { memo } from 'react'
import { Patterned } from '../../kit/Patterns.tsx'
import type { SceneProps } from '../../kit/web-board.ts'
import { stoojShape, tierShape } from './coordinates.ts'
import { isSmall } from './faces.ts'
import { Land } from './Land.tsx'
import { Ground, Standing } from './Plot.tsx'
import { TierZone } from './ZoneBadge.tsx'

/** The island of triangles: land, zones, what stands there and whose it is. */
export const Scene = memo(function Scene({ view, say, face, notation, patterns }: SceneProps<View>) {
  const small = isSmall(face)
  return (
    <Patterned on={patterns} unit={1.4}>
      <Land view={view} />
      {view.stoojes.map(stooj => (
        <g key={stooj.id}>
          <Ground view={view} stooj={stooj} shape={stoojShape(view, stooj.id)} />
          <Standing view={view} stooj={stooj} say={say} small={small} named={notation} />
        </g>
      ))}
      <g fill="none" stroke="var(--ink)" strokeWidth={4.5} strokeLinejoin="round">
        {view.tiers.map(({ id }) => (
          <path key={id} d={tierShape(view, id)} />
        ))}
      </g>
      {small && view.tiers.map(tier => <TierZone key={tier.id} view={view} tier={tier} />)}
    </Patterned>
  )
})
