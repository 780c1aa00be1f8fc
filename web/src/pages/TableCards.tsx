import { titleOf } from '@masterplan/boards/games'
import type { OwnCard, SeatHolder, TableCard } from '@masterplan/protocol'
import { Link } from '@tanstack/react-router'
import { holderWord } from '../words/bot-words.ts'
import { clockWord } from '../words/clock-words.ts'
import { type SayWord, useSpeech } from '../words/speech.tsx'
import css from './online.module.css'

type ShownCard = TableCard & Partial<Pick<OwnCard, 'waits'>>

interface TableCardsProps {
  readonly title: string
  readonly tables: readonly ShownCard[]
}

/** Tables, each with who sits there, how it is timed, whose turn it is and until when. */
export function TableCards({ title, tables }: TableCardsProps) {
  const { word } = useSpeech()
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <div className={css.cards}>
        {tables.map(table => (
          <article key={table.table} className="sheet" data-table={table.table} data-waits={table.waits || undefined}>
            <h3>{titleOf(table.game)}</h3>
            <p>{table.seats.map(holder => listed(holder, word)).join(' · ')}</p>
            <p>{clockWord(table.clock, word)}</p>
            <TurnOf table={table} />
            {table.result && <p>{word('online.scores', { scores: table.result.scores.join(' : ') })}</p>}
            <Link to="/table/$id" params={{ id: table.table }} className="button">
              {word(table.status === 'gathering' ? 'online.join' : 'online.open')}
            </Link>
          </article>
        ))}
      </div>
    </section>
  )
}

/** A list does not know who is there: nobody is called away by it. */
const listed = (holder: SeatHolder, word: SayWord): string =>
  holderWord(holder.kind === 'person' ? { ...holder, here: true } : holder, word)

function TurnOf({ table }: { readonly table: ShownCard }) {
  const { word, list, language } = useSpeech()
  const { status, waits, seats, awaited, changed } = table
  if (status === 'gathering') return waits ? <p className={css.waits}>{word('online.you-are-invited')}</p> : null
  const timeOf = (time: number) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
  const names = awaited.flatMap(({ seat }) => (seats[seat] === undefined ? [] : [listed(seats[seat], word)]))
  const soonest = awaited.flatMap(({ until }) => (until === null ? [] : [until])).sort((one, other) => one - other)[0]
  return (
    <>
      {names.length > 0 && (
        <p className={waits ? css.waits : undefined}>
          {waits ? word('online.your-turn') : word('online.turn-of', { names: list(names) })}
          {soonest !== undefined && <> · {word('online.until', { time: timeOf(soonest) })}</>}
        </p>
      )}
      <p>{word('online.last-action', { time: timeOf(changed) })}</p>
    </>
  )
}
