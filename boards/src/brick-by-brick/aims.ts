import {
  LANDS,
  type Land,
  type Move,
  missionName,
  projectName,
  SPACES,
  type Space,
  spaceName,
  type View,
} from '@masterplan/brick-by-brick/nouns'
import type { Aim, AimInAnyOrder } from '../kit/web-board.ts'
import { regionOf } from './plan.ts'

/** Regions are counted in a circle: 7 and 1 are next to each other. */
const regionBeside = (region: number, by: 1 | -1): number => ((region - 1 + by + 7) % 7) + 1

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

/** The move, in notation, that a press on a dark place probably meant. */
export function meant(place: string, view: View): string | undefined {
  if (/^P\d\d$/.test(place)) return `claim ${place}`
  if (/^S\d\d$/.test(place)) return meantMission(place, view)
  if (/^[1-7]$/.test(place)) return meantRegion(Number(place), view)
  if (LANDS.includes(place as Land)) return meantLand(place, view)
  const space = Array.from({ length: SPACES }, (_, at) => at).find(each => spaceName(each) === place)
  return space === undefined ? undefined : meantSpace(space, view)
}

function meantMission(mission: string, { missions, viewer }: View): string | undefined {
  const mine = missions.filter(({ seat }) => seat === viewer).map(each => missionName(each.mission))
  const other = mine.find(each => each !== mission)
  return other && `keep ${[mission, other].toSorted().join(' ')}`
}

/** A neighbour of the hoist's region: to move it there. Any other: to work there. */
function meantRegion(region: number, { hoist }: View): string {
  if (hoist !== null && region === regionBeside(hoist, 1)) return 'move +1'
  return hoist !== null && region === regionBeside(hoist, -1) ? 'move -1' : `build ${region}.C`
}

function meantLand(land: string, { spaces, working }: View): string | undefined {
  const wild = spaces.findIndex((each, at) => each.land === null && working.includes(regionOf(at)))
  return wild < 0 ? undefined : `build ${spaceName(wild)} ${land}`
}

function meantSpace(space: Space, view: View): string {
  const { land, owner } = view.spaces[space]!
  const rivals = owner !== null && owner !== view.seat
  if (rivals && regionOf(space) === view.hoist) return `invade ${spaceName(space)}`
  const token = land === null ? ` ${LANDS.find(each => view.landTokens[each] > 0) ?? LANDS[0]}` : ''
  return `build ${spaceName(space)}${token}`
}
