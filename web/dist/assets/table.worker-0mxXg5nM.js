const e = { kind: `luck` },
  t = { kind: `over` },
  n = e => ({ kind: `decide`, seats: [e] }),
  r = [n(0), n(1), n(2), n(3), n(4), n(5)],
  i = e => r[e]
function a(e, t) {
  return e.kind === `decide` ? t !== `luck` && e.seats.includes(t) : e.kind === t
}
const o = e => [0, 1, 2, 3, 4, 5].slice(0, e),
  s = (e, t) => (e + 1 < t ? e + 1 : 0),
  c = (e, t, n = {}) => ({ code: e, rule: t, facts: n }),
  l = (e, t = []) => ({ total: Object.values(e).reduce((e, t) => e + t, 0), lines: e, tiebreaks: t })
function u(e) {
  const t = (e, t) =>
    [e.total - t.total, ...e.tiebreaks.map((e, n) => e - (t.tiebreaks[n] ?? 0))].find(e => e !== 0) ?? 0
  return e.map(n => 1 + e.filter(e => t(e, n) > 0).length)
}
const d = 2 ** 32,
  f = 2 ** 21
function p(e) {
  let t = e | 0,
    n = Math.floor(e / d) ^ 2654435769,
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
    if (e > f) return s(e)
    let t = a()
    if (Math.imul(t, e) >>> 0 < e) {
      const n = d % e
      for (; Math.imul(t, e) >>> 0 < n; ) t = a()
    }
    return Math.floor((t * e) / d)
  }
  function s(e) {
    if (e > 2 ** 53 - 1) throw Error(`Odds of 1 in ${e} are finer than a whole number can tell.`)
    const t = e > d ? 2 ** 53 : d,
      n = t - (t % e)
    for (;;) {
      const t = e > d ? (a() >>> 11) * d + a() : a()
      if (t < n) return t % e
    }
  }
  return { below: o }
}
function ee(e, t) {
  if (e.length === 0) throw Error(`Nothing left to take.`)
  return e.splice(t.below(e.length), 1)[0]
}
function m(e, t) {
  return e.turn().kind === `over`
    ? e.scores()
    : e.game.unfold(({ game: n }) => {
        const r = p(1),
          i = e.viewFor(t),
          a = Array.from({ length: 24 }, () => n.scores(n.imagine(i, r)))
        return g(a) ? a[0] : void 0
      })
}
function h(e, t, n) {
  return e.game.unfold(({ game: r }) => {
    const i = p(1),
      a = e.viewFor(t),
      o = Array.from({ length: 24 }, () => r.view(r.imagine(a, i), n))
    return g([e.viewFor(n), ...o])
  })
}
function g(e) {
  const t = JSON.stringify(e[0])
  return e.every(e => JSON.stringify(e) === t)
}
function te(e, t, n) {
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
    if (!_(t, a[e], { players: n, options: a }))
      return {
        ok: !1,
        name: e,
        problem: `value-not-allowed`,
        sentence: `The option "${e}" must be ${ne(t)}, not ${re(a[e])}.`,
      }
  return { ok: !0, options: a }
}
function _(e, t, n) {
  switch (e.kind) {
    case `number`:
      return v(e, t)
    case `row`:
      return Array.isArray(t) && t.length === e.usual.length && t.every(t => v(e, t))
    case `switch`:
      return typeof t == `boolean`
    case `choice`:
      return e.among.some(e => e === t)
    case `text`:
      return typeof t == `string` && e.allows(t, n)
  }
}
const v = ({ min: e, max: t, step: n }, r) =>
  typeof r == `number` && Number.isInteger(r) && r >= e && r <= t && (r - e) % n === 0
