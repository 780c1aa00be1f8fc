import {
  type Move,
  missionName,
  projectName,
  regionBeside,
  spaceName,
  type View,
} from '@masterplan/brick-by-brick/nouns'
import type { Aim, AimInAnyOrder } from '../kit/web-board.ts'

/** Spaces are places by their names, regions by their numbers, cards by what is printed on them. What a bramble becomes is chosen there. */
export function aim(move: Move, view: View): Aim | AimInAnyOrder {
  const code = `move.${move.kind}`
  switch (move.kind) {
    case 'keep':
      return { places: move.missions.map(missionName), anyOrder: true, label: { code, facts: {} } }
    case 'construct': {
      const places = [spaceName(move.space)]
      const floors = (view.spaces[move.space]?.floors ?? 0) + 1
      const label =
        move.land === null ? { code, facts: { floors } } : { code: 'move.clear', facts: { land: move.land } }
      return { places, label, kind: 'build' }
    }
    case 'abandon':
      return { places: [spaceName(move.space)], label: { code, facts: {} }, kind: 'abandon' }
    case 'invade':
      return { places: [spaceName(move.space)], label: { code, facts: {} }, kind: 'ploy' }
    case 'move': {
      const region = regionBeside(view.hoist ?? 1, move.by)
      return { places: [String(region)], label: { code, facts: { region } }, kind: 'ploy' }
    }
    case 'roof':
      return { places: [spaceName(move.from), spaceName(move.to)], label: { code, facts: {} }, kind: 'ploy' }
    case 'claim':
      return { places: [projectName(move.project)], label: { code, facts: {} } }
    case 'next':
      return { places: [], label: { code, facts: { seat: move.seat } } }
    case 'pass':
      return { places: [], label: { code, facts: {} }, kind: 'pass' }
    case 'decline':
      return { places: [], label: { code, facts: {} } }
    default:
      return { places: [], label: { code: 'move.luck', facts: {} } }
  }
}
