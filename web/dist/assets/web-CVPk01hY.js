import { u as a, m as e, t as i, o as n, v as o, s as r, n as t } from './board-BKqTBDMl.js'
import { i as c, s as d, n as l, a as s, r as u } from './web-board-CgRS_MlV.js'
var f = e => `{${e}, select, 0 {Red} 1 {Blue} 2 {Green} 3 {Yellow} other {{${e}}}}`,
  p = f(`seat`),
  m = f(`winner`),
  h = {
    'seat.0': `Red`,
    'seat.1': `Blue`,
    'seat.2': `Green`,
    'seat.3': `Yellow`,
    'prompt.park': `${p} lays out a park ({parks} to come), such as pc3.`,
    'prompt.luck': `Luck lays out a park ({parks} to come).`,
    'prompt.place': `${p} builds: size and cell, such as 3c2.`,
    'prompt.pass': `${p} has nothing that fits anywhere and must pass with “-”.`,
    'prompt.won': `${m} wins with {total, plural, one {# point} other {# points}}.`,
    'prompt.shared': `{winners} share the win with {total, plural, one {# point} other {# points}} each.`,
    'event.park-placed': `${p} lays out a park on {cell}.`,
    'event.park-fell': `A park is laid out on {cell}.`,
    'event.placed': `${p} builds {pips, select, 1 {a manufactured home} 2 {a family home} other {a high rise}} on {cell}{joined, select, 0 {, a group of its own} 1 {} other {, joining {joined} groups}}.{crowded, select, none {} other { High rises now crowded: {crowded}.}}`,
    'event.passed': `${p} has nothing that fits and passes.`,
    'event.won': `Nobody can build any more. ${m} wins, {totals}.`,
    'event.shared': `Nobody can build any more. {winners} share the win, {totals}.`,
    'refusal.parks-come-first': `The parks are laid out first: a park is written as “pc3”.`,
    'refusal.parks-are-placed': `All parks have been laid out.`,
    'refusal.no-such-cell': `There is no cell {cell} on this board.`,
    'refusal.park-there': `There is a park on {cell}.`,
    'refusal.pyramid-there': `{cell} is taken by {pyramid}.`,
    'refusal.none-left': `There is no {pips, select, 1 {manufactured home} 2 {family home} other {high rise}} left in the stash.`,
    'refusal.high-rise-too-near': `A high rise on {cell} would be near your own on {other}.`,
    'refusal.nobody-near': `A manufactured home on {cell} has no high rise or manufactured home of another colour near it.`,
    'refusal.may-not-pass': `Nobody may pass who can build.`,
    'option.set': `The pyramids: five of each size per seat, or three.`,
    'option.parks': `Where the parks are: in the usual places, anywhere by luck, as agreed, or laid out in turn.`,
    'option.parkCells': `With custom parks, their cells.`,
    'option.privateParks': `Whether a group all around a park scores, and whether parks near other parks count.`,
    'option.privateParkPoints': `What a private park scores.`,
    'option.groupCost': `What each group costs.`,
    'option.crowdingFree': `How many manufactured homes near a high rise do no harm.`,
    'option.crowdingMost': `How much a crowded high rise loses at most.`,
    'line.pips': `pips`,
    'line.groups': `groups`,
    'line.crowding': `crowding`,
    'line.privateParks': `private parks`,
    'board.parks': `parks`,
    'board.score': `score`,
    'board.left': `left to build`,
    'board.you': `you`,
    'board.free': `free`,
    'board.park': `park`,
    'board.pips.1': `manufactured home`,
    'board.pips.2': `family home`,
    'board.pips.3': `high rise`,
  },
  g = e => `{${e}, select, 0 {Rouge} 1 {Bleu} 2 {Vert} 3 {Jaune} other {{${e}}}}`,
  _ = g(`seat`),
  v = g(`winner`),
  y = `{total, plural, one {# point} other {# points}}`,
  b = {
    'seat.0': `Rouge`,
    'seat.1': `Bleu`,
    'seat.2': `Vert`,
    'seat.3': `Jaune`,
    'prompt.park': `${_} aménage un parc (encore {parks}), par exemple pc3.`,
    'prompt.luck': `Le hasard aménage un parc (encore {parks}).`,
    'prompt.place': `${_} construit : taille et case, par exemple 3c2.`,
    'prompt.pass': `${_} ne peut rien placer et doit passer avec « - ».`,
    'prompt.won': `${v} gagne avec ${y}.`,
    'prompt.shared': `{winners} partagent la victoire avec ${y} chacun.`,
    'event.park-placed': `${_} aménage un parc en {cell}.`,
    'event.park-fell': `Un parc est aménagé en {cell}.`,
    'event.placed': `${_} construit {pips, select, 1 {un préfabriqué} 2 {une maison} other {une tour}} en {cell}{joined, select, 0 {, un groupe à part} 1 {} other {, reliant {joined} groupes}}.{crowded, select, none {} other { Tours désormais encombrées : {crowded}.}}`,
    'event.passed': `${_} ne peut rien placer et passe.`,
    'event.won': `Plus personne ne peut construire. ${v} gagne, {totals}.`,
    'event.shared': `Plus personne ne peut construire. {winners} partagent la victoire, {totals}.`,
    'refusal.parks-come-first': `Les parcs viennent d’abord : un parc s’écrit « pc3 ».`,
    'refusal.parks-are-placed': `Tous les parcs sont aménagés.`,
    'refusal.no-such-cell': `Il n’y a pas de case {cell} sur ce plateau.`,
    'refusal.park-there': `Il y a un parc en {cell}.`,
    'refusal.pyramid-there': `{cell} est occupée par {pyramid}.`,
    'refusal.none-left': `Il ne reste pas {pips, select, 1 {de préfabriqué} 2 {de maison} other {de tour}} dans la réserve.`,
    'refusal.high-rise-too-near': `Une tour en {cell} serait proche de la vôtre en {other}.`,
    'refusal.nobody-near': `Un préfabriqué en {cell} n’a près de lui ni tour ni préfabriqué d’une autre couleur.`,
    'refusal.may-not-pass': `Qui peut construire ne peut pas passer.`,
    'option.set': `Les pyramides : cinq de chaque taille par place, ou trois.`,
    'option.parks': `Où sont les parcs : aux places habituelles, au hasard, comme convenu, ou posés tour à tour.`,
    'option.parkCells': `Avec des parcs convenus, leurs cases.`,
    'option.privateParks': `Si un groupe tout autour d’un parc marque, et si les parcs voisins d’autres parcs comptent.`,
    'option.privateParkPoints': `Ce que rapporte un parc privé.`,
    'option.groupCost': `Ce que coûte chaque groupe.`,
    'option.crowdingFree': `Combien de préfabriqués près d’une tour ne font aucun mal.`,
    'option.crowdingMost': `Ce qu’une tour encombrée perd au plus.`,
    'line.pips': `points des pyramides`,
    'line.groups': `groupes`,
    'line.crowding': `encombrement`,
    'line.privateParks': `parcs privés`,
    'board.parks': `parcs`,
    'board.score': `score`,
    'board.left': `à construire`,
    'board.you': `vous`,
    'board.free': `libre`,
    'board.park': `parc`,
    'board.pips.1': `préfabriqué`,
    'board.pips.2': `maison`,
    'board.pips.3': `tour`,
  },
  x = d(s(), 1),
  S = (0, x.createContext)({})
function ee(e) {
  const t = (0, x.useRef)(null)
  return (t.current === null && (t.current = e()), t.current)
}
var te = typeof window < `u` ? x.useLayoutEffect : x.useEffect,
  C = (0, x.createContext)(null)
function w(e, t) {
  e.indexOf(t) === -1 && e.push(t)
}
function T(e, t) {
  const n = e.indexOf(t)
  n > -1 && e.splice(n, 1)
}
var E = (e, t, n) => (n > t ? t : n < e ? e : n),
  D = {},
  O = e => /^-?(?:\d+(?:\.\d+)?|\.\d+)$/u.test(e),
  ne = e => typeof e == `object` && !!e,
  re = e => /^0[^.\s]+$/u.test(e)
function ie(e) {
  let t
  return () => (t === void 0 && (t = e()), t)
}
var k = e => e,
  ae = (...e) => e.reduce((e, t) => n => t(e(n))),
  oe = (e, t, n) => {
    const r = t - e
    return r ? (n - e) / r : 1
  },
  se = class {
    constructor() {
      this.subscriptions = []
    }
    add(e) {
      return (w(this.subscriptions, e), () => this.remove(e))
    }
    remove(e) {
      T(this.subscriptions, e)
    }
    notify(e, t, n) {
      const r = this.subscriptions.length
      if (r) {
        if (r === 1) this.subscriptions[0](e, t, n)
        else
          for (let i = 0; i < r; i++) {
            const r = this.subscriptions[i]
            r && r(e, t, n)
          }
      }
    }
    getSize() {
      return this.subscriptions.length
    }
    clear() {
      this.subscriptions.length = 0
    }
  },
  A = e => e * 1e3,
  j = e => e / 1e3,
  ce = (e, t) => (t ? (1e3 / t) * e : 0),
  le = (e, t, n) => e * (3 * (1 - e) * ((1 - e) * t + e * n) + e * e)
function ue(e, t, n, r) {
  return e === t && n === r
    ? k
    : i => {
        let a = 0,
          o = 1,
          s = i
        for (let t = 0; ; t++) {
          ;(s >= a && s <= o) || (s = (a + o) / 2)
          const r = le(s, e, n) - i
          if (r * r < 1e-28 || t === 40) break
          r > 0 ? (o = s) : (a = s), (s -= (r * 1e-7) / (le(s + 1e-7, e, n) - i - r))
        }
        return le(s, t, r)
      }
}
var de = e => t => (t <= 0.5 ? e(2 * t) / 2 : (2 - e(2 * (1 - t))) / 2),
  fe = e => t => 1 - e(1 - t),
  pe = ue(0.33, 1.53, 0.69, 0.99),
  me = fe(pe),
  he = de(me),
  ge = e => (e >= 1 ? 1 : (e *= 2) < 1 ? 0.5 * me(e) : 0.5 * (2 - 2 ** (-10 * (e - 1)))),
  _e = e => 1 - Math.sin(Math.acos(e)),
  ve = fe(_e),
  ye = de(_e),
  be = ue(0.42, 0, 1, 1),
  xe = ue(0, 0, 0.58, 1),
  Se = ue(0.42, 0, 0.58, 1),
  Ce = e => Array.isArray(e) && typeof e[0] != `number`,
  we = e => Array.isArray(e) && typeof e[0] == `number`,
  Te = {
    linear: k,
    easeIn: be,
    easeInOut: Se,
    easeOut: xe,
    circIn: _e,
    circInOut: ye,
    circOut: ve,
    backIn: me,
    backInOut: he,
    backOut: pe,
    anticipate: ge,
  },
  Ee = e => typeof e == `string`,
  De = e => {
    if (we(e)) {
      const [t, n, r, i] = e
      return ue(t, n, r, i)
    }
    return Ee(e) ? Te[e] : e
  },
  M = { delta: 0, timestamp: 0, isProcessing: !1 },
  Oe
function ke() {
  Oe = void 0
}
var N = {
    now: () => (Oe === void 0 && N.set(M.isProcessing || D.useManualTiming ? M.timestamp : performance.now()), Oe),
    set: e => {
      ;(Oe = e), queueMicrotask(ke)
    },
  },
  Ae = e => Math.round(e * 1e5) / 1e5,
  je = e => t => typeof t == `string` && t.startsWith(e),
  Me = je(`--`),
  Ne = je(`var(--`),
  Pe = e => (Ne(e) ? Fe.test(e.split(`/*`)[0].trim()) : !1),
  Fe = /var\(--(?:[\w-]+\s*|[\w-]+\s*,(?:\s*[^)(\s]|\s*\((?:[^)(]|\([^)(]*\))*\))+\s*)\)$/iu
function Ie(e) {
  return typeof e == `string` && e.split(`/*`)[0].includes(`var(--`)
}
var Le = { test: e => typeof e == `number`, parse: parseFloat, transform: e => e },
  Re = { ...Le, transform: e => E(0, 1, e) },
  ze = { ...Le, default: 1 },
  Be = /-?(?:\d+(?:\.\d+)?|\.\d+)/gu
function Ve(e) {
  return e == null
}
var He =
    /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\((?:-?[\d.]+%?[,\s]+){2}-?[\d.]+%?\s*(?:[,/]\s*)?(?:\b\d+(?:\.\d+)?|\.\d+)?%?\))$/iu,
  Ue = (e, t) => n =>
    !!((typeof n == `string` && He.test(n) && n.startsWith(e)) || (t && !Ve(n) && Object.hasOwn(n, t))),
  We = (e, t, n) => r => {
    if (typeof r != `string`) return r
    const [i, a, o, s] = r.match(Be)
    return { [e]: parseFloat(i), [t]: parseFloat(a), [n]: parseFloat(o), alpha: s === void 0 ? 1 : parseFloat(s) }
  },
  Ge = e => E(0, 255, e),
  Ke = { ...Le, transform: e => Math.round(Ge(e)) },
  qe = {
    test: Ue(`rgb`, `red`),
    parse: We(`red`, `green`, `blue`),
    transform: ({ red: e, green: t, blue: n, alpha: r = 1 }) =>
      `rgba(` + Ke.transform(e) + `, ` + Ke.transform(t) + `, ` + Ke.transform(n) + `, ` + Ae(Re.transform(r)) + `)`,
  },
  Je = (e, t, n) => {
    const r = e.substring(1 + t * n, 1 + (t + 1) * n)
    return n > 1 ? r : r + r
  }
function Ye(e) {
  const t = e.length > 5 ? 2 : 1,
    n = Je(e, 3, t)
  return {
    red: parseInt(Je(e, 0, t), 16),
    green: parseInt(Je(e, 1, t), 16),
    blue: parseInt(Je(e, 2, t), 16),
    alpha: n ? parseInt(n, 16) / 255 : 1,
  }
}
var Xe = { test: Ue(`#`), parse: Ye, transform: qe.transform },
  Ze = e => ({
    test: t => typeof t == `string` && t.endsWith(e) && t.split(` `).length === 1,
    parse: parseFloat,
    transform: t => `${t}${e}`,
  }),
  P = Ze(`deg`),
  F = Ze(`%`),
  I = Ze(`px`),
  Qe = Ze(`vh`),
  $e = Ze(`vw`),
  et = { ...F, parse: e => F.parse(e) / 100, transform: e => F.transform(e * 100) },
  tt = {
    test: Ue(`hsl`, `hue`),
    parse: We(`hue`, `saturation`, `lightness`),
    transform: ({ hue: e, saturation: t, lightness: n, alpha: r = 1 }) =>
      `hsla(` +
      Math.round(e) +
      `, ` +
      F.transform(Ae(t)) +
      `, ` +
      F.transform(Ae(n)) +
      `, ` +
      Ae(Re.transform(r)) +
      `)`,
  },
  L = {
    test: e => qe.test(e) || Xe.test(e) || tt.test(e),
    parse: e => (qe.test(e) ? qe.parse(e) : tt.test(e) ? tt.parse(e) : Xe.parse(e)),
    transform: e => (typeof e == `string` ? e : Object.hasOwn(e, `red`) ? qe.transform(e) : tt.transform(e)),
    getAnimatableNone: e => {
      const t = L.parse(e)
      return ((t.alpha = 0), L.transform(t))
    },
  },
  nt =
    /(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\((?:-?[\d.]+%?[,\s]+){2}-?[\d.]+%?\s*(?:[,/]\s*)?(?:\b\d+(?:\.\d+)?|\.\d+)?%?\))/giu,
  rt = new RegExp(Be.source),
  it = new RegExp(nt.source, `i`)
function at(e) {
  return isNaN(e) && typeof e == `string` && (rt.test(e) || it.test(e))
}
var ot = `number`,
  st = `color`,
  ct = `var`,
  lt = `var(`,
  ut = '${}',
  dt =
    /var\s*\(\s*--(?:[\w-]+\s*|[\w-]+\s*,(?:\s*[^)(\s]|\s*\((?:[^)(]|\([^)(]*\))*\))+\s*)\)|#[\da-f]{3,8}|(?:rgb|hsl)a?\((?:-?[\d.]+%?[,\s]+){2}-?[\d.]+%?\s*(?:[,/]\s*)?(?:\b\d+(?:\.\d+)?|\.\d+)?%?\)|-?(?:\d+(?:\.\d+)?|\.\d+)(?![a-z]*\()/giu
function ft(e) {
  const t = e.toString()
  return rt.test(t) || it.test(t)
}
function pt(e) {
  let t = e.toString(),
    n = [],
    r = { color: [], number: [], var: [] },
    i = [],
    a = 0
  return {
    values: n,
    split: t
      .replace(
        dt,
        e => (
          L.test(e)
            ? (r.color.push(a), i.push(st), n.push(L.parse(e)))
            : e.startsWith(lt)
              ? (r.var.push(a), i.push(ct), n.push(e))
              : (r.number.push(a), i.push(ot), n.push(parseFloat(e))),
          ++a,
          ut
        ),
      )
      .split(ut),
    indexes: r,
    types: i,
  }
}
function mt(e) {
  return pt(e).values
}
function ht({ split: e, types: t }) {
  const n = e.length
  return r => {
    let i = ``
    for (let a = 0; a < n; a++)
      if (((i += e[a]), r[a] !== void 0)) {
        const e = t[a]
        i += e === ot ? Ae(r[a]) : e === st ? L.transform(r[a]) : r[a]
      }
    return i
  }
}
function gt(e) {
  return ht(pt(e))
}
var _t = e => (typeof e == `number` ? 0 : L.test(e) ? L.getAnimatableNone(e) : e),
  vt = (e, t) => (typeof e == `number` ? (t?.trim().endsWith(`/`) ? e : 0) : _t(e))
function yt(e) {
  const t = pt(e)
  return ht(t)(t.values.map((e, n) => vt(e, t.split[n])))
}
var R = { test: at, parse: mt, createTransformer: gt, getAnimatableNone: yt }
function bt(e, t, n) {
  return (
    n < 0 && (n += 1),
    n > 1 && --n,
    n < 1 / 6 ? e + (t - e) * 6 * n : n < 1 / 2 ? t : n < 2 / 3 ? e + (t - e) * (2 / 3 - n) * 6 : e
  )
}
function xt({ hue: e, saturation: t, lightness: n, alpha: r }) {
  ;(e /= 360), (t /= 100), (n /= 100)
  let i = 0,
    a = 0,
    o = 0
  if (!t) i = a = o = n
  else {
    const r = n < 0.5 ? n * (1 + t) : n + t - n * t,
      s = 2 * n - r
    ;(i = bt(s, r, e + 1 / 3)), (a = bt(s, r, e)), (o = bt(s, r, e - 1 / 3))
  }
  return { red: Math.round(i * 255), green: Math.round(a * 255), blue: Math.round(o * 255), alpha: r }
}
function St(e, t) {
  return n => (n > 0 ? t : e)
}
var z = (e, t, n) => e + (t - e) * n,
  Ct = (e, t, n) => {
    const r = e * e,
      i = n * (t * t - r) + r
    return i < 0 ? 0 : Math.sqrt(i)
  },
  wt = [Xe, qe, tt],
  Tt = e => wt.find(t => t.test(e))
function Et(e) {
  const t = Tt(e)
  if (!t) return !1
  let n = t.parse(e)
  return (t === tt && (n = xt(n)), n)
}
var Dt = (e, t) => {
    const n = Et(e),
      r = Et(t)
    if (!n || !r) return St(e, t)
    const i = { ...n }
    return e => (
      (i.red = Ct(n.red, r.red, e)),
      (i.green = Ct(n.green, r.green, e)),
      (i.blue = Ct(n.blue, r.blue, e)),
      (i.alpha = z(n.alpha, r.alpha, e)),
      qe.transform(i)
    )
  },
  Ot = new Set([`none`, `hidden`])
function kt(e, t) {
  return Ot.has(e) ? n => (n <= 0 ? e : t) : n => (n >= 1 ? t : e)
}
function At(e, t) {
  return n => z(e, t, n)
}
function jt(e) {
  return typeof e == `number`
    ? At
    : typeof e == `string`
      ? Pe(e)
        ? St
        : L.test(e)
          ? Dt
          : Ft
      : Array.isArray(e)
        ? Mt
        : typeof e == `object`
          ? L.test(e)
            ? Dt
            : Nt
          : St
}
function Mt(e, t) {
  const n = [...e],
    r = n.length,
    i = e.map((e, n) => jt(e)(e, t[n]))
  return e => {
    for (let t = 0; t < r; t++) n[t] = i[t](e)
    return n
  }
}
function Nt(e, t) {
  const n = { ...e, ...t },
    r = {}
  for (const i in n) e[i] !== void 0 && t[i] !== void 0 && (r[i] = jt(e[i])(e[i], t[i]))
  return e => {
    for (const t in r) n[t] = r[t](e)
    return n
  }
}
function Pt(e, t) {
  const n = [],
    r = { color: 0, var: 0, number: 0 }
  for (let i = 0; i < t.values.length; i++) {
    const a = t.types[i],
      o = e.indexes[a][r[a]],
      s = e.values[o] ?? 0
    ;(n[i] = s), r[a]++
  }
  return n
}
var Ft = (e, t) => {
    const n = pt(e),
      r = pt(t)
    return n.indexes.var.length === r.indexes.var.length &&
      n.indexes.color.length === r.indexes.color.length &&
      n.indexes.number.length >= r.indexes.number.length
      ? (Ot.has(e) && !r.values.length) || (Ot.has(t) && !n.values.length)
        ? kt(e, t)
        : ae(Mt(Pt(n, r), r.values), ht(r))
      : St(e, t)
  },
  It = /^(-?(?:\d+(?:\.\d*)?|\.\d+))([a-z%]*)$/iu
function Lt(e, t) {
  const n = It.exec(e)
  if (!n) return
  const r = It.exec(t)
  if (!r || n[2] !== r[2]) return
  const i = n[2],
    a = parseFloat(n[1]),
    o = parseFloat(r[1])
  return e => Ae(z(a, o, e)) + i
}
function Rt(e, t, n) {
  if (typeof e == `number` && typeof t == `number` && typeof n == `number`) return z(e, t, n)
  if (typeof e == `string` && typeof t == `string`) {
    const n = Lt(e, t)
    if (n) return n
  }
  return jt(e)(e, t)
}
var zt = [`setup`, `read`, `resolveKeyframes`, `preUpdate`, `update`, `preRender`, `render`, `postRender`]
function Bt(e) {
  let t = new Set(),
    n = new Set(),
    r = !1,
    i = !1,
    a,
    o = new Set(),
    s = { delta: 0, timestamp: 0, isProcessing: !1 }
  function c(t) {
    o.has(t) && (n.add(t), e()), (a = t)(s)
  }
  const l = {
    schedule: (e, i = !1, s = !1) => {
      const c = s && r,
        l = c ? t : n
      return (i && o.add(e), c && e !== a && l.delete(e), l.add(e), e)
    },
    cancel: e => {
      n.delete(e), o.delete(e)
    },
    process: e => {
      if (((s = e), r)) {
        i = !0
        return
      }
      r = !0
      const o = t
      ;(t = n), (n = o), t.forEach(c), t.clear(), (a = void 0), (r = !1), i && ((i = !1), l.process(e))
    },
  }
  return l
}
var Vt = 40
function Ht(e, t, n = { delta: 0, timestamp: 0, isProcessing: !1 }) {
  let r = !1,
    i = !0,
    a = () => (r = !0),
    o = zt.reduce((e, t) => ((e[t] = Bt(a)), e), {}),
    { setup: s, read: c, resolveKeyframes: l, preUpdate: u, update: d, preRender: f, render: p, postRender: m } = o,
    h = () => {
      const a = D.useManualTiming,
        o = a ? n.timestamp : performance.now()
      ;(r = !1),
        a || (n.delta = i ? 1e3 / 60 : Math.max(Math.min(o - n.timestamp, Vt), 1)),
        (n.timestamp = o),
        (n.isProcessing = !0),
        s.process(n),
        c.process(n),
        l.process(n),
        u.process(n),
        d.process(n),
        f.process(n),
        p.process(n),
        m.process(n),
        (n.isProcessing = !1),
        r && t && ((i = !1), e(h))
    },
    g = () => {
      ;(r = !0), (i = !0), n.isProcessing || e(h)
    }
  return {
    schedule: zt.reduce((e, t) => {
      const n = o[t]
      return ((e[t] = (e, t = !1, i = !1) => (r || g(), n.schedule(e, t, i))), e)
    }, {}),
    cancel: e => {
      for (let t = 0; t < zt.length; t++) o[zt[t]].cancel(e)
    },
    state: n,
    steps: o,
  }
}
var { schedule: B, cancel: V, steps: Ut } = Ht(typeof requestAnimationFrame < `u` ? requestAnimationFrame : k, !0, M),
  Wt = e => {
    const t = ({ timestamp: t }) => e(t)
    return { start: (e = !0) => B.update(t, e), stop: () => V(t), now: () => (M.isProcessing ? M.timestamp : N.now()) }
  },
  Gt = (e, t, n = 10) => {
    let r = ``,
      i = Math.max(Math.round(t / n), 2)
    for (let t = 0; t < i; t++) r += Math.round(e(t / (i - 1)) * 1e4) / 1e4 + `, `
    return `linear(${r.substring(0, r.length - 2)})`
  },
  Kt = 2e4
function qt(e, t = 50, n = Kt, r) {
  let i = 0,
    a = e.next(i)
  for (r?.push(a.value); !a.done && i < n; ) (i += t), (a = e.next(i)), r?.push(a.value)
  return i >= n ? 1 / 0 : i
}
function Jt(e, t = 100, n) {
  const { keyframes: r, velocity: i } = e,
    a = r && r[r.length - 1] - r[0],
    o = n({ ...e, velocity: i && a ? (i * t) / a : i, keyframes: [0, t] }),
    s = Math.min(qt(o), Kt)
  return { type: `keyframes`, ease: e => o.next(s * e).value / t, duration: j(s) }
}
var Yt = 100,
  Xt = 10,
  Zt = 1,
  Qt = 800,
  $t = 0.3,
  en = 0.3,
  tn = 0.01,
  nn = 2,
  rn = 0.005,
  an = 0.5,
  on = 0.01,
  sn = 10,
  cn = 0.05,
  ln = e => (e < 0 ? 1 / Math.max(1 + e, cn) : Math.max(1 - e, cn))
