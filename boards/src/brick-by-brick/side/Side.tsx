import type { View } from '@masterplan/brick-by-brick/nouns'
import type { Seat } from '@masterplan/kernel'
import { memo } from 'react'
import { Mark } from '../../kit/Mark.tsx'
import type { SideProps } from '../../kit/web-board.ts'
import { MissionCards } from './MissionCards.tsx'
import { ProjectCards } from './ProjectCards.tsx'
import css from './side.module.css'

/** What lies beside the hillside: the round, the supply, the projects, and the missions the viewer may know. */
export const Side = memo(function Side(props: SideProps<View>) {
  const choosing = props.view.phase === 'keep'
  return (
    <div className={css.side}>
      <Round {...props} />
      {choosing && <MissionCards {...props} />}
      <ProjectCards {...props} />
      {!choosing && <MissionCards {...props} />}
    </div>
  )
})

type Turn = 'done' | 'now' | 'to-come' | 'waiting'
const SIGNS: Readonly<Record<Turn, string>> = { done: '✓', now: '▸', 'to-come': '·', waiting: '…' }

function Round({ view, say }: SideProps<View>) {
  const { round, lastRound, roofs, deck, table, actions } = view
  return (
    <section className={css.round}>
      <h2>
        {round === 0 ? say('side.setup') : say('side.round', { round })}
        {lastRound && <strong className={css.last}>{say('side.last-round')}</strong>}
      </h2>
      <ul className={css.turns} aria-label={say('side.played')}>
        {table.map(({ seat }) => {
          const turn = turnOf(view, seat)
          const label = say(turn === 'waiting' ? 'side.waiting' : `side.turn-${turn}`, { seat, actions })
          return (
            <li key={seat} data-state={turn} title={label}>
              <svg viewBox="-13 -13 26 26" width={24} height={24} aria-hidden="true">
                <Mark seat={seat} x={0} y={0} size={24} />
              </svg>
              <span aria-hidden="true">{turn === 'now' && actions > 1 ? `${SIGNS.now}${actions}` : SIGNS[turn]}</span>
              <span className="unseen">{label}</span>
            </li>
          )
        })}
      </ul>
      <dl className={css.supply}>
        <div>
          <dt>{say('side.roofs')}</dt>
          <dd>{roofs}</dd>
        </div>
        <div>
          <dt>{say('side.deck')}</dt>
          <dd>{deck}</dd>
        </div>
      </dl>
    </section>
  )
}

function turnOf({ phase, round, waiting, seat: now, played }: View, seat: Seat): Turn {
  if (phase === 'keep') return waiting.includes(seat) ? 'waiting' : 'done'
  if (round === 0) return 'to-come'
  if (seat === now && phase !== 'over') return 'now'
  return played.includes(seat) ? 'done' : 'to-come'
}
