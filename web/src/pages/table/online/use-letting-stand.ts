import type { FoldedWebBoard } from '@masterplan/boards/web'
import { useEffect, useRef } from 'react'
import type { OnlineTable, TableRoom } from '../../../match/online/online-table.ts'

/**
 * Whoever made an offer is not awaited: it stands by itself, unless they keep the right to withdraw it. A word that comes too
 * late, because the other has answered already, means nothing any more.
 */
export function useLettingStand(
  client: OnlineTable,
  { board, room, keeps }: { board: FoldedWebBoard | null; room: TableRoom | null; keeps: boolean },
): void {
  const said = useRef(0)
  const stand = board?.letsStand
  const sight = client.sight()
  const { seq = 0, clock } = room?.update ?? {}
  const offered = sight?.lines === seq && sight.offers.some(({ text }) => text === stand)
  const stays = keeps && clock?.kind === 'live'
  useEffect(() => {
    if (stand === undefined || !offered || stays || said.current === seq) return
    said.current = seq
    void client.do({ kind: 'move', text: stand })
  }, [client, stand, offered, stays, seq])
}
