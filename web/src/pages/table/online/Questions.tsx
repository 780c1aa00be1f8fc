import type { Seat } from '@masterplan/kernel'
import type { OnlineTable, TableRoom } from '../../../match/online/online-table.ts'
import { holderWord } from '../../../words/bot-words.ts'
import { useSpeech } from '../../../words/speech.tsx'
import css from '../../online.module.css'
import { useCommand } from './use-command.ts'

const STAND_IN = 'level-3'

interface QuestionsProps {
  readonly client: OnlineTable
  readonly room: TableRoom
}

/** What the table must agree on: taking back moves, a bot for somebody who is away. */
export function Questions({ client, room }: QuestionsProps) {
  const { update, lastMove } = room
  const { word } = useSpeech()
  const { act, problem } = useCommand(client)
  const { you, seats, questions } = update
  if (update.status !== 'playing' || you === null) return null
  const nameOf = (seat: Seat | null) => {
    const holder = seat === null ? undefined : seats[seat]
    return holder === undefined || holder.kind === 'nobody' ? '' : holderWord(holder, word)
  }
  const absent = seats.flatMap((holder, at) =>
    holder.kind === 'person' && !holder.here && at !== you ? [at as Seat] : [],
  )
  const asked = new Set(questions.map(({ seat }) => seat))
  return (
    <section className={css.questions}>
      {questions.map(({ about, kind, by, seat, needed }) => (
        <div key={about} className="sheet">
          <p>
            {kind === 'undo'
              ? word('online.asks-undo', { name: nameOf(by) })
              : word('online.asks-replace', { name: nameOf(by), other: nameOf(seat) })}
          </p>
          {needed.includes(you) && (
            <div className={css.actions}>
              <button type="button" className="button" onClick={() => act({ kind: 'answer', about, yes: true })}>
                {word('online.agree')}
              </button>
              <button type="button" className="button" onClick={() => act({ kind: 'answer', about, yes: false })}>
                {word('online.disagree')}
              </button>
            </div>
          )}
        </div>
      ))}
      <div className={css.actions}>
        {absent
          .filter(seat => !asked.has(seat))
          .map(seat => (
            <button
              key={seat}
              type="button"
              className="button"
              onClick={() => act({ kind: 'replace', seat, bot: STAND_IN })}
            >
              {word('online.replace', { name: nameOf(seat) })}
            </button>
          ))}
        {update.undo === null && lastMove !== null && (
          <button type="button" className="button" onClick={() => act({ kind: 'undo', to: lastMove - 1 })}>
            {word('online.ask-undo')}
          </button>
        )}
        <button type="button" className="button" onClick={() => act({ kind: 'leave' })}>
          {word('online.leave')}
        </button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}
