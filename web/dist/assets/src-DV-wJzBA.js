import { i as e, r as n, t as r, n as t } from './block-y-T_xVTu.js'
import { c as a, i as c, u as d, a as i, l, d as o, f as s, s as u } from './src-CKrlQGEo.js'
function f(e, t) {
  if (e.length === 0) throw Error(`Nothing left to take.`)
  return e.splice(t.below(e.length), 1)[0]
}
var p = [`C`, `NW`, `NE`, `E`, `SE`, `SW`, `W`],
  m = [`M`, `L`, `R`],
  h = e => `${Math.floor(e / 7) + 1}.${p[e % 7]}`,
  g = e => String(e).padStart(2, `0`),
  _ = e => `P${g(e)}`,
  ee = e => `S${g(e)}`,
  te = [`tile`, `rotate`, `starter`, `reveal`, `deal`, `keep`, `action`, `claim`, `next`, `over`],
  ne = { q: 0, r: 0 },
  re = [
    { q: 0, r: -1 },
    { q: 1, r: -1 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 1 },
    { q: -1, r: 0 },
  ],
  ie = (e, t) => (((e + t) % 6) + 6) % 6,
  ae = e => ie(e, 3),
  oe = (e, t) => ({ q: e.q + t.q, r: e.r + t.r }),
  se = (e, t) => ({ q: e.q * t, r: e.r * t }),
  ce = (e, t) => oe(e, re[ie(t, 0)]),
  le = e => re.map(t => oe(e, t)),
  ue = ({ q: e, r: t }) => `${e},${t}`,
  v = (e, t) => e * 7 + t,
  y = e => (e / 7) | 0,
  b = e => e % 7,
  x = Array.from({ length: 49 }, (e, t) => t),
  de = [1, 2, 3, 4, 5, 6],
  fe = (e, t) => (e === 0 ? 0 : ((e - 1 + t) % 6) + 1),
  pe = e => (e === 0 ? ne : ce(ne, e - 1)),
  me = x.map(e => oe(se(pe(y(e)), 3), pe(b(e)))),
  he = new Map(me.map((e, t) => [ue(e), t])),
  ge = e => he.get(ue(e)),
  _e = (e, t) => ge(ce(me[e], t)),
  ve = me.map(e =>
    le(e)
      .map(ge)
      .filter(e => e !== void 0),
  ),
  ye = x.flatMap(e => x.filter(t => t > e).map(t => [e, t])),
  be = (e, t) => ve[e].includes(t),
  xe = (e, t) => y(e) === y(t),
  Se = (e, ...t) => t.map(t => v(e, fe(1, t))),
  S = [0, ...de],
  C = (e, t) =>
    e.flatMap((n, r) => (t === 2 ? e.slice(r + 1).map(e => [n, e]) : C(e.slice(r + 1), 2).map(e => [n, ...e]))),
  Ce = e => [...new Map(e.map(e => e.toSorted((e, t) => e - t)).map(e => [e.join(), e])).values()],
  we = ye.filter(([e, t]) => be(e, t) && !xe(e, t)),
  Te = {
    adjacent: { 2: ye.filter(([e, t]) => be(e, t)), 3: [] },
    border: { 2: we, 3: [] },
    opposite: { 2: S.flatMap(e => [0, 1, 2].map(t => Se(e, t, t + 3))), 3: [] },
    sameRegion: {
      2: S.flatMap(e =>
        C(
          S.map(t => v(e, t)),
          2,
        ),
      ),
      3: S.flatMap(e =>
        C(
          S.map(t => v(e, t)),
          3,
        ),
      ),
    },
    twoRegions: { 2: ye.filter(([e, t]) => !xe(e, t)), 3: [] },
    connected: { 2: [], 3: Ce(x.flatMap(e => C(ve[e], 2).map(t => [e, ...t]))) },
    line: {
      2: [],
      3: x.flatMap(e =>
        [0, 1, 2].flatMap(t => {
          const [n, r] = [_e(e, t), _e(e, ae(t))]
          return n === void 0 || r === void 0 ? [] : [[n, e, r]]
        }),
      ),
    },
    arc: { 2: [], 3: S.flatMap(e => de.map(t => Se(e, t - 1, t, t + 1))) },
    samePosition: {
      2: [],
      3: S.flatMap(e =>
        C(
          S.map(t => v(t, e)),
          3,
        ),
      ),
    },
  },
  Ee = 28,
  De = Uint8Array.from({ length: 49 }, (e, t) => (t < Ee ? 0 : 1)),
  Oe = Int32Array.from({ length: 49 }, (e, t) => 1 << (t % Ee)),
  w = (e, t, n) => (e[2 * t + De[n]] & Oe[n]) !== 0
