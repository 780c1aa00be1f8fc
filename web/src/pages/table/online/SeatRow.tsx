import type { Seat } from '@masterplan/kernel'
import type { TableAction, Update } from '@masterplan/protocol'
import { botWord, holderWord } from '../../../words/bot-words.ts'
import { useSpeech } from '../../../words/speech.tsx'
import css from '../../online.module.css'

const BOTS = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5']

interface SeatRowProps {
  readonly seat: Seat
  readonly holder: Update['seats'][number]
  readonly update: Update
  readonly mayName: boolean
  readonly onSit: (seat: Seat) => void
  readonly onCommand: (action: TableAction) => void
}

/** Who sits there, or was asked to, and what can be done about it. */
export function SeatRow({ seat, holder, update, mayName, onSit, onCommand }: SeatRowProps) {
  const { word } = useSpeech()
  return (
    <li className={css.seat} data-holder={holder.kind}>
      <strong>{holderWord(holder, word)}</strong>
      {update.you === seat && <span className={css.tag}>{word('online.you')}</span>}
      {holder.kind === 'bot' && <span className={css.tag}>{botWord(holder.bot, word, code => code)}</span>}
      {holder.kind === 'invited' && <span className={css.tag}>{word('online.invited')}</span>}
      {holder.kind === 'nobody' && update.you === null && update.offered === null && (
        <button type="button" className="button primary" disabled={!mayName} onClick={() => onSit(seat)}>
          {word('online.sit')}
        </button>
      )}
      {holder.kind === 'nobody' && update.host && !update.rated && (
        <select
          className={css.field}
          aria-label={word('online.seat-bot')}
          value=""
          onChange={event => onCommand({ kind: 'seat-bot', seat, bot: event.target.value })}
        >
          <option value="">{word('online.seat-bot')}</option>
          {BOTS.map(bot => (
            <option key={bot} value={bot}>
              {botWord(bot, word, code => code)}
            </option>
          ))}
        </select>
      )}
      {holder.kind !== 'nobody' && update.host && update.you !== seat && (
        <button type="button" className="button" onClick={() => onCommand({ kind: 'free-seat', seat })}>
          {word('online.free-seat')}
        </button>
      )}
    </li>
  )
}
