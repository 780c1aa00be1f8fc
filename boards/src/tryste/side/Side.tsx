import type { View } from '@masterplan/tryste/nouns'
import { memo } from 'react'
import type { SideProps } from '../../kit/web-board.ts'
import { Bank } from './Bank.tsx'
import { Decision } from './Decision.tsx'
import { Hand } from './Hand.tsx'
import { Roles } from './Roles.tsx'
import css from './side.module.css'

/** Beside the map: what is being decided first, then the roles with their money, cards, and the bank. */
export const Side = memo(function Side(props: SideProps<View>) {
  const { view, lit, say } = props
  const cardsAsked = view.step !== 'pick' && [...lit].some(id => id.startsWith('card:'))
  return (
    <div className={css.side}>
      <Decision {...props} />
      {cardsAsked && <Hand {...props} />}
      <Roles {...props} />
      {!cardsAsked && <Hand {...props} />}
      <Bank view={view} say={say} />
      <details className={css.legend}>
        <summary>{say('side.legend')}</summary>
        <p>{say('legend.map')}</p>
        <p>{say('legend.neighbours')}</p>
        <p>{say('legend.blyce')}</p>
      </details>
    </div>
  )
})
