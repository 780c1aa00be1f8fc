import { BOARDS } from '@masterplan/boards/games'
import type { History, OwnCard, TableCard } from '@masterplan/protocol'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ask } from '../match/online/api.ts'
import { watchLobby } from '../match/online/lobby.ts'
import { lookAtMyTables, useMyTables } from '../match/online/my-tables.ts'
import { useSpeech } from '../words/speech.tsx'
import css from './online.module.css'
import { TableCards } from './TableCards.tsx'

type LobbyShown<What> = What | 'waiting' | null // null: the server is away

/** Tables to join, and one's own. */
export function LobbyPage() {
  const { word } = useSpeech()
  const [tables, setTables] = useState<LobbyShown<readonly TableCard[]>>('waiting')
  const going = useMyTables()
  useEffect(() => watchLobby(setTables), [])
  useEffect(() => void lookAtMyTables(), [])
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
      {going.length > 0 && <TableCards title={word('online.yours')} tables={going} />}
      {tables === 'waiting' ? (
        <p role="status">{word('app.loading')}</p>
      ) : tables === null ? (
        <p role="status" className="sheet">
          {word('refusal.online.unavailable')}
        </p>
      ) : tables.length === 0 ? (
        <p className="sheet">{word('online.lobby-empty')}</p>
      ) : (
        <TableCards title={word('online.open-tables')} tables={tables} />
      )}
      <PastTables />
    </div>
  )
}

/** What was played, the latest first, a page at a time. */
function PastTables() {
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
    <>
      <TableCards title={word('online.past')} tables={past} />
      {next !== null && (
        <button type="button" className="button" data-more onClick={() => more(next)}>
          {word('online.more')}
        </button>
      )}
    </>
  )
}

const PAGE = 12
/** A server that is away has none. */
async function pastTables(before: number | null): Promise<History> {
  const from = before === null ? '' : `&before=${before}`
  const reply = await ask<History>('GET', `/api/me/tables?past=true&limit=${PAGE}${from}`)
  return reply.ok ? reply.answer : { tables: [], next: before }
}
