import { levelOf, type View } from '@masterplan/urbapolis/nouns'
import { memo, type ReactNode } from 'react'
import type { SideProps } from '../../kit/web-board.ts'
import type { KindName } from '../KindSign.tsx'
import { Sign } from '../Sign.tsx'
import { printed } from '../tile-lookup.ts'
import { Card } from './Card.tsx'
import { Hands } from './Hands.tsx'
import { Key } from './Key.tsx'
import { Round } from './Round.tsx'
import css from './side.module.css'
import { Tender } from './Tender.tsx'

/** What lies beside the map: one's own hand, everything that can be taken or bid for, the round, and the key. */
export const Side = memo(function Side(props: SideProps<View>) {
  const { view, say } = props
  const mine = view.viewer === 'audience' ? undefined : view.seats[view.viewer]
  const hand = mine?.hand.kind === 'open' ? mine.hand.tiles : []
  const where = mine === undefined ? '' : say('where.hand', { owner: mine.seat })
  return (
    <div className={css.side}>
      {mine && view.phase !== 'pick' && (
        <Row {...props} title="hand" of="build" codes={hand} where={where} laid={() => null} />
      )}
      <Row {...props} title="market" of="take" codes={view.market} where={say('where.market')} laid={() => null} />
      {view.obsolete.length > 0 && (
        <Row
          {...props}
          title="obsolete"
          of="take"
          codes={view.obsolete}
          where={say('where.obsolete')}
          laid={() => (
            <span className={css.coin}>
              +1 <Sign kind="coin" />
            </span>
          )}
        />
      )}
      {view.publics.length > 0 && (
        <Row
          {...props}
          title="publics"
          of="bid"
          codes={view.publics}
          where={say('where.publics')}
          laid={code => <Tender {...props} code={code} />}
        />
      )}
      <Hands {...props} />
      <Round {...props} />
      <Key say={say} />
    </div>
  )
})

interface RowProps extends SideProps<View> {
  readonly title: 'hand' | 'market' | 'publics' | 'obsolete'
  readonly of: KindName // the kind of move that these tiles are for
  readonly codes: readonly string[]
  readonly where: string
  readonly laid: (code: string) => ReactNode // what lies on a tile
}

/** Where there is little room, the rows that the chosen kind needs stay open and the others fold to pictures with names. */
function Row({ title, of, codes, where, laid, ...props }: RowProps) {
  const { view, ghost, lit, chosen, marked, lastMoves, kind, say } = props
  const asked = codes.some(code => lit.has(code) || chosen.includes(code))
  const open = asked || (kind === null ? title !== 'publics' && title !== 'obsolete' : kind === of)
  const graded = codes.some(code => printed(code)?.kind === 'private')
  return (
    <section className={css.row} data-open={open || undefined} data-asked={asked || undefined}>
      <h2>
        {say(`side.${title}`)}
        <span className={css.count}>{say('side.cards', { count: codes.length })}</span>
        {graded && <Levels label={say('side.level')} />}
      </h2>
      {codes.length === 0 && <p className={css.empty}>{say('side.empty')}</p>}
      <div className={css.cards}>
        {codes.map(code => (
          <Card
            key={code}
            view={view}
            onPress={props.onPress}
            say={say}
            lit={lit.has(code)}
            chosen={chosen.includes(code)}
            marked={marked.has(code)}
            last={lastMoves.get(code) ?? null}
            level={chosen.includes(code) ? heldLevel(ghost, code) : null}
            code={code}
            where={where}
          >
            {laid(code)}
          </Card>
        ))}
      </div>
    </section>
  )
}

/** The level that a held tile would have where it is held. */
function heldLevel(ghost: View | null, code: string): number | null {
  const total = ghost?.plots.find(({ building }) => building === code)?.total ?? null
  return total === null ? null : levelOf(total)
}

/** Levels 0 to 6, above the tracks of the cards. */
function Levels({ label }: { readonly label: string }) {
  return (
    <span className={css.levels}>
      <span>{label}</span>
      {LEVELS.map(level => (
        <span key={level}>{level}</span>
      ))}
    </span>
  )
}
const LEVELS = [0, 1, 2, 3, 4, 5, 6] as const
