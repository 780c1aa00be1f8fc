import { mixed } from '@masterplan/bots'

/** No node, no edge. */
export const NONE = -1
export const ROOT = 0

const NODE_BYTES = 4 * 5 + 1 + 8 // and two places of the index
const EDGE_BYTES = 4 * 5 + 8
const FEWEST_NODES = 16 // whatever the limit: without a root and those below it there is no search
const FIRST = 2048

/** The nodes of a tree over what is known, as columns of numbers. Their moves are found bit by bit, so they are linked lists. */
export class LinkedMemory {
  nodes = 0
  edges = 0
  // By node.
  mover = new Int8Array(FIRST) // NONE before it is known
  visits = new Int32Array(FIRST)
  firstEdge = new Int32Array(FIRST)
  lastEdge = new Int32Array(FIRST)
  private parent = new Int32Array(FIRST)
  private key = new Int32Array(FIRST)
  // By edge.
  move = new Int32Array(FIRST)
  next = new Int32Array(FIRST)
  child = new Int32Array(FIRST) // NONE before it was played
  tries = new Int32Array(FIRST)
  passed = new Int32Array(FIRST) // the last look at which it was not possible
  worth = new Float64Array(FIRST) // of all tries, for the mover
  private index = new Int32Array(2 * FIRST).fill(NONE) // by hash of parent and key: the node
  private readonly mostNodes: number
  private readonly mostEdges: number

  constructor(bytes: number) {
    this.mostNodes = Math.max(FEWEST_NODES, Math.floor(bytes / 3 / NODE_BYTES))
    this.mostEdges = Math.floor((bytes * 2) / 3 / EDGE_BYTES)
  }

  hasRoomFor(edges: number): boolean {
    return this.edges + edges <= this.mostEdges
  }

  /** The node that `key` leads to from `parent`, made where there is none; NONE where there is no room for it. */
  nodeAt(parent: number, key: number, mover: number): number {
    const place = this.placeOf(parent, key)
    if (this.index[place] !== NONE) return this.index[place]!
    if (this.nodes >= this.mostNodes) return NONE
    const node = this.nodes++
    this.index[place] = node
    this.mover[node] = mover
    this.firstEdge[node] = NONE
    this.lastEdge[node] = NONE
    this.parent[node] = parent
    this.key[node] = key
    if (this.nodes === this.visits.length) this.growNodes()
    return node
  }

  addEdge(node: number, move: number): void {
    if (this.edges === this.tries.length) this.growEdges()
    const edge = this.edges++
    this.move[edge] = move
    this.next[edge] = NONE
    this.child[edge] = NONE
    const last = this.lastEdge[node]!
    if (last === NONE) this.firstEdge[node] = edge
    else this.next[last] = edge
    this.lastEdge[node] = edge
  }

  /** Where the node is in the index, or would be. The index is at most half full. */
  private placeOf(parent: number, key: number): number {
    const { index } = this
    const mask = index.length - 1
    let place = mixed(mixed(parent, key), 0x2c1b) & mask
    for (let node = index[place]!; node !== NONE; node = index[place]!) {
      if (this.parent[node] === parent && this.key[node] === key) return place
      place = (place + 1) & mask
    }
    return place
  }

  private growNodes(): void {
    const length = 2 * this.nodes
    this.mover = grown(this.mover, new Int8Array(length))
    this.visits = grown(this.visits, new Int32Array(length))
    this.firstEdge = grown(this.firstEdge, new Int32Array(length))
    this.lastEdge = grown(this.lastEdge, new Int32Array(length))
    this.parent = grown(this.parent, new Int32Array(length))
    this.key = grown(this.key, new Int32Array(length))
    this.index = new Int32Array(2 * length).fill(NONE)
    for (let node = 0; node < this.nodes; node++) this.index[this.placeOf(this.parent[node]!, this.key[node]!)] = node
  }

  private growEdges(): void {
    const length = 2 * this.edges
    this.move = grown(this.move, new Int32Array(length))
    this.next = grown(this.next, new Int32Array(length))
    this.child = grown(this.child, new Int32Array(length))
    this.tries = grown(this.tries, new Int32Array(length))
    this.passed = grown(this.passed, new Int32Array(length))
    this.worth = grown(this.worth, new Float64Array(length))
  }
}

type Column = Int8Array | Int32Array | Float64Array

function grown<C extends Column>(from: C, into: C): C {
  into.set(from)
  return into
}
