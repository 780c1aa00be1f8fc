/** `count` of the items, each as likely, in their order; the same seed draws the same. */
export function drawn<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const lots = items.map((_, at) => ({ at, lot: mixed(seed, at) }))
  const taken = lots.toSorted((one, other) => one.lot - other.lot || one.at - other.at).slice(0, count)
  return taken
    .map(({ at }) => at)
    .toSorted((one, other) => one - other)
    .map(at => items[at]!)
}

/** A whole number that looks random: the last rounds of MurmurHash3. */
function mixed(seed: number, at: number): number {
  let word = Math.imul(seed ^ Math.imul(at + 1, 0x9e3779b1), 0x85ebca6b)
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
  return (word ^ (word >>> 16)) >>> 0
}
