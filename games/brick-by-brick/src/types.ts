import type { Seat, Viewer } from '@masterplan/kernel'

/** What is printed on the cards, for boards. */
export { MISSIONS } from './data/missions.ts'
export { INHABITANT_POINTS } from './data/numbers.ts'
export { PROJECTS } from './data/projects.ts'
/** What a view tells of the scores, for boards. */
export { knownScores } from './score.ts'

/** The newest first, as `Game` wants them. Another one is added when a rule changes; records go on under the one they name. */
export const RULES_VERSIONS = ['1.0.0'] as const

/** Places in a region and, by the same names, places of regions in the map: the centre, then clockwise. */
export const POSITIONS = ['C', 'NW', 'NE', 'E', 'SE', 'SW', 'W'] as const
export type Position = (typeof POSITIONS)[number]

export const LANDS = ['M', 'L', 'R'] as const // Meadow, Loam, Rock
export type Land = (typeof LANDS)[number]
/** Lands as a state numbers them: 0 for none, or any, then in the order of LANDS. */
export const landCode = (land: Land | null): number => (land === null ? 0 : LANDS.indexOf(land) + 1)

/** `7 * (region number - 1) + place of its position in POSITIONS`: the space "4.NE" is 23, wherever region 4 lies. */
export type Space = number
export const SPACES = 49
export const spaceName = (space: Space): string => `${Math.floor(space / 7) + 1}.${POSITIONS[space % 7]}`

/** B-PLY-04: regions are counted in a circle, 7 and 1 are next to each other. */
export const regionBeside = (region: number, by: 1 | -1): number => ((region + by + 6) % 7) + 1

/** Cards are counted from 1, as printed on them: project 7 is P07, mission 12 is S12. */
export type Project = number
export type Mission = number
export const PROJECT_COUNT = 32
export const MISSION_COUNT = 24
const cardName = (letter: string, number: number): string => letter + String(number).padStart(2, '0')
const MISSION_NAMES = Array.from({ length: MISSION_COUNT + 1 }, (_, mission) => cardName('S', mission)) // asked for in searches
export const projectName = (project: Project): string => cardName('P', project)
export const missionName = (mission: Mission): string => MISSION_NAMES[mission] ?? cardName('S', mission)

export type Options = {
  readonly layout: 'shuffled' | 'fixed'
  readonly start: 'random' | 'firstSeat'
  readonly twoPlayerLaps: number
  readonly fallback: 'strict' | 'lenient'
  readonly passing: 'noFloors' | 'never' | 'always'
  readonly minInhabitants: number
  readonly landTokens: '3' | 'unlimited'
  readonly controlTie: 'all' | 'twoOnly'
  readonly claimRule: 'participates' | 'newlyTrue'
  readonly invasionClaims: boolean
  readonly invasionRoof: 'removed' | 'stays'
  readonly roofTarget: 'own' | 'any'
  readonly ployTokens: number
  readonly roofs: number
  readonly roundCap: number
}

/** What is awaited. The first five are luck or setup; `reveal` also comes back after every claim. */
export const PHASES = [
  'tile',
  'rotate',
  'starter',
  'reveal',
  'deal',
  'keep',
  'action',
  'claim',
  'next',
  'over',
] as const
export type Phase = (typeof PHASES)[number]

export type Move =
  // Luck
  | { readonly kind: 'tile'; readonly number: number } // into the first free slot
  | { readonly kind: 'rotate'; readonly sixths: number } // the tile in the first slot not yet turned
  | { readonly kind: 'starter'; readonly seat: Seat }
  | { readonly kind: 'reveal'; readonly project: Project } // into the first free display place
  | { readonly kind: 'deal'; readonly mission: Mission } // to the first seat with fewer than four
  // Seats
  | { readonly kind: 'keep'; readonly missions: readonly [Mission, Mission] } // the smaller number first
  | { readonly kind: 'construct'; readonly space: Space; readonly land: Land | null } // `land` for an uncleared bramble only
  | { readonly kind: 'abandon'; readonly space: Space }
  | { readonly kind: 'pass' }
  | { readonly kind: 'move'; readonly by: 1 | -1 }
  | { readonly kind: 'roof'; readonly from: Space; readonly to: Space }
  | { readonly kind: 'invade'; readonly space: Space }
  | { readonly kind: 'claim'; readonly project: Project }
  | { readonly kind: 'decline' }
  | { readonly kind: 'next'; readonly seat: Seat }

