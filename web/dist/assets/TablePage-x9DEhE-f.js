import {
  i as a,
  o as c,
  s as d,
  a as e,
  u as f,
  h as i,
  p as l,
  y as m,
  d as n,
  m as o,
  v as p,
  g as r,
  n as s,
  b as t,
  r as u,
} from './index-ByGMZ85q.js'
import { r as _, i as g, a as h, s as v } from './web-board-CgRS_MlV.js'
var y = {
  name: `lightbulb`,
  size: 24,
  node: [
    [
      `path`,
      {
        d: `M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5`,
        key: `1gvzjb`,
      },
    ],
    [`path`, { d: `M9 18h6`, key: `x1upvd` }],
    [`path`, { d: `M10 22h4`, key: `ceow96` }],
  ],
}
y.node
var b = l(y),
  x = {
    name: `maximize`,
    size: 24,
    node: [
      [`path`, { d: `M8 3H5a2 2 0 0 0-2 2v3`, key: `1dcmit` }],
      [`path`, { d: `M21 8V5a2 2 0 0 0-2-2h-3`, key: `1e4gt3` }],
      [`path`, { d: `M3 16v3a2 2 0 0 0 2 2h3`, key: `wsl5sc` }],
      [`path`, { d: `M16 21h3a2 2 0 0 0 2-2v-3`, key: `18trek` }],
    ],
  }
x.node
var S = l(x),
  C = {
    name: `undo-2`,
    size: 24,
    node: [
      [`path`, { d: `M9 14 4 9l5-5`, key: `102s5s` }],
      [`path`, { d: `M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11`, key: `f3b9sd` }],
    ],
  }
C.node
var w = l(C),
  T = {
    name: `zoom-in`,
    size: 24,
    node: [
      [`circle`, { cx: `11`, cy: `11`, r: `8`, key: `4ej97u` }],
      [`line`, { x1: `21`, x2: `16.65`, y1: `21`, y2: `16.65`, key: `13gj7c` }],
      [`line`, { x1: `11`, x2: `11`, y1: `8`, y2: `14`, key: `1vmskp` }],
      [`line`, { x1: `8`, x2: `14`, y1: `11`, y2: `11`, key: `durymu` }],
    ],
  }
T.node
var E = l(T),
  D = {
    name: `zoom-out`,
    size: 24,
    node: [
      [`circle`, { cx: `11`, cy: `11`, r: `8`, key: `4ej97u` }],
      [`line`, { x1: `21`, x2: `16.65`, y1: `21`, y2: `16.65`, key: `13gj7c` }],
      [`line`, { x1: `8`, x2: `14`, y1: `11`, y2: `11`, key: `durymu` }],
    ],
  }
D.node
var O = l(D),
  k = v(h(), 1)
function ee(e, t, n) {
  return t.map(t => ({ ...t, aim: e.aim(t.move, n) }))
}
function A(e, t) {
  const n = e.filter(({ aim: e }) => t.every((t, n) => e.places[n] === t))
  return {
    open: n,
    ready: n.filter(({ aim: e }) => e.places.length === t.length),
    lit: new Set(n.flatMap(({ aim: e }) => e.places[t.length] ?? [])),
  }
}
function te(e, t, n) {
  const r = A(e, t)
  if (r.lit.has(n)) return { kind: `aim`, pressed: [...t, n] }
  const [i] = r.ready
  return t.at(-1) === n && i && r.ready.length === 1
    ? { kind: `play`, move: i }
    : A(e, []).lit.has(n)
      ? { kind: `aim`, pressed: [n] }
      : { kind: `why`, place: n }
}
var j = {
    table: `_table_4abxc_1`,
    board: `_board_4abxc_10`,
    side: `_side_4abxc_16`,
    zoom: `_zoom_4abxc_20`,
    picture: `_picture_4abxc_26`,
    zoomButtons: `_zoomButtons_4abxc_33`,
    prompt: `_prompt_4abxc_40`,
    sentence: `_sentence_4abxc_44`,
    refused: `_refused_4abxc_49`,
    actions: `_actions_4abxc_53`,
    choices: `_choices_4abxc_54`,
    typed: `_typed_4abxc_67`,
    hints: `_hints_4abxc_81`,
    panels: `_panels_4abxc_85`,
    players: `_players_4abxc_93`,
    player: `_player_4abxc_93`,
    acts: `_acts_4abxc_97`,
    who: `_who_4abxc_105`,
    rank: `_rank_4abxc_110`,
    score: `_score_4abxc_113`,
    holdings: `_holdings_4abxc_130`,
    log: `_log_4abxc_148`,
    end: `_end_4abxc_163`,
    link: `_link_4abxc_166`,
    text: `_text_4abxc_174`,
    curtain: `_curtain_4abxc_181`,
    wait: `_wait_4abxc_188`,
  },
  M = g()
