import { LANDS, type View } from '@masterplan/brick-by-brick/nouns'
import type { Seat } from '@masterplan/kernel'
import { memo } from 'react'
import { Mark } from '../../kit/Mark.tsx'
import type { SideProps } from '../../kit/web-board.ts'
import { LAND_FILL } from '../scene/Ground.tsx'
import { MissionCards } from './MissionCards.tsx'
import { PloyChips } from './PloyChips.tsx'
import { ProjectCards } from './ProjectCards.tsx'
import css from './side.module.css'

/** What lies beside the hillside: projects, the missions the viewer may know, ploys, the supply and the key to the lands. */
export const Side = memo(function Side(props: SideProps<View>) {
  const { phase } = props.view
  return (
    <div className={css.side}>
      {phase === 'keep' && <MissionCards {...props} />}
      <ProjectCards {...props} />
      {phase !== 'keep' && <MissionCards {...props} />}
      <PloyChips {...props} />
      <footer className={css.foot}>
        <Round {...props} />
        <Key {...props} />
      </footer>
    </div>
  )
})

type Turn = 'done' | 'now' | 'to-come' | 'waiting'
const SIGNS: Readonly<Record<Turn, string>> = { done: '✓', now: '▸', 'to-come': '·', waiting: '…' }

/** Who has had a turn in this round, and what is left of roofs and projects. */
function Round({ view, say }: SideProps<View>) {
  const { roofs, deck, table, actions } = view
  return (
    <div className={css.round}>
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
      <span>
        {roofs} {say('side.roofs')}, {deck} {say('side.deck')}
      </span>
    </div>
  )
}

/** The lands, and how many brambles each can still replace. */
function Key({ view, say }: SideProps<View>) {
  return (
    <div className={css.key}>
      {LANDS.map(land => (
        <span key={land}>
          <i style={{ background: LAND_FILL[land] }} /> {say(`land.${land}`)} ×{view.landTokens[land]}
        </span>
      ))}
      <span>
        <i style={{ background: LAND_FILL.B }} /> {say('land.B')}
      </span>
    </div>
  )
}

function turnOf({ phase, round, waiting, seat: now, played }: View, seat: Seat): Turn {
  if (phase === 'keep') return waiting.includes(seat) ? 'waiting' : 'done'
  if (round === 0) return 'to-come'
  if (seat === now && phase !== 'over') return 'now'
  return played.includes(seat) ? 'done' : 'to-come'
}
