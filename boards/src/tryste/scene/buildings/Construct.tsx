import type { Zone } from '@masterplan/tryste/nouns'
import { Commercial } from './Commercial.tsx'
import { Industrial } from './Industrial.tsx'
import { Residential } from './Residential.tsx'

/** A construct seen from the street, lit from the upper left; its feet are at the origin, it is up to 54 high. */
export function Construct({ zone, level }: { readonly zone: Zone; readonly level: number }) {
  return (
    <g stroke="var(--ink)" strokeWidth={1.4} strokeLinejoin="round">
      <ellipse cx={5} cy={0} rx={20 + 3 * level} ry={4} fill="#000" fillOpacity={0.2} stroke="none" />
      {zone === 'residential' && <Residential level={level} />}
      {zone === 'commercial' && <Commercial level={level} />}
      {zone === 'industrial' && <Industrial level={level} />}
    </g>
  )
}
