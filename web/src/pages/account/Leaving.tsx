import { titleOf } from '@masterplan/boards/games'
import type { TableCard } from '@masterplan/protocol'
import { useState } from 'react'
import { Problem } from '../../kit/Problem.tsx'
import { ask } from '../../match/online/api.ts'
import { saveJson } from '../../match/record-links.ts'
import { useSpeech } from '../../words/speech.tsx'
import css from '../online.module.css'
import { noWord } from '../table/online/use-command.ts'
import type { Recently } from './SignInAgain.tsx'

/** One's data can be taken away, and be removed. */
export function Leaving({ recently, onGone }: { readonly recently: Recently; readonly onGone: () => void }) {
  const { word, list } = useSpeech()
  const [stage, setStage] = useState<'staying' | 'asked'>('staying')
  const [problem, setProblem] = useState<string | null>(null)
  const [matches, setMatches] = useState<readonly TableCard[]>([])
  async function take() {
    const reply = await recently(() => ask<object>('GET', '/api/me/export'))
    setProblem(reply.ok ? null : word(noWord(reply.no.code)))
    if (reply.ok) saveJson(reply.answer, 'masterplan-person.json')
  }
  async function askFirst() {
    const reply = await ask<TableCard[]>('GET', '/api/me/matches')
    setMatches(reply.ok ? reply.answer : [])
    setStage('asked')
  }
  async function forget() {
    const reply = await recently(() => ask('DELETE', '/api/me', { sure: 'delete everything' }))
    setProblem(reply.ok ? null : word(noWord(reply.no.code)))
    if (reply.ok) onGone()
    else setStage('staying')
  }
  return (
    <div className={css.leaving}>
      <button type="button" className="button" onClick={take}>
        {word('online.export')}
      </button>
      {stage === 'staying' ? (
        <button type="button" className="button" onClick={askFirst}>
          {word('online.forget')}
        </button>
      ) : (
        <>
          <p role="alert">
            {matches.length > 0 && (
              <>
                {word('online.forget-matches', {
                  count: matches.length,
                  names: list(matches.map(({ game }) => titleOf(game))),
                })}{' '}
              </>
            )}
            {word('online.forget-sure')}
          </p>
          <button type="button" className="button primary" onClick={forget}>
            {word('online.forget')}
          </button>
          <button type="button" className="button" onClick={() => setStage('staying')}>
            {word('table.cancel')}
          </button>
        </>
      )}
      <Problem text={problem} />
    </div>
  )
}
