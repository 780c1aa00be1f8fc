import { POSITIONS, type View } from '@masterplan/brick-by-brick/nouns'
import { memo } from 'react'
import { Landing } from '../../kit/Appearing.tsx'
import { Mark } from '../../kit/Mark.tsx'
import { GROUND, OUTLINE, regionPoint, slotPoint } from './coordinates.ts'

interface RegionProps {
  readonly view: View
  readonly region: number
}
export const isWorking = ({ hoist, working }: View, region: number): boolean =>
  hoist !== null && hoist !== region && working.includes(region)

/** The terrace that a region's spaces stand on. */
export const Terrace = memo(function Terrace({ view, region }: RegionProps) {
  const { x, y } = regionPoint(view, region)
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={GROUND} transform="translate(0 11)" fill="var(--brownfield)" />
      <path d={GROUND} transform="translate(0 11)" fill="#000" fillOpacity={0.35} />
      <path d={GROUND} fill="var(--sheet)" />
    </g>
  )
})

/** A slot whose region is still to come. */
export function EmptySlot({ slot }: { readonly slot: number }) {
  const { x, y } = slotPoint(slot)
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={OUTLINE} fill="none" stroke="var(--line)" strokeWidth={3} strokeDasharray="8 8" />
      <text textAnchor="middle" y={16} fontFamily="var(--heading)" fontSize={48} fill="var(--ink-soft)">
        {POSITIONS[slot]}
      </text>
    </g>
  )
}

/** Its border: heavy in the accent where the hoist stands, dashed and glowing where the work is done instead. */
export const Border = memo(function Border({ view, region }: RegionProps) {
  const { x, y } = regionPoint(view, region)
  const here = view.hoist === region
  const works = isWorking(view, region)
  return (
    <path
      d={OUTLINE}
      transform={`translate(${x} ${y})`}
      fill="none"
      stroke={here || works ? 'var(--accent)' : 'var(--ink)'}
      strokeWidth={here || works ? 10 : 6}
      strokeDasharray={works ? '16 12' : undefined}
      strokeLinecap="round"
    />
  )
})

/** It fills the hole north of its region and points down to it. */
export const SHIELD = 'M-46-46H46V24L0 57L-46 24Z'
export const SHIELD_RING = 'M-41-41H41V21L0 51L-41 21Z'

interface PlaqueProps extends RegionProps {
  readonly coming: boolean // the hoist would be here after the move under consideration
  readonly small: boolean // too small for letters in the marks
}

/** A region's number, the hoist if it stands here, and below who has most floors. */
export function Plaque({ view, region, coming, small }: PlaqueProps) {
  const here = view.hoist === region
  const seats = view.control.find(each => each.region === region)?.seats ?? []
  const crane = here || coming
  const many = seats.length > 2
  const apart = seats.length > 3 ? 20 : many ? 27 : 37
  return (
    <>
      <path
        d={SHIELD}
        fill={here ? 'var(--accent)' : coming ? 'var(--tint)' : 'var(--raised)'}
        stroke={coming || isWorking(view, region) ? 'var(--accent)' : 'var(--ink)'}
        strokeWidth={coming ? 5 : 3}
        strokeDasharray={coming ? '10 6' : undefined}
        strokeLinejoin="round"
      />
      <text
        x={crane ? -20 : 0}
        y={-2}
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
        <Mark
          key={seat}
          seat={seat}
          x={(at - (seats.length - 1) / 2) * apart}
          y={21}
          size={many || small ? 28 : 35}
          bare={many || small}
        />
      ))}
    </>
  )
}

/** The hoist: a mast, a jib with its hook, a load. */
function Hoist({ ghost }: { readonly ghost: boolean }) {
  const colour = ghost ? 'var(--accent)' : 'var(--on-accent)'
  return (
    <Landing
      height={20}
      opacity={ghost ? 0.6 : 1}
      stroke={colour}
      strokeWidth={4}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    >
      <path d="M12 4V-38M4 4H20M2-29H38M12-38L34-29M12-38L2-29M32-29V-16" />
      <path d="M26-16H38V-6H26Z" fill="var(--residential)" strokeWidth={2.5} />
    </Landing>
  )
}
