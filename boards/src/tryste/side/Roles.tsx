import type { Seat } from '@masterplan/kernel'
import type { RoleView, View } from '@masterplan/tryste/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import { rolePlace } from '../press/place-names.ts'
import { fact } from '../words/facts.ts'
import { pressable } from './pressable.ts'
import { RoleSign } from './RoleSign.tsx'
import css from './roles.module.css'
import { SmallMark } from './SmallMark.tsx'

/** While a role is picked: a row for each, with what it does and the money on it. Otherwise a small card each. */
export function Roles(props: SideProps<View>) {
  const { view, say } = props
  const picking = view.step === 'pick'
  return (
    <section data-now={picking || undefined}>
      <h2 className={css.head}>
        {picking ? say('side.pick') : say('side.year', { year: view.year })}
        <small>
          {picking ? say('side.money-on-it') : view.leader !== null && say('side.leader', { leader: view.leader })}
        </small>
      </h2>
      <div className={picking ? css.rows : css.roles}>
        {view.roles.map(each => (
          <RoleCard key={each.role} {...props} {...each} />
        ))}
      </div>
      {picking && <WhoPicks {...props} />}
      {view.role !== null && !picking && <p className={css.does}>{say(`does.${view.role}`)}</p>}
    </section>
  )
}

function RoleCard(props: SideProps<View> & RoleView) {
  const { view, say, role, gobs, by } = props
  const id = rolePlace(role)
  return (
    <button
      type="button"
      {...pressable(props, id)}
      className={css.role}
      data-played={view.role === role || undefined}
      data-taken={by !== null || undefined}
      title={say(`does.${role}`)}
    >
      <svg viewBox="-14 -14 28 28" width={28} height={28} aria-hidden="true">
        <RoleSign role={role} />
      </svg>
      <span className={css.words}>
        <strong>{say(`role.${fact(role)}`)}</strong>
        {view.step === 'pick' && <small className={css.does}>{say(`does.${role}`)}</small>}
      </span>
      {by !== null && (
        <>
          <span className={css.unseen}>{say('side.taken', { by })}</span>
          <SmallMark seat={by} />
        </>
      )}
      {by === null && gobs > 0 && <span className={css.gobs}>{say('money', { gobs })}</span>}
    </button>
  )
}

/** From the leader on, in the order of the seats: who has picked, who picks now, who comes after. */
function WhoPicks({ view, say }: SideProps<View>) {
  const { leader, players, awaited, roles } = view
  if (leader === null) return null
  const order = Array.from({ length: players }, (_, at) => ((leader + at) % players) as Seat)
  return (
    <div className={css.order}>
      <h2 className={css.head}>
        {say('side.who-picks')}
        <small>{say('side.leader', { leader })}</small>
      </h2>
      <ol>
        {order.map(seat => {
          const picked = roles.find(each => each.by === seat)?.role
          const now = awaited.includes(seat)
          return (
            <li key={seat} aria-current={now || undefined}>
              <SmallMark seat={seat} />
              <span>
                {say('place.seat', { seat })}
                <small>{now ? say('side.now') : picked ? say(`role.${fact(picked)}`) : ''}</small>
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
