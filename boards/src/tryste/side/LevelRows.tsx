import type { View } from '@masterplan/tryste/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import { levelPlace } from '../press/place-names.ts'
import { CREW_SHORTAGE, type LevelOnOffer, levelsOf } from '../press/works.ts'
import { stoojAt } from '../scene/coordinates.ts'
import { where } from '../words/where.ts'
import { pressable } from './pressable.ts'
import roles from './roles.module.css'
import rows from './rows.module.css'
import css from './side.module.css'

/** How high the pressed plot, or those that hints point at, are to be built: each level with its price and what it brings, or why it cannot be. */
export function LevelRows(props: SideProps<View>) {
  const { view, chosen, marked, say } = props
  const among = (ids: Iterable<string>) => [...ids].flatMap(id => stoojAt(view, id) ?? [])
  const pressed = among(chosen)
  return (pressed.length > 0 ? pressed : among(marked)).map(stooj => (
    <section key={stooj.id} className={css.now}>
      <h2 className={`${roles.head} ${rows.head}`}>
        {say('side.how-high')}
        <small>{say('side.on-plot', { stooj: where(stooj.id) })}</small>
      </h2>
      {levelsOf(view, stooj).map(each => (
        <LevelRow key={each.level} {...props} offer={each} />
      ))}
    </section>
  ))
}

interface LevelRowProps extends SideProps<View> {
  readonly offer: LevelOnOffer
}

function LevelRow(props: LevelRowProps) {
  const { view, ghost, chosen, say, offer } = props
  const { level, construct, prestige, income, why } = offer
  const id = levelPlace(level)
  const held = chosen.includes(id)
  const price = held ? (ghost?.payment?.owed ?? offer.price) : offer.price
  const [seat = 0] = view.awaited
  const { gobs = 0 } = view.purses[seat] ?? {}
  const words = { crew: say('side.crew', { card: CREW_SHORTAGE }), money: say('side.too-dear', { gobs }) }
  return (
    <button
      type="button"
      {...pressable(props, id)}
      className={rows.row}
      data-not={why !== null || undefined}
      disabled={why !== null}
    >
      <span className={rows.disc}>{level}</span>
      <span className={rows.words}>
        <strong>{say(`construct.${construct}`)}</strong>
        <small>{why === null ? say('side.level-brings', { prestige, income }) : words[why]}</small>
      </span>
      <b>{say('money', { gobs: price })}</b>
    </button>
  )
}
