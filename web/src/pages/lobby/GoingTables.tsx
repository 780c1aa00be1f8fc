import { titleOf } from '@masterplan/boards/games'
import type { OwnCard } from '@masterplan/protocol'
import { Link } from '@tanstack/react-router'
import { GamePicture } from '../../kit/GamePicture.tsx'
import { leftWord } from '../../words/deadline-words.ts'
import { useSpeech } from '../../words/speech.tsx'
import { othersAt, seatName } from './card-names.ts'
import css from './lobby.module.css'

interface GoingTablesProps {
  readonly title: string
  readonly tables: readonly OwnCard[]
}

/** Tables that go on: where it is one's turn only the first is filled, and the nearest deadline is red. */
export function GoingTables({ title, tables }: GoingTablesProps) {
  if (tables.length === 0) return null
  const dues = tables.flatMap(card => (card.waits ? [dueOf(card) ?? Number.POSITIVE_INFINITY] : []))
  const nearest = Math.min(...dues)
  return (
    <section className={css.section} aria-label={title}>
      <h2>{title}</h2>
      {tables.map((card, at) => (
        <GoingTable key={card.table} card={card} isFirst={card.waits && at === 0} isNearest={dueOf(card) === nearest} />
      ))}
    </section>
  )
}

const dueOf = ({ awaited }: OwnCard): number | undefined =>
  awaited.flatMap(({ until }) => (until === null ? [] : [until])).sort((one, other) => one - other)[0]

interface GoingTableProps {
  readonly card: OwnCard
  readonly isFirst: boolean
  readonly isNearest: boolean
}

function GoingTable({ card, isFirst, isNearest }: GoingTableProps) {
  const { word, list, language } = useSpeech()
  const { table, game, waits, status, changed, seats, players } = card
  const others = othersAt(card, word)
  const timeOf = (time: number) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
  const due = dueOf(card)
  const turn = card.awaited.map(({ seat }) => seatName(card, seat, word))
  const taken = seats.filter(({ kind }) => kind !== 'nobody').length
  const said = (): string => {
    if (status === 'gathering' && waits) return word('online.you-are-invited')
    if (status === 'gathering') return word('lobby.gathers', { taken, players })
    if (waits) return word('online.last-action', { time: timeOf(changed) })
    return `${word('online.turn-of', { names: list(turn) })} · ${word('online.last-action', { time: timeOf(changed) })}`
  }
  return (
    <article className={`sheet ${css.going}`} data-table={table} data-waits={waits || undefined}>
      <GamePicture game={game} />
      <p>
        <b>{others.length === 0 ? titleOf(game) : word('lobby.with', { game: titleOf(game), names: list(others) })}</b>
        <small>{said()}</small>
      </p>
      {due !== undefined && (
        <p
          className={css.due}
          data-nearest={isNearest || undefined}
          title={word('online.until', { time: timeOf(due) })}
        >
          <b>{leftWord(due - Date.now(), word)}</b>
          <small>{waits ? word('lobby.left') : word('lobby.left-for', { names: list(turn) })}</small>
        </p>
      )}
      <Link to="/table/$id" params={{ id: table }} className={isFirst ? 'button primary' : 'button'}>
        {word(!waits ? 'lobby.look' : status === 'gathering' ? 'lobby.answer' : 'lobby.play')}
      </Link>
    </article>
  )
}
