import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Sight, TableClient } from '../match/client.ts'
import { useSpeech } from '../words/speech.tsx'
import { type ToldHint, tellHints } from './tell-hints.ts'
import { useLatest } from './use-latest.ts'

export type HintsAsked = 'thinking' | 'failed' | readonly ToldHint[] | null

const isTold = (asked: HintsAsked): asked is readonly ToldHint[] => Array.isArray(asked)

/** The bot's best moves at this position, once somebody has asked; so many of them are shown on the board. */
export function useHints(client: TableClient, board: FoldedWebBoard, sight: Sight, say: Say, shown: number) {
  const { word } = useSpeech()
  const [asked, setAsked] = useState<HintsAsked>(null)
  const position = `${sight.lines} ${sight.viewer}`
  const now = useRef(position)
  now.current = position
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is for one position
  useEffect(() => setAsked(null), [position])

  async function told(): Promise<readonly ToldHint[]> {
    const hints = await client.hints()
    const previews = await Promise.all(hints.map(({ text }) => client.preview(text)))
    const thens = previews.map(preview => preview?.view ?? null)
    return tellHints(hints, { board, view: sight.view, thens, say, word })
  }

  const ask = useLatest(async () => {
    const about = position
    setAsked('thinking')
    const answer = await told().catch(() => 'failed' as const)
    if (now.current === about) setAsked(answer)
  })
  const onBoard = useMemo(() => (isTold(asked) ? asked.slice(0, shown) : []), [asked, shown])
  /** Where they would be played, all together: marked as long as nobody points at anything else. */
  const places = useMemo(() => new Set(onBoard.flatMap(hint => hint.places)), [onBoard])
  return { asked, ask, onBoard, places }
}
