import type { Update } from '@masterplan/protocol'
import { useEffect, useState } from 'react'
import { useSpeech } from '../../../words/speech.tsx'
import { useServerTime } from './use-server-time.ts'

const MINUTE = 60_000

/** That somebody was asked, and how long ago where this page knows it: since the host last changed the table. */
export function AskedSince({ update, again }: { readonly update: Update; readonly again: boolean }) {
  const { word } = useSpeech()
  const now = useServerTime(update)
  const [changed, setChanged] = useState<number | null>(null)
  // An update tells only what is new since the one before.
  useEffect(() => {
    const last = update.happened.findLast(({ kind }) => kind === 'changed')
    if (last !== undefined) setChanged(last.at)
  }, [update.happened])
  const minutes = changed === null || !again ? 0 : Math.floor((now - changed) / MINUTE)
  return minutes < 1 ? word('online.asked') : word('online.asked-ago', { minutes })
}
