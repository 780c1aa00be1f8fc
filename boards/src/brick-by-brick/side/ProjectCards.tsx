import { PROJECTS, projectName, type View } from '@masterplan/brick-by-brick/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import { projectLabel } from '../places.ts'
import { LineSign, PointsFigure } from '../Sign.tsx'
import { printed } from './card-text.ts'
import { Schematic } from './Schematic.tsx'
import css from './side.module.css'

/** The four open projects; one that can be claimed has an accent edge, now or with the floor that is held. */
export function ProjectCards(props: SideProps<View>) {
  const { view, say } = props
  return (
    <section>
      <h2>
        {say('side.projects')}
        <span>{say('side.projects-aside')}</span>
      </h2>
      <div className={css.cards}>
        {view.display.map((project, place) =>
          project === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its position
            <p key={`empty ${place}`} className={css.empty}>
              {say('side.no-project')}
            </p>
          ) : (
            <ProjectCard key={project} project={project} {...props} />
          ),
        )}
      </div>
    </section>
  )
}

function ProjectCard({ project, ...props }: SideProps<View> & { readonly project: number }) {
  const { view, ghost, lit, chosen, marked, onPress, say } = props
  const id = projectName(project)
  const { name, text } = printed(id, say)
  const card = PROJECTS[project - 1]!
  const now = view.claimable.includes(project)
  const then = !now && ghost?.phase === 'claim' && ghost.claimable.includes(project)
  return (
    <button
      type="button"
      className={css.card}
      data-project
      data-then={then || undefined}
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
        <span className={css.head}>
          <strong>{name}</strong>
          <span className={css.cost}>
            {card.points}
            <PointsFigure />
          </span>
        </span>
        <span className={css.note}>{text}</span>
        {(now || then) && (
          <span className={css.now}>
            <LineSign of="yes" size={14} />
            {say(now ? 'side.claimable' : 'side.claimable-then')}
          </span>
        )}
      </span>
    </button>
  )
}
