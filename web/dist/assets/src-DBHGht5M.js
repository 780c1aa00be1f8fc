import { i as e, r as n, t as r, n as t } from './block-D8bgFJ__.js'
import { c as a, n as c, s as d, t as f, a as i, o as l, i as o, l as s, r as u } from './table.worker-0mxXg5nM.js'
const p = [`C`, `NW`, `NE`, `E`, `SE`, `SW`, `W`],
  m = [`M`, `L`, `R`],
  h = e => `${Math.floor(e / 7) + 1}.${p[e % 7]}`,
  g = e => String(e).padStart(2, `0`),
  ee = e => `P${g(e)}`,
  te = e => `S${g(e)}`,
  ne = [`tile`, `rotate`, `starter`, `reveal`, `deal`, `keep`, `action`, `claim`, `next`, `over`],
  re = { q: 0, r: 0 },
  ie = [
    { q: 0, r: -1 },
    { q: 1, r: -1 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 1 },
    { q: -1, r: 0 },
  ],
  ae = (e, t) => (((e + t) % 6) + 6) % 6,
  oe = e => ae(e, 3),
  se = (e, t) => ({ q: e.q + t.q, r: e.r + t.r }),
  ce = (e, t) => ({ q: e.q * t, r: e.r * t }),
  le = (e, t) => se(e, ie[ae(t, 0)]),
  ue = e => ie.map(t => se(e, t)),
  de = ({ q: e, r: t }) => `${e},${t}`,
  _ = (e, t) => e * 7 + t,
  v = e => (e / 7) | 0,
  y = e => e % 7,
  b = Array.from({ length: 49 }, (e, t) => t),
  fe = [1, 2, 3, 4, 5, 6],
  pe = (e, t) => (e === 0 ? 0 : ((e - 1 + t) % 6) + 1),
  me = e => (e === 0 ? re : le(re, e - 1)),
  he = b.map(e => se(ce(me(v(e)), 3), me(y(e)))),
  ge = new Map(he.map((e, t) => [de(e), t])),
  _e = e => ge.get(de(e)),
  ve = (e, t) => _e(le(he[e], t)),
  ye = he.map(e =>
    ue(e)
      .map(_e)
      .filter(e => e !== void 0),
  ),
  be = b.flatMap(e => b.filter(t => t > e).map(t => [e, t])),
  xe = (e, t) => ye[e].includes(t),
  Se = (e, t) => v(e) === v(t),
  Ce = (e, ...t) => t.map(t => _(e, pe(1, t))),
  x = [0, ...fe],
  we = (e, t) =>
    e.flatMap((n, r) => (t === 2 ? e.slice(r + 1).map(e => [n, e]) : we(e.slice(r + 1), 2).map(e => [n, ...e]))),
  Te = e => [...new Map(e.map(e => e.toSorted((e, t) => e - t)).map(e => [e.join(), e])).values()],
  Ee = be.filter(([e, t]) => xe(e, t) && !Se(e, t)),
  De = {
    adjacent: { 2: be.filter(([e, t]) => xe(e, t)), 3: [] },
    border: { 2: Ee, 3: [] },
    opposite: { 2: x.flatMap(e => [0, 1, 2].map(t => Ce(e, t, t + 3))), 3: [] },
    sameRegion: {
      2: x.flatMap(e =>
        we(
          x.map(t => _(e, t)),
          2,
        ),
      ),
      3: x.flatMap(e =>
        we(
          x.map(t => _(e, t)),
          3,
        ),
      ),
    },
    twoRegions: { 2: be.filter(([e, t]) => !Se(e, t)), 3: [] },
    connected: { 2: [], 3: Te(b.flatMap(e => we(ye[e], 2).map(t => [e, ...t]))) },
    line: {
      2: [],
      3: b.flatMap(e =>
        [0, 1, 2].flatMap(t => {
          const [n, r] = [ve(e, t), ve(e, oe(t))]
          return n === void 0 || r === void 0 ? [] : [[n, e, r]]
        }),
      ),
    },
    arc: { 2: [], 3: x.flatMap(e => fe.map(t => Ce(e, t - 1, t, t + 1))) },
    samePosition: {
      2: [],
      3: x.flatMap(e =>
        we(
          x.map(t => _(t, e)),
          3,
        ),
      ),
    },
  },
  Oe = Uint8Array.from({ length: 49 }, (e, t) => (t < 28 ? 0 : 1)),
  ke = Int32Array.from({ length: 49 }, (e, t) => 1 << (t % 28)),
  S = (e, t, n) => (e[2 * t + Oe[n]] & ke[n]) !== 0
function C(e, t, n) {
  e[2 * t + Oe[n]] |= ke[n]
}
function w(e, t, n) {
  e[2 * t + Oe[n]] &= ~ke[n]
}
const T = (e, t, n) => (e[2 * t + (n >> 2)] >>> ((n & 3) * 7)) & 127
function Ae(e, t, n, r) {
  e[2 * t + (n >> 2)] |= r << ((n & 3) * 7)
}
function je(e) {
  const t = /* @__PURE__ */ new Int32Array(98)
  for (let n = 0; n < 49; n++) for (const r of e(n)) C(t, n, r)
  return t
}
const Me = je(e => ye[e])
je(e => Array.from({ length: 7 }, (t, n) => 7 * v(e) + n))
function E(e) {
  let t = e - ((e >>> 1) & 1431655765)
  return ((t = (t & 858993459) + ((t >>> 2) & 858993459)), Math.imul((t + (t >>> 4)) & 252645135, 16843009) >>> 24)
}
const D = e => 31 - Math.clz32(e & -e)
function O(e, t) {
  let n = e
  for (let e = t; e > 0; e--) n &= n - 1
  return D(n)
}
function Ne(e, t, n) {
  const r = E(e)
  return n < r ? O(e, n) : 28 + O(t, n - r)
}
const k = e => 1 << (e - 1)
function A(e) {
  const t = []
  for (let n = e; n !== 0; n &= n - 1) t.push(D(n) + 1)
  return t
}
const Pe = {
    phase: t,
    seat: t,
    round: t,
    turns: t,
    played: t,
    actions: t,
    ployPlayed: t,
    hoist: t,
    working: t,
    anchor: t,
    claimable: t,
    lastRound: t,
    roofs: t,
    deck: t,
    placed: t,
    rotated: t,
    number: n(7, `u8`),
    slot: n(8, `u8`),
    rotation: n(7, `u8`),
    display: n(4, `u8`),
    landLeft: n(4, `u8`),
    land: n(49, `u8`),
    cost: n(49, `u8`),
    owner: n(49, `u8`),
    floors: n(49, `u8`),
    brambles: n(2, `i32`),
    built: n(2, `i32`),
    roofed: n(2, `i32`),
    lands: n(8, `i32`),
    own: n(12, `i32`),
    open: n(12, `i32`),
    sites: n(2, `i32`),
    ruins: n(2, `i32`),
    purse: e(`i32`),
    supply: e(`u8`),
    ploys: e(`u8`),
    points: e(`i32`),
    claims: e(`u8`),
    claimed: e(`i32`),
    dealt: e(`i32`),
    kept: e(`i32`),
    held: n(42, `u8`),
  },
  Fe = r()(Pe),
  j = { tile: 0, rotate: 1, starter: 2, reveal: 3, deal: 4, keep: 5, action: 6, claim: 7, next: 8, over: 9 },
  Ie = e => ne[e.phase],
  M = (e, t) => _(e.slot[((t / 7) | 0) + 1], t % 7),
  N = (e, t) => (e.number[v(t)] - 1) * 7 + y(t)
function P(e, t) {
  const n = e.floors[t]
  return n * e.cost[t] + (n * (n - 1)) / 2
}
const F = (e, t) => e.cost[t] + e.floors[t]
function Le(e, t, n, r) {
  ;(e.supply[t] -= r),
    (e.floors[n] += r),
    (e.owner[n] = t),
    (e.held[v(n) * 6 + t] += r),
    C(e.built, 0, n),
    C(e.own, t, n),
    S(e.roofed, 0, n) || C(e.open, t, n)
}
function Re(e, t) {
  const n = e.owner[t],
    r = e.floors[t]
  ;(e.supply[n] += r),
    (e.held[v(t) * 6 + n] -= r),
    (e.floors[t] = 0),
    (e.owner[t] = 0),
    w(e.built, 0, t),
    w(e.own, n, t),
    w(e.open, n, t)
}
function ze(e, t) {
  e.roofs--, C(e.roofed, 0, t), w(e.open, e.owner[t], t)
}
function Be(e, t) {
  e.roofs++, w(e.roofed, 0, t), e.floors[t] > 0 && C(e.open, e.owner[t], t)
}
const I = (e, t) => S(e.roofed, 0, t),
  Ve = (e, t, n) => S(e.own, t, n),
  L = (e, t) => e.purse[t] - e.fixed.options.minInhabitants
