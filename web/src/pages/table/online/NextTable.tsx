import { titleOf } from '@masterplan/boards/games'
import type { Update } from '@masterplan/protocol'
import { Link } from '@tanstack/react-router'
import { useMyTables, waitingIn } from '../../../match/online/my-tables.ts'
import { useSpeech } from '../../../words/speech.tsx'

/** Who has nothing to decide here is led to the next table that waits for them, the most urgent first. */
export function NextTable({ update }: { readonly update: Update }) {
  const { word } = useSpeech()
  const next = waitingIn(useMyTables()).find(({ table }) => table !== update.table)
  const { turn, you } = update
  const mine = turn?.kind === 'decide' && you !== null && turn.seats.includes(you)
  if (next === undefined || mine || you === null) return null
  return (
    <Link to="/table/$id" params={{ id: next.table }} className="button primary" data-next={next.table}>
      {word('online.next-table', { game: titleOf(next.game) })}
    </Link>
  )
}
