import { useEffect, useState } from 'react'
import { keepSeenChat, seenAt } from '../../../device/seen-tables.ts'
import type { TableRoom } from '../../../match/online/online-table.ts'

const LOOKED_AT = 1000 // milliseconds in sight: while a page is being built the chat may be so for a moment

/** Lines of chat that others wrote since it was last in sight; `watch` is given the element that shows it. */
export interface UnreadLines {
  readonly count: number
  readonly newFrom: number | null // the first that was unread when it came into sight, as long as it stays there
  readonly watch: (box: HTMLElement | null) => void
}

export function useUnread(table: string, room: TableRoom | null): UnreadLines {
  const [box, watch] = useState<HTMLElement | null>(null)
  const [inSight, setInSight] = useState(false)
  const [seen, setSeen] = useState(() => seenAt(table)?.chat ?? 0)
  useEffect(() => {
    if (box === null) return
    const look = new IntersectionObserver(entries => setInSight(entries.at(-1)?.isIntersecting ?? false))
    look.observe(box)
    return () => {
      look.disconnect()
      setInSight(false)
    }
  }, [box])
  const last = room?.chat.at(-1)?.n ?? 0
  useEffect(() => {
    if (!inSight || last === 0) return
    const read = () => {
      if (document.visibilityState !== 'visible') return
      setSeen(last)
      keepSeenChat(table, last)
    }
    const timer = setTimeout(read, LOOKED_AT)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [inSight, last, table])
  const you = room?.update.you ?? null
  const unread = (room?.chat ?? []).filter(({ n, seat }) => n > seen && (seat === null || seat !== you))
  const firstUnread = unread[0]?.n ?? null
  const [newFrom, setNewFrom] = useState<number | null>(null)
  useEffect(() => {
    if (!inSight) setNewFrom(firstUnread)
    else if (firstUnread !== null) setNewFrom(from => from ?? firstUnread)
  }, [inSight, firstUnread])
  return { count: unread.length, newFrom, watch }
}
