import type { Seat } from '@masterplan/kernel'
import type { TableQuestion, Update } from '@masterplan/protocol'
import { Check, X } from 'lucide-react'
import type { OnlineTable } from '../../../match/online/online-table.ts'
import { Asked } from '../../../table/Asked.tsx'
import { SeatMark } from '../../../table/SeatMark.tsx'
import { useSpeech } from '../../../words/speech.tsx'
import css from './asked.module.css'
import { seatWord } from './seat-word.ts'
import { useCommand } from './use-command.ts'

/** The question that waits for the answer of who looks on. */
export const questionTo = ({ you, questions, status }: Update): TableQuestion | undefined =>
  status === 'playing' && you !== null ? questions.find(({ needed }) => needed.includes(you)) : undefined

interface AskedQuestionProps {
  readonly client: OnlineTable
  readonly update: Update
  readonly question: TableQuestion
}

/** In the place of prompt and actions until it is answered; what comes then is said as well. */
export function AskedQuestion({ client, update, question }: AskedQuestionProps) {
  const { word, list } = useSpeech()
  const { act, problem } = useCommand(client)
  const { about, kind, by, seat, yes } = question
  const nameOf = (each: Seat | null) => seatWord(update, each, word)
  const agreed = yes.filter(each => each !== by && each !== update.you)
  const awaited = update.turn?.kind === 'decide' ? update.turn.seats : []
  const isMine = awaited.some(each => each === update.you)
  const answer = (agrees: boolean) => act({ kind: 'answer', about, yes: agrees })
  return (
    <div role="alertdialog" aria-label={word('people.question')} data-question={kind} className={css.whole}>
      <Asked
        sentence={word(`online.asks-${kind}`, { name: nameOf(by), other: nameOf(seat) })}
        below={problem ?? word('people.all-agree', { count: agreed.length, names: list(agreed.map(nameOf)) })}
      >
        <button type="button" className={`button primary ${css.answer}`} onClick={() => answer(true)}>
          <Check size={18} aria-hidden="true" /> {word('online.agree')}
        </button>
        <button type="button" className={`button ${css.answer}`} onClick={() => answer(false)}>
          <X size={18} aria-hidden="true" /> {word('online.disagree')}
        </button>
        <span className={css.then} data-then>
          {word(isMine ? 'people.then-you' : 'people.then', { names: list(awaited.map(nameOf)) })}
        </span>
      </Asked>
    </div>
  )
}

/** On a phone, below the question: who has said yes, and whose answer is awaited. */
export function AnswersSoFar({ update, question }: Omit<AskedQuestionProps, 'client'>) {
  const { word } = useSpeech()
  const { by, yes, needed } = question
  const chips = [
    ...yes.filter(seat => seat !== by).map(seat => ({ seat, says: word('people.yes') })),
    ...needed.map(seat => ({ seat, says: '?' })),
  ]
  return (
    <ul className={css.answers} data-answers>
      {chips.map(({ seat, says }) => (
        <li key={seat}>
          <SeatMark seat={seat} /> {seat === update.you ? word('table.you') : seatWord(update, seat, word)}{' '}
          <b>{says}</b>
        </li>
      ))}
    </ul>
  )
}
