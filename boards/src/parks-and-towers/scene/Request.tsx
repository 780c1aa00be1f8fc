import type { View } from '@masterplan/parks-and-towers/nouns'
import { MARGIN, sizeOf } from './coordinates.ts'

/** On the upper rim: what must be pressed now, when the cells alone do not say it. */
export function Request({ text, view }: { readonly text: string; readonly view: View }) {
  const { width } = sizeOf(view)
  return (
    <g>
      <rect x={MARGIN - 20} y={1} width={width - 2 * MARGIN + 40} height={46} rx={8} fill="var(--accent)" />
      <text
        x={width / 2}
        y={34}
        textAnchor="middle"
        fontFamily="var(--heading)"
        fontWeight={600}
        fontSize={Math.min(32, (2.1 * (width - 2 * MARGIN)) / text.length)}
        fill="var(--on-accent)"
      >
        {text}
      </text>
    </g>
  )
}
