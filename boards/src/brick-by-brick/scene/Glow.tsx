interface GlowProps {
  readonly d: string
  readonly lit: boolean
  readonly chosen: boolean
}

/** A ring inside a place, readable on any land: wide in pale, narrow in colour on it; broader where it was pressed. */
export function Glow({ d, lit, chosen }: GlowProps) {
  if (!lit && !chosen) return null
  const wide = chosen ? 12 : 9
  return (
    <g fill="none" strokeLinejoin="round" pointerEvents="none">
      <path d={d} stroke="var(--raised)" strokeWidth={wide} />
      <path d={d} stroke={chosen ? 'var(--accent)' : 'var(--glow)'} strokeWidth={wide - 4} />
    </g>
  )
}
