import type { AuctionView, View } from '@masterplan/tryste/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import { sidePlace } from '../press/place-names.ts'
import styles from './decision.module.css'
import { SmallMark } from './SmallMark.tsx'
import css from './side.module.css'

const SIDES = ['for', 'against'] as const

/** A running auction: prestige for and against, and whose. A side is pressed for an amount that no button has. */
export function Auction(props: SideProps<View> & { readonly auction: AuctionView }) {
  const { ghost, lit, chosen, marked, onPress, say, auction } = props
  const then = ghost?.auction ?? auction
  const most = Math.max(1, then.totals.for, then.totals.against)
  const facts = { place: auction.place, zone: auction.zone ?? 'none', by: auction.by }
  return (
    <section className={css.now}>
      <h2>{say(`side.auction-${auction.about}`, facts)}</h2>
      {SIDES.map(side => {
        const id = sidePlace(side)
        return (
          <button
            type="button"
            key={side}
            className={styles.bidSide}
            data-place={id}
            data-lit={lit.has(id) || undefined}
            data-chosen={chosen.includes(id) || undefined}
            data-marked={marked.has(id) ? id : undefined}
            aria-pressed={chosen.includes(id)}
            title={say('place.side', { side, total: auction.totals[side] })}
            onClick={() => onPress(id)}
          >
            <span className={styles.tally}>
              <span>{say(`side.${side}`)}</span>
              <span className={styles.track}>
                <span
                  className={styles.bar}
                  style={{
                    background: `var(--${side === 'for' ? 'park' : 'commercial'})`,
                    width: `${(100 * then.totals[side]) / most}%`,
                  }}
                />
              </span>
              <strong>{then.totals[side]}</strong>
              <span className={styles.voters}>
                {then.bids
                  .filter(bid => bid.side === side && bid.prestige > 0)
                  .map(({ seat, prestige }) => (
                    <span key={seat}>
                      <SmallMark seat={seat} size={18} />
                      {prestige}
                    </span>
                  ))}
              </span>
            </span>
          </button>
        )
      })}
      <p className={styles.waiting}>{say('side.auction-tie')}</p>
    </section>
  )
}
