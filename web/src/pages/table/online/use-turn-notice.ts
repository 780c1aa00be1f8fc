import type { Update } from '@masterplan/protocol'
import { useEffect } from 'react'
import { useSettings } from '../../../device/settings.tsx'
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
    const usual = document.title
    document.title = `● ${word('online.your-turn')} · ${usual}`
    return () => {
      document.title = usual
    }
  }, [mine, word])
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