function He(e, t, n) {
  if (e.supply[t] === 0) return 0
  const r = ~T(e.built, 0, n) | T(e.open, t, n),
    i = L(e, t)
  return i >= 24 ? r & 127 : Ue(e, r & 127, n, i)
}
function Ue(e, t, n, r) {
  let i = 0
  for (let a = t; a !== 0; a &= a - 1) {
    const t = a & -a
    F(e, _(n, D(a))) <= r && (i |= t)
  }
  return i
}
const We = e => Number(e.landLeft[1] > 0) + Number(e.landLeft[2] > 0) + Number(e.landLeft[3] > 0)
function Ge(e, t, n) {
  let r = e.supply[t],
    i = L(e, t),
    a = 0
  for (let o = T(e.built, 0, n) & ~T(e.own, t, n); o !== 0; o &= o - 1) {
    const t = o & -o,
      s = _(n, D(o))
    e.floors[s] <= r && 2 * P(e, s) <= i && (a |= t)
  }
  return a
}
const Ke = (e, t, n) => T(e.own, t, n) & T(e.roofed, 0, n)
function qe(e, t, n, r) {
  return (e.fixed.options.roofTarget === `own` ? e.open[2 * t + r] : e.built[r] & ~e.roofed[r]) & e.lands[2 * n + r]
}
const Je = (e, t, n) => E(qe(e, t, n, 0)) + E(qe(e, t, n, 1)),
  Ye = (e, t) => e.ployPlayed === 0 && e.ploys[t] > 0 && e.hoist !== 7
function Xe(e, t) {
  if (e.working === 0) return !0
  const { passing: n } = e.fixed.options
  return n === `always` || (n === `noFloors` && e.supply[t] === 0)
}
function Ze(e, t) {
  if (((e.sites[0] = 0), (e.sites[1] = 0), (e.ruins[0] = 0), (e.ruins[1] = 0), (e.working = 0), e.hoist === 7)) {
    for (let n = 0; n < 7; n++) Qe(e, t, n)
    return
  }
  let n = e.fixed.options.fallback === `strict`,
    r = e.number[e.hoist]
  for (let i = 0; i < 7; i++) {
    if (Qe(e, t, e.slot[r]) || (n && e.working !== 0)) return
    r = r === 7 ? 1 : r + 1
  }
}
function Qe(e, t, n) {
  const r = He(e, t, n),
    i = T(e.own, t, n)
  return (r | i) !== 0 && (Ae(e.sites, 0, n, r), Ae(e.ruins, 0, n, i), (e.working |= 1 << n), r !== 0)
}
const $e = [
    { number: 1, spaces: [`M4`, `R3`, `R2`, `L4`, `M4`, `B`, `L3`] },
    { number: 2, spaces: [`L4`, `M4`, `L4`, `M3`, `R1`, `R4`, `B`] },
    { number: 3, spaces: [`R4`, `L5`, `B`, `L3`, `M2`, `R3`, `M3`] },
    { number: 4, spaces: [`B`, `M5`, `R4`, `L1`, `L4`, `R3`, `M3`] },
    { number: 5, spaces: [`L4`, `M2`, `R4`, `B`, `M3`, `L2`, `R5`] },
    { number: 6, spaces: [`R4`, `B`, `M1`, `M5`, `R5`, `L3`, `L3`] },
    { number: 7, spaces: [`M4`, `R3`, `L5`, `R2`, `B`, `M4`, `L2`] },
  ],
  et = [4, 1, 2, 5, 7, 6, 3],
  tt = $e.flatMap(({ spaces: e }) => e),
  nt = Uint8Array.from(tt, e => `BMLR`.indexOf(e[0])),
  rt = Uint8Array.from(tt, e => (e === `B` ? 5 : Number(e[1]))),
  it = {
    2: { floors: 20, purse: 30, starterPurse: 33 },
    3: { floors: 17, purse: 30, starterPurse: 33 },
    4: { floors: 14, purse: 30, starterPurse: 33 },
    5: { floors: 12, purse: 30, starterPurse: 32 },
  }
function at(e, t) {
  const n = ot(e, t)
  if (t.layout === `fixed`) {
    for (const e of et) st(n, e)
    for (const e of et) ct(n, 0)
  }
  return n
}
function ot(e, t) {
  const n = Fe.create({ players: e, options: t }),
    { floors: r, purse: i } = it[e]
  for (const o of a(e)) (n.supply[o] = r), (n.purse[o] = i), (n.ploys[o] = t.ployTokens)
  ;(n.roofs = t.roofs), (n.deck = -1)
  const o = $e.length
  for (let e = 1; e <= m.length; e++) n.landLeft[e] = t.landTokens === `3` ? 3 : o
  return ((n.hoist = 7), (n.phase = j.tile), n)
}
function st(e, t) {
  ;(e.slot[t] = e.placed), (e.number[e.placed] = t), e.placed++, e.placed === $e.length && (e.phase = j.rotate)
}
function ct(e, t) {
  const n = e.rotated,
    r = 7 * (e.number[n] - 1)
  e.rotation[n] = t
  for (let i = 0; i < 7; i++) {
    const a = _(n, pe(i, t)),
      o = nt[r + i]
    ;(e.land[a] = o), (e.cost[a] = rt[r + i]), C(e.lands, o, a), o === 0 && C(e.brambles, 0, a)
  }
  e.rotated++, e.rotated < $e.length || (e.fixed.options.start === `random` ? (e.phase = j.starter) : lt(e, 0))
}
function lt(e, t) {
  ;(e.seat = t), (e.purse[t] = it[e.fixed.players].starterPurse), (e.phase = j.reveal)
}
function ut(e, t) {
  ;(e.deck &= ~k(t)), (e.display[dt(e)] = t)
}
function dt(e) {
  let t = 0
  for (; t < 4 && e.display[t] !== 0; ) t++
  return t
}
function ft(e) {
  let t = 0
  for (; t < e.fixed.players && E(e.dealt[t]) === 4; ) t++
  return t
}
function pt(e) {
  let t = 2 ** 24 - 1
  for (let n = 0; n < e.fixed.players; n++) t &= ~e.dealt[n]
  return t
}
function mt(e, t) {
  const n = ot(e.players, e.options)
  for (const t of e.tiles) st(n, t)
  for (const t of e.rotations) ct(n, t)
  gt(n, e), _t(n, e), vt(n, e, t)
  for (const { seat: t, inhabitants: r, floors: i, ploys: a, points: o, projects: s } of e.table)
    (n.purse[t] = r), (n.supply[t] = i), (n.ploys[t] = a), (n.points[t] = o), (n.claims[t] = s.length)
  return (
    (n.phase = ne.indexOf(e.phase)),
    (n.seat = e.seat),
    (n.round = e.round),
    (n.turns = e.turns),
    (n.played = ht(e.played)),
    (n.actions = e.actions),
    (n.ployPlayed = Number(e.ployPlayed)),
    (n.hoist = e.hoist === null ? 7 : n.slot[e.hoist]),
    (n.anchor = e.anchor === null ? 0 : M(n, e.anchor)),
    (n.claimable = ht(e.claimable.map(t => e.display.indexOf(t)))),
    (n.lastRound = Number(e.lastRound)),
    (n.roofs = e.roofs),
    e.phase === `action` && Ze(n, e.seat),
    n
  )
}
const ht = e => e.reduce((e, t) => e | (1 << t), 0)
function gt(e, t) {
  for (const [n, { land: r, bramble: i, owner: a, floors: o, roof: s }] of t.spaces.entries()) {
    const t = M(e, n)
    i && r !== null && ((e.land[t] = m.indexOf(r) + 1), w(e.lands, 0, t), C(e.lands, e.land[t], t)),
      a !== null && Le(e, a, t, o),
      s && ze(e, t)
  }
  for (const [n, r] of m.entries()) e.landLeft[n + 1] = t.landTokens[r]
}
function _t(e, t) {
  for (const [n, r] of t.display.entries()) (e.display[n] = r ?? 0), r !== null && (e.deck &= ~k(r))
  for (const { seat: n, projects: r } of t.table) {
    for (const t of r) e.claimed[n] |= k(t)
    e.deck &= ~e.claimed[n]
  }
}
function vt(e, t, n) {
  const r = e => t.missions.filter(t => t.seat === e),
    i = Array.from({ length: 24 }, (e, t) => t + 1).filter(e => !t.missions.some(t => t.mission === e))
  for (const { seat: a, missionsDealt: o, hasKept: s } of t.table) {
    const t = r(a).map(e => e.mission)
    for (; t.length < o; ) t.push(f(i, n))
    for (const n of t) e.dealt[a] |= k(n)
    if (!s) continue
    const c = r(a).filter(e => e.kept),
      l = c.length > 0 ? c.map(e => e.mission) : [f(t, n), f(t, n)]
    for (const t of l) e.kept[a] |= k(t)
  }
}
const R = (e, t) => Array.from({ length: e }, (e, n) => t(n)),
  yt = R(8, e => ({ kind: `tile`, number: e })),
  bt = R(6, e => ({ kind: `rotate`, sixths: e })),
  xt = R(6, e => ({ kind: `starter`, seat: e })),
  St = R(33, e => ({ kind: `reveal`, project: e })),
  Ct = R(25, e => ({ kind: `deal`, mission: e })),
  wt = R(25, e => R(25, t => ({ kind: `keep`, missions: [e, t] }))),
  Tt = R(196, e => ({ kind: `construct`, space: e >> 2, land: m[(e & 3) - 1] ?? null })),
  Et = R(49, e => ({ kind: `abandon`, space: e })),
  Dt = { kind: `pass` },
  Ot = { kind: `move`, by: 1 },
  kt = { kind: `move`, by: -1 },
  At = R(2401, e => ({ kind: `roof`, from: Math.floor(e / 49), to: e % 49 })),
  jt = R(49, e => ({ kind: `invade`, space: e })),
  Mt = R(33, e => ({ kind: `claim`, project: e })),
  Nt = { kind: `decline` },
  Pt = R(6, e => ({ kind: `next`, seat: e }))
