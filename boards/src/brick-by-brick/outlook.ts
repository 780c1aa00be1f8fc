import { type Event, type Move, PROJECTS, projectName, type Space, type View } from '@masterplan/brick-by-brick/nouns'
import type { Said } from '../board.ts'
import { regionOf } from './scene/coordinates.ts'
import { keptFacts } from './sentences.ts'

/** Where the match stands: "round 10, your last action". */
export function moment({ round, phase, seat, viewer, actions, lastRound }: View): Said {
  if (phase === 'over') return { code: 'moment.over', facts: {} }
  if (round === 0) return { code: 'moment.setup', facts: {} }
  const facts = { round, last: lastRound ? 'yes' : 'no', actions }
  return { code: seat === viewer && actions > 0 ? 'moment.mine' : 'moment.round', facts }
}

/** A round begins where the one before is over; the first one with what is laid out for it. */
export function heading(event: Event): Said | undefined {
  if (event.kind === 'starter') return { code: 'heading.first', facts: {} }
  if (event.kind === 'missions-shown') return { code: 'heading.end', facts: {} }
  return event.kind === 'round-over' ? { code: 'heading.round', facts: { round: event.round + 1 } } : undefined
}

/** Where the hoist goes after work on a space: to the region that lies in the map where the space lies in its region. */
export const hoistAfter = ({ tiles }: View, space: Space): number => tiles[space % 7] ?? regionOf(space)

/** What the floors of a building have cost together; abandoning it brings twice that, and invading it costs as much. */
export function twiceItsCost({ spaces }: View, space: Space): number {
  const { floors = 0, cost = 0 } = spaces[space] ?? {}
  return 2 * (floors * cost + (floors * (floors - 1)) / 2)
}

/** What a move that is held would be: what it costs or brings, and where everybody works next. */
export function foretold(move: Move, view: View, then: View): Said | undefined {
  const code = `foretold.${move.kind}`
  switch (move.kind) {
    case 'construct': {
      const { floors, cost } = view.spaces[move.space]!
      const facts = { ...work(view, move.space), floors: floors + 1, cost: cost + floors, land: move.land ?? 'none' }
      return { code, facts }
    }
    case 'abandon':
      return { code, facts: { ...work(view, move.space), gain: twiceItsCost(view, move.space) } }
    case 'invade': {
      const facts = { ...work(view, move.space), cost: twiceItsCost(view, move.space) }
      return { code, facts: { ...facts, rival: view.spaces[move.space]?.owner ?? 0 } }
    }
    case 'move':
      return { code, facts: { region: then.hoist ?? 0 } }
    case 'roof': {
      const [source, region] = [regionOf(move.from), regionOf(move.to)]
      return { code, facts: { source, region: source === region ? 0 : region } }
    }
    case 'claim':
      return { code, facts: { project: projectName(move.project), points: PROJECTS[move.project - 1]?.points ?? 0 } }
    case 'keep':
      return { code, facts: keptFacts(move.missions) }
    case 'pass':
      return { code, facts: {} }
    default:
      return undefined
  }
}

/** A space that is worked on, and where the hoist is then; whether that is elsewhere. */
function work(view: View, space: Space) {
  const hoist = hoistAfter(view, space)
  return { region: regionOf(space), hoist, moves: hoist === view.hoist ? 'no' : 'yes' }
}
