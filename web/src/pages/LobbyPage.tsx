import { BOARDS, titleOf } from '@masterplan/boards/games'
import type { History, TableCard } from '@masterplan/protocol'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ask } from '../match/online/api.ts'
import { watchLobby } from '../match/online/lobby.ts'
import { holderWord } from '../words/bot-words.ts'
import { clockWord } from '../words/clock-words.ts'
import { useSpeech } from '../words/speech.tsx'
import css from './online.module.css'

type LobbyShown<What> = What | 'waiting' | null // null: the server is away

/** Tables to join, and one's own. */
export function LobbyPage() {
  const { word } = useSpeech()
  const [tables, setTables] = useState<LobbyShown<readonly TableCard[]>>('waiting')
  const [mine, setMine] = useState<readonly TableCard[]>([])
  useEffect(() => watchLobby(setTables), [])
  useEffect(() => {
    ask<History>('GET', '/api/me/tables').then(reply => reply.ok && setMine(reply.answer.tables))
  }, [])
  const going = mine.filter(({ status }) => status === 'gathering' || status === 'playing')
  const past = mine.filter(({ status }) => status === 'over')
  return (
    <div className={css.below}>
      <section className="sheet">
        <h1>{word('online.lobby')}</h1>
        <p>{word('online.lobby-what')}</p>
        <div className={css.actions}>
          {BOARDS.map(({ about: { id, title } }) => (
            <Link key={id} to="/host/$game" params={{ game: id }} className="button">
              {word('online.host-game', { game: title })}
            </Link>
          ))}
        </div>
        <div className={css.actions}>
          <Link to="/ratings" className="button">
            {word('online.ratings')}
          </Link>
        </div>
      </section>
      {going.length > 0 && <Cards title={word('online.yours')} tables={going} />}
      {tables === 'waiting' ? (
        <p role="status">{word('app.loading')}</p>
      ) : tables === null ? (
        <p role="status" className="sheet">
          {word('refusal.online.unavailable')}
        </p>
      ) : tables.length === 0 ? (
        <p className="sheet">{word('online.lobby-empty')}</p>
      ) : (
        <Cards title={word('online.open-tables')} tables={tables} />
      )}
      {past.length > 0 && <Cards title={word('online.past')} tables={past} />}
    </div>
  )
}

function Cards({ title, tables }: { readonly title: string; readonly tables: readonly TableCard[] }) {
  const { word } = useSpeech()
  return (
    <section>
      <h2>{title}</h2>
      <div className={css.cards}>
        {tables.map(table => {
          const names = table.seats.map(holder => holderWord(holder, word))
          return (
            <article key={table.table} className="sheet">
              <h3>{titleOf(table.game)}</h3>
              <p>{names.join(' · ')}</p>
              <p>{clockWord(table.clock, word)}</p>
              {table.result && <p>{word('online.scores', { scores: table.result.scores.join(' : ') })}</p>}
              <Link to="/table/$id" params={{ id: table.table }} className="button">
                {word(table.status === 'gathering' ? 'online.join' : 'online.open')}
              </Link>
            </article>
          )
        })}
      </div>
    </section>
  )
}
