import { t as g } from './form.module-8eZfWI_E.js'
import { l as a, u as c, b as e, h as i, y as l, d as n, n as o, f as r, t as s, c as t } from './index-ByGMZ85q.js'
import { o as d, r as f, d as u } from './src-CKrlQGEo.js'
import { s as h, i as m, a as p } from './web-board-CgRS_MlV.js'
var _ = 2 ** 20,
  v = e => ({ iterations: e, bytes: 64 * _, deadline: 1 / 0, clock: () => 0, cancelled: () => !1, thoughts: 1 })
function y(e, t, n) {
  return {
    name: e,
    usual: t,
    think: n,
    choose: (e, r, i, a) => n({ entry: e, seat: r, view: i, random: a }, t).thoughts[0].move,
  }
}
var b = class {
    spent = 0
    stopped = !1
    limits
    mask
    constructor(e, t) {
      ;(this.limits = e), (this.mask = t - 1)
    }
    another() {
      return this.stopped ||
        this.spent >= this.limits.iterations ||
        ((this.spent & this.mask) === 0 && this.interrupted())
        ? ((this.stopped = !0), !1)
        : (this.spent++, !0)
    }
    get over() {
      return this.stopped
    }
    interrupted() {
      const { deadline: e } = this.limits
      return this.limits.cancelled() || (e !== 1 / 0 && this.limits.clock() >= e)
    }
  },
  x = 2 ** 16,
  S = class {
    moves = []
    bySight = new Map()
    byText = new Map()
    game
    constructor(e) {
      this.game = e
    }
    get size() {
      return this.moves.length
    }
    idOf(e) {
      return this.bySight.get(e) ?? this.learn(e)
    }
    moveOf(e) {
      return this.moves[e]
    }
    learn(e) {
      let t = this.game.notation.write(e),
        n = this.byText.get(t)
      return (
        n === void 0 && ((n = this.moves.length), this.moves.push(e), this.byText.set(t, n)),
        this.bySight.size >= x && this.bySight.clear(),
        this.bySight.set(e, n),
        n
      )
    }
  },
  C = 8,
  w = 3,
  T = 600
function E(e, t, n, r) {
  const i = e.imagine(n, r),
    a = k(i),
    o = { hidden: !1, luck: !1 }
  for (let t = 1; t < C && !o.hidden; t++) o.hidden = k(e.imagine(n, r)) !== a
  const s = e.copy(i)
  for (let n = 0; n < w && !(o.hidden && o.luck); n++) D(e, t, e.copy(i, s), r, o)
  return { world: i, players: e.scores(i).length, ...o }
}
function D(e, t, n, r, i) {
  const a = e => {
    e !== `everyone` && e !== t && (i.hidden = !0)
  }
  for (let t = 0; t < T; t++) {
    const t = e.turn(n)
    if (t.kind === `over`) return
    t.kind === `luck` ? (i.luck = !0) : t.seats.length > 1 && (i.hidden = !0)
    const o = t.kind === `luck` ? `luck` : t.seats[0]
    e.play(n, o, e.sample(n, o, r), a)
  }
}
function O(e) {
  if (typeof e == `object` && e && `memory` in e) return e.memory instanceof Int32Array ? e.memory : void 0
}
var k = e => O(e)?.join() ?? JSON.stringify(e)
function A(e, t) {
  switch (typeof e) {
    case `number`:
      return j(t, Number.isInteger(e) ? e | 0 : Math.floor(e * 2 ** 16) | 0)
    case `string`:
      return M(e, t)
    case `boolean`:
      return j(t, e ? 20973 : 11019)
    case `object`:
      return e === null ? j(t, 31327) : ee(e, t)
    default:
      return j(t, 7997)
  }
}
function j(e, t) {
  let n = Math.imul(t, 3432918353)
  n = (n << 15) | (n >>> 17)
  let r = e ^ Math.imul(n, 461845907)
  return ((r = (r << 13) | (r >>> 19)), (Math.imul(r, 5) + 3864292196) | 0)
}
function M(e, t) {
  let n = j(t, e.length)
  for (let t = 0; t < e.length; t++) n = j(n, e.charCodeAt(t))
  return n
}
function ee(e, t) {
  let n = j(t, 15470)
  for (const [t, r] of Object.entries(e)) n = A(r, M(t, n))
  return j(n, 27145)
}
var N = 4,
  te = 16,
  ne = 2 ** 20,
  re = 1 << 31,
  ie = 1 << 30,
  ae = class {
    move = 0
    value = 0
    depth = 0
    bound = 0
    resolved = !1
    words
    mask
    constructor(e, t) {
      const n = Math.min(ne, 2 * t, e / te),
        r = n < 2 ? 0 : 2 ** Math.floor(Math.log2(n))
      ;(this.words = new Int32Array(r * N)), (this.mask = r - 2)
    }
    find(e, t) {
      const { words: n } = this
      if (n.length === 0) return !1
      let r = (e & this.mask) * N
      if (((n[r] !== t || n[r + 3] === 0) && (r += N), n[r] !== t || n[r + 3] === 0)) return !1
      const i = n[r + 3]
      return (
        (this.move = n[r + 1]),
        (this.value = n[r + 2]),
        (this.depth = i & 255),
        (this.bound = (i >> 8) & 3),
        (this.resolved = (i & ie) !== 0),
        !0
      )
    }
    keep(e, t) {
      const { words: n } = this
      if (n.length === 0) return
      let r = (e & this.mask) * N,
        i = n[r + 3]
      i !== 0 && n[r] !== t && (i & 255) > this.depth && (r += N),
        (n[r] = t),
        (n[r + 1] = this.move),
        (n[r + 2] = this.value),
        (n[r + 3] = re | (this.resolved ? ie : 0) | (this.bound << 8) | this.depth)
    }
  },
  oe = e => P(e, 625341585),
  se = e => P(e, 1812433253)
