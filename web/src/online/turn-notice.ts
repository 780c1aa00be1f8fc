import type { Update } from '@masterplan/protocol'
import { useEffect } from 'react'
import { useSpeech } from '../words/speech.tsx'

/** Whoever has the table open is told by the page's own title that it is their turn. */
export function useTurnNotice(update: Update | null): void {
  const { word } = useSpeech()
  const mine = update?.turn?.kind === 'decide' && update.you !== null && update.turn.seats.includes(update.you) === true
  useEffect(() => {
    if (!mine) return
    const usual = document.title
    document.title = `● ${word('online.your-turn')} · ${usual}`
    return () => {
      document.title = usual
    }
  }, [mine, word])
}