function ne({ moves: e, pressed: t, say: r, onPlay: i, onCancel: a }) {
  const { word: o } = n()
  return e.ready.length === 0 && t.length === 0
    ? null
    : (0, M.jsxs)(`div`, {
        className: j.choices,
        children: [
          e.ready.map(({ text: e, aim: n }) =>
            (0, M.jsx)(
              `button`,
              {
                type: `button`,
                className: t.length > 0 ? `button primary` : `button`,
                'data-move': e,
                onClick: () => i(e),
                children: r(n.label.code, n.label.facts),
              },
              e,
            ),
          ),
          t.length > 0 &&
            (0, M.jsx)(`button`, { type: `button`, className: `button`, onClick: a, children: o(`table.cancel`) }),
        ],
      })
}
function N({ sight: e, onLift: t }) {
  const { word: r } = n(),
    i = e.viewer === `audience` ? `` : (e.setup.names[e.viewer] ?? ``)
  return (0, M.jsxs)(`div`, {
    className: `sheet ${j.curtain}`,
    role: `status`,
    children: [
      (0, M.jsx)(`h1`, { children: r(`table.curtain`, { name: i }) }),
      (0, M.jsx)(`button`, {
        type: `button`,
        className: `button primary`,
        onClick: t,
        children: r(`table.lift`, { name: i }),
      }),
    ],
  })
}
function re({ board: e, client: t, sight: r, say: i, onPlay: a }) {
  const { word: o } = n(),
    [s, c] = (0, k.useState)(null)
  if (((0, k.useEffect)(() => c(null), [r.lines, r.viewer]), r.offers.length === 0)) return null
  async function l() {
    c(`thinking`), c(await t.hints())
  }
  return (0, M.jsxs)(`div`, {
    className: j.hints,
    children: [
      (0, M.jsxs)(`button`, {
        type: `button`,
        className: `button`,
        onClick: l,
        disabled: s === `thinking`,
        children: [(0, M.jsx)(b, { size: 18, 'aria-hidden': `true` }), ` `, o(`table.hint`)],
      }),
      Array.isArray(s) &&
        (0, M.jsx)(`ol`, {
          children: s.map(({ text: t, move: n, share: s, proven: c }) => {
            const { label: l, places: u } = e.aim(n, r.view),
              d = `${u.join(` `)} ${i(l.code, l.facts)}`.trim()
            return (0, M.jsx)(
              `li`,
              {
                children: (0, M.jsx)(`button`, {
                  type: `button`,
                  className: `button`,
                  onClick: () => a(t),
                  children: o(c ? `table.hint-proven` : `table.hint-line`, { move: d, share: Math.round(s * 100) }),
                }),
              },
              t,
            )
          }),
        }),
    ],
  })
}
function ie({ board: e, sight: t, say: r, onMark: i }) {
  const { word: a } = n(),
    o = (0, k.useRef)(null)
  ;(0, k.useEffect)(() => {
    o.current?.scrollIntoView({ block: `nearest` })
  }, [t.lines])
  const s = t.happenings.flatMap(({ line: t, events: n }) =>
    n.flatMap((n, i) => {
      const a = e.said(n)
      return a ? [{ key: `${t}.${i}`, text: r(a.code, a.facts), places: a.places }] : []
    }),
  )
  return (0, M.jsxs)(`section`, {
    className: `sheet ${j.log}`,
    'aria-label': a(`table.log`),
    children: [
      (0, M.jsx)(`h2`, { children: a(`table.log`) }),
      (0, M.jsxs)(`ol`, {
        'aria-live': `polite`,
        'aria-relevant': `additions`,
        children: [
          s.map(({ key: e, text: t, places: n }) =>
            (0, M.jsx)(
              `li`,
              {
                children:
                  n.length === 0
                    ? t
                    : (0, M.jsx)(`button`, { type: `button`, className: j.link, onClick: () => i(n), children: t }),
              },
              e,
            ),
          ),
          (0, M.jsx)(`li`, { ref: o, className: j.end, 'aria-hidden': `true` }),
        ],
      }),
    ],
  })
}
function ae({ board: e, sight: t, say: r }) {
  const { word: i } = n(),
    { setup: a, turn: o, view: s, ranks: c } = t,
    l = t.scores ?? e.scores(s)
  return (0, M.jsx)(`section`, {
    className: `sheet ${j.players}`,
    'aria-label': i(`table.players`),
    children: a.names.map((t, n) => {
      const a = n,
        u = l[a] ?? null,
        d = o.kind === `decide` && o.seats.includes(a)
      return (0, M.jsxs)(
        `div`,
        {
          className: d ? j.acts : j.player,
          'aria-current': d || void 0,
          children: [
            (0, M.jsxs)(`div`, {
              className: j.who,
              children: [
                (0, M.jsx)(`svg`, {
                  viewBox: `-13 -13 26 26`,
                  width: 26,
                  height: 26,
                  'aria-hidden': `true`,
                  children: (0, M.jsx)(_, { seat: a, x: 0, y: 0, size: 24 }),
                }),
                (0, M.jsx)(`strong`, { children: t }),
                c && (0, M.jsx)(`span`, { className: j.rank, children: i(`table.rank`, { rank: c[a] ?? 0 }) }),
                u && (0, M.jsx)(P, { score: u, say: r }),
              ],
            }),
            (0, M.jsx)(`dl`, {
              className: j.holdings,
              children: e
                .holdings(s, a)
                .map(({ label: e, value: t }) =>
                  (0, M.jsxs)(
                    `div`,
                    {
                      children: [(0, M.jsx)(`dt`, { children: r(e.code, e.facts) }), (0, M.jsx)(`dd`, { children: t })],
                    },
                    e.code,
                  ),
                ),
            }),
          ],
        },
        t,
      )
    }),
  })
}
function P({ score: e, say: t }) {
  const { word: r } = n()
  return (0, M.jsxs)(`details`, {
    className: j.score,
    children: [
      (0, M.jsx)(`summary`, { 'aria-label': `${r(`table.score`)} ${e.total}`, children: e.total }),
      (0, M.jsx)(`table`, {
        children: (0, M.jsxs)(`tbody`, {
          children: [
            Object.entries(e.lines).map(([e, n]) =>
              (0, M.jsxs)(
                `tr`,
                {
                  children: [
                    (0, M.jsx)(`th`, { scope: `row`, children: t(`line.${e}`) }),
                    (0, M.jsx)(`td`, { children: n }),
                  ],
                },
                e,
              ),
            ),
            (0, M.jsxs)(`tr`, {
              children: [
                (0, M.jsx)(`th`, { scope: `row`, children: r(`table.total`) }),
                (0, M.jsx)(`td`, { children: e.total }),
              ],
            }),
          ],
        }),
      }),
    ],
  })
}
function oe({ board: e, client: t, sight: r, say: i, refused: a, onPlay: o, children: s }) {
  const { word: c } = n(),
    [l, u] = (0, k.useState)(``)
  function d(e) {
    e.preventDefault(), l.trim() !== `` && o(l.trim()), u(``)
  }
  return (0, M.jsxs)(`section`, {
    className: `sheet ${j.prompt}`,
    children: [
      (0, M.jsx)(`p`, { className: j.sentence, role: `status`, children: F(e, r, i, c) }),
      a &&
        (0, M.jsxs)(`p`, {
          className: j.refused,
          role: `alert`,
          children: [
            (0, M.jsx)(`strong`, { children: c(`table.why-not`) }),
            ` `,
            i(`refusal.${a.code}`, a.facts),
            ` `,
            (0, M.jsx)(p, {
              to: `/rules/$game`,
              params: { game: r.setup.game },
              hash: a.rule,
              target: `_blank`,
              children: c(`table.rule`, { rule: a.rule }),
            }),
          ],
        }),
      (0, M.jsx)(`div`, { className: j.actions, children: s }),
      (0, M.jsxs)(`div`, {
        className: j.actions,
        children: [
          (0, M.jsxs)(`button`, {
            type: `button`,
            className: `button`,
            onClick: () => t.undo(),
            disabled: !r.undoable,
            children: [(0, M.jsx)(w, { size: 18, 'aria-hidden': `true` }), ` `, c(`table.undo`)],
          }),
          r.offers.length > 0 &&
            (0, M.jsxs)(`form`, {
              className: j.typed,
              onSubmit: d,
              children: [
                (0, M.jsxs)(`label`, {
                  children: [
                    (0, M.jsx)(`span`, { className: `unseen`, children: c(`table.typed`) }),
                    (0, M.jsx)(`input`, {
                      value: l,
                      onChange: e => u(e.target.value),
                      placeholder: c(`table.typed`),
                      autoComplete: `off`,
                      spellCheck: !1,
                    }),
                  ],
                }),
                (0, M.jsx)(`button`, { type: `submit`, className: `button`, children: c(`table.typed-play`) }),
              ],
            }),
        ],
      }),
    ],
  })
}
function F(e, t, n, r) {
  const { turn: i, setup: a, viewer: o, ranks: s } = t
  if (s) {
    const e = a.names.filter((e, t) => s[t] === 1)
    return r(`table.over`, { count: e.length, names: e.join(`, `) })
  }
  if (i.kind === `decide` && o !== `audience` && i.seats.includes(o)) {
    const { code: r, facts: i } = e.prompt(t.view)
    return n(r, i)
  }
  return r(`table.waiting`, { name: i.kind === `decide` ? i.seats.map(e => a.names[e]).join(`, `) : r(`table.luck`) })
}
var se = 5,
  I = 1.25,
  ce = 6
