/** No node, no edge. */
export const NONE = -1
export const ROOT = 0

const NODE_BYTES = 4 * 5 + 2 + 8 + 8 // and two slots of the index
const EDGE_BYTES = 4 * 7 + 8 * 2
const FEWEST_NODES = 16 // whatever the limit: without a root and those below it there is no search
const FIRST_NODES = 1024
const FIRST_EDGES = 8192

/**
 * The nodes and edges of a search tree, as columns of numbers. A node is what one seat knows at some point; an edge is a
 * move there. Both are only ever added, children after their parents, and no more than the memory limit has room for.
 */
export class TreeMemory {
  nodes = 0
  edges = 0
  // By node.
  mover = new Int8Array(FIRST_NODES) // whose decision it is; NONE before the first visit, and for luck
  proven = new Uint8Array(FIRST_NODES) // 0 unknown; else 1, 2 or 3: seat 0 has lost, drawn or won
  visits = new Int32Array(FIRST_NODES)
  total = new Float64Array(FIRST_NODES) // worth of all visits, for the mover
  firstEdge = new Int32Array(FIRST_NODES)
  lastEdge = new Int32Array(FIRST_NODES)
  private parent = new Int32Array(FIRST_NODES)
  private key = new Int32Array(FIRST_NODES)
  // By edge.
  move = new Int32Array(FIRST_EDGES) // its number in the book
  next = new Int32Array(FIRST_EDGES)
  child = new Int32Array(FIRST_EDGES) // where it always leads; NONE if not yet known, or if that depends on the world
  tries = new Int32Array(FIRST_EDGES)
  passed = new Int32Array(FIRST_EDGES) // the last look at which it was not possible
  trust = new Float32Array(FIRST_EDGES) // how good it looked at first, as a part of all moves here
  first = new Float32Array(FIRST_EDGES) // what it was judged to be worth at first
  worth = new Float64Array(FIRST_EDGES) // summed up, for the mover
  share = new Float64Array(FIRST_EDGES)
  private index = new Int32Array(2 * FIRST_NODES).fill(NONE)
  private readonly mostNodes: number
  private readonly mostEdges: number

  constructor(bytes: number) {
    this.mostNodes = Math.max(FEWEST_NODES, Math.floor(bytes / 3 / NODE_BYTES))
    this.mostEdges = Math.floor((bytes * 2) / 3 / EDGE_BYTES)
  }

  /** What it takes now. */
  get bytes(): number {
    return this.visits.length * NODE_BYTES + this.tries.length * EDGE_BYTES
  }

  /** NONE if the memory is full. */
  addNode(parent: number, key: number): number {
    if (this.nodes >= this.mostNodes) return NONE
    if (this.nodes === this.visits.length) this.growNodes()
    const node = this.nodes++
    this.mover[node] = NONE
    this.firstEdge[node] = NONE
    this.lastEdge[node] = NONE
    this.parent[node] = parent
    this.key[node] = key
    this.index[this.slotOf(parent, key)] = node
    return node
  }

  /** The node that `key` leads to from `parent`, or NONE. */
  find(parent: number, key: number): number {
    return this.index[this.slotOf(parent, key)]!
  }

  hasRoomFor(edges: number): boolean {
    return this.edges + edges <= this.mostEdges
  }

  addEdge(node: number, move: number, trust: number, first: number): number {
    if (this.edges === this.tries.length) this.growEdges()
    const edge = this.edges++
    this.move[edge] = move
    this.next[edge] = NONE
    this.child[edge] = NONE
    this.trust[edge] = trust
    this.first[edge] = first
    const last = this.lastEdge[node]!
    if (last === NONE) this.firstEdge[node] = edge
    else this.next[last] = edge
    this.lastEdge[node] = edge
    return edge
  }

