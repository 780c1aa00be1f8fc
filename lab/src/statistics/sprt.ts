/** A question with two answers: is the true share `from` (or less), or `to` (or more)? */
export interface SequentialQuestion {
  readonly from: number
  readonly to: number
  readonly alpha: number // how often to say `to` where `from` is true, at most
  readonly beta: number // how often to say `from` where `to` is true, at most
}
export type Verdict = 'accepted' | 'rejected' | 'open' // accepted: the share is `to` or more
export interface Finding {
  readonly verdict: Verdict
  readonly deals: number // that it took, or that there were
  readonly evidence: number // logarithm of how much likelier `to` has made what was seen than `from`
  readonly bounds: readonly [reject: number, accept: number]
}

/** Before that a run of luck looks like a rule. */
const FEWEST_DEALS = 12
/** Results that might yet come: a part of one deal lost outright and of one won outright. */
const PRIOR = 0.25

/**
 * The generalised sequential test: after every deal, in their order, asks how likely the results are if the true share
 * were `from` and if it were `to`, each time under the distribution that explains them best. Knows nothing about how the
 * matches of a deal hang together, and need not. Once it has said something else than open, it says no more.
 */
export function sequentialTest(question: SequentialQuestion): (mean: number) => Finding {
  const { alpha, beta } = question
  const bounds = [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)] as const
  const counts = new Map([
    [0, PRIOR],
    [1, PRIOR],
  ])
  let found: Finding = { verdict: 'open', deals: 0, evidence: 0, bounds }
  return mean => {
    if (found.verdict !== 'open') return found
    counts.set(mean, (counts.get(mean) ?? 0) + 1)
    const deals = found.deals + 1
    const evidence = deals < FEWEST_DEALS ? 0 : evidenceIn(counts, question)
    const verdict = evidence >= bounds[1] ? 'accepted' : evidence <= bounds[0] ? 'rejected' : 'open'
    found = { verdict, deals, evidence, bounds }
    return found
  }
}

type Counts = ReadonlyMap<number, number> // how often each result came

function evidenceIn(counts: Counts, { from, to }: SequentialQuestion): number {
  const [low, high] = [tiltTo(from, counts), tiltTo(to, counts)]
  let evidence = 0
  for (const [result, count] of counts) {
    evidence += count * Math.log((1 + low * (result - from)) / (1 + high * (result - to)))
  }
  return evidence
}

/**
 * The likeliest distribution with mean `share` gives a result the weight count / (1 + tilt · (result − share)); this is
 * the tilt, found by halving: the mean falls as the tilt grows.
 */
function tiltTo(share: number, counts: Counts): number {
  let [low, high] = [-1 / (1 - share), 1 / share]
  for (let step = 0; step < 60; step++) {
    const tilt = (low + high) / 2
    let excess = 0
    for (const [result, count] of counts) excess += (count * (result - share)) / (1 + tilt * (result - share))
    if (excess > 0) low = tilt
    else high = tilt
  }
  return (low + high) / 2
}