function un(e, t) {
  if (!(e > 1)) return 1
  const n = Math.sqrt(e * e - 1),
    r = e - n,
    i = e + n,
    a = 2 * n * Math.exp(-t) * (1 + t)
  return (
    pn(
      e => i * Math.exp(-r * e) - r * Math.exp(-i * e) - a,
      e => Math.exp(-i * e) - Math.exp(-r * e),
      t,
    ) / t
  )
}
function dn(e, t) {
  return e * Math.sqrt(1 - t * t)
}
var fn = 12
function pn(e, t, n) {
  let r = n
  for (let n = 1; n < fn; n++) r -= e(r) / t(r)
  return r
}
var mn = 0.001
function hn({ duration: e = Qt, bounce: t = $t }) {
  let n,
    r,
    i = ln(t)
  ;(e = E(on, sn, j(e))),
    i < 1
      ? ((n = t => {
          const n = t * i,
            r = n * e,
            a = dn(t, i),
            o = Math.exp(-r)
          return mn - (n / a) * o
        }),
        (r = t => {
          const r = t * i * e,
            a = i * i * t * t * e,
            o = Math.exp(-r),
            s = dn(t * t, i)
          return ((-n(t) + mn > 0 ? -1 : 1) * -a * o) / s
        }))
      : ((n = t => -0.001 + Math.exp(-t * e) * (t * e + 1)), (r = t => Math.exp(-t * e) * (-t * (e * e))))
  const a = 5 / e,
    o = pn(n, r, a),
    s = o * un(i, o * e),
    c = s * s
  return { stiffness: c, damping: i * 2 * Math.sqrt(c), duration: A(e) }
}
var gn = (e, t) => (t ? e >= 0 : e > 0) && e < 1 / 0
function _n(e, t) {
  if (gn(e, t)) return e
}
function vn(e) {
  const t = _n(e.stiffness),
    n = _n(e.damping, !0),
    r = _n(e.mass),
    i = {
      ...e,
      stiffness: t ?? Yt,
      damping: n ?? Xt,
      mass: r ?? Zt,
      isResolvedFromDuration: !1,
      isTimeDefined: (t ?? n ?? r) === void 0 && (e.duration !== void 0 || e.bounce !== void 0),
    }
  if (i.isTimeDefined) {
    if (e.visualDuration) {
      const t = ln(e.bounce || 0),
        n = ((2 * Math.PI) / (e.visualDuration * 1.2)) * un(t, (2 * Math.PI) / 1.2)
      ;(i.stiffness = n * n), (i.damping = 2 * t * Math.sqrt(i.stiffness))
    } else Object.assign(i, hn(i)), (i.isResolvedFromDuration = !0)
    ;(gn(i.stiffness) && gn(i.damping, !0)) || ((i.stiffness = Yt), (i.damping = Xt))
  }
  return i
}
function yn(e = en, t = $t) {
  const n = typeof e == `object` ? e : { visualDuration: e, keyframes: [0, 1], bounce: t },
    r = n.keyframes[0],
    i = n.keyframes[n.keyframes.length - 1],
    a = { done: !1, value: r },
    { stiffness: o, damping: s, mass: c, duration: l, isResolvedFromDuration: u, isTimeDefined: d } = vn({ ...n }),
    f = e => (d ? 0 : -j(e)),
    p = s / (2 * Math.sqrt(o * c)),
    m = j(Math.sqrt(o / c)),
    h = p * m,
    g = { target: i, delta: i - r, velocity: f(n.velocity || 0) || 0, restSpeed: 0, restDelta: 0 },
    _ = () => {
      const e = Math.abs(g.delta) < 5
      ;(g.restSpeed = n.restSpeed || (e ? tn : nn)), (g.restDelta = n.restDelta || (e ? rn : an))
    }
  _()
  let v, y, b
  if (p < 1) {
    const e = dn(m, p),
      t = { A: 0, sinC: 0, cosC: 0, t: -1, env: 0, sin: 0, cos: 0 }
    b = () => {
      ;(t.A = (g.velocity + h * g.delta) / e), (t.sinC = h * t.A + g.delta * e), (t.cosC = h * g.delta - t.A * e)
    }
    const n = n => {
      n !== t.t && ((t.t = n), (t.env = Math.exp(-h * n)), (t.sin = Math.sin(e * n)), (t.cos = Math.cos(e * n)))
    }
    ;(v = e => (n(e), g.target - t.env * (t.A * t.sin + g.delta * t.cos))),
      (y = e => (n(e), t.env * (t.sinC * t.sin + t.cosC * t.cos)))
  } else if (p === 1) {
    v = e => g.target - Math.exp(-m * e) * (g.delta + (g.velocity + m * g.delta) * e)
    const e = { C: 0 }
    ;(b = () => {
      e.C = g.velocity + m * g.delta
    }),
      (y = t => Math.exp(-m * t) * (m * e.C * t - g.velocity))
  } else {
    const e = m * Math.sqrt(p * p - 1),
      t = h - e,
      n = h + e,
      r = e < 1 || d ? 1 / 0 : 300 / e,
      i = (e, t) => Math.exp(t > r ? (h - e) * r - h * t : -e * t),
      a = { S: 0, F: 0 }
    ;(b = () => {
      const t = (g.velocity + h * g.delta) / e
      ;(a.S = (g.delta + t) / 2), (a.F = (g.delta - t) / 2)
    }),
      (v = e => g.target - a.S * i(t, e) - a.F * i(n, e)),
      (y = e => t * a.S * i(t, e) + n * a.F * i(n, e))
  }
  b()
  const x = (u && l) || null,
    S = {
      calculatedDuration: x,
      retarget: (e, t) => {
        ;(g.target = e[e.length - 1]),
          (g.delta = g.target - e[0]),
          (g.velocity = f(t)),
          (n.restSpeed && n.restDelta) || _(),
          (S.calculatedDuration = x),
          (a.done = !1),
          b()
      },
      velocity: e => A(y(e)),
      next: e => {
        const t = v(e)
        if (u) a.done = e >= l
        else {
          const n = A(y(e))
          a.done = Math.abs(n) <= g.restSpeed && Math.abs(g.target - t) <= g.restDelta
        }
        return ((a.value = a.done ? g.target : t), a)
      },
      toString: () => {
        const e = Math.min(qt(S), Kt),
          t = Gt(t => S.next(e * t).value, e, 30)
        return e + `ms ` + t
      },
      toTransition: () => {},
    }
  return S
}
var bn = Object.assign(yn, {
  applyToOptions: e => {
    const t = Jt(e, 100, yn)
    return ((e.ease = t.ease), (e.duration = A(t.duration)), (e.type = `keyframes`), e)
  },
})
function xn({
  keyframes: e,
  velocity: t = 0,
  power: n = 0.8,
  timeConstant: r = 325,
  bounceDamping: i = 10,
  bounceStiffness: a = 500,
  modifyTarget: o,
  min: s,
  max: c,
  restDelta: l = 0.5,
  restSpeed: u,
}) {
  let d = e[0],
    f = { done: !1, value: d },
    p = e => e < s || e > c,
    m = e => (s === void 0 ? c : c === void 0 || Math.abs(s - e) < Math.abs(c - e) ? s : c),
    h = n * t,
    g = d + h,
    _ = o ? o(g) : g
  _ !== g && (h = _ - d)
  let v = e => -h * Math.exp(-e / r),
    y = e => {
      const t = v(e)
      ;(f.done = Math.abs(t) <= l), (f.value = f.done ? _ : e ? _ + t : d)
    },
    b,
    x,
    S = e => {
      p(f.value) &&
        ((b = e),
        (x = bn({
          keyframes: [f.value, m(f.value)],
          velocity: (-v(e) / r) * 1e3,
          damping: i,
          stiffness: a,
          restDelta: l,
          restSpeed: u,
        })))
    }
  return (
    S(0),
    {
      calculatedDuration: null,
      next: e => {
        let t = !1
        return (!x && b === void 0 && ((t = !0), y(e), S(e)), b !== void 0 && e >= b ? x.next(e - b) : (!t && y(e), f))
      },
    }
  )
}
function Sn(e, t, n) {
  const r = [],
    i = D.mix || Rt,
    a = e.length - 1
  for (let o = 0; o < a; o++) {
    let a = n?.(e[o], e[o + 1]) || i(e[o], e[o + 1])
    t && (a = ae(Array.isArray(t) ? t[o] || k : t, a)), r.push(a)
  }
  return r
}
function Cn(e, t, { clamp: n = !0, ease: r, mixer: i } = {}) {
  const a = e.length
  if (a === 1) return () => t[0]
  if (a === 2 && t[0] === t[1]) return () => t[1]
  const o = e[0] === e[1]
  e[0] > e[a - 1] && ((e = [...e].reverse()), (t = [...t].reverse()))
  const s = Sn(t, r, i),
    c = s.length,
    l = n => {
      if (o && n < e[0]) return t[0]
      let r = 0
      if (c > 1) for (; r < e.length - 2 && !(n < e[r + 1]); r++);
      const i = oe(e[r], e[r + 1], n)
      return s[r](i)
    }
  return n ? t => l(E(e[0], e[a - 1], t)) : l
}
function wn(e, t) {
  const n = e[e.length - 1]
  for (let r = 1; r <= t; r++) {
    const i = oe(0, t, r)
    e.push(z(n, 1, i))
  }
}
function Tn(e) {
  const t = [0]
  return (wn(t, e.length - 1), t)
}
function En(e, t) {
  return e.map(e => e * t)
}
function Dn(e, t) {
  return e.map(() => t || Se).splice(0, e.length - 1)
}
function H({ duration: e = 300, keyframes: t, times: n, ease: r = `easeInOut`, mixer: i }) {
  const a = typeof t[0] == `number` ? void 0 : i,
    o = Ce(r) ? r.map(De) : De(r) || Se,
    s = { done: !1, value: t[0] }
  if (!a && t.length === 2 && !Array.isArray(o) && (!n || n.length !== 2 || (n[0] === 0 && n[1] === 1))) {
    const [n, r] = t,
      i = n === r ? void 0 : (D.mix || Rt)(n, r)
    return {
      calculatedDuration: e,
      next: t => ((s.value = i ? i(o(e > 0 ? E(0, 1, t / e) : 1)) : r), (s.done = t >= e), s),
    }
  }
  const c = Cn(En(n && n.length === t.length ? n : Tn(t), e), t, { ease: Array.isArray(o) ? o : Dn(t, o), mixer: a })
  return { calculatedDuration: e, next: t => ((s.value = c(t)), (s.done = t >= e), s) }
}
var On = 5
function kn(e, t, n) {
  const r = Math.max(t - On, 0)
  return ce(n - e(r), t - r)
}
function An(e, t, n = 0) {
  return t <= 0 ? n : e.velocity ? e.velocity(t) : kn(t => e.next(t).value, t, e.next(t).value)
}
var jn = e => e !== null
function Mn(e, { repeat: t, repeatType: n = `loop` }, r, i = 1) {
  const a = e.filter(jn),
    o = i < 0 || (t && n !== `loop` && t % 2 == 1) ? 0 : a.length - 1
  return !o || r === void 0 ? a[o] : r
}
var Nn = { decay: xn, inertia: xn, tween: H, keyframes: H, spring: bn }
function Pn(e) {
  typeof e.type == `string` && (e.type = Nn[e.type])
}
var Fn = 40,
  In = (e, t) => (t - e > Fn && !D.useManualTiming ? t : e)
function Ln(e, t) {
  return { kind: e, animation: t, timestamp: N.now(), frameTimestamp: M.timestamp, frameIsProcessing: M.isProcessing }
}
function Rn(e, t, n) {
  const r = globalThis.__MOTION_INSPECT__
  if (r)
    try {
      r({ ...Ln(`animation-start`, e), options: n ? { ...t, ...n } : t })
    } catch {}
}
function zn(e, t) {
  const n = globalThis.__MOTION_INSPECT__
  if (n)
    try {
      n({ ...Ln(`layout-animation-start`, e), node: t })
    } catch {}
}
var Bn = class {
    constructor() {
      this.isResolved = !1
    }
    get finished() {
      return (
        (this._finished ||= this.isResolved
          ? Promise.resolve()
          : new Promise(e => {
              this._resolve = e
            })),
        this._finished
      )
    }
    updateFinished() {
      ;(this._finished = this._resolve = void 0), (this.isResolved = !1)
    }
    notifyFinished() {
      ;(this.isResolved = !0), this._resolve?.()
    }
    then(e, t) {
      return this.finished.then(e, t)
    }
  },
  Vn = e => e / 100,
  Hn = e => Math.round(e * 1e4) / 1e4,
  Un = class extends Bn {
    constructor(e) {
      super(),
        (this.state = `idle`),
        (this.startTime = null),
        (this.isStopped = !1),
        (this.currentTime = 0),
        (this.holdTime = null),
        (this.playbackSpeed = 1),
        (this.delayState = { done: !1, value: void 0 }),
        (this.stop = () => {
          const { motionValue: e } = this.options
          e && e.updatedAt !== N.now() && this.tick(N.now()),
            (this.isStopped = !0),
            this.state !== `idle` && (this.teardown(), this.options.onStop?.())
        }),
        (this.options = e),
        this.initAnimation(),
        this.play(),
        e.autoplay === !1 && this.pause(),
        Rn(this, this.options)
    }
    initAnimation() {
      const { options: e } = this
      Pn(e)
      let { type: t = H, repeat: n = 0, repeatDelay: r = 0, repeatType: i, velocity: a = 0 } = e,
        { keyframes: o } = e,
        s = t || H
      ;(this.mixKeyframes = void 0),
        s !== H &&
          typeof o[0] != `number` &&
          ((this.mixKeyframes = ae(Vn, e.mixer?.(o[0], o[1]) || Rt(o[0], o[1]))), (o = [0, 100]))
      const c = s(o === e.keyframes ? e : { ...e, keyframes: o })
      i === `mirror` && (this.mirroredGenerator = s({ ...e, keyframes: [...o].reverse(), velocity: -a })),
        c.calculatedDuration === null && (c.calculatedDuration = qt(c))
      const { calculatedDuration: l } = c
      ;(this.calculatedDuration = l),
        (this.resolvedDuration = l + r),
        (this.totalDuration = this.resolvedDuration * (n + 1) - r),
        (this.generator = c)
    }
    updateTime(e) {
      this.currentTime = this.holdTime ?? Math.round(e - this.startTime) * this.playbackSpeed
    }
    tick(e, t = !1) {
      const { generator: n, totalDuration: r, calculatedDuration: i } = this
      if (this.startTime === null) return n.next(0)
      const { delay: a = 0, keyframes: o, type: s, onUpdate: c, finalKeyframe: l } = this.options
      this.startTime === this.pendingStartTime && (this.startTime = In(this.startTime, e)),
        (this.pendingStartTime = void 0),
        this.speed > 0
          ? (this.startTime = Math.min(this.startTime, e))
          : this.speed < 0 && (this.startTime = Math.min(e - r / this.speed, this.startTime)),
        t ? (this.currentTime = e) : this.updateTime(e)
      const u = this.currentTime - a * (this.playbackSpeed >= 0 ? 1 : -1),
        d = this.playbackSpeed >= 0 ? u < 0 : u > r
      ;(this.currentTime = Math.max(u, 0)),
        this.state === `finished` && this.holdTime === null && (this.currentTime = r)
      let f = this.generate(this.currentTime, d),
        { done: p } = f
      d || (p = this.playbackSpeed >= 0 ? (i < 1 / 0 ? this.currentTime >= r : p) : this.currentTime <= 0)
      const m = this.holdTime === null && (this.state === `finished` || (this.state === `running` && p))
      return (m && s !== xn && (f.value = Mn(o, this.options, l, this.speed)), c && c(f.value), m && this.finish(), f)
    }
    at(e) {
      return this.holdTime ?? Hn((e - this.startTime) * this.playbackSpeed)
    }
    sampleAt(e, t) {
      const { options: n, totalDuration: r } = this,
        i = this.at(e) - (n.delay || 0)
      return i >= r && n.type !== xn
        ? Mn(n.keyframes, n, t ? void 0 : n.finalKeyframe)
        : this.generate(Math.max(i, 0), i < 0).value
    }
    generate(e, t) {
      let { generator: n, totalDuration: r, mixKeyframes: i, mirroredGenerator: a, resolvedDuration: o } = this,
        { keyframes: s, repeat: c, repeatType: l, repeatDelay: u } = this.options,
        d = e,
        f = n
      if (c) {
        let t = Math.min(e, r) / o,
          n = Math.floor(t),
          i = t % 1
        !i && t >= 1 && (i = 1),
          i === 1 && n--,
          (n = Math.min(n, c + 1)),
          n % 2 && (l === `reverse` ? ((i = 1 - i), u && (i -= u / o)) : l === `mirror` && (f = a)),
          (d = E(0, 1, i) * o)
      }
      let p
      return (
        t ? ((this.delayState.value = s[0]), (p = this.delayState)) : (p = f.next(d)),
        i && !t && (p.value = i(p.value)),
        p
      )
    }
    get duration() {
      return j(this.calculatedDuration)
    }
    get iterationDuration() {
      return this.duration + j(this.options.delay ?? 0)
    }
    get time() {
      return j(this.currentTime)
    }
    set time(e) {
      ;(e = A(e)),
        (this.currentTime = e),
        this.startTime === null || this.holdTime !== null || this.playbackSpeed === 0
          ? (this.holdTime = e)
          : this.driver && (this.startTime = this.driver.now() - e / this.playbackSpeed),
        this.driver
          ? this.driver.start(!1)
          : ((this.startTime = 0), (this.state = `paused`), (this.holdTime = e), this.tick(e))
    }
    getGeneratorVelocity() {
      return An(this.generator, this.currentTime, this.options.velocity)
    }
    get speed() {
      return this.playbackSpeed
    }
    set speed(e) {
      const t = this.playbackSpeed !== e
      t && this.driver && this.updateTime(N.now()),
        (this.playbackSpeed = e),
        t && this.driver && (this.time = j(this.currentTime))
    }
    play() {
      if (this.isStopped) return
      const { driver: e = Wt, startTime: t } = this.options
      ;(this.driver ||= e(e => this.tick(e))), this.options.onPlay?.()
      const n = this.driver.now()
      this.state === `finished`
        ? (this.updateFinished(), (this.startTime = n))
        : this.holdTime === null
          ? (this.startTime ||= t ?? (this.pendingStartTime = n))
          : (this.startTime = n - this.holdTime / (this.playbackSpeed || 1)),
        this.state === `finished` && this.speed < 0 && (this.startTime += this.calculatedDuration),
        (this.holdTime = null),
        (this.state = `running`),
        this.driver.start()
    }
    pause() {
      ;(this.state = `paused`), this.updateTime(N.now()), (this.holdTime = this.currentTime)
    }
    complete() {
      this.state !== `running` && this.play(), (this.state = `finished`), (this.holdTime = null)
    }
    finish() {
      this.notifyFinished(), this.teardown(), (this.state = `finished`), this.options.onComplete?.()
    }
    cancel() {
      ;(this.holdTime = null), (this.startTime = 0), this.tick(0), this.teardown(), this.options.onCancel?.()
    }
    teardown() {
      ;(this.state = `idle`), this.driver?.stop(), (this.driver = void 0), (this.startTime = this.holdTime = null)
    }
    sample(e) {
      return ((this.startTime = 0), this.tick(e, !0))
    }
    attachTimeline(e) {
      return (
        this.options.allowFlatten &&
          ((this.options.type = `keyframes`), (this.options.ease = `linear`), this.initAnimation()),
        this.driver?.stop(),
        e.observe(this)
      )
    }
  },
  Wn = new Set([`brightness`, `contrast`, `saturate`, `opacity`])
function Gn(e) {
  const [t, n] = e.slice(0, -1).split(`(`)
  if (t === `drop-shadow`) return e
  const [r] = n.match(Be) || []
  if (!r) return e
  let i = n.replace(r, ``),
    a = +!!Wn.has(t)
  return (r !== n && (a *= 100), t + `(` + a + i + `)`)
}
var Kn = /\b([a-z-]*)\(.*?\)/gu,
  qn = {
    ...R,
    getAnimatableNone: e => {
      const t = e.match(Kn)
      return t ? t.map(Gn).join(` `) : e
    },
  },
  Jn = {
    ...R,
    getAnimatableNone: e => {
      const t = R.parse(e)
      return R.createTransformer(e)(
        t.map(e => (typeof e == `number` ? 0 : typeof e == `object` ? { ...e, alpha: 1 } : e)),
      )
    },
  },
  Yn = { ...Le, transform: Math.round },
  Xn = {
    rotate: P,
    pathRotation: P,
    rotateX: P,
    rotateY: P,
    rotateZ: P,
    scale: ze,
    scaleX: ze,
    scaleY: ze,
    scaleZ: ze,
    skew: P,
    skewX: P,
    skewY: P,
    distance: I,
    translateX: I,
    translateY: I,
    translateZ: I,
    x: I,
    y: I,
    z: I,
    perspective: I,
    transformPerspective: I,
    opacity: Re,
    originX: et,
    originY: et,
    originZ: I,
  },
  Zn = {
    borderWidth: I,
    borderTopWidth: I,
    borderRightWidth: I,
    borderBottomWidth: I,
    borderLeftWidth: I,
    borderRadius: I,
    borderTopLeftRadius: I,
    borderTopRightRadius: I,
    borderBottomRightRadius: I,
    borderBottomLeftRadius: I,
    width: I,
    maxWidth: I,
    height: I,
    maxHeight: I,
    top: I,
    right: I,
    bottom: I,
    left: I,
    inset: I,
    insetBlock: I,
    insetBlockStart: I,
    insetBlockEnd: I,
    insetInline: I,
    insetInlineStart: I,
    insetInlineEnd: I,
    padding: I,
    paddingTop: I,
    paddingRight: I,
    paddingBottom: I,
    paddingLeft: I,
    paddingBlock: I,
    paddingBlockStart: I,
    paddingBlockEnd: I,
    paddingInline: I,
    paddingInlineStart: I,
    paddingInlineEnd: I,
    margin: I,
    marginTop: I,
    marginRight: I,
    marginBottom: I,
    marginLeft: I,
    marginBlock: I,
    marginBlockStart: I,
    marginBlockEnd: I,
    marginInline: I,
    marginInlineStart: I,
    marginInlineEnd: I,
    fontSize: I,
    backgroundPositionX: I,
    backgroundPositionY: I,
    ...Xn,
    zIndex: Yn,
    fillOpacity: Re,
    strokeOpacity: Re,
    numOctaves: Yn,
  },
  Qn = {
    ...Zn,
    color: L,
    backgroundColor: L,
    outlineColor: L,
    fill: L,
    stroke: L,
    borderColor: L,
    borderTopColor: L,
    borderRightColor: L,
    borderBottomColor: L,
    borderLeftColor: L,
    filter: qn,
    WebkitFilter: qn,
    mask: Jn,
    WebkitMask: Jn,
  },
  $n = e => Qn[e],
  er = new Set([qn, Jn])
function tr(e, t) {
  let n = $n(e)
  return (er.has(n) || (n = R), n.getAnimatableNone ? n.getAnimatableNone(t) : void 0)
}
function nr(e) {
  for (let t = 1; t < e.length; t++) e[t] ?? (e[t] = e[t - 1])
}
var rr = e => (e * 180) / Math.PI,
  ir = e => or(rr(Math.atan2(e[1], e[0]))),
  ar = {
    x: 4,
    y: 5,
    translateX: 4,
    translateY: 5,
    scaleX: 0,
    scaleY: 3,
    scaleZ: () => 1,
    scale: e => (Math.abs(e[0]) + Math.abs(e[3])) / 2,
    rotate: ir,
    rotateZ: ir,
    skewX: e => rr(Math.atan(e[1])),
    skewY: e => rr(Math.atan(e[2])),
    skew: e => (Math.abs(e[1]) + Math.abs(e[2])) / 2,
  },
  or = e => ((e %= 360), e < 0 && (e += 360), e),
  sr = ir,
  cr = e => Math.hypot(e[0], e[1]),
  lr = e => Math.hypot(e[4], e[5]),
  ur = {
    x: 12,
    y: 13,
    z: 14,
    translateX: 12,
    translateY: 13,
    translateZ: 14,
    scaleX: cr,
    scaleY: lr,
    scaleZ: e => Math.hypot(e[8], e[9], e[10]),
    scale: e => (cr(e) + lr(e)) / 2,
    rotateX: e => or(rr(Math.atan2(e[6], e[5]))),
    rotateY: e => or(rr(Math.atan2(-e[2], e[0]))),
    rotateZ: sr,
    rotate: sr,
    skewX: e => rr(Math.atan(e[4])),
    skewY: e => rr(Math.atan(e[1])),
    skew: e => (Math.abs(e[1]) + Math.abs(e[4])) / 2,
  }
function dr(e) {
  return +!!e.includes(`scale`)
}
function fr(e, t) {
  if (!e || e === `none`) return dr(t)
  const n = e.match(/^matrix(3d)?\(([-\d.e\s,]+)\)$/u)
  if (!n) return dr(t)
  const r = (n[1] ? ur : ar)[t],
    i = n[2].split(`,`).map(e => parseFloat(e))
  return typeof r == `function` ? r(i) : i[r]
}
var pr = (e, t) => {
    const { transform: n = `none` } = getComputedStyle(e)
    return fr(n, t)
  },
  U = [
    `transformPerspective`,
    `x`,
    `y`,
    `z`,
    `translateX`,
    `translateY`,
    `translateZ`,
    `scale`,
    `scaleX`,
    `scaleY`,
    `scaleZ`,
    `rotate`,
    `rotateX`,
    `rotateY`,
    `rotateZ`,
    `skew`,
    `skewX`,
    `skewY`,
  ],
  W = new Set([...U, `pathRotation`]),
  mr = e => e === Le || e === I,
  hr = new Set([`x`, `y`, `z`]),
  gr = U.filter(e => !hr.has(e))
function _r(e) {
  const t = []
  return (
    gr.forEach(n => {
      const r = e.getValue(n)
      if (r !== void 0) {
        const e = r.get(),
          i = +!!n.startsWith(`scale`)
        if (e === i) return
        t.push([n, e]), r.set(i)
      }
    }),
    t
  )
}
var vr = new Set([`bottom`, `right`])
function yr(e, t, n, r, i, a) {
  const o = parseFloat(e)
  if (!isNaN(o)) return o
  const { min: s, max: c } = t()[n],
    l = c - s
  return a === `border-box` ? l : l - parseFloat(r) - parseFloat(i)
}
var br = ({ transform: e }) => fr(e, `x`),
  xr = ({ transform: e }) => fr(e, `y`),
  Sr = {
    width: ({ width: e, paddingLeft: t = `0`, paddingRight: n = `0`, boxSizing: r }, i) => yr(e, i, `x`, t, n, r),
    height: ({ height: e, paddingTop: t = `0`, paddingBottom: n = `0`, boxSizing: r }, i) => yr(e, i, `y`, t, n, r),
    top: ({ top: e }) => parseFloat(e),
    left: ({ left: e }) => parseFloat(e),
    bottom: ({ top: e }, t) => {
      const { y: n } = t()
      return parseFloat(e) + (n.max - n.min)
    },
    right: ({ left: e }, t) => {
      const { x: n } = t()
      return parseFloat(e) + (n.max - n.min)
    },
    x: br,
    y: xr,
    translateX: br,
    translateY: xr,
  },
  Cr = new Set(),
  wr = !1,
  Tr = !1,
  Er = !1
function Dr() {
  if (Tr) {
    const e = [],
      t = new Set(),
      n = new Set()
    Cr.forEach(r => {
      r.needsMeasurement && (e.push(r), t.add(r.element), vr.has(r.name) && n.add(r.element))
    })
    const r = new Map()
    n.forEach(e => {
      const t = _r(e)
      t.length && (r.set(e, t), e.render())
    }),
      e.forEach(e => e.measureInitialState()),
      t.forEach(e => {
        e.render()
        const t = r.get(e)
        t &&
          t.forEach(([t, n]) => {
            e.getValue(t)?.set(n)
          })
      }),
      e.forEach(e => e.measureEndState()),
      e.forEach(e => {
        e.suspendedScrollY !== void 0 && window.scrollTo(0, e.suspendedScrollY)
      })
  }
  ;(Tr = !1), (wr = !1), Cr.forEach(e => e.complete(Er)), Cr.clear()
}
function Or() {
  Cr.forEach(e => {
    e.readKeyframes(), e.needsMeasurement && (Tr = !0)
  })
}
function kr() {
  ;(Er = !0), Or(), Dr(), (Er = !1)
}
function Ar(e, t, n) {
  if (typeof e == `string`) {
    if (O(e) || re(e)) return parseFloat(e)
    if (!R.test(e) && R.test(n)) return tr(t, n)
  }
  return e ?? void 0
}
var jr = class {
    constructor(e, t, n, r, i, a = !1) {
      ;(this.state = `pending`),
        (this.isAsync = !1),
        (this.needsMeasurement = !1),
        (this.unresolvedKeyframes = [...e]),
        (this.onComplete = t),
        (this.name = n),
        (this.motionValue = r),
        (this.element = i),
        (this.isAsync = a)
    }
    scheduleResolve() {
      ;(this.state = `scheduled`),
        this.isAsync
          ? (Cr.add(this), wr || ((wr = !0), B.read(Or), B.resolveKeyframes(Dr)))
          : (this.readKeyframes(), this.complete())
    }
    readKeyframes() {
      const { unresolvedKeyframes: e, name: t, element: n, motionValue: r } = this
      if (e[0] === null) {
        const i = r?.get(),
          a = e[e.length - 1]
        if (i !== void 0) e[0] = i
        else if (n && t) {
          const r = Ar(n.readValue(t, a), t, a)
          r !== void 0 && (e[0] = r)
        }
        e[0] === void 0 && (e[0] = a), r && i === void 0 && r.set(e[0])
      }
      nr(e)
    }
    setFinalKeyframe() {}
    measureInitialState() {}
    renderEndStyles() {}
    measureEndState() {}
    complete(e = !1) {
      ;(this.state = `complete`), this.onComplete(this.unresolvedKeyframes, this.finalKeyframe, e), Cr.delete(this)
    }
    cancel() {
      this.state === `scheduled` && (Cr.delete(this), (this.state = `pending`))
    }
    resume() {
      this.state === `pending` && this.scheduleResolve()
    }
  },
  Mr = e => e.startsWith(`--`)
function Nr(e, t, n) {
  Mr(t) ? e.style.setProperty(t, n) : (e.style[t] = n)
}
var Pr = {}
function Fr(e, t) {
  const n = ie(e)
  return () => Pr[t] ?? n()
}
var Ir = Fr(() => window.ScrollTimeline !== void 0, `scrollTimeline`),
  Lr = Fr(() => {
    try {
      document.createElement(`div`).animate({ opacity: 0 }, { easing: `linear(0, 1)` })
    } catch {
      return !1
    }
    return !0
  }, `linearEasing`),
  Rr = ([e, t, n, r]) => `cubic-bezier(${e}, ${t}, ${n}, ${r})`,
  zr = {
    linear: `linear`,
    ease: `ease`,
    easeIn: `ease-in`,
    easeOut: `ease-out`,
    easeInOut: `ease-in-out`,
    circIn: Rr([0, 0.65, 0.55, 1]),
    circOut: Rr([0.55, 0, 1, 0.45]),
    backIn: Rr([0.31, 0.01, 0.66, -0.59]),
    backOut: Rr([0.33, 1.53, 0.69, 0.99]),
  }