function Ft(e) {
  switch (e.kind) {
    case `tile`:
      return `tile ${e.number}`
    case `rotate`:
      return `rotate ${e.sixths}`
    case `starter`:
      return `starter ${e.seat + 1}`
    case `reveal`:
      return `reveal ${ee(e.project)}`
    case `deal`:
      return `deal ${te(e.mission)}`
    case `keep`:
      return `keep ${te(e.missions[0])} ${te(e.missions[1])}`
    case `construct`:
      return `build ${h(e.space)}${e.land === null ? `` : ` ${e.land}`}`
    case `abandon`:
      return `abandon ${h(e.space)}`
    case `move`:
      return e.by === 1 ? `move +1` : `move -1`
    case `roof`:
      return `roof ${h(e.from)} ${h(e.to)}`
    case `invade`:
      return `invade ${h(e.space)}`
    case `claim`:
      return `claim ${ee(e.project)}`
    case `next`:
      return `next ${e.seat + 1}`
    case `pass`:
    case `decline`:
      return e.kind
  }
}
function It(e) {
  const [t, n, r, ...i] = e.split(` `)
  if (!(i.length > 0)) return r === void 0 ? (n === void 0 ? Lt(t) : Rt(t, n)) : n === void 0 ? void 0 : zt(t, n, r)
}
const Lt = e => (e === `pass` ? Dt : e === `decline` ? Nt : void 0)
function Rt(e, t) {
  switch (e) {
    case `tile`:
      return B(yt, Ht(t, 1, 7))
    case `rotate`:
      return B(bt, Ht(t, 0, 5))
    case `starter`:
      return B(xt, Vt(Ht(t, 1, 6)))
    case `next`:
      return B(Pt, Vt(Ht(t, 1, 6)))
    case `reveal`:
      return B(St, V(`P`, t, 32))
    case `claim`:
      return B(Mt, V(`P`, t, 32))
    case `deal`:
      return B(Ct, V(`S`, t, 24))
    case `build`:
      return Bt(t, 0)
    case `abandon`:
      return B(Et, z(t))
    case `invade`:
      return B(jt, z(t))
    case `move`:
      return t === `+1` ? Ot : t === `-1` ? kt : void 0
    default:
      return
  }
}
function zt(e, t, n) {
  if (e === `build`) return m.includes(n) ? Bt(t, m.indexOf(n) + 1) : void 0
  if (e === `roof`) {
    const [e, r] = [z(t), z(n)]
    return e === void 0 || r === void 0 ? void 0 : At[e * 49 + r]
  }
  if (e !== `keep`) return
  const [r, i] = [V(`S`, t, 24), V(`S`, n, 24)]
  return r === void 0 || i === void 0 || r >= i ? void 0 : wt[r][i]
}
function z(e) {
  const [, t, n] = /^([1-7])\.([A-Z]{1,2})$/.exec(e) ?? [],
    r = p.indexOf(n)
  return t === void 0 || r < 0 ? void 0 : (Number(t) - 1) * 7 + r
}
function Bt(e, t) {
  const n = z(e)
  return n === void 0 ? void 0 : Tt[n * 4 + t]
}
const B = (e, t) => (t === void 0 ? t : e[t]),
  Vt = e => (e === void 0 ? e : e - 1),
  Ht = (e, t, n) => (/^\d$/.test(e) && Number(e) >= t && Number(e) <= n ? Number(e) : void 0)
function V(e, t, n) {
  const r = /^\w\d\d$/.test(t) && t[0] === e ? Number(t.slice(1)) : 0
  return r >= 1 && r <= n ? r : void 0
}
function Ut(e, t, n) {
  e.round++, (e.turns = 0), (e.played = 0), Wt(e, t, n)
}
function Wt(e, t, n) {
  ;(e.seat = t),
    (e.played |= 1 << t),
    (e.actions = e.turns === 0 ? 1 : 2),
    n?.(`everyone`, { kind: `turn`, seat: t, actions: e.actions, round: e.round }),
    Gt(e, n)
}
function Gt(e, t) {
  ;(e.ployPlayed = 0), (e.phase = j.action), Kt(e, t)
}
function Kt(e, t) {
  const n = e.seat
  Ze(e, n), e.working !== 0 || Ye(e, n) || (t?.(`everyone`, { kind: `passed`, seat: n, forced: !0 }), qt(e, t))
}
function H(e, t, n) {
  const r = y(t)
  n && r !== e.hoist && n(`everyone`, { kind: `hoist`, region: e.number[r] }),
    (e.hoist = r),
    (e.anchor = 0),
    (e.claimable = 0),
    qt(e, n)
}
function qt(e, t) {
  e.actions--, e.actions > 0 ? Gt(e, t) : Jt(e, t)
}
function Jt(e, t) {
  const { players: n, options: r } = e.fixed,
    i = e.seat
  if ((e.turns++, n === 2)) {
    e.turns < 2 * r.twoPlayerLaps ? Wt(e, d(i, 2), t) : Xt(e, t)
    return
  }
  const a = Yt(e),
    o = E(a)
  o === 0 ? Xt(e, t) : o === 1 ? Wt(e, D(a), t) : (e.phase = j.next)
}
const Yt = e => ((1 << e.fixed.players) - 1) & ~e.played
function Xt(e, t) {
  for (let n = 1; n <= 7; n++) en(e, n, t)
  t?.(`everyone`, { kind: `round-over`, round: e.round }),
    e.lastRound === 1 || e.round === e.fixed.options.roundCap ? Zt(e, t) : Ut(e, e.seat, t)
}
function Zt(e, t) {
  ;(e.phase = j.over), t?.(`everyone`, { kind: `missions-shown`, missions: Qt(e) })
}
const Qt = e => a(e.fixed.players).flatMap(t => A(e.kept[t]).map(e => ({ seat: t, mission: e })))
function $t(e, t) {
  let n = 1,
    r = 0
  for (let i = 0; i < e.fixed.players; i++) {
    const a = e.held[t * 6 + i]
    a > n && (r = 0), a >= n && ((n = a), (r |= 1 << i))
  }
  return r
}
function en(e, t, n) {
  const r = $t(e, e.slot[t]),
    i = E(r)
  if (i === 0 || (i > 2 && e.fixed.options.controlTie === `twoOnly`)) return
  const a = i === 1 ? 2 : 1
  for (let t = r; t !== 0; t &= t - 1) e.purse[D(t)] += a
  n?.(`everyone`, { kind: `control`, region: t, seats: U(r), gain: a })
}
function U(e) {
  const t = []
  for (let n = e; n !== 0; n &= n - 1) t.push(D(n))
  return t
}
const tn = {
  tile: [`tile`, `B-SET-02`],
  rotate: [`rotate`, `B-SET-02`],
  starter: [`starter`, `B-SET-04`],
  reveal: [`reveal`, `B-PRJ-13`],
  deal: [`deal`, `B-SET-06`],
  keep: [`keep`, `B-SET-06`],
  construct: [`action`, `B-ACT-01`],
  abandon: [`action`, `B-ACT-01`],
  pass: [`action`, `B-ACT-01`],
  move: [`action`, `B-PLY-02`],
  roof: [`action`, `B-PLY-02`],
  invade: [`action`, `B-PLY-02`],
  claim: [`claim`, `B-PRJ-02`],
  decline: [`claim`, `B-PRJ-02`],
  next: [`next`, `B-RND-03`],
}
function nn(e, t, n) {
  const [r, a] = tn[n.kind]
  if (Ie(e) !== r) return i(`not-now`, a)
  switch (n.kind) {
    case `tile`:
    case `rotate`:
    case `starter`:
    case `reveal`:
    case `deal`:
      return rn(e, n)
    case `keep`:
      return an(e, t, n)
    case `construct`:
      return G(n.space) ?? cn(e, n)
    case `abandon`:
      return G(n.space) ?? un(e, n)
    case `pass`:
      return Xe(e, e.seat) ? void 0 : i(`must-act`, `B-ACT-04`)
    case `move`:
      return dn(e)
    case `roof`:
      return G(n.from) ?? G(n.to) ?? dn(e) ?? fn(e, n)
    case `invade`:
      return G(n.space) ?? dn(e) ?? pn(e, n)
    case `claim`:
      return mn(e, n)
    case `decline`:
      return
    case `next`:
      return hn(e, n)
  }
}
const W = (e, t, n) => Number.isInteger(e) && e >= t && e <= n,
  G = e => (W(e, 0, 48) ? void 0 : i(`no-such-thing`, `B-GEO-01`, { number: e }))
