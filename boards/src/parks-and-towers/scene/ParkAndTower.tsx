import type { PerColour } from '@masterplan/parks-and-towers/nouns'
import { Mark } from '../../kit/Mark.tsx'

interface ParkProps {
  readonly points: PerColour
  readonly small: boolean
}

/** A park from above, with what it paid. */
export function Park({ points, small }: ParkProps) {
  return (
    <g>
      <rect x={-46} y={-46} width={92} height={92} rx={6} fill="var(--park)" />
      <path d="M-46 4Q-10-18 46-2" fill="none" stroke="var(--desert)" strokeWidth={6} />
      <Tree x={-26} y={-22} r={17} />
      <Tree x={8} y={-28} r={13} />
      <Tree x={31} y={-14} r={11} />
      <Tree x={-2} y={-4} r={9} />
      <Plaque numbers={points} changed={false} small={small} />
    </g>
  )
}

function Tree({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  return (
    <g>
      <circle cx={x + 3} cy={y + 4} r={r} fill="#000" opacity={0.22} />
      <circle cx={x} cy={y} r={r} fill="var(--forest)" stroke="var(--ink)" strokeWidth={1} />
      <circle cx={x - r * 0.3} cy={y - r * 0.3} r={r * 0.45} fill="#fff" opacity={0.2} />
    </g>
  )
}

interface TowerProps {
  readonly shares: PerColour
  readonly changed: boolean
  readonly small: boolean
}

/** A tower with the shares in it; the player with the larger one has a flag on its roof. */
export function Tower({ shares, changed, small }: TowerProps) {
  const [first, second] = shares
  return (
    <g>
      <path d="M-40 8L0-10L42 8L6 26Z" fill="#000" opacity={0.18} />
      <Block />
      {first !== second && <Mark seat={first > second ? 0 : 1} x={0} y={-32} size={32} bare={small} />}
      <Plaque numbers={shares} changed={changed} small={small} />
    </g>
  )
}

/** A tall block in gentle isometric, lit from the upper left. */
export function Block() {
  return (
    <g stroke="var(--ink)" strokeWidth={1.5} strokeLinejoin="round">
      <path d="M-24-32L0-20V16L-24 4Z" fill="var(--civic)" />
      <path d="M24-32L0-20V16L24 4Z" fill="var(--civic)" />
      <path d="M24-32L0-20V16L24 4Z" fill="#000" fillOpacity={0.3} />
      <path d="M0-44L24-32L0-20L-24-32Z" fill="var(--civic)" />
      <path d="M0-44L24-32L0-20L-24-32Z" fill="#fff" fillOpacity={0.4} />
      <path
        d="M-20-20L-4-12M-20-10L-4-2M-20 0L-4 8M20-20L4-12M20-10L4-2M20 0L4 8"
        stroke="var(--residential)"
        strokeWidth={3}
        strokeDasharray="4 3"
      />
    </g>
  )
}

interface PlaqueProps {
  readonly numbers: PerColour
  readonly changed: boolean
  readonly small: boolean
}

/** Two numbers, each with the mark of its player, too small for a letter: the shape tells whose it is. */
function Plaque({ numbers, changed, small }: PlaqueProps) {
  const sizes = small ? { one: 35, two: 29 } : { one: 26, two: 21 }
  return (
    <g>
      <rect x={-45} y={14} width={90} height={31} rx={5} fill="var(--raised)" stroke="var(--line)" />
      {([0, 1] as const).map(seat => (
        <g key={seat} transform={`translate(${seat * 45} 0)`}>
          <Mark seat={seat} x={-33} y={29.5} size={22} bare />
          <text
            x={-10}
            y={small ? 41.5 : 38.5}
            textAnchor="middle"
            fontFamily={small ? 'var(--heading)' : 'var(--mono)'}
            fontSize={numbers[seat] > 9 ? sizes.two : sizes.one}
            fontWeight={700}
            fill={changed ? 'var(--accent)' : 'var(--ink)'}
          >
            {numbers[seat]}
          </text>
        </g>
      ))}
    </g>
  )
}

/** Nothing is ever built here. */
export function Closed() {
  return (
    <g stroke="var(--ink-soft)" strokeWidth={4} strokeLinecap="round">
      <rect x={-46} y={-46} width={92} height={92} rx={6} fill="var(--brownfield)" opacity={0.5} stroke="none" />
      <path d="M-24-24L24 24M24-24L-24 24" />
    </g>
  )
}