function P(e, t) {
  let n = t
  for (let t = 0; t < e.length; t++) n = j(n, e[t])
  return ((n ^= n >>> 16), (n = Math.imul(n, 2246822507)), n ^ (n >>> 13))
}
function ce(e, t) {
  const n = e.total - t.total
  if (n !== 0) return n
  for (let n = 0; n < e.tiebreaks.length; n++) {
    const r = e.tiebreaks[n] - (t.tiebreaks[n] ?? 0)
    if (r !== 0) return r
  }
  return 0
}
function F(e, t) {
  let n = 0
  for (let r = 0; r < e.length; r++) {
    const i = ce(e[r], e[t])
    if (i > 0) return 0
    i === 0 && n++
  }
  return 1 / n
}
function I(e, t) {
  let n = -1 / 0
  for (let r = 0; r < e.length; r++) r !== t && e[r].total > n && (n = e[r].total)
  return e.length < 2 ? e[t].total : e[t].total - n
}
var L = 1e6,
  le = 9e4,
  ue = 91e4,
  R = 9e5,
  z = 2e6
function de(e, t, n) {
  const r = e.scores(t),
    i = Math.max(-9e4, Math.min(le, I(r, n))),
    a = F(r, n)
  return a === 1 ? L + i : a === 0 ? i - L : 0
}
function fe(e) {
  return Math.round((2 * Math.min(1, Math.max(0, e)) - 1) * R)
}
var B = e => Math.abs(e) > ue
function pe(e) {
  return B(e) ? +(e > 0) : 0.5 + e / R / 2
}
function me(e) {
  return B(e) ? (e > 0 ? e - L : e + L) : 0
}
var V = -1,
  he = 2,
  ge = 4,
  _e = 3,
  ve = class {
    book
    estimated = !1
    game
    insight
    seat
    meter
    table
    plies = []
    history = new Float64Array(1024)
    constructor({ game: e, insight: t }, n, r, i) {
      ;(this.game = e),
        (this.insight = t),
        (this.seat = n),
        (this.meter = i.meter),
        (this.table = i.table),
        (this.book = new S(e)),
        this.addPly(r)
    }
    tryMove(e, t, n, r, i, a) {
      const { game: o, plies: s } = this
      s.length === e + 1 && this.addPly(s[0].state)
      const { state: c } = s[e + 1]
      if ((o.copy(s[e].state, c), o.play(c, t, this.book.moveOf(n)), (this.estimated = !0), !this.meter.another()))
        return 0
      const l = o.turn(c)
      if (l.kind === `over`) return ((this.estimated = !1), de(o, c, t))
      if (a <= 0 || e + 2 >= 120 || l.kind === `luck` || l.seats.length > 1) {
        const e = fe(this.insight.standing(c, this.seat))
        return t === this.seat ? e : -e
      }
      const u = l.seats[0]
      return u === t ? this.search(e + 1, t, r, i, a) : -this.search(e + 1, u, -i, -r, a)
    }
    fade() {
      for (let e = 0; e < this.history.length; e++) this.history[e] /= 4
    }
    search(e, t, n, r, i) {
      let { table: a } = this,
        { state: o } = this.plies[e],
        s = O(o),
        c = s === void 0 ? 0 : oe(s),
        l = s === void 0 ? 0 : se(s),
        u = V
      if (s !== void 0 && a.find(c, l) && ((u = a.move), (a.resolved || a.depth >= i) && ye(a, n, r)))
        return ((this.estimated = !a.resolved), a.value)
      const d = this.searchMoves(e, t, n, r, i, u)
      return (
        s !== void 0 &&
          !this.meter.over &&
          ((a.move = this.bestMove),
          (a.value = d),
          (a.depth = i),
          (a.bound = d >= r ? 1 : d <= n ? 2 : 0),
          (a.resolved = !this.estimated),
          a.keep(c, l)),
        d
      )
    }
    bestMove = V
    searchMoves(e, t, n, r, i, a) {
      let o = this.list(e, t, i, a),
        s = -z,
        c = V,
        l = n,
        u = !1
      for (let n = 0; n < o; n++) {
        const a = this.nextInOrder(e, n, o),
          d = this.tryInTurn(e, t, a, l, r, i, n)
        if (this.meter.over) return s
        if ((this.estimated && (u = !0), d > s && ((s = d), (c = a)), d > l && (l = d), !(l < r))) {
          ;(u = this.estimated), this.praise(e, t, a, i)
          break
        }
      }
      return ((this.estimated = u), (this.bestMove = c), s)
    }
    tryInTurn(e, t, n, r, i, a, o) {
      if (o === 0) return this.tryMove(e, t, n, r, i, a - 1)
      if (o >= ge && a >= _e) {
        const i = this.tryMove(e, t, n, r, r + 1, a - 2)
        if (i <= r || this.meter.over) return i
      }
      const s = this.tryMove(e, t, n, r, r + 1, a - 1)
      return s <= r || s >= i || this.meter.over ? s : this.tryMove(e, t, n, r, i, a - 1)
    }
    list(e, t, n, r) {
      const i = this.plies[e],
        a = this.insight.candidates(i.state, t),
        o = a.length
      if (o === 0) throw Error(`${this.game.id}: nothing to choose from, but a seat must decide.`)
      o > i.ids.length && ((i.ids = new Int32Array(2 * o)), (i.order = new Float64Array(2 * o)))
      for (let e = 0; e < o; e++) {
        let o = this.book.idOf(a[e]),
          s = this.history[2 * o + (t & 1)] ?? 0
        n >= he && (s += this.insight.hunch(i.state, t, a[e])),
          o === i.olderKiller && (s += 0xe8d4a51000),
          o === i.killer && (s += 2e12),
          o === r && (s += 4e12),
          (i.ids[e] = o),
          (i.order[e] = s)
      }
      return o
    }
    nextInOrder(e, t, n) {
      let { ids: r, order: i } = this.plies[e],
        a = t
      for (let e = t + 1; e < n; e++) i[e] > i[a] && (a = e)
      const o = r[a],
        s = i[a]
      return ((r[a] = r[t]), (i[a] = i[t]), (r[t] = o), (i[t] = s), o)
    }
    praise(e, t, n, r) {
      const i = this.plies[e]
      i.killer !== n && ((i.olderKiller = i.killer), (i.killer = n))
      const a = 2 * n + (t & 1)
      if (a >= this.history.length) {
        const e = new Float64Array(2 * a)
        e.set(this.history), (this.history = e)
      }
      this.history[a] += r * r
    }
    addPly(e) {
      this.plies.push({
        state: this.game.copy(e),
        ids: new Int32Array(64),
        order: new Float64Array(64),
        killer: V,
        olderKiller: V,
      })
    }
  }
