import { boardsOf, type CoachLine, type FoldedCoach } from '@masterplan/boards/games'
import { useEffect, useMemo, useState } from 'react'
import { coachChoice, rememberCoach } from '../../device/coach-memory.ts'
import type { Sight, TableClient } from '../../match/client.ts'
import { attempt } from '../attempt.ts'
import { whoseTurn } from '../prompt-sentence.ts'

export interface Coaching {
  readonly may: boolean // whether a coach can sit here: not among people, and not where nobody sits
  readonly on: boolean
  readonly turnTo: (on: boolean) => void
  readonly look: CoachLine | null // the one thing to look at now; null while others decide
  readonly turn: readonly CoachLine[] // what this decision is about
}

const NOTHING: readonly CoachLine[] = []

/** The coach of a first match, or of any match where somebody has switched it on. What it says is fetched when it is on. */
export function useCoach(client: TableClient, sight: Sight): Coaching {
  const { game, coached = false } = sight.setup
  const may = client.helps && sight.viewer !== 'audience' && sight.ranks === null
  const [chosen, choose] = useState(() => coachChoice(game))
  const on = may && (chosen ?? coached)
  const coach = useLoaded(on ? game : null)
  const { look, turn } = useMemo(() => {
    if (!on || coach === null || whoseTurn(sight) !== 'mine') return { look: null, turn: NOTHING }
    const view = sight.view as never // of a match of the coach's own game, from a seat
    return { look: attempt(null, () => coach.look(view)), turn: attempt(NOTHING, () => coach.turn(view)) }
  }, [on, coach, sight])
  return {
    ...{ may, on, look, turn },
    turnTo(wanted) {
      choose(wanted)
      rememberCoach(game, wanted)
    },
  }
}

/** Without a network, on a device that has not fetched it, there is no coach; everything else goes on. */
function useLoaded(game: string | null): FoldedCoach | null {
  const [coach, setCoach] = useState<FoldedCoach | null>(null)
  useEffect(() => {
    let current = true
    if (game === null) return
    boardsOf(game)
      ?.coach()
      .then(loaded => current && setCoach(loaded))
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [game])
  return coach
}
