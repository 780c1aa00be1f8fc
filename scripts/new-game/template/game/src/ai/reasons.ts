import { foreseen, type Reason, type Seat, seatsOf } from '@masterplan/kernel'
import type { TemplateTown } from '../index.ts'
import { play } from '../play.ts'
import { scores } from '../scoring.ts'
import { copy, type State } from '../state.ts'
import type { Move } from '../types.ts'

/** Why to play this: the wish, the points, and whom it puts in the shade. Nobody else's wish is spoken of. */
export function reasons(state: State, seat: Seat, move: Move): Reason[] {
  if (move.kind === 'wish') return []
  const { after } = foreseen<TemplateTown>({ copy, play }, state, seat, move)
  const [before, then] = [scores(state), scores(after)]
  const gained = (line: string, of: Seat) => then[of]!.lines[line]! - before[of]!.lines[line]!
  const lot = move.lot + 1
  const wish = gained('wish', seat)
  const points = gained('floors', seat) + gained('shade', seat)
  const shaded = seatsOf(state.fixed.players).filter(other => other !== seat && gained('shade', other) < 0)
  return [
    ...(wish > 0 ? [{ code: 'wish', facts: { lot, points: wish } }] : []),
    ...(points > 0 ? [{ code: 'scores', facts: { points } }] : []),
    ...shaded.map(other => ({ code: 'shades', facts: { seat: other } })),
    ...(move.floors === 1 ? [{ code: 'low', facts: { lot } }] : []),
  ].slice(0, 3)
}
