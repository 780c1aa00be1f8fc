import type { PlainSpot } from './Spot.tsx'

interface PlaceMarkProps {
  readonly d: string // the outline of the place, around its centre
  readonly corners: number
  readonly spot: Pick<PlainSpot, 'lit' | 'chosen' | 'marked' | 'last'>
  readonly unit: number // how many units of the picture a thin line is wide
  readonly empty?: boolean // there is nothing to read: a dot says that it may be pressed
}

/**
 * What a place is just now, told apart by shape before colour: a dot or corner brackets where it may be pressed, a full ring
 * where it was, an outline in the colour of who moved there last, dashes where a hint or the log points at it.
 * Readable on any ground: wide and pale below, narrower in colour on it.
 */
export function PlaceMark({ d, corners, spot, unit, empty = false }: PlaceMarkProps) {
  const { lit, chosen, marked, last } = spot
  const brackets = {
    pathLength: 2 * corners,
    strokeDasharray: '0.7 1.3',
    strokeDashoffset: 0.35,
    strokeLinecap: 'butt',
  } as const
  return (
    <g fill="none" strokeLinejoin="round" pointerEvents="none">
      {last !== null && !chosen && (
        <>
          <path d={d} stroke="var(--ink)" strokeWidth={unit * 2.6} />
          <path d={d} stroke={`var(--seat-${last + 1})`} strokeWidth={unit * 1.6} />
        </>
      )}
      {marked && (
        <path d={d} stroke="var(--ink)" strokeWidth={unit * 1.5} strokeDasharray={`${unit * 3} ${unit * 2}`} />
      )}
      {lit && !chosen && empty && <circle r={unit * 4} fill="var(--accent)" fillOpacity={0.62} />}
      {lit && !chosen && !empty && (
        <>
          <path d={d} stroke="var(--raised)" strokeWidth={unit * 3} {...brackets} />
          <path d={d} stroke="var(--accent)" strokeWidth={unit * 2} {...brackets} />
        </>
      )}
      {chosen && (
        <>
          <path d={d} stroke="var(--raised)" strokeWidth={unit * 3.6} />
          <path d={d} stroke="var(--accent)" strokeWidth={unit * 2.4} />
        </>
      )}
    </g>
  )
}
