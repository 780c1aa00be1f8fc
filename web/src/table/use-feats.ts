import type { FoldedWebBoard } from '@masterplan/boards/web'
import { useEffect, useRef, useState } from 'react'
import type { Sight } from '../match/client.ts'
import { attempt } from './attempt.ts'

/** How long a feat has the board's attention, in milliseconds. It covers nothing, so whoever goes on skips it. */
const MOMENT = 600

/** Where something just happened that deserves a moment; without places it was everywhere. */
export interface Feat {
  readonly line: number // after which it is drawn, and not again
  readonly places: readonly string[]
}

/** What the board celebrates among what was heard since the last look; nothing of what was there before one came. */
export function useFeats(board: FoldedWebBoard, { heard, lines }: Sight): Feat | null {
  const seen = useRef(lines)
  const [feat, setFeat] = useState<Feat | null>(null)
  useEffect(() => {
    const since = seen.current
    seen.current = lines
    const found = lines > since ? attempt(null, () => featIn(board, heard, since)) : null
    setFeat(found)
    if (found === null) return
    const timer = setTimeout(() => setFeat(null), MOMENT)
    return () => clearTimeout(timer)
  }, [board, heard, lines])
  return feat
}

function featIn(board: FoldedWebBoard, heard: Sight['heard'], since: number): Feat | null {
  const kinds: ReadonlySet<string> = board.celebrated ?? new Set()
  const news = heard.filter(({ line }) => line >= since)
  const feats = news.flatMap(({ events }) => events.filter(event => kinds.has((event as { kind: string }).kind)))
  if (feats.length === 0) return null
  return { line: since, places: feats.flatMap(event => board.said(event as never)?.places ?? []) }
}
