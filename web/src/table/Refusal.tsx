import type { Say } from '@masterplan/boards/web'
import type { Refused } from '@masterplan/kernel'
import { Link } from '@tanstack/react-router'
import { useSpeech } from '../words/speech.tsx'
import css from './dock.module.css'

interface RefusalProps {
  readonly game: string
  readonly refused: Refused<string>
  readonly say: Say
}

/** Why not, with the rule that says so. */
export function Refusal({ game, refused: { code, facts, rule }, say }: RefusalProps) {
  const { word } = useSpeech()
  return (
    <p className={css.refused} role="alert">
      <strong>{word('table.why-not')}</strong> {say(`refusal.${code}`, facts)}{' '}
      <Link to="/rules/$game" params={{ game }} hash={rule} target="_blank">
        {word('table.rule', { rule })}
      </Link>
    </p>
  )
}
