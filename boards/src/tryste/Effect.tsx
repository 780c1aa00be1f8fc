import type { Seat } from '@masterplan/kernel'
import { type PurseView, RESOURCES, type View, ZONES } from '@masterplan/tryste/nouns'
import type { SideProps } from '../kit/web-board.ts'
import { SmallMark } from './SmallMark.tsx'
import css from './side.module.css'

type Figure = { readonly name: string; readonly now: number; readonly next: number }

/** What the move under consideration would change in purses, before it is made. */
export function Effect({ view, ghost, say }: SideProps<View>) {
  if (ghost === null) return null
  const changes = view.purses.flatMap(({ seat }) => {
    const figures = figuresOf(view, ghost, seat).filter(({ now, next }) => now !== next)
    return figures.length === 0 ? [] : [{ seat, figures }]
  })
  if (changes.length === 0) return null
  return (
    <section className={css.effect} aria-live="polite">
      <h2>{say('side.effect')}</h2>
      {changes.map(({ seat, figures }) => (
        <p key={seat}>
          <SmallMark seat={seat} size={20} />
          {figures.map(({ name, now, next }) => (
            <span key={name}>
              {say(`figure.${name}`)}{' '}
              <strong>
                {now} → {next}
              </strong>
            </span>
          ))}
        </p>
      ))}
    </section>
  )
}

function figuresOf(view: View, ghost: View, seat: Seat): readonly Figure[] {
  const [now, then] = [view.purses[seat]!, ghost.purses[seat]!]
  const figure = (name: string, read: (purse: PurseView) => number): Figure => ({
    name,
    now: read(now),
    next: read(then),
  })
  return [
    figure('gobs', purse => purse.gobs),
    figure('prestige', purse => purse.prestige),
    figure('hype', purse => purse.hype),
    figure('tokens', purse => purse.tokens),
    ...RESOURCES.map(name => figure(name, purse => purse.resources[name])),
    ...ZONES.map(zone => figure(`${zone}-tile`, purse => purse.tiles[zone])),
    figure('improvements', purse => purse.improvements),
    { name: 'income', now: incomeOf(view, seat), next: incomeOf(ghost, seat) },
  ]
}

/** Of all constructs of a player in a year, before shares and Hype. */
export const incomeOf = ({ stoojes }: View, seat: Seat): number =>
  stoojes.reduce((sum, { construct }) => sum + (construct?.owner === seat ? construct.income : 0), 0)
