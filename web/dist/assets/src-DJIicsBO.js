import { n as e, t as n, r as t } from './block-D8bgFJ__.js'
import { i as a, r as c, c as i, s as l, l as o, a as r, n as s } from './table.worker-0mxXg5nM.js'
const u = [1, 2, 3],
  d = [`full`, `threehouse`],
  f = [`fixed`, `random`, `custom`, `placement`],
  p = [`off`, `ignoreParks`, `strict`],
  m = ({ owner: e, pips: t }) => `${h[e]}${t}`,
  h = `RBGY`,
  g = e => e & 7,
  _ = e => e >> 3,
  v = `abcdefgh`,
  y = e => `${v[g(e)]}${_(e) + 1}`
function b(e) {
  if (/^[a-h][1-8]$/.test(e)) return v.indexOf(e[0]) + 8 * (Number(e[1]) - 1)
}
const x = (e, t, n) => e >= 0 && e < 64 && g(e) < t && _(e) < n
function S(e, t) {
  return Array.from({ length: 64 }, (e, t) => t).filter(n => x(n, e, t))
}
const C = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
]
function w(e, t, n, r) {
  const [i, a] = C[t],
    [o, s] = [g(e) + i, _(e) + a]
  return o >= 0 && s >= 0 && o < n && s < r ? o + 8 * s : void 0
}
const T = (e, t, n, r) => t.map(t => w(e, t, n, r)).filter(e => e !== void 0),
  E = (e, t, n) => T(e, [0, 1, 2, 3, 4, 5, 6, 7], t, n),
  D = (e, t) => e.reduce((e, n) => (n >> 5 === t ? e | (1 << (n & 31)) : e), 0),
  O = Array.from({ length: 64 }, (e, t) => t),
  k = Int32Array.from(O, e => D(E(e, 8, 8), 0)),
  A = Int32Array.from(O, e => D(E(e, 8, 8), 1))
function j(e, t) {
  let n = e - ((e >>> 1) & 1431655765),
    r = t - ((t >>> 1) & 1431655765)
  return (
    (n = (n & 858993459) + ((n >>> 2) & 858993459)),
    (r = (r & 858993459) + ((r >>> 2) & 858993459)),
    (n += r),
    Math.imul((n & 252645135) + ((n >>> 4) & 252645135), 16843009) >>> 24
  )
}
const ee = Uint8Array.from(
  { length: 2048 },
  (e, t) => [0, 1, 2, 3, 4, 5, 6, 7].filter(e => ((t >> 3) >> e) & 1)[t & 7] ?? 0,
)
function M(e) {
  let t = e - ((e >>> 1) & 1431655765)
  return ((t = (t & 858993459) + ((t >>> 2) & 858993459)), Math.imul((t + (t >>> 4)) & 252645135, 16843009))
}
function N(e, t, n) {
  let r = e,
    i = M(e),
    a = n,
    o = 0
  a >= i >>> 24 && ((a -= i >>> 24), (r = t), (i = M(t)), (o = 32))
  const s = ((i & 255) - a - 1) >>> 31,
    c = (((i >>> 8) & 255) - a - 1) >>> 31,
    l = (((i >>> 16) & 255) - a - 1) >>> 31,
    u = (s + c + l) << 3,
    d = ((i << 8) >>> u) & 255
  return o + u + ee[(((r >>> u) & 255) << 3) + a - d]
}
const P = -16843010,
  F = 2139062143
