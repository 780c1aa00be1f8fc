import { levelOf, type PrivateTile, TOP_LEVEL } from '@masterplan/urbapolis/nouns'
import { Amounts, amountWidth, given } from '../Sign.tsx'
import { yieldOf } from '../tile-lookup.ts'
import { Building } from './Building.tsx'
import { swayOf } from './coordinates.ts'
import type { PlotContentsProps } from './PlotContents.tsx'

type PrivateBuildingProps = PlotContentsProps & { readonly tile: PrivateTile }

/** A private building: its level and who lifts or spoils it, and what it gives at that level. */
export function PrivateBuilding({ view, here, then, coming = false, face, tile }: PrivateBuildingProps) {
  const { up, down, roads, boosts } = swayOf(view, here)
  const { total, next } = totalsOf({ here, then })
  const { points, income, staff } = yieldOf(tile.code, next)
  const amounts = given({ point: points, coin: income, worker: staff })
  const size = face === '' ? 18 : 22
  const width = amounts.reduce((sum, amount) => sum + amountWidth(amount, size), 0)
  const lifts = up + roads + boosts
  const deep = face === '' ? 0 : 8 // there are no chips below
  return (
    <g>
      <Level now={total} next={next} coming={coming} />
      <g transform={`translate(-34 ${deep / 2}) scale(0.62)`}>
        <Building family={tile.family} rank={tile.rank} />
      </g>
      <g fontFamily="var(--mono)" fontSize={size - (face === '' ? 0 : 1)} fontWeight={600}>
        <text x={62} y={-9 + deep / 2} textAnchor="end" fill="var(--ink)">
          {[lifts > 0 ? `▲${lifts}` : '', down > 0 ? `▼${down}` : ''].join(' ').trim()}
        </text>
      </g>
      <Amounts amounts={amounts} x={-width / 2} y={20 + deep} size={size} ink="var(--ink)" />
    </g>
  )
}

/** What lifts and spoils a building adds up to, now and after the move under consideration. */
export function totalsOf({ here, then }: Pick<PlotContentsProps, 'here' | 'then'>): { total: number; next: number } {
  const total = here.total ?? 0
  return { total, next: then.building === here.building ? (then.total ?? total) : total }
}

/** The level in large; what it would become, and a plus where its running total lies beyond the track. */
function Level({ now, next, coming }: { readonly now: number; readonly next: number; readonly coming: boolean }) {
  const [level, then] = [levelOf(now), levelOf(next)]
  const changed = then !== level
  const wide = changed ? 56 : 40
  const sign = then > level ? '▲' : '▼'
  return (
    <g textAnchor="middle" fontFamily="var(--mono)" fontWeight={600} fontSize={changed ? 23 : 25}>
      <rect
        x={64 - wide}
        y={-65}
        width={wide}
        height={28}
        rx={6}
        fill={changed || coming ? 'var(--accent)' : 'var(--raised)'}
        stroke="var(--ink)"
      />
      <text x={64 - wide / 2} y={-42} fill={changed || coming ? 'var(--on-accent)' : 'var(--ink)'}>
        {changed ? `${level}${sign}${then}` : `${level}${now > TOP_LEVEL ? '+' : ''}`}
      </text>
    </g>
  )
}
