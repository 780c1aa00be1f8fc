import { readTier, shifted, tierName, turnedLeft } from '@masterplan/kernel/triangle'
import { BOARDS, type BoardPlan, type TierPlan } from './boards.ts'

/** What a board editor does with a plan. Every tool gives a new plan; whether it can be played, `judgePlan` says. */

/** Lays a tier, in place of what is there. */
export function painted(plan: BoardPlan, tier: TierPlan): BoardPlan {
  const zone = tier.type === 'water' ? null : tier.zone
  return { ...plan, tiers: [...erased(plan, tier.id).tiers, { ...tier, zone }] }
}

export const erased = (plan: BoardPlan, id: string): BoardPlan => ({
  ...plan,
  tiers: plan.tiers.filter(tier => tier.id !== id),
})

const moved = (plan: BoardPlan, move: (id: string) => string): BoardPlan => ({
  ...plan,
  tiers: plan.tiers.map(tier => ({ ...tier, id: move(tier.id) })),
})

/** G-11: by a sixth, anticlockwise around vertex (0,0). */
export const turnedPlan = (plan: BoardPlan): BoardPlan => moved(plan, id => tierName(turnedLeft(readTier(id)!)))

export const shiftedPlan = (plan: BoardPlan, right: number, upwards: number): BoardPlan =>
  moved(plan, id => tierName(shifted(readTier(id)!, right, upwards)))

/** G-12: a starter hexagon around tier vertex (a, b), in place of what is there. */
export function stamped(plan: BoardPlan, hexagon: 'clearing' | 'six-lands', a: number, b: number): BoardPlan {
  return shiftedPlan(BOARDS[hexagon], a, b).tiers.reduce(painted, plan)
}
