import { type HeldMission, knownScores, MISSIONS, missionName, type View } from '@masterplan/brick-by-brick/nouns'
import { Fragment } from 'react'
import type { SideProps } from '../../kit/web-board.ts'
import { missionLabel } from '../places.ts'
import { PointsFigure } from '../Sign.tsx'
import { printed, scaleOf } from './card-text.ts'
import css from './side.module.css'
import { type Step, trackOf } from './track.ts'

/** The viewer's own missions; at the start all four to choose from, at the end everybody's that were kept. */
export function MissionCards(props: SideProps<View>) {
  const { view, say } = props
  const choosing = view.phase === 'keep' && !view.missions.some(each => each.kept)
  const shown = choosing ? view.missions : view.missions.filter(each => each.kept)
  return view.table.map(({ seat }) => {
    const held = shown.filter(each => each.seat === seat)
    if (held.length === 0) return null
    const mine = seat === view.viewer ? (choosing ? 'side.missions-choose' : 'side.missions') : 'side.missions-of'
    const worth = held.reduce((sum, each) => sum + each.worth, 0)
    const total = knownScores(view)[seat]?.total
    return (
      <section key={seat}>
        <h2>
          {say(mine, { seat })}
          {!choosing && total !== undefined && (
            <span>{say(view.phase === 'over' ? 'side.worth' : 'side.secret', { worth, total })}</span>
          )}
        </h2>
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
      data-mission
      data-place={id}
      data-lit={lit.has(id) || undefined}
      data-chosen={chosen.includes(id) || undefined}
      data-marked={marked.has(id) ? id : undefined}
      aria-description={missionLabel(view, held.mission, say)}
      aria-pressed={chosen.includes(id)}
      onClick={() => onPress(id)}
    >
      <span className={css.head}>
        <strong>{name}</strong>
        {held.kept && (
          <span className={css.cost}>
            {held.worth}
            {changes && <b>→{then}</b>}
            <PointsFigure />
          </span>
        )}
      </span>
      <span className={css.note}>
        {text}
        {MISSIONS[held.mission - 1]?.counts === 'keys' && ` (${scale.short})`}
      </span>
      <Track steps={trackOf(view, held)} stands={held.kept} title={scale.long} />
    </button>
  )
}

interface TrackProps {
  readonly steps: readonly Step[]
  readonly stands: boolean // before a mission is kept nobody stands on it
  readonly title: string
}

/** What is counted above, points below; where its holder stands is filled. */
function Track({ steps, stands, title }: TrackProps) {
  return (
    <span className={css.track} title={title} aria-hidden="true">
      <span />
      <span>
        <PointsFigure />
      </span>
      {steps.map(({ count, points, here }) => (
        <Fragment key={count}>
          <span data-here={(stands && here) || undefined}>{count}</span>
          <span data-here={(stands && here) || undefined}>{points}</span>
        </Fragment>
      ))}
    </span>
  )
}
