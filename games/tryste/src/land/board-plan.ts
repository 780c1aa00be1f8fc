import { type BoardPlan, MOST_TIERS, type TierPlan, ZONE_LETTERS } from '../data/boards.ts'
import { LAND_TYPES, type LandType } from '../data/names.ts'
import { readTier, tierName } from './lattice.ts'

/** Further out than this no board needs to reach; it keeps names short. */
const FAR = 30

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
