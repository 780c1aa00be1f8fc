import { boardsOf } from '@masterplan/boards/games'
import type { FoldedWebBoard } from '@masterplan/boards/web'
import type { Update } from '@masterplan/protocol'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { reloadPage } from '../../../device/reload-page.ts'
import { Notice } from '../../../kit/Notice.tsx'
import { OnlineTable } from '../../../match/online/online-table.ts'
import { Table } from '../../../table/Table.tsx'
import { holderName, type NamedHolder } from '../../../words/bot-words.ts'
import type { Word } from '../../../words/en.ts'
import { useSpeech } from '../../../words/speech.tsx'
import css from '../../online.module.css'
import { AfterMatch } from './AfterMatch.tsx'
import { Chat } from './Chat.tsx'
import { Clocks } from './Clocks.tsx'
import { Gathering } from './Gathering.tsx'
import { NextTable } from './NextTable.tsx'
import { OnlineTools } from './OnlineTools.tsx'
import { Questions } from './Questions.tsx'
import { useLettingStand } from './use-letting-stand.ts'
import { useTurnNotice } from './use-turn-notice.ts'
import { WaysOut } from './WaysOut.tsx'

/** A table on a server: people gather, play, chat, and play again. */
export function OnlineRoom({ id }: { readonly id: string }) {
  const { word } = useSpeech()
  const nameOf = useRef((holder: NamedHolder) => holderName(holder, word))
  nameOf.current = holder => holderName(holder, word) // another language is no reason to connect again
  const client = useMemo(() => new OnlineTable(id, holder => nameOf.current(holder)), [id])
  useEffect(() => () => client.close(), [client])
  const room = useSyncExternalStore(client.subscribe, client.room)
  const away = useSyncExternalStore(client.subscribe, client.away)
  const closed = useSyncExternalStore(client.subscribe, client.closed)
  const board = useBoard(room?.update.game)
  const [keeps, setKeeps] = useState(false)
  useTurnNotice(room?.update ?? null)
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
  if (closed === 'missing') {
    return (
      <Notice sentence={word('online.no-such-table')}>
        <Link to="/lobby" className="button">
          {word('online.lobby')}
        </Link>
      </Notice>
    )
  }
  if (room === null && away) {
    return (
      <Notice sentence={word('online.not-here')}>
        <p role="status">{word('online.lost')}</p>
      </Notice>
    )
  }
  if (room === null) return <p role="status">{word('online.connecting')}</p>
  const { update, chat, link } = room
  return (
    <div data-link={link} data-seq={update.seq}>
      {link !== 'live' && (
        <p role="status" className={`sheet ${css.lost}`}>
          {word('online.lost')}
        </p>
      )}
      {update.status === 'gathering' ? (
        <Gathering client={client} update={update} />
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
            tools={<OnlineTools game={update.game} />}
            notice={
              <>
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
      <div className={update.status === 'gathering' ? css.narrow : css.below}>
        <Clocks update={update} />
        <WaysOut client={client} update={update} />
        <AfterMatch client={client} update={update} />
        <Chat client={client} update={update} lines={chat} />
      </div>
    </div>
  )
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
