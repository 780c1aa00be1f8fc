import { titleOf } from '@masterplan/boards/games'
import { Link } from '@tanstack/react-router'
import { History as Clock, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { forget, type KeptTable, keep } from '../device/kept-tables.ts'
import { usePageTitle } from '../device/page-title.ts'
import { rememberReplayed } from '../device/replayed-table.ts'
import { OpenRecord } from '../kit/RecordDrop.tsx'
import { outcomeOf } from '../match/history.ts'
import { recordToFragment } from '../match/record-links.ts'
import { dayWord } from '../words/day-word.ts'
import { opponents } from '../words/result-words.ts'
import { useSpeech } from '../words/speech.tsx'
import css from './history.module.css'
import { Result } from './start/MatchRow.tsx'
import { useKept } from './start/use-kept.ts'

/** Every match of this device with its result and its day; a saved one can be opened. */
export function HistoryPage() {
  const { word } = useSpeech()
  const { tables, look } = useKept()
  const [forgotten, setForgotten] = useState<KeptTable | null>(null)
  usePageTitle(word('nav.replays'))
  if (tables === null) return null
  async function remove(table: KeptTable) {
    await forget(table.id)
    setForgotten(table)
    await look()
  }
  async function putBack(table: KeptTable) {
    await keep(table)
    setForgotten(null)
    await look()
  }
  const over = tables.filter(table => outcomeOf(table) !== null)
  const underWay = tables.filter(table => outcomeOf(table) === null)
  return (
    <div className={css.history}>
      <div className={css.head}>
        <h1>{word('history.title')}</h1>
        <OpenRecord label={word('start.load')} />
      </div>
      <p className={css.soft}>{word(tables.length === 0 ? 'history.none' : 'history.what')}</p>
      {tables.length === 0 && (
        <Link to="/" className={`button primary ${css.begin}`}>
          {word('history.begin')}
        </Link>
      )}
      {forgotten && (
        <p role="status" className={`sheet ${css.forgotten}`}>
          {word('history.forgotten', { game: titleOf(forgotten.setup.game) })}
          <button type="button" className="button" data-put-back onClick={() => putBack(forgotten)}>
            {word('history.undo')}
          </button>
        </p>
      )}
      {underWay.length > 0 && <Matches title={word('history.under-way')} tables={underWay} onForget={remove} />}
      {over.length > 0 && <Matches title={word('history.over')} tables={over} onForget={remove} />}
    </div>
  )
}

interface MatchesProps {
  readonly title: string
  readonly tables: readonly KeptTable[]
  readonly onForget: (table: KeptTable) => void
}

function Matches({ title, tables, onForget }: MatchesProps) {
  return (
    <section className={`sheet ${css.matches}`} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {tables.map(table => (
          <PastMatch key={table.id} table={table} onForget={() => onForget(table)} />
        ))}
      </ul>
    </section>
  )
}

function PastMatch({ table, onForget }: { readonly table: KeptTable; readonly onForget: () => void }) {
  const { word, list, language } = useSpeech()
  const { id, setup, record, changed } = table
  const outcome = outcomeOf(table)
  const names = { names: list(opponents(table, word)) }
  const game = titleOf(setup.game)
  return (
    <li data-match={id}>
      {outcome && <Result outcome={outcome} />}
      <Link to="/table/$id" params={{ id }}>
        <b data-proper>{game}</b> {word(outcome ? `history.${outcome.kind}` : 'start.against', names)}
        <small>
          {record.result ? (
            <span data-proper>{record.result.scores.join(' : ')}</span>
          ) : (
            word('start.moves', { count: record.log.length })
          )}
          {' · '}
          <time dateTime={new Date(changed).toISOString()}>{dayWord(changed, word, language)}</time>
        </small>
      </Link>
      {outcome && <Review table={table} />}
      <button
        type="button"
        className="button plain"
        aria-label={word('history.forget-of', { game })}
        data-forget
        onClick={onForget}
      >
        <Trash2 size={16} aria-hidden="true" /> <span>{word('history.forget')}</span>
      </button>
    </li>
  )
}

/** The record travels in the address of its replay, so it is packed when it is asked for. */
function Review({ table: { id, record } }: { readonly table: KeptTable }) {
  const { word } = useSpeech()
  const open = async () => {
    const hash = await recordToFragment(record)
    rememberReplayed(hash, id)
    location.assign(`/replay#${hash}`)
  }
  return (
    <button type="button" className="button" onClick={open}>
      <Clock size={16} aria-hidden="true" /> {word('table.replay')}
    </button>
  )
}
