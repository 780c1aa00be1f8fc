const e = 2 ** 20,
  t = t => ({ iterations: t, bytes: 64 * e, deadline: 1 / 0, clock: () => 0, cancelled: () => !1, thoughts: 1 }),
  n = e => `think` in e
function r(e, t, n) {
  return {
    name: e,
    usual: t,
    think: n,
    choose: (e, r, i, a) => n({ entry: e, seat: r, view: i, random: a }, t).thoughts[0].move,
  }
}
var i = class {
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
}
const a = 2 ** 16
var o = class {
  moves = []
  bySight = /* @__PURE__ */ new Map()
  byText = /* @__PURE__ */ new Map()
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
      this.bySight.size >= a && this.bySight.clear(),
      this.bySight.set(e, n),
      n
    )
  }
}
function s(e, t, n, r) {
  const i = e.imagine(n, r),
    a = u(i),
    o = { hidden: !1, luck: !1 }
  for (let t = 1; t < 8 && !o.hidden; t++) o.hidden = u(e.imagine(n, r)) !== a
  const s = e.copy(i)
  for (let n = 0; n < 3 && !(o.hidden && o.luck); n++) c(e, t, e.copy(i, s), r, o)
  return { world: i, players: e.scores(i).length, ...o }
}
function c(e, t, n, r, i) {
  const a = e => {
    e !== `everyone` && e !== t && (i.hidden = !0)
  }
  for (let t = 0; t < 600; t++) {
    const t = e.turn(n)
    if (t.kind === `over`) return
    t.kind === `luck` ? (i.luck = !0) : t.seats.length > 1 && (i.hidden = !0)
    const o = t.kind === `luck` ? `luck` : t.seats[0]
    e.play(n, o, e.sample(n, o, r), a)
  }
}
function l(e) {
  if (typeof e == `object` && e && `memory` in e) return e.memory instanceof Int32Array ? e.memory : void 0
}
const u = e => l(e)?.join() ?? JSON.stringify(e)
function d(e, t) {
  switch (typeof e) {
    case `number`:
      return f(t, Number.isInteger(e) ? e | 0 : Math.floor(e * 2 ** 16) | 0)
    case `string`:
      return p(e, t)
    case `boolean`:
      return f(t, e ? 20973 : 11019)
    case `object`:
      return e === null ? f(t, 31327) : m(e, t)
    default:
      return f(t, 7997)
  }
}
function f(e, t) {
  let n = Math.imul(t, 3432918353)
  n = (n << 15) | (n >>> 17)
  let r = e ^ Math.imul(n, 461845907)
  return ((r = (r << 13) | (r >>> 19)), (Math.imul(r, 5) + 3864292196) | 0)
}
function p(e, t) {
  let n = f(t, e.length)
  for (let t = 0; t < e.length; t++) n = f(n, e.charCodeAt(t))
  return n
}
function m(e, t) {
  let n = f(t, 15470)
  for (const [t, r] of Object.entries(e)) n = d(r, p(t, n))
  return f(n, 27145)
}
const ee = 2 ** 20,
  te = 1 << 30
var ne = class {
  move = 0
  value = 0
  depth = 0
  bound = 0
  resolved = !1
  words
  mask
  constructor(e, t) {
    const n = Math.min(ee, 2 * t, e / 16),
      r = n < 2 ? 0 : 2 ** Math.floor(Math.log2(n))
    ;(this.words = new Int32Array(r * 4)), (this.mask = r - 2)
  }
  find(e, t) {
    const { words: n } = this
    if (n.length === 0) return !1
    let r = (e & this.mask) * 4
    if (((n[r] !== t || n[r + 3] === 0) && (r += 4), n[r] !== t || n[r + 3] === 0)) return !1
    const i = n[r + 3]
    return (
      (this.move = n[r + 1]),
      (this.value = n[r + 2]),
      (this.depth = i & 255),
      (this.bound = (i >> 8) & 3),
      (this.resolved = !!(i & te)),
      !0
    )
  }
  keep(e, t) {
    const { words: n } = this
    if (n.length === 0) return
    let r = (e & this.mask) * 4,
      i = n[r + 3]
    i !== 0 && n[r] !== t && (i & 255) > this.depth && (r += 4),
      (n[r] = t),
      (n[r + 1] = this.move),
      (n[r + 2] = this.value),
      (n[r + 3] = -2147483648 | (this.resolved ? te : 0) | (this.bound << 8) | this.depth)
  }
}
const re = e => ae(e, 625341585),
  ie = e => ae(e, 1812433253)
