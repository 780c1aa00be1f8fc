import { titleOf } from '@masterplan/boards/games'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { OwnOutcome } from '../../match/history.ts'
import { resultWord } from '../../words/result-words.ts'
import { useSpeech } from '../../words/speech.tsx'
import type { WaitingMatch } from './Returning.tsx'
import css from './returning.module.css'

interface MatchRowProps {
  readonly match: WaitingMatch
  readonly when: string
  readonly outcome?: OwnOutcome | null // left out or null: it is not over
}

/** A match on one line: how it went, if it is over, against whom, and when. */
export function MatchRow({ match: { id, game, names, detail }, when, outcome = null }: MatchRowProps) {
  const { word, list } = useSpeech()
  const against = { names: list(names) }
  return (
    <Link to="/table/$id" params={{ id }} className={css.row} data-match={id}>
      {outcome && <Result outcome={outcome} />}
      <span>
        <b data-proper>{titleOf(game)}</b>{' '}
        {outcome ? word(`history.${outcome.kind}`, against) : names.length > 0 && word('start.against', against)}
        {outcome === null && <small>{detail}</small>}
      </span>
      <span className={css.soft}>{when}</span>
      <ChevronRight size={18} aria-hidden="true" />
    </Link>
  )
}

export function Result({ outcome }: { readonly outcome: OwnOutcome }) {
  const { word } = useSpeech()
  return (
    <b className={css.result} data-outcome={outcome.kind}>
      {resultWord(outcome, word)}
    </b>
  )
}
