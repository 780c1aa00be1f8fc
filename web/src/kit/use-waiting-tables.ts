import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { knowsServer } from '../device/known-server.ts'
import { showInTitle } from '../device/page-title.ts'
import { lookAtMyTables, useMyTables, waitingIn } from '../match/online/my-tables.ts'

const LOOK_EVERY = 60_000 // milliseconds

/** How many tables wait for oneself, on whatever page: looked up with every page, on return to it, and now and then. */
export function useWaitingTables(): number {
  const router = useRouter()
  const waiting = waitingIn(useMyTables()).length
  useEffect(() => {
    look()
    const leave = router.subscribe('onResolved', ({ pathChanged }) => pathChanged && look())
    const timer = setInterval(look, LOOK_EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      leave()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [router])
  useEffect(() => showInTitle({ waiting }), [waiting])
  return waiting
}

function look(): void {
  if (knowsServer() && navigator.onLine && !document.hidden) void lookAtMyTables()
}
