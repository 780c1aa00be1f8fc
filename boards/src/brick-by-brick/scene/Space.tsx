import type { SpaceView } from '@masterplan/brick-by-brick/nouns'
import { hexPath, SIDE } from './coordinates.ts'
import { LAND_FILL, Price, Texture } from './Ground.tsx'
import { Tower } from './Tower.tsx'

export const HEX = hexPath(SIDE - 4)
export const EDGE = 'rgb(31 36 48 / 0.45)'
const ANCHOR = hexPath(SIDE - 11)

interface SpaceProps {
  readonly now: SpaceView
  readonly then: SpaceView // the same where no move is considered
  readonly anchored: boolean
}

/** A space around its middle: its land, its tower, what it costs; and, pale, what would come or go. */
export function Space({ now, then, anchored }: SpaceProps) {
  const land = now.land ?? 'B'
  const leaves = now.owner !== null && then.owner !== now.owner
  const comes =
    then.owner !== null && (then.floors !== now.floors || then.owner !== now.owner || then.roof !== now.roof)
  return (
    <>
      <path d={HEX} fill={LAND_FILL[land]} stroke={EDGE} strokeWidth={1.5} />
      {then.land !== now.land && <path d={HEX} fill={LAND_FILL[then.land ?? 'B']} fillOpacity={0.55} />}
      <path d="M-48-28L0-56L48-28" fill="none" stroke="#fff" strokeOpacity={0.45} strokeWidth={3} />
      <Texture land={land} scale={1} />
      {anchored && <path d={ANCHOR} fill="none" stroke="var(--accent)" strokeWidth={5} strokeDasharray="10 6" />}
      {now.owner !== null && (
        <g opacity={leaves || (comes && now.roof && !then.roof) ? 0.35 : 1}>
          <Tower owner={now.owner} floors={now.floors} roof={now.roof} />
        </g>
      )}
      {comes && then.owner !== null && (
        <g opacity={0.6}>
          <Tower owner={then.owner} floors={then.floors} roof={then.roof} />
        </g>
      )}
      <Price space={comes ? then : now} />
    </>
  )
}
