import type { RowMemory } from './row-memory.ts'

/** How much a move gains by having been tried seldom. */
const CURIOSITY = 0.02
/** How far AMAF is off: the larger, the sooner a move's own tries count more. */
const AMAF_BIAS = 0.02

/** Edges with a certain end are never tried again; those that surely lose only when all others are certain. */
export const CERTAIN = -1e6
export const LOSING = -1e3

const TABLE = 4096
const ROOTS = Float64Array.from({ length: TABLE }, (_, count) => 1 / Math.sqrt(count + 1))
const LOGS = Float64Array.from({ length: TABLE }, (_, count) => Math.sqrt(Math.log(count + 1)))

/** The score of a move that was never tried. */
export const fresh = ({ amafTries, amafMean }: RowMemory, edge: number, usual: number): number =>
  amafTries[edge]! > 0 ? amafMean[edge]! : usual

/** What a move is to be chosen by from now on: its tries, AMAF while they are few, and curiosity. */
export function rescore(memory: RowMemory, edge: number, visits: number): void {
  const old = memory.score[edge]!
  if (old < CERTAIN / 2) return
  const count = memory.tries[edge]!
  const amaf = memory.amafTries[edge]!
  let score = memory.amafMean[edge]!
  if (count > 0) {
    const trust = amaf / (amaf + count + amaf * count * AMAF_BIAS)
    score = trust * score + ((1 - trust) * memory.worth[edge]!) / count
  }
  const root = count < TABLE ? ROOTS[count]! : 1 / Math.sqrt(count + 1)
  const log = visits < TABLE ? LOGS[visits]! : Math.sqrt(Math.log(visits + 1))
  score += CURIOSITY * log * root
  memory.score[edge] = old < LOSING / 2 ? score + LOSING : score
}

/** From time to time for all of them: those that were not met of late have grown more curious. */
export function rescoreRow(memory: RowMemory, node: number): void {
  const from = memory.firstEdge[node]!
  const visits = memory.visits[node]!
  for (let edge = from; edge < from + memory.edgeCount[node]!; edge++) {
    if (memory.tries[edge]! + memory.amafTries[edge]! > 0) rescore(memory, edge, visits)
  }
}

export function mostPromising({ score, firstEdge, edgeCount }: RowMemory, node: number): number {
  const from = firstEdge[node]!
  const end = from + edgeCount[node]!
  let best = from
  let highest = score[from]!
  for (let edge = from + 1; edge < end; edge++) {
    const each = score[edge]!
    if (each > highest) {
      highest = each
      best = edge
    }
  }
  return best
}