function ae(e, t) {
  let n = t
  for (let t = 0; t < e.length; t++) n = f(n, e[t])
  return ((n ^= n >>> 16), (n = Math.imul(n, 2246822507)), n ^ (n >>> 13))
}
function oe(e, t) {
  const n = e.total - t.total
  if (n !== 0) return n
  for (let n = 0; n < e.tiebreaks.length; n++) {
    const r = e.tiebreaks[n] - (t.tiebreaks[n] ?? 0)
    if (r !== 0) return r
  }
  return 0
}
function h(e, t) {
  let n = 0
  for (let r = 0; r < e.length; r++) {
    const i = oe(e[r], e[t])
    if (i > 0) return 0
    i === 0 && n++
  }
  return 1 / n
}
function g(e, t) {
  let n = -1 / 0
  for (let r = 0; r < e.length; r++) r !== t && e[r].total > n && (n = e[r].total)
  return e.length < 2 ? e[t].total : e[t].total - n
}
const _ = 1e6,
  se = 9e5,
  v = 2e6
function ce(e, t, n) {
  const r = e.scores(t),
    i = Math.max(-9e4, Math.min(9e4, g(r, n))),
    a = h(r, n)
  return a === 1 ? _ + i : a === 0 ? i - _ : 0
}
function le(e) {
  return Math.round((2 * Math.min(1, Math.max(0, e)) - 1) * se)
}
const y = e => Math.abs(e) > 91e4
function ue(e) {
  return y(e) ? +(e > 0) : 0.5 + e / se / 2
}
function de(e) {
  return y(e) ? (e > 0 ? e - _ : e + _) : 0
}
var fe = class {
  book
  estimated = !1
  game
  insight
  seat
  meter
  table
  plies = []
  history = /* @__PURE__ */ new Float64Array(1024)
  constructor({ game: e, insight: t }, n, r, i) {
    ;(this.game = e),
      (this.insight = t),
      (this.seat = n),
      (this.meter = i.meter),
      (this.table = i.table),
      (this.book = new o(e)),
      this.addPly(r)
  }
  tryMove(e, t, n, r, i, a) {
    const { game: o, plies: s } = this
    s.length === e + 1 && this.addPly(s[0].state)
    const { state: c } = s[e + 1]
    if ((o.copy(s[e].state, c), o.play(c, t, this.book.moveOf(n)), (this.estimated = !0), !this.meter.another()))
      return 0
    const l = o.turn(c)
    if (l.kind === `over`) return ((this.estimated = !1), ce(o, c, t))
    if (a <= 0 || e + 2 >= 120 || l.kind === `luck` || l.seats.length > 1) {
      const e = le(this.insight.standing(c, this.seat))
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
      s = l(o),
      c = s === void 0 ? 0 : re(s),
      u = s === void 0 ? 0 : ie(s),
      d = -1
    if (s !== void 0 && a.find(c, u) && ((d = a.move), (a.resolved || a.depth >= i) && pe(a, n, r)))
      return ((this.estimated = !a.resolved), a.value)
    const f = this.searchMoves(e, t, n, r, i, d)
    return (
      s !== void 0 &&
        !this.meter.over &&
        ((a.move = this.bestMove),
        (a.value = f),
        (a.depth = i),
        (a.bound = f >= r ? 1 : f <= n ? 2 : 0),
        (a.resolved = !this.estimated),
        a.keep(c, u)),
      f
    )
  }
  bestMove = -1
  searchMoves(e, t, n, r, i, a) {
    let o = this.list(e, t, i, a),
      s = -2e6,
      c = -1,
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
    if (o >= 4 && a >= 3) {
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
      n >= 2 && (s += this.insight.hunch(i.state, t, a[e])),
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
      ids: /* @__PURE__ */ new Int32Array(64),
      order: /* @__PURE__ */ new Float64Array(64),
      killer: -1,
      olderKiller: -1,
    })
  }
}
function pe({ bound: e, value: t }, n, r) {
  return e === 0 || (e === 1 ? t >= r : t <= n)
}
const me = { kind: `luck` },
  he = { kind: `over` },
  b = e => ({ kind: `decide`, seats: [e] }),
  ge = [b(0), b(1), b(2), b(3), b(4), b(5)],
  _e = e => ge[e]
function x(e, t) {
  return e.kind === `decide` ? t !== `luck` && e.seats.includes(t) : e.kind === t
}
const S = e => [0, 1, 2, 3, 4, 5].slice(0, e),
  ve = (e, t) => (e + 1 < t ? e + 1 : 0),
  C = (e, t, n = {}) => ({ code: e, rule: t, facts: n }),
  ye = (e, t = []) => ({ total: Object.values(e).reduce((e, t) => e + t, 0), lines: e, tiebreaks: t })
function be(e) {
  const t = (e, t) =>
    [e.total - t.total, ...e.tiebreaks.map((e, n) => e - (t.tiebreaks[n] ?? 0))].find(e => e !== 0) ?? 0
  return e.map(n => 1 + e.filter(e => t(e, n) > 0).length)
}
const w = 2 ** 32,
  xe = 2 ** 21
