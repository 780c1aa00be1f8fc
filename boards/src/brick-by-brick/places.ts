import {
  LANDS,
  missionName,
  POSITIONS,
  PROJECTS,
  projectName,
  type SpaceView,
  spaceName,
  type View,
} from '@masterplan/brick-by-brick/nouns'
import type { Place, Say } from '../kit/web-board.ts'
import { plaquePoint, regionOf, SIZE, slotName, spacePoint, tokenPoint } from './scene/coordinates.ts'
import { isWorking } from './scene/Region.tsx'
import { letters } from './seat-letters.ts'
import { printed, scaleOf } from './side/card-text.ts'

const yes = (is: boolean): string => (is ? 'yes' : 'no')

/** Everything that can be pressed: spaces, numbers of regions, land tokens; below them, in the text grid, the cards. */
export const places = (view: View, say: Say): readonly Place[] =>
  view.spaces.length === 0
    ? []
    : [...spaces(view, say), ...regions(view, say), ...lands(view, say), ...cards(view, say)]

const spaces = (view: View, say: Say): Place[] =>
  view.spaces.map((each, space) => ({
    id: spaceName(space),
    text: spaceText(each),
    label: spaceLabel(each, space, say),
    ...spacePoint(view, space),
  }))

/** As at the terminal: "M3 A2^". */
const spaceText = ({ land, cost, owner, floors, roof }: SpaceView): string =>
  `${land ?? 'B'}${cost}${owner === null ? '' : ` ${letters([owner])}${floors}${roof ? '^' : ''}`}`

function spaceLabel({ land, cost, owner, floors, roof }: SpaceView, space: number, say: Say): string {
  const position = say(`position.${POSITIONS[space % 7]}`)
  const ground = { region: regionOf(space), position, land: say(`land.${land ?? 'B'}`), cost }
  if (owner === null) return say('place.empty', ground)
  return say('place.built', { ...ground, floors, owner, roof: yes(roof) })
}

const regions = (view: View, say: Say): Place[] =>
  view.control.map(({ region, seats }) => {
    const here = view.hoist === region
    return {
      id: String(region),
      text: `${here ? '>' : ''}${region}${here ? '<' : ''} ${letters(seats)}`.trim(),
      label: say('place.region', {
        region,
        slot: say(`position.${slotName(view, region)}`),
        hoist: yes(here),
        works: yes(isWorking(view, region)),
        control: seats.map(seat => say('side.player', { seat })).join(', ') || 'none',
      }),
      ...plaquePoint(view, region),
    }
  })

const lands = (view: View, say: Say): Place[] =>
  LANDS.map((land, at) => ({
    id: land,
    text: `${land} ×${view.landTokens[land]}`,
    label: say('place.land', { land: say(`land.${land}`), left: view.landTokens[land] }),
    ...tokenPoint(at),
  }))

/** Cards lie beside the picture; for arrow keys they come below it, a row for each kind. */
function cards(view: View, say: Say): Place[] {
  const at = (row: number, column: number) => ({ x: 120 + 150 * column, y: SIZE.height + 90 * (row + 1) })
  const shown = view.display.flatMap((project, column) =>
    project === null
      ? []
      : [
          {
            id: projectName(project),
            text: printed(projectName(project), say).name,
            label: projectLabel(view, project, say),
            ...at(0, column),
          },
        ],
  )
  const mine = view.missions.map(({ mission, seat }, column) => ({
    id: missionName(mission),
    text: `${letters([seat])} ${printed(missionName(mission), say).name}`,
    label: missionLabel(view, mission, say),
    ...at(1 + Math.floor(column / 4), column % 4),
  }))
  return [...shown, ...mine]
}

export function projectLabel({ claimable }: View, project: number, say: Say): string {
  const name = projectName(project)
  const points = PROJECTS[project - 1]?.points ?? 0
  return say('place.project', {
    points,
    text: say(`card.${name}`),
    claimable: yes(claimable.includes(project)),
  })
}

export function missionLabel({ missions }: View, mission: number, say: Say): string {
  const held = missions.find(each => each.mission === mission)
  const chosen = missions.some(each => each.kept && each.seat === held?.seat)
  const name = missionName(mission)
  return say('place.mission', {
    text: say(`card.${name}`),
    scale: scaleOf(mission, say).long,
    kept: chosen ? yes(held?.kept ?? false) : 'open',
    worth: held?.worth ?? 0,
  })
}
