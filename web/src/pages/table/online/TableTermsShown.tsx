import { titleOf } from '@masterplan/boards/games'
import { unusualOptions } from '@masterplan/kernel'
import type { Update } from '@masterplan/protocol'
import { clockWord } from '../../../words/clock-words.ts'
import { useSay, useSpeech } from '../../../words/speech.tsx'
import {
  type LoadedGame,
  optionName,
  textsOf,
  useLoadedGame,
  useValueWord,
  usualText,
} from '../../setup/match-options.ts'
import css from './gathering.module.css'

/** What one sits down to: the game, the clock, what happens to the late, and whether it counts. */
export function TableTermsShown({ update }: { readonly update: Update }) {
  const { word } = useSpeech()
  const { clock, rated, players } = update
  const quiet = clock.kind === 'days' ? clock.quiet : null
  return (
    <dl className={css.terms} data-terms>
      <dt>{word('online.game')}</dt>
      <dd>{word('online.terms-game', { game: titleOf(update.game), count: players })}</dd>
      <dt>{word('online.clock')}</dt>
      <dd>
        <p>{clockWord(clock, word)}</p>
        {clock.kind !== 'none' && (
          <small>{word('online.terms-late', { what: word(`online.late-${clock.late}`) })}</small>
        )}
        {quiet !== null && (
          <small>{word('online.terms-quiet', { from: hour(quiet.from), to: hour(quiet.to), zone: quiet.zone })}</small>
        )}
      </dd>
      <dt>{word('online.ratings')}</dt>
      <dd data-rated={rated}>{word(rated ? 'online.terms-rated' : 'online.terms-unrated')}</dd>
    </dl>
  )
}

const hour = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const NOBODY: readonly string[] = []

/** Options that are not as usual, each with what is usual: everybody sees this before they sit down. */
export function WhatDiffers({ update }: { readonly update: Update }) {
  const { word } = useSpeech()
  const loaded = useLoadedGame(update.game)
  return (
    <section className={`sheet ${css.card}`} aria-labelledby="differs" data-unusual>
      <header>
        <h2 id="differs">{word('online.differs')}</h2>
        <small>{word('online.differs-note')}</small>
      </header>
      {loaded !== null && <UnusualOptions loaded={loaded} update={update} />}
    </section>
  )
}

function UnusualOptions({ loaded, update }: { readonly loaded: LoadedGame; readonly update: Update }) {
  const { word } = useSpeech()
  const { game, board } = loaded
  const say = useSay(board, NOBODY)
  const valueWord = useValueWord(loaded)
  const texts = textsOf(update.options)
  const names = unusualOptions(game.options, update.options)
  if (names.length === 0) return <p>{word('online.terms-usual')}</p>
  return (
    <ul className={css.differs}>
      {names.map(name => {
        const field = game.options[name]
        return (
          <li key={name} data-option={name}>
            <i aria-hidden="true">◆</i>
            <span>
              {optionName({ game, say }, name)}: <b>{valueWord(name, texts[name] ?? '')}</b>
            </span>
            {field !== undefined && (
              <small>{word('setup.usually', { usual: valueWord(name, usualText(field)) })}</small>
            )}
          </li>
        )
      })}
    </ul>
  )
}
