var e = e => e & 7,
  t = e => e >> 3,
  n = `abcdefgh`,
  r = r => `${n[e(r)]}${t(r) + 1}`
function i(e) {
  if (/^[a-h][1-8]$/.test(e)) return n.indexOf(e[0]) + 8 * (Number(e[1]) - 1)
}
var a = (n, r, i) => n >= 0 && n < 64 && e(n) < r && t(n) < i
function o(e, t) {
  return Array.from({ length: 64 }, (e, t) => t).filter(n => a(n, e, t))
}
var s = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
]
function c(n, r, i, a) {
  const [o, c] = s[r],
    [l, u] = [e(n) + o, t(n) + c]
  return l >= 0 && u >= 0 && l < i && u < a ? l + 8 * u : void 0
}
var l = (e, t, n, r) => t.map(t => c(e, t, n, r)).filter(e => e !== void 0),
  u = (e, t, n) => l(e, [0, 1, 2, 3, 4, 5, 6, 7], t, n),
  d = (e, t) => e.reduce((e, n) => (n >> 5 === t ? e | (1 << (n & 31)) : e), 0),
  f = Array.from({ length: 64 }, (e, t) => t),
  p = Int32Array.from(f, e => d(u(e, 8, 8), 0)),
  m = Int32Array.from(f, e => d(u(e, 8, 8), 1))
function h(e, t) {
  let n = e - ((e >>> 1) & 1431655765),
    r = t - ((t >>> 1) & 1431655765)
  return (
    (n = (n & 858993459) + ((n >>> 2) & 858993459)),
    (r = (r & 858993459) + ((r >>> 2) & 858993459)),
    (n += r),
    Math.imul((n & 252645135) + ((n >>> 4) & 252645135), 16843009) >>> 24
  )
}
var g = Uint8Array.from(
  { length: 2048 },
  (e, t) => [0, 1, 2, 3, 4, 5, 6, 7].filter(e => ((t >> 3) >> e) & 1)[t & 7] ?? 0,
)
function _(e) {
  let t = e - ((e >>> 1) & 1431655765)
  return ((t = (t & 858993459) + ((t >>> 2) & 858993459)), Math.imul((t + (t >>> 4)) & 252645135, 16843009))
}
function v(e, t, n) {
  let r = e,
    i = _(e),
    a = n,
    o = 0
  a >= i >>> 24 && ((a -= i >>> 24), (r = t), (i = _(t)), (o = 32))
  const s = ((i & 255) - a - 1) >>> 31,
    c = (((i >>> 8) & 255) - a - 1) >>> 31,
    l = (((i >>> 16) & 255) - a - 1) >>> 31,
    u = (s + c + l) << 3,
    d = ((i << 8) >>> u) & 255
  return o + u + g[(((r >>> u) & 255) << 3) + a - d]
}
var y = -16843010,
  b = 2139062143,
  x = -2122219009,
  S = -8289919
function C(e, t) {
  const n = e & (e >>> 1) & b,
    r = t & (t >>> 1) & b,
    i = e & ((e >>> 8) | (t << 24)),
    a = t & (t >>> 8),
    o = n & ((n >>> 8) | (r << 24)),
    s = r & (r >>> 8)
  return h(e, t) - h(n, r) - h(i, a) + h(o, s) + w(e, t)
}
function w(e, t) {
  const n = ((e >>> 8) | (t << 24)) & ((e >>> 9) | (t << 23)) & ((e >>> 7) | (t << 25)),
    r = (t >>> 8) & (t >>> 9) & (t >>> 7)
  if (!((~e & n & (e << 1) & 2122219134) | (~t & r & (t << 1) & 2122219134))) return 0
  let i = 0,
    a = ~e,
    o = ~t,
    s = a & x,
    c = o & S
  for (;;) {
    for (;;) {
      const e = s | ((s << 1) & y) | ((s >>> 1) & b),
        t = c | ((c << 1) & y) | ((c >>> 1) & b),
        n = (e | (e << 8) | (e >>> 8) | (t << 24)) & a,
        r = (t | (t << 8) | (t >>> 8) | (e >>> 24)) & o
      if (n === s && r === c) break
      ;(s = n), (c = r)
    }
    if (((a &= ~s), (o &= ~c), (a | o) === 0)) return i
    i++, (s = a & -a), (c = s === 0 ? o & -o : 0)
  }
}
function T(e, t, n, r) {
  let i = n & -n,
    a = i === 0 ? r & -r : 0
  for (;;) {
    const n = i | ((i << 1) & y) | ((i >>> 1) & b),
      r = a | ((a << 1) & y) | ((a >>> 1) & b),
      o = (n | (i << 8) | (i >>> 8) | (a << 24)) & e,
      s = (r | (a << 8) | (a >>> 8) | (i >>> 24)) & t
    if (o === i && s === a) break
    ;(i = o), (a = s)
  }
  return ((n & ~i) | (r & ~a)) === 0
}
var E = [1, 2, 3],
  D = [`full`, `threehouse`],
  O = [`fixed`, `random`, `custom`, `placement`],
  k = [`off`, `ignoreParks`, `strict`],
  A = ({ owner: e, pips: t }) => `${j[e]}${t}`,
  j = `RBGY`,
  M = [`pips`, `groups`, `crowding`, `privateParks`]
export {
  A as s,
  a as _,
  C as p,
  D as a,
  d as b,
  E as o,
  e as m,
  h as f,
  i as y,
  j as t,
  k as i,
  M as n,
  m as c,
  O as r,
  o as d,
  p as l,
  r as u,
  T as h,
  t as v,
  v as g,
}
