import type { Seat } from '@masterplan/kernel'
import { Landing } from '../../kit/Appearing.tsx'
import { Mark } from '../../kit/Mark.tsx'
import { Hatched } from '../../kit/Patterns.tsx'

const WIDE = 26 // half of it
const DEEP = 13
const MOST_HIGH = 42 // all floors together: higher towers have lower floors

interface TowerProps {
  readonly owner: Seat
  readonly floors: number
  readonly standing: number // of them; the others would come, and are hatched
  readonly roof: boolean
  readonly small: boolean // mark and number are larger, for a picture of a few hundred pixels
}

/** Floors stacked in gentle isometric, lit from the upper left; owner and number beside them. */
export function Tower({ owner, floors, standing, roof, small }: TowerProps) {
  const high = Math.min(15, MOST_HIGH / floors)
  const top = -floors * high
  const [at, mark, number, font] = small ? [-22, 62, 45, 33] : [-28, 35, 21, 22]
  return (
    <g>
      <g transform={small ? 'translate(23 14)' : 'translate(15 8)'}>
        <ellipse cx={6} cy={6} rx={WIDE + 4} ry={DEEP} fill="#000" fillOpacity={0.25} />
        {Array.from({ length: floors }, (_, level) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a floor is its level
          <Floor key={level} owner={owner} y={-level * high} high={high} coming={level >= standing} />
        ))}
        <Face
          owner={owner}
          d={`M${-WIDE} ${top}L0 ${top - DEEP}L${WIDE} ${top}L0 ${top + DEEP}Z`}
          tint={0.35}
          coming={floors > standing}
        />
        {roof && <Roof y={top} />}
      </g>
      <Mark seat={owner} x={at} y={small ? -12 : -15} size={mark} />
      <text x={at} y={number} textAnchor="middle" fontFamily="var(--mono)" fontSize={font} fontWeight={600} fill="#fff">
        <tspan
          stroke={floors > standing ? 'var(--accent)' : '#1f2430'}
          strokeWidth={small ? 8 : 5}
          paintOrder="stroke"
          strokeLinejoin="round"
        >
          {floors}
        </tspan>
      </text>
    </g>
  )
}

/** What is not there yet: once for the whole picture. */
export function Hatching() {
  return (
    <defs>
      <pattern id="brick-coming" width={9} height={9} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V9" stroke="var(--accent)" strokeWidth={6} />
      </pattern>
    </defs>
  )
}

interface FloorProps {
  readonly owner: Seat
  readonly y: number
  readonly high: number
  readonly coming: boolean
}

function Floor({ owner, y, high, coming }: FloorProps) {
  const pane = high * 0.42
  const windows = [0.28, 0.68].map(part => ({ x: WIDE * part, y: y + DEEP * (1 - part) - high * 0.25 }))
  return (
    <Landing height={18}>
      <Face
        owner={owner}
        d={`M${-WIDE} ${y}L0 ${y + DEEP}V${y + DEEP - high}L${-WIDE} ${y - high}Z`}
        tint={0.12}
        coming={coming}
      />
      <Face
        owner={owner}
        d={`M${WIDE} ${y}L0 ${y + DEEP}V${y + DEEP - high}L${WIDE} ${y - high}Z`}
        tint={-0.35}
        coming={coming}
      />
      {(coming ? [] : windows).map(each => (
        <g key={each.x} fill="#1f2430" fillOpacity={0.65}>
          <path d={`M${-each.x - 3} ${each.y - 1.5}l6 3v${-pane}l-6 -3Z`} />
          <path d={`M${each.x - 3} ${each.y + 1.5}l6 -3v${-pane}l-6 3Z`} />
        </g>
      ))}
    </Landing>
  )
}

interface FaceProps {
  readonly owner: Seat
  readonly d: string
  readonly tint: number
  readonly coming: boolean
}

/** A side in the owner's colour, lighter or darker by the light that falls on it. */
function Face({ owner, d, tint, coming }: FaceProps) {
  if (coming) {
    return (
      <g stroke="var(--accent)" strokeWidth={2} strokeLinejoin="round">
        <path d={d} fill="var(--raised)" />
        <path d={d} fill="url(#brick-coming)" fillOpacity={0.6} />
      </g>
    )
  }
  return (
    <g stroke="#1f2430" strokeWidth={1.4} strokeLinejoin="round">
      <path d={d} fill={`var(--seat-${owner + 1})`} />
      <path d={d} fill={tint > 0 ? '#fff' : '#000'} fillOpacity={Math.abs(tint)} />
      <Hatched as={owner} d={d} />
    </g>
  )
}

function Roof({ y }: { readonly y: number }) {
  const eave = WIDE + 4
  return (
    <Landing height={16} stroke="#1f2430" strokeWidth={1.6} strokeLinejoin="round" fill="var(--commercial)">
      <path d={`M${-eave} ${y}L0 ${y + DEEP + 3}L0 ${y - 24}Z`} />
      <path d={`M${eave} ${y}L0 ${y + DEEP + 3}L0 ${y - 24}Z`} />
      <path d={`M${eave} ${y}L0 ${y + DEEP + 3}L0 ${y - 24}Z`} fill="#000" fillOpacity={0.35} stroke="none" />
    </Landing>
  )
}
