import { useEffect, useRef } from 'react'
import { useSettings } from '../device/settings.tsx'
import type { Sight } from '../match/client.ts'
import { sound } from '../theme/sound.ts'
import { whoseTurn } from './prompt-sentence.ts'

/** A tone when something happened at the table, for those who want to hear it. */
export function useSounds(sight: Sight): void {
  const { sound: wanted } = useSettings()
  const heard = useRef(sight.lines)
  const turn = whoseTurn(sight)
  useEffect(() => {
    if (sight.lines === heard.current) return
    heard.current = sight.lines
    if (wanted) sound(turn === 'over' ? 'over' : turn === 'mine' ? 'turn' : 'move')
  }, [sight.lines, turn, wanted])
}
