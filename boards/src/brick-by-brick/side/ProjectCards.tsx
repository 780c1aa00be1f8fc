import { PROJECTS, projectName, type View } from '@masterplan/brick-by-brick/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import { projectLabel } from '../places.ts'
import { printed } from './card-text.ts'
import { Schematic } from './Schematic.tsx'
import css from './side.module.css'

/** The four open projects; one that can be claimed glows. A dark one answers why not. */
export function ProjectCards({ view, lit, chosen, marked, onPress, say }: SideProps<View>) {
  return (
    <section>
      <h2>{say('side.projects')}</h2>
      <div className={css.cards}>
        {view.display.map((project, place) => {
          if (project === null) {
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its position
              <p key={`empty ${place}`} className={css.empty}>
                {say('side.no-project')}
              </p>
            )
          }
          const id = projectName(project)
          const { name, text } = printed(id, say)
          const card = PROJECTS[project - 1]!
          return (
            <button
              type="button"
              key={id}
              className={css.card}
              data-place={id}
              data-lit={lit.has(id) || undefined}
              data-chosen={chosen.includes(id) || undefined}
              data-marked={marked.has(id) ? id : undefined}
              aria-description={projectLabel(view, project, say)}
              aria-pressed={chosen.includes(id)}
              onClick={() => onPress(id)}
            >
              <Schematic objective={card.objective} />
              <span className={css.words}>
                <strong>{name}</strong>
                <span>{text}</span>
                {view.claimable.includes(project) && <em>{say('side.claimable')}</em>}
              </span>
              <span className={css.points}>{card.points}</span>
            </button>
          )
        })}
      </div>
    </section>
  )
}
