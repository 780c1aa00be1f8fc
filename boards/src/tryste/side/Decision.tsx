import type { View } from '@masterplan/tryste/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import { rangesOf } from '../press/amounts.ts'
import { rangePlace, seatPlace } from '../press/place-names.ts'
import { offerFacts } from '../words/goods.ts'
import { Auction } from './Auction.tsx'
import { Ballot } from './Ballot.tsx'
import { Contest } from './Contest.tsx'
import styles from './decision.module.css'
import { CardWords } from './Hand.tsx'
import { SmallMark } from './SmallMark.tsx'
import css from './side.module.css'

/** What is being decided, above everything else that lies beside the map. */
export function Decision(props: SideProps<View>) {
  const { view } = props
  return (
    <>
      {view.step === 'throw' && <Contest {...props} />}
      {view.ballot !== null && <Ballot {...props} ballot={view.ballot} />}
      {view.auction !== null && <Auction {...props} auction={view.auction} />}
      {view.offer !== null && <Offer {...props} />}
      {view.question !== null && <Question {...props} />}
      <Ranges {...props} />
      <Rivals {...props} />
    </>
  )
}

function Offer({ view, say }: SideProps<View>) {
  const { offer } = view
  if (offer === null) return null
  const { from, to } = offer
  const facts = offerFacts(offer)
  return (
    <section className={css.now}>
      <h2>{say('side.offer', { from, to })}</h2>
      <div className={styles.bargain}>
        <SmallMark seat={from} size={24} />
        <span>{say('offer.give', facts)}</span>
        <span aria-hidden="true">⇄</span>
        <SmallMark seat={to} size={24} />
        <span>{say('offer.want', facts)}</span>
      </div>
    </section>
  )
}

function Question({ view, say }: SideProps<View>) {
  if (view.question === null) return null
  return (
    <section className={css.now}>
      <CardWords card={view.question.card} say={say} />
    </section>
  )
}

/** Ranges of amounts that are not buttons. */
function Ranges({ view, lit, chosen, marked, onPress, say }: SideProps<View>) {
  const isShown = (id: string) => lit.has(id) || chosen.includes(id) || marked.has(id)
  const ranges = rangesOf(view).filter(({ low }) => isShown(rangePlace(low)))
  if (ranges.length === 0) return null
  return (
    <section className={css.now}>
      <h2>{say('side.amounts')}</h2>
      <div className={css.chips}>
        {ranges.map(({ low, high }) => {
          const id = rangePlace(low)
          return (
            <button
              type="button"
              key={low}
              className={css.chip}
              data-place={id}
              data-lit={lit.has(id) || undefined}
              data-chosen={chosen.includes(id) || undefined}
              data-marked={marked.has(id) ? id : undefined}
              aria-pressed={chosen.includes(id)}
              title={say('place.range', { low, high })}
              onClick={() => onPress(id)}
            >
              {`${low}–${high}`}
            </button>
          )
        })}
      </div>
    </section>
  )
}

/** Players to choose among, while that is asked. */
function Rivals({ view, lit, chosen, marked, onPress, say }: SideProps<View>) {
  const isShown = (id: string) => lit.has(id) || chosen.includes(id) || marked.has(id)
  const seats = view.purses.filter(({ seat }) => isShown(seatPlace(seat)))
  if (seats.length === 0) return null
  return (
    <section className={css.now}>
      <h2>{say('side.rivals')}</h2>
      <div className={css.chips}>
        {seats.map(({ seat }) => {
          const id = seatPlace(seat)
          return (
            <button
              type="button"
              key={seat}
              className={css.chip}
              data-place={id}
              data-lit={lit.has(id) || undefined}
              data-chosen={chosen.includes(id) || undefined}
              data-marked={marked.has(id) ? id : undefined}
              aria-pressed={chosen.includes(id)}
              onClick={() => onPress(id)}
            >
              <SmallMark seat={seat} size={24} /> {say('place.seat', { seat })}
            </button>
          )
        })}
      </div>
    </section>
  )
}
