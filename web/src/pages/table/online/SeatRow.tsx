import { titleOf } from '@masterplan/boards/games'
import { LEVEL_IDS, type Seat } from '@masterplan/kernel'
import type { TableAction, Update } from '@masterplan/protocol'
import { Check, Hourglass, X } from 'lucide-react'
import { LevelFace } from '../../../kit/LevelFace.tsx'
import { SeatMark } from '../../../table/SeatMark.tsx'
import { botWord, holderWord } from '../../../words/bot-words.ts'
import { useSpeech } from '../../../words/speech.tsx'
import { AskedSince } from './AskedSince.tsx'
import css from './gathering.module.css'
import { useRating } from './use-rating.ts'

interface SeatRowProps {
  readonly seat: Seat
  readonly holder: Update['seats'][number]
  readonly update: Update
  readonly mayName: boolean
  readonly isNext: boolean // the first seat that who looks on could take
  readonly onSit: (seat: Seat) => void
  readonly onCommand: (action: TableAction) => void
}

/** Who sits there and is ready, was asked and why, or that it is free; and what can be done about it. */
export function SeatRow({ seat, holder, update, mayName, isNext, onSit, onCommand }: SeatRowProps) {
  const { word } = useSpeech()
  const { you, offered, host, rated } = update
  const mayFree = holder.kind !== 'nobody' && host && you !== seat
  return (
    <li className={css.seat} data-holder={holder.kind}>
      <SeatMark seat={seat} size={32} />
      <p>
        <b>{holderWord(holder.kind === 'person' ? { ...holder, here: true } : holder, word)}</b>
        <small>
          <Aside holder={holder} update={update} seat={seat} />
        </small>
      </p>
      {mayFree && (
        <button
          type="button"
          className="button plain"
          aria-label={word('online.free-seat')}
          title={word('online.free-seat')}
          onClick={() => onCommand({ kind: 'free-seat', seat })}
        >
          <X size={18} aria-hidden="true" />
        </button>
      )}
      {(holder.kind === 'person' || holder.kind === 'bot') && (
        <span className={css.ready}>
          {holder.kind === 'bot' &&
            LEVEL_IDS.map(level => level === holder.bot && <LevelFace key={level} level={level} size={28} />)}
          <Check size={18} aria-hidden="true" /> {word('online.ready')}
        </span>
      )}
      {holder.kind === 'invited' && (
        <span className={css.asked}>
          <Hourglass size={16} aria-hidden="true" /> <AskedSince update={update} again={holder.changed.length > 0} />
        </span>
      )}
      {holder.kind === 'nobody' && you === null && offered === null && (
        <button
          type="button"
          className={isNext ? 'button primary' : 'button'}
          disabled={!mayName}
          onClick={() => onSit(seat)}
        >
          {word('online.sit')}
        </button>
      )}
      {holder.kind === 'nobody' && host && !rated && (
        <select
          className={css.bot}
          aria-label={word('online.seat-bot')}
          value=""
          onChange={event => onCommand({ kind: 'seat-bot', seat, bot: event.target.value })}
        >
          <option value="">{word('online.a-bot')}</option>
          {LEVEL_IDS.map(bot => (
            <option key={bot} value={bot}>
              {botWord(bot, word, code => code)}
            </option>
          ))}
        </select>
      )}
    </li>
  )
}

function Aside({ holder, update, seat }: Pick<SeatRowProps, 'holder' | 'update' | 'seat'>) {
  const { word, list } = useSpeech()
  const rating = useRating(holder, update)
  const rated = (presence: string) =>
    rating === null ? presence : word('online.rated-at', { rating, game: titleOf(update.game), presence })
  if (update.you === seat) return rated(word(update.host ? 'online.you-host' : 'online.you'))
  switch (holder.kind) {
    case 'person':
      return rated(word(holder.here ? 'online.here' : 'online.away'))
    case 'bot':
      return word('setup.bot-here')
    case 'nobody':
      return word('online.free-what')
    case 'invited': {
      const what = list(holder.changed.map(each => word(`online.setting-${each}`)))
      return holder.changed.length === 0 ? word('online.invited') : word('online.invited-again', { what })
    }
  }
}
