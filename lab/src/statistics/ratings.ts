import { seeded } from '@masterplan/kernel'

/** How often each beat each: `won[a][b]` counts a's wins over b, an equal rank as half a win for both. */
export type Duels = readonly (readonly number[])[]
/** On Elo's scale: 400 points are odds of ten to one; the mean of all is 0. */
export interface EloRating {
  readonly rating: number
  readonly low: number
  readonly high: number
}

const SCALE = 400 / Math.LN10
const ROUNDS = 400 // of the bootstrap
/** One match between any two that met, half won: nobody is infinitely strong for never having lost. */
const PRIOR = 0.5

/**
 * Bradley and Terry's model, most likely strengths, and intervals by resampling whole deals: what hangs together, the
 * matches of a deal and all pairs at one table, stays together.
 */
export function ratingsOf(deals: readonly Duels[], bots: number, seed: number): EloRating[] {
  const ratings = strengths(sumOf(deals, bots))
  const random = seeded(seed)
  const rounds = Array.from({ length: ROUNDS }, () =>
    strengths(
      sumOf(
        deals.map(() => deals[random.below(deals.length)]!),
        bots,
      ),
    ),
  )
  return ratings.map((rating, bot) => {
    const drawn = rounds.map(round => round[bot]!).sort((one, other) => one - other)
    return { rating, low: drawn[Math.floor(0.025 * ROUNDS)]!, high: drawn[Math.ceil(0.975 * ROUNDS) - 1]! }
  })
}

function sumOf(deals: readonly Duels[], bots: number): number[][] {
  const sum = Array.from({ length: bots }, () => Array<number>(bots).fill(0))
  for (const won of deals) for (let a = 0; a < bots; a++) for (let b = 0; b < bots; b++) sum[a]![b]! += won[a]![b]!
  return sum
}

/** Newton's method on one strength at a time: the likelihood has one peak, so any way up leads there. */
function strengths(won: Duels): number[] {
  const strength = won.map(() => 0)
  for (let sweep = 0; sweep < 1000; sweep++) {
    let farthest = 0
    for (const [a, mine] of strength.entries()) {
      let [slope, bend] = [0, 0]
      for (const [b, other] of strength.entries()) {
        const matches = won[a]![b]! + won[b]![a]!
        if (a === b || matches === 0) continue
        const expected = 1 / (1 + Math.exp(other - mine))
        slope += won[a]![b]! + PRIOR - (matches + 2 * PRIOR) * expected
        bend += (matches + 2 * PRIOR) * expected * (1 - expected)
      }
      const step = bend === 0 ? 0 : Math.max(-1, Math.min(1, slope / bend))
      strength[a] = mine + step
      farthest = Math.max(farthest, Math.abs(step))
    }
    if (farthest < 1e-7) break
  }
  const middle = strength.reduce((sum, each) => sum + each, 0) / strength.length
  return strength.map(each => SCALE * (each - middle))
}