function te(e, t) {
  const n = e & (e >>> 1) & F,
    r = t & (t >>> 1) & F,
    i = e & ((e >>> 8) | (t << 24)),
    a = t & (t >>> 8),
    o = n & ((n >>> 8) | (r << 24)),
    s = r & (r >>> 8)
  return j(e, t) - j(n, r) - j(i, a) + j(o, s) + ne(e, t)
}
function ne(e, t) {
  const n = ((e >>> 8) | (t << 24)) & ((e >>> 9) | (t << 23)) & ((e >>> 7) | (t << 25)),
    r = (t >>> 8) & (t >>> 9) & (t >>> 7)
  if (!((~e & n & (e << 1) & 2122219134) | (~t & r & (t << 1) & 2122219134))) return 0
  let i = 0,
    a = ~e,
    o = ~t,
    s = a & -2122219009,
    c = o & -8289919
  for (;;) {
    for (;;) {
      const e = s | ((s << 1) & P) | ((s >>> 1) & F),
        t = c | ((c << 1) & P) | ((c >>> 1) & F),
        n = (e | (e << 8) | (e >>> 8) | (t << 24)) & a,
        r = (t | (t << 8) | (t >>> 8) | (e >>> 24)) & o
      if (n === s && r === c) break
      ;(s = n), (c = r)
    }
    if (((a &= ~s), (o &= ~c), (a | o) === 0)) return i
    i++, (s = a & -a), (c = s === 0 ? o & -o : 0)
  }
}
function re(e, t, n, r) {
  let i = n & -n,
    a = i === 0 ? r & -r : 0
  for (;;) {
    const n = i | ((i << 1) & P) | ((i >>> 1) & F),
      r = a | ((a << 1) & P) | ((a >>> 1) & F),
      o = (n | (i << 8) | (i >>> 8) | (a << 24)) & e,
      s = (r | (a << 8) | (a >>> 8) | (i >>> 24)) & t
    if (o === i && s === a) break
    ;(i = o), (a = s)
  }
  return ((n & ~i) | (r & ~a)) === 0
}
const I = e => e.split(` `).map(e => b(e)),
  ie = {
    full: {
      2: { size: 6, ofEach: 5, parks: I(`a1 f1 c3 d4 a6 f6`) },
      3: { size: 7, ofEach: 5, parks: I(`a1 g1 a7 g7`) },
      4: { size: 8, ofEach: 5, parks: I(`a1 h1 a8 h8`) },
    },
    threehouse: {
      2: { size: 5, ofEach: 3, parks: I(`a1 c1 e1 c3 a5 c5 e5`) },
      3: { size: 6, ofEach: 3, parks: I(`a1 c1 f1 a3 c3 f3 a6 c6 f6`) },
      4: { size: 6, ofEach: 3, parks: [] },
    },
  }