function le({ width: e, height: t, children: r }) {
  const { word: i } = n(),
    [a, o] = (0, k.useState)({ scale: 1, x: e / 2, y: t / 2 }),
    s = (0, k.useRef)(null),
    c = (0, k.useRef)(null),
    l = { width: e / a.scale, height: t / a.scale },
    u = (e, t, n) => Math.min(Math.max(e, t), n - t),
    d = u(a.x, l.width / 2, e) - l.width / 2,
    f = u(a.y, l.height / 2, t) - l.height / 2,
    p = e => o(t => ({ ...t, scale: Math.min(se, Math.max(1, t.scale * e)) }))
  function m(e) {
    ;(e.ctrlKey || a.scale > 1) && p(e.deltaY < 0 ? I : 1 / I)
  }
  function h(e) {
    const t = c.current
    if (t === null || a.scale === 1 || s.current === null) return
    const n = l.width / s.current.clientWidth,
      [r, i] = [e.clientX - t.x, e.clientY - t.y]
    ;(!t.moved && Math.hypot(r, i) < ce) ||
      ((c.current = { x: e.clientX, y: e.clientY, moved: !0 }), o(e => ({ ...e, x: e.x - r * n, y: e.y - i * n })))
  }
  return (0, M.jsxs)(`div`, {
    className: j.zoom,
    children: [
      (0, M.jsx)(`svg`, {
        ref: s,
        className: j.picture,
        viewBox: `${d} ${f} ${l.width} ${l.height}`,
        'aria-hidden': `true`,
        onWheel: m,
        onPointerDown: e => {
          c.current = { x: e.clientX, y: e.clientY, moved: !1 }
        },
        onPointerMove: h,
        onPointerUp: () => {
          c.current = null
        },
        onClickCapture: e => {
          c.current?.moved && e.stopPropagation()
        },
        children: r,
      }),
      (0, M.jsxs)(`div`, {
        className: j.zoomButtons,
        children: [
          (0, M.jsx)(`button`, {
            type: `button`,
            className: `button`,
            'aria-label': i(`table.zoom-in`),
            onClick: () => p(I),
            children: (0, M.jsx)(E, { size: 18, 'aria-hidden': `true` }),
          }),
          (0, M.jsx)(`button`, {
            type: `button`,
            className: `button`,
            'aria-label': i(`table.zoom-out`),
            onClick: () => p(1 / I),
            children: (0, M.jsx)(O, { size: 18, 'aria-hidden': `true` }),
          }),
          (0, M.jsx)(`button`, {
            type: `button`,
            className: `button`,
            'aria-label': i(`table.whole`),
            onClick: () => o({ scale: 1, x: e / 2, y: t / 2 }),
            children: (0, M.jsx)(S, { size: 18, 'aria-hidden': `true` }),
          }),
        ],
      }),
    ],
  })
}
function ue({ board: e, client: t }) {
  const r = (0, k.useSyncExternalStore)(t.subscribe, t.sight),
    { word: i } = n()
  return r === null
    ? (0, M.jsx)(`p`, { className: j.wait, children: i(`app.loading`) })
    : r.curtain
      ? (0, M.jsx)(N, { sight: r, onLift: () => t.lift() })
      : (0, M.jsx)(de, { board: e, client: t, sight: r })
}
function de({ board: e, client: t, sight: i }) {
  const { language: a, word: o } = n(),
    { setup: s, view: c, offers: l, lines: u } = i,
    d = (0, k.useMemo)(() => f(e.messages[a], s.names, a), [e, a, s]),
    p = (0, k.useMemo)(() => ee(e, l, c), [e, l, c]),
    [m, h] = (0, k.useState)([]),
    [g, _] = (0, k.useState)(null),
    [v, y] = (0, k.useState)([]),
    [b, x] = (0, k.useState)(null),
    S = (0, k.useMemo)(() => A(p, m), [p, m])
  ;(0, k.useEffect)(() => {
    h([]), y([])
  }, [u, i.viewer])
  const C = pe(t, ((S.ready.length === 1 ? S.ready[0] : void 0) ?? fe(p, m, g))?.text ?? null, u)
  async function w(e) {
    const n = await t.play(e)
    x(n.ok ? null : n.refused)
  }
  async function T(n) {
    const r = te(p, m, n)
    if ((x(null), r.kind === `aim`)) h(r.pressed)
    else if (r.kind === `play`) await w(r.move.text)
    else {
      const n = l.length > 0 ? e.meant(r.place, c) : void 0
      n !== void 0 && x(await t.why(n)), h([])
    }
  }
  const E = (0, k.useMemo)(() => e.places(c, d), [e, c, d]),
    D = typeof e.size == `function` ? e.size(c) : e.size,
    O = { view: c, ghost: C, lit: S.lit, chosen: m, onPress: T, say: d },
    { Picture: N, Side: P, Composer: F } = e
  return (0, M.jsxs)(`div`, {
    className: j.table,
    children: [
      (0, M.jsxs)(`section`, {
        className: j.board,
        'aria-label': o(`table.board`),
        children: [
          (0, M.jsx)(le, {
            width: D.width,
            height: D.height,
            children: (0, M.jsx)(N, { ...O, marked: new Set(v), onPoint: _ }),
          }),
          P && (0, M.jsx)(`div`, { className: j.side, children: (0, M.jsx)(P, { ...O }) }),
        ],
      }),
      (0, M.jsxs)(oe, {
        board: e,
        client: t,
        sight: i,
        say: d,
        refused: b,
        onPlay: w,
        children: [
          (0, M.jsx)(ne, { moves: S, pressed: m, say: d, onPlay: w, onCancel: () => h([]) }),
          F && l.length > 0 && (0, M.jsx)(F, { view: c, names: s.names, onMove: w, say: d }),
          (0, M.jsx)(re, { client: t, sight: i, board: e, say: d, onPlay: w }),
        ],
      }),
      (0, M.jsxs)(`aside`, {
        className: j.panels,
        children: [
          (0, M.jsx)(ae, { board: e, sight: i, say: d }),
          (0, M.jsx)(ie, { board: e, sight: i, say: d, onMark: y }),
          (0, M.jsxs)(`details`, {
            className: j.text,
            children: [
              (0, M.jsx)(`summary`, { children: o(`table.text-board`) }),
              (0, M.jsx)(r, {
                label: o(`table.text-board`),
                places: E,
                lit: S.lit,
                chosen: m,
                unit: Math.max(20, D.height / 12),
                onPress: T,
                onPoint: _,
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
function fe(e, t, n) {
  if (n === null) return
  const r = A(e, [...t, n])
  return r.ready.length === 1 && r.open.length === 1 ? r.ready[0] : void 0
}
function pe(e, t, n) {
  const [r, i] = (0, k.useState)(null)
  return (
    (0, k.useEffect)(() => {
      if (t === null) return
      let r = !0
      return (
        e.preview(t).then(e => {
          r && e && i({ text: t, lines: n, view: e.view })
        }),
        () => {
          r = !1
        }
      )
    }, [e, t, n]),
    r !== null && r.text === t && r.lines === n ? r.view : null
  )
}
var L = Symbol(`Comlink.proxy`),
  me = Symbol(`Comlink.endpoint`),
  he = Symbol(`Comlink.releaseProxy`),
  R = Symbol(`Comlink.finalizer`),
  z = Symbol(`Comlink.thrown`),
  B = e => (typeof e == `object` && !!e) || typeof e == `function`,
  V = new Map([
    [
      `proxy`,
      {
        canHandle: e => B(e) && e[L],
        serialize(e) {
          const { port1: t, port2: n } = new MessageChannel()
          return (H(e, t), [n, [n]])
        },
        deserialize(e) {
          return (e.start(), W(e))
        },
      },
    ],
    [
      `throw`,
      {
        canHandle: e => B(e) && z in e,
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
function ge(e, t) {
  for (const n of e) if (t === n || n === `*` || (n instanceof RegExp && n.test(t))) return !0
  return !1
}
function H(e, t = globalThis, n = [`*`]) {
  t.addEventListener(`message`, function r(i) {
    if (!i || !i.data) return
    if (!ge(n, i.origin)) {
      console.warn(`Invalid origin '${i.origin}' for comlink proxy`)
      return
    }
    let { id: a, type: o, path: s } = Object.assign({ path: [] }, i.data),
      c = (i.data.argumentList || []).map(Z),
      l
    try {
      const t = s.slice(0, -1).reduce((e, t) => e[t], e),
        n = s.reduce((e, t) => e[t], e)
      switch (o) {
        case `GET`:
          l = n
          break
        case `SET`:
          ;(t[s.slice(-1)[0]] = Z(i.data.value)), (l = !0)
          break
        case `APPLY`:
          l = n.apply(t, c)
          break
        case `CONSTRUCT`:
          l = we(new n(...c))
          break
        case `ENDPOINT`:
          {
            const { port1: t, port2: n } = new MessageChannel()
            H(e, n), (l = Ce(t, [t]))
          }
          break
        case `RELEASE`:
          l = void 0
          break
        default:
          return
      }
    } catch (e) {
      l = { value: e, [z]: 0 }
    }
    Promise.resolve(l)
      .catch(e => ({ value: e, [z]: 0 }))
      .then(n => {
        const [i, s] = X(n)
        t.postMessage(Object.assign(Object.assign({}, i), { id: a }), s),
          o === `RELEASE` && (t.removeEventListener(`message`, r), U(t), R in e && typeof e[R] == `function` && e[R]())
      })
      .catch(e => {
        const [n, r] = X({ value: TypeError(`Unserializable return value`), [z]: 0 })
        t.postMessage(Object.assign(Object.assign({}, n), { id: a }), r)
      })
  }),
    t.start && t.start()
}
function _e(e) {
  return e.constructor.name === `MessagePort`
}
function U(e) {
  _e(e) && e.close()
}
function W(e, t) {
  const n = new Map()
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
    Y(e, n, [], t)
  )
}
function G(e) {
  if (e) throw Error(`Proxy has been released and is not useable`)
}
function K(e) {
  return Q(e, new Map(), { type: `RELEASE` }).then(() => {
    U(e)
  })
}
var q = new WeakMap(),
  J =
    `FinalizationRegistry` in globalThis &&
    new FinalizationRegistry(e => {
      const t = (q.get(e) || 0) - 1
      q.set(e, t), t === 0 && K(e)
    })
function ve(e, t) {
  const n = (q.get(t) || 0) + 1
  q.set(t, n), J && J.register(e, t, e)
}
function ye(e) {
  J && J.unregister(e)
}
function Y(e, t, n = [], r = () => {}) {
  let i = !1,
    a = new Proxy(r, {
      get(r, o) {
        if ((G(i), o === he))
          return () => {
            ye(a), K(e), t.clear(), (i = !0)
          }
        if (o === `then`) {
          if (n.length === 0) return { then: () => a }
          const r = Q(e, t, { type: `GET`, path: n.map(e => e.toString()) }).then(Z)
          return r.then.bind(r)
        }
        return Y(e, t, [...n, o])
      },
      set(r, a, o) {
        G(i)
        const [s, c] = X(o)
        return Q(e, t, { type: `SET`, path: [...n, a].map(e => e.toString()), value: s }, c).then(Z)
      },
      apply(r, a, o) {
        G(i)
        const s = n[n.length - 1]
        if (s === me) return Q(e, t, { type: `ENDPOINT` }).then(Z)
        if (s === `bind`) return Y(e, t, n.slice(0, -1))
        const [c, l] = xe(o)
        return Q(e, t, { type: `APPLY`, path: n.map(e => e.toString()), argumentList: c }, l).then(Z)
      },
      construct(r, a) {
        G(i)
        const [o, s] = xe(a)
        return Q(e, t, { type: `CONSTRUCT`, path: n.map(e => e.toString()), argumentList: o }, s).then(Z)
      },
    })
  return (ve(a, e), a)
}
function be(e) {
  return Array.prototype.concat.apply([], e)
}
function xe(e) {
  const t = e.map(X)
  return [t.map(e => e[0]), be(t.map(e => e[1]))]
}
var Se = new WeakMap()
function Ce(e, t) {
  return (Se.set(e, t), e)
}
function we(e) {
  return Object.assign(e, { [L]: !0 })
}
function X(e) {
  for (const [t, n] of V)
    if (n.canHandle(e)) {
      const [r, i] = n.serialize(e)
      return [{ type: `HANDLER`, name: t, value: r }, i]
    }
  return [{ type: `RAW`, value: e }, Se.get(e) || []]
}
function Z(e) {
  switch (e.type) {
    case `HANDLER`:
      return V.get(e.name).deserialize(e.value)
    case `RAW`:
      return e.value
  }
}
function Q(e, t, n, r) {
  return new Promise(i => {
    const a = Te()
    t.set(a, i), e.start && e.start(), e.postMessage(Object.assign({ id: a }, n), r)
  })
}
function Te() {
  return [, , , ,]
    .fill(0)
    .map(() => Math.floor(Math.random() * (2 ** 53 - 1)).toString(16))
    .join(`-`)
}
var Ee = class {
    id
    setup
    pace
    trouble
    worker
    table
    seen = null
    last
    listeners = new Set()
    closed = !1
    moving = !1
    constructor(e, t, n, { pace: r, trouble: i }) {
      ;(this.id = e),
        (this.setup = t),
        (this.last = n),
        (this.pace = r),
        (this.trouble = i),
        ([this.worker, this.table] = this.start()),
        this.reopen()
    }
    start() {
      const e = new Worker(new URL(`/assets/table.worker-0mxXg5nM.js`, `` + import.meta.url), { type: `module` })
      return (e.addEventListener(`error`, () => this.revive()), [e, W(e)])
    }
    async reopen() {
      await this.show(await this.table.open(this.setup, this.last))
    }
    revive() {
      this.closed ||
        (this.worker.terminate(),
        this.trouble(`worker-died`),
        (this.moving = !1),
        ([this.worker, this.table] = this.start()),
        this.reopen())
    }
    async show(e) {
      if (!this.closed) {
        this.seen = e
        for (const e of this.listeners) e()
        ;(this.last = await this.table.record()),
          (await a({ id: this.id, setup: this.setup, record: this.last, changed: Date.now() })) ||
            this.trouble(`not-kept`),
          this.moveBots()
      }
    }
    async moveBots() {
      if (!(this.moving || this.seen?.thinking == null || this.seen.curtain)) {
        this.moving = !0
        try {
          const [e] = await Promise.all([this.table.botMove(), De(this.pace())])
          ;(this.moving = !1), e && (await this.show(e))
        } catch {
          this.revive()
        }
      }
    }
    sight = () => this.seen
    subscribe = e => (this.listeners.add(e), () => this.listeners.delete(e))
    seat() {
      const e = this.seen?.viewer
      if (e === void 0 || e === `audience`) throw Error(`Nobody sits at this device.`)
      return e
    }
    async play(e) {
      const { played: t, sight: n } = await this.table.play(this.seat(), e)
      return (await this.show(n), t)
    }
    why = e => this.table.why(this.seat(), e)
    preview = e => this.table.preview(this.seat(), e)
    hints = () => this.table.hints(this.seat())
    record = () => this.table.record()
    async undo() {
      ;(this.moving = !1), await this.show(await this.table.undo())
    }
    async lift() {
      await this.show(await this.table.lift())
    }
    close() {
      ;(this.closed = !0), this.worker.terminate()
    }
  },
  De = e => new Promise(t => setTimeout(t, e)),
  $ = { tools: `_tools_b5bzv_1`, trouble: `_trouble_b5bzv_8`, pace: `_pace_b5bzv_12` },
  Oe = { 'worker-died': `table.revived`, 'not-kept': `table.unkept`, elsewhere: `table.elsewhere` },
  ke = [
    [1600, `table.slow`],
    [700, `table.usual-pace`],
    [150, `table.fast`],
  ]
function Ae() {
  const { id: r = `` } = t({ strict: !1 }),
    { word: a } = n(),
    l = m(),
    { pace: f, change: h } = o(),
    g = (0, k.useRef)(f)
  g.current = f
  const [_, v] = (0, k.useState)(null),
    [y, b] = (0, k.useState)(null),
    [x, S] = (0, k.useState)(null),
    [C, w] = (0, k.useState)(!1)
  if (
    ((0, k.useEffect)(() => {
      let t = new AbortController(),
        n
      async function a() {
        const a = u(r) ?? (await e(r)),
          o = await e(r),
          s = a && (await i[a.setup.game]?.())
        t.signal.aborted ||
          (!a || !s
            ? v(`gone`)
            : ((n = new Ee(r, a.setup, o?.record ?? a.record, { pace: () => g.current, trouble: b })),
              b(null),
              v({ client: n, board: s, game: a.setup.game }),
              await new Promise(e => t.signal.addEventListener(`abort`, e))))
      }
      return (
        je(r, C, t.signal, a).catch(() => {
          t.signal.aborted || (n?.close(), v(null), b(`elsewhere`))
        }),
        () => {
          t.abort(), n?.close()
        }
      )
    }, [r, C]),
    _ === `gone`)
  )
    return (0, M.jsxs)(`div`, {
      className: `sheet`,
      children: [
        (0, M.jsx)(`h1`, { children: a(`table.gone`) }),
        (0, M.jsx)(p, { to: `/`, className: `button primary`, children: a(`app.home`) }),
      ],
    })
  if (y === `elsewhere`)
    return (0, M.jsxs)(`div`, {
      className: `sheet`,
      children: [
        (0, M.jsx)(`h1`, { children: a(`table.elsewhere`) }),
        (0, M.jsx)(`button`, {
          type: `button`,
          className: `button primary`,
          onClick: () => w(!0),
          children: a(`table.take-over`),
        }),
      ],
    })
  if (_ === null) return (0, M.jsx)(`p`, { children: a(`app.loading`) })
  const { client: T, board: E } = _
  async function D() {
    const e = await c(await T.record())
    await navigator.clipboard?.writeText(`${location.origin}/replay#${e}`), S(a(`table.shared`))
  }
  async function O() {
    const e = T.sight()?.setup
    e && (await l({ to: `/table/$id`, params: { id: await s(e, null) } }))
  }
  return (0, M.jsxs)(M.Fragment, {
    children: [
      y && (0, M.jsx)(`p`, { role: `alert`, className: `sheet ${$.trouble}`, children: a(Oe[y]) }),
      (0, M.jsx)(ue, { board: E, client: T }, r),
      (0, M.jsxs)(`div`, {
        className: $.tools,
        children: [
          (0, M.jsx)(`button`, {
            type: `button`,
            className: `button`,
            onClick: async () => d(await T.record()),
            children: a(`table.save`),
          }),
          (0, M.jsx)(`button`, {
            type: `button`,
            className: `button`,
            onClick: async () => l({ to: `/replay`, hash: await c(await T.record()) }),
            children: a(`table.replay`),
          }),
          (0, M.jsx)(`button`, { type: `button`, className: `button`, onClick: D, children: a(`table.share`) }),
          (0, M.jsx)(`button`, { type: `button`, className: `button`, onClick: O, children: a(`table.restart`) }),
          (0, M.jsxs)(`label`, {
            children: [
              a(`table.speed`),
              ` `,
              (0, M.jsx)(`select`, {
                className: $.pace,
                value: f,
                onChange: e => h({ pace: Number(e.target.value) }),
                children: ke.map(([e, t]) => (0, M.jsx)(`option`, { value: e, children: a(t) }, e)),
              }),
            ],
          }),
          (0, M.jsx)(`span`, { role: `status`, children: x }),
        ],
      }),
    ],
  })
}
async function je(e, t, n, r) {
  if (!(`locks` in navigator)) return r()
  const i = `masterplan-table-${e}`
  if (t) return navigator.locks.request(i, { steal: !0 }, r)
  await navigator.locks.request(i, { ifAvailable: !0 }, async e => {
    if (e === null && !n.aborted) throw Error(`Another tab plays this table.`)
    return r()
  })
}
export { Ae as TablePage }
