import { n as e, t as n, r as t } from './block-y-T_xVTu.js'
import {
  u as _,
  b as a,
  f as c,
  i as d,
  l as f,
  s as g,
  r as h,
  a as i,
  g as l,
  p as m,
  c as o,
  o as p,
  _ as r,
  d as s,
  h as u,
  y as v,
} from './board-BKqTBDMl.js'
import { c as b, i as C, f as S, u as T, s as w, d as x, a as y } from './src-CKrlQGEo.js'
var E = e => e.split(` `).map(e => v(e)),
  D = {
    full: {
      2: { size: 6, ofEach: 5, parks: E(`a1 f1 c3 d4 a6 f6`) },
      3: { size: 7, ofEach: 5, parks: E(`a1 g1 a7 g7`) },
      4: { size: 8, ofEach: 5, parks: E(`a1 h1 a8 h8`) },
    },
    threehouse: {
      2: { size: 5, ofEach: 3, parks: E(`a1 c1 e1 c3 a5 c5 e5`) },
      3: { size: 6, ofEach: 3, parks: E(`a1 c1 f1 a3 c3 f3 a6 c6 f6`) },
      4: { size: 6, ofEach: 3, parks: [] },
    },
  }
function O(e, t) {
  const n = D[t][e]
  if (n === void 0) throw Error(`There is no board for ${e} players.`)
  return n
}
function k(e, { size: t, parks: n }) {
  const i = e.split(`,`).map(v),
    a = i.filter(e => e !== void 0 && r(e, t, t))
  if (a.length === i.length && a.length === n.length) return new Set(a).size === a.length ? a : void 0
}
function A(e, { players: t, options: n }) {
  if (e === ``) return !0
  if (n.parks !== `custom`) return !1
  const r = n.set === `threehouse` ? `threehouse` : `full`
  return D[r][t] !== void 0 && k(e, O(t, r)) !== void 0
}
var {
    create: j,
    copy: M,
    bytes: ee,
    same: te,
    hash: N,
  } = n()({
    waits: e,
    parksToCome: e,
    empty: e,
    parks: t(2, `i32`),
    free: t(2, `i32`),
    homes: t(2, `i32`),
    highRises: t(2, `i32`),
    owned: t(8, `i32`),
    welcome: t(8, `i32`),
    tooNear: t(8, `i32`),
    stash: t(16, `i32`),
  }),
  ne = [`place`, `pass`, `park`, `park`, `over`],
  re = Array.from({ length: 17 }, (e, t) => (t === 16 ? y : t >= 12 ? C : S(t & 3))),
  ie = e => re[e.memory[0]],
  ae = e => ne[e.waits >> 2],
  oe = e => e.waits & 3
function P(e, t) {
  const n = []
  for (let t = e; t !== 0; t &= t - 1) n.push(31 - Math.clz32(t & -t))
  for (let e = t; e !== 0; e &= e - 1) n.push(63 - Math.clz32(e & -e))
  return n
}
var F = (e, t, n) => ((e[2 * t + (n >> 5)] >> (n & 31)) & 1) == 1
function I({ fixed: e, parks: t, owned: n, homes: r, highRises: i }, a) {
  if (F(t, 0, a)) return `park`
  const o = x(e.players).find(e => F(n, e, a))
  return o === void 0 ? `free` : { owner: o, pips: F(r, 0, a) ? 1 : F(i, 0, a) ? 3 : 2 }
}
var L = { kind: `pass` },
  se = Array.from({ length: 64 }, (e, t) => ({ kind: `park`, cell: t })),
  ce = Array.from({ length: 64 * p.length }, (e, t) => ({ kind: `place`, pips: p[t >> 6], cell: t & 63 })),
  R = e => se[e],
  z = (e, t) => ce[64 * (e - 1) + t]