export type Event =
  | { readonly kind: 'tile'; readonly slot: Position; readonly region: number }
  | { readonly kind: 'rotated'; readonly slot: Position; readonly sixths: number }
  | { readonly kind: 'starter'; readonly seat: Seat }
  | { readonly kind: 'revealed'; readonly project: Project; readonly place: number }
  | { readonly kind: 'dealt'; readonly mission: Mission } // told to its seat only
  | { readonly kind: 'kept'; readonly missions: readonly [Mission, Mission] } // told to its seat only
  | { readonly kind: 'chosen'; readonly seat: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly actions: number; readonly round: number }
  | {
      readonly kind: 'built'
      readonly seat: Seat
      readonly space: Space
      readonly floors: number
      readonly cost: number
    }
  | { readonly kind: 'cleared'; readonly seat: Seat; readonly space: Space; readonly land: Land }
  | {
      readonly kind: 'abandoned'
      readonly seat: Seat
      readonly space: Space
      readonly floors: number
      readonly gain: number
    }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly forced: boolean }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly region: number }
  | { readonly kind: 'roof-moved'; readonly seat: Seat; readonly from: Space; readonly to: Space }
  | {
      readonly kind: 'invaded'
      readonly seat: Seat
      readonly rival: Seat
      readonly space: Space
      readonly cost: number
    }
  | {
      readonly kind: 'claimed'
      readonly seat: Seat
      readonly project: Project
      readonly points: number
      readonly space: Space
    }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'hoist'; readonly region: number }
  | { readonly kind: 'last-round'; readonly seat: Seat }
  | { readonly kind: 'control'; readonly region: number; readonly seats: readonly Seat[]; readonly gain: number }
  | { readonly kind: 'round-over'; readonly round: number }
  | { readonly kind: 'missions-shown'; readonly missions: readonly KnownMission[] }

export type Refusal =
  | 'not-now'
  | 'no-such-thing'
  | 'tile-placed'
  | 'project-not-in-deck'
  | 'mission-gone'
  | 'mission-not-yours'
  | 'outside-region'
  | 'no-floors'
  | 'too-dear'
  | 'rival-building'
  | 'roofed'
  | 'land-needed'
  | 'land-fixed'
  | 'land-gone'
  | 'not-your-building'
  | 'must-act'
  | 'ploy-played'
  | 'no-ploy-left'
  | 'no-hoist-yet'
  | 'no-roof-there'
  | 'other-land'
  | 'no-rival-there'
  | 'not-displayed'
  | 'not-fulfilled'
  | 'had-a-turn'

/** The parts of a score. */
export type ScoreLine = 'projects' | 'missions' | 'inhabitants'

export type KnownMission = { readonly seat: Seat; readonly mission: Mission }
export type HeldMission = KnownMission & { readonly kept: boolean; readonly worth: number }

export type SpaceView = {
  readonly land: Land | null // null: a bramble that nobody has cleared
  readonly bramble: boolean // it began as one, so that its land costs 5
  readonly cost: number
  readonly owner: Seat | null
  readonly floors: number
  readonly roof: boolean
}

export type SeatView = {
  readonly seat: Seat
  readonly inhabitants: number
  readonly floors: number // in supply
  readonly ploys: number
  readonly projects: readonly Project[]
  readonly points: number // from projects
  readonly inhabitantPoints: number // if the game ended now
  readonly missionsDealt: number
  readonly hasKept: boolean
}

/** What one viewer may know. A secret it does not know has no entry. */
export interface View {
  readonly viewer: Viewer
  readonly rules: string // the version
  readonly options: Options
  readonly players: number
  readonly phase: Phase
  readonly waiting: readonly Seat[] // who must decide; nobody when luck moves or all is over
  readonly seat: Seat // whose turn it is
  readonly round: number
  readonly turns: number // finished in this round
  readonly played: readonly Seat[] // who has had a turn, or has it, in this round
  readonly actions: number // left in this turn, the present one included
  readonly ployPlayed: boolean
  readonly hoist: number | null // a region's number; null while it is off the map
  readonly working: readonly number[] // numbers of the regions where a main action may be taken now
  readonly anchor: Space | null // the building that has just grown, while a project may be claimed with it
  readonly claimable: readonly Project[]
  readonly lastRound: boolean
  readonly tiles: readonly number[] // numbers of the regions by slot, in the order of POSITIONS, as far as placed
  readonly rotations: readonly number[] // of the same, as far as turned
  readonly spaces: readonly SpaceView[] // by Space; empty until the map is complete
  readonly control: readonly { readonly region: number; readonly seats: readonly Seat[] }[]
  readonly landTokens: Readonly<Record<Land, number>>
  readonly roofs: number
  readonly display: readonly (Project | null)[]
  readonly deck: number // cards left
  readonly table: readonly SeatView[]
  readonly missions: readonly HeldMission[]
}
