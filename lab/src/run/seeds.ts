import { type Random, seeded } from '@masterplan/kernel'

/** The seed of one stream among many: far apart for any two paths below one seed; 2^53 of them in all. */
export function streamSeed(seed: number, ...path: readonly number[]): number {
  return path.reduce((above, step) => {
    const root = seeded(above)
    return root.below(2 ** 21) * 2 ** 32 + ((root.below(2 ** 32) + step) % 2 ** 32)
  }, seed)
}

const LUCK = 0
const MINDS = 1
const OPENINGS = 4

/** What falls in one deal: the same no matter who sits where, as long as the same is asked for. */
export const luckOf = (seed: number, deal: number): Random => seeded(streamSeed(seed, LUCK, deal))

/** What the first moves of a deal are drawn from, the same for every rotation. */
export const openingOf = (seed: number, deal: number): Random => seeded(streamSeed(seed, OPENINGS, deal))

/** What the player of a seat draws from: its own stream, so that thinking longer changes nobody's luck. */
export const mindOf = (seed: number, seat: number, ...match: readonly number[]): Random =>
  seeded(streamSeed(seed, MINDS, ...match, seat))

/** The same as a number that any program can read, for one that draws by itself. */
export const engineSeedOf = (seed: number, seat: number, ...match: readonly number[]): number =>
  streamSeed(seed, MINDS, ...match, seat) % 2 ** 31
