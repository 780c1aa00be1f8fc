import type { Update } from '@masterplan/protocol'
import { useEffect } from 'react'
import { showInTitle } from '../../../device/page-title.ts'
import { useSettings } from '../../../device/settings.tsx'
import { lookAtMyTables } from '../../../match/online/my-tables.ts'
import { sound } from '../../../theme/sound.ts'
import { useSpeech } from '../../../words/speech.tsx'

/** Somebody who has the table open is told by the page's own title and a tone that it is their turn. */
export function useTurnNotice(update: Update | null): void {
  const { word } = useSpeech()
  const { sound: wanted } = useSettings()
  const mine = update?.turn?.kind === 'decide' && update.you !== null && update.turn.seats.includes(update.you) === true
  // Every later turn sounds with the move before it; the first one has none.
  const first = mine && update.since > 0 && update.happened.some(({ kind }) => kind === 'started')
  useEffect(() => {
    if (first && wanted) sound('turn')
  }, [first, wanted])
  useEffect(() => {
    if (!mine) return
    showInTitle({ turn: word('online.your-turn') })
    return () => showInTitle({ turn: '' })
  }, [mine, word])
  const turn = update === null ? 'unknown' : mine ? 'mine' : 'theirs'
  useEffect(() => {
    if (turn !== 'unknown') void lookAtMyTables()
  }, [turn])
}

/** Leaves the sentence of a pushed notice where the service worker finds it: it cannot ask which language is spoken here. */
export async function keepNoticeWords(body: string, lang: string): Promise<void> {
  try {
    const cache = await caches.open('notice-words')
    await cache.put('/notice-words', Response.json({ body, lang }))
  } catch {
    // Storage denied: the notice speaks English.
  }
}
