import { titleOf } from '@masterplan/boards/games'
import type { History, OwnCard } from '@masterplan/protocol'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { outcomeFor } from '../../match/history.ts'
import { ask } from '../../match/online/api.ts'
import { dayWord } from '../../words/day-word.ts'
import { resultWord } from '../../words/result-words.ts'
import { useSpeech } from '../../words/speech.tsx'
import { othersAt } from './card-names.ts'
import css from './lobby.module.css'

/** What was played, the latest first, a page at a time: by how many points, with whom, and when. */
export function PastTables() {
  const { word } = useSpeech()
  const [past, setPast] = useState<readonly OwnCard[]>([])
  const [next, setNext] = useState<number | null>(null)
  useEffect(() => {
    void pastTables(null).then(page => {
      setPast(page.tables)
      setNext(page.next)
    })
  }, [])
  async function more(before: number) {
    const page = await pastTables(before)
    setPast(known => [...known, ...page.tables])
    setNext(page.next)
  }
  if (past.length === 0) return null
  return (
    <section className={`sheet ${css.list}`} aria-label={word('lobby.lately')}>
      <h2>{word('lobby.lately')}</h2>
      {past.map(card => (
        <PastTable key={card.table} card={card} />
      ))}
      {next !== null && (
        <button type="button" className="button" data-more onClick={() => more(next)}>
          {word('online.more')}
        </button>
      )}
    </section>
  )
}

function PastTable({ card }: { readonly card: OwnCard }) {
  const { word, list, language } = useSpeech()
  const { table, game, result, changed, you } = card
  const outcome = result && you !== null ? outcomeFor(result, you) : null
  return (
    <Link to="/table/$id" params={{ id: table }} className={css.past} data-table={table}>
      {outcome && (
        <b className={css.result} data-outcome={outcome.kind}>
          {resultWord(outcome, word)}
        </b>
      )}
      <span>
        {word('lobby.with', { game: titleOf(game), names: list(othersAt(card, word)) })}
        <small>
          {dayWord(changed, word, language)}
          {result === null
            ? `, ${word('lobby.ended')}`
            : `, ${word('online.scores', { scores: result.scores.join(' : ') })}`}
        </small>
      </span>
      {word('lobby.review')} <ChevronRight size={18} aria-hidden="true" />
    </Link>
  )
}

const PAGE = 12
/** A server that is away has none. */
async function pastTables(before: number | null): Promise<History> {
  const from = before === null ? '' : `&before=${before}`
  const reply = await ask<History>('GET', `/api/me/tables?past=true&limit=${PAGE}${from}`)
  return reply.ok ? reply.answer : { tables: [], next: before }
}
