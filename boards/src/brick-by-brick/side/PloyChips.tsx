import type { View } from '@masterplan/brick-by-brick/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import { LineSign } from '../Sign.tsx'
import { type PloyNow, ploysNow } from './ploys.ts'
import css from './side.module.css'

/** The four ploys with where each leads, or why it cannot be played; dots for how many are left. */
export function PloyChips(props: SideProps<View>) {
  const { view, say } = props
  const seat = view.viewer === 'audience' ? view.seat : view.viewer
  const ploys = ploysNow(view, seat)
  const left = view.table[seat]?.ploys ?? 0
  if (ploys.length === 0 || view.phase === 'over') return null
  const dots = Array.from({ length: Math.max(view.options.ployTokens, left) }, (_, at) => at < left)
  return (
    <section>
      <h2>
        {say('side.ploys')}
        <span className={css.left}>
          {/* biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number */}
          {dots.map((full, at) => (full ? <i key={at} data-full /> : <i key={at} />))}
          {say('side.ploys-left', { left })}
        </span>
      </h2>
      <div className={css.ploys}>
        {ploys.map(ploy => (
          <Chip key={ploy.id} ploy={ploy} {...props} />
        ))}
      </div>
    </section>
  )
}

/** Where one place tells which ploy is meant it can be pressed here; the others are chosen on the board. */
function Chip({ ploy, lit, chosen, onPress, say }: SideProps<View> & { readonly ploy: PloyNow }) {
  const { id, name, aside, may, place } = ploy
  const words = (
    <>
      <LineSign of={id} />
      <span>
        <strong>{say(name.code, name.facts)}</strong>
        <small>{say(aside.code, aside.facts)}</small>
      </span>
    </>
  )
  if (place === null) {
    return (
      <div className={css.ploy} data-may={may || undefined}>
        {words}
      </div>
    )
  }
  return (
    <button
      type="button"
      className={css.ploy}
      data-may
      data-open={lit.has(place) || undefined}
      aria-pressed={chosen.includes(place)}
      onClick={() => onPress(place)}
    >
      {words}
    </button>
  )
}
