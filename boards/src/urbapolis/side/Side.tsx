import type { Seat } from '@masterplan/kernel'
import type { View } from '@masterplan/urbapolis/nouns'
import { memo, type ReactNode } from 'react'
import type { SideProps } from '../../kit/web-board.ts'
import { tenderOf } from '../offers.ts'
import { HIGHER } from '../presses.ts'
import { Sign } from '../Sign.tsx'
import { Card, SmallMark } from './Card.tsx'
import { Hands } from './Hands.tsx'
import { Round } from './Round.tsx'
import css from './side.module.css'

/** How maps and cards are read. */
const LEGEND = ['side.legend-families', 'side.legend-card', 'side.legend-building', 'side.legend-plot'] as const

/** What lies beside the map: the round and its order, one's own hand, and everything that can be taken or bid for. */
export const Side = memo(function Side(props: SideProps<View>) {
  const { view, say } = props
  const mine = view.viewer === 'audience' ? undefined : view.seats[view.viewer]
  const hand = mine?.hand.kind === 'open' ? mine.hand.tiles : []
  const where = mine === undefined ? '' : say('where.hand', { owner: mine.seat })
  return (
    <div className={css.side}>
      {(props.lit.has(HIGHER) || props.marked.has(HIGHER)) && <HigherBids {...props} />}
      <Round {...props} />
      {mine && view.phase !== 'pick' && <Row {...props} title="hand" codes={hand} where={where} laid={() => null} />}
      <Row {...props} title="market" codes={view.market} where={say('where.market')} laid={() => null} />
      {view.publics.length > 0 && (
        <Row
          {...props}
          title="publics"
          codes={view.publics}
          where={say('where.publics')}
          laid={code => <Tender {...props} code={code} />}
        />
      )}
      {view.obsolete.length > 0 && (
        <Row
          {...props}
          title="obsolete"
          codes={view.obsolete}
          where={say('where.obsolete')}
          laid={() => (
            <span className={css.coin}>
              +1 <Sign kind="coin" />
            </span>
          )}
        />
      )}
      <Hands {...props} />
      <details className={css.legend}>
        <summary>{say('side.legend')}</summary>
        {LEGEND.map(code => (
          <p key={code}>{say(code)}</p>
        ))}
      </details>
    </div>
  )
})

/** The same place as in the picture, large enough for a finger on a phone. */
function HigherBids({ lit, marked, onPress, say }: SideProps<View>) {
  return (
    <button
      type="button"
      className={css.higher}
      data-place={HIGHER}
      data-lit={lit.has(HIGHER) || undefined}
      data-marked={marked.has(HIGHER) ? HIGHER : undefined}
      onClick={() => onPress(HIGHER)}
    >
      {say('place.higher')}
    </button>
  )
}

interface RowProps extends SideProps<View> {
  readonly title: 'hand' | 'market' | 'publics' | 'obsolete'
  readonly codes: readonly string[]
  readonly where: string
  readonly laid: (code: string) => ReactNode // what lies on a tile
}

/** A row can be folded away: hands and markets grow long. */
function Row({ title, codes, where, laid, ...props }: RowProps) {
  return (
    <details open className={css.row}>
      <summary>
        <h2>
          {props.say(`side.${title}`)} <span className={css.count}>{codes.length}</span>
        </h2>
      </summary>
      {codes.length === 0 && <p className={css.empty}>{props.say('side.empty')}</p>}
      <div className={css.cards}>
        {codes.map(code => (
          <Card
            key={code}
            view={props.view}
            onPress={props.onPress}
            say={props.say}
            lit={props.lit.has(code)}
            chosen={props.chosen.includes(code)}
            marked={props.marked.has(code)}
            code={code}
            where={where}
          >
            {laid(code)}
          </Card>
        ))}
      </div>
    </details>
  )
}

/** Workers on a public building: who leads, and who else has some there. */
function Tender({ view, ghost, say, code }: SideProps<View> & { readonly code: string }) {
  const now = tenderOf(view, code)
  const then = ghost === null ? now : tenderOf(ghost, code)
  const shown = then ?? now
  if (shown === undefined) return null
  const coming = shown.bid !== now?.bid
  return (
    <span className={css.tender} data-coming={coming || undefined}>
      {shown.stakes.map((stake, at) => {
        const seat = at as Seat
        return stake === 0 ? null : (
          <span key={seat} data-leads={seat === shown.leader || undefined}>
            <SmallMark seat={seat} size={20} />
            {stake}
            <Sign kind="worker" />
          </span>
        )
      })}
      <em>{say('side.leads', { leader: shown.leader })}</em>
    </span>
  )
}
