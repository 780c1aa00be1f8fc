import type { Seat } from '@masterplan/kernel'
import type { View } from '@masterplan/parks-and-towers/nouns'
import { Mark } from '../../kit/Mark.tsx'
import { MARGIN, sizeOf } from './coordinates.ts'
import { Block } from './ParkAndTower.tsx'

interface StripProps {
  readonly view: View
  readonly ghost: View | null
  readonly request: string | null // what must be pressed now, when the board alone does not say it
}

const TEXT = { fontFamily: 'var(--mono)', fontSize: 32, fontWeight: 600, fill: 'var(--ink)' } as const

/** Above the board: points, with what the considered move would bring, and what is left to build. */
export function Strip({ view, ghost, request }: StripProps) {
  const { width } = sizeOf(view)
  if (request !== null) return <Request text={request} width={width} />
  const left = ghost?.towersLeft ?? view.towersLeft
  return (
    <g transform="translate(0 30)">
      {([0, 1] as const).map(seat => (
        <Points key={seat} view={view} ghost={ghost} seat={seat} />
      ))}
      <g transform={`translate(${width - MARGIN} 0)`}>
        <text {...TEXT} textAnchor="end" y={11} fill={left === view.towersLeft ? 'var(--ink)' : 'var(--glow)'}>
          ×{left}
        </text>
        <g transform={`translate(${left > 9 ? -74 : -56} 8) scale(0.62)`}>
          <Block />
        </g>
        {view.parksLeft !== null && <ParksLeft left={ghost?.parksLeft ?? view.parksLeft} />}
      </g>
    </g>
  )
}

interface PointsProps {
  readonly view: View
  readonly ghost: View | null
  readonly seat: Seat
}

function Points({ view, ghost, seat }: PointsProps) {
  const now = view.score[seat]?.total ?? 0
  const gain = ghost === null ? 0 : (ghost.score[seat]?.total ?? 0) - now
  const slot = view.size < 5 ? 100 : 170
  return (
    <g transform={`translate(${MARGIN + 16 + seat * slot} 0)`}>
      {view.phase === 'build' && view.seat === seat && (
        <rect x={-22} y={21} width={slot - 30} height={5} rx={2.5} fill="var(--glow)" />
      )}
      <Mark seat={seat} x={0} y={0} size={36} />
      <text {...TEXT} x={26} y={11}>
        {now}
        {gain !== 0 && (
          <tspan dx={8} fill="var(--glow)" fontSize={28}>
            {gain > 0 ? `+${gain}` : `−${-gain}`}
          </tspan>
        )}
      </text>
    </g>
  )
}

function ParksLeft({ left }: { readonly left: number }) {
  return (
    <g transform="translate(-120 0)">
      <text {...TEXT} textAnchor="end" y={11}>
        ×{left}
      </text>
      <g transform={`translate(${left > 9 ? -74 : -56} 0)`} stroke="var(--ink)">
        <rect x={-15} y={-15} width={30} height={30} rx={4} fill="var(--park)" />
        <circle cx={-3} cy={-2} r={8} fill="var(--forest)" />
        <circle cx={7} cy={6} r={5} fill="var(--forest)" />
      </g>
    </g>
  )
}

function Request({ text, width }: { readonly text: string; readonly width: number }) {
  return (
    <g>
      <rect x={MARGIN - 20} y={4} width={width - 2 * MARGIN + 40} height={46} rx={8} fill="var(--accent)" />
      <text
        x={width / 2}
        y={37}
        textAnchor="middle"
        fontFamily="var(--heading)"
        fontWeight={600}
        fontSize={Math.min(28, (2 * (width - 2 * MARGIN)) / text.length)}
        fill="var(--on-accent)"
      >
        {text}
      </text>
    </g>
  )
}
