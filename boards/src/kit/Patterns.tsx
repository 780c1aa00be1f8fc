import { createContext, type ReactNode, useContext } from 'react'
import type { Hatching } from './hatching.ts'

/** Six hatchings on a square of ten, told apart by direction and shape: seats by their number, zones by what is named below. */
const HATCHINGS = [
  'M-2 2L2-2M-2 12L12-2M8 12L12 8',
  'M0 5H10',
  'M3 3h1.6v1.6h-1.6ZM8 8h1.6v1.6h-1.6Z',
  'M5 0V10',
  'M0 0L10 10M10 0L0 10',
  'M-2 8L2 12M-2-2L12 12M8-2L12 2',
] as const
const On = createContext(false)

/** Whether the reader wants stronger patterns. */
export const usePatterns = (): boolean => useContext(On)

interface PatternedProps {
  readonly on: boolean
  readonly unit: number // how many units of the picture a square of ten is enlarged by
  readonly children: ReactNode
}

/** Around a picture whose colours are to be told apart by eyes that see few of them. */
export function Patterned({ on, unit, children }: PatternedProps) {
  return (
    <On value={on}>
      {on && (
        <defs>
          {HATCHINGS.map((d, at) => (
            <pattern
              key={d}
              id={`hatching-${at}`}
              width={10}
              height={10}
              patternUnits="userSpaceOnUse"
              patternTransform={`scale(${unit})`}
            >
              <path d={d} fill="none" stroke="#10202f" strokeOpacity={0.5} strokeWidth={2} />
            </pattern>
          ))}
        </defs>
      )}
      {children}
    </On>
  )
}

interface HatchedProps {
  readonly as: Hatching
  readonly d: string
  readonly band?: number // as wide as this along the outline; left out: all of the shape
}

/** A coloured shape once more, hatched; nothing while patterns are as usual. */
export function Hatched({ as, d, band }: HatchedProps) {
  const on = usePatterns()
  if (!on) return null
  const paint = `url(#hatching-${as})`
  return (
    <path
      d={d}
      data-hatching={as}
      pointerEvents="none"
      {...(band === undefined ? { fill: paint, stroke: 'none' } : { fill: 'none', stroke: paint, strokeWidth: band })}
    />
  )
}