function Se(e) {
  let t = e | 0,
    n = Math.floor(e / w) ^ 2654435769,
    r = 608135816,
    i = 1
  function a() {
    const e = (((t + n) | 0) + i) | 0
    return (
      (i = (i + 1) | 0),
      (t = n ^ (n >>> 9)),
      (n = (r + (r << 3)) | 0),
      (r = (((r << 21) | (r >>> 11)) + e) | 0),
      e >>> 0
    )
  }
  for (let e = 0; e < 15; e++) a()
  function o(e) {
    if (e > xe) return s(e)
    let t = a()
    if (Math.imul(t, e) >>> 0 < e) {
      const n = w % e
      for (; Math.imul(t, e) >>> 0 < n; ) t = a()
    }
    return Math.floor((t * e) / w)
  }
  function s(e) {
    if (e > 2 ** 53 - 1) throw Error(`Odds of 1 in ${e} are finer than a whole number can tell.`)
    const t = e > w ? 2 ** 53 : w,
      n = t - (t % e)
    for (;;) {
      const t = e > w ? (a() >>> 11) * w + a() : a()
      if (t < n) return t % e
    }
  }
  return { below: o }
}
function Ce(e, t) {
  if (e.length === 0) throw Error(`Nothing left to take.`)
  return e.splice(t.below(e.length), 1)[0]
}
function we(e, t, n) {
  const r = e,
    i = Object.keys(t).find(e => !Object.hasOwn(r, e))
  if (i !== void 0)
    return {
      ok: !1,
      name: i,
      problem: `unknown-option`,
      sentence: `There is no option "${i}"; the options are: ${Object.keys(r).join(`, `) || `none`}.`,
    }
  const a = {}
  for (const [e, n] of Object.entries(r)) a[e] = Object.hasOwn(t, e) ? t[e] : n.usual
  for (const [e, t] of Object.entries(r))
    if (!Te(t, a[e], { players: n, options: a }))
      return {
        ok: !1,
        name: e,
        problem: `value-not-allowed`,
        sentence: `The option "${e}" must be ${De(t)}, not ${Oe(a[e])}.`,
      }
  return { ok: !0, options: a }
}
function Te(e, t, n) {
  switch (e.kind) {
    case `number`:
      return Ee(e, t)
    case `row`:
      return Array.isArray(t) && t.length === e.usual.length && t.every(t => Ee(e, t))
    case `switch`:
      return typeof t == `boolean`
    case `choice`:
      return e.among.some(e => e === t)
    case `text`:
      return typeof t == `string` && e.allows(t, n)
  }
}
const Ee = ({ min: e, max: t, step: n }, r) =>
  typeof r == `number` && Number.isInteger(r) && r >= e && r <= t && (r - e) % n === 0
