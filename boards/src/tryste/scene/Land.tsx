import type { LandType, View } from '@masterplan/tryste/nouns'
import { memo, type ReactElement } from 'react'
import { tierShape } from './coordinates.ts'

const TINT: Readonly<Record<LandType, string>> = {
  plains: 'color-mix(in srgb, color-mix(in srgb, var(--park) 60%, var(--residential)) 44%, var(--sheet))',
  brownfield: 'color-mix(in srgb, var(--brownfield) 46%, var(--sheet))',
  forest: 'color-mix(in srgb, var(--forest) 58%, var(--sheet))',
  coast: 'color-mix(in srgb, var(--water) 55%, var(--desert))',
  desert: 'color-mix(in srgb, var(--desert) 80%, var(--sheet))',
  mountain: 'color-mix(in srgb, var(--mountain) 62%, var(--sheet))',
  water: 'var(--water)',
}
export const tintOf = (land: LandType): string => TINT[land]

const LINE = { fill: 'none', stroke: 'var(--ink)', strokeOpacity: 0.3, strokeWidth: 1.3 } as const

/** What repeats over a kind of land, 34 by 30: told by shape as well as by tint. */
const TEXTURE: Readonly<Record<LandType, ReactElement>> = {
  plains: <path d="M5 9l2 -5l2 5M22 24l2 -5l2 5" {...LINE} />,
  brownfield: <path d="M3 8h9v-5M20 6l7 4M6 24l6 -6M22 25h8v-5" {...LINE} />,
  forest: (
    <g fill="var(--forest)" fillOpacity={0.55}>
      <path d="M8 2l5 11H3ZM25 16l5 11H20Z" />
    </g>
  ),
  coast: <path d="M1 8q4 -4 8 0t8 0M18 23q4 -4 8 0t8 0" {...LINE} stroke="var(--civic)" strokeOpacity={0.6} />,
  desert: (
    <g fill="var(--ink)" fillOpacity={0.3}>
      <circle cx={6} cy={6} r={1.2} />
      <circle cx={13} cy={9} r={1.2} />
      <circle cx={23} cy={21} r={1.2} />
      <circle cx={30} cy={24} r={1.2} />
      <circle cx={26} cy={5} r={1.2} />
    </g>
  ),
  mountain: <path d="M2 13l6 -10l6 10M9 5l3 1M18 28l6 -10l6 10" {...LINE} strokeOpacity={0.4} />,
  water: <path d="M1 8q4 -4 8 0t8 0M18 23q4 -4 8 0t8 0" {...LINE} stroke="var(--raised)" strokeOpacity={0.7} />,
}

/** The island on its paper: shallow water around it, and each tier in the look of its land. */
export const Land = memo(({ view }: { readonly view: View }) => {
  return (
    <g pointerEvents="none">
      <Textures />
      <g strokeLinejoin="round" fill="none" stroke="var(--water)">
        {view.tiers.map(({ id }) => (
          <path key={id} d={tierShape(view, id)} strokeWidth={44} strokeOpacity={0.35} />
        ))}
      </g>
      <g strokeLinejoin="round" fill="none" stroke="var(--desert)">
        {view.tiers.map(
          ({ id, type }) => type !== 'water' && <path key={id} d={tierShape(view, id)} strokeWidth={14} />,
        )}
      </g>
    </g>
  )
})

export function Textures() {
  return (
    <defs>
      {Object.entries(TEXTURE).map(([land, texture]) => (
        <pattern key={land} id={`tryste-${land}`} width={34} height={30} patternUnits="userSpaceOnUse">
          {texture}
        </pattern>
      ))}
    </defs>
  )
}
export const textureOf = (land: LandType): string => `url(#tryste-${land})`
