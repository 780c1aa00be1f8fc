import {
  LANDS,
  type Land,
  missionName,
  regionBeside,
  SPACES,
  type Space,
  spaceName,
  type View,
} from '@masterplan/brick-by-brick/nouns'
import { regionOf } from './scene/coordinates.ts'

/** The move, in notation, that a press on a dark place probably meant. */
export function guessMove(place: string, view: View): string | undefined {
  if (/^P\d\d$/.test(place)) return `claim ${place}`
  if (/^S\d\d$/.test(place)) return guessMission(place, view)
  if (/^[1-7]$/.test(place)) return guessRegion(Number(place), view)
  if (LANDS.includes(place as Land)) return guessLand(place, view)
  const space = Array.from({ length: SPACES }, (_, at) => at).find(each => spaceName(each) === place)
  return space === undefined ? undefined : guessSpace(space, view)
}

function guessMission(mission: string, { missions, viewer }: View): string | undefined {
  const mine = missions.filter(({ seat }) => seat === viewer).map(each => missionName(each.mission))
  const other = mine.find(each => each !== mission)
  return other && `keep ${[mission, other].toSorted().join(' ')}`
}

/** A neighbour of the hoist's region: to move it there. Any other: to work there. */
function guessRegion(region: number, { hoist }: View): string {
  if (hoist !== null && region === regionBeside(hoist, 1)) return 'move +1'
  return hoist !== null && region === regionBeside(hoist, -1) ? 'move -1' : `build ${region}.C`
}

function guessLand(land: string, { spaces, working }: View): string | undefined {
  const wild = spaces.findIndex((each, at) => each.land === null && working.includes(regionOf(at)))
  return wild < 0 ? undefined : `build ${spaceName(wild)} ${land}`
}

function guessSpace(space: Space, view: View): string {
  const { land, owner } = view.spaces[space]!
  const rivals = owner !== null && owner !== view.seat
  if (rivals && regionOf(space) === view.hoist) return `invade ${spaceName(space)}`
  const token = land === null ? ` ${LANDS.find(each => view.landTokens[each] > 0) ?? LANDS[0]}` : ''
  return `build ${spaceName(space)}${token}`
}
