import type { Say } from '@masterplan/boards/web'
import type { Refused } from '@masterplan/kernel'
import { Link } from '@tanstack/react-router'
import { CornerDownLeft } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Sight, TableClient } from '../match/client.ts'
import { useSpeech } from '../words/speech.tsx'
import { whoseTurn } from './prompt-sentence.ts'
import { TakeBack } from './TakeBack.tsx'
import css from './table.module.css'

interface PromptProps {
  readonly client: TableClient
  readonly sight: Sight
  readonly say: Say
  readonly sentence: string
  readonly pressed: number // how many places of the move that is begun
  readonly refused: Refused<string> | null
  readonly sending: boolean // a move is on its way
  readonly onPlay: (text: string) => void
  readonly notice: ReactNode
  readonly choices: ReactNode
  readonly hints: ReactNode
  readonly tabs: ReactNode
}

/** One sentence that always says who must do what, what can be done, and why not. */
export function Prompt({
  client,
  sight,
  say,
  sentence,
  pressed,
  refused,
  sending,
  onPlay,
  notice,
  choices,
  hints,
  tabs,
}: PromptProps) {
  const { word } = useSpeech()
  const [typed, setTyped] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() !== '') onPlay(typed.trim())
    setTyped('')
  }
  return (
    <section
      className={`sheet ${css.prompt}`}
      aria-label={word('table.prompt')}
      data-turn={whoseTurn(sight)}
      data-lines={sight.lines}
      data-pressed={pressed}
      data-sending={sending || undefined}
    >
      <p className={css.sentence} role="status">
        {sending ? word('table.sending') : sentence}
      </p>
      {refused && (
        <p className={css.refused} role="alert">
          <strong>{word('table.why-not')}</strong> {say(`refusal.${refused.code}`, refused.facts)}{' '}
          <Link to="/rules/$game" params={{ game: sight.setup.game }} hash={refused.rule} target="_blank">
            {word('table.rule', { rule: refused.rule })}
          </Link>
        </p>
      )}
      {notice}
      <div className={css.actions}>
        {choices}
        {hints}
        <TakeBack client={client} sight={sight} />
        {sight.offers.length > 0 && (
          <form className={css.typed} onSubmit={submit}>
            <label>
              <span className="unseen">{word('table.typed')}</span>
              <input
                value={typed}
                onChange={event => setTyped(event.target.value)}
                placeholder={word('table.typed')}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
              />
            </label>
            <button type="submit" className="button" aria-label={word('table.typed-play')}>
              <CornerDownLeft size={18} aria-hidden="true" />{' '}
              <span className={css.wideOnly}>{word('table.typed-play')}</span>
            </button>
          </form>
        )}
      </div>
      {tabs}
    </section>
  )
}
