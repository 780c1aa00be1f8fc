import { l as a, C as e, d as i, b as n, w as o, c as r, x as s, S as t } from './index-ByGMZ85q.js'
import { a as c, i as l, s as u } from './web-board-CgRS_MlV.js'
function d(n) {
  const r = e()
  return t(r.stores.location, s(n, r))
}
var f = u(c(), 1)
function p(e) {
  return e.split(/\n(?=\s*$|#|- |\|)/m).flatMap((e, t) => {
    const n = m(e)
    if (n === ``) return []
    const [, r] = /^#+ (.*)$/s.exec(n) ?? []
    if (r !== void 0) return [{ key: t, kind: `heading`, id: null, text: r }]
    const [, i, a] = /^- \*\*([A-Z][\w.-]*)\*\*:?\s*(.*)$/s.exec(e.trim()) ?? []
    return i === void 0
      ? /^[|\s:-]+$/.test(n)
        ? []
        : [{ key: t, kind: `text`, id: null, text: n.replace(/^- /, `• `).replaceAll(`|`, ` `).trim() }]
      : [{ key: t, kind: `rule`, id: i, text: m(a ?? ``) }]
  })
}
var m = e =>
    e
      .replace(/\[([^\]]*)\]\([^)]*\)/g, `$1`)
      .replaceAll(`**`, ``)
      .replaceAll('`', ``)
      .replace(/(?<=\s|^)\*([^*]+)\*/g, `$1`)
      .replace(/\s+/g, ` `)
      .trim(),
  h = {
    rules: `_rules_u1gbb_1`,
    search: `_search_u1gbb_5`,
    rule: `_rule_u1gbb_1`,
    here: `_here_u1gbb_18`,
    id: `_id_u1gbb_26`,
  },
  g = l(),
  _ = Object.assign({
    '../../../games/subdivision/README.md': () => o(() => import(`./README-CeqXvgAU.js`).then(e => e.default), []),
  })
function v() {
  const { game: e } = n({ strict: !1 }),
    { word: t } = i(),
    { hash: o } = d(),
    [s, c] = (0, f.useState)(null),
    [l, u] = (0, f.useState)(``),
    m = r.find(t => t.id === e)
  if (
    ((0, f.useEffect)(() => {
      _[`../../../games/${e}/README.md`]?.().then(e => c(p(e)))
    }, [e]),
    (0, f.useEffect)(() => {
      s && o && document.getElementById(o)?.scrollIntoView({ block: `center` })
    }, [s, o]),
    !m)
  )
    return (0, g.jsx)(a, {})
  const v = l.toLowerCase().split(/\s+/).filter(Boolean),
    b = s?.filter(
      ({ kind: e, text: t, id: n }) =>
        v.length === 0 || (e === `rule` && v.every(e => `${n} ${t}`.toLowerCase().includes(e))),
    )
  return (0, g.jsxs)(`article`, {
    className: `sheet ${h.rules}`,
    children: [
      (0, g.jsx)(`h1`, { children: t(`rules.title`, { game: m.title }) }),
      (0, g.jsxs)(`label`, {
        className: h.search,
        children: [
          t(`rules.search`),
          ` `,
          (0, g.jsx)(`input`, { type: `search`, value: l, onChange: e => u(e.target.value) }),
        ],
      }),
      b?.length === 0 && (0, g.jsx)(`p`, { children: t(`rules.none`) }),
      b?.map(e => (0, g.jsx)(y, { line: e, here: e.id !== null && e.id === o }, e.key)),
    ],
  })
}
function y({ line: e, here: t }) {
  const { kind: n, id: r, text: i } = e
  return n === `heading`
    ? (0, g.jsx)(`h2`, { children: i })
    : n === `text`
      ? (0, g.jsx)(`p`, { children: i })
      : (0, g.jsxs)(`p`, {
          id: r ?? void 0,
          className: t ? h.here : h.rule,
          children: [r && (0, g.jsx)(`a`, { href: `#${r}`, className: h.id, children: r }), ` `, i],
        })
}
export { v as RulesPage }