function ye({ bound: e, value: t }, n, r) {
  return e === 0 || (e === 1 ? t >= r : t <= n)
}
var H = class {
    worth
    game
    insight
    random
    judgement
    stood
    ends = 0
    squares = 0
    constructor({ game: e, insight: t }, n, r, i) {
      ;(this.game = e),
        (this.insight = t),
        (this.random = r),
        (this.judgement = i),
        (this.worth = new Float64Array(n)),
        (this.stood = new Float64Array(n))
    }
    run(e) {
      let { game: t, random: n } = this,
        { horizon: r, faith: i } = this.judgement,
        a = r
      for (;;) {
        const r = t.turn(e)
        if (r.kind === `over`) break
        if (r.kind === `decide` && a-- === 0 && (this.stand(e), i === 1)) {
          this.worth.set(this.stood)
          return
        }
        const o = r.kind === `luck` ? `luck` : r.seats[0]
        t.play(e, o, t.sample(e, o, n))
      }
      if ((this.end(e), !(a >= 0)))
        for (let e = 0; e < this.worth.length; e++) this.worth[e] = i * this.stood[e] + (1 - i) * this.worth[e]
    }
    end(e) {
      const t = this.game.scores(e),
        { greed: n } = this.judgement,
        r = I(t, 0)
      this.ends++, (this.squares += r * r)
      const i = Math.sqrt(this.squares / this.ends) || 1
      for (let e = 0; e < t.length; e++) {
        const r = I(t, e) / i
        this.worth[e] = (1 - n) * F(t, e) + n / (1 + Math.exp(-2 * r))
      }
    }
    stand(e) {
      let t = 0
      for (let n = 0; n < this.stood.length; n++) (this.stood[n] = this.insight.standing(e, n)), (t += this.stood[n])
      for (let e = 0; e < this.stood.length; e++) this.stood[e] = t > 0 ? this.stood[e] / t : 1 / this.stood.length
    }
  },
  be = 30,
  xe = 32,
  U = 1024,
  W = 8192,
  Se = class {
    nodes = 0
    edges = 0
    mover = new Int8Array(U)
    proven = new Uint8Array(U)
    visits = new Int32Array(U)
    firstEdge = new Int32Array(U)
    lastEdge = new Int32Array(U)
    parent = new Int32Array(U)
    key = new Int32Array(U)
    move = new Int32Array(W)
    next = new Int32Array(W)
    child = new Int32Array(W)
    tries = new Int32Array(W)
    chances = new Int32Array(W)
    hunch = new Float32Array(W)
    worth = new Float64Array(W)
    index = new Int32Array(2 * U).fill(-1)
    mostNodes
    mostEdges
    constructor(e) {
      ;(this.mostNodes = Math.max(1, Math.floor(e / 3 / be))), (this.mostEdges = Math.floor((e * 2) / 3 / xe))
    }
    addNode(e, t) {
      if (this.nodes >= this.mostNodes) return -1
      this.nodes === this.visits.length && this.growNodes()
      const n = this.nodes++
      return (
        (this.mover[n] = -1),
        (this.firstEdge[n] = -1),
        (this.lastEdge[n] = -1),
        (this.parent[n] = e),
        (this.key[n] = t),
        (this.index[this.slotOf(e, t)] = n),
        n
      )
    }
    find(e, t) {
      return this.index[this.slotOf(e, t)]
    }
    hasRoomFor(e) {
      return this.edges + e <= this.mostEdges
    }
    addEdge(e, t, n) {
      this.edges === this.tries.length && this.growEdges()
      const r = this.edges++
      ;(this.move[r] = t), (this.next[r] = -1), (this.child[r] = -1), (this.hunch[r] = n)
      const i = this.lastEdge[e]
      return (i === -1 ? (this.firstEdge[e] = r) : (this.next[i] = r), (this.lastEdge[e] = r), r)
    }
    slotOf(e, t) {
      let n = this.index.length - 1,
        r = Math.imul(e ^ 1540483477, 2654435761) ^ Math.imul(t, 2246822507)
      r ^= r >>> 15
      for (let i = r & n; ; i = (i + 1) & n) {
        const n = this.index[i]
        if (n === -1 || (this.parent[n] === e && this.key[n] === t)) return i
      }
    }
    growNodes() {
      const e = Math.min(2 * this.visits.length, this.mostNodes)
      ;(this.mover = G(this.mover, new Int8Array(e))),
        (this.proven = G(this.proven, new Uint8Array(e))),
        (this.visits = G(this.visits, new Int32Array(e))),
        (this.firstEdge = G(this.firstEdge, new Int32Array(e))),
        (this.lastEdge = G(this.lastEdge, new Int32Array(e))),
        (this.parent = G(this.parent, new Int32Array(e))),
        (this.key = G(this.key, new Int32Array(e))),
        (this.index = new Int32Array(2 * this.index.length).fill(-1))
      for (let e = 0; e < this.nodes; e++) this.index[this.slotOf(this.parent[e], this.key[e])] = e
    }
    growEdges() {
      const e = Math.min(2 * this.tries.length, this.mostEdges)
      ;(this.move = G(this.move, new Int32Array(e))),
        (this.next = G(this.next, new Int32Array(e))),
        (this.child = G(this.child, new Int32Array(e))),
        (this.tries = G(this.tries, new Int32Array(e))),
        (this.chances = G(this.chances, new Int32Array(e))),
        (this.hunch = G(this.hunch, new Float32Array(e))),
        (this.worth = G(this.worth, new Float64Array(e)))
    }
  }
