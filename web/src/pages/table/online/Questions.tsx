import type { Seat } from '@masterplan/kernel'
import type { Absence, TableAction, Update } from '@masterplan/protocol'
import { AskTwice } from '../../../kit/AskTwice.tsx'
import type { OnlineTable } from '../../../match/online/online-table.ts'
import { useSpeech } from '../../../words/speech.tsx'
import css from '../../online.module.css'
import { questionTo } from './AskedQuestion.tsx'
import { seatWord } from './seat-word.ts'
import { useCommand } from './use-command.ts'
import { useServerTime } from './use-server-time.ts'

interface QuestionsProps {
  readonly client: OnlineTable
  readonly update: Update
}

/** Beside the players: what others must agree on, a seat that a bot keeps, and what can be done about somebody who is away. */
export function Questions({ client, update }: QuestionsProps) {
  const { word, list } = useSpeech()
  const { act, problem } = useCommand(client)
  const { you, questions, absent, ask, status } = update
  if (status !== 'playing') return null
  const nameOf = (seat: Seat | null) => seatWord(update, seat, word)
  const asked = new Set(questions.map(({ seat }) => seat))
  return (
    <div className={css.questions} data-questions>
      <KeptSeat client={client} update={update} />
      {questions
        .filter(each => each !== questionTo(update))
        .map(({ about, kind, by, seat, needed }) => (
          <div key={about} role="alert" data-question={kind}>
            <p>{word(`online.asks-${kind}`, { name: nameOf(by), other: nameOf(seat) })}</p>
            <p>{word('online.asked-wait', { names: list(needed.map(nameOf)) })}</p>
          </div>
        ))}
      {absent
        .filter(({ seat }) => !asked.has(seat) && isAway(update, seat))
        .map(absence => (
          <AwayPlayer key={absence.seat} {...{ update, absence, act }} />
        ))}
      {ask !== null && questions.every(({ kind, by }) => kind !== 'undo' || by !== you) && (
        <button type="button" className="button" onClick={() => act({ kind: 'undo', to: ask })}>
          {word('online.ask-undo')}
        </button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}

/** They may have come back since the update was made. */
function isAway({ seats }: Update, seat: Seat): boolean {
  const holder = seats[seat]
  return holder?.kind === 'person' && !holder.here
}

/** Whoever was away finds a bot in their place, and takes it back with one press. */
function KeptSeat({ client, update }: QuestionsProps) {
  const { word, language } = useSpeech()
  const { act, problem } = useCommand(client)
  const { offered, seats } = update
  const holder = offered === null ? undefined : seats[offered]
  if (holder?.kind !== 'bot' || holder.forName === null) return null
  const { forName, since } = holder
  return (
    <div role="alert" data-kept>
      <p>{word('online.kept-since', { time: hourOf(since ?? update.now, language) })}</p>
      <button
        type="button"
        className="button primary"
        onClick={() => act({ kind: 'sit', seat: offered, name: forName })}
      >
        {word('online.take-seat')}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}

interface AwayPlayerProps {
  readonly update: Update
  readonly absence: Absence
  readonly act: (action: TableAction) => void
}

/** Waiting is always possible; the rest when they have been away for long enough. */
function AwayPlayer({ update, absence: { seat, since, from, may }, act }: AwayPlayerProps) {
  const { word, language } = useSpeech()
  const now = useServerTime(update)
  const name = seatWord(update, seat, word)
  if (now < from) {
    const [time, then] = [hourOf(since, language), hourOf(from, language)]
    return <p data-waits>{word('online.wait-for', { name, time, from: then })}</p>
  }
  if (may !== 'claim') {
    return (
      <button type="button" className="button" onClick={() => act({ kind: 'replace', seat })}>
        {word('online.replace', { name })}
      </button>
    )
  }
  return (
    <div className={css.actions}>
      <AskTwice
        label={word('online.claim', { name })}
        question={word('online.claim-sure')}
        yes={word('online.yes-end')}
        onYes={() => act({ kind: 'claim' })}
      />
      <AskTwice
        label={word('online.end-no-result')}
        question={word('online.end-sure')}
        yes={word('online.yes-end')}
        onYes={() => act({ kind: 'abort' })}
      />
    </div>
  )
}

const hourOf = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(time)
