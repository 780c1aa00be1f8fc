import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import { useMemo } from 'react'
import type { Sight } from '../match/client.ts'
import { useSay, useSpeech } from '../words/speech.tsx'
import type { Places } from './Position.tsx'
import { leadOf, promptSentence } from './prompt-sentence.ts'
import type { useTable } from './use-table.ts'

interface PromptOf {
  readonly board: FoldedWebBoard
  readonly sight: Sight
  readonly say: Say
  readonly places: Places
  readonly table: ReturnType<typeof useTable>
}

/** What to do now, said to the player at this device. */
export function usePrompt({ board, sight, say, places, table }: PromptOf): string {
  const { language, word } = useSpeech()
  const { setup, viewer } = sight
  const toMe = useMemo(
    () => setup.names.map((name, seat) => (seat === viewer ? leadOf(sight, word) : name)),
    [setup.names, viewer, sight, word],
  )
  const sayToMe = useSay(board, toMe)
  const { moves, kind, pressed, ready, heldGhost: ghost } = table
  const knows = (code: string) => Object.hasOwn(board.messages[language], code)
  return promptSentence({ board, sight, say, sayToMe, word, moves, kind, pressed, ready, ghost, places, knows })
}