function rn(e, t) {
  switch (t.kind) {
    case `tile`:
      if (!W(t.number, 1, 7)) return i(`no-such-thing`, `B-SET-02`, { number: t.number })
      for (let n = 0; n < e.placed; n++)
        if (e.number[n] === t.number) return i(`tile-placed`, `B-SET-02`, { region: t.number })
      return
    case `rotate`:
      return W(t.sixths, 0, 5) ? void 0 : i(`no-such-thing`, `B-SET-02`, { number: t.sixths })
    case `starter`:
      return W(t.seat, 0, e.fixed.players - 1) ? void 0 : i(`no-such-thing`, `B-SET-04`, { number: t.seat + 1 })
    case `reveal`:
      return W(t.project, 1, 32) && (e.deck & k(t.project)) !== 0
        ? void 0
        : i(`project-not-in-deck`, `B-SET-05`, { project: ee(t.project) })
    case `deal`:
      return W(t.mission, 1, 24) && (pt(e) & k(t.mission)) !== 0
        ? void 0
        : i(`mission-gone`, `B-SET-06`, { mission: te(t.mission) })
  }
}
function an(e, t, { missions: [n, r] }) {
  const a = e.dealt[t]
  for (const e of [n, r])
    if (!(W(e, 1, 24) && (a & k(e)) !== 0)) return i(`mission-not-yours`, `B-SET-06`, { mission: te(e) })
  return n < r ? void 0 : i(`no-such-thing`, `B-SET-06`, { number: r })
}
const on = (e, t) => !!(e.working & (1 << v(t)))
function sn(e, t, n) {
  const r = e.hoist === 7 ? 0 : e.number[e.hoist]
  return i(`outside-region`, n, { space: h(t), hoist: r })
}
function cn(e, { space: t, land: n }) {
  const r = e.seat,
    a = M(e, t)
  if (!on(e, a)) return sn(e, t, `B-ACT-03`)
  if (e.floors[a] > 0) {
    const n = e.owner[a]
    if (n !== r) return i(`rival-building`, `B-BLD-04`, { space: h(t), owner: n })
    if (I(e, a)) return i(`roofed`, `B-BLD-04`, { space: h(t) })
  }
  const o = e.land[a] === 0
  return o && n === null
    ? i(`land-needed`, `B-NEW-02`, { space: h(t) })
    : !o && n !== null
      ? i(`land-fixed`, `B-NEW-02`, { space: h(t) })
      : n !== null && e.landLeft[m.indexOf(n) + 1] === 0
        ? i(`land-gone`, `B-NEW-02`, { land: n })
        : e.supply[r] === 0
          ? i(`no-floors`, `B-NEW-04`)
          : ln(e, r, F(e, a), e.floors[a] === 0 ? `B-NEW-04` : `B-BLD-05`)
}
function ln(e, t, n, r) {
  if (n <= L(e, t)) return
  const { minInhabitants: a } = e.fixed.options
  return i(`too-dear`, r, { cost: n, inhabitants: e.purse[t], keep: a })
}
function un(e, { space: t }) {
  const n = M(e, t)
  return Ve(e, e.seat, n)
    ? on(e, n)
      ? void 0
      : sn(e, t, `B-ACT-03`)
    : i(`not-your-building`, `B-ABN-01`, { space: h(t) })
}
function dn(e) {
  return e.hoist === 7
    ? i(`no-hoist-yet`, `B-ACT-06`)
    : e.ployPlayed === 1
      ? i(`ploy-played`, `B-PLY-01`)
      : e.ploys[e.seat] === 0
        ? i(`no-ploy-left`, `B-PLY-01`)
        : void 0
}
function fn(e, { from: t, to: n }) {
  const [r, a] = [M(e, t), M(e, n)]
  if (v(r) !== e.hoist) return sn(e, t, `B-PLY-06`)
  if (!Ve(e, e.seat, r)) return i(`not-your-building`, `B-PLY-06`, { space: h(t) })
  if (!I(e, r)) return i(`no-roof-there`, `B-PLY-06`, { space: h(t) })
  if (!(e.fixed.options.roofTarget === `any` && e.floors[a] > 0) && !Ve(e, e.seat, a))
    return i(`not-your-building`, `B-PLY-06`, { space: h(n) })
  if (I(e, a)) return i(`roofed`, `B-PLY-06`, { space: h(n) })
  if (e.land[r] !== e.land[a]) return i(`other-land`, `B-PLY-06`, { space: h(n) })
}
function pn(e, { space: t }) {
  const n = e.seat,
    r = M(e, t)
  return v(r) === e.hoist
    ? e.floors[r] > 0 && e.owner[r] !== n
      ? e.floors[r] > e.supply[n]
        ? i(`no-floors`, `B-PLY-11`)
        : ln(e, n, 2 * P(e, r), `B-PLY-11`)
      : i(`no-rival-there`, `B-PLY-08`, { space: h(t) })
    : sn(e, t, `B-PLY-08`)
}
function mn(e, { project: t }) {
  const n = e.display.indexOf(t)
  if (n < 0 || t === 0) return i(`not-displayed`, `B-PRJ-01`, { project: ee(t) })
  if (!(e.claimable & (1 << n))) return i(`not-fulfilled`, `B-PRJ-03`, { project: ee(t) })
}
function hn(e, { seat: t }) {
  return W(t, 0, e.fixed.players - 1)
    ? Yt(e) & (1 << t)
      ? void 0
      : i(`had-a-turn`, `B-RND-03`, { seat: t })
    : i(`no-such-thing`, `B-SET-01`, { number: t + 1 })
}
const gn = e => ({ floors: Number(e[0]), land: e[1] ?? null }),
  K = (e, t = `anywhere`) => ({ shape: `single`, cell: gn(e), where: t }),
  q = (e, t, n = {}) => ({ shape: e, cells: t.split(`+`).map(gn), sum: n.sum ?? 0, lands: n.lands ?? `any` }),
  J = (e, t) => ({ points: e, objective: t }),
  _n = [
    J(3, q(`adjacent`, `1M+1L`)),
    J(3, q(`adjacent`, `1L+1R`)),
    J(3, q(`adjacent`, `1R+1M`)),
    J(6, K(`3M`)),
    J(6, K(`3L`)),
    J(6, K(`3R`)),
    J(5, q(`sameRegion`, `2M+1M`)),
    J(5, q(`sameRegion`, `2L+1L`)),
    J(5, q(`sameRegion`, `2R+1R`)),
    J(4, q(`border`, `1+1`)),
    J(9, q(`border`, `2+2`)),
    J(5, q(`line`, `1+1+1`)),
    J(10, q(`line`, `1+1+1`, { sum: 5 })),
    J(5, q(`arc`, `1+1+1`)),
    J(6, q(`sameRegion`, `2+2`)),
    J(3, q(`opposite`, `1+1`)),
    J(4, K(`2`, `centreSpace`)),
    J(4, K(`2`, `centreRegion`)),
    J(3, K(`1`, `bramble`)),
    J(6, K(`2`, `bramble`)),
    J(5, q(`connected`, `1+1+1`, { lands: `different` })),
    J(9, q(`connected`, `1+1+1`, { lands: `different`, sum: 5 })),
    J(12, q(`connected`, `1+2+3`)),
    J(3, { shape: `overlook`, floors: 2, rivals: 1 }),
    J(4, { shape: `overlook`, floors: 2, rivals: 2 }),
    J(8, { shape: `landmark`, floors: 3 }),
    J(4, q(`samePosition`, `1+1+1`)),
    J(4, q(`sameRegion`, `1+1+1`)),
    J(10, q(`twoRegions`, `3+3`)),
    J(9, K(`4`)),
    J(6, { shape: `spread`, regions: 6 }),
    J(6, q(`twoRegions`, `2+2`, { lands: `same` })),
  ],
  Y = e => _n[e - 1].points,
  vn = ({ land: e }) => (e === null ? 0 : m.indexOf(e) + 1),
  X = (e, t, n, r) => e.floors[t] >= n && (r === 0 || e.land[t] === r)
