import type { View } from '@masterplan/tryste/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import { rolePlace } from '../press/place-names.ts'
import { fact } from '../words/facts.ts'
import { RoleSign } from './RoleSign.tsx'
import { SmallMark } from './SmallMark.tsx'
import css from './side.module.css'

/** The role cards with the gobs on them, who took which, and which is being played. */
export function Roles({ view, lit, chosen, marked, onPress, say }: SideProps<View>) {
  return (
    <section>
      <h2 className={css.year}>
        {say('side.year', { year: view.year })}
        {view.leader !== null && (
          <span className={css.leader}>
            <SmallMark seat={view.leader} size={22} /> {say('side.leader', { leader: view.leader })}
          </span>
        )}
      </h2>
      <div className={css.roles}>
        {view.roles.map(({ role, gobs, by }) => {
          const id = rolePlace(role)
          return (
            <button
              type="button"
              key={role}
              className={css.role}
              data-place={id}
              data-lit={lit.has(id) || undefined}
              data-chosen={chosen.includes(id) || undefined}
              data-marked={marked.has(id) ? id : undefined}
              data-played={view.role === role || undefined}
              data-taken={by !== null || undefined}
              title={say(`does.${role}`)}
              aria-pressed={chosen.includes(id)}
              onClick={() => onPress(id)}
            >
              <svg viewBox="-14 -14 28 28" width={28} height={28} aria-hidden="true">
                <RoleSign role={role} />
              </svg>
              <span className={css.roleName}>{say(`role.${fact(role)}`)}</span>
              {by !== null && (
                <>
                  <span className={css.unseen}>{say('side.taken', { by })}</span>
                  <SmallMark seat={by} size={24} />
                </>
              )}
              {by === null && gobs > 0 && <span className={css.gobs}>{say('money', { gobs })}</span>}
            </button>
          )
        })}
      </div>
      {view.role !== null && <p className={css.does}>{say(`does.${view.role}`)}</p>}
    </section>
  )
}
