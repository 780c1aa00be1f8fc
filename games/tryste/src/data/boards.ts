import { readTier, tierName } from '../lattice.ts'
import { LAND_TYPES, type LandType } from './names.ts'

/** A board as it is written down; `zone` is what the tier is zoned as before play. */
export type BoardPlan = { readonly name: string; readonly tiers: readonly TierPlan[] }
export type TierPlan = { readonly id: string; readonly type: LandType; readonly zone: 'R' | 'C' | 'I' | null }

export const ZONE_LETTERS = ['R', 'C', 'I'] as const
export const MOST_TIERS = 40
/** Further out than this no board needs to reach; it keeps names short. */
const FAR = 30

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

export type PlanProblem =
  | 'not-a-plan'
  | 'too-few-tiers'
  | 'too-many-tiers'
  | 'no-such-tier'
  | 'tier-twice'
  | 'no-such-land'
  | 'no-such-zone'
  | 'water-zoned'
  | 'nothing-to-develop'
export type BadPlan = { readonly ok: false; readonly problem: PlanProblem; readonly tier: string }

/** What an editor, a file or a host proposes: a plan, or what is wrong with it and where. */
export function readPlan(text: string): { readonly ok: true; readonly plan: BoardPlan } | BadPlan {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return bad('not-a-plan')
  }
  if (!isObject(value) || typeof value.name !== 'string' || !Array.isArray(value.tiers)) return bad('not-a-plan')
  const tiers: TierPlan[] = []
  for (const tier of value.tiers as unknown[]) {
    if (!isObject(tier) || typeof tier.id !== 'string') return bad('not-a-plan')
    const { id, type, zone } = tier
    if (!LAND_TYPES.some(each => each === type)) return bad('no-such-land', id)
    if (zone !== null && !ZONE_LETTERS.some(each => each === zone)) return bad('no-such-zone', id)
    tiers.push({ id, type: type as LandType, zone: zone as TierPlan['zone'] })
  }
  const plan = { name: value.name, tiers }
  return judgePlan(plan) ?? { ok: true, plan }
}

/** G-13, T-SET-01: any 2 to 40 different places with something that must be developed. */
function judgePlan({ tiers }: BoardPlan): BadPlan | undefined {
  if (tiers.length < 2) return bad('too-few-tiers')
  if (tiers.length > MOST_TIERS) return bad('too-many-tiers')
  const seen = new Set<string>()
  for (const { id, type, zone } of tiers) {
    const tier = readTier(id)
    if (!tier || Math.abs(tier.x) > FAR || Math.abs(tier.y) > FAR) return bad('no-such-tier', id)
    if (seen.has(tierName(tier))) return bad('tier-twice', id)
    if (type === 'water' && zone !== null) return bad('water-zoned', id)
    seen.add(tierName(tier))
  }
  // With nothing but desert the game would be over in its first year.
  if (tiers.every(({ type }) => type === 'water' || type === 'desert')) return bad('nothing-to-develop')
  return undefined
}

const bad = (problem: PlanProblem, tier = ''): BadPlan => ({ ok: false, problem, tier })

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const FIRST_TO_ZONE: readonly LandType[] = ['plains', 'brownfield', 'forest', 'coast', 'mountain', 'desert']

/** T-SET-02 when the table leaves it to the rules: the plainest three land tiers get R, C and I. */
export function zonedByItself(plan: BoardPlan): BoardPlan {
  const land = plan.tiers
    .filter(({ type }) => type !== 'water')
    .toSorted(
      (one, other) =>
        FIRST_TO_ZONE.indexOf(one.type) - FIRST_TO_ZONE.indexOf(other.type) || (one.id < other.id ? -1 : 1),
    )
  const zoneOf = (tier: TierPlan) => ZONE_LETTERS[land.indexOf(tier)] ?? null
  return { ...plan, tiers: plan.tiers.map(tier => ({ ...tier, zone: tier.type === 'water' ? null : zoneOf(tier) })) }
}

/** "U:0,0=R D:0,-1=C": what the table zoned itself. Undefined when it names a place twice, no land, or no zone. */
export function zonedByHand(plan: BoardPlan, text: string): BoardPlan | undefined {
  const chosen = new Map<string, TierPlan['zone']>()
  for (const part of text.split(' ').filter(each => each !== '')) {
    const [, id, zone] = /^([UD]:-?\d+,-?\d+)=([RCI])$/.exec(part) ?? []
    const tier = plan.tiers.find(each => each.id === id)
    if (!tier || chosen.has(tier.id) || tier.type === 'water') return undefined
    chosen.set(tier.id, zone as TierPlan['zone'])
  }
  return { ...plan, tiers: plan.tiers.map(tier => ({ ...tier, zone: chosen.get(tier.id) ?? null })) }
}

export const zoneNumber = (zone: 'R' | 'C' | 'I'): number => ZONE_LETTERS.indexOf(zone)
