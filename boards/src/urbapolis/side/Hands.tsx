import type { SeatView, View } from '@masterplan/urbapolis/nouns'
import { memo } from 'react'
import type { SideProps } from '../../kit/web-board.ts'
import { colourOf } from '../tile-lookup.ts'
import { tileLabel } from '../tile-places.ts'
import { SmallMark } from './Card.tsx'
import css from './side.module.css'

/** What others hold, as far as it lies open, and which public buildings will be on offer when. */
export function Hands(props: SideProps<View>) {
  const { view, say } = props
  const others = view.seats.filter(({ seat }) => seat !== view.viewer)
  const coming = view.reserved.flatMap((codes, at) => (codes.length === 0 ? [] : [{ codes, round: at + 2 }]))
  return (
    <>
      {coming.length > 0 && (
        <section className={css.hands}>
          <h2>{say('side.coming')}</h2>
          {coming.map(({ codes, round }) => (
            <div key={round} className={css.other}>
              <span className={css.when}>{say('side.round-short', { round })}</span>
              <SmallTiles {...props} codes={codes} where={say('where.reserved', { round })} />
            </div>
          ))}
        </section>
      )}
      <section className={css.hands}>
        <h2>{say('side.hands')}</h2>
        {others.map(seat => (
          <div key={seat.seat} className={css.other}>
            <SmallMark seat={seat.seat} />
            <Held {...props} seat={seat} />
          </div>
        ))}
      </section>
    </>
  )
}

function Held({ seat, ...props }: SideProps<View> & { readonly seat: SeatView }) {
  const { say } = props
  const { hand } = seat
  if (hand.kind === 'closed') {
    return <span>{say('side.closed', { privates: hand.privates, publics: hand.publics })}</span>
  }
  if (hand.tiles.length === 0) return <span className={css.empty}>{say('side.empty')}</span>
  return <SmallTiles {...props} codes={hand.tiles} where={say('where.hand', { owner: seat.seat })} />
}

interface SmallProps extends SideProps<View> {
  readonly codes: readonly string[]
  readonly where: string
}

/** Tiles by name only; what is printed on them is their label. */
function SmallTiles({ lit, chosen, marked, codes, ghost: _, ...props }: SmallProps) {
  return (
    <span className={css.small}>
      {codes.map(code => (
        <SmallTile
          key={code}
          {...props}
          code={code}
          lit={lit.has(code)}
          chosen={chosen.includes(code)}
          marked={marked.has(code)}
        />
      ))}
    </span>
  )
}

interface SmallTileProps extends Pick<SmallProps, 'view' | 'onPress' | 'say' | 'where'> {
  readonly code: string
  readonly lit: boolean
  readonly chosen: boolean
  readonly marked: boolean
}

const SmallTile = memo(function SmallTile({ view, lit, chosen, marked, onPress, say, code, where }: SmallTileProps) {
  const label = tileLabel(view, code, where, say)
  return (
    <button
      type="button"
      className={css.tile}
      data-place={code}
      data-lit={lit || undefined}
      data-chosen={chosen || undefined}
      data-marked={marked ? code : undefined}
      title={label}
      aria-description={label}
      style={{ borderLeftColor: colourOf(code) }}
      onClick={() => onPress(code)}
    >
      {say(`tile.${code}`)}
    </button>
  )
})
