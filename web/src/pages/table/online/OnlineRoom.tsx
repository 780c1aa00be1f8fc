import { boardsOf } from '@masterplan/boards/games'
import type { FoldedWebBoard } from '@masterplan/boards/web'
import type { Seat } from '@masterplan/kernel'
import type { Update } from '@masterplan/protocol'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { reloadPage } from '../../../device/reload-page.ts'
import { Notice } from '../../../kit/Notice.tsx'
import { OnlineTable } from '../../../match/online/online-table.ts'
import { type PeopleNow, Table } from '../../../table/Table.tsx'
import { holderName, type NamedHolder } from '../../../words/bot-words.ts'
import type { Word } from '../../../words/en.ts'
import { type SayWord, useSpeech } from '../../../words/speech.tsx'
import css from '../../online.module.css'
import { AfterMatch, MoreAfterMatch, ToldAfterMatch } from './AfterMatch.tsx'
import { AnswersSoFar, AskedQuestion, questionTo } from './AskedQuestion.tsx'
import { Chat } from './Chat.tsx'
import { Gathering } from './Gathering.tsx'
import { LooksOn } from './LooksOn.tsx'
import { NextTable } from './NextTable.tsx'
import { OnlineTools } from './OnlineTools.tsx'
import { Questions } from './Questions.tsx'
import { SealedLuck } from './SealedLuck.tsx'
import { SeatClock } from './SeatClock.tsx'
import { useLettingStand } from './use-letting-stand.ts'
import { useTurnNotice } from './use-turn-notice.ts'
import { useUnread } from './use-unread.ts'
import { WaysOut } from './WaysOut.tsx'

const TABLE_ID = /^[A-Za-z0-9_-]{12}$/ // as servers make them

/** A table on a server. What cannot be the address of one was mistyped, and no server is asked. */
export const OnlineRoom = ({ id }: { readonly id: string }) =>
  TABLE_ID.test(id) ? <KnownRoom id={id} /> : <NoSuchTable />

function NoSuchTable() {
  const { word } = useSpeech()
  return (
    <Notice sentence={word('online.no-such-table')}>
      <Link to="/lobby" className="button">
        {word('online.lobby')}
      </Link>
    </Notice>
  )
}

/** People gather, play, chat, and play again. */
function KnownRoom({ id }: { readonly id: string }) {
  const { word } = useSpeech()
  const nameOf = useRef((holder: NamedHolder) => nameHere(holder, word))
  nameOf.current = holder => nameHere(holder, word) // another language is no reason to connect again
  const client = useMemo(() => new OnlineTable(id, holder => nameOf.current(holder)), [id])
  useEffect(() => () => client.close(), [client])
  const room = useSyncExternalStore(client.subscribe, client.room)
  const away = useSyncExternalStore(client.subscribe, client.away)
  const closed = useSyncExternalStore(client.subscribe, client.closed)
  const board = useBoard(room?.update.game)
  const [keeps, setKeeps] = useState(false)
  useTurnNotice(room?.update ?? null)
  const unread = useUnread(id, room)
  useLettingStand(client, { board, room, keeps })

  if (closed === 'outdated') {
    return (
      <Notice sentence={word('online.outdated')}>
        <button type="button" className="button primary" data-reload onClick={reloadPage}>
          {word('online.reload')}
        </button>
      </Notice>
    )
  }
  if (closed === 'missing') return <NoSuchTable />
  if (room === null && away) {
    return (
      <Notice sentence={word('online.not-here')}>
        <p role="status">{word('online.lost')}</p>
      </Notice>
    )
  }
  if (room === null) return <p role="status">{word('online.connecting')}</p>
  const { update, chat, link } = room
  const question = questionTo(update)
  return (
    <div data-link={link} data-seq={update.seq}>
      {link !== 'live' && (
        <p role="status" className={`sheet ${css.lost}`}>
          {word('online.lost')}
        </p>
      )}
      {update.status === 'gathering' ? (
        <Gathering
          client={client}
          update={update}
          chat={<Chat client={client} update={update} lines={chat} unread={unread} />}
        />
      ) : update.status === 'ended' ? (
        <p className="sheet" data-ended={update.ended}>
          {word(endedWord(update.ended))}
        </p>
      ) : (
        board !== null && (
          <Table
            key={id}
            board={board}
            client={client}
            tools={
              <>
                <OnlineTools update={update} />
                <WaysOut client={client} update={update} />
                <SealedLuck hash={update.luck.hash} />
              </>
            }
            chat={{
              panel: <Chat client={client} update={update} lines={chat} unread={unread} />,
              unread: unread.count,
            }}
            {...(update.clock.kind !== 'none' && { clock: seat => <SeatClock update={update} seat={seat} /> })}
            end={{
              actions: <AfterMatch client={client} update={update} />,
              more: <MoreAfterMatch client={client} />,
              told: <ToldAfterMatch client={client} update={update} />,
            }}
            asked={question ? <AskedQuestion {...{ client, update, question }} /> : null}
            {...(question && { answers: <AnswersSoFar {...{ update, question }} /> })}
            company={companyOf(update)}
            notice={
              <>
                {update.rated && <p data-rated>{word('online.terms-rated')}</p>}
                <LooksOn update={update} />
                <Questions client={client} update={update} />
                <NextTable update={update} />
                {board.letsStand !== undefined && update.clock.kind === 'live' && update.you !== null && (
                  <label data-keeps>
                    <input type="checkbox" checked={keeps} onChange={event => setKeeps(event.target.checked)} />{' '}
                    {word('online.keep-right')}
                  </label>
                )}
              </>
            }
          />
        )
      )}
    </div>
  )
}

/** That somebody is away stands beside their name, not in it. */
const nameHere = (holder: NamedHolder, word: SayWord): string =>
  holderName('here' in holder ? { ...holder, here: true } : holder, word)

function companyOf({ seats, questions }: Update): PeopleNow {
  const away = seats.flatMap((holder, seat) => (holder.kind === 'person' && !holder.here ? [seat as Seat] : []))
  return { away, asks: questions.map(({ by }) => by) }
}

/** A table that was closed before or during a match, or a match that ended without a result. */
function endedWord(why: Update['ended']): Word {
  if (why === 'stuck') return 'online.ended-stuck'
  return why === 'aborted' ? 'online.ended-no-result' : 'online.ended'
}

function useBoard(game: string | undefined): FoldedWebBoard | null {
  const [board, setBoard] = useState<FoldedWebBoard | null>(null)
  useEffect(() => {
    if (game !== undefined) boardsOf(game)?.web().then(setBoard)
  }, [game])
  return board
}
