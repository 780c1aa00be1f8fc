import type { View } from '@masterplan/brick-by-brick/nouns'
import { motion } from 'motion/react'
import { Mark } from '../kit/Mark.tsx'
import { GROUND, OUTLINE, wardPoint } from './plan.ts'

interface WardProps {
  readonly view: View
  readonly region: number
}
export const isWorking = ({ hoist, working }: View, region: number): boolean =>
  hoist !== null && hoist !== region && working.includes(region)

/** The terrace that a ward's spaces stand on. */
export function Terrace({ view, region }: WardProps) {
  const { x, y } = wardPoint(view, region)
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={GROUND} transform="translate(0 11)" fill="var(--brownfield)" />
      <path d={GROUND} transform="translate(0 11)" fill="#000" fillOpacity={0.35} />
      <path d={GROUND} fill="var(--sheet)" />
    </g>
  )
}

/** Its border: heavy in the accent where the hoist stands, dashed and glowing where the work is done instead. */
export function Border({ view, region }: WardProps) {
  const { x, y } = wardPoint(view, region)
  const here = view.hoist === region
  const works = isWorking(view, region)
  return (
    <path
      d={OUTLINE}
      transform={`translate(${x} ${y})`}
      fill="none"
      pointerEvents="none"
      stroke={here ? 'var(--accent)' : works ? 'var(--glow)' : 'var(--ink-soft)'}
      strokeWidth={here || works ? 10 : 4}
      strokeDasharray={works ? '16 12' : undefined}
      strokeLinecap="round"
    />
  )
}

interface PlaqueProps extends WardProps {
  readonly coming: boolean // the hoist would be here after the move under consideration
}

/** A ward's number, the hoist if it stands here, and below who has most floors. The first child is what glows. */
export function Plaque({ view, region, coming }: PlaqueProps) {
  const here = view.hoist === region
  const seats = view.control.find(each => each.region === region)?.seats ?? []
  const crane = here || coming
  return (
    <>
      <rect
        x={-44}
        y={-42}
        width={88}
        height={54}
        rx={10}
        fill={here ? 'var(--accent)' : 'var(--raised)'}
        stroke={isWorking(view, region) ? 'var(--glow)' : 'var(--ink-soft)'}
        strokeWidth={2}
      />
      <text
        x={crane ? -20 : 0}
        y={0}
        textAnchor="middle"
        fontFamily="var(--heading)"
        fontWeight={600}
        fontSize={42}
        fill={here ? 'var(--on-accent)' : 'var(--ink)'}
      >
        {region}
      </text>
      {crane && <Hoist ghost={!here} />}
      {seats.map((seat, at) => (
        <Mark key={seat} seat={seat} x={(at - (seats.length - 1) / 2) * 27} y={30} size={28} />
      ))}
    </>
  )
}

/** The hoist: a mast, a jib with its hook, a load. */
function Hoist({ ghost }: { readonly ghost: boolean }) {
  const colour = ghost ? 'var(--accent)' : 'var(--on-accent)'
  return (
    <motion.g
      initial={{ opacity: 0, y: -20 }}
      animate={{ opacity: ghost ? 0.6 : 1, y: 0 }}
      transition={{ duration: 0.2 }}
      stroke={colour}
      strokeWidth={4}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    >
      <path d="M12 6V-34M4 6H20M2-26H38M12-34L34-26M12-34L2-26M32-26V-14" />
      <path d="M26-14H38V-4H26Z" fill="var(--residential)" strokeWidth={2.5} />
    </motion.g>
  )
}
