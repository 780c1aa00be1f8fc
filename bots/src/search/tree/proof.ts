import { NONE, type TreeMemory } from './tree-memory.ts'

/** What is certain about a node between two seats, as seat 0 sees it. */
export const UNKNOWN = 0
export const LOST = 1
export const WON = 3

/** A proof as its mover sees it; the same turns it back. */
export const forMover = (proof: number, mover: number): number => (proof === UNKNOWN || mover === 0 ? proof : 4 - proof)

/** Shares are 0, one half and 1. */
export const proofOf = (share: number): number => LOST + 2 * share
export const shareIn = (proof: number): number => (proof - LOST) / 2

export function isLost(memory: TreeMemory, edge: number, mover: number): boolean {
  const child = memory.child[edge]!
  return child !== NONE && forMover(memory.proven[child]!, mover) === LOST
}

/** After something was learnt about an edge: a node is won if one of its moves wins; else all must be known. */
export function prove(memory: TreeMemory, node: number, edge: number): void {
  const child = memory.child[edge]!
  if (child === NONE || memory.proven[child] === UNKNOWN || memory.proven[node] !== UNKNOWN) return
  const mover = memory.mover[node]!
  let best = forMover(memory.proven[child]!, mover)
  for (let other = memory.firstEdge[node]!; best !== WON && other !== NONE; other = memory.next[other]!) {
    const known = memory.child[other] === NONE ? UNKNOWN : memory.proven[memory.child[other]!]!
    if (known === UNKNOWN) return
    best = Math.max(best, forMover(known, mover))
  }
  memory.proven[node] = forMover(best, mover)
}