function G(e, t) {
  return (t.set(e), t)
}
var K = 400,
  Ce = class {
    memory
    book
    depth = 0
    mine = -1
    game
    insight
    seat
    view
    random
    outlook
    style
    solving
    scratch
    playout
    pathNode = new Int32Array(K)
    pathEdge = new Int32Array(K)
    steps = 0
    isNew = !1
    possible = new Int32Array(256)
    look = 0
    heard = 0
    listen
    constructor({ entry: e, seat: t, view: n, random: r }, i, a, o) {
      ;(this.game = e.game),
        (this.insight = e.insight),
        (this.seat = t),
        (this.view = n),
        (this.random = r),
        (this.outlook = i),
        (this.style = a),
        (this.solving = a.proofs === `kept` && i.players === 2 && !i.hidden),
        (this.scratch = e.game.copy(i.world)),
        (this.playout = new H(e, i.players, r, a)),
        (this.book = new S(e.game)),
        (this.memory = new Se(o.bytes)),
        this.memory.addNode(-1, -1),
        (this.listen = (e, n) => {
          ;(e === `everyone` || e === t) && (this.heard = A(n, this.heard))
        })
    }
    grow() {
      const { game: e, outlook: t } = this,
        n = t.hidden ? e.imagine(this.view, this.random) : e.copy(t.world, this.scratch)
      ;(this.steps = 0), this.descend(n), this.backUp()
    }
    descend(e) {
      let { game: t, memory: n } = this,
        r = 0
      for (this.isNew = !1; r !== -1 && !this.isNew && this.steps < K; ) {
        const i = t.turn(e)
        if (i.kind === `over`) break
        if (i.kind === `luck`) {
          r = this.follow(e, r, -1, `luck`, t.sample(e, `luck`, this.random))
          continue
        }
        const a = this.firstToChoose(i.seats)
        if (!this.unfold(e, r, a)) break
        const o = this.select(r)
        if (
          ((this.pathNode[this.steps] = r),
          (this.pathEdge[this.steps++] = o),
          a === this.seat && this.mine === -1 && (this.mine = r),
          (r = this.follow(e, r, o, a, this.book.moveOf(n.move[o]))),
          r !== -1 && n.proven[r] !== q)
        ) {
          this.worthOfProof(n.proven[r])
          return
        }
      }
      t.turn(e).kind === `over`
        ? (this.playout.end(e), this.solving && r !== -1 && (n.proven[r] = we(F(t.scores(e), 0))))
        : this.playout.run(e)
    }
    firstToChoose(e) {
      return e[0] === this.seat && e.length > 1 ? e[1] : e[0]
    }
    follow(e, t, n, r, i) {
      const { memory: a } = this,
        o = !this.outlook.hidden
      if ((o ? this.game.play(e, r, i) : this.hear(e, r, i), o && n !== -1 && a.child[n] !== -1)) return a.child[n]
      let s = o ? this.book.idOf(i) : this.heard,
        c = a.find(t, s)
      return (c === -1 && ((c = a.addNode(t, s)), (this.isNew = !0)), o && n !== -1 && (a.child[n] = c), c)
    }
    hear(e, t, n) {
      const r = j(t === `luck` ? 7 : t, t === this.seat ? this.book.idOf(n) : -1),
        i = t !== this.seat && d(this.game.turn(e), this.seat)
      ;(this.heard = r), this.game.play(e, t, n, this.listen), i && (this.heard = r)
    }
    unfold(e, t, n) {
      const { memory: r, outlook: i } = this,
        a = r.mover[t]
      if (a !== -1 && !i.hidden) return !0
      if (a !== -1 && a !== n) return !1
      const o = this.style.moves === `listed` ? this.game.moves(e, n) : this.insight.candidates(e, n)
      if (o.length === 0) throw Error(`${this.game.id}: nothing to choose from, but a seat must decide.`)
      return r.hasRoomFor(o.length)
        ? ((r.mover[t] = n), i.hidden ? this.addUnknown(e, t, n, o) : this.addAll(e, t, n, o), !0)
        : !1
    }
    addAll(e, t, n, r) {
      if (this.style.moves === `listed`) {
        for (const e of r) this.memory.addEdge(t, this.book.idOf(e), 1)
        return
      }
      const i = r.map(t => ({ move: t, hunch: this.insight.hunch(e, n, t) }))
      i.sort((e, t) => t.hunch - e.hunch)
      for (const { move: e, hunch: n } of i) this.memory.addEdge(t, this.book.idOf(e), n)
    }
    addUnknown(e, t, n, r) {
      const { memory: i, book: a } = this,
        o = ++this.look
      for (const e of r) {
        const t = a.idOf(e)
        t >= this.possible.length && (this.possible = Te(this.possible, t)), (this.possible[t] = o)
      }
      for (let e = i.firstEdge[t]; e !== -1; e = i.next[e])
        this.possible[i.move[e]] === o && (this.possible[i.move[e]] = -o)
      for (const s of r) {
        const r = a.idOf(s)
        this.possible[r] === o &&
          ((this.possible[r] = -o), i.addEdge(t, r, this.style.moves === `listed` ? 1 : this.insight.hunch(e, n, s)))
      }
    }
    select(e) {
      let { memory: t, outlook: n, style: r } = this,
        { curiosity: i, trust: a } = r,
        o = t.visits[e],
        s = Math.log(o + 1),
        c = -1,
        l = -1 / 0,
        u = -1,
        d = 0
      for (let r = t.firstEdge[e]; r !== -1; r = t.next[r]) {
        if (n.hidden) {
          if (this.possible[t.move[r]] !== -this.look) continue
          t.chances[r]++
        }
        const o = t.tries[r]
        if (o === 0) {
          if (((u === -1 || t.hunch[r] > t.hunch[u]) && (u = r), n.hidden)) continue
          break
        }
        d++
        let f = t.hunch[r],
          p = n.hidden ? Math.log(t.chances[r] + 1) : s,
          m = t.worth[r] / o + i * Math.sqrt(p / o)
        ;(m += (a * f) / (f + 1) / (o + 1)),
          this.solving && this.isLost(r, t.mover[e]) && (m -= 1e3),
          m > l && ((l = m), (c = r))
      }
      return u !== -1 && (c === -1 || d < r.width * Math.sqrt(1 + o)) ? u : c
    }
    isLost(e, t) {
      const n = this.memory.child[e]
      return n !== -1 && J(this.memory.proven[n], t) === 1
    }
    worthOfProof(e) {
      ;(this.playout.worth[0] = (e - 1) / 2), (this.playout.worth[1] = (3 - e) / 2)
    }
    backUp() {
      const { memory: e } = this
      this.steps > this.depth && (this.depth = this.steps)
      for (let t = this.steps - 1; t >= 0; t--) {
        const n = this.pathNode[t],
          r = this.pathEdge[t]
        e.visits[n]++, e.tries[r]++, (e.worth[r] += this.playout.worth[e.mover[n]]), this.solving && this.prove(n, r)
      }
    }
    prove(e, t) {
      const { memory: n } = this,
        r = n.child[t]
      if (r === -1 || n.proven[r] === q || n.proven[e] !== q) return
      let i = n.mover[e],
        a = J(n.proven[r], i)
      for (let t = n.firstEdge[e]; a !== 3 && t !== -1; t = n.next[t]) {
        const e = n.child[t] === -1 ? q : n.proven[n.child[t]]
        if (e === q) return
        a = Math.max(a, J(e, i))
      }
      n.proven[e] = J(a, i)
    }
  },
  q = 0,
  J = (e, t) => (e === q || t === 0 ? e : 4 - e),
  we = e => 1 + 2 * e
