import type { Update } from '@masterplan/protocol'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { checkedLuck, type LuckReport } from '../../../match/online/luck-check.ts'
import type { OnlineTable } from '../../../match/online/online-table.ts'
import { saveAsFile } from '../../../match/record-links.ts'
import { useSpeech } from '../../../words/speech.tsx'
import css from '../../online.module.css'
import { useReplay } from '../use-replay.ts'
import { RatingsMoved } from './RatingsMoved.tsx'
import { useCommand } from './use-command.ts'

interface AfterMatchProps {
  readonly client: OnlineTable
  readonly update: Update
}

/** When it is over: the same people once more. */
export function AfterMatch({ client, update }: AfterMatchProps) {
  const { word } = useSpeech()
  const navigate = useNavigate()
  const { act, problem } = useCommand(client)
  async function again() {
    const answer = await act({ kind: 'rematch' })
    if (answer.ok) await navigate({ to: '/table/$id', params: { id: answer.table } })
  }
  return (
    <>
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
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}

/** The match as a replay and as a file. */
export function MoreAfterMatch({ client }: { readonly client: OnlineTable }) {
  const { word } = useSpeech()
  const replay = useReplay(client)
  return (
    <>
      <button type="button" className="button" onClick={replay}>
        {word('table.replay')}
      </button>
      <button type="button" className="button" onClick={async () => saveAsFile(await client.record())}>
        {word('table.save')}
      </button>
    </>
  )
}

/** What it did to the ratings, and that luck was fair, for everybody to see for themselves. */
export function ToldAfterMatch({ client, update }: AfterMatchProps) {
  const { word, list } = useSpeech()
  const [luck, setLuck] = useState<LuckReport | null>(null)
  const names = client.sight()?.setup.names ?? []
  return (
    <div className={css.part}>
      <RatingsMoved update={update} />
      <div className={css.actions}>
        <button type="button" className="button" onClick={async () => setLuck(await checkedLuck(client))}>
          {word('online.check-luck')}
        </button>
      </div>
      {luck && (
        <div role="status" data-luck={luck.verdict}>
          <p>{word(`online.luck-${luck.verdict}`)}</p>
          {luck.verdict === 'fair' && luck.without.length > 0 && (
            <p data-without={luck.without.map(seat => seat + 1).join()}>
              {word('online.luck-without', { names: list(luck.without.map(seat => names[seat] ?? `${seat + 1}`)) })}
            </p>
          )}
          {luck.times > 1 && <p>{word('online.luck-times', { count: luck.times })}</p>}
        </div>
      )}
    </div>
  )
}
