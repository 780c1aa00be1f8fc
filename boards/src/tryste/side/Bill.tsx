import { type PaymentView, RESOURCES, type View } from '@masterplan/tryste/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import { spendPlace } from '../press/place-names.ts'
import { stepCost, worthOf } from '../press/works.ts'
import { stoojAt } from '../scene/coordinates.ts'
import { where } from '../words/where.ts'
import { pressable } from './pressable.ts'
import roles from './roles.module.css'
import rows from './rows.module.css'
import css from './side.module.css'

type BillProps = SideProps<View> & { readonly payment: PaymentView }

/** What pays for a work, and the bill: every level by its list price, what was taken off, and what is still to pay. */
export function Bill(props: BillProps) {
  const { view, ghost, say, payment } = props
  const stooj = stoojAt(view, payment.stooj)
  const zone = stooj?.zone
  if (!zone || payment.level === 0) return null
  const before = stooj.construct?.level ?? 0
  const levels = Array.from({ length: payment.level - before }, (_, at) => before + at + 1)
  const list = levels.reduce((sum, level) => sum + stepCost(view, zone, level - 1), 0)
  const owed = ghost?.payment?.owed ?? payment.owed
  return (
    <section className={css.now}>
      <h2 className={`${roles.head} ${rows.head}`}>
        {say('side.pay-with')}
        <small>{say('side.too-much-lost')}</small>
      </h2>
      {RESOURCES.map(resource => (
        <Material key={resource} {...props} resource={resource} worth={worthOf(view, zone, resource)} />
      ))}
      <table className={rows.bill}>
        <caption>{say('side.on-plot', { stooj: where(payment.stooj) })}</caption>
        <tbody>
          {levels.map(level => (
            <tr key={level}>
              <th scope="row">{say(`construct.${zone}${level}`)}</th>
              <td>{say('money', { gobs: stepCost(view, zone, level - 1) })}</td>
            </tr>
          ))}
          {owed !== list && (
            <tr>
              <th scope="row">{say(owed < list ? 'side.taken-off' : 'side.on-top')}</th>
              <td>{`${owed < list ? '−' : '+'}${say('money', { gobs: Math.abs(list - owed) })}`}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('side.you-pay')}</th>
            <td>{say('money', { gobs: owed })}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

interface MaterialProps extends BillProps {
  readonly resource: (typeof RESOURCES)[number]
  readonly worth: number
}

/** A resource one has: what a unit of it takes off here. */
function Material(props: MaterialProps) {
  const { view, lit, chosen, say, resource, worth } = props
  const [seat = 0] = view.awaited
  const held = view.purses[seat]?.resources[resource] ?? 0
  const id = spendPlace(resource)
  if (held === 0) return null
  const may = lit.has(id) || chosen.includes(id)
  return (
    <button type="button" {...pressable(props, id)} className={rows.row} data-not={!may || undefined} disabled={!may}>
      <span className={rows.words}>
        <strong>{say('side.one-of', { resource })}</strong>
        <small>{say(worth === 0 ? 'side.no-use' : 'side.you-have', { count: held })}</small>
      </span>
      {worth > 0 && <b>−{say('money', { gobs: worth })}</b>}
    </button>
  )
}