function Te(e, t) {
  const n = new Int32Array(Math.max(2 * e.length, t + 1))
  return (n.set(e), n)
}
var Ee = 8,
  De = { moves: `candidates`, horizon: 8, faith: 1, greed: 0.3, curiosity: 0.35, trust: 0.3, width: 3, proofs: `kept` },
  Oe = { moves: `listed`, horizon: 1 / 0, faith: 0, greed: 0, curiosity: 1, trust: 0, width: 1 / 0, proofs: `ignored` },
  Y = y(`tree-search`, v(1500), (e, t) => X(e, t, De)),
  ke = y(`plain-uct`, v(1500), (e, t) => X(e, t, Oe))
function X(e, t, n) {
  const { entry: r, seat: i, view: a, random: o } = e,
    s = E(r.game, i, a, o),
    c = n.moves === `listed` ? r.game.moves(s.world, i) : r.insight.candidates(s.world, i),
    l = new b(t, Ee),
    u = new Ce(e, s, n, t)
  if (c.length > 1) for (; u.memory.proven[0] === 0 && l.another(); ) u.grow()
  return { thoughts: (u.mine === -1 ? Z(e, s.world, c) : Ae(u)).slice(0, Math.max(1, t.thoughts)), spent: l.spent }
}
function Z({ entry: e, seat: t }, n, r) {
  const i = Math.min(1, Math.max(0, e.insight.standing(n, t)))
  return r
    .map(r => ({ move: r, hunch: e.insight.hunch(n, t, r) }))
    .sort((e, t) => t.hunch - e.hunch)
    .map(({ move: e }) => ({ move: e, share: i, visits: 0, depth: 0, proven: !1, margin: null }))
}
function Ae({ memory: e, book: t, mine: n, depth: r }) {
  const i = [],
    a = e.mover[n]
  for (let o = e.firstEdge[n]; o !== -1; o = e.next[o]) {
    const n = e.tries[o],
      s = e.child[o],
      c = s === -1 ? 0 : J(e.proven[s], a),
      l = n === 0 ? 0 : Math.min(1, Math.max(0, e.worth[o] / n)),
      u = c === 0 ? l : (c - 1) / 2,
      d = { move: t.moveOf(e.move[o]), share: u, visits: n, depth: r, proven: c !== 0, margin: null }
    i.push({ thought: d, proof: c })
  }
  const o = e => (e === 3 ? 1 : e === 1 ? -1 : 0)
  return (
    i.sort(
      (e, t) => o(t.proof) - o(e.proof) || t.thought.visits - e.thought.visits || t.thought.share - e.thought.share,
    ),
    i.map(({ thought: e }) => e)
  )
}
var je = 128,
  Me = 20,
  Ne = 3e4,
  Pe = y(`alpha-beta`, v(4e4), Fe)