function T(e, t, n) {
  e[2 * t + De[n]] |= Oe[n]
}
function E(e, t, n) {
  e[2 * t + De[n]] &= ~Oe[n]
}
var D = (e, t, n) => (e[2 * t + (n >> 2)] >>> ((n & 3) * 7)) & 127
function ke(e, t, n, r) {
  e[2 * t + (n >> 2)] |= r << ((n & 3) * 7)
}
function Ae(e) {
  const t = new Int32Array(98)
  for (let n = 0; n < 49; n++) for (const r of e(n)) T(t, n, r)
  return t
}
var je = Ae(e => ve[e])
Ae(e => Array.from({ length: 7 }, (t, n) => 7 * y(e) + n))
function O(e) {
  let t = e - ((e >>> 1) & 1431655765)
  return ((t = (t & 858993459) + ((t >>> 2) & 858993459)), Math.imul((t + (t >>> 4)) & 252645135, 16843009) >>> 24)
}
var k = e => 31 - Math.clz32(e & -e)
function A(e, t) {
  let n = e
  for (let e = t; e > 0; e--) n &= n - 1
  return k(n)
}
function Me(e, t, n) {
  const r = O(e)
  return n < r ? A(e, n) : Ee + A(t, n - r)
}
var j = e => 1 << (e - 1)
function M(e) {
  const t = []
  for (let n = e; n !== 0; n &= n - 1) t.push(k(n) + 1)
  return t
}
var Ne = {
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
  Pe = r()(Ne),
  N = { tile: 0, rotate: 1, starter: 2, reveal: 3, deal: 4, keep: 5, action: 6, claim: 7, next: 8, over: 9 },
  Fe = e => te[e.phase],
  P = (e, t) => v(e.slot[((t / 7) | 0) + 1], t % 7),
  F = (e, t) => (e.number[y(t)] - 1) * 7 + b(t)
function Ie(e, t) {
  const n = e.floors[t]
  return n * e.cost[t] + (n * (n - 1)) / 2
}
var I = (e, t) => e.cost[t] + e.floors[t]
function Le(e, t, n, r) {
  ;(e.supply[t] -= r),
    (e.floors[n] += r),
    (e.owner[n] = t),
    (e.held[y(n) * 6 + t] += r),
    T(e.built, 0, n),
    T(e.own, t, n),
    w(e.roofed, 0, n) || T(e.open, t, n)
}
function Re(e, t) {
  const n = e.owner[t],
    r = e.floors[t]
  ;(e.supply[n] += r),
    (e.held[y(t) * 6 + n] -= r),
    (e.floors[t] = 0),
    (e.owner[t] = 0),
    E(e.built, 0, t),
    E(e.own, n, t),
    E(e.open, n, t)
}
function ze(e, t) {
  e.roofs--, T(e.roofed, 0, t), E(e.open, e.owner[t], t)
}
function Be(e, t) {
  e.roofs++, E(e.roofed, 0, t), e.floors[t] > 0 && T(e.open, e.owner[t], t)
}
var Ve = (e, t) => w(e.roofed, 0, t),
  He = (e, t, n) => w(e.own, t, n),
  L = (e, t) => e.purse[t] - e.fixed.options.minInhabitants,
  Ue = 24
function We(e, t, n) {
  if (e.supply[t] === 0) return 0
  const r = ~D(e.built, 0, n) | D(e.open, t, n),
    i = L(e, t)
  return i >= Ue ? r & 127 : Ge(e, r & 127, n, i)
}
function Ge(e, t, n, r) {
  let i = 0
  for (let a = t; a !== 0; a &= a - 1) {
    const t = a & -a
    I(e, v(n, k(a))) <= r && (i |= t)
  }
  return i
}
var Ke = e => Number(e.landLeft[1] > 0) + Number(e.landLeft[2] > 0) + Number(e.landLeft[3] > 0)
function qe(e, t, n) {
  let r = e.supply[t],
    i = L(e, t),
    a = 0
  for (let o = D(e.built, 0, n) & ~D(e.own, t, n); o !== 0; o &= o - 1) {
    const t = o & -o,
      s = v(n, k(o))
    e.floors[s] <= r && 2 * Ie(e, s) <= i && (a |= t)
  }
  return a
}
var Je = (e, t, n) => D(e.own, t, n) & D(e.roofed, 0, n)
function Ye(e, t, n, r) {
  return (e.fixed.options.roofTarget === `own` ? e.open[2 * t + r] : e.built[r] & ~e.roofed[r]) & e.lands[2 * n + r]
}
var Xe = (e, t, n) => O(Ye(e, t, n, 0)) + O(Ye(e, t, n, 1)),
  Ze = (e, t) => e.ployPlayed === 0 && e.ploys[t] > 0 && e.hoist !== 7
function Qe(e, t) {
  if (e.working === 0) return !0
  const { passing: n } = e.fixed.options
  return n === `always` || (n === `noFloors` && e.supply[t] === 0)
}
function $e(e, t) {
  if (((e.sites[0] = 0), (e.sites[1] = 0), (e.ruins[0] = 0), (e.ruins[1] = 0), (e.working = 0), e.hoist === 7)) {
    for (let n = 0; n < 7; n++) et(e, t, n)
    return
  }
  let n = e.fixed.options.fallback === `strict`,
    r = e.number[e.hoist]
  for (let i = 0; i < 7; i++) {
    if (et(e, t, e.slot[r]) || (n && e.working !== 0)) return
    r = r === 7 ? 1 : r + 1
  }
}
function et(e, t, n) {
  const r = We(e, t, n),
    i = D(e.own, t, n)
  return (r | i) !== 0 && (ke(e.sites, 0, n, r), ke(e.ruins, 0, n, i), (e.working |= 1 << n), r !== 0)
}
var tt = [
    { number: 1, spaces: [`M4`, `R3`, `R2`, `L4`, `M4`, `B`, `L3`] },
    { number: 2, spaces: [`L4`, `M4`, `L4`, `M3`, `R1`, `R4`, `B`] },
    { number: 3, spaces: [`R4`, `L5`, `B`, `L3`, `M2`, `R3`, `M3`] },
    { number: 4, spaces: [`B`, `M5`, `R4`, `L1`, `L4`, `R3`, `M3`] },
    { number: 5, spaces: [`L4`, `M2`, `R4`, `B`, `M3`, `L2`, `R5`] },
    { number: 6, spaces: [`R4`, `B`, `M1`, `M5`, `R5`, `L3`, `L3`] },
    { number: 7, spaces: [`M4`, `R3`, `L5`, `R2`, `B`, `M4`, `L2`] },
  ],
  nt = [4, 1, 2, 5, 7, 6, 3],
  rt = tt.flatMap(({ spaces: e }) => e),
  it = Uint8Array.from(rt, e => `BMLR`.indexOf(e[0])),
  at = Uint8Array.from(rt, e => (e === `B` ? 5 : Number(e[1]))),
  ot = {
    2: { floors: 20, purse: 30, starterPurse: 33 },
    3: { floors: 17, purse: 30, starterPurse: 33 },
    4: { floors: 14, purse: 30, starterPurse: 33 },
    5: { floors: 12, purse: 30, starterPurse: 32 },
  }
function st(e, t) {
  const n = ct(e, t)
  if (t.layout === `fixed`) {
    for (const e of nt) lt(n, e)
    for (const e of nt) ut(n, 0)
  }
  return n
}
function ct(e, t) {
  const n = Pe.create({ players: e, options: t }),
    { floors: r, purse: i } = ot[e]
  for (const a of o(e)) (n.supply[a] = r), (n.purse[a] = i), (n.ploys[a] = t.ployTokens)
  ;(n.roofs = t.roofs), (n.deck = -1)
  const a = tt.length
  for (let e = 1; e <= m.length; e++) n.landLeft[e] = t.landTokens === `3` ? 3 : a
  return ((n.hoist = 7), (n.phase = N.tile), n)
}
function lt(e, t) {
  ;(e.slot[t] = e.placed), (e.number[e.placed] = t), e.placed++, e.placed === tt.length && (e.phase = N.rotate)
}
function ut(e, t) {
  const n = e.rotated,
    r = 7 * (e.number[n] - 1)
  e.rotation[n] = t
  for (let i = 0; i < 7; i++) {
    const a = v(n, fe(i, t)),
      o = it[r + i]
    ;(e.land[a] = o), (e.cost[a] = at[r + i]), T(e.lands, o, a), o === 0 && T(e.brambles, 0, a)
  }
  e.rotated++, e.rotated < tt.length || (e.fixed.options.start === `random` ? (e.phase = N.starter) : dt(e, 0))
}
function dt(e, t) {
  ;(e.seat = t), (e.purse[t] = ot[e.fixed.players].starterPurse), (e.phase = N.reveal)
}
function ft(e, t) {
  ;(e.deck &= ~j(t)), (e.display[pt(e)] = t)
}
function pt(e) {
  let t = 0
  for (; t < 4 && e.display[t] !== 0; ) t++
  return t
}
function mt(e) {
  let t = 0
  for (; t < e.fixed.players && O(e.dealt[t]) === 4; ) t++
  return t
}
function ht(e) {
  let t = 2 ** 24 - 1
  for (let n = 0; n < e.fixed.players; n++) t &= ~e.dealt[n]
  return t
}
function gt(e, t) {
  const n = ct(e.players, e.options)
  for (const t of e.tiles) lt(n, t)
  for (const t of e.rotations) ut(n, t)
  vt(n, e), yt(n, e), bt(n, e, t)
  for (const { seat: t, inhabitants: r, floors: i, ploys: a, points: o, projects: s } of e.table)
    (n.purse[t] = r), (n.supply[t] = i), (n.ploys[t] = a), (n.points[t] = o), (n.claims[t] = s.length)
  return (
    (n.phase = te.indexOf(e.phase)),
    (n.seat = e.seat),
    (n.round = e.round),
    (n.turns = e.turns),
    (n.played = _t(e.played)),
    (n.actions = e.actions),
    (n.ployPlayed = Number(e.ployPlayed)),
    (n.hoist = e.hoist === null ? 7 : n.slot[e.hoist]),
    (n.anchor = e.anchor === null ? 0 : P(n, e.anchor)),
    (n.claimable = _t(e.claimable.map(t => e.display.indexOf(t)))),
    (n.lastRound = Number(e.lastRound)),
    (n.roofs = e.roofs),
    e.phase === `action` && $e(n, e.seat),
    n
  )
}
var _t = e => e.reduce((e, t) => e | (1 << t), 0)
function vt(e, t) {
  for (const [n, { land: r, bramble: i, owner: a, floors: o, roof: s }] of t.spaces.entries()) {
    const t = P(e, n)
    i && r !== null && ((e.land[t] = m.indexOf(r) + 1), E(e.lands, 0, t), T(e.lands, e.land[t], t)),
      a !== null && Le(e, a, t, o),
      s && ze(e, t)
  }
  for (const [n, r] of m.entries()) e.landLeft[n + 1] = t.landTokens[r]
}
function yt(e, t) {
  for (const [n, r] of t.display.entries()) (e.display[n] = r ?? 0), r !== null && (e.deck &= ~j(r))
  for (const { seat: n, projects: r } of t.table) {
    for (const t of r) e.claimed[n] |= j(t)
    e.deck &= ~e.claimed[n]
  }
}
function bt(e, t, n) {
  const r = e => t.missions.filter(t => t.seat === e),
    i = Array.from({ length: 24 }, (e, t) => t + 1).filter(e => !t.missions.some(t => t.mission === e))
  for (const { seat: a, missionsDealt: o, hasKept: s } of t.table) {
    const t = r(a).map(e => e.mission)
    for (; t.length < o; ) t.push(f(i, n))
    for (const n of t) e.dealt[a] |= j(n)
    if (!s) continue
    const c = r(a).filter(e => e.kept),
      l = c.length > 0 ? c.map(e => e.mission) : [f(t, n), f(t, n)]
    for (const t of l) e.kept[a] |= j(t)
  }
}
var R = (e, t) => Array.from({ length: e }, (e, n) => t(n)),
  xt = R(8, e => ({ kind: `tile`, number: e })),
  St = R(6, e => ({ kind: `rotate`, sixths: e })),
  Ct = R(6, e => ({ kind: `starter`, seat: e })),
  wt = R(33, e => ({ kind: `reveal`, project: e })),
  Tt = R(25, e => ({ kind: `deal`, mission: e })),
  Et = R(25, e => R(25, t => ({ kind: `keep`, missions: [e, t] }))),
  Dt = R(196, e => ({ kind: `construct`, space: e >> 2, land: m[(e & 3) - 1] ?? null })),
  Ot = R(49, e => ({ kind: `abandon`, space: e })),
  kt = { kind: `pass` },
  At = { kind: `move`, by: 1 },
  jt = { kind: `move`, by: -1 },
  Mt = R(2401, e => ({ kind: `roof`, from: Math.floor(e / 49), to: e % 49 })),
  Nt = R(49, e => ({ kind: `invade`, space: e })),
  Pt = R(33, e => ({ kind: `claim`, project: e })),
  Ft = { kind: `decline` },
  It = R(6, e => ({ kind: `next`, seat: e }))
function Lt(e) {
  switch (e.kind) {
    case `tile`:
      return `tile ${e.number}`
    case `rotate`:
      return `rotate ${e.sixths}`
    case `starter`:
      return `starter ${e.seat + 1}`
    case `reveal`:
      return `reveal ${_(e.project)}`
    case `deal`:
      return `deal ${ee(e.mission)}`
    case `keep`:
      return `keep ${ee(e.missions[0])} ${ee(e.missions[1])}`
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
      return `claim ${_(e.project)}`
    case `next`:
      return `next ${e.seat + 1}`
    case `pass`:
    case `decline`:
      return e.kind
  }
}
function Rt(e) {
  const [t, n, r, ...i] = e.split(` `)
  if (!(i.length > 0)) return r === void 0 ? (n === void 0 ? zt(t) : Bt(t, n)) : n === void 0 ? void 0 : Vt(t, n, r)
}
var zt = e => (e === `pass` ? kt : e === `decline` ? Ft : void 0)
function Bt(e, t) {
  switch (e) {
    case `tile`:
      return B(xt, Wt(t, 1, 7))
    case `rotate`:
      return B(St, Wt(t, 0, 5))
    case `starter`:
      return B(Ct, Ut(Wt(t, 1, 6)))
    case `next`:
      return B(It, Ut(Wt(t, 1, 6)))
    case `reveal`:
      return B(wt, V(`P`, t, 32))
    case `claim`:
      return B(Pt, V(`P`, t, 32))
    case `deal`:
      return B(Tt, V(`S`, t, 24))
    case `build`:
      return Ht(t, 0)
    case `abandon`:
      return B(Ot, z(t))
    case `invade`:
      return B(Nt, z(t))
    case `move`:
      return t === `+1` ? At : t === `-1` ? jt : void 0
    default:
      return
  }
}
function Vt(e, t, n) {
  if (e === `build`) return m.includes(n) ? Ht(t, m.indexOf(n) + 1) : void 0
  if (e === `roof`) {
    const [e, r] = [z(t), z(n)]
    return e === void 0 || r === void 0 ? void 0 : Mt[e * 49 + r]
  }
  if (e !== `keep`) return
  const [r, i] = [V(`S`, t, 24), V(`S`, n, 24)]
  return r === void 0 || i === void 0 || r >= i ? void 0 : Et[r][i]
}
function z(e) {
  const [, t, n] = /^([1-7])\.([A-Z]{1,2})$/.exec(e) ?? [],
    r = p.indexOf(n)
  return t === void 0 || r < 0 ? void 0 : (Number(t) - 1) * 7 + r
}
function Ht(e, t) {
  const n = z(e)
  return n === void 0 ? void 0 : Dt[n * 4 + t]
}
var B = (e, t) => (t === void 0 ? t : e[t]),
  Ut = e => (e === void 0 ? e : e - 1),
  Wt = (e, t, n) => (/^\d$/.test(e) && Number(e) >= t && Number(e) <= n ? Number(e) : void 0)
function V(e, t, n) {
  const r = /^\w\d\d$/.test(t) && t[0] === e ? Number(t.slice(1)) : 0
  return r >= 1 && r <= n ? r : void 0
}
function Gt(e, t, n) {
  e.round++, (e.turns = 0), (e.played = 0), Kt(e, t, n)
}
function Kt(e, t, n) {
  ;(e.seat = t),
    (e.played |= 1 << t),
    (e.actions = e.turns === 0 ? 1 : 2),
    n?.(`everyone`, { kind: `turn`, seat: t, actions: e.actions, round: e.round }),
    qt(e, n)
}
function qt(e, t) {
  ;(e.ployPlayed = 0), (e.phase = N.action), Jt(e, t)
}
function Jt(e, t) {
  const n = e.seat
  $e(e, n), e.working !== 0 || Ze(e, n) || (t?.(`everyone`, { kind: `passed`, seat: n, forced: !0 }), Yt(e, t))
}
function H(e, t, n) {
  const r = b(t)
  n && r !== e.hoist && n(`everyone`, { kind: `hoist`, region: e.number[r] }),
    (e.hoist = r),
    (e.anchor = 0),
    (e.claimable = 0),
    Yt(e, n)
}
function Yt(e, t) {
  e.actions--, e.actions > 0 ? qt(e, t) : Xt(e, t)
}
function Xt(e, t) {
  const { players: n, options: r } = e.fixed,
    i = e.seat
  if ((e.turns++, n === 2)) {
    e.turns < 2 * r.twoPlayerLaps ? Kt(e, d(i, 2), t) : Qt(e, t)
    return
  }
  const a = Zt(e),
    o = O(a)
  o === 0 ? Qt(e, t) : o === 1 ? Kt(e, k(a), t) : (e.phase = N.next)
}
var Zt = e => ((1 << e.fixed.players) - 1) & ~e.played
function Qt(e, t) {
  for (let n = 1; n <= 7; n++) nn(e, n, t)
  t?.(`everyone`, { kind: `round-over`, round: e.round }),
    e.lastRound === 1 || e.round === e.fixed.options.roundCap ? $t(e, t) : Gt(e, e.seat, t)
}
function $t(e, t) {
  ;(e.phase = N.over), t?.(`everyone`, { kind: `missions-shown`, missions: en(e) })
}
var en = e => o(e.fixed.players).flatMap(t => M(e.kept[t]).map(e => ({ seat: t, mission: e })))
function tn(e, t) {
  let n = 1,
    r = 0
  for (let i = 0; i < e.fixed.players; i++) {
    const a = e.held[t * 6 + i]
    a > n && (r = 0), a >= n && ((n = a), (r |= 1 << i))
  }
  return r
}
function nn(e, t, n) {
  const r = tn(e, e.slot[t]),
    i = O(r)
  if (i === 0 || (i > 2 && e.fixed.options.controlTie === `twoOnly`)) return
  const a = i === 1 ? 2 : 1
  for (let t = r; t !== 0; t &= t - 1) e.purse[k(t)] += a
  n?.(`everyone`, { kind: `control`, region: t, seats: U(r), gain: a })
}
function U(e) {
  const t = []
  for (let n = e; n !== 0; n &= n - 1) t.push(k(n))
  return t
}
var rn = {
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
function an(e, t, n) {
  const [r, i] = rn[n.kind]
  if (Fe(e) !== r) return a(`not-now`, i)
  switch (n.kind) {
    case `tile`:
    case `rotate`:
    case `starter`:
    case `reveal`:
    case `deal`:
      return on(e, n)
    case `keep`:
      return sn(e, t, n)
    case `construct`:
      return G(n.space) ?? un(e, n)
    case `abandon`:
      return G(n.space) ?? fn(e, n)
    case `pass`:
      return Qe(e, e.seat) ? void 0 : a(`must-act`, `B-ACT-04`)
    case `move`:
      return pn(e)
    case `roof`:
      return G(n.from) ?? G(n.to) ?? pn(e) ?? mn(e, n)
    case `invade`:
      return G(n.space) ?? pn(e) ?? hn(e, n)
    case `claim`:
      return gn(e, n)
    case `decline`:
      return
    case `next`:
      return _n(e, n)
  }
}
var W = (e, t, n) => Number.isInteger(e) && e >= t && e <= n,
  G = e => (W(e, 0, 48) ? void 0 : a(`no-such-thing`, `B-GEO-01`, { number: e }))
function on(e, t) {
  switch (t.kind) {
    case `tile`:
      if (!W(t.number, 1, 7)) return a(`no-such-thing`, `B-SET-02`, { number: t.number })
      for (let n = 0; n < e.placed; n++)
        if (e.number[n] === t.number) return a(`tile-placed`, `B-SET-02`, { region: t.number })
      return
    case `rotate`:
      return W(t.sixths, 0, 5) ? void 0 : a(`no-such-thing`, `B-SET-02`, { number: t.sixths })
    case `starter`:
      return W(t.seat, 0, e.fixed.players - 1) ? void 0 : a(`no-such-thing`, `B-SET-04`, { number: t.seat + 1 })
    case `reveal`:
      return W(t.project, 1, 32) && (e.deck & j(t.project)) !== 0
        ? void 0
        : a(`project-not-in-deck`, `B-SET-05`, { project: _(t.project) })
    case `deal`:
      return W(t.mission, 1, 24) && (ht(e) & j(t.mission)) !== 0
        ? void 0
        : a(`mission-gone`, `B-SET-06`, { mission: ee(t.mission) })
  }
}
function sn(e, t, { missions: [n, r] }) {
  const i = e.dealt[t]
  for (const e of [n, r])
    if (!(W(e, 1, 24) && (i & j(e)) !== 0)) return a(`mission-not-yours`, `B-SET-06`, { mission: ee(e) })
  return n < r ? void 0 : a(`no-such-thing`, `B-SET-06`, { number: r })
}
var cn = (e, t) => !!(e.working & (1 << y(t)))
function ln(e, t, n) {
  const r = e.hoist === 7 ? 0 : e.number[e.hoist]
  return a(`outside-region`, n, { space: h(t), hoist: r })
}
function un(e, { space: t, land: n }) {
  const r = e.seat,
    i = P(e, t)
  if (!cn(e, i)) return ln(e, t, `B-ACT-03`)
  if (e.floors[i] > 0) {
    const n = e.owner[i]
    if (n !== r) return a(`rival-building`, `B-BLD-04`, { space: h(t), owner: n })
    if (Ve(e, i)) return a(`roofed`, `B-BLD-04`, { space: h(t) })
  }
  const o = e.land[i] === 0
  return o && n === null
    ? a(`land-needed`, `B-NEW-02`, { space: h(t) })
    : !o && n !== null
      ? a(`land-fixed`, `B-NEW-02`, { space: h(t) })
      : n !== null && e.landLeft[m.indexOf(n) + 1] === 0
        ? a(`land-gone`, `B-NEW-02`, { land: n })
        : e.supply[r] === 0
          ? a(`no-floors`, `B-NEW-04`)
          : dn(e, r, I(e, i), e.floors[i] === 0 ? `B-NEW-04` : `B-BLD-05`)
}
function dn(e, t, n, r) {
  if (n <= L(e, t)) return
  const { minInhabitants: i } = e.fixed.options
  return a(`too-dear`, r, { cost: n, inhabitants: e.purse[t], keep: i })
}
function fn(e, { space: t }) {
  const n = P(e, t)
  return He(e, e.seat, n)
    ? cn(e, n)
      ? void 0
      : ln(e, t, `B-ACT-03`)
    : a(`not-your-building`, `B-ABN-01`, { space: h(t) })
}
function pn(e) {
  return e.hoist === 7
    ? a(`no-hoist-yet`, `B-ACT-06`)
    : e.ployPlayed === 1
      ? a(`ploy-played`, `B-PLY-01`)
      : e.ploys[e.seat] === 0
        ? a(`no-ploy-left`, `B-PLY-01`)
        : void 0
}
function mn(e, { from: t, to: n }) {
  const [r, i] = [P(e, t), P(e, n)]
  if (y(r) !== e.hoist) return ln(e, t, `B-PLY-06`)
  if (!He(e, e.seat, r)) return a(`not-your-building`, `B-PLY-06`, { space: h(t) })
  if (!Ve(e, r)) return a(`no-roof-there`, `B-PLY-06`, { space: h(t) })
  if (!(e.fixed.options.roofTarget === `any` && e.floors[i] > 0) && !He(e, e.seat, i))
    return a(`not-your-building`, `B-PLY-06`, { space: h(n) })
  if (Ve(e, i)) return a(`roofed`, `B-PLY-06`, { space: h(n) })
  if (e.land[r] !== e.land[i]) return a(`other-land`, `B-PLY-06`, { space: h(n) })
}
function hn(e, { space: t }) {
  const n = e.seat,
    r = P(e, t)
  return y(r) === e.hoist
    ? e.floors[r] > 0 && e.owner[r] !== n
      ? e.floors[r] > e.supply[n]
        ? a(`no-floors`, `B-PLY-11`)
        : dn(e, n, 2 * Ie(e, r), `B-PLY-11`)
      : a(`no-rival-there`, `B-PLY-08`, { space: h(t) })
    : ln(e, t, `B-PLY-08`)
}
function gn(e, { project: t }) {
  const n = e.display.indexOf(t)
  if (n < 0 || t === 0) return a(`not-displayed`, `B-PRJ-01`, { project: _(t) })
  if (!(e.claimable & (1 << n))) return a(`not-fulfilled`, `B-PRJ-03`, { project: _(t) })
}
function _n(e, { seat: t }) {
  return W(t, 0, e.fixed.players - 1)
    ? Zt(e) & (1 << t)
      ? void 0
      : a(`had-a-turn`, `B-RND-03`, { seat: t })
    : a(`no-such-thing`, `B-SET-01`, { number: t + 1 })
}
var vn = e => ({ floors: Number(e[0]), land: e[1] ?? null }),
  K = (e, t = `anywhere`) => ({ shape: `single`, cell: vn(e), where: t }),
  q = (e, t, n = {}) => ({ shape: e, cells: t.split(`+`).map(vn), sum: n.sum ?? 0, lands: n.lands ?? `any` }),
  J = (e, t) => ({ points: e, objective: t }),
  yn = [
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
  bn = e => yn[e - 1].points,
  xn = ({ land: e }) => (e === null ? 0 : m.indexOf(e) + 1),
  Y = (e, t, n, r) => e.floors[t] >= n && (r === 0 || e.land[t] === r)
function Sn({ shape: e, cells: t, sum: n, lands: r }) {
  const i = Te[e][2],
    a = Ae(e => i.filter(t => t.includes(e)).map(t => t.find(t => t !== e))),
    [o, s] = [t[0], t[1]],
    [c, l, u, d] = [o.floors, s.floors, xn(o), xn(s)],
    f = (e, t, i) =>
      ((Y(e, t, c, u) && Y(e, i, l, d)) || (Y(e, i, c, u) && Y(e, t, l, d))) &&
      e.floors[t] + e.floors[i] >= n &&
      (r === `any` || (e.land[t] === e.land[i]) == (r === `same`))
  return (e, t, n) => {
    for (let r = 0; r < 2; r++) {
      let i = e.open[2 * t + r] & a[2 * n + r]
      for (; i !== 0; i &= i - 1) if (f(e, n, r * 28 + k(i))) return !0
    }
    return !1
  }
}
function Cn({ shape: e, cells: t, sum: n, lands: r }) {
  const i = Te[e][3],
    a = x.map(e => Uint8Array.from(i.filter(t => t.includes(e)).flatMap(t => t.filter(t => t !== e)))),
    o = Ae(e => [...a[e]]),
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
    if (O(r) + O(i) < 2) return !1
    const s = a[n]
    for (let r = 0; r < s.length; r += 2) {
      const i = s[r],
        a = s[r + 1]
      if (w(e.open, t, i) && w(e.open, t, a) && d(e, n, i, a)) return !0
    }
    return !1
  }
}
function wn({ cell: e, where: t }) {
  const [n, r] = [e.floors, xn(e)]
  switch (t) {
    case `anywhere`:
      return (e, t, i) => Y(e, i, n, r)
    case `centreSpace`:
      return (e, t, i) => b(i) === 0 && Y(e, i, n, r)
    case `centreRegion`:
      return (e, t, i) => y(i) === 0 && Y(e, i, n, r)
    case `bramble`:
      return (e, t, i) => w(e.brambles, 0, i) && Y(e, i, n, r)
  }
}
var Tn = (e, t) => (n, r, i) => {
    const a = n.floors[i]
    if (a < e) return !1
    let o = 0
    for (let e = 0; e < 2; e++) {
      let t = n.built[e] & ~n.own[2 * r + e] & je[2 * i + e]
      for (; t !== 0; t &= t - 1) n.floors[e * 28 + k(t)] < a && o++
    }
    return o >= t
  },
  En = e => (t, n, r) => {
    const i = t.floors[r]
    if (i < e) return !1
    for (let e = 0; e < 49; e++) if (t.floors[e] >= i && e !== r) return !1
    return !0
  },
  Dn = e => (t, n) => {
    let r = 0
    for (let e = 0; e < 7; e++) D(t.open, n, e) !== 0 && r++
    return r >= e
  }
function On(e) {
  switch (e.shape) {
    case `single`:
      return wn(e)
    case `overlook`:
      return Tn(e.floors, e.rivals)
    case `landmark`:
      return En(e.floors)
    case `spread`:
      return Dn(e.regions)
    default:
      return e.cells.length === 2 ? Sn(e) : Cn(e)
  }
}
var kn = yn.map(({ objective: e }) => On(e)),
  An = (e, t, n, r) => kn[r - 1](e, t, n)
function jn(e, t, n, r) {
  const i = e.seat,
    a = P(e, t),
    o = I(e, a)
  ;(e.purse[i] -= o),
    n !== null && Mn(e, a, n, r),
    Le(e, i, a, 1),
    r?.(`everyone`, { kind: `built`, seat: i, space: t, floors: e.floors[a], cost: o }),
    Rn(e, a, 1, r)
}
function Mn(e, t, n, r) {
  const i = n === `M` ? 1 : n === `L` ? 2 : 3
  e.fixed.options.landTokens === `3` && e.landLeft[i]--,
    (e.land[t] = i),
    E(e.lands, 0, t),
    T(e.lands, i, t),
    r?.(`everyone`, { kind: `cleared`, seat: e.seat, space: F(e, t), land: n })
}
function Nn(e, t, n) {
  const r = e.seat,
    i = P(e, t),
    a = 2 * Ie(e, i)
  n?.(`everyone`, { kind: `abandoned`, seat: r, space: t, floors: e.floors[i], gain: a }),
    (e.purse[r] += a),
    Re(e, i),
    Ve(e, i) && Be(e, i),
    H(e, i, n)
}
function Pn(e, t, n) {
  const r = e.seat,
    i = P(e, t),
    a = e.owner[i],
    o = e.floors[i],
    s = 2 * Ie(e, i)
  Ln(e),
    (e.purse[r] -= s),
    (e.purse[a] += s),
    Re(e, i),
    e.fixed.options.invasionRoof === `removed` && Ve(e, i) && Be(e, i),
    Le(e, r, i, o),
    n?.(`everyone`, { kind: `invaded`, seat: r, rival: a, space: t, cost: s }),
    Rn(e, i, e.fixed.options.invasionClaims ? o : 0, n)
}
function Fn(e, t, n) {
  Ln(e),
    (e.hoist = e.slot[((e.number[e.hoist] + t + 6) % 7) + 1]),
    n?.(`everyone`, { kind: `moved`, seat: e.seat, region: e.number[e.hoist] }),
    Jt(e, n)
}
function In(e, t, n, r) {
  Ln(e), Be(e, P(e, t)), ze(e, P(e, n)), r?.(`everyone`, { kind: `roof-moved`, seat: e.seat, from: t, to: n }), Jt(e, r)
}
function Ln(e) {
  e.ploys[e.seat]--, (e.ployPlayed = 1)
}
function Rn(e, t, n, r) {
  const i = e.seat
  e.supply[i] === 0 && e.lastRound === 0 && ((e.lastRound = 1), r?.(`everyone`, { kind: `last-round`, seat: i }))
  const a = n === 0 ? 0 : zn(e, i, t, n)
  a === 0 ? H(e, t, r) : ((e.anchor = t), (e.claimable = a), (e.phase = N.claim))
}
function zn(e, t, n, r) {
  if (e.roofs === 0 || !w(e.open, t, n)) return 0
  let i = 0
  for (let r = 0; r < 4; r++) {
    const a = e.display[r]
    a !== 0 && An(e, t, n, a) && (i |= 1 << r)
  }
  return i === 0 || e.fixed.options.claimRule === `participates` ? i : Bn(e, t, n, i, r)
}
function Bn(e, t, n, r, i) {
  if (e.floors[n] === i) return r
  let a = r
  e.floors[n] -= i
  for (let r = 0; r < 4; r++) a & (1 << r) && An(e, t, n, e.display[r]) && (a &= ~(1 << r))
  return ((e.floors[n] += i), a)
}
function Vn(e, t, n) {
  const r = e.seat,
    i = bn(t)
  ;(e.points[r] += i), e.claims[r]++, (e.claimed[r] |= j(t)), ze(e, e.anchor)
  for (let n = 0; n < 4; n++) e.display[n] === t && (e.display[n] = 0)
  n?.(`everyone`, { kind: `claimed`, seat: r, project: t, points: i, space: F(e, e.anchor) }),
    (e.claimable = 0),
    e.deck === 0 ? H(e, e.anchor, n) : (e.phase = N.reveal)
}
function Hn(e, t) {
  t?.(`everyone`, { kind: `declined`, seat: e.seat }), H(e, e.anchor, t)
}
function Un(e, t) {
  const n = []
  for (let t = 0, r = qn(e); t < r; t++) n.push(Jn(e, t))
  if ((Qe(e, t) && n.push(kt), Ze(e, t))) for (let r = 0, i = Xn(e, t); r < i; r++) n.push(Zn(e, t, r))
  return n
}
function Wn(e, t, n) {
  const r = qn(e),
    i = +!!Qe(e, t),
    a = Ze(e, t) ? Xn(e, t) : 0,
    o = n.below(r + i + a)
  return o < r ? Jn(e, o) : o < r + i ? kt : Zn(e, t, o - r - i)
}
var Gn = (e, t) => e.sites[t] & e.lands[0 + t],
  Kn = (e, t) => O(e) + O(t)
function qn(e) {
  const t = Kn(Gn(e, 0), Gn(e, 1))
  return Kn(e.sites[0], e.sites[1]) + t * (Ke(e) - 1) + Kn(e.ruins[0], e.ruins[1])
}
function Jn(e, t) {
  const n = Gn(e, 0),
    r = Gn(e, 1),
    i = e.sites[0] & ~n,
    a = e.sites[1] & ~r,
    o = Kn(i, a)
  if (t < o) return Dt[4 * F(e, Me(i, a, t))]
  const s = Ke(e),
    c = Kn(n, r) * s,
    l = t - o
  return l >= c ? Ot[F(e, Me(e.ruins[0], e.ruins[1], l - c))] : Dt[4 * F(e, Me(n, r, (l / s) | 0)) + Yn(e, l % s)]
}
function Yn(e, t) {
  let n = 1
  for (let r = t; e.landLeft[n] === 0 || r-- > 0; n++);
  return n
}
function Xn(e, t) {
  let n = 2 + O(qe(e, t, e.hoist))
  for (let r = Je(e, t, e.hoist); r !== 0; r &= r - 1) n += Xe(e, t, e.land[v(e.hoist, k(r))])
  return n
}
function Zn(e, t, n) {
  if (n < 2) return n === 0 ? At : jt
  let r = qe(e, t, e.hoist),
    i = n - 2
  if (i < O(r)) return Nt[F(e, v(e.hoist, A(r, i)))]
  i -= O(r)
  for (let n = Je(e, t, e.hoist); ; n &= n - 1) {
    const r = v(e.hoist, k(n)),
      a = e.land[r],
      o = Xe(e, t, a)
    if (i < o) {
      const n = Me(Ye(e, t, a, 0), Ye(e, t, a, 1), i)
      return Mt[49 * F(e, r) + F(e, n)]
    }
    i -= o
  }
}
var Qn = (e, t) => Pe.copy(e, t),
  $n = Array.from({ length: 64 }, (e, t) => ({ kind: `decide`, seats: U(t) }))
function er(e) {
  let t = 0
  for (let n = 0; n < e.fixed.players; n++) e.kept[n] === 0 && (t |= 1 << n)
  return t
}
function tr(e) {
  const { phase: t } = e
  return t < N.keep ? c : t === N.over ? i : t === N.keep ? $n[er(e)] : s(e.seat)
}
function nr(e, t) {
  switch (e.phase) {
    case N.keep: {
      const n = M(e.dealt[t])
      return n.flatMap(e => n.filter(t => t > e).map(t => Et[e][t]))
    }
    case N.action:
      return Un(e, t)
    case N.claim:
      return [...[0, 1, 2, 3].filter(t => !!(e.claimable & (1 << t))).map(t => Pt[e.display[t]]), Ft]
    case N.next:
      return U(Zt(e)).map(e => It[e])
    default:
      return []
  }
}
function rr(e) {
  return ir(e).map(e => ({ item: e, weight: 1 }))
}
function ir(e) {
  switch (e.phase) {
    case N.tile:
      return M(ar(e)).map(e => xt[e])
    case N.rotate:
      return [...St]
    case N.starter:
      return Ct.slice(0, e.fixed.players)
    case N.reveal:
      return M(e.deck).map(e => wt[e])
    case N.deal:
      return M(ht(e)).map(e => Tt[e])
    default:
      return []
  }
}
function ar(e) {
  let t = 127
  for (let n = 0; n < e.placed; n++) t &= ~j(e.number[n])
  return t
}
function or(e, t, n) {
  switch (e.phase) {
    case N.tile:
      return xt[sr(ar(e), n)]
    case N.rotate:
      return St[n.below(6)]
    case N.starter:
      return Ct[n.below(e.fixed.players)]
    case N.reveal:
      return wt[sr(e.deck, n)]
    case N.deal:
      return Tt[sr(ht(e), n)]
    case N.keep: {
      const r = e.dealt[t],
        i = sr(r, n),
        a = sr(r & ~j(i), n)
      return i < a ? Et[i][a] : Et[a][i]
    }
    case N.action:
      return Wn(e, t, n)
    case N.claim: {
      const t = n.below(O(e.claimable) + 1)
      return t === O(e.claimable) ? Ft : Pt[e.display[A(e.claimable, t)]]
    }
    case N.next: {
      const t = Zt(e)
      return It[A(t, n.below(O(t)))]
    }
    default:
      throw Error(`Nothing to sample: the game is over.`)
  }
}
var sr = (e, t) => A(e, t.below(O(e))) + 1
function cr(e, t, n, r) {
  switch (n.kind) {
    case `construct`:
      jn(e, n.space, n.land, r)
      return
    case `abandon`:
      Nn(e, n.space, r)
      return
    case `pass`:
      r?.(`everyone`, { kind: `passed`, seat: t, forced: !1 }), Yt(e, r)
      return
    case `move`:
      Fn(e, n.by, r)
      return
    case `roof`:
      In(e, n.from, n.to, r)
      return
    case `invade`:
      Pn(e, n.space, r)
      return
    case `claim`:
      Vn(e, n.project, r)
      return
    case `decline`:
      Hn(e, r)
      return
    case `next`:
      Kt(e, n.seat, r)
      return
    case `reveal`:
      lr(e, n.project, r)
      return
    case `keep`:
      dr(e, t, n.missions, r)
      return
    case `deal`:
      ur(e, n.mission, r)
      return
    case `tile`:
      r?.(`everyone`, { kind: `tile`, slot: p[e.placed], region: n.number }), lt(e, n.number)
      return
    case `rotate`:
      r?.(`everyone`, { kind: `rotated`, slot: p[e.rotated], sixths: n.sixths }), ut(e, n.sixths)
      return
    case `starter`:
      r?.(`everyone`, { kind: `starter`, seat: n.seat }), dt(e, n.seat)
      return
  }
}
function lr(e, t, n) {
  n?.(`everyone`, { kind: `revealed`, project: t, place: pt(e) }),
    ft(e, t),
    e.round > 0 ? H(e, e.anchor, n) : pt(e) === 4 && (e.phase = N.deal)
}
function ur(e, t, n) {
  const r = mt(e)
  ;(e.dealt[r] |= j(t)), n?.(r, { kind: `dealt`, mission: t }), mt(e) === e.fixed.players && (e.phase = N.keep)
}
function dr(e, t, n, r) {
  ;(e.kept[t] = j(n[0]) | j(n[1])),
    r?.(t, { kind: `kept`, missions: n }),
    r?.(`everyone`, { kind: `chosen`, seat: t }),
    er(e) === 0 && Gt(e, e.seat, r)
}
var fr = [0, 1, 2, 4, 6, 8, 10, 12],
  pr = [0, 1, 3, 7, 10, 13, 16],
  mr = e => ({ counts: `openOnLand`, land: e, points: fr }),
  hr = e => ({ counts: `tallestOpenOnLand`, land: e, points: pr }),
  X = (...e) => ({ counts: `keys`, regions: e, points: [0, 2, 5] }),
  gr = [
    mr(`M`),
    mr(`L`),
    mr(`R`),
    hr(`M`),
    hr(`L`),
    hr(`R`),
    X(1, 2, 4),
    X(2, 3, 5),
    X(3, 4, 6),
    X(4, 5, 7),
    X(5, 6, 1),
    X(6, 7, 2),
    X(7, 1, 3),
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
function _r(e, t, n) {
  const r = gr[n - 1]
  return r.counts === `keys` ? r.regions.reduce((n, i) => n + vr(r, xr(e, t, i)), 0) : vr(r, yr(e, t, r))
}
var vr = ({ points: e }, t) => e[Math.min(t, e.length - 1)]
function yr(e, t, n) {
  switch (n.counts) {
    case `openOnLand`:
      return br(e, t, n.land)
    case `tallestOpenOnLand`:
      return Cr(e, r => w(e.open, t, r) && m[e.land[r] - 1] === n.land)
    case `regionsBuilt`:
      return [0, 1, 2, 3, 4, 5, 6].filter(n => D(e.own, t, n) !== 0).length
    case `onBrambles`:
      return O(e.own[2 * t] & e.brambles[0]) + O(e.own[2 * t + 1] & e.brambles[1])
    case `onCentres`:
      return [0, 1, 2, 3, 4, 5, 6].filter(n => w(e.own, t, 7 * n)).length
    case `tallest`:
      return Sr(e, t)
    case `largestOpenGroup`:
      return Tr(e, t)
    case `evenLands`:
      return Math.min(...m.map(n => br(e, t, n)))
    case `fiveInhabitants`:
      return Math.floor(e.purse[t] / 5)
    case `ploysLeft`:
      return e.ploys[t]
    case `links`:
      return we.filter(([n, r]) => w(e.own, t, n) && w(e.own, t, r)).length
    case `roofed`:
      return O(e.own[2 * t] & e.roofed[0]) + O(e.own[2 * t + 1] & e.roofed[1])
    case `openTwoFloors`:
      return wr(n => w(e.open, t, n) && e.floors[n] >= 2)
  }
}
function br(e, t, n) {
  const r = 2 * (m.indexOf(n) + 1)
  return O(e.open[2 * t] & e.lands[r]) + O(e.open[2 * t + 1] & e.lands[r + 1])
}
function xr(e, t, n) {
  const r = tn(e, e.slot[n])
  return r & (1 << t) ? (O(r) === 1 ? 2 : 1) : 0
}
function Sr(e, t) {
  const n = Cr(e, n => w(e.own, t, n)),
    r = Cr(e, n => !w(e.own, t, n))
  return n === 0 || n < r ? 0 : n === r ? 1 : 2
}
function Cr(e, t) {
  let n = 0
  for (let r = 0; r < 49; r++) e.floors[r] > n && t(r) && (n = e.floors[r])
  return n
}
function wr(e) {
  let t = 0
  for (let n = 0; n < 49; n++) e(n) && t++
  return t
}
function Tr(e, t) {
  let n = Int32Array.of(e.open[2 * t], e.open[2 * t + 1]),
    r = 0
  for (; (n[0] | n[1]) !== 0; ) {
    const e = n[0] === 0 ? 28 + k(n[1]) : k(n[0])
    r = Math.max(r, Er(n, e))
  }
  return r
}
function Er(e, t) {
  const n = new Int32Array(2)
  T(n, 0, t)
  for (let t = 0; ; ) {
    const r = O(n[0]) + O(n[1])
    if (r === t) break
    t = r
    for (let t = 0; t < 49; t++) w(n, 0, t) && ((n[0] |= je[2 * t] & e[0]), (n[1] |= je[2 * t + 1] & e[1]))
  }
  return ((e[0] &= ~n[0]), (e[1] &= ~n[1]), O(n[0]) + O(n[1]))
}
var Dr = [
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
  Z = e => Dr.find(([t]) => e >= t)[1]
function Or(e) {
  return o(e.fixed.players).map(t =>
    l({ projects: e.points[t], missions: kr(e, t), inhabitants: Z(e.purse[t]) }, [e.claims[t], e.purse[t]]),
  )
}
function kr(e, t) {
  let n = 0
  for (let r = e.kept[t]; r !== 0; r &= r - 1) n += _r(e, t, O((r & -r) - 1) + 1)
  return n
}
var Ar = [0, 1, 2, 3, 4, 5, 6],
  jr = [1, 2, 3, 4, 5, 6, 7]
function Mr(e, t) {
  const { players: n, options: r } = e.fixed,
    i = tr(e),
    a = e.rotated === Ar.length,
    s = e.phase === N.action,
    c = e.round > 0 && (e.phase === N.claim || e.phase === N.reveal),
    l = [0, 1, 2, 3]
  return {
    viewer: t,
    options: r,
    players: n,
    phase: Fe(e),
    waiting: i.kind === `decide` ? [...i.seats] : [],
    seat: e.seat,
    round: e.round,
    turns: e.turns,
    played: U(e.played),
    actions: e.actions,
    ployPlayed: e.ployPlayed === 1,
    hoist: e.hoist === 7 ? null : e.number[e.hoist],
    working: s ? jr.filter(t => !!(e.working & (1 << e.slot[t]))) : [],
    anchor: c ? F(e, e.anchor) : null,
    claimable: l.filter(t => !!(e.claimable & (1 << t))).map(t => e.display[t]),
    lastRound: e.lastRound === 1,
    tiles: [...e.number.slice(0, e.placed)],
    rotations: [...e.rotation.slice(0, e.rotated)],
    spaces: a ? Array.from({ length: 49 }, (t, n) => Nr(e, P(e, n))) : [],
    control: a ? jr.map(t => ({ region: t, seats: U(tn(e, e.slot[t])) })) : [],
    landTokens: { M: e.landLeft[1], L: e.landLeft[2], R: e.landLeft[3] },
    roofs: e.roofs,
    display: l.map(t => (e.display[t] === 0 ? null : e.display[t])),
    deck: O(e.deck),
    table: o(n).map(t => Pr(e, t)),
    missions: o(n).flatMap(n => Fr(e, n, t)),
  }
}
function Nr(e, t) {
  const n = e.floors[t]
  return {
    land: m[e.land[t] - 1] ?? null,
    bramble: w(e.brambles, 0, t),
    cost: e.cost[t],
    owner: n > 0 ? e.owner[t] : null,
    floors: n,
    roof: w(e.roofed, 0, t),
  }
}
var Pr = (e, t) => ({
  seat: t,
  inhabitants: e.purse[t],
  floors: e.supply[t],
  ploys: e.ploys[t],
  projects: M(e.claimed[t]),
  points: e.points[t],
  inhabitantPoints: Z(e.purse[t]),
  missionsDealt: O(e.dealt[t]),
  hasKept: e.kept[t] !== 0,
})
function Fr(e, t, n) {
  return M(t === n ? e.dealt[t] : e.phase === N.over ? e.kept[t] : 0).map(n => ({
    seat: t,
    mission: n,
    kept: (e.kept[t] & j(n)) !== 0,
    worth: _r(e, t, n),
  }))
}
var Q = -1
function Ir(e, t, n) {
  for (let r = 0; r < 49; r++) {
    const i = e.floors[r]
    n[r] = i === 0 || w(e.open, t, r) ? i : Q
  }
  return n
}
function Lr(e, t, n, r) {
  const i = Rr(e, t, n, yn[r - 1].objective)
  return Math.min(9, Math.max(1, i))
}
function Rr(e, t, n, r) {
  switch (r.shape) {
    case `single`:
      return Br(e, n, r)
    case `overlook`:
      return Kr(e, t, n, r.floors, r.rivals)
    case `landmark`:
      return qr(e, n, r.floors)
    case `spread`:
      return r.regions - Jr(e, t)
    case `twoRegions`:
      return Gr(e, n, r)
    default:
      return r.cells.length === 2 ? Vr(e, n, r) : Hr(e, n, r)
  }
}
var zr = (e, t, n) => n === null || e.land[t] === 0 || m[e.land[t] - 1] === n
function $(e, t, n, { floors: r, land: i }) {
  const a = t[n]
  return a === Q || !zr(e, n, i) ? 9 : a < r ? r - a : 0
}
function Br(e, t, n) {
  let r = 9
  for (let i = 0; i < 49; i++) {
    const { where: a } = n
    ;(a === `centreSpace` && b(i) !== 0) ||
      (a === `centreRegion` && y(i) !== 0) ||
      (a === `bramble` && !w(e.brambles, 0, i)) ||
      (r = Math.min(r, $(e, t, i, n.cell)))
  }
  return r
}
function Vr(e, t, { shape: n, cells: r }) {
  let [i, a] = [r[0], r[1]],
    o = 9
  for (const r of Te[n][2]) {
    const [n, s] = [r[0], r[1]]
    if (t[n] === Q || t[s] === Q) continue
    const c = $(e, t, n, i) + $(e, t, s, a),
      l = $(e, t, n, a) + $(e, t, s, i)
    o = Math.min(o, c, l)
  }
  return o
}
function Hr(e, t, { shape: n, cells: r, sum: i, lands: a }) {
  let o = r.reduce((e, t) => e + t.floors, 0),
    s = 9
  for (const r of Te[n][3]) {
    const [n, c, l] = [t[r[0]], t[r[1]], t[r[2]]]
    if (n === Q || c === Q || l === Q || (a === `different` && !Ur(e, r))) continue
    const u = o === 3 ? Number(n === 0) + Number(c === 0) + Number(l === 0) : Wr(n, c, l)
    s = Math.min(s, u + Math.max(0, i - n - c - l - u))
  }
  return s
}
function Ur(e, t) {
  const [n, r, i] = [e.land[t[0]], e.land[t[1]], e.land[t[2]]],
    a = (e, t) => e === t && e !== 0
  return !a(n, r) && !a(r, i) && !a(n, i)
}
function Wr(e, t, n) {
  const r = Math.max(e, t, n),
    i = Math.min(e, t, n)
  return Math.max(0, 3 - r) + Math.max(0, 2 - (e + t + n - r - i)) + Math.max(0, 1 - i)
}
function Gr(e, t, { cells: n, lands: r }) {
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
function Kr(e, t, n, r, i) {
  let a = 9
  for (let o = 0; o < 49; o++) {
    const s = n[o]
    if (s !== Q)
      for (let n = Math.max(r, s); n - s < a; n++) {
        let r = 0
        for (const i of ve[o]) {
          const a = e.floors[i]
          a > 0 && a < n && e.owner[i] !== t && r++
        }
        r >= i && (a = n - s)
      }
  }
  return a
}
function qr(e, t, n) {
  let [r, i] = [0, 0]
  for (let t = 0; t < 49; t++) {
    const n = e.floors[t]
    n > r ? ([r, i] = [n, r]) : n > i && (i = n)
  }
  let a = 9
  for (let e = 0; e < 49; e++) {
    const o = t[e]
    o !== Q && (a = Math.min(a, Math.max(n, (o === r ? i : r) + 1) - o))
  }
  return a
}
function Jr(e, t) {
  let n = 0
  for (let r = 0; r < 7; r++) D(e.open, t, r) !== 0 && n++
  return n
}
function Yr(e) {
  if (e.lastRound === 1) return 0
  let { players: t, options: n } = e.fixed,
    r = t === 2 ? 2 * n.twoPlayerLaps : t,
    i = 99
  for (const n of o(t)) i = Math.min(i, e.supply[n])
  return Math.min((i * t) / (2 * r - 1), n.roundCap - e.round + 1)
}
function Xr(e) {
  const t = o(e.fixed.players),
    n = Yr(e),
    r = Math.min(1, n / 3),
    i = t.map(t => ti(e, t)),
    a = ni(e),
    s = (e, t) => (e.reduce((e, t) => e + t, 0) - e[t]) / (e.length - 1),
    c = t.map(t => e.ploys[t])
  return t.map(
    t =>
      e.points[t] +
      0.9 * Zr(e, t, r) +
      Qr(e, t, r) +
      (i[t] - s(i, t)) * Math.min(1, 0.4 + n / 3) * Number(n > 0) +
      a[t] * 0.2 * Math.min(n + 0.5, 5) +
      0.6 * r * (c[t] - s(c, t)),
  )
}
function Zr(e, t, n) {
  let r = 0
  for (const [i, a] of gr.entries())
    e.kept[t] & (1 << i) && (r += _r(e, t, i + 1) * (a.counts === `fiveInhabitants` ? 1 - 0.8 * n : 1))
  return r
}
function Qr(e, t, n) {
  const r = e.purse[t]
  return (
    (n > 0.3 ? (Z(Math.max(0, r - 2)) + Z(r) + Z(r + 2)) / 3 : Z(r)) - 0.18 * n * Math.max(0, 4 * (e.supply[t] + 1) - r)
  )
}
var $r = [0, 0.42, 0.2, 0.09, 0.04, 0.02, 0, 0, 0, 0],
  ei = new Int8Array(49)
function ti(e, t) {
  Ir(e, t, ei)
  const n = []
  for (let r = 0; r < 4; r++) {
    const i = e.display[r]
    if (i === 0) continue
    const a = Lr(e, t, ei, i)
    a < 9 && n.push(bn(i) * $r[a])
  }
  return n.toSorted((e, t) => t - e).reduce((e, t, n) => e + t * 0.7 ** n, 0)
}
function ni(e) {
  const t = o(e.fixed.players).map(() => 0)
  for (let n = 0; n < 7; n++) {
    const r = tn(e, n)
    for (const e of t.keys()) r & (1 << e) && (t[e] += O(r) === 1 ? 2 : 1)
  }
  return t
}
function ri(e, t, n) {
  if (e.supply[t] === 0) return 0
  let r = 0,
    i = ~D(e.built, 0, n) | D(e.open, t, n)
  for (let a = 0; a < 7; a++) {
    const o = 7 * n + a
    i & (1 << a) && I(e, o) <= L(e, t) && (r = Math.max(r, ii(e, t, o, 1, 0)))
  }
  return r
}
function ii(e, t, n, r, i) {
  if (e.roofs === 0) return 0
  const a = { floors: e.floors[n], land: e.land[n], open: w(e.open, t, n) }
  ;(e.floors[n] = a.floors + r), a.land === 0 && (e.land[n] = i), T(e.open, t, n)
  let o = 0
  for (let r = 0; r < 4; r++) {
    const i = e.display[r]
    i !== 0 && bn(i) > o && An(e, t, n, i) && (o = bn(i))
  }
  return ((e.floors[n] = a.floors), (e.land[n] = a.land), a.open || E(e.open, t, n), o)
}
var ai = { standing: oi, hunch: ci, candidates: ui }
function oi(e, t) {
  if (e.phase === N.over) return si(e, t)
  const n = Xr(e),
    r = 3 + Math.min(6, Yr(e))
  return 1 / n.map(e => Math.exp((e - n[t]) / r)).reduce((e, t) => e + t, 0)
}
function si(e, t) {
  const n = u(Or(e))
  return n[t] === 1 ? 1 / n.filter(e => e === 1).length : 0
}
function ci(e, t, n) {
  switch (n.kind) {
    case `claim`:
      return 2 + bn(n.project)
    case `construct`: {
      const r = P(e, n.space)
      return 0.6 + 0.8 * ii(e, t, r, 1, n.land === null ? 0 : m.indexOf(n.land) + 1) + 2 / (2 + I(e, r))
    }
    case `abandon`:
      return li(e, t, P(e, n.space))
    case `invade`:
      return 0.2 + 0.5 * ii(e, t, P(e, n.space), 0, 0)
    case `move`: {
      const r = ((e.number[e.hoist] + n.by + 6) % 7) + 1
      return 0.25 + 0.5 * ri(e, t, e.slot[r])
    }
    case `roof`:
      return 0.2
    case `next`:
      return 4 / (2 + ri(e, n.seat, e.hoist))
    case `pass`:
    case `decline`:
      return 0.2
    default:
      return 1
  }
}
function li(e, t, n) {
  const r = 2 * Ie(e, n),
    i = L(e, t) < 8 ? 1.5 : 0.3
  return w(e.roofed, 0, n) ? i + r / 20 : i * 0.5
}
function ui(e, t) {
  const n = nr(e, t),
    r = n.filter(n => {
      if (n.kind === `pass`) return e.supply[t] === 0 || e.working === 0
      if (n.kind !== `roof`) return !0
      const r = P(e, n.from)
      return e.supply[t] > 0 && I(e, r) <= L(e, t)
    })
  return r.length > 0 ? r : n
}
var di = {
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
  start: st,
  copy: Qn,
  turn: tr,
  moves: nr,
  sample: or,
  draws: rr,
  refuse: an,
  play: cr,
  scores: Or,
  view: Mr,
  imagine: gt,
  notation: { write: Lt, read: Rt },
}
export { ai as insight, di as brickByBrick }
