import { titleOf } from '@masterplan/boards/games'
import type { OwnCard } from '@masterplan/protocol'
import { Link } from '@tanstack/react-router'
import type { KeptTable } from '../../device/kept-tables.ts'
import { knownName } from '../../device/my-name.ts'
import { GamePicture } from '../../kit/GamePicture.tsx'
import { outcomeOf } from '../../match/history.ts'
import { waitingIn } from '../../match/online/my-tables.ts'
import { holderWord } from '../../words/bot-words.ts'
import { dayWord } from '../../words/day-word.ts'
import { opponents } from '../../words/result-words.ts'
import { type SayWord, useSpeech } from '../../words/speech.tsx'
import { MatchRow } from './MatchRow.tsx'
import { NextLevel } from './NextLevel.tsx'
import css from './returning.module.css'

/** What waits, wherever it is played: what a card and a row tell of it. */
export interface WaitingMatch {
  readonly id: string
  readonly game: string
  readonly names: readonly string[] // of the others
  readonly detail: string
  readonly time: number
}

interface ReturningProps {
  readonly tables: readonly KeptTable[]
  readonly online: readonly OwnCard[]
}

const MOST_CARDS = 3
const MOST_ROWS = 4

/** What waits comes first; then what else can be gone on with, how the last ones went, and whom to try next. */
export function Returning({ tables, online }: ReturningProps) {
  const { word, language } = useSpeech()
  const name = knownName()
  const mine = waitingIn(online).map(card => onlineMatch(card, word))
  const here = tables.filter(table => outcomeOf(table) === null).map(table => keptMatch(table, word))
  const waits = [...mine, ...here].slice(0, MOST_CARDS)
  const theirs = online.filter(({ waits }) => !waits).map(card => onlineMatch(card, word))
  const others = [...mine, ...here].slice(MOST_CARDS).concat(theirs).slice(0, MOST_ROWS)
  const over = tables.filter(table => outcomeOf(table) !== null)
  const hello = mine.length > 0 ? 'start.your-turn' : 'start.again'
  return (
    <>
      <h1 className={css.hello}>{name === '' ? word(`${hello}-nameless`) : word(hello, { name })}</h1>
      {waits.length > 0 && (
        <div className={css.waits} data-count={waits.length}>
          {waits.map((match, at) => (
            <WaitCard key={match.id} match={match} isFirst={at === 0} isOnline={at < mine.length} />
          ))}
        </div>
      )}
      <div className={css.rows}>
        {others.length > 0 && (
          <section className={`sheet ${css.list}`} aria-labelledby="go-on">
            <h2 id="go-on">{word('start.go-on')}</h2>
            {others.map(match => (
              <MatchRow key={match.id} match={match} when={dayWord(match.time, word, language)} />
            ))}
          </section>
        )}
        {over.length > 0 && (
          <section className={`sheet ${css.list}`} aria-labelledby="lately">
            <h2 id="lately">{word('start.lately')}</h2>
            {over.slice(0, others.length > 0 ? MOST_ROWS : 3).map(table => (
              <MatchRow
                key={table.id}
                match={keptMatch(table, word)}
                outcome={outcomeOf(table)}
                when={dayWord(table.changed, word, language)}
              />
            ))}
            <Link to="/replays" className={css.all}>
              {word('start.all-matches')}
            </Link>
          </section>
        )}
        <NextLevel tables={tables} />
      </div>
    </>
  )
}

interface WaitCardProps {
  readonly match: WaitingMatch
  readonly isFirst: boolean
  readonly isOnline: boolean
}

function WaitCard({ match: { id, game, names, detail, time }, isFirst, isOnline }: WaitCardProps) {
  const { word, list, language } = useSpeech()
  return (
    <article className={`sheet ${css.wait}`} data-wait={id}>
      <GamePicture game={game} />
      <div>
        <p className={css.tag}>
          {word(isOnline ? 'online.your-turn' : 'start.here-now')} · {dayWord(time, word, language)}
        </p>
        <h3 data-proper>{titleOf(game)}</h3>
        <p>{names.length > 0 && word('start.against', { names: list(names) })}</p>
        <p className={css.soft}>{detail}</p>
      </div>
      <Link to="/table/$id" params={{ id }} className={isFirst ? 'button primary' : 'button'}>
        {word('start.continue')}
      </Link>
    </article>
  )
}

function keptMatch(table: KeptTable, word: SayWord): WaitingMatch {
  const { id, setup, record, changed } = table
  const detail = word('start.moves', { count: record.log.length })
  return { id, game: setup.game, names: opponents(table, word), detail, time: changed }
}

function onlineMatch({ table, game, seats, you, changed, waits, awaited }: OwnCard, word: SayWord): WaitingMatch {
  const nameOf = (seat: number) => {
    const holder = seats[seat]
    return holder === undefined ? '' : holderWord(holder.kind === 'person' ? { ...holder, here: true } : holder, word)
  }
  const names = seats.flatMap((_, seat) => (seat === you ? [] : [nameOf(seat)]))
  const turn = awaited.map(({ seat }) => nameOf(seat)).join(', ')
  const detail = waits || turn === '' ? '' : word('online.turn-of', { names: turn })
  return { id: table, game, names, detail, time: changed }
}
