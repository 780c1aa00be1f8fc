import { levelOf, type PlotView, type PrivateTile, TOP_LEVEL, type View } from '@masterplan/urbapolis/nouns'
import { Amounts, amountWidth, given } from '../Sign.tsx'
import { yieldOf } from '../tile-lookup.ts'
import { Building } from './Building.tsx'
import { swayOf } from './coordinates.ts'

interface PrivateBuildingProps {
  readonly view: View
  readonly here: PlotView
  readonly then: PlotView
  readonly tile: PrivateTile
}

/** A private building: its level and who lifts or spoils it, and what it gives at that level. */
export function PrivateBuilding({ view, here, then, tile }: PrivateBuildingProps) {
  const { up, down, roads, boosts } = swayOf(view, here)
  const total = here.total ?? 0
  const next = then.building === here.building ? (then.total ?? total) : total
  const { points, income, staff } = yieldOf(tile.code, next)
  const amounts = given({ point: points, coin: income, worker: staff })
  const width = amounts.reduce((sum, amount) => sum + amountWidth(amount), 0)
  const lifts = up + roads + boosts
  return (
    <g>
      <Level now={total} next={next} />
      <g transform="translate(-34 0) scale(0.62)">
        <Building family={tile.family} rank={tile.rank} />
      </g>
      <g fontFamily="var(--mono)" fontSize={18} fontWeight={600}>
        <text x={62} y={-9} textAnchor="end" fill="var(--ink)">
          {[lifts > 0 ? `▲${lifts}` : '', down > 0 ? `▼${down}` : ''].join(' ').trim()}
        </text>
      </g>
      <Amounts amounts={amounts} x={-width / 2} y={20} ink="var(--ink)" />
    </g>
  )
}

/** The level in large; what it would become, and a plus where its running total lies beyond the track. */
function Level({ now, next }: { readonly now: number; readonly next: number }) {
  const [level, coming] = [levelOf(now), levelOf(next)]
  const changed = coming !== level
  const wide = changed ? 56 : 40
  const sign = coming > level ? '▲' : '▼'
  return (
    <g textAnchor="middle" fontFamily="var(--mono)" fontWeight={600} fontSize={changed ? 23 : 25}>
      <rect
        x={64 - wide}
        y={-65}
        width={wide}
        height={28}
        rx={6}
        fill={changed ? 'var(--accent)' : 'var(--raised)'}
        stroke="var(--ink)"
      />
      <text x={64 - wide / 2} y={-42} fill={changed ? 'var(--on-accent)' : 'var(--ink)'}>
        {changed ? `${level}${sign}${coming}` : `${level}${now > TOP_LEVEL ? '+' : ''}`}
      </text>
    </g>
  )
}
