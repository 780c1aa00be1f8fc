import type { LandType } from './names.ts'

/** A board as it is written down; `zone` is what the tier is zoned as before play. */
export type BoardPlan = { readonly name: string; readonly tiers: readonly TierPlan[] }
export type TierPlan = { readonly id: string; readonly type: LandType; readonly zone: 'R' | 'C' | 'I' | null }

export const ZONE_LETTERS = ['R', 'C', 'I'] as const
export const zoneNumber = (zone: 'R' | 'C' | 'I'): number => ZONE_LETTERS.indexOf(zone)
export const MOST_TIERS = 40

/** "U:0,0 plains R, D:0,0 water": a plan in one line. */
function plan(name: string, tiers: string): BoardPlan {
  return {
    name,
    tiers: tiers.split(', ').map(tier => {
      const [id, type, zone] = tier.split(' ')
      return { id: id!, type: type as LandType, zone: (zone ?? null) as TierPlan['zone'] }
    }),
  }
}

const CLEARING =
  'D:-1,0 plains R, U:0,0 brownfield, D:0,-1 plains C, U:0,-1 brownfield, D:-1,-1 plains I, U:-1,0 brownfield'

export const BOARDS = {
  clearing: plan('Clearing', CLEARING),
  'six-lands': plan(
    'Six Lands',
    'D:-1,0 mountain I, U:0,0 desert, D:0,-1 coast C, U:0,-1 plains, D:-1,-1 forest, U:-1,0 brownfield R',
  ),
  'both-hexes': plan(
    'Both Hexes',
    `${CLEARING}, D:0,1 mountain, U:1,1 desert, D:1,0 coast, U:1,0 plains, D:0,0 forest, U:0,1 brownfield`,
  ),
  'deserted-wasteland': plan(
    'Deserted Wasteland',
    'D:-1,0 brownfield R, U:0,0 desert, D:0,-1 brownfield C, U:0,-1 mountain I, D:-1,-1 brownfield, U:-1,0 desert',
  ),
  quicksand: plan('Quicksand', 'D:-1,0 brownfield R, U:0,0 desert I, D:0,-1 mountain C, U:0,-1 desert'),
  oasis: plan(
    'Oasis',
    'U:0,0 desert, D:0,0 coast, D:-1,0 plains R, D:0,-1 brownfield I, U:1,-1 desert, D:1,-2 plains C, U:1,0 water, D:1,0 plains',
  ),
  'one-and-all': plan(
    'One and All',
    'D:-1,0 mountain, U:0,0 desert, D:0,-1 coast, U:0,-1 water, D:-1,-1 forest, U:-1,0 brownfield C, D:-2,0 plains R, U:1,-1 plains I',
  ),
} as const satisfies Readonly<Record<string, BoardPlan>>
export type NamedBoard = keyof typeof BOARDS
