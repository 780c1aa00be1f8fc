import type { Update } from '@masterplan/protocol'
import { useEffect, useState } from 'react'

/** What time it is at the server, by the clock of this device and what the last update said. */
export function useServerTime(update: Update): number {
  const [offset, setOffset] = useState(() => update.now - Date.now())
  const [now, setNow] = useState(Date.now)
  useEffect(() => setOffset(update.now - Date.now()), [update.now]) // not with every change of who is there
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return now + offset
}