function L(e, t) {
  const n = ie[t][e]
  if (n === void 0) throw Error(`There is no board for ${e} players.`)
  return n
}
function ae(e, { size: t, parks: n }) {
  const r = e.split(`,`).map(b),
    i = r.filter(e => e !== void 0 && x(e, t, t))
  if (i.length === r.length && i.length === n.length) return new Set(i).size === i.length ? i : void 0
}
function oe(e, { players: t, options: n }) {
  if (e === ``) return !0
  if (n.parks !== `custom`) return !1
  const r = n.set === `threehouse` ? `threehouse` : `full`
  return ie[r][t] !== void 0 && ae(e, L(t, r)) !== void 0
}
const {
    create: se,
    copy: ce,
    bytes: le,
    same: ue,
    hash: de,
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
  fe = [`place`, `pass`, `park`, `park`, `over`],
  pe = Array.from({ length: 17 }, (e, t) => (t === 16 ? c : t >= 12 ? s : o(t & 3))),
  me = e => pe[e.memory[0]],
  he = e => fe[e.waits >> 2],
  R = e => e.waits & 3
function z(e, t) {
  const n = []
  for (let t = e; t !== 0; t &= t - 1) n.push(31 - Math.clz32(t & -t))
  for (let e = t; e !== 0; e &= e - 1) n.push(63 - Math.clz32(e & -e))
  return n
}
const B = (e, t, n) => ((e[2 * t + (n >> 5)] >> (n & 31)) & 1) == 1
function V({ fixed: e, parks: t, owned: n, homes: r, highRises: a }, o) {
  if (B(t, 0, o)) return `park`
  const s = i(e.players).find(e => B(n, e, o))
  return s === void 0 ? `free` : { owner: s, pips: B(r, 0, o) ? 1 : B(a, 0, o) ? 3 : 2 }
}
const H = { kind: `pass` },
  ge = Array.from({ length: 64 }, (e, t) => ({ kind: `park`, cell: t })),
  _e = Array.from({ length: 64 * u.length }, (e, t) => ({ kind: `place`, pips: u[t >> 6], cell: t & 63 })),
  U = e => ge[e],
  W = (e, t) => _e[64 * (e - 1) + t]
function ve(e) {
  switch (e.kind) {
    case `pass`:
      return `-`
    case `park`:
      return `p${y(e.cell)}`
    case `place`:
      return `${e.pips}${y(e.cell)}`
  }
}
function ye(e) {
  if (e === `-`) return H
  const t = b(e.slice(1))
  if (t !== void 0)
    switch (e[0]) {
      case `p`:
        return U(t)
      case `1`:
        return W(1, t)
      case `2`:
        return W(2, t)
      case `3`:
        return W(3, t)
    }
}
const G = Int32Array.from({ length: 256 }, (e, t) => {
    const n = t >> 2,
      r = 1 << (n & 31)
    return [n < 32 ? r : 0, n < 32 ? 0 : r, k[n], A[n]][t & 3]
  }),
  be = Uint8Array.from(
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
  --i[35 + 4 * t + n],
    --i[2],
    (i[5] &= ~o),
    (i[6] &= ~s),
    (i[7] |= o & u),
    (i[8] |= s & u),
    (i[9] |= o & l),
    (i[10] |= s & l),
    (i[11 + 2 * t] |= o),
    (i[11 + 2 * t + 1] |= s)
  const d = G[4 * r + 2] & c,
    f = G[4 * r + 3] & c
  ;(i[27 + 2 * t] |= d & l), (i[27 + 2 * t + 1] |= f & l)
  for (let e = 0; e < a; e++) e !== t && ((i[19 + 2 * e] |= d), (i[19 + 2 * e + 1] |= f))
}
function q(e, t) {
  const { memory: n } = e
  n[0] = n[1] > 0 ? (e.fixed.options.parks === `random` ? 12 : 8 + t) : Se(n, t) ? t : xe(e) ? 4 + t : 16
}
function xe({ memory: e, fixed: t }) {
  for (let n = 0; n < t.players; n++) if (Se(e, n)) return !0
  return !1
}
function Se(e, t) {
  if (e[2] === 0) return !1
  const n = 35 + 4 * t
  if (e[n + 2] > 0) return !0
  const r = 2 * t,
    i = e[5],
    a = e[6],
    o = (i & ~e[27 + r]) | (a & ~e[27 + r + 1])
  if (e[n + 3] > 0 && o !== 0) return !0
  const s = (i & e[19 + r]) | (a & e[19 + r + 1])
  return e[n + 1] > 0 && s !== 0
}
function Ce(e, t, n) {
  const { memory: r } = e,
    i = r[0]
  if (i >= 4) return we(e, n)
  let a = r[5],
    o = r[6],
    s = 35 + 4 * i,
    c = 2 * i,
    l = (0 - r[s + 1]) >> 31,
    u = (0 - r[s + 2]) >> 31,
    d = (0 - r[s + 3]) >> 31,
    f = a & r[19 + c] & l,
    p = o & r[19 + c + 1] & l,
    m = a & ~r[27 + c] & d,
    h = o & ~r[27 + c + 1] & d,
    g = f - ((f >>> 1) & 1431655765),
    _ = p - ((p >>> 1) & 1431655765)
  g = (g & 858993459) + ((g >>> 2) & 858993459) + (_ & 858993459) + ((_ >>> 2) & 858993459)
  const v = Math.imul((g & 252645135) + ((g >>> 4) & 252645135), 16843009) >>> 24,
    y = r[2] & u
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
    ee = ((A & 255) - j - 1) >>> 31,
    M = (((A >>> 8) & 255) - j - 1) >>> 31,
    N = (((A >>> 16) & 255) - j - 1) >>> 31,
    P = (ee + M + N) << 3,
    F = ((A << 8) >>> P) & 255,
    te = (O & 32) + P + be[(((k >>> P) & 255) << 3) + j - F]
  return _e[((0 - S - C) << 6) + te]
}
function we(e, t) {
  if (e.waits === 16) throw Error(`Nothing to sample: the game is over.`)
  return e.waits < 8 ? H : U(N(e.free[0], e.free[1], t.below(e.empty)))
}
const Te = []
function J(e) {
  const t = [],
    { players: n, options: r } = e.fixed
  for (let i = 0; i < n; i++) {
    const n = Ee(e, i),
      a = 0 - r.groupCost * Y(e, i),
      o = 0 - De(e, i),
      s = r.privateParks === `off` ? 0 : r.privateParkPoints * Oe(e, i),
      c = n + a + o + s
    t.push({ total: c, lines: { pips: n, groups: a, crowding: o, privateParks: s }, tiebreaks: Te })
  }
  return t
}
function Ee({ stash: e, fixed: t }, n) {
  return 6 * t.ofEach - e[4 * n + 1] - 2 * e[4 * n + 2] - 3 * e[4 * n + 3]
}
const Y = ({ owned: e }, t) => te(e[2 * t], e[2 * t + 1])
function De(e, t) {
  let { owned: n, highRises: r } = e,
    { crowding: i } = e.fixed,
    a = 0
  for (let o = n[2 * t] & r[0]; o !== 0; o &= o - 1) a += i[X(e, 31 - Math.clz32(o & -o))]
  for (let o = n[2 * t + 1] & r[1]; o !== 0; o &= o - 1) a += i[X(e, 63 - Math.clz32(o & -o))]
  return a
}
const X = ({ homes: e }, t) => j(e[0] & k[t], e[1] & A[t]),
  Z = (e, t) => 3 - e.fixed.crowding[X(e, t)]
function Oe(e, t) {
  let n = e.owned[2 * t],
    r = e.owned[2 * t + 1],
    i = e.fixed.options.privateParks === `strict`,
    a = 0
  for (const t of z(e.parks[0], e.parks[1])) {
    const o = (k[t] & e.parks[0]) | (A[t] & e.parks[1])
    if (i && o !== 0) continue
    const s = k[t] & e.fixed.boardLow & ~e.parks[0],
      c = A[t] & e.fixed.boardHigh & ~e.parks[1]
    ;(s | c) !== 0 && ((s & ~n) | (c & ~r)) === 0 && re(n, r, s, c) && a++
  }
  return a
}
function ke(e, t, n, r) {
  const i = ce(e)
  K(i, t, n, r)
  const a = Y(i, t)
  return { kind: `placed`, seat: t, pips: n, cell: r, joined: Y(e, t) + 1 - a, groups: a, crowded: Ae(e, i, n, r) }
}
function Ae(e, t, n, r) {
  const i = z(k[r] & t.highRises[0], A[r] & t.highRises[1]),
    a = n === 1 ? i.filter(n => Z(t, n) < Z(e, n)) : []
  return (
    n === 3 && Z(t, r) < 3 && a.push(r),
    a.map(e => {
      const { owner: n } = V(t, e)
      return { cell: e, owner: n, homes: X(t, e), worth: Z(t, e) }
    })
  )
}
function je(e) {
  const t = J(e),
    n = a(t)
  return { kind: `over`, totals: t.map(e => e.total), winners: i(e.fixed.players).filter(e => n[e] === 1) }
}
function Me(e, t) {
  const n = L(e, t.set),
    r = se(Ne(e, t)),
    { fixed: i, free: a, stash: o } = r
  ;(a[0] = i.boardLow), (a[1] = i.boardHigh), (r.empty = i.cells.length)
  for (let t = 0; t < e; t++) for (const e of u) o[4 * t + e] = n.ofEach
  if (t.parks === `random` || t.parks === `placement`) r.parksToCome = n.parks.length
  else for (const e of ae(t.parkCells, n) ?? n.parks) Q(r, e)
  return (q(r, 0), r)
}
function Ne(e, t) {
  const { size: n, ofEach: r } = L(e, t.set),
    i = S(n, n),
    { crowdingFree: a, crowdingMost: o } = t,
    s = e => Math.min(o, Math.max(0, e - a)),
    c = Uint8Array.from({ length: 9 }, (e, t) => s(t))
  return { options: t, players: e, size: n, ofEach: r, cells: i, boardLow: D(i, 0), boardHigh: D(i, 1), crowding: c }
}
function Q(e, t) {
  if (B(e.parks, 0, t)) return
  const n = t >> 5,
    r = 1 << (t & 31)
  ;(e.parks[n] |= r), (e.free[n] &= ~r), e.empty--
}
function Pe(e, t, n) {
  const i = he(e)
  return n.kind === `park`
    ? i === `park`
      ? $(e, n.cell)
      : r(`parks-are-placed`, `S-1.2`)
    : i === `park`
      ? r(`parks-come-first`, e.waits < 12 ? `S-7.1` : `S-1.2`)
      : n.kind === `pass`
        ? i === `pass`
          ? void 0
          : r(`may-not-pass`, `S-4.1`)
        : ($(e, n.cell) ?? Fe(e, R(e), n.pips, n.cell))
}
function $(e, t) {
  const n = { cell: y(t) }
  if (!x(t, e.fixed.size, e.fixed.size)) return r(`no-such-cell`, `S-1.1`, n)
  const i = V(e, t)
  return i === `park`
    ? r(`park-there`, `S-1.3`, n)
    : i === `free`
      ? void 0
      : r(`pyramid-there`, `S-3.1`, { ...n, pyramid: m(i) })
}
function Fe(e, t, n, i) {
  const a = { cell: y(i), pips: n }
  if (e.stash[4 * t + n] === 0) return r(`none-left`, `S-3.1`, a)
  if (n === 3 && B(e.tooNear, t, i)) {
    const n = N(Ie(e, t, k[i], 0), Ie(e, t, A[i], 1), 0)
    return r(`high-rise-too-near`, `S-3.2`, { ...a, other: y(n) })
  }
  if (n === 1 && !B(e.welcome, t, i)) return r(`nobody-near`, `S-3.4`, a)
}
const Ie = ({ owned: e, highRises: t }, n, r, i) => e[2 * n + i] & t[i] & r
function Le(e, t) {
  const { free: n, welcome: r, tooNear: i, stash: a } = e,
    o = n[0],
    s = n[1]
  if (e.waits === 4 + t) return [H]
  if (e.waits === 8 + t) return z(o, s).map(U)
  const c = []
  if (e.waits !== 0 + t) return c
  const l = (e, n, r) => {
    if (a[4 * t + e] > 0) for (const t of z(n, r)) c.push(W(e, t))
  }
  return (l(1, o & r[2 * t], s & r[2 * t + 1]), l(2, o, s), l(3, o & ~i[2 * t], s & ~i[2 * t + 1]), c)
}
function Re(e) {
  return e.waits === 12 ? z(e.free[0], e.free[1]).map(e => ({ item: U(e), weight: 1 })) : []
}
function ze(e, t, n, r) {
  const i = e.memory[0] & 3,
    a = l(i, e.fixed.players)
  switch (n.kind) {
    case `place`:
      r?.(`everyone`, ke(e, i, n.pips, n.cell)), K(e, i, n.pips, n.cell), q(e, a)
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
  r && e.waits === 16 && r(`everyone`, je(e))
}
function Be(e, t) {
  const { options: n, players: r, size: a, cells: o } = e.fixed,
    s = me(e)
  return {
    viewer: t,
    options: n,
    players: r,
    phase: he(e),
    by: s.kind === `over` ? null : s.kind === `luck` ? `luck` : R(e),
    size: a,
    parksToCome: e.parksToCome,
    plots: o.map(t => ({ cell: t, plot: V(e, t) })),
    stashes: i(r).map(t => [e.stash[4 * t + 1], e.stash[4 * t + 2], e.stash[4 * t + 3]]),
    scores: J(e),
  }
}
function Ve(e, t) {
  const n = Me(e.players, e.options)
  for (const { cell: t, plot: r } of e.plots) r === `park` ? Q(n, t) : r !== `free` && K(n, r.owner, r.pips, t)
  return ((n.parksToCome = e.parksToCome), q(n, typeof e.by == `number` ? e.by : 0), n)
}
const He = {
    standing(e, t) {
      const n = J(e).map(e => e.total),
        r = n[t] - Math.max(...n.filter((e, n) => n !== t))
      return 1 / (1 + Math.exp(-r / 2))
    },
    hunch: () => 1,
    candidates: Le,
  },
  Ue = {
    id: `subdivision`,
    title: `Subdivision`,
    rulesVersion: `1.0.0`,
    seats: { min: 2, max: 4 },
    options: {
      set: { kind: `choice`, usual: `full`, among: d, rule: `S-1.1` },
      parks: { kind: `choice`, usual: `fixed`, among: f, rule: `S-1.2` },
      parkCells: {
        kind: `text`,
        usual: ``,
        rule: `S-1.2`,
        what: `empty or, with custom parks, as many different cells of the board as it has parks, such as "a1,f1,a3,a6,e6,f6"`,
        allows: oe,
      },
      privateParks: { kind: `choice`, usual: `off`, among: p, rule: `S-7.2` },
      privateParkPoints: { kind: `number`, usual: 3, min: 0, max: 9, step: 1, rule: `S-7.2` },
      groupCost: { kind: `number`, usual: 1, min: 0, max: 5, step: 1, rule: `S-5.2` },
      crowdingFree: { kind: `number`, usual: 1, min: 0, max: 8, step: 1, rule: `S-5.3` },
      crowdingMost: { kind: `number`, usual: 3, min: 0, max: 3, step: 1, rule: `S-5.3` },
    },
    start: Me,
    copy: ce,
    turn: me,
    moves: Le,
    sample: Ce,
    draws: Re,
    refuse: Pe,
    play: ze,
    scores: J,
    view: Be,
    imagine: Ve,
    notation: { write: ve, read: ye },
  }
export { He as insight, Ue as subdivision }
