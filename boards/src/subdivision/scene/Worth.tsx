import { FULL } from '../groups.ts'

interface WorthProps {
  readonly worth: number
  readonly large: boolean // the picture is small
  readonly coming?: boolean // after the move under consideration
}

/** What a high rise is worth, on its upper right corner: in the colour of danger when something crowds it. */
export function Worth({ worth, large, coming = false }: WorthProps) {
  const colour = worth < FULL ? 'var(--danger)' : 'var(--ink)'
  return (
    <g transform={large ? 'translate(30 -30)' : 'translate(34 -34)'}>
      {coming && <circle r={large ? 24 : 20} fill="var(--accent)" />}
      <circle r={large ? 19 : 15} fill="var(--raised)" stroke={colour} strokeWidth={worth < FULL ? 3 : 1.5} />
      <text
        y={large ? 10 : 7}
        textAnchor="middle"
        fontFamily="var(--mono)"
        fontWeight={700}
        fontSize={large ? 28 : 21}
        fill={colour}
      >
        {worth}
      </text>
    </g>
  )
}
