import type { Land, SpaceView } from '@masterplan/brick-by-brick/nouns'
import { usePatterns } from '../../kit/Patterns.tsx'

/** Colours of lands, and of brambles. */
export const LAND_FILL: Readonly<Record<Land | 'B', string>> = {
  M: 'var(--park)',
  L: 'var(--desert)',
  R: 'var(--mountain)',
  B: 'var(--forest)',
}

/** Tufts of grass, furrows, crags, thorny coils: lands are told without colour too. */
const TEXTURES: Readonly<Record<Land | 'B', string>> = {
  M: 'M-36-14l4-10l3 10m2 0l4-8M-8-34l4-11l3 11m2 0l4-8M24-16l4-10l3 10m2 0l4-8M-38 18l4-9l3 9M30 20l4-9l3 9M-10 46l4-9l3 9m2 0l4-7',
  L: 'M-26-32q13-7 26 0t26 0M-42-18q10-6 20 0t20 0t20 0t22 0M-42 22q10-6 20 0t20 0t20 0t22 0M-26 36q13-7 26 0t26 0',
  R: 'M-40-6L-28-26L-16-14L-6-38L6-24M12-34L26-16L38-26M-40 26L-28 12L-18 28M18 32L30 14L42 26M-12 46L0 34L12 46',
  B: 'M-40-4c0-16 16-20 20-10s-10 14-12 4M-10-34c0-14 18-14 18-4s-14 10-14 0M22-10c0-14 18-16 20-4s-14 12-14 2M-36 26c0-12 16-14 18-4s-12 10-12 0M18 34c0-14 18-14 18-2s-14 8-14-2M-44-16l-3-6M-6-42l-2-7M28-24l2-7M12-40l6-4M-14 20l6-4M36 18l6-4',
}

interface TextureProps {
  readonly land: Land | 'B'
  readonly scale: number
}
export function Texture({ land, scale }: TextureProps) {
  const strong = usePatterns()
  return (
    <path
      d={TEXTURES[land]}
      transform={`scale(${scale})`}
      fill="none"
      stroke={land === 'B' ? '#d9e8c8' : '#1f2430'}
      strokeOpacity={strong ? 0.8 : land === 'B' ? 0.6 : 0.38}
      strokeWidth={strong ? 3.5 : 2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

/** Land and what it costs: large on a free space, below the building on others. */
export function Price({ space }: { readonly space: SpaceView }) {
  const free = space.floors === 0
  const [width, height, y, font] = free ? [62, 36, 0, 29] : [46, 25, 36, 21]
  return (
    <g transform={`translate(0 ${y})`}>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={height / 2}
        fill="var(--raised)"
        stroke={space.bramble ? 'var(--forest)' : 'var(--line)'}
        strokeWidth={space.bramble ? 3.5 : 1.5}
        strokeDasharray={space.bramble ? '5 3' : undefined}
      />
      <text textAnchor="middle" y={font * 0.35} fontSize={font} fill="var(--ink)">
        <tspan fontFamily="var(--heading)" fontWeight={600}>
          {space.land ?? 'B'}
        </tspan>
        <tspan fontFamily="var(--mono)" dx={4}>
          {space.cost}
        </tspan>
      </text>
    </g>
  )
}

/** What a free space costs, where there is no room for more: its colour tells the land. */
export function BarePrice({ space: { cost, bramble, land } }: { readonly space: SpaceView }) {
  const wild = bramble || land === null
  return (
    <>
      <circle
        r={24}
        fill="var(--raised)"
        stroke={wild ? 'var(--forest)' : 'var(--line)'}
        strokeWidth={wild ? 4 : 1.5}
        strokeDasharray={wild ? '6 4' : undefined}
      />
      <text textAnchor="middle" y={13} fontFamily="var(--mono)" fontWeight={600} fontSize={36} fill="var(--ink)">
        {cost}
      </text>
    </>
  )
}
