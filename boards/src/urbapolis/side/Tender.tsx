import type { Seat } from '@masterplan/kernel'
import type { View } from '@masterplan/urbapolis/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import { tenderOf } from '../offers.ts'
import { Sign } from '../Sign.tsx'
import { SmallMark } from './Card.tsx'
import css from './side.module.css'

/** Workers on a public building: who leads, what it takes to lead, and who else has some there. */
export function Tender({ view, ghost, say, code }: SideProps<View> & { readonly code: string }) {
  const now = tenderOf(view, code)
  const then = ghost === null ? now : tenderOf(ghost, code)
  const shown = then ?? now
  if (shown === undefined) return null
  const { leader, bid, stakes } = shown
  const others = stakes.flatMap((stake, seat) => (stake > 0 && seat !== leader ? [{ seat: seat as Seat, stake }] : []))
  const mine = leader === view.viewer
  return (
    <span className={css.tender} data-coming={bid !== now?.bid || undefined}>
      <SmallMark seat={leader} />
      {say(mine ? 'side.leading' : 'side.leads', { leader, bid, next: bid + 1 })}
      {others.map(({ seat, stake }) => (
        <span key={seat}>
          <SmallMark seat={seat} />
          {stake}
          <Sign kind="worker" />
        </span>
      ))}
    </span>
  )
}
