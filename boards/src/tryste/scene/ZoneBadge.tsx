import { type TierView, type View, ZONE_LETTERS, ZONES, type Zone } from '@masterplan/tryste/nouns'
import { whereFacts } from '../words/where.ts'
import { centreOf, pointOf, REACH, widerBy } from './coordinates.ts'

interface BadgeProps {
  readonly zone: Zone
  readonly variance: boolean
  readonly x: number
  readonly y: number
  readonly size: number // of its letter, in the picture's units
}

export function ZoneBadge({ zone, variance, x, y, size }: BadgeProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={0.8 * size} fill={`var(--${zone})`} stroke="var(--ink)" strokeWidth={1.4} />
      <text
        y={0.36 * size}
        textAnchor="middle"
        fontSize={size}
        fontWeight={700}
        fontFamily="var(--heading)"
        fill="var(--on-seat-2)"
      >
        {ZONE_LETTERS[ZONES.indexOf(zone)]}
        {variance ? '!' : ''}
      </text>
    </g>
  )
}

/** In degrees above the east: where the shore of a tier lies, seen from its middle. */
const SHORE: Readonly<Record<string, number>> = {
  ...{ north: 90, northeast: 30, northwest: 150 },
  ...{ south: 270, southeast: 330, southwest: 210 },
}

/** On a small face the zone of a tier is written once, at its shore. */
export function TierZone({ view, tier }: { readonly view: View; readonly tier: TierView }) {
  if (tier.zone === null) return null
  const { x, y } = pointOf(view, centreOf(tier.id))
  const way = ((SHORE[String(whereFacts(tier.id)?.way)] ?? 0) * Math.PI) / 180
  const far = 0.97 * REACH
  return (
    <ZoneBadge
      zone={tier.zone}
      variance={false}
      x={x + far * Math.cos(way)}
      y={y - far * Math.sin(way)}
      size={26 * widerBy(view)}
    />
  )
}