function ne(e) {
  switch (e.kind) {
    case `number`:
      return `a whole number from ${e.min} to ${e.max}${y(e)}`
    case `row`:
      return `${e.usual.length} whole numbers from ${e.min} to ${e.max}${y(e)}`
    case `switch`:
      return `yes or no`
    case `choice`:
      return `one of ${e.among.join(`, `)}`
    case `text`:
      return e.what
  }
}
const y = ({ step: e, min: t }) => (e === 1 ? `` : ` in steps of ${e} from ${t}`)
function re(e) {
  const t = JSON.stringify(e) ?? `nothing`
  return t.length > 60 ? `${t.slice(0, 57)}…` : t
}
function b(e) {
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
        const s = te(a, r, t)
        return s.ok ? { ok: !0, match: ie(e, o, { players: t, chosen: r, options: s.options }) } : s
      },
      ask: (t, n, r, i) => e.game.notation.write(t.choose(e, n, r, i)),
      unfold: t => t(e),
    }
  return o
}
function ie(e, t, n) {
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
const S = (e, t, n) => ({ ok: !1, problem: e, line: t, sentence: n })
function ae(e) {
  if (e.turn().kind !== `over`) return null
  const t = e.scores()
  return { scores: t.map(e => e.total), ranks: u(t) }
}
function oe(e, t) {
  const { id: n, rulesVersion: r } = e.game,
    { players: i, options: a, log: o } = e
  return {
    format: `masterplan-match/1`,
    game: n,
    rules: r,
    players: i,
    options: a,
    names: t,
    log: [...o],
    result: ae(e),
  }
}
function se(e, t, n) {
  const r = t(e.game)
  if (r === void 0) return S(`unknown-game`, 0, `The field "game" names no game we know: ${C(e.game)}.`)
  if (r.rulesVersion !== e.rules) {
    const t = `The field "rules" must be "${r.rulesVersion}", not ${C(e.rules)}: these are other rules.`
    return S(`other-rules`, 0, t)
  }
  const i = r.open(e.players, e.options)
  if (!i.ok) return S(i.problem === `wrong-players` ? `wrong-players` : `wrong-options`, 0, i.sentence)
  for (const [t, r] of e.log.slice(0, n).entries()) {
    const e = i.match.append(r)
    if (e.ok) continue
    const { code: n, rule: a } = e.refused
    return S(`refused-line`, t + 1, `Line ${t + 1} of the log, ${C(r)}, is refused: ${n} (${a}).`)
  }
  return i
}
function C(e) {
  const t = JSON.stringify(e) ?? `nothing`
  return t.length > 60 ? `${t.slice(0, 57)}…` : t
}
const w = {
  subdivision: async () => {
    const { subdivision: e, insight: t } = await import(`./src-DJIicsBO.js`)
    return b({ game: e, insight: t, personalities: {} })
  },
  'brick-by-brick': async () => {
    const { brickByBrick: e, insight: t } = await import(`./src-DBHGht5M.js`)
    return b({ game: e, insight: t, personalities: {} })
  },
}
async function T(e) {
  return Object.hasOwn(w, e) ? w[e]() : void 0
}
/**
 * @license
 * Copyright 2019 Google LLC
 * SPDX-License-Identifier: Apache-2.0
 */
const E = Symbol(`Comlink.proxy`),
  ce = Symbol(`Comlink.endpoint`),
  le = Symbol(`Comlink.releaseProxy`),
  D = Symbol(`Comlink.finalizer`),
  O = Symbol(`Comlink.thrown`),
  k = e => (typeof e == `object` && !!e) || typeof e == `function`,
  A = /* @__PURE__ */ new Map([
    [
      `proxy`,
      {
        canHandle: e => k(e) && e[E],
        serialize(e) {
          const { port1: t, port2: n } = new MessageChannel()
          return (j(e, t), [n, [n]])
        },
        deserialize(e) {
          return (e.start(), N(e))
        },
      },
    ],
    [
      `throw`,
      {
        canHandle: e => k(e) && O in e,
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
function ue(e, t) {
  for (const n of e) if (t === n || n === `*` || (n instanceof RegExp && n.test(t))) return !0
  return !1
}
function j(e, t = globalThis, n = [`*`]) {
  t.addEventListener(`message`, function r(i) {
    if (!i || !i.data) return
    if (!ue(n, i.origin)) {
      console.warn(`Invalid origin '${i.origin}' for comlink proxy`)
      return
    }
    let { id: a, type: o, path: s } = Object.assign({ path: [] }, i.data),
      c = (i.data.argumentList || []).map(G),
      l
    try {
      const t = s.slice(0, -1).reduce((e, t) => e[t], e),
        n = s.reduce((e, t) => e[t], e)
      switch (o) {
        case `GET`:
          l = n
          break
        case `SET`:
          ;(t[s.slice(-1)[0]] = G(i.data.value)), (l = !0)
          break
        case `APPLY`:
          l = n.apply(t, c)
          break
        case `CONSTRUCT`:
          l = pe(new n(...c))
          break
        case `ENDPOINT`:
          {
            const { port1: t, port2: n } = new MessageChannel()
            j(e, n), (l = fe(t, [t]))
          }
          break
        case `RELEASE`:
          l = void 0
          break
        default:
          return
      }
    } catch (e) {
      l = { value: e, [O]: 0 }
    }
    Promise.resolve(l)
      .catch(e => ({ value: e, [O]: 0 }))
      .then(n => {
        const [i, s] = W(n)
        t.postMessage(Object.assign(Object.assign({}, i), { id: a }), s),
          o === `RELEASE` && (t.removeEventListener(`message`, r), M(t), D in e && typeof e[D] == `function` && e[D]())
      })
      .catch(e => {
        const [n, r] = W({ value: /* @__PURE__ */ TypeError(`Unserializable return value`), [O]: 0 })
        t.postMessage(Object.assign(Object.assign({}, n), { id: a }), r)
      })
  }),
    t.start && t.start()
}
function de(e) {
  return e.constructor.name === `MessagePort`
}
function M(e) {
  de(e) && e.close()
}
function N(e, t) {
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
    B(e, n, [], t)
  )
}
function P(e) {
  if (e) throw Error(`Proxy has been released and is not useable`)
}
function F(e) {
  return K(e, /* @__PURE__ */ new Map(), { type: `RELEASE` }).then(() => {
    M(e)
  })
}
const I = /* @__PURE__ */ new WeakMap(),
  L =
    `FinalizationRegistry` in globalThis &&
    new FinalizationRegistry(e => {
      const t = (I.get(e) || 0) - 1
      I.set(e, t), t === 0 && F(e)
    })
function R(e, t) {
  const n = (I.get(t) || 0) + 1
  I.set(t, n), L && L.register(e, t, e)
}
function z(e) {
  L && L.unregister(e)
}
function B(e, t, n = [], r = () => {}) {
  let i = !1,
    a = new Proxy(r, {
      get(r, o) {
        if ((P(i), o === le))
          return () => {
            z(a), F(e), t.clear(), (i = !0)
          }
        if (o === `then`) {
          if (n.length === 0) return { then: () => a }
          const r = K(e, t, { type: `GET`, path: n.map(e => e.toString()) }).then(G)
          return r.then.bind(r)
        }
        return B(e, t, [...n, o])
      },
      set(r, a, o) {
        P(i)
        const [s, c] = W(o)
        return K(e, t, { type: `SET`, path: [...n, a].map(e => e.toString()), value: s }, c).then(G)
      },
      apply(r, a, o) {
        P(i)
        const s = n[n.length - 1]
        if (s === ce) return K(e, t, { type: `ENDPOINT` }).then(G)
        if (s === `bind`) return B(e, t, n.slice(0, -1))
        const [c, l] = H(o)
        return K(e, t, { type: `APPLY`, path: n.map(e => e.toString()), argumentList: c }, l).then(G)
      },
      construct(r, a) {
        P(i)
        const [o, s] = H(a)
        return K(e, t, { type: `CONSTRUCT`, path: n.map(e => e.toString()), argumentList: o }, s).then(G)
      },
    })
  return (R(a, e), a)
}
function V(e) {
  return Array.prototype.concat.apply([], e)
}
function H(e) {
  const t = e.map(W)
  return [t.map(e => e[0]), V(t.map(e => e[1]))]
}
const U = /* @__PURE__ */ new WeakMap()
function fe(e, t) {
  return (U.set(e, t), e)
}
function pe(e) {
  return Object.assign(e, { [E]: !0 })
}
function W(e) {
  for (const [t, n] of A)
    if (n.canHandle(e)) {
      const [r, i] = n.serialize(e)
      return [{ type: `HANDLER`, name: t, value: r }, i]
    }
  return [{ type: `RAW`, value: e }, U.get(e) || []]
}
function G(e) {
  switch (e.type) {
    case `HANDLER`:
      return A.get(e.name).deserialize(e.value)
    case `RAW`:
      return e.value
  }
}
function K(e, t, n, r) {
  return new Promise(i => {
    const a = me()
    t.set(a, i), e.start && e.start(), e.postMessage(Object.assign({ id: a }, n), r)
  })
}
function me() {
  return [, , , ,]
    .fill(0)
    .map(() => Math.floor(Math.random() * (2 ** 53 - 1)).toString(16))
    .join(`-`)
}
var he = class {
  setup
  game
  random
  match
  entered = []
  constructor(e, t, n) {
    ;(this.game = e), (this.setup = t), (this.random = n), (this.match = this.openAgain())
  }
  openAgain() {
    const e = this.game.open(this.setup.players, this.setup.options)
    if (!e.ok) throw Error(e.sentence)
    return e.match
  }
  restore(e, t) {
    const n = se(e, e => (e === this.game.id ? this.game : void 0), 0)
    if (!n.ok) throw Error(n.sentence)
    ;(this.match = this.openAgain()), (this.entered = [])
    for (const n of e.log.slice(0, t)) {
      const e = this.enter(n)
      if (!e.ok) throw Error(`The line ${n} is refused: ${e.refused.code}.`)
    }
  }
  settle() {
    for (; this.match.turn().kind === `luck`; ) {
      const { lines: e, heard: t } = this.match.settle(this.random)
      for (const [n] of e.entries()) this.entered.push({ by: `luck`, heard: n === 0 ? t : [], reveals: !0 })
    }
  }
  play(e, t) {
    const n = this.enter(`${e + 1} ${t}`)
    return (n.ok && this.settle(), n)
  }
  enter(e) {
    const t = e.startsWith(`*`) ? `luck` : Number(e[0]) - 1,
      n = t === `luck` ? [] : this.people().map(n => this.foreseen(n, t, e)),
      r = this.match.append(e)
    if (!r.ok) return r
    const i = this.people().map(e => JSON.stringify(this.match.viewFor(e))),
      a = t === `luck` || i.some((e, t) => n[t] !== e)
    return (this.entered.push({ by: t, heard: r.heard, reveals: a }), r)
  }
  foreseen(e, t, n) {
    return this.game.unfold(({ game: r }) => {
      const i = r.notation.read(n.slice(2))
      if (i === void 0) return
      const a = r.imagine(this.match.viewFor(e), this.random)
      if (r.refuse(a, t, i) === void 0) return (r.play(a, t, i), JSON.stringify(r.view(a, e)))
    })
  }
  people() {
    return this.setup.sitters.flatMap((e, t) => (e.kind === `person` ? [t] : []))
  }
  botToMove() {
    const e = this.match.turn()
    if (e.kind !== `decide`) return null
    for (const t of e.seats) {
      const e = this.setup.sitters[t]
      if (e?.kind === `bot`) return { seat: t, bot: e.bot }
    }
    return null
  }
  viewFor(e) {
    return this.match.viewFor(e)
  }
  judge(e, t) {
    return this.match.judge(e, t)
  }
  preview(e, t) {
    return this.match.preview(e, t, this.random)
  }
  record() {
    return oe(this.match, this.setup.names)
  }
  viewerAfter(e) {
    const t = this.match.turn(),
      n = this.people()
    if (t.kind === `decide`) {
      const r = t.seats.filter(e => n.includes(e))
      if (e !== `audience` && r.includes(e)) return e
      if (r[0] !== void 0) return r[0]
    }
    return e === `audience` ? (n[0] ?? `audience`) : e
  }
  needsCurtain(e, t) {
    return e === t || e === `audience` || this.match.turn().kind === `over` ? !1 : !h(this.match, e, t)
  }
  undoTo(e) {
    for (let t = this.entered.length - 1; t >= 0; t--) {
      const { by: n, reveals: r } = this.entered[t]
      if (r) return null
      if (n === e) return t
    }
    return null
  }
  rewind(e) {
    this.restore(this.record(), e)
  }
  sight(e, t) {
    const { match: n, setup: r } = this,
      i = n.turn(),
      a = i.kind === `over`
    return {
      setup: r,
      viewer: e,
      turn: i,
      view: n.viewFor(e),
      offers: e === `audience` || t ? [] : n.offersFor(e),
      happenings: this.entered.map(({ by: t, heard: n }, r) => ({
        line: r + 1,
        by: t,
        events: n.filter(({ to: t }) => t === `everyone` || t === e || a).map(({ event: e }) => e),
      })),
      scores: m(n, e) ?? null,
      ranks: a ? u(n.scores()) : null,
      lines: this.entered.length,
      curtain: t,
      undoable: this.undoTo(e) !== null,
      thinking: this.botToMove()?.seat ?? null,
    }
  }
}
const q = {
  below(e) {
    const t = /* @__PURE__ */ new Uint32Array(2),
      n = 2 ** 53 - (2 ** 53 % e)
    for (;;) {
      crypto.getRandomValues(t)
      const r = (t[0] >>> 11) * 2 ** 32 + t[1]
      if (r < n) return r % e
    }
  },
}
let J,
  Y = `audience`,
  X = !1,
  Z
function Q() {
  if (Z === void 0) {
    const e = new Worker(
      new URL(
        /* @vite-ignore */
        `/assets/bot.worker-C8KzVA9_.js`,
        `` + import.meta.url,
      ),
      { type: `module` },
    )
    Z = { worker: e, ask: N(e) }
  }
  return Z.ask
}
function ge() {
  Z?.worker.terminate(), (Z = void 0)
}
function $() {
  const e = J.viewerAfter(Y)
  return ((X = J.needsCurtain(Y, e)), (Y = e), J.sight(Y, X))
}
j({
  async open(e, t) {
    const n = await T(e.game)
    if (n === void 0) throw Error(`There is no game "${e.game}".`)
    return ((J = new he(n, e, q)), t && J.restore(t, t.log.length), J.settle(), (Y = J.viewerAfter(`audience`)), $())
  },
  play(e, t) {
    const n = J.play(e, t)
    return { played: n.ok ? { ok: !0 } : n, sight: $() }
  },
  async botMove() {
    const e = J.botToMove()
    if (e === null) return null
    const t = J.record().log.length,
      n = await Q().choose(J.setup.game, e.bot, e.seat, J.viewFor(e.seat), q.below(2 ** 32))
    if (J.record().log.length !== t) return null
    const r = J.play(e.seat, n)
    if (!r.ok) throw Error(`The bot played ${n}, which is refused (${r.refused.code}).`)
    return $()
  },
  why: (e, t) => J.judge(e, t) ?? null,
  preview: (e, t) => J.preview(e, t) ?? null,
  hints: e => Q().hints(J.setup.game, e, J.viewFor(e), q.below(2 ** 32)),
  undo() {
    const e = J.undoTo(Y)
    return (ge(), e !== null && J.rewind(e), $())
  },
  lift() {
    return ((X = !1), J.sight(Y, !1))
  },
  record: () => J.record(),
})
export { c as a, e as n, ee as t, i as l, l as o, o as c, s, t as r, u as i }
