import type { View } from '@masterplan/tryste/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import { changedFigures } from '../purse-changes.ts'
import { SmallMark } from './SmallMark.tsx'
import css from './side.module.css'

/** What the move under consideration would change in purses, before it is made. */
export function Effect({ view, ghost, say }: SideProps<View>) {
  if (ghost === null) return null
  const changes = view.purses.flatMap(({ seat }) => {
    const figures = changedFigures(view, ghost, seat)
    return figures.length === 0 ? [] : [{ seat, figures }]
  })
  if (changes.length === 0) return null
  return (
    <section className={css.effect} aria-live="polite">
      <h2>{say('side.effect')}</h2>
      {changes.map(({ seat, figures }) => (
        <p key={seat}>
          <SmallMark seat={seat} size={20} />
          {figures.map(({ name, now, next }) => (
            <span key={name}>
              {say(`figure.${name}`)}{' '}
              <strong>
                {now} → {next}
              </strong>
            </span>
          ))}
        </p>
      ))}
    </section>
  )
}
