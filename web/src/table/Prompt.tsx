import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import type { Refused } from '@masterplan/kernel'
import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Sight, TableClient } from '../tables/client.ts'
import { useSpeech } from '../words/speech.tsx'
import css from './table.module.css'

interface PromptProps {
  readonly board: FoldedWebBoard
  readonly client: TableClient
  readonly sight: Sight
  readonly say: Say
  readonly refused: Refused<string> | null
  readonly onPlay: (text: string) => void
  readonly children: ReactNode
}

/** One sentence that always says who must do what, what can be done, and why not. */
export function Prompt({ board, client, sight, say, refused, onPlay, children }: PromptProps) {
  const { word } = useSpeech()
  const [typed, setTyped] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() !== '') onPlay(typed.trim())
    setTyped('')
  }
  return (
    <section className={`sheet ${css.prompt}`} data-turn={whoseTurn(sight)} data-lines={sight.lines}>
      <p className={css.sentence} role="status">
        {sentenceOf(board, sight, say, word)}
      </p>
      {refused && (
        <p className={css.refused} role="alert">
          <strong>{word('table.why-not')}</strong> {say(`refusal.${refused.code}`, refused.facts)}{' '}
          <Link to="/rules/$game" params={{ game: sight.setup.game }} hash={refused.rule} target="_blank">
            {word('table.rule', { rule: refused.rule })}
          </Link>
        </p>
      )}
      <div className={css.actions}>
        {children}
        <button type="button" className="button" onClick={() => client.undo()} disabled={!sight.undoable}>
          <Undo2 size={18} aria-hidden="true" /> {word('table.undo')}
        </button>
        {sight.offers.length > 0 && (
          <form className={css.typed} onSubmit={submit}>
            <label>
              <span className="unseen">{word('table.typed')}</span>
              <input
                value={typed}
                onChange={event => setTyped(event.target.value)}
                placeholder={word('table.typed')}
                autoComplete="off"
                spellCheck={false}
              />
            </label>
            <button type="submit" className="button">
              {word('table.typed-play')}
            </button>
          </form>
        )}
      </div>
    </section>
  )
}

function whoseTurn({ turn, viewer }: Sight): 'mine' | 'theirs' | 'over' {
  if (turn.kind === 'over') return 'over'
  return turn.kind === 'decide' && viewer !== 'audience' && turn.seats.includes(viewer) ? 'mine' : 'theirs'
}

function sentenceOf(board: FoldedWebBoard, sight: Sight, say: Say, word: ReturnType<typeof useSpeech>['word']): string {
  const { turn, setup, viewer, ranks } = sight
  if (ranks) {
    const winners = setup.names.filter((_, seat) => ranks[seat] === 1)
    return word('table.over', { count: winners.length, names: winners.join(', ') })
  }
  if (turn.kind === 'decide' && viewer !== 'audience' && turn.seats.includes(viewer)) {
    const { code, facts } = board.prompt(sight.view as never)
    return say(code, facts)
  }
  const thinking = turn.kind === 'decide' ? turn.seats.map(seat => setup.names[seat]).join(', ') : word('table.luck')
  return word('table.waiting', { name: thinking })
}
