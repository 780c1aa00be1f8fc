/** A share and the range in which the true one lies, nineteen times in twenty. */
export type Share = { readonly share: number; readonly low: number; readonly high: number }

/** The normal quantile for 95 %, both sides. */
const Z = 1.959963984540054

/** Wilson's score interval: unlike the textbook's normal one it is honest for few games and for shares near 0 and 1. */
export function wilson(successes: number, trials: number): Share {
  if (trials === 0) return { share: 0, low: 0, high: 1 }
  const share = successes / trials
  const spread = Z ** 2 / trials
  const centre = (share + spread / 2) / (1 + spread)
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials))
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/** Count, sum and sum of squares of whole numbers: exact in any order, so that workers' parts can be added up. */
export type Sums = { readonly count: number; readonly sum: number; readonly squares: number }
export const NO_SUMS: Sums = { count: 0, sum: 0, squares: 0 }

export const sumsWith = ({ count, sum, squares }: Sums, value: number): Sums => ({
  count: count + 1,
  sum: sum + value,
  squares: squares + value * value,
})

export const sumsOf = (one: Sums, other: Sums): Sums => ({
  count: one.count + other.count,
  sum: one.sum + other.sum,
  squares: one.squares + other.squares,
})

export const mean = ({ count, sum }: Sums): number => (count === 0 ? 0 : sum / count)

/** The standard deviation of the population that the values are a sample of. */
export function deviation({ count, sum, squares }: Sums): number {
  if (count < 2) return 0
  return Math.sqrt(Math.max(0, (squares - (sum * sum) / count) / (count - 1)))
}

/** How far the mean of `count` values may be off, nineteen times in twenty. */
export const margin = (sums: Sums): number => (sums.count < 2 ? 0 : (Z * deviation(sums)) / Math.sqrt(sums.count))
