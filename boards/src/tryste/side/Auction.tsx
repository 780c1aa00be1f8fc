import type { AuctionView, View } from '@masterplan/tryste/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import { amountsOf, type BidSide, firstAmount } from '../press/amounts.ts'
import { amountPlace, sidePlace } from '../press/place-names.ts'
import { where } from '../words/where.ts'
import styles from './contest.module.css'
import { pressable } from './pressable.ts'
import { SmallMark } from './SmallMark.tsx'
import { Stepper } from './Stepper.tsx'
import css from './side.module.css'

const SIDES = ['for', 'against'] as const
const COLOURS = { for: 'park', against: 'commercial' } as const

type AuctionProps = SideProps<View> & { readonly auction: AuctionView }

/** A running auction: two sides with what was bid on them, on one scale, and how much one would add. */
export function Auction(props: AuctionProps) {
  const { view, chosen, say, auction } = props
  const facts = { place: where(auction.place), zone: auction.zone ?? 'none', by: auction.by }
  const mine = view.step === 'bid' && view.awaited.some(seat => seat === view.viewer)
  const prestige = view.viewer === 'audience' ? 0 : (view.purses[view.viewer]?.prestige ?? 0)
  const side = SIDES.find(each => chosen.includes(sidePlace(each))) ?? 'for'
  return (
    <section className={css.now}>
      <h2 className={styles.head}>
        <SmallMark seat={auction.by} />
        {say(`side.auction-${auction.about}`, facts)}
      </h2>
      <div className={styles.sides}>
        {SIDES.map(each => (
          <Side key={each} {...props} side={each} />
        ))}
      </div>
      {mine && <Stepper {...props} side={side} label={say('side.bid')} aside={say('side.bid-from', { prestige })} />}
      <p className={styles.aside}>{say('side.auction-tie')}</p>
    </section>
  )
}

/** Pressed, it adds just enough to win; the stepper then changes how much. */
function Side(props: AuctionProps & { readonly side: BidSide }) {
  const { view, ghost, lit, onPress, say, auction, side } = props
  const id = sidePlace(side)
  const { totals } = auction
  const then = ghost?.auction?.totals ?? totals
  const most = 1.4 * Math.max(1, then.for, then.against)
  const amounts = amountsOf(view)
  const press = () =>
    amounts === undefined || !lit.has(id) ? onPress(id) : onPress(id, amountPlace(firstAmount(view, amounts, side)))
  return (
    <button
      type="button"
      {...pressable(props, id)}
      className={styles.side}
      title={say('place.side', { side, total: totals[side] })}
      onClick={press}
    >
      <span className={styles.name}>
        {say(`side.${side}`)}
        <Sum from={totals[side]} to={then[side]} />
      </span>
      <Bar colour={COLOURS[side]} now={totals[side]} then={then[side]} most={most} />
      <span className={styles.voters}>
        {auction.bids
          .filter(bid => bid.side === side && bid.prestige > 0)
          .map(({ seat, prestige }) => (
            <span key={seat}>
              <SmallMark seat={seat} />
              {say('side.gave', { seat, weight: prestige })}
            </span>
          ))}
      </span>
    </button>
  )
}

interface SumProps {
  readonly from: number
  readonly to: number
}

/** "0 → 28" where a vote or a bid that is held would change it. */
export const Sum = ({ from, to }: SumProps) => (
  <strong className={styles.sum}>
    {from !== to && (
      <>
        {from} <span aria-hidden="true">→</span>{' '}
      </>
    )}
    {to}
  </strong>
)

interface BarProps {
  readonly colour: string
  readonly now: number
  readonly then: number // after the move that is held: what it adds is hatched
  readonly most: number // of all bars on this scale
}

export const Bar = ({ colour, now, then, most }: BarProps) => (
  <span className={styles.track} style={{ ['--bar' as string]: `var(--${colour})` }} aria-hidden="true">
    <span className={styles.bar} style={{ width: `${(100 * Math.min(now, then)) / most}%` }} />
    {then > now && <span className={styles.mine} style={{ width: `${(100 * (then - now)) / most}%` }} />}
  </span>
)