function le(e) {
  switch (e.kind) {
    case `pass`:
      return `-`
    case `park`:
      return `p${_(e.cell)}`
    case `place`:
      return `${e.pips}${_(e.cell)}`
  }
}
function ue(e) {
  if (e === `-`) return L
  const t = v(e.slice(1))
  if (t !== void 0)
    switch (e[0]) {
      case `p`:
        return R(t)
      case `1`:
        return z(1, t)
      case `2`:
        return z(2, t)
      case `3`:
        return z(3, t)
    }
}
var de = 0,
  fe = 1,
  B = 2,
  V = 5,
  pe = 7,
  me = 9,
  he = 11,
  H = 19,
  U = 27,
  W = 35,
  G = Int32Array.from({ length: 256 }, (e, t) => {
    const n = t >> 2,
      r = 1 << (n & 31)
    return [n < 32 ? r : 0, n < 32 ? 0 : r, f[n], o[n]][t & 3]
  }),
  ge = Uint8Array.from(
    { length: 2048 },
    (e, t) => [0, 1, 2, 3, 4, 5, 6, 7].filter(e => ((t >> 3) >> e) & 1)[t & 7] ?? 0,
  )
function K(e, t, n, r) {
  const { memory: i } = e,
    { players: a } = e.fixed,
    o = G[4 * r],
    s = G[4 * r + 1],
    c = 0 - (n & 1),
    l = (0 - (n >> 1)) & c,
    u = c & ~l
  --i[W + 4 * t + n],
    --i[B],
    (i[V] &= ~o),
    (i[6] &= ~s),
    (i[pe] |= o & u),
    (i[8] |= s & u),
    (i[me] |= o & l),
    (i[10] |= s & l),
    (i[he + 2 * t] |= o),
    (i[he + 2 * t + 1] |= s)
  const d = G[4 * r + 2] & c,
    f = G[4 * r + 3] & c
  ;(i[U + 2 * t] |= d & l), (i[U + 2 * t + 1] |= f & l)
  for (let e = 0; e < a; e++) e !== t && ((i[H + 2 * e] |= d), (i[H + 2 * e + 1] |= f))
}
function q(e, t) {
  const { memory: n } = e
  n[de] = n[fe] > 0 ? (e.fixed.options.parks === `random` ? 12 : 8 + t) : ve(n, t) ? t : _e(e) ? 4 + t : 16
}
function _e({ memory: e, fixed: t }) {
  for (let n = 0; n < t.players; n++) if (ve(e, n)) return !0
  return !1
}
function ve(e, t) {
  if (e[B] === 0) return !1
  const n = W + 4 * t
  if (e[n + 2] > 0) return !0
  const r = 2 * t,
    i = e[V],
    a = e[6],
    o = (i & ~e[U + r]) | (a & ~e[U + r + 1])
  if (e[n + 3] > 0 && o !== 0) return !0
  const s = (i & e[H + r]) | (a & e[H + r + 1])
  return e[n + 1] > 0 && s !== 0
}
function ye(e, t, n) {
  const { memory: r } = e,
    i = r[de]
  if (i >= 4) return be(e, n)
  let a = r[V],
    o = r[6],
    s = W + 4 * i,
    c = 2 * i,
    l = (0 - r[s + 1]) >> 31,
    u = (0 - r[s + 2]) >> 31,
    d = (0 - r[s + 3]) >> 31,
    f = a & r[H + c] & l,
    p = o & r[H + c + 1] & l,
    m = a & ~r[U + c] & d,
    h = o & ~r[U + c + 1] & d,
    g = f - ((f >>> 1) & 1431655765),
    _ = p - ((p >>> 1) & 1431655765)
  g = (g & 858993459) + ((g >>> 2) & 858993459) + (_ & 858993459) + ((_ >>> 2) & 858993459)
  const v = Math.imul((g & 252645135) + ((g >>> 4) & 252645135), 16843009) >>> 24,
    y = r[B] & u
  ;(g = m - ((m >>> 1) & 1431655765)),
    (_ = h - ((h >>> 1) & 1431655765)),
    (g = (g & 858993459) + ((g >>> 2) & 858993459) + (_ & 858993459) + ((_ >>> 2) & 858993459))
  const b = Math.imul((g & 252645135) + ((g >>> 4) & 252645135), 16843009) >>> 24,
    x = n.below(v + y + b) | 0,
    S = ~((x - v) >> 31),
    C = ~((x - v - y) >> 31),
    w = S & ~C,
    T = (f & ~S) | (a & w) | (m & C),
    E = (p & ~S) | (o & w) | (h & C),
    D = (x - (v & S) - (y & C)) | 0
  ;(g = T - ((T >>> 1) & 1431655765)),
    (g = (g & 858993459) + ((g >>> 2) & 858993459)),
    (g = Math.imul((g + (g >>> 4)) & 252645135, 16843009)),
    (_ = E - ((E >>> 1) & 1431655765)),
    (_ = (_ & 858993459) + ((_ >>> 2) & 858993459)),
    (_ = Math.imul((_ + (_ >>> 4)) & 252645135, 16843009))
  const O = ~((D - (g >>> 24)) >> 31),
    k = (T & ~O) | (E & O),
    A = (g & ~O) | (_ & O),
    j = (D - ((g >>> 24) & O)) | 0,
    M = ((A & 255) - j - 1) >>> 31,
    ee = (((A >>> 8) & 255) - j - 1) >>> 31,
    te = (((A >>> 16) & 255) - j - 1) >>> 31,
    N = (M + ee + te) << 3,
    ne = ((A << 8) >>> N) & 255,
    re = (O & 32) + N + ge[(((k >>> N) & 255) << 3) + j - ne]
  return ce[((0 - S - C) << 6) + re]
}
function be(e, t) {
  if (e.waits === 16) throw Error(`Nothing to sample: the game is over.`)
  return e.waits < 8 ? L : R(l(e.free[0], e.free[1], t.below(e.empty)))
}
var xe = []
function J(e) {
  const t = [],
    { players: n, options: r } = e.fixed
  for (let i = 0; i < n; i++) {
    const n = Se(e, i),
      a = 0 - r.groupCost * Y(e, i),
      o = 0 - Ce(e, i),
      s = r.privateParks === `off` ? 0 : r.privateParkPoints * we(e, i),
      c = n + a + o + s
    t.push({ total: c, lines: { pips: n, groups: a, crowding: o, privateParks: s }, tiebreaks: xe })
  }
  return t
}
function Se({ stash: e, fixed: t }, n) {
  return 6 * t.ofEach - e[4 * n + 1] - 2 * e[4 * n + 2] - 3 * e[4 * n + 3]
}
var Y = ({ owned: e }, t) => m(e[2 * t], e[2 * t + 1])
function Ce(e, t) {
  let { owned: n, highRises: r } = e,
    { crowding: i } = e.fixed,
    a = 0
  for (let o = n[2 * t] & r[0]; o !== 0; o &= o - 1) a += i[X(e, 31 - Math.clz32(o & -o))]
  for (let o = n[2 * t + 1] & r[1]; o !== 0; o &= o - 1) a += i[X(e, 63 - Math.clz32(o & -o))]
  return a
}
var X = ({ homes: e }, t) => c(e[0] & f[t], e[1] & o[t]),
  Z = (e, t) => 3 - e.fixed.crowding[X(e, t)]
