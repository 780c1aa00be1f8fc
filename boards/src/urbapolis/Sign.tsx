/** Coin, worker and star: what things cost and give, in pictures and on cards. */
export type SignKind = 'coin' | 'worker' | 'point'

/** Around the origin, about 20 across, lit from the upper left. */
export function SignShape({ kind }: { readonly kind: SignKind }) {
  if (kind === 'coin') {
    return (
      <g stroke="var(--ink)" strokeWidth={1.4}>
        <circle r={9} fill="var(--desert)" />
        <path d="M-4-5.5A7 7 0 0 0-4 5.5" fill="none" stroke="#fff" strokeOpacity={0.8} strokeWidth={2} />
        <path d="M0-4V4" strokeWidth={2.4} />
      </g>
    )
  }
  if (kind === 'worker') {
    return (
      <g stroke="var(--ink)" strokeWidth={1.4} strokeLinejoin="round" fill="var(--raised)">
        <path d="M-8 10C-8 2-4 1 0 1S8 2 8 10Z" />
        <circle cy={-4} r={4.6} />
        <path d="M-7-5C-6-12 6-12 7-5Z" fill="var(--residential)" />
      </g>
    )
  }
  return (
    <path
      d="M0-10L2.9-3.2L10-2.7L4.6 2L6.3 9L0 5.2L-6.3 9L-4.6 2L-10-2.7L-2.9-3.2Z"
      fill="var(--raised)"
      stroke="var(--ink)"
      strokeWidth={1.6}
      strokeLinejoin="round"
    />
  )
}

/** In a line of text. */
export function Sign({ kind, size = '1.1em' }: { readonly kind: SignKind; readonly size?: string | number }) {
  return (
    <svg viewBox="-11 -11 22 22" width={size} height={size} aria-hidden="true" style={{ verticalAlign: '-0.15em' }}>
      <SignShape kind={kind} />
    </svg>
  )
}

/** One amount in a picture: the sign, then what there is of it. */
export type Amount = { readonly kind: SignKind; readonly text: string }
const SIGN = 1.06 // wide, by the size of the text
const CHARACTER = 0.606
export const amountWidth = ({ text }: Amount, size: number): number =>
  size * (SIGN + text.length * CHARACTER) + (size * 5) / 18

/** Only what there is any of. */
export const given = (values: Readonly<Record<SignKind, number>>): readonly Amount[] =>
  KINDS.flatMap(kind => (values[kind] > 0 ? [{ kind, text: String(values[kind]) }] : []))
const KINDS: readonly SignKind[] = ['point', 'coin', 'worker']

interface AmountsProps {
  readonly amounts: readonly Amount[]
  readonly x: number
  readonly y: number
  readonly size: number // of the text
  readonly ink: string
}

/** Amounts in a row from the left; `x` and `y` are its left end and the baseline of its text. */
export function Amounts({ amounts, x, y, size, ink }: AmountsProps) {
  let left = x
  return (
    <g fontFamily="var(--mono)" fontSize={size} fontWeight={600} fill={ink}>
      {amounts.map(amount => {
        const at = left
        left += amountWidth(amount, size)
        return (
          <g key={amount.kind}>
            <g transform={`translate(${at + size / 2} ${y - size / 3}) scale(${size * 0.047})`}>
              <SignShape kind={amount.kind} />
            </g>
            <text x={at + size * SIGN} y={y}>
              {amount.text}
            </text>
          </g>
        )
      })}
    </g>
  )
}