function yn({ shape: e, cells: t, sum: n, lands: r }) {
  const i = De[e][2],
    a = je(e => i.filter(t => t.includes(e)).map(t => t.find(t => t !== e))),
    [o, s] = [t[0], t[1]],
    [c, l, u, d] = [o.floors, s.floors, vn(o), vn(s)],
    f = (e, t, i) =>
      ((X(e, t, c, u) && X(e, i, l, d)) || (X(e, i, c, u) && X(e, t, l, d))) &&
      e.floors[t] + e.floors[i] >= n &&
      (r === `any` || (e.land[t] === e.land[i]) == (r === `same`))
  return (e, t, n) => {
    for (let r = 0; r < 2; r++) {
      let i = e.open[2 * t + r] & a[2 * n + r]
      for (; i !== 0; i &= i - 1) if (f(e, n, r * 28 + D(i))) return !0
    }
    return !1
  }
}
function bn({ shape: e, cells: t, sum: n, lands: r }) {
  const i = De[e][3],
    a = b.map(e => Uint8Array.from(i.filter(t => t.includes(e)).flatMap(t => t.filter(t => t !== e)))),
    o = je(e => [...a[e]]),
    [s, c, l] = t.map(e => e.floors).toSorted((e, t) => e - t),
    u = l === 1
  if (t.some(e => e.land !== null)) throw Error(`Groups of three are matched by floors alone.`)
  const d = (e, t, i, a) => {
    const o = e.floors[t],
      d = e.floors[i],
      f = e.floors[a],
      p = o + d + f
    if (p < n) return !1
    if (!u) {
      const e = Math.max(o, d, f),
        t = Math.min(o, d, f)
      if (e < l || p - e - t < c || t < s) return !1
    }
    if (r === `any`) return !0
    const m = e.land[t],
      h = e.land[i],
      g = e.land[a]
    return r === `same` ? m === h && h === g : m !== h && h !== g && m !== g
  }
  return (e, t, n) => {
    const r = e.open[2 * t] & o[2 * n],
      i = e.open[2 * t + 1] & o[2 * n + 1]
    if (E(r) + E(i) < 2) return !1
    const s = a[n]
    for (let r = 0; r < s.length; r += 2) {
      const i = s[r],
        a = s[r + 1]
      if (S(e.open, t, i) && S(e.open, t, a) && d(e, n, i, a)) return !0
    }
    return !1
  }
}
function xn({ cell: e, where: t }) {
  const [n, r] = [e.floors, vn(e)]
  switch (t) {
    case `anywhere`:
      return (e, t, i) => X(e, i, n, r)
    case `centreSpace`:
      return (e, t, i) => y(i) === 0 && X(e, i, n, r)
    case `centreRegion`:
      return (e, t, i) => v(i) === 0 && X(e, i, n, r)
    case `bramble`:
      return (e, t, i) => S(e.brambles, 0, i) && X(e, i, n, r)
  }
}
const Sn = (e, t) => (n, r, i) => {
    const a = n.floors[i]
    if (a < e) return !1
    let o = 0
    for (let e = 0; e < 2; e++) {
      let t = n.built[e] & ~n.own[2 * r + e] & Me[2 * i + e]
      for (; t !== 0; t &= t - 1) n.floors[e * 28 + D(t)] < a && o++
    }
    return o >= t
  },
  Cn = e => (t, n, r) => {
    const i = t.floors[r]
    if (i < e) return !1
    for (let e = 0; e < 49; e++) if (t.floors[e] >= i && e !== r) return !1
    return !0
  },
  wn = e => (t, n) => {
    let r = 0
    for (let e = 0; e < 7; e++) T(t.open, n, e) !== 0 && r++
    return r >= e
  }
function Tn(e) {
  switch (e.shape) {
    case `single`:
      return xn(e)
    case `overlook`:
      return Sn(e.floors, e.rivals)
    case `landmark`:
      return Cn(e.floors)
    case `spread`:
      return wn(e.regions)
    default:
      return e.cells.length === 2 ? yn(e) : bn(e)
  }
}
const En = _n.map(({ objective: e }) => Tn(e)),
  Dn = (e, t, n, r) => En[r - 1](e, t, n)
function On(e, t, n, r) {
  const i = e.seat,
    a = M(e, t),
    o = F(e, a)
  ;(e.purse[i] -= o),
    n !== null && kn(e, a, n, r),
    Le(e, i, a, 1),
    r?.(`everyone`, { kind: `built`, seat: i, space: t, floors: e.floors[a], cost: o }),
    Fn(e, a, 1, r)
}
function kn(e, t, n, r) {
  const i = n === `M` ? 1 : n === `L` ? 2 : 3
  e.fixed.options.landTokens === `3` && e.landLeft[i]--,
    (e.land[t] = i),
    w(e.lands, 0, t),
    C(e.lands, i, t),
    r?.(`everyone`, { kind: `cleared`, seat: e.seat, space: N(e, t), land: n })
}
function An(e, t, n) {
  const r = e.seat,
    i = M(e, t),
    a = 2 * P(e, i)
  n?.(`everyone`, { kind: `abandoned`, seat: r, space: t, floors: e.floors[i], gain: a }),
    (e.purse[r] += a),
    Re(e, i),
    I(e, i) && Be(e, i),
    H(e, i, n)
}
function jn(e, t, n) {
  const r = e.seat,
    i = M(e, t),
    a = e.owner[i],
    o = e.floors[i],
    s = 2 * P(e, i)
  Pn(e),
    (e.purse[r] -= s),
    (e.purse[a] += s),
    Re(e, i),
    e.fixed.options.invasionRoof === `removed` && I(e, i) && Be(e, i),
    Le(e, r, i, o),
    n?.(`everyone`, { kind: `invaded`, seat: r, rival: a, space: t, cost: s }),
    Fn(e, i, e.fixed.options.invasionClaims ? o : 0, n)
}
function Mn(e, t, n) {
  Pn(e),
    (e.hoist = e.slot[((e.number[e.hoist] + t + 6) % 7) + 1]),
    n?.(`everyone`, { kind: `moved`, seat: e.seat, region: e.number[e.hoist] }),
    Kt(e, n)
}
function Nn(e, t, n, r) {
  Pn(e), Be(e, M(e, t)), ze(e, M(e, n)), r?.(`everyone`, { kind: `roof-moved`, seat: e.seat, from: t, to: n }), Kt(e, r)
}
function Pn(e) {
  e.ploys[e.seat]--, (e.ployPlayed = 1)
}
function Fn(e, t, n, r) {
  const i = e.seat
  e.supply[i] === 0 && e.lastRound === 0 && ((e.lastRound = 1), r?.(`everyone`, { kind: `last-round`, seat: i }))
  const a = n === 0 ? 0 : In(e, i, t, n)
  a === 0 ? H(e, t, r) : ((e.anchor = t), (e.claimable = a), (e.phase = j.claim))
}
function In(e, t, n, r) {
  if (e.roofs === 0 || !S(e.open, t, n)) return 0
  let i = 0
  for (let r = 0; r < 4; r++) {
    const a = e.display[r]
    a !== 0 && Dn(e, t, n, a) && (i |= 1 << r)
  }
  return i === 0 || e.fixed.options.claimRule === `participates` ? i : Ln(e, t, n, i, r)
}
function Ln(e, t, n, r, i) {
  if (e.floors[n] === i) return r
  let a = r
  e.floors[n] -= i
  for (let r = 0; r < 4; r++) a & (1 << r) && Dn(e, t, n, e.display[r]) && (a &= ~(1 << r))
  return ((e.floors[n] += i), a)
}
function Rn(e, t, n) {
  const r = e.seat,
    i = Y(t)
  ;(e.points[r] += i), e.claims[r]++, (e.claimed[r] |= k(t)), ze(e, e.anchor)
  for (let n = 0; n < 4; n++) e.display[n] === t && (e.display[n] = 0)
  n?.(`everyone`, { kind: `claimed`, seat: r, project: t, points: i, space: N(e, e.anchor) }),
    (e.claimable = 0),
    e.deck === 0 ? H(e, e.anchor, n) : (e.phase = j.reveal)
}
function zn(e, t) {
  t?.(`everyone`, { kind: `declined`, seat: e.seat }), H(e, e.anchor, t)
}
function Bn(e, t) {
  const n = []
  for (let t = 0, r = Wn(e); t < r; t++) n.push(Gn(e, t))
  if ((Xe(e, t) && n.push(Dt), Ye(e, t))) for (let r = 0, i = qn(e, t); r < i; r++) n.push(Jn(e, t, r))
  return n
}
function Vn(e, t, n) {
  const r = Wn(e),
    i = +!!Xe(e, t),
    a = Ye(e, t) ? qn(e, t) : 0,
    o = n.below(r + i + a)
  return o < r ? Gn(e, o) : o < r + i ? Dt : Jn(e, t, o - r - i)
}
const Hn = (e, t) => e.sites[t] & e.lands[0 + t],
  Un = (e, t) => E(e) + E(t)
