import type { ProbedRandom } from './contract.ts'
import { oneOf, streamOf } from './stream.ts'

/** At most as many texts of one kind: a game with thousands of places has no need of all of them. */
const OF_A_KIND = 400

/** Texts of moves by their first word, so that rare kinds are tried as often as common ones. */
export type StrangerPool = readonly (readonly string[])[]

/**
 * The pool that both trees try at every position: what was listed or played elsewhere, and as much again with one word
 * exchanged for another of the same kind of move. The latter reaches moves that nobody lists, such as trades.
 */
export function poolOf(texts: Iterable<string>, seed: number): StrangerPool {
  const kinds = new Map<string, Set<string>>()
  for (const text of texts) {
    const kind = text.split(' ', 1)[0] ?? ''
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(text))
  }
  return [...kinds.keys()].sort().map(kind => {
    const random = streamOf(seed, kind)
    const seen = some([...kinds.get(kind)!].sort(), random)
    return [...new Set([...seen, ...seen.map(text => reworded(text, oneOf(seen, random), random))])]
  })
}

function some(texts: readonly string[], random: ProbedRandom): readonly string[] {
  return texts.length <= OF_A_KIND ? texts : Array.from({ length: OF_A_KIND }, () => oneOf(texts, random))
}

/** `text` with one of its words as `other` has it. */
export function reworded(text: string, other: string, random: ProbedRandom): string {
  const [words, others] = [text.split(' '), other.split(' ')]
  const at = words.length > 1 ? 1 + random.below(words.length - 1) : 0
  words[at] = others[Math.min(at, others.length - 1)] ?? ''
  return words.join(' ')
}

/** `count` of them, each once, by kind first; fewer where there are not that many. */
export function strangersFrom(pool: StrangerPool, count: number, random: ProbedRandom): string[] {
  const found = new Set<string>()
  if (pool.length === 0) return []
  for (let tries = 0; found.size < count && tries < 4 * count; tries++) found.add(oneOf(oneOf(pool, random), random))
  return [...found]
}
