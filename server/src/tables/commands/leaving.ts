import type { Seat } from '@masterplan/kernel'
import { no } from '@masterplan/protocol'
import { lateOf } from '../../clocks/clock.ts'
import { entry } from '../entries.ts'
import type { HostedTable } from '../table.ts'
import { standUp } from './gathering.ts'
import { lostBy, replacedBy } from './outcomes.ts'
import type { Proposal, Proposed, Sender } from './proposal.ts'

/** Before the match the seat is free again. During it, of two the other wins where that is at stake; else a bot plays on. */
export function leave(hosted: HostedTable, sender: Sender, substitute: string): Proposed {
  const invited = hosted.match === null ? hosted.offered(sender.person) : null
  const seat = sender.seat ?? invited
  if (seat === null) return no('not-seated')
  if (hosted.isFinished()) return no('not-playing')
  if (hosted.match === null) return standUp(hosted, seat)
  const { rated, players } = hosted.row
  const gone =
    players === 2 && (rated || lateOf(hosted.row) === 'loses')
      ? lostBy(hosted, seat, 'left')
      : replacedBy(hosted, seat, substitute)
  return { ...gone, entries: [entry.left(seat), ...gone.entries] }
}

/** How often in a row a bot decides for somebody before it sits down in their place. */
const LATE_AT_MOST = 2

/** What the table chose for those whose time is up. */
export function late(hosted: HostedTable, seat: Seat, substitute: string): Proposed {
  const { late: before, lateInARow } = hosted.standing
  if (!hosted.awaited().includes(seat) || before.includes(seat)) return no('not-playing')
  const said = entry.late(seat)
  const rule = lateOf(hosted.row)
  const again = (lateInARow.get(seat) ?? 0) + 1 >= LATE_AT_MOST
  if (rule === 'bot-moves' && !again) return { ok: true, entries: [said] }
  const gone = rule === 'loses' ? lost(hosted, seat, substitute) : replacedBy(hosted, seat, substitute)
  return { ...gone, entries: [said, ...gone.entries] }
}

/** Of two, the other has won. With more, the others play on against a bot, and the seat comes last whatever that achieves. */
function lost(hosted: HostedTable, seat: Seat, substitute: string): Proposal {
  if (hosted.row.players === 2) return lostBy(hosted, seat, 'time')
  const { entries, seats } = replacedBy(hosted, seat, substitute)
  return { ok: true, seats, entries: [entry.lost(seat), ...entries] }
}