function Wn(e) {
  const t = Un(Hn(e, 0), Hn(e, 1))
  return Un(e.sites[0], e.sites[1]) + t * (We(e) - 1) + Un(e.ruins[0], e.ruins[1])
}
function Gn(e, t) {
  const n = Hn(e, 0),
    r = Hn(e, 1),
    i = e.sites[0] & ~n,
    a = e.sites[1] & ~r,
    o = Un(i, a)
  if (t < o) return Tt[4 * N(e, Ne(i, a, t))]
  const s = We(e),
    c = Un(n, r) * s,
    l = t - o
  if (l >= c) return Et[N(e, Ne(e.ruins[0], e.ruins[1], l - c))]
  const u = Ne(n, r, (l / s) | 0)
  return Tt[4 * N(e, u) + Kn(e, l % s)]
}
function Kn(e, t) {
  let n = 1
  for (let r = t; e.landLeft[n] === 0 || r-- > 0; n++);
  return n
}
function qn(e, t) {
  let n = 2 + E(Ge(e, t, e.hoist))
  for (let r = Ke(e, t, e.hoist); r !== 0; r &= r - 1) n += Je(e, t, e.land[_(e.hoist, D(r))])
  return n
}
function Jn(e, t, n) {
  if (n < 2) return n === 0 ? Ot : kt
  let r = Ge(e, t, e.hoist),
    i = n - 2
  if (i < E(r)) return jt[N(e, _(e.hoist, O(r, i)))]
  i -= E(r)
  for (let n = Ke(e, t, e.hoist); ; n &= n - 1) {
    const r = _(e.hoist, D(n)),
      a = e.land[r],
      o = Je(e, t, a)
    if (i < o) {
      const n = Ne(qe(e, t, a, 0), qe(e, t, a, 1), i)
      return At[49 * N(e, r) + N(e, n)]
    }
    i -= o
  }
}
const Yn = (e, t) => Fe.copy(e, t),
  Xn = Array.from({ length: 64 }, (e, t) => ({ kind: `decide`, seats: U(t) }))
function Zn(e) {
  let t = 0
  for (let n = 0; n < e.fixed.players; n++) e.kept[n] === 0 && (t |= 1 << n)
  return t
}
function Qn(e) {
  const { phase: t } = e
  return t < j.keep ? c : t === j.over ? u : t === j.keep ? Xn[Zn(e)] : s(e.seat)
}
function $n(e, t) {
  switch (e.phase) {
    case j.keep: {
      const n = A(e.dealt[t])
      return n.flatMap(e => n.filter(t => t > e).map(t => wt[e][t]))
    }
    case j.action:
      return Bn(e, t)
    case j.claim:
      return [...[0, 1, 2, 3].filter(t => !!(e.claimable & (1 << t))).map(t => Mt[e.display[t]]), Nt]
    case j.next:
      return U(Yt(e)).map(e => Pt[e])
    default:
      return []
  }
}
function er(e) {
  return tr(e).map(e => ({ item: e, weight: 1 }))
}
function tr(e) {
  switch (e.phase) {
    case j.tile:
      return A(nr(e)).map(e => yt[e])
    case j.rotate:
      return [...bt]
    case j.starter:
      return xt.slice(0, e.fixed.players)
    case j.reveal:
      return A(e.deck).map(e => St[e])
    case j.deal:
      return A(pt(e)).map(e => Ct[e])
    default:
      return []
  }
}
function nr(e) {
  let t = 127
  for (let n = 0; n < e.placed; n++) t &= ~k(e.number[n])
  return t
}
function rr(e, t, n) {
  switch (e.phase) {
    case j.tile:
      return yt[ir(nr(e), n)]
    case j.rotate:
      return bt[n.below(6)]
    case j.starter:
      return xt[n.below(e.fixed.players)]
    case j.reveal:
      return St[ir(e.deck, n)]
    case j.deal:
      return Ct[ir(pt(e), n)]
    case j.keep: {
      const r = e.dealt[t],
        i = ir(r, n),
        a = ir(r & ~k(i), n)
      return i < a ? wt[i][a] : wt[a][i]
    }
    case j.action:
      return Vn(e, t, n)
    case j.claim: {
      const t = n.below(E(e.claimable) + 1)
      return t === E(e.claimable) ? Nt : Mt[e.display[O(e.claimable, t)]]
    }
    case j.next: {
      const t = Yt(e)
      return Pt[O(t, n.below(E(t)))]
    }
    default:
      throw Error(`Nothing to sample: the game is over.`)
  }
}
const ir = (e, t) => O(e, t.below(E(e))) + 1
function ar(e, t, n, r) {
  switch (n.kind) {
    case `construct`:
      On(e, n.space, n.land, r)
      return
    case `abandon`:
      An(e, n.space, r)
      return
    case `pass`:
      r?.(`everyone`, { kind: `passed`, seat: t, forced: !1 }), qt(e, r)
      return
    case `move`:
      Mn(e, n.by, r)
      return
    case `roof`:
      Nn(e, n.from, n.to, r)
      return
    case `invade`:
      jn(e, n.space, r)
      return
    case `claim`:
      Rn(e, n.project, r)
      return
    case `decline`:
      zn(e, r)
      return
    case `next`:
      Wt(e, n.seat, r)
      return
    case `reveal`:
      or(e, n.project, r)
      return
    case `keep`:
      cr(e, t, n.missions, r)
      return
    case `deal`:
      sr(e, n.mission, r)
      return
    case `tile`:
      r?.(`everyone`, { kind: `tile`, slot: p[e.placed], region: n.number }), st(e, n.number)
      return
    case `rotate`:
      r?.(`everyone`, { kind: `rotated`, slot: p[e.rotated], sixths: n.sixths }), ct(e, n.sixths)
      return
    case `starter`:
      r?.(`everyone`, { kind: `starter`, seat: n.seat }), lt(e, n.seat)
      return
  }
}
function or(e, t, n) {
  n?.(`everyone`, { kind: `revealed`, project: t, place: dt(e) }),
    ut(e, t),
    e.round > 0 ? H(e, e.anchor, n) : dt(e) === 4 && (e.phase = j.deal)
}
function sr(e, t, n) {
  const r = ft(e)
  ;(e.dealt[r] |= k(t)), n?.(r, { kind: `dealt`, mission: t }), ft(e) === e.fixed.players && (e.phase = j.keep)
}
function cr(e, t, n, r) {
  ;(e.kept[t] = k(n[0]) | k(n[1])),
    r?.(t, { kind: `kept`, missions: n }),
    r?.(`everyone`, { kind: `chosen`, seat: t }),
    Zn(e) === 0 && Ut(e, e.seat, r)
}
const lr = [0, 1, 2, 4, 6, 8, 10, 12],
  ur = [0, 1, 3, 7, 10, 13, 16],
  dr = e => ({ counts: `openOnLand`, land: e, points: lr }),
  fr = e => ({ counts: `tallestOpenOnLand`, land: e, points: ur }),
  Z = (...e) => ({ counts: `keys`, regions: e, points: [0, 2, 5] }),
  pr = [
    dr(`M`),
    dr(`L`),
    dr(`R`),
    fr(`M`),
    fr(`L`),
    fr(`R`),
    Z(1, 2, 4),
    Z(2, 3, 5),
    Z(3, 4, 6),
    Z(4, 5, 7),
    Z(5, 6, 1),
    Z(6, 7, 2),
    Z(7, 1, 3),
    { counts: `regionsBuilt`, points: [0, 0, 0, 0, 1, 3, 6, 10] },
    { counts: `onBrambles`, points: [0, 1, 4, 7, 10, 13] },
    { counts: `onCentres`, points: [0, 1, 3, 5, 8, 11] },
    { counts: `tallest`, points: [0, 5, 10] },
    { counts: `largestOpenGroup`, points: [0, 0, 2, 5, 8, 11, 13] },
    { counts: `evenLands`, points: [0, 4, 9, 14] },
    { counts: `fiveInhabitants`, points: [0, 1, 2, 3, 4, 5, 6, 7, 8] },
    { counts: `ploysLeft`, points: [0, 2, 4, 7, 10] },
    { counts: `links`, points: [0, 3, 6, 9, 12] },
    { counts: `roofed`, points: [0, 1, 2, 4, 6, 8, 10] },
    { counts: `openTwoFloors`, points: [0, 2, 5, 8, 11, 14] },
  ]