function Fe(e, t) {
  const { entry: n, seat: r, view: i, random: a } = e,
    o = E(n.game, r, i, a)
  return o.players !== 2 || o.hidden || o.luck
    ? Y.think(e, { ...t, iterations: Math.ceil(t.iterations / Me) })
    : Ie(e, o, t)
}
function Ie(e, t, n) {
  const { entry: r, seat: i } = e,
    a = new b(n, je),
    o = new ae(n.bytes, n.iterations),
    s = new ve(r, i, t.world, { meter: a, table: o }),
    c = Z(e, t.world, r.insight.candidates(t.world, i)),
    l = c.map(({ move: e }) => ({ move: e, id: s.book.idOf(e), value: 0, depth: 0, estimated: !0, compared: !1 })),
    u = Math.min(l.length, Math.max(1, n.thoughts))
  for (let e = 1; e < 120 && !a.over; e++) {
    for (let t = 0; t < u; t++) Le(s, i, l, t, e, a)
    if (l.slice(0, u).every(e => !e.estimated)) break
    s.fade()
  }
  return (ze(l), { thoughts: l.slice(0, u).map((e, t) => (e.depth === 0 ? c[t] : Be(e))), spent: a.spent })
}
function Le(e, t, n, r, i, a) {
  let o = n[r],
    s = i < 3 || o.depth === 0 ? -z : o.value - Ne,
    c = s === -2e6 ? z : o.value + Ne
  for (;;) {
    const o = Re(e, t, n, r, i, { low: s, high: c }, a)
    if (a.over) return
    if (o <= s && s > -2e6) s = -z
    else if (o >= c && c < 2e6) c = z
    else return
  }
}
function Re(e, t, n, r, i, { low: a, high: o }, s) {
  let c = a,
    l = -z,
    u = !1
  for (let a = r; a < n.length; a++) {
    let d = n[a],
      f = a > r,
      p = e.tryMove(0, t, d.id, c, f ? c + 1 : o, i - 1)
    if ((f && p > c && p < o && !s.over && (p = e.tryMove(0, t, d.id, c, o, i - 1)), s.over)) return l
    if (
      (e.estimated && (u = !0),
      p > l && (l = p),
      !(p <= c) &&
        ((c = p),
        (d.value = p),
        (d.depth = i),
        (d.estimated = !0),
        (d.compared = !1),
        n.splice(a, 1),
        n.splice(r, 0, d),
        p >= o))
    )
      break
  }
  return (l > a && ((n[r].estimated = u), (n[r].compared = !0)), l)
}
function ze(e) {
  const t = e[0]
  t.compared || t.value > 0 || !B(t.value) || (e.shift(), e.push(t))
}
function Be({ move: e, value: t, depth: n, estimated: r, compared: i }) {
  const a = !r || (B(t) && (t > 0 || i))
  return { move: e, share: pe(t), visits: 0, depth: n, proven: a, margin: r ? null : me(t) }
}
var Ve = y(`flat-search`, v(1500), We),
  He = 8,
  Ue = { horizon: 1 / 0, faith: 0, greed: 0 }
