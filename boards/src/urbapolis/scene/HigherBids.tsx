import type { View } from '@masterplan/urbapolis/nouns'
import { Spot, spotOf } from '../../kit/Spot.tsx'
import type { OverlayProps } from '../../kit/web-board.ts'
import { HIGHER } from '../presses.ts'
import { lettersOn, pointOf, sizeOf } from './coordinates.ts'

/** A way to higher bids, on the upper edge of the plot that is bid for; for a public building at the map's corner. */
export function HigherBids(props: OverlayProps<View>) {
  const { view, lit, marked, chosen, say, face } = props
  if (!lit.has(HIGHER) && !marked.has(HIGHER)) return null
  const plot = view.plots.find(each => chosen.includes(each.plot))?.plot
  const small = face === 'small'
  const [wide, high, size] = small ? [150, 64, lettersOn(view)] : [132, 44, 21]
  const at = plot === undefined ? { x: wide / 2 + 4, y: high / 2 + 4 } : above(plot, wide, high, sizeOf(view).width)
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <Spot {...spotOf(props, HIGHER)}>
        <rect
          x={-wide / 2}
          y={-high / 2}
          width={wide}
          height={high}
          rx={high / 2}
          fill="var(--raised)"
          stroke="var(--accent)"
          strokeWidth={3}
        />
        <text
          y={size / 3}
          textAnchor="middle"
          fontFamily="var(--heading)"
          fontWeight={600}
          fontSize={size}
          fill="var(--ink)"
        >
          {small ? '▲' : `${say('place.higher')} ▲`}
        </text>
      </Spot>
    </g>
  )
}

function above(plot: string, wide: number, high: number, width: number): { x: number; y: number } {
  const { x, y } = pointOf(plot)
  const inside = Math.min(Math.max(x, wide / 2), width - wide / 2)
  return { x: inside, y: Math.max(y - 76, high / 2) }
}
