import { HIGHEST, LOWEST, NONE, type RowMemory } from './row-memory.ts'
import { CERTAIN, LOSING } from './scores.ts'

/** What an edge surely comes to for its mover: at least, and at most. */
export function boundsOf(
  memory: RowMemory,
  edge: number,
  mover: number,
): { readonly least: number; readonly most: number } {
  const child = memory.node[edge]!
  if (child === NONE) return { least: LOWEST, most: HIGHEST }
  const [least, most] = [memory.least[child]!, memory.most[child]!]
  return mover === 0 ? { least, most } : { least: -most, most: -least }
}

/**
 * After more is known of an edge: its node is worth as much as the best of its edges, in both bounds. Whether the node is
 * known better than before, so that whoever leads to it must look, too.
 */
export function prove(memory: RowMemory, node: number, edge: number): boolean {
  const mover = memory.mover[node]!
  const child = memory.node[edge]!
  if (child === NONE || (memory.least[child] === LOWEST && memory.most[child] === HIGHEST)) return false
  mark(memory, edge, mover)
  const from = memory.firstEdge[node]!
  let [least, most] = [LOWEST, LOWEST]
  for (let other = from; other < from + memory.edgeCount[node]!; other++) {
    const next = memory.node[other]!
    const low = next === NONE ? LOWEST : mover === 0 ? memory.least[next]! : -memory.most[next]!
    const high = next === NONE ? HIGHEST : mover === 0 ? memory.most[next]! : -memory.least[next]!
    if (low > least) least = low
    if (high > most) most = high
  }
  const [lower, upper] = mover === 0 ? [least, most] : [-most, -least]
  if (lower === memory.least[node] && upper === memory.most[node]) return false
  memory.least[node] = lower
  memory.most[node] = upper
  return true
}

function mark(memory: RowMemory, edge: number, mover: number): void {
  const { least, most } = boundsOf(memory, edge, mover)
  const score = memory.score[edge]!
  if (least === most) memory.score[edge] = CERTAIN
  else if (most < 0 && score > LOSING / 2) memory.score[edge] = score + LOSING
}
