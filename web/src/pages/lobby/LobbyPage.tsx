import { BOARDS } from '@masterplan/boards/games'
import type { TableCard } from '@masterplan/protocol'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type CSSProperties, useEffect, useState } from 'react'
import { usePageTitle } from '../../device/page-title.ts'
import { watchLobby } from '../../match/online/lobby.ts'
import { lookAtMyTables, useMyTables, waitingIn } from '../../match/online/my-tables.ts'
import { useSpeech } from '../../words/speech.tsx'
import { GoingTables } from './GoingTables.tsx'
import css from './lobby.module.css'
import { OpenTables } from './OpenTables.tsx'
import { PastTables } from './PastTables.tsx'

type LobbyShown<What> = What | 'waiting' | null // null: the server is away

/** Where it is my turn, where others think, what is over; and tables to join. */
export function LobbyPage() {
  const { word } = useSpeech()
  const [tables, setTables] = useState<LobbyShown<readonly TableCard[]>>('waiting')
  const going = useMyTables()
  const mine = waitingIn(going)
  usePageTitle(word('online.lobby'))
  useEffect(() => watchLobby(setTables), [])
  useEffect(() => void lookAtMyTables(), [])
  return (
    <div className={css.lobby}>
      <header className={css.head}>
        <h1>{mine.length === 0 ? word('online.lobby') : word('lobby.waits', { count: mine.length })}</h1>
        <div>
          <OpenATable />
          <Link to="/ratings" className="button">
            {word('online.ratings')}
          </Link>
        </div>
      </header>
      <div className={css.column}>
        {going.length === 0 && <p className={css.what}>{word('online.lobby-what')}</p>}
        <GoingTables title={word('lobby.your-turn')} tables={mine} />
        <GoingTables title={word('lobby.others-turn')} tables={going.filter(({ waits }) => !waits)} />
        <PastTables />
      </div>
      <div className={css.column}>
        {tables === 'waiting' ? (
          <p role="status">{word('app.loading')}</p>
        ) : tables === null ? (
          <p role="status" className="sheet">
            {word('refusal.online.unavailable')}
          </p>
        ) : (
          <OpenTables tables={tables} />
        )}
      </div>
    </div>
  )
}

const ANCHOR = '--open-a-table'

/** Of which game, is asked when it is pressed. */
function OpenATable() {
  const { word } = useSpeech()
  return (
    <>
      <button
        type="button"
        className="button"
        popoverTarget="open-a-table"
        style={{ anchorName: ANCHOR } as CSSProperties}
        data-open-table
      >
        <Plus size={18} aria-hidden="true" /> {word('lobby.open-table')}
      </button>
      <nav
        id="open-a-table"
        popover="auto"
        className={css.games}
        style={{ positionAnchor: ANCHOR } as CSSProperties}
        aria-label={word('lobby.open-table')}
      >
        {BOARDS.map(({ about: { id, title } }) => (
          <Link key={id} to="/host/$game" params={{ game: id }} data-proper>
            {title}
          </Link>
        ))}
      </nav>
    </>
  )
}
