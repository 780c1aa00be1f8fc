import type { Update } from '@masterplan/protocol'
import { AskTwice } from '../../../kit/AskTwice.tsx'
import type { OnlineTable } from '../../../match/online/online-table.ts'
import { useSpeech } from '../../../words/speech.tsx'
import css from '../../online.module.css'
import { CloseTable } from './CloseTable.tsx'
import { useCommand } from './use-command.ts'

/** To leave, to abort, to agree on an end, to close: each asked twice, with what it means. */
export function WaysOut({ client, update }: { readonly client: OnlineTable; readonly update: Update }) {
  const { word } = useSpeech()
  const { act, problem } = useCommand(client)
  const { you, host, abort, status, seats, questions } = update
  const others = seats.some((holder, seat) => holder.kind === 'person' && seat !== you)
  if (status !== 'playing') return null
  return (
    <section className={css.questions}>
      <div className={css.actions}>
        {you !== null && (
          <AskTwice
            label={word('online.leave')}
            question={word(leavingMeans(update))}
            yes={word('online.yes-leave')}
            onYes={() => act({ kind: 'leave' })}
          />
        )}
        {abort && (
          <AskTwice
            label={word('online.abort')}
            question={word('online.abort-sure')}
            yes={word('online.yes-end')}
            onYes={() => act({ kind: 'abort' })}
          />
        )}
        {you !== null && !abort && others && !questions.some(({ by }) => by === you) && (
          <AskTwice
            label={word('online.ask-end')}
            question={word('online.ask-end-sure')}
            yes={word('online.yes-ask')}
            onYes={() => act({ kind: 'ask-end' })}
          />
        )}
        {host && !others && <CloseTable onClose={() => act({ kind: 'end' })} />}
      </div>
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}

function leavingMeans({ rated, players, clock }: Update) {
  const loses = clock.kind !== 'none' && clock.late === 'loses'
  if (players === 2 && (rated || loses)) return 'online.leave-sure-over'
  return rated ? 'online.leave-sure-final' : 'online.leave-sure-bot'
}