function We(e, t) {
  const { entry: n, seat: r, view: i, random: a } = e,
    { game: o } = n,
    s = o.imagine(i, a),
    c = o.moves(s, r),
    l = new H(n, o.scores(s).length, a, Ue),
    u = new Float64Array(c.length),
    d = new Int32Array(c.length),
    f = new b(t, He)
  if (c.length > 1)
    for (let e = 0; f.another(); e = (e + 1) % c.length) {
      const t = o.imagine(i, a)
      o.play(t, r, c[e]), l.run(t), (u[e] += l.worth[r]), d[e]++
    }
  const p = c.map((e, t) => {
    const n = d[t]
    return { move: e, share: n === 0 ? 0 : u[t] / n, visits: n, depth: n === 0 ? 0 : 1, proven: !1, margin: null }
  })
  return (p.sort((e, t) => t.share - e.share), { thoughts: p.slice(0, Math.max(1, t.thoughts)), spent: f.spent })
}
var Ge = 4,
  Ke = {
    name: `greedy`,
    choose(e, t, n, r) {
      const i = Je(e.game, n, r)
      return qe(e, t, e.insight.candidates(i[0], t), i, r)
    },
  }
function qe({ game: e, insight: t }, n, r, i, a) {
  if (r.length === 0) throw Error(`${e.id}: insight offers no candidate, but a seat must decide.`)
  let o = e.copy(i[0]),
    s = r[0],
    c = -1 / 0,
    l = 0
  for (const u of r) {
    let r = 0
    for (const a of i) e.copy(a, o), e.play(o, n, u), (r += t.standing(o, n))
    r < c || ((l = r > c ? 1 : l + 1), (c = r), a.below(l) === 0 && (s = u))
  }
  return s
}
function Je(e, t, n) {
  const r = Array.from({ length: Ge }, () => e.imagine(t, n)),
    i = e.scores(r[0]).length,
    a = r.map(t => JSON.stringify(u(i).map(n => e.view(t, n))))
  return a.every(e => e === a[0]) ? r.slice(0, 1) : r
}
var Ye = [{ name: `random`, choose: ({ game: e }, t, n, r) => e.sample(e.imagine(n, r), t, r) }, Ke, Ve, ke, Y, Pe],
  Xe = [Ke, Y, Pe]
function Ze(e) {
  const t = Xe.flatMap(t => e.map(e => `${t.name}:${e}`))
  return [...Ye.map(e => e.name), ...t]
}
var Q = h(p(), 1)
function Qe(e, t, n) {
  const [r = ``, i] = e.split(`:`),
    a = `bot.${r}`,
    o = $e(a) ? t(a) : r
  return i === void 0 ? o : `${o} · ${n(`personality.${i}`)}`
}
var $e = e => Object.hasOwn(r, e),
  $ = m()