function mr(e, t, n) {
  const r = pr[n - 1]
  return r.counts === `keys` ? r.regions.reduce((n, i) => n + hr(r, vr(e, t, i)), 0) : hr(r, gr(e, t, r))
}
const hr = ({ points: e }, t) => e[Math.min(t, e.length - 1)]
function gr(e, t, n) {
  switch (n.counts) {
    case `openOnLand`:
      return _r(e, t, n.land)
    case `tallestOpenOnLand`:
      return br(e, r => S(e.open, t, r) && m[e.land[r] - 1] === n.land)
    case `regionsBuilt`:
      return [0, 1, 2, 3, 4, 5, 6].filter(n => T(e.own, t, n) !== 0).length
    case `onBrambles`:
      return E(e.own[2 * t] & e.brambles[0]) + E(e.own[2 * t + 1] & e.brambles[1])
    case `onCentres`:
      return [0, 1, 2, 3, 4, 5, 6].filter(n => S(e.own, t, 7 * n)).length
    case `tallest`:
      return yr(e, t)
    case `largestOpenGroup`:
      return Sr(e, t)
    case `evenLands`:
      return Math.min(...m.map(n => _r(e, t, n)))
    case `fiveInhabitants`:
      return Math.floor(e.purse[t] / 5)
    case `ploysLeft`:
      return e.ploys[t]
    case `links`:
      return Ee.filter(([n, r]) => S(e.own, t, n) && S(e.own, t, r)).length
    case `roofed`:
      return E(e.own[2 * t] & e.roofed[0]) + E(e.own[2 * t + 1] & e.roofed[1])
    case `openTwoFloors`:
      return xr(n => S(e.open, t, n) && e.floors[n] >= 2)
  }
}
function _r(e, t, n) {
  const r = 2 * (m.indexOf(n) + 1)
  return E(e.open[2 * t] & e.lands[r]) + E(e.open[2 * t + 1] & e.lands[r + 1])
}
function vr(e, t, n) {
  const r = $t(e, e.slot[n])
  return r & (1 << t) ? (E(r) === 1 ? 2 : 1) : 0
}
function yr(e, t) {
  const n = br(e, n => S(e.own, t, n)),
    r = br(e, n => !S(e.own, t, n))
  return n === 0 || n < r ? 0 : n === r ? 1 : 2
}
function br(e, t) {
  let n = 0
  for (let r = 0; r < 49; r++) e.floors[r] > n && t(r) && (n = e.floors[r])
  return n
}
function xr(e) {
  let t = 0
  for (let n = 0; n < 49; n++) e(n) && t++
  return t
}
function Sr(e, t) {
  let n = Int32Array.of(e.open[2 * t], e.open[2 * t + 1]),
    r = 0
  for (; (n[0] | n[1]) !== 0; ) {
    const e = n[0] === 0 ? 28 + D(n[1]) : D(n[0])
    r = Math.max(r, Cr(n, e))
  }
  return r
}
function Cr(e, t) {
  const n = /* @__PURE__ */ new Int32Array(2)
  C(n, 0, t)
  for (let t = 0; ; ) {
    const r = E(n[0]) + E(n[1])
    if (r === t) break
    t = r
    for (let t = 0; t < 49; t++) S(n, 0, t) && ((n[0] |= Me[2 * t] & e[0]), (n[1] |= Me[2 * t + 1] & e[1]))
  }
  return ((e[0] &= ~n[0]), (e[1] &= ~n[1]), E(n[0]) + E(n[1]))
}
const wr = [
    [60, 8],
    [52, 7],
    [45, 6],
    [40, 5],
    [35, 4],
    [30, 3],
    [25, 2],
    [20, 1],
    [15, 0],
    [12, -1],
    [9, -3],
    [6, -6],
    [3, -10],
    [0, -15],
  ],
  Q = e => wr.find(([t]) => e >= t)[1]
function Tr(e) {
  return a(e.fixed.players).map(t =>
    l({ projects: e.points[t], missions: Er(e, t), inhabitants: Q(e.purse[t]) }, [e.claims[t], e.purse[t]]),
  )
}
function Er(e, t) {
  let n = 0
  for (let r = e.kept[t]; r !== 0; r &= r - 1) n += mr(e, t, E((r & -r) - 1) + 1)
  return n
}
const Dr = [0, 1, 2, 3, 4, 5, 6],
  Or = [1, 2, 3, 4, 5, 6, 7]
function kr(e, t) {
  const { players: n, options: r } = e.fixed,
    i = Qn(e),
    o = e.rotated === Dr.length,
    s = e.phase === j.action,
    c = e.round > 0 && (e.phase === j.claim || e.phase === j.reveal),
    l = [0, 1, 2, 3]
  return {
    viewer: t,
    options: r,
    players: n,
    phase: Ie(e),
    waiting: i.kind === `decide` ? [...i.seats] : [],
    seat: e.seat,
    round: e.round,
    turns: e.turns,
    played: U(e.played),
    actions: e.actions,
    ployPlayed: e.ployPlayed === 1,
    hoist: e.hoist === 7 ? null : e.number[e.hoist],
    working: s ? Or.filter(t => !!(e.working & (1 << e.slot[t]))) : [],
    anchor: c ? N(e, e.anchor) : null,
    claimable: l.filter(t => !!(e.claimable & (1 << t))).map(t => e.display[t]),
    lastRound: e.lastRound === 1,
    tiles: [...e.number.slice(0, e.placed)],
    rotations: [...e.rotation.slice(0, e.rotated)],
    spaces: o ? Array.from({ length: 49 }, (t, n) => Ar(e, M(e, n))) : [],
    control: o ? Or.map(t => ({ region: t, seats: U($t(e, e.slot[t])) })) : [],
    landTokens: { M: e.landLeft[1], L: e.landLeft[2], R: e.landLeft[3] },
    roofs: e.roofs,
    display: l.map(t => (e.display[t] === 0 ? null : e.display[t])),
    deck: E(e.deck),
    table: a(n).map(t => jr(e, t)),
    missions: a(n).flatMap(n => Mr(e, n, t)),
  }
}
function Ar(e, t) {
  const n = e.floors[t]
  return {
    land: m[e.land[t] - 1] ?? null,
    bramble: S(e.brambles, 0, t),
    cost: e.cost[t],
    owner: n > 0 ? e.owner[t] : null,
    floors: n,
    roof: S(e.roofed, 0, t),
  }
}
const jr = (e, t) => ({
  seat: t,
  inhabitants: e.purse[t],
  floors: e.supply[t],
  ploys: e.ploys[t],
  projects: A(e.claimed[t]),
  points: e.points[t],
  inhabitantPoints: Q(e.purse[t]),
  missionsDealt: E(e.dealt[t]),
  hasKept: e.kept[t] !== 0,
})
function Mr(e, t, n) {
  return A(t === n ? e.dealt[t] : e.phase === j.over ? e.kept[t] : 0).map(n => ({
    seat: t,
    mission: n,
    kept: (e.kept[t] & k(n)) !== 0,
    worth: mr(e, t, n),
  }))
}
function Nr(e, t, n) {
  for (let r = 0; r < 49; r++) {
    const i = e.floors[r]
    n[r] = i === 0 || S(e.open, t, r) ? i : -1
  }
  return n
}
function Pr(e, t, n, r) {
  const i = Fr(e, t, n, _n[r - 1].objective)
  return Math.min(9, Math.max(1, i))
}
function Fr(e, t, n, r) {
  switch (r.shape) {
    case `single`:
      return Lr(e, n, r)
    case `overlook`:
      return Ur(e, t, n, r.floors, r.rivals)
    case `landmark`:
      return Wr(e, n, r.floors)
    case `spread`:
      return r.regions - Gr(e, t)
    case `twoRegions`:
      return Hr(e, n, r)
    default:
      return r.cells.length === 2 ? Rr(e, n, r) : zr(e, n, r)
  }
}
const Ir = (e, t, n) => n === null || e.land[t] === 0 || m[e.land[t] - 1] === n
function $(e, t, n, { floors: r, land: i }) {
  const a = t[n]
  return a === -1 || !Ir(e, n, i) ? 9 : a < r ? r - a : 0
}
function Lr(e, t, n) {
  let r = 9
  for (let i = 0; i < 49; i++) {
    const { where: a } = n
    ;(a === `centreSpace` && y(i) !== 0) ||
      (a === `centreRegion` && v(i) !== 0) ||
      (a === `bramble` && !S(e.brambles, 0, i)) ||
      (r = Math.min(r, $(e, t, i, n.cell)))
  }
  return r
}
function Rr(e, t, { shape: n, cells: r }) {
  let [i, a] = [r[0], r[1]],
    o = 9
  for (const r of De[n][2]) {
    const [n, s] = [r[0], r[1]]
    if (t[n] === -1 || t[s] === -1) continue
    const c = $(e, t, n, i) + $(e, t, s, a),
      l = $(e, t, n, a) + $(e, t, s, i)
    o = Math.min(o, c, l)
  }
  return o
}
function zr(e, t, { shape: n, cells: r, sum: i, lands: a }) {
  let o = r.reduce((e, t) => e + t.floors, 0),
    s = 9
  for (const r of De[n][3]) {
    const [n, c, l] = [t[r[0]], t[r[1]], t[r[2]]]
    if (n === -1 || c === -1 || l === -1 || (a === `different` && !Br(e, r))) continue
    const u = o === 3 ? Number(n === 0) + Number(c === 0) + Number(l === 0) : Vr(n, c, l)
    s = Math.min(s, u + Math.max(0, i - n - c - l - u))
  }
  return s
}
function Br(e, t) {
  const [n, r, i] = [e.land[t[0]], e.land[t[1]], e.land[t[2]]],
    a = (e, t) => e === t && e !== 0
  return !a(n, r) && !a(r, i) && !a(n, i)
}
function Vr(e, t, n) {
  const r = Math.max(e, t, n),
    i = Math.min(e, t, n)
  return Math.max(0, 3 - r) + Math.max(0, 2 - (e + t + n - r - i)) + Math.max(0, 1 - i)
}
function Hr(e, t, { cells: n, lands: r }) {
  let i = 9
  for (const a of r === `same` ? m : [null]) {
    let r = { floors: n[0].floors, land: a },
      [o, s] = [9, 9]
    for (let n = 0; n < 7; n++) {
      let i = 9
      for (let a = 7 * n; a < 7 * n + 7; a++) i = Math.min(i, $(e, t, a, r))
      i < o ? ([o, s] = [i, o]) : i < s && (s = i)
    }
    i = Math.min(i, o + s)
  }
  return i
}
function Ur(e, t, n, r, i) {
  let a = 9
  for (let o = 0; o < 49; o++) {
    const s = n[o]
    if (s !== -1)
      for (let n = Math.max(r, s); n - s < a; n++) {
        let r = 0
        for (const i of ye[o]) {
          const a = e.floors[i]
          a > 0 && a < n && e.owner[i] !== t && r++
        }
        r >= i && (a = n - s)
      }
  }
  return a
}
function Wr(e, t, n) {
  let [r, i] = [0, 0]
  for (let t = 0; t < 49; t++) {
    const n = e.floors[t]
    n > r ? ([r, i] = [n, r]) : n > i && (i = n)
  }
  let a = 9
  for (let e = 0; e < 49; e++) {
    const o = t[e]
    o !== -1 && (a = Math.min(a, Math.max(n, (o === r ? i : r) + 1) - o))
  }
  return a
}
function Gr(e, t) {
  let n = 0
  for (let r = 0; r < 7; r++) T(e.open, t, r) !== 0 && n++
  return n
}
function Kr(e) {
  if (e.lastRound === 1) return 0
  let { players: t, options: n } = e.fixed,
    r = t === 2 ? 2 * n.twoPlayerLaps : t,
    i = 99
  for (const n of a(t)) i = Math.min(i, e.supply[n])
  return Math.min((i * t) / (2 * r - 1), n.roundCap - e.round + 1)
}
function qr(e) {
  const t = a(e.fixed.players),
    n = Kr(e),
    r = Math.min(1, n / 3),
    i = t.map(t => Qr(e, t)),
    o = $r(e),
    s = (e, t) => (e.reduce((e, t) => e + t, 0) - e[t]) / (e.length - 1),
    c = t.map(t => e.ploys[t])
  return t.map(
    t =>
      e.points[t] +
      0.9 * Jr(e, t, r) +
      Yr(e, t, r) +
      (i[t] - s(i, t)) * Math.min(1, 0.4 + n / 3) * Number(n > 0) +
      o[t] * 0.2 * Math.min(n + 0.5, 5) +
      0.6 * r * (c[t] - s(c, t)),
  )
}
function Jr(e, t, n) {
  let r = 0
  for (const [i, a] of pr.entries())
    e.kept[t] & (1 << i) && (r += mr(e, t, i + 1) * (a.counts === `fiveInhabitants` ? 1 - 0.8 * n : 1))
  return r
}
function Yr(e, t, n) {
  const r = e.purse[t]
  return (
    (n > 0.3 ? (Q(Math.max(0, r - 2)) + Q(r) + Q(r + 2)) / 3 : Q(r)) - 0.18 * n * Math.max(0, 4 * (e.supply[t] + 1) - r)
  )
}
const Xr = [0, 0.42, 0.2, 0.09, 0.04, 0.02, 0, 0, 0, 0],
  Zr = /* @__PURE__ */ new Int8Array(49)
