import type { View } from '@masterplan/tryste/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import { seatPlace } from '../press/place-names.ts'
import { offerFacts } from '../words/goods.ts'
import { named } from '../words/where.ts'
import { Auction } from './Auction.tsx'
import { Ballot } from './Ballot.tsx'
import { Bill } from './Bill.tsx'
import { Contest } from './Contest.tsx'
import styles from './decision.module.css'
import { CardWords } from './Hand.tsx'
import { LevelRows } from './LevelRows.tsx'
import { pressable } from './pressable.ts'
import { SmallMark } from './SmallMark.tsx'
import { Stepper } from './Stepper.tsx'
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
      {view.step === 'work' && <LevelRows {...props} />}
      {view.payment !== null && <Bill {...props} payment={view.payment} />}
      {view.step !== 'bid' && <Amount {...props} />}
      <Rivals {...props} />
    </>
  )
}

function Offer({ view, say }: SideProps<View>) {
  const { offer } = view
  if (offer === null) return null
  const { from, to } = offer
  const { facts } = named({ code: '', facts: offerFacts(offer) })
  return (
    <section className={css.now}>
      <h2>{say('side.offer', { from, to })}</h2>
      <div className={styles.bargain}>
        <SmallMark seat={from} />
        <span>{say('offer.give', facts)}</span>
        <span aria-hidden="true">⇄</span>
        <SmallMark seat={to} />
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

/** How much Prestige or money, outside of auctions. */
function Amount(props: SideProps<View>) {
  const { view, lit, chosen, marked, say } = props
  const asked = [...lit, ...chosen, ...marked].some(id => id.startsWith('amount:'))
  const mine = view.viewer === 'audience' ? undefined : view.purses[view.viewer]
  if (!asked || mine === undefined) return null
  const money = view.step === 'choose'
  const facts = { prestige: mine.prestige, gobs: mine.gobs }
  return (
    <section className={css.now}>
      <Stepper
        {...props}
        label={say(money ? 'side.stake' : 'side.how-much')}
        aside={say(money ? 'side.have-money' : 'side.have-prestige', facts)}
      />
    </section>
  )
}

/** Players to choose among, while that is asked. */
function Rivals(props: SideProps<View>) {
  const { view, lit, chosen, marked, say } = props
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
            <button type="button" {...pressable(props, id)} key={seat} className={css.chip}>
              <SmallMark seat={seat} /> {say('place.seat', { seat })}
            </button>
          )
        })}
      </div>
    </section>
  )
}
