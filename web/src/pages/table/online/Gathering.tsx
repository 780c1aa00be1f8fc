import { titleOf } from '@masterplan/boards/games'
import type { Seat } from '@masterplan/kernel'
import type { Update } from '@masterplan/protocol'
import { rememberName } from '../../../device/my-name.ts'
import { useMyName } from '../../../device/use-my-name.ts'
import type { OnlineTable } from '../../../match/online/online-table.ts'
import { useSpeech } from '../../../words/speech.tsx'
import css from '../../online.module.css'
import { ChangeTable } from './ChangeTable.tsx'
import { CloseTable } from './CloseTable.tsx'
import { CopyLink } from './CopyLink.tsx'
import { SeatRow } from './SeatRow.tsx'
import { TableTermsShown } from './TableTermsShown.tsx'
import { useCommand } from './use-command.ts'

/** As long as nobody changes the table, what its host has begun to change stays. */
const termsKey = ({ players, options, clock, visibility, rated }: Update): string =>
  JSON.stringify([players, options, clock, visibility, rated])

/** Before the match: what is played, a link to share, seats to take or to accept, bots to invite. */
export function Gathering({ client, update }: { readonly client: OnlineTable; readonly update: Update }) {
  const { word, list } = useSpeech()
  const { name, setName, isFixed } = useMyName()
  const { act, problem } = useCommand(client)
  const title = titleOf(update.game)
  const mayName = name.trim() !== ''
  const free = update.seats.filter(({ kind }) => kind === 'nobody').length
  const invited = update.seats.flatMap(holder => (holder.kind === 'invited' ? [holder.name] : []))
  const { offered } = update
  const asked = offered === null ? undefined : update.seats[offered]
  const accept = (as: string) => act({ kind: 'sit', seat: offered, name: as })
  const sit = (seat: Seat | null) => {
    rememberName(name.trim())
    return act({ kind: 'sit', seat, name: name.trim() })
  }
  return (
    <section className={`sheet ${css.gathering}`}>
      <h1>{word('online.gathering', { game: title })}</h1>
      <TableTermsShown update={update} />
      {update.host && <ChangeTable key={termsKey(update)} update={update} onCommand={act} />}
      <CopyLink />
      {asked?.kind === 'invited' && (
        <div role="alert" className={css.questions} data-invited>
          <p>
            {asked.changed.length === 0
              ? word('online.you-are-invited')
              : word('online.changed', { what: list(asked.changed.map(what => word(`online.setting-${what}`))) })}
          </p>
          <div className={css.actions}>
            <button type="button" className="button primary" onClick={() => accept(asked.name)}>
              {word('online.accept')}
            </button>
            <button type="button" className="button" onClick={() => act({ kind: 'leave' })}>
              {word('online.decline')}
            </button>
          </div>
        </div>
      )}
      {update.you === null && offered === null && free > 0 && (
        <form
          onSubmit={event => {
            event.preventDefault()
            if (mayName) void sit(null)
          }}
        >
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
          {!mayName && <p>{word('online.name-first')}</p>}
        </form>
      )}
      <ol className={css.seats}>
        {update.seats.map((holder, at) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={at}
            seat={at as Seat}
            holder={holder}
            update={update}
            mayName={mayName}
            onSit={sit}
            onCommand={act}
          />
        ))}
      </ol>
      <p>
        {free > 0
          ? word('online.waiting-for', { count: free })
          : invited.length > 0
            ? word('online.waiting-yes', { names: list(invited) })
            : word('online.all-here')}
      </p>
      <div className={css.actions}>
        {update.host && (
          <button
            type="button"
            className="button primary"
            disabled={free + invited.length > 0}
            onClick={() => act({ kind: 'start' })}
          >
            {word('online.start')}
          </button>
        )}
        {update.you !== null && (
          <button type="button" className="button" onClick={() => act({ kind: 'leave' })}>
            {word('online.stand-up')}
          </button>
        )}
        {update.host && <CloseTable onClose={() => act({ kind: 'end' })} />}
      </div>
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}