function De(e) {
  switch (e.kind) {
    case `number`:
      return `a whole number from ${e.min} to ${e.max}${T(e)}`
    case `row`:
      return `${e.usual.length} whole numbers from ${e.min} to ${e.max}${T(e)}`
    case `switch`:
      return `yes or no`
    case `choice`:
      return `one of ${e.among.join(`, `)}`
    case `text`:
      return e.what
  }
}
const T = ({ step: e, min: t }) => (e === 1 ? `` : ` in steps of ${e} from ${t}`)
function Oe(e) {
  const t = JSON.stringify(e) ?? `nothing`
  return t.length > 60 ? `${t.slice(0, 57)}…` : t
}
function E(e) {
  const { id: t, title: n, rulesVersion: r, seats: i, options: a } = e.game,
    o = {
      id: t,
      title: n,
      rulesVersion: r,
      seats: i,
      options: a,
      personalities: Object.keys(e.personalities),
      open(t, r) {
        if (!Number.isInteger(t) || t < i.min || t > i.max) {
          const e = i.min === i.max ? `${i.min}` : `${i.min} to ${i.max}`
          return { ok: !1, name: `players`, problem: `wrong-players`, sentence: `${n} is for ${e} players, not ${t}.` }
        }
        const s = we(a, r, t)
        return s.ok ? { ok: !0, match: ke(e, o, { players: t, chosen: r, options: s.options }) } : s
      },
      ask: (t, n, r, i) => e.game.notation.write(t.choose(e, n, r, i)),
      unfold: t => t(e),
    }
  return o
}
function ke(e, t, n) {
  const r = e.game,
    { players: i, chosen: a, options: o } = n,
    s = r.start(i, o),
    c = []
  function l(e, t) {
    const n = D(r, s, e, t)
    if (!n.ok) return n
    const i = []
    r.play(s, e, n.move, (e, t) => i.push({ to: e, event: t }))
    const a = `${e === `luck` ? `*` : e + 1} ${r.notation.write(n.move)}`
    return (c.push(a), { ok: !0, lines: [a], heard: i })
  }
  function u(e) {
    const n = [],
      i = []
    for (; r.turn(s).kind === `luck`; ) {
      const a = r.notation.write(r.sample(s, `luck`, e)),
        o = l(`luck`, a)
      if (!o.ok) throw Error(`${t.id}: luck drew "${a}", which the rules refuse (${o.refused.code}).`)
      n.push(...o.lines), i.push(...o.heard)
    }
    return { lines: n, heard: i }
  }
  return {
    game: t,
    players: i,
    options: a,
    log: c,
    settle: u,
    turn: () => r.turn(s),
    movesFor: e => (x(r.turn(s), e) ? r.moves(s, e).map(r.notation.write) : []),
    offersFor: e => (x(r.turn(s), e) ? r.moves(s, e).map(e => ({ text: r.notation.write(e), move: e })) : []),
    viewFor: e => r.view(s, e),
    scores: () => r.scores(s),
    judge(e, t) {
      const n = D(r, s, e, t)
      return n.ok ? void 0 : n.refused
    },
    preview(e, t, n) {
      const i = D(r, s, e, t)
      if (!i.ok) return
      const a = r.imagine(r.view(s, e), n),
        o = []
      return (
        r.play(a, e, i.move, (t, n) => (t === `everyone` || t === e) && o.push(n)), { view: r.view(a, e), events: o }
      )
    },
    append(e) {
      const [, t, n] = /^([1-6*]) (.+)$/.exec(e) ?? []
      return t === void 0 || n === void 0
        ? { ok: !1, refused: C(`unreadable-move`, `K2`) }
        : l(t === `*` ? `luck` : Number(t) - 1, n)
    },
    submit(e, t, n) {
      const r = l(e, t)
      if (!r.ok) return r
      const i = u(n)
      return { ok: !0, lines: [...r.lines, ...i.lines], heard: [...r.heard, ...i.heard] }
    },
    ask: (e, n, i) => t.ask(e, n, r.view(s, n), i),
  }
}
function D(e, t, n, r) {
  const i = (e, t) => ({ ok: !1, refused: C(e, t) }),
    a = e.turn(t)
  if (a.kind === `over`) return i(`match-over`, `K3`)
  if (!x(a, n)) return i(`not-your-turn`, `K1`)
  const o = e.notation.read(r)
  if (o === void 0) return i(`unreadable-move`, `K2`)
  const s = e.refuse(t, n, o)
  return s === void 0 ? { ok: !0, move: o } : { ok: !1, refused: s }
}
var Ae = class {
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
      r = g(t, 0)
    this.ends++, (this.squares += r * r)
    const i = Math.sqrt(this.squares / this.ends) || 1
    for (let e = 0; e < t.length; e++) {
      const r = g(t, e) / i
      this.worth[e] = (1 - n) * h(t, e) + n / (1 + Math.exp(-2 * r))
    }
  }
  stand(e) {
    let t = 0
    for (let n = 0; n < this.stood.length; n++) (this.stood[n] = this.insight.standing(e, n)), (t += this.stood[n])
    for (let e = 0; e < this.stood.length; e++) this.stood[e] = t > 0 ? this.stood[e] / t : 1 / this.stood.length
  }
}
const O = 1024,
  k = 8192
