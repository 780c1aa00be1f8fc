import { type HeldMission, missionName, type View } from '@masterplan/brick-by-brick/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import { missionLabel } from '../places.ts'
import { printed, scaleOf } from './card-text.ts'
import css from './side.module.css'

/** The viewer's own missions; at the start all four to choose from, at the end everybody's that were kept. */
export function MissionCards(props: SideProps<View>) {
  const { view, say } = props
  const choosing = view.phase === 'keep' && !view.missions.some(each => each.kept)
  const shown = choosing ? view.missions : view.missions.filter(each => each.kept)
  return view.table.map(({ seat }) => {
    const held = shown.filter(each => each.seat === seat)
    if (held.length === 0) return null
    const mine = seat === view.viewer ? (choosing ? 'side.missions-choose' : 'side.missions') : 'side.missions-of'
    return (
      <section key={seat}>
        <h2>{say(mine, { seat })}</h2>
        <div className={css.cards}>
          {held.map(each => (
            <MissionCard key={each.mission} {...props} held={each} />
          ))}
        </div>
      </section>
    )
  })
}

function MissionCard({ held, ...props }: SideProps<View> & { readonly held: HeldMission }) {
  const { view, ghost, lit, chosen, marked, onPress, say } = props
  const id = missionName(held.mission)
  const { name, text } = printed(id, say)
  const scale = scaleOf(held.mission, say)
  const then = ghost?.missions.find(each => each.mission === held.mission && each.seat === held.seat)?.worth
  const changes = held.kept && then !== undefined && then !== held.worth
  return (
    <button
      type="button"
      className={css.card}
      data-kind="mission"
      data-place={id}
      data-lit={lit.has(id) || undefined}
      data-chosen={chosen.includes(id) || undefined}
      data-marked={marked.has(id) ? id : undefined}
      aria-description={missionLabel(view, held.mission, say)}
      aria-pressed={chosen.includes(id)}
      onClick={() => onPress(id)}
    >
      <span className={css.name}>{id}</span>
      <span className={css.words}>
        <strong>{name}</strong>
        <span>{text}</span>
        <span className={css.scale} title={scale.long}>
          {scale.short}
        </span>
      </span>
      {held.kept && (
        <span className={css.points}>
          {held.worth}
          {changes && <small>→{then}</small>}
        </span>
      )}
    </button>
  )
}
