import {
  type Move,
  missionName,
  projectName,
  regionBeside,
  spaceName,
  type View,
} from '@masterplan/brick-by-brick/nouns'
import type { Aim, AimInAnyOrder } from '../kit/web-board.ts'

/** Spaces are places by their names, regions by their numbers, lands by their letters, cards by what is printed on them. */
export function aim(move: Move, view: View): Aim | AimInAnyOrder {
  const code = `move.${move.kind}`
  switch (move.kind) {
    case 'keep':
      return { places: move.missions.map(missionName), anyOrder: true, label: { code, facts: {} } }
    case 'construct': {
      const places = [spaceName(move.space)]
      if (move.land !== null) {
        return { places: [...places, move.land], label: { code: 'move.clear', facts: { land: move.land } } }
      }
      return { places, label: { code, facts: { floors: (view.spaces[move.space]?.floors ?? 0) + 1 } } }
    }
    case 'abandon':
    case 'invade':
      return { places: [spaceName(move.space)], label: { code, facts: {} } }
    case 'move':
      return { places: [String(regionBeside(view.hoist ?? 1, move.by))], label: { code, facts: {} } }
    case 'roof':
      return { places: [spaceName(move.from), spaceName(move.to)], label: { code, facts: {} } }
    case 'claim':
      return { places: [projectName(move.project)], label: { code, facts: {} } }
    case 'next':
      return { places: [], label: { code, facts: { seat: move.seat } } }
    case 'pass':
    case 'decline':
      return { places: [], label: { code, facts: {} } }
    default:
      return { places: [], label: { code: 'move.luck', facts: {} } }
  }
}
