import type { ProbedRandom } from './contract.ts'

/** A stream of numbers that counts how many were taken: two samples that answer alike may still leave it elsewhere. */
export type CountedStream = ProbedRandom & { taken(): number }

/**
 * The probe has luck of its own, so that nothing of it depends on the trees it compares. Any words make a seed
 * (FNV-1a over their characters, then Mulberry32).
 */
export function streamOf(...seed: readonly (string | number)[]): CountedStream {
  let state = 0x811c9dc5
  for (const letter of seed.join(' ')) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
  let taken = 0
  function word(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return {
    below(n) {
      taken++
      return Math.floor(((word() >>> 5) / 2 ** 27 + (word() >>> 6) / 2 ** 53) * n)
    },
    taken: () => taken,
  }
}

export const oneOf = <Item>(items: readonly Item[], random: ProbedRandom): Item => items[random.below(items.length)]!
