import { type About, boardsOf } from '@masterplan/boards/games'
import type { LevelId } from '@masterplan/kernel'
import { useNavigate } from '@tanstack/react-router'
import { againstBots, openTable } from '../../match/opening.ts'
import { useSpeech } from '../../words/speech.tsx'

/** Opens a match against bots of a level, as usual otherwise, and goes there. */
export function usePlay() {
  const { word } = useSpeech()
  const navigate = useNavigate()
  return async ({ id: game, usualPlayers }: About, level: LevelId) => {
    boardsOf(game)
      ?.web()
      .catch(() => {}) // on its way while the table is; who needs it there will see what went wrong
    const id = await openTable(againstBots(game, usualPlayers, level, word), null)
    await navigate({ to: '/table/$id', params: { id } })
  }
}
