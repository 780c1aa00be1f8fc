import type { Seat } from '@masterplan/kernel'
import type { View } from '@masterplan/urbapolis/nouns'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { Mark } from '../../kit/Mark.tsx'
import type { SideProps } from '../../kit/web-board.ts'
import { bestPlot } from '../foretold.ts'
import { givesText } from '../offers.ts'
import { given, Sign, type SignKind } from '../Sign.tsx'
import { Building } from '../scene/Building.tsx'
import { COLOUR, colourOf, iconsOf, type Printed, printed, signed, yieldOf } from '../tile-lookup.ts'
import { tileLabel } from '../tile-places.ts'
import css from './side.module.css'

interface CardProps extends Pick<SideProps<View>, 'view' | 'onPress' | 'say'> {
  readonly lit: boolean
  readonly chosen: boolean
  readonly marked: boolean
  readonly last: Seat | null // who bid for it since one's own last move
  readonly level: number | null // that it would have where it is held
  readonly code: string
  readonly where: string // in which row it lies, for screen readers
  readonly children: ReactNode // what lies on it: a coin, workers of a tender
}

/** A tile of the market, of a hand or on offer, with everything printed on it. A press draws only those again that it changes. */
export const Card = memo(function Card({ level, code, where, children, last, ...props }: CardProps) {
  const { view, lit, chosen, marked, onPress, say } = props
  const tile = printed(code)
  if (tile === undefined) return null
  const family = tile.kind === 'private' ? tile.family : 'public'
  const colours = {
    '--family': colourOf(code),
    ...(last !== null && { '--last': `var(--seat-${last + 1})` }),
  } as CSSProperties
  return (
    <button
      type="button"
      className={css.card}
      data-place={code}
      data-lit={lit || undefined}
      data-chosen={chosen || undefined}
      data-marked={marked ? code : undefined}
      data-last={last ?? undefined}
      aria-description={tileLabel(view, code, where, say)}
      aria-pressed={chosen}
      style={colours}
      onClick={() => onPress(code)}
    >
      <svg viewBox="-32 -52 66 58" width={44} height={39} aria-hidden="true">
        <Building family={family} rank={tile.kind === 'private' ? tile.rank : 1} />
      </svg>
      <span className={css.words}>
        <span className={css.head}>
          <strong>{say(`tile.${code}`)}</strong>
          <Cost tile={tile} />
        </span>
        <span className={css.chips}>
          <Chips tile={tile} say={say} />
          {tile.kind !== 'private' && <span className={css.note}>{givesText(code, say)}</span>}
        </span>
        {tile.kind === 'private' && <Tracks tile={tile} level={level} />}
        <Fits view={view} tile={tile} say={say} />
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
function Chips({ tile, say }: Pick<CardProps, 'say'> & { readonly tile: Printed }) {
  return iconsOf(tile.icons).map(({ family, value }) => (
    <span key={family} className={css.chip} style={{ background: COLOUR[family] }}>
      {`${say(`letter.${family}`)}${signed(value)}`}
    </span>
  ))
}

/** What it gives at levels 0 to 6; a row of nothing is left out. */
function Tracks({
  tile,
  level: held,
}: {
  readonly tile: Printed & { kind: 'private' }
  readonly level: number | null
}) {
  const tracks: readonly (readonly [SignKind, readonly number[]])[] = [
    ['point', tile.points],
    ['coin', tile.income],
    ['worker', tile.staff],
  ]
  return tracks
    .filter(([, values]) => values.some(value => value > 0))
    .map(([kind, values]) => (
      <span key={kind} className={css.track}>
        <Sign kind={kind} size={14} />
        {values.map((value, level) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place in the track
          <span key={level} data-at={level === held || undefined}>
            {value}
          </span>
        ))}
      </span>
    ))
}

/** In place of its tracks, where there is little room: what it would be on one's own plot that suits it best. */
function Fits({ view, tile, say }: Pick<CardProps, 'view' | 'say'> & { readonly tile: Printed }) {
  const best = view.viewer === 'audience' ? undefined : bestPlot(view, view.viewer, tile.code)
  if (tile.kind !== 'private' || best === undefined) return null
  const { points, income, staff } = yieldOf(tile.code, best.level)
  return (
    <span className={css.fits}>
      {say('side.fits', best)}
      {given({ point: points, coin: income, worker: staff }).map(({ kind, text }) => (
        <b key={kind}>
          {text}
          <Sign kind={kind} />
        </b>
      ))}
    </span>
  )
}

/** As large as its letter needs. */
export function SmallMark({ seat }: { readonly seat: Seat }) {
  return (
    <svg viewBox="-13 -13 26 26" width={26} height={26} aria-hidden="true">
      <Mark seat={seat} x={0} y={0} size={24} />
    </svg>
  )
}