var je = class {
  nodes = 0
  edges = 0
  mover = new Int8Array(O)
  proven = new Uint8Array(O)
  visits = new Int32Array(O)
  firstEdge = new Int32Array(O)
  lastEdge = new Int32Array(O)
  parent = new Int32Array(O)
  key = new Int32Array(O)
  move = new Int32Array(k)
  next = new Int32Array(k)
  child = new Int32Array(k)
  tries = new Int32Array(k)
  chances = new Int32Array(k)
  hunch = new Float32Array(k)
  worth = new Float64Array(k)
  index = new Int32Array(2 * O).fill(-1)
  mostNodes
  mostEdges
  constructor(e) {
    ;(this.mostNodes = Math.max(1, Math.floor(e / 3 / 30))), (this.mostEdges = Math.floor((e * 2) / 3 / 32))
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
    ;(this.mover = A(this.mover, new Int8Array(e))),
      (this.proven = A(this.proven, new Uint8Array(e))),
      (this.visits = A(this.visits, new Int32Array(e))),
      (this.firstEdge = A(this.firstEdge, new Int32Array(e))),
      (this.lastEdge = A(this.lastEdge, new Int32Array(e))),
      (this.parent = A(this.parent, new Int32Array(e))),
      (this.key = A(this.key, new Int32Array(e))),
      (this.index = new Int32Array(2 * this.index.length).fill(-1))
    for (let e = 0; e < this.nodes; e++) this.index[this.slotOf(this.parent[e], this.key[e])] = e
  }
  growEdges() {
    const e = Math.min(2 * this.tries.length, this.mostEdges)
    ;(this.move = A(this.move, new Int32Array(e))),
      (this.next = A(this.next, new Int32Array(e))),
      (this.child = A(this.child, new Int32Array(e))),
      (this.tries = A(this.tries, new Int32Array(e))),
      (this.chances = A(this.chances, new Int32Array(e))),
      (this.hunch = A(this.hunch, new Float32Array(e))),
      (this.worth = A(this.worth, new Float64Array(e)))
  }
}
function A(e, t) {
  return (t.set(e), t)
}
var Me = class {
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
  pathNode = /* @__PURE__ */ new Int32Array(400)
  pathEdge = /* @__PURE__ */ new Int32Array(400)
  steps = 0
  isNew = !1
  possible = /* @__PURE__ */ new Int32Array(256)
  look = 0
  heard = 0
  listen
  constructor({ entry: e, seat: t, view: n, random: r }, i, a, s) {
    ;(this.game = e.game),
      (this.insight = e.insight),
      (this.seat = t),
      (this.view = n),
      (this.random = r),
      (this.outlook = i),
      (this.style = a),
      (this.solving = a.proofs === `kept` && i.players === 2 && !i.hidden),
      (this.scratch = e.game.copy(i.world)),
      (this.playout = new Ae(e, i.players, r, a)),
      (this.book = new o(e.game)),
      (this.memory = new je(s.bytes)),
      this.memory.addNode(-1, -1),
      (this.listen = (e, n) => {
        ;(e === `everyone` || e === t) && (this.heard = d(n, this.heard))
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
    for (this.isNew = !1; r !== -1 && !this.isNew && this.steps < 400; ) {
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
        r !== -1 && n.proven[r] !== j)
      ) {
        this.worthOfProof(n.proven[r])
        return
      }
    }
    t.turn(e).kind === `over`
      ? (this.playout.end(e), this.solving && r !== -1 && (n.proven[r] = Ne(h(t.scores(e), 0))))
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
    const r = f(t === `luck` ? 7 : t, t === this.seat ? this.book.idOf(n) : -1),
      i = t !== this.seat && x(this.game.turn(e), this.seat)
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
      t >= this.possible.length && (this.possible = Pe(this.possible, t)), (this.possible[t] = o)
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
    return n !== -1 && M(this.memory.proven[n], t) === 1
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
    if (r === -1 || n.proven[r] === j || n.proven[e] !== j) return
    let i = n.mover[e],
      a = M(n.proven[r], i)
    for (let t = n.firstEdge[e]; a !== 3 && t !== -1; t = n.next[t]) {
      const e = n.child[t] === -1 ? j : n.proven[n.child[t]]
      if (e === j) return
      a = Math.max(a, M(e, i))
    }
    n.proven[e] = M(a, i)
  }
}
const j = 0,
  M = (e, t) => (e === 0 || t === 0 ? e : 4 - e),
  Ne = e => 1 + 2 * e
function Pe(e, t) {
  const n = new Int32Array(Math.max(2 * e.length, t + 1))
  return (n.set(e), n)
}
const Fe = {
    moves: `candidates`,
    horizon: 8,
    faith: 1,
    greed: 0.3,
    curiosity: 0.35,
    trust: 0.3,
    width: 3,
    proofs: `kept`,
  },
  Ie = { moves: `listed`, horizon: 1 / 0, faith: 0, greed: 0, curiosity: 1, trust: 0, width: 1 / 0, proofs: `ignored` },
  N = r(`tree-search`, t(1500), (e, t) => P(e, t, Fe)),
  Le = r(`plain-uct`, t(1500), (e, t) => P(e, t, Ie))
