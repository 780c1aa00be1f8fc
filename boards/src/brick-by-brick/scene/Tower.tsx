import type { Seat } from '@masterplan/kernel'
import { motion } from 'motion/react'
import { Mark } from '../../kit/Mark.tsx'

const WIDE = 26 // half of it
const DEEP = 13
const MOST_HIGH = 42 // all floors together: higher towers have lower floors

interface TowerProps {
  readonly owner: Seat
  readonly floors: number
  readonly roof: boolean
}

/** Floors stacked in gentle isometric, lit from the upper left; owner and number beside them. */
export function Tower({ owner, floors, roof }: TowerProps) {
  const high = Math.min(15, MOST_HIGH / floors)
  const top = -floors * high
  return (
    <g>
      <g transform="translate(15 8)">
        <ellipse cx={6} cy={6} rx={WIDE + 4} ry={DEEP} fill="#000" fillOpacity={0.25} />
        {Array.from({ length: floors }, (_, level) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a floor is its level
          <Floor key={level} owner={owner} y={-level * high} high={high} />
        ))}
        <Face owner={owner} d={`M${-WIDE} ${top}L0 ${top - DEEP}L${WIDE} ${top}L0 ${top + DEEP}Z`} tint={0.35} />
        {roof && <Roof y={top} />}
      </g>
      <Mark seat={owner} x={-28} y={-15} size={32} />
      <text x={-28} y={20} textAnchor="middle" fontFamily="var(--mono)" fontSize={22} fontWeight={600} fill="#fff">
        <tspan stroke="#1f2430" strokeWidth={5} paintOrder="stroke" strokeLinejoin="round">
          {floors}
        </tspan>
      </text>
    </g>
  )
}

function Floor({ owner, y, high }: { readonly owner: Seat; readonly y: number; readonly high: number }) {
  const pane = high * 0.42
  const windows = [0.28, 0.68].map(part => ({ x: WIDE * part, y: y + DEEP * (1 - part) - high * 0.25 }))
  return (
    <motion.g initial={{ y: -18, opacity: 0 }} animate={{ y: 0, opacity: 1 }} transition={{ duration: 0.2 }}>
      <Face owner={owner} d={`M${-WIDE} ${y}L0 ${y + DEEP}V${y + DEEP - high}L${-WIDE} ${y - high}Z`} tint={0.12} />
      <Face owner={owner} d={`M${WIDE} ${y}L0 ${y + DEEP}V${y + DEEP - high}L${WIDE} ${y - high}Z`} tint={-0.35} />
      {windows.map(each => (
        <g key={each.x} fill="#1f2430" fillOpacity={0.65}>
          <path d={`M${-each.x - 3} ${each.y - 1.5}l6 3v${-pane}l-6 -3Z`} />
          <path d={`M${each.x - 3} ${each.y + 1.5}l6 -3v${-pane}l-6 3Z`} />
        </g>
      ))}
    </motion.g>
  )
}

/** A side in the owner's colour, lighter or darker by the light that falls on it. */
function Face({ owner, d, tint }: { readonly owner: Seat; readonly d: string; readonly tint: number }) {
  return (
    <g stroke="#1f2430" strokeWidth={1.4} strokeLinejoin="round">
      <path d={d} fill={`var(--seat-${owner + 1})`} />
      <path d={d} fill={tint > 0 ? '#fff' : '#000'} fillOpacity={Math.abs(tint)} />
    </g>
  )
}

function Roof({ y }: { readonly y: number }) {
  const eave = WIDE + 4
  return (
    <motion.g
      initial={{ y: -16, opacity: 0 }}
      animate={{ y: 0, opacity: 1 }}
      transition={{ duration: 0.2 }}
      stroke="#1f2430"
      strokeWidth={1.6}
      strokeLinejoin="round"
      fill="var(--commercial)"
    >
      <path d={`M${-eave} ${y}L0 ${y + DEEP + 3}L0 ${y - 24}Z`} />
      <path d={`M${eave} ${y}L0 ${y + DEEP + 3}L0 ${y - 24}Z`} />
      <path d={`M${eave} ${y}L0 ${y + DEEP + 3}L0 ${y - 24}Z`} fill="#000" fillOpacity={0.35} stroke="none" />
    </motion.g>
  )
}