function we(e, t) {
  let n = e.owned[2 * t],
    r = e.owned[2 * t + 1],
    i = e.fixed.options.privateParks === `strict`,
    a = 0
  for (const t of P(e.parks[0], e.parks[1])) {
    const s = (f[t] & e.parks[0]) | (o[t] & e.parks[1])
    if (i && s !== 0) continue
    const c = f[t] & e.fixed.boardLow & ~e.parks[0],
      l = o[t] & e.fixed.boardHigh & ~e.parks[1]
    ;(c | l) !== 0 && ((c & ~n) | (l & ~r)) === 0 && u(n, r, c, l) && a++
  }
  return a
}
function Te(e, t, n, r) {
  const i = M(e)
  K(i, t, n, r)
  const a = Y(i, t)
  return { kind: `placed`, seat: t, pips: n, cell: r, joined: Y(e, t) + 1 - a, groups: a, crowded: Ee(e, i, n, r) }
}
function Ee(e, t, n, r) {
  const i = P(f[r] & t.highRises[0], o[r] & t.highRises[1]),
    a = n === 1 ? i.filter(n => Z(t, n) < Z(e, n)) : []
  return (
    n === 3 && Z(t, r) < 3 && a.push(r),
    a.map(e => {
      const { owner: n } = I(t, e)
      return { cell: e, owner: n, homes: X(t, e), worth: Z(t, e) }
    })
  )
}
function De(e) {
  const t = J(e),
    n = w(t)
  return { kind: `over`, totals: t.map(e => e.total), winners: x(e.fixed.players).filter(e => n[e] === 1) }
}
function Oe(e, t) {
  const n = O(e, t.set),
    r = j(ke(e, t)),
    { fixed: i, free: a, stash: o } = r
  ;(a[0] = i.boardLow), (a[1] = i.boardHigh), (r.empty = i.cells.length)
  for (let t = 0; t < e; t++) for (const e of p) o[4 * t + e] = n.ofEach
  if (t.parks === `random` || t.parks === `placement`) r.parksToCome = n.parks.length
  else for (const e of k(t.parkCells, n) ?? n.parks) Q(r, e)
  return (q(r, 0), r)
}
function ke(e, t) {
  const { size: n, ofEach: r } = O(e, t.set),
    i = s(n, n),
    { crowdingFree: o, crowdingMost: c } = t,
    l = e => Math.min(c, Math.max(0, e - o)),
    u = Uint8Array.from({ length: 9 }, (e, t) => l(t))
  return { options: t, players: e, size: n, ofEach: r, cells: i, boardLow: a(i, 0), boardHigh: a(i, 1), crowding: u }
}
function Q(e, t) {
  if (F(e.parks, 0, t)) return
  const n = t >> 5,
    r = 1 << (t & 31)
  ;(e.parks[n] |= r), (e.free[n] &= ~r), e.empty--
}
function Ae(e, t, n) {
  const r = ae(e)
  return n.kind === `park`
    ? r === `park`
      ? $(e, n.cell)
      : b(`parks-are-placed`, `S-1.2`)
    : r === `park`
      ? b(`parks-come-first`, e.waits < 12 ? `S-7.1` : `S-1.2`)
      : n.kind === `pass`
        ? r === `pass`
          ? void 0
          : b(`may-not-pass`, `S-4.1`)
        : ($(e, n.cell) ?? je(e, oe(e), n.pips, n.cell))
}
function $(e, t) {
  const n = { cell: _(t) }
  if (!r(t, e.fixed.size, e.fixed.size)) return b(`no-such-cell`, `S-1.1`, n)
  const i = I(e, t)
  return i === `park`
    ? b(`park-there`, `S-1.3`, n)
    : i === `free`
      ? void 0
      : b(`pyramid-there`, `S-3.1`, { ...n, pyramid: g(i) })
}
function je(e, t, n, r) {
  const i = { cell: _(r), pips: n }
  if (e.stash[4 * t + n] === 0) return b(`none-left`, `S-3.1`, i)
  if (n === 3 && F(e.tooNear, t, r)) {
    const n = l(Me(e, t, f[r], 0), Me(e, t, o[r], 1), 0)
    return b(`high-rise-too-near`, `S-3.2`, { ...i, other: _(n) })
  }
  if (n === 1 && !F(e.welcome, t, r)) return b(`nobody-near`, `S-3.4`, i)
}
var Me = ({ owned: e, highRises: t }, n, r, i) => e[2 * n + i] & t[i] & r
function Ne(e, t) {
  const { free: n, welcome: r, tooNear: i, stash: a } = e,
    o = n[0],
    s = n[1]
  if (e.waits === 4 + t) return [L]
  if (e.waits === 8 + t) return P(o, s).map(R)
  const c = []
  if (e.waits !== 0 + t) return c
  const l = (e, n, r) => {
    if (a[4 * t + e] > 0) for (const t of P(n, r)) c.push(z(e, t))
  }
  return (l(1, o & r[2 * t], s & r[2 * t + 1]), l(2, o, s), l(3, o & ~i[2 * t], s & ~i[2 * t + 1]), c)
}
function Pe(e) {
  return e.waits === 12 ? P(e.free[0], e.free[1]).map(e => ({ item: R(e), weight: 1 })) : []
}
function Fe(e, t, n, r) {
  const i = e.memory[0] & 3,
    a = T(i, e.fixed.players)
  switch (n.kind) {
    case `place`:
      r?.(`everyone`, Te(e, i, n.pips, n.cell)), K(e, i, n.pips, n.cell), q(e, a)
      break
    case `pass`:
      r?.(`everyone`, { kind: `passed`, seat: i }), q(e, a)
      break
    case `park`:
      Q(e, n.cell),
        e.parksToCome--,
        r?.(`everyone`, { kind: `park-placed`, by: t, cell: n.cell, toCome: e.parksToCome }),
        q(e, e.parksToCome > 0 ? a : 0)
  }
  r && e.waits === 16 && r(`everyone`, De(e))
}
function Ie(e, t) {
  const { options: n, players: r, size: i, cells: a } = e.fixed,
    o = ie(e)
  return {
    viewer: t,
    options: n,
    players: r,
    phase: ae(e),
    by: o.kind === `over` ? null : o.kind === `luck` ? `luck` : oe(e),
    size: i,
    parksToCome: e.parksToCome,
    plots: a.map(t => ({ cell: t, plot: I(e, t) })),
    stashes: x(r).map(t => [e.stash[4 * t + 1], e.stash[4 * t + 2], e.stash[4 * t + 3]]),
    scores: J(e),
  }
}
function Le(e, t) {
  const n = Oe(e.players, e.options)
  for (const { cell: t, plot: r } of e.plots) r === `park` ? Q(n, t) : r !== `free` && K(n, r.owner, r.pips, t)
  return ((n.parksToCome = e.parksToCome), q(n, typeof e.by == `number` ? e.by : 0), n)
}
var Re = {
    standing(e, t) {
      const n = J(e).map(e => e.total),
        r = n[t] - Math.max(...n.filter((e, n) => n !== t))
      return 1 / (1 + Math.exp(-r / 2))
    },
    hunch: () => 1,
    candidates: Ne,
  },
  ze = {
    id: `subdivision`,
    title: `Subdivision`,
    rulesVersion: `1.0.0`,
    seats: { min: 2, max: 4 },
    options: {
      set: { kind: `choice`, usual: `full`, among: i, rule: `S-1.1` },
      parks: { kind: `choice`, usual: `fixed`, among: h, rule: `S-1.2` },
      parkCells: {
        kind: `text`,
        usual: ``,
        rule: `S-1.2`,
        what: `empty or, with custom parks, as many different cells of the board as it has parks, such as "a1,f1,a3,a6,e6,f6"`,
        allows: A,
      },
      privateParks: { kind: `choice`, usual: `off`, among: d, rule: `S-7.2` },
      privateParkPoints: { kind: `number`, usual: 3, min: 0, max: 9, step: 1, rule: `S-7.2` },
      groupCost: { kind: `number`, usual: 1, min: 0, max: 5, step: 1, rule: `S-5.2` },
      crowdingFree: { kind: `number`, usual: 1, min: 0, max: 8, step: 1, rule: `S-5.3` },
      crowdingMost: { kind: `number`, usual: 3, min: 0, max: 3, step: 1, rule: `S-5.3` },
    },
    start: Oe,
    copy: M,
    turn: ie,
    moves: Ne,
    sample: ye,
    draws: Pe,
    refuse: Ae,
    play: Fe,
    scores: J,
    view: Ie,
    imagine: Le,
    notation: { write: le, read: ue },
  }
export { Re as insight, ze as subdivision }
