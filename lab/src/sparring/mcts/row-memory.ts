/** No node, no edge. */
export const NONE = -1
export const ROOT = 0

/** Bounds of a result that nothing is known about. */
export const LOWEST = -(2 ** 30)
export const HIGHEST = 2 ** 30

const NODE_BYTES = 8 * 4 + 1 + 4 // and its name while a tree is made smaller
const EDGE_BYTES = 4 * 6 + 8
const SLOT_BYTES = 2
const FIRST_NODES = 256
const FIRST_EDGES = 2 ** 14
const FIRST_SLOTS = 2 ** 14

/**
 * The nodes of a tree as columns of numbers. The edges of a node lie side by side in one row, so that the best of them is
 * found by one run through memory; its slots say where in the row a move is, so that AMAF finds it at once.
 */
export class RowMemory {
  nodes = 0
  edges = 0
  slots = 0
  // By node. A node without edges is an end of the game.
  mover = new Int8Array(FIRST_NODES)
  parent = new Int32Array(FIRST_NODES)
  firstEdge = new Int32Array(FIRST_NODES)
  edgeCount = new Int32Array(FIRST_NODES)
  firstSlot = new Int32Array(FIRST_NODES)
  slotCount = new Int32Array(FIRST_NODES)
  visits = new Int32Array(FIRST_NODES)
  least = new Int32Array(FIRST_NODES) // the result that seat 0 surely reaches, between two
  most = new Int32Array(FIRST_NODES) // and that it surely does not surpass
  // By edge.
  move = new Int32Array(FIRST_EDGES)
  tries = new Int32Array(FIRST_EDGES)
  worth = new Float64Array(FIRST_EDGES) // of all tries, for the mover
  amafTries = new Float32Array(FIRST_EDGES)
  amafMean = new Float32Array(FIRST_EDGES)
  score = new Float32Array(FIRST_EDGES) // what edges are chosen by; kept up to date
  node = new Int32Array(FIRST_EDGES) // where it leads; NONE before that has a row of its own
  // By slot.
  slot = new Uint16Array(FIRST_SLOTS) // by move: its place in the row, from 1; 0 if it is not there
  private readonly mostBytes: number

  constructor(bytes: number) {
    this.mostBytes = bytes
  }

  /** Whether one more node with so many edges and slots stays within the limit. */
  hasRoomFor(edges: number, slots: number): boolean {
    const bytes = (this.nodes + 1) * NODE_BYTES + (this.edges + edges) * EDGE_BYTES + (this.slots + slots) * SLOT_BYTES
    return bytes <= this.mostBytes
  }

  /** Its edges and slots are there and empty. */
  addNode(parent: number, mover: number, edges: number, slots: number): number {
    if (this.nodes === this.visits.length) this.growNodes()
    if (this.edges + edges > this.tries.length) this.growEdges(this.edges + edges)
    if (this.slots + slots > this.slot.length) this.slot = grown(this.slot, new Uint16Array(2 * (this.slots + slots)))
    const node = this.nodes++
    this.mover[node] = mover
    this.parent[node] = parent
    this.firstEdge[node] = this.edges
    this.edgeCount[node] = edges
    this.firstSlot[node] = this.slots
    this.slotCount[node] = slots
    this.visits[node] = 0
    this.least[node] = LOWEST
    this.most[node] = HIGHEST
    const end = this.edges + edges
    this.tries.fill(0, this.edges, end)
    this.worth.fill(0, this.edges, end)
    this.amafTries.fill(0, this.edges, end)
    this.amafMean.fill(0, this.edges, end)
    this.node.fill(NONE, this.edges, end)
    this.slot.fill(0, this.slots, this.slots + slots)
    this.edges = end
    this.slots += slots
    return node
  }

  /** The edge of a move; NONE where the node has none. */
  edgeOf(node: number, move: number): number {
    if (move >= this.slotCount[node]!) return NONE
    const place = this.slot[this.firstSlot[node]! + move]!
    return place === 0 ? NONE : this.firstEdge[node]! + place - 1
  }

  /** Forgets all but a node and what is below it; the node becomes the root. Children come after their parents. */
  keepFrom(root: number): void {
    const names = new Int32Array(this.nodes).fill(NONE)
    let kept = 0
    for (let node = root; node < this.nodes; node++) {
      if (node === root || names[this.parent[node]!] !== NONE) names[node] = kept++
    }
    const before = this.nodes
    this.nodes = 0
    this.edges = 0
    this.slots = 0
    for (let node = root; node < before; node++) if (names[node] !== NONE) this.moveDown(node, names)
    this.parent[ROOT] = NONE
  }

  private moveDown(from: number, names: Int32Array): void {
    const to = this.nodes++
    const [edge, edges] = [this.firstEdge[from]!, this.edgeCount[from]!]
    const [slot, slots] = [this.firstSlot[from]!, this.slotCount[from]!]
    const { move, tries, worth, amafTries, amafMean, score, node } = this
    for (const column of [move, tries, worth, amafTries, amafMean, score, node]) {
      column.copyWithin(this.edges, edge, edge + edges)
    }
    this.slot.copyWithin(this.slots, slot, slot + slots)
    for (let at = this.edges; at < this.edges + edges; at++) {
      if (node[at] !== NONE) node[at] = names[node[at]!]!
    }
    for (const column of [this.mover, this.edgeCount, this.slotCount, this.visits, this.least, this.most]) {
      column[to] = column[from]!
    }
    this.parent[to] = names[this.parent[from]!] ?? NONE
    this.firstEdge[to] = this.edges
    this.firstSlot[to] = this.slots
    this.edges += edges
    this.slots += slots
  }

  private growNodes(): void {
    const length = 2 * this.nodes
    this.mover = grown(this.mover, new Int8Array(length))
    this.parent = grown(this.parent, new Int32Array(length))
    this.firstEdge = grown(this.firstEdge, new Int32Array(length))
    this.edgeCount = grown(this.edgeCount, new Int32Array(length))
    this.firstSlot = grown(this.firstSlot, new Int32Array(length))
    this.slotCount = grown(this.slotCount, new Int32Array(length))
    this.visits = grown(this.visits, new Int32Array(length))
    this.least = grown(this.least, new Int32Array(length))
    this.most = grown(this.most, new Int32Array(length))
  }

  private growEdges(wanted: number): void {
    const length = Math.max(wanted, Math.min(2 * wanted, Math.ceil(this.mostBytes / EDGE_BYTES)))
    this.move = grown(this.move, new Int32Array(length))
    this.tries = grown(this.tries, new Int32Array(length))
    this.worth = grown(this.worth, new Float64Array(length))
    this.amafTries = grown(this.amafTries, new Float32Array(length))
    this.amafMean = grown(this.amafMean, new Float32Array(length))
    this.score = grown(this.score, new Float32Array(length))
    this.node = grown(this.node, new Int32Array(length))
  }
}

type Column = Int8Array | Uint16Array | Int32Array | Float32Array | Float64Array

function grown<C extends Column>(from: C, into: C): C {
  into.set(from)
  return into
}