function P(e, t, n) {
  const { entry: r, seat: a, view: o, random: c } = e,
    l = s(r.game, a, o, c),
    u = n.moves === `listed` ? r.game.moves(l.world, a) : r.insight.candidates(l.world, a),
    d = new i(t, 8),
    f = new Me(e, l, n, t)
  if (u.length > 1) for (; f.memory.proven[0] === 0 && d.another(); ) f.grow()
  return { thoughts: (f.mine === -1 ? Re(e, l.world, u) : ze(f)).slice(0, Math.max(1, t.thoughts)), spent: d.spent }
}
function Re({ entry: e, seat: t }, n, r) {
  const i = Math.min(1, Math.max(0, e.insight.standing(n, t)))
  return r
    .map(r => ({ move: r, hunch: e.insight.hunch(n, t, r) }))
    .sort((e, t) => t.hunch - e.hunch)
    .map(({ move: e }) => ({ move: e, share: i, visits: 0, depth: 0, proven: !1, margin: null }))
}
function ze({ memory: e, book: t, mine: n, depth: r }) {
  const i = [],
    a = e.mover[n]
  for (let o = e.firstEdge[n]; o !== -1; o = e.next[o]) {
    const n = e.tries[o],
      s = e.child[o],
      c = s === -1 ? 0 : M(e.proven[s], a),
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
const Be = 3e4,
  Ve = r(`alpha-beta`, t(4e4), He)
function He(e, t) {
  const { entry: n, seat: r, view: i, random: a } = e,
    o = s(n.game, r, i, a)
  return o.players !== 2 || o.hidden || o.luck
    ? N.think(e, { ...t, iterations: Math.ceil(t.iterations / 20) })
    : Ue(e, o, t)
}
function Ue(e, t, n) {
  const { entry: r, seat: a } = e,
    o = new i(n, 128),
    s = new ne(n.bytes, n.iterations),
    c = new fe(r, a, t.world, { meter: o, table: s }),
    l = Re(e, t.world, r.insight.candidates(t.world, a)),
    u = l.map(({ move: e }) => ({ move: e, id: c.book.idOf(e), value: 0, depth: 0, estimated: !0, compared: !1 })),
    d = Math.min(u.length, Math.max(1, n.thoughts))
  for (let e = 1; e < 120 && !o.over; e++) {
    for (let t = 0; t < d; t++) We(c, a, u, t, e, o)
    if (u.slice(0, d).every(e => !e.estimated)) break
    c.fade()
  }
  return (Ke(u), { thoughts: u.slice(0, d).map((e, t) => (e.depth === 0 ? l[t] : qe(e))), spent: o.spent })
}
function We(e, t, n, r, i, a) {
  let o = n[r],
    s = i < 3 || o.depth === 0 ? -2e6 : o.value - Be,
    c = s === -2e6 ? v : o.value + Be
  for (;;) {
    const o = Ge(e, t, n, r, i, { low: s, high: c }, a)
    if (a.over) return
    if (o <= s && s > -2e6) s = -2e6
    else if (o >= c && c < 2e6) c = v
    else return
  }
}
function Ge(e, t, n, r, i, { low: a, high: o }, s) {
  let c = a,
    l = -2e6,
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
function Ke(e) {
  const t = e[0]
  t.compared || t.value > 0 || !y(t.value) || (e.shift(), e.push(t))
}
function qe({ move: e, value: t, depth: n, estimated: r, compared: i }) {
  const a = !r || (y(t) && (t > 0 || i))
  return { move: e, share: ue(t), visits: 0, depth: n, proven: a, margin: r ? null : de(t) }
}
const Je = r(`flat-search`, t(1500), Xe),
  Ye = { horizon: 1 / 0, faith: 0, greed: 0 }
function Xe(e, t) {
  const { entry: n, seat: r, view: a, random: o } = e,
    { game: s } = n,
    c = s.imagine(a, o),
    l = s.moves(c, r),
    u = new Ae(n, s.scores(c).length, o, Ye),
    d = new Float64Array(l.length),
    f = new Int32Array(l.length),
    p = new i(t, 8)
  if (l.length > 1)
    for (let e = 0; p.another(); e = (e + 1) % l.length) {
      const t = s.imagine(a, o)
      s.play(t, r, l[e]), u.run(t), (d[e] += u.worth[r]), f[e]++
    }
  const m = l.map((e, t) => {
    const n = f[t]
    return { move: e, share: n === 0 ? 0 : d[t] / n, visits: n, depth: n === 0 ? 0 : 1, proven: !1, margin: null }
  })
  return (m.sort((e, t) => t.share - e.share), { thoughts: m.slice(0, Math.max(1, t.thoughts)), spent: p.spent })
}
const F = {
  name: `greedy`,
  choose(e, t, n, r) {
    const i = Qe(e.game, n, r)
    return Ze(e, t, e.insight.candidates(i[0], t), i, r)
  },
}
function Ze({ game: e, insight: t }, n, r, i, a) {
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
function Qe(e, t, n) {
  const r = Array.from({ length: 4 }, () => e.imagine(t, n)),
    i = e.scores(r[0]).length,
    a = r.map(t => JSON.stringify(S(i).map(n => e.view(t, n))))
  return a.every(e => e === a[0]) ? r.slice(0, 1) : r
}
const I = [{ name: `random`, choose: ({ game: e }, t, n, r) => e.sample(e.imagine(n, r), t, r) }, F, Je, Le, N, Ve],
  L = F,
  $e = [F, N, Ve],
  et = /^(?<plain>[a-z-]+)(?::(?<personality>[^@]+))?(?:@(?<iterations>\d{1,9}))?$/
function tt(e, i) {
  const { plain: a, personality: o, iterations: s } = et.exec(e)?.groups ?? {},
    c = I.find(e => e.name === a),
    l = R(i).includes(s === void 0 ? e : e.slice(0, e.indexOf(`@`)))
  if (c === void 0 || !l || (s !== void 0 && !n(c))) return { ok: !1, sentence: nt(e, i) }
  const u = s !== void 0 && n(c) ? r(e, t(Number(s)), c.think) : c
  return { ok: !0, bot: o === void 0 ? u : rt(u, e, o) }
}
function nt(e, t) {
  const r = I.filter(n).map(e => `${e.name}@500`)
  return `There is no bot "${e}"; the bots are: ${R(t).join(`, `)}; with a number of iterations: ${r.join(`, `)}.`
}
function R(e) {
  const t = $e.flatMap(t => e.map(e => `${t.name}:${e}`))
  return [...I.map(e => e.name), ...t]
}
function rt(e, t, i) {
  return n(e)
    ? r(t, e.usual, (t, n) => e.think({ ...t, entry: z(t.entry, i) }, n))
    : { name: t, choose: (t, n, r, a) => e.choose(z(t, i), n, r, a) }
}
function z(e, t) {
  const n = e.personalities[t]
  if (n === void 0) throw Error(`${e.game.id} has no personality "${t}".`)
  return { ...e, insight: n }
}
const B = {
  subdivision: async () => {
    const { subdivision: e, insight: t } = await import(`./src-0YtoKSE6.js`)
    return E({ game: e, insight: t, personalities: {} })
  },
  'brick-by-brick': async () => {
    const { brickByBrick: e, insight: t } = await import(`./src-BKvYJPA3.js`)
    return E({ game: e, insight: t, personalities: {} })
  },
}
async function V(e) {
  return Object.hasOwn(B, e) ? B[e]() : void 0
}
/**
 * @license
 * Copyright 2019 Google LLC
 * SPDX-License-Identifier: Apache-2.0
 */
const H = Symbol(`Comlink.proxy`),
  it = Symbol(`Comlink.endpoint`),
  at = Symbol(`Comlink.releaseProxy`),
  U = Symbol(`Comlink.finalizer`),
  W = Symbol(`Comlink.thrown`),
  G = e => (typeof e == `object` && !!e) || typeof e == `function`,
  ot = /* @__PURE__ */ new Map([
    [
      `proxy`,
      {
        canHandle: e => G(e) && e[H],
        serialize(e) {
          const { port1: t, port2: n } = new MessageChannel()
          return (K(e, t), [n, [n]])
        },
        deserialize(e) {
          return (e.start(), ut(e))
        },
      },
    ],
    [
      `throw`,
      {
        canHandle: e => G(e) && W in e,
        serialize({ value: e }) {
          let t
          return (
            (t =
              e instanceof Error
                ? { isError: !0, value: { message: e.message, name: e.name, stack: e.stack } }
                : { isError: !1, value: e }),
            [t, []]
          )
        },
        deserialize(e) {
          throw e.isError ? Object.assign(Error(e.value.message), e.value) : e.value
        },
      },
    ],
  ])
function st(e, t) {
  for (const n of e) if (t === n || n === `*` || (n instanceof RegExp && n.test(t))) return !0
  return !1
}
function K(e, t = globalThis, n = [`*`]) {
  t.addEventListener(`message`, function r(i) {
    if (!i || !i.data) return
    if (!st(n, i.origin)) {
      console.warn(`Invalid origin '${i.origin}' for comlink proxy`)
      return
    }
    let { id: a, type: o, path: s } = Object.assign({ path: [] }, i.data),
      c = (i.data.argumentList || []).map(Q),
      l
    try {
      const t = s.slice(0, -1).reduce((e, t) => e[t], e),
        n = s.reduce((e, t) => e[t], e)
      switch (o) {
        case `GET`:
          l = n
          break
        case `SET`:
          ;(t[s.slice(-1)[0]] = Q(i.data.value)), (l = !0)
          break
        case `APPLY`:
          l = n.apply(t, c)
          break
        case `CONSTRUCT`:
          l = vt(new n(...c))
          break
        case `ENDPOINT`:
          {
            const { port1: t, port2: n } = new MessageChannel()
            K(e, n), (l = _t(t, [t]))
          }
          break
        case `RELEASE`:
          l = void 0
          break
        default:
          return
      }
    } catch (e) {
      l = { value: e, [W]: 0 }
    }
    Promise.resolve(l)
      .catch(e => ({ value: e, [W]: 0 }))
      .then(n => {
        const [i, s] = Z(n)
        t.postMessage(Object.assign(Object.assign({}, i), { id: a }), s),
          o === `RELEASE` && (t.removeEventListener(`message`, r), lt(t), U in e && typeof e[U] == `function` && e[U]())
      })
      .catch(e => {
        const [n, r] = Z({ value: /* @__PURE__ */ TypeError(`Unserializable return value`), [W]: 0 })
        t.postMessage(Object.assign(Object.assign({}, n), { id: a }), r)
      })
  }),
    t.start && t.start()
}
function ct(e) {
  return e.constructor.name === `MessagePort`
}
function lt(e) {
  ct(e) && e.close()
}
function ut(e, t) {
  const n = /* @__PURE__ */ new Map()
  return (
    e.addEventListener(`message`, e => {
      const { data: t } = e
      if (!t || !t.id) return
      const r = n.get(t.id)
      if (r)
        try {
          r(t)
        } finally {
          n.delete(t.id)
        }
    }),
    X(e, n, [], t)
  )
}
function q(e) {
  if (e) throw Error(`Proxy has been released and is not useable`)
}
function dt(e) {
  return $(e, /* @__PURE__ */ new Map(), { type: `RELEASE` }).then(() => {
    lt(e)
  })
}
const J = /* @__PURE__ */ new WeakMap(),
  Y =
    `FinalizationRegistry` in globalThis &&
    new FinalizationRegistry(e => {
      const t = (J.get(e) || 0) - 1
      J.set(e, t), t === 0 && dt(e)
    })
function ft(e, t) {
  const n = (J.get(t) || 0) + 1
  J.set(t, n), Y && Y.register(e, t, e)
}
function pt(e) {
  Y && Y.unregister(e)
}
function X(e, t, n = [], r = () => {}) {
  let i = !1,
    a = new Proxy(r, {
      get(r, o) {
        if ((q(i), o === at))
          return () => {
            pt(a), dt(e), t.clear(), (i = !0)
          }
        if (o === `then`) {
          if (n.length === 0) return { then: () => a }
          const r = $(e, t, { type: `GET`, path: n.map(e => e.toString()) }).then(Q)
          return r.then.bind(r)
        }
        return X(e, t, [...n, o])
      },
      set(r, a, o) {
        q(i)
        const [s, c] = Z(o)
        return $(e, t, { type: `SET`, path: [...n, a].map(e => e.toString()), value: s }, c).then(Q)
      },
      apply(r, a, o) {
        q(i)
        const s = n[n.length - 1]
        if (s === it) return $(e, t, { type: `ENDPOINT` }).then(Q)
        if (s === `bind`) return X(e, t, n.slice(0, -1))
        const [c, l] = ht(o)
        return $(e, t, { type: `APPLY`, path: n.map(e => e.toString()), argumentList: c }, l).then(Q)
      },
      construct(r, a) {
        q(i)
        const [o, s] = ht(a)
        return $(e, t, { type: `CONSTRUCT`, path: n.map(e => e.toString()), argumentList: o }, s).then(Q)
      },
    })
  return (ft(a, e), a)
}
function mt(e) {
  return Array.prototype.concat.apply([], e)
}
function ht(e) {
  const t = e.map(Z)
  return [t.map(e => e[0]), mt(t.map(e => e[1]))]
}
const gt = /* @__PURE__ */ new WeakMap()
function _t(e, t) {
  return (gt.set(e, t), e)
}
function vt(e) {
  return Object.assign(e, { [H]: !0 })
}
function Z(e) {
  for (const [t, n] of ot)
    if (n.canHandle(e)) {
      const [r, i] = n.serialize(e)
      return [{ type: `HANDLER`, name: t, value: r }, i]
    }
  return [{ type: `RAW`, value: e }, gt.get(e) || []]
}
function Q(e) {
  switch (e.type) {
    case `HANDLER`:
      return ot.get(e.name).deserialize(e.value)
    case `RAW`:
      return e.value
  }
}
function $(e, t, n, r) {
  return new Promise(i => {
    const a = yt()
    t.set(a, i), e.start && e.start(), e.postMessage(Object.assign({ id: a }, n), r)
  })
}
function yt() {
  return [, , , ,]
    .fill(0)
    .map(() => Math.floor(Math.random() * (2 ** 53 - 1)).toString(16))
    .join(`-`)
}
K({
  async choose(e, t, n, r, i) {
    const a = await V(e),
      o = a && tt(t, a.personalities)
    if (!a || !o?.ok) throw Error(`There is no bot "${t}" for "${e}".`)
    return a.ask(o.bot, n, r, Se(i))
  },
  async hints(e, t, r, i) {
    const a = await V(e)
    if (!a) throw Error(`There is no game "${e}".`)
    return a.unfold(e => {
      const a = { entry: e, seat: t, view: r, random: Se(i) }
      if (!n(L)) return []
      const { thoughts: o } = L.think(a, { ...L.usual, thoughts: 3 })
      return o.map(({ move: t, share: n, visits: r, proven: i }) => ({
        text: e.game.notation.write(t),
        move: t,
        share: n,
        visits: r,
        proven: i,
      }))
    })
  },
})
export { _e as l, be as i, C as a, Ce as t, he as r, me as n, S as c, ve as s, ye as o }
