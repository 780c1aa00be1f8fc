/** Where the row of draws stands. Only its upper half is fit to be used: the lowest bits repeat too soon. */
let seed: u64 = 1

/** The next one: Knuth's MMIX, one multiplication that nothing else waits for. */
export function draw(last: u64): u64 {
  return last * 6364136223846793005 + 1442695040888963407
}

export function seedOfDraws(): u64 {
  return seed
}
export function setSeedOfDraws(to: u64): void {
  seed = to
}

/** Any two numbers begin a row of draws; rows whose numbers differ little are not alike (SplitMix64). */
export function sow(low: i32, high: i32): void {
  let mixed = ((<u64>(<u32>high)) << 32) | <u64>(<u32>low)
  mixed += 0x9e3779b97f4a7c15
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb
  seed = mixed ^ (mixed >> 31)
}
