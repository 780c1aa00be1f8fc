import type { Move } from '@masterplan/brick-by-brick/nouns'
import type { ChoiceProps } from '../kit/web-board.ts'
import { hexPath } from './scene/coordinates.ts'
import { LAND_FILL, Texture } from './scene/Ground.tsx'

const HEX = hexPath(40)

/** What a bramble would become. */
export function LandChoice({ move }: ChoiceProps<Move>) {
  if (move.kind !== 'construct' || move.land === null) return null
  return (
    <svg viewBox="-42 -42 84 84" width={36} height={36} aria-hidden="true">
      <path d={HEX} fill={LAND_FILL[move.land]} stroke="#1f2430" strokeWidth={3} />
      <Texture land={move.land} scale={0.72} />
      <circle r={26} fill="var(--raised)" />
      <text textAnchor="middle" y={15} fontFamily="var(--heading)" fontWeight={600} fontSize={42} fill="var(--ink)">
        {move.land}
      </text>
    </svg>
  )
}