function Br(e, t) {
  if (e)
    return typeof e == `function`
      ? Lr()
        ? Gt(e, t)
        : `ease-out`
      : we(e)
        ? Rr(e)
        : Array.isArray(e)
          ? e.map(e => Br(e, t) || zr.easeOut)
          : zr[e]
}
function Vr(
  e,
  t,
  n,
  { delay: r = 0, duration: i = 300, repeat: a = 0, repeatType: o = `loop`, ease: s = `easeOut`, times: c } = {},
  l = void 0,
) {
  const u = { [t]: n }
  c && (u.offset = c)
  const d = Br(s, i)
  Array.isArray(d) && (u.easing = d)
  const f = {
    delay: r,
    duration: i,
    easing: Array.isArray(d) ? `linear` : d,
    fill: `both`,
    iterations: a + 1,
    direction: o === `reverse` ? `alternate` : `normal`,
  }
  return (l && (f.pseudoElement = l), e.animate(u, f))
}
function Hr(e) {
  return typeof e == `function` && `applyToOptions` in e
}
function Ur({ type: e, ...t }) {
  return Hr(e) && Lr() ? e.applyToOptions(t) : ((t.duration ??= 300), (t.ease ??= `easeOut`), t)
}
var Wr = class extends Bn {
    constructor(e) {
      if ((super(), (this.finishedTime = null), (this.isStopped = !1), (this.manualStartTime = null), !e)) return
      const {
        element: t,
        name: n,
        keyframes: r,
        pseudoElement: i,
        allowFlatten: a = !1,
        finalKeyframe: o,
        onComplete: s,
      } = e
      ;(this.isPseudoElement = !!i), (this.allowFlatten = a), (this.options = e)
      const c = Ur(e)
      ;(this.animation = Vr(t, n, r, c, i)),
        c.autoplay === !1 && this.animation.pause(),
        (this.animation.onfinish = () => {
          if (((this.finishedTime = this.time), !i)) {
            const e = Mn(r, this.options, o, this.speed)
            this.updateMotionValue?.(e), Nr(t, n, e), this.animation.cancel()
          }
          s?.(), this.notifyFinished()
        }),
        Rn(this, e, c)
    }
    play() {
      this.isStopped ||
        ((this.manualStartTime = null), this.animation.play(), this.state === `finished` && this.updateFinished())
    }
    pause() {
      this.animation.pause()
    }
    complete() {
      this.animation.finish?.()
    }
    cancel() {
      try {
        this.animation.cancel()
      } catch {}
    }
    stop() {
      this.isStopped ||
        ((this.isStopped = !0),
        this.state !== `idle` &&
          this.finishedTime === null &&
          (this.updateMotionValue ? this.updateMotionValue() : this.commitStyles(),
          this.isPseudoElement || ((this.animation.onfinish = null), this.cancel())))
    }
    commitStyles() {
      const e = this.options?.element
      !this.isPseudoElement && e?.isConnected && this.animation.commitStyles?.()
    }
    get duration() {
      const e = this.animation.effect?.getComputedTiming?.().duration || 0
      return j(Number(e))
    }
    get iterationDuration() {
      const { delay: e = 0 } = this.options || {}
      return this.duration + j(e)
    }
    get time() {
      return j(Number(this.animation.currentTime) || 0)
    }
    set time(e) {
      const t = this.finishedTime !== null
      ;(this.manualStartTime = null),
        (this.finishedTime = null),
        (this.animation.currentTime = A(e)),
        t && this.animation.pause()
    }
    get speed() {
      return this.animation.playbackRate
    }
    set speed(e) {
      e < 0 && (this.finishedTime = null), (this.animation.playbackRate = e)
    }
    get state() {
      return this.finishedTime === null ? this.animation.playState : `finished`
    }
    get startTime() {
      return this.manualStartTime ?? Number(this.animation.startTime)
    }
    set startTime(e) {
      this.manualStartTime = this.animation.startTime = e
    }
    attachTimeline({ timeline: e, onAttach: t, observe: n }) {
      return (
        this.allowFlatten && this.animation.effect?.updateTiming({ easing: `linear` }),
        (this.animation.onfinish = null),
        e && Ir() ? ((this.animation.timeline = e), t?.(this.animation), k) : n(this)
      )
    }
  },
  Gr = { anticipate: ge, backInOut: he, circInOut: ye }
function Kr(e) {
  return e in Gr
}
function qr(e) {
  typeof e.ease == `string` && Kr(e.ease) && (e.ease = Gr[e.ease])
}
var Jr = class extends Wr {
    constructor(e) {
      qr(e),
        Pn(e),
        super(e),
        e.startTime !== void 0 && e.autoplay !== !1 && (this.startTime = e.startTime),
        (this.options = e)
    }
    elapsed() {
      return this.state === `running` ? (N.now() - this.startTime) * this.speed : this.time * 1e3
    }
    sample(e) {
      if (!this.sampler) {
        const { motionValue: e, onUpdate: t, onComplete: n, onPlay: r, onStop: i, element: a, ...o } = this.options
        ;(this.sampler = new Un({ ...o, autoplay: !1 })), this.sampler.stop()
      }
      return this.sampler.sample(Math.max(0, e)).value
    }
    liveValue() {
      const { state: e } = this
      if (e === `running` || e === `paused`) return this.sample(this.elapsed())
    }
    updateMotionValue(e) {
      const { motionValue: t, element: n, name: r } = this.options
      if (!t) return
      if (e !== void 0) {
        t.set(e)
        return
      }
      const { speed: i } = this,
        a = this.elapsed(),
        o = this.state === `running` && i ? E(0, 10, a) : 0,
        s = this.sample(a)
      n && r && Nr(n, r, s), t.setWithVelocity(this.sample(a - o * Math.sign(i)), s, o / Math.abs(i || 1))
    }
  },
  Yr = (e, t) =>
    t !== `zIndex` &&
    !!(
      typeof e == `number` ||
      Array.isArray(e) ||
      (typeof e == `string` && (R.test(e) || e === `0`) && !e.startsWith(`url(`))
    )
