import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import { useMemo, useState } from 'react'
import type { Sight, TableClient } from '../match/client.ts'
import { useSpeech } from '../words/speech.tsx'
import { type ToldHint, tellHints } from './tell-hints.ts'
import { useLatest } from './use-latest.ts'

export type HintsAsked = 'thinking' | 'failed' | readonly ToldHint[] | null

const isTold = (asked: HintsAsked): asked is readonly ToldHint[] => Array.isArray(asked)

interface HintsFor {
  readonly client: TableClient
  readonly board: FoldedWebBoard
  readonly sight: Sight
  readonly say: Say
  readonly decision: string // as long as it is the same, so is what was asked
  readonly shown: number // how many of them the board shows
}

/**
 * The bot's best moves, once somebody has asked. They are for one decision: who chooses at the same time and is faster, as a
 * bot mostly is, takes no hint away, neither one that is shown nor one that is on its way.
 */
export function useHints({ client, board, sight, say, decision, shown }: HintsFor) {
  const { word } = useSpeech()
  const [last, setLast] = useState<{ readonly about: string; readonly asked: HintsAsked }>()
  const asked = last?.about === decision ? last.asked : null

  async function told(): Promise<readonly ToldHint[]> {
    const hints = await client.hints()
    const previews = await Promise.all(hints.map(({ text }) => client.preview(text)))
    const thens = previews.map(preview => preview?.view ?? null)
    return tellHints(hints, { board, view: sight.view, thens, say, word })
  }

  const ask = useLatest(async () => {
    setLast({ about: decision, asked: 'thinking' })
    const answer = await told().catch(() => 'failed' as const)
    setLast(now => (now?.about === decision ? { about: decision, asked: answer } : now))
  })
  const onBoard = useMemo(() => (isTold(asked) ? asked.slice(0, shown) : []), [asked, shown])
  /** Where they would be played, all together: marked as long as nobody points at anything else. */
  const places = useMemo(() => new Set(onBoard.flatMap(hint => hint.places)), [onBoard])
  const views = useMemo(() => onBoard.flatMap(({ after }) => (after === null ? [] : [after as never])), [onBoard])
  return { asked, ask, onBoard, places, views }
}
