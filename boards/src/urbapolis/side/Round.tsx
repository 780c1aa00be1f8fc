import type { Seat } from '@masterplan/kernel'
import type { View } from '@masterplan/urbapolis/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import { SmallMark } from './Card.tsx'
import css from './round.module.css'

/** Who comes when, who has passed into which place of the next round, and what is left in stock. */
export function Round({ view, say }: SideProps<View>) {
  const { ending, order, future, players, pile, streets, boulevards } = view
  const stock = [
    ['pile', pile.left],
    ['streets', streets],
    ['boulevards', boulevards],
  ] as const
  return (
    <section className={css.round}>
      {ending && <strong className={css.last}>{say('side.last')}</strong>}
      <div className={css.orders}>
        <span>{say('side.order')}</span>
        <ol aria-label={say('side.order')}>
          {order.map(seat => {
            const turn = turnOf(view, seat)
            return (
              <li key={seat} data-turn-state={turn} title={say(`side.turn-${turn}`, { seat })}>
                <SmallMark seat={seat} />
                <span className="unseen">{say(`side.turn-${turn}`, { seat })}</span>
              </li>
            )
          })}
        </ol>
        <span>{say('side.future')}</span>
        <ol aria-label={say('side.future')}>
          {Array.from({ length: players }, (_, at) => {
            const seat = future[at]
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a space of the order is its number
              <li key={at}>
                {seat === undefined ? <span className={css.slot}>{at + 1}</span> : <SmallMark seat={seat} />}
                {seat !== undefined && <span className="unseen">{say('side.turn-next', { seat })}</span>}
              </li>
            )
          })}
        </ol>
      </div>
      <dl className={css.supply}>
        {stock.map(([name, left]) => (
          <div key={name}>
            <dt>{say(`side.${name}`)}</dt>
            <dd>{left}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function turnOf({ seat: now, passed }: View, seat: Seat): 'now' | 'passed' | 'next' {
  if (seat === now) return 'now'
  return passed.includes(seat) ? 'passed' : 'next'
}
