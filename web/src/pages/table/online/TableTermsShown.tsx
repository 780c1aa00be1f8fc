import { unusualOptions } from '@masterplan/kernel'
import type { Update } from '@masterplan/protocol'
import { clockWord } from '../../../words/clock-words.ts'
import { useSay, useSpeech } from '../../../words/speech.tsx'
import css from '../../online.module.css'
import { type LoadedGame, textsOf, useLoadedGame } from '../../setup/match-options.tsx'

/** What one sits down to: the clock, what happens to the late, whether it counts, and options that are not as usual. */
export function TableTermsShown({ update }: { readonly update: Update }) {
  const { word } = useSpeech()
  const { clock, rated } = update
  const loaded = useLoadedGame(update.game)
  const quiet = clock.kind === 'days' ? clock.quiet : null
  return (
    <section aria-label={word('online.terms')}>
      <ul className={css.terms} data-terms>
        <li>{clockWord(clock, word)}</li>
        {clock.kind !== 'none' && <li>{word('online.terms-late', { what: word(`online.late-${clock.late}`) })}</li>}
        {quiet !== null && (
          <li>{word('online.terms-quiet', { from: hour(quiet.from), to: hour(quiet.to), zone: quiet.zone })}</li>
        )}
        <li data-rated={rated}>{word(rated ? 'online.terms-rated' : 'online.terms-unrated')}</li>
        {loaded !== null && <UnusualOptions loaded={loaded} update={update} />}
      </ul>
    </section>
  )
}

const hour = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const NOBODY: readonly string[] = []

function UnusualOptions({ loaded, update }: { readonly loaded: LoadedGame; readonly update: Update }) {
  const { word, language } = useSpeech()
  const { game, board } = loaded
  const say = useSay(board, NOBODY)
  const messages = board.messages[language]
  const texts = textsOf(update.options)
  const names = unusualOptions(game.options, update.options)
  if (names.length === 0) return <li>{word('online.terms-usual')}</li>
  const shownAs = (name: string) => {
    const text = texts[name] ?? ''
    return Object.hasOwn(messages, `choice.${name}.${text}`) ? say(`choice.${name}.${text}`) : text
  }
  return names.map(name => (
    <li key={name} data-option={name}>
      {say(`option.${name}`)}: {shownAs(name)}
    </li>
  ))
}