function et() {
  const { game: r = `` } = e({ strict: !1 }),
    { word: u, language: d } = n(),
    p = l(),
    m = s(),
    [h, _] = (0, Q.useState)(null),
    [v, y] = (0, Q.useState)({}),
    [b, x] = (0, Q.useState)(2),
    [S, C] = (0, Q.useState)([]),
    [w, T] = (0, Q.useState)({}),
    [E, D] = (0, Q.useState)(null),
    O = t.find(e => e.id === r)
  if (
    ((0, Q.useEffect)(() => {
      m(r).then(e => {
        e &&
          (_(e),
          x(e.seats.min),
          C(
            Array.from({ length: e.seats.max }, (e, t) => ({
              name: t === 0 ? u(`setup.you`) : u(`setup.player`, { number: t + 1 }),
              who: t === 0 ? `person` : `greedy`,
            })),
          ))
      }),
        i[r]?.().then(e => y(e.messages[d]))
    }, [r, d, u, m]),
    !O)
  )
    return (0, $.jsx)(a, {})
  if (!h) return (0, $.jsx)(`p`, { children: u(`app.loading`) })
  const k = c(v, [], d)
  async function A(e) {
    if ((e.preventDefault(), !h)) return
    const t = Object.fromEntries(
        Object.entries(h.options)
          .filter(([e]) => w[e] !== void 0)
          .map(([e, t]) => [e, f(t, w[e] ?? ``)]),
      ),
      n = h.open(b, t)
    if (!n.ok) {
      D(n.sentence)
      return
    }
    const i = S.slice(0, b),
      a = {
        game: r,
        players: b,
        options: t,
        names: i.map(({ name: e }, t) => e.trim() || u(`setup.player`, { number: t + 1 })),
        sitters: i.map(({ who: e }) => (e === `person` ? { kind: `person` } : { kind: `bot`, bot: e })),
      }
    await p({ to: `/table/$id`, params: { id: await o(a, null) } })
  }
  const j = (e, t) => C(S.map((n, r) => (r === e ? { ...n, ...t } : n))),
    M = Array.from({ length: h.seats.max - h.seats.min + 1 }, (e, t) => h.seats.min + t)
  return (0, $.jsxs)(`form`, {
    className: `sheet ${g.form}`,
    onSubmit: A,
    children: [
      (0, $.jsx)(`h1`, { children: u(`setup.title`, { game: O.title }) }),
      (0, $.jsxs)(`label`, {
        children: [
          u(`setup.players`),
          ` `,
          (0, $.jsx)(`select`, {
            className: g.field,
            value: b,
            onChange: e => x(Number(e.target.value)),
            children: M.map(e => (0, $.jsx)(`option`, { children: e }, e)),
          }),
        ],
      }),
      S.slice(0, b).map(({ name: e, who: t }, n) =>
        (0, $.jsxs)(
          `fieldset`,
          {
            className: `${g.group} ${g.seat}`,
            children: [
              (0, $.jsx)(`legend`, { children: u(`setup.seat`, { number: n + 1 }) }),
              (0, $.jsxs)(`label`, {
                children: [
                  u(`setup.name`),
                  ` `,
                  (0, $.jsx)(`input`, {
                    className: g.field,
                    value: e,
                    maxLength: 24,
                    onChange: e => j(n, { name: e.target.value }),
                  }),
                ],
              }),
              (0, $.jsxs)(`label`, {
                children: [
                  u(`setup.who`),
                  ` `,
                  (0, $.jsxs)(`select`, {
                    className: g.field,
                    value: t,
                    onChange: e => j(n, { who: e.target.value }),
                    children: [
                      (0, $.jsx)(`option`, { value: `person`, children: u(`setup.person`) }),
                      Ze(h.personalities).map(e => (0, $.jsx)(`option`, { value: e, children: Qe(e, u, k) }, e)),
                    ],
                  }),
                ],
              }),
            ],
          },
          n,
        ),
      ),
      (0, $.jsx)(`h2`, { children: u(`setup.options`) }),
      Object.entries(h.options).map(([e, t]) =>
        (0, $.jsxs)(
          `div`,
          {
            className: g.option,
            children: [
              (0, $.jsx)(`label`, { htmlFor: `option-${e}`, children: k(`option.${e}`) }),
              (0, $.jsx)(tt, { id: `option-${e}`, field: t, text: w[e], onChange: t => T({ ...w, [e]: t }) }),
            ],
          },
          e,
        ),
      ),
      E && (0, $.jsx)(`p`, { role: `alert`, className: g.problem, children: E }),
      (0, $.jsx)(`p`, {
        children: (0, $.jsx)(`button`, { type: `submit`, className: `button primary`, children: u(`setup.start`) }),
      }),
    ],
  })
}
function tt({ id: e, field: t, text: r, onChange: i }) {
  const { word: a } = n()
  switch (t.kind) {
    case `number`:
      return (0, $.jsx)(`input`, {
        id: e,
        className: g.field,
        type: `number`,
        min: t.min,
        max: t.max,
        step: t.step,
        value: r ?? t.usual,
        onChange: e => i(e.target.value),
      })
    case `switch`:
      return (0, $.jsxs)(`select`, {
        id: e,
        className: g.field,
        value: r ?? (t.usual ? `yes` : `no`),
        onChange: e => i(e.target.value),
        children: [
          (0, $.jsx)(`option`, { value: `yes`, children: a(`setup.yes`) }),
          (0, $.jsx)(`option`, { value: `no`, children: a(`setup.no`) }),
        ],
      })
    case `choice`:
      return (0, $.jsx)(`select`, {
        id: e,
        className: g.field,
        value: r ?? t.usual,
        onChange: e => i(e.target.value),
        children: t.among.map(e => (0, $.jsx)(`option`, { children: e }, e)),
      })
    case `row`:
    case `text`:
      return (0, $.jsx)(`input`, {
        id: e,
        className: g.field,
        value: r ?? (t.kind === `row` ? t.usual.join(`,`) : t.usual),
        onChange: e => i(e.target.value),
      })
  }
}
export { et as SetupPage }
