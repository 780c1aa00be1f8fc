import { titleOf } from '@masterplan/boards/games'
import type { Seat } from '@masterplan/kernel'
import type { TableAction, Update } from '@masterplan/protocol'
import { rememberName } from '../../../device/my-name.ts'
import { useMyName } from '../../../device/use-my-name.ts'
import type { OnlineTable } from '../../../match/online/online-table.ts'
import { botWord, holderWord } from '../../../words/bot-words.ts'
import { clockWord } from '../../../words/clock-words.ts'
import { useSpeech } from '../../../words/speech.tsx'
import css from '../../online.module.css'
import { CopyLink } from './CopyLink.tsx'
import { useCommand } from './use-command.ts'

const BOTS = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5']

/** Before the match: a link to share, seats to take, bots to invite. */
export function Gathering({ client, update }: { readonly client: OnlineTable; readonly update: Update }) {
  const { word } = useSpeech()
  const { name, setName, isFixed } = useMyName()
  const { act, problem } = useCommand(client)
  const title = titleOf(update.game)
  const free = update.seats.filter(({ kind }) => kind === 'nobody').length
  const sit = (seat: Seat | null) => {
    rememberName(name.trim())
    return act({ kind: 'sit', seat, name: name.trim() })
  }
  return (
    <section className={`sheet ${css.gathering}`}>
      <h1>{word('online.gathering', { game: title })}</h1>
      <p>{clockWord(update.clock, word)}</p>
      <CopyLink />
      {update.you === null && free > 0 && (
        <label className={css.name}>
          {word('online.your-name')}{' '}
          <input
            className={css.field}
            value={name}
            maxLength={24}
            readOnly={isFixed}
            onChange={event => setName(event.target.value)}
          />
        </label>
      )}
      <ol className={css.seats}>
        {update.seats.map((holder, at) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={at}
            seat={at as Seat}
            holder={holder}
            update={update}
            mayName={name.trim() !== ''}
            onSit={sit}
            onCommand={act}
          />
        ))}
      </ol>
      <p>{free > 0 ? word('online.waiting-for', { count: free }) : word('online.all-here')}</p>
      <div className={css.actions}>
        {update.host && (
          <button type="button" className="button primary" disabled={free > 0} onClick={() => act({ kind: 'start' })}>
            {word('online.start')}
          </button>
        )}
        {update.you !== null && (
          <button type="button" className="button" onClick={() => act({ kind: 'leave' })}>
            {word('online.stand-up')}
          </button>
        )}
        {update.host && (
          <button type="button" className="button" onClick={() => act({ kind: 'end' })}>
            {word('online.close-table')}
          </button>
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}

interface SeatRowProps {
  readonly seat: Seat
  readonly holder: Update['seats'][number]
  readonly update: Update
  readonly mayName: boolean
  readonly onSit: (seat: Seat) => void
  readonly onCommand: (action: TableAction) => void
}

function SeatRow({ seat, holder, update, mayName, onSit, onCommand }: SeatRowProps) {
  const { word } = useSpeech()
  return (
    <li className={css.seat} data-holder={holder.kind}>
      <strong>{holderWord(holder, word)}</strong>
      {update.you === seat && <span className={css.tag}>{word('online.you')}</span>}
      {holder.kind === 'bot' && <span className={css.tag}>{botWord(holder.bot, word, code => code)}</span>}
      {holder.kind === 'person' && !holder.here && <span className={css.tag}>{word('online.away')}</span>}
      {holder.kind === 'nobody' && update.you === null && (
        <button type="button" className="button primary" disabled={!mayName} onClick={() => onSit(seat)}>
          {word('online.sit')}
        </button>
      )}
      {holder.kind === 'nobody' && update.host && (
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
