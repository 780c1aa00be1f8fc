import { titleOf } from '@masterplan/boards/games'
import { unusualOptions } from '@masterplan/kernel'
import type { TableCard } from '@masterplan/protocol'
import { Link } from '@tanstack/react-router'
import { clockWord } from '../../words/clock-words.ts'
import { useSpeech } from '../../words/speech.tsx'
import { useLoadedGame } from '../setup/match-options.ts'
import css from './lobby.module.css'

/** Where somebody waits for players: who, with which clock, whether it counts, and what differs from usual. */
export function OpenTables({ tables }: { readonly tables: readonly TableCard[] }) {
  const { word } = useSpeech()
  return (
    <section className={`sheet ${css.list}`} aria-label={word('lobby.open')}>
      <h2>{word('lobby.open')}</h2>
      {tables.length === 0 && (
        <>
          <p>{word('lobby.nobody')}</p>
          <Link to="/" className="button">
            {word('lobby.bot-meanwhile')}
          </Link>
        </>
      )}
      {tables.map(card => (
        <OpenTable key={card.table} card={card} />
      ))}
    </section>
  )
}

function OpenTable({ card }: { readonly card: TableCard }) {
  const { word } = useSpeech()
  const { table, game, host, clock, rated, players, seats, options } = card
  const taken = seats.filter(({ kind }) => kind !== 'nobody').length
  return (
    <article className={css.open} data-table={table}>
      <i aria-hidden="true">{[...host].slice(0, 2).join('')}</i>
      <p>
        <b>{word('lobby.seats', { game: titleOf(game), taken, players })}</b>
        <small>
          {host} · {clockWord(clock, word)} · {rated ? <b>{word('lobby.rated')}</b> : word('lobby.unrated')}
          {Object.keys(options).length > 0 && <Differing card={card} />}
        </small>
      </p>
      <Link to="/table/$id" params={{ id: table }} className="button">
        {word('lobby.sit')}
      </Link>
    </article>
  )
}

/** What a host has chosen may still be as usual: the game's own sheet says so. */
function Differing({ card: { game, options } }: { readonly card: TableCard }) {
  const { word } = useSpeech()
  const loaded = useLoadedGame(game)
  const count = loaded === null ? 0 : unusualOptions(loaded.game.options, options).length
  return count === 0 ? null : <span data-differ={count}> · {word('lobby.differ', { count })}</span>
}
