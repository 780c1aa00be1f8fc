import type { View } from '@masterplan/tryste/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import { type Amounts, amountsOf, type BidSide, eachAmount, firstAmount } from '../press/amounts.ts'
import { amountPlace, sidePlace } from '../press/place-names.ts'
import styles from './stepper.module.css'

type StepperProps = Pick<SideProps<View>, 'view' | 'lit' | 'chosen' | 'marked' | 'onPress' | 'say'> & {
  readonly side?: BidSide // of an auction: it is pressed along with the amount
  readonly label: string
  readonly aside: string
}

/** How much: less, more, and the likeliest amounts at once. Every amount is pressed as a place of its own. */
export function Stepper({ view, lit, chosen, marked, onPress, say, side, label, aside }: StepperProps) {
  const amounts = amountsOf(view)
  if (amounts === undefined || amounts.most < amounts.least) return null
  const held = amountIn(chosen)
  const now = held ?? amountIn([...marked]) ?? firstAmount(view, amounts, side)
  const press = (amount: number) =>
    side === undefined ? onPress(amountPlace(amount)) : onPress(sidePlace(side), amountPlace(amount))
  const asked = lit.has(amountPlace(now)) || held !== undefined
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        {label}
        <small>{aside}</small>
      </span>
      <span className={styles.stepper}>
        <button
          type="button"
          disabled={now <= amounts.least}
          aria-label={say('side.less')}
          onClick={() => press(now - amounts.step)}
        >
          −
        </button>
        <button
          type="button"
          data-place={amountPlace(now)}
          data-lit={lit.has(amountPlace(now)) || undefined}
          data-chosen={held !== undefined || undefined}
          data-marked={marked.has(amountPlace(now)) ? amountPlace(now) : undefined}
          aria-pressed={held !== undefined}
          aria-label={say('place.amount', { amount: now })}
          disabled={!asked}
          onClick={() => press(now)}
        >
          {now}
        </button>
        <button
          type="button"
          disabled={now >= amounts.most}
          aria-label={say('side.more')}
          onClick={() => press(now + amounts.step)}
        >
          +
        </button>
      </span>
      <Likely amounts={amounts} now={now} lit={lit} marked={marked} onPick={press} />
    </div>
  )
}

/** From how many on single steps are too slow. */
const MANY = 8

interface LikelyProps {
  readonly amounts: Amounts
  readonly now: number
  readonly lit: ReadonlySet<string>
  readonly marked: ReadonlySet<string>
  readonly onPick: (amount: number) => void
}

/** Where there are many, the likeliest; and those that hints point at. */
function Likely({ amounts, now, lit, marked, onPick }: LikelyProps) {
  const pointedAt = eachAmount(amounts).filter(amount => amount !== now && marked.has(amountPlace(amount)))
  const shown = [...new Set([...(amounts.most > MANY ? amounts.likely : []), ...pointedAt])].toSorted((a, b) => a - b)
  if (shown.length === 0) return null
  return (
    <span className={styles.likely}>
      {shown.map(amount => (
        <button
          type="button"
          key={amount}
          data-place={amountPlace(amount)}
          data-lit={lit.has(amountPlace(amount)) || undefined}
          data-marked={pointedAt.includes(amount) ? amountPlace(amount) : undefined}
          aria-pressed={amount === now}
          onClick={() => onPick(amount)}
        >
          {amount}
        </button>
      ))}
    </span>
  )
}

/** The amount that was pressed last, or that a hint points at. */
function amountIn(places: readonly string[]): number | undefined {
  const place = places.findLast(id => id.startsWith(amountPlace(0).slice(0, -1)))
  return place === undefined ? undefined : Number(place.split(':')[1])
}