function Qr(e, t) {
  Nr(e, t, Zr)
  const n = []
  for (let r = 0; r < 4; r++) {
    const i = e.display[r]
    if (i === 0) continue
    const a = Pr(e, t, Zr, i)
    a < 9 && n.push(Y(i) * Xr[a])
  }
  return n.toSorted((e, t) => t - e).reduce((e, t, n) => e + t * 0.7 ** n, 0)
}
function $r(e) {
  const t = a(e.fixed.players).map(() => 0)
  for (let n = 0; n < 7; n++) {
    const r = $t(e, n)
    for (const e of t.keys()) r & (1 << e) && (t[e] += E(r) === 1 ? 2 : 1)
  }
  return t
}
function ei(e, t, n) {
  if (e.supply[t] === 0) return 0
  let r = 0,
    i = ~T(e.built, 0, n) | T(e.open, t, n)
  for (let a = 0; a < 7; a++) {
    const o = 7 * n + a
    i & (1 << a) && F(e, o) <= L(e, t) && (r = Math.max(r, ti(e, t, o, 1, 0)))
  }
  return r
}
function ti(e, t, n, r, i) {
  if (e.roofs === 0) return 0
  const a = { floors: e.floors[n], land: e.land[n], open: S(e.open, t, n) }
  ;(e.floors[n] = a.floors + r), a.land === 0 && (e.land[n] = i), C(e.open, t, n)
  let o = 0
  for (let r = 0; r < 4; r++) {
    const i = e.display[r]
    i !== 0 && Y(i) > o && Dn(e, t, n, i) && (o = Y(i))
  }
  return ((e.floors[n] = a.floors), (e.land[n] = a.land), a.open || w(e.open, t, n), o)
}
const ni = { standing: ri, hunch: ai, candidates: si }
function ri(e, t) {
  if (e.phase === j.over) return ii(e, t)
  const n = qr(e),
    r = 3 + Math.min(6, Kr(e))
  return 1 / n.map(e => Math.exp((e - n[t]) / r)).reduce((e, t) => e + t, 0)
}
function ii(e, t) {
  const n = o(Tr(e))
  return n[t] === 1 ? 1 / n.filter(e => e === 1).length : 0
}
function ai(e, t, n) {
  switch (n.kind) {
    case `claim`:
      return 2 + Y(n.project)
    case `construct`: {
      const r = M(e, n.space)
      return 0.6 + 0.8 * ti(e, t, r, 1, n.land === null ? 0 : m.indexOf(n.land) + 1) + 2 / (2 + F(e, r))
    }
    case `abandon`:
      return oi(e, t, M(e, n.space))
    case `invade`:
      return 0.2 + 0.5 * ti(e, t, M(e, n.space), 0, 0)
    case `move`: {
      const r = ((e.number[e.hoist] + n.by + 6) % 7) + 1
      return 0.25 + 0.5 * ei(e, t, e.slot[r])
    }
    case `roof`:
      return 0.2
    case `next`:
      return 4 / (2 + ei(e, n.seat, e.hoist))
    case `pass`:
    case `decline`:
      return 0.2
    default:
      return 1
  }
}
function oi(e, t, n) {
  const r = 2 * P(e, n),
    i = L(e, t) < 8 ? 1.5 : 0.3
  return S(e.roofed, 0, n) ? i + r / 20 : i * 0.5
}
function si(e, t) {
  const n = $n(e, t),
    r = n.filter(n => {
      if (n.kind === `pass`) return e.supply[t] === 0 || e.working === 0
      if (n.kind !== `roof`) return !0
      const r = M(e, n.from)
      return e.supply[t] > 0 && F(e, r) <= L(e, t)
    })
  return r.length > 0 ? r : n
}
const ci = {
  id: `brick-by-brick`,
  title: `Brick by Brick`,
  rulesVersion: `1.0.0`,
  seats: { min: 2, max: 5 },
  options: {
    layout: { kind: `choice`, usual: `shuffled`, among: [`shuffled`, `fixed`], rule: `B-SET-02` },
    start: { kind: `choice`, usual: `random`, among: [`random`, `firstSeat`], rule: `B-SET-04` },
    twoPlayerLaps: { kind: `number`, usual: 2, min: 1, max: 2, step: 1, rule: `B-RND-05` },
    fallback: { kind: `choice`, usual: `strict`, among: [`strict`, `lenient`], rule: `B-FBK-03` },
    passing: { kind: `choice`, usual: `noFloors`, among: [`noFloors`, `never`, `always`], rule: `B-ACT-04` },
    minInhabitants: { kind: `number`, usual: 1, min: 0, max: 1, step: 1, rule: `B-NEW-04` },
    landTokens: { kind: `choice`, usual: `3`, among: [`3`, `unlimited`], rule: `B-NEW-02` },
    controlTie: { kind: `choice`, usual: `all`, among: [`all`, `twoOnly`], rule: `B-CTL-03` },
    claimRule: { kind: `choice`, usual: `participates`, among: [`participates`, `newlyTrue`], rule: `B-PRJ-04` },
    invasionClaims: { kind: `switch`, usual: !0, rule: `B-PLY-12` },
    invasionRoof: { kind: `choice`, usual: `removed`, among: [`removed`, `stays`], rule: `B-PLY-10` },
    roofTarget: { kind: `choice`, usual: `own`, among: [`own`, `any`], rule: `B-PLY-06` },
    ployTokens: { kind: `number`, usual: 4, min: 0, max: 12, step: 1, rule: `B-SET-03` },
    roofs: { kind: `number`, usual: 24, min: 0, max: 49, step: 1, rule: `B-PRJ-15` },
    roundCap: { kind: `number`, usual: 30, min: 1, max: 60, step: 1, rule: `B-END-04` },
  },
  start: at,
  copy: Yn,
  turn: Qn,
  moves: $n,
  sample: rr,
  draws: er,
  refuse: nn,
  play: ar,
  scores: Tr,
  view: kr,
  imagine: mt,
  notation: { write: Ft, read: It },
}
export { ci as brickByBrick, ni as insight }
