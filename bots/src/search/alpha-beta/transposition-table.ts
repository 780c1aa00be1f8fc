import { mixed } from '../hash.ts'

/** What a stored value says about the true one. */
export const EXACT = 0
export const AT_LEAST = 1
export const AT_MOST = 2
export type Bound = typeof EXACT | typeof AT_LEAST | typeof AT_MOST

const WORDS = 4 // per entry: second hash, move, value, and the rest
const ENTRY_BYTES = WORDS * 4
const MOST_ENTRIES = 2 ** 20
const FILLED = 1 << 31
const RESOLVED = 1 << 30

/**
 * Positions that were searched before, known by two hashes. Of the two entries a position may use, the
 * first keeps the deeper search and the second the newer one.
 */
export class TranspositionTable {
  move = 0
  value = 0
  depth = 0
  bound: Bound = EXACT
  place = 0 // where in the table the position hashed last belongs
  check = 0 // and how to tell it from others there
  resolved = false // the value rests on ends of the game alone, on no estimate
  private readonly words: Int32Array
  private readonly mask: number

  /** As many entries as `bytes` allow and `positions` can fill; none is a table that never finds anything. */
  constructor(bytes: number, positions: number) {
    const wanted = Math.min(MOST_ENTRIES, 2 * positions, bytes / ENTRY_BYTES)
    const entries = wanted < 2 ? 0 : 2 ** Math.floor(Math.log2(wanted))
    this.words = new Int32Array(entries * WORDS)
    this.mask = entries - 2 // even: pairs of entries
  }

  /** Two hashes of a position in one go: most of the time goes into reading it. */
  hash(words: Int32Array, count: number): void {
    let place = 0x2545f491
    let check = 0x6c078965
    for (let at = 0; at < count; at++) {
      const word = words[at]!
      place = Math.imul(place ^ word, 0x9e3779b1)
      place ^= place >>> 15
      check = mixed(check, word)
    }
    place = Math.imul(place ^ (place >>> 16), 0x85ebca6b)
    this.place = place ^ (place >>> 13)
    this.check = Math.imul(check ^ (check >>> 16), 0xc2b2ae35)
  }

  /** Whether the position is known; if so, the fields say what about it. */
  find(place: number, check: number): boolean {
    const { words } = this
    if (words.length === 0) return false
    let at = (place & this.mask) * WORDS
    if (words[at] !== check || words[at + 3] === 0) at += WORDS
    if (words[at] !== check || words[at + 3] === 0) return false
    const rest = words[at + 3]!
    this.move = words[at + 1]!
    this.value = words[at + 2]!
    this.depth = rest & 255
    this.bound = ((rest >> 8) & 3) as Bound
    this.resolved = (rest & RESOLVED) !== 0
    return true
  }

  /** Keeps what the fields say. */
  keep(place: number, check: number): void {
    const { words } = this
    if (words.length === 0) return
    let at = (place & this.mask) * WORDS
    const rest = words[at + 3]!
    if (rest !== 0 && words[at] !== check && (rest & 255) > this.depth) at += WORDS
    words[at] = check
    words[at + 1] = this.move
    words[at + 2] = this.value
    words[at + 3] = FILLED | (this.resolved ? RESOLVED : 0) | (this.bound << 8) | this.depth
  }
}
