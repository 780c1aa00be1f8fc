import { type Seat, seatsOf } from '@masterplan/kernel'
import type { TableAction, Update } from '@masterplan/protocol'
import { useSpeech } from '../../../words/speech.tsx'
import css from './gathering.module.css'

/** Seats that nobody has, and those whose people have not accepted the table as it is. */
export function missingAt({ seats, players }: Update): {
  readonly free: readonly Seat[]
  readonly invited: readonly Seat[]
} {
  const held = (kind: string) => seatsOf(players).filter(seat => seats[seat]?.kind === kind)
  return { free: held('nobody'), invited: held('invited') }
}

interface GatheringHeadProps {
  readonly update: Update
  readonly onCommand: (action: TableAction) => void
}

/** Who is missing, and why; who is asked answers here. */
export function GatheringHead({ update, onCommand }: GatheringHeadProps) {
  const { word, list } = useSpeech()
  const { seats, offered, host } = update
  const { free, invited } = missingAt(update)
  const asked = invited.flatMap(seat => {
    const holder = seats[seat]
    return holder?.kind === 'invited' ? [holder] : []
  })
  const names = asked.map(({ name }) => name)
  const missing =
    names.length === 0
      ? word('online.waiting-free', { count: free.length })
      : word('online.waiting-for', {
          names: list([...names, ...(free.length > 0 ? [word('online.one-more', { count: free.length })] : [])]),
        })
  const changed = [...new Set(asked.flatMap(holder => holder.changed))].map(what => word(`online.setting-${what}`))
  const mine = offered === null ? undefined : seats[offered]
  return (
    <header className={css.head}>
      <h1>{free.length + names.length === 0 ? word('online.all-ready') : missing}</h1>
      {mine?.kind === 'invited' ? (
        <div role="alert" data-invited>
          <p>
            {mine.changed.length === 0
              ? word('online.you-are-invited')
              : word('online.changed', { what: list(mine.changed.map(what => word(`online.setting-${what}`))) })}
          </p>
          <p className={css.answers}>
            <button
              type="button"
              className="button primary"
              onClick={() => onCommand({ kind: 'sit', seat: offered, name: mine.name })}
            >
              {word('online.accept')}
            </button>
            <button type="button" className="button" onClick={() => onCommand({ kind: 'leave' })}>
              {word('online.decline')}
            </button>
          </p>
        </div>
      ) : (
        <p>
          {host && changed.length > 0
            ? word('online.you-changed', { what: list(changed), names: list(names) })
            : word('online.host-what')}
        </p>
      )}
    </header>
  )
}
