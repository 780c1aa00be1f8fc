import type { Update } from '@masterplan/protocol'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type LuckVerdict, luckVerdict } from '../../../match/online/luck-check.ts'
import type { OnlineTable } from '../../../match/online/online-table.ts'
import { recordToFragment, saveAsFile } from '../../../match/record-links.ts'
import { useSpeech } from '../../../words/speech.tsx'
import css from '../../online.module.css'
import { RatingsMoved } from './RatingsMoved.tsx'
import { useCommand } from './use-command.ts'

/** When it is over: replay, play again, and see for oneself that luck was fair. */
export function AfterMatch({ client, update }: { readonly client: OnlineTable; readonly update: Update }) {
  const { word } = useSpeech()
  const navigate = useNavigate()
  const { act, problem } = useCommand(client)
  const [verdict, setVerdict] = useState<LuckVerdict | null>(null)
  if (update.status !== 'over') {
    return update.status === 'playing' ? (
      <>
        {update.rated && <p data-rated>{word('online.terms-rated')}</p>}
        <p className={css.hash}>{word('online.hash', { hash: update.luck.hash })}</p>
      </>
    ) : null
  }
  async function again() {
    const answer = await act({ kind: 'rematch' })
    if (answer.ok) await navigate({ to: '/table/$id', params: { id: answer.table } })
  }
  return (
    <section className="sheet">
      <div className={css.actions}>
        <button
          type="button"
          className="button"
          onClick={async () => navigate({ to: '/replay', hash: await recordToFragment(await client.record()) })}
        >
          {word('table.replay')}
        </button>
        <button type="button" className="button" onClick={async () => saveAsFile(await client.record())}>
          {word('table.save')}
        </button>
        {update.rematch !== null ? (
          <Link to="/table/$id" params={{ id: update.rematch }} className="button primary">
            {word('online.to-rematch')}
          </Link>
        ) : (
          update.you !== null && (
            <button type="button" className="button primary" onClick={again}>
              {word('online.rematch')}
            </button>
          )
        )}
        <button type="button" className="button" onClick={async () => setVerdict(await luckVerdict(client))}>
          {word('online.check-luck')}
        </button>
      </div>
      <RatingsMoved update={update} />
      {verdict && (
        <p role="status" data-luck={verdict}>
          {word(`online.luck-${verdict}`)}
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}
