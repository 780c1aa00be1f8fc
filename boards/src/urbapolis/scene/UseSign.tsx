import { boosterOf, FAMILIES } from '@masterplan/urbapolis/nouns'
import type { Say } from '../../kit/web-board.ts'
import { type SignKind, SignShape } from '../Sign.tsx'
import { COLOUR } from '../tile-lookup.ts'
import { ON_COLOUR } from './fit-text.ts'

const SIMPLE: Readonly<Record<string, SignKind>> = { BANK: 'coin', EMPL: 'worker', TEMP: 'worker', HOSP: 'point' }

interface UseSignProps {
  readonly code: string
  readonly larger: number
  readonly say: Say
}

/** What a starting public building gives, as a sign around the origin: coins, workers, points, a plot, a road, a level. */
export function UseSign({ code, larger, say }: UseSignProps) {
  const kind = SIMPLE[code]
  if (kind !== undefined) {
    return (
      <g>
        <g transform="scale(3)">
          <SignShape kind={kind} />
        </g>
        {code === 'TEMP' && <Clock />}
      </g>
    )
  }
  if (code === 'HALL') {
    return (
      <g fill="var(--raised)" stroke="var(--ink)" strokeWidth={5} strokeDasharray="13 9">
        <rect x={-28} y={-28} width={56} height={56} />
      </g>
    )
  }
  if (code === 'WORK' || code === 'PARK') return <RoadSign trees={code === 'PARK'} />
  const family = FAMILIES.find(each => boosterOf(each) === code) ?? 'housing'
  return (
    <g>
      <rect x={-44} y={-26} width={88} height={52} rx={10} fill={COLOUR[family]} stroke="var(--ink)" strokeWidth={3} />
      <text
        y={12 * larger}
        textAnchor="middle"
        fontFamily="var(--mono)"
        fontWeight={600}
        fontSize={36 * larger}
        fill={ON_COLOUR}
      >
        {say(`letter.${family}`)}▲
      </text>
    </g>
  )
}

/** For a while only. */
const Clock = () => (
  <g transform="translate(30 20)" fill="var(--raised)" stroke="var(--ink)" strokeWidth={3.5}>
    <circle r={16} />
    <path d="M0-9V0L7 4" fill="none" />
  </g>
)

const RoadSign = ({ trees }: { readonly trees: boolean }) => (
  <g>
    <rect x={-46} y={-20} width={92} height={40} rx={5} fill="var(--ink-soft)" />
    <path d="M-38 0H38" stroke="var(--sheet)" strokeWidth={5} strokeDasharray="16 12" />
    {trees && (
      <g fill="var(--forest)" stroke="var(--sheet)" strokeWidth={2}>
        {[-34, 0, 34].map(at => (
          <circle key={at} cx={at} cy={-26} r={12} />
        ))}
      </g>
    )}
  </g>
)