function Xr(e) {
  const t = e[0]
  if (e.length === 1) return !0
  for (let n = 0; n < e.length; n++) if (e[n] !== t) return !0
}
function Zr(e, t, n, r) {
  const i = e[0]
  if (i === null) return !1
  if (t === `display` || t === `visibility`) return !0
  const a = e[e.length - 1],
    o = Yr(i, t),
    s = Yr(a, t)
  return !o || !s ? !1 : Xr(e) || ((n === `spring` || Hr(n)) && r)
}
function Qr(e) {
  ;(e.duration = 0), (e.type = `keyframes`)
}
var $r = new Set([`opacity`, `clipPath`, `filter`, `transform`]),
  ei = /^(?:oklch|oklab|lab|lch|color|color-mix|light-dark)\(/
function ti(e) {
  for (let t = 0; t < e.length; t++) if (typeof e[t] == `string` && ei.test(e[t])) return !0
  return !1
}
var ni = ({ mixer: e, keyframes: t }) => e && typeof t[0] != `number` && t.some((n, r) => r && e(t[r - 1], n)),
  ri = new Set([
    `color`,
    `backgroundColor`,
    `outlineColor`,
    `fill`,
    `stroke`,
    `borderColor`,
    `borderTopColor`,
    `borderRightColor`,
    `borderBottomColor`,
    `borderLeftColor`,
  ]),
  ii = () => !D.useManualTiming && Object.hasOwn(Element.prototype, `animate`)
function ai(e) {
  const { motionValue: t, name: n, repeatDelay: r, repeatType: i, damping: a, type: o, keyframes: s } = e
  if (!n || !($r.has(n) || ri.has(n))) return !1
  const c = t?.owner?.current
  if (!(c instanceof HTMLElement) && !(c instanceof SVGElement)) return !1
  const { onUpdate: l, transformTemplate: u } = t.owner.getProps()
  return (
    ii() &&
    ($r.has(n) || (ri.has(n) && ti(s))) &&
    (n !== `transform` || !u) &&
    !l &&
    !r &&
    i !== `mirror` &&
    a !== 0 &&
    o !== `inertia` &&
    !ni(e)
  )
}
var oi = (e, t) => (t && typeof e == `number` ? t.transform(e) : e),
  si = { x: `translateX`, y: `translateY`, z: `translateZ`, transformPerspective: `perspective` },
  ci = U.length,
  li = {},
  ui = (e, t, n = oi(t, Xn[e])) => (li[e] || (li[e] = (si[e] || e) + `(`)) + n + `)`,
  di = (e, t) => (typeof t == `number` ? t : parseFloat(t)) === +!!e.startsWith(`scale`)
function fi(e, t, n) {
  let r = ``
  for (let i = 0; i < ci; i++) {
    const a = U[i],
      o = e[a]
    if (o === void 0) continue
    const s = n && (t[a] = oi(o, Zn[a]))
    di(a, o) || (r += ui(a, o, s || void 0) + ` `)
  }
  const i = e.pathRotation
  return (i && (r += ui(`rotate`, i)), (r = r.trim()), n ? n(t, r) : r || `none`)
}
var pi = new WeakMap(),
  mi = 200,
  hi = 0.001,
  gi = 0.1,
  _i = 0.001,
  vi = 100,
  yi = e => /^(linear|ease(In|Out|InOut))$/.test(e),
  bi = (e, t) => Math.abs(e - t) <= hi,
  xi = (e, t) => e - t,
  Si = (e, t, n) => Tn(Array(n + 1)).map(n => z(e, t, n)),
  Ci = e => e.motionValue.owner,
  wi = e => pi.get(e),
  Ti = ({ state: e }) => e === `idle` || e === `finished`,
  Ei = (e, t) => (e.latestValues ? e.latestValues[t] : e.getValue(t)?.get()),
  Di = ({ name: e, motionValue: t }) => e && U.includes(e) && t?.owner?.current instanceof HTMLElement && ii() && Lr()
function Oi(e) {
  const t = Ci(e),
    { onUpdate: n, transformTemplate: r } = t.getProps()
  return (
    !e.isHandoff &&
    !n &&
    !e.hasOnUpdate &&
    !r &&
    e.type !== `inertia` &&
    (Ei(t, `transform`) || `none`) === `none` &&
    !Ei(t, `pathRotation`) &&
    !t.projection?.isProjecting() &&
    !ni(e)
  )
}
var ki = class extends Un {
  constructor(e) {
    let t = Ci(e).current,
      { driver: n = Wt } = e,
      r,
      i = Oi(e)
    ;(e.driver = e => {
      const i = n(e)
      return {
        js: i,
        now: i.now,
        start: (e = !0) => {
          const n = wi(t)
          !n || n.isJS ? i.start(e) : n.schedule(!1, !e)
        },
        stop: () => {
          i.stop()
          const e = wi(t)
          e && !e.isFinishing && e.release(r)
        },
      }
    }),
      super(e),
      (r = this),
      (this.canAccelerate = i)
    const { stop: a } = this
    this.stop = () => {
      this.isAccelerated() && this.sync(), a()
    }
  }
  get group() {
    return wi(Ci(this.options).current)
  }
  get js() {
    return this.driver?.js
  }
  get name() {
    return this.options.name
  }
  timing() {
    const { startTime: e, speed: t, totalDuration: n } = this,
      { delay: r = 0, repeatType: i } = this.options
    return this.holdTime === null
      ? n === 1 / 0
        ? [e + r / t, (this.resolvedDuration * (i === `loop` ? 1 : 2)) / t || 1]
        : [e + (r + n) / t, 0]
      : [1 / 0, 0]
  }
  isAccelerated() {
    const { group: e, state: t } = this
    return e?.tracks.has(this) && !e.isJS && this.canAccelerate && (t === `running` || t === `paused`)
  }
  liveValue() {
    return this.isAccelerated() ? this.sampleAt(N.now()) : void 0
  }
  tween() {
    const { keyframes: e, type: t, ease: n, times: r, repeat: i, delay: a = 0 } = this.options,
      o = we(n) ? Rr(n) : yi(n) && zr[n]
    if (o && !i && !r && e.length === 2 && t === H && this.holdTime === null) {
      const e = this.startTime + a / this.speed
      return [e, e + this.resolvedDuration / this.speed, o]
    }
  }
  boundaries(e, t) {
    const { startTime: n, speed: r, resolvedDuration: i, options: a } = this,
      { delay: o = 0, repeat: s = 0, repeatDelay: c = 0, repeatType: l, times: u, keyframes: d, type: f } = a,
      p = (f || H) === H ? u || Tn(d) : [0, 1],
      m = n + o / r,
      h = []
    if (this.holdTime !== null || !(i > 0)) return h
    for (let n = Math.max(0, Math.floor(((e - m) * r) / i)); n <= s; n++) {
      const a = m + (n * i) / r
      if (a > t) break
      for (const o of p) {
        const s = a + ((n % 2 && l && l !== `loop` ? 1 - o : o) * (i - c)) / r
        s > e && s < t && h.push(s)
      }
    }
    return h
  }
  numberAt(e) {
    return parseFloat(this.sampleAt(e, !0))
  }
  sync() {
    const e = N.now()
    this.options.motionValue.setWithVelocity(this.sampleAt(e - 10, !0), this.sampleAt(e, !0), 10)
  }
  play() {
    this.isStopped || ((this.group || Ai(Ci(this.options))).tracks.add(this), super.play())
  }
  pause() {
    super.pause(), this.isAccelerated() && (this.sync(), this.group.schedule(!1))
  }
  complete() {
    super.complete()
    const { group: e } = this
    e && !e.isJS && this.canAccelerate && this.tick(N.now())
  }
  get time() {
    return this.isAccelerated() ? j(E(0, this.totalDuration, this.at(N.now()) - (this.options.delay || 0))) : super.time
  }
  set time(e) {
    ;(super.time = e), this.isAccelerated() && this.sync()
  }
  attachTimeline(e) {
    return ((this.canAccelerate = !1), this.group?.demote(!0), super.attachTimeline(e))
  }
}
function Ai(e) {
  let t = e.current,
    n = new Set(),
    r = new Map(),
    i = {},
    a = [],
    o = new Map(),
    s = [],
    c = !1,
    l = !1,
    u = !1,
    d = !1,
    f = -1 / 0,
    p = e => {
      for (const t of n) if (t.name === e) return !0
    },
    m = (t, n) => {
      const o = {}
      for (const s of t === void 0 ? U : a) {
        const a = r.get(s),
          c = t === void 0 ? Ei(e, s) : a ? a.sampleAt(n > t && !a.timing()[1] ? n : t) : i[s]
        c !== void 0 && (o[s] = c)
      }
      return o
    },
    h = (e, t) => {
      let n = ``
      for (const r in e) {
        const i = e[r]
        ;(t && di(r, i)) || (n += ui(r, i) + ` `)
      }
      return (t ? n.trim() : n) || `none`
    },
    g = (e, t) => h(m(e, t)),
    _ = (e = m()) => {
      t.style.transform = h(e, !0)
    },
    v = (e = !0) => {
      e && _(), s.forEach(({ animation: e }) => e.cancel()), (s = [])
    },
    y = (e, n) => new Animation(new KeyframeEffect(t, e, n)),
    b = (e, t, n = 1 / 0) => {
      const r = { animation: e, offset: t, end: n }
      ;(e.startTime = N.now() + t),
        n < 1 / 0 &&
          (e.onfinish = () => {
            ;(r.isDone = !0), s.some(e => e.end === 1 / 0) && (e.cancel(), (s = s.filter(e => e !== r))), O.schedule(!1)
          }),
        (e.oncancel = () => s.includes(r) && O.demote()),
        s.push(r)
    },
    x = (e, t, n) => {
      const r = (t, n) => Math.abs(e(n) - e(t)),
        i = r(t, n)
      for (; n - t > 0.01; ) {
        const e = (t + n) / 2
        r(t, e) > r(e, n) ? (n = e) : (t = e)
      }
      return r(t, n) > i / 2 ? [t, n] : []
    },
    S = (e, t, n, r) => {
      const i = Math.min(mi, Math.max(2, Math.ceil((n - t) / 10)))
      if (r.length * 4 > i) return
      let a = Si(t, n, i).concat(r).sort(xi),
        o = e => oe(t, n, e),
        s,
        c
      for (const n of e) {
        const e = n.numberAt(t),
          r = a.map(t => n.numberAt(t) - e),
          i = r[r.length - 1],
          o = r.some(e => Math.abs(e) * hi > Math.abs(i)) ? 0 : i,
          l = r.map(e => (o ? e / o : e))
        if (o && !s) (s = l), (c = t => (n.numberAt(t) - e) / o)
        else if (l.some((e, t) => !bi(e, o && s[t]))) return
      }
      if (!s || s.every((e, t) => bi(e, o(a[t])))) return `linear`
      const l = [],
        u = (e, t = c(e)) => l.push(Hn(t) + ` ` + Hn(o(e) * 100) + `%`)
      return (
        s.forEach((e, t) => {
          t && Math.abs(e - s[t - 1]) > 0.2 && x(c, a[t - 1], a[t]).forEach(e => u(e)), u(a[t], e)
        }),
        `linear(` + l + `)`
      )
    },
    ee = (e, t, n, r) => {
      const i = [t],
        a = (t, n) =>
          e.every(
            e =>
              !(
                Math.abs(e.numberAt((t + n) / 2) - (e.numberAt(t) + e.numberAt(n)) / 2) >
                (e.name.startsWith(`scale`) ? _i : gi)
              ),
          ),
        o = (t, n, r) => {
          if (n - t < 1 || a(t, n)) i.push(n)
          else if (r < 4) o(t, (t + n) / 2, r + 1), o((t + n) / 2, n, r + 1)
          else {
            for (const r of e) i.push(...x(e => r.numberAt(e), t, n))
            i.push(n)
          }
        },
        s = Si(t, n, Math.ceil((n - t) / 100))
      for (const e of r) s.push(e, Math.min(e + 0.01, n))
      let c = t
      for (const e of s.sort(xi)) e > c && o(c, e, 0), (c = e)
      return i.sort(xi)
    },
    te = e => {
      let t
      for (const n of e) {
        const e = n.tween()
        if (!e || t?.some((t, n) => (n < 2 ? Math.abs(e[n] - t) > 1 : e[n] !== t))) return
        t = e
      }
      return t
    },
    C = (e, t, n, r, i = { fill: `both` }, a) => {
      let o = e.flatMap(e => e.boundaries(t, n)),
        s = r || S(e, t, n, o),
        c = s ? [t, n] : ee(e, t, n, o),
        l = c.map(e => g(e, a)),
        u = { transform: l }
      return (
        s || (u.offset = c.map(e => oe(t, n, e))),
        l.every(e => e === l[0]) && (_(m(t, a)), (u = null)),
        y(u, { ...i, duration: n - t, easing: s || `linear` })
      )
    },
    w = t => {
      let c = t,
        l = 0,
        u = 0,
        d = [],
        f = [],
        p = new Set()
      r.clear(), (o = new Map())
      for (const e of n) {
        r.set(e.name, e)
        const [n, i] = e.timing(),
          a = n === 1 / 0
        if ((o.set(e, [e.at(t), e.speed, a]), a)) e.sync()
        else {
          if (e.speed < 0) return
          if (i) {
            if (l) {
              const e = (n - u) / i
              if (Math.abs(i - l) > 1 || Math.abs(e - Math.round(e)) * l > 1) return
            } else (l = i), (u = n)
            f.push(e)
          } else p.add(n)
          d.push(e), (c = Math.max(c, n))
        }
      }
      ;(i = {}),
        (a = U.filter(t => {
          if (r.has(t)) return !0
          const n = (i[t] = Ei(e, t))
          return n !== void 0 && !di(t, n)
        })),
        v(!1)
      const m = !l && te(d)
      try {
        if (m && m[1] > t) {
          const [e, n, r] = m
          b(C(d, e, n, r), e - t, n - e)
        } else
          c > t && (b(C(d, t, c), 0, c - t), p.forEach(e => e < c - 1 && b(y(null, { duration: e - t }), 0, e - t)))
        if (l) {
          const e = u + Math.floor((c - u) / l) * l
          b(C(f, e, e + l, void 0, { iterations: 1 / 0, iterationStart: (c - e) / l, fill: `forwards` }, c), c - t)
        }
      } catch {
        return
      }
      return (s.length || v(), !0)
    },
    T = e => {
      let t,
        r = 0
      for (const i of n) {
        const n = o.get(i)
        if (!n) return !1
        const [a, s, c] = n,
          l = i.at(e),
          u = i.timing()[0] === 1 / 0
        if (c) {
          if (u && l === a) continue
          return !1
        }
        const d = (l - a) / s,
          f = u ? 0 : i.speed / s
        if (t === void 0) (t = d), (r = f)
        else if (Math.abs(d - t) > 1 || f !== r) return !1
      }
      if (t === void 0) return !0
      if (!s.length) return !1
      for (const { offset: e, end: n, isDone: r } of s) {
        const i = t - e
        if (n < 1 / 0 && (r ? i < n - 1 : i < 0 || i >= n)) return !1
      }
      for (const { animation: n, offset: i, isDone: a } of s) {
        if (a) continue
        const o = t - i
        r && n.updatePlaybackRate && n.playState === `running` && Math.abs(Number(n.currentTime) - o) < 20
          ? n.playbackRate !== r && n.updatePlaybackRate(r)
          : r
            ? ((n.playbackRate = r), (n.startTime = e - o / r))
            : ((n.startTime = null), (n.currentTime = o))
      }
      return !0
    },
    E = () => !n.size && ((u = !0), wi(t) === O && pi.delete(t), O.isJS || v(), !0),
    D = () => {
      const t = N.now()
      if (
        (O.isJS ||
          ((O.isFinishing = !0),
          n.forEach(n => {
            const [r, a] = n.timing()
            n.state === `running` &&
              n.speed > 0 &&
              !a &&
              r <= t + 1 &&
              (n.complete(), (i[n.name] = Ei(e, n.name)), o.has(n) || (c = !0))
          }),
          (O.isFinishing = !1)),
        (l = !1),
        u || (n.forEach(e => Ti(e) && n.delete(e)), E()))
      )
        return
      for (const e of n) if (!e.canAccelerate) return O.demote(!0)
      O.isJS && ((O.isJS = !1), (c = !0), n.forEach(e => e.js?.stop()))
      const r = c,
        a = d
      if (((c = d = !1), r || !T(t))) {
        if (a) {
          if (t - f < vi) return O.demote()
          f = t
        }
        if (!w(t)) return O.demote()
      }
    },
    O = {
      tracks: n,
      isJS: !1,
      isFinishing: !1,
      schedule(e, t) {
        u || ((c ||= e), (d ||= !!t), l || ((l = !0), M.isProcessing ? B.render(D, !1, !0) : queueMicrotask(D)))
      },
      release(e) {
        Ti(e) && n.delete(e), E() || O.schedule(!0)
      },
      check() {
        if (!O.isJS) {
          for (const t in i) if (Ei(e, t) !== i[t] && !p(t)) return O.schedule(!0, !0)
        }
      },
      demote(e) {
        if (!(O.isJS || u))
          return (
            n.forEach(t => {
              t.isAccelerated() && t.sync(), e || (t.canAccelerate = !1)
            }),
            (O.isJS = !0),
            (o = new Map()),
            v(),
            n.forEach(e => e.state === `running` && e.js?.start()),
            !0
          )
      },
    }
  return (pi.set(t, O), O)
}
var ji = class extends Bn {
  constructor(e) {
    super(),
      (this.stop = () => {
        this._animation && (this._animation.stop(), this.stopTimeline?.()), this.keyframeResolver?.cancel()
      }),
      (this.createdAt = N.now())
    const { keyframes: t, name: n, motionValue: r, element: i } = e,
      a = e
    ;(a.autoplay ??= !0),
      (a.delay ??= 0),
      (a.type ??= `keyframes`),
      (a.repeat ??= 0),
      (a.repeatDelay ??= 0),
      (a.repeatType ??= `loop`)
    const o = i?.KeyframeResolver || jr
    ;(this.keyframeResolver = new o(t, (e, t, n) => this.onKeyframesResolved(e, t, a, !n), n, r, i)),
      this.keyframeResolver?.scheduleResolve()
  }
  onKeyframesResolved(e, t, n, r) {
    this.keyframeResolver = void 0
    const { name: i, type: a, velocity: o, delay: s, isHandoff: c, onUpdate: l } = n
    this.resolvedAt = N.now()
    const u = Zr(e, i, a, o)
    u || ((D.instantAnimations || !s) && l?.(Mn(e, n, t)), (e[0] = e[e.length - 1]), Qr(n), (n.repeat = 0))
    const { onComplete: d } = n
    ;(n.finalKeyframe = t),
      (n.keyframes = e),
      (n.onComplete = () => {
        d?.(), this.notifyFinished()
      })
    const f = u && !c && ai(n),
      p = !f && Di(n)
    r && (f || p || this.resolvedAt !== this.createdAt) && (n.startTime ??= In(this.createdAt, this.resolvedAt))
    let m
    if (f) {
      n.element = n.motionValue?.owner?.current
      try {
        m = new Jr(n)
      } catch {
        m = new Un(n)
      }
    } else m = p ? new ki(n) : new Un(n)
    ;(this.pendingTimeline &&= ((this.stopTimeline = m.attachTimeline(this.pendingTimeline)), void 0)),
      (this._animation = m)
  }
  get finished() {
    return this._animation ? this._animation.finished : super.finished
  }
  then(e, t) {
    return this.finished.finally(e).then(() => {})
  }
  liveValue() {
    return this._animation?.liveValue?.()
  }
  get animation() {
    return (this._animation || (this.keyframeResolver?.resume(), kr()), this._animation)
  }
  get duration() {
    return this.animation.duration
  }
  get iterationDuration() {
    return this.animation.iterationDuration
  }
  get time() {
    return this.animation.time
  }
  set time(e) {
    this.animation.time = e
  }
  get speed() {
    return this.animation.speed
  }
  get state() {
    return this.animation.state
  }
  set speed(e) {
    this.animation.speed = e
  }
  get startTime() {
    return this.animation.startTime
  }
  attachTimeline(e) {
    return (
      this._animation ? (this.stopTimeline = this.animation.attachTimeline(e)) : (this.pendingTimeline = e),
      () => this.stop()
    )
  }
  play() {
    this.animation.play()
  }
  pause() {
    this.animation.pause()
  }
  complete() {
    this.animation.complete()
  }
  cancel() {
    this._animation?.cancel(), this.keyframeResolver?.cancel()
  }
}
function Mi(e, t, n, r = 0, i = 1) {
  const a = Array.from(e)
      .sort((e, t) => e.sortNodePosition(t))
      .indexOf(t),
    o = e.size,
    s = (o - 1) * r
  return typeof n == `function` ? n(a, o) : i === 1 ? a * r : s - a * r
}
var Ni = 30,
  Pi = e => !isNaN(parseFloat(e)),
  Fi = { current: void 0 },
  Ii = class {
    constructor(e, t = {}) {
      ;(this.canTrackVelocity = null),
        (this.events = {}),
        (this.updateAndNotify = e => {
          const t = N.now()
          if (
            (this.updatedAt !== t && this.setPrevFrameValue(),
            (this.prev = this.current),
            this.setCurrent(e),
            this.current !== this.prev && (this.dirty(), this.dependents))
          )
            for (const e of this.dependents) e.dirty()
        }),
        (this.hasAnimated = !1),
        this.setCurrent(e),
        (this.owner = t.owner)
    }
    setCurrent(e) {
      ;(this.current = e),
        (this.updatedAt = N.now()),
        this.canTrackVelocity === null && e !== void 0 && (this.canTrackVelocity = Pi(this.current))
    }
    setPrevFrameValue(e = this.current) {
      ;(this.prevFrameValue = e), (this.prevUpdatedAt = this.updatedAt)
    }
    onChange(e) {
      return this.on(`change`, e)
    }
    on(e, t) {
      var n
      return e === `change` ? this.onChangeSubscribe(t) : ((n = this.events)[e] || (n[e] = new se())).add(t)
    }
    onChangeSubscribe(e) {
      const { events: t } = this
      return (
        !t.change && !this.changeSubscriber
          ? (this.changeSubscriber = e)
          : (t.change || ((t.change = new se()), t.change.add(this.changeSubscriber), (this.changeSubscriber = void 0)),
            t.change.add(e)),
        () => {
          this.changeSubscriber === e ? (this.changeSubscriber = void 0) : t.change?.remove(e), this.stopIfUnobserved()
        }
      )
    }
    stopIfUnobserved() {
      B.read(() => {
        !this.changeSubscriber && !this.events.change?.getSize() && this.stop()
      })
    }
    clearListeners() {
      this.changeSubscriber = void 0
      for (const e in this.events) this.events[e].clear()
    }
    attach(e, t) {
      ;(this.passiveEffect = e), (this.stopPassiveEffect = t)
    }
    set(e) {
      this.passiveEffect ? this.passiveEffect(e, this.updateAndNotify) : this.updateAndNotify(e)
    }
    setWithVelocity(e, t, n) {
      this.set(t), (this.prev = void 0), (this.prevFrameValue = e), (this.prevUpdatedAt = this.updatedAt - n)
    }
    jump(e, t = !0) {
      t && ((this.updatedAt = N.now()), this.stop()),
        this.updateAndNotify(e),
        (this.prev = e),
        (this.prevUpdatedAt = this.prevFrameValue = void 0),
        this.stopPassiveEffect?.()
    }
    dirty() {
      const { current: e, changeSubscriber: t } = this
      t ? t(e) : this.events.change?.notify(e)
    }
    addDependent(e) {
      ;(this.dependents ||= new Set()).add(e)
    }
    removeDependent(e) {
      this.dependents?.delete(e)
    }
    get() {
      Fi.current?.push(this)
      const e = this.animation?.liveValue?.()
      return e === void 0 ? this.current : e
    }
    getCurrent() {
      return this.current
    }
    getPrevious() {
      return this.prev
    }
    getVelocity() {
      const e = N.now()
      if (!this.canTrackVelocity || this.prevFrameValue === void 0 || e - this.updatedAt > Ni) return 0
      const t = Math.min(this.updatedAt - this.prevUpdatedAt, Ni)
      return ce(parseFloat(this.current) - parseFloat(this.prevFrameValue), t)
    }
    start(e) {
      return (
        this.stop(),
        new Promise(t => {
          this.hasAnimated = !0
          let n = !1,
            r
          ;(r = e(() => {
            ;(n = !0), this.events.animationComplete?.notify(), this.animation === r && (this.animation = void 0), t()
          })),
            n || (this.animation = r),
            this.events.animationStart?.notify()
        })
      )
    }
    stop() {
      this.animation && (this.animation.stop(), this.events.animationCancel?.notify()), (this.animation = void 0)
    }
    isAnimating() {
      return !!this.animation
    }
    destroy() {
      this.dependents?.clear(),
        this.events.destroy?.notify(),
        this.clearListeners(),
        this.stop(),
        this.stopPassiveEffect?.()
    }
  }
function Li(e, t) {
  return new Ii(e, t)
}
function Ri(e, t) {
  if (e?.inherit && t) {
    const { inherit: n, ...r } = e
    return { ...t, ...r }
  }
  return e
}
function zi(e, t) {
  const n = e?.[t] ?? e?.default ?? e
  return n === e ? n : Ri(n, e)
}
var Bi = { type: `spring`, stiffness: 500, damping: 25, restSpeed: 10 },
  Vi = e => ({ type: `spring`, stiffness: 550, damping: e === 0 ? 2 * Math.sqrt(550) : 30, restSpeed: 10 }),
  Hi = { type: `keyframes`, duration: 0.8 },
  Ui = { type: `keyframes`, ease: [0.25, 0.1, 0.35, 1], duration: 0.3 },
  Wi = (e, { keyframes: t }) => (t.length > 2 ? Hi : W.has(e) ? (e.startsWith(`scale`) ? Vi(t[1]) : Bi) : Ui),
  Gi = new Set([
    `when`,
    `delay`,
    `delayChildren`,
    `staggerChildren`,
    `staggerDirection`,
    `repeat`,
    `repeatType`,
    `repeatDelay`,
    `from`,
    `elapsed`,
    `out`,
    `mixer`,
  ])
function Ki(e) {
  for (const t in e) if (!Gi.has(t)) return !0
  return !1
}
var qi =
    (e, t, n, r = {}, i, a) =>
    o => {
      let s = zi(r, e) || {},
        c = s.delay || r.delay || 0,
        { elapsed: l = 0 } = r
      l -= A(c)
      const u = {
        keyframes: Array.isArray(n) ? n : [null, n],
        ease: `easeOut`,
        velocity: t.getVelocity(),
        ...s,
        delay: -l,
        onUpdate: e => {
          t.set(e), s.onUpdate && s.onUpdate(e)
        },
        onComplete: () => {
          o(), s.onComplete && s.onComplete()
        },
        name: e,
        motionValue: t,
        element: a ? void 0 : i,
        hasOnUpdate: !!s.onUpdate,
      }
      Ki(s) || Object.assign(u, Wi(e, u)),
        (u.duration &&= A(u.duration)),
        (u.repeatDelay &&= A(u.repeatDelay)),
        u.from !== void 0 && (u.keyframes[0] = u.from)
      let d = !1
      if (
        ((u.type === !1 || (u.duration === 0 && !u.repeatDelay)) && (Qr(u), u.delay === 0 && (d = !0)),
        (D.instantAnimations || D.skipAnimations || i?.shouldSkipAnimations || s.skipAnimations) &&
          ((d = !0), Qr(u), (u.delay = 0)),
        (u.allowFlatten = !s.type && !s.ease),
        d && !a && t.get() !== void 0)
      ) {
        const e = Mn(u.keyframes, s)
        if (e !== void 0) {
          B.update(() => {
            u.onUpdate(e), u.onComplete()
          })
          return
        }
      }
      return s.isSync ? new Un(u) : new ji(u)
    },
  Ji = /^var\(--(?:([\w-]+)|([\w-]+), ?([a-zA-Z\d ()%#.,-]+))\)/u
function Yi(e) {
  const t = Ji.exec(e)
  if (!t) return [,]
  const [, n, r, i] = t
  return [`--${n ?? r}`, i]
}
function Xi(e, t, n = 1) {
  const [r, i] = Yi(e)
  if (!r) return
  const a = window.getComputedStyle(t).getPropertyValue(r)
  if (a) {
    const e = a.trim()
    return O(e) ? parseFloat(e) : e
  }
  return Pe(i) ? Xi(i, t, n + 1) : i
}
function Zi(e) {
  const t = [{}, {}]
  return (
    e?.values.forEach((e, n) => {
      ;(t[0][n] = e.get()), (t[1][n] = e.getVelocity())
    }),
    t
  )
}
function Qi(e, t, n, r) {
  const i = t => (typeof t == `function` ? t(n === void 0 ? e.custom : n, ...Zi(r)) : t)
  return ((t = i(t)), typeof t == `string` && (t = e.variants && e.variants[t]), i(t))
}
function $i(e, t, n) {
  return Qi(e.getProps(), t, n, e)
}
var ea = (e, t) => (t === `exit` ? e.presenceContext?.custom : void 0),
  ta = new Set([`width`, `height`, `top`, `left`, `right`, `bottom`, ...U]),
  na = e => Array.isArray(e)
function ra(e, t, n) {
  e.hasValue(t) ? e.getValue(t).set(n) : e.addValue(t, Li(n))
}
function ia(e) {
  return na(e) ? e[e.length - 1] || 0 : e
}
function aa(e, t) {
  let { transitionEnd: n = {}, transition: r = {}, ...i } = $i(e, t) || {}
  i = { ...i, ...n }
  for (const t in i) ra(e, t, ia(i[t]))
}
var G = e => !!(e && e.getVelocity)
function oa(e) {
  return !!(G(e) && e.add)
}
function sa(e, t) {
  const n = e.getValue(`willChange`)
  if (oa(n)) return n.add(t)
  if (!n && D.WillChange) {
    const n = new D.WillChange(`auto`)
    e.addValue(`willChange`, n), n.add(t)
  }
}
var ca = `data-framer-appear-id`
function la(e) {
  return e.props[ca]
}
var ua = typeof window < `u`
function da({ protectedKeys: e, needsAnimating: t }, n) {
  const r = n in e && !t[n]
  return ((t[n] = !1), r)
}
function fa(e, t, { delay: n = 0, transitionOverride: r, type: i } = {}) {
  let { transition: a, transitionEnd: o, ...s } = t,
    c = e.getDefaultTransition()
  a = a ? Ri(a, c) : c
  const l = a?.reduceMotion,
    u = a?.skipAnimations
  r && (a = r)
  const d = [],
    f = i && e.animationState?.getState()[i],
    p = a?.path
  p &&
    (p.animateValues
      ? p.animateValues(t => e.getValue(t, e.latestValues[t] ?? 0), s, a, n, d)
      : p.animateVisualElement?.(e, s, a, n, d))
  for (const t in s) {
    const r = e.getValue(t, e.latestValues[t] ?? null),
      i = s[t]
    if (i === void 0 || (f && da(f, t))) continue
    const o = { delay: n, ...zi(f?.out[t] || a || {}, t) }
    u && (o.skipAnimations = !0)
    const c = r.get()
    if (c !== void 0 && !r.isAnimating() && !Array.isArray(i) && i === c && !o.velocity) {
      B.update(() => r.set(i))
      continue
    }
    let p = !1
    if (ua && window.MotionHandoffAnimation) {
      const n = la(e)
      if (n) {
        const e = window.MotionHandoffAnimation(n, t, B)
        e !== null && ((o.startTime = e), (p = !0))
      }
    }
    sa(e, t)
    const m = l ?? e.shouldReduceMotion
    r.start(qi(t, r, i, m && ta.has(t) ? { type: !1 } : o, e, p))
    const h = r.animation
    h && d.push(h)
  }
  if (o) {
    const t = () =>
      B.update(() => {
        o && aa(e, o)
      })
    d.length ? Promise.all(d).then(t) : t()
  }
  return d
}
function pa(e, t, n = {}) {
  const r = $i(e, t, ea(e, n.type)),
    i = n.transitionOverride || (r?.transition ?? (e.getDefaultTransition() || {})),
    a = () => Promise.all(r ? fa(e, r, n) : []),
    o = (r = 0) => {
      const { variantChildren: a } = e,
        { delayChildren: o = 0, staggerChildren: s, staggerDirection: c } = i,
        l = []
      return (
        a?.forEach(e => {
          e.notify(`AnimationStart`, t),
            l.push(
              pa(e, t, { ...n, delay: r + (typeof o == `function` ? 0 : o) + Mi(a, e, o, s, c) }).then(() =>
                e.notify(`AnimationComplete`, t),
              ),
            )
        }),
        Promise.all(l)
      )
    },
    { when: s } = i
  return s ? (s === `beforeChildren` ? a().then(() => o()) : o().then(a)) : Promise.all([a(), o(n.delay)])
}
function ma(e, t, n = {}) {
  return (
    e.notify(`AnimationStart`, t),
    (Array.isArray(t)
      ? Promise.all(t.map(t => pa(e, t, n)))
      : typeof t == `string`
        ? pa(e, t, n)
        : Promise.all(fa(e, $i(e, t, n.custom), n))
    ).then(() => {
      e.notify(`AnimationComplete`, t)
    })
  )
}
var ha = { test: e => e === `auto`, parse: e => e },
  ga = e => t => t.test(e),
  _a = [Le, I, F, P, $e, Qe, ha],
  va = e => _a.find(ga(e))
function ya(e) {
  return typeof e == `number` ? e === 0 : e === null || e === `none` || e === `0` || re(e)
}
var ba = new Set([`auto`, `none`, `0`])
function xa(e, t, n) {
  let r = 0,
    i
  for (; r < e.length && !i; ) {
    const t = e[r]
    typeof t == `string` && !ba.has(t) && ft(t) && (i = e[r]), r++
  }
  if (i && n) for (const r of t) e[r] !== i && (e[r] = tr(n, i))
}
var Sa = class extends jr {
    constructor() {
      super(...arguments), (this.isAsync = !0)
    }
    scheduleResolve() {
      if (this.canReadNow() && (this.readKeyframes(), !this.needsMeasurement)) return this.complete()
      super.scheduleResolve()
    }
    canReadNow() {
      const { unresolvedKeyframes: e, element: t, motionValue: n } = this,
        r = e[0] ?? n?.get()
      if (!t?.current || r === void 0) return !1
      for (let t = 0; t < e.length; t++) if (Ie(t ? e[t] : r)) return !1
      return !0
    }
    readKeyframes() {
      const { unresolvedKeyframes: e, element: t, name: n } = this
      if (!t?.current) return
      super.readKeyframes()
      for (let n = 0; n < e.length; n++) {
        let r = e[n]
        if (typeof r == `string` && ((r = r.trim()), Pe(r))) {
          const i = Xi(r, t.current)
          i !== void 0 && (e[n] = i), n === e.length - 1 && (this.finalKeyframe = r)
        }
      }
      if ((this.resolveNoneKeyframes(), !ta.has(n) || e.length !== 2)) return
      const [r, i] = e
      if (typeof r == `number` && typeof i == `number`) return
      const a = va(r),
        o = va(i)
      if (Ie(r) !== Ie(i) && Sr[n]) this.needsMeasurement = !0
      else if (a !== o) {
        if (mr(a) && mr(o))
          for (let t = 0; t < e.length; t++) {
            const n = e[t]
            typeof n == `string` && (e[t] = parseFloat(n))
          }
        else Sr[n] && (this.needsMeasurement = !0)
      }
    }
    resolveNoneKeyframes() {
      const { unresolvedKeyframes: e, name: t } = this,
        n = []
      for (let t = 0; t < e.length; t++) (e[t] === null || ya(e[t])) && n.push(t)
      n.length && xa(e, n, t)
    }
    measure() {
      const { element: e, name: t } = this
      return Sr[t](window.getComputedStyle(e.current), () => e.measureViewportBox())
    }
    measureInitialState() {
      const { element: e, unresolvedKeyframes: t, name: n } = this
      if (!e?.current) return
      n === `height` && (this.suspendedScrollY = window.pageYOffset),
        (this.measuredOrigin = this.measure()),
        (t[0] = this.measuredOrigin)
      const r = t[t.length - 1]
      r !== void 0 && this.motionValue?.jump(r, !1)
    }
    measureEndState() {
      const { element: e, unresolvedKeyframes: t } = this
      if (!e?.current) return
      this.motionValue?.jump(this.measuredOrigin, !1)
      const n = t.length - 1,
        r = t[n]
      ;(t[n] = this.measure()),
        r !== null && this.finalKeyframe === void 0 && (this.finalKeyframe = r),
        this.resolveNoneKeyframes()
    }
  },
  Ca = [`borderTopLeftRadius`, `borderTopRightRadius`, `borderBottomRightRadius`, `borderBottomLeftRadius`]
function wa(e) {
  return ne(e) && `offsetHeight` in e && !(`ownerSVGElement` in e)
}
function Ta(e) {
  return ne(e) && `ownerSVGElement` in e
}
var Ea = {}
function Da(e) {
  return (Ea.current?.add(e), e)
}
var Oa = e => (Ea.current ? Ea.current.bind(e) : e)
function ka(e, t, n) {
  if (e == null) return []
  if (e instanceof EventTarget) return [e]
  if (typeof e == `string`) {
    const r = t ? t.current : Ea.current?.root || document,
      i = n?.[e] ?? r.querySelectorAll(e)
    return i ? Array.from(i) : []
  }
  return Array.from(e).filter(e => e != null)
}
function Aa(e) {
  return e.replace(/([A-Z])/g, e => `-${e.toLowerCase()}`)
}
function ja(e, t, n) {
  let { style: r, vars: i, transformOrigin: a } = e,
    o = !1,
    s = !1
  for (const e in t) {
    const n = t[e]
    if (W.has(e)) o = !0
    else if (Me(e)) i[e] = n
    else {
      const t = oi(n, Zn[e])
      e.startsWith(`origin`) ? ((s = !0), (a[e] = t)) : (r[e] = t)
    }
  }
  if ((t.transform || (o || n ? (r.transform = fi(t, e.transform, n)) : (r.transform &&= `none`)), s)) {
    const { originX: e = `50%`, originY: t = `50%`, originZ: n = 0 } = a
    r.transformOrigin = `${e} ${t} ${n}`
  }
}
var Ma = { offset: `stroke-dashoffset`, array: `stroke-dasharray` },
  Na = { offset: `strokeDashoffset`, array: `strokeDasharray` }
function Pa(e, t, n = 1, r = 0, i = !0) {
  e.pathLength = 1
  const a = i ? Ma : Na
  ;(e[a.offset] = `${-r}`), (e[a.array] = `${t} ${n}`)
}
var Fa = [`transform`, `opacity`, `clipPath`, `filter`, `offsetDistance`, `offsetPath`, `offsetRotate`, `offsetAnchor`]
function Ia(
  e,
  { attrX: t, attrY: n, attrScale: r, pathLength: i, pathSpacing: a = 1, pathOffset: o = 0, ...s },
  c,
  l,
  u,
) {
  if ((ja(e, s, l), c)) {
    e.style.viewBox && (e.attrs.viewBox = e.style.viewBox)
    return
  }
  ;(e.attrs = e.style), (e.style = {})
  const { attrs: d, style: f } = e
  for (const e of Fa) d[e] !== void 0 && ((f[e] = d[e]), delete d[e])
  ;(f.transform || d.transformOrigin) &&
    ((f.transformOrigin = d.transformOrigin ?? `50% 50%`), delete d.transformOrigin),
    f.transform && ((f.transformBox = u?.transformBox ?? `fill-box`), delete d.transformBox),
    t !== void 0 && (d.x = t),
    n !== void 0 && (d.y = n),
    r !== void 0 && (d.scale = r),
    i !== void 0 && Pa(d, i, a, o, !1)
}
function La({ top: e, left: t, right: n, bottom: r }) {
  return { x: { min: t, max: n }, y: { min: e, max: r } }
}
function Ra({ x: e, y: t }) {
  return { top: t.min, right: e.max, bottom: t.max, left: e.min }
}
function za(e, t) {
  if (!t) return e
  const n = t({ x: e.left, y: e.top }),
    r = t({ x: e.right, y: e.bottom })
  return { top: n.y, left: n.x, bottom: r.y, right: r.x }
}
function Ba(e) {
  return e === void 0 || e === 1
}
function Va({ scale: e, scaleX: t, scaleY: n }) {
  return !Ba(e) || !Ba(t) || !Ba(n)
}
var Ha = [`rotate`, `rotateX`, `rotateY`, `rotateZ`, `skewX`, `skewY`]
function Ua(e) {
  return Va(e) || Ga(e) || Wa(e)
}
function Wa(e) {
  return e.z || e.rotate || e.rotateX || e.rotateY || e.rotateZ || e.skewX || e.skewY
}
function Ga(e) {
  return Ka(e.x) || Ka(e.y)
}
function Ka(e) {
  return e && e !== `0%`
}
function qa(e, t, n) {
  return n + t * (e - n)
}
function Ja(e, t, n, r, i) {
  return (i !== void 0 && (e = qa(e, i, r)), qa(e, n, r) + t)
}
function Ya(e, t = 0, n = 1, r, i) {
  ;(e.min = Ja(e.min, t, n, r, i)), (e.max = Ja(e.max, t, n, r, i))
}
function Xa(e, { x: t, y: n }) {
  Ya(e.x, t.translate, t.scale, t.originPoint), Ya(e.y, n.translate, n.scale, n.originPoint)
}
var Za = 0.999999999999,
  Qa = 1.0000000000001
function $a(e, t, n, r = !1) {
  const i = n.length
  if (!i) return
  t.x = t.y = 1
  let a, o
  for (let s = 0; s < i; s++)
    (a = n[s]),
      (o = a.projectionDelta),
      a.options.visualElement?.props.style?.display !== `contents` &&
        (r === !0 &&
          a.options.layoutScroll &&
          a.scroll &&
          a !== a.root &&
          (K(e.x, -a.scroll.offset.x), K(e.y, -a.scroll.offset.y)),
        o && ((t.x *= o.x.scale), (t.y *= o.y.scale), Xa(e, o)),
        r && (r.path?.[s] || r) !== a && Ua(a.latestValues) && no(e, a.latestValues, a.layout?.layoutBox))
  t.x < Qa && t.x > Za && (t.x = 1), t.y < Qa && t.y > Za && (t.y = 1)
}
function K(e, t) {
  ;(e.min += t), (e.max += t)
}
function eo(e, t, n, r, i = 0.5) {
  Ya(e, t, n, z(e.min, e.max, i), r)
}
function to(e, t) {
  return typeof e == `string` ? (parseFloat(e) / 100) * (t.max - t.min) : e
}
function no(e, t, n) {
  const r = n ?? e
  eo(e.x, to(t.x, r.x), t.scaleX, t.scale, t.originX), eo(e.y, to(t.y, r.y), t.scaleY, t.scale, t.originY)
}
function ro(e, t) {
  return La(za(e.getBoundingClientRect(), t))
}
function io(e, t, n) {
  const r = ro(e, n),
    { scroll: i } = t
  return (i && (K(r.x, i.offset.x), K(r.y, i.offset.y)), r)
}
var ao = () => ({
    x: document.documentElement.scrollLeft || document.body?.scrollLeft || 0,
    y: document.documentElement.scrollTop || document.body?.scrollTop || 0,
  }),
  { schedule: oo, cancel: so } = Ht(queueMicrotask, !1)
function co(e, t, n) {
  const r = G(e) ? e : Li(e)
  return (r.start(qi(``, r, t, n)), r.animation)
}
var lo = {},
  uo = { value: null, addProjectionMetrics: null, countProjection: void 0 }
function fo(e, t) {
  const n = N.now()
  e = Oa(e)
  const r = ({ timestamp: i }) => {
    const a = i - n
    a >= t && (V(r), e(a - t))
  }
  return (B.setup(r, !0), Da(() => V(r)))
}
function po(e) {
  return e && typeof e == `object` && Object.hasOwn(e, `current`)
}
function mo(e) {
  return Ta(e) && e.tagName === `svg`
}
function ho(e) {
  return G(e) ? e.get() : e
}
var go = e => (typeof e == `number` ? e : parseFloat(e)),
  _o = Ca.length,
  vo = e => typeof e == `number` || I.test(e)
function yo(e, t, n, r, i, a) {
  i
    ? ((e.opacity = z(0, n.opacity ?? 1, xo(r))), (e.opacityExit = z(t.opacity ?? 1, 0, So(r))))
    : a && (e.opacity = z(t.opacity ?? 1, n.opacity ?? 1, r))
  for (let i = 0; i < _o; i++) {
    let a = Ca[i],
      o = bo(t, a),
      s = bo(n, a)
    ;(o !== void 0 || s !== void 0) &&
      ((o ||= 0),
      (s ||= 0),
      o === 0 || s === 0 || vo(o) === vo(s)
        ? ((e[a] = Math.max(z(go(o), go(s), r), 0)), (F.test(s) || F.test(o)) && (e[a] += `%`))
        : (e[a] = s))
  }
  for (let i = 0; i < Ha.length; i++) {
    const a = Ha[i]
    ;(t[a] || n[a]) && (e[a] = z(t[a] || 0, n[a] || 0, r))
  }
}
function bo(e, t) {
  return e[t] === void 0 ? e.borderRadius : e[t]
}
var xo = Co(0, 0.5, ve),
  So = Co(0.5, 0.95, k)
function Co(e, t, n) {
  return r => (r < e ? 0 : r > t ? 1 : n(oe(e, t, r)))
}
function wo(e, t) {
  ;(e.min = t.min), (e.max = t.max)
}
function q(e, t) {
  wo(e.x, t.x), wo(e.y, t.y)
}
function To(e, t) {
  ;(e.translate = t.translate), (e.scale = t.scale), (e.originPoint = t.originPoint), (e.origin = t.origin)
}
var Eo = 0.9999,
  Do = 1.0001,
  Oo = -0.01,
  ko = 0.01
function J(e) {
  return e.max - e.min
}
function Ao(e, t, n) {
  return Math.abs(e - t) <= n
}
function jo(e, t, n, r = 0.5) {
  ;(e.origin = r),
    (e.originPoint = z(t.min, t.max, e.origin)),
    (e.scale = J(n) / J(t)),
    (e.translate = z(n.min, n.max, e.origin) - e.originPoint),
    ((e.scale >= Eo && e.scale <= Do) || isNaN(e.scale)) && (e.scale = 1),
    ((e.translate >= Oo && e.translate <= ko) || isNaN(e.translate)) && (e.translate = 0)
}
function Mo(e, t, n, r) {
  jo(e.x, t.x, n.x, r?.originX), jo(e.y, t.y, n.y, r?.originY)
}
function No(e, t, n, r = 0) {
  ;(e.min = (r ? z(n.min, n.max, r) : n.min) + t.min), (e.max = e.min + J(t))
}
function Po(e, t, n, r) {
  No(e.x, t.x, n.x, r?.x), No(e.y, t.y, n.y, r?.y)
}
function Fo(e, t, n, r = 0) {
  const i = r ? z(n.min, n.max, r) : n.min
  ;(e.min = t.min - i), (e.max = e.min + J(t))
}
function Io(e, t, n, r) {
  Fo(e.x, t.x, n.x, r?.x), Fo(e.y, t.y, n.y, r?.y)
}
function Lo(e, t, n, r, i) {
  return ((e -= t), (e = qa(e, 1 / n, r)), i !== void 0 && (e = qa(e, 1 / i, r)), e)
}
function Ro(e, t = 0, n = 1, r = 0.5, i, a = e, o = e) {
  if ((F.test(t) && ((t = parseFloat(t)), (t = z(o.min, o.max, t / 100) - o.min)), typeof t != `number`)) return
  let s = z(a.min, a.max, r)
  e === a && (s -= t), (e.min = Lo(e.min, t, n, s, i)), (e.max = Lo(e.max, t, n, s, i))
}
function zo(e, t, [n, r, i], a, o) {
  Ro(e, t[n], t[r], t[i], t.scale, a, o)
}
var Bo = [`x`, `scaleX`, `originX`],
  Vo = [`y`, `scaleY`, `originY`]
function Ho(e, t, n, r) {
  zo(e.x, t, Bo, n?.x, r?.x), zo(e.y, t, Vo, n?.y, r?.y)
}
var Uo = e => typeof navigator < `u` && navigator.userAgent && navigator.userAgent.toLowerCase().includes(e),
  Wo = Uo(`applewebkit/`) && !Uo(`chrome/`) ? Math.round : k
function Go(e) {
  ;(e.min = Wo(e.min)), (e.max = Wo(e.max))
}
function Ko(e) {
  Go(e.x), Go(e.y)
}
var qo = () => ({ translate: 0, scale: 1, origin: 0, originPoint: 0 }),
  Jo = () => ({ x: qo(), y: qo() }),
  Yo = () => ({ min: 0, max: 0 }),
  Y = () => ({ x: Yo(), y: Yo() })
function Xo(e) {
  return e.translate === 0 && e.scale === 1
}
function Zo(e) {
  return Xo(e.x) && Xo(e.y)
}
function Qo(e, t) {
  return e.min === t.min && e.max === t.max
}
function $o(e, t) {
  return Qo(e.x, t.x) && Qo(e.y, t.y)
}
function es(e, t) {
  return Math.round(e.min) === Math.round(t.min) && Math.round(e.max) === Math.round(t.max)
}
function ts(e, t) {
  return es(e.x, t.x) && es(e.y, t.y)
}
function ns(e) {
  return J(e.x) / J(e.y)
}
function rs(e, t) {
  return e.translate === t.translate && e.scale === t.scale && e.originPoint === t.originPoint
}
var is = class {
  constructor() {
    this.members = []
  }
  add(e) {
    w(this.members, e)
    for (let t = this.members.length - 1; t >= 0; t--) {
      const n = this.members[t]
      if (n === e || n === this.lead || n === this.prevLead) continue
      const r = n.instance
      ;(r && r.isConnected !== !1) || n.snapshot || (T(this.members, n), n.unmount())
    }
    e.scheduleRender()
  }
  remove(e) {
    if ((T(this.members, e), e === this.prevLead && (this.prevLead = void 0), e === this.lead)) {
      const e = this.members[this.members.length - 1]
      e && this.promote(e)
    }
  }
  relegate(e) {
    for (let t = this.members.indexOf(e) - 1; t >= 0; t--) {
      const e = this.members[t]
      if (e.isPresent !== !1 && e.instance?.isConnected !== !1) return (this.promote(e), !0)
    }
    return !1
  }
  promote(e, t) {
    const n = this.lead
    if (e !== n && ((this.prevLead = n), (this.lead = e), e.show(), n)) {
      n.updateSnapshot(), e.scheduleRender()
      const { layoutDependency: r } = n.options,
        { layoutDependency: i } = e.options
      ;(r === void 0 || r !== i) &&
        ((e.resumeFrom = n),
        t && (n.preserveOpacity = !0),
        n.snapshot && ((e.snapshot = n.snapshot), (e.snapshot.latestValues = n.animationValues || n.latestValues)),
        e.root?.isUpdating && (e.isLayoutDirty = !0)),
        e.options.crossfade === !1 && n.hide()
    }
  }
  exitAnimationComplete() {
    this.members.forEach(e => {
      e.options.onExitComplete?.(), e.resumingFrom?.options.onExitComplete?.()
    })
  }
  scheduleRender() {
    this.members.forEach(e => e.instance && e.scheduleRender(!1))
  }
  removeLeadSnapshot() {
    this.lead?.snapshot && (this.lead.snapshot = void 0)
  }
}
function as(e, t) {
  return t.max === t.min ? 0 : (e / (t.max - t.min)) * 100
}
var os = {
    correct: (e, t) => {
      if (!t.target) return e
      if (typeof e == `string`) {
        if (I.test(e)) e = parseFloat(e)
        else return e
      }
      return `${as(e, t.target.x)}% ${as(e, t.target.y)}%`
    },
  },
  ss = {
    borderRadius: Object.assign({}, os, { applyTo: Ca.slice() }),
    borderTopLeftRadius: os,
    borderTopRightRadius: os,
    borderBottomLeftRadius: os,
    borderBottomRightRadius: os,
    boxShadow: {
      correct: (e, { treeScale: t, projectionDelta: n }) => {
        const r = e,
          i = R.parse(e)
        if (i.length > 5) return r
        const a = R.createTransformer(e),
          o = typeof i[0] == `number` ? 0 : 1,
          s = n.x.scale * t.x,
          c = n.y.scale * t.y
        ;(i[0 + o] /= s), (i[1 + o] /= c)
        const l = z(s, c, 0.5)
        return (typeof i[2 + o] == `number` && (i[2 + o] /= l), typeof i[3 + o] == `number` && (i[3 + o] /= l), a(i))
      },
    },
  }
function cs(e, t, n) {
  let r = ``,
    i = e.x.translate / t.x,
    a = e.y.translate / t.y,
    o = n?.z || 0
  if (
    ((i || a || o) && (r = `translate3d(${i}px, ${a}px, ${o}px) `),
    (t.x !== 1 || t.y !== 1) && (r += `scale(${1 / t.x}, ${1 / t.y}) `),
    n)
  ) {
    const { transformPerspective: e } = n
    e && (r = `perspective(${e}px) ${r}`)
    for (let e = 0; e < Ha.length; e++) {
      const t = Ha[e],
        i = n[t]
      i && (r += `${t}(${i}deg) `), !e && n.pathRotation && (r += `rotate(${n.pathRotation}deg) `)
    }
  }
  const s = e.x.scale * t.x,
    c = e.y.scale * t.y
  return ((s !== 1 || c !== 1) && (r += `scale(${s}, ${c})`), r || `none`)
}
function X(e) {
  return [e(`x`), e(`y`)]
}
var ls = (e, t) => e.depth - t.depth,
  us = class {
    constructor() {
      ;(this.children = []), (this.isDirty = !1)
    }
    add(e) {
      w(this.children, e), (this.isDirty = !0)
    }
    remove(e) {
      T(this.children, e), (this.isDirty = !0)
    }
    forEach(e) {
      this.isDirty && this.children.sort(ls), (this.isDirty = !1), this.children.forEach(e)
    }
  },
  ds = { hasAnimatedSinceResize: !0, hasEverUpdated: !1 },
  fs = [`z`, `skew`, `skewZ`],
  ps = 1e3,
  ms = 0
function hs(e, t, n, r) {
  const { latestValues: i } = t
  i[e] && ((n[e] = i[e]), t.setStaticValue(e, 0), r && (r[e] = 0))
}
var gs = e => e.instance && pi.get(e.instance)?.demote() && e.resetSkewAndRotation()
function _s(e) {
  if (((e.hasCheckedOptimisedAppear = !0), e.root === e)) return
  const { visualElement: t } = e.options
  if (!t) return
  const n = la(t)
  if (window.MotionHasOptimisedAnimation(n, `transform`)) {
    const { layout: t, layoutId: r } = e.options
    window.MotionCancelOptimisedAnimation(n, `transform`, B, !(t || r))
  }
  const { parent: r } = e
  r && !r.hasCheckedOptimisedAppear && _s(r)
}
function vs(e) {
  if (e) return e.options.allowProjection === !1 ? vs(e.parent) : e.projection
}
function ys({ attachResizeListener: e, defaultParent: t, measureScroll: n, checkIsScrollRoot: r, resetTransform: i }) {
  return (
    Object.assign(lo, { ...ss, ...lo }),
    class {
      static create(e, t, n) {
        const {
            layoutId: r,
            layout: i,
            drag: a,
            dragConstraints: o,
            layoutScroll: s,
            layoutRoot: c,
            layoutAnchor: l,
            layoutCrossfade: u,
          } = t,
          d = (e.projection = new this(e.latestValues, t[`data-framer-portal-id`] ? void 0 : vs(e.parent)))
        d.setOptions({
          layoutId: r,
          layout: i,
          alwaysMeasureLayout: !!a || (o && po(o)),
          visualElement: e,
          animationType: typeof i == `string` ? i : `both`,
          initialPromotionConfig: n,
          crossfade: u,
          layoutScroll: s,
          layoutRoot: c,
          layoutAnchor: l,
        })
        const f = d.getStack()?.lead
        f && !d.root.isUpdateBlocked() && (f.willUpdate(), f.scheduleCheckAfterUnmount())
      }
      constructor(e = {}, n = t?.()) {
        ;(this.id = ms++),
          (this.animationId = 0),
          (this.animationCommitId = 0),
          (this.children = new Set()),
          (this.options = {}),
          (this.isTreeAnimating = !1),
          (this.isAnimationBlocked = !1),
          (this.isLayoutDirty = !1),
          (this.isProjectionDirty = !1),
          (this.isSharedProjectionDirty = !1),
          (this.isTransformDirty = !1),
          (this.updateManuallyBlocked = !1),
          (this.updateBlockedByResize = !1),
          (this.isUpdating = !1),
          (this.isSVG = !1),
          (this.needsReset = !1),
          (this.shouldResetTransform = !1),
          (this.hasCheckedOptimisedAppear = !1),
          (this.treeScale = { x: 1, y: 1 }),
          (this.eventHandlers = new Map()),
          (this.hasTreeAnimated = !1),
          (this.updateScheduled = !1),
          (this.scheduleUpdate = () => this.update()),
          (this.projectionUpdateScheduled = !1),
          (this.checkUpdateFailed = () => {
            this.isUpdating && ((this.isUpdating = !1), this.clearAllSnapshots())
          }),
          (this.updateProjection = () => {
            ;(this.projectionUpdateScheduled = !1),
              this.nodes.forEach(Ss),
              this.nodes.forEach(Ns),
              this.nodes.forEach(Ps),
              this.nodes.forEach(Cs),
              uo.countProjection?.()
          }),
          (this.resolvedRelativeTargetAt = 0),
          (this.hasProjected = !1),
          (this.isVisible = !0),
          (this.animationProgress = 0),
          (this.sharedNodes = new Map()),
          (this.latestValues = e),
          (this.root = n ? n.root || n : this),
          (this.path = n ? [...n.path, n] : []),
          (this.parent = n),
          (this.depth = n ? n.depth + 1 : 0)
        for (let e = 0; e < this.path.length; e++) this.path[e].shouldResetTransform = !0
        this.root === this && (this.nodes = new us())
      }
      addEventListener(e, t) {
        return (this.eventHandlers.has(e) || this.eventHandlers.set(e, new se()), this.eventHandlers.get(e).add(t))
      }
      notifyListeners(e, ...t) {
        this.eventHandlers.get(e)?.notify(...t)
      }
      hasListeners(e) {
        return this.eventHandlers.has(e)
      }
      mount(t) {
        if (this.instance) return
        ;(this.isSVG = Ta(t) && !mo(t)), (this.instance = t)
        const { layoutId: n, layout: r, visualElement: i } = this.options
        if (
          (i && !i.current && i.mount(t),
          this.root.nodes.add(this),
          this.parent?.children.add(this),
          this.root.hasTreeAnimated && (r || n) && (this.isLayoutDirty = !0),
          e)
        ) {
          let n,
            r = 0,
            i = () => (this.root.updateBlockedByResize = !1)
          B.read(() => {
            r = window.innerWidth
          }),
            e(t, () => {
              const e = window.innerWidth
              e !== r &&
                ((r = e),
                (this.root.updateBlockedByResize = !0),
                n?.(),
                (n = fo(i, 250)),
                ds.hasAnimatedSinceResize && ((ds.hasAnimatedSinceResize = !1), this.nodes.forEach(Ms)))
            })
        }
        n && this.root.registerSharedNode(n, this), this.addLayoutListener()
      }
      addLayoutListener() {
        const { layoutId: e, layout: t, visualElement: n, animate: r } = this.options
        this.instance &&
          !this.hasLayoutListener &&
          r !== !1 &&
          n &&
          (e || t) &&
          ((this.hasLayoutListener = !0),
          this.addEventListener(
            `didUpdate`,
            ({ delta: e, hasLayoutChanged: t, hasRelativeLayoutChanged: r, layout: i }) => {
              if (this.isAnimationBlocked) {
                ;(this.target = void 0), (this.relativeTarget = void 0)
                return
              }
              const a = this.options.transition || n.getDefaultTransition() || Bs,
                { onLayoutAnimationStart: o, onLayoutAnimationComplete: s } = n.getProps(),
                c = !this.targetLayout || !ts(this.targetLayout, i),
                l = !t && r
              if (this.options.layoutRoot || this.resumeFrom || l || (t && (c || !this.currentAnimation))) {
                this.resumeFrom && ((this.resumingFrom = this.resumeFrom), (this.resumingFrom.resumingFrom = void 0))
                const t = { ...zi(a, `layout`), onPlay: o, onComplete: s }
                ;(n.shouldReduceMotion || this.options.layoutRoot) && ((t.delay = 0), (t.type = !1)),
                  this.startAnimation(t),
                  this.setAnimationOrigin(e, l, t.path)
              } else t || Ms(this), this.isLead() && this.options.onExitComplete?.()
              this.targetLayout = i
            },
          ))
      }
      unmount() {
        this.options.layoutId && this.willUpdate(),
          this.root.nodes.remove(this),
          this.getStack()?.remove(this),
          this.parent?.children.delete(this),
          (this.instance = void 0),
          this.eventHandlers.clear(),
          (this.hasLayoutListener = !1),
          V(this.updateProjection)
      }
      blockUpdate() {
        this.updateManuallyBlocked = !0
      }
      unblockUpdate() {
        this.updateManuallyBlocked = !1
      }
      isUpdateBlocked() {
        return this.updateManuallyBlocked || this.updateBlockedByResize
      }
      startUpdate() {
        this.isUpdateBlocked() || ((this.isUpdating = !0), this.nodes?.forEach(Fs), this.animationId++)
      }
      getTransformTemplate() {
        const { visualElement: e } = this.options
        return e && e.getProps().transformTemplate
      }
      willUpdate(e = !0) {
        if (((this.root.hasTreeAnimated = !0), this.root.isUpdateBlocked())) {
          this.options.onExitComplete?.()
          return
        }
        if (
          (window.MotionCancelOptimisedAnimation && !this.hasCheckedOptimisedAppear && _s(this),
          !this.root.isUpdating && this.root.startUpdate(),
          this.isLayoutDirty)
        )
          return
        gs(this), (this.isLayoutDirty = !0)
        for (let e = 0; e < this.path.length; e++) {
          const t = this.path[e]
          ;(t.shouldResetTransform = !0),
            gs(t),
            (typeof t.latestValues.x == `string` || typeof t.latestValues.y == `string`) && (t.isLayoutDirty = !0),
            t.updateScroll(`snapshot`),
            t.options.layoutRoot && t.willUpdate(!1),
            t.isAnimationBlocked && ((t.dragSnapshot ||= t.measure()), (this.dragAncestor = t))
        }
        const { layoutId: t, layout: n } = this.options
        if (t === void 0 && !n) return
        const r = this.getTransformTemplate()
        ;(this.prevTransformTemplateValue = r ? r(this.latestValues, ``) : void 0),
          this.updateSnapshot(),
          e && this.notifyListeners(`willUpdate`)
      }
      update() {
        if (((this.updateScheduled = !1), this.isUpdateBlocked())) {
          const e = this.updateBlockedByResize
          this.unblockUpdate(),
            (this.updateBlockedByResize = !1),
            this.clearAllSnapshots(),
            e && this.nodes.forEach(Es),
            this.nodes.forEach(Ts)
          return
        }
        if (this.animationId <= this.animationCommitId) {
          this.nodes.forEach(Ds)
          return
        }
        ;(this.animationCommitId = this.animationId),
          this.isUpdating
            ? ((this.isUpdating = !1),
              this.nodes.forEach(ks),
              this.nodes.forEach(As),
              this.nodes.forEach(js),
              this.nodes.forEach(bs),
              this.nodes.forEach(xs))
            : this.nodes.forEach(Ds),
          this.clearAllSnapshots()
        const e = N.now()
        ;(M.delta = E(0, 1e3 / 60, e - M.timestamp)),
          (M.timestamp = e),
          (M.isProcessing = !0),
          Ut.update.process(M),
          Ut.preRender.process(M),
          Ut.render.process(M),
          (M.isProcessing = !1)
      }
      didUpdate() {
        this.updateScheduled || ((this.updateScheduled = !0), oo.read(this.scheduleUpdate))
      }
      clearAllSnapshots() {
        this.nodes.forEach(ws),
          this.sharedNodes.forEach((e, t) => (e.members.length ? e.removeLeadSnapshot() : this.sharedNodes.delete(t)))
      }
      scheduleUpdateProjection() {
        this.projectionUpdateScheduled ||
          ((this.projectionUpdateScheduled = !0), B.preRender(this.updateProjection, !1, !0))
      }
      scheduleCheckAfterUnmount() {
        B.postRender(() => {
          this.isLayoutDirty ? this.root.didUpdate() : this.root.checkUpdateFailed()
        })
      }
      updateSnapshot() {
        !this.snapshot &&
          this.instance &&
          ((this.snapshot = this.measure()),
          this.snapshot &&
            !J(this.snapshot.measuredBox.x) &&
            !J(this.snapshot.measuredBox.y) &&
            (this.snapshot = void 0))
      }
      updateLayout() {
        if (
          !this.instance ||
          (this.updateScroll(), !(this.options.alwaysMeasureLayout && this.isLead()) && !this.isLayoutDirty)
        )
          return
        if (this.resumeFrom && !this.resumeFrom.instance)
          for (let e = 0; e < this.path.length; e++) this.path[e].updateScroll()
        const e = this.layout
        ;(this.layout = this.measure(!1)),
          (this.layoutCorrected ||= Y()),
          (this.isLayoutDirty = !1),
          (this.projectionDelta = void 0),
          this.notifyListeners(`measure`, this.layout.layoutBox)
        const { visualElement: t } = this.options
        t?.notify(`LayoutMeasure`, this.layout.layoutBox, e?.layoutBox)
      }
      updateScroll(e = `measure`) {
        const { scroll: t, instance: i } = this,
          { animationId: a } = this.root
        if (this.options.layoutScroll && i && !(t && t.animationId === a && t.phase === e)) {
          const o = r(i)
          this.scroll = { animationId: a, phase: e, isRoot: o, offset: n(i), wasRoot: t ? t.isRoot : o }
        }
      }
      resetTransform() {
        if (!i) return
        const e = this.isLayoutDirty || this.shouldResetTransform || this.options.alwaysMeasureLayout
        e && gs(this)
        const t = this.projectionDelta && !Zo(this.projectionDelta),
          n = this.getTransformTemplate(),
          r = n ? n(this.latestValues, ``) : void 0,
          a = r !== this.prevTransformTemplateValue
        e &&
          this.instance &&
          (t || Ua(this.latestValues) || a) &&
          (i(this.instance, r), (this.shouldResetTransform = !1), this.scheduleRender())
      }
      measure(e = !0) {
        let t = this.measurePageBox(),
          n = this.removeElementScroll(t)
        return (
          e && (n = this.removeTransform(n)),
          Ko(n),
          { animationId: this.root.animationId, measuredBox: t, layoutBox: n, latestValues: {}, source: this.id }
        )
      }
      measurePageBox() {
        const { visualElement: e } = this.options
        if (!e) return Y()
        const t = e.measureViewportBox()
        if (!(this.scroll?.wasRoot || this.path.some(Us))) {
          const { scroll: e } = this.root
          e && (K(t.x, e.offset.x), K(t.y, e.offset.y))
        }
        return t
      }
      removeElementScroll(e) {
        const t = Y()
        if ((q(t, e), this.scroll?.wasRoot)) return t
        for (let n = 0; n < this.path.length; n++) {
          const r = this.path[n],
            { scroll: i, options: a } = r
          r !== this.root && i && a.layoutScroll && (i.wasRoot && q(t, e), K(t.x, i.offset.x), K(t.y, i.offset.y))
        }
        return t
      }
      applyTransform(e, t = !1, n, r, i = 0) {
        const a = n || Y()
        q(a, e)
        for (let e = i; e < this.path.length; e++) {
          const n = this.path[e]
          !t &&
            n.options.layoutScroll &&
            n.scroll &&
            n !== n.root &&
            (K(a.x, -n.scroll.offset.x), K(a.y, -n.scroll.offset.y)),
            Ua(n.latestValues) && no(a, n.latestValues, n.layout?.layoutBox)
        }
        return (!r && Ua(this.latestValues) && no(a, this.latestValues, this.layout?.layoutBox), a)
      }
      removeTransform(e) {
        const t = Y()
        q(t, e)
        for (let e = 0; e < this.path.length; e++) {
          const n = this.path[e]
          if (!Ua(n.latestValues)) continue
          let r
          n.instance && (Va(n.latestValues) && n.updateSnapshot(), (r = Y()), q(r, n.measurePageBox())),
            Ho(t, n.latestValues, n.snapshot?.layoutBox, r)
        }
        return (Ua(this.latestValues) && Ho(t, this.latestValues), t)
      }
      setTargetDelta(e) {
        ;(this.targetDelta = e), this.root.scheduleUpdateProjection(), (this.isProjectionDirty = !0)
      }
      setOptions(e) {
        ;(this.options = { ...this.options, ...e, crossfade: e.crossfade === void 0 || e.crossfade }),
          this.addLayoutListener()
      }
      clearMeasurements() {
        ;(this.scroll = void 0),
          (this.layout = void 0),
          (this.snapshot = void 0),
          (this.prevTransformTemplateValue = void 0),
          (this.targetDelta = void 0),
          (this.target = void 0),
          (this.isLayoutDirty = !1)
      }
      forceRelativeParentToResolveTarget() {
        this.relativeParent &&
          this.relativeParent.resolvedRelativeTargetAt !== M.timestamp &&
          this.relativeParent.resolveTargetDelta(!0)
      }
      resolveTargetDelta(e = !1) {
        const t = this.getLead()
        ;(this.isProjectionDirty ||= t.isProjectionDirty),
          (this.isTransformDirty ||= t.isTransformDirty),
          (this.isSharedProjectionDirty ||= t.isSharedProjectionDirty)
        const n = !!this.resumingFrom || this !== t
        if (
          !(
            e ||
            (n && this.isSharedProjectionDirty) ||
            this.isProjectionDirty ||
            this.parent?.isProjectionDirty ||
            this.attemptToResolveRelativeTarget ||
            this.root.updateBlockedByResize
          )
        )
          return
        const { layout: r, layoutId: i } = this.options
        if (!this.layout || !(r || i)) return
        this.resolvedRelativeTargetAt = M.timestamp
        const a = this.getClosestProjectingParent()
        !this.targetDelta &&
          !this.relativeTarget &&
          (this.options.layoutAnchor !== !1 && a && a.layout
            ? this.createRelativeTarget(a, this.layout.layoutBox, a.layout.layoutBox)
            : this.removeRelativeTarget()),
          (this.relativeTarget || this.targetDelta) &&
            (this.target || ((this.target = Y()), (this.targetWithTransforms = Y())),
            this.relativeTarget && this.relativeTargetOrigin && this.relativeParent && this.relativeParent.target
              ? (this.forceRelativeParentToResolveTarget(),
                Po(this.target, this.relativeTarget, this.relativeParent.target, this.options.layoutAnchor || void 0))
              : this.targetDelta
                ? (this.resumingFrom
                    ? this.applyTransform(this.layout.layoutBox, !1, this.target, !0)
                    : q(this.target, this.layout.layoutBox),
                  Xa(this.target, this.targetDelta))
                : q(this.target, this.layout.layoutBox),
            this.attemptToResolveRelativeTarget &&
              ((this.attemptToResolveRelativeTarget = !1),
              this.options.layoutAnchor !== !1 &&
              a &&
              (!a.resumingFrom == !this.resumingFrom || (a.options.layoutRoot && !a.resumingFrom)) &&
              !a.options.layoutScroll &&
              a.target &&
              this.animationProgress !== 1
                ? this.createRelativeTarget(a, this.target, a.target)
                : (this.relativeParent = this.relativeTarget = void 0)),
            uo.countProjection?.(1))
      }
      getClosestProjectingParent() {
        if (!(!this.parent || Va(this.parent.latestValues) || Ga(this.parent.latestValues)))
          return this.parent.isProjecting() ? this.parent : this.parent.getClosestProjectingParent()
      }
      isProjecting() {
        return !!((this.relativeTarget || this.targetDelta || this.options.layoutRoot) && this.layout)
      }
      createRelativeTarget(e, t, n) {
        ;(this.relativeParent = e),
          this.forceRelativeParentToResolveTarget(),
          (this.relativeTarget = Y()),
          (this.relativeTargetOrigin = Y()),
          Io(this.relativeTargetOrigin, t, n, this.options.layoutAnchor || void 0),
          q(this.relativeTarget, this.relativeTargetOrigin)
      }
      removeRelativeTarget() {
        this.relativeParent = this.relativeTarget = void 0
      }
      calcProjection() {
        let e = this.getLead(),
          t = !!this.resumingFrom || this !== e,
          n = !0
        if (
          ((this.isProjectionDirty || this.parent?.isProjectionDirty) && (n = !1),
          t && (this.isSharedProjectionDirty || this.isTransformDirty) && (n = !1),
          this.resolvedRelativeTargetAt === M.timestamp && (n = !1),
          n)
        )
          return
        const { layout: r, layoutId: i } = this.options
        if (
          ((this.isTreeAnimating = !!(this.parent?.isTreeAnimating || this.currentAnimation || this.pendingAnimation)),
          this.isTreeAnimating || (this.targetDelta = this.relativeTarget = void 0),
          !this.layout || !(r || i))
        )
          return
        q(this.layoutCorrected, this.layout.layoutBox)
        const a = this.treeScale.x,
          o = this.treeScale.y
        $a(
          this.layoutCorrected,
          this.treeScale,
          this.path,
          t && (e.relativeTarget && !e.relativeParent.resumingFrom ? e.relativeParent : !0),
        ),
          e.layout &&
            !e.target &&
            (this.treeScale.x !== 1 || this.treeScale.y !== 1) &&
            ((e.target = e.layout.layoutBox), (e.targetWithTransforms = Y()))
        const { target: s } = e
        s
          ? (!this.projectionDelta || !this.prevProjectionDelta
              ? this.createProjectionDeltas()
              : (To(this.prevProjectionDelta.x, this.projectionDelta.x),
                To(this.prevProjectionDelta.y, this.projectionDelta.y)),
            Mo(this.projectionDelta, this.layoutCorrected, s, this.latestValues),
            (this.treeScale.x === a &&
              this.treeScale.y === o &&
              rs(this.projectionDelta.x, this.prevProjectionDelta.x) &&
              rs(this.projectionDelta.y, this.prevProjectionDelta.y)) ||
              ((this.hasProjected = !0), this.scheduleRender(), this.notifyListeners(`projectionUpdate`, s)),
            uo.countProjection?.(2))
          : this.prevProjectionDelta && (this.createProjectionDeltas(), this.scheduleRender())
      }
      hide() {
        this.isVisible = !1
      }
      show() {
        this.isVisible = !0
      }
      scheduleRender(e = !0) {
        this.options.visualElement?.scheduleRender(),
          e && this.getStack()?.scheduleRender(),
          this.resumingFrom && !this.resumingFrom.instance && (this.resumingFrom = void 0)
      }
      createProjectionDeltas() {
        ;(this.prevProjectionDelta = Jo()), (this.projectionDelta = Jo()), (this.projectionDeltaWithTransform = Jo())
      }
      setAnimationOrigin(e, t = !1, n) {
        const r = this.snapshot,
          i = r ? r.latestValues : {},
          a = { ...this.latestValues },
          o = Jo()
        ;(this.relativeParent && this.relativeParent.options.layoutRoot) ||
          (this.relativeTarget = this.relativeTargetOrigin = void 0),
          (this.attemptToResolveRelativeTarget = !t)
        const s = Y(),
          c = r?.source !== this.layout?.source,
          l = this.getStack(),
          u = !l || l.members.length <= 1,
          d = !(!c || u || this.options.crossfade !== !0 || this.path.some(zs))
        this.animationProgress = 0
        let f,
          p = n?.interpolateProjection(e)
        ;(this.mixTargetDelta = t => {
          const n = t / 1e3,
            r = p?.(n)
          Is(o.x, e.x, n),
            Is(o.y, e.y, n),
            r && ((o.x.translate = r.x), (o.y.translate = r.y)),
            this.setTargetDelta(o),
            this.relativeTarget &&
              this.relativeTargetOrigin &&
              this.layout &&
              this.relativeParent &&
              this.relativeParent.layout &&
              (Io(s, this.layout.layoutBox, this.relativeParent.layout.layoutBox, this.options.layoutAnchor || void 0),
              Rs(this.relativeTarget, this.relativeTargetOrigin, s, n),
              f && $o(this.relativeTarget, f) && (this.isProjectionDirty = !1),
              (f ||= Y()),
              q(f, this.relativeTarget)),
            c && ((this.animationValues = a), yo(a, i, this.latestValues, n, d, u)),
            r?.rotate !== void 0 && ((this.animationValues ||= a), (this.animationValues.pathRotation = r.rotate)),
            this.root.scheduleUpdateProjection(),
            this.scheduleRender(),
            (this.animationProgress = n)
        }),
          this.mixTargetDelta(this.options.layoutRoot ? 1e3 : 0)
      }
      startAnimation(e) {
        this.notifyListeners(`animationStart`),
          this.currentAnimation?.stop(),
          this.resumingFrom?.currentAnimation?.stop(),
          (this.pendingAnimation &&= (V(this.pendingAnimation), void 0)),
          (this.pendingAnimation = B.update(() => {
            ;(ds.hasAnimatedSinceResize = !0),
              (this.motionValue ||= Li(0)),
              this.motionValue.jump(0, !1),
              (this.currentAnimation = co(this.motionValue, [0, 1e3], {
                ...e,
                velocity: 0,
                isSync: !0,
                onUpdate: t => {
                  this.mixTargetDelta(t), e.onUpdate && e.onUpdate(t)
                },
                onComplete: () => {
                  e.onComplete && e.onComplete(), this.completeAnimation()
                },
              })),
              zn(this.currentAnimation, this),
              this.resumingFrom && (this.resumingFrom.currentAnimation = this.currentAnimation),
              (this.pendingAnimation = void 0)
          }))
      }
      completeAnimation() {
        this.resumingFrom &&
          ((this.resumingFrom.currentAnimation = void 0), (this.resumingFrom.preserveOpacity = void 0))
        const e = this.getStack()
        e && e.exitAnimationComplete(),
          (this.resumingFrom = this.currentAnimation = this.animationValues = void 0),
          this.notifyListeners(`animationComplete`)
      }
      finishAnimation() {
        this.currentAnimation && (this.mixTargetDelta?.(ps), this.currentAnimation.stop()), this.completeAnimation()
      }
      applyTransformsToTarget() {
        let e = this.getLead(),
          { targetWithTransforms: t, layout: n, latestValues: r } = e,
          { target: i } = e
        if (t && i && n) {
          if (this !== e && this.layout && n && Hs(this.options.animationType, this.layout.layoutBox, n.layoutBox)) {
            const { layoutBox: e } = this.layout,
              t = i
            ;(i = this.target || Y()), Vs(i.x, t.x, e.x), Vs(i.y, t.y, e.y)
          }
          q(t, i), no(t, r), Mo(this.projectionDeltaWithTransform, this.layoutCorrected, t, r)
        }
      }
      registerSharedNode(e, t) {
        this.sharedNodes.has(e) || this.sharedNodes.set(e, new is()), this.sharedNodes.get(e).add(t)
        const n = t.options.initialPromotionConfig
        t.promote({
          transition: n?.transition,
          preserveFollowOpacity: n?.shouldPreserveFollowOpacity ? n.shouldPreserveFollowOpacity(t) : void 0,
        })
      }
      isLead() {
        const e = this.getStack()
        return !e || e.lead === this
      }
      getLead() {
        const { layoutId: e } = this.options
        return (e && this.getStack()?.lead) || this
      }
      getPrevLead() {
        const { layoutId: e } = this.options
        return e ? this.getStack()?.prevLead : void 0
      }
      getStack() {
        const { layoutId: e } = this.options
        if (e) return this.root.sharedNodes.get(e)
      }
      promote({ needsReset: e, transition: t, preserveFollowOpacity: n } = {}) {
        this.getStack()?.promote(this, n),
          e && ((this.projectionDelta = void 0), (this.needsReset = !0)),
          t && this.setOptions({ transition: t })
      }
      relegate() {
        return this.getStack()?.relegate(this) || !1
      }
      resetSkewAndRotation() {
        const { visualElement: e } = this.options
        if (!e) return
        const { latestValues: t } = e
        if (!Wa(t)) return
        const n = {}
        for (let t = 0; t < fs.length; t++) hs(fs[t], e, n, this.animationValues)
        for (let t = 0; t < Ha.length; t++) hs(Ha[t], e, n, this.animationValues)
        e.render()
        for (const t in n) e.setStaticValue(t, n[t]), this.animationValues && (this.animationValues[t] = n[t])
        e.scheduleRender()
      }
      applyProjectionStyles(e, t) {
        if (!this.instance || this.isSVG) return
        const n = this.getLead()
        if (!this.isVisible && n !== this) {
          e.visibility = `hidden`
          return
        }
        const r = this.getTransformTemplate()
        if (this.needsReset) {
          ;(this.needsReset = !1),
            (e.visibility = ``),
            (e.opacity = ``),
            (e.pointerEvents = ho(t?.pointerEvents) || ``),
            (e.transform = r ? r(this.latestValues, ``) : `none`)
          return
        }
        if (!this.projectionDelta || !this.layout || !n.target) {
          ;(this.options.layoutId || this.needsShow) &&
            ((this.needsShow = !1),
            (e.visibility = ``),
            (e.opacity = this.latestValues.opacity === void 0 ? 1 : this.latestValues.opacity),
            (e.pointerEvents = ho(t?.pointerEvents) || ``)),
            this.hasProjected &&
              !Ua(this.latestValues) &&
              ((e.transform = r ? r({}, ``) : `none`), (this.hasProjected = !1))
          return
        }
        e.visibility = ``
        const i = n.animationValues || n.latestValues
        this.applyTransformsToTarget()
        let a = cs(this.projectionDeltaWithTransform, this.treeScale, i)
        r && (a = r(i, a)), (e.transform = a)
        const { x: o, y: s } = this.projectionDelta
        ;(e.transformOrigin = `${o.origin * 100}% ${s.origin * 100}% 0`),
          (e.opacity = n.animationValues
            ? n === this
              ? (i.opacity ?? this.latestValues.opacity ?? 1)
              : this.preserveOpacity
                ? this.latestValues.opacity
                : i.opacityExit
            : n === this
              ? i.opacity === void 0
                ? ``
                : i.opacity
              : i.opacityExit === void 0
                ? 0
                : i.opacityExit)
        for (const t in lo) {
          if (i[t] === void 0) continue
          const { correct: r, applyTo: o, isCSSVariable: s } = lo[t],
            c = a === `none` ? i[t] : r(i[t], n)
          if (o) {
            const t = o.length
            for (let n = 0; n < t; n++) e[o[n]] = c
          } else s ? (this.options.visualElement.renderState.vars[t] = c) : (e[t] = c)
        }
        this.options.layoutId && (e.pointerEvents = n === this ? ho(t?.pointerEvents) || `` : `none`)
      }
      clearSnapshot() {
        this.resumeFrom = this.snapshot = this.dragSnapshot = this.dragAncestor = void 0
      }
      resetTree() {
        this.root.nodes.forEach(e => e.currentAnimation?.stop()),
          this.root.nodes.forEach(Ts),
          this.root.sharedNodes.clear()
      }
    }
  )
}
function bs(e) {
  e.updateLayout(), Os(e)
}
function xs(e) {
  const t = e.resumeFrom?.snapshot || e.snapshot
  if (e.isLead() && e.layout && t && e.hasListeners(`didUpdate`)) {
    const { layoutBox: n, measuredBox: r } = e.layout,
      { animationType: i } = e.options,
      a = t.source !== e.layout.source,
      o = (r, a) => {
        if (i === `size`)
          X(e => {
            const t = J(r[e])
            ;(r[e].min = a[e].min), (r[e].max = r[e].min + t)
          })
        else if (i === `x` || i === `y`) {
          const e = i === `x` ? `y` : `x`
          wo(r[e], a[e])
        } else
          Hs(i, t.layoutBox, n) &&
            X(t => {
              const n = J(a[t])
              ;(r[t].max = r[t].min + n),
                e.relativeTarget &&
                  !e.currentAnimation &&
                  ((e.isProjectionDirty = !0), (e.relativeTarget[t].max = e.relativeTarget[t].min + n))
            })
      },
      s = a ? t.measuredBox : t.layoutBox
    o(s, n)
    const c = Jo()
    Mo(c, n, t.layoutBox)
    const l = Jo()
    Mo(l, a ? e.applyTransform(r, !0) : n, s)
    let u = !Zo(c),
      d = !1,
      f = e.getClosestProjectingParent()
    if ((!e.resumeFrom || (f?.options.layoutRoot && e.resumeFrom.path.includes(f))) && f && !f.resumeFrom) {
      const { snapshot: r, layout: i } = f
      if (r && i) {
        const s = e.options.layoutAnchor || void 0,
          c = Y()
        Io(c, a ? e.resumeFrom.applyTransform(t.layoutBox, !0, void 0, !0, f.depth + 1) : t.layoutBox, r.layoutBox, s)
        const l = Y()
        Io(l, n, i.layoutBox, s),
          a && o(c, l),
          ts(c, l) || (d = !0),
          f.options.layoutRoot && ((e.relativeTarget = l), (e.relativeTargetOrigin = c), (e.relativeParent = f))
      }
    }
    e.notifyListeners(`didUpdate`, {
      layout: n,
      snapshot: t,
      delta: l,
      layoutDelta: c,
      hasLayoutChanged: u,
      hasRelativeLayoutChanged: d,
    })
  } else e.isLead() && e.options.onExitComplete?.()
  e.options.transition = void 0
}
function Ss(e) {
  uo.countProjection?.(0),
    e.parent &&
      (e.isProjecting() || (e.isProjectionDirty = e.parent.isProjectionDirty),
      (e.isSharedProjectionDirty ||= !!(
        e.isProjectionDirty ||
        e.parent.isProjectionDirty ||
        e.parent.isSharedProjectionDirty
      )),
      (e.isTransformDirty ||= e.parent.isTransformDirty))
}
function Cs(e) {
  e.isProjectionDirty = e.isSharedProjectionDirty = e.isTransformDirty = !1
}
function ws(e) {
  e.clearSnapshot()
}
function Ts(e) {
  e.clearMeasurements()
}
function Es(e) {
  ;(e.isLayoutDirty = !0), e.updateLayout()
}
function Ds(e) {
  e.isLayoutDirty = !1
}
function Os(e) {
  const { snapshot: t, dragAncestor: n } = e,
    r = n?.isAnimationBlocked && n.layout
  if (!t || !r || e.resumeFrom || e.isAnimationBlocked) return
  const i = n.dragSnapshot
  X(e => K(t.layoutBox[e], r.layoutBox[e].min - i.layoutBox[e].min))
}
function ks(e) {
  e.isAnimationBlocked &&
    e.layout &&
    !e.isLayoutDirty &&
    ((e.snapshot = e.dragSnapshot || e.layout), (e.isLayoutDirty = !0))
}
function As(e) {
  e.relativeTarget &&
    e.relativeParent?.isLayoutDirty &&
    (e.currentAnimation ? (e.isLayoutDirty = !0) : ((e.targetDelta = void 0), e.removeRelativeTarget()))
}
function js(e) {
  const { visualElement: t } = e.options
  t?.getProps().onBeforeLayoutMeasure && t.notify(`BeforeLayoutMeasure`), e.resetTransform()
}
function Ms(e) {
  e.finishAnimation(), (e.targetDelta = e.relativeTarget = e.target = void 0), (e.isProjectionDirty = !0)
}
function Ns(e) {
  e.resolveTargetDelta()
}
function Ps(e) {
  e.calcProjection()
}
function Fs(e) {
  e.resetSkewAndRotation()
}
function Is(e, t, n) {
  ;(e.translate = z(t.translate, 0, n)),
    (e.scale = z(t.scale, 1, n)),
    (e.origin = t.origin),
    (e.originPoint = t.originPoint)
}
function Ls(e, t, n, r) {
  ;(e.min = z(t.min, n.min, r)), (e.max = z(t.max, n.max, r))
}
function Rs(e, t, n, r) {
  Ls(e.x, t.x, n.x, r), Ls(e.y, t.y, n.y, r)
}
function zs(e) {
  return e.animationValues?.opacityExit !== void 0
}
var Bs = { duration: 0.45, ease: [0.4, 0, 0.1, 1] }
function Vs(e, t, n) {
  e.max = J(n) + (e.min = t.min)
}
function Hs(e, t, n) {
  return e === `position` || (e === `preserve-aspect` && !Ao(ns(t), ns(n), 0.2))
}
function Us(e) {
  return e !== e.root && e.scroll?.wasRoot
}
function Ws(e, t, n, r = { passive: !0 }) {
  return (e.addEventListener(t, n, r), () => e.removeEventListener(t, n, r))
}
var Gs = ys({ attachResizeListener: (e, t) => Ws(e, `resize`, t), measureScroll: ao, checkIsScrollRoot: () => !0 }),
  Ks = { current: void 0 },
  qs = ys({
    measureScroll: e => ({ x: e.scrollLeft, y: e.scrollTop }),
    defaultParent: () => {
      if (!Ks.current) {
        const e = new Gs({})
        e.mount(window), e.setOptions({ layoutScroll: !0 }), (Ks.current = e)
      }
      return Ks.current
    },
    resetTransform: (e, t) => {
      e.style.transform = t === void 0 ? `none` : t
    },
    checkIsScrollRoot: e => window.getComputedStyle(e).position === `fixed`,
  }),
  Js = new WeakMap()
function Ys(e) {
  return typeof e == `object` && !!e && typeof e.start == `function`
}
function Xs(e) {
  return typeof e == `string` || Array.isArray(e)
}
var Zs = [`animate`, `whileInView`, `whileFocus`, `whileHover`, `whileTap`, `whileDrag`, `exit`],
  Qs = [`initial`].concat(Zs)
function $s(e) {
  if (Ys(e.animate)) return !0
  for (let t = 0; t < Qs.length; t++) if (Xs(e[Qs[t]])) return !0
  return !1
}
function ec(e) {
  return !!($s(e) || e.variants)
}
function tc(e, t, n) {
  for (const r in t) {
    const i = t[r],
      a = n[r]
    if (G(i)) e.addValue(r, i)
    else if (G(a)) e.addValue(r, Li(i, { owner: e }))
    else if (a !== i) {
      if (e.hasValue(r)) {
        const t = e.getValue(r)
        t.liveStyle === !0 ? t.jump(i) : t.hasAnimated || t.set(i)
      } else {
        const t = e.getStaticValue(r)
        e.addValue(r, Li(t === void 0 ? i : t, { owner: e }))
      }
    }
  }
  for (const r in n) t[r] === void 0 && e.removeValue(r)
  return t
}
var nc = { current: null },
  rc = { current: !1 },
  ic = typeof window < `u`
function ac() {
  if (((rc.current = !0), ic)) {
    if (window.matchMedia) {
      const e = window.matchMedia(`(prefers-reduced-motion)`),
        t = () => (nc.current = e.matches)
      e.addEventListener(`change`, t), t()
    } else nc.current = !1
  }
}
var oc = [
    `AnimationStart`,
    `AnimationComplete`,
    `Update`,
    `BeforeLayoutMeasure`,
    `LayoutMeasure`,
    `LayoutAnimationStart`,
    `LayoutAnimationComplete`,
  ],
  sc = {}
function cc(e) {
  sc = e
}
function lc() {
  return sc
}
var uc = class {
    scrapeMotionValuesFromProps(e, t, n) {
      return {}
    }
    constructor(
      {
        parent: e,
        props: t,
        presenceContext: n,
        reducedMotionConfig: r,
        skipAnimations: i,
        blockInitialAnimation: a,
        visualState: o,
      },
      s = {},
    ) {
      ;(this.current = null),
        (this.children = new Set()),
        (this.isVariantNode = !1),
        (this.isControllingVariants = !1),
        (this.shouldReduceMotion = null),
        (this.shouldSkipAnimations = !1),
        (this.values = new Map()),
        (this.KeyframeResolver = jr),
        (this.features = {}),
        (this.valueSubscriptions = new Map()),
        (this.prevMotionValues = {}),
        (this.hasBeenMounted = !1),
        (this.events = {}),
        (this.propEventSubscriptions = {}),
        (this.notifyUpdate = () => this.notify(`Update`, this.latestValues)),
        (this.render = () => {
          this.current &&
            (this.triggerBuild(),
            this.renderInstance(this.current, this.renderState, this.props.style, this.projection))
        }),
        (this.renderScheduledAt = 0),
        (this.scheduleRender = () => {
          const e = N.now()
          this.renderScheduledAt < e && ((this.renderScheduledAt = e), B.render(this.render, !1, !0))
        })
      const { latestValues: c, renderState: l } = o
      ;(this.latestValues = c),
        (this.baseTarget = { ...c }),
        (this.initialValues = t.initial ? { ...c } : {}),
        (this.renderState = l),
        (this.parent = e),
        (this.props = t),
        (this.presenceContext = n),
        (this.depth = e ? e.depth + 1 : 0),
        (this.reducedMotionConfig = r),
        (this.skipAnimationsConfig = i),
        (this.options = s),
        (this.blockInitialAnimation = !!a),
        (this.isControllingVariants = $s(t)),
        (this.isVariantNode = ec(t)),
        this.isVariantNode && (this.variantChildren = new Set()),
        (this.manuallyAnimateOnMount = !!(e && e.current))
      const { willChange: u, ...d } = this.scrapeMotionValuesFromProps(t, {}, this)
      for (const e in d) {
        const t = d[e]
        c[e] !== void 0 && G(t) && t.set(c[e])
      }
    }
    mount(e) {
      if (this.hasBeenMounted && !this.presenceContext?.keepValuesOnRemount)
        for (const e in this.initialValues)
          this.values.get(e)?.jump(this.initialValues[e]), (this.latestValues[e] = this.initialValues[e])
      if (
        ((this.current = e),
        Js.set(e, this),
        this.projection?.instance || this.projection?.mount(e),
        this.isVariantNode && !this.isControllingVariants)
      ) {
        let e = this
        do e = e.props.inherit !== !1 && e.parent
        while (e && !e.isVariantNode)
        if (e) {
          const { variantChildren: t } = e
          t.add(this), (this.removeFromVariantTree = () => t.delete(this))
        }
      }
      this.values.forEach((e, t) => this.bindToMotionValue(t, e)),
        this.reducedMotionConfig === `never`
          ? (this.shouldReduceMotion = !1)
          : this.reducedMotionConfig === `always`
            ? (this.shouldReduceMotion = !0)
            : (rc.current || ac(), (this.shouldReduceMotion = nc.current)),
        (this.shouldSkipAnimations = this.skipAnimationsConfig ?? !1),
        this.parent?.addChild(this),
        this.update(this.props, this.presenceContext),
        (this.hasBeenMounted = !0)
    }
    unmount() {
      this.projection?.unmount(),
        V(this.notifyUpdate),
        V(this.render),
        this.valueSubscriptions.forEach(e => e()),
        this.valueSubscriptions.clear(),
        this.removeFromVariantTree?.(),
        this.parent?.removeChild(this)
      for (const e in this.events) this.events[e].clear()
      for (const e in this.features) {
        const t = this.features[e]
        t && (t.unmount(), (t.isMounted = !1))
      }
      this.current = null
    }
    addChild(e) {
      this.children.add(e), (this.enteringChildren ||= new Set()).add(e)
    }
    removeChild(e) {
      this.children.delete(e), this.enteringChildren?.delete(e)
    }
    bindToMotionValue(e, t) {
      if ((this.valueSubscriptions.get(e)?.(), t.accelerate && $r.has(e) && this.current instanceof HTMLElement)) {
        const { factory: n, keyframes: r, times: i, ease: a, duration: o } = t.accelerate,
          s = new Wr({ element: this.current, name: e, keyframes: r, times: i, ease: a, duration: A(o) }),
          c = n(s)
        this.valueSubscriptions.set(e, () => {
          c(), s.cancel()
        })
        return
      }
      const n = W.has(e)
      n && this.onBindTransform && this.onBindTransform()
      let r = t.on(`change`, t => {
          ;(this.latestValues[e] = t),
            this.props.onUpdate && B.preRender(this.notifyUpdate),
            n && (this.projection && (this.projection.isTransformDirty = !0), pi.get(this.current)?.check()),
            this.scheduleRender()
        }),
        i
      typeof window < `u` && window.MotionCheckAppearSync && (i = window.MotionCheckAppearSync(this, e, t)),
        this.valueSubscriptions.set(e, () => {
          r(), i?.()
        })
    }
    sortNodePosition(e) {
      return !this.current || !e.current || !this.sortInstanceNodePosition || this.type !== e.type
        ? 0
        : this.sortInstanceNodePosition(this.current, e.current)
    }
    updateFeatures() {
      let e = `animation`
      for (e in sc) {
        const t = sc[e]
        if (!t) continue
        const { isEnabled: n, Feature: r } = t
        if ((!this.features[e] && r && n(this.props) && (this.features[e] = new r(this)), this.features[e])) {
          const t = this.features[e]
          t.isMounted ? t.update() : (t.mount(), (t.isMounted = !0))
        }
      }
    }
    triggerBuild() {
      this.build(this.renderState, this.latestValues, this.props)
    }
    measureViewportBox() {
      return this.current ? this.measureInstanceViewportBox(this.current, this.props) : Y()
    }
    getStaticValue(e) {
      return this.latestValues[e]
    }
    setStaticValue(e, t) {
      this.latestValues[e] = t
    }
    update(e, t) {
      const { transformTemplate: n, onUpdate: r } = this.props
      ;(e.transformTemplate || n) && this.scheduleRender(),
        ((e.transformTemplate && !n) || (e.onUpdate && !r)) && pi.get(this.current)?.demote(),
        (this.prevProps = this.props),
        (this.props = e),
        (this.prevPresenceContext = this.presenceContext),
        (this.presenceContext = t)
      for (let t = 0; t < oc.length; t++) {
        const n = oc[t]
        this.propEventSubscriptions[n]?.(), delete this.propEventSubscriptions[n]
        const r = e[`on` + n]
        r && (this.propEventSubscriptions[n] = this.on(n, r))
      }
      ;(this.prevMotionValues = tc(
        this,
        this.scrapeMotionValuesFromProps(e, this.prevProps || {}, this),
        this.prevMotionValues,
      )),
        this.handleChildMotionValue?.()
    }
    getProps() {
      return this.props
    }
    getVariant(e) {
      return this.props.variants?.[e]
    }
    getDefaultTransition() {
      return this.props.transition
    }
    getTransformPagePoint() {
      return this.props.transformPagePoint
    }
    addValue(e, t) {
      const n = this.values.get(e)
      if (t !== n) {
        n && this.removeValue(e), this.bindToMotionValue(e, t), this.values.set(e, t)
        const r = t.get()
        r !== void 0 && (this.latestValues[e] = r)
      }
    }
    removeValue(e) {
      this.values.delete(e),
        this.valueSubscriptions.get(e)?.(),
        this.valueSubscriptions.delete(e),
        delete this.latestValues[e],
        this.removeValueFromRenderState(e, this.renderState)
    }
    hasValue(e) {
      return this.values.has(e)
    }
    getValue(e, t) {
      let n = this.props.values?.[e]
      return (
        n ||
        ((n = this.values.get(e)),
        n === void 0 &&
          t !== void 0 &&
          ((n = Li(t ?? this.getDefaultValue?.(e), { owner: this })), this.addValue(e, n)),
        n)
      )
    }
    readValue(e, t) {
      let n =
        this.latestValues[e] !== void 0 || !this.current
          ? this.latestValues[e]
          : (this.getBaseTargetFromProps(this.props, e) ?? this.readValueFromInstance(this.current, e, this.options))
      return (
        n != null &&
          (typeof n == `string` && (O(n) || re(n))
            ? (n = parseFloat(n))
            : typeof n != `number` && !R.test(n) && R.test(t) && (n = tr(e, t)),
          this.setBaseTarget(e, G(n) ? n.get() : n)),
        G(n) ? n.get() : n
      )
    }
    setBaseTarget(e, t) {
      this.baseTarget[e] = t
    }
    on(e, t) {
      return (this.events[e] || (this.events[e] = new se())).add(t)
    }
    notify(e, ...t) {
      this.events[e]?.notify(...t)
    }
    scheduleRenderMicrotask() {
      oo.render(this.render)
    }
  },
  dc = class extends uc {
    constructor() {
      super(...arguments), (this.KeyframeResolver = Sa)
    }
    sortInstanceNodePosition(e, t) {
      return e.compareDocumentPosition(t) & 2 ? 1 : -1
    }
    getBaseTargetFromProps(e, t) {
      const n = e.style
      return n ? n[t] : void 0
    }
    removeValueFromRenderState(e, { vars: t, style: n }) {
      delete t[e], delete n[e]
    }
    handleChildMotionValue() {
      this.childSubscription && (this.childSubscription(), delete this.childSubscription)
      const { children: e } = this.props
      G(e) &&
        (this.childSubscription = e.on(`change`, e => {
          this.current && (this.current.textContent = `${e}`)
        }))
    }
  }
function fc(e, { style: t, vars: n }, r, i) {
  let a = e.style,
    o
  for (o in t) a[o] = t[o]
  for (o in (i?.applyProjectionStyles(a, r), n)) a.setProperty(o, n[o])
}
function pc(e, { layout: t, layoutId: n }) {
  return W.has(e) || e.startsWith(`origin`) || ((t || n !== void 0) && (!!lo[e] || e === `opacity`))
}
function mc(e, t, n) {
  const r = e.style,
    i = t?.style,
    a = {}
  if (!r) return a
  for (const t in r) (G(r[t]) || (i && G(i[t])) || pc(t, e) || n?.getValue(t)?.liveStyle !== void 0) && (a[t] = r[t])
  return a
}
function hc(e) {
  return window.getComputedStyle(e)
}
var gc = class extends dc {
    constructor() {
      super(...arguments), (this.type = `html`), (this.renderInstance = fc)
    }
    mount(e) {
      super.mount(e)
    }
    readValueFromInstance(e, t) {
      if (W.has(t)) return this.projection?.isProjecting ? dr(t) : pr(e, t)
      {
        const n = hc(e),
          r = (Me(t) ? n.getPropertyValue(t) : n[t]) || 0
        return typeof r == `string` ? r.trim() : r
      }
    }
    measureInstanceViewportBox(e, { transformPagePoint: t }) {
      return ro(e, t)
    }
    build(e, t, n) {
      ja(e, t, n.transformTemplate)
    }
    scrapeMotionValuesFromProps(e, t, n) {
      return mc(e, t, n)
    }
  },
  _c = e => (e.pointerType === `mouse` ? typeof e.button != `number` || e.button <= 0 : e.isPrimary !== !1)
function vc(e) {
  return { point: { x: e.pageX, y: e.pageY } }
}
var yc = e => t => _c(t) && e(t, vc(t))
function bc(e, t, n, r) {
  return Ws(e, t, yc(n), r)
}
var xc = new WeakMap(),
  Sc,
  Cc = (e, t, n) => (r, i) => (i && i[0] ? i[0][e + `Size`] : Ta(r) && `getBBox` in r ? r.getBBox()[t] : r[n]),
  wc = Cc(`inline`, `width`, `offsetWidth`),
  Tc = Cc(`block`, `height`, `offsetHeight`)
function Ec({ target: e, borderBoxSize: t }) {
  xc.get(e)?.forEach(n => {
    n(e, {
      get width() {
        return wc(e, t)
      },
      get height() {
        return Tc(e, t)
      },
    })
  })
}
function Dc(e) {
  e.forEach(Ec)
}
function Oc() {
  typeof ResizeObserver < `u` && (Sc = new ResizeObserver(Dc))
}
function kc(e, t) {
  Sc || Oc()
  const n = ka(e)
  return (
    n.forEach(e => {
      let n = xc.get(e)
      n || ((n = new Set()), xc.set(e, n)), n.add(t), Sc?.observe(e)
    }),
    () => {
      n.forEach(e => {
        const n = xc.get(e)
        n?.delete(t), n?.size || Sc?.unobserve(e)
      })
    }
  )
}
var Ac = new Set(),
  jc
function Mc() {
  ;(jc = () => {
    const e = {
      get width() {
        return window.innerWidth
      },
      get height() {
        return window.innerHeight
      },
    }
    Ac.forEach(t => t(e))
  }),
    window.addEventListener(`resize`, jc)
}
function Nc(e) {
  return (
    Ac.add(e),
    jc || Mc(),
    () => {
      Ac.delete(e), !Ac.size && typeof jc == `function` && (window.removeEventListener(`resize`, jc), (jc = void 0))
    }
  )
}
function Pc(e, t) {
  return Da(typeof e == `function` ? Nc(e) : kc(e, t))
}
var Fc = (e, t) => Math.abs(e - t)
function Ic(e, t) {
  const n = Fc(e.x, t.x),
    r = Fc(e.y, t.y)
  return Math.sqrt(n ** 2 + r ** 2)
}
var Lc = new Set([`auto`, `scroll`]),
  Rc = class {
    constructor(
      e,
      t,
      {
        transformPagePoint: n,
        contextWindow: r = window,
        dragSnapToOrigin: i = !1,
        distanceThreshold: a = 3,
        element: o,
      } = {},
    ) {
      if (
        ((this.startEvent = null),
        (this.lastMoveEvent = null),
        (this.lastMoveEventInfo = null),
        (this.lastRawMoveEventInfo = null),
        (this.handlers = {}),
        (this.contextWindow = window),
        (this.scrollPositions = new Map()),
        (this.onElementScroll = e => {
          this.handleScroll(e.target)
        }),
        (this.onWindowScroll = () => {
          this.handleScroll(window)
        }),
        (this.updatePoint = () => {
          if (!(this.lastMoveEvent && this.lastMoveEventInfo)) return
          ;(this.hasPendingMove = !1),
            this.lastRawMoveEventInfo &&
              (this.lastMoveEventInfo = Bc(this.lastRawMoveEventInfo, this.transformPagePoint))
          const e = Hc(this.lastMoveEventInfo, this.history),
            t = this.startEvent !== null,
            n = Ic(e.offset, { x: 0, y: 0 }) >= this.distanceThreshold
          if (!t && !n) return
          const { point: r } = e
          this.history.push({ ...r, timestamp: N.now() })
          const { onStart: i, onMove: a } = this.handlers
          t || (i?.(this.lastMoveEvent, e), (this.startEvent = this.lastMoveEvent)), a?.(this.lastMoveEvent, e)
        }),
        (this.handlePointerMove = (e, t) => {
          this.handleScroll(window),
            (this.lastMoveEvent = e),
            (this.lastRawMoveEventInfo = t),
            (this.lastMoveEventInfo = Bc(t, this.transformPagePoint)),
            (this.hasPendingMove = !0),
            B.update(this.updatePoint, !0)
        }),
        (this.handlePointerUp = (e, t) => {
          this.hasPendingMove && this.updatePoint(), this.end()
          const { onEnd: n, onSessionEnd: r, resumeAnimation: i } = this.handlers
          if (((this.dragSnapToOrigin || !this.startEvent) && i?.(), !(this.lastMoveEvent && this.lastMoveEventInfo)))
            return
          const a = Hc(
            e.type === `pointercancel` ? this.lastMoveEventInfo : Bc(t, this.transformPagePoint),
            this.history,
          )
          this.startEvent && n?.(e, a), r?.(e, a)
        }),
        !_c(e))
      )
        return
      ;(this.dragSnapToOrigin = i),
        (this.handlers = t),
        (this.transformPagePoint = n),
        (this.distanceThreshold = a),
        (this.contextWindow = r || window)
      const s = Bc(vc(e), this.transformPagePoint),
        { point: c } = s
      this.history = [{ ...c, timestamp: N.now() }]
      const { onSessionStart: l } = t
      l && l(e, Hc(s, this.history))
      const u = { passive: !0, capture: !0 }
      ;(this.removeListeners = ae(
        bc(this.contextWindow, `pointermove`, this.handlePointerMove, u),
        bc(this.contextWindow, `pointerup`, this.handlePointerUp, u),
        bc(this.contextWindow, `pointercancel`, this.handlePointerUp, u),
      )),
        o && this.startScrollTracking(o)
    }
    startScrollTracking(e) {
      let t = e.parentElement
      for (; t; ) {
        const e = getComputedStyle(t)
        ;(Lc.has(e.overflowX) || Lc.has(e.overflowY)) && this.scrollPositions.set(t, zc(t)), (t = t.parentElement)
      }
      this.scrollPositions.set(window, zc(window)),
        (this.removeScrollListeners = ae(
          Ws(window, `scroll`, this.onElementScroll, { capture: !0 }),
          Ws(window, `scroll`, this.onWindowScroll, {}),
        ))
    }
    handleScroll(e) {
      const t = this.scrollPositions.get(e)
      if (!t) return
      const n = e === window,
        r = zc(e),
        i = { x: r.x - t.x, y: r.y - t.y }
      ;(i.x !== 0 || i.y !== 0) &&
        (n
          ? this.lastMoveEventInfo && ((this.lastMoveEventInfo.point.x += i.x), (this.lastMoveEventInfo.point.y += i.y))
          : this.history.length > 0 && ((this.history[0].x -= i.x), (this.history[0].y -= i.y)),
        this.scrollPositions.set(e, r),
        B.update(this.updatePoint, !0))
    }
    updateHandlers(e) {
      this.handlers = e
    }
    end() {
      this.removeListeners?.(), this.removeScrollListeners?.(), this.scrollPositions.clear(), V(this.updatePoint)
    }
  },
  zc = e => (e === window ? { x: window.scrollX, y: window.scrollY } : { x: e.scrollLeft, y: e.scrollTop })
function Bc(e, t) {
  return t ? { point: t(e.point) } : e
}
function Vc(e, t) {
  return { x: e.x - t.x, y: e.y - t.y }
}
function Hc({ point: e }, t) {
  return { point: e, delta: Vc(e, Wc(t)), offset: Vc(e, Uc(t)), velocity: Gc(t, 0.1) }
}
function Uc(e) {
  return e[0]
}
function Wc(e) {
  return e[e.length - 1]
}
function Gc(e, t) {
  if (e.length < 2) return { x: 0, y: 0 }
  let n = e.length - 1,
    r = null,
    i = Wc(e)
  for (; n >= 0 && ((r = e[n]), !(i.timestamp - r.timestamp > A(t))); ) n--
  if (!r) return { x: 0, y: 0 }
  r === e[0] && e.length > 2 && i.timestamp - r.timestamp > A(t) * 2 && (r = e[1])
  const a = j(i.timestamp - r.timestamp)
  if (a === 0) return { x: 0, y: 0 }
  const o = { x: (i.x - r.x) / a, y: (i.y - r.y) / a }
  return (o.x === 1 / 0 && (o.x = 0), o.y === 1 / 0 && (o.y = 0), o)
}
var Kc = new Set([`BUTTON`, `INPUT`, `SELECT`, `TEXTAREA`, `A`])
function qc(e) {
  return Kc.has(e.tagName) || e.isContentEditable === !0
}
var Jc = new Set([`INPUT`, `SELECT`, `TEXTAREA`])
function Yc(e) {
  return Jc.has(e.tagName) || e.isContentEditable === !0
}
var Z = { x: !1, y: !1 }
function Xc() {
  return Z.x || Z.y
}
function Zc(e) {
  return e === `x` || e === `y`
    ? Z[e]
      ? null
      : ((Z[e] = !0),
        () => {
          Z[e] = !1
        })
    : Z.x || Z.y
      ? null
      : ((Z.x = Z.y = !0),
        () => {
          Z.x = Z.y = !1
        })
}
function Qc(e, { min: t, max: n }, r) {
  return (
    t !== void 0 && e < t
      ? (e = r ? z(t, e, r.min) : Math.max(e, t))
      : n !== void 0 && e > n && (e = r ? z(n, e, r.max) : Math.min(e, n)),
    e
  )
}
function $c(e, t, n) {
  return { min: t === void 0 ? void 0 : e.min + t, max: n === void 0 ? void 0 : e.max + n - (e.max - e.min) }
}
function el(e, { top: t, left: n, bottom: r, right: i }) {
  return { x: $c(e.x, n, i), y: $c(e.y, t, r) }
}
function tl(e, t) {
  let n = t.min - e.min,
    r = t.max - e.max
  return (t.max - t.min < e.max - e.min && ([n, r] = [r, n]), { min: n, max: r })
}
function nl(e, t) {
  return { x: tl(e.x, t.x), y: tl(e.y, t.y) }
}
function rl(e, t) {
  let n = 0.5,
    r = J(e),
    i = J(t)
  return (i > r ? (n = oe(t.min, t.max - r, e.min)) : r > i && (n = oe(e.min, e.max - i, t.min)), E(0, 1, n))
}
function il(e, t) {
  const n = {}
  return (t.min !== void 0 && (n.min = t.min - e.min), t.max !== void 0 && (n.max = t.max - e.min), n)
}
var al = 0.35
function ol(e = al) {
  return (e === !1 ? (e = 0) : e === !0 && (e = al), { x: sl(e, `left`, `right`), y: sl(e, `top`, `bottom`) })
}
function sl(e, t, n) {
  return { min: cl(e, t), max: cl(e, n) }
}
function cl(e, t) {
  return typeof e == `number` ? e : e[t] || 0
}
function ll(e) {
  let t = ``
  for (const n of e.path) {
    ;(n.scroll = void 0), n.updateScroll()
    const { scroll: r } = n
    n !== e.root && r && (t += r.offset.x + `,` + r.offset.y + `,`)
  }
  return t
}
var ul = new WeakMap(),
  dl = class {
    constructor(e, t = () => e.getProps()) {
      ;(this.openDragLock = null),
        (this.isDragging = !1),
        (this.currentDirection = null),
        (this.originPoint = { x: 0, y: 0 }),
        (this.constraints = !1),
        (this.hasMutatedConstraints = !1),
        (this.elastic = Y()),
        (this.latestPointerEvent = null),
        (this.latestPanInfo = null),
        (this.visualElement = e),
        (this.readProps = t)
    }
    start(e, { snapToCursor: t = !1, distanceThreshold: n } = {}) {
      if (this.visualElement.presenceContext?.isPresent === !1) return
      const r = e => {
          t && this.snapToCursor(e), this.stopAnimation()
        },
        i = (e, t) => {
          const { drag: n, dragConstraints: r, dragPropagation: i, onDragStart: a } = this.getProps()
          if (n && !i && (this.openDragLock?.(), (this.openDragLock = Zc(n)), !this.openDragLock)) return
          ;(this.latestPointerEvent = e),
            (this.latestPanInfo = t),
            (this.isDragging = !0),
            (this.currentDirection = null),
            this.resolveConstraints()
          const { projection: o } = this.visualElement
          o && ((o.isAnimationBlocked = !0), (o.target = void 0)),
            X(e => {
              let t = this.getAxisMotionValue(e).get() || 0
              if ((Pe(t) && (t = Xi(t, this.visualElement.current) || 0), I.test(t))) t = parseFloat(t)
              else if (F.test(t)) {
                const n = o?.layout?.layoutBox[e]
                n && (t = J(n) * (parseFloat(t) / 100))
              }
              this.originPoint[e] = t
            }),
            (this.point = typeof r == `function` && r(this)),
            a && B.update(() => a(e, t), !1, !0),
            sa(this.visualElement, `transform`),
            this.visualElement.animationState?.setActive(`whileDrag`, !0)
        },
        a = (e, t) => {
          ;(this.latestPointerEvent = e), (this.latestPanInfo = t)
          const { dragPropagation: n, dragDirectionLock: r, onDirectionLock: i, onDrag: a } = this.getProps()
          if (!n && !this.openDragLock) return
          const { offset: o } = t
          if (r && this.currentDirection === null) {
            if (((this.currentDirection = _l(o)), this.currentDirection === null)) return
            i && i(this.currentDirection)
          }
          this.updateAxis(`x`, o),
            this.updateAxis(`y`, o),
            this.point && this.point.move(),
            this.visualElement.render(),
            a && B.update(() => a(e, t), !1, !0)
        },
        o = (e, t) => {
          ;(this.latestPointerEvent = e),
            (this.latestPanInfo = t),
            this.stop(e, t),
            (this.latestPointerEvent = null),
            (this.latestPanInfo = null)
        },
        s = () => {
          const { dragSnapToOrigin: e } = this.getProps()
          ;(e || this.constraints || this.point) && this.startAnimation({ x: 0, y: 0 })
        },
        { dragSnapToOrigin: c } = this.getProps()
      this.panSession = new Rc(
        e,
        { onSessionStart: r, onStart: i, onMove: a, onSessionEnd: o, resumeAnimation: s },
        {
          transformPagePoint: this.visualElement.getTransformPagePoint(),
          dragSnapToOrigin: c,
          distanceThreshold: n,
          contextWindow: this.visualElement.current?.ownerDocument.defaultView,
          element: this.visualElement.current,
        },
      )
    }
    stop(e, t, n) {
      const r = e || this.latestPointerEvent,
        i = t || this.latestPanInfo,
        a = this.isDragging
      if ((this.cancel(), !a || !i || !r)) return
      const { velocity: o } = i
      this.startAnimation(o, n)
      const { onDragEnd: s } = this.getProps()
      s && B.postRender(() => s(r, i))
    }
    cancel() {
      this.isDragging = !1
      const { projection: e, animationState: t } = this.visualElement
      e && (e.isAnimationBlocked = !1),
        this.endPanSession(),
        !this.getProps().dragPropagation && this.openDragLock && (this.openDragLock(), (this.openDragLock = null)),
        t?.setActive(`whileDrag`, !1)
    }
    endPanSession() {
      this.panSession?.end(), (this.panSession = void 0)
    }
    updateAxis(e, t) {
      const { drag: n } = this.readProps()
      if (!t || !gl(e, n, this.currentDirection)) return
      let r = this.getAxisMotionValue(e),
        i = this.originPoint[e] + t[e],
        a = this.constraints && this.constraints[e]
      a && (i = Qc(i, a, this.elastic[e])), this.point ? (this.point[e] = i) : r.set(i)
    }
    resolveConstraints() {
      const { dragConstraints: e, dragElastic: t } = this.getProps(),
        { projection: n } = this.visualElement,
        r = n && (n.layout || n.measure(!1)),
        i = this.constraints
      fl(e)
        ? (this.constraints && this.scroll === ll(n)) || (this.constraints = this.resolveRefConstraints())
        : (this.constraints = e && r && typeof e == `object` ? el(r.layoutBox, e) : !1),
        (this.elastic = ol(t)),
        i !== this.constraints &&
          !fl(e) &&
          r &&
          this.constraints &&
          !this.hasMutatedConstraints &&
          X(e => {
            this.constraints !== !1 &&
              this.getAxisMotionValue(e) &&
              (this.constraints[e] = il(r.layoutBox[e], this.constraints[e]))
          })
    }
    resolveRefConstraints() {
      const { dragConstraints: e, onMeasureDragConstraints: t } = this.getProps()
      if (!fl(e)) return !1
      const n = pl(e),
        { projection: r } = this.visualElement
      if (!r || !r.layout) return !1
      this.scroll = ll(r)
      let i = io(n, r.root, this.visualElement.getTransformPagePoint()),
        a = nl(r.layout.layoutBox, r.removeElementScroll(i))
      if (t) {
        const e = t(Ra(a))
        ;(this.hasMutatedConstraints = !!e), e && (a = La(e))
      }
      return a
    }
    startAnimation(e, t) {
      const {
          drag: n,
          dragMomentum: r,
          dragElastic: i,
          dragTransition: a,
          dragSnapToOrigin: o,
          onDragTransitionEnd: s,
        } = this.getProps(),
        c = {
          bounceStiffness: i ? 200 : 1e6,
          bounceDamping: i ? 40 : 1e7,
          timeConstant: 750,
          restDelta: 1,
          restSpeed: 10,
          ...a,
        },
        l = i => (r && !(this.point && o) && gl(i, t || n, this.currentDirection) ? e[i] : 0)
      if (this.point && !o) return this.point.release({ x: l(`x`), y: l(`y`) }, c).then(s)
      const u = this.constraints || {},
        d = X(e => {
          if (!gl(e, t || n, this.currentDirection)) return
          let r = u[e] || {}
          ;(o === !0 || o === e) && (r = { min: 0, max: 0 })
          const i = { type: `inertia`, velocity: l(e), ...c, ...r }
          return this.startAxisValueAnimation(e, i)
        })
      return Promise.all(d).then(s)
    }
    startAxisValueAnimation(e, t) {
      const n = this.getAxisMotionValue(e)
      return (sa(this.visualElement, e), n.start(qi(e, n, 0, t, this.visualElement, !1)))
    }
    stopAnimation() {
      X(e => this.getAxisMotionValue(e).stop())
    }
    getAxisMotionValue(e) {
      const t = `_drag${e.toUpperCase()}`
      return this.readProps()[t] || this.visualElement.getValue(e, this.visualElement.latestValues[e] ?? 0)
    }
    snapToCursor({ clientX: e, clientY: t }) {
      const { drag: n } = this.getProps(),
        r = { x: e, y: t },
        i = this.visualElement.getTransformPagePoint()?.(r) || r,
        a = this.visualElement.measureViewportBox()
      X(e => {
        if (!gl(e, n, this.currentDirection)) return
        const t = this.getAxisMotionValue(e),
          { min: r, max: o } = a[e]
        t.set((t.get() || 0) + i[e] - z(r, o, 0.5))
      })
    }
    scalePositionWithinConstraints() {
      if (!this.visualElement.current) return
      const { drag: e, dragConstraints: t } = this.getProps(),
        { projection: n } = this.visualElement
      if (!fl(t) || !n || !this.constraints) return
      this.stopAnimation()
      const r = this.constraints,
        i = { x: 0, y: 0 }
      X(e => {
        const t = this.getAxisMotionValue(e).get()
        i[e] = rl({ min: t, max: t }, r[e])
      })
      const { transformTemplate: a } = this.visualElement.getProps()
      ;(this.visualElement.current.style.transform = a ? a({}, ``) : `none`),
        n.root?.updateScroll(),
        n.updateLayout(),
        (this.constraints = !1),
        this.resolveConstraints(),
        X(t => {
          const n = this.getAxisMotionValue(t)
          if (!gl(t, e, null) || !n.get()) return
          const { min: r, max: a } = this.constraints[t]
          n.set(z(r, a, i[t]))
        }),
        this.visualElement.render()
    }
    addListeners() {
      if (!this.visualElement.current) return
      ul.set(this.visualElement, this)
      let e = this.visualElement.current,
        t = bc(e, `pointerdown`, t => {
          const { drag: n, dragListener: r = !0 } = this.getProps(),
            i = t.target,
            a = i !== e && Yc(i)
          n && r && !a && this.start(t)
        }),
        n,
        r = () => {
          const { dragConstraints: t } = this.getProps(),
            r = fl(t) && pl(t)
          r &&
            ((this.constraints = this.resolveRefConstraints()),
            (n ||= hl(e, r, () => this.scalePositionWithinConstraints())))
        },
        { projection: i } = this.visualElement,
        a = i.addEventListener(`measure`, r)
      i.layout || (i.root?.updateScroll(), i.updateLayout()), B.read(r)
      const o = Ws(window, `resize`, () => this.scalePositionWithinConstraints()),
        s = i.addEventListener(`didUpdate`, ({ delta: e, hasLayoutChanged: t }) => {
          this.isDragging &&
            t &&
            (X(t => {
              if (!gl(t, this.getProps().drag, this.currentDirection)) return
              const n = this.getAxisMotionValue(t)
              ;(this.originPoint[t] += e[t].translate), n.set(n.get() + e[t].translate)
            }),
            this.visualElement.render())
        })
      return () => {
        o(), t(), a(), s(), n?.()
      }
    }
    getProps() {
      const e = this.readProps(),
        { dragElastic: t = al, dragMomentum: n = !0 } = e
      return { ...e, dragElastic: t, dragMomentum: n }
    }
  }
function fl(e) {
  return !!e && typeof e == `object` && (`current` in e || `nodeType` in e)
}
var pl = e => (`current` in e ? e.current : e)
function ml(e) {
  let t = !0
  return () => {
    t ? (t = !1) : e()
  }
}
function hl(e, t, n) {
  const r = Pc(e, ml(n)),
    i = Pc(t, ml(n))
  return () => {
    r(), i()
  }
}
function gl(e, t, n) {
  return (t === !0 || t === e) && (n === null || n === e)
}
function _l(e, t = 10) {
  let n = null
  return (Math.abs(e.y) > t ? (n = `y`) : Math.abs(e.x) > t && (n = `x`), n)
}
function vl(e, t) {
  const n = ka(e),
    r = new AbortController()
  return [n, { passive: !0, ...t, signal: r.signal }, Da(() => r.abort())]
}
function yl(e) {
  return !(e.pointerType === `touch` || Xc())
}
function bl(e, t, n = {}) {
  t = Oa(t)
  const [r, i, a] = vl(e, n)
  return (
    r.forEach(e => {
      let n = !1,
        r = !1,
        a,
        o = () => {
          e.removeEventListener(`pointerleave`, u)
        },
        s = e => {
          ;(a &&= (a(e), void 0)), o()
        },
        c = e => {
          ;(n = !1),
            window.removeEventListener(`pointerup`, c),
            window.removeEventListener(`pointercancel`, c),
            r && ((r = !1), s(e))
        },
        l = () => {
          ;(n = !0), window.addEventListener(`pointerup`, c, i), window.addEventListener(`pointercancel`, c, i)
        },
        u = e => {
          e.pointerType !== `touch` && (n ? (r = !0) : s(e))
        }
      e.addEventListener(
        `pointerenter`,
        n => {
          if (!yl(n)) return
          r = !1
          const o = t(e, n)
          typeof o == `function` && ((a = o), e.addEventListener(`pointerleave`, u, i))
        },
        i,
      ),
        e.addEventListener(`pointerdown`, l, i)
    }),
    a
  )
}
var xl = (e, t) => (t ? e === t || xl(e, t.parentElement) : !1),
  Sl = new WeakSet()
function Cl(e) {
  return t => {
    t.key === `Enter` && e(t)
  }
}
function wl(e, t) {
  e.dispatchEvent(new PointerEvent(`pointer` + t, { isPrimary: !0, bubbles: !0 }))
}
var Tl = (e, t) => {
  let n = !1,
    r = Cl(() => {
      Sl.has(e) || ((n = !0), wl(e, `down`))
    }),
    i = Cl(() => {
      n && ((n = !1), wl(e, `up`))
    })
  e.addEventListener(`keydown`, r, t),
    e.addEventListener(`keyup`, i, t),
    e.addEventListener(
      `blur`,
      () => {
        e.removeEventListener(`keydown`, r), e.removeEventListener(`keyup`, i), n && wl(e, `cancel`)
      },
      { ...t, once: !0 },
    )
}
function El(e) {
  return _c(e) && !Xc()
}
var Dl = new WeakSet()
function Ol(e, t, n = {}) {
  t = Oa(t)
  const [r, i, a] = vl(e, n),
    o = e => {
      const r = e.currentTarget
      if (!El(e) || Dl.has(e)) return
      Sl.add(r), n.stopPropagation && Dl.add(e)
      const a = t(r, e),
        o = { ...i, capture: !0 },
        s = (e, t) => {
          window.removeEventListener(`pointerup`, c, o),
            window.removeEventListener(`pointercancel`, l, o),
            Sl.has(r) && Sl.delete(r),
            El(e) && typeof a == `function` && a(e, { success: t })
        },
        c = e => {
          s(e, r === window || r === document || n.useGlobalTarget || xl(r, e.target))
        },
        l = e => {
          s(e, !1)
        }
      window.addEventListener(`pointerup`, c, o), window.addEventListener(`pointercancel`, l, o)
    }
  return (
    r.forEach(e => {
      ;(n.useGlobalTarget ? window : e).addEventListener(`pointerdown`, o, i),
        wa(e) &&
          (e.addEventListener(`focus`, () => Tl(e, i), i), !qc(e) && !e.hasAttribute(`tabindex`) && (e.tabIndex = 0))
    }),
    a
  )
}
var Q = class {
    constructor(e) {
      ;(this.isMounted = !1), (this.node = e)
    }
    update() {}
  },
  kl = new Set([
    `baseFrequency`,
    `diffuseConstant`,
    `kernelMatrix`,
    `kernelUnitLength`,
    `keySplines`,
    `keyTimes`,
    `limitingConeAngle`,
    `markerHeight`,
    `markerWidth`,
    `numOctaves`,
    `targetX`,
    `targetY`,
    `surfaceScale`,
    `specularConstant`,
    `specularExponent`,
    `stdDeviation`,
    `tableValues`,
    `viewBox`,
    `gradientTransform`,
    `pathLength`,
    `startOffset`,
    `textLength`,
    `lengthAdjust`,
  ]),
  Al = e => typeof e == `string` && e.toLowerCase() === `svg`
function jl(e, t, n, r) {
  fc(e, t, void 0, r)
  for (const n in t.attrs) e.setAttribute(kl.has(n) ? n : Aa(n), t.attrs[n])
}
function Ml(e, t, n) {
  const r = mc(e, t, n)
  for (const n in e)
    if (n !== `children` && (G(e[n]) || G(t[n]))) {
      const t = U.indexOf(n) === -1 ? n : `attr` + n.charAt(0).toUpperCase() + n.substring(1)
      r[t] = e[n]
    }
  return r
}
var Nl = class extends dc {
  constructor() {
    super(...arguments), (this.type = `svg`), (this.isSVGTag = !1), (this.measureInstanceViewportBox = Y)
  }
  getBaseTargetFromProps(e, t) {
    return W.has(t) ? (super.getBaseTargetFromProps(e, t) ?? dr(t)) : e[t]
  }
  getDefaultValue(e) {
    return W.has(e) ? (this.latestValues[e] ?? dr(e)) : void 0
  }
  readValueFromInstance(e, t) {
    if (W.has(t)) {
      const e = $n(t)
      return (e && e.default) || 0
    }
    if (Fa.includes(t)) {
      const n = getComputedStyle(e)[t]
      if (typeof n == `string` && n) return n.trim()
    }
    return ((t = kl.has(t) ? t : Aa(t)), e.getAttribute(t))
  }
  scrapeMotionValuesFromProps(e, t, n) {
    return Ml(e, t, n)
  }
  build(e, t, n) {
    Ia(e, t, this.isSVGTag, n.transformTemplate, n.style)
  }
  renderInstance(e, t, n, r) {
    jl(e, t, n, r)
  }
  mount(e) {
    ;(this.isSVGTag = Al(e.tagName)), super.mount(e)
  }
}
function Pl(e, t) {
  if (!Array.isArray(t)) return !1
  const n = t.length
  if (n !== e.length) return !1
  for (let r = 0; r < n; r++) if (t[r] !== e[r]) return !1
  return !0
}
var Fl = [...Zs].reverse(),
  Il = e => (e?.out === !0 ? e : e?.out)
function Ll(e) {
  let t = t => Promise.all(t.map(({ animation: t, options: n }) => ma(e, t, n))),
    n = zl(),
    r = !0,
    i = !1
  function a(a) {
    let { props: o, parent: s, manuallyAnimateOnMount: c } = e,
      { initial: l } = o,
      u = r || i,
      d = [],
      f = (t = l) => (typeof t != `boolean` && $i(e, Array.isArray(t) ? t[0] : t, e.presenceContext?.custom)) || void 0,
      p = new Map(),
      m = {},
      h = 1 / 0,
      g = e
    do g = g.props.inherit !== !1 && g.parent
    while (g && !g.isControllingVariants)
    const _ = u && Il(f(l ?? (g && g.props.initial))?.transition)
    if (
      (Fl.forEach((t, r) => {
        const i = n[t],
          l = o[t],
          f = g && g.props[t],
          v = l === void 0 ? (Xs(f) || f === !1 ? f : void 0) : l,
          y = Xs(v),
          b = t === a ? i.isActive : null,
          x = y && l === void 0 && !(u && c)
        if (
          ((i.protectedKeys = { ...m }),
          (!i.isActive && b === null) || (!v && !i.prevProp) || Ys(v) || typeof v == `boolean`)
        )
          return
        if ((b === !1 && (h = r), t === `exit` && i.isActive && b !== !0)) {
          m = { ...m, ...i.prevResolvedValues }
          return
        }
        let S = Rl(i.prevProp, v),
          ee = S || (y && ((b && !x) || r > h)),
          te = !1,
          C = Array.isArray(v) ? v : [v],
          w = {},
          T
        if (b !== !1)
          for (const n of C) {
            const { transition: r, transitionEnd: i, ...a } = $i(e, n, ea(e, t)) || {}
            ;(w = { ...w, ...a, ...i }), (T = Il(r) || T)
          }
        const { prevResolvedValues: E } = i
        for (const t in { ...E, ...w }) {
          if (t in m) continue
          let n = w[t],
            r = E[t],
            a = Array.isArray(n) && Array.isArray(r) ? !Pl(n, r) || S : n !== r,
            o
          if (a && n == null) p.has(t) || p.set(t, i.prevOut)
          else if (a || (n !== void 0 && p.has(t))) {
            ;(ee = !0), (o = p.get(t) || _), p.delete(t) && (te = !0), (i.needsAnimating[t] = !0)
            const n = e.getValue(t)
            n && (n.liveStyle = !1)
          } else i.protectedKeys[t] = !0
          i.out[t] = o
        }
        if (
          ((i.prevProp = v),
          (i.prevResolvedValues = w),
          (i.prevOut = T),
          i.isActive && (m = { ...m, ...w }),
          ee && (!(x && S) || te))
        )
          for (const n of C) {
            const r = { type: t }
            if (typeof n == `string` && u && c && s?.enteringChildren) {
              const t = $i(s, n)?.transition?.delayChildren
              r.delay = Mi(s.enteringChildren, e, t)
            }
            d.push({ animation: n, options: r })
          }
      }),
      p.size)
    ) {
      let t = {},
        n = f(),
        r = n?.transition
      p.forEach((i, a) => {
        i && (r = { ...(r || e.getDefaultTransition()), [a]: i })
        const s = e.getValue(a)
        s && (s.liveStyle = !0)
        const c = n && !Array.isArray(l) ? n[a] : void 0,
          u = e.getBaseTargetFromProps(o, a)
        t[a] =
          (c === void 0 ? (u !== void 0 && !G(u) ? u : e.initialValues[a] === void 0 ? e.baseTarget[a] : void 0) : c) ??
          null
      }),
        r && (t.transition = r),
        d.push({ animation: t })
    }
    const v = (u && e.blockInitialAnimation) || (r && !c && (o.initial === !1 || o.initial === o.animate))
    return ((r = i = !1), !v && d.length ? t(d) : Promise.resolve())
  }
  function o(t, r) {
    if (n[t].isActive === r) return Promise.resolve()
    e.variantChildren?.forEach(e => e.animationState?.setActive(t, r)), (n[t].isActive = r)
    const i = a(t)
    for (const e in n) n[e].protectedKeys = {}
    return i
  }
  return {
    animateChanges: a,
    setActive: o,
    setAnimateFunction: n => {
      t = n(e)
    },
    getState: () => n,
    reset: () => {
      ;(n = zl()), (i = !0)
    },
  }
}
function Rl(e, t) {
  return typeof t == `string` ? t !== e : Array.isArray(t) ? !Pl(t, e) : !1
}
function zl() {
  const e = {}
  for (const t of Zs)
    e[t] = { isActive: t === `animate`, protectedKeys: {}, needsAnimating: {}, prevResolvedValues: {}, out: {} }
  return e
}
var Bl = (0, x.createContext)({ transformPagePoint: e => e, isStatic: !1, reducedMotion: `never` })
function Vl(e = !0) {
  const t = (0, x.useContext)(C)
  if (t === null) return [!0, null]
  const { isPresent: n, onExitComplete: r, register: i } = t,
    a = (0, x.useId)()
  ;(0, x.useEffect)(() => {
    if (e) return i(a)
  }, [e])
  const o = (0, x.useCallback)(() => e && r && r(a), [a, r, e])
  return !n && r ? [!1, o] : [!0]
}
var Hl = (0, x.createContext)({ strict: !1 }),
  Ul = {
    animation: [`variants`, ...Zs],
    exit: [`exit`],
    drag: [`drag`, `dragControls`],
    focus: [`whileFocus`],
    hover: [`whileHover`, `onHoverStart`, `onHoverEnd`],
    tap: [`whileTap`, `onTap`, `onTapStart`, `onTapCancel`],
    pan: [`onPan`, `onPanStart`, `onPanSessionStart`, `onPanEnd`],
    inView: [`whileInView`, `onViewportEnter`, `onViewportLeave`],
    layout: [`layout`, `layoutId`],
  },
  Wl = !1
function Gl() {
  if (Wl) return
  const e = {}
  for (const t in Ul) e[t] = { isEnabled: e => Ul[t].some(t => !!e[t]) }
  cc(e), (Wl = !0)
}
function Kl() {
  return (Gl(), lc())
}
function ql(e) {
  const t = Kl()
  for (const n in e) t[n] = { ...t[n], ...e[n] }
  cc(t)
}
var Jl = (0, x.createContext)({})
function Yl(e, t) {
  if ($s(e)) {
    const { initial: t, animate: n } = e
    return { initial: t === !1 || Xs(t) ? t : void 0, animate: Xs(n) ? n : void 0 }
  }
  return e.inherit === !1 ? {} : t
}
function Xl(e) {
  const { initial: t, animate: n } = Yl(e, (0, x.useContext)(Jl))
  return (0, x.useMemo)(() => ({ initial: t, animate: n }), [Zl(t), Zl(n)])
}
function Zl(e) {
  return Array.isArray(e) ? e.join(` `) : e
}
var Ql = () => ({ style: {}, transform: {}, transformOrigin: {}, vars: {} })
function $l(e, t, n) {
  for (const r in t) !G(t[r]) && !pc(r, n) && (e[r] = t[r])
}
function eu({ transformTemplate: e }, t) {
  return (0, x.useMemo)(() => {
    const n = Ql()
    return (ja(n, t, e), Object.assign({}, n.vars, n.style))
  }, [t])
}
function tu(e, t) {
  const n = e.style || {},
    r = {}
  return ($l(r, n, e), Object.assign(r, eu(e, t)), r)
}
function nu(e, t) {
  const n = {},
    r = tu(e, t)
  return (
    e.drag &&
      e.dragListener !== !1 &&
      ((n.draggable = !1),
      (r.userSelect = r.WebkitUserSelect = r.WebkitTouchCallout = `none`),
      (r.touchAction = e.drag === !0 ? `none` : `pan-${e.drag === `x` ? `y` : `x`}`)),
    e.tabIndex === void 0 && (e.onTap || e.onTapStart || e.whileTap) && (n.tabIndex = 0),
    (n.style = r),
    n
  )
}
var ru = () => ({ ...Ql(), attrs: {} })
function iu(e, t, n, r) {
  const i = (0, x.useMemo)(() => {
    const n = ru()
    return (Ia(n, t, Al(r), e.transformTemplate, e.style), { ...n.attrs, style: { ...n.style } })
  }, [t])
  if (e.style) {
    const t = {}
    return ($l(t, e.style, e), { ...i, style: { ...t, ...i.style } })
  }
  return i
}
var au = new Set(
  `animate.exit.variants.initial.style.values.transition.transformTemplate.custom.inherit.onBeforeLayoutMeasure.onAnimationStart.onAnimationComplete.onUpdate.onDragStart.onDrag.onDragEnd.onMeasureDragConstraints.onDirectionLock.onDragTransitionEnd._dragX._dragY.onHoverStart.onHoverEnd.onViewportEnter.onViewportLeave.globalTapTarget.propagate.ignoreStrict.viewport`.split(
    `.`,
  ),
)
function ou(e) {
  return (
    e.startsWith(`while`) ||
    (e.startsWith(`drag`) && e !== `draggable`) ||
    e.startsWith(`layout`) ||
    e.startsWith(`onTap`) ||
    e.startsWith(`onPan`) ||
    e.startsWith(`onLayout`) ||
    au.has(e)
  )
}
function su(e, t) {
  return e.startsWith(`on`) ? !ou(e) : (t?.(e) ?? !ou(e))
}
function cu(e, t, n, r) {
  const i = {}
  for (const a in e)
    (a === `values` && typeof e.values == `object`) ||
      G(e[a]) ||
      ((su(a, r) || (n === !0 && ou(a)) || (!t && !ou(a)) || (e.draggable && a.startsWith(`onDrag`))) && (i[a] = e[a]))
  return i
}
var lu = [
  `animate`,
  `circle`,
  `defs`,
  `desc`,
  `ellipse`,
  `g`,
  `image`,
  `line`,
  `filter`,
  `marker`,
  `mask`,
  `metadata`,
  `path`,
  `pattern`,
  `polygon`,
  `polyline`,
  `rect`,
  `stop`,
  `switch`,
  `symbol`,
  `svg`,
  `text`,
  `tspan`,
  `use`,
  `view`,
]
function uu(e) {
  return typeof e != `string` || e.includes(`-`) ? !1 : !!(lu.indexOf(e) > -1 || /[A-Z]/u.test(e))
}
function du(e, t, n, { latestValues: r }, i, a = !1, o, s) {
  const c = ((o ?? uu(e)) ? iu : nu)(t, r, i, e),
    l = cu(t, typeof e == `string`, a, s),
    u = e === x.Fragment ? {} : { ...l, ...c, ref: n },
    { children: d } = t,
    f = (0, x.useMemo)(() => (G(d) ? d.get() : d), [d])
  return (0, x.createElement)(e, { ...u, children: f })
}
function fu({ scrapeMotionValuesFromProps: e, createRenderState: t }, n, r, i) {
  return { latestValues: pu(n, r, i, e), renderState: t() }
}
function pu(e, t, n, r) {
  const i = {},
    a = r(e, {})
  for (const e in a) i[e] = ho(a[e])
  let { initial: o, animate: s } = e,
    c = $s(e),
    l = ec(e)
  t && l && !c && e.inherit !== !1 && (o === void 0 && (o = t.initial), s === void 0 && (s = t.animate))
  let u = n ? n.initial === !1 : !1
  u ||= o === !1
  const d = u ? s : o
  if (d && typeof d != `boolean` && !Ys(d)) {
    const t = Array.isArray(d) ? d : [d]
    for (let n = 0; n < t.length; n++) {
      const r = Qi(e, t[n])
      if (r) {
        const { transitionEnd: e, transition: t, ...n } = r
        for (const e in n) {
          let t = n[e]
          if (Array.isArray(t)) {
            const e = u ? t.length - 1 : 0
            t = t[e]
          }
          t !== null && (i[e] = t)
        }
        for (const t in e) i[t] = e[t]
      }
    }
  }
  return i
}
var mu = e => (t, n) => {
    const r = (0, x.useContext)(Jl),
      i = (0, x.useContext)(C),
      a = () => fu(e, t, r, i)
    return n ? a() : ee(a)
  },
  hu = mu({ scrapeMotionValuesFromProps: mc, createRenderState: Ql }),
  gu = mu({ scrapeMotionValuesFromProps: Ml, createRenderState: ru }),
  _u = Symbol.for(`motionComponentSymbol`)
function vu(e, t, n) {
  const r = (0, x.useRef)(n)
  ;(0, x.useInsertionEffect)(() => {
    r.current = n
  })
  const i = (0, x.useRef)(null)
  return (0, x.useCallback)(
    n => {
      n && e.onMount?.(n), t && (n ? t.mount(n) : t.unmount())
      const a = r.current
      if (typeof a == `function`) {
        if (n) {
          const e = a(n)
          typeof e == `function` && (i.current = e)
        } else i.current ? (i.current(), (i.current = null)) : a(n)
      } else a && (a.current = n)
    },
    [t],
  )
}
var yu = (0, x.createContext)({})
function bu(e, t, n, r, i, a) {
  const { visualElement: o } = (0, x.useContext)(Jl),
    s = (0, x.useContext)(Hl),
    c = (0, x.useContext)(C),
    l = (0, x.useContext)(Bl),
    u = l.reducedMotion,
    d = l.skipAnimations,
    f = (0, x.useRef)(null),
    p = (0, x.useRef)(!1)
  ;(r ||= s.renderer),
    !f.current &&
      r &&
      ((f.current = r(e, {
        visualState: t,
        parent: o,
        props: n,
        presenceContext: c,
        blockInitialAnimation: c ? c.initial === !1 : !1,
        reducedMotionConfig: u,
        skipAnimations: d,
        isSVG: a,
      })),
      p.current && f.current && (f.current.manuallyAnimateOnMount = !0))
  const m = f.current,
    h = (0, x.useContext)(yu)
  m && !m.projection && i && (m.type === `html` || m.type === `svg`) && i.create(m, n, h),
    (0, x.useInsertionEffect)(() => {
      m && m.props !== n && m.update(n, c)
    })
  const g = n[ca],
    _ = (0, x.useRef)(
      !!g && typeof window < `u` && !window.MotionHandoffIsComplete?.(g) && window.MotionHasOptimisedAnimation?.(g),
    )
  return (
    te(() => {
      p.current && m && (m.animationState?.animateChanges(), (m.enteringChildren = void 0))
    }, []),
    te(() => {
      ;(p.current = !0),
        m &&
          ((window.MotionIsMounted = !0),
          m.updateFeatures(),
          m.scheduleRenderMicrotask(),
          _.current && m.animationState && m.animationState.animateChanges())
    }),
    (0, x.useEffect)(() => {
      m &&
        (!_.current && m.animationState && m.animationState.animateChanges(),
        (_.current &&=
          (queueMicrotask(() => {
            window.MotionHandoffMarkAsComplete?.(g)
          }),
          !1)),
        (m.enteringChildren = void 0))
    }),
    m
  )
}
var $ = c()
function xu(e, { forwardMotionProps: t = !1, type: n } = {}, r, i) {
  r && ql(r)
  const a = n ? n === `svg` : uu(e),
    o = a ? gu : hu
  function s(n, s) {
    let c,
      l = Su(n)
    ee(() => !!Ks.current?.sharedNodes.get(l)?.lead && n.initial) && (n = { ...n, initial: !1 })
    const u = { ...(0, x.useContext)(Bl), ...n, layoutId: l },
      { isStatic: d, isValidProp: f } = u,
      p = Xl(n),
      m = o(n, d)
    if (!d && typeof window < `u`) {
      Cu(u, r)
      const t = wu(u)
      ;(p.visualElement = bu(e, m, u, i, t.ProjectionNode, a)),
        (t.isEnabled || p.visualElement?.projection?.options.layoutId) && (c = t.MeasureLayout)
    }
    return (0, $.jsxs)(Jl.Provider, {
      value: p,
      children: [
        c && p.visualElement ? (0, $.jsx)(c, { visualElement: p.visualElement, ...u }) : null,
        du(e, n, vu(m, p.visualElement, s), m, d, t, a, f),
      ],
    })
  }
  s.displayName = `motion.${typeof e == `string` ? e : `create(${e.displayName ?? e.name ?? ``})`}`
  const c = (0, x.forwardRef)(s)
  return ((c[_u] = e), c)
}
function Su({ layoutId: e }) {
  const t = (0, x.useContext)(S).id
  return t && e !== void 0 ? t + `-` + e : e
}
function Cu(e, t) {
  ;(0, x.useContext)(Hl).strict
}
function wu(e) {
  const { drag: t, layout: n } = Kl()
  if (!t && !n) return {}
  const r = { ...t, ...n }
  return {
    MeasureLayout: r.MeasureLayout,
    isEnabled: t?.isEnabled(e) || n?.isEnabled(e),
    ProjectionNode: r.ProjectionNode,
  }
}
function Tu(e, t) {
  if (typeof Proxy > `u`) return xu
  const n = new Map(),
    r = (n, r) => xu(n, r, e, t)
  return new Proxy((e, t) => r(e, t), {
    get: (i, a) => (a === `create` ? r : (n.has(a) || n.set(a, xu(a, void 0, e, t)), n.get(a))),
  })
}
var Eu = (e, t) => ((t.isSVG ?? uu(e)) ? new Nl(t) : new gc(t, { allowProjection: e !== x.Fragment })),
  Du = class extends Q {
    constructor(e) {
      super(e), (e.animationState ||= Ll(e))
    }
    updateAnimationControlsSubscription() {
      const { animate: e } = this.node.getProps()
      Ys(e) && (this.unmountControls = e.subscribe(this.node))
    }
    mount() {
      this.updateAnimationControlsSubscription()
    }
    update() {
      this.node.getProps().animate !== this.node.prevProps?.animate && this.updateAnimationControlsSubscription()
    }
    unmount() {
      this.node.animationState.reset(), this.unmountControls?.()
    }
  },
  Ou = 0,
  ku = {
    animation: { Feature: Du },
    exit: {
      Feature: class extends Q {
        constructor() {
          super(...arguments), (this.id = Ou++)
        }
        update() {
          const { presenceContext: e, prevPresenceContext: t, animationState: n } = this.node
          if (!e || !n) return
          const { isPresent: r, onExitComplete: i } = e,
            a = t?.isPresent
          if (r === a) return
          if (r && a === !1) {
            if (this.exit === !0) {
              const { initial: e } = this.node.getProps()
              if (e && !Array.isArray(e)) {
                const { transition: t, transitionEnd: n, ...r } = $i(this.node, e) || {}
                for (const e in r) this.node.getValue(e)?.jump(r[e])
              }
              ;(this.node.blockInitialAnimation = !1), n.reset(), n.animateChanges()
            } else n.setActive(`exit`, !1)
            this.exit = void 0
            return
          }
          const o = (this.exit = n.setActive(`exit`, !r))
          i &&
            !r &&
            o.then(() => {
              this.exit === o && ((this.exit = !0), i(this.id))
            })
        }
        mount() {
          const { register: e, onExitComplete: t } = this.node.presenceContext || {}
          t && t(this.id), e && (this.unmount = e(this.id, this.node))
        }
        unmount() {}
      },
    },
  },
  Au = class extends Q {
    constructor(e) {
      super(e), (this.removeGroupControls = k), (this.removeListeners = k), (this.controls = new dl(e))
    }
    mount() {
      const { dragControls: e } = this.node.getProps()
      e && (this.removeGroupControls = e.subscribe(this.controls)),
        (this.removeListeners = this.controls.addListeners() || k)
    }
    update() {
      const { dragControls: e, drag: t } = this.node.getProps(),
        { dragControls: n, drag: r } = this.node.prevProps || {}
      e !== n && (this.removeGroupControls(), e && (this.removeGroupControls = e.subscribe(this.controls))),
        r && !t && this.controls.stop(void 0, void 0, r)
    }
    unmount() {
      this.removeGroupControls(), this.removeListeners(), this.controls.isDragging || this.controls.endPanSession()
    }
  },
  ju = e => (t, n) => {
    e && B.update(() => e(t, n), !1, !0)
  },
  Mu = class extends Q {
    constructor() {
      super(...arguments), (this.removePointerDownListener = k)
    }
    onPointerDown(e) {
      this.session = new Rc(e, this.createPanHandlers(), {
        transformPagePoint: this.node.getTransformPagePoint(),
        contextWindow: this.node.current?.ownerDocument.defaultView,
      })
    }
    createPanHandlers() {
      const { onPanSessionStart: e, onPanStart: t, onPan: n, onPanEnd: r } = this.node.getProps()
      return {
        onSessionStart: ju(e),
        onStart: ju(t),
        onMove: ju(n),
        onEnd: (e, t) => {
          delete this.session, r && B.postRender(() => r(e, t))
        },
      }
    }
    mount() {
      this.removePointerDownListener = bc(this.node.current, `pointerdown`, e => this.onPointerDown(e))
    }
    update() {
      this.session?.updateHandlers(this.createPanHandlers())
    }
    unmount() {
      this.removePointerDownListener(), this.session?.end()
    }
  },
  Nu = !1,
  Pu = ({ layout: e, layoutDependency: t, layoutAnchor: n }) => ({
    layout: e,
    layoutDependency: t,
    layoutAnchor: n,
    animationType: typeof e == `string` ? e : `both`,
  }),
  Fu = (e, t) => {
    const { snapshot: n } = e,
      r = e.getStack()
    r?.remove(e)
    const i = r?.lead
    if (
      (r?.prevLead === e && i.resumeFrom === e && (i.resumeFrom = i.currentAnimation = e.resumingFrom = void 0),
      (e.options.layoutId = t),
      !t)
    )
      e.needsShow = !0
    else
      return (
        e.root.registerSharedNode(t, e),
        () => {
          const { resumeFrom: t } = e
          t?.isPresent !== !1 &&
            e.getStack().members.includes(t) &&
            (t.hide(), (e.resumeFrom = void 0), (e.snapshot = n))
        }
      )
  },
  Iu = class extends x.Component {
    componentDidMount() {
      const { visualElement: e, layoutGroup: t, switchLayoutGroup: n, layoutId: r } = this.props,
        { projection: i } = e
      i &&
        (t.group?.add(i),
        r && n?.register?.(i),
        Nu && i.root.didUpdate(),
        i.options.layoutId !== r && Fu(i, r)?.(),
        i.addEventListener(`animationComplete`, () => this.safeToRemove()),
        i.setOptions({ ...i.options, ...Pu(this.props), onExitComplete: () => this.safeToRemove() })),
        (ds.hasEverUpdated = !0)
    }
    getSnapshotBeforeUpdate(e) {
      const { layoutDependency: t, layoutId: n, visualElement: r, drag: i, isPresent: a } = this.props,
        { projection: o } = r
      return (
        o &&
          ((o.isPresent = a),
          (this.takeOver = e.layoutId === n ? void 0 : (o.willUpdate(), Fu(o, n))),
          o.setOptions({ ...o.options, ...Pu(this.props) }),
          (Nu = !0),
          i || e.layoutDependency !== t || t === void 0 || e.isPresent !== a ? o.willUpdate() : this.safeToRemove(),
          e.isPresent !== a &&
            (a
              ? o.promote()
              : o.relegate() ||
                B.postRender(() => {
                  o.getStack()?.members.length || this.safeToRemove()
                }))),
        null
      )
    }
    componentDidUpdate() {
      const { projection: e } = this.props.visualElement
      e &&
        (this.takeOver?.(),
        e.root.didUpdate(),
        oo.postRender(() => {
          !e.currentAnimation && e.isLead() && this.safeToRemove()
        }))
    }
    componentWillUnmount() {
      const { visualElement: e, layoutGroup: t, switchLayoutGroup: n } = this.props,
        { projection: r } = e
      ;(Nu = !0), r && (r.scheduleCheckAfterUnmount(), t.group?.remove(r), n?.deregister?.(r))
    }
    safeToRemove() {
      this.props.safeToRemove?.()
    }
    render() {
      return null
    }
  }
function Lu(e) {
  const [t, n] = Vl(),
    r = (0, x.useContext)(S)
  return (0, $.jsx)(Iu, {
    ...e,
    layoutGroup: r,
    switchLayoutGroup: (0, x.useContext)(yu),
    isPresent: t,
    safeToRemove: n,
  })
}
var Ru = { pan: { Feature: Mu }, drag: { Feature: Au, ProjectionNode: qs, MeasureLayout: Lu } }
function zu(e, t, n, r) {
  const { props: i } = e,
    a = `while` + n
  e.animationState && i[a] && e.animationState.setActive(a, r === `Start`)
  const o = i[`on` + n + r]
  o && B.postRender(() => o(t, vc(t)))
}
var Bu = class extends Q {
    mount() {
      const { current: e } = this.node
      e && (this.unmount = bl(e, (e, t) => (zu(this.node, t, `Hover`, `Start`), e => zu(this.node, e, `Hover`, `End`))))
    }
    unmount() {}
  },
  Vu = class extends Q {
    constructor() {
      super(...arguments), (this.isActive = !1)
    }
    onFocus() {
      let e = !1
      try {
        e = this.node.current.matches(`:focus-visible`)
      } catch {
        e = !0
      }
      e && this.node.animationState && (this.node.animationState.setActive(`whileFocus`, !0), (this.isActive = !0))
    }
    onBlur() {
      this.isActive &&
        this.node.animationState &&
        (this.node.animationState.setActive(`whileFocus`, !1), (this.isActive = !1))
    }
    mount() {
      this.unmount = ae(
        Ws(this.node.current, `focus`, () => this.onFocus()),
        Ws(this.node.current, `blur`, () => this.onBlur()),
      )
    }
    unmount() {}
  }
function Hu(e, t, n) {
  ;(e.current instanceof HTMLButtonElement && e.current.disabled) || zu(e, t, `Tap`, n)
}
var Uu = class extends Q {
    mount() {
      const { current: e } = this.node
      if (!e) return
      const { globalTapTarget: t, propagate: n } = this.node.props
      this.unmount = Ol(
        e,
        (e, t) => (Hu(this.node, t, `Start`), (e, { success: t }) => Hu(this.node, e, t ? `` : `Cancel`)),
        { useGlobalTarget: t, stopPropagation: n?.tap === !1 },
      )
    }
    unmount() {}
  },
  Wu = new WeakMap(),
  Gu = new WeakMap(),
  Ku = e => {
    const t = Wu.get(e.target)
    t && t(e)
  },
  qu = e => {
    e.forEach(Ku)
  }
function Ju({ root: e, ...t }) {
  const n = e || document
  Gu.has(n) || Gu.set(n, {})
  const r = Gu.get(n),
    i = JSON.stringify(t)
  return (r[i] || (r[i] = new IntersectionObserver(qu, { root: e, ...t })), r[i])
}
function Yu(e, t, n) {
  const r = Ju(t)
  return (
    Wu.set(e, n),
    r.observe(e),
    () => {
      Wu.delete(e), r.unobserve(e)
    }
  )
}
var Xu = { some: 0, all: 1 },
  Zu = class extends Q {
    constructor() {
      super(...arguments), (this.hasEnteredView = !1), (this.isInView = !1)
    }
    startObserver() {
      this.stopObserver?.()
      const { viewport: e = {} } = this.node.getProps(),
        { root: t, margin: n, amount: r = `some`, once: i } = e,
        a = { root: t ? t.current : void 0, rootMargin: n, threshold: typeof r == `number` ? r : Xu[r] },
        o = e => {
          const { isIntersecting: t } = e
          if (this.isInView === t || ((this.isInView = t), i && !t && this.hasEnteredView)) return
          t && (this.hasEnteredView = !0),
            this.node.animationState && this.node.animationState.setActive(`whileInView`, t)
          const { onViewportEnter: n, onViewportLeave: r } = this.node.getProps(),
            a = t ? n : r
          a && a(e)
        }
      this.stopObserver = Yu(this.node.current, a, o)
    }
    mount() {
      this.startObserver()
    }
    update() {
      if (typeof IntersectionObserver > `u`) return
      const { props: e, prevProps: t } = this.node
      ;[`amount`, `margin`, `root`].some(Qu(e, t)) && this.startObserver()
    }
    unmount() {
      this.stopObserver?.(), (this.hasEnteredView = !1), (this.isInView = !1)
    }
  }
function Qu({ viewport: e = {} }, { viewport: t = {} } = {}) {
  return n => e[n] !== t[n]
}
var $u = Tu(
    Object.assign(
      {},
      ku,
      { inView: { Feature: Zu }, tap: { Feature: Uu }, focus: { Feature: Vu }, hover: { Feature: Bu } },
      Ru,
      { layout: { ProjectionNode: qs, MeasureLayout: Lu } },
    ),
    Eu,
  ),
  ed = { spot: `_spot_1npzr_1`, marked: `_marked_1npzr_9`, lit: `_lit_1npzr_14`, chosen: `_chosen_1npzr_22` }
function td({ id: e, lit: t, chosen: n, marked: r, onPress: i, onPoint: a, children: o }) {
  const s = [ed.spot, t && ed.lit, n && ed.chosen, r && ed.marked].filter(Boolean).join(` `)
  return (0, $.jsx)(`g`, {
    className: s,
    'data-place': e,
    'data-lit': t || void 0,
    onClick: () => i(e),
    onPointerEnter: () => a(e),
    onPointerLeave: () => a(null),
    children: o,
  })
}
var nd = 40,
  rd = t => nd + e(t) * 100 + 50,
  id = (e, t) => nd / 2 + (t - 1 - o(e)) * 100 + 50,
  ad = ({ size: e }) => ({ width: nd * 1.5 + e * 100, height: nd * 1.5 + e * 100 })
function od({ view: e, ghost: t, lit: n, chosen: r, marked: i, onPress: o, onPoint: s }) {
  const { size: c } = e,
    l = new Map(t?.plots.map(({ cell: e, plot: t }) => [e, t]))
  return (0, $.jsxs)(`g`, {
    children: [
      Array.from({ length: c }, (e, t) =>
        (0, $.jsxs)(
          `g`,
          {
            fontFamily: `var(--heading)`,
            fontSize: 20,
            fill: `var(--ink-soft)`,
            textAnchor: `middle`,
            children: [
              (0, $.jsx)(`text`, { x: rd(t), y: nd / 2 + c * 100 + 26, children: a(t)[0] }),
              (0, $.jsx)(`text`, { x: nd / 2, y: id(t * 8, c) + 7, children: t + 1 }),
            ],
          },
          a(t),
        ),
      ),
      e.plots.map(({ cell: e, plot: t }) => {
        const u = a(e),
          d = l.get(e),
          f = t === `free` && d !== void 0 && d !== `free` ? d : null
        return (0, $.jsxs)(
          td,
          {
            id: u,
            lit: n.has(u),
            chosen: r.includes(u),
            marked: i.has(u),
            onPress: o,
            onPoint: s,
            children: [
              (0, $.jsx)(`rect`, {
                x: rd(e) - 50 + 3,
                y: id(e, c) - 50 + 3,
                width: 94,
                height: 94,
                rx: 5,
                fill: t === `park` ? `var(--park)` : `var(--raised)`,
                stroke: `var(--line)`,
              }),
              (0, $.jsxs)(`g`, {
                transform: `translate(${rd(e)} ${id(e, c)})`,
                children: [
                  (0, $.jsx)(sd, { plot: t }),
                  f && (0, $.jsx)(`g`, { opacity: 0.55, children: (0, $.jsx)(sd, { plot: f }) }),
                ],
              }),
            ],
          },
          u,
        )
      }),
    ],
  })
}
function sd({ plot: e }) {
  if (e === `free`) return null
  if (e === `park`) return (0, $.jsx)(cd, {})
  const t = 16 + e.pips * 9
  return (0, $.jsxs)($u.g, {
    initial: { scale: 0.3, opacity: 0 },
    animate: { scale: 1, opacity: 1 },
    transition: { duration: 0.2 },
    children: [
      (0, $.jsxs)(`g`, {
        stroke: `var(--ink)`,
        strokeWidth: 1.5,
        strokeLinejoin: `round`,
        fill: `var(--seat-${e.owner + 1})`,
        children: [
          (0, $.jsx)(`path`, { d: `M${-t} ${-t}H${t}V${t}H${-t}Z` }),
          (0, $.jsx)(`path`, { d: `M${t} ${-t}V${t}L0 0Z`, fill: `#000`, fillOpacity: 0.18 }),
          (0, $.jsx)(`path`, { d: `M${-t} ${t}H${t}L0 0Z`, fill: `#000`, fillOpacity: 0.32 }),
          (0, $.jsx)(`path`, { d: `M${-t} ${-t}H${t}L0 0Z`, fill: `#fff`, fillOpacity: 0.25 }),
        ],
      }),
      (0, $.jsx)(u, { seat: e.owner, x: 0, y: -2, size: 24 }),
      Array.from({ length: e.pips }, (n, r) =>
        (0, $.jsx)(
          `circle`,
          { cx: (r - (e.pips - 1) / 2) * 11, cy: t - 7, r: 4, fill: `var(--raised)`, stroke: `var(--ink)` },
          r,
        ),
      ),
    ],
  })
}
function cd() {
  return (0, $.jsxs)(`g`, {
    fill: `var(--forest)`,
    stroke: `var(--ink)`,
    strokeWidth: 1,
    children: [
      (0, $.jsx)(`circle`, { cx: -18, cy: -12, r: 15 }),
      (0, $.jsx)(`circle`, { cx: 16, cy: -16, r: 12 }),
      (0, $.jsx)(`circle`, { cx: 8, cy: 15, r: 17 }),
      (0, $.jsx)(`circle`, { cx: -22, cy: 22, r: 9 }),
    ],
  })
}
var ld = {
    en: {
      'place.free': `{cell}, free`,
      'place.park': `{cell}, park`,
      'place.pyramid': `{cell}, {pips, plural, one {# pip} other {# pips}} of {owner}`,
      'move.place': `{pips, plural, =1 {Manufactured home (1)} =2 {Family home (2)} other {High rise (3)}}`,
      'move.park': `Park`,
      'move.pass': `Pass`,
      'holding.stash': `left`,
    },
    fr: {
      'place.free': `{cell}, libre`,
      'place.park': `{cell}, parc`,
      'place.pyramid': `{cell}, {pips, plural, one {# point} other {# points}}, {owner}`,
      'move.place': `{pips, plural, =1 {Préfabriqué (1)} =2 {Maison (2)} other {Tour (3)}}`,
      'move.park': `Parc`,
      'move.pass': `Passer`,
      'holding.stash': `reste`,
    },
  },
  ud = { 1: `.`, 2: `▵`, 3: `▲` },
  dd = [h[`seat.0`], h[`seat.1`], h[`seat.2`], h[`seat.3`]],
  fd = `−`
function pd(e, t) {
  return [...md(e, t), ``, ...gd(e, t), ``, xd(t)]
}
function md({ size: e, plots: t }, n) {
  const r = `    ${[...`abcdefgh`]
      .slice(0, e)
      .map(e => `  ${e}  `)
      .join(` `)}`,
    i = (t, r, i) => n.faint(`   ${t}${Array.from({ length: e }, () => `─────`).join(r)}${i}`),
    a = []
  for (let r = e - 1; r >= 0; r--) {
    const o = t.slice(r * e, (r + 1) * e).map(({ plot: e }) => hd(e, n)),
      s = n.faint(`│`)
    a.push(` ${r + 1} ${s}${o.join(s)}${s} ${r + 1}`), r > 0 && a.push(i(`├`, `┼`, `┤`))
  }
  return [r, i(`┌`, `┬`, `┐`), ...a, i(`└`, `┴`, `┘`), r].map(e => e.trimEnd())
}
function hd(e, t) {
  if (e === `free`) return t.faint(`  ·  `)
  if (e === `park`) return t.zone(`park`, ` ♣ ♣ `)
  const n = ` ${r(e)}${ud[e.pips]} `
  return t.seat(e.owner, e.pips === 3 ? t.strong(n) : n)
}
function gd(e, n) {
  const r = t.filter(t => t !== `privateParks` || e.options.privateParks !== `off`),
    a = Math.max(...dd.map(e => e.length)) + h[`board.you`].length + 3,
    o = [
      ` `.repeat(4 + a),
      ...r.map(e => _d(e).padStart(vd(e))),
      h[`board.score`].padStart(7),
      `   ${h[`board.left`]}`,
    ],
    s = e.scores.map((t, o) => {
      const s = o,
        c = `${dd[s]}${e.viewer === s ? ` (${h[`board.you`]})` : ``}`,
        l = e.by === s ? `▸` : ` `,
        u = r.map(e => yd(t.lines[e] ?? 0).padStart(vd(e)))
      return `${l} ${n.seat(s, `${i[s]} ${c.padEnd(a)}`)}${u.join(``)}${n.strong(yd(t.total).padStart(7))}   ${bd(e, s)}`
    })
  return [n.faint(o.join(``)), ...s]
}
var _d = e => (e === `privateParks` ? h[`board.parks`] : h[`line.${e}`]),
  vd = e => _d(e).length + 2,
  yd = e => (e < 0 ? `${fd}${-e}` : `${e}`),
  bd = (e, t) =>
    n
      .toReversed()
      .map(n => `${e.stashes[t]?.[n - 1]}×${n}${ud[n]}`)
      .join(`  `)
function xd(e) {
  const t = n.toReversed().map(e => `${e}${ud[e]} ${h[`board.pips.${e}`]}`)
  return e.faint([...t, `♣ ${h[`board.park`]}`, `· ${h[`board.free`]}`].join(`   `))
}
function Sd({ by: e, phase: t, parksToCome: n, scores: r }) {
  return e === null
    ? Cd(
        `prompt`,
        r.map(e => e.total),
      )
    : e === `luck`
      ? { code: `prompt.luck`, facts: { parks: n } }
      : { code: `prompt.${t}`, facts: { seat: e, parks: n } }
}
function Cd(e, t) {
  const n = Math.max(...t),
    r = t.map(yd).join(` : `),
    a = [...t.keys()].filter(e => t[e] === n)
  return a.length === 1
    ? { code: `${e}.won`, facts: { winner: a[0], total: n, totals: r } }
    : { code: `${e}.shared`, facts: { winners: a.map(e => i[e]).join(`, `), total: n, totals: r } }
}
function wd(e) {
  switch (e.kind) {
    case `park-placed`: {
      const t = a(e.cell)
      return e.by === `luck`
        ? { code: `event.park-fell`, facts: { cell: t } }
        : { code: `event.park-placed`, facts: { seat: e.by, cell: t } }
    }
    case `placed`: {
      const { seat: t, pips: n, cell: r, joined: o } = e,
        s = e.crowded.map(e => `${i[e.owner]}3 ${a(e.cell)} = ${e.worth}`)
      return {
        code: `event.placed`,
        facts: { seat: t, pips: n, cell: a(r), joined: o, crowded: s.join(`, `) || `none` },
      }
    }
    case `passed`:
      return { code: `event.passed`, facts: { seat: e.seat } }
    case `over`:
      return Cd(`event`, e.totals)
  }
}
var Td = { draw: pd, prompt: Sd, said: wd, examples: [`3c2`, `1b5`, `-`, `pc3`], messages: h },
  Ed = {
    Picture: od,
    Side: null,
    Composer: null,
    size: ad,
    places: (e, t) =>
      e.plots.map(({ cell: n, plot: r }) => ({
        id: a(n),
        text: Dd(r),
        label: Od(a(n), r, t),
        x: rd(n),
        y: id(n, e.size),
      })),
    aim(e) {
      if (e.kind === `pass`) return { places: [], label: { code: `move.pass`, facts: {} } }
      const t = [a(e.cell)]
      return e.kind === `park`
        ? { places: t, label: { code: `move.park`, facts: {} } }
        : { places: t, label: { code: `move.place`, facts: { pips: e.pips } } }
    },
    meant: (e, t) => (t.phase === `park` ? `p${e}` : `${kd(t)}${e}`),
    holdings: (e, t) => [
      {
        label: { code: `holding.stash`, facts: {} },
        value: (e.stashes[t] ?? []).map((e, t) => `${t + 1}×${e}`).join(`  `),
      },
    ],
    scores: e => e.scores,
    prompt: Td.prompt,
    said(e) {
      const t = Td.said(e)
      return t && { ...t, places: `cell` in e ? [a(e.cell)] : [] }
    },
    messages: { en: { ...h, ...ld.en }, fr: { ...b, ...ld.fr } },
  }
function Dd(e) {
  return e === `free` ? `·` : e === `park` ? `♣` : `${`ABCD`[e.owner]}${e.pips}`
}
function Od(e, t, n) {
  return t === `free` || t === `park`
    ? n(`place.${t}`, { cell: e })
    : n(`place.pyramid`, { cell: e, pips: t.pips, owner: t.owner })
}
function kd(e) {
  return 1 + (e.stashes[typeof e.by == `number` ? e.by : 0]?.findLastIndex(e => e > 0) ?? 2)
}
var Ad = l(Ed)
export { Ad as webBoard }