  /**
   * Forgets all but a node and what is below it; the node becomes the root. Only for trees in which a move always leads to
   * the same child: what is noted about moves that were not possible is lost.
   */
  keepFrom(root: number): void {
    const names = this.index.fill(NONE) // by node: its number from now on
    const numbers = this.passed.fill(NONE) // the same by edge
    let nodes = 0
    for (let node = root; node < this.nodes; node++) {
      if (node !== root && names[this.parent[node] ?? NONE] === NONE) continue
      names[node] = nodes++
      for (let edge = this.firstEdge[node] ?? NONE; edge !== NONE; edge = this.next[edge] ?? NONE) numbers[edge] = 0
    }
    let edges = 0
    for (let edge = 0; edge < this.edges; edge++) if (numbers[edge] !== NONE) numbers[edge] = edges++
    const { mover, proven, visits, total, firstEdge, lastEdge, parent, key } = this
    squeeze([mover, proven, visits, total, firstEdge, lastEdge, parent, key], names, this.nodes)
    const { move, next, child, tries, trust, first, worth, share } = this
    squeeze([move, next, child, tries, trust, first, worth, share], numbers, this.edges)
    rename(parent, names, nodes)
    rename(child, names, edges)
    rename(firstEdge, numbers, nodes)
    rename(lastEdge, numbers, nodes)
    rename(next, numbers, edges)
    this.nodes = nodes
    this.edges = edges
    numbers.fill(0)
    this.fillIndex()
  }

  private slotOf(parent: number, key: number): number {
    const mask = this.index.length - 1
    let mixed = Math.imul(parent ^ 0x5bd1e995, 0x9e3779b1) ^ Math.imul(key, 0x85ebca6b)
    mixed ^= mixed >>> 15
    for (let slot = mixed & mask; ; slot = (slot + 1) & mask) {
      const node = this.index[slot]!
      if (node === NONE || (this.parent[node] === parent && this.key[node] === key)) return slot
    }
  }

  private growNodes(): void {
    const length = Math.min(2 * this.visits.length, this.mostNodes)
    this.mover = grown(this.mover, new Int8Array(length))
    this.proven = grown(this.proven, new Uint8Array(length))
    this.visits = grown(this.visits, new Int32Array(length))
    this.total = grown(this.total, new Float64Array(length))
    this.firstEdge = grown(this.firstEdge, new Int32Array(length))
    this.lastEdge = grown(this.lastEdge, new Int32Array(length))
    this.parent = grown(this.parent, new Int32Array(length))
    this.key = grown(this.key, new Int32Array(length))
    this.index = new Int32Array(2 * this.index.length)
    this.fillIndex()
  }

  private fillIndex(): void {
    this.index.fill(NONE)
    for (let node = 0; node < this.nodes; node++) this.index[this.slotOf(this.parent[node]!, this.key[node]!)] = node
  }

  private growEdges(): void {
    const length = Math.max(this.edges + FIRST_EDGES, Math.min(2 * this.edges, this.mostEdges))
    this.move = grown(this.move, new Int32Array(length))
    this.next = grown(this.next, new Int32Array(length))
    this.child = grown(this.child, new Int32Array(length))
    this.tries = grown(this.tries, new Int32Array(length))
    this.passed = grown(this.passed, new Int32Array(length))
    this.trust = grown(this.trust, new Float32Array(length))
    this.first = grown(this.first, new Float32Array(length))
    this.worth = grown(this.worth, new Float64Array(length))
    this.share = grown(this.share, new Float64Array(length))
  }
}

type Column = Int8Array | Uint8Array | Int32Array | Float32Array | Float64Array

function grown<C extends Column>(from: C, into: C): C {
  into.set(from)
  return into
}

/** Moves what has a name to the front, in all columns alike, and leaves nothing behind it. */
function squeeze(columns: readonly Column[], names: Int32Array, length: number): void {
  let kept = 0
  for (let from = 0, to = 0; from < length; from = to) {
    const isKept = names[from] !== NONE
    while (to < length && (names[to] !== NONE) === isKept) to++
    if (!isKept) continue
    for (const column of columns) column.copyWithin(kept, from, to)
    kept += to - from
  }
  for (const column of columns) column.fill(0, kept, length)
}

/** What has no name any more is NONE, as NONE itself is. */
function rename(column: Int32Array, names: Int32Array, length: number): void {
  for (let at = 0; at < length; at++) column[at] = names[column[at] ?? NONE] ?? NONE
}
