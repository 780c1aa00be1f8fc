/**
 * Values of alpha-beta in whole numbers, as in `bots/src/search/alpha-beta/value.ts`: any win is above any estimate, any estimate above
 * any loss, and the margin, in halves, tells wins from wins.
 */
const WIN = 1000000
const SURE = 910000
const SPREAD: f32 = 900000
export const HIGHEST = 2000000

export function valueOfEnd(lead: i32): i32 {
  return lead > 0 ? WIN + lead : lead < 0 ? lead - WIN : 0
}

/** From what a game expects: 0 for even, 1 for a lead as large as the doubt about it. Nearly the hyperbolic tangent. */
export function valueOfEstimate(expected: f32): i32 {
  return <i32>(SPREAD * bent(expected))
}
/** The same as a share of the win, from 0 to 1. */
export function shareOfEstimate(expected: f32): f32 {
  return 0.5 + 0.5 * bent(expected)
}
function bent(expected: f32): f32 {
  const x = max<f32>(-3, min<f32>(3, expected))
  return (x * (27 + x * x)) / (27 + 9 * x * x)
}

export function isSure(value: i32): bool {
  return abs(value) > SURE
}
