import { titleOf } from '@masterplan/boards/games'
import { type Seat, seatsOf } from '@masterplan/kernel'
import type { Update } from '@masterplan/protocol'
import type { ReactNode } from 'react'
import { rememberName } from '../../../device/my-name.ts'
import { usePageTitle } from '../../../device/page-title.ts'
import { useMyName } from '../../../device/use-my-name.ts'
import { GamePicture } from '../../../kit/GamePicture.tsx'
import { Problem } from '../../../kit/Problem.tsx'
import type { OnlineTable } from '../../../match/online/online-table.ts'
import { useSpeech } from '../../../words/speech.tsx'
import { ChangeTable } from './ChangeTable.tsx'
import { CloseTable } from './CloseTable.tsx'
import { CopyLink } from './CopyLink.tsx'
import { GatheringHead, missingAt } from './GatheringHead.tsx'
import css from './gathering.module.css'
import { SealedLuck } from './SealedLuck.tsx'
import { SeatRow } from './SeatRow.tsx'
import { TableTermsShown, WhatDiffers } from './TableTermsShown.tsx'
import { useCommand } from './use-command.ts'

/** As long as nobody changes the table, what its host has begun to change stays. */
const termsKey = ({ players, options, clock, visibility, rated }: Update): string =>
  JSON.stringify([players, options, clock, visibility, rated])

interface GatheringProps {
  readonly client: OnlineTable
  readonly update: Update
  readonly chat: ReactNode
}

/** Before the match: who is missing, seats to take or to accept, a link to share, and what is played. */
export function Gathering({ client, update, chat }: GatheringProps) {
  const { word, list } = useSpeech()
  const { name, setName, isFixed } = useMyName()
  const { act, problem } = useCommand(client)
  const { seats, you, offered, host, players } = update
  const people = seats.flatMap(holder => (holder.kind === 'person' ? [holder.name] : []))
  usePageTitle(titleOf(update.game), people.length === 0 ? '' : word('online.table-of', { names: list(people) }))
  const mayName = name.trim() !== ''
  const { free, invited } = missingAt(update)
  const isReady = free.length + invited.length === 0
  const isVisitor = you === null && offered === null
  const sit = (seat: Seat | null) => {
    rememberName(name.trim())
    return act({ kind: 'sit', seat, name: name.trim() })
  }
  return (
    <div className={css.gathering}>
      <GatheringHead update={update} onCommand={act} />
      <div className={css.column}>
        {isVisitor && free.length > 0 && (
          <form
            className={`sheet ${css.card} ${css.name}`}
            onSubmit={event => {
              event.preventDefault()
              if (mayName) void sit(null)
            }}
          >
            <label>
              {word('online.your-name')}{' '}
              <input value={name} maxLength={24} readOnly={isFixed} onChange={event => setName(event.target.value)} />
            </label>
            {!mayName && <small>{word('online.name-first')}</small>}
          </form>
        )}
        <section className={`sheet ${css.card}`} aria-labelledby="seats">
          <header>
            <h2 id="seats">{word('setup.seats')}</h2>
            <small>{word('online.ready-count', { ready: players - free.length - invited.length, players })}</small>
          </header>
          <ol>
            {seatsOf(players).map(seat => (
              <SeatRow
                key={seat}
                seat={seat}
                holder={seats[seat]!}
                update={update}
                mayName={mayName}
                isNext={seat === free[0]}
                onSit={sit}
                onCommand={act}
              />
            ))}
          </ol>
        </section>
        <CopyLink isNext={you !== null && !isReady} />
        <WhatDiffers update={update} />
        <Problem text={problem} />
        <div className={css.ways}>
          {you !== null && (
            <button type="button" className="button plain" onClick={() => act({ kind: 'leave' })}>
              {word('online.stand-up')}
            </button>
          )}
          {host && <CloseTable onClose={() => act({ kind: 'end' })} />}
          {host && (
            <p className={css.start}>
              <button
                type="button"
                className={isReady ? 'button primary' : 'button'}
                disabled={!isReady}
                aria-describedby="starts-when"
                onClick={() => act({ kind: 'start' })}
              >
                {word('online.start')}
              </button>
              <small id="starts-when">{!isReady && word('online.starts-when', { count: players })}</small>
            </p>
          )}
        </div>
      </div>
      <div className={css.column}>
        <section className={`sheet ${css.card} ${css.table}`} aria-labelledby="the-table">
          <GamePicture game={update.game} />
          <h2 id="the-table">{word('online.the-table')}</h2>
          <TableTermsShown update={update} />
          {host && <ChangeTable key={termsKey(update)} update={update} onCommand={act} />}
          <SealedLuck hash={update.luck.hash} />
        </section>
        {chat}
      </div>
    </div>
  )
}
