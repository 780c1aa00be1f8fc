import type { Seat } from '@masterplan/kernel'
import type { Place } from '@masterplan/parks-and-towers/nouns'
import { Mark } from '../../kit/Mark.tsx'
import { wayTo } from './coordinates.ts'

interface HouseProps {
  readonly owner: Seat
  readonly place: Place
  readonly small?: boolean // too small for a letter
}

/** How strongly the light from the upper left falls on a slope of the roof, from -1 to 1. */
const lightOn = (turned: number, side: -1 | 1): number => {
  const angle = (turned * Math.PI) / 180
  return (-side * (Math.cos(angle) + Math.sin(angle))) / Math.SQRT2
}

/** A house from above, around the centre of its cell: the ridge and a pointer lead to the cell it faces. */
export function House({ owner, place, small = false }: HouseProps) {
  const turned = place * 45
  const corner = place % 2 === 1
  const way = wayTo(place)
  const garden = corner ? -21 : -26
  return (
    <g>
      <Roof owner={owner} turned={turned} out={corner ? 27 : 21} />
      <path
        d={corner ? 'M-8-53L0-66L8-53Z' : 'M-9-46L0-59L9-46Z'}
        transform={`rotate(${turned})`}
        fill="var(--ink)"
        stroke="var(--raised)"
        strokeWidth={1.5}
      />
      <Mark seat={owner} x={way.x * garden} y={way.y * garden} size={36} bare={small} />
    </g>
  )
}

function Roof({ owner, turned, out }: { readonly owner: Seat; readonly turned: number; readonly out: number }) {
  return (
    <g>
      <g transform="translate(3 4)" opacity={0.22}>
        <rect x={-22} y={-out - 20} width={44} height={40} transform={`rotate(${turned})`} fill="#000" />
      </g>
      <g transform={`rotate(${turned}) translate(0 ${-out})`} stroke="var(--ink)" strokeWidth={1.5}>
        <rect x={-22} y={-20} width={44} height={40} fill={`var(--seat-${owner + 1})`} strokeLinejoin="round" />
        <Slope d="M-22-20H0V20H-22Z" light={lightOn(turned, -1)} />
        <Slope d="M22-20H0V20H22Z" light={lightOn(turned, 1)} />
        <path d="M0 20V-20" strokeWidth={3} strokeLinecap="round" />
        <path d="M-11-20V20M11-20V20" strokeWidth={0.7} opacity={0.5} />
        <rect x={8} y={8} width={7} height={7} fill="var(--commercial)" strokeWidth={1} />
      </g>
    </g>
  )
}

function Slope({ d, light }: { readonly d: string; readonly light: number }) {
  return <path d={d} fill={light > 0 ? '#fff' : '#000'} fillOpacity={Math.abs(light) * 0.3} stroke="none" />
}
