var e = { kind: `luck` },
  t = { kind: `over` },
  n = e => ({ kind: `decide`, seats: [e] }),
  r = [n(0), n(1), n(2), n(3), n(4), n(5)],
  i = e => r[e]
function a(e, t) {
  return e.kind === `decide` ? t !== `luck` && e.seats.includes(t) : e.kind === t
}
var o = e => [0, 1, 2, 3, 4, 5].slice(0, e),
  s = (e, t) => (e + 1 < t ? e + 1 : 0),
  c = (e, t, n = {}) => ({ code: e, rule: t, facts: n }),
  l = (e, t = []) => ({ total: Object.values(e).reduce((e, t) => e + t, 0), lines: e, tiebreaks: t })
function u(e) {
  const t = (e, t) =>
    [e.total - t.total, ...e.tiebreaks.map((e, n) => e - (t.tiebreaks[n] ?? 0))].find(e => e !== 0) ?? 0
  return e.map(n => 1 + e.filter(e => t(e, n) > 0).length)
}
function d(e, t, n) {
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
    if (!f(t, a[e], { players: n, options: a }))
      return {
        ok: !1,
        name: e,
        problem: `value-not-allowed`,
        sentence: `The option "${e}" must be ${m(t)}, not ${g(a[e])}.`,
      }
  return { ok: !0, options: a }
}
function f(e, t, n) {
  switch (e.kind) {
    case `number`:
      return p(e, t)
    case `row`:
      return Array.isArray(t) && t.length === e.usual.length && t.every(t => p(e, t))
    case `switch`:
      return typeof t == `boolean`
    case `choice`:
      return e.among.some(e => e === t)
    case `text`:
      return typeof t == `string` && e.allows(t, n)
  }
}
var p = ({ min: e, max: t, step: n }, r) =>
  typeof r == `number` && Number.isInteger(r) && r >= e && r <= t && (r - e) % n === 0
function m(e) {
  switch (e.kind) {
    case `number`:
      return `a whole number from ${e.min} to ${e.max}${h(e)}`
    case `row`:
      return `${e.usual.length} whole numbers from ${e.min} to ${e.max}${h(e)}`
    case `switch`:
      return `yes or no`
    case `choice`:
      return `one of ${e.among.join(`, `)}`
    case `text`:
      return e.what
  }
}
var h = ({ step: e, min: t }) => (e === 1 ? `` : ` in steps of ${e} from ${t}`)
function g(e) {
  const t = JSON.stringify(e) ?? `nothing`
  return t.length > 60 ? `${t.slice(0, 57)}…` : t
}
function _(e, t) {
  switch (e.kind) {
    case `number`:
      return v(t)
    case `row`:
      return t.split(`,`).map(v)
    case `switch`:
      return t === `yes` || (t !== `no` && t)
    case `choice`:
    case `text`:
      return t
  }
}
var v = e => (/^-?\d{1,15}$/.test(e) ? Number(e) : e)
function y(e) {
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
        const s = d(a, r, t)
        return s.ok ? { ok: !0, match: b(e, o, { players: t, chosen: r, options: s.options }) } : s
      },
      ask: (t, n, r, i) => e.game.notation.write(t.choose(e, n, r, i)),
      unfold: t => t(e),
    }
  return o
}
function b(e, t, n) {
  const r = e.game,
    { players: i, chosen: o, options: s } = n,
    l = r.start(i, s),
    u = []
  function d(e, t) {
    const n = x(r, l, e, t)
    if (!n.ok) return n
    const i = []
    r.play(l, e, n.move, (e, t) => i.push({ to: e, event: t }))
    const a = `${e === `luck` ? `*` : e + 1} ${r.notation.write(n.move)}`
    return (u.push(a), { ok: !0, lines: [a], heard: i })
  }
  function f(e) {
    const n = [],
      i = []
    for (; r.turn(l).kind === `luck`; ) {
      const a = r.notation.write(r.sample(l, `luck`, e)),
        o = d(`luck`, a)
      if (!o.ok) throw Error(`${t.id}: luck drew "${a}", which the rules refuse (${o.refused.code}).`)
      n.push(...o.lines), i.push(...o.heard)
    }
    return { lines: n, heard: i }
  }
  return {
    game: t,
    players: i,
    options: o,
    log: u,
    settle: f,
    turn: () => r.turn(l),
    movesFor: e => (a(r.turn(l), e) ? r.moves(l, e).map(r.notation.write) : []),
    offersFor: e => (a(r.turn(l), e) ? r.moves(l, e).map(e => ({ text: r.notation.write(e), move: e })) : []),
    viewFor: e => r.view(l, e),
    scores: () => r.scores(l),
    judge(e, t) {
      const n = x(r, l, e, t)
      return n.ok ? void 0 : n.refused
    },
    preview(e, t, n) {
      const i = x(r, l, e, t)
      if (!i.ok) return
      const a = r.imagine(r.view(l, e), n),
        o = []
      return (
        r.play(a, e, i.move, (t, n) => (t === `everyone` || t === e) && o.push(n)), { view: r.view(a, e), events: o }
      )
    },
    append(e) {
      const [, t, n] = /^([1-6*]) (.+)$/.exec(e) ?? []
      return t === void 0 || n === void 0
        ? { ok: !1, refused: c(`unreadable-move`, `K2`) }
        : d(t === `*` ? `luck` : Number(t) - 1, n)
    },
    submit(e, t, n) {
      const r = d(e, t)
      if (!r.ok) return r
      const i = f(n)
      return { ok: !0, lines: [...r.lines, ...i.lines], heard: [...r.heard, ...i.heard] }
    },
    ask: (e, n, i) => t.ask(e, n, r.view(l, n), i),
  }
}
function x(e, t, n, r) {
  const i = (e, t) => ({ ok: !1, refused: c(e, t) }),
    o = e.turn(t)
  if (o.kind === `over`) return i(`match-over`, `K3`)
  if (!a(o, n)) return i(`not-your-turn`, `K1`)
  const s = e.notation.read(r)
  if (s === void 0) return i(`unreadable-move`, `K2`)
  const l = e.refuse(t, n, s)
  return l === void 0 ? { ok: !0, move: s } : { ok: !1, refused: l }
}
var S = `masterplan-match/1`,
  C = (e, t, n) => ({ ok: !1, problem: e, line: t, sentence: n })
