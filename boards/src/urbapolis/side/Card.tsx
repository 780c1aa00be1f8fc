import type { Seat } from '@masterplan/kernel'
import type { View } from '@masterplan/urbapolis/nouns'
import { memo, type ReactNode } from 'react'
import { Mark } from '../../kit/Mark.tsx'
import type { SideProps } from '../../kit/web-board.ts'
import { givesText } from '../offers.ts'
import { Sign, type SignKind } from '../Sign.tsx'
import { Building } from '../scene/Building.tsx'
import { COLOUR, colourOf, iconsOf, LETTER, type Printed, printed, signed } from '../tile-lookup.ts'
import { tileLabel } from '../tile-places.ts'
import css from './side.module.css'

interface CardProps extends Pick<SideProps<View>, 'view' | 'onPress' | 'say'> {
  readonly lit: boolean
  readonly chosen: boolean
  readonly marked: boolean
  readonly code: string
  readonly where: string // in which row it lies, for screen readers
  readonly children: ReactNode // what lies on it: a coin, workers of a tender
}

/** A tile of the market, of a hand or on offer, with everything printed on it. A press draws only those again that it changes. */
export const Card = memo(function Card({ view, lit, chosen, marked, onPress, say, code, where, children }: CardProps) {
  const tile = printed(code)
  if (tile === undefined) return null
  const family = tile.kind === 'private' ? tile.family : 'public'
  return (
    <button
      type="button"
      className={css.card}
      data-place={code}
      data-lit={lit || undefined}
      data-chosen={chosen || undefined}
      data-marked={marked ? code : undefined}
      aria-description={tileLabel(view, code, where, say)}
      aria-pressed={chosen}
      style={{ borderLeftColor: colourOf(code) }}
      onClick={() => onPress(code)}
    >
      <svg viewBox="-32 -52 66 58" width={46} height={42} aria-hidden="true">
        <Building family={family} rank={tile.kind === 'private' ? tile.rank : 1} />
      </svg>
      <span className={css.words}>
        <span className={css.head}>
          <strong>{say(`tile.${code}`)}</strong>
          <Cost tile={tile} />
        </span>
        <span className={css.line}>
          <code>{code}</code>
          <Chips tile={tile} />
        </span>
        {tile.kind === 'private' ? <Tracks tile={tile} /> : <span>{givesText(code, say)}</span>}
        {children}
      </span>
    </button>
  )
})

function Cost({ tile }: { readonly tile: Printed }) {
  if (tile.kind === 'start') return null
  return (
    <span className={css.cost}>
      {tile.kind === 'private' ? tile.workers : 1}
      <Sign kind="worker" /> {tile.coins}
      <Sign kind="coin" />
    </span>
  )
}

/** What it does to its neighbours. */
function Chips({ tile }: { readonly tile: Printed }) {
  return iconsOf(tile.icons).map(({ family, value }) => (
    <span key={family} className={css.chip} style={{ background: COLOUR[family] }}>
      {`${LETTER[family]}${signed(value)}`}
    </span>
  ))
}

/** What it gives at levels 0 to 6; a row of nothing is left out. */
function Tracks({ tile }: { readonly tile: Printed & { kind: 'private' } }) {
  const tracks: readonly (readonly [SignKind, readonly number[]])[] = [
    ['point', tile.points],
    ['coin', tile.income],
    ['worker', tile.staff],
  ]
  return tracks
    .filter(([, values]) => values.some(value => value > 0))
    .map(([kind, values]) => (
      <span key={kind} className={css.track}>
        <Sign kind={kind} />
        {values.map((value, level) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place in the track
          <span key={level}>{value}</span>
        ))}
      </span>
    ))
}

export function SmallMark({ seat, size }: { readonly seat: Seat; readonly size: number }) {
  return (
    <svg viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
      <Mark seat={seat} x={0} y={0} size={24} />
    </svg>
  )
}
