import type { TableAction, WhyNot } from '@masterplan/protocol'
import { useState } from 'react'
import type { OnlineTable } from '../../../match/online/online-table.ts'
import type { Word } from '../../../words/en.ts'
import { useSpeech } from '../../../words/speech.tsx'

/** The sentence for a server's no. */
export const noWord = (code: WhyNot): Word => `refusal.online.${code}`

/** Does something at the table, and keeps the sentence if the table says no. */
export function useCommand(client: OnlineTable) {
  const { word } = useSpeech()
  const [problem, setProblem] = useState<string | null>(null)
  async function act(action: TableAction) {
    const answer = await client.do(action)
    setProblem(answer.ok ? null : word(noWord(answer.code)))
    return answer
  }
  return { act, problem }
}