function w(e) {
  let t
  try {
    t = JSON.parse(e)
  } catch {
    return C(`not-json`, 0, e.trim() === `` ? `The record is empty.` : `The record is not JSON.`)
  }
  if (!D(t)) return C(`not-a-record`, 0, `The record is not a JSON object.`)
  if (t.format !== `masterplan-match/1`)
    return C(`unknown-format`, 0, `The field "format" must be "${S}", not ${k(t.format)}.`)
  const n = T.find(([e, , n]) => !n(t[e]))
  if (n) return C(`not-a-record`, 0, `The field "${n[0]}" must be ${n[1]}.`)
  const { game: r, rules: i, players: a, options: o, names: s, log: c, result: l } = t
  return {
    ok: !0,
    record: { format: S, game: r, rules: i, players: a, options: o, names: s ?? [], log: c, result: l ?? null },
  }
}
var T = [
  [`game`, `the id of a game`, e => typeof e == `string`],
  [`rules`, `a rules version such as "1.0.0"`, e => typeof e == `string`],
  [`players`, `a number of players`, e => Number.isInteger(e)],
  [`options`, `an object of options`, D],
  [`names`, `a list of names`, e => e === void 0 || O(`string`, e)],
  [`log`, `a list of lines of text`, e => O(`string`, e)],
  [`result`, `null or { scores, ranks }, two lists of numbers`, e => e == null || E(e)],
]
function E(e) {
  return D(e) && O(`number`, e.scores) && O(`number`, e.ranks)
}
function D(e) {
  return typeof e == `object` && !!e && !Array.isArray(e)
}
var O = (e, t) => Array.isArray(t) && t.every(t => typeof t === e)
function k(e) {
  const t = JSON.stringify(e) ?? `nothing`
  return t.length > 60 ? `${t.slice(0, 57)}…` : t
}
export { _ as r, a as o, c, e as i, i as f, l, o as d, s as u, t as a, u as s, w as t, y as n }
