import type { SpaceView } from '@masterplan/brick-by-brick/nouns'
import { hexPath, SIDE } from './coordinates.ts'
import { BarePrice, LAND_FILL, Price, Texture } from './Ground.tsx'
import { Tower } from './Tower.tsx'

export const HEX = hexPath(SIDE - 4)
export const EDGE = 'rgb(31 36 48 / 0.45)'
const ANCHOR = hexPath(SIDE - 11)

interface SpaceProps {
  readonly now: SpaceView
  readonly then: SpaceView // the same where no move is considered
  readonly anchored: boolean
  readonly small: boolean // one land, and one price or one owner with floors
  readonly name?: string | null // of its place in the region, where coordinates are wished for
}

/** A space around its middle: its land, its tower, what it costs; and, hatched or pale, what would come or go. */
export function Space({ now, then, anchored, small, name = null }: SpaceProps) {
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
      {now.owner !== null && !comes && (
        <g opacity={leaves ? 0.35 : 1}>
          <Tower owner={now.owner} floors={now.floors} standing={now.floors} roof={now.roof} small={small} />
        </g>
      )}
      {comes && then.owner !== null && (
        <Tower
          owner={then.owner}
          floors={then.floors}
          standing={leaves ? 0 : now.floors}
          roof={then.roof}
          small={small}
        />
      )}
      {small ? now.floors === 0 && !comes && <BarePrice space={now} /> : <Price space={comes ? then : now} />}
      {name !== null && !(small && now.floors > 0) && <Name text={name} small={small} />}
    </>
  )
}

/** On clear ground below the upper corner. */
function Name({ text, small }: { readonly text: string; readonly small: boolean }) {
  return (
    <text
      y={small ? -26 : -34}
      textAnchor="middle"
      fontFamily="var(--mono)"
      fontSize={small ? 31 : 18}
      fill="var(--ink)"
      stroke="var(--sheet)"
      strokeWidth={5}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {text}
    </text>
  )
}
