const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/src-f33qmAC7.js',
      'assets/block-y-T_xVTu.js',
      'assets/board-BKqTBDMl.js',
      'assets/src-CKrlQGEo.js',
      'assets/src-DV-wJzBA.js',
      'assets/web-CVPk01hY.js',
      'assets/web-board-CgRS_MlV.js',
      'assets/web-DnD1L9QM.css',
      'assets/SetupPage-DJZh1WKn.js',
      'assets/form.module-8eZfWI_E.js',
      'assets/form-CeB2-Vdi.css',
      'assets/TablePage-x9DEhE-f.js',
      'assets/TablePage-BTIAITZ_.css',
      'assets/ReplayPage-XdRWhj6g.js',
      'assets/RulesPage-pYOw8oQx.js',
      'assets/RulesPage-Q2xoJ8pW.css',
      'assets/SettingsPage-z4FMi_jU.js',
    ]),
) => i.map(i => d[i])

import { n as e, t } from './src-CKrlQGEo.js'
import { s as a, o as i, a as n, t as o, i as r } from './web-board-CgRS_MlV.js'
;(() => {
  const e = document.createElement(`link`).relList
  if (e && e.supports && e.supports(`modulepreload`)) return
  for (const e of document.querySelectorAll(`link[rel="modulepreload"]`)) n(e)
  new MutationObserver(e => {
    for (const t of e)
      if (t.type === `childList`)
        for (const e of t.addedNodes) e.tagName === `LINK` && e.rel === `modulepreload` && n(e)
  }).observe(document, { childList: !0, subtree: !0 })
  function t(e) {
    const t = {}
    return (
      e.integrity && (t.integrity = e.integrity),
      e.referrerPolicy && (t.referrerPolicy = e.referrerPolicy),
      (t.credentials =
        e.crossOrigin === `use-credentials` ? `include` : e.crossOrigin === `anonymous` ? `omit` : `same-origin`),
      t
    )
  }
  function n(e) {
    if (e.ep) return
    e.ep = !0
    const n = t(e)
    fetch(e.href, n)
  }
})()
var s = `modulepreload`,
  c = e => `/` + e,
  l = {},
  u = e => e.pathname.endsWith(`.css`),
  d = (e, t, n) => {
    if (t in e) return e[t]
    const r = n()
    if (!r) {
      e[t] = void 0
      return
    }
    const i = r.then(
      () => {
        e[t] = void 0
      },
      n => {
        throw ((e[t] = void 0), n)
      },
    )
    return ((e[t] = i), i)
  },
  f = (e, t, n) => {
    let r = Promise.resolve()
    if (t && t.length > 0) {
      let e,
        i = document.querySelector(`meta[property=csp-nonce]`),
        a = i?.nonce || i?.getAttribute(`nonce`)
      function o(e) {
        return Promise.all(
          e.map(e =>
            Promise.resolve(e).then(
              e => ({ status: `fulfilled`, value: e }),
              e => ({ status: `rejected`, reason: e }),
            ),
          ),
        )
      }
      function f(e) {
        return import.meta.resolve ? new URL(import.meta.resolve(e)) : new URL(e, import.meta.url)
      }
      r = o(
        t
          .map(t => {
            t = c(t, n)
            const r = f(t),
              i = u(r)
            return d(l, r.href, () => {
              if (e === void 0) {
                e = { all: new Set(), styles: new Set() }
                const t = document.getElementsByTagName(`link`)
                for (let n = t.length - 1; n >= 0; n--) {
                  const r = t[n]
                  e.all.add(r.href), r.rel === `stylesheet` && e.styles.add(r.href)
                }
              }
              if ((i ? e.styles : e.all).has(r.href)) return
              const t = document.createElement(`link`)
              if (
                ((t.rel = i ? `stylesheet` : s),
                i || (t.as = `script`),
                (t.crossOrigin = ``),
                (t.href = r.href),
                a && t.setAttribute(`nonce`, a),
                document.head.appendChild(t),
                i)
              )
                return new Promise((e, n) => {
                  const i = a => {
                    t.removeEventListener(`load`, i),
                      t.removeEventListener(`error`, i),
                      a.type === `error` ? n(Error(`Unable to preload CSS for ${r}`)) : e(a)
                  }
                  t.addEventListener(`load`, i), t.addEventListener(`error`, i)
                })
            })
          })
          .filter(e => e !== void 0),
      )
    }
    function i(e) {
      const t = new Event(`vite:preloadError`, { cancelable: !0 })
      if (((t.payload = e), window.dispatchEvent(t), !t.defaultPrevented)) throw e
    }
    return r.then(t => {
      for (const e of t || []) e.status === `rejected` && i(e.reason)
      return e().catch(i)
    })
  },
  p = {
    subdivision: async () => {
      const { subdivision: t, insight: n } = await f(
        async () => {
          const { subdivision: e, insight: t } = await import(`./src-f33qmAC7.js`)
          return { subdivision: e, insight: t }
        },
        __vite__mapDeps([0, 1, 2, 3]),
      )
      return e({ game: t, insight: n, personalities: {} })
    },
    'brick-by-brick': async () => {
      const { brickByBrick: t, insight: n } = await f(
        async () => {
          const { brickByBrick: e, insight: t } = await import(`./src-DV-wJzBA.js`)
          return { brickByBrick: e, insight: t }
        },
        __vite__mapDeps([4, 1, 3]),
      )
      return e({ game: t, insight: n, personalities: {} })
    },
  }
async function m(e) {
  return Object.hasOwn(p, e) ? p[e]() : void 0
}
var h = a(n(), 1),
  g = h.use,
  _ = h.useLayoutEffect
function v(e) {
  return e[e.length - 1]
}
function y(e, t) {
  return typeof e == `function` ? e(t) : e
}
var b = Object.prototype.hasOwnProperty
function ee(e) {
  for (const t in e) if (b.call(e, t)) return !0
  return !1
}
var x = () => Object.create(null),
  te = (e, t) => S(e, t, !0)
function S(e, t, n, r = 0) {
  if (e === t) return e
  if (r++ > 500) return t
  const i = Array.isArray(e) && Array.isArray(t)
  if (!i && !(C(e) && C(t))) return t
  const a = Object.keys(e),
    o = a.length,
    s = Object.keys(t),
    c = s.length
  if (
    i
      ? o !== e.length || c !== t.length || (o && v(a) !== `${o - 1}`) || (c && v(s) !== `${c - 1}`)
      : o !== Object.getOwnPropertyNames(e).length ||
        c !== Object.getOwnPropertyNames(t).length ||
        Object.getOwnPropertySymbols(t).length
  )
    return t
  let l = 0,
    u,
    d,
    f
  if (i) {
    for (
      ;
      l < c && ((f = l), (d = e[f]), (u = t[f]), (u = d === u ? d : typeof d == `object` ? S(d, u, n, r) : u), u === d);
      l++
    );
    if (l === c && o === c) return e
  } else {
    let i = o === c,
      p = !0
    for (; l < c; l++) {
      ;(f = s[l]), (d = e[f])
      const o = t[f]
      ;(u = d === o ? d : typeof d == `object` ? S(d, o, n, r) : o),
        (i &&= u === d && (a[l] === f || b.call(e, f))),
        (p &&= Object.is(u, o)),
        (a[l] = u)
    }
    if (i) return Object.getOwnPropertySymbols(e).length ? t : e
    if (p) return t
  }
  const p = i ? s.fill(0) : n ? x() : {}
  for (let o = 0; o < c; o++)
    (f = i ? o : s[o]),
      i
        ? ((d = e[f]),
          o > l && ((u = t[f]), (u = d === u ? d : typeof d == `object` ? S(d, u, n, r) : u)),
          (p[f] = o < l ? d : u))
        : (p[f] = a[o])
  return p
}
function C(e) {
  return !e || typeof e != `object` ? !1 : (Object.getPrototypeOf(e)?.constructor ?? Object) === Object
}
function w(e, t, n, r) {
  if (e === t) return !0
  if (Array.isArray(e) && Array.isArray(t)) {
    if (e.length !== t.length) return !1
    for (let i = 0, a = e.length; i < a; i++) {
      const a = e[i],
        o = t[i]
      if (a !== o && !w(a, o, n, r)) return !1
    }
    return !0
  }
  if (C(e) && C(t)) {
    if (n) {
      for (const i in t) if ((r || t[i] !== void 0) && !w(e[i], t[i], n, r)) return !1
      return !0
    }
    let i = 0
    if (r) i = Object.keys(e).length
    else for (const t in e) e[t] !== void 0 && i++
    for (const a in t) if ((r || t[a] !== void 0) && (i-- === 0 || !w(e[a], t[a], n, r))) return !1
    return i === 0
  }
  return !1
}
function ne(e) {
  return typeof e?.message == `string`
    ? e.message.startsWith(`Failed to fetch dynamically imported module`) ||
        e.message.startsWith(`error loading dynamically imported module`) ||
        e.message.startsWith(`Importing a module script failed`)
    : !1
}
var re = /[\x00-\x1f\x7f"<>`{}]/g
function ie(e) {
  return e.replace(re, e => `%` + e.charCodeAt(0).toString(16).toUpperCase().padStart(2, `0`))
}
function ae(e) {
  let t
  try {
    t = decodeURI(e)
  } catch {
    t = e.replaceAll(/%[0-9A-F]{2}/gi, e => {
      try {
        return decodeURI(e)
      } catch {
        return e
      }
    })
  }
  return ie(t)
}
var oe = [`http:`, `https:`, `mailto:`, `tel:`]
function se(e) {
  if (e[0] !== `/` && e.includes(`:`))
    return /^[\x00-\x20]*([a-z][a-z\d+.\t\n\r-]*:)/i
      .exec(e)?.[1]
      ?.replace(/[\t\n\r]/g, ``)
      .toLowerCase()
}
var T = /^[\x00-\x20]*[\\/][\t\n\r]*[\\/]/
function ce(e, t) {
  if (!e) return !1
  if (T.test(e)) return !0
  const n = se(e)
  return n ? !t.has(n) : !1
}
function le(e) {
  if (!e) return e
  let t = e
  if (/[%\\\x00-\x1f\x7f]/.test(e)) {
    let n = /%25|%5C/gi,
      r = 0,
      i
    for (t = ``; (i = n.exec(e)) !== null; ) (t += ae(e.slice(r, i.index)) + i[0]), (r = n.lastIndex)
    t += ae(r ? e.slice(r) : e)
  }
  return t
}
function ue(e) {
  return /[\s\u0080-\uFFFF]/.test(e) ? e.replace(/\s|[^\u0000-\u007F]/gu, encodeURIComponent) : e
}
function de(e, t) {
  if (e === t) return !0
  if (e.length !== t.length) return !1
  for (let n = 0; n < e.length; n++) if (e[n] !== t[n]) return !1
  return !0
}
function fe() {
  throw Error(`Invariant failed`)
}
function pe(e) {
  return e.replace(/\/{2,}/g, `/`)
}
function me(e) {
  return e === `/` ? e : e.replace(/^\/+/, ``)
}
function he(e) {
  const t = e.length
  return t > 1 && e[t - 1] === `/` ? e.replace(/\/+$/, ``) : e
}
function ge(e) {
  return he(me(e))
}
function _e(e, t) {
  return e?.endsWith(`/`) && e !== `/` && e !== `${t}/` ? e.slice(0, -1) : e
}
function ve(e, t, n = `never`, r) {
  if ((t.includes(`//`) && (t = pe(t)), t.startsWith(`/`)))
    return t.length === 1 || n === `preserve`
      ? t
      : n === `always`
        ? t.endsWith(`/`)
          ? t
          : `${t}/`
        : t.endsWith(`/`)
          ? t.slice(0, -1)
          : t
  let i = t === `.`,
    a
  if (r) {
    a = i ? e : e + `\0` + t
    const n = r.get(a)
    if (n) return n
  }
  let o
  if (i) o = e.split(`/`)
  else {
    for (e.includes(`//`) && (e = pe(e)), o = e.split(`/`); o.length > 1 && v(o) === ``; ) o.pop()
    const n = t.split(`/`)
    for (let e = 0, t = n.length; e < t; e++) {
      const r = n[e]
      r === ``
        ? e
          ? e === t - 1 && o.push(r)
          : (o = [r])
        : r === `..`
          ? o.length > 1
            ? o.pop()
            : (o = [``])
          : r === `.` || o.push(r)
    }
  }
  o.length > 1 && (v(o) === `` ? n === `never` && o.pop() : n === `always` && o.push(``))
  const s = o.join(`/`),
    c = (i ? pe(s) : s) || `/`
  return (a && r && r.set(a, c), c)
}
function ye(e) {
  const t = new Map(e.map(e => [encodeURIComponent(e), e])),
    n = new RegExp([...t.keys()].join(`|`).replace(/[.*()]/g, `\\$&`), `g`)
  return e => e.replace(n, e => t.get(e) ?? e)
}
function be(e) {
  return e == null || e === ``
}
function xe(e, t, n) {
  if (typeof t != `string`) return `` + (t ?? void 0)
  const r = e === `_splat`
  if (r && (!t || /^[a-zA-Z0-9\-._~!/]*$/.test(t))) return t
  let i = encodeURIComponent(t)
  return (r && (i = i.replaceAll(`%2F`, `/`)), n ? n(i) : i)
}
function Se(e, t, n, r, i) {
  let a = e.endsWith(`/`) ? `/` : ``,
    o = ``
  for (const e of t) {
    if (typeof e == `string`) {
      o += e
      continue
    }
    let [t, s, c, l] = e,
      u = t === 2,
      d = u && l !== void 0 ? l + a : l,
      f = n[s]
    if (t !== 3 || f != null) {
      if ((i && ((i[s] = f), u && (i[`*`] = f)), u && be(f))) {
        if (c === `/` && !d) continue
        f = ``
      }
      o += c + xe(s, f, r) + (d || ``)
    }
  }
  return o + a || `/`
}
function E(e) {
  return e?.isNotFound === !0
}
function D() {
  try {
    return sessionStorage
  } catch {
    return
  }
}
var Ce = `tsr-scroll-restoration-v1_3`,
  we = D()
function Te() {
  try {
    return JSON.parse(we?.getItem(`tsr-scroll-restoration-v1_3`) || `{}`)
  } catch {
    return {}
  }
}
var Ee = Te(),
  De = `data-scroll-restoration-id`,
  O = e => e.state.__TSR_key || e.href
function Oe(e) {
  const t = e.getAttribute(De)
  if (t) return `[${De}="${t}"]`
  let n = ``,
    r = e,
    i
  for (; (i = r.parentNode); ) {
    let e = 1,
      t = r
    for (; (t = t.previousElementSibling); ) e++
    const a = `${r.localName}:nth-child(${e})`
    ;(n = n ? `${a} > ${n}` : a), (r = i)
  }
  return n
}
var ke = !1,
  Ae = `window`
function je(e) {
  try {
    return typeof e == `function` ? e() : document.querySelector(e)
  } catch {}
}
function Me(e) {
  const t = new Set()
  for (const n of e) {
    if (n === Ae) continue
    const e = je(n)
    e && t.add(e)
  }
  return t
}
function Ne(e, t) {
  const n = t ?? e.options.scrollRestoration,
    r = e._scroll
  n && (r.e = !0)
  const i = e.options.getScrollRestorationKey || O,
    a = new Set(),
    o = e => {
      const t = (Ee[e] ||= {})
      for (const e of a)
        e === document
          ? (t[Ae] = { scrollX, scrollY })
          : e.isConnected && (t[Oe(e)] = { scrollX: e.scrollLeft, scrollY: e.scrollTop })
    }
  n &&
    !r.s &&
    ((r.s = !0),
    (ke = !1),
    (history.scrollRestoration = `manual`),
    document.addEventListener(
      `scroll`,
      e => {
        ke || a.add(e.target)
      },
      !0,
    ),
    e.subscribe(`onBeforeLoad`, e => {
      e.fromLocation && o(i(e.fromLocation)), a.clear()
    }),
    addEventListener(`pagehide`, () => {
      ;(history.scrollRestoration = `auto`), o(i(e.stores.resolvedLocation.get() ?? e.stores.location.get()))
      try {
        we?.setItem(Ce, JSON.stringify(Ee))
      } catch {}
    }),
    addEventListener(`pageshow`, e => {
      e.persisted && (history.scrollRestoration = `manual`)
    })),
    r.r ||
      ((r.r = !0),
      e.subscribe(`onRendered`, t => {
        let n = e.options.scrollRestorationBehavior,
          o = e.options.scrollToTopSelectors,
          s = r.n,
          c = r.h,
          l
        if (
          (a.clear(),
          (r.n = !0),
          (r.h = !1),
          typeof e.options.scrollRestoration == `function` &&
            !e.options.scrollRestoration({ location: e.latestLocation }))
        )
          return
        const u = i(t.toLocation),
          d = t.fromLocation && i(t.fromLocation)
        if (r.e && d && d !== u) {
          const e = Ee[d]
          if (e) {
            let t = Ee[u]
            for (const n in e) {
              if (n === Ae) {
                if (s) continue
              } else {
                const e = je(n)
                if (!e || (s && o && ((l ??= Me(o)), l.has(e)))) continue
              }
              ;(t ||= Ee[u] = {}), (t[n] ??= e[n])
            }
          }
        }
        ke = !0
        try {
          let e = t.toLocation.hash,
            i = t.toLocation.state.__hashScrollIntoViewOptions ?? !0,
            a = !1
          if (s) {
            !e && o && (l ??= Me(o))
            const t = e && i && c,
              s = r.e ? Ee[u] : void 0
            if (s)
              for (const e in s) {
                const { scrollX: r, scrollY: i } = s[e]
                if (e === Ae) {
                  if (t) continue
                  scrollTo({ top: i, left: r, behavior: n }), (a = !0)
                } else {
                  const t = je(e)
                  t && ((t.scrollLeft = r), (t.scrollTop = i), l?.delete(t))
                }
              }
            if (!e) {
              const e = { top: 0, left: 0, behavior: n }
              if ((a || scrollTo(e), l)) for (const t of l) t.scrollTo(e)
            }
          }
          !a && e && i && document.getElementById(e)?.scrollIntoView(i)
        } finally {
          ke = !1
        }
      }))
}
function Pe(e, t = String) {
  let n
  for (const r in e) {
    const i = e[r]
    i !== void 0 && (n ||= new URLSearchParams()).set(r, t(i))
  }
  return n ? n.toString() : ``
}
function Fe(e) {
  return e ? (e === `false` ? !1 : e === `true` ? !0 : e * 0 == 0 && +e + `` === e ? +e : e) : ``
}
function Ie(e) {
  const t = new URLSearchParams(e),
    n = Object.create(null)
  for (const [e, r] of t.entries()) {
    const t = n[e]
    t == null ? (n[e] = Fe(r)) : Array.isArray(t) ? t.push(Fe(r)) : (n[e] = [t, Fe(r)])
  }
  return n
}
var Le = /^(?:\s|["[{\d-]|fa|nu|tr)/,
  Re = Be(JSON.parse),
  ze = Ve(JSON.stringify, JSON.parse)
function Be(e) {
  const t = e === JSON.parse
  return n => {
    n[0] === `?` && (n = n.slice(1))
    const r = Ie(n)
    for (const n in r) {
      const i = r[n]
      if (typeof i == `string`) {
        if (t && !Le.test(i)) continue
        try {
          r[n] = e(i)
        } catch {}
      }
    }
    return r
  }
}
function Ve(e, t) {
  const n = t === JSON.parse
  function r(r) {
    if (r && typeof r == `object`)
      try {
        return e(r)
      } catch {}
    else if (t && typeof r == `string`) {
      if (n && !Le.test(r)) return r
      try {
        return (t(r), e(r))
      } catch {}
    }
    return r
  }
  return e => {
    const t = Pe(e, r)
    return t ? `?${t}` : ``
  }
}
var He = `__root__`
function Ue(e) {
  e.statusCode = e.statusCode || e.code || 307
  const t = new Headers(e.headers)
  e.href && t.get(`Location`) === null && t.set(`Location`, e.href)
  const n = new Response(null, { status: e.statusCode, headers: t })
  if (((n.options = e), e.throw)) throw n
  return n
}
function We(e) {
  return e instanceof Response && !!e.options
}
function Ge(e) {
  let t = new Map(),
    n,
    r
  return {
    get(e) {
      const n = t.get(e)
      if (n) return ((n.visited = !0), n.value)
    },
    set(i, a) {
      const o = t.get(i)
      if (o) {
        o.value = a
        return
      }
      if (t.size >= e) {
        let e = n?.next().value
        for (; !e || e.visited; ) e ? (e.visited = !1) : (n = t.values()), (e = n.next().value)
        e === r && (n = void 0), t.delete(e.key)
      }
      const s = { key: i, value: a, visited: !1 }
      ;(r = s), t.set(i, s)
    },
    clear() {
      t.clear(), (n = void 0), (r = void 0)
    },
  }
}
var Ke = 4,
  qe = 5
function Je(e) {
  const t = e.names
  if (t) return t
  const n = []
  for (const t of e) typeof t != `string` && n.push(t[1])
  return (e.names = n)
}
function Ye(e, t, n) {
  const r = e.slice(t, n)
  if (r.charCodeAt(0) === 36) return r.length === 1 ? [2, `_splat`, ``, void 0] : [1, r.slice(1), ``, ``]
  const i = r.indexOf(`{`)
  if (i >= 0) {
    const a = r.indexOf(`}`, i),
      o = r.charCodeAt(i + 1) === 45,
      s = i + (o ? 3 : 2)
    if (a >= 0 && r.charCodeAt(s - 1) === 36 && (!o || s < a)) {
      const c = r.slice(s, a)
      return [o ? 3 : c ? 1 : 2, c || `_splat`, r.slice(0, i), e.slice(t + a + 1, c ? n : e.length)]
    }
  }
  return r
}
function Xe(e, t, n, r, i, a) {
  let o = n,
    s = t.fullPath ?? t.from,
    c = t.options,
    l = s.length,
    u = s.endsWith(`/`) ? l - 1 : l,
    d = c?.caseSensitive ?? e,
    f = c?.params?.parse ?? c?.parseParams,
    p,
    m = a ? n - 1 : 0
  if (!r || s.includes(`$`)) {
    p = a?.slice() ?? []
    const e = v(p)
    e &&
      typeof e != `string` &&
      e[0] === 2 &&
      ((p[p.length - 1] = [
        e[0],
        e[1],
        e[2],
        e[3] === void 0 ? void 0 : e[3] + s.substring(n - (s[n - 2] === `/` ? 2 : 1), u),
      ]),
      (m = l))
  }
  for (; o < l; ) {
    let e = o,
      t = s.indexOf(`/`, e),
      n = t === -1 ? l : t,
      a = Ye(s, e, n)
    o = n + 1
    let c
    if (typeof a == `string`) {
      if (!r) continue
      let e = a,
        t
      d ? (t = r.static ??= new Map()) : ((e = a.toLowerCase()), (t = r.staticInsensitive ??= new Map()))
      const n = t.get(e)
      if (n) c = n
      else {
        const n = Qe(r)
        ;(c = n), t.set(e, n)
      }
    } else {
      let t = a[0],
        h = a[2],
        g = a[3] ?? ``
      if (
        (t === 2 && ((n = l), (o = n + 1)),
        p &&
          m < n &&
          (m < e - 1 && p.push(s.slice(m, e - 1)),
          (a[2] = `/` + h),
          t === 2 && a[3] !== void 0 && u < l && (a[3] = g.slice(0, -1)),
          p.push(a),
          (m = n)),
        !r)
      )
        continue
      const _ = d && !!(h || g)
      d || ((h = h.toLowerCase()), (g = g.toLowerCase()))
      const v = t === 1 ? (r.dynamic ??= []) : t === 3 ? (r.optional ??= []) : (r.wildcard ??= []),
        y = t !== 2 && !f && v.find(e => !e.parse && e.caseSensitive === _ && e.prefix === h && e.suffix === g)
      if (y) c = y
      else {
        const e = Qe(r, t, _, h, g)
        ;(c = e), v.push(e), v.length === 2 && i?.push(v)
      }
    }
    r = c
  }
  p && m < u && p.push(s.slice(m, u))
  const h = p?.slice()
  if (!r) return h
  if (f && t.children && !t.isRoot && t.id && t.id.charCodeAt(t.id.lastIndexOf(`/`) + 1) === 95) {
    const e = Qe(r, qe)
    ;(r.pathless ??= []).push(e), (r = e)
  }
  const g = (t.path || !t.children) && !t.isRoot
  if (g && u < l) {
    const e = Qe(r, Ke)
    ;(r.index = e), (r = e)
  }
  return (
    (r.parse = f ?? null),
    (r.priority = c?.params?.priority ?? 0),
    r.route || ((r.data = h), g && (r.route = t)),
    [r, o, h]
  )
}
function Ze(e, t) {
  if (e.parse && !t.parse) return -1
  if (!e.parse && t.parse) return 1
  if (e.parse && t.parse && (e.priority || t.priority)) return t.priority - e.priority
  if (e.prefix && t.prefix && e.prefix !== t.prefix) {
    if (e.prefix.startsWith(t.prefix)) return -1
    if (t.prefix.startsWith(e.prefix)) return 1
  }
  if (e.suffix && t.suffix && e.suffix !== t.suffix) {
    if (e.suffix.endsWith(t.suffix)) return -1
    if (t.suffix.endsWith(e.suffix)) return 1
  }
  return e.prefix && !t.prefix
    ? -1
    : !e.prefix && t.prefix
      ? 1
      : e.suffix && !t.suffix
        ? -1
        : !e.suffix && t.suffix
          ? 1
          : e.caseSensitive && !t.caseSensitive
            ? -1
            : !e.caseSensitive && t.caseSensitive
              ? 1
              : 0
}
function Qe(e, t = 0, n, r, i) {
  return {
    kind: t,
    depth: e ? e.depth + 1 : 0,
    pathless: null,
    index: null,
    static: null,
    staticInsensitive: null,
    dynamic: null,
    optional: null,
    wildcard: null,
    route: null,
    data: void 0,
    parent: e,
    parse: null,
    priority: 0,
    caseSensitive: n,
    prefix: r,
    suffix: i,
  }
}
function $e(e, t) {
  const n = Qe(),
    r = []
  function i(e, t, n, a) {
    const [o, s, c] = Xe(!1, e, t, n, r, a)
    if (e.children) for (const t of e.children) i(t, s, o, c)
  }
  for (const t of e) i(t, 1, n)
  for (const e of r) e.sort(Ze)
  ;(t.masksTree = n), (t.flatCache = Ge(1e3))
}
function et(e, t) {
  e ||= `/`
  const n = t.flatCache.get(e)
  if (n !== void 0) return n
  const r = it(e, t.masksTree)
  return (t.flatCache.set(e, r), r)
}
function tt(e, t, n, r, i) {
  ;(e ||= `/`), (r ||= `/`)
  let a = t ? `case\0${e}` : e,
    o = i.singleCache.get(a)
  return (o || ((o = Qe()), Xe(t, { from: e }, 1, o), i.singleCache.set(a, o)), it(r, o, n))
}
function nt(e, t, n = !1) {
  const r = n ? e : `nofuzz\0${e}`,
    i = t.matchCache.get(r)
  if (i !== void 0) return i
  e ||= `/`
  let a
  try {
    a = it(e, t.segmentTree, n)
  } catch (e) {
    if (e instanceof URIError) a = null
    else throw e
  }
  return (a && (a.branch = ot(a.route)), t.matchCache.set(r, a), a)
}
function rt(e, t = !1) {
  let n = Qe(),
    r = [],
    i = {},
    a = {},
    o = 0
  function s(e, n, c, l) {
    if ((e.init(o), e.id in i && fe(), (i[e.id] = e), o !== 0 && e.path)) {
      const t = he(e.fullPath)
      ;(!a[t] || e.fullPath.endsWith(`/`)) && (a[t] = e)
    }
    o++
    const [u, d, f] = Xe(t, e, n, c, r, l)
    if (((e._interpolation = f), e.children)) for (const t of e.children) s(t, d, u, f)
  }
  s(e, 1, n)
  for (const e of r) e.sort(Ze)
  return {
    processedTree: { segmentTree: n, singleCache: Ge(1e3), matchCache: Ge(1e3), flatCache: null, masksTree: null },
    routesById: i,
    routesByPath: a,
  }
}
function it(e, t, n = !1) {
  const r = e.split(`/`),
    i = ct(e, r, t, n)
  if (!i) return null
  const [a] = at(e, r, i)
  return { route: i.node.route, rawParams: a }
}
function at(e, t, n) {
  let r = st(n.node),
    i = n.node.data && Je(n.node.data),
    a = Object.create(null),
    o = n.extract?.part ?? 0,
    s = n.extract?.node ?? 0,
    c = n.extract?.path ?? 0,
    l = n.extract?.param ?? 0
  for (; s < r.length; o++, s++, c++) {
    const u = r[s]
    if (u.kind === Ke) break
    if (u.kind === qe) {
      o--, c--
      continue
    }
    const d = t[o],
      f = c
    if ((d && (c += d.length), u.kind === 1 || u.kind === 3)) {
      const e = i[l++]
      if (u.kind === 3 && n.skipped & (1 << s)) {
        o--, (c = f - 1)
        continue
      }
      const t = u.suffix || u.prefix ? d.substring(u.prefix.length, d.length - u.suffix.length) : d
      ;(t || u.kind === 1) && (a[e] = decodeURIComponent(t))
    } else if (u.kind === 2) {
      const t = u,
        n = e.substring(f + t.prefix.length, e.length - t.suffix.length),
        r = decodeURIComponent(n)
      ;(a[`*`] = r), (a._splat = r)
      break
    }
  }
  return (n.rawParams && Object.assign(a, n.rawParams), [a, { part: o, node: s, path: c, param: l }])
}
function ot(e) {
  const t = [e]
  for (; e.parentRoute; ) (e = e.parentRoute), t.push(e)
  return (t.reverse(), t)
}
function st(e) {
  const t = Array(e.depth + 1)
  do (t[e.depth] = e), (e = e.parent)
  while (e)
  return t
}
function ct(e, t, n, r) {
  if (e === `/` && n.index) return { node: n.index, skipped: 0 }
  let i = !v(t),
    a = i && e !== `/`,
    o = t.length - +!!i,
    s = [{ node: n, index: 1, skipped: 0, statics: 0, dynamics: 0, optionals: 0 }],
    c = null,
    l = null
  for (; s.length; ) {
    let n = s.pop(),
      { node: i, index: u, skipped: d, statics: f, dynamics: p, optionals: m } = n,
      { extract: h, rawParams: g } = n
    if (i.kind === 2 && i.route && !ft(l, n)) continue
    if (i.parse) {
      if (!dt(e, t, n)) continue
      ;(g = n.rawParams), (h = n.extract)
    }
    r && i.route && i.kind !== Ke && ft(c, n) && (c = n)
    const _ = u === o
    if (
      _ &&
      (i.route && (!a || i.kind === Ke || i.kind === 2) && ft(l, n) && (l = n),
      !i.optional && !i.wildcard && !i.index && !i.pathless)
    )
      continue
    let v = _ ? void 0 : t[u],
      y
    if (_ && i.index) {
      let n = { node: i.index, index: u, skipped: d, statics: f, dynamics: p, optionals: m, extract: h, rawParams: g },
        r = !0
      if ((i.index.parse && (dt(e, t, n) || (r = !1)), r)) {
        if (!p && !m && !d && ut(f, o)) return n
        ft(l, n) && (l = n)
      }
    }
    if (i.wildcard)
      for (let e = i.wildcard.length - 1; e >= 0; e--) {
        const n = i.wildcard[e],
          { prefix: r, suffix: a } = n
        if (!r || (!_ && (n.caseSensitive ? v : (y ??= v.toLowerCase())).startsWith(r))) {
          if (a) {
            if (_) continue
            const e = t.slice(u).join(`/`),
              i = e.slice(-a.length)
            if ((n.caseSensitive ? i : i.toLowerCase()) !== a || e.length - a.length < r.length) continue
          }
          s.push({ node: n, index: o, skipped: d, statics: f, dynamics: p, optionals: m, extract: h, rawParams: g })
        }
      }
    if (i.optional) {
      const e = d | (1 << (i.depth + 1))
      for (let t = i.optional.length - 1; t >= 0; t--) {
        const n = i.optional[t]
        s.push({ node: n, index: u, skipped: e, statics: f, dynamics: p, optionals: m, extract: h, rawParams: g })
      }
      if (!_)
        for (let e = i.optional.length - 1; e >= 0; e--) {
          const t = i.optional[e],
            { prefix: n, suffix: r } = t
          if (n || r) {
            const e = t.caseSensitive ? v : (y ??= v.toLowerCase())
            if ((n && !e.startsWith(n)) || (r && e.indexOf(r, e.length - r.length) < n.length)) continue
          }
          s.push({
            node: t,
            index: u + 1,
            skipped: d,
            statics: f,
            dynamics: p,
            optionals: m + lt(o, u),
            extract: h,
            rawParams: g,
          })
        }
    }
    if (!_ && i.dynamic && v)
      for (let e = i.dynamic.length - 1; e >= 0; e--) {
        const t = i.dynamic[e],
          { prefix: n, suffix: r } = t
        if (n || r) {
          const e = t.caseSensitive ? v : (y ??= v.toLowerCase())
          if ((n && !e.startsWith(n)) || (r && e.indexOf(r, e.length - r.length) < n.length)) continue
        }
        s.push({
          node: t,
          index: u + 1,
          skipped: d,
          statics: f,
          dynamics: p + lt(o, u),
          optionals: m,
          extract: h,
          rawParams: g,
        })
      }
    if (!_ && i.staticInsensitive) {
      const e = i.staticInsensitive.get((y ??= v.toLowerCase()))
      e &&
        s.push({
          node: e,
          index: u + 1,
          skipped: d,
          statics: f + lt(o, u),
          dynamics: p,
          optionals: m,
          extract: h,
          rawParams: g,
        })
    }
    if (!_ && i.static) {
      const e = i.static.get(v)
      e &&
        s.push({
          node: e,
          index: u + 1,
          skipped: d,
          statics: f + lt(o, u),
          dynamics: p,
          optionals: m,
          extract: h,
          rawParams: g,
        })
    }
    if (i.pathless)
      for (let e = i.pathless.length - 1; e >= 0; e--) {
        const t = i.pathless[e]
        s.push({ node: t, index: u, skipped: d, statics: f, dynamics: p, optionals: m, extract: h, rawParams: g })
      }
  }
  if (l) return l
  if (r && c) {
    let n = c.index
    for (let e = 0; e < c.index; e++) n += t[e].length
    const r = n === e.length ? `/` : e.slice(n)
    return ((c.rawParams ??= Object.create(null)), (c.rawParams[`**`] = decodeURIComponent(r)), c)
  }
  return null
}
function lt(e, t) {
  return 2 ** (e - t - 1)
}
function ut(e, t) {
  return e === 2 ** (t - 1) - 1
}
function dt(e, t, n) {
  let r, i
  try {
    ;[r, i] = at(e, t, n)
  } catch {
    return null
  }
  if (((n.rawParams = r), (n.extract = i), !n.node.parse)) return !0
  try {
    if (n.node.parse(r) === !1) return null
  } catch {}
  return !0
}
function ft(e, t) {
  return (
    !e ||
    t.statics > e.statics ||
    (t.statics === e.statics &&
      (t.dynamics > e.dynamics ||
        (t.dynamics === e.dynamics &&
          (t.optionals > e.optionals ||
            (t.optionals === e.optionals &&
              ((t.node.kind === Ke) > (e.node.kind === Ke) ||
                ((t.node.kind === Ke) == (e.node.kind === Ke) && t.node.depth > e.node.depth)))))))
  )
}
function pt(e, t, n) {
  const r = ge(e),
    i = `/${r}`,
    a = t ? i : i.toLowerCase(),
    o = `${a}/`,
    s = {
      input: ({ url: e }) => {
        const n = t ? e.pathname : e.pathname.toLowerCase()
        return (n === a ? (e.pathname = `/`) : n.startsWith(o) && (e.pathname = e.pathname.slice(i.length)), e)
      },
      output: ({ url: e }) => ((e.pathname = pe(`/${r}${e.pathname}`)), e),
    }
  return n
    ? { input: ({ url: e }) => mt(n, s.input({ url: e })), output: ({ url: e }) => s.output({ url: ht(n, e) }) }
    : s
}
function mt(e, t) {
  const n = e?.input?.({ url: t })
  if (n) {
    if (typeof n == `string`) return new URL(n)
    if (n instanceof URL) return n
  }
  return t
}
function ht(e, t) {
  const n = e?.output?.({ url: t })
  if (n) {
    if (typeof n == `string`) return new URL(n)
    if (n instanceof URL) return n
  }
  return t
}
function gt(e, t) {
  const { createMutableStore: n, createReadonlyStore: r, batch: i } = t,
    a = new Map(),
    o = n(`idle`),
    s = n(e),
    c = n(void 0),
    l = n([]),
    u = r(() => l.get().map(e => a.get(e).get())),
    d = r(() => ({
      status: o.get(),
      isLoading: o.get() === `pending`,
      matches: u.get(),
      location: s.get(),
      resolvedLocation: c.get(),
    }))
  function f(e) {
    let t = a.get(e)
    return (t || ((t = n(void 0)), a.set(e, t)), t)
  }
  const p = {
    status: o,
    location: s,
    resolvedLocation: c,
    ids: l,
    matches: u,
    byRoute: a,
    __store: d,
    getMatchStore: f,
    setMatches: m,
  }
  function m(e) {
    const t = l.get(),
      n = e.map(e => e.routeId)
    i(() => {
      de(t, n) || l.set(n)
      for (const e of t) n.includes(e) || a.get(e).set(() => void 0)
      for (const t of e) {
        const e = f(t.routeId)
        e.get() !== t && e.set(t)
      }
    })
  }
  return p
}
var _t = `__TSR_index`,
  vt = `popstate`,
  yt = `beforeunload`,
  bt = /^[\x00-\x20]*(?:[\\/][\t\n\r]*){2,}/
function xt(e) {
  const t = bt.exec(e)
  return t ? `/` + e.slice(t[0].length) : e
}
function St(e) {
  return (
    /[\x00-\x1f\x7f]/.test(e) &&
      (e = e.replace(/[\x00-\x1f\x7f]/g, e =>
        `	
\r`.includes(e)
          ? ``
          : encodeURIComponent(e),
      )),
    xt(e)
  )
}
function Ct(e) {
  let t = e.getLocation(),
    n = new Set(),
    r = r => {
      ;(t = e.getLocation()), n.forEach(e => e({ location: t, action: r }))
    },
    i = n => {
      ;(e.notifyOnIndexChange ?? !0) ? r(n) : (t = e.getLocation())
    },
    a = async n => {
      const r = n.navigateOpts?.ignoreBlocker ? void 0 : e.getBlockers?.()
      if (typeof document < `u` && r?.length && (n.type === `PUSH` || n.type === `REPLACE`))
        for (const i of r) {
          const r = Et(n.path, n.state)
          if (await i.blockerFn({ currentLocation: t, nextLocation: r, action: n.type })) {
            e.onBlocked?.()
            return
          }
        }
      n.task()
    }
  return {
    get location() {
      return t
    },
    get length() {
      return e.getLength()
    },
    subscribers: n,
    subscribe: e => (
      n.add(e),
      () => {
        n.delete(e)
      }
    ),
    push: (n, i, o) => {
      const s = t.state[_t]
      ;(i = wt(s + 1, i)),
        a({
          task: () => {
            e.pushState(n, i), r({ type: `PUSH` })
          },
          navigateOpts: o,
          type: `PUSH`,
          path: n,
          state: i,
        })
    },
    replace: (n, i, o) => {
      const s = t.state[_t]
      ;(i = wt(s, i)),
        a({
          task: () => {
            e.replaceState(n, i), r({ type: `REPLACE` })
          },
          navigateOpts: o,
          type: `REPLACE`,
          path: n,
          state: i,
        })
    },
    go: (t, n) => {
      a({
        task: () => {
          e.go(t, n?.ignoreBlocker ?? !1), i({ type: `GO`, index: t })
        },
        navigateOpts: n,
        type: `GO`,
      })
    },
    back: t => {
      a({
        task: () => {
          e.back(t?.ignoreBlocker ?? !1), i({ type: `BACK` })
        },
        navigateOpts: t,
        type: `BACK`,
      })
    },
    forward: t => {
      a({
        task: () => {
          e.forward(t?.ignoreBlocker ?? !1), i({ type: `FORWARD` })
        },
        navigateOpts: t,
        type: `FORWARD`,
      })
    },
    canGoBack: () => t.state[_t] !== 0,
    createHref: t => e.createHref(t),
    block: t => {
      if (!e.setBlockers) return () => {}
      const n = e.getBlockers?.() ?? []
      return (
        e.setBlockers([...n, t]),
        () => {
          const n = e.getBlockers?.() ?? []
          e.setBlockers?.(n.filter(e => e !== t))
        }
      )
    },
    flush: () => e.flush?.(),
    destroy: () => e.destroy?.(),
    notify: r,
    _getBlockers: () => e.getBlockers?.() ?? [],
  }
}
function wt(e, t) {
  const n = Dt()
  return { ...t, key: n, __TSR_key: n, [_t]: e }
}
function Tt(e) {
  let t = e?.window ?? (typeof document < `u` ? window : void 0),
    n = t.history.pushState,
    r = t.history.replaceState,
    i = [],
    a = () => i,
    o = e => (i = e),
    s = t => St(e?.createHref ? e.createHref(t) : t),
    c = e?.parseLocation ?? (() => Et(`${t.location.pathname}${t.location.search}${t.location.hash}`, t.history.state))
  if (!t.history.state?.__TSR_key && !t.history.state?.key) {
    const e = Dt()
    t.history.replaceState({ [_t]: 0, key: e, __TSR_key: e }, ``)
  }
  let l = c(),
    u,
    d = !1,
    f = !1,
    p = !1,
    m = !1,
    h = () => l,
    g,
    _ = () => {
      g &&
        ((x._ignoreSubscribers = !0),
        (g[2] ? t.history.pushState : t.history.replaceState)(g[1], ``, g[0]),
        (x._ignoreSubscribers = !1),
        (g = void 0),
        (u = void 0))
    },
    v = (t, n, r) => {
      const i = e?.createHref ? s(n) : void 0,
        a = !!g
      a || (u = l), (l = Et(n, r)), (g = [i ?? l.href, r, g?.[2] || t]), a || queueMicrotask(() => _())
    },
    y = e => {
      ;(l = c()), x.notify({ type: e })
    },
    b = async () => {
      if (((m = !1), f)) {
        f = !1
        return
      }
      const e = c(),
        n = e.state[_t] - l.state[_t],
        r = n === 1,
        i = n === -1,
        o = (!r && !i) || d
      d = !1
      const s = o ? `GO` : i ? `BACK` : `FORWARD`,
        u = o ? { type: `GO`, index: n } : { type: i ? `BACK` : `FORWARD` }
      if (p) p = !1
      else {
        const r = a()
        if (typeof document < `u` && r.length) {
          for (const i of r)
            if (await i.blockerFn({ currentLocation: l, nextLocation: e, action: s })) {
              ;(f = !0), t.history.go(-n), x.notify(u)
              return
            }
        }
      }
      ;(l = c()), x.notify(u)
    },
    ee = e => {
      if (m) {
        m = !1
        return
      }
      let t = !1,
        n = a()
      if (typeof document < `u` && n.length)
        for (const e of n) {
          const n = e.enableBeforeUnload ?? !0
          if (n === !0 || (typeof n == `function` && n() === !0)) {
            t = !0
            break
          }
        }
      if (t) return (e.preventDefault(), (e.returnValue = ``))
    },
    x = Ct({
      getLocation: h,
      getLength: () => t.history.length,
      pushState: (e, t) => v(!0, e, t),
      replaceState: (e, t) => v(!1, e, t),
      back: e => (e && ((p = !0), (m = !0)), t.history.back()),
      forward: e => {
        e && ((p = !0), (m = !0)), t.history.forward()
      },
      go: (e, n) => {
        ;(d = !0), n && ((p = !0), (m = !0)), t.history.go(e)
      },
      createHref: s,
      flush: _,
      destroy: () => {
        ;(t.history.pushState = n),
          (t.history.replaceState = r),
          t.removeEventListener(yt, ee, { capture: !0 }),
          t.removeEventListener(vt, b)
      },
      onBlocked: () => {
        u && l !== u && (l = u)
      },
      getBlockers: a,
      setBlockers: o,
      notifyOnIndexChange: !1,
    })
  return (
    (x._ignoreNextBeforeUnload = e => {
      m = !1
      try {
        ;(e = new URL(e, t.document.baseURI).href),
          (m = /^https?:/.test(e) && (!e.includes(`#`) || e.split(`#`)[0] !== t.location.href.split(`#`)[0]))
      } catch {}
    }),
    t.addEventListener(yt, ee, { capture: !0 }),
    t.addEventListener(vt, b),
    (t.history.pushState = (...e) => {
      const r = n.apply(t.history, e)
      return (x._ignoreSubscribers || y(`PUSH`), r)
    }),
    (t.history.replaceState = (...e) => {
      const n = r.apply(t.history, e)
      return (x._ignoreSubscribers || y(`REPLACE`), n)
    }),
    x
  )
}
function Et(e, t) {
  const n = St(e),
    r = n.indexOf(`#`),
    i = n.indexOf(`?`)
  if (!t) {
    const e = Dt()
    t = { [_t]: 0, key: e, __TSR_key: e }
  }
  return {
    href: n,
    pathname: n.slice(0, r > -1 ? (i > -1 ? Math.min(r, i) : r) : i > -1 ? i : n.length),
    hash: r > -1 ? n.slice(r) : ``,
    search: i > -1 ? n.slice(i, r === -1 ? void 0 : r) : ``,
    state: t,
  }
}
function Dt() {
  return (Math.random() + 1).toString(36).slice(7)
}
function Ot(e, t) {
  return (e.protocol !== `http:` && e.protocol !== `https:`) || e.origin !== t || !!e.username || !!e.password
}
function kt(e) {
  return e.pathname + e.search + e.hash
}
function At(e) {
  return (
    e.options.loader ||
    e.options.beforeLoad ||
    e.lazyFn ||
    e.options.component?.preload ||
    e.options.pendingComponent?.preload
  )
}
function jt(e, t) {
  return {
    fromLocation: t,
    toLocation: e,
    pathChanged: t?.pathname !== e.pathname,
    hrefChanged: t?.href !== e.href,
    hashChanged: t?.hash !== e.hash,
  }
}
function Mt({ key: e, __TSR_key: t, __TSR_index: n, __hashScrollIntoViewOptions: r, ...i }) {
  return i
}
function Nt(e) {
  return e.findIndex(e => e.status === `error` || e.status === `notFound` || e._notFound) + 1
}
function Pt(e, t, n, r, i, a) {
  r && (t = t.slice(0, r)), i && (n = n.slice(0, i))
  for (const r of t) {
    if (a && e._tx !== a) return
    n.some(e => e.routeId === r.routeId) || e.routesById[r.routeId].options.onLeave?.(r)
  }
  for (const r of n) {
    if (a && e._tx !== a) return
    e.routesById[r.routeId].options[t.some(e => e.routeId === r.routeId) ? `onStay` : `onEnter`]?.(r)
  }
}
var Ft = class {
  constructor(e, t) {
    ;(this.tempLocationKey = `${Math.round(Math.random() * 1e7)}`),
      (this._scroll = { n: !0 }),
      (this.subscribers = new Set()),
      (this._cache = new Map()),
      (this._committed = []),
      (this.startTransition = async e => (e(), !1)),
      (this.update = e => {
        const t = this.options
        ;(this.options = { ...t, ...e }),
          (this.isServer = this.options.isServer ?? !1 ?? typeof document > `u`),
          (this.staticLocations = new WeakMap()),
          (this.protocolAllowlist = new Set(this.options.protocolAllowlist)),
          (!this.history || (this.options.history && this.options.history !== this.history)) &&
            (this.history = this.options.history ? this.options.history : Tt()),
          (this.origin = this.options.origin),
          (this.origin ||= window?.origin && window.origin !== `null` ? window.origin : `http://localhost`)
        const n = this.options.basepath ?? `/`,
          r = this.options.rewrite,
          i = this.basepath !== n || t?.rewrite !== r || t?.caseSensitive !== this.options.caseSensitive
        if (
          (i && ((this.basepath = n), (this.rewrite = n !== `/` && ge(n) ? pt(n, this.options.caseSensitive, r) : r)),
          this.history && this.updateLatestLocation(),
          this.options.routeTree !== this.routeTree)
        ) {
          this.routeTree = this.options.routeTree
          let e
          ;(e = this.buildRouteTree()), this.setRoutes(e)
        }
        if (this.stores) i && this.stores.location.set(this.latestLocation)
        else if (this.latestLocation) {
          const e = this.getStoreConfig(this)
          ;(this.batch = e.batch), (this.stores = gt(this.latestLocation, e)), Ne(this)
        }
      }),
      (this.updateLatestLocation = () => {
        this.latestLocation = this.parseLocation(this.history.location, this.latestLocation)
      }),
      (this.buildRouteTree = () => {
        const e = rt(this.routeTree, this.options.caseSensitive)
        return (
          this.options.routeMasks && $e(this.options.routeMasks, e.processedTree), { ...e, resolvePathCache: Ge(1e3) }
        )
      }),
      (this.subscribe = (e, t) => {
        const n = { eventType: e, fn: t }
        return (
          this.subscribers.add(n),
          () => {
            this.subscribers.delete(n)
          }
        )
      }),
      (this.emit = e => {
        for (const t of this.subscribers)
          if (t.eventType === e.type)
            try {
              t.fn(e)
            } catch (e) {
              console.error(e)
            }
      }),
      (this.parseLocation = (e, t) => {
        const n = ({ pathname: e, search: n, hash: r, href: i }, a) => {
            if (!this.rewrite && !/[ \x00-\x1f\x7f\u0080-\uffff]/.test(e)) {
              const i = this.options.parseSearch(n),
                o = this.options.stringifySearch(i)
              return {
                href: e + o + r,
                publicHref: e + o + r,
                pathname: le(e),
                external: !1,
                searchStr: o,
                search: te(t?.search, i),
                hash: le(r.slice(1)),
                state: S(t?.state, a),
              }
            }
            const o = mt(this.rewrite, new URL(i, this.origin)),
              s = this.options.parseSearch(o.search),
              c = this.options.stringifySearch(s)
            return (
              (o.search = c),
              {
                href: o.href.replace(o.origin, ``),
                publicHref: i,
                pathname: le(xt(o.pathname)),
                external: !!this.rewrite && Ot(o, this.origin),
                searchStr: c,
                search: te(t?.search, s),
                hash: le(o.hash.slice(1)),
                state: S(t?.state, a),
              }
            )
          },
          r = n(e, e.state),
          { __tempLocation: i, __tempKey: a } = r.state
        if (i && (!a || a === this.tempLocationKey)) {
          const e = n(i, { ...i.state, __tempLocation: void 0, key: r.state.key, __TSR_key: r.state.__TSR_key })
          return ((e.maskedLocation = r), e)
        }
        return r
      }),
      (this.matchRoutes = (e, t, n) =>
        typeof e == `string`
          ? this.matchRoutesInternal({ pathname: e, search: t }, n)
          : this.matchRoutesInternal(e, t)),
      (this.getMatchedRoutes = e => {
        const t = Object.create(null),
          n = nt(he(e), this.processedTree, !0)
        return (n && Object.assign(t, n.rawParams), [n?.branch || [this.routesById.__root__], t, n?.route])
      }),
      (this.buildLocation = e => {
        {
          const t = this.staticLocations.get(e)
          if (t) return t
        }
        let t = !1,
          n = (n = {}) => {
            if (n.href) {
              const e = Et(n.href, {})
              n = {
                ...n,
                to: mt(this.rewrite, new URL(e.pathname, this.origin)).pathname,
                search: this.options.parseSearch(e.search),
                hash: e.hash.slice(1),
              }
            }
            let r = e._fromLocation || this._pendingLocation || this.latestLocation,
              i,
              a = () => ((t = !0), r),
              o = () => (i ??= this.matchRoutesLightweight(a())),
              s = n.to ? `${n.to}` : `.`,
              c = ve(
                s[0] === `/` ? `` : n.unsafeRelative === `path` ? a().pathname : (n.from ?? o()[1]),
                s,
                this.options.trailingSlash,
                this.resolvePathCache,
              ),
              l = this.routesByPath[he(c)],
              u = c.includes(`$`),
              d
            if (l) d = l._branch ??= ot(l)
            else if (u) d = []
            else {
              const [e, t, n] = this.getMatchedRoutes(c)
              ;(d = e),
                this.options.notFoundRoute &&
                  (!n || (n.path !== `/` && t[`**`])) &&
                  (d = [...d, this.options.notFoundRoute])
            }
            let f = u ? (l?._interpolation ?? Xe(!1, { fullPath: c }, 0)) : void 0,
              p
            for (const e of d) {
              const t = e.options.params?.stringify ?? e.options.stringifyParams
              if (t) {
                const e = o()[3]
                if (((p ??= Bt(n.params, e)), !ee(p))) break
                p === e && (p = Object.assign(x(), p))
                try {
                  Object.assign(p, t(p))
                } catch {}
              }
            }
            p ??= Bt(n.params, Vt(n.params, f) ? o()[3] : Ht)
            let m = e.leaveParams ? c : xt(le(f ? Se(c, f, p, this.pathParamsDecoder) : c)),
              h = Ut(d, e._includeValidateSearch),
              g = () => {
                let t = o()[2]
                if (e._includeValidateSearch && this.options.search?.strict) {
                  const e = {}
                  d.forEach(n => {
                    if (n.options.validateSearch)
                      try {
                        Object.assign(e, zt(n.options.validateSearch, { ...e, ...t }))
                      } catch {}
                  }),
                    (t = e)
                }
                return t
              },
              _ = h.length
                ? Wt(h, g(), n)
                : n.search === !0
                  ? g()
                  : typeof n.search == `function`
                    ? n.search(g())
                    : n.search || Ht,
              v = this.options.stringifySearch(_),
              y = n.hash === !0 ? a().hash : typeof n.hash == `function` ? n.hash(a().hash) : n.hash || void 0,
              b = y ? `#${y}` : ``,
              te = n.state
                ? n.state === !0
                  ? a().state
                  : typeof n.state == `function`
                    ? n.state(a().state)
                    : n.state
                : Ht,
              S = `${m}${v}${b}`,
              C,
              w,
              ne = !1
            if (this.rewrite) {
              const e = new URL(S, this.origin),
                t = e.origin,
                n = ht(this.rewrite, e)
              ;(C = kt(e)), Ot(n, t) ? ((w = n.href), (ne = !0)) : (w = xt(kt(n)))
            } else (C = ue(S)), (w = C)
            return {
              publicHref: w,
              href: C,
              pathname: m,
              search: _,
              searchStr: v,
              state: te,
              hash: y ?? ``,
              external: ne,
              unmaskOnReload: n.unmaskOnReload,
            }
          },
          r = n(e)
        if (e.mask) r.maskedLocation = n({ from: e.from, ...e.mask })
        else if (this.options.routeMasks) {
          const t = et(r.pathname, this.processedTree)
          if (t) {
            const i = Object.assign(x(), t.rawParams),
              { from: a, params: o, ...s } = t.route,
              c = Bt(o, i)
            r.maskedLocation = n({ from: e.from, ...s, params: c })
          }
        }
        return (!t && e._fromLocation && this.staticLocations.set(e, r), r)
      }),
      (this.commitLocation = async ({ viewTransition: e, ignoreBlocker: t, ...n }) => {
        const r = n.maskedLocation ?? n
        if (r.external) return It(this, r.publicHref, { replace: n.replace, ignoreBlocker: t })
        let i,
          a = he(this.latestLocation.href) === he(n.href) && w(Mt(n.state), Mt(this.latestLocation.state)),
          o = this._commitPromise,
          s,
          c = new Promise(e => {
            s = e
          })
        if (
          ((c.resolve = () => {
            s(), o?.resolve()
          }),
          (this._commitPromise = c),
          a)
        )
          this.load()
        else {
          let { maskedLocation: r, hashScrollIntoView: a, ...o } = n
          r &&
            ((o = {
              ...r,
              state: {
                ...r.state,
                __tempKey: void 0,
                __tempLocation: {
                  ...o,
                  search: o.searchStr,
                  state: { ...o.state, __tempKey: void 0, __tempLocation: void 0, __TSR_key: void 0, key: void 0 },
                },
              },
            }),
            (o.unmaskOnReload ?? this.options.unmaskOnReload ?? !1) && (o.state.__tempKey = this.tempLocationKey)),
            (o.state = { ...o.state, __hashScrollIntoViewOptions: a ?? this.options.defaultHashScrollIntoView ?? !0 }),
            (this.shouldViewTransition = e),
            (i = n.replace ? `REPLACE` : `PUSH`),
            this.history[i === `REPLACE` ? `replace` : `push`](o.publicHref, o.state, { ignoreBlocker: t }),
            this.history.subscribers.size || this.load({ action: { type: i } })
        }
        return ((this._scroll.n = n.resetScroll ?? !0), this._commitPromise)
      }),
      (this.buildAndCommitLocation = ({
        replace: e,
        resetScroll: t,
        hashScrollIntoView: n,
        viewTransition: r,
        ignoreBlocker: i,
        ...a
      } = {}) => {
        const o = this.buildLocation({ ...a, _includeValidateSearch: !0 })
        this._pendingLocation = o
        const s = this.commitLocation({
          ...o,
          viewTransition: r,
          replace: e,
          resetScroll: t,
          hashScrollIntoView: n,
          ignoreBlocker: i,
        })
        return (
          queueMicrotask(() => {
            this._pendingLocation === o && (this._pendingLocation = void 0)
          }),
          s
        )
      }),
      (this.navigate = async ({ to: e, reloadDocument: t, href: n, publicHref: r, ...i }) => {
        const a = n ? se(n) : void 0
        if (a || t) {
          if (e !== void 0 || !n) {
            const t = this.buildLocation({ to: e, ...i }),
              a = t.maskedLocation ?? t
            ;(n ??= a.publicHref), (r ??= a.publicHref)
          }
          const t = !a && r ? r : n
          return It(this, t, i)
        }
        return this.buildAndCommitLocation({ ...i, href: n, to: e, _isNavigate: !0 })
      }),
      (this.load = async e => {
        this.updateLatestLocation(),
          e?.action && (this._scroll.h = e.action.type === `PUSH` || e.action.type === `REPLACE`),
          await Ln(this, e)
      }),
      (this.startViewTransition = e => {
        const t = this.shouldViewTransition ?? this.options.defaultViewTransition
        if (((this.shouldViewTransition = void 0), t && typeof document.startViewTransition == `function`)) {
          let n
          if (typeof t == `object` && window.CSS?.supports?.(`selector(:active-view-transition-type(a))`)) {
            const r = this.latestLocation,
              i = this.stores.resolvedLocation.get(),
              a = typeof t.types == `function` ? t.types(jt(r, i)) : t.types
            if (a === !1) return e()
            n = { update: e, types: a }
          } else n = e
          return document.startViewTransition(n).updateCallbackDone
        }
        return e()
      }),
      (this.invalidate = e => {
        const t = this._committed,
          n = e?.filter,
          r = this._preloads,
          i = new Set(),
          a = e => {
            ;(!n || n(e)) && i.add(e.id)
          }
        t.forEach(a), this._cache.forEach(a), r?.forEach(e => e.forEach(a)), this._tx?.[3].forEach(a)
        const o = []
        for (const [e, t] of r ?? []) t.some(e => i.has(e.id)) && (r.delete(e), o.push(e))
        const s = t => {
          if (i.has(t.id)) {
            const n = this.routesById[t.routeId],
              r = {
                ...t,
                invalid: !0,
                ...((e?.forcePending || t.status === `error` || t.status === `notFound`) && At(n)
                  ? { status: `pending`, error: void 0 }
                  : void 0),
              }
            return ((t._flight = void 0), r)
          }
          return t
        }
        this._committed = t.map(s)
        for (const [t, n] of this._cache) i.has(t) && ((n.invalid = !0), e?.forcePending && (n.status = `pending`))
        for (const e of i) {
          const t = this._flights?.get(e)
          this._flights?.delete(e), t && !t[2] && o.push(t[1])
        }
        for (const e of o) e.abort()
        return ((this.shouldViewTransition = !1), this.load({ sync: e?.sync }))
      }),
      (this.resolveRedirect = e => {
        let t = e.options,
          n = e.headers.get(`Location`) || t.href
        if (!n) {
          const e = this.buildLocation(t)
          n = (e.maskedLocation ?? e).publicHref || `/`
        }
        let r
        if (T.test(n) || ((r = se(n)) && !this.protocolAllowlist.has(r)))
          throw Error(`Redirect blocked: unsafe protocol`)
        if (r === `http:` || r === `https:`) {
          const e = new URL(n)
          e.pathname.startsWith(`//`) ? (n = e.href) : Ot(e, this.origin) || ((n = kt(e)), (r = void 0))
        }
        return (r && (t.reloadDocument = !0), (t.href = n), e.headers.set(`Location`, n), e)
      }),
      (this.clearCache = e => {
        const t = this._cache,
          n = this._preloads,
          r = e?.filter,
          i = [],
          a = []
        for (const [e, n] of t) (!r || r(n)) && (a.push(e), i.push(n))
        const o = []
        for (const [e, t] of n ?? []) (!r || t.some(r)) && (o.push(e), i.push(...t))
        for (const e of a) t.delete(e)
        for (const e of o) n.delete(e)
        for (const e of i) {
          const t = e._flight
          ;(e._flight = void 0),
            t && !--t[2] && (this._flights?.get(e.id) === t && this._flights.delete(e.id), o.push(t[1]))
        }
        for (const e of o) e.abort()
      }),
      (this.loadRouteChunk = Yt),
      (this.preloadRoute = e => Rn(this, e)),
      (this.matchRoute = (e, t) => {
        const n = {
            ...e,
            to: e.to ? ve(e.from || ``, e.to, this.options.trailingSlash, this.resolvePathCache) : void 0,
            params: e.params || {},
            leaveParams: !0,
          },
          r = this.buildLocation(n),
          i = this.stores.status.get() === `pending`
        if (t?.pending && !i) return !1
        const a =
            (t?.pending ?? !i) ? this.latestLocation : this.stores.resolvedLocation.get() || this.stores.location.get(),
          o = tt(r.pathname, t?.caseSensitive ?? !1, t?.fuzzy ?? !1, a.pathname, this.processedTree)
        return !o || (e.params && !w(o.rawParams, e.params, !0))
          ? !1
          : (t?.includeSearch ?? !0)
            ? w(a.search, r.search, !0)
              ? o.rawParams
              : !1
            : o.rawParams
      }),
      (this.getStoreConfig = t),
      e.pathParamsAllowedCharacters?.length && (this.pathParamsDecoder = ye(e.pathParamsAllowedCharacters)),
      this.update({
        defaultPreloadDelay: 50,
        defaultPendingMs: 1e3,
        defaultPendingMinMs: 500,
        context: void 0,
        ...e,
        caseSensitive: e.caseSensitive ?? !1,
        notFoundMode: e.notFoundMode ?? `fuzzy`,
        stringifySearch: e.stringifySearch ?? ze,
        parseSearch: e.parseSearch ?? Re,
        protocolAllowlist: e.protocolAllowlist ?? oe,
      }),
      (self.__TSR_ROUTER__ = this)
  }
  isShell() {
    return !!this.options.isShell
  }
  get state() {
    return this.stores.__store.get()
  }
  setRoutes(e) {
    Object.assign(this, e), (this.lightweightCache = new WeakMap()), (this.staticLocations = new WeakMap())
    const t = this.options.notFoundRoute
    t &&
      (t.init(99999999999),
      this.routesById[t.id] !== t && (t._interpolation = Xe(!1, t, 0)),
      (this.routesById[t.id] = t))
  }
  matchRoutesInternal(e, t) {
    let [n, r, i] = this.getMatchedRoutes(e.pathname),
      a = n,
      o = !1
    ;(i ? i.path !== `/` && r[`**`] : he(e.pathname)) &&
      (this.options.notFoundRoute ? (a = [...a, this.options.notFoundRoute]) : (o = !0))
    let s = o ? Gt(this.options.notFoundMode, a) : void 0,
      c = Array(a.length),
      l = this._committed,
      u = (e, t) => {
        const n = l[t]
        return n?.routeId === e.id ? n : e === this.options.notFoundRoute ? l.find(t => t.routeId === e.id) : void 0
      },
      d
    for (let n = 0; n < a.length; n++) {
      let i = a[n],
        o = c[n - 1],
        l,
        f,
        p
      {
        const n = o?.search ?? e.search,
          r = o?._strictSearch ?? void 0
        try {
          const e = zt(i.options.validateSearch, { ...n }) ?? void 0
          ;(l = { ...n, ...e }), (f = { ...r, ...e })
        } catch (e) {
          let r = e
          if ((e instanceof Lt || (r = new Lt(e.message, { cause: e })), t?.throwOnError)) throw r
          ;(l = n), (f = {}), (p = r)
        }
      }
      let m = ``,
        h = ``
      try {
        ;(m = i.options.loaderDeps?.({ search: l }) ?? ``), (h = (m && JSON.stringify(m)) || ``)
      } catch (e) {
        if (t?.throwOnError) throw e
        p ??= e
      }
      const g = x(),
        _ = i._interpolation ? Se(i.fullPath, i._interpolation, r, this.pathParamsDecoder, g) : i.fullPath,
        v = i.id + _ + h,
        y = u(i, n),
        b = this._cache.get(v) ?? (y?.id === v ? y : void 0)
      d = b?._strictParams ?? Object.assign(g, d)
      let ee
      if (!b)
        try {
          Kt(i, d)
        } catch (e) {
          if (((ee = E(e) || We(e) ? e : new Rt(e.message, { cause: e })), t?.throwOnError)) throw ee
        }
      let C = y ? `stay` : `enter`,
        w
      if (b) w = { ...b, cause: C, search: te(y ? y.search : b.search, l), _strictSearch: f, searchError: p }
      else {
        const e = At(i) ? `pending` : `success`
        w = {
          id: v,
          ssr: i.options.ssr,
          index: n,
          routeId: i.id,
          params: y?.params ?? d,
          _strictParams: d,
          pathname: _,
          updatedAt: Date.now(),
          search: y ? te(y.search, l) : l,
          _strictSearch: f,
          searchError: p,
          status: e,
          isFetching: !1,
          error: void 0,
          paramsError: ee,
          context: {},
          abortController: t?._controller ?? new AbortController(),
          cause: C,
          loaderDeps: y ? S(y.loaderDeps, m) : m,
          invalid: !1,
          preload: !1,
          staticData: i.options.staticData || {},
          fullPath: i.fullPath,
        }
      }
      const ne = s === i.id
      w._notFound && !ne && (w.error = void 0), (w._notFound = ne), (c[n] = w)
    }
    for (let e = 0; e < c.length; e++) {
      const n = c[e]
      ;(n.params = n.cause === `stay` ? te(n.params, d) : d), t?._controller && (n.context = {})
    }
    return c
  }
  matchRoutesLightweight(e) {
    const t = v(this.stores.ids.get()),
      n = t ? this.stores.byRoute.get(t).get() : void 0,
      r = n?.id,
      i = this.lightweightCache.get(e)
    if (i && i[0] === r) return i[1]
    const [a, o] = this.getMatchedRoutes(e.pathname),
      s = v(a),
      c = { ...e.search }
    for (const e of a)
      try {
        Object.assign(c, zt(e.options.validateSearch, c))
      } catch {}
    let l = n && n.routeId === s.id && n.pathname === e.pathname,
      u
    if (l) u = n.params
    else {
      const e = o
      for (const t of a)
        try {
          Kt(t, e)
        } catch {}
      u = e
    }
    const d = [a, s.fullPath, c, u]
    return (this.lightweightCache.set(e, [r, d]), d)
  }
}
async function It(e, t, { replace: n, ignoreBlocker: r }) {
  if (!ce(t, e.protocolAllowlist)) {
    if (!r) {
      const t = e.history._getBlockers()
      for (const r of t)
        if (
          r?.blockerFn &&
          (await r.blockerFn({
            currentLocation: e.history.location,
            nextLocation: e.history.location,
            action: n ? `REPLACE` : `PUSH`,
          }))
        )
          return
    }
    e.history._ignoreNextBeforeUnload?.(t), n ? window.location.replace(t) : (window.location.href = t)
  }
}
var Lt = class extends Error {},
  Rt = class extends Error {}
function zt(e, t) {
  if (e == null) return {}
  if (`~standard` in e) {
    const n = e[`~standard`].validate(t)
    if (n instanceof Promise) throw new Lt(`Async validation not supported`)
    if (n.issues) throw new Lt(JSON.stringify(n.issues, void 0, 2), { cause: n })
    return n.value
  }
  return `parse` in e ? e.parse(t) : typeof e == `function` ? e(t) : {}
}
function Bt(e, t) {
  if (e === void 0 || e === !0) return t
  const n = Object.create(null)
  return e === !1 || e === null
    ? n
    : typeof e == `function`
      ? (Object.assign(n, t), Object.assign(n, e(n)))
      : Object.assign(n, t, e)
}
function Vt(e, t) {
  return typeof e == `function`
    ? !0
    : !t || e === !1 || e === null
      ? !1
      : e === void 0 || e === !0 || t.some(t => typeof t != `string` && !b.call(e, t[1]))
}
var Ht = Object.freeze({})
function Ut(e, t) {
  const n = []
  for (let r = 0; r < e.length; r++) {
    const i = e[r].options
    ;`search` in i
      ? i.search?.middlewares && n.push(...i.search.middlewares)
      : (i.preSearchFilters || i.postSearchFilters) &&
        n.push(({ search: e, next: t }) => {
          const n = t(i.preSearchFilters ? i.preSearchFilters.reduce((e, t) => t(e), e) : e)
          return i.postSearchFilters ? i.postSearchFilters.reduce((e, t) => t(e), n) : n
        })
    const a = i.validateSearch
    t &&
      a &&
      n.push(({ search: e, next: t, meta: n }) => {
        const r = t(e)
        try {
          const e = zt(a, r)
          if (n && e) for (const t in e) t in r || (n.defaulted ||= new Map()).set(t, e[t])
          return { ...r, ...e }
        } catch {}
        return r
      })
  }
  return n
}
function Wt(e, t, n) {
  const r = (t, i, a) => {
    if (t >= e.length) {
      if (!n.search) return {}
      if (n.search === !0) return i
      const e = y(n.search, i)
      return (a && (a.explicit = e), e)
    }
    return e[t]({
      search: i,
      next: (e, n) => {
        if (n) {
          const n = a || {}
          return { search: r(t + 1, e, n), meta: n }
        }
        return r(t + 1, e, a)
      },
      meta: a,
    })
  }
  return r(0, t)
}
function Gt(e, t) {
  if (e !== `root`) {
    let e
    for (let n = t.length - 1; n >= 0; n--) {
      const r = t[n]
      if (r.options.notFoundComponent) return r.id
      e ||= r.children && r.id
    }
    if (e) return e
  }
  return He
}
function Kt(e, t) {
  const n = e.options.params?.parse ?? e.options.parseParams
  n && Object.assign(t, n(t))
}
function qt(e, t) {
  return e.options[t]?.preload?.()
}
function Jt(e, t) {
  let n = qt(e, `component`),
    r = qt(e, `pendingComponent`)
  return (t && (r ? (r = r.then(t)) : t()), n && r ? Promise.all([n, r]).then(() => {}) : (n ?? r))
}
function Yt(e, t, n) {
  const r = () => (t === !1 ? void 0 : t ? qt(e, t) : Jt(e, n)),
    i = e._lazy
  if (i) return i === !0 ? r() : i.then(r)
  if (!e.lazyFn) return r()
  const a = e.lazyFn().then(
    t => {
      {
        const { id: n, ...r } = t.options
        Object.assign(e.options, r), (e._lazy = !0)
      }
    },
    t => {
      throw ((e._lazy = void 0), t)
    },
  )
  return ((e._lazy = a), a.then(r))
}
function Xt(e) {
  const t = e.findIndex(e => e.status !== `success` || e._notFound) + 1
  return t && t < e.length ? e.slice(0, t) : e
}
function Zt(e, t, n) {
  const r = e._tx
  return t && r?.[2] === n && !r[3].some(e => e.routeId === t)
}
var Qt = 0,
  $t = 1,
  k = 2,
  en = 3,
  tn = [4]
function nn(e) {
  return typeof e[0] == `number`
}
function rn(e, t) {
  return t.aborted
    ? Promise.race([Promise.reject(t), e])
    : new Promise((n, r) => {
        const i = () => r(t)
        t.addEventListener(`abort`, i, { once: !0 }),
          Promise.resolve(e)
            .then(n, r)
            .then(() => t.removeEventListener(`abort`, i))
      })
}
function an(e, t) {
  return e.routesById[t.routeId]
}
function on(e, t, n) {
  return We(e)
    ? [en, e]
    : E(e)
      ? ((e.routeId ||= n), [k, e])
      : t
        ? (typeof e?.then == `function` && (e = Error(`A Promise was thrown`, { cause: e })), [$t, e])
        : [Qt, e]
}
function sn(e, t) {
  let n = on(t, !0, e.id)
  if (n[0] !== $t) return n
  try {
    e.options.onError?.(n[1])
  } catch (t) {
    n = on(t, !0, e.id)
  }
  return n
}
function cn(e, t, n, r, i) {
  return i[0].signal.aborted ? tn : wn(e, t, n, sn(n, r), i)
}
async function ln(e, t, n, r, i, a) {
  const [o, s] = t,
    c = n[0].signal,
    l = !!n[3]
  for (let i = n[6] ?? 0; i < r; i++) {
    const r = s[i],
      u = an(e, r)
    r.abortController = n[0]
    const d = s[i - 1]?.context ?? e.options.context ?? {},
      f = {
        params: r.params,
        location: o,
        navigate: t => e.navigate({ ...t, _fromLocation: o }),
        buildLocation: e.buildLocation,
        cause: l ? `preload` : r.cause,
        abortController: n[0],
        preload: l,
        matches: s,
        routeId: u.id,
      }
    try {
      const e = (r._ctx ||= u.options.context
        ? u.options.context({ ...f, deps: r.loaderDeps, context: d }) || {}
        : void 0)
      r.context = { ...d, ...e }
    } catch (a) {
      return (dn(e, r), [i, cn(e, t, u, a, n)])
    }
    if (c.aborted) return [i, tn]
    const p = r.paramsError ?? r.searchError
    if (p !== void 0) return (dn(e, r), [i, cn(e, t, u, p, n)])
    const m = u.options.beforeLoad
    if (!m) continue
    const h = r.status
    i >= a && ((r.status = `pending`), n[7]?.())
    try {
      mn(e, r, `beforeLoad`, n[0])
      const a = m({ ...f, search: r.search, context: r.context, ...e.options.additionalContext }),
        o = await (typeof a?.then == `function` ? rn(a, c) : a)
      if (c.aborted) return [i, tn]
      const s = wn(e, t, u, on(o, !1, u.id), n)
      if (s[0] !== Qt) return (dn(e, r), [i, s])
      r.context = { ...r.context, ...o }
    } catch (a) {
      return (dn(e, r), [i, cn(e, t, u, a, n)])
    } finally {
      ;(r.status = h), mn(e, r, !1, n[0])
    }
  }
  i()
}
function un(e, t, n) {
  if (!(!n || --n[2])) {
    if (e._flights?.get(t.id) === n) {
      const n = e._tx
      if (
        n &&
        !n[0].signal.aborted &&
        !n[3].includes(t) &&
        n[3].some(e => e.id === t.id) &&
        n[3].some(e => e.isFetching === `beforeLoad`)
      )
        return
      e._flights.delete(t.id)
    }
    return n[1]
  }
}
function dn(e, t) {
  const n = t._flight
  ;(t._flight = void 0), un(e, t, n)?.abort()
}
function fn(e, t, n, r) {
  const i = []
  for (const a of t)
    if (!n?.includes(a)) {
      const t = a._flight
      if (((a._flight = void 0), r && t?.[2] === 1 && e._flights?.get(a.id) === t && n?.some(e => e.id === a.id)))
        t[2] = 0
      else {
        const n = un(e, a, t)
        n && i.push(n)
      }
    }
  for (const e of i) e.abort()
}
function pn(e) {
  for (const t of e) {
    const e = t._flight
    e && e[2]++
  }
}
function mn(e, t, n, r) {
  if (((t.isFetching = n), r && e._tx?.[0] !== r)) return
  const i = e.stores.byRoute.get(t.routeId),
    a = i?.get()
  a?.id === t.id && i.set({ ...a, isFetching: n })
}
function hn(e, t, n, r, i, a, o) {
  const s = t[0]
  return {
    params: n.params,
    location: s,
    navigate: t => e.navigate({ ...t, _fromLocation: s }),
    cause: o ? `preload` : n.cause,
    abortController: i,
    preload: o,
    deps: n.loaderDeps,
    parentMatchPromise: a,
    context: n.context,
    route: r,
    ...e.options.additionalContext,
  }
}
async function gn(e, t, n, r, i, a, o) {
  const s = o[0],
    c = s.signal
  if (c.aborted) return tn
  if (!i) return [Qt, void 0]
  let l = n._flight
  mn(e, n, `loader`, s)
  try {
    if (!l) {
      const s = new AbortController()
      ;(l = [
        Promise.resolve()
          .then(() => i(hn(e, t, n, r, s, a, !!o[3])))
          .then(
            e => on(e, !1, r.id),
            e => on(e, !0, r.id),
          )
          .then(
            t => (
              t[0] !== Qt && e._flights?.get(n.id) === l && (e._flights.delete(n.id), l[2] || s.abort()),
              t[0] === $t && l[2] ? sn(r, t[1]) : t
            ),
          ),
        s,
        1,
      ]),
        (e._flights ??= new Map()).set(n.id, l)
    }
    return ((n._flight = l), (n.abortController = l[1]), wn(e, t, r, await rn(l[0], c), o))
  } catch (t) {
    if (t !== c || !c.aborted) throw t
    return (dn(e, n), tn)
  } finally {
    mn(e, n, !1, s)
  }
}
function _n(e, t, n) {
  t[0] !== en &&
    ((e.status = `success`),
    (e.error = void 0),
    t[0] === Qt
      ? ((e.loaderData = t[1]), (e.invalid = !1), (e.updatedAt = Date.now()), (e.preload = n))
      : (e.invalid = !0))
}
function vn(e, t, n) {
  const r = e._cache.get(t.id)
  if (r !== n || e._committed.some(e => e.id === t.id && e._flight === t._flight)) return
  const i = { ...t, _notFound: void 0, context: {} }
  i._flight && i._flight[2]++, e._cache.set(t.id, i), r && dn(e, r)
}
function yn(e, t) {
  return t[0] === $t || t[0] === k
    ? { ...e, status: t[0] === $t ? `error` : `notFound`, error: t[1], _flight: void 0 }
    : e
}
function bn(e, t, n, r, i, a, o) {
  let s = t[1][n],
    c = an(e, s),
    l = !!a[3],
    u = e._cache.get(s.id),
    d,
    f = !1,
    p
  try {
    if (
      (s.status === `success` &&
        ((d = c.options.shouldReload),
        typeof d == `function` && (d = d(hn(e, t, s, c, a[0], i, l))),
        a[0].signal.aborted && (p = tn)),
      !p)
    ) {
      if (s.status !== `success`) f = !0
      else {
        const t =
          l || s.preload
            ? (c.options.preloadStaleTime ?? e.options.defaultPreloadStaleTime ?? 3e4)
            : (c.options.staleTime ?? e.options.defaultStaleTime ?? 0)
        f = !!(
          s.invalid ||
          d ||
          (d === void 0 &&
            Date.now() - s.updatedAt >= t &&
            (a[5] || s.cause === `enter` || a[2].some(e => e.routeId === s.routeId && e.id !== s.id)))
        )
      }
    }
  } catch (n) {
    ;(s.invalid = !0), dn(e, s), (p = cn(e, t, c, n, a))
  }
  let m = c.options.loader,
    h = typeof m == `function`,
    g = h ? m : m?.handler,
    _ = !l || c.options.preload !== !1,
    v = _ && m ? e._flights?.get(s.id) : void 0
  v === s._flight || p ? (v = void 0) : v && !f && !l && d === void 0 ? (f = !0) : f || (v = void 0)
  const y = !(
      !m ||
      !f ||
      s.status !== `success` ||
      l ||
      a[4] ||
      ((h ? void 0 : m.staleReloadMode) ?? e.options.defaultStaleReloadMode) === `blocking`
    ),
    b = f && _,
    ee = b && !y && (s.status !== `success` || !!m),
    x = n >= o ? a[7] : void 0,
    te = c.lazyFn && c._lazy !== !0 ? x : void 0
  if ((b && !m && ((s.invalid = !1), (s.updatedAt = Date.now())), v && v[2]++, ee)) {
    const t = s._flight
    ;(s._flight = v), un(e, s, t)?.abort(), n >= o && (s.status = `pending`), x?.()
  }
  b || (s.isFetching = !1)
  const S =
      !p && ee
        ? gn(e, t, s, c, g, i, a).then(
            t => (
              _n(s, t, l),
              t[0] === Qt && (m && !a[0].signal.aborted && vn(e, s, u), n >= o && (s.status = `pending`)),
              t
            ),
          )
        : Promise.resolve(p ?? [Qt, s.loaderData]),
    C = (async () => {
      try {
        const e = Yt(c, void 0, te)
        e && (await rn(e, a[0].signal))
      } catch (r) {
        if (!t[1].some((e, t) => t <= n && (e.status === `error` || e.status === `notFound` || e._notFound)))
          return [n, cn(e, t, c, r, a)]
      }
      const r = await S
      ee && r[0] === Qt && s.status === `pending` && !a[0].signal.aborted && ((s.status = `success`), x?.())
    })()
  if ((r.push([n, S, C]), !y)) return S.then(e => yn(s, e))
  const w = { ...s, status: `pending`, preload: !1, _flight: v }
  ;(s.invalid = !1), (s.isFetching = `loader`)
  const ne = gn(e, t, w, c, g, i, a).then(e => ((s.isFetching = !1), _n(w, e, !1), e))
  return ((t[2] ??= []).push([n, ne, C, w]), ne.then(e => yn(w, e)))
}
async function xn(e, t, n, r, i = 0) {
  let a = n?.[1][1],
    o = a?.routeId ? t.findIndex(e => e.routeId === a.routeId) : (n?.[0] ?? t.length - 1)
  o < 0 && (o = 0)
  for (let n = o; n >= 0; n--) {
    const i = an(e, t[n])
    try {
      const e = Yt(i, !1)
      e && (await rn(e, r))
    } catch (e) {
      if (e === r && r.aborted) throw e
    }
    if (i.options.notFoundComponent) return n
  }
  return a?.routeId ? o : i
}
function Sn(e, t) {
  t[2] &&=
    (fn(
      e,
      t[2].map(e => e[3]),
    ),
    void 0)
}
async function Cn(e, t, n, r) {
  let i
  try {
    await Promise.all(
      e.map(e =>
        e[1].then(async t => {
          const a = e[0]
          if (!(r && a >= (await r))) {
            if (t[0] >= en) throw [a, t]
            !i &&
              t[0] !== Qt &&
              ((i = [a, t]),
              await Promise.all(
                (n ?? []).map(e => {
                  if (!(e[0] <= a))
                    return e[1].then(t => {
                      if (t[0] === en) throw [e[0], t]
                    })
                }),
              ))
          }
        }),
      ),
    )
  } catch (e) {
    return e
  }
  return t ?? i
}
function wn(e, t, n, r, i, a) {
  for (; r[0] === en; ) {
    const o = r[1],
      s = o.options
    try {
      if (
        ((s.href || o.headers.has(`Location`)) && (e.resolveRedirect(o), s.reloadDocument)) ||
        (s.reloadDocument ? i[3] : i[1] >= 20)
      )
        return r
      const n = e.buildLocation({ ...s, _fromLocation: t[0], _includeValidateSearch: !0 }),
        a = n.maskedLocation ?? n
      if (a.external) {
        const t = o.clone()
        return (
          (t.options = { ...s }),
          t.headers.set(`Location`, a.publicHref),
          e.resolveRedirect(t),
          i[3] ? [en, t] : [en, t, a]
        )
      }
      return [en, o, n]
    } catch (e) {
      ;(r = a ? [$t, e] : sn(n, e)), (a = !0)
    }
  }
  return r
}
async function Tn(e, t, n, r, i, a) {
  let o = t[1],
    s = await i,
    c = !1,
    l = o.findIndex(e => e._notFound),
    u = t => (t[1][0] === k ? xn(e, o, t, r.signal) : t[0]),
    d = l < 0 ? o.length : l
  if ((s?.[1][0] ?? 0) >= en) d = 0
  else if (s) {
    d = s[2] ??= await u(s)
    for (const e of n) {
      if (e[0] >= d) break
      const t = await e[1]
      if (t[0] !== Qt && t[0] < en && !(`loaderData` in o[e[0]])) {
        ;(s = [e[0], t]), (d = s[2] = await u(s))
        break
      }
    }
  }
  for (const e of n) {
    if (e[0] >= d) break
    const t = await e[2]
    if (t) {
      s = t
      break
    }
  }
  if ((s?.[1][0] ?? 0) >= en) {
    const n = s[1]
    if (n[0] !== en || n[1].options.reloadDocument || n[2]) return (Sn(e, t), n)
    ;(c = !0), (s = [0, [$t, Error(`Too many redirects`)]])
  }
  const f = s ? (s[2] ?? (await u(s))) : l
  if (f >= 0) {
    const i = s?.[1],
      l = i?.[0],
      u = o[f],
      d = i?.[1],
      p = () => {
        i &&
          ((u._notFound = void 0),
          l === $t
            ? (u.status = `error`)
            : ((d.routeId = u.routeId),
              u.routeId === e.routeTree.id ? ((u.status = `success`), (u._notFound = !0)) : (u.status = `notFound`)),
          (u.error = d),
          (u.isFetching = !1))
      }
    p(), i || a?.()
    const m = an(e, u)
    try {
      await rn(
        i
          ? Promise.resolve().then(() => Yt(m, l === $t ? `errorComponent` : `notFoundComponent`))
          : Promise.all([Yt(m), Yt(m, `notFoundComponent`)]),
        r.signal,
      )
    } catch (n) {
      if (n === r.signal && r.signal.aborted) return (Sn(e, t), tn)
    }
    i
      ? c &&
        (r.abort(),
        await Promise.all([...n.map(e => e[1]), ...n.map(e => e[2]), ...(t[2] ?? []).map(e => e[1])]),
        Sn(e, t),
        fn(e, o),
        p())
      : (u.status = `success`)
  }
  return t
}
async function En(e, t, n, r = 0, i = t[1].length) {
  const a = t[1]
  for (let t = r; t < i; t++) {
    const r = a[t],
      i = an(e, r).options
    if (i.head || i.scripts)
      try {
        const t = { ssr: e.options.ssr, matches: a, match: r, params: r.params, loaderData: r.loaderData },
          [o, s] = await rn(Promise.all([i.head?.(t), i.scripts?.(t)]), n)
        ;(r.meta = o?.meta), (r.links = o?.links), (r.headScripts = o?.scripts), (r.styles = o?.styles), (r.scripts = s)
      } catch (e) {
        if (e === n && n.aborted) break
        console.error(e)
      }
    if (r.status !== `success` || r._notFound) break
  }
  return t
}
async function Dn(e, t, n, r) {
  let i = [t, n],
    a = r[0].signal,
    o
  try {
    let t = e.stores.matches.get(),
      s = n.findIndex(e => e._notFound)
    if (e.options.notFoundMode !== `root` && s >= 0) {
      const t = await xn(e, n, void 0, a, s)
      ;(n[s]._notFound = void 0), (n[t]._notFound = !0), (s = t)
    }
    let c = s < 0 ? n.length : s + 1,
      l = 0
    for (; l < c && l !== s; ) {
      const e = n[l],
        i = r[2][l],
        a = t[l]
      if (
        i?.id !== e.id ||
        i.status !== `success` ||
        e.preload ||
        a?.id !== e.id ||
        a.status !== `success` ||
        (l++, i._notFound || a._notFound)
      )
        break
    }
    let u = [],
      d = r[6] ?? 0,
      f = d ? Promise.resolve(n[d - 1]) : void 0,
      p = () => {
        for (let t = d; t < c && !a.aborted; t++) f = bn(e, i, t, u, f, r, l)
      },
      m = await ln(e, i, r, c, p, l)
    if (m) {
      if (((r[4] = !0), (c = m[0]), m[1][0] === k)) {
        const t = await xn(e, n, m, a)
        ;(m[2] = t), (c = Math.min(c, t + 1))
      } else m[1][0] >= en && (c = 0)
      p()
    }
    if (!a.aborted && !r[3]) {
      const t = []
      for (const [n, r] of e._flights ?? []) r[2] || (e._flights.delete(n), t.push(r[1]))
      for (const e of t) e.abort()
    }
    const h = Tn(e, i, u, r[0], Cn(u, m, i[2]), r[7])
    i[2]?.length &&
      (i[3] = Cn(
        i[2],
        void 0,
        void 0,
        h.then(
          e => (nn(e) ? 0 : Xt(n).length),
          () => 0,
        ),
      )),
      (o = await h)
  } catch (t) {
    if ((Sn(e, i), t === a && a.aborted)) return tn
    throw t
  }
  return nn(o) ? o : En(e, o, a, r[6] === n.length ? r[6] : 0)
}
function On(e, t) {
  if (e._tx !== t) return
  let n = t[3],
    r = e.stores.matches.get(),
    i = e._pending
  for (let a = 0; a < n.length; a++) {
    const o = n[a],
      s = o.status === `success` && !o._notFound,
      c = r[a]?.id === o.id && r[a]?.status === `pending`
    if (s && !c) continue
    const l = an(e, o),
      u = s || o.invalid ? 0 : (l.options.pendingMs ?? e.options.defaultPendingMs),
      d = l.options.pendingComponent ?? e.options.defaultPendingComponent
    if (!d || typeof u != `number` || u === 1 / 0) {
      i && ((i[0] = t), (i[2] = 0), (i[4] = !0))
      return
    }
    let f = l.options.pendingMinMs ?? e.options.defaultPendingMinMs ?? 0,
      p = !1
    if (
      (i?.[1] === o.id ? ((p = i[0] !== t), (i[0] = t)) : (clearTimeout(i?.[3]), (e._pending = i = void 0)),
      i || (e._pending = i = [t, o.id, c ? Date.now() + f : t[4] + u, void 0, c || void 0, d]),
      i[4] && !p && i[5] === d)
    )
      return
    if (((i[5] = d), !i[4])) {
      clearTimeout(i[3])
      const n = i[2] - Date.now()
      if (n > 0) {
        i[3] = setTimeout(() => On(e, t), n)
        return
      }
      i[2] = 0
    }
    const m = n.map(e => ({ ...e, _flight: void 0 }))
    m[a].status = `pending`
    const h = (i[4] = e
      .startTransition(() => e.stores.setMatches(m), m)
      .then(t => (t && e._pending === i && i[4] === h && !i[2] && (i[2] = Date.now() + f), t)))
    return
  }
}
function kn(e, t) {
  const n = e._pending
  ;(e._tx !== t && e._tx?.[3].some(e => e.id === n?.[1])) || (clearTimeout(n?.[3]), (e._pending = void 0))
}
async function An(e, t) {
  const n = e._pending
  if (!n) return
  clearTimeout(n[3])
  const r = n[2] - Date.now()
  if (!n[4] || r <= 0 || !Xt(t[3]).some(e => e.id === n[1])) return
  let i
  try {
    await rn(
      new Promise(e => {
        i = setTimeout(e, r)
      }),
      t[0].signal,
    )
  } catch {}
  clearTimeout(i)
}
function jn(e, t) {
  ;(e._committed = t), e.stores.setMatches(t)
}
function Mn(e, t, n, r) {
  const i = e._committed,
    a = e._lifecycleEnd,
    o = e._cache
  for (const e of n) (e.preload = !1), r && (e._assetEnd = void 0)
  const s = Xt(n).length,
    c = new Map()
  {
    const t = Date.now(),
      r = new Set()
    for (let e = 0; e < n.length; e++) {
      const t = n[e]
      ;(e < s || t.status === `success`) && r.add(t.id)
    }
    for (const n of [...i, ...o.values()]) {
      if (n.status !== `success` || r.has(n.id)) continue
      const i = an(e, n)
      !i.options.loader ||
        t - n.updatedAt >=
          (n.preload
            ? (i.options.preloadGcTime ?? e.options.defaultPreloadGcTime ?? 3e5)
            : (i.options.gcTime ?? e.options.defaultGcTime ?? 3e5)) ||
        c.set(n.id, o.get(n.id) === n ? n : { ...n, _flight: void 0, isFetching: !1, context: {} })
    }
  }
  ;(t[3] = []), (e._cache = c)
  const l = (e._lifecycleEnd = Nt(n))
  jn(e, n),
    fn(
      e,
      [...o.values(), ...i].filter(e => e._flight && c.get(e.id) !== e),
      n,
    ),
    Pt(e, i, n, a, l, t)
}
async function Nn(e, t) {
  let n = e._tx
  for (; n && n !== t; ) (t = n), await n[5], (n = e._tx)
}
function Pn(e, t, n) {
  const r = n[1].options,
    i = n[2]
  if (!i) return e.navigate({ ...r, replace: !0, ignoreBlocker: !0 })
  if (r.reloadDocument)
    return e.navigate({ href: (i.maskedLocation ?? i).publicHref, reloadDocument: !0, replace: !0, ignoreBlocker: !0 })
  ;(i._redirects = t[1] + 1), (e._pendingLocation = i)
  const a = e.commitLocation({
    ...i,
    viewTransition: r.viewTransition,
    replace: !0,
    resetScroll: r.resetScroll,
    hashScrollIntoView: r.hashScrollIntoView,
    ignoreBlocker: !0,
  })
  return (
    queueMicrotask(() => {
      e._pendingLocation === i && (e._pendingLocation = void 0)
    }),
    a
  )
}
async function Fn(e, t, n, r, i) {
  const a = n.map(e => ({ ...e }))
  pn(a)
  for (const t of r) dn(e, a[t[0]]), (a[t[0]] = t[3])
  let o = [t[2], a],
    s
  try {
    s = await Tn(e, o, r, t[0], i)
  } catch (t) {
    throw (fn(e, a), t)
  }
  if (nn(s)) fn(e, a), s[0] === en && e._tx === t && e._committed === n && (await Pn(e, t, s))
  else if ((await En(e, s, t[0].signal), e._tx !== t || e._committed !== n)) fn(e, a)
  else {
    for (const t of a) {
      const n = e._cache.get(t.id)
      n?._flight && n._flight === t._flight && (e._cache.delete(t.id), dn(e, n))
    }
    jn(e, a), fn(e, n, a)
  }
}
async function In(e, t, n, r, i, a) {
  const o = await Dn(e, t[2], t[3], [t[0], t[1], e._committed, void 0, i, n, a, r])
  if (nn(o)) {
    const n = o[0] === en && e._tx === t
    if (((!n || o[1].options.reloadDocument) && kn(e, t), fn(e, t[3]), (t[3] = []), !n)) return
    if (e._tx !== t) {
      kn(e, t)
      return
    }
    await Pn(e, t, o)
    return
  }
  const s = o[1]
  if ((e._tx === t && (await An(e, t)), e._tx !== t)) {
    kn(e, t), fn(e, s), Sn(e, o)
    return
  }
  const c = t[2],
    l = jt(c, e.stores.resolvedLocation.get()),
    u = o[2]
  await e.startViewTransition(async () => {
    if ((e._tx === t && (await An(e, t)), e._tx !== t)) {
      kn(e, t), fn(e, s), Sn(e, o)
      return
    }
    const n = await e.startTransition(() => {
      kn(e, t),
        Mn(e, t, s, a),
        e._tx === t && (e.emit({ type: `onLoad`, ...l }), e._tx === t && e.emit({ type: `onBeforeRouteMount`, ...l }))
    }, s)
    e._tx === t
      ? (u?.length && Fn(e, t, s, u, o[3]).catch(console.error),
        e.batch(() => {
          e.stores.resolvedLocation.set(c),
            e.stores.status.set(`idle`),
            e._tx === t && e.emit({ type: `onResolved`, ...l }),
            n && e._tx === t && e.emit({ type: `onRendered`, ...l })
        }),
        e._tx === t && (e._commitPromise?.resolve(), (e._commitPromise = void 0)))
      : Sn(e, o)
  })
}
async function Ln(e, t) {
  const n = e._tx,
    r = e.stores.resolvedLocation.get(),
    i = r ?? e.stores.location.get(),
    a = e.latestLocation,
    o = e._pendingLocation,
    s = o?.href === a.href ? (o._redirects ?? 0) : 0,
    c = e._handoff,
    l = c?.[0](),
    u = new AbortController(),
    d = e._preflight
  if (((e._preflight = u), l || c?.[1](), d?.abort(), !u.signal.aborted)) {
    const t = jt(a, r)
    e.emit({ type: `onBeforeNavigate`, ...t }), u.signal.aborted || e.emit({ type: `onBeforeLoad`, ...t })
  }
  if (u.signal.aborted) {
    await Nn(e, n)
    return
  }
  let f = i.href === a.href,
    p = u,
    m = e.matchRoutes(a, { _controller: u })
  pn(m)
  const h = l ? c[1](m) : void 0
  if ((h ? (p = l) : l?.abort(), u.signal.aborted)) {
    fn(e, m), await Nn(e, n)
    return
  }
  e._preflight = void 0
  let g,
    _ = () => In(e, y, f, () => On(e, y), t?.sync, h),
    v = t?.sync ? new Promise(e => (g = e)) : Promise.resolve().then(_),
    y = [p, s, a, m, Date.now(), v.then(() => Nn(e, y))]
  if (((e._tx = y), n)) {
    for (const t of e.stores.matches.get()) {
      if (e._tx !== y) break
      t.isFetching && mn(e, t, !1)
    }
    n[0].abort(), fn(e, n[3], y[3], !0)
  }
  e._tx === y
    ? (e.batch(() => {
        e.stores.status.set(`pending`), e.stores.location.set(a)
      }),
      (h || (!e._committed.length && m[0]?.status !== `success` && !m.some(e => e._notFound))) && On(e, y),
      g?.(_()),
      await y[5])
    : (fn(e, y[3]), (y[3] = []), g?.(), await Nn(e, y))
}
async function Rn(e, t) {
  let n = e.buildLocation(t)
  for (let t = 0; ; t++) {
    let r = e._committed,
      i = new AbortController(),
      a,
      o,
      s
    try {
      try {
        ;(a = e.matchRoutes(n, { _controller: i })),
          pn(a),
          (o = (e._preloads ??= new Map()).set(i, a)),
          (s = await Dn(e, n, a, [i, t, r, !0]))
      } finally {
        o && ((o = o.delete(i)), fn(e, a)), i.abort()
      }
      if (!nn(s)) return s[1]
      if (!o || s.length < 3) return
      n = s[2]
    } catch (e) {
      E(e) || console.error(e)
      return
    }
  }
}
var zn = `Error preloading route! ☝️`,
  Bn = class {
    get to() {
      return this._to
    }
    get id() {
      return this._id
    }
    get path() {
      return this._path
    }
    get fullPath() {
      return this._fullPath
    }
    constructor(e) {
      if (
        ((this.init = e => {
          ;(this.originalIndex = e), (this._branch = void 0)
          const t = this.options,
            n = !t?.path && !t?.id
          ;(this.parentRoute = this.options.getParentRoute?.()), n ? (this._path = He) : this.parentRoute || fe()
          let r = n ? He : t?.path
          r && r !== `/` && (r = me(r))
          const i = t?.id || r,
            a = n ? He : pe((this.parentRoute.id === `__root__` ? `` : this.parentRoute.id) + `/` + (i ?? ``))
          r === `__root__` && (r = `/`)
          const o =
            a === `__root__` ? `/` : r === void 0 ? this.parentRoute.fullPath : pe(this.parentRoute.fullPath + `/` + r)
          ;(this._path = r), (this._id = a), (this._fullPath = o), (this._to = he(o))
        }),
        (this.addChildren = e => this._addFileChildren(e)),
        (this._addFileChildren = e => (
          Array.isArray(e) && (this.children = e), typeof e == `object` && e && (this.children = Object.values(e)), this
        )),
        (this._addFileTypes = () => this),
        (this.updateLoader = e => (Object.assign(this.options, e), this)),
        (this.update = e => (Object.assign(this.options, e), this)),
        (this.lazy = e => ((this.lazyFn = e), this)),
        (this.redirect = e => Ue({ from: this.fullPath, ...e })),
        (this.options = e || {}),
        (this.isRoot = !e?.getParentRoute),
        e?.id && e?.path)
      )
        throw Error(`Route cannot have both an 'id' and a 'path' option.`)
    }
  },
  Vn = class extends Bn {
    constructor(e) {
      super(e)
    }
  },
  A = r(),
  Hn = class extends h.Component {
    constructor(...e) {
      super(...e),
        (this.state = { error: 0 }),
        (this.reset = () => {
          this.setState({ error: 0 })
        })
    }
    static getDerivedStateFromProps(e, t) {
      const n = e.getResetKey()
      return t.error && t.resetKey !== n ? { resetKey: n, error: 0 } : { resetKey: n }
    }
    static getDerivedStateFromError(e) {
      return { error: [e] }
    }
    componentDidCatch(e, t) {
      this.props.onCatch?.(e, t)
    }
    render() {
      const e = this.state.error
      return e
        ? h.createElement(this.props.errorComponent ?? Un, { error: e[0], reset: this.reset })
        : this.props.children
    }
  }
function Un({ error: e }) {
  const [t, n] = h.useState(!1)
  return (0, A.jsxs)(`div`, {
    style: { padding: `.5rem`, maxWidth: `100%` },
    children: [
      (0, A.jsxs)(`div`, {
        style: { display: `flex`, alignItems: `center`, gap: `.5rem` },
        children: [
          (0, A.jsx)(`strong`, { style: { fontSize: `1rem` }, children: `Something went wrong!` }),
          (0, A.jsx)(`button`, {
            style: {
              appearance: `none`,
              fontSize: `.6em`,
              border: `1px solid currentColor`,
              padding: `.1rem .2rem`,
              fontWeight: `bold`,
              borderRadius: `.25rem`,
            },
            onClick: () => n(e => !e),
            children: t ? `Hide Error` : `Show Error`,
          }),
        ],
      }),
      (0, A.jsx)(`div`, { style: { height: `.25rem` } }),
      t
        ? (0, A.jsx)(`div`, {
            children: (0, A.jsx)(`pre`, {
              style: {
                fontSize: `.7em`,
                border: `1px solid red`,
                borderRadius: `.25rem`,
                padding: `.3rem`,
                color: `red`,
                overflow: `auto`,
              },
              children: e?.message ? (0, A.jsx)(`code`, { children: e.message }) : null,
            }),
          })
        : null,
    ],
  })
}
var Wn = () => !0,
  Gn = () => !1
function Kn({ children: e, fallback: t = null }) {
  return (0, A.jsx)(h.Fragment, { children: qn() ? e : t })
}
function qn(e = !0) {
  return h.useSyncExternalStore(Jn, Wn, e ? Gn : Wn)
}
function Jn() {
  return () => {}
}
var Yn = h.createContext(null)
function Xn(e) {
  return h.useContext(Yn)
}
function Zn(e, t) {
  let n = e.stores.location,
    r = new Set(),
    i,
    a,
    o = n => {
      Zt(e, t, n) || ((i = n), r.forEach(e => e()))
    }
  return [
    () => i ?? n.get(),
    e => (
      r.size || ((i = n.get()), (a = n.subscribe(o).unsubscribe)),
      r.add(e),
      () => {
        r.delete(e), r.size || (a(), (i = void 0))
      }
    ),
  ]
}
var Qn = h.createContext(void 0),
  $n = h.createContext(void 0)
function er({ update: e, notify: t, unwatched: n }) {
  return { link: r, unlink: i, propagate: a, checkDirty: o, shallowPropagate: s }
  function r(e, t, n) {
    const r = t.depsTail
    if (r !== void 0 && r.dep === e) return
    const i = r === void 0 ? t.deps : r.nextDep
    if (i !== void 0 && i.dep === e) {
      ;(i.version = n), (t.depsTail = i)
      return
    }
    const a = e.subsTail
    if (a !== void 0 && a.version === n && a.sub === t) return
    const o =
      (t.depsTail =
      e.subsTail =
        { version: n, dep: e, sub: t, prevDep: r, nextDep: i, prevSub: a, nextSub: void 0 })
    i !== void 0 && (i.prevDep = o),
      r === void 0 ? (t.deps = o) : (r.nextDep = o),
      a === void 0 ? (e.subs = o) : (a.nextSub = o)
  }
  function i(e, t = e.sub) {
    const r = e.dep,
      i = e.prevDep,
      a = e.nextDep,
      o = e.nextSub,
      s = e.prevSub
    return (
      a === void 0 ? (t.depsTail = i) : (a.prevDep = i),
      i === void 0 ? (t.deps = a) : (i.nextDep = a),
      o === void 0 ? (r.subsTail = s) : (o.prevSub = s),
      s === void 0 ? (r.subs = o) === void 0 && n(r) : (s.nextSub = o),
      a
    )
  }
  function a(e) {
    let n = e.nextSub,
      r
    top: do {
      let i = e.sub,
        a = i.flags
      if (
        (a & 60
          ? a & 12
            ? a & 4
              ? !(a & 48) && c(e, i)
                ? ((i.flags = a | 40), (a &= 1))
                : (a = 0)
              : (i.flags = (a & -9) | 32)
            : (a = 0)
          : (i.flags = a | 32),
        a & 2 && t(i),
        a & 1)
      ) {
        const t = i.subs
        if (t !== void 0) {
          const i = (e = t).nextSub
          i !== void 0 && ((r = { value: n, prev: r }), (n = i))
          continue
        }
      }
      if ((e = n) !== void 0) n = e.nextSub
      else {
        for (; r !== void 0; )
          if (((e = r.value), (r = r.prev), e !== void 0)) {
            n = e.nextSub
            continue top
          }
        break
      }
    } while (1)
  }
  function o(t, n) {
    let r,
      i = 0,
      a = !1
    top: do {
      const o = t.dep,
        c = o.flags
      if (n.flags & 16) a = !0
      else if ((c & 17) == 17) {
        if (e(o)) {
          const e = o.subs
          e.nextSub !== void 0 && s(e), (a = !0)
        }
      } else if ((c & 33) == 33) {
        ;(t.nextSub !== void 0 || t.prevSub !== void 0) && (r = { value: t, prev: r }), (t = o.deps), (n = o), ++i
        continue
      }
      if (!a) {
        const e = t.nextDep
        if (e !== void 0) {
          t = e
          continue
        }
      }
      for (; i--; ) {
        const i = n.subs,
          o = i.nextSub !== void 0
        if ((o ? ((t = r.value), (r = r.prev)) : (t = i), a)) {
          if (e(n)) {
            o && s(i), (n = t.sub)
            continue
          }
          a = !1
        } else n.flags &= -33
        n = t.sub
        const c = t.nextDep
        if (c !== void 0) {
          t = c
          continue top
        }
      }
      return a
    } while (1)
  }
  function s(e) {
    do {
      const n = e.sub,
        r = n.flags
      ;(r & 48) == 32 && ((n.flags = r | 16), (r & 6) == 2 && t(n))
    } while ((e = e.nextSub) !== void 0)
  }
  function c(e, t) {
    let n = t.depsTail
    for (; n !== void 0; ) {
      if (n === e) return !0
      n = n.prevDep
    }
    return !1
  }
}
function tr(e, t, n) {
  const r = typeof e == `object`,
    i = r ? e : void 0
  return { next: (r ? e.next : e)?.bind(i), error: (r ? e.error : t)?.bind(i), complete: (r ? e.complete : n)?.bind(i) }
}
var nr = [],
  rr = 0,
  {
    link: ir,
    unlink: ar,
    propagate: or,
    checkDirty: sr,
    shallowPropagate: cr,
  } = er({
    update(e) {
      return e._update()
    },
    notify(e) {
      ;(nr[ur++] = e), (e.flags &= -3)
    },
    unwatched(e) {
      e.depsTail !== void 0 && ((e.depsTail = void 0), (e.flags = 17), mr(e))
    },
  }),
  lr = 0,
  ur = 0,
  dr,
  fr = 0
function pr(e) {
  try {
    ++fr, e()
  } finally {
    --fr || hr()
  }
}
function mr(e) {
  let t = e.depsTail,
    n = t === void 0 ? e.deps : t.nextDep
  for (; n !== void 0; ) n = ar(n, e)
}
function hr() {
  if (!(fr > 0)) {
    for (; lr < ur; ) {
      const e = nr[lr]
      ;(nr[lr++] = void 0), e.notify()
    }
    ;(lr = 0), (ur = 0)
  }
}
function gr(e, t) {
  const n = typeof e == `function`,
    r = e,
    i = {
      _snapshot: n ? void 0 : e,
      subs: void 0,
      subsTail: void 0,
      deps: void 0,
      depsTail: void 0,
      flags: +!n,
      get() {
        return (dr !== void 0 && ir(i, dr, rr), i._snapshot)
      },
      subscribe(e) {
        const t = tr(e),
          n = { current: !1 },
          r = _r(() => {
            i.get(), n.current ? ((dr = void 0), t.next?.(i._snapshot)) : (n.current = !0)
          })
        return {
          unsubscribe: () => {
            r.stop()
          },
        }
      },
      _update(e) {
        const a = dr,
          o = t?.compare ?? Object.is
        if (n) (dr = i), ++rr, (i.depsTail = void 0)
        else if (e === void 0) return !1
        n && (i.flags = 5)
        try {
          const t = i._snapshot,
            a = typeof e == `function` ? e(t) : e === void 0 && n ? r(t) : e
          return t === void 0 || !o(t, a) ? ((i._snapshot = a), !0) : !1
        } finally {
          ;(dr = a), n && (i.flags &= -5), mr(i)
        }
      },
    }
  return (
    n
      ? ((i.flags = 17),
        (i.get = () => {
          const e = i.flags
          if (e & 16 || (e & 32 && sr(i.deps, i))) {
            if (i._update()) {
              const e = i.subs
              e !== void 0 && cr(e)
            }
          } else e & 32 && (i.flags = e & -33)
          return (dr !== void 0 && ir(i, dr, rr), i._snapshot)
        }))
      : (i.set = e => {
          if (i._update(e)) {
            const e = i.subs
            e !== void 0 && (or(e), cr(e), hr())
          }
        }),
    i
  )
}
function _r(e) {
  const t = () => {
      const t = dr
      ;(dr = n), ++rr, (n.depsTail = void 0), (n.flags = 6)
      try {
        return e()
      } finally {
        ;(dr = t), (n.flags &= -5), mr(n)
      }
    },
    n = {
      deps: void 0,
      depsTail: void 0,
      subs: void 0,
      subsTail: void 0,
      flags: 6,
      notify() {
        const e = this.flags
        e & 16 || (e & 32 && sr(this.deps, this)) ? t() : (this.flags = 2)
      },
      stop() {
        ;(this.flags = 0), (this.depsTail = void 0), mr(this)
      },
    }
  return (t(), n)
}
var vr = i(e => {
    var t = n()
    function r(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t)
    }
    var i = typeof Object.is == `function` ? Object.is : r,
      a = t.useState,
      o = t.useEffect,
      s = t.useLayoutEffect,
      c = t.useDebugValue
    function l(e, t) {
      var n = t(),
        r = a({ inst: { value: n, getSnapshot: t } }),
        i = r[0].inst,
        l = r[1]
      return (
        s(() => {
          ;(i.value = n), (i.getSnapshot = t), u(i) && l({ inst: i })
        }, [e, n, t]),
        o(
          () => (
            u(i) && l({ inst: i }),
            e(() => {
              u(i) && l({ inst: i })
            })
          ),
          [e],
        ),
        c(n),
        n
      )
    }
    function u(e) {
      var t = e.getSnapshot
      e = e.value
      try {
        var n = t()
        return !i(e, n)
      } catch {
        return !0
      }
    }
    function d(e, t) {
      return t()
    }
    var f = typeof window > `u` || window.document === void 0 || window.document.createElement === void 0 ? d : l
    e.useSyncExternalStore = t.useSyncExternalStore === void 0 ? f : t.useSyncExternalStore
  }),
  yr = i((e, t) => {
    t.exports = vr()
  }),
  br = i(e => {
    var t = n(),
      r = yr()
    function i(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t)
    }
    var a = typeof Object.is == `function` ? Object.is : i,
      o = r.useSyncExternalStore,
      s = t.useRef,
      c = t.useEffect,
      l = t.useMemo,
      u = t.useDebugValue
    e.useSyncExternalStoreWithSelector = (e, t, n, r, i) => {
      var d = s(null)
      if (d.current === null) {
        var f = { hasValue: !1, value: null }
        d.current = f
      } else f = d.current
      d = l(() => {
        function e(e) {
          if (!o) {
            if (((o = !0), (s = e), (e = r(e)), i !== void 0 && f.hasValue)) {
              var t = f.value
              if (i(t, e)) return (c = t)
            }
            return (c = e)
          }
          if (((t = c), a(s, e))) return t
          var n = r(e)
          return i !== void 0 && i(t, n) ? ((s = e), t) : ((s = e), (c = n))
        }
        var o = !1,
          s,
          c,
          l = n === void 0 ? null : n
        return [() => e(t()), l === null ? void 0 : () => e(l())]
      }, [t, n, r, i])
      var p = o(e, d[0], d[1])
      return (
        c(() => {
          ;(f.hasValue = !0), (f.value = p)
        }, [p]),
        u(p),
        p
      )
    }
  }),
  xr = i((e, t) => {
    t.exports = br()
  })()
function Sr(e, t) {
  return e === t
}
function Cr(e, t = e => e, n) {
  const r = n?.compare ?? Sr,
    i = (0, h.useCallback)(
      t => {
        const { unsubscribe: n } = e.subscribe(t)
        return n
      },
      [e],
    ),
    a = (0, h.useCallback)(() => e.get(), [e])
  return (0, xr.useSyncExternalStoreWithSelector)(i, a, a, t, r)
}
var wr = {}
function Tr(e, t) {
  const n = h.useRef()
  return r => {
    const i = e?.select ? e.select(r) : r
    return (e?.structuralSharing ?? t.options.defaultStructuralSharing) ? (n.current = S(n.current, i)) : i
  }
}
function Er(e) {
  const t = Xn(),
    n = h.useContext(e.from ? $n : Qn),
    r = e.from ?? n,
    i = t.stores.getMatchStore(r),
    a = Tr(e, t),
    o = Cr(i, e => (e ? a(e) : wr))
  if (o !== wr) return o
  ;(e.shouldThrow ?? !0) && fe()
}
function Dr(e) {
  return Er({
    from: e.from,
    strict: e.strict,
    structuralSharing: e.structuralSharing,
    select: t => (e.select ? e.select(t.loaderData) : t.loaderData),
  })
}
function Or(e) {
  const { select: t, ...n } = e
  return Er({ ...n, select: e => (t ? t(e.loaderDeps) : e.loaderDeps) })
}
function kr(e) {
  return Er({
    from: e.from,
    shouldThrow: e.shouldThrow,
    structuralSharing: e.structuralSharing,
    strict: e.strict,
    select: t => {
      const n = e.strict === !1 ? t.params : t._strictParams
      return e.select ? e.select(n) : n
    },
  })
}
function Ar(e) {
  return Er({
    from: e.from,
    strict: e.strict,
    shouldThrow: e.shouldThrow,
    structuralSharing: e.structuralSharing,
    select: t => (e.select ? e.select(t.search) : t.search),
  })
}
function jr(e) {
  const t = Xn()
  return h.useCallback(n => t.navigate({ ...n, from: n.from ?? e?.from }), [e?.from, t])
}
function Mr(e) {
  return Er({ ...e, select: t => (e.select ? e.select(t.context) : t.context) })
}
function Nr(...e) {
  const t = h.useRef(e),
    n = t.current
  return (
    e.forEach((e, t) => {
      w(n[t], e, !1, !0) || (n[t] = e)
    }),
    t.current
  )
}
function Pr(e, t) {
  e.preloadRoute(t).catch(e => {
    console.warn(e), console.warn(zn)
  })
}
function Fr(e, t) {
  const n = typeof e == `string` && se(e)
  if (n) return t.has(n) ? e : null
}
function Ir(e, t, n, r) {
  const i = _e(e.pathname, r),
    a = _e(t.pathname, r)
  return (n?.exact ? i !== a : !i.startsWith(a) || (i.length !== a.length && i[a.length] !== `/`)) ||
    ((n?.includeSearch ?? !0) && !w(e.search, t.search, !n?.exact, n?.explicitUndefined))
    ? !1
    : !n?.includeHash || e.hash === t.hash
}
function Lr(e, t, n) {
  const r = Xn(),
    i = h.useRef(null),
    a = h.useCallback(
      e => {
        if (((i.current = e), typeof t == `function`)) return t(e)
        t && (t.current = e)
      },
      [t],
    ),
    {
      activeOptions: o,
      to: s,
      preload: c,
      preloadDelay: l,
      disabled: u,
      target: d,
      onClick: f,
      onBlur: p,
      onFocus: m,
      onMouseEnter: g,
      onMouseLeave: _,
      onTouchStart: v,
    } = e,
    [y, b, ee] = Nr(e.search, e.params, o),
    x = h.useContext(Qn),
    te = ((r.stores._linkScopes ??= {})[x] ??= Zn(r, x)),
    [S, C, w] = h.useMemo(() => {
      const t = Fr(s, r.protocolAllowlist)
      if (t !== void 0) {
        const n = [t ?? void 0]
        return [e, () => n]
      }
      let n = { ...e },
        i,
        a,
        o,
        c = () => {
          const e = te[0]()
          if (e !== i) {
            n._fromLocation = e
            const t = r.buildLocation(n),
              o = Gr(t, r, u),
              s = u || (o && !se(o)) ? Ir(e, t, ee, r.basepath) : void 0
            ;(a && a[0] === o && a[1] === s) || (a = [o, s]), (i = e)
          }
          return a
        }
      return [
        n,
        c,
        ee?.includeHash &&
          (() => {
            const e = c()
            return e[1] ? (o ??= [e[0], !1]) : e
          }),
      ]
    }, [r, te, e.from, e.hash, e.href, s, y, b, e.state, e.mask, e.unsafeRelative, ee, u]),
    [ne, re] = h.useSyncExternalStore(te[1], C, w || C),
    ie = re === void 0 && ne,
    ae = u || ne === void 0,
    oe = h.useRef(!1),
    T = e.reloadDocument || ie || ae ? !1 : (c ?? r.options.defaultPreload),
    ce = l ?? r.options.defaultPreloadDelay ?? 0,
    le = h.useCallback(
      e => {
        const t = e?.isIntersecting
        ;(t ?? T === `intent`)
          ? ce
            ? (i.t ??= setTimeout(() => {
                ;(i.t = void 0), Pr(r, S)
              }, ce))
            : Pr(r, S)
          : t === !1 && Ur(i)
      },
      [r, S, i, T, ce],
    )
  h.useEffect(() => {
    if (!T) return
    T === `render` && !oe.current && ((oe.current = !0), Pr(r, S))
    let e = !0,
      t
    return (
      T === `viewport` &&
        i.current &&
        typeof IntersectionObserver == `function` &&
        ((t = new IntersectionObserver(
          t => {
            e && le(t.pop())
          },
          { rootMargin: `100px` },
        )),
        t.observe(i.current)),
      () => {
        ;(e = !1), t?.disconnect(), Ur(i)
      }
    )
  }, [r, S, T, le, i])
  const ue = Vr(e, n)
  if (((ue.ref = t ? a : i), ie)) return ((ue.href = ie), ue)
  const de = t => {
      const n = d ?? t.currentTarget.getAttribute(`target`)
      ae ||
        t.metaKey ||
        t.altKey ||
        t.ctrlKey ||
        t.shiftKey ||
        t.defaultPrevented ||
        (n && n !== `_self`) ||
        t.button !== 0 ||
        (t.preventDefault(), Ur(i), r.navigate({ ...e, _fromLocation: S._fromLocation }))
    },
    fe = () => {
      T === `intent` && Pr(r, S)
    },
    pe = () => {
      T === `intent` && Ur(i)
    }
  return (
    (ue.onClick = Wr(f, de)),
    (ue.onBlur = Wr(p, pe)),
    (ue.onFocus = Wr(m, le)),
    (ue.onMouseEnter = Wr(g, le)),
    (ue.onMouseLeave = Wr(_, pe)),
    (ue.onTouchStart = Wr(v, fe)),
    Hr(ue, e, re, ne, ae, n)
  )
}
var Rr = {},
  zr = { className: `active` },
  Br = new Set([
    `to`,
    `params`,
    `search`,
    `hash`,
    `state`,
    `mask`,
    `from`,
    `unsafeRelative`,
    `reloadDocument`,
    `preload`,
    `preloadDelay`,
    `preloadIntentProximity`,
    `hashScrollIntoView`,
    `replace`,
    `startTransition`,
    `resetScroll`,
    `viewTransition`,
    `ignoreBlocker`,
    `activeProps`,
    `inactiveProps`,
    `activeOptions`,
    `_asChild`,
  ])
function Vr(e, t) {
  const n = {}
  for (const r in e) Br.has(r) || (r === `type` && t !== void 0) || (r === `disabled` && t === `a`) || (n[r] = e[r])
  return n
}
function Hr(e, t, n, r, i, a) {
  const { activeProps: o, inactiveProps: s, className: c, style: l, target: u } = t,
    d = y(n ? o : s, {}) ?? (n ? zr : Rr)
  Object.assign(e, d), (e.href = r), a !== `a` && (e.disabled = i), (e.target = u)
  const f = d.style
  ;(l || f) && (e.style = l && f ? { ...l, ...f } : l || f)
  const p = d.className
  return (
    (c || p) && (e.className = c ? (p ? `${c} ${p}` : c) : p),
    i && ((e.role = `link`), (e[`aria-disabled`] = !0)),
    n && ((e[`data-status`] = `active`), (e[`aria-current`] = `page`)),
    e
  )
}
var Ur = e => {
    clearTimeout(e.t), (e.t = void 0)
  },
  Wr = (e, t) => (e ? n => n.defaultPrevented || (e(n), n.defaultPrevented || t(n)) : t)
function Gr(e, t, n) {
  if (n) return
  const r = e.maskedLocation ?? e,
    i = r.external ? r.publicHref : t.history.createHref(r.publicHref) || `/`
  if ((!r.external && i === r.publicHref) || !ce(i, t.protocolAllowlist)) return i
}
var Kr = h.memo(
  h.forwardRef((e, t) => {
    const n = e._asChild || `a`,
      r = Lr(e, t, n),
      i = typeof e.children == `function` ? e.children({ isActive: r[`data-status`] === `active` }) : e.children
    return h.createElement(n, r, i)
  }),
  qr,
)
function qr(e, t) {
  let n = 0
  for (const r in t) if ((n++, e[r] !== t[r] && (!Br.has(r) || !w(e[r], t[r], !1, !0)))) return !1
  for (const t in e) n--
  return n === 0
}
var Jr = class extends Bn {
  constructor(e) {
    super(e),
      (this.useMatch = e => Er({ ...e, from: this.id })),
      (this.useRouteContext = e => Mr({ ...e, from: this.id })),
      (this.useSearch = e => Ar({ ...e, from: this.id })),
      (this.useParams = e => kr({ ...e, from: this.id })),
      (this.useLoaderDeps = e => Or({ ...e, from: this.id })),
      (this.useLoaderData = e => Dr({ ...e, from: this.id })),
      (this.useNavigate = () => jr({ from: this.fullPath })),
      (this.Link = h.forwardRef((e, t) => (0, A.jsx)(Kr, { ref: t, from: this.fullPath, ...e })))
  }
}
function Yr(e) {
  return new Jr(e)
}
var Xr = class extends Vn {
  constructor(e) {
    super(e),
      (this.useMatch = e => Er({ ...e, from: this.id })),
      (this.useRouteContext = e => Mr({ ...e, from: this.id })),
      (this.useSearch = e => Ar({ ...e, from: this.id })),
      (this.useParams = e => kr({ ...e, from: this.id })),
      (this.useLoaderDeps = e => Or({ ...e, from: this.id })),
      (this.useLoaderData = e => Dr({ ...e, from: this.id })),
      (this.useNavigate = () => jr({ from: this.fullPath })),
      (this.Link = h.forwardRef((e, t) => (0, A.jsx)(Kr, { ref: t, from: this.fullPath, ...e })))
  }
}
function Zr(e) {
  return new Xr(e)
}
function Qr(e, t) {
  let n,
    r,
    i,
    a = () => (
      (n ||=
        ((i = void 0),
        e()
          .then(e => {
            ;(n = void 0), (o.preload = void 0), (r = e[t ?? `default`])
          })
          .catch(e => {
            ;(n = void 0), (i = e)
          }))),
      n
    ),
    o = e => {
      if (i) {
        if (ne(i) && typeof sessionStorage < `u`) {
          const e = `tanstack_router_reload:${i.message}`
          if (!sessionStorage.getItem(e))
            throw (sessionStorage.setItem(e, `1`), window.location.reload(), new Promise(() => {}))
        }
        throw i
      }
      if (!r) {
        if (g) g(a())
        else throw a()
      }
      return h.createElement(r, e)
    }
  return ((o.preload = a), o)
}
function $r(e) {
  const t = Xn(),
    n = `not-found-${Cr(t.stores.location, e => e.pathname)}-${Cr(t.stores.status)}`
  return (0, A.jsx)(Hn, {
    getResetKey: () => n,
    onCatch: (t, n) => {
      if (E(t)) e.onCatch?.(t, n)
      else throw t
    },
    errorComponent: ({ error: t }) => {
      if (E(t)) return e.fallback?.(t)
      throw t
    },
    children: e.children,
  })
}
function ei() {
  return (0, A.jsx)(`p`, { children: `Not Found` })
}
function ti(e, t, n) {
  return t.options.notFoundComponent
    ? (0, A.jsx)(t.options.notFoundComponent, { ...n })
    : e.options.defaultNotFoundComponent
      ? (0, A.jsx)(e.options.defaultNotFoundComponent, { ...n })
      : (0, A.jsx)(ei, {})
}
function ni(e, t) {
  const n = t?.options.pendingComponent ?? e.options.defaultPendingComponent
  return n ? (0, A.jsx)(n, {}) : null
}
var ri = (e, t) => e[0] === t[0] && e[1] === t[1],
  ii = (e, t, n) =>
    !t.isRoot || t.options.shellComponent || t.options.wrapInSuspense || n === !1 || n === `data-only` || !e.ssr,
  ai = h.memo(({ routeId: e }) => {
    const t = Xn()
    return oi(t, Cr(t.stores.getMatchStore(e)))
  })
function oi(e, t) {
  let n = e.routesById[t.routeId],
    r = ni(e, n),
    i = n.options.errorComponent ?? e.options.defaultErrorComponent,
    a = n.options.onCatch ?? e.options.defaultOnCatch,
    o = n.isRoot
      ? (n.options.notFoundComponent ?? e.options.notFoundRoute?.options.component)
      : n.options.notFoundComponent,
    s = t.ssr === !1 || t.ssr === `data-only`,
    c = ii(e, n, t.ssr) && (n.options.wrapInSuspense ?? r ?? (n.options.errorComponent?.preload || s)),
    l = (0, A.jsx)(si, { match: t })
  s && (l = (0, A.jsx)(Kn, { fallback: r, children: l })),
    o &&
      (l = (0, A.jsx)($r, {
        fallback: e => {
          if (((e.routeId ??= t.routeId), e.routeId !== t.routeId)) throw e
          return h.createElement(o, e)
        },
        children: l,
      })),
    i &&
      (l = (0, A.jsx)(Hn, {
        getResetKey: () => t,
        errorComponent: i,
        onCatch: (e, n) => {
          if (E(e)) throw ((e.routeId ??= t.routeId), e)
          a?.(e, n)
        },
        children: l,
      })),
    c && (l = (0, A.jsx)(h.Suspense, { fallback: r, children: l }))
  const u = n.isRoot && n.options.shellComponent
  return u
    ? (0, A.jsx)(Qn.Provider, { value: t.routeId, children: (0, A.jsxs)(u, { children: [l, null] }) })
    : (0, A.jsxs)(Qn.Provider, { value: t.routeId, children: [l, null] })
}
var si = h.memo(({ match: e }) => {
    const t = Xn(),
      n = e.routeId,
      r = t.routesById[n],
      i = h.useMemo(() => {
        const i = (r.options.remountDeps ?? t.options.defaultRemountDeps)?.({
          routeId: n,
          loaderDeps: e.loaderDeps,
          params: e._strictParams,
          search: e._strictSearch,
        })
        return i ? JSON.stringify(i) : void 0
      }, [n, e.loaderDeps, e._strictParams, e._strictSearch, r.options.remountDeps, t.options.defaultRemountDeps]),
      a = h.useMemo(() => {
        const e = r.options.component ?? t.options.defaultComponent
        return e ? (0, A.jsx)(e, {}, i) : (0, A.jsx)(ci, {})
      }, [i, r.options.component, t.options.defaultComponent])
    if (e.status === `pending`) {
      if (t.ssr && !ii(t, r, e.ssr)) return a
      if (t._tx) throw t._tx[5]
      return ni(t, r)
    }
    if (e.status === `notFound`) return ti(t, r, e.error)
    if (e.status === `error`) throw e.error
    return a
  }),
  ci = h.memo(() => {
    let e = Xn(),
      t = h.useContext(Qn),
      n,
      r,
      i
    {
      const a = e.stores.getMatchStore(t)
      ;([n, r] = Cr(a, e => [!!e._notFound, e.error], { compare: ri })),
        (i = Cr(e.stores.ids, e => e[e.indexOf(t) + 1]))
    }
    if (n) return ti(e, e.routesById[t], r)
    if (!i) return null
    const a = (0, A.jsx)(ai, { routeId: i })
    return t === `__root__` ? (0, A.jsx)(h.Suspense, { fallback: ni(e), children: a }) : a
  })
function li(e, t) {
  const n = e[1]
  ;(e.length = 0), n?.(t)
}
function ui({ t: e }) {
  const t = Xn(),
    n = (t._rendered ??= [])
  return (
    (t.startTransition = (r, i) =>
      new Promise(a => {
        li(n, !1), n.push(i, a), e(t), h.startTransition(r)
      })),
    _(() => {
      const e = t.history.subscribe(t.load)
      t.updateLatestLocation()
      const r = t.latestLocation,
        i = t.buildLocation({ to: r.pathname, search: !0, params: !0, hash: !0, state: !0, _includeValidateSearch: !0 })
      if (he(r.publicHref) !== he(i.publicHref)) return (t.commitLocation({ ...i, replace: !0, ignoreBlocker: !0 }), e)
      const a = t.stores.resolvedLocation.get()
      return (
        a?.href === r.href && a.state.__TSR_key === r.state.__TSR_key
          ? n.push(t.stores.matches.get(), e => {
              e && t.emit({ type: `onRendered`, ...jt(a, a) })
            })
          : t._tx || t.load({ sync: !0 }).catch(console.error),
        e
      )
    }, [t, t.history]),
    null
  )
}
function di() {
  const e = Xn(),
    t = e.routesById[He],
    n = ni(e, t),
    r = (0, A.jsxs)(A.Fragment, {
      children: [
        (0, A.jsx)(ui, { t: h.useState()[1] }),
        e.ssr ? (0, A.jsx)(fi, {}) : (0, A.jsx)(h.Suspense, { fallback: n, children: (0, A.jsx)(fi, {}) }),
      ],
    })
  return e.options.InnerWrap ? (0, A.jsx)(e.options.InnerWrap, { children: r }) : r
}
function fi() {
  const e = Xn(),
    t = e._rendered,
    n = Cr(e.stores.matches, e => t[0] ?? e),
    r = n[0],
    i = r?.routeId
  _(() => {
    t[0] === n && li(t, !0)
  }, [t, n])
  const a = i ? (0, A.jsx)(ai, { routeId: i }) : null
  return e.options.disableGlobalCatchBoundary
    ? a
    : (0, A.jsx)(Hn, { getResetKey: () => r, onCatch: void 0, children: a })
}
var pi = e => ({ createMutableStore: gr, createReadonlyStore: gr, batch: pr }),
  mi = e => new hi(e),
  hi = class extends Ft {
    constructor(e) {
      super(e, pi)
    }
  }
function gi({ router: e, children: t, ...n }) {
  ee(n) && e.update({ ...e.options, ...n, context: { ...e.options.context, ...n.context } })
  const r = (0, A.jsx)(Yn.Provider, { value: e, children: t })
  return e.options.Wrap ? (0, A.jsx)(e.options.Wrap, { children: r }) : r
}
function _i({ router: e, ...t }) {
  return (0, A.jsx)(gi, { router: e, ...t, children: (0, A.jsx)(di, {}) })
}
var vi = i(e => {
    function t(e, t) {
      var n = e.length
      e.push(t)
      for (; 0 < n; ) {
        var r = (n - 1) >>> 1,
          a = e[r]
        if (0 < i(a, t)) (e[r] = t), (e[n] = a), (n = r)
        else break
      }
    }
    function n(e) {
      return e.length === 0 ? null : e[0]
    }
    function r(e) {
      if (e.length === 0) return null
      var t = e[0],
        n = e.pop()
      if (n !== t) {
        e[0] = n
        for (var r = 0, a = e.length, o = a >>> 1; r < o; ) {
          var s = 2 * (r + 1) - 1,
            c = e[s],
            l = s + 1,
            u = e[l]
          if (0 > i(c, n)) l < a && 0 > i(u, c) ? ((e[r] = u), (e[l] = n), (r = l)) : ((e[r] = c), (e[s] = n), (r = s))
          else if (l < a && 0 > i(u, n)) (e[r] = u), (e[l] = n), (r = l)
          else break
        }
      }
      return t
    }
    function i(e, t) {
      var n = e.sortIndex - t.sortIndex
      return n === 0 ? e.id - t.id : n
    }
    if (((e.unstable_now = void 0), typeof performance == `object` && typeof performance.now == `function`)) {
      var a = performance
      e.unstable_now = () => a.now()
    } else {
      var o = Date,
        s = o.now()
      e.unstable_now = () => o.now() - s
    }
    var c = [],
      l = [],
      u = 1,
      d = null,
      f = 3,
      p = !1,
      m = !1,
      h = !1,
      g = !1,
      _ = typeof setTimeout == `function` ? setTimeout : null,
      v = typeof clearTimeout == `function` ? clearTimeout : null,
      y = typeof setImmediate < `u` ? setImmediate : null
    function b(e) {
      for (var i = n(l); i !== null; ) {
        if (i.callback === null) r(l)
        else if (i.startTime <= e) r(l), (i.sortIndex = i.expirationTime), t(c, i)
        else break
        i = n(l)
      }
    }
    function ee(e) {
      if (((h = !1), b(e), !m)) {
        if (n(c) !== null) (m = !0), x || ((x = !0), re())
        else {
          var t = n(l)
          t !== null && oe(ee, t.startTime - e)
        }
      }
    }
    var x = !1,
      te = -1,
      S = 5,
      C = -1
    function w() {
      return g ? !0 : !(e.unstable_now() - C < S)
    }
    function ne() {
      if (((g = !1), x)) {
        var t = e.unstable_now()
        C = t
        var i = !0
        try {
          a: {
            ;(m = !1), h && ((h = !1), v(te), (te = -1)), (p = !0)
            var a = f
            try {
              b: {
                for (b(t), d = n(c); d !== null && !(d.expirationTime > t && w()); ) {
                  var o = d.callback
                  if (typeof o == `function`) {
                    ;(d.callback = null), (f = d.priorityLevel)
                    var s = o(d.expirationTime <= t)
                    if (((t = e.unstable_now()), typeof s == `function`)) {
                      ;(d.callback = s), b(t), (i = !0)
                      break b
                    }
                    d === n(c) && r(c), b(t)
                  } else r(c)
                  d = n(c)
                }
                if (d !== null) i = !0
                else {
                  var u = n(l)
                  u !== null && oe(ee, u.startTime - t), (i = !1)
                }
              }
              break a
            } finally {
              ;(d = null), (f = a), (p = !1)
            }
            i = void 0
          }
        } finally {
          i ? re() : (x = !1)
        }
      }
    }
    var re
    if (typeof y == `function`)
      re = () => {
        y(ne)
      }
    else if (typeof MessageChannel < `u`) {
      var ie = new MessageChannel(),
        ae = ie.port2
      ;(ie.port1.onmessage = ne),
        (re = () => {
          ae.postMessage(null)
        })
    } else
      re = () => {
        _(ne, 0)
      }
    function oe(t, n) {
      te = _(() => {
        t(e.unstable_now())
      }, n)
    }
    ;(e.unstable_IdlePriority = 5),
      (e.unstable_ImmediatePriority = 1),
      (e.unstable_LowPriority = 4),
      (e.unstable_NormalPriority = 3),
      (e.unstable_Profiling = null),
      (e.unstable_UserBlockingPriority = 2),
      (e.unstable_cancelCallback = e => {
        e.callback = null
      }),
      (e.unstable_forceFrameRate = e => {
        0 > e || 125 < e
          ? console.error(
              `forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported`,
            )
          : (S = 0 < e ? Math.floor(1e3 / e) : 5)
      }),
      (e.unstable_getCurrentPriorityLevel = () => f),
      (e.unstable_next = e => {
        switch (f) {
          case 1:
          case 2:
          case 3: {
            var t = 3
            break
          }
          default:
            t = f
        }
        var n = f
        f = t
        try {
          return e()
        } finally {
          f = n
        }
      }),
      (e.unstable_requestPaint = () => {
        g = !0
      }),
      (e.unstable_runWithPriority = (e, t) => {
        switch (e) {
          case 1:
          case 2:
          case 3:
          case 4:
          case 5:
            break
          default:
            e = 3
        }
        var n = f
        f = e
        try {
          return t()
        } finally {
          f = n
        }
      }),
      (e.unstable_scheduleCallback = (r, i, a) => {
        var o = e.unstable_now()
        switch (
          (typeof a == `object` && a ? ((a = a.delay), (a = typeof a == `number` && 0 < a ? o + a : o)) : (a = o), r)
        ) {
          case 1: {
            var s = -1
            break
          }
          case 2:
            s = 250
            break
          case 5:
            s = 1073741823
            break
          case 4:
            s = 1e4
            break
          default:
            s = 5e3
        }
        return (
          (s = a + s),
          (r = { id: u++, callback: i, priorityLevel: r, startTime: a, expirationTime: s, sortIndex: -1 }),
          a > o
            ? ((r.sortIndex = a),
              t(l, r),
              n(c) === null && r === n(l) && (h ? (v(te), (te = -1)) : (h = !0), oe(ee, a - o)))
            : ((r.sortIndex = s), t(c, r), m || p || ((m = !0), x || ((x = !0), re()))),
          r
        )
      }),
      (e.unstable_shouldYield = w),
      (e.unstable_wrapCallback = e => {
        var t = f
        return function () {
          var n = f
          f = t
          try {
            return e.apply(this, arguments)
          } finally {
            f = n
          }
        }
      })
  }),
  yi = i((e, t) => {
    t.exports = vi()
  }),
  bi = i(e => {
    var t = n()
    function r(e) {
      var t = `https://react.dev/errors/` + e
      if (1 < arguments.length) {
        t += `?args[]=` + encodeURIComponent(arguments[1])
        for (var n = 2; n < arguments.length; n++) t += `&args[]=` + encodeURIComponent(arguments[n])
      }
      return (
        `Minified React error #` +
        e +
        `; visit ` +
        t +
        ` for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`
      )
    }
    function i() {}
    var a = {
        d: {
          f: i,
          r: () => {
            throw Error(r(522))
          },
          D: i,
          C: i,
          L: i,
          m: i,
          X: i,
          S: i,
          M: i,
        },
        p: 0,
        findDOMNode: null,
      },
      o = Symbol.for(`react.portal`),
      s = Symbol.for(`react.recoverable`),
      c = Symbol.for(`react.optimistic_key`)
    function l(e, t, n) {
      var r = 3 < arguments.length && arguments[3] !== void 0 ? arguments[3] : null
      return {
        $$typeof: o,
        key: r == null ? null : r === c ? c : `` + r,
        children: e,
        containerInfo: t,
        implementation: n,
      }
    }
    var u = t.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
    function d(e, t) {
      if (e === `font`) return ``
      if (typeof t == `string`) return t === `use-credentials` ? t : ``
    }
    ;(e.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = a),
      (e.browser = e => ({ $$typeof: s, _reason: e })),
      (e.createPortal = function (e, t) {
        var n = 2 < arguments.length && arguments[2] !== void 0 ? arguments[2] : null
        if (!t || (t.nodeType !== 1 && t.nodeType !== 9 && t.nodeType !== 11)) throw Error(r(299))
        return l(e, t, null, n)
      }),
      (e.flushSync = e => {
        var t = u.T,
          n = a.p
        try {
          if (((u.T = null), (a.p = 2), e)) return e()
        } finally {
          ;(u.T = t), (a.p = n), a.d.f()
        }
      }),
      (e.preconnect = (e, t) => {
        typeof e == `string` &&
          (t
            ? ((t = t.crossOrigin), (t = typeof t == `string` ? (t === `use-credentials` ? t : ``) : void 0))
            : (t = null),
          a.d.C(e, t))
      }),
      (e.prefetchDNS = e => {
        typeof e == `string` && a.d.D(e)
      }),
      (e.preinit = (e, t) => {
        if (typeof e == `string` && t && typeof t.as == `string`) {
          var n = t.as,
            r = d(n, t.crossOrigin),
            i = typeof t.integrity == `string` ? t.integrity : void 0,
            o = typeof t.fetchPriority == `string` ? t.fetchPriority : void 0
          n === `style`
            ? a.d.S(e, typeof t.precedence == `string` ? t.precedence : void 0, {
                crossOrigin: r,
                integrity: i,
                fetchPriority: o,
              })
            : n === `script` &&
              a.d.X(e, {
                crossOrigin: r,
                integrity: i,
                fetchPriority: o,
                nonce: typeof t.nonce == `string` ? t.nonce : void 0,
              })
        }
      }),
      (e.preinitModule = (e, t) => {
        if (typeof e == `string`) {
          if (typeof t == `object` && t) {
            if (t.as == null || t.as === `script`) {
              var n = d(t.as, t.crossOrigin)
              a.d.M(e, {
                crossOrigin: n,
                integrity: typeof t.integrity == `string` ? t.integrity : void 0,
                nonce: typeof t.nonce == `string` ? t.nonce : void 0,
                fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
              })
            }
          } else t ?? a.d.M(e)
        }
      }),
      (e.preload = (e, t) => {
        if (typeof e == `string` && typeof t == `object` && t && typeof t.as == `string`) {
          var n = t.as,
            r = d(n, t.crossOrigin)
          a.d.L(e, n, {
            crossOrigin: r,
            integrity: typeof t.integrity == `string` ? t.integrity : void 0,
            nonce: typeof t.nonce == `string` ? t.nonce : void 0,
            type: typeof t.type == `string` ? t.type : void 0,
            fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
            referrerPolicy: typeof t.referrerPolicy == `string` ? t.referrerPolicy : void 0,
            imageSrcSet: typeof t.imageSrcSet == `string` ? t.imageSrcSet : void 0,
            imageSizes: typeof t.imageSizes == `string` ? t.imageSizes : void 0,
            media: typeof t.media == `string` ? t.media : void 0,
          })
        }
      }),
      (e.preloadModule = (e, t) => {
        if (typeof e == `string`) {
          if (t) {
            var n = d(t.as, t.crossOrigin)
            a.d.m(e, {
              as: typeof t.as == `string` && t.as !== `script` ? t.as : void 0,
              crossOrigin: n,
              integrity: typeof t.integrity == `string` ? t.integrity : void 0,
              nonce: typeof t.nonce == `string` ? t.nonce : void 0,
              fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
            })
          } else a.d.m(e)
        }
      }),
      (e.requestFormReset = e => {
        a.d.r(e)
      }),
      (e.unstable_batchedUpdates = (e, t) => e(t)),
      (e.useFormState = (e, t, n) => u.H.useFormState(e, t, n)),
      (e.useFormStatus = () => u.H.useHostTransitionStatus()),
      (e.version = `19.3.1`)
  }),
  xi = i((e, t) => {
    function n() {
      if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u` && typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE == `function`)
        try {
          __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(n)
        } catch (e) {
          console.error(e)
        }
    }
    n(), (t.exports = bi())
  }),
  Si = i(e => {
    var t = yi(),
      r = n(),
      i = xi()
    function a(e) {
      var t = `https://react.dev/errors/` + e
      if (1 < arguments.length) {
        t += `?args[]=` + encodeURIComponent(arguments[1])
        for (var n = 2; n < arguments.length; n++) t += `&args[]=` + encodeURIComponent(arguments[n])
      }
      return (
        `Minified React error #` +
        e +
        `; visit ` +
        t +
        ` for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`
      )
    }
    function o(e) {
      return !(!e || (e.nodeType !== 1 && e.nodeType !== 9 && e.nodeType !== 11))
    }
    function s(e) {
      for (var t = e, n = t; n && !n.alternate; ) (t = n), t.flags & 4098 && (e = t.return), (n = t.return)
      for (; t.return; ) t = t.return
      return t.tag === 3 ? e : null
    }
    function c(e) {
      if (e.tag === 13) {
        var t = e.memoizedState
        if ((t === null && ((e = e.alternate), e !== null && (t = e.memoizedState)), t !== null)) return t.dehydrated
      }
      return null
    }
    function l(e) {
      if (e.tag === 31) {
        var t = e.memoizedState
        if ((t === null && ((e = e.alternate), e !== null && (t = e.memoizedState)), t !== null)) return t.dehydrated
      }
      return null
    }
    function u(e) {
      if (s(e) !== e) throw Error(a(188))
    }
    function d(e) {
      var t = e.alternate
      if (!t) {
        if (((t = s(e)), t === null)) throw Error(a(188))
        return t === e ? e : null
      }
      for (var n = e, r = t; ; ) {
        var i = n.return
        if (i === null) break
        var o = i.alternate
        if (o === null) {
          if (((r = i.return), r !== null)) {
            n = r
            continue
          }
          break
        }
        if (i.child === o.child) {
          for (o = i.child; o; ) {
            if (o === n) return (u(i), e)
            if (o === r) return (u(i), t)
            o = o.sibling
          }
          throw Error(a(188))
        }
        if (n.return !== r.return) (n = i), (r = o)
        else {
          for (var c = !1, l = i.child; l; ) {
            if (l === n) {
              ;(c = !0), (n = i), (r = o)
              break
            }
            if (l === r) {
              ;(c = !0), (r = i), (n = o)
              break
            }
            l = l.sibling
          }
          if (!c) {
            for (l = o.child; l; ) {
              if (l === n) {
                ;(c = !0), (n = o), (r = i)
                break
              }
              if (l === r) {
                ;(c = !0), (r = o), (n = i)
                break
              }
              l = l.sibling
            }
            if (!c) throw Error(a(189))
          }
        }
        if (n.alternate !== r) throw Error(a(190))
      }
      if (n.tag !== 3) throw Error(a(188))
      return n.stateNode.current === n ? e : t
    }
    function f(e) {
      var t = e.tag
      if (t === 5 || t === 26 || t === 27 || t === 6) return e
      for (e = e.child; e !== null; ) {
        if (((t = f(e)), t !== null)) return t
        e = e.sibling
      }
      return null
    }
    function p(e, t, n, r, i, a) {
      for (; e !== null; ) {
        if (
          ((e.tag === 5 || e.tag === 27 || e.tag === 6) && n(e, r, i, a)) ||
          ((e.tag !== 22 || e.memoizedState === null) &&
            (t || (e.tag !== 5 && e.tag !== 27)) &&
            p(e.child, t, n, r, i, a))
        )
          return !0
        e = e.sibling
      }
      return !1
    }
    function m(e) {
      for (e = e.return; e !== null; ) {
        if (e.tag === 3 || e.tag === 5 || e.tag === 27) return e
        e = e.return
      }
      return null
    }
    function h(e) {
      var t = !1
      for (e = e.return; e !== null && (e.tag === 4 && (t = !0), e.tag !== 3 && e.tag !== 5 && e.tag !== 27); )
        e = e.return
      return t
    }
    function g(e) {
      var t = [null, null],
        n = m(e)
      return (n === null || _(t, e, n.child, { foundSelf: !1 }), t)
    }
    function _(e, t, n, r) {
      for (; n !== null; ) {
        if (n === t) r.foundSelf = !0
        else if (n.tag === 5 || n.tag === 27 || n.tag === 6) {
          if (r.foundSelf) return ((e[1] = n), !0)
          e[0] = n
        } else if ((n.tag !== 22 || n.memoizedState === null) && _(e, t, n.child, r)) return !0
        n = n.sibling
      }
      return !1
    }
    function v(e) {
      switch (e.tag) {
        case 5:
        case 27:
        case 6:
          return e.stateNode
        case 3:
          return e.stateNode.containerInfo
        default:
          throw Error(a(559))
      }
    }
    var y = null,
      b = null
    function ee(e, t, n) {
      return e === n || (e === t && ((y = e), !0))
    }
    function x(e, t, n) {
      return e === n ? ((b = e), !1) : e === t && (b !== null && (y = e), !0)
    }
    function te(e) {
      if (e === null) return null
      do e = e === null ? null : e.return
      while (e && e.tag !== 5 && e.tag !== 27 && e.tag !== 3)
      return e || null
    }
    function S(e, t, n) {
      for (var r = 0, i = e; i; i = n(i)) r++
      i = 0
      for (var a = t; a; a = n(a)) i++
      for (; 0 < r - i; ) (e = n(e)), r--
      for (; 0 < i - r; ) (t = n(t)), i--
      for (; r--; ) {
        if (e === t || (t !== null && e === t.alternate)) return e
        ;(e = n(e)), (t = n(t))
      }
      return null
    }
    var C = Object.assign,
      w = Symbol.for(`react.element`),
      ne = Symbol.for(`react.transitional.element`),
      re = Symbol.for(`react.portal`),
      ie = Symbol.for(`react.fragment`),
      ae = Symbol.for(`react.strict_mode`),
      oe = Symbol.for(`react.profiler`),
      se = Symbol.for(`react.consumer`),
      T = Symbol.for(`react.context`),
      ce = Symbol.for(`react.forward_ref`),
      le = Symbol.for(`react.suspense`),
      ue = Symbol.for(`react.suspense_list`),
      de = Symbol.for(`react.memo`),
      fe = Symbol.for(`react.lazy`),
      pe = Symbol.for(`react.activity`),
      me = Symbol.for(`react.legacy_hidden`),
      he = Symbol.for(`react.memo_cache_sentinel`),
      ge = Symbol.for(`react.view_transition`),
      _e = Symbol.for(`react.recoverable`),
      ve = Symbol.iterator
    function ye(e) {
      return typeof e != `object` || !e
        ? null
        : ((e = (ve && e[ve]) || e[`@@iterator`]), typeof e == `function` ? e : null)
    }
    var be = Symbol.for(`react.client.reference`)
    function xe(e) {
      if (e == null) return null
      if (typeof e == `function`) return e.$$typeof === be ? null : e.displayName || e.name || null
      if (typeof e == `string`) return e
      switch (e) {
        case ie:
          return `Fragment`
        case oe:
          return `Profiler`
        case ae:
          return `StrictMode`
        case le:
          return `Suspense`
        case ue:
          return `SuspenseList`
        case pe:
          return `Activity`
        case ge:
          return `ViewTransition`
      }
      if (typeof e == `object`)
        switch (e.$$typeof) {
          case re:
            return `Portal`
          case T:
            return e.displayName || `Context`
          case se:
            return (e._context.displayName || `Context`) + `.Consumer`
          case ce: {
            var t = e.render
            return (
              (e = e.displayName),
              (e ||= ((e = t.displayName || t.name || ``), e === `` ? `ForwardRef` : `ForwardRef(` + e + `)`)),
              e
            )
          }
          case de:
            return ((t = e.displayName || null), t === null ? xe(e.type) || `Memo` : t)
          case fe:
            ;(t = e._payload), (e = e._init)
            try {
              return xe(e(t))
            } catch {}
        }
      return null
    }
    var Se = Array.isArray,
      E = r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
      D = i.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
      Ce = { pending: !1, data: null, method: null, action: null },
      we = [],
      Te = -1
    function Ee(e) {
      return { current: e }
    }
    function De(e) {
      0 > Te || ((e.current = we[Te]), (we[Te] = null), Te--)
    }
    function O(e, t) {
      Te++, (we[Te] = e.current), (e.current = t)
    }
    var Oe = Ee(null),
      ke = Ee(null),
      Ae = Ee(null),
      je = Ee(null)
    function Me(e, t) {
      switch ((O(Ae, t), O(ke, e), O(Oe, null), t.nodeType)) {
        case 9:
        case 11:
          e = (e = t.documentElement) && (e = e.namespaceURI) ? up(e) : 0
          break
        default:
          if (((e = t.tagName), (t = t.namespaceURI))) (t = up(t)), (e = dp(t, e))
          else
            switch (e) {
              case `svg`:
                e = 1
                break
              case `math`:
                e = 2
                break
              default:
                e = 0
            }
      }
      De(Oe), O(Oe, e)
    }
    function Ne() {
      De(Oe), De(ke), De(Ae)
    }
    function Pe(e) {
      var t = e.memoizedState
      t !== null && ((sh._currentValue = t.memoizedState), O(je, e)), (t = Oe.current)
      var n = dp(t, e.type)
      t !== n && (O(ke, e), O(Oe, n))
    }
    function Fe(e) {
      ke.current === e && (De(Oe), De(ke)), je.current === e && (De(je), (sh._currentValue = Ce))
    }
    var Ie, Le
    function Re(e) {
      if (Ie === void 0)
        try {
          throw Error()
        } catch (e) {
          var t = e.stack.trim().match(/\n( *(at )?)/)
          ;(Ie = (t && t[1]) || ``),
            (Le =
              -1 <
              e.stack.indexOf(`
    at`)
                ? ` (<anonymous>)`
                : -1 < e.stack.indexOf(`@`)
                  ? `@unknown:0:0`
                  : ``)
        }
      return (
        `
` +
        Ie +
        e +
        Le
      )
    }
    var ze = !1
    function Be(e, t) {
      if (!e || ze) return ``
      ze = !0
      var n = Error.prepareStackTrace
      Error.prepareStackTrace = void 0
      try {
        var r = {
          DetermineComponentFrameRoot: () => {
            try {
              if (t) {
                var n = () => {
                  throw Error()
                }
                if (
                  (Object.defineProperty(n.prototype, 'props', {
                    set: () => {
                      throw Error()
                    },
                  }),
                  typeof Reflect == `object` && Reflect.construct)
                ) {
                  try {
                    Reflect.construct(n, [])
                  } catch (e) {
                    var r = e
                  }
                  Reflect.construct(e, [], n)
                } else {
                  try {
                    n.call()
                  } catch (e) {
                    r = e
                  }
                  n = !1
                  try {
                    var i = Object.getOwnPropertyDescriptor(e.prototype, `props`)
                    Object.defineProperty(e.prototype, 'props', {
                      configurable: !0,
                      set: () => {
                        throw Error()
                      },
                    }),
                      (n = !0),
                      new e()
                  } finally {
                    n && (i === void 0 ? delete e.prototype.props : Object.defineProperty(e.prototype, 'props', i))
                  }
                }
              } else {
                try {
                  throw Error()
                } catch (e) {
                  r = e
                }
                ;(n = e()) && typeof n.catch == `function` && n.catch(() => {})
              }
            } catch (e) {
              if (e && r && typeof e.stack == `string`) return [e.stack, r.stack]
            }
            return [null, null]
          },
        }
        r.DetermineComponentFrameRoot.displayName = `DetermineComponentFrameRoot`
        var i = Object.getOwnPropertyDescriptor(r.DetermineComponentFrameRoot, `name`)
        i &&
          i.configurable &&
          Object.defineProperty(r.DetermineComponentFrameRoot, 'name', { value: `DetermineComponentFrameRoot` })
        var a = r.DetermineComponentFrameRoot(),
          o = a[0],
          s = a[1]
        if (o && s) {
          var c = o.split(`
`),
            l = s.split(`
`)
          for (i = r = 0; r < c.length && !c[r].includes(`DetermineComponentFrameRoot`); ) r++
          for (; i < l.length && !l[i].includes(`DetermineComponentFrameRoot`); ) i++
          if (r === c.length || i === l.length)
            for (r = c.length - 1, i = l.length - 1; 1 <= r && 0 <= i && c[r] !== l[i]; ) i--
          for (; 1 <= r && 0 <= i; r--, i--)
            if (c[r] !== l[i]) {
              if (r !== 1 || i !== 1)
                do
                  if ((r--, i--, 0 > i || c[r] !== l[i])) {
                    var u =
                      `
` + c[r].replace(` at new `, ` at `)
                    return (
                      e.displayName && u.includes(`<anonymous>`) && (u = u.replace(`<anonymous>`, e.displayName)), u
                    )
                  }
                while (1 <= r && 0 <= i)
              break
            }
        }
      } finally {
        ;(ze = !1), (Error.prepareStackTrace = n)
      }
      return (n = e ? e.displayName || e.name : ``) ? Re(n) : ``
    }
    function Ve(e, t) {
      switch (e.tag) {
        case 26:
        case 27:
        case 5:
          return Re(e.type)
        case 16:
          return Re(`Lazy`)
        case 13:
          return e.child !== t && t !== null ? Re(`Suspense Fallback`) : Re(`Suspense`)
        case 19:
          return Re(`SuspenseList`)
        case 0:
        case 15:
          return Be(e.type, !1)
        case 11:
          return Be(e.type.render, !1)
        case 1:
          return Be(e.type, !0)
        case 31:
          return Re(`Activity`)
        case 30:
          return Re(`ViewTransition`)
        default:
          return ``
      }
    }
    function He(e) {
      try {
        var t = ``,
          n = null
        do (t += Ve(e, n)), (n = e), (e = e.return)
        while (e)
        return t
      } catch (e) {
        return (
          `
Error generating stack: ` +
          e.message +
          `
` +
          e.stack
        )
      }
    }
    var Ue = Object.prototype.hasOwnProperty,
      We = t.unstable_scheduleCallback,
      Ge = t.unstable_cancelCallback,
      Ke = t.unstable_shouldYield,
      qe = t.unstable_requestPaint,
      Je = t.unstable_now,
      Ye = t.unstable_getCurrentPriorityLevel,
      Xe = t.unstable_ImmediatePriority,
      Ze = t.unstable_UserBlockingPriority,
      Qe = t.unstable_NormalPriority,
      $e = t.unstable_LowPriority,
      et = t.unstable_IdlePriority,
      tt = t.log,
      nt = t.unstable_setDisableYieldValue,
      rt = null,
      it = null
    function at(e) {
      if ((typeof tt == `function` && nt(e), it && typeof it.setStrictMode == `function`))
        try {
          it.setStrictMode(rt, e)
        } catch {}
    }
    var ot = Math.clz32 ? Math.clz32 : lt,
      st = Math.log,
      ct = Math.LN2
    function lt(e) {
      return ((e >>>= 0), e === 0 ? 32 : (31 - ((st(e) / ct) | 0)) | 0)
    }
    var ut = 256,
      dt = 262144,
      ft = 4194304
    function pt(e) {
      var t = e & 42
      if (t !== 0) return t
      switch (e & -e) {
        case 1:
          return 1
        case 2:
          return 2
        case 4:
          return 4
        case 8:
          return 8
        case 16:
          return 16
        case 32:
          return 32
        case 64:
          return 64
        case 128:
          return 128
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
          return e & -e
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
          return e & 3932160
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          return e & 62914560
        case 67108864:
          return 67108864
        case 134217728:
          return 134217728
        case 268435456:
          return 268435456
        case 536870912:
          return 536870912
        case 1073741824:
          return 0
        default:
          return e
      }
    }
    function mt(e, t, n) {
      var r = e.pendingLanes
      if (r === 0) return 0
      var i = 0,
        a = e.suspendedLanes,
        o = e.pingedLanes
      e = e.warmLanes
      var s = r & 134217727
      return (
        s === 0
          ? ((s = r & ~a),
            s === 0 ? (o === 0 ? n || ((n = r & ~e), n !== 0 && (i = pt(n))) : (i = pt(o))) : (i = pt(s)))
          : ((r = s & ~a),
            r === 0 ? ((o &= s), o === 0 ? n || ((n = s & ~e), n !== 0 && (i = pt(n))) : (i = pt(o))) : (i = pt(r))),
        i === 0
          ? 0
          : t !== 0 && t !== i && (t & a) === 0 && ((a = i & -i), (n = t & -t), a >= n || (a === 32 && n & 4194048))
            ? t
            : i
      )
    }
    function ht(e, t) {
      return (e.pendingLanes & ~(e.suspendedLanes & ~e.pingedLanes) & t) === 0
    }
    function gt(e, t) {
      t & 8 && (t |= t & 32)
      var n = e.entangledLanes
      if (n !== 0)
        for (e = e.entanglements, n &= t; 0 < n; ) {
          var r = 31 - ot(n),
            i = 1 << r
          ;(t |= e[r]), (n &= ~i)
        }
      return t
    }
    function _t(e, t) {
      switch (e) {
        case 1:
        case 2:
        case 4:
        case 8:
        case 64:
          return t + 250
        case 16:
        case 32:
        case 128:
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
          return t + 5e3
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          return -1
        case 67108864:
        case 134217728:
        case 268435456:
        case 536870912:
        case 1073741824:
          return -1
        default:
          return -1
      }
    }
    function vt() {
      var e = ft
      return ((ft <<= 1), !(ft & 62914560) && (ft = 4194304), e)
    }
    function yt(e) {
      for (var t = [], n = 0; 31 > n; n++) t.push(e)
      return t
    }
    function bt(e, t) {
      ;(e.pendingLanes |= t), t !== 268435456 && ((e.suspendedLanes = 0), (e.pingedLanes = 0), (e.warmLanes = 0))
    }
    function xt(e, t, n, r, i, a) {
      var o = e.pendingLanes
      ;(e.pendingLanes = n),
        (e.suspendedLanes = 0),
        (e.pingedLanes = 0),
        (e.warmLanes = 0),
        (e.expiredLanes &= n),
        (e.entangledLanes &= n),
        (e.errorRecoveryDisabledLanes &= n),
        (e.shellSuspendCounter = 0)
      var s = e.entanglements,
        c = e.expirationTimes,
        l = e.hiddenUpdates
      for (n = o & ~n; 0 < n; ) {
        var u = 31 - ot(n),
          d = 1 << u
        ;(s[u] = 0), (c[u] = -1)
        var f = l[u]
        if (f !== null)
          for (l[u] = null, u = 0; u < f.length; u++) {
            var p = f[u]
            p !== null && (p.lane &= -536870913)
          }
        n &= ~d
      }
      r !== 0 && St(e, r, 0), a !== 0 && i === 0 && e.tag !== 0 && (e.suspendedLanes |= a & ~(o & ~t))
    }
    function St(e, t, n) {
      ;(e.pendingLanes |= t), (e.suspendedLanes &= ~t)
      var r = 31 - ot(t)
      ;(e.entangledLanes |= t), (e.entanglements[r] = e.entanglements[r] | 1073741824 | (n & 261930))
    }
    function Ct(e, t) {
      var n = (e.entangledLanes |= t)
      for (e = e.entanglements; n; ) {
        var r = 31 - ot(n),
          i = 1 << r
        ;(i & t) | (e[r] & t) && (e[r] |= t), (n &= ~i)
      }
    }
    function wt(e, t) {
      var n = t & -t
      return ((n = n & 42 ? 1 : Tt(n)), (n & (e.suspendedLanes | t)) === 0 ? n : 0)
    }
    function Tt(e) {
      switch (e) {
        case 2:
          e = 1
          break
        case 8:
          e = 4
          break
        case 32:
          e = 16
          break
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          e = 128
          break
        case 268435456:
          e = 134217728
          break
        default:
          e = 0
      }
      return e
    }
    function Et(e) {
      return ((e &= -e), 2 < e ? (8 < e ? (e & 134217727 ? 32 : 268435456) : 8) : 2)
    }
    function Dt() {
      var e = D.p
      return e === 0 ? ((e = window.event), e === void 0 ? 32 : Ch(e.type)) : e
    }
    function Ot(e, t) {
      var n = D.p
      try {
        return ((D.p = e), t())
      } finally {
        D.p = n
      }
    }
    var kt = Math.random().toString(36).slice(2),
      At = `__reactFiber$` + kt,
      jt = `__reactProps$` + kt,
      Mt = `__reactContainer$` + kt,
      Nt = `__reactEvents$` + kt,
      Pt = `__reactListeners$` + kt,
      Ft = `__reactHandles$` + kt,
      It = `__reactResources$` + kt,
      Lt = `__reactMarker$` + kt,
      Rt = `__reactLoad$` + kt
    function zt(e) {
      delete e[At], delete e[jt], delete e[Pt], delete e[Ft]
    }
    function Bt(e) {
      var t
      if ((t = e[At])) return t
      for (var n = e.parentNode; n; ) {
        if ((t = n[Mt] || n[At])) {
          if (((n = t.alternate), t.child !== null || (n !== null && n.child !== null)))
            for (e = fm(e); e !== null; ) {
              if ((n = e[At])) return n
              e = fm(e)
            }
          return t
        }
        ;(e = n), (n = e.parentNode)
      }
      return null
    }
    function Vt(e) {
      if ((e = e[At] || e[Mt])) {
        var t = e.tag
        if (t === 5 || t === 6 || t === 13 || t === 31 || t === 26 || t === 27 || t === 3) return e
      }
      return null
    }
    function Ht(e) {
      var t = e.tag
      if (t === 5 || t === 26 || t === 27 || t === 6) return e.stateNode
      throw Error(a(33))
    }
    function Ut(e) {
      var t = e[It]
      return ((t ||= e[It] = { hoistableStyles: new Map(), hoistableScripts: new Map() }), t)
    }
    function Wt(e) {
      e[Lt] = !0
    }
    function Gt(e) {
      e[Rt] = void 0
    }
    var Kt = new Set(),
      qt = {}
    function Jt(e, t) {
      Yt(e, t), Yt(e + `Capture`, t)
    }
    function Yt(e, t) {
      for (qt[e] = t, e = 0; e < t.length; e++) Kt.add(t[e])
    }
    var Xt =
        /^[:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD][:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\-.0-9\u00B7\u0300-\u036F\u203F-\u2040]*$/,
      Zt = {},
      Qt = {}
    function $t(e) {
      return Ue.call(Qt, e) ? !0 : Ue.call(Zt, e) ? !1 : Xt.test(e) ? (Qt[e] = !0) : ((Zt[e] = !0), !1)
    }
    var k = !1
    function en() {
      var e = k
      return ((k = !1), e)
    }
    function tn(e, t, n) {
      if ($t(t)) {
        if (n === null) e.removeAttribute(t)
        else {
          switch (typeof n) {
            case `undefined`:
            case `function`:
            case `symbol`:
              e.removeAttribute(t)
              return
            case `boolean`: {
              var r = t.toLowerCase().slice(0, 5)
              if (r !== `data-` && r !== `aria-`) {
                e.removeAttribute(t)
                return
              }
            }
          }
          e.setAttribute(t, n)
        }
      }
    }
    function nn(e, t, n) {
      if (n === null) e.removeAttribute(t)
      else {
        switch (typeof n) {
          case `undefined`:
          case `function`:
          case `symbol`:
          case `boolean`:
            e.removeAttribute(t)
            return
        }
        e.setAttribute(t, n)
      }
    }
    function rn(e, t, n, r) {
      if (r === null) e.removeAttribute(n)
      else {
        switch (typeof r) {
          case `undefined`:
          case `function`:
          case `symbol`:
          case `boolean`:
            e.removeAttribute(n)
            return
        }
        e.setAttributeNS(t, n, r)
      }
    }
    function an(e) {
      switch (typeof e) {
        case `bigint`:
        case `boolean`:
        case `number`:
        case `string`:
        case `undefined`:
          return e
        case `object`:
          return e
        default:
          return ``
      }
    }
    function on(e) {
      var t = e.type
      return (e = e.nodeName) && e.toLowerCase() === `input` && (t === `checkbox` || t === `radio`)
    }
    function sn(e, t, n) {
      var r = Object.getOwnPropertyDescriptor(e.constructor.prototype, t)
      if (!Object.hasOwn(e, t) && r !== void 0 && typeof r.get == `function` && typeof r.set == `function`) {
        var i = r.get,
          a = r.set
        return (
          Object.defineProperty(e, t, {
            configurable: !0,
            get: function () {
              return i.call(this)
            },
            set: function (e) {
              ;(n = `` + e), a.call(this, e)
            },
          }),
          Object.defineProperty(e, t, { enumerable: r.enumerable }),
          {
            getValue: () => n,
            setValue: e => {
              n = `` + e
            },
            stopTracking: () => {
              ;(e._valueTracker = null), delete e[t]
            },
          }
        )
      }
    }
    function cn(e) {
      if (!e._valueTracker) {
        var t = on(e) ? `checked` : `value`
        e._valueTracker = sn(e, t, `` + e[t])
      }
    }
    function ln(e) {
      if (!e) return !1
      var t = e._valueTracker
      if (!t) return !0
      var n = t.getValue(),
        r = ``
      return (e && (r = on(e) ? (e.checked ? `true` : `false`) : e.value), (e = r), e !== n && (t.setValue(e), !0))
    }
    var un = /[\n"\\]/g
    function dn(e) {
      return e.replace(un, e => `\\` + e.charCodeAt(0).toString(16) + ` `)
    }
    function fn(e, t, n, r, i, a, o, s) {
      ;(e.name = ``),
        o != null && typeof o != `function` && typeof o != `symbol` && typeof o != `boolean`
          ? (e.type = o)
          : e.removeAttribute(`type`),
        t == null
          ? (o !== `submit` && o !== `reset`) || e.removeAttribute(`value`)
          : o === `number`
            ? ((t === 0 && e.value === ``) || e.value != t) && (e.value = `` + an(t))
            : e.value !== `` + an(t) && (e.value = `` + an(t)),
        t == null
          ? n == null
            ? r != null && e.removeAttribute(`value`)
            : mn(e, an(n))
          : o === `number` && e.value == t
            ? mn(e, an(e.value))
            : mn(e, an(t)),
        i == null && a != null && (e.defaultChecked = !!a),
        i != null && (e.checked = i && typeof i != `function` && typeof i != `symbol`),
        s != null && typeof s != `function` && typeof s != `symbol` && typeof s != `boolean`
          ? (e.name = `` + an(s))
          : e.removeAttribute(`name`)
    }
    function pn(e, t, n, r, i, a, o, s) {
      if (
        (a != null && typeof a != `function` && typeof a != `symbol` && typeof a != `boolean` && (e.type = a),
        t != null || n != null)
      ) {
        if (!((a !== `submit` && a !== `reset`) || t != null)) {
          cn(e)
          return
        }
        ;(n = n == null ? `` : `` + an(n)),
          (t = t == null ? n : `` + an(t)),
          s || t === e.value || (e.value = t),
          (e.defaultValue = t)
      }
      ;(r ??= i),
        (r = typeof r != `function` && typeof r != `symbol` && !!r),
        (e.checked = s ? e.checked : !!r),
        (e.defaultChecked = !!r),
        o != null && typeof o != `function` && typeof o != `symbol` && typeof o != `boolean` && (e.name = o),
        cn(e)
    }
    function mn(e, t) {
      e.defaultValue !== `` + t && (e.defaultValue = `` + t)
    }
    function hn(e, t, n, r) {
      if (((e = e.options), t)) {
        t = {}
        for (var i = 0; i < n.length; i++) t[`$` + n[i]] = !0
        for (n = 0; n < e.length; n++)
          (i = Object.hasOwn(t, `$` + e[n].value)),
            e[n].selected !== i && (e[n].selected = i),
            i && r && (e[n].defaultSelected = !0)
      } else {
        for (n = `` + an(n), t = null, i = 0; i < e.length; i++) {
          if (e[i].value === n) {
            ;(e[i].selected = !0), r && (e[i].defaultSelected = !0)
            return
          }
          t !== null || e[i].disabled || (t = e[i])
        }
        t !== null && (t.selected = !0)
      }
    }
    function gn(e, t, n) {
      t != null && ((t = `` + an(t)), t !== e.value && (e.value = t), n == null)
        ? e.defaultValue !== t && (e.defaultValue = t)
        : (e.defaultValue = n == null ? `` : `` + an(n))
    }
    function _n(e, t, n, r) {
      if (t == null) {
        if (r != null) {
          if (n != null) throw Error(a(92))
          if (Se(r)) {
            if (1 < r.length) throw Error(a(93))
            r = r[0]
          }
          n = r
        }
        ;(n ??= ``), (t = n)
      }
      ;(n = an(t)), (e.defaultValue = n), (r = e.textContent), r === n && r !== `` && r !== null && (e.value = r), cn(e)
    }
    function vn(e, t) {
      if (t) {
        var n = e.firstChild
        if (n && n === e.lastChild && n.nodeType === 3) {
          n.nodeValue = t
          return
        }
      }
      e.textContent = t
    }
    var yn = new Set(
      `animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp`.split(
        ` `,
      ),
    )
    function bn(e, t, n) {
      var r = t.indexOf(`--`) === 0
      n == null || typeof n == `boolean` || n === ``
        ? r
          ? e.setProperty(t, ``)
          : t === `float`
            ? (e.cssFloat = ``)
            : (e[t] = ``)
        : r
          ? e.setProperty(t, n)
          : typeof n != `number` || n === 0 || yn.has(t)
            ? t === `float`
              ? (e.cssFloat = n)
              : (e[t] = (`` + n).trim())
            : (e[t] = n + `px`)
    }
    function xn(e, t, n) {
      if (t != null && typeof t != `object`) throw Error(a(62))
      if (((e = e.style), n != null)) {
        for (var r in n)
          !Object.hasOwn(n, r) ||
            (t != null && Object.hasOwn(t, r)) ||
            (r.indexOf(`--`) === 0 ? e.setProperty(r, ``) : r === `float` ? (e.cssFloat = ``) : (e[r] = ``), (k = !0))
        for (var i in t) (r = t[i]), Object.hasOwn(t, i) && n[i] !== r && (bn(e, i, r), (k = !0))
      } else for (var o in t) Object.hasOwn(t, o) && bn(e, o, t[o])
    }
    function Sn(e) {
      if (e.indexOf(`-`) === -1) return !1
      switch (e) {
        case `annotation-xml`:
        case `color-profile`:
        case `font-face`:
        case `font-face-src`:
        case `font-face-uri`:
        case `font-face-format`:
        case `font-face-name`:
        case `missing-glyph`:
          return !1
        default:
          return !0
      }
    }
    var Cn = new Map([
        [`acceptCharset`, `accept-charset`],
        [`htmlFor`, `for`],
        [`httpEquiv`, `http-equiv`],
        [`crossOrigin`, `crossorigin`],
        [`accentHeight`, `accent-height`],
        [`alignmentBaseline`, `alignment-baseline`],
        [`arabicForm`, `arabic-form`],
        [`baselineShift`, `baseline-shift`],
        [`capHeight`, `cap-height`],
        [`clipPath`, `clip-path`],
        [`clipRule`, `clip-rule`],
        [`colorInterpolation`, `color-interpolation`],
        [`colorInterpolationFilters`, `color-interpolation-filters`],
        [`colorProfile`, `color-profile`],
        [`colorRendering`, `color-rendering`],
        [`dominantBaseline`, `dominant-baseline`],
        [`enableBackground`, `enable-background`],
        [`fillOpacity`, `fill-opacity`],
        [`fillRule`, `fill-rule`],
        [`floodColor`, `flood-color`],
        [`floodOpacity`, `flood-opacity`],
        [`fontFamily`, `font-family`],
        [`fontSize`, `font-size`],
        [`fontSizeAdjust`, `font-size-adjust`],
        [`fontStretch`, `font-stretch`],
        [`fontStyle`, `font-style`],
        [`fontVariant`, `font-variant`],
        [`fontWeight`, `font-weight`],
        [`glyphName`, `glyph-name`],
        [`glyphOrientationHorizontal`, `glyph-orientation-horizontal`],
        [`glyphOrientationVertical`, `glyph-orientation-vertical`],
        [`horizAdvX`, `horiz-adv-x`],
        [`horizOriginX`, `horiz-origin-x`],
        [`imageRendering`, `image-rendering`],
        [`letterSpacing`, `letter-spacing`],
        [`lightingColor`, `lighting-color`],
        [`markerEnd`, `marker-end`],
        [`markerMid`, `marker-mid`],
        [`markerStart`, `marker-start`],
        [`maskType`, `mask-type`],
        [`overlinePosition`, `overline-position`],
        [`overlineThickness`, `overline-thickness`],
        [`paintOrder`, `paint-order`],
        [`panose-1`, `panose-1`],
        [`pointerEvents`, `pointer-events`],
        [`renderingIntent`, `rendering-intent`],
        [`shapeRendering`, `shape-rendering`],
        [`stopColor`, `stop-color`],
        [`stopOpacity`, `stop-opacity`],
        [`strikethroughPosition`, `strikethrough-position`],
        [`strikethroughThickness`, `strikethrough-thickness`],
        [`strokeDasharray`, `stroke-dasharray`],
        [`strokeDashoffset`, `stroke-dashoffset`],
        [`strokeLinecap`, `stroke-linecap`],
        [`strokeLinejoin`, `stroke-linejoin`],
        [`strokeMiterlimit`, `stroke-miterlimit`],
        [`strokeOpacity`, `stroke-opacity`],
        [`strokeWidth`, `stroke-width`],
        [`textAnchor`, `text-anchor`],
        [`textDecoration`, `text-decoration`],
        [`textRendering`, `text-rendering`],
        [`transformOrigin`, `transform-origin`],
        [`underlinePosition`, `underline-position`],
        [`underlineThickness`, `underline-thickness`],
        [`unicodeBidi`, `unicode-bidi`],
        [`unicodeRange`, `unicode-range`],
        [`unitsPerEm`, `units-per-em`],
        [`vAlphabetic`, `v-alphabetic`],
        [`vHanging`, `v-hanging`],
        [`vIdeographic`, `v-ideographic`],
        [`vMathematical`, `v-mathematical`],
        [`vectorEffect`, `vector-effect`],
        [`vertAdvY`, `vert-adv-y`],
        [`vertOriginX`, `vert-origin-x`],
        [`vertOriginY`, `vert-origin-y`],
        [`wordSpacing`, `word-spacing`],
        [`writingMode`, `writing-mode`],
        [`xmlnsXlink`, `xmlns:xlink`],
        [`xHeight`, `x-height`],
      ]),
      wn =
        /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i
    function Tn(e) {
      return wn.test(`` + e)
        ? `javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')`
        : e
    }
    function En() {}
    var Dn = null
    function On(e) {
      return (
        (e = e.target || e.srcElement || window),
        e.correspondingUseElement && (e = e.correspondingUseElement),
        e.nodeType === 3 ? e.parentNode : e
      )
    }
    var kn = null,
      An = null
    function jn(e) {
      var t = Vt(e)
      if (t && (e = t.stateNode)) {
        var n = e[jt] || null
        switch (((e = t.stateNode), t.type)) {
          case `input`:
            if (
              (fn(e, n.value, n.defaultValue, n.defaultValue, n.checked, n.defaultChecked, n.type, n.name),
              (t = n.name),
              n.type === `radio` && t != null)
            ) {
              for (n = e; n.parentNode; ) n = n.parentNode
              for (n = n.querySelectorAll(`input[name="` + dn(`` + t) + `"][type="radio"]`), t = 0; t < n.length; t++) {
                var r = n[t]
                if (r !== e && r.form === e.form) {
                  var i = r[jt] || null
                  if (!i) throw Error(a(90))
                  fn(r, i.value, i.defaultValue, i.defaultValue, i.checked, i.defaultChecked, i.type, i.name)
                }
              }
              for (t = 0; t < n.length; t++) (r = n[t]), r.form === e.form && ln(r)
            }
            break
          case `textarea`:
            gn(e, n.value, n.defaultValue)
            break
          case `select`:
            ;(t = n.value), t != null && hn(e, !!n.multiple, t, !1)
        }
      }
    }
    var Mn = !1
    function Nn(e, t, n) {
      if (Mn) return e(t, n)
      Mn = !0
      try {
        return e(t)
      } finally {
        if (((Mn = !1), (kn !== null || An !== null) && (zd(), kn && ((t = kn), (e = An), (An = kn = null), jn(t), e))))
          for (t = 0; t < e.length; t++) jn(e[t])
      }
    }
    function Pn(e, t) {
      var n = e.stateNode
      if (n === null) return null
      var r = n[jt] || null
      if (r === null) return null
      n = r[t]
      switch (t) {
        case `onClick`:
        case `onClickCapture`:
        case `onDoubleClick`:
        case `onDoubleClickCapture`:
        case `onMouseDown`:
        case `onMouseDownCapture`:
        case `onMouseMove`:
        case `onMouseMoveCapture`:
        case `onMouseUp`:
        case `onMouseUpCapture`:
        case `onMouseEnter`:
          ;(r = !r.disabled) ||
            ((e = e.type), (r = e !== `button` && e !== `input` && e !== `select` && e !== `textarea`)),
            (e = !r)
          break
        default:
          e = !1
      }
      if (e) return null
      if (n && typeof n != `function`) throw Error(a(231, t, typeof n))
      return n
    }
    var Fn = typeof window < `u` && window.document !== void 0 && window.document.createElement !== void 0,
      In = !1
    if (Fn)
      try {
        var Ln = {}
        Object.defineProperty(Ln, 'passive', {
          get: () => {
            In = !0
          },
        }),
          window.addEventListener(`test`, Ln, Ln),
          window.removeEventListener(`test`, Ln, Ln)
      } catch {
        In = !1
      }
    var Rn = null,
      zn = null,
      Bn = null
    function Vn() {
      if (Bn) return Bn
      var e,
        t = zn,
        n = t.length,
        r,
        i = `value` in Rn ? Rn.value : Rn.textContent,
        a = i.length
      for (e = 0; e < n && t[e] === i[e]; e++);
      var o = n - e
      for (r = 1; r <= o && t[n - r] === i[a - r]; r++);
      return (Bn = i.slice(e, 1 < r ? 1 - r : void 0))
    }
    function A(e) {
      var t = e.keyCode
      return (
        `charCode` in e ? ((e = e.charCode), e === 0 && t === 13 && (e = 13)) : (e = t),
        e === 10 && (e = 13),
        32 <= e || e === 13 ? e : 0
      )
    }
    function Hn() {
      return !0
    }
    function Un() {
      return !1
    }
    function Wn(e) {
      function t(t, n, r, i, a) {
        for (var o in ((this._reactName = t),
        (this._targetInst = r),
        (this.type = n),
        (this.nativeEvent = i),
        (this.target = a),
        (this.currentTarget = null),
        e))
          Object.hasOwn(e, o) && ((t = e[o]), (this[o] = t ? t(i) : i[o]))
        return (
          (this.isDefaultPrevented = (i.defaultPrevented == null ? !1 === i.returnValue : i.defaultPrevented)
            ? Hn
            : Un),
          (this.isPropagationStopped = Un),
          this
        )
      }
      return (
        C(t.prototype, {
          preventDefault: function () {
            this.defaultPrevented = !0
            var e = this.nativeEvent
            e &&
              (e.preventDefault ? e.preventDefault() : typeof e.returnValue != `unknown` && (e.returnValue = !1),
              (this.isDefaultPrevented = Hn))
          },
          stopPropagation: function () {
            var e = this.nativeEvent
            e &&
              (e.stopPropagation ? e.stopPropagation() : typeof e.cancelBubble != `unknown` && (e.cancelBubble = !0),
              (this.isPropagationStopped = Hn))
          },
          persist: () => {},
          isPersistent: Hn,
        }),
        t
      )
    }
    var Gn = {
        eventPhase: 0,
        bubbles: 0,
        cancelable: 0,
        timeStamp: e => e.timeStamp || Date.now(),
        defaultPrevented: 0,
        isTrusted: 0,
      },
      Kn = Wn(Gn),
      qn = C({}, Gn, { view: 0, detail: 0 }),
      Jn = Wn(qn),
      Yn,
      Xn,
      Zn,
      Qn = C({}, qn, {
        screenX: 0,
        screenY: 0,
        clientX: 0,
        clientY: 0,
        pageX: 0,
        pageY: 0,
        ctrlKey: 0,
        shiftKey: 0,
        altKey: 0,
        metaKey: 0,
        getModifierState: lr,
        button: 0,
        buttons: 0,
        relatedTarget: e =>
          e.relatedTarget === void 0 ? (e.fromElement === e.srcElement ? e.toElement : e.fromElement) : e.relatedTarget,
        movementX: e =>
          `movementX` in e
            ? e.movementX
            : (e !== Zn &&
                (Zn && e.type === `mousemove`
                  ? ((Yn = e.screenX - Zn.screenX), (Xn = e.screenY - Zn.screenY))
                  : (Xn = Yn = 0),
                (Zn = e)),
              Yn),
        movementY: e => (`movementY` in e ? e.movementY : Xn),
      }),
      $n = Wn(Qn),
      er = Wn(C({}, Qn, { dataTransfer: 0 })),
      tr = Wn(C({}, qn, { relatedTarget: 0 })),
      nr = Wn(C({}, Gn, { animationName: 0, elapsedTime: 0, pseudoElement: 0 })),
      rr = Wn(C({}, Gn, { clipboardData: e => (`clipboardData` in e ? e.clipboardData : window.clipboardData) })),
      ir = Wn(C({}, Gn, { data: 0 })),
      ar = {
        Esc: `Escape`,
        Spacebar: ` `,
        Left: `ArrowLeft`,
        Up: `ArrowUp`,
        Right: `ArrowRight`,
        Down: `ArrowDown`,
        Del: `Delete`,
        Win: `OS`,
        Menu: `ContextMenu`,
        Apps: `ContextMenu`,
        Scroll: `ScrollLock`,
        MozPrintableKey: `Unidentified`,
      },
      or = {
        8: `Backspace`,
        9: `Tab`,
        12: `Clear`,
        13: `Enter`,
        16: `Shift`,
        17: `Control`,
        18: `Alt`,
        19: `Pause`,
        20: `CapsLock`,
        27: `Escape`,
        32: ` `,
        33: `PageUp`,
        34: `PageDown`,
        35: `End`,
        36: `Home`,
        37: `ArrowLeft`,
        38: `ArrowUp`,
        39: `ArrowRight`,
        40: `ArrowDown`,
        45: `Insert`,
        46: `Delete`,
        112: `F1`,
        113: `F2`,
        114: `F3`,
        115: `F4`,
        116: `F5`,
        117: `F6`,
        118: `F7`,
        119: `F8`,
        120: `F9`,
        121: `F10`,
        122: `F11`,
        123: `F12`,
        144: `NumLock`,
        145: `ScrollLock`,
        224: `Meta`,
      },
      sr = { Alt: `altKey`, Control: `ctrlKey`, Meta: `metaKey`, Shift: `shiftKey` }
    function cr(e) {
      var t = this.nativeEvent
      return t.getModifierState ? t.getModifierState(e) : (e = sr[e]) ? !!t[e] : !1
    }
    function lr() {
      return cr
    }
    var ur = Wn(
        C({}, qn, {
          key: e => {
            if (e.key) {
              var t = ar[e.key] || e.key
              if (t !== `Unidentified`) return t
            }
            return e.type === `keypress`
              ? ((e = A(e)), e === 13 ? `Enter` : String.fromCharCode(e))
              : e.type === `keydown` || e.type === `keyup`
                ? or[e.keyCode] || `Unidentified`
                : ``
          },
          code: 0,
          location: 0,
          ctrlKey: 0,
          shiftKey: 0,
          altKey: 0,
          metaKey: 0,
          repeat: 0,
          locale: 0,
          getModifierState: lr,
          charCode: e => (e.type === `keypress` ? A(e) : 0),
          keyCode: e => (e.type === `keydown` || e.type === `keyup` ? e.keyCode : 0),
          which: e => (e.type === `keypress` ? A(e) : e.type === `keydown` || e.type === `keyup` ? e.keyCode : 0),
        }),
      ),
      dr = Wn(
        C({}, Qn, {
          pointerId: 0,
          width: 0,
          height: 0,
          pressure: 0,
          tangentialPressure: 0,
          tiltX: 0,
          tiltY: 0,
          twist: 0,
          pointerType: 0,
          isPrimary: 0,
        }),
      ),
      fr = Wn(C({}, Gn, { submitter: 0 })),
      pr = Wn(
        C({}, qn, {
          touches: 0,
          targetTouches: 0,
          changedTouches: 0,
          altKey: 0,
          metaKey: 0,
          ctrlKey: 0,
          shiftKey: 0,
          getModifierState: lr,
        }),
      ),
      mr = Wn(C({}, Gn, { propertyName: 0, elapsedTime: 0, pseudoElement: 0 })),
      hr = Wn(
        C({}, Qn, {
          deltaX: e => (`deltaX` in e ? e.deltaX : `wheelDeltaX` in e ? -e.wheelDeltaX : 0),
          deltaY: e =>
            `deltaY` in e ? e.deltaY : `wheelDeltaY` in e ? -e.wheelDeltaY : `wheelDelta` in e ? -e.wheelDelta : 0,
          deltaZ: 0,
          deltaMode: 0,
        }),
      ),
      gr = Wn(C({}, Gn, { newState: 0, oldState: 0, source: 0 })),
      _r = [9, 13, 27, 32],
      vr = Fn && `CompositionEvent` in window,
      yr = null
    Fn && `documentMode` in document && (yr = document.documentMode)
    var br = Fn && `TextEvent` in window && !yr,
      xr = Fn && (!vr || (yr && 8 < yr && 11 >= yr)),
      Sr = ` `,
      Cr = !1
    function wr(e, t) {
      switch (e) {
        case `keyup`:
          return _r.indexOf(t.keyCode) !== -1
        case `keydown`:
          return t.keyCode !== 229
        case `keypress`:
        case `mousedown`:
        case `focusout`:
          return !0
        default:
          return !1
      }
    }
    function Tr(e) {
      return ((e = e.detail), typeof e == `object` && `data` in e ? e.data : null)
    }
    var Er = !1
    function Dr(e, t) {
      switch (e) {
        case `compositionend`:
          return Tr(t)
        case `keypress`:
          return t.which === 32 ? ((Cr = !0), Sr) : null
        case `textInput`:
          return ((e = t.data), e === Sr && Cr ? null : e)
        default:
          return null
      }
    }
    function Or(e, t) {
      if (Er)
        return e === `compositionend` || (!vr && wr(e, t)) ? ((e = Vn()), (Bn = zn = Rn = null), (Er = !1), e) : null
      switch (e) {
        case `paste`:
          return null
        case `keypress`:
          if (!(t.ctrlKey || t.altKey || t.metaKey) || (t.ctrlKey && t.altKey)) {
            if (t.char && 1 < t.char.length) return t.char
            if (t.which) return String.fromCharCode(t.which)
          }
          return null
        case `compositionend`:
          return xr && t.locale !== `ko` ? null : t.data
        default:
          return null
      }
    }
    var kr = {
      color: !0,
      date: !0,
      datetime: !0,
      'datetime-local': !0,
      email: !0,
      month: !0,
      number: !0,
      password: !0,
      range: !0,
      search: !0,
      tel: !0,
      text: !0,
      time: !0,
      url: !0,
      week: !0,
    }
    function Ar(e) {
      var t = e && e.nodeName && e.nodeName.toLowerCase()
      return t === `input` ? !!kr[e.type] : t === `textarea`
    }
    function jr(e, t, n, r) {
      kn ? (An ? An.push(r) : (An = [r])) : (kn = r),
        (t = Jf(t, `onChange`)),
        0 < t.length && ((n = new Kn(`onChange`, `change`, null, n, r)), e.push({ event: n, listeners: t }))
    }
    var Mr = null,
      Nr = null
    function Pr(e) {
      Vf(e, 0)
    }
    function Fr(e) {
      if (ln(Ht(e))) return e
    }
    function Ir(e, t) {
      if (e === `change`) return t
    }
    var Lr = !1
    if (Fn) {
      var Rr
      if (Fn) {
        var zr = `oninput` in document
        if (!zr) {
          var Br = document.createElement(`div`)
          Br.setAttribute(`oninput`, `return;`), (zr = typeof Br.oninput == `function`)
        }
        Rr = zr
      } else Rr = !1
      Lr = Rr && (!document.documentMode || 9 < document.documentMode)
    }
    function Vr() {
      Mr && (Mr.detachEvent(`onpropertychange`, Hr), (Nr = Mr = null))
    }
    function Hr(e) {
      if (e.propertyName === `value` && Fr(Nr)) {
        var t = []
        jr(t, Nr, e, On(e)), Nn(Pr, t)
      }
    }
    function Ur(e, t, n) {
      e === `focusin` ? (Vr(), (Mr = t), (Nr = n), Mr.attachEvent(`onpropertychange`, Hr)) : e === `focusout` && Vr()
    }
    function Wr(e) {
      if (e === `selectionchange` || e === `keyup` || e === `keydown`) return Fr(Nr)
    }
    function Gr(e, t) {
      if (e === `click`) return Fr(t)
    }
    function Kr(e, t) {
      if (e === `input` || e === `change`) return Fr(t)
    }
    function qr(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t)
    }
    var Jr = typeof Object.is == `function` ? Object.is : qr
    function Yr(e, t) {
      if (Jr(e, t)) return !0
      if (typeof e != `object` || !e || typeof t != `object` || !t) return !1
      var n = Object.keys(e),
        r = Object.keys(t)
      if (n.length !== r.length) return !1
      for (r = 0; r < n.length; r++) {
        var i = n[r]
        if (!Ue.call(t, i) || !Jr(e[i], t[i])) return !1
      }
      return !0
    }
    function Xr(e) {
      if (((e ||= typeof document < `u` ? document : void 0), e === void 0)) return null
      try {
        return e.activeElement || e.body
      } catch {
        return e.body
      }
    }
    function Zr(e) {
      for (; e && e.firstChild; ) e = e.firstChild
      return e
    }
    function Qr(e, t) {
      var n = Zr(e)
      e = 0
      for (var r; n; ) {
        if (n.nodeType === 3) {
          if (((r = e + n.textContent.length), e <= t && r >= t)) return { node: n, offset: t - e }
          e = r
        }
        a: {
          for (; n; ) {
            if (n.nextSibling) {
              n = n.nextSibling
              break a
            }
            n = n.parentNode
          }
          n = void 0
        }
        n = Zr(n)
      }
    }
    function $r(e, t) {
      return e && t
        ? e === t
          ? !0
          : e && e.nodeType === 3
            ? !1
            : t && t.nodeType === 3
              ? $r(e, t.parentNode)
              : `contains` in e
                ? e.contains(t)
                : e.compareDocumentPosition
                  ? !!(e.compareDocumentPosition(t) & 16)
                  : !1
        : !1
    }
    function ei(e) {
      e =
        e != null && e.ownerDocument != null && e.ownerDocument.defaultView != null
          ? e.ownerDocument.defaultView
          : window
      for (var t = Xr(e.document); t instanceof e.HTMLIFrameElement; ) {
        try {
          var n = typeof t.contentWindow.location.href == `string`
        } catch {
          n = !1
        }
        if (n) e = t.contentWindow
        else break
        t = Xr(e.document)
      }
      return t
    }
    function ti(e) {
      var t = e && e.nodeName && e.nodeName.toLowerCase()
      return (
        t &&
        ((t === `input` &&
          (e.type === `text` ||
            e.type === `search` ||
            e.type === `tel` ||
            e.type === `url` ||
            e.type === `password`)) ||
          t === `textarea` ||
          e.contentEditable === `true`)
      )
    }
    var ni = Fn && `documentMode` in document && 11 >= document.documentMode,
      ri = null,
      ii = null,
      ai = null,
      oi = !1
    function si(e, t, n) {
      var r = n.window === n ? n.document : n.nodeType === 9 ? n : n.ownerDocument
      oi ||
        ri == null ||
        ri !== Xr(r) ||
        ((r = ri),
        `selectionStart` in r && ti(r)
          ? (r = { start: r.selectionStart, end: r.selectionEnd })
          : ((r = ((r.ownerDocument && r.ownerDocument.defaultView) || window).getSelection()),
            (r = {
              anchorNode: r.anchorNode,
              anchorOffset: r.anchorOffset,
              focusNode: r.focusNode,
              focusOffset: r.focusOffset,
            })),
        (ai && Yr(ai, r)) ||
          ((ai = r),
          (r = Jf(ii, `onSelect`)),
          0 < r.length &&
            ((t = new Kn(`onSelect`, `select`, null, t, n)), e.push({ event: t, listeners: r }), (t.target = ri))))
    }
    function ci(e, t) {
      var n = {}
      return ((n[e.toLowerCase()] = t.toLowerCase()), (n[`Webkit` + e] = `webkit` + t), (n[`Moz` + e] = `moz` + t), n)
    }
    var li = {
        animationend: ci(`Animation`, `AnimationEnd`),
        animationiteration: ci(`Animation`, `AnimationIteration`),
        animationstart: ci(`Animation`, `AnimationStart`),
        transitionrun: ci(`Transition`, `TransitionRun`),
        transitionstart: ci(`Transition`, `TransitionStart`),
        transitioncancel: ci(`Transition`, `TransitionCancel`),
        transitionend: ci(`Transition`, `TransitionEnd`),
      },
      ui = {},
      di = {}
    Fn &&
      ((di = document.createElement(`div`).style),
      `AnimationEvent` in window ||
        (delete li.animationend.animation, delete li.animationiteration.animation, delete li.animationstart.animation),
      `TransitionEvent` in window || delete li.transitionend.transition)
    function fi(e) {
      if (ui[e]) return ui[e]
      if (!li[e]) return e
      var t = li[e],
        n
      for (n in t) if (Object.hasOwn(t, n) && n in di) return (ui[e] = t[n])
      return e
    }
    var pi = fi(`animationend`),
      mi = fi(`animationiteration`),
      hi = fi(`animationstart`),
      gi = fi(`transitionrun`),
      _i = fi(`transitionstart`),
      vi = fi(`transitioncancel`),
      bi = fi(`transitionend`),
      Si = new Map(),
      Ci =
        `abort auxClick beforeToggle cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop durationChange emptied encrypted ended error fullscreenChange fullscreenError gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata loadStart lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove waiting wheel`.split(
          ` `,
        )
    Ci.push(`scrollEnd`)
    function wi(e, t) {
      Si.set(e, t), Jt(t, [e])
    }
    var Ti = 0
    function Ei(e, t) {
      if (e.name != null && e.name !== `auto`) return e.name
      if (t.autoName !== null) return t.autoName
      e = bd.identifierPrefix
      var n = Ti++
      return ((e = `_` + e + `t_` + n.toString(32) + `_`), (t.autoName = e))
    }
    function Di(e) {
      if (e == null || typeof e == `string`) return e
      var t = null,
        n = Od
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = e[n[r]]
          if (i != null) {
            if (i === `none`) return `none`
            t = t == null ? i : t + (` ` + i)
          }
        }
      return t ?? e.default
    }
    function Oi(e, t) {
      return ((e = Di(e)), (t = Di(t)), t == null ? (e === `auto` ? null : e) : t === `auto` ? null : t)
    }
    var ki =
        typeof reportError == `function`
          ? reportError
          : e => {
              if (typeof window == `object` && typeof window.ErrorEvent == `function`) {
                var t = new window.ErrorEvent(`error`, {
                  bubbles: !0,
                  cancelable: !0,
                  message: typeof e == `object` && e && typeof e.message == `string` ? String(e.message) : String(e),
                  error: e,
                })
                if (!window.dispatchEvent(t)) return
              } else if (typeof process == `object` && typeof process.emit == `function`) {
                process.emit(`uncaughtException`, e)
                return
              }
              console.error(e)
            },
      Ai = [],
      ji = 0,
      Mi = 0
    function Ni() {
      for (var e = ji, t = (Mi = ji = 0); t < e; ) {
        var n = Ai[t]
        Ai[t++] = null
        var r = Ai[t]
        Ai[t++] = null
        var i = Ai[t]
        Ai[t++] = null
        var a = Ai[t]
        if (((Ai[t++] = null), r !== null && i !== null)) {
          var o = r.pending
          o === null ? (i.next = i) : ((i.next = o.next), (o.next = i)), (r.pending = i)
        }
        a !== 0 && Li(n, i, a)
      }
    }
    function Pi(e, t, n, r) {
      ;(Ai[ji++] = e),
        (Ai[ji++] = t),
        (Ai[ji++] = n),
        (Ai[ji++] = r),
        (Mi |= r),
        (e.lanes |= r),
        (e = e.alternate),
        e !== null && (e.lanes |= r)
    }
    function Fi(e, t, n, r) {
      return (Pi(e, t, n, r), Ri(e))
    }
    function Ii(e, t) {
      return (Pi(e, null, null, t), Ri(e))
    }
    function Li(e, t, n) {
      e.lanes |= n
      var r = e.alternate
      r !== null && (r.lanes |= n)
      for (var i = !1, a = e.return; a !== null; )
        (a.childLanes |= n),
          (r = a.alternate),
          r !== null && (r.childLanes |= n),
          a.tag === 22 && ((e = a.stateNode), e === null || e._visibility & 1 || (i = !0)),
          (e = a),
          (a = a.return)
      return e.tag === 3
        ? ((a = e.stateNode),
          i &&
            t !== null &&
            ((i = 31 - ot(n)),
            (e = a.hiddenUpdates),
            (r = e[i]),
            r === null ? (e[i] = [t]) : r.push(t),
            (t.lane = n | 536870912)),
          a)
        : null
    }
    function Ri(e) {
      if (50 < kd) throw ((kd = 0), (Ad = null), Error(a(185)))
      for (var t = e.return; t !== null; ) (e = t), (t = e.return)
      return e.tag === 3 ? e.stateNode : null
    }
    var zi = {}
    function Bi(e, t, n, r) {
      ;(this.tag = e),
        (this.key = n),
        (this.sibling = this.child = this.return = this.stateNode = this.type = this.elementType = null),
        (this.index = 0),
        (this.refCleanup = this.ref = null),
        (this.pendingProps = t),
        (this.dependencies = this.memoizedState = this.updateQueue = this.memoizedProps = null),
        (this.mode = r),
        (this.subtreeFlags = this.flags = 0),
        (this.deletions = null),
        (this.childLanes = this.lanes = 0),
        (this.alternate = null)
    }
    function Vi(e, t, n, r) {
      return new Bi(e, t, n, r)
    }
    function Hi(e) {
      return ((e = e.prototype), !(!e || !e.isReactComponent))
    }
    function Ui(e, t) {
      var n = e.alternate
      return (
        n === null
          ? ((n = Vi(e.tag, t, e.key, e.mode)),
            (n.elementType = e.elementType),
            (n.type = e.type),
            (n.stateNode = e.stateNode),
            (n.alternate = e),
            (e.alternate = n))
          : ((n.pendingProps = t), (n.type = e.type), (n.flags = 0), (n.subtreeFlags = 0), (n.deletions = null)),
        (n.flags = e.flags & 1206910976),
        (n.childLanes = e.childLanes),
        (n.lanes = e.lanes),
        (n.child = e.child),
        (n.memoizedProps = e.memoizedProps),
        (n.memoizedState = e.memoizedState),
        (n.updateQueue = e.updateQueue),
        (t = e.dependencies),
        (n.dependencies = t === null ? null : { lanes: t.lanes, firstContext: t.firstContext }),
        (n.sibling = e.sibling),
        (n.index = e.index),
        (n.ref = e.ref),
        (n.refCleanup = e.refCleanup),
        n
      )
    }
    function Wi(e, t) {
      e.flags &= 1206910978
      var n = e.alternate
      return (
        n === null
          ? ((e.childLanes = 0),
            (e.lanes = t),
            (e.child = null),
            (e.subtreeFlags = 0),
            (e.memoizedProps = null),
            (e.memoizedState = null),
            (e.updateQueue = null),
            (e.dependencies = null),
            (e.stateNode = null))
          : ((e.childLanes = n.childLanes),
            (e.lanes = n.lanes),
            (e.child = n.child),
            (e.subtreeFlags = 0),
            (e.deletions = null),
            (e.memoizedProps = n.memoizedProps),
            (e.memoizedState = n.memoizedState),
            (e.updateQueue = n.updateQueue),
            (e.type = n.type),
            (t = n.dependencies),
            (e.dependencies = t === null ? null : { lanes: t.lanes, firstContext: t.firstContext })),
        e
      )
    }
    function Gi(e, t, n, r, i, o) {
      var s = 0
      if (((r = e), typeof r == `function`)) Hi(r) && (s = 1)
      else if (typeof r == `string`)
        s = qm(e, n, Oe.current) ? 26 : e === `html` || e === `head` || e === `body` ? 27 : 5
      else
        a: switch (r) {
          case pe:
            return ((e = Vi(31, n, t, i)), (e.elementType = pe), (e.lanes = o), e)
          case ie:
            return Ki(n.children, i, o, t)
          case ae:
            ;(s = 8), (i |= 24)
            break
          case oe:
            return ((e = Vi(12, n, t, i | 2)), (e.elementType = oe), (e.lanes = o), e)
          case le:
            return ((e = Vi(13, n, t, i)), (e.elementType = le), (e.lanes = o), e)
          case ue:
            return ((e = Vi(19, n, t, i)), (e.elementType = ue), (e.lanes = o), e)
          case me:
          case ge:
            return (
              (e = i | 32),
              (e = Vi(30, n, t, e)),
              (e.elementType = ge),
              (e.lanes = o),
              (e.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
              e
            )
          default:
            if (typeof r == `object` && r)
              switch (r.$$typeof) {
                case T:
                  s = 10
                  break a
                case se:
                  s = 9
                  break a
                case ce:
                  s = 11
                  break a
                case de:
                  s = 14
                  break a
                case fe:
                  ;(s = 16), (r = null)
                  break a
              }
            ;(s = 29), (n = Error(a(130, e === null ? `null` : typeof e, ``))), (r = null)
        }
      return ((t = Vi(s, n, t, i)), (t.elementType = e), (t.type = r), (t.lanes = o), t)
    }
    function Ki(e, t, n, r) {
      return ((e = Vi(7, e, r, t)), (e.lanes = n), e)
    }
    function qi(e, t, n) {
      return ((e = Vi(6, e, null, t)), (e.lanes = n), e)
    }
    function Ji(e) {
      var t = Vi(18, null, null, 0)
      return ((t.stateNode = e), t)
    }
    function Yi(e, t, n) {
      return (
        (t = Vi(4, e.children === null ? [] : e.children, e.key, t)),
        (t.lanes = n),
        (t.stateNode = { containerInfo: e.containerInfo, pendingChildren: null, implementation: e.implementation }),
        t
      )
    }
    var Xi = new WeakMap()
    function Zi(e, t) {
      if (typeof e == `object` && e) {
        var n = Xi.get(e)
        return n === void 0 ? ((t = { value: e, source: t, stack: He(t) }), Xi.set(e, t), t) : n
      }
      return { value: e, source: t, stack: He(t) }
    }
    var Qi = [],
      $i = 0,
      ea = null,
      ta = 0,
      na = [],
      ra = 0,
      ia = null,
      aa = 1,
      oa = ``
    function sa(e, t) {
      ;(Qi[$i++] = ta), (Qi[$i++] = ea), (ea = e), (ta = t)
    }
    function ca(e, t, n) {
      ;(na[ra++] = aa), (na[ra++] = oa), (na[ra++] = ia), (ia = e)
      var r = aa
      e = oa
      var i = 32 - ot(r) - 1
      ;(r &= ~(1 << i)), (n += 1)
      var a = 32 - ot(t) + i
      if (30 < a) {
        var o = i - (i % 5)
        ;(a = (r & ((1 << o) - 1)).toString(32)),
          (r >>= o),
          (i -= o),
          (aa = (1 << (32 - ot(t) + i)) | (n << i) | r),
          (oa = a + e)
      } else (aa = (1 << a) | (n << i) | r), (oa = e)
    }
    function la(e) {
      e.return !== null && (sa(e, 1), ca(e, 1, 0))
    }
    function ua(e) {
      for (; e === ea; ) (ea = Qi[--$i]), (Qi[$i] = null), (ta = Qi[--$i]), (Qi[$i] = null)
      for (; e === ia; )
        (ia = na[--ra]), (na[ra] = null), (oa = na[--ra]), (na[ra] = null), (aa = na[--ra]), (na[ra] = null)
    }
    function da(e, t) {
      ;(na[ra++] = aa), (na[ra++] = oa), (na[ra++] = ia), (aa = t.id), (oa = t.overflow), (ia = e)
    }
    var fa = null,
      j = null,
      M = !1,
      N = null,
      pa = !1,
      ma = Error(a(519))
    function ha(e) {
      throw (
        xa(Zi(Error(a(418, 1 < arguments.length && arguments[1] !== void 0 && arguments[1] ? `text` : `HTML`, ``)), e)),
        ma
      )
    }
    function ga(e) {
      var t = e.stateNode,
        n = e.type,
        r = e.memoizedProps
      switch (((t[At] = e), (t[jt] = r), n)) {
        case `dialog`:
          Q(`cancel`, t), Q(`close`, t)
          break
        case `iframe`:
        case `object`:
        case `embed`:
          Q(`load`, t)
          break
        case `video`:
        case `audio`:
          for (n = 0; n < zf.length; n++) Q(zf[n], t)
          break
        case `source`:
          Q(`error`, t)
          break
        case `img`:
        case `image`:
        case `link`:
          Q(`error`, t), Q(`load`, t)
          break
        case `details`:
          Q(`toggle`, t)
          break
        case `input`:
          Q(`invalid`, t), pn(t, r.value, r.defaultValue, r.checked, r.defaultChecked, r.type, r.name, !0)
          break
        case `select`:
          Q(`invalid`, t)
          break
        case `textarea`:
          Q(`invalid`, t), _n(t, r.value, r.defaultValue, r.children)
      }
      ;(n = r.children),
        (typeof n != `string` && typeof n != `number` && typeof n != `bigint`) ||
        t.textContent === `` + n ||
        !0 === r.suppressHydrationWarning ||
        ep(t.textContent, n)
          ? (r.popover != null && (Q(`beforetoggle`, t), Q(`toggle`, t)),
            r.onScroll != null && Q(`scroll`, t),
            r.onScrollEnd != null && Q(`scrollend`, t),
            r.onClick != null && (t.onclick = En),
            (t = !0))
          : (t = !1),
        t || ha(e, !0)
    }
    function _a(e) {
      for (fa = e.return; fa; )
        switch (fa.tag) {
          case 5:
          case 31:
          case 13:
            pa = !1
            return
          case 27:
          case 3:
            pa = !0
            return
          default:
            fa = fa.return
        }
    }
    function va(e) {
      if (e !== fa) return !1
      if (!M) return (_a(e), (M = !0), !1)
      var t = e.tag,
        n
      if (
        ((n = t !== 3 && t !== 27) &&
          ((n = t === 5) && ((n = e.type), (n = n === `form` || n === `button` || pp(e.type, e.memoizedProps))),
          (n = !n)),
        n && j && ha(e),
        _a(e),
        t === 13)
      ) {
        if (((e = e.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(a(317))
        j = dm(e)
      } else if (t === 31) {
        if (((e = e.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(a(317))
        j = dm(e)
      } else
        t === 27
          ? ((t = j), Sp(e.type) ? ((e = um), (um = null), (j = e)) : (j = t))
          : (j = fa ? lm(e.stateNode.nextSibling) : null)
      return !0
    }
    function ya() {
      ;(j = fa = null), (M = !1)
    }
    function ba() {
      var e = N
      return (e !== null && (pd === null ? (pd = e) : pd.push.apply(pd, e), (N = null)), e)
    }
    function xa(e) {
      N === null ? (N = [e]) : N.push(e)
    }
    var Sa = Ee(null),
      Ca = null,
      wa = null
    function Ta(e, t, n) {
      O(Sa, t._currentValue), (t._currentValue = n)
    }
    function Ea(e) {
      ;(e._currentValue = Sa.current), De(Sa)
    }
    function Da(e, t, n) {
      for (; e !== null; ) {
        var r = e.alternate
        if (
          ((e.childLanes & t) === t
            ? r !== null && (r.childLanes & t) !== t && (r.childLanes |= t)
            : ((e.childLanes |= t), r !== null && (r.childLanes |= t)),
          e === n)
        )
          break
        e = e.return
      }
    }
    function Oa(e, t, n, r) {
      var i = e.child
      for (i !== null && (i.return = e); i !== null; ) {
        var o = i.dependencies
        if (o !== null) {
          var s = i.child
          o = o.firstContext
          a: for (; o !== null; ) {
            var c = o
            o = i
            for (var l = 0; l < t.length; l++)
              if (c.context === t[l]) {
                ;(o.lanes |= n), (c = o.alternate), c !== null && (c.lanes |= n), Da(o.return, n, e), r || (s = null)
                break a
              }
            o = c.next
          }
        } else if (i.tag === 18) {
          if (((s = i.return), s === null)) throw Error(a(341))
          ;(s.lanes |= n), (o = s.alternate), o !== null && (o.lanes |= n), Da(s, n, e), (s = null)
        } else
          i.tag === 13 && i.memoizedState !== null && i.memoizedState.dehydrated === null
            ? ((i.lanes |= n),
              (s = i.alternate),
              s !== null && (s.lanes |= n),
              Da(i.return, n, e),
              (s = i.child),
              (s = s === null ? null : s.sibling))
            : (s = i.child)
        if (s !== null) s.return = i
        else
          for (s = i; s !== null; ) {
            if (s === e) {
              s = null
              break
            }
            if (((i = s.sibling), i !== null)) {
              ;(i.return = s.return), (s = i)
              break
            }
            s = s.return
          }
        i = s
      }
    }
    function ka(e, t, n, r) {
      e = null
      for (var i = t, o = !1; i !== null; ) {
        if (!o) {
          if (i.flags & 524288) o = !0
          else if (i.flags & 262144) break
        }
        if (i.tag === 10) {
          var s = i.alternate
          if (s === null) throw Error(a(387))
          if (((s = s.memoizedProps), s !== null)) {
            var c = i.type
            Jr(i.pendingProps.value, s.value) || (e === null ? (e = [c]) : e.push(c))
          }
        } else if (i === je.current) {
          if (((s = i.alternate), s === null)) throw Error(a(387))
          s.memoizedState.memoizedState !== i.memoizedState.memoizedState && (e === null ? (e = [sh]) : e.push(sh))
        }
        i = i.return
      }
      return (e !== null && Oa(t, e, n, r), (t.flags |= 262144), e !== null)
    }
    function Aa(e) {
      for (e = e.firstContext; e !== null; ) {
        if (!Jr(e.context._currentValue, e.memoizedValue)) return !0
        e = e.next
      }
      return !1
    }
    function ja(e) {
      ;(Ca = e), (wa = null), (e = e.dependencies), e !== null && (e.firstContext = null)
    }
    function Ma(e) {
      return Pa(Ca, e)
    }
    function Na(e, t) {
      return (Ca === null && ja(e), Pa(e, t))
    }
    function Pa(e, t) {
      var n = t._currentValue
      if (((t = { context: t, memoizedValue: n, next: null }), wa === null)) {
        if (e === null) throw Error(a(308))
        ;(wa = t), (e.dependencies = { lanes: 0, firstContext: t }), (e.flags |= 524288)
      } else wa = wa.next = t
      return n
    }
    var Fa =
        typeof AbortController < `u`
          ? AbortController
          : function () {
              var e = [],
                t = (this.signal = {
                  aborted: !1,
                  addEventListener: (t, n) => {
                    e.push(n)
                  },
                })
              this.abort = () => {
                ;(t.aborted = !0), e.forEach(e => e())
              }
            },
      Ia = t.unstable_scheduleCallback,
      La = t.unstable_NormalPriority,
      P = { $$typeof: T, Consumer: null, Provider: null, _currentValue: null, _currentValue2: null, _threadCount: 0 }
    function Ra() {
      return { controller: new Fa(), data: new Map(), refCount: 0 }
    }
    function za(e) {
      e.refCount--,
        e.refCount === 0 &&
          Ia(La, () => {
            e.controller.abort()
          })
    }
    function Ba(e, t) {
      if (e.pendingLanes & 4194048) {
        var n = e.transitionTypes
        for (n === null && (n = e.transitionTypes = []), e = 0; e < t.length; e++) {
          var r = t[e]
          n.indexOf(r) === -1 && n.push(r)
        }
      }
    }
    var Va = null
    function Ha(e) {
      var t = e.transitionTypes
      return ((e.transitionTypes = null), t)
    }
    var Ua = null,
      Wa = 0,
      Ga = 0,
      Ka = null
    function qa(e, t) {
      if (Ua === null) {
        var n = (Ua = [])
        ;(Wa = 0),
          (Ga = Pf()),
          (Ka = {
            status: `pending`,
            value: void 0,
            then: e => {
              n.push(e)
            },
          })
      }
      return (Wa++, t.then(Ja, Ja), t)
    }
    function Ja() {
      if (--Wa === 0 && ((Va = null), Ua !== null)) {
        Ka !== null && (Ka.status = `fulfilled`)
        var e = Ua
        ;(Ua = null), (Ga = 0), (Ka = null)
        for (var t = 0; t < e.length; t++) (0, e[t])()
      }
    }
    function Ya(e, t) {
      var n = [],
        r = {
          status: `pending`,
          value: null,
          reason: null,
          then: e => {
            n.push(e)
          },
        }
      return (
        e.then(
          () => {
            ;(r.status = `fulfilled`), (r.value = t)
            for (var e = 0; e < n.length; e++) (0, n[e])(t)
          },
          e => {
            for (r.status = `rejected`, r.reason = e, e = 0; e < n.length; e++) (0, n[e])(void 0)
          },
        ),
        r
      )
    }
    var Xa = E.S
    E.S = (e, t) => {
      if (((gd = Je()), typeof t == `object` && t && typeof t.then == `function` && qa(e, t), Va !== null))
        for (var n = bf; n !== null; ) Ba(n, Va), (n = n.next)
      if (((n = e.types), n !== null)) {
        for (var r = bf; r !== null; ) Ba(r, n), (r = r.next)
        if (Ga !== 0) {
          ;(r = Va), r === null && (r = Va = [])
          for (var i = 0; i < n.length; i++) {
            var a = n[i]
            r.indexOf(a) === -1 && r.push(a)
          }
        }
      }
      Xa !== null && Xa(e, t)
    }
    var Za = Ee(null)
    function Qa() {
      var e = Za.current
      return e === null ? G.pooledCache : e
    }
    function $a(e, t) {
      t === null ? O(Za, Za.current) : O(Za, t.pool)
    }
    function eo() {
      var e = Qa()
      return e === null ? null : { parent: P._currentValue, pool: e }
    }
    var to = Error(a(460)),
      no = Error(a(474)),
      ro = Error(a(542)),
      io = { then: () => {} }
    function ao(e) {
      return ((e = e.status), e === `fulfilled` || e === `rejected`)
    }
    function oo(e, t, n) {
      switch (((n = e[n]), n === void 0 ? e.push(t) : n !== t && (t.then(En, En), (t = n)), t.status)) {
        case `fulfilled`:
          return t.value
        case `rejected`:
          throw ((e = t.reason), uo(e), e === void 0 && !(`reason` in t) ? Error(a(600)) : e)
        default:
          if (typeof t.status == `string`) t.then(En, En)
          else {
            if (((e = G), e !== null && 100 < e.shellSuspendCounter)) throw Error(a(482))
            ;(e = t),
              (e.status = `pending`),
              e.then(
                e => {
                  if (t.status === `pending`) {
                    var n = t
                    ;(n.status = `fulfilled`), (n.value = e)
                  }
                },
                e => {
                  if (t.status === `pending`) {
                    var n = t
                    ;(n.status = `rejected`), (n.reason = e)
                  }
                },
              )
          }
          switch (t.status) {
            case `fulfilled`:
              return t.value
            case `rejected`:
              throw ((e = t.reason), uo(e), e)
          }
          throw ((co = t), to)
      }
    }
    function so(e) {
      try {
        var t = e._init
        return t(e._payload)
      } catch (e) {
        throw typeof e == `object` && e && typeof e.then == `function` ? ((co = e), to) : e
      }
    }
    var co = null
    function lo() {
      if (co === null) throw Error(a(459))
      var e = co
      return ((co = null), e)
    }
    function uo(e) {
      if (e === to || e === ro) throw Error(a(483))
    }
    var fo = null,
      po = 0
    function mo(e) {
      var t = po
      return ((po += 1), fo === null && (fo = []), oo(fo, e, t))
    }
    function ho(e, t) {
      ;(t = t.props.ref), (e.ref = t === void 0 ? null : t)
    }
    function go(e, t) {
      throw t.$$typeof === w
        ? Error(a(525))
        : ((e = Object.prototype.toString.call(t)),
          Error(a(31, e === `[object Object]` ? `object with keys {` + Object.keys(t).join(`, `) + `}` : e)))
    }
    function _o(e) {
      function t(t, n) {
        if (e) {
          var r = t.deletions
          r === null ? ((t.deletions = [n]), (t.flags |= 16)) : r.push(n)
        }
      }
      function n(n, r) {
        if (!e) return null
        for (; r !== null; ) t(n, r), (r = r.sibling)
        return null
      }
      function r(e) {
        for (var t = new Map(); e !== null; ) e.key === null ? t.set(e.index, e) : t.set(e.key, e), (e = e.sibling)
        return t
      }
      function i(e, t) {
        return ((e = Ui(e, t)), (e.index = 0), (e.sibling = null), e)
      }
      function o(t, n, r) {
        return (
          (t.index = r),
          e
            ? ((r = t.alternate),
              r === null ? ((t.flags |= 134217730), n) : ((r = r.index), r < n ? ((t.flags |= 2), n) : r))
            : ((t.flags |= 1048576), n)
        )
      }
      function s(t) {
        return (e && t.alternate === null && (t.flags |= 134217730), t)
      }
      function c(e, t, n, r) {
        return t === null || t.tag !== 6
          ? ((t = qi(n, e.mode, r)), (t.return = e), t)
          : ((t = i(t, n)), (t.return = e), t)
      }
      function l(e, t, n, r) {
        var a = n.type
        return a === ie
          ? ((e = d(e, t, n.props.children, r, n.key)), ho(e, n), e)
          : t !== null && (t.elementType === a || (typeof a == `object` && a && a.$$typeof === fe && so(a) === t.type))
            ? ((t = i(t, n.props)), ho(t, n), (t.return = e), t)
            : ((t = Gi(n.type, n.key, n.props, null, e.mode, r)), ho(t, n), (t.return = e), t)
      }
      function u(e, t, n, r) {
        return t === null ||
          t.tag !== 4 ||
          t.stateNode.containerInfo !== n.containerInfo ||
          t.stateNode.implementation !== n.implementation
          ? ((t = Yi(n, e.mode, r)), (t.return = e), t)
          : ((t = i(t, n.children || [])), (t.return = e), t)
      }
      function d(e, t, n, r, a) {
        return t === null || t.tag !== 7
          ? ((t = Ki(n, e.mode, r, a)), (t.return = e), t)
          : ((t = i(t, n)), (t.return = e), t)
      }
      function f(e, t, n) {
        if ((typeof t == `string` && t !== ``) || typeof t == `number` || typeof t == `bigint`)
          return ((t = qi(`` + t, e.mode, n)), (t.return = e), t)
        if (typeof t == `object` && t) {
          switch (t.$$typeof) {
            case ne:
              return ((n = Gi(t.type, t.key, t.props, null, e.mode, n)), ho(n, t), (n.return = e), n)
            case re:
              return ((t = Yi(t, e.mode, n)), (t.return = e), t)
            case fe:
              return ((t = so(t)), f(e, t, n))
          }
          if (Se(t) || ye(t)) return ((t = Ki(t, e.mode, n, null)), (t.return = e), t)
          if (typeof t.then == `function`) return f(e, mo(t), n)
          if (t.$$typeof === T) return f(e, Na(e, t), n)
          go(e, t)
        }
        return null
      }
      function p(e, t, n, r) {
        var i = t === null ? null : t.key
        if ((typeof n == `string` && n !== ``) || typeof n == `number` || typeof n == `bigint`)
          return i === null ? c(e, t, `` + n, r) : null
        if (typeof n == `object` && n) {
          switch (n.$$typeof) {
            case ne:
              return n.key === i ? l(e, t, n, r) : null
            case re:
              return n.key === i ? u(e, t, n, r) : null
            case fe:
              return ((n = so(n)), p(e, t, n, r))
          }
          if (Se(n) || ye(n)) return i === null ? d(e, t, n, r, null) : null
          if (typeof n.then == `function`) return p(e, t, mo(n), r)
          if (n.$$typeof === T) return p(e, t, Na(e, n), r)
          go(e, n)
        }
        return null
      }
      function m(e, t, n, r, i) {
        if ((typeof r == `string` && r !== ``) || typeof r == `number` || typeof r == `bigint`)
          return ((e = e.get(n) || null), c(t, e, `` + r, i))
        if (typeof r == `object` && r) {
          switch (r.$$typeof) {
            case ne:
              return ((e = e.get(r.key === null ? n : r.key) || null), l(t, e, r, i))
            case re:
              return ((e = e.get(r.key === null ? n : r.key) || null), u(t, e, r, i))
            case fe:
              return ((r = so(r)), m(e, t, n, r, i))
          }
          if (Se(r) || ye(r)) return ((e = e.get(n) || null), d(t, e, r, i, null))
          if (typeof r.then == `function`) return m(e, t, n, mo(r), i)
          if (r.$$typeof === T) return m(e, t, n, Na(t, r), i)
          go(t, r)
        }
        return null
      }
      function h(i, a, s, c) {
        for (var l = null, u = null, d = a, h = (a = 0), g = null; d !== null && h < s.length; h++) {
          d.index > h ? ((g = d), (d = null)) : (g = d.sibling)
          var _ = p(i, d, s[h], c)
          if (_ === null) {
            d === null && (d = g)
            break
          }
          e && d && _.alternate === null && t(i, d),
            (a = o(_, a, h)),
            u === null ? (l = _) : (u.sibling = _),
            (u = _),
            (d = g)
        }
        if (h === s.length) return (n(i, d), M && sa(i, h), l)
        if (d === null) {
          for (; h < s.length; h++)
            (d = f(i, s[h], c)), d !== null && ((a = o(d, a, h)), u === null ? (l = d) : (u.sibling = d), (u = d))
          return (M && sa(i, h), l)
        }
        for (d = r(d); h < s.length; h++)
          (g = m(d, i, h, s[h], c)),
            g !== null &&
              (e && ((_ = g.alternate), _ !== null && d.delete(_.key === null ? h : _.key)),
              (a = o(g, a, h)),
              u === null ? (l = g) : (u.sibling = g),
              (u = g))
        return (e && d.forEach(e => t(i, e)), M && sa(i, h), l)
      }
      function g(i, s, c, l) {
        if (c == null) throw Error(a(151))
        for (
          var u = null, d = null, h = s, g = (s = 0), _ = null, v = c.next();
          h !== null && !v.done;
          g++, v = c.next()
        ) {
          h.index > g ? ((_ = h), (h = null)) : (_ = h.sibling)
          var y = p(i, h, v.value, l)
          if (y === null) {
            h === null && (h = _)
            break
          }
          e && h && y.alternate === null && t(i, h),
            (s = o(y, s, g)),
            d === null ? (u = y) : (d.sibling = y),
            (d = y),
            (h = _)
        }
        if (v.done) return (n(i, h), M && sa(i, g), u)
        if (h === null) {
          for (; !v.done; g++, v = c.next())
            (v = f(i, v.value, l)), v !== null && ((s = o(v, s, g)), d === null ? (u = v) : (d.sibling = v), (d = v))
          return (M && sa(i, g), u)
        }
        for (h = r(h); !v.done; g++, v = c.next())
          (v = m(h, i, g, v.value, l)),
            v !== null &&
              (e && ((_ = v.alternate), _ !== null && h.delete(_.key === null ? g : _.key)),
              (s = o(v, s, g)),
              d === null ? (u = v) : (d.sibling = v),
              (d = v))
        return (e && h.forEach(e => t(i, e)), M && sa(i, g), u)
      }
      function _(e, r, o, c) {
        if (
          (typeof o == `object` &&
            o &&
            o.type === ie &&
            o.key === null &&
            o.props.ref === void 0 &&
            (o = o.props.children),
          typeof o == `object` && o)
        ) {
          switch (o.$$typeof) {
            case ne:
              a: {
                for (var l = o.key; r !== null; ) {
                  if (r.key === l) {
                    if (((l = o.type), l === ie)) {
                      if (r.tag === 7) {
                        n(e, r.sibling), (c = i(r, o.props.children)), ho(c, o), (c.return = e), (e = c)
                        break a
                      }
                    } else if (
                      r.elementType === l ||
                      (typeof l == `object` && l && l.$$typeof === fe && so(l) === r.type)
                    ) {
                      n(e, r.sibling), (c = i(r, o.props)), ho(c, o), (c.return = e), (e = c)
                      break a
                    }
                    n(e, r)
                    break
                  }
                  t(e, r), (r = r.sibling)
                }
                o.type === ie
                  ? ((c = Ki(o.props.children, e.mode, c, o.key)), ho(c, o), (c.return = e), (e = c))
                  : ((c = Gi(o.type, o.key, o.props, null, e.mode, c)), ho(c, o), (c.return = e), (e = c))
              }
              return s(e)
            case re:
              a: {
                for (l = o.key; r !== null; ) {
                  if (r.key === l) {
                    if (
                      r.tag === 4 &&
                      r.stateNode.containerInfo === o.containerInfo &&
                      r.stateNode.implementation === o.implementation
                    ) {
                      n(e, r.sibling), (c = i(r, o.children || [])), (c.return = e), (e = c)
                      break a
                    }
                    n(e, r)
                    break
                  }
                  t(e, r), (r = r.sibling)
                }
                ;(c = Yi(o, e.mode, c)), (c.return = e), (e = c)
              }
              return s(e)
            case fe:
              return ((o = so(o)), _(e, r, o, c))
          }
          if (Se(o)) return h(e, r, o, c)
          if (ye(o)) {
            if (((l = ye(o)), typeof l != `function`)) throw Error(a(150))
            return ((o = l.call(o)), g(e, r, o, c))
          }
          if (typeof o.then == `function`) return _(e, r, mo(o), c)
          if (o.$$typeof === T) return _(e, r, Na(e, o), c)
          go(e, o)
        }
        return (typeof o == `string` && o !== ``) || typeof o == `number` || typeof o == `bigint`
          ? ((o = `` + o),
            r !== null && r.tag === 6
              ? (n(e, r.sibling), (c = i(r, o)), (c.return = e), (e = c))
              : (n(e, r), (c = qi(o, e.mode, c)), (c.return = e), (e = c)),
            s(e))
          : n(e, r)
      }
      return (e, t, n, r) => {
        try {
          po = 0
          var i = _(e, t, n, r)
          return ((fo = null), i)
        } catch (t) {
          if (t === to || t === ro) throw t
          var a = Vi(29, t, null, e.mode)
          return ((a.lanes = r), (a.return = e), a)
        }
      }
    }
    var vo = _o(!0),
      yo = _o(!1),
      bo = !1
    function xo(e) {
      e.updateQueue = {
        baseState: e.memoizedState,
        firstBaseUpdate: null,
        lastBaseUpdate: null,
        shared: { pending: null, lanes: 0, hiddenCallbacks: null },
        callbacks: null,
      }
    }
    function So(e, t) {
      ;(e = e.updateQueue),
        t.updateQueue === e &&
          (t.updateQueue = {
            baseState: e.baseState,
            firstBaseUpdate: e.firstBaseUpdate,
            lastBaseUpdate: e.lastBaseUpdate,
            shared: e.shared,
            callbacks: null,
          })
    }
    function Co(e) {
      return { lane: e, tag: 0, payload: null, callback: null, next: null }
    }
    function wo(e, t, n) {
      var r = e.updateQueue
      if (r === null) return null
      if (((r = r.shared), W & 2)) {
        var i = r.pending
        return (
          i === null ? (t.next = t) : ((t.next = i.next), (i.next = t)), (r.pending = t), (t = Ri(e)), Li(e, null, n), t
        )
      }
      return (Pi(e, r, t, n), Ri(e))
    }
    function To(e, t, n) {
      if (((t = t.updateQueue), t !== null && ((t = t.shared), n & 4194048))) {
        var r = t.lanes
        ;(r &= e.pendingLanes), (n |= r), (t.lanes = n), Ct(e, n)
      }
    }
    function Eo(e, t) {
      var n = e.updateQueue,
        r = e.alternate
      if (r !== null && ((r = r.updateQueue), n === r)) {
        var i = null,
          a = null
        if (((n = n.firstBaseUpdate), n !== null)) {
          do {
            var o = { lane: n.lane, tag: n.tag, payload: n.payload, callback: null, next: null }
            a === null ? (i = a = o) : (a = a.next = o), (n = n.next)
          } while (n !== null)
          a === null ? (i = a = t) : (a = a.next = t)
        } else i = a = t
        ;(n = {
          baseState: r.baseState,
          firstBaseUpdate: i,
          lastBaseUpdate: a,
          shared: r.shared,
          callbacks: r.callbacks,
        }),
          (e.updateQueue = n)
      } else (e = n.lastBaseUpdate), e === null ? (n.firstBaseUpdate = t) : (e.next = t), (n.lastBaseUpdate = t)
    }
    var Do = !1
    function Oo() {
      if (Do) {
        var e = Ka
        if (e !== null) throw e
      }
    }
    function ko(e, t, n, r) {
      Do = !1
      var i = e.updateQueue
      bo = !1
      var a = i.firstBaseUpdate,
        o = i.lastBaseUpdate,
        s = i.shared.pending
      if (s !== null) {
        i.shared.pending = null
        var c = s,
          l = c.next
        ;(c.next = null), o === null ? (a = l) : (o.next = l), (o = c)
        var u = e.alternate
        u !== null &&
          ((u = u.updateQueue),
          (s = u.lastBaseUpdate),
          s !== o && (s === null ? (u.firstBaseUpdate = l) : (s.next = l), (u.lastBaseUpdate = c)))
      }
      if (a !== null) {
        var d = i.baseState
        ;(o = 0), (u = l = c = null), (s = a)
        do {
          var f = s.lane & -536870913,
            p = f !== s.lane
          if (p ? (q & f) === f : (r & f) === f) {
            f !== 0 && f === Ga && (Do = !0),
              u !== null && (u = u.next = { lane: 0, tag: s.tag, payload: s.payload, callback: null, next: null })
            a: {
              var m = e,
                h = s
              f = t
              var g = n
              switch (h.tag) {
                case 1:
                  if (((m = h.payload), typeof m == `function`)) {
                    d = m.call(g, d, f)
                    break a
                  }
                  d = m
                  break a
                case 3:
                  m.flags = (m.flags & -65537) | 128
                case 0:
                  if (((m = h.payload), (f = typeof m == `function` ? m.call(g, d, f) : m), f == null)) break a
                  d = C({}, d, f)
                  break a
                case 2:
                  bo = !0
              }
            }
            ;(f = s.callback),
              f !== null &&
                ((e.flags |= 64),
                p && (e.flags |= 8192),
                (p = i.callbacks),
                p === null ? (i.callbacks = [f]) : p.push(f))
          } else
            (p = { lane: f, tag: s.tag, payload: s.payload, callback: s.callback, next: null }),
              u === null ? ((l = u = p), (c = d)) : (u = u.next = p),
              (o |= f)
          if (((s = s.next), s === null)) {
            if (((s = i.shared.pending), s === null)) break
            ;(p = s), (s = p.next), (p.next = null), (i.lastBaseUpdate = p), (i.shared.pending = null)
          }
        } while (1)
        u === null && (c = d),
          (i.baseState = c),
          (i.firstBaseUpdate = l),
          (i.lastBaseUpdate = u),
          a === null && (i.shared.lanes = 0),
          (sd |= o),
          (e.lanes = o),
          (e.memoizedState = d)
      }
    }
    function Ao(e, t) {
      if (typeof e != `function`) throw Error(a(191, e))
      e.call(t)
    }
    function jo(e, t) {
      var n = e.callbacks
      if (n !== null) for (e.callbacks = null, e = 0; e < n.length; e++) Ao(n[e], t)
    }
    var Mo = Ee(null),
      No = Ee(0)
    function Po(e, t) {
      ;(e = od), O(No, e), O(Mo, t), (od = e | t.baseLanes)
    }
    function Fo() {
      O(No, od), O(Mo, Mo.current)
    }
    function Io() {
      ;(od = No.current), De(Mo), De(No)
    }
    var Lo = Ee(null),
      F = null
    function Ro(e) {
      var t = e.alternate
      O(Uo, Uo.current & 1),
        O(Lo, e),
        F === null && (t === null || Mo.current !== null || t.memoizedState !== null) && (F = e)
    }
    function zo(e) {
      O(Uo, Uo.current), O(Lo, e), F === null && (F = e)
    }
    function Bo(e) {
      e.tag === 22 ? (O(Uo, Uo.current), O(Lo, e), F === null && (F = e)) : Vo()
    }
    function Vo() {
      O(Uo, Uo.current), O(Lo, Lo.current)
    }
    function Ho(e) {
      De(Lo), F === e && (F = null), De(Uo)
    }
    var Uo = Ee(0)
    function Wo(e, t) {
      O(Lo, Lo.current), O(Uo, t)
    }
    function Go(e) {
      De(Uo), De(Lo), F === e && (F = null)
    }
    function Ko(e) {
      for (var t = e; t !== null; ) {
        if (t.tag === 13) {
          var n = t.memoizedState
          if (n !== null && ((n = n.dehydrated), n === null || om(n) || sm(n))) return t
        } else if (t.tag === 19 && t.memoizedProps.revealOrder !== `independent`) {
          if (t.flags & 128) return t
        } else if (t.child !== null) {
          ;(t.child.return = t), (t = t.child)
          continue
        }
        if (t === e) break
        for (; t.sibling === null; ) {
          if (t.return === null || t.return === e) return null
          t = t.return
        }
        ;(t.sibling.return = t.return), (t = t.sibling)
      }
      return null
    }
    var qo = 0,
      I = null,
      L = null,
      R = null,
      Jo = !1,
      Yo = !1,
      Xo = !1,
      Zo = 0,
      Qo = 0,
      $o = null,
      es = 0
    function z() {
      throw Error(a(321))
    }
    function ts(e, t) {
      if (t === null) return !1
      for (var n = 0; n < t.length && n < e.length; n++) if (!Jr(e[n], t[n])) return !1
      return !0
    }
    function ns(e, t, n, r, i, a) {
      return (
        (qo = a),
        (I = t),
        (t.memoizedState = null),
        (t.updateQueue = null),
        (t.lanes = 0),
        (E.H = e === null || e.memoizedState === null ? vc : yc),
        (Xo = !1),
        (a = n(r, i)),
        (Xo = !1),
        Yo && (a = is(t, n, r, i)),
        rs(e),
        a
      )
    }
    function rs(e) {
      E.H = _c
      var t = L !== null && L.next !== null
      if (((qo = 0), (R = L = I = null), (Jo = !1), (Qo = 0), ($o = null), t)) throw Error(a(300))
      e === null || Ic || ((e = e.dependencies), e !== null && Aa(e) && (Ic = !0))
    }
    function is(e, t, n, r) {
      I = e
      var i = 0
      do {
        if ((Yo && ($o = null), (Qo = 0), (Yo = !1), 25 <= i)) throw Error(a(301))
        if (((i += 1), (R = L = null), e.updateQueue != null)) {
          var o = e.updateQueue
          ;(o.lastEffect = null), (o.events = null), (o.stores = null), o.memoCache != null && (o.memoCache.index = 0)
        }
        ;(E.H = bc), (o = t(n, r))
      } while (Yo)
      return o
    }
    function as() {
      var e = E.H,
        t = e.useState()[0]
      return (
        (t = typeof t.then == `function` ? ds(t) : t),
        (e = e.useState()[0]),
        (L === null ? null : L.memoizedState) !== e && (I.flags |= 1024),
        t
      )
    }
    function os() {
      var e = Zo !== 0
      return ((Zo = 0), e)
    }
    function ss(e, t, n) {
      ;(t.updateQueue = e.updateQueue), (t.flags &= -2053), (e.lanes &= ~n)
    }
    function cs(e) {
      if (Jo) {
        for (e = e.memoizedState; e !== null; ) {
          var t = e.queue
          t !== null && (t.pending = null), (e = e.next)
        }
        Jo = !1
      }
      ;(qo = 0), (R = L = I = null), (Yo = !1), (Qo = Zo = 0), ($o = null)
    }
    function ls() {
      var e = { memoizedState: null, baseState: null, baseQueue: null, queue: null, next: null }
      return (R === null ? (I.memoizedState = R = e) : (R = R.next = e), R)
    }
    function B() {
      if (L === null) {
        var e = I.alternate
        e = e === null ? null : e.memoizedState
      } else e = L.next
      var t = R === null ? I.memoizedState : R.next
      if (t !== null) (R = t), (L = e)
      else {
        if (e === null) throw I.alternate === null ? Error(a(467)) : Error(a(310))
        ;(L = e),
          (e = {
            memoizedState: L.memoizedState,
            baseState: L.baseState,
            baseQueue: L.baseQueue,
            queue: L.queue,
            next: null,
          }),
          R === null ? (I.memoizedState = R = e) : (R = R.next = e)
      }
      return R
    }
    function us() {
      return { lastEffect: null, events: null, stores: null, memoCache: null }
    }
    function ds(e) {
      var t = Qo
      return (
        (Qo += 1),
        $o === null && ($o = []),
        (e = oo($o, e, t)),
        (t = I),
        (R === null ? t.memoizedState : R.next) === null &&
          ((t = t.alternate), (E.H = t === null || t.memoizedState === null ? vc : yc)),
        e
      )
    }
    function fs(e) {
      if (typeof e == `object` && e) {
        if (typeof e.then == `function`) return ds(e)
        if (e.$$typeof === _e) return
        if (e.$$typeof === T) return Ma(e)
      }
      throw Error(a(438, String(e)))
    }
    function ps(e) {
      var t = null,
        n = I.updateQueue
      if ((n !== null && (t = n.memoCache), t == null)) {
        var r = I.alternate
        r !== null &&
          ((r = r.updateQueue),
          r !== null && ((r = r.memoCache), r != null && (t = { data: r.data.map(e => e.slice()), index: 0 })))
      }
      if (
        ((t ??= { data: [], index: 0 }),
        n === null && ((n = us()), (I.updateQueue = n)),
        (n.memoCache = t),
        (n = t.data[t.index]),
        n === void 0)
      )
        for (n = t.data[t.index] = Array(e), r = 0; r < e; r++) n[r] = he
      return (t.index++, n)
    }
    function ms(e, t) {
      return typeof t == `function` ? t(e) : t
    }
    function hs(e) {
      return gs(B(), L, e)
    }
    function gs(e, t, n) {
      var r = e.queue
      if (r === null) throw Error(a(311))
      r.lastRenderedReducer = n
      var i = e.baseQueue,
        o = r.pending
      if (o !== null) {
        if (i !== null) {
          var s = i.next
          ;(i.next = o.next), (o.next = s)
        }
        ;(t.baseQueue = i = o), (r.pending = null)
      }
      if (((o = e.baseState), i === null)) e.memoizedState = o
      else {
        t = i.next
        var c = (s = null),
          l = null,
          u = t,
          d = !1
        do {
          var f = u.lane & -536870913
          if (f === u.lane ? (qo & f) === f : (q & f) === f) {
            var p = u.revertLane
            if (p === 0)
              l !== null &&
                (l = l.next =
                  {
                    lane: 0,
                    revertLane: 0,
                    gesture: null,
                    action: u.action,
                    hasEagerState: u.hasEagerState,
                    eagerState: u.eagerState,
                    next: null,
                  }),
                f === Ga && (d = !0)
            else if ((qo & p) === p) {
              ;(u = u.next), p === Ga && (d = !0)
              continue
            } else
              (f = {
                lane: 0,
                revertLane: u.revertLane,
                gesture: null,
                action: u.action,
                hasEagerState: u.hasEagerState,
                eagerState: u.eagerState,
                next: null,
              }),
                l === null ? ((c = l = f), (s = o)) : (l = l.next = f),
                (I.lanes |= p),
                (sd |= p)
            ;(f = u.action), Xo && n(o, f), (o = u.hasEagerState ? u.eagerState : n(o, f))
          } else
            (p = {
              lane: f,
              revertLane: u.revertLane,
              gesture: u.gesture,
              action: u.action,
              hasEagerState: u.hasEagerState,
              eagerState: u.eagerState,
              next: null,
            }),
              l === null ? ((c = l = p), (s = o)) : (l = l.next = p),
              (I.lanes |= f),
              (sd |= f)
          u = u.next
        } while (u !== null && u !== t)
        if ((l === null ? (s = o) : (l.next = c), !Jr(o, e.memoizedState) && ((Ic = !0), d && ((n = Ka), n !== null))))
          throw n
        ;(e.memoizedState = o), (e.baseState = s), (e.baseQueue = l), (r.lastRenderedState = o)
      }
      return (i === null && (r.lanes = 0), [e.memoizedState, r.dispatch])
    }
    function _s(e) {
      var t = B(),
        n = t.queue
      if (n === null) throw Error(a(311))
      n.lastRenderedReducer = e
      var r = n.dispatch,
        i = n.pending,
        o = t.memoizedState
      if (i !== null) {
        n.pending = null
        var s = (i = i.next)
        do (o = e(o, s.action)), (s = s.next)
        while (s !== i)
        Jr(o, t.memoizedState) || (Ic = !0),
          (t.memoizedState = o),
          t.baseQueue === null && (t.baseState = o),
          (n.lastRenderedState = o)
      }
      return [o, r]
    }
    function vs(e, t, n) {
      var r = I,
        i = B(),
        o = M
      if (o) {
        if (n === void 0) throw Error(a(407))
        n = n()
      } else n = t()
      var s = !Jr((L || i).memoizedState, n)
      if (
        (s && ((i.memoizedState = n), (Ic = !0)),
        (i = i.queue),
        Us(xs.bind(null, r, i, e), [e]),
        (e = i.getSnapshot !== t || s || (R !== null && !!(R.memoizedState.tag & 1))),
        Rs(e ? 9 : 8, { destroy: void 0 }, bs.bind(null, r, i, n, t), null),
        e)
      ) {
        if (((r.flags |= 2048), G === null)) throw Error(a(349))
        o || qo & 127 || ys(r, t, n)
      }
      return n
    }
    function ys(e, t, n) {
      ;(e.flags |= 16384),
        (e = { getSnapshot: t, value: n }),
        (t = I.updateQueue),
        t === null
          ? ((t = us()), (I.updateQueue = t), (t.stores = [e]))
          : ((n = t.stores), n === null ? (t.stores = [e]) : n.push(e))
    }
    function bs(e, t, n, r) {
      ;(t.value = n), (t.getSnapshot = r), Ss(t) && Cs(e)
    }
    function xs(e, t, n) {
      return n(() => {
        Ss(t) && Cs(e)
      })
    }
    function Ss(e) {
      var t = e.getSnapshot
      e = e.value
      try {
        var n = t()
        return !Jr(e, n)
      } catch {
        return !0
      }
    }
    function Cs(e) {
      var t = Ii(e, 2)
      t !== null && Pd(t, e, 2)
    }
    function ws(e) {
      var t = ls()
      if (typeof e == `function`) {
        var n = e
        if (((e = n()), Xo)) {
          at(!0)
          try {
            n()
          } finally {
            at(!1)
          }
        }
      }
      return (
        (t.memoizedState = t.baseState = e),
        (t.queue = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: ms, lastRenderedState: e }),
        t
      )
    }
    function Ts(e, t, n, r) {
      return ((e.baseState = n), gs(e, L, typeof r == `function` ? r : ms))
    }
    function Es(e, t, n, r, i) {
      if (mc(e)) throw Error(a(485))
      if (((e = t.action), e !== null)) {
        var o = {
          payload: i,
          action: e,
          next: null,
          isTransition: !0,
          status: `pending`,
          value: null,
          reason: null,
          listeners: [],
          then: e => {
            o.listeners.push(e)
          },
        }
        E.T === null ? (o.isTransition = !1) : n(!0),
          r(o),
          (n = t.pending),
          n === null ? ((o.next = t.pending = o), Ds(t, o)) : ((o.next = n.next), (t.pending = n.next = o))
      }
    }
    function Ds(e, t) {
      var n = t.action,
        r = t.payload,
        i = e.state
      if (t.isTransition) {
        var a = E.T,
          o = {}
        ;(o.types = a === null ? null : a.types), (E.T = o)
        try {
          var s = n(i, r),
            c = E.S
          c !== null && c(o, s), Os(e, t, s)
        } catch (n) {
          As(e, t, n)
        } finally {
          a !== null && o.types !== null && (a.types = o.types), (E.T = a)
        }
      } else
        try {
          ;(a = n(i, r)), Os(e, t, a)
        } catch (n) {
          As(e, t, n)
        }
    }
    function Os(e, t, n) {
      typeof n == `object` && n && typeof n.then == `function`
        ? n.then(
            n => {
              ks(e, t, n)
            },
            n => As(e, t, n),
          )
        : ks(e, t, n)
    }
    function ks(e, t, n) {
      ;(t.status = `fulfilled`),
        (t.value = n),
        js(t),
        (e.state = n),
        (t = e.pending),
        t !== null && ((n = t.next), n === t ? (e.pending = null) : ((n = n.next), (t.next = n), Ds(e, n)))
    }
    function As(e, t, n) {
      var r = e.pending
      if (((e.pending = null), r !== null)) {
        r = r.next
        do (t.status = `rejected`), (t.reason = n), js(t), (t = t.next)
        while (t !== r)
      }
      e.action = null
    }
    function js(e) {
      e = e.listeners
      for (var t = 0; t < e.length; t++) (0, e[t])()
    }
    function Ms(e, t) {
      return t
    }
    function Ns(e, t) {
      if (M) {
        var n = G.formState
        if (n !== null) {
          a: {
            var r = I
            if (M) {
              if (j) {
                b: {
                  for (var i = j, a = pa; i.nodeType !== 8; )
                    if (!a || ((i = lm(i.nextSibling)), i === null)) {
                      i = null
                      break b
                    }
                  ;(a = i.data), (i = a === `F!` || a === `F` ? i : null)
                }
                if (i) {
                  ;(j = lm(i.nextSibling)), (r = i.data === `F!`)
                  break a
                }
              }
              ha(r)
            }
            r = !1
          }
          r && (t = n[0])
        }
      }
      return (
        (n = ls()),
        (n.memoizedState = n.baseState = t),
        (r = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: Ms, lastRenderedState: t }),
        (n.queue = r),
        (n = dc.bind(null, I, r)),
        (r.dispatch = n),
        (r = ws(!1)),
        (a = pc.bind(null, I, !1, r.queue)),
        (r = ls()),
        (i = { state: t, dispatch: null, action: e, pending: null }),
        (r.queue = i),
        (n = Es.bind(null, I, i, a, n)),
        (i.dispatch = n),
        (r.memoizedState = e),
        [t, n, !1]
      )
    }
    function Ps(e) {
      return Fs(B(), L, e)
    }
    function Fs(e, t, n) {
      if (((t = gs(e, t, Ms)[0]), (e = hs(ms)[0]), typeof t == `object` && t && typeof t.then == `function`))
        try {
          var r = ds(t)
        } catch (e) {
          throw e === to ? ro : e
        }
      else r = t
      t = B()
      var i = t.queue,
        a = i.dispatch
      return (
        n !== t.memoizedState && ((I.flags |= 2048), Rs(9, { destroy: void 0 }, Is.bind(null, i, n), null)), [r, a, e]
      )
    }
    function Is(e, t) {
      e.action = t
    }
    function Ls(e) {
      var t = B(),
        n = L
      if (n !== null) return Fs(t, n, e)
      B(), (t = t.memoizedState), (n = B())
      var r = n.queue.dispatch
      return ((n.memoizedState = e), [t, r, !1])
    }
    function Rs(e, t, n, r) {
      return (
        (e = { tag: e, create: n, deps: r, inst: t, next: null }),
        (t = I.updateQueue),
        t === null && ((t = us()), (I.updateQueue = t)),
        (n = t.lastEffect),
        n === null ? (t.lastEffect = e.next = e) : ((r = n.next), (n.next = e), (e.next = r), (t.lastEffect = e)),
        e
      )
    }
    function zs() {
      return B().memoizedState
    }
    function Bs(e, t, n, r) {
      var i = ls()
      ;(I.flags |= e), (i.memoizedState = Rs(1 | t, { destroy: void 0 }, n, r === void 0 ? null : r))
    }
    function Vs(e, t, n, r) {
      var i = B()
      r = r === void 0 ? null : r
      var a = i.memoizedState.inst
      L !== null && r !== null && ts(r, L.memoizedState.deps)
        ? (i.memoizedState = Rs(t, a, n, r))
        : ((I.flags |= e), (i.memoizedState = Rs(1 | t, a, n, r)))
    }
    function Hs(e, t) {
      Bs(8390656, 8, e, t)
    }
    function Us(e, t) {
      Vs(2048, 8, e, t)
    }
    function Ws(e) {
      I.flags |= 4
      var t = I.updateQueue
      if (t === null) (t = us()), (I.updateQueue = t), (t.events = [e])
      else {
        var n = t.events
        n === null ? (t.events = [e]) : n.push(e)
      }
    }
    function Gs(e) {
      var t = B().memoizedState
      return (
        Ws({ ref: t, nextImpl: e }),
        function () {
          if (W & 2) throw Error(a(440))
          return t.impl.apply(void 0, arguments)
        }
      )
    }
    function Ks(e, t) {
      return Vs(4, 2, e, t)
    }
    function qs(e, t) {
      return Vs(4, 4, e, t)
    }
    function Js(e, t) {
      if (typeof t == `function`) {
        e = e()
        var n = t(e)
        return () => {
          typeof n == `function` ? n() : t(null)
        }
      }
      if (t != null)
        return (
          (e = e()),
          (t.current = e),
          () => {
            t.current = null
          }
        )
    }
    function Ys(e, t, n) {
      ;(n = n == null ? null : n.concat([e])), Vs(4, 4, Js.bind(null, t, e), n)
    }
    function Xs() {}
    function Zs(e, t) {
      var n = B()
      t = t === void 0 ? null : t
      var r = n.memoizedState
      return t !== null && ts(t, r[1]) ? r[0] : ((n.memoizedState = [e, t]), e)
    }
    function Qs(e, t) {
      var n = B()
      t = t === void 0 ? null : t
      var r = n.memoizedState
      if (t !== null && ts(t, r[1])) return r[0]
      if (((r = e()), Xo)) {
        at(!0)
        try {
          e()
        } finally {
          at(!1)
        }
      }
      return ((n.memoizedState = [r, t]), r)
    }
    function $s(e, t, n) {
      return n === void 0 || (qo & 1073741824 && !(q & 261930))
        ? (e.memoizedState = t)
        : ((e.memoizedState = n), (e = Md()), (I.lanes |= e), (sd |= e), n)
    }
    function ec(e, t, n, r) {
      return Jr(n, t)
        ? n
        : Mo.current === null
          ? !(qo & 106) || (qo & 1073741824 && !(q & 261930))
            ? ((Ic = !0), (e.memoizedState = n))
            : ((e = Md()), (I.lanes |= e), (sd |= e), t)
          : ((e = $s(e, n, r)), Jr(e, t) || (Ic = !0), e)
    }
    function tc(e, t, n, r, i) {
      var a = D.p
      D.p = a !== 0 && 8 > a ? a : 8
      var o = E.T,
        s = {}
      ;(s.types = o === null ? null : o.types), (E.T = s), pc(e, !1, t, n)
      try {
        var c = i(),
          l = E.S
        l !== null && l(s, c),
          typeof c == `object` && c && typeof c.then == `function` ? fc(e, t, Ya(c, r), jd(e)) : fc(e, t, r, jd(e))
      } catch (n) {
        fc(e, t, { then: () => {}, status: `rejected`, reason: n }, jd())
      } finally {
        ;(D.p = a), o !== null && s.types !== null && (o.types = s.types), (E.T = o)
      }
    }
    function nc() {}
    function rc(e, t, n, r) {
      if (e.tag !== 5) throw Error(a(476))
      var i = ic(e).queue
      tc(e, i, t, Ce, n === null ? nc : () => (ac(e), n(r)))
    }
    function ic(e) {
      var t = e.memoizedState
      if (t !== null) return t
      t = {
        memoizedState: Ce,
        baseState: Ce,
        baseQueue: null,
        queue: { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: ms, lastRenderedState: Ce },
        next: null,
      }
      var n = {}
      return (
        (t.next = {
          memoizedState: n,
          baseState: n,
          baseQueue: null,
          queue: { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: ms, lastRenderedState: n },
          next: null,
        }),
        (e.memoizedState = t),
        (e = e.alternate),
        e !== null && (e.memoizedState = t),
        t
      )
    }
    function ac(e) {
      var t = ic(e)
      t.next === null && (t = e.alternate.memoizedState), fc(e, t.next.queue, {}, jd())
    }
    function oc() {
      return Ma(sh)
    }
    function sc() {
      return B().memoizedState
    }
    function cc() {
      return B().memoizedState
    }
    function lc(e) {
      for (var t = e.return; t !== null; ) {
        switch (t.tag) {
          case 24:
          case 3: {
            var n = jd()
            e = Co(n)
            var r = wo(t, e, n)
            r !== null && (Pd(r, t, n), To(r, t, n)), (t = { cache: Ra() }), (e.payload = t)
            return
          }
        }
        t = t.return
      }
    }
    function uc(e, t, n) {
      var r = jd()
      ;(n = { lane: r, revertLane: 0, gesture: null, action: n, hasEagerState: !1, eagerState: null, next: null }),
        mc(e) ? hc(t, n) : ((n = Fi(e, t, n, r)), n !== null && (Pd(n, e, r), gc(n, t, r)))
    }
    function dc(e, t, n) {
      fc(e, t, n, jd())
    }
    function fc(e, t, n, r) {
      var i = { lane: r, revertLane: 0, gesture: null, action: n, hasEagerState: !1, eagerState: null, next: null }
      if (mc(e)) hc(t, i)
      else {
        var a = e.alternate
        if (e.lanes === 0 && (a === null || a.lanes === 0) && ((a = t.lastRenderedReducer), a !== null))
          try {
            var o = t.lastRenderedState,
              s = a(o, n)
            if (((i.hasEagerState = !0), (i.eagerState = s), Jr(s, o))) return (Pi(e, t, i, 0), G === null && Ni(), !1)
          } catch {}
        if (((n = Fi(e, t, i, r)), n !== null)) return (Pd(n, e, r), gc(n, t, r), !0)
      }
      return !1
    }
    function pc(e, t, n, r) {
      if (
        ((r = { lane: 2, revertLane: Pf(), gesture: null, action: r, hasEagerState: !1, eagerState: null, next: null }),
        mc(e))
      ) {
        if (t) throw Error(a(479))
      } else (t = Fi(e, n, r, 2)), t !== null && Pd(t, e, 2)
    }
    function mc(e) {
      var t = e.alternate
      return e === I || (t !== null && t === I)
    }
    function hc(e, t) {
      Yo = Jo = !0
      var n = e.pending
      n === null ? (t.next = t) : ((t.next = n.next), (n.next = t)), (e.pending = t)
    }
    function gc(e, t, n) {
      if (n & 4194048) {
        var r = t.lanes
        ;(r &= e.pendingLanes), (n |= r), (t.lanes = n), Ct(e, n)
      }
    }
    var _c = {
        readContext: Ma,
        use: fs,
        useCallback: z,
        useContext: z,
        useEffect: z,
        useImperativeHandle: z,
        useLayoutEffect: z,
        useInsertionEffect: z,
        useMemo: z,
        useReducer: z,
        useRef: z,
        useState: z,
        useDebugValue: z,
        useDeferredValue: z,
        useTransition: z,
        useSyncExternalStore: z,
        useId: z,
        useHostTransitionStatus: z,
        useFormState: z,
        useActionState: z,
        useOptimistic: z,
        useMemoCache: z,
        useCacheRefresh: z,
        useEffectEvent: z,
      },
      vc = {
        readContext: Ma,
        use: fs,
        useCallback: (e, t) => ((ls().memoizedState = [e, t === void 0 ? null : t]), e),
        useContext: Ma,
        useEffect: Hs,
        useImperativeHandle: (e, t, n) => {
          ;(n = n == null ? null : n.concat([e])), Bs(4194308, 4, Js.bind(null, t, e), n)
        },
        useLayoutEffect: (e, t) => Bs(4194308, 4, e, t),
        useInsertionEffect: (e, t) => {
          Bs(4, 2, e, t)
        },
        useMemo: (e, t) => {
          var n = ls()
          t = t === void 0 ? null : t
          var r = e()
          if (Xo) {
            at(!0)
            try {
              e()
            } finally {
              at(!1)
            }
          }
          return ((n.memoizedState = [r, t]), r)
        },
        useReducer: (e, t, n) => {
          var r = ls()
          if (n !== void 0) {
            var i = n(t)
            if (Xo) {
              at(!0)
              try {
                n(t)
              } finally {
                at(!1)
              }
            }
          } else i = t
          return (
            (r.memoizedState = r.baseState = i),
            (e = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: e, lastRenderedState: i }),
            (r.queue = e),
            (e = e.dispatch = uc.bind(null, I, e)),
            [r.memoizedState, e]
          )
        },
        useRef: e => {
          var t = ls()
          return ((e = { current: e }), (t.memoizedState = e))
        },
        useState: e => {
          e = ws(e)
          var t = e.queue,
            n = dc.bind(null, I, t)
          return ((t.dispatch = n), [e.memoizedState, n])
        },
        useDebugValue: Xs,
        useDeferredValue: (e, t) => $s(ls(), e, t),
        useTransition: () => {
          var e = ws(!1)
          return ((e = tc.bind(null, I, e.queue, !0, !1)), (ls().memoizedState = e), [!1, e])
        },
        useSyncExternalStore: (e, t, n) => {
          var r = I,
            i = ls()
          if (M) {
            if (n === void 0) throw Error(a(407))
            n = n()
          } else {
            if (((n = t()), G === null)) throw Error(a(349))
            q & 127 || ys(r, t, n)
          }
          i.memoizedState = n
          var o = { value: n, getSnapshot: t }
          return (
            (i.queue = o),
            Hs(xs.bind(null, r, o, e), [e]),
            (r.flags |= 2048),
            Rs(9, { destroy: void 0 }, bs.bind(null, r, o, n, t), null),
            n
          )
        },
        useId: () => {
          var e = ls(),
            t = G.identifierPrefix
          if (M) {
            var n = oa,
              r = aa
            ;(n = (r & ~(1 << (32 - ot(r) - 1))).toString(32) + n),
              (t = `_` + t + `R_` + n),
              (n = Zo++),
              0 < n && (t += `H` + n.toString(32)),
              (t += `_`)
          } else (n = es++), (t = `_` + t + `r_` + n.toString(32) + `_`)
          return (e.memoizedState = t)
        },
        useHostTransitionStatus: oc,
        useFormState: Ns,
        useActionState: Ns,
        useOptimistic: e => {
          var t = ls()
          t.memoizedState = t.baseState = e
          var n = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: null, lastRenderedState: null }
          return ((t.queue = n), (t = pc.bind(null, I, !0, n)), (n.dispatch = t), [e, t])
        },
        useMemoCache: ps,
        useCacheRefresh: () => (ls().memoizedState = lc.bind(null, I)),
        useEffectEvent: e => {
          var t = ls(),
            n = { impl: e }
          return (
            (t.memoizedState = n),
            function () {
              if (W & 2) throw Error(a(440))
              return n.impl.apply(void 0, arguments)
            }
          )
        },
      },
      yc = {
        readContext: Ma,
        use: fs,
        useCallback: Zs,
        useContext: Ma,
        useEffect: Us,
        useImperativeHandle: Ys,
        useInsertionEffect: Ks,
        useLayoutEffect: qs,
        useMemo: Qs,
        useReducer: hs,
        useRef: zs,
        useState: () => hs(ms),
        useDebugValue: Xs,
        useDeferredValue: (e, t) => ec(B(), L.memoizedState, e, t),
        useTransition: () => {
          var e = hs(ms)[0],
            t = B().memoizedState
          return [typeof e == `boolean` ? e : ds(e), t]
        },
        useSyncExternalStore: vs,
        useId: sc,
        useHostTransitionStatus: oc,
        useFormState: Ps,
        useActionState: Ps,
        useOptimistic: (e, t) => Ts(B(), L, e, t),
        useMemoCache: ps,
        useCacheRefresh: cc,
        useEffectEvent: Gs,
      },
      bc = {
        readContext: Ma,
        use: fs,
        useCallback: Zs,
        useContext: Ma,
        useEffect: Us,
        useImperativeHandle: Ys,
        useInsertionEffect: Ks,
        useLayoutEffect: qs,
        useMemo: Qs,
        useReducer: _s,
        useRef: zs,
        useState: () => _s(ms),
        useDebugValue: Xs,
        useDeferredValue: (e, t) => {
          var n = B()
          return L === null ? $s(n, e, t) : ec(n, L.memoizedState, e, t)
        },
        useTransition: () => {
          var e = _s(ms)[0],
            t = B().memoizedState
          return [typeof e == `boolean` ? e : ds(e), t]
        },
        useSyncExternalStore: vs,
        useId: sc,
        useHostTransitionStatus: oc,
        useFormState: Ls,
        useActionState: Ls,
        useOptimistic: (e, t) => {
          var n = B()
          return L === null ? ((n.baseState = e), [e, n.queue.dispatch]) : Ts(n, L, e, t)
        },
        useMemoCache: ps,
        useCacheRefresh: cc,
        useEffectEvent: Gs,
      }
    function xc(e, t, n, r) {
      ;(t = e.memoizedState),
        (n = n(r, t)),
        (n = n == null ? t : C({}, t, n)),
        (e.memoizedState = n),
        e.lanes === 0 && (e.updateQueue.baseState = n)
    }
    var Sc = {
      enqueueSetState: (e, t, n) => {
        e = e._reactInternals
        var r = jd(),
          i = Co(r)
        ;(i.payload = t), n != null && (i.callback = n), (t = wo(e, i, r)), t !== null && (Pd(t, e, r), To(t, e, r))
      },
      enqueueReplaceState: (e, t, n) => {
        e = e._reactInternals
        var r = jd(),
          i = Co(r)
        ;(i.tag = 1),
          (i.payload = t),
          n != null && (i.callback = n),
          (t = wo(e, i, r)),
          t !== null && (Pd(t, e, r), To(t, e, r))
      },
      enqueueForceUpdate: (e, t) => {
        e = e._reactInternals
        var n = jd(),
          r = Co(n)
        ;(r.tag = 2), t != null && (r.callback = t), (t = wo(e, r, n)), t !== null && (Pd(t, e, n), To(t, e, n))
      },
    }
    function Cc(e, t, n, r, i, a, o) {
      return (
        (e = e.stateNode),
        typeof e.shouldComponentUpdate == `function`
          ? e.shouldComponentUpdate(r, a, o)
          : t.prototype && t.prototype.isPureReactComponent
            ? !Yr(n, r) || !Yr(i, a)
            : !0
      )
    }
    function wc(e, t, n, r) {
      ;(e = t.state),
        typeof t.componentWillReceiveProps == `function` && t.componentWillReceiveProps(n, r),
        typeof t.UNSAFE_componentWillReceiveProps == `function` && t.UNSAFE_componentWillReceiveProps(n, r),
        t.state !== e && Sc.enqueueReplaceState(t, t.state, null)
    }
    function Tc(e, t) {
      var n = t
      if (`ref` in t) for (var r in ((n = {}), t)) r !== `ref` && (n[r] = t[r])
      if ((e = e.defaultProps)) for (var i in (n === t && (n = C({}, n)), e)) n[i] === void 0 && (n[i] = e[i])
      return n
    }
    function Ec(e) {
      ki(e)
    }
    function Dc(e) {
      console.error(e)
    }
    function Oc(e) {
      ki(e)
    }
    function kc(e, t) {
      try {
        var n = e.onUncaughtError
        n(t.value, { componentStack: t.stack })
      } catch (e) {
        setTimeout(() => {
          throw e
        })
      }
    }
    function Ac(e, t, n) {
      try {
        var r = e.onCaughtError
        r(n.value, { componentStack: n.stack, errorBoundary: t.tag === 1 ? t.stateNode : null })
      } catch (e) {
        setTimeout(() => {
          throw e
        })
      }
    }
    function jc(e, t, n) {
      return (
        (n = Co(n)),
        (n.tag = 3),
        (n.payload = { element: null }),
        (n.callback = () => {
          kc(e, t)
        }),
        n
      )
    }
    function Mc(e) {
      return ((e = Co(e)), (e.tag = 3), e)
    }
    function Nc(e, t, n, r) {
      var i = n.type.getDerivedStateFromError
      if (typeof i == `function`) {
        var a = r.value
        ;(e.payload = () => i(a)),
          (e.callback = () => {
            Ac(t, n, r)
          })
      }
      var o = n.stateNode
      o !== null &&
        typeof o.componentDidCatch == `function` &&
        (e.callback = function () {
          Ac(t, n, r), typeof i != `function` && (yd === null ? (yd = new Set([this])) : yd.add(this))
          var e = r.stack
          this.componentDidCatch(r.value, { componentStack: e === null ? `` : e })
        })
    }
    function Pc(e, t, n, r, i) {
      if (((n.flags |= 32768), typeof r == `object` && r && typeof r.then == `function`)) {
        if (((t = n.alternate), t !== null && ka(t, n, i, !0), (n = Lo.current), n !== null)) {
          switch (n.tag) {
            case 31:
            case 13:
            case 19:
              return (
                F === null ? Kd() : n.alternate === null && Y === 0 && (Y = 3),
                (n.flags &= -257),
                (n.flags |= 65536),
                (n.lanes = i),
                r === io
                  ? (n.flags |= 16384)
                  : ((t = n.updateQueue), t === null ? (n.updateQueue = new Set([r])) : t.add(r), mf(e, r, i)),
                !1
              )
            case 22:
              return (
                (n.flags |= 65536),
                r === io
                  ? (n.flags |= 16384)
                  : ((t = n.updateQueue),
                    t === null
                      ? ((t = { transitions: null, markerInstances: null, retryQueue: new Set([r]) }),
                        (n.updateQueue = t))
                      : ((n = t.retryQueue), n === null ? (t.retryQueue = new Set([r])) : n.add(r)),
                    mf(e, r, i)),
                !1
              )
          }
          throw Error(a(435, n.tag))
        }
        return (mf(e, r, i), Kd(), !1)
      }
      if (M)
        return (
          (t = Lo.current),
          t === null
            ? (r !== ma && ((t = Error(a(423), { cause: r })), xa(Zi(t, n))),
              (e = e.current.alternate),
              (e.flags |= 65536),
              (i &= -i),
              (e.lanes |= i),
              (r = Zi(r, n)),
              (i = jc(e.stateNode, r, i)),
              Eo(e, i),
              Y !== 4 && (Y = 2))
            : (!(t.flags & 65536) && (t.flags |= 256),
              (t.flags |= 65536),
              (t.lanes = i),
              r !== ma && ((e = Error(a(422), { cause: r })), xa(Zi(e, n)))),
          !1
        )
      var o = Error(a(520), { cause: r })
      if (((o = Zi(o, n)), fd === null ? (fd = [o]) : fd.push(o), Y !== 4 && (Y = 2), t === null)) return !0
      ;(r = Zi(r, n)), (n = t)
      do {
        switch (n.tag) {
          case 3:
            return ((n.flags |= 65536), (e = i & -i), (n.lanes |= e), (e = jc(n.stateNode, r, e)), Eo(n, e), !1)
          case 1:
            if (
              ((t = n.type),
              (o = n.stateNode),
              !(n.flags & 128) &&
                (typeof t.getDerivedStateFromError == `function` ||
                  (o !== null && typeof o.componentDidCatch == `function` && (yd === null || !yd.has(o)))))
            )
              return ((n.flags |= 65536), (i &= -i), (n.lanes |= i), (i = Mc(i)), Nc(i, e, n, r), Eo(n, i), !1)
            break
          case 22:
            if (n.memoizedState !== null) return ((n.flags |= 65536), !1)
        }
        n = n.return
      } while (n !== null)
      return !1
    }
    var Fc = Error(a(461)),
      Ic = !1
    function Lc(e, t, n, r) {
      t.child = e === null ? yo(t, null, n, r) : vo(t, e.child, n, r)
    }
    function Rc(e, t, n, r, i) {
      n = n.render
      var a = t.ref
      if (`ref` in r) {
        var o = {}
        for (var s in r) s !== `ref` && (o[s] = r[s])
      } else o = r
      return (
        ja(t),
        (r = ns(e, t, n, o, a, i)),
        (s = os()),
        e !== null && !Ic ? (ss(e, t, i), fl(e, t, i)) : (M && s && la(t), (t.flags |= 1), Lc(e, t, r, i), t.child)
      )
    }
    function zc(e, t, n, r, i) {
      if (e === null) {
        var a = n.type
        return typeof a == `function` && !Hi(a) && a.defaultProps === void 0 && n.compare === null
          ? ((t.tag = 15), (t.type = a), Bc(e, t, a, r, i))
          : ((e = Gi(n.type, null, r, t, t.mode, i)), (e.ref = t.ref), (e.return = t), (t.child = e))
      }
      if (((a = e.child), !pl(e, i))) {
        var o = a.memoizedProps
        if (((n = n.compare), (n = n === null ? Yr : n), n(o, r) && e.ref === t.ref)) return fl(e, t, i)
      }
      return ((t.flags |= 1), (e = Ui(a, r)), (e.ref = t.ref), (e.return = t), (t.child = e))
    }
    function Bc(e, t, n, r, i) {
      if (e !== null) {
        var a = e.memoizedProps
        if (Yr(a, r) && e.ref === t.ref) {
          if (((Ic = !1), (t.pendingProps = r = a), pl(e, i))) e.flags & 131072 && (Ic = !0)
          else return ((t.lanes = e.lanes), fl(e, t, i))
        }
      }
      return Jc(e, t, n, r, i)
    }
    function Vc(e, t, n, r) {
      var i = r.children,
        a = e === null ? null : e.memoizedState
      if (
        (e === null &&
          t.stateNode === null &&
          (t.stateNode = { _visibility: 1, _pendingMarkers: null, _retryCache: null, _transitions: null }),
        r.mode === `hidden`)
      ) {
        if (t.flags & 128) {
          if (((a = a === null ? n : a.baseLanes | n), e !== null)) {
            for (r = t.child = e.child, i = 0; r !== null; ) (i = i | r.lanes | r.childLanes), (r = r.sibling)
            r = i & ~a
          } else (r = 0), (t.child = null)
          return Uc(e, t, a, n, r)
        }
        if (n & 536870912)
          (t.memoizedState = { baseLanes: 0, cachePool: null }),
            e !== null && $a(t, a === null ? null : a.cachePool),
            a === null ? Fo() : Po(t, a),
            Bo(t)
        else return ((r = t.lanes = 536870912), Uc(e, t, a === null ? n : a.baseLanes | n, n, r))
      } else
        a === null
          ? (e !== null && $a(t, null), Fo(), Vo())
          : ($a(t, a.cachePool), Po(t, a), Vo(), (t.memoizedState = null))
      return (Lc(e, t, i, n), t.child)
    }
    function Hc(e, t) {
      return (
        (e !== null && e.tag === 22) ||
          t.stateNode !== null ||
          (t.stateNode = { _visibility: 1, _pendingMarkers: null, _retryCache: null, _transitions: null }),
        t.sibling
      )
    }
    function Uc(e, t, n, r, i) {
      var a = Qa()
      return (
        (a = a === null ? null : { parent: P._currentValue, pool: a }),
        (t.memoizedState = { baseLanes: n, cachePool: a }),
        e !== null && $a(t, null),
        Fo(),
        Bo(t),
        e !== null && ka(e, t, r, !0),
        (t.childLanes = i),
        null
      )
    }
    function Wc(e, t) {
      return (
        (t = rl({ mode: t.mode, children: t.children }, e.mode)), (t.ref = e.ref), (e.child = t), (t.return = e), t
      )
    }
    function Gc(e, t, n) {
      return (vo(t, e.child, null, n), (e = Wc(t, t.pendingProps)), (e.flags |= 2), Ho(t), (t.memoizedState = null), e)
    }
    function Kc(e, t, n) {
      var r = t.pendingProps,
        i = !!(t.flags & 128)
      if (((t.flags &= -129), e === null)) {
        if (M) {
          if (r.mode === `hidden`)
            return (
              (e = Wc(t, r)), (t.lanes = 536870912), (e.memoizedState = { baseLanes: 0, cachePool: null }), Hc(null, e)
            )
          if (
            (zo(t),
            (e = j)
              ? ((e = am(e, pa)),
                (e = e !== null && e.data === `&` ? e : null),
                e !== null &&
                  ((t.memoizedState = {
                    dehydrated: e,
                    treeContext: ia === null ? null : { id: aa, overflow: oa },
                    retryLane: 536870912,
                    hydrationErrors: null,
                  }),
                  (n = Ji(e)),
                  (n.return = t),
                  (t.child = n),
                  (fa = t),
                  (j = null)))
              : (e = null),
            e === null)
          )
            throw ha(t)
          return ((t.lanes = 536870912), null)
        }
        return Wc(t, r)
      }
      var o = e.memoizedState
      if (o !== null) {
        var s = o.dehydrated
        if ((zo(t), i)) {
          if (t.flags & 256) (t.flags &= -257), (t = Gc(e, t, n))
          else if (t.memoizedState !== null) (t.child = e.child), (t.flags |= 128), (t = null)
          else throw Error(a(558))
        } else if ((Ic || ka(e, t, n, !1), (i = (n & e.childLanes) !== 0), Ic || i)) {
          if (Mo.current === null) {
            if (((r = G), r !== null && ((s = wt(r, n)), s !== 0 && s !== o.retryLane)))
              throw ((o.retryLane = s), Ii(e, s), Pd(r, e, s), Fc)
            Kd()
          }
          t = Gc(e, t, n)
        } else
          (e = o.treeContext),
            (j = lm(s.nextSibling)),
            (fa = t),
            (M = !0),
            (N = null),
            (pa = !1),
            e !== null && da(t, e),
            (t = Wc(t, r)),
            (t.flags |= 134221824)
        return t
      }
      return (
        (e = Ui(e.child, { mode: r.mode, children: r.children })), (e.ref = t.ref), (t.child = e), (e.return = t), e
      )
    }
    function qc(e, t) {
      var n = t.ref
      if (n === null) e !== null && e.ref !== null && (t.flags |= 4194816)
      else {
        if (typeof n != `function` && typeof n != `object`) throw Error(a(284))
        ;(e === null || e.ref !== n) && (t.flags |= 4194816)
      }
    }
    function Jc(e, t, n, r, i) {
      return (
        ja(t),
        (n = ns(e, t, n, r, void 0, i)),
        (r = os()),
        e !== null && !Ic ? (ss(e, t, i), fl(e, t, i)) : (M && r && la(t), (t.flags |= 1), Lc(e, t, n, i), t.child)
      )
    }
    function Yc(e, t, n, r, i, a) {
      return (
        ja(t),
        (t.updateQueue = null),
        (n = is(t, r, n, i)),
        rs(e),
        (r = os()),
        e !== null && !Ic ? (ss(e, t, a), fl(e, t, a)) : (M && r && la(t), (t.flags |= 1), Lc(e, t, n, a), t.child)
      )
    }
    function Xc(e, t, n, r, i) {
      if ((ja(t), t.stateNode === null)) {
        var a = zi,
          o = n.contextType
        typeof o == `object` && o && (a = Ma(o)),
          (a = new n(r, a)),
          (t.memoizedState = a.state !== null && a.state !== void 0 ? a.state : null),
          (a.updater = Sc),
          (t.stateNode = a),
          (a._reactInternals = t),
          (a = t.stateNode),
          (a.props = r),
          (a.state = t.memoizedState),
          (a.refs = {}),
          xo(t),
          (o = n.contextType),
          (a.context = typeof o == `object` && o ? Ma(o) : zi),
          (a.state = t.memoizedState),
          (o = n.getDerivedStateFromProps),
          typeof o == `function` && (xc(t, n, o, r), (a.state = t.memoizedState)),
          typeof n.getDerivedStateFromProps == `function` ||
            typeof a.getSnapshotBeforeUpdate == `function` ||
            (typeof a.UNSAFE_componentWillMount != `function` && typeof a.componentWillMount != `function`) ||
            ((o = a.state),
            typeof a.componentWillMount == `function` && a.componentWillMount(),
            typeof a.UNSAFE_componentWillMount == `function` && a.UNSAFE_componentWillMount(),
            o !== a.state && Sc.enqueueReplaceState(a, a.state, null),
            ko(t, r, a, i),
            Oo(),
            (a.state = t.memoizedState)),
          typeof a.componentDidMount == `function` && (t.flags |= 4194308),
          (r = !0)
      } else if (e === null) {
        a = t.stateNode
        var s = t.memoizedProps,
          c = Tc(n, s)
        a.props = c
        var l = a.context,
          u = n.contextType
        ;(o = zi), typeof u == `object` && u && (o = Ma(u))
        var d = n.getDerivedStateFromProps
        ;(u = typeof d == `function` || typeof a.getSnapshotBeforeUpdate == `function`),
          (s = t.pendingProps !== s),
          u ||
            (typeof a.UNSAFE_componentWillReceiveProps != `function` &&
              typeof a.componentWillReceiveProps != `function`) ||
            ((s || l !== o) && wc(t, a, r, o)),
          (bo = !1)
        var f = t.memoizedState
        ;(a.state = f),
          ko(t, r, a, i),
          Oo(),
          (l = t.memoizedState),
          s || f !== l || bo
            ? (typeof d == `function` && (xc(t, n, d, r), (l = t.memoizedState)),
              (c = bo || Cc(t, n, c, r, f, l, o))
                ? (u ||
                    (typeof a.UNSAFE_componentWillMount != `function` && typeof a.componentWillMount != `function`) ||
                    (typeof a.componentWillMount == `function` && a.componentWillMount(),
                    typeof a.UNSAFE_componentWillMount == `function` && a.UNSAFE_componentWillMount()),
                  typeof a.componentDidMount == `function` && (t.flags |= 4194308))
                : (typeof a.componentDidMount == `function` && (t.flags |= 4194308),
                  (t.memoizedProps = r),
                  (t.memoizedState = l)),
              (a.props = r),
              (a.state = l),
              (a.context = o),
              (r = c))
            : (typeof a.componentDidMount == `function` && (t.flags |= 4194308), (r = !1))
      } else {
        ;(a = t.stateNode),
          So(e, t),
          (o = t.memoizedProps),
          (u = Tc(n, o)),
          (a.props = u),
          (d = t.pendingProps),
          (f = a.context),
          (l = n.contextType),
          (c = zi),
          typeof l == `object` && l && (c = Ma(l)),
          (s = n.getDerivedStateFromProps),
          (l = typeof s == `function` || typeof a.getSnapshotBeforeUpdate == `function`) ||
            (typeof a.UNSAFE_componentWillReceiveProps != `function` &&
              typeof a.componentWillReceiveProps != `function`) ||
            ((o !== d || f !== c) && wc(t, a, r, c)),
          (bo = !1),
          (f = t.memoizedState),
          (a.state = f),
          ko(t, r, a, i),
          Oo()
        var p = t.memoizedState
        o !== d || f !== p || bo || (e !== null && e.dependencies !== null && Aa(e.dependencies))
          ? (typeof s == `function` && (xc(t, n, s, r), (p = t.memoizedState)),
            (u = bo || Cc(t, n, u, r, f, p, c) || (e !== null && e.dependencies !== null && Aa(e.dependencies)))
              ? (l ||
                  (typeof a.UNSAFE_componentWillUpdate != `function` && typeof a.componentWillUpdate != `function`) ||
                  (typeof a.componentWillUpdate == `function` && a.componentWillUpdate(r, p, c),
                  typeof a.UNSAFE_componentWillUpdate == `function` && a.UNSAFE_componentWillUpdate(r, p, c)),
                typeof a.componentDidUpdate == `function` && (t.flags |= 4),
                typeof a.getSnapshotBeforeUpdate == `function` && (t.flags |= 1024))
              : (typeof a.componentDidUpdate != `function` ||
                  (o === e.memoizedProps && f === e.memoizedState) ||
                  (t.flags |= 4),
                typeof a.getSnapshotBeforeUpdate != `function` ||
                  (o === e.memoizedProps && f === e.memoizedState) ||
                  (t.flags |= 1024),
                (t.memoizedProps = r),
                (t.memoizedState = p)),
            (a.props = r),
            (a.state = p),
            (a.context = c),
            (r = u))
          : (typeof a.componentDidUpdate != `function` ||
              (o === e.memoizedProps && f === e.memoizedState) ||
              (t.flags |= 4),
            typeof a.getSnapshotBeforeUpdate != `function` ||
              (o === e.memoizedProps && f === e.memoizedState) ||
              (t.flags |= 1024),
            (r = !1))
      }
      return (
        (a = r),
        qc(e, t),
        (r = !!(t.flags & 128)),
        a || r
          ? ((a = t.stateNode),
            (n = r && typeof n.getDerivedStateFromError != `function` ? null : a.render()),
            (t.flags |= 1),
            e !== null && r ? ((t.child = vo(t, e.child, null, i)), (t.child = vo(t, null, n, i))) : Lc(e, t, n, i),
            (t.memoizedState = a.state),
            (e = t.child))
          : (e = fl(e, t, i)),
        e
      )
    }
    function Zc(e, t, n, r) {
      return (ya(), (t.flags |= 256), Lc(e, t, n, r), t.child)
    }
    var Qc = { dehydrated: null, treeContext: null, retryLane: 0, hydrationErrors: null }
    function $c(e) {
      return { baseLanes: e, cachePool: eo() }
    }
    function el(e, t, n) {
      return ((e = e === null ? 0 : e.childLanes & ~n), t && (e |= ud), e)
    }
    function tl(e, t, n) {
      var r = t.pendingProps,
        i = !1,
        a = !!(t.flags & 128),
        o
      if (
        ((o = a) || (o = e !== null && e.memoizedState === null ? !1 : !!(Uo.current & 2)),
        o && ((i = !0), (t.flags &= -129)),
        (o = !!(t.flags & 32)),
        (t.flags &= -33),
        e === null)
      ) {
        if (M) {
          if (
            (i ? Ro(t) : Vo(),
            (e = j)
              ? ((e = am(e, pa)),
                (e = e !== null && e.data !== `&` ? e : null),
                e !== null &&
                  ((t.memoizedState = {
                    dehydrated: e,
                    treeContext: ia === null ? null : { id: aa, overflow: oa },
                    retryLane: 536870912,
                    hydrationErrors: null,
                  }),
                  (n = Ji(e)),
                  (n.return = t),
                  (t.child = n),
                  (fa = t),
                  (j = null)))
              : (e = null),
            e === null)
          )
            throw ha(t)
          return ((t.lanes = sm(e) ? 32 : 536870912), null)
        }
        return (
          (a = r.children),
          (r = r.fallback),
          i
            ? (Vo(),
              (i = t.mode),
              (a = rl({ mode: `hidden`, children: a }, i)),
              (r = Ki(r, i, n, null)),
              (a.return = t),
              (r.return = t),
              (a.sibling = r),
              (t.child = a),
              (r = t.child),
              (r.memoizedState = $c(n)),
              (r.childLanes = el(e, o, n)),
              (t.memoizedState = Qc),
              Hc(null, r))
            : (Ro(t), nl(t, a))
        )
      }
      var s = e.memoizedState
      if (s !== null) {
        var c = s.dehydrated
        if (c !== null) return al(e, t, a, o, r, c, s, n)
      }
      return i
        ? (Vo(),
          (i = r.fallback),
          (a = t.mode),
          (s = e.child),
          (c = s.sibling),
          (r = Ui(s, { mode: `hidden`, children: r.children })),
          (r.subtreeFlags = s.subtreeFlags & 1206910976),
          c === null ? ((i = Ki(i, a, n, null)), (i.flags |= 2)) : (i = Ui(c, i)),
          (i.return = t),
          (r.return = t),
          (r.sibling = i),
          (t.child = r),
          Hc(null, r),
          (r = t.child),
          (i = e.child.memoizedState),
          i === null
            ? (i = $c(n))
            : ((a = i.cachePool),
              a === null ? (a = eo()) : ((s = P._currentValue), (a = a.parent === s ? a : { parent: s, pool: s })),
              (i = { baseLanes: i.baseLanes | n, cachePool: a })),
          (r.memoizedState = i),
          (r.childLanes = el(e, o, n)),
          (t.memoizedState = Qc),
          Hc(e.child, r))
        : (Ro(t),
          (n = e.child),
          (e = n.sibling),
          (n = Ui(n, { mode: `visible`, children: r.children })),
          (n.return = t),
          (n.sibling = null),
          e !== null && ((o = t.deletions), o === null ? ((t.deletions = [e]), (t.flags |= 16)) : o.push(e)),
          (t.child = n),
          (t.memoizedState = null),
          n)
    }
    function nl(e, t) {
      return ((t = rl({ mode: `visible`, children: t }, e.mode)), (t.return = e), (e.child = t))
    }
    function rl(e, t) {
      return ((e = Vi(22, e, null, t)), (e.lanes = 0), e)
    }
    function il(e, t, n) {
      return (
        vo(t, e.child, null, n), (e = nl(t, t.pendingProps.children)), (e.flags |= 2), (t.memoizedState = null), e
      )
    }
    function al(e, t, n, r, i, o, s, c) {
      if (n)
        return t.flags & 256
          ? (Ro(t), (t.flags &= -257), il(e, t, c))
          : t.memoizedState === null
            ? (Vo(),
              (o = i.fallback),
              (s = t.mode),
              (i = rl({ mode: `visible`, children: i.children }, s)),
              (o = Ki(o, s, c, null)),
              (o.flags |= 2),
              (i.return = t),
              (o.return = t),
              (i.sibling = o),
              (t.child = i),
              vo(t, e.child, null, c),
              (i = t.child),
              (i.memoizedState = $c(c)),
              (i.childLanes = el(e, r, c)),
              (t.memoizedState = Qc),
              Hc(null, i))
            : (Vo(), (t.child = e.child), (t.flags |= 128), null)
      if ((Ro(t), sm(o))) {
        if (((r = o.nextSibling && o.nextSibling.dataset), r)) var l = r.dgst
        return (
          (r = l),
          r !== `` &&
            ((i = Error(a(419))), (i.stack = ``), (i.digest = r), xa({ value: i, source: null, stack: null })),
          il(e, t, c)
        )
      }
      if ((Ic || ka(e, t, c, !1), (r = (c & e.childLanes) !== 0), Ic || r)) {
        if (Mo.current !== null) return il(e, t, c)
        if (((r = G), r !== null && ((i = wt(r, c)), i !== 0 && i !== s.retryLane)))
          throw ((s.retryLane = i), Ii(e, i), Pd(r, e, i), Fc)
        return (om(o) || Kd(), il(e, t, c))
      }
      return om(o)
        ? ((t.flags |= 192), (t.child = e.child), null)
        : ((e = s.treeContext),
          (j = lm(o.nextSibling)),
          (fa = t),
          (M = !0),
          (N = null),
          (pa = !1),
          e !== null && da(t, e),
          (t = nl(t, i.children)),
          (t.flags |= 134221824),
          t)
    }
    function ol(e, t, n) {
      e.lanes |= t
      var r = e.alternate
      r !== null && (r.lanes |= t), Da(e.return, t, n)
    }
    function sl(e) {
      for (var t = null; e !== null; ) {
        var n = e.alternate
        n !== null && Ko(n) === null && (t = e), (e = e.sibling)
      }
      return t
    }
    function cl(e, t, n, r, i, a) {
      var o = e.memoizedState
      o === null
        ? (e.memoizedState = {
            isBackwards: t,
            rendering: null,
            renderingStartTime: 0,
            last: r,
            tail: n,
            tailMode: i,
            treeForkCount: a,
          })
        : ((o.isBackwards = t),
          (o.rendering = null),
          (o.renderingStartTime = 0),
          (o.last = r),
          (o.tail = n),
          (o.tailMode = i),
          (o.treeForkCount = a))
    }
    function ll(e) {
      var t = e.child
      for (e.child = null; t !== null; ) {
        var n = t.sibling
        ;(t.sibling = e.child), (e.child = t), (t = n)
      }
    }
    function ul(e, t, n) {
      var r = t.pendingProps,
        i = r.revealOrder,
        a = r.tail
      r = r.children
      var o = Uo.current
      if (t.flags & 128) return (Wo(t, o), null)
      var s = !!(o & 2)
      if (
        (s ? ((o = (o & 1) | 2), (t.flags |= 128)) : (o &= 1),
        Wo(t, o),
        i === `backwards` && e !== null ? (ll(e), Lc(e, t, r, n), ll(e)) : Lc(e, t, r, n),
        (r = M ? ta : 0),
        !s && e !== null && e.flags & 128)
      )
        a: for (e = t.child; e !== null; ) {
          if (e.tag === 13) e.memoizedState !== null && ol(e, n, t)
          else if (e.tag === 19) ol(e, n, t)
          else if (e.child !== null) {
            ;(e.child.return = e), (e = e.child)
            continue
          }
          if (e === t) break
          for (; e.sibling === null; ) {
            if (e.return === null || e.return === t) break a
            e = e.return
          }
          ;(e.sibling.return = e.return), (e = e.sibling)
        }
      switch (i) {
        case `backwards`:
          ;(n = sl(t.child)),
            n === null ? ((i = t.child), (t.child = null)) : ((i = n.sibling), (n.sibling = null), ll(t)),
            cl(t, !0, i, null, a, r)
          break
        case `unstable_legacy-backwards`:
          for (n = null, i = t.child, t.child = null; i !== null; ) {
            if (((e = i.alternate), e !== null && Ko(e) === null)) {
              t.child = i
              break
            }
            ;(e = i.sibling), (i.sibling = n), (n = i), (i = e)
          }
          cl(t, !0, n, null, a, r)
          break
        case `together`:
          cl(t, !1, null, null, void 0, r)
          break
        case `independent`:
          t.memoizedState = null
          break
        default:
          ;(n = sl(t.child)),
            n === null ? ((i = t.child), (t.child = null)) : ((i = n.sibling), (n.sibling = null)),
            cl(t, !1, i, n, a, r)
      }
      return t.child
    }
    function dl(e, t, n) {
      var r = t.pendingProps
      return (Ta(t, t.type, r.value), Lc(e, t, r.children, n), t.child)
    }
    function fl(e, t, n) {
      if ((e !== null && (t.dependencies = e.dependencies), (sd |= t.lanes), (n & t.childLanes) === 0)) {
        if (e !== null) {
          if ((ka(e, t, n, !1), (n & t.childLanes) === 0)) return null
        } else return null
      }
      if (e !== null && t.child !== e.child) throw Error(a(153))
      if (t.child !== null) {
        for (e = t.child, n = Ui(e, e.pendingProps), t.child = n, n.return = t; e.sibling !== null; )
          (e = e.sibling), (n = n.sibling = Ui(e, e.pendingProps)), (n.return = t)
        n.sibling = null
      }
      return t.child
    }
    function pl(e, t) {
      return (e.lanes & t) !== 0 || ((e = e.dependencies), !!(e !== null && Aa(e)))
    }
    function ml(e, t, n) {
      switch (t.tag) {
        case 3:
          Me(t, t.stateNode.containerInfo), Ta(t, P, e.memoizedState.cache), ya()
          break
        case 27:
        case 5:
          Pe(t)
          break
        case 4:
          Me(t, t.stateNode.containerInfo)
          break
        case 10:
          Ta(t, t.type, t.memoizedProps.value)
          break
        case 31:
          if (t.memoizedState !== null) return ((t.flags |= 128), zo(t), null)
          break
        case 13: {
          var r = t.memoizedState
          if (r !== null) {
            if (r.dehydrated !== null) return (Ro(t), (t.flags |= 128), null)
            r = ka(e, t, n, !1)
            var i = t.child.childLanes
            return r || (n & i) !== 0 ? tl(e, t, n) : (Ro(t), (e = fl(e, t, n)), e === null ? null : e.sibling)
          }
          Ro(t)
          break
        }
        case 19:
          if (t.flags & 128) return ul(e, t, n)
          if (
            ((i = !!(e.flags & 128)),
            (r = (n & t.childLanes) !== 0),
            (r ||= (ka(e, t, n, !1), (n & t.childLanes) !== 0)),
            i)
          ) {
            if (r) return ul(e, t, n)
            t.flags |= 128
          }
          if (
            ((i = t.memoizedState),
            i !== null && ((i.rendering = null), (i.tail = null), (i.lastEffect = null)),
            Wo(t, Uo.current),
            r)
          )
            break
          return null
        case 22:
          return ((t.lanes = 0), Vc(e, t, n, t.pendingProps))
        case 24:
          Ta(t, P, e.memoizedState.cache)
      }
      return fl(e, t, n)
    }
    function hl(e, t, n) {
      if (e !== null) {
        if (e.memoizedProps !== t.pendingProps) Ic = !0
        else {
          if (!pl(e, n) && !(t.flags & 128)) return ((Ic = !1), ml(e, t, n))
          Ic = !!(e.flags & 131072)
        }
      } else (Ic = !1), M && t.flags & 1048576 && ca(t, ta, t.index)
      switch (((t.lanes = 0), t.tag)) {
        case 16:
          a: {
            var r = t.pendingProps
            if (((e = so(t.elementType)), (t.type = e), typeof e == `function`))
              Hi(e)
                ? ((r = Tc(e, r)), (t.tag = 1), (t = Xc(null, t, e, r, n)))
                : ((t.tag = 0), (t = Jc(null, t, e, r, n)))
            else {
              if (e != null) {
                var i = e.$$typeof
                if (i === ce) {
                  ;(t.tag = 11), (t = Rc(null, t, e, r, n))
                  break a
                }
                if (i === de) {
                  ;(t.tag = 14), (t = zc(null, t, e, r, n))
                  break a
                }
                if (i === T) {
                  ;(t.tag = 10), (t.type = e), (t = dl(null, t, n))
                  break a
                }
              }
              throw ((t = xe(e) || e), Error(a(306, t, ``)))
            }
          }
          return t
        case 0:
          return Jc(e, t, t.type, t.pendingProps, n)
        case 1:
          return ((r = t.type), (i = Tc(r, t.pendingProps)), Xc(e, t, r, i, n))
        case 3:
          a: {
            if ((Me(t, t.stateNode.containerInfo), e === null)) throw Error(a(387))
            r = t.pendingProps
            var o = t.memoizedState
            ;(i = o.element), So(e, t), ko(t, r, null, n)
            var s = t.memoizedState
            if (
              ((r = s.cache), Ta(t, P, r), r !== o.cache && Oa(t, [P], n, !0), Oo(), (r = s.element), o.isDehydrated)
            ) {
              if (
                ((o = { element: r, isDehydrated: !1, cache: s.cache }),
                (t.updateQueue.baseState = o),
                (t.memoizedState = o),
                t.flags & 256)
              ) {
                t = Zc(e, t, r, n)
                break a
              }
              if (r !== i) {
                ;(i = Zi(Error(a(424)), t)), xa(i), (t = Zc(e, t, r, n))
                break a
              }
              switch (((e = t.stateNode.containerInfo), e.nodeType)) {
                case 9:
                  e = e.body
                  break
                default:
                  e = e.nodeName === `HTML` ? e.ownerDocument.body : e
              }
              for (j = lm(e.firstChild), fa = t, M = !0, N = null, pa = !0, n = yo(t, null, r, n), t.child = n; n; )
                (n.flags = (n.flags & -3) | 134221824), (n = n.sibling)
            } else {
              if ((ya(), r === i)) {
                t = fl(e, t, n)
                break a
              }
              Lc(e, t, r, n)
            }
            t = t.child
          }
          return t
        case 26:
          return (
            qc(e, t),
            e === null
              ? (n = Nm(t.type, null, t.pendingProps, null))
                ? (t.memoizedState = n)
                : M || (t.stateNode = fp(t.type, t.pendingProps, Ae.current, t))
              : (t.memoizedState = Nm(t.type, e.memoizedProps, t.pendingProps, e.memoizedState)),
            null
          )
        case 27:
          return (
            Pe(t),
            e === null &&
              M &&
              ((r = t.stateNode = hm(t.type, t.pendingProps, Ae.current)),
              (fa = t),
              (pa = !0),
              (i = j),
              Sp(t.type) ? ((um = i), (j = lm(r.firstChild))) : (j = i)),
            Lc(e, t, t.pendingProps.children, n),
            qc(e, t),
            e === null && (t.flags |= 4194304),
            t.child
          )
        case 5:
          return (
            e === null &&
              M &&
              ((i = r = j) &&
                ((r = rm(r, t.type, t.pendingProps, pa)),
                r === null ? (i = !1) : ((t.stateNode = r), (fa = t), (j = lm(r.firstChild)), (pa = !1), (i = !0))),
              i || ha(t)),
            Pe(t),
            (i = t.type),
            (o = t.pendingProps),
            (s = e === null ? null : e.memoizedProps),
            (r = o.children),
            pp(i, o) ? (r = null) : s !== null && pp(i, s) && (t.flags |= 32),
            t.memoizedState !== null && ((i = ns(e, t, as, null, null, n)), (sh._currentValue = i)),
            qc(e, t),
            Lc(e, t, r, n),
            t.child
          )
        case 6:
          return (
            e === null &&
              M &&
              ((e = n = j) &&
                ((n = im(n, t.pendingProps, pa)),
                n === null ? (e = !1) : ((t.stateNode = n), (fa = t), (j = null), (e = !0))),
              e || ha(t)),
            null
          )
        case 13:
          return tl(e, t, n)
        case 4:
          return (
            Me(t, t.stateNode.containerInfo),
            (r = t.pendingProps),
            e === null ? (t.child = vo(t, null, r, n)) : Lc(e, t, r, n),
            t.child
          )
        case 11:
          return Rc(e, t, t.type, t.pendingProps, n)
        case 7:
          return ((r = t.pendingProps), qc(e, t), Lc(e, t, r, n), t.child)
        case 8:
          return (Lc(e, t, t.pendingProps.children, n), t.child)
        case 12:
          return (Lc(e, t, t.pendingProps.children, n), t.child)
        case 10:
          return dl(e, t, n)
        case 9:
          return (
            (i = t.type._context),
            (r = t.pendingProps.children),
            ja(t),
            (i = Ma(i)),
            (r = r(i)),
            (t.flags |= 1),
            Lc(e, t, r, n),
            t.child
          )
        case 14:
          return zc(e, t, t.type, t.pendingProps, n)
        case 15:
          return Bc(e, t, t.type, t.pendingProps, n)
        case 19:
          return ul(e, t, n)
        case 31:
          return Kc(e, t, n)
        case 22:
          return Vc(e, t, n, t.pendingProps)
        case 24:
          return (
            ja(t),
            (r = Ma(P)),
            e === null
              ? ((i = Qa()),
                i === null &&
                  ((i = G),
                  (o = Ra()),
                  (i.pooledCache = o),
                  o.refCount++,
                  o !== null && (i.pooledCacheLanes |= n),
                  (i = o)),
                (t.memoizedState = { parent: r, cache: i }),
                xo(t),
                Ta(t, P, i))
              : ((e.lanes & n) !== 0 && (So(e, t), ko(t, null, null, n), Oo()),
                (i = e.memoizedState),
                (o = t.memoizedState),
                i.parent === r
                  ? ((r = o.cache), Ta(t, P, r), r !== i.cache && Oa(t, [P], n, !0))
                  : ((i = { parent: r, cache: r }),
                    (t.memoizedState = i),
                    t.lanes === 0 && (t.memoizedState = t.updateQueue.baseState = i),
                    Ta(t, P, r))),
            Lc(e, t, t.pendingProps.children, n),
            t.child
          )
        case 30:
          return (
            t.stateNode === null && (t.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
            (r = t.pendingProps),
            r.name != null && r.name !== `auto` ? (t.flags |= e === null ? 18882560 : 18874368) : M && la(t),
            e !== null && e.memoizedProps.name !== r.name ? (t.flags |= 4194816) : qc(e, t),
            Lc(e, t, r.children, n),
            t.child
          )
        case 29:
          throw t.pendingProps
      }
      throw Error(a(156, t.tag))
    }
    function gl(e) {
      e.flags |= 4
    }
    function _l(e, t, n, r, i) {
      var a
      if (
        ((a = !!(e.mode & 32)) && (a = n === null ? Jm(t, r) : Jm(t, r) && (r.src !== n.src || r.srcSet !== n.srcSet)),
        a)
      ) {
        if (((e.flags |= 16777216), (i & 335544128) === i)) {
          if (e.stateNode.complete) e.flags |= 8192
          else if (Ud()) e.flags |= 8192
          else throw ((co = io), no)
        }
      } else e.flags &= -16777217
    }
    function vl(e, t) {
      if (t.type !== `stylesheet` || t.state.loading & 4) e.flags &= -16777217
      else if (((e.flags |= 16777216), !Ym(t))) {
        if (Ud()) e.flags |= 8192
        else throw ((co = io), no)
      }
    }
    function yl(e, t) {
      t !== null && (e.flags |= 4),
        e.flags & 16384 && ((t = e.tag === 22 ? 536870912 : vt()), (e.lanes |= t), (dd |= t))
    }
    function bl(e, t) {
      if (!M)
        switch (e.tailMode) {
          case `visible`:
            break
          case `collapsed`:
            for (var n = e.tail, r = null; n !== null; ) n.alternate !== null && (r = n), (n = n.sibling)
            r === null ? (t || e.tail === null ? (e.tail = null) : (e.tail.sibling = null)) : (r.sibling = null)
            break
          default:
            for (t = e.tail, n = null; t !== null; ) t.alternate !== null && (n = t), (t = t.sibling)
            n === null ? (e.tail = null) : (n.sibling = null)
        }
    }
    function V(e) {
      var t = e.alternate !== null && e.alternate.child === e.child,
        n = 0,
        r = 0
      if (t)
        for (var i = e.child; i !== null; )
          (n |= i.lanes | i.childLanes),
            (r |= i.subtreeFlags & 1206910976),
            (r |= i.flags & 1206910976),
            (i.return = e),
            (i = i.sibling)
      else
        for (i = e.child; i !== null; )
          (n |= i.lanes | i.childLanes), (r |= i.subtreeFlags), (r |= i.flags), (i.return = e), (i = i.sibling)
      return ((e.subtreeFlags |= r), (e.childLanes = n), t)
    }
    function xl(e, t, n) {
      var r = t.pendingProps
      switch ((ua(t), t.tag)) {
        case 16:
        case 15:
        case 0:
        case 11:
        case 7:
        case 8:
        case 12:
        case 9:
        case 14:
          return (V(t), null)
        case 1:
          return (V(t), null)
        case 3:
          return (
            (n = t.stateNode),
            (r = null),
            e !== null && (r = e.memoizedState.cache),
            t.memoizedState.cache !== r && (t.flags |= 2048),
            Ea(P),
            Ne(),
            n.pendingContext && ((n.context = n.pendingContext), (n.pendingContext = null)),
            (e === null || e.child === null) &&
              (va(t)
                ? gl(t)
                : e === null || (e.memoizedState.isDehydrated && !(t.flags & 256)) || ((t.flags |= 1024), ba())),
            V(t),
            null
          )
        case 26: {
          var i = t.type,
            o = t.memoizedState
          return (
            e === null
              ? (gl(t), o === null ? (V(t), _l(t, i, null, r, n)) : (V(t), vl(t, o)))
              : o
                ? o === e.memoizedState
                  ? (V(t), (t.flags &= -16777217))
                  : (gl(t), V(t), vl(t, o))
                : ((e = e.memoizedProps), e !== r && gl(t), V(t), _l(t, i, e, r, n)),
            null
          )
        }
        case 27:
          if ((Fe(t), (n = Ae.current), (i = t.type), e !== null && t.stateNode != null)) e.memoizedProps !== r && gl(t)
          else {
            if (!r) {
              if (t.stateNode === null) throw Error(a(166))
              return (V(t), (t.subtreeFlags &= -33554433), null)
            }
            ;(e = Oe.current), va(t) ? ga(t, e) : ((e = hm(i, r, n)), (t.stateNode = e), gl(t))
          }
          return (V(t), (t.subtreeFlags &= -33554433), null)
        case 5:
          if ((Fe(t), (i = t.type), e !== null && t.stateNode != null)) e.memoizedProps !== r && gl(t)
          else {
            if (!r) {
              if (t.stateNode === null) throw Error(a(166))
              return (V(t), (t.subtreeFlags &= -33554433), null)
            }
            if (((o = Oe.current), va(t))) ga(t, o)
            else {
              var s = lp(Ae.current)
              switch (o) {
                case 1:
                  o = s.createElementNS(`http://www.w3.org/2000/svg`, i)
                  break
                case 2:
                  o = s.createElementNS(`http://www.w3.org/1998/Math/MathML`, i)
                  break
                default:
                  switch (i) {
                    case `svg`:
                      o = s.createElementNS(`http://www.w3.org/2000/svg`, i)
                      break
                    case `math`:
                      o = s.createElementNS(`http://www.w3.org/1998/Math/MathML`, i)
                      break
                    case `script`:
                      ;(o = s.createElement(`div`)),
                        (o.innerHTML = `<script></script>`),
                        (o = o.removeChild(o.firstChild))
                      break
                    case `select`:
                      ;(o =
                        typeof r.is == `string` ? s.createElement(`select`, { is: r.is }) : s.createElement(`select`)),
                        r.multiple ? (o.multiple = !0) : r.size && (o.size = r.size)
                      break
                    default:
                      o = typeof r.is == `string` ? s.createElement(i, { is: r.is }) : s.createElement(i)
                  }
              }
              ;(o[At] = t), (o[jt] = r)
              a: for (s = t.child; s !== null; ) {
                if (s.tag === 5 || s.tag === 6) o.appendChild(s.stateNode)
                else if (s.tag !== 4 && s.tag !== 27 && s.child !== null) {
                  ;(s.child.return = s), (s = s.child)
                  continue
                }
                if (s === t) break
                for (; s.sibling === null; ) {
                  if (s.return === null || s.return === t) break a
                  s = s.return
                }
                ;(s.sibling.return = s.return), (s = s.sibling)
              }
              t.stateNode = o
              switch ((np(o, i, r), i)) {
                case `button`:
                case `input`:
                case `select`:
                case `textarea`:
                  r = !!r.autoFocus
                  break
                case `img`:
                  r = !0
                  break
                default:
                  r = !1
              }
              r && gl(t)
            }
          }
          return (
            V(t),
            (t.subtreeFlags &= -33554433),
            _l(t, t.type, e === null ? null : e.memoizedProps, t.pendingProps, n),
            null
          )
        case 6:
          if (e && t.stateNode != null) e.memoizedProps !== r && gl(t)
          else {
            if (typeof r != `string` && t.stateNode === null) throw Error(a(166))
            if (((e = Ae.current), va(t))) {
              if (((e = t.stateNode), (n = t.memoizedProps), (r = null), (i = fa), i !== null))
                switch (i.tag) {
                  case 27:
                  case 5:
                    r = i.memoizedProps
                }
              ;(e[At] = t),
                (e = !!(e.nodeValue === n || (r !== null && !0 === r.suppressHydrationWarning) || ep(e.nodeValue, n))),
                e || ha(t, !0)
            } else (e = lp(e).createTextNode(r)), (e[At] = t), (t.stateNode = e)
          }
          return (V(t), null)
        case 31:
          if (((n = t.memoizedState), e === null || e.memoizedState !== null)) {
            if (((r = va(t)), n !== null)) {
              if (e === null) {
                if (!r) throw Error(a(318))
                if (((e = t.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(a(557))
                e[At] = t
              } else ya(), !(t.flags & 128) && (t.memoizedState = null), (t.flags |= 4)
              V(t), (e = !1)
            } else (n = ba()), e !== null && e.memoizedState !== null && (e.memoizedState.hydrationErrors = n), (e = !0)
            if (!e) return t.flags & 256 ? (Ho(t), t) : (Ho(t), null)
            if (t.flags & 128) throw Error(a(558))
          }
          return (V(t), null)
        case 13:
          if (
            ((r = t.memoizedState), e === null || (e.memoizedState !== null && e.memoizedState.dehydrated !== null))
          ) {
            if (((i = va(t)), r !== null && r.dehydrated !== null)) {
              if (e === null) {
                if (!i) throw Error(a(318))
                if (((i = t.memoizedState), (i = i === null ? null : i.dehydrated), !i)) throw Error(a(317))
                i[At] = t
              } else ya(), !(t.flags & 128) && (t.memoizedState = null), (t.flags |= 4)
              V(t), (i = !1)
            } else (i = ba()), e !== null && e.memoizedState !== null && (e.memoizedState.hydrationErrors = i), (i = !0)
            if (!i) return t.flags & 256 ? (Ho(t), t) : (Ho(t), null)
          }
          return (
            Ho(t),
            t.flags & 128
              ? ((t.lanes = n), t)
              : ((n = r !== null),
                (e = e !== null && e.memoizedState !== null),
                n &&
                  ((r = t.child),
                  (i = null),
                  r.alternate !== null &&
                    r.alternate.memoizedState !== null &&
                    r.alternate.memoizedState.cachePool !== null &&
                    (i = r.alternate.memoizedState.cachePool.pool),
                  (o = null),
                  r.memoizedState !== null &&
                    r.memoizedState.cachePool !== null &&
                    (o = r.memoizedState.cachePool.pool),
                  o !== i && (r.flags |= 2048)),
                n !== e && n && (t.child.flags |= 8192),
                yl(t, t.updateQueue),
                V(t),
                null)
          )
        case 4:
          return (Ne(), e === null && Wf(t.stateNode.containerInfo), (t.flags |= 67108864), V(t), null)
        case 10:
          return (Ea(t.type), V(t), null)
        case 19:
          if ((Go(t), (r = t.memoizedState), r === null)) return (V(t), null)
          if (((i = !!(t.flags & 128)), (o = r.rendering), o === null)) {
            if (i) bl(r, !1)
            else {
              if (Y !== 0 || (e !== null && e.flags & 128))
                for (e = t.child; e !== null; ) {
                  if (((o = Ko(e)), o !== null)) {
                    for (
                      t.flags |= 128,
                        bl(r, !1),
                        e = o.updateQueue,
                        t.updateQueue = e,
                        yl(t, e),
                        t.subtreeFlags = 0,
                        e = n,
                        n = t.child;
                      n !== null;
                    )
                      Wi(n, e), (n = n.sibling)
                    return (Wo(t, (Uo.current & 1) | 2), M && sa(t, r.treeForkCount), t.child)
                  }
                  e = e.sibling
                }
              r.tail !== null && Je() > _d && ((t.flags |= 128), (i = !0), bl(r, !1), (t.lanes = 4194304))
            }
          } else {
            if (!i) {
              if (((e = Ko(o)), e !== null)) {
                if (
                  ((t.flags |= 128),
                  (i = !0),
                  (e = e.updateQueue),
                  (t.updateQueue = e),
                  yl(t, e),
                  bl(r, !0),
                  r.tail === null && r.tailMode !== `collapsed` && r.tailMode !== `visible` && !o.alternate && !M)
                )
                  return (V(t), null)
              } else
                2 * Je() - r.renderingStartTime > _d &&
                  n !== 536870912 &&
                  ((t.flags |= 128), (i = !0), bl(r, !1), (t.lanes = 4194304))
            }
            r.isBackwards
              ? ((o.sibling = t.child), (t.child = o))
              : ((e = r.last), e === null ? (t.child = o) : (e.sibling = o), (r.last = o))
          }
          if (r.tail !== null) {
            e = r.tail
            a: {
              for (n = e; n !== null; ) {
                if (n.alternate !== null) {
                  n = !1
                  break a
                }
                n = n.sibling
              }
              n = !0
            }
            return (
              (r.rendering = e),
              (r.tail = e.sibling),
              (r.renderingStartTime = Je()),
              (e.sibling = null),
              (o = Uo.current),
              (o = i ? (o & 1) | 2 : o & 1),
              r.tailMode === `visible` || r.tailMode === `collapsed` || !n || M
                ? Wo(t, o)
                : ((n = o), O(Lo, t), O(Uo, n), F === null && (F = t)),
              M && sa(t, r.treeForkCount),
              e
            )
          }
          return (V(t), null)
        case 22:
        case 23:
          return (
            Ho(t),
            Io(),
            (r = t.memoizedState !== null),
            e === null ? r && (t.flags |= 8192) : (e.memoizedState !== null) !== r && (t.flags |= 8192),
            r ? n & 536870912 && !(t.flags & 128) && (V(t), t.subtreeFlags & 6 && (t.flags |= 8192)) : V(t),
            (n = t.updateQueue),
            n !== null && yl(t, n.retryQueue),
            (n = null),
            e !== null &&
              e.memoizedState !== null &&
              e.memoizedState.cachePool !== null &&
              (n = e.memoizedState.cachePool.pool),
            (r = null),
            t.memoizedState !== null && t.memoizedState.cachePool !== null && (r = t.memoizedState.cachePool.pool),
            r !== n && (t.flags |= 2048),
            e !== null && De(Za),
            null
          )
        case 24:
          return (
            (n = null),
            e !== null && (n = e.memoizedState.cache),
            t.memoizedState.cache !== n && (t.flags |= 2048),
            Ea(P),
            V(t),
            null
          )
        case 25:
          return null
        case 30:
          return ((t.flags |= 33554432), V(t), null)
      }
      throw Error(a(156, t.tag))
    }
    function Sl(e, t) {
      switch ((ua(t), t.tag)) {
        case 1:
          return ((e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null)
        case 3:
          return (Ea(P), Ne(), (e = t.flags), e & 65536 && !(e & 128) ? ((t.flags = (e & -65537) | 128), t) : null)
        case 26:
        case 27:
        case 5:
          return (Fe(t), null)
        case 31:
          if (t.memoizedState !== null) {
            if ((Ho(t), t.alternate === null)) throw Error(a(340))
            ya()
          }
          return ((e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null)
        case 13:
          if ((Ho(t), (e = t.memoizedState), e !== null && e.dehydrated !== null)) {
            if (t.alternate === null) throw Error(a(340))
            ya()
          }
          return ((e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null)
        case 19:
          return (
            Go(t),
            (e = t.flags),
            e & 65536
              ? ((t.flags = (e & -65537) | 128),
                (e = t.memoizedState),
                e !== null && ((e.rendering = null), (e.tail = null)),
                (t.flags |= 4),
                t)
              : null
          )
        case 4:
          return (Ne(), null)
        case 10:
          return (Ea(t.type), null)
        case 22:
        case 23:
          return (
            Ho(t), Io(), e !== null && De(Za), (e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null
          )
        case 24:
          return (Ea(P), null)
        case 25:
          return null
        default:
          return null
      }
    }
    function Cl(e, t) {
      switch ((ua(t), t.tag)) {
        case 3:
          Ea(P), Ne()
          break
        case 26:
        case 27:
        case 5:
          Fe(t)
          break
        case 4:
          Ne()
          break
        case 31:
          t.memoizedState !== null && Ho(t)
          break
        case 13:
          Ho(t)
          break
        case 19:
          Go(t)
          break
        case 10:
          Ea(t.type)
          break
        case 22:
        case 23:
          Ho(t), Io(), e !== null && De(Za)
          break
        case 24:
          Ea(P)
      }
    }
    function wl(e, t) {
      try {
        var n = t.updateQueue,
          r = n === null ? null : n.lastEffect
        if (r !== null) {
          var i = r.next
          n = i
          do {
            if ((n.tag & e) === e) {
              r = void 0
              var a = n.create,
                o = n.inst
              ;(r = a()), (o.destroy = r)
            }
            n = n.next
          } while (n !== i)
        }
      } catch (e) {
        Z(t, t.return, e)
      }
    }
    function Tl(e, t, n) {
      try {
        var r = t.updateQueue,
          i = r === null ? null : r.lastEffect
        if (i !== null) {
          var a = i.next
          r = a
          do {
            if ((r.tag & e) === e) {
              var o = r.inst,
                s = o.destroy
              if (s !== void 0) {
                ;(o.destroy = void 0), (i = t)
                var c = n,
                  l = s
                try {
                  l()
                } catch (e) {
                  Z(i, c, e)
                }
              }
            }
            r = r.next
          } while (r !== a)
        }
      } catch (e) {
        Z(t, t.return, e)
      }
    }
    function El(e) {
      var t = e.updateQueue
      if (t !== null) {
        var n = e.stateNode
        try {
          jo(t, n)
        } catch (t) {
          Z(e, e.return, t)
        }
      }
    }
    function Dl(e, t, n) {
      ;(n.props = Tc(e.type, e.memoizedProps)), (n.state = e.memoizedState)
      try {
        n.componentWillUnmount()
      } catch (n) {
        Z(e, t, n)
      }
    }
    function Ol(e, t) {
      try {
        var n = e.ref
        if (n !== null) {
          switch (e.tag) {
            case 26:
            case 27:
            case 5: {
              var r = e.stateNode
              break
            }
            case 30: {
              var i = e.stateNode,
                a = Ei(e.memoizedProps, i)
              ;(i.ref === null || i.ref.name !== a) && (i.ref = Pp(a)), (r = i.ref)
              break
            }
            case 7:
              if (e.stateNode === null) {
                var o = new Fp(e)
                p(e.child, !1, Qp, o, void 0, void 0), (e.stateNode = o)
              }
              r = e.stateNode
              break
            default:
              r = e.stateNode
          }
          typeof n == `function` ? (e.refCleanup = n(r)) : (n.current = r)
        }
      } catch (n) {
        Z(e, t, n)
      }
    }
    function kl(e, t) {
      var n = e.ref,
        r = e.refCleanup
      if (n !== null) {
        if (typeof r == `function`)
          try {
            r()
          } catch (n) {
            Z(e, t, n)
          } finally {
            ;(e.refCleanup = null), (e = e.alternate), e != null && (e.refCleanup = null)
          }
        else if (typeof n == `function`)
          try {
            n(null)
          } catch (n) {
            Z(e, t, n)
          }
        else n.current = null
      }
    }
    function Al(e, t) {
      if ((e.tag === 5 || e.tag === 27 || e.tag === 6) && e.alternate === null && t !== null)
        for (var n = 0; n < t.length; n++) em(e.stateNode, t[n])
    }
    function jl(e) {
      for (var t = e.return; t !== null && (Pl(t) && em(e.stateNode, t.stateNode), !Nl(t)); ) t = t.return
    }
    function Ml(e) {
      for (var t = e.return; t !== null && (Pl(t) && tm(e.stateNode, t.stateNode), !Nl(t)); ) t = t.return
    }
    function Nl(e) {
      return e.tag === 5 || e.tag === 3 || e.tag === 27
    }
    function Pl(e) {
      return e && e.tag === 7 && e.stateNode !== null
    }
    function Fl(e) {
      var t = e.type,
        n = e.memoizedProps,
        r = e.stateNode
      try {
        switch (t) {
          case `button`:
          case `input`:
          case `select`:
          case `textarea`:
            n.autoFocus && r.focus()
            break
          case `img`:
            n.src ? (r.src = n.src) : n.srcSet && (r.srcset = n.srcSet)
        }
      } catch (t) {
        Z(e, e.return, t)
      }
    }
    function Il(e, t, n) {
      try {
        var r = e.stateNode
        ip(r, e.type, n, t), (r[jt] = t)
      } catch (t) {
        Z(e, e.return, t)
      }
    }
    function Ll(e) {
      return e.tag === 5 || e.tag === 3 || e.tag === 26 || (e.tag === 27 && Sp(e.type)) || e.tag === 4
    }
    function Rl(e) {
      a: for (;;) {
        for (; e.sibling === null; ) {
          if (e.return === null || Ll(e.return)) return null
          e = e.return
        }
        for (e.sibling.return = e.return, e = e.sibling; e.tag !== 5 && e.tag !== 6 && e.tag !== 18; ) {
          if ((e.tag === 27 && Sp(e.type)) || e.flags & 2 || e.child === null || e.tag === 4) continue a
          ;(e.child.return = e), (e = e.child)
        }
        if (!(e.flags & 2)) return e.stateNode
      }
    }
    function zl(e, t, n, r) {
      var i = e.tag
      if (i === 5 || i === 6)
        (i = e.stateNode),
          t
            ? (n.nodeType === 9 ? n.body : n.nodeName === `HTML` ? n.ownerDocument.body : n).insertBefore(i, t)
            : ((t = n.nodeType === 9 ? n.body : n.nodeName === `HTML` ? n.ownerDocument.body : n),
              t.appendChild(i),
              (n = n._reactRootContainer),
              n != null || t.onclick !== null || (t.onclick = En)),
          Al(e, r),
          (k = !0)
      else if (
        i !== 4 &&
        (i === 27 && (Al(e, r), (r = null), Sp(e.type) && ((n = e.stateNode), (t = null))), (e = e.child), e !== null)
      )
        for (zl(e, t, n, r), e = e.sibling; e !== null; ) zl(e, t, n, r), (e = e.sibling)
    }
    function Bl(e, t, n, r) {
      var i = e.tag
      if (i === 5 || i === 6) (i = e.stateNode), t ? n.insertBefore(i, t) : n.appendChild(i), Al(e, r), (k = !0)
      else if (
        i !== 4 &&
        (i === 27 && (Al(e, r), (r = null), Sp(e.type) && (n = e.stateNode)), (e = e.child), e !== null)
      )
        for (Bl(e, t, n, r), e = e.sibling; e !== null; ) Bl(e, t, n, r), (e = e.sibling)
    }
    function Vl(e) {
      var t = e.stateNode,
        n = e.memoizedProps
      try {
        for (var r = e.type, i = t.attributes; i.length; ) t.removeAttributeNode(i[0])
        np(t, r, n), (t[At] = e), (t[jt] = n)
      } catch (t) {
        Z(e, e.return, t)
      }
    }
    var Hl = !1,
      Ul = null
    function Wl(e) {
      ;(e.tag === 30 || e.subtreeFlags & 33554432) && (Hl = !0)
    }
    var Gl = null
    function Kl() {
      var e = Gl
      return ((Gl = null), e)
    }
    var ql = 0
    function Jl(e, t, n, r, i) {
      return ((ql = 0), Yl(e.child, t, n, r, i))
    }
    function Yl(e, t, n, r, i) {
      for (var a = !1; e !== null; ) {
        if (e.tag === 5) {
          var o = e.stateNode
          if (r !== null) {
            var s = Op(o)
            r.push(s), s.view && (a = !0)
          } else a || (Op(o).view && (a = !0))
          ;(Hl = !0), Tp(o, ql === 0 ? t : t + `_` + ql, n), ql++
        } else
          (e.tag === 22 && e.memoizedState !== null) || (e.tag === 30 && i) || (Yl(e.child, t, n, r, i) && (a = !0))
        e = e.sibling
      }
      return a
    }
    function Xl(e, t) {
      for (; e !== null; )
        e.tag === 5
          ? Ep(e.stateNode, e.memoizedProps)
          : (e.tag === 22 && e.memoizedState !== null) || (e.tag === 30 && t) || Xl(e.child, t),
          (e = e.sibling)
    }
    function Zl(e) {
      if (e.subtreeFlags & 18874368)
        for (e = e.child; e !== null; ) {
          if (
            (e.tag !== 22 || e.memoizedState === null) &&
            (Zl(e), e.tag === 30 && e.flags & 18874368 && e.stateNode.paired)
          ) {
            var t = e.memoizedProps
            if (t.name == null || t.name === `auto`) throw Error(a(544))
            var n = t.name
            ;(t = Oi(t.default, t.share)), t !== `none` && (Jl(e, n, t, null, !1) || Xl(e.child, !1))
          }
          e = e.sibling
        }
    }
    function Ql(e, t) {
      if (e.tag === 30) {
        var n = e.stateNode,
          r = e.memoizedProps,
          i = Ei(r, n),
          a = Oi(r.default, n.paired ? r.share : r.enter)
        a === `none` ? Zl(e) : Jl(e, i, a, null, !1) ? (Zl(e), n.paired || t || Nd(e, r.onEnter)) : Xl(e.child, !1)
      } else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null; ) Ql(e, t), (e = e.sibling)
      else Zl(e)
    }
    function $l(e) {
      if (Ul !== null && Ul.size !== 0) {
        var t = Ul
        if (e.subtreeFlags & 18874368)
          for (e = e.child; e !== null; ) {
            if (e.tag !== 22 || e.memoizedState === null) {
              if (e.tag === 30 && e.flags & 18874368) {
                var n = e.memoizedProps,
                  r = n.name
                if (r != null && r !== `auto`) {
                  var i = t.get(r)
                  if (i !== void 0) {
                    var a = Oi(n.default, n.share)
                    if (
                      (a !== `none` &&
                        (Jl(e, r, a, null, !1)
                          ? ((a = e.stateNode), (i.paired = a), (a.paired = i), Nd(e, n.onShare))
                          : Xl(e.child, !1)),
                      t.delete(r),
                      t.size === 0)
                    )
                      break
                  }
                }
              }
              $l(e)
            }
            e = e.sibling
          }
      }
    }
    function eu(e) {
      if (e.tag === 30) {
        var t = e.memoizedProps,
          n = Ei(t, e.stateNode),
          r = Ul === null ? void 0 : Ul.get(n),
          i = Oi(t.default, r === void 0 ? t.exit : t.share)
        i !== `none` &&
          (Jl(e, n, i, null, !1)
            ? r === void 0
              ? Nd(e, t.onExit)
              : ((i = e.stateNode), (r.paired = i), (i.paired = r), Ul.delete(n), Nd(e, t.onShare))
            : Xl(e.child, !1)),
          Ul !== null && $l(e)
      } else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null; ) eu(e), (e = e.sibling)
      else Ul !== null && $l(e)
    }
    function tu(e) {
      for (e = e.child; e !== null; ) {
        if (e.tag === 30) {
          var t = e.memoizedProps,
            n = Ei(t, e.stateNode)
          ;(t = Oi(t.default, t.update)), (e.flags &= -5), t !== `none` && Jl(e, n, t, (e.memoizedState = []), !1)
        } else e.subtreeFlags & 33554432 && tu(e)
        e = e.sibling
      }
    }
    function nu(e) {
      if (e.subtreeFlags & 18874368)
        for (e = e.child; e !== null; ) {
          if (e.tag !== 22 || e.memoizedState === null) {
            if (e.tag === 30 && e.flags & 18874368) {
              var t = e.stateNode
              t.paired !== null && ((t.paired = null), Xl(e.child, !1))
            }
            nu(e)
          }
          e = e.sibling
        }
    }
    function ru(e) {
      if (e.tag === 30) (e.stateNode.paired = null), Xl(e.child, !1), nu(e)
      else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null; ) ru(e), (e = e.sibling)
      else nu(e)
    }
    function iu(e) {
      for (e = e.child; e !== null; )
        e.tag === 30 ? Xl(e.child, !1) : e.subtreeFlags & 33554432 && iu(e), (e = e.sibling)
    }
    function au(e, t, n, r, i, a, o) {
      for (var s = !1; t !== null; ) {
        if (t.tag === 5) {
          var c = t.stateNode
          if (a !== null && ql < a.length) {
            var l = a[ql],
              u = Op(c)
            ;(l.view || u.view) && (s = !0)
            var d
            if ((d = !(e.flags & 4))) {
              if (u.clip) d = !0
              else {
                d = l.rect
                var f = u.rect
                d = d.y !== f.y || d.x !== f.x || d.height !== f.height || d.width !== f.width
              }
            }
            d && (e.flags |= 4),
              u.abs ? (u = !l.abs) : ((l = l.rect), (u = u.rect), (u = l.height !== u.height || l.width !== u.width)),
              u && (e.flags |= 32)
          } else e.flags |= 32
          e.flags & 4 && Tp(c, ql === 0 ? n : n + `_` + ql, i),
            (s && e.flags & 4) || (Gl === null && (Gl = []), Gl.push(c, ql === 0 ? r : r + `_` + ql, t.memoizedProps)),
            ql++
        } else
          (t.tag !== 22 || t.memoizedState === null) &&
            (t.tag === 30 && o ? (e.flags |= t.flags & 32) : au(e, t.child, n, r, i, a, o) && (s = !0))
        t = t.sibling
      }
      return s
    }
    function ou(e, t) {
      for (e = e.child; e !== null; ) {
        if (e.tag === 30) {
          var n = e.memoizedProps,
            r = e.stateNode,
            i = Ei(n, r),
            a = Oi(n.default, n.update)
          if (t) {
            r = r.clones
            var o = r === null ? null : r.map(kp)
          } else (o = e.memoizedState), (e.memoizedState = null)
          r = e
          var s = e.child
          ;(ql = 0), (i = au(r, s, i, i, a, o, !1)), e.flags & 4 && i && (t || Nd(e, n.onUpdate))
        } else e.subtreeFlags & 33554432 && ou(e, t)
        e = e.sibling
      }
    }
    var su = !1,
      H = !1,
      cu = !1,
      lu = !1,
      uu = typeof WeakSet == `function` ? WeakSet : Set,
      du = null,
      fu = !1,
      pu = !1,
      mu = !1,
      hu = !1
    function gu(e, t, n) {
      if (((e = e.containerInfo), (sp = gh), (e = ei(e)), ti(e))) {
        if (`selectionStart` in e) var r = { start: e.selectionStart, end: e.selectionEnd }
        else
          a: {
            r = ((r = e.ownerDocument) && r.defaultView) || window
            var i = r.getSelection && r.getSelection()
            if (i && i.rangeCount !== 0) {
              r = i.anchorNode
              var a = i.anchorOffset,
                o = i.focusNode
              i = i.focusOffset
              try {
                r.nodeType, o.nodeType
              } catch {
                r = null
                break a
              }
              var s = 0,
                c = -1,
                l = -1,
                u = 0,
                d = 0,
                f = e,
                p = null
              b: for (;;) {
                for (
                  var m;
                  f !== r || (a !== 0 && f.nodeType !== 3) || (c = s + a),
                    f !== o || (i !== 0 && f.nodeType !== 3) || (l = s + i),
                    f.nodeType === 3 && (s += f.nodeValue.length),
                    (m = f.firstChild) !== null;
                )
                  (p = f), (f = m)
                for (;;) {
                  if (f === e) break b
                  if ((p === r && ++u === a && (c = s), p === o && ++d === i && (l = s), (m = f.nextSibling) !== null))
                    break
                  ;(f = p), (p = f.parentNode)
                }
                f = m
              }
              r = c === -1 || l === -1 ? null : { start: c, end: l }
            } else r = null
          }
        r ||= { start: 0, end: 0 }
      } else r = null
      for (
        cp = { focusedElem: e, selectionRange: r }, gh = !1, n = (n & 335544064) === n, du = t, t = n ? 9270 : 1024;
        du !== null;
      ) {
        if (((e = du), n && ((r = e.deletions), r !== null))) for (a = 0; a < r.length; a++) n && eu(r[a])
        if (e.alternate === null && e.flags & 2) n && Wl(e), _u(n)
        else {
          if (e.tag === 22) {
            if (((r = e.alternate), e.memoizedState !== null)) {
              r !== null && r.memoizedState === null && n && eu(r), _u(n)
              continue
            }
            if (r !== null && r.memoizedState !== null) {
              n && Wl(e), _u(n)
              continue
            }
          }
          ;(r = e.child), (e.subtreeFlags & t) !== 0 && r !== null ? ((r.return = e), (du = r)) : (n && tu(e), _u(n))
        }
      }
      Ul = null
    }
    function _u(e) {
      for (; du !== null; ) {
        var t = du,
          n = e,
          r = t.alternate,
          i = t.flags
        switch (t.tag) {
          case 0:
          case 11:
          case 15:
            break
          case 1:
            if (i & 1024 && r !== null) {
              ;(n = void 0), (i = r.memoizedProps), (r = r.memoizedState)
              var o = t.stateNode
              try {
                var s = Tc(t.type, i)
                ;(n = o.getSnapshotBeforeUpdate(s, r)), (o.__reactInternalSnapshotBeforeUpdate = n)
              } catch (e) {
                Z(t, t.return, e)
              }
            }
            break
          case 3:
            if (i & 1024) {
              if (((r = t.stateNode.containerInfo), (n = r.nodeType), n === 9)) nm(r)
              else if (n === 1)
                switch (r.nodeName) {
                  case `HEAD`:
                  case `HTML`:
                  case `BODY`:
                    nm(r)
                    break
                  default:
                    r.textContent = ``
                }
            }
            break
          case 5:
          case 26:
          case 27:
          case 6:
          case 4:
          case 17:
            break
          case 30:
            n &&
              r !== null &&
              ((n = Ei(r.memoizedProps, r.stateNode)),
              (i = t.memoizedProps),
              (i = Oi(i.default, i.update)),
              i !== `none` && Jl(r, n, i, (r.memoizedState = []), !0))
            break
          default:
            if (i & 1024) throw Error(a(163))
        }
        if (((r = t.sibling), r !== null)) {
          ;(r.return = t.return), (du = r)
          break
        }
        du = t.return
      }
    }
    function vu(e, t, n) {
      var r = n.flags
      switch (n.tag) {
        case 0:
        case 11:
        case 15:
          Lu(e, n), r & 4 && wl(5, n)
          break
        case 1:
          if ((Lu(e, n), r & 4)) {
            if (((e = n.stateNode), t === null))
              try {
                e.componentDidMount()
              } catch (e) {
                Z(n, n.return, e)
              }
            else {
              var i = Tc(n.type, t.memoizedProps)
              t = t.memoizedState
              try {
                e.componentDidUpdate(i, t, e.__reactInternalSnapshotBeforeUpdate)
              } catch (e) {
                Z(n, n.return, e)
              }
            }
          }
          r & 64 && El(n), r & 512 && Ol(n, n.return)
          break
        case 3:
          if ((Lu(e, n), r & 64 && ((e = n.updateQueue), e !== null))) {
            if (((t = null), n.child !== null))
              switch (n.child.tag) {
                case 27:
                case 5:
                  t = n.child.stateNode
                  break
                case 1:
                  t = n.child.stateNode
              }
            try {
              jo(e, t)
            } catch (e) {
              Z(n, n.return, e)
            }
          }
          break
        case 27:
          t === null && r & 4 && Vl(n)
        case 26:
        case 5:
          Lu(e, n), t === null && r & 4 && Fl(n), r & 512 && Ol(n, n.return)
          break
        case 12:
          Lu(e, n)
          break
        case 31:
          Lu(e, n), r & 4 && Eu(e, n)
          break
        case 13:
          Lu(e, n),
            r & 4 && Du(e, n),
            r & 64 &&
              ((e = n.memoizedState),
              e !== null && ((e = e.dehydrated), e !== null && ((n = _f.bind(null, n)), cm(e, n))))
          break
        case 22:
          if (((r = n.memoizedState !== null || su), !r)) {
            var a = (t !== null && t.memoizedState !== null) || H
            ;(t = su),
              (i = H),
              (su = r),
              (H = a) && !i ? ((r = 2), n.subtreeFlags & 8772 && (r |= 1), zu(e, n, r)) : Lu(e, n),
              (su = t),
              (H = i)
          }
          break
        case 30:
          Lu(e, n), r & 512 && Ol(n, n.return)
          break
        case 7:
          r & 512 && Ol(n, n.return)
        default:
          Lu(e, n)
      }
    }
    function yu(e, t) {
      for (e = e.child; e !== null; ) bu(e, t), (e = e.sibling)
    }
    function bu(e, t) {
      switch (e.tag) {
        case 5:
        case 26:
          try {
            var n = e.stateNode
            if (t) {
              var r = n.style
              typeof r.setProperty == `function` ? r.setProperty(`display`, `none`, `important`) : (r.display = `none`)
            } else {
              var i = e.stateNode,
                a = e.memoizedProps.style,
                o = a != null && Object.hasOwn(a, `display`) ? a.display : null
              i.style.display = o == null || typeof o == `boolean` ? `` : (`` + o).trim()
            }
          } catch (t) {
            Z(e, e.return, t)
          }
          xu(e, t)
          break
        case 6:
          try {
            ;(e.stateNode.nodeValue = t ? `` : e.memoizedProps), (k = !0)
          } catch (t) {
            Z(e, e.return, t)
          }
          break
        case 18:
          try {
            var s = e.stateNode
            t ? wp(s, !0) : wp(e.stateNode, !1)
          } catch (t) {
            Z(e, e.return, t)
          }
          break
        case 22:
        case 23:
          e.memoizedState === null && yu(e, t)
          break
        default:
          yu(e, t)
      }
    }
    function xu(e, t) {
      if (e.subtreeFlags & 67108864)
        for (e = e.child; e !== null; ) {
          a: {
            var n = e,
              r = t
            switch (n.tag) {
              case 4:
                bu(n, r)
                break a
              case 22:
                n.memoizedState === null && xu(n, r)
                break a
              default:
                xu(n, r)
            }
          }
          e = e.sibling
        }
    }
    function Su(e) {
      var t = e.alternate
      t !== null && ((e.alternate = null), Su(t)),
        (e.child = null),
        (e.deletions = null),
        (e.sibling = null),
        e.tag === 5 && ((t = e.stateNode), t !== null && zt(t)),
        (e.stateNode = null),
        (e.return = null),
        (e.dependencies = null),
        (e.memoizedProps = null),
        (e.memoizedState = null),
        (e.pendingProps = null),
        (e.stateNode = null),
        (e.updateQueue = null)
    }
    var U = null,
      Cu = !1
    function wu(e, t, n) {
      for (n = n.child; n !== null; ) Tu(e, t, n), (n = n.sibling)
    }
    function Tu(e, t, n) {
      if (it && typeof it.onCommitFiberUnmount == `function`)
        try {
          it.onCommitFiberUnmount(rt, n)
        } catch {}
      switch (n.tag) {
        case 26:
          H || kl(n, t),
            wu(e, t, n),
            n.memoizedState
              ? n.memoizedState.count--
              : n.stateNode && !H && ((n = n.stateNode), n.parentNode.removeChild(n))
          break
        case 27: {
          H || kl(n, t), Ml(n)
          var r = U,
            i = Cu
          Sp(n.type) && ((U = n.stateNode), (Cu = !1)),
            wu(e, t, n),
            gm(n.stateNode, n.type, n.memoizedProps),
            (U = r),
            (Cu = i)
          break
        }
        case 5:
          H || kl(n, t), Ml(n)
        case 6:
          if ((n.tag === 6 && Ml(n), (r = U), (i = Cu), (U = null), wu(e, t, n), (U = r), (Cu = i), U !== null)) {
            if (Cu)
              try {
                ;(U.nodeType === 9 ? U.body : U.nodeName === `HTML` ? U.ownerDocument.body : U).removeChild(
                  n.stateNode,
                ),
                  (k = !0)
              } catch (e) {
                Z(n, t, e)
              }
            else
              try {
                U.removeChild(n.stateNode), (k = !0)
              } catch (e) {
                Z(n, t, e)
              }
          }
          break
        case 18:
          U !== null &&
            (Cu
              ? ((e = U),
                Cp(e.nodeType === 9 ? e.body : e.nodeName === `HTML` ? e.ownerDocument.body : e, n.stateNode),
                Hh(e))
              : Cp(U, n.stateNode))
          break
        case 4:
          ;(r = U), (i = Cu), (U = n.stateNode.containerInfo), (Cu = !0), wu(e, t, n), (U = r), (Cu = i)
          break
        case 0:
        case 11:
        case 14:
        case 15:
          Tl(2, n, t), H || Tl(4, n, t), wu(e, t, n)
          break
        case 1:
          H || (kl(n, t), (r = n.stateNode), typeof r.componentWillUnmount == `function` && Dl(n, t, r)), wu(e, t, n)
          break
        case 21:
          wu(e, t, n)
          break
        case 22:
          ;(H = (r = H) || n.memoizedState !== null), wu(e, t, n), (H = r)
          break
        case 30:
          kl(n, t), wu(e, t, n)
          break
        case 7:
          H || kl(n, t), wu(e, t, n)
          break
        default:
          wu(e, t, n)
      }
    }
    function Eu(e, t) {
      if (t.memoizedState === null && ((e = t.alternate), e !== null && ((e = e.memoizedState), e !== null))) {
        e = e.dehydrated
        try {
          Hh(e)
        } catch (e) {
          Z(t, t.return, e)
        }
      }
    }
    function Du(e, t) {
      if (
        t.memoizedState === null &&
        ((e = t.alternate), e !== null && ((e = e.memoizedState), e !== null && ((e = e.dehydrated), e !== null)))
      )
        try {
          Hh(e)
        } catch (e) {
          Z(t, t.return, e)
        }
    }
    function Ou(e) {
      switch (e.tag) {
        case 31:
        case 13:
        case 19: {
          var t = e.stateNode
          return (t === null && (t = e.stateNode = new uu()), t)
        }
        case 22:
          return ((e = e.stateNode), (t = e._retryCache), t === null && (t = e._retryCache = new uu()), t)
        default:
          throw Error(a(435, e.tag))
      }
    }
    function ku(e, t) {
      var n = Ou(e)
      t.forEach(t => {
        if (!n.has(t)) {
          n.add(t)
          var r = vf.bind(null, e, t)
          t.then(r, r)
        }
      })
    }
    function Au(e, t, n) {
      var r = t.deletions
      if (r !== null)
        for (var i = 0; i < r.length; i++) {
          var o = r[i],
            s = e,
            c = t,
            l = c
          a: for (; l !== null; ) {
            switch (l.tag) {
              case 27:
                if (Sp(l.type)) {
                  ;(U = l.stateNode), (Cu = !1)
                  break a
                }
                break
              case 5:
                ;(U = l.stateNode), (Cu = !1)
                break a
              case 3:
              case 4:
                ;(U = l.stateNode.containerInfo), (Cu = !0)
                break a
            }
            l = l.return
          }
          if (U === null) throw Error(a(160))
          Tu(s, c, o), (U = null), (Cu = !1), (s = o.alternate), s !== null && (s.return = null), (o.return = null)
        }
      if (t.subtreeFlags & 13886) for (t = t.child; t !== null; ) Mu(t, e, n), (t = t.sibling)
    }
    var ju = null
    function Mu(e, t, n) {
      var r = e.alternate,
        i = e.flags
      switch (e.tag) {
        case 0:
        case 11:
        case 14:
        case 15:
          if (i & 4 && ((r = e.updateQueue), (r = r === null ? null : r.events), r !== null))
            for (var o = 0; o < r.length; o++) {
              var s = r[o]
              s.ref.impl = s.nextImpl
            }
          Au(t, e, n), Nu(e), i & 4 && (Tl(3, e, e.return), wl(3, e), Tl(5, e, e.return))
          break
        case 1:
          Au(t, e, n),
            Nu(e),
            i & 512 && (H || r === null || kl(r, r.return)),
            i & 64 &&
              su &&
              ((e = e.updateQueue),
              e !== null &&
                ((t = e.callbacks),
                t !== null &&
                  ((n = e.shared.hiddenCallbacks), (e.shared.hiddenCallbacks = n === null ? t : n.concat(t)))))
          break
        case 26:
          if (((o = ju), Au(t, e, n), Nu(e), i & 512 && (H || r === null || kl(r, r.return)), i & 4)) {
            if (((i = r === null ? null : r.memoizedState), (n = e.memoizedState), r === null)) {
              if (n === null) {
                if (e.stateNode === null) {
                  if (su) e.stateNode = fp(e.type, e.memoizedProps, t.containerInfo, e)
                  else {
                    a: {
                      ;(t = e.type), (n = e.memoizedProps), (i = o.ownerDocument || o)
                      b: switch (t) {
                        case `title`:
                          ;(r = i.getElementsByTagName(`title`)[0]),
                            (!r ||
                              r[Lt] ||
                              r[At] ||
                              r.namespaceURI === `http://www.w3.org/2000/svg` ||
                              r.hasAttribute(`itemprop`)) &&
                              ((r = i.createElement(t)), i.head.insertBefore(r, i.querySelector(`head > title`))),
                            np(r, t, n),
                            (r[At] = e),
                            Wt(r),
                            (t = r)
                          break a
                        case `link`:
                          if ((o = Gm(`link`, `href`, i).get(t + (n.href || ``)))) {
                            for (s = 0; s < o.length; s++)
                              if (
                                ((r = o[s]),
                                r.getAttribute(`href`) === (n.href == null || n.href === `` ? null : n.href) &&
                                  r.getAttribute(`rel`) === (n.rel == null ? null : n.rel) &&
                                  r.getAttribute(`title`) === (n.title == null ? null : n.title) &&
                                  r.getAttribute(`crossorigin`) === (n.crossOrigin == null ? null : n.crossOrigin))
                              ) {
                                o.splice(s, 1)
                                break b
                              }
                          }
                          ;(r = i.createElement(t)), np(r, t, n), i.head.appendChild(r)
                          break
                        case `meta`:
                          if ((o = Gm(`meta`, `content`, i).get(t + (n.content || ``)))) {
                            for (s = 0; s < o.length; s++)
                              if (
                                ((r = o[s]),
                                r.getAttribute(`content`) === (n.content == null ? null : `` + n.content) &&
                                  r.getAttribute(`name`) === (n.name == null ? null : n.name) &&
                                  r.getAttribute(`property`) === (n.property == null ? null : n.property) &&
                                  r.getAttribute(`http-equiv`) === (n.httpEquiv == null ? null : n.httpEquiv) &&
                                  r.getAttribute(`charset`) === (n.charSet == null ? null : n.charSet))
                              ) {
                                o.splice(s, 1)
                                break b
                              }
                          }
                          ;(r = i.createElement(t)), np(r, t, n), i.head.appendChild(r)
                          break
                        default:
                          throw Error(a(468, t))
                      }
                      ;(r[At] = e), Wt(r), (t = r)
                    }
                    e.stateNode = t
                  }
                } else su || Km(o, e.type, e.stateNode)
              } else e.stateNode = Bm(o, n, e.memoizedProps)
            } else
              i === n
                ? n === null && e.stateNode !== null && Il(e, e.memoizedProps, r.memoizedProps)
                : (i === null ? ((t = r.stateNode), t === null || H || t.parentNode.removeChild(t)) : i.count--,
                  n === null ? su || Km(o, e.type, e.stateNode) : Bm(o, n, e.memoizedProps))
          }
          break
        case 27:
          Au(t, e, n),
            Nu(e),
            i & 512 && (H || r === null || kl(r, r.return)),
            r !== null && i & 4 && Il(e, e.memoizedProps, r.memoizedProps)
          break
        case 5:
          if (
            ((o = cu),
            (cu = !1),
            Au(t, e, n),
            (cu = o),
            Nu(e),
            i & 512 && (H || r === null || kl(r, r.return)),
            e.flags & 32)
          ) {
            t = e.stateNode
            try {
              vn(t, ``), (k = !0)
            } catch (t) {
              Z(e, e.return, t)
            }
          }
          i & 4 && e.stateNode != null && ((t = e.memoizedProps), Il(e, t, r === null ? t : r.memoizedProps)),
            i & 1024 && (lu = !0)
          break
        case 6:
          if ((Au(t, e, n), Nu(e), i & 4)) {
            if (e.stateNode === null) throw Error(a(162))
            ;(t = e.memoizedProps), (n = e.stateNode)
            try {
              ;(n.nodeValue = t), (k = !0)
            } catch (t) {
              Z(e, e.return, t)
            }
          }
          break
        case 3:
          if (
            ((k = !1),
            (Wm = null),
            (o = ju),
            (ju = bm(t.containerInfo)),
            Au(t, e, n),
            (ju = o),
            Nu(e),
            i & 4 && r !== null && r.memoizedState.isDehydrated)
          )
            try {
              Hh(t.containerInfo)
            } catch (t) {
              Z(e, e.return, t)
            }
          lu && ((lu = !1), Pu(e)), (k = !1)
          break
        case 4:
          ;(i = cu),
            (cu = su),
            (r = en()),
            (o = ju),
            (ju = bm(e.stateNode.containerInfo)),
            Au(t, e, n),
            Nu(e),
            (ju = o),
            k && pu && (mu = !0),
            (k = r),
            (cu = i)
          break
        case 12:
          Au(t, e, n), Nu(e)
          break
        case 31:
          Au(t, e, n), Nu(e), i & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), ku(e, t)))
          break
        case 13:
          Au(t, e, n),
            Nu(e),
            e.child.flags & 8192 &&
              (e.memoizedState !== null) != (r !== null && r.memoizedState !== null) &&
              (hd = Je()),
            i & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), ku(e, t)))
          break
        case 22: {
          ;(o = e.memoizedState !== null), (s = r !== null && r.memoizedState !== null)
          var c = su,
            l = H,
            u = cu
          ;(su = c || o),
            (cu = u || o),
            (H = l || s),
            Au(t, e, n),
            (H = l),
            (cu = u),
            (su = c),
            Nu(e),
            i & 8192 &&
              ((t = e.stateNode),
              (t._visibility = o ? t._visibility & -2 : t._visibility | 1),
              !o ||
                r === null ||
                s ||
                su ||
                H ||
                ((t = s || H), (n = su), (r = H), (su = o || su), (H = t), Ru(e, 2), (su = n), (H = r)),
              (!o && cu) || yu(e, o)),
            i & 4 &&
              ((t = e.updateQueue), t !== null && ((n = t.retryQueue), n !== null && ((t.retryQueue = null), ku(e, n))))
          break
        }
        case 19:
          Au(t, e, n), Nu(e), i & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), ku(e, t)))
          break
        case 30:
          i & 512 && (H || r === null || kl(r, r.return)),
            (i = en()),
            (o = pu),
            (s = (n & 335544064) === n),
            (c = e.memoizedProps),
            (pu = s && Oi(c.default, c.update) !== `none`),
            Au(t, e, n),
            Nu(e),
            s && r !== null && k && (e.flags |= 4),
            (pu = o),
            (k = i)
          break
        case 21:
          break
        case 7:
          i & 512 && (H || r === null || kl(r, r.return)), r && r.stateNode !== null && (r.stateNode._fragmentFiber = e)
        default:
          Au(t, e, n), Nu(e)
      }
    }
    function Nu(e) {
      var t = e.flags
      if (t & 2) {
        try {
          for (var n, r = e.return; r !== null; ) {
            if (Ll(r)) {
              n = r
              break
            }
            r = r.return
          }
          r = null
          for (var i = e.return; i !== null; ) {
            if (Pl(i)) {
              var o = i.stateNode
              r === null ? (r = [o]) : r.push(o)
            }
            if (Nl(i)) break
            i = i.return
          }
          var s = r
          if (n == null) throw Error(a(160))
          switch (n.tag) {
            case 27: {
              var c = n.stateNode
              Bl(e, Rl(e), c, s)
              break
            }
            case 5: {
              var l = n.stateNode
              n.flags & 32 && (vn(l, ``), (n.flags &= -33)), Bl(e, Rl(e), l, s)
              break
            }
            case 3:
            case 4: {
              var u = n.stateNode.containerInfo
              zl(e, Rl(e), u, s)
              break
            }
            default:
              throw Error(a(161))
          }
        } catch (t) {
          Z(e, e.return, t)
        }
        e.flags &= -3
      }
      t & 4096 && (e.flags &= -4097)
    }
    function Pu(e) {
      if (e.subtreeFlags & 1024)
        for (e = e.child; e !== null; ) {
          var t = e
          Pu(t), t.tag === 5 && t.flags & 1024 && ((t = t.stateNode), (gh = !0), t.reset(), (gh = !1)), (e = e.sibling)
        }
    }
    function Fu(e, t) {
      if (t.subtreeFlags & 9270) for (t = t.child; t !== null; ) Iu(t, e), (t = t.sibling)
      else ou(t, !1)
    }
    function Iu(e, t) {
      var n = e.alternate
      if (n === null) Ql(e, !1)
      else
        switch (e.tag) {
          case 3:
            if (((hu = fu = !1), Kl(), Fu(t, e), !fu && !mu)) {
              if (((e = Gl), e !== null))
                for (var r = 0; r < e.length; r += 3) {
                  n = e[r]
                  var i = e[r + 1]
                  Ep(n, e[r + 2]),
                    (n = n.ownerDocument.documentElement),
                    n !== null &&
                      n.animate(
                        { opacity: [0, 0], pointerEvents: [`none`, `none`] },
                        { duration: 0, fill: `forwards`, pseudoElement: `::view-transition-group(` + i + `)` },
                      )
                }
              ;(e = t.containerInfo),
                (e = e.nodeType === 9 ? e.documentElement : e.ownerDocument.documentElement),
                e !== null &&
                  e.style.viewTransitionName === `` &&
                  ((e.style.viewTransitionName = `none`),
                  e.animate(
                    { opacity: [0, 0], pointerEvents: [`none`, `none`] },
                    { duration: 0, fill: `forwards`, pseudoElement: `::view-transition-group(root)` },
                  ),
                  e.animate(
                    { width: [0, 0], height: [0, 0] },
                    { duration: 0, fill: `forwards`, pseudoElement: `::view-transition` },
                  )),
                (hu = !0)
            }
            Gl = null
            break
          case 5:
            Fu(t, e)
            break
          case 4:
            ;(r = fu), (fu = !1), Fu(t, e), fu && (mu = !0), (fu = r)
            break
          case 22:
            e.memoizedState === null && (n.memoizedState === null ? Fu(t, e) : Ql(e, !1))
            break
          case 30: {
            ;(r = fu), (i = Kl()), (fu = !1), Fu(t, e), fu && (e.flags |= 4)
            var a = e.memoizedProps,
              o = e.stateNode
            ;(t = Ei(a, o)), (o = Ei(n.memoizedProps, o))
            var s = Oi(a.default, a.update)
            s === `none`
              ? (t = !1)
              : ((a = n.memoizedState),
                (n.memoizedState = null),
                (n = e.child),
                (ql = 0),
                (t = au(e, n, t, o, s, a, !0)),
                ql !== (a === null ? 0 : a.length) && (e.flags |= 32)),
              e.flags & 4 && t
                ? (Nd(e, e.memoizedProps.onUpdate), (Gl = i))
                : i !== null && (i.push.apply(i, Gl), (Gl = i)),
              (fu = e.flags & 32 ? !0 : r)
            break
          }
          default:
            Fu(t, e)
        }
    }
    function Lu(e, t) {
      if (t.subtreeFlags & 8772) for (t = t.child; t !== null; ) vu(e, t.alternate, t), (t = t.sibling)
    }
    function Ru(e, t) {
      for (e = e.child; e !== null; ) {
        var n = e,
          r = t
        switch (n.tag) {
          case 0:
          case 11:
          case 14:
          case 15:
            Tl(4, n, n.return), Ru(n, r)
            break
          case 1: {
            kl(n, n.return)
            var i = n.stateNode
            typeof i.componentWillUnmount == `function` && Dl(n, n.return, i), Ru(n, r)
            break
          }
          case 27:
            r & 2 && gm(n.stateNode, n.type, n.memoizedProps)
          case 5:
            kl(n, n.return), (n.tag !== 5 && n.tag !== 27) || Ml(n), Ru(n, r)
            break
          case 6:
            Ml(n)
            break
          case 26:
            kl(n, n.return),
              (i = n.stateNode),
              n.memoizedState !== null || i === null || H || i.parentNode.removeChild(i),
              Ru(n, r)
            break
          case 22:
            n.memoizedState === null && Ru(n, r)
            break
          case 30:
            kl(n, n.return), Ru(n, r)
            break
          case 7:
            kl(n, n.return)
          default:
            Ru(n, r)
        }
        e = e.sibling
      }
    }
    function zu(e, t, n) {
      for (n = t.subtreeFlags & 8772 ? n : n & -2, t = t.child; t !== null; ) {
        var r = t.alternate,
          i = e,
          a = t,
          o = a.flags,
          s = !!(n & 1)
        switch (a.tag) {
          case 0:
          case 11:
          case 15:
            zu(i, a, n), wl(4, a)
            break
          case 1:
            if ((zu(i, a, n), (r = a), (i = r.stateNode), typeof i.componentDidMount == `function`))
              try {
                i.componentDidMount()
              } catch (e) {
                Z(r, r.return, e)
              }
            if (((r = a), (i = r.updateQueue), i !== null)) {
              var c = r.stateNode
              try {
                var l = i.shared.hiddenCallbacks
                if (l !== null) for (i.shared.hiddenCallbacks = null, i = 0; i < l.length; i++) Ao(l[i], c)
              } catch (e) {
                Z(r, r.return, e)
              }
            }
            s && o & 64 && El(a), Ol(a, a.return)
            break
          case 27:
            n & 2 && Vl(a)
          case 5:
            ;(a.tag !== 5 && a.tag !== 27) || jl(a), zu(i, a, n), s && r === null && o & 4 && Fl(a), Ol(a, a.return)
            break
          case 6:
            jl(a)
            break
          case 26:
            ;(c = a.stateNode),
              a.memoizedState !== null || c === null || su || Km(bm(c.ownerDocument), a.type, c),
              zu(i, a, n),
              s && r === null && o & 4 && Fl(a),
              Ol(a, a.return)
            break
          case 12:
            zu(i, a, n)
            break
          case 31:
            zu(i, a, n), s && o & 4 && Eu(i, a)
            break
          case 13:
            zu(i, a, n), s && o & 4 && Du(i, a)
            break
          case 22:
            a.memoizedState === null && zu(i, a, n), Ol(a, a.return)
            break
          case 30:
            zu(i, a, n), Ol(a, a.return)
            break
          case 7:
            Ol(a, a.return)
          default:
            zu(i, a, n)
        }
        t = t.sibling
      }
    }
    function Bu(e, t) {
      var n = null
      e !== null &&
        e.memoizedState !== null &&
        e.memoizedState.cachePool !== null &&
        (n = e.memoizedState.cachePool.pool),
        (e = null),
        t.memoizedState !== null && t.memoizedState.cachePool !== null && (e = t.memoizedState.cachePool.pool),
        e !== n && (e != null && e.refCount++, n != null && za(n))
    }
    function Vu(e, t) {
      ;(e = null),
        t.alternate !== null && (e = t.alternate.memoizedState.cache),
        (t = t.memoizedState.cache),
        t !== e && (t.refCount++, e != null && za(e))
    }
    function Hu(e, t, n, r) {
      var i = (n & 335544064) === n
      if (t.subtreeFlags & (i ? 10262 : 10256)) for (t = t.child; t !== null; ) Uu(e, t, n, r), (t = t.sibling)
      else i && iu(t)
    }
    function Uu(e, t, n, r) {
      var i = (n & 335544064) === n
      i && t.alternate === null && t.return !== null && t.return.alternate !== null && ru(t)
      var a = t.flags
      switch (t.tag) {
        case 0:
        case 11:
        case 15:
          Hu(e, t, n, r), a & 2048 && wl(9, t)
          break
        case 1:
          Hu(e, t, n, r)
          break
        case 3:
          Hu(e, t, n, r),
            i &&
              hu &&
              ((e = e.containerInfo),
              (e = e.nodeType === 9 ? e.body : e.nodeName === `HTML` ? e.ownerDocument.body : e),
              e.style.viewTransitionName === `root` && (e.style.viewTransitionName = ``),
              (e = e.ownerDocument.documentElement),
              e !== null && e.style.viewTransitionName === `none` && (e.style.viewTransitionName = ``)),
            a & 2048 &&
              ((a = null),
              t.alternate !== null && (a = t.alternate.memoizedState.cache),
              (t = t.memoizedState.cache),
              t !== a && (t.refCount++, a != null && za(a)))
          break
        case 12:
          if (a & 2048) {
            Hu(e, t, n, r), (a = t.stateNode)
            try {
              var o = t.memoizedProps,
                s = o.id,
                c = o.onPostCommit
              typeof c == `function` && c(s, t.alternate === null ? `mount` : `update`, a.passiveEffectDuration, -0)
            } catch (e) {
              Z(t, t.return, e)
            }
          } else Hu(e, t, n, r)
          break
        case 31:
          Hu(e, t, n, r)
          break
        case 13:
          Hu(e, t, n, r)
          break
        case 23:
          break
        case 22:
          ;(o = t.stateNode),
            (s = t.alternate),
            t.memoizedState === null
              ? (i && s !== null && s.memoizedState !== null && ru(t),
                o._visibility & 2
                  ? Hu(e, t, n, r)
                  : ((o._visibility |= 2), Wu(e, t, n, r, !!(t.subtreeFlags & 10256) || !1)))
              : (i && s !== null && s.memoizedState === null && ru(s), o._visibility & 2 ? Hu(e, t, n, r) : Gu(e, t)),
            a & 2048 && Bu(s, t)
          break
        case 24:
          Hu(e, t, n, r), a & 2048 && Vu(t.alternate, t)
          break
        case 30:
          i && ((a = t.alternate), a !== null && (Xl(a.child, !0), Xl(t.child, !0))), Hu(e, t, n, r)
          break
        default:
          Hu(e, t, n, r)
      }
    }
    function Wu(e, t, n, r, i) {
      for (i &&= !!(t.subtreeFlags & 10256) || !1, t = t.child; t !== null; ) {
        var a = e,
          o = t,
          s = n,
          c = r,
          l = o.flags
        switch (o.tag) {
          case 0:
          case 11:
          case 15:
            Wu(a, o, s, c, i), wl(8, o)
            break
          case 23:
            break
          case 22: {
            var u = o.stateNode
            o.memoizedState === null
              ? ((u._visibility |= 2), Wu(a, o, s, c, i))
              : u._visibility & 2
                ? Wu(a, o, s, c, i)
                : Gu(a, o),
              i && l & 2048 && Bu(o.alternate, o)
            break
          }
          case 24:
            Wu(a, o, s, c, i), i && l & 2048 && Vu(o.alternate, o)
            break
          default:
            Wu(a, o, s, c, i)
        }
        t = t.sibling
      }
    }
    function Gu(e, t) {
      if (t.subtreeFlags & 10256)
        for (t = t.child; t !== null; ) {
          var n = e,
            r = t,
            i = r.flags
          switch (r.tag) {
            case 22:
              Gu(n, r), i & 2048 && Bu(r.alternate, r)
              break
            case 24:
              Gu(n, r), i & 2048 && Vu(r.alternate, r)
              break
            default:
              Gu(n, r)
          }
          t = t.sibling
        }
    }
    var Ku = 8192
    function qu(e, t, n) {
      if (e.subtreeFlags & Ku) for (e = e.child; e !== null; ) Ju(e, t, n), (e = e.sibling)
    }
    function Ju(e, t, n) {
      switch (e.tag) {
        case 26:
          qu(e, t, n),
            e.flags & Ku &&
              (e.memoizedState === null
                ? ((e = e.stateNode), (t & 335544128) === t && Zm(n, e))
                : Qm(n, ju, e.memoizedState, e.memoizedProps))
          break
        case 5:
          qu(e, t, n), e.flags & Ku && ((e = e.stateNode), (t & 335544128) === t && Zm(n, e))
          break
        case 3:
        case 4: {
          var r = ju
          ;(ju = bm(e.stateNode.containerInfo)), qu(e, t, n), (ju = r)
          break
        }
        case 22:
          e.memoizedState === null &&
            ((r = e.alternate),
            r !== null && r.memoizedState !== null ? ((r = Ku), (Ku = 16777216), qu(e, t, n), (Ku = r)) : qu(e, t, n))
          break
        case 30:
          if ((e.flags & Ku) !== 0 && ((r = e.memoizedProps.name), r != null && r !== `auto`)) {
            var i = e.stateNode
            ;(i.paired = null), Ul === null && (Ul = new Map()), Ul.set(r, i)
          }
          qu(e, t, n)
          break
        default:
          qu(e, t, n)
      }
    }
    function Yu(e) {
      var t = e.alternate
      if (t !== null && ((e = t.child), e !== null)) {
        t.child = null
        do (t = e.sibling), (e.sibling = null), (e = t)
        while (e !== null)
      }
    }
    function Xu(e) {
      var t = e.deletions
      if (e.flags & 16) {
        if (t !== null)
          for (var n = 0; n < t.length; n++) {
            var r = t[n]
            ;(du = r), $u(r, e)
          }
        Yu(e)
      }
      if (e.subtreeFlags & 10256) for (e = e.child; e !== null; ) Zu(e), (e = e.sibling)
    }
    function Zu(e) {
      switch (e.tag) {
        case 0:
        case 11:
        case 15:
          Xu(e), e.flags & 2048 && Tl(9, e, e.return)
          break
        case 3:
          Xu(e)
          break
        case 12:
          Xu(e)
          break
        case 22: {
          var t = e.stateNode
          e.memoizedState !== null && t._visibility & 2 && (e.return === null || e.return.tag !== 13)
            ? ((t._visibility &= -3), Qu(e))
            : Xu(e)
          break
        }
        default:
          Xu(e)
      }
    }
    function Qu(e) {
      var t = e.deletions
      if (e.flags & 16) {
        if (t !== null)
          for (var n = 0; n < t.length; n++) {
            var r = t[n]
            ;(du = r), $u(r, e)
          }
        Yu(e)
      }
      for (e = e.child; e !== null; ) {
        switch (((t = e), t.tag)) {
          case 0:
          case 11:
          case 15:
            Tl(8, t, t.return), Qu(t)
            break
          case 22:
            ;(n = t.stateNode), n._visibility & 2 && ((n._visibility &= -3), Qu(t))
            break
          default:
            Qu(t)
        }
        e = e.sibling
      }
    }
    function $u(e, t) {
      for (; du !== null; ) {
        var n = du
        switch (n.tag) {
          case 0:
          case 11:
          case 15:
            Tl(8, n, t)
            break
          case 23:
          case 22:
            if (n.memoizedState !== null && n.memoizedState.cachePool !== null) {
              var r = n.memoizedState.cachePool.pool
              r != null && r.refCount++
            }
            break
          case 24:
            za(n.memoizedState.cache)
        }
        if (((r = n.child), r !== null)) (r.return = n), (du = r)
        else
          for (n = e; du !== null; ) {
            r = du
            var i = r.sibling,
              a = r.return
            if ((Su(r), r === n)) {
              du = null
              break
            }
            if (i !== null) {
              ;(i.return = a), (du = i)
              break
            }
            du = a
          }
      }
    }
    var ed = {
        getCacheForType: e => {
          var t = Ma(P),
            n = t.data.get(e)
          return (n === void 0 && ((n = e()), t.data.set(e, n)), n)
        },
        cacheSignal: () => Ma(P).controller.signal,
      },
      td = typeof WeakMap == `function` ? WeakMap : Map,
      W = 0,
      G = null,
      K = null,
      q = 0,
      J = 0,
      nd = null,
      rd = !1,
      id = !1,
      ad = !1,
      od = 0,
      Y = 0,
      sd = 0,
      cd = 0,
      ld = 0,
      ud = 0,
      dd = 0,
      fd = null,
      pd = null,
      md = !1,
      hd = 0,
      gd = 0,
      _d = 1 / 0,
      vd = null,
      yd = null,
      X = 0,
      bd = null,
      xd = null,
      Sd = 0,
      Cd = 0,
      wd = null,
      Td = null,
      Ed = null,
      Dd = null,
      Od = null,
      kd = 0,
      Ad = null
    function jd() {
      return W & 2 && q !== 0 ? q & -q : E.T === null ? Dt() : Pf()
    }
    function Md() {
      if (ud === 0) {
        if (!(q & 536870912) || M) {
          var e = dt
          ;(dt <<= 1), !(dt & 3932160) && (dt = 262144), (ud = e)
        } else ud = 536870912
      }
      return ((e = Lo.current), e !== null && (e.flags |= 32), ud)
    }
    function Nd(e, t) {
      if (t != null) {
        var n = e.stateNode,
          r = n.ref
        r === null && (r = n.ref = Pp(Ei(e.memoizedProps, n))), Dd === null && (Dd = []), Dd.push(t.bind(null, r))
      }
    }
    function Pd(e, t, n) {
      ;((e === G && (J === 2 || J === 9)) || e.cancelPendingCommit !== null) && (Vd(e, 0), Rd(e, q, ud, !1)),
        bt(e, n),
        (W & 2 && e === G) || (e === G && (!(W & 2) && (cd |= n), Y === 4 && Rd(e, q, ud, !1)), Ef(e))
    }
    function Fd(e, t, n) {
      if (W & 6) throw Error(a(327))
      var r = (!n && !(t & 127) && (t & e.expiredLanes) === 0) || ht(e, t),
        i = r ? Yd(e, t) : qd(e, t, !0),
        o = r
      do {
        if (i === 0) {
          id && !r && Rd(e, t, 0, !1)
          break
        }
        if (((n = e.current.alternate), o && !Ld(n))) (i = qd(e, t, !1)), (o = !1)
        else {
          if (i === 2) {
            if (((o = t), e.errorRecoveryDisabledLanes & o)) var s = 0
            else (s = e.pendingLanes & -536870913), (s = s === 0 ? (s & 536870912 ? 536870912 : 0) : s)
            if (s !== 0) {
              t = s
              a: {
                var c = e
                i = fd
                var l = c.current.memoizedState.isDehydrated
                if ((l && (Vd(c, s).flags |= 256), (s = qd(c, s, !1)), s !== 2 && s !== 6)) {
                  if (ad && !l) {
                    ;(c.errorRecoveryDisabledLanes |= o), (cd |= o), (i = 4)
                    break a
                  }
                  ;(o = pd), (pd = i), o !== null && (pd === null ? (pd = o) : pd.push.apply(pd, o))
                }
                i = s
              }
              if (((o = !1), i !== 2)) continue
            }
          }
          if (i === 1) {
            Vd(e, 0), Rd(e, t, 0, !0)
            break
          }
          a: {
            switch (((r = e), (o = i), o)) {
              case 0:
              case 1:
                throw Error(a(345))
              case 4:
                if ((t & 4194048) !== t && (t & 62914560) !== t) break
              case 6:
                Rd(r, t, ud, !rd)
                break a
              case 2:
                pd = null
                break
              case 3:
              case 5:
                break
              default:
                throw Error(a(329))
            }
            if ((t & 62914560) === t && ((i = hd + 300 - Je()), 10 < i)) {
              if ((Rd(r, t, ud, !rd), mt(r, 0, !0) !== 0)) break a
              ;(Sd = t),
                (r.timeoutHandle = gp(Id.bind(null, r, n, pd, vd, md, t, ud, cd, dd, rd, o, `Throttled`, -0, 0), i))
              break a
            }
            Id(r, n, pd, vd, md, t, ud, cd, dd, rd, o, null, -0, 0)
          }
          break
        }
      } while (1)
      Ef(e)
    }
    function Id(e, t, n, r, i, a, o, s, c, l, u, d, f, p) {
      e.timeoutHandle = -1
      var m = t.subtreeFlags,
        h = (a & 335544064) === a
      ;(d = null),
        (h || m & 8192 || (m & 16785408) == 16785408) &&
        ((d = {
          stylesheets: null,
          count: 0,
          imgCount: 0,
          imgBytes: 0,
          suspenseyImages: [],
          waitingForImages: !0,
          waitingForViewTransition: !1,
          unsuspend: En,
        }),
        (Ul = null),
        Ju(t, a, d),
        h &&
          ((m = d),
          (h = e.containerInfo),
          (h = (h.nodeType === 9 ? h : h.ownerDocument).__reactViewTransition),
          h != null && (m.count++, (m.waitingForViewTransition = !0), (m = nh.bind(m)), h.finished.then(m, m))),
        (m = (a & 62914560) === a ? hd - Je() : (a & 4194048) === a ? gd - Je() : 0),
        (m = eh(d, m)),
        m !== null)
          ? ((Sd = a),
            (e.cancelPendingCommit = m(nf.bind(null, e, t, a, n, r, i, o, s, c, l, u, d, null, f, p))),
            Rd(e, a, o, !l))
          : nf(e, t, a, n, r, i, o, s, c, l, u, d)
    }
    function Ld(e) {
      for (var t = e; ; ) {
        var n = t.tag
        if (
          (n === 0 || n === 11 || n === 15) &&
          t.flags & 16384 &&
          ((n = t.updateQueue), n !== null && ((n = n.stores), n !== null))
        )
          for (var r = 0; r < n.length; r++) {
            var i = n[r],
              a = i.getSnapshot
            i = i.value
            try {
              if (!Jr(a(), i)) return !1
            } catch {
              return !1
            }
          }
        if (((n = t.child), t.subtreeFlags & 16384 && n !== null)) (n.return = t), (t = n)
        else {
          if (t === e) break
          for (; t.sibling === null; ) {
            if (t.return === null || t.return === e) return !0
            t = t.return
          }
          ;(t.sibling.return = t.return), (t = t.sibling)
        }
      }
      return !0
    }
    function Rd(e, t, n, r) {
      ;(t = gt(e, t)),
        (t &= ~ld),
        (t &= ~cd),
        (e.suspendedLanes |= t),
        (e.pingedLanes &= ~t),
        r && (e.warmLanes |= t),
        (r = e.expirationTimes)
      for (var i = t; 0 < i; ) {
        var a = 31 - ot(i),
          o = 1 << a
        ;(r[a] = -1), (i &= ~o)
      }
      n !== 0 && St(e, n, t)
    }
    function zd() {
      return W & 6 ? !0 : (Df(0, !1), !1)
    }
    function Bd() {
      if (K !== null) {
        if (J === 0) var e = K.return
        else (e = K), (wa = Ca = null), cs(e), (fo = null), (po = 0), (e = K)
        for (; e !== null; ) Cl(e.alternate, e), (e = e.return)
        K = null
      }
    }
    function Vd(e, t) {
      var n = e.timeoutHandle
      return (
        n !== -1 && ((e.timeoutHandle = -1), _p(n)),
        (n = e.cancelPendingCommit),
        n !== null && ((e.cancelPendingCommit = null), n()),
        (Sd = 0),
        Bd(),
        (G = e),
        (K = n = Ui(e.current, null)),
        (q = t),
        (J = 0),
        (nd = null),
        (rd = !1),
        (id = ht(e, t)),
        (ad = !1),
        (dd = ud = ld = cd = sd = Y = 0),
        (pd = fd = null),
        (md = !1),
        (od = gt(e, t)),
        Ni(),
        n
      )
    }
    function Hd(e, t) {
      ;(I = null),
        (E.H = _c),
        t === to || t === ro
          ? ((t = lo()), (J = 3))
          : t === no
            ? ((t = lo()), (J = 4))
            : (J = t === Fc ? 8 : typeof t == `object` && t && typeof t.then == `function` ? 6 : 1),
        (nd = t),
        K === null && ((Y = 1), kc(e, Zi(t, e.current)))
    }
    function Ud() {
      var e = Lo.current
      return e === null ? !0 : (q & 4194048) === q ? F === null : (q & 62914560) === q || q & 536870912 ? e === F : !1
    }
    function Wd() {
      var e = E.H
      return ((E.H = _c), e === null ? _c : e)
    }
    function Gd() {
      var e = E.A
      return ((E.A = ed), e)
    }
    function Kd() {
      ;(Y = 4),
        rd || ((q & 4194048) !== q && Lo.current !== null) || (id = !0),
        (!(sd & 134217727) && !(cd & 134217727)) || G === null || Rd(G, q, ud, !1)
    }
    function qd(e, t, n) {
      var r = W
      W |= 2
      var i = Wd(),
        a = Gd()
      ;(G !== e || q !== t) && ((vd = null), Vd(e, t)), (t = !1)
      var o = Y
      a: do
        try {
          if (J !== 0 && K !== null) {
            var s = K,
              c = nd
            switch (J) {
              case 8:
                Bd(), (o = 6)
                break a
              case 3:
              case 2:
              case 9:
              case 6: {
                Lo.current === null && (t = !0)
                var l = J
                if (((J = 0), (nd = null), $d(e, s, c, l), n && id)) {
                  o = 0
                  break a
                }
                break
              }
              default:
                ;(l = J), (J = 0), (nd = null), $d(e, s, c, l)
            }
          }
          Jd(), (o = Y)
          break
        } catch (t) {
          Hd(e, t)
        }
      while (1)
      return (
        t && e.shellSuspendCounter++,
        (wa = Ca = null),
        (W = r),
        (E.H = i),
        (E.A = a),
        K === null && ((G = null), (q = 0), Ni()),
        o
      )
    }
    function Jd() {
      for (; K !== null; ) Zd(K)
    }
    function Yd(e, t) {
      var n = W
      W |= 2
      var r = Wd(),
        i = Gd()
      G !== e || q !== t ? ((vd = null), (_d = Je() + 500), Vd(e, t)) : (id = ht(e, t))
      a: do
        try {
          if (J !== 0 && K !== null) {
            t = K
            var o = nd
            b: switch (J) {
              case 1:
                ;(J = 0), (nd = null), $d(e, t, o, 1)
                break
              case 2:
              case 9:
                if (ao(o)) {
                  ;(J = 0), (nd = null), Qd(t)
                  break
                }
                ;(t = () => {
                  ;(J !== 2 && J !== 9) || G !== e || (J = 7), Ef(e)
                }),
                  o.then(t, t)
                break a
              case 3:
                J = 7
                break a
              case 4:
                J = 5
                break a
              case 7:
                ao(o) ? ((J = 0), (nd = null), Qd(t)) : ((J = 0), (nd = null), $d(e, t, o, 7))
                break
              case 5: {
                var s = null
                switch (K.tag) {
                  case 26:
                    s = K.memoizedState
                  case 5:
                  case 27: {
                    var c = K
                    if (s ? Ym(s) : c.stateNode.complete) {
                      ;(J = 0), (nd = null)
                      var l = c.sibling
                      if (l !== null) K = l
                      else {
                        var u = c.return
                        u === null ? (K = null) : ((K = u), ef(u))
                      }
                      break b
                    }
                  }
                }
                ;(J = 0), (nd = null), $d(e, t, o, 5)
                break
              }
              case 6:
                ;(J = 0), (nd = null), $d(e, t, o, 6)
                break
              case 8:
                Bd(), (Y = 6)
                break a
              default:
                throw Error(a(462))
            }
          }
          Xd()
          break
        } catch (t) {
          Hd(e, t)
        }
      while (1)
      return ((wa = Ca = null), (E.H = r), (E.A = i), (W = n), K === null ? ((G = null), (q = 0), Ni(), Y) : 0)
    }
    function Xd() {
      for (; K !== null && !Ke(); ) Zd(K)
    }
    function Zd(e) {
      var t = hl(e.alternate, e, od)
      ;(e.memoizedProps = e.pendingProps), t === null ? ef(e) : (K = t)
    }
    function Qd(e) {
      var t = e,
        n = t.alternate
      switch (t.tag) {
        case 15:
        case 0:
          t = Yc(n, t, t.pendingProps, t.type, void 0, q)
          break
        case 11:
          t = Yc(n, t, t.pendingProps, t.type.render, t.ref, q)
          break
        case 5: {
          cs(t)
          var r = t
          r === fa && (M ? (_a(r), r.tag === 5 && r.stateNode != null && (j = r.stateNode)) : (_a(r), (M = !0)))
        }
        default:
          Cl(n, t), (t = K = Wi(t, od)), (t = hl(n, t, od))
      }
      ;(e.memoizedProps = e.pendingProps), t === null ? ef(e) : (K = t)
    }
    function $d(e, t, n, r) {
      ;(wa = Ca = null), cs(t), (fo = null), (po = 0)
      var i = t.return
      try {
        if (Pc(e, i, t, n, q)) {
          ;(Y = 1), kc(e, Zi(n, e.current)), (K = null)
          return
        }
      } catch (t) {
        if (i !== null) throw ((K = i), t)
        ;(Y = 1), kc(e, Zi(n, e.current)), (K = null)
        return
      }
      t.flags & 32768
        ? (M || r === 1
            ? (e = !0)
            : id || q & 536870912
              ? (e = !1)
              : ((rd = e = !0),
                (r === 2 || r === 9 || r === 3 || r === 6) &&
                  ((r = Lo.current), r !== null && r.tag === 13 && (r.flags |= 16384))),
          tf(t, e))
        : ef(t)
    }
    function ef(e) {
      var t = e
      do {
        if (t.flags & 32768) {
          tf(t, rd)
          return
        }
        e = t.return
        var n = xl(t.alternate, t, od)
        if (n !== null) {
          K = n
          return
        }
        if (((t = t.sibling), t !== null)) {
          K = t
          return
        }
        K = t = e
      } while (t !== null)
      Y === 0 && (Y = 5)
    }
    function tf(e, t) {
      do {
        var n = Sl(e.alternate, e)
        if (n !== null) {
          ;(n.flags &= 32767), (K = n)
          return
        }
        if (
          ((n = e.return),
          n !== null && ((n.flags |= 32768), (n.subtreeFlags = 0), (n.deletions = null)),
          !t && ((e = e.sibling), e !== null))
        ) {
          K = e
          return
        }
        K = e = n
      } while (e !== null)
      ;(Y = 6), (K = null)
    }
    function nf(e, t, n, r, i, o, s, c, l, u, d, f) {
      e.cancelPendingCommit = null
      do df()
      while (X !== 0)
      if (W & 6) throw Error(a(327))
      if (t !== null) {
        if (t === e.current) throw Error(a(177))
        e === G && ((K = G = null), (q = 0)), (xd = t), (bd = e), (Sd = n), (wd = i), (Td = r), rf(e, t, n, s, c, l, f)
      }
    }
    function rf(e, t, n, r, i, a, o) {
      var s = t.lanes | t.childLanes
      if (
        ((Cd = s),
        (s |= Mi),
        xt(e, n, s, r, i, a),
        (Dd = null),
        (n & 335544064) === n ? ((Od = Ha(e)), (r = 10262)) : ((Od = null), (r = 10256)),
        (t.subtreeFlags & r) !== 0 || (t.flags & r) !== 0
          ? ((e.callbackNode = null), (e.callbackPriority = 0), yf(Qe, () => (ff(), null)))
          : ((e.callbackNode = null), (e.callbackPriority = 0)),
        (Hl = !1),
        (r = !!(t.flags & 13878)),
        t.subtreeFlags & 13878 || r)
      ) {
        ;(r = E.T), (E.T = null), (i = D.p), (D.p = 2), (a = W), (W |= 4)
        try {
          gu(e, t, n)
        } finally {
          ;(W = a), (D.p = i), (E.T = r)
        }
      }
      ;(X = 1), Hl ? (Ed = Mp(o, e.containerInfo, Od, sf, cf, of, lf, ff, af, null, null)) : (sf(), cf(), lf())
    }
    function af(e) {
      if (X !== 0) {
        var t = bd.onRecoverableError
        t(e, { componentStack: null })
      }
    }
    function of() {
      X === 3 && ((X = 0), Iu(xd, bd), (X = 4))
    }
    function sf() {
      if (X === 1) {
        X = 0
        var e = bd,
          t = xd,
          n = Sd,
          r = !!(t.flags & 13878)
        if (t.subtreeFlags & 13878 || r) {
          ;(r = E.T), (E.T = null)
          var i = D.p
          D.p = 2
          var a = W
          W |= 4
          try {
            ;(pu = mu = !1), Mu(t, e, n), (n = cp)
            var o = ei(e.containerInfo),
              s = n.focusedElem,
              c = n.selectionRange
            if (o !== s && s && s.ownerDocument && $r(s.ownerDocument.documentElement, s)) {
              if (c !== null && ti(s)) {
                var l = c.start,
                  u = c.end
                if ((u === void 0 && (u = l), `selectionStart` in s))
                  (s.selectionStart = l), (s.selectionEnd = Math.min(u, s.value.length))
                else {
                  var d = s.ownerDocument || document,
                    f = (d && d.defaultView) || window
                  if (f.getSelection) {
                    var p = f.getSelection(),
                      m = s.textContent.length,
                      h = Math.min(c.start, m),
                      g = c.end === void 0 ? h : Math.min(c.end, m)
                    !p.extend && h > g && ((o = g), (g = h), (h = o))
                    var _ = Qr(s, h),
                      v = Qr(s, g)
                    if (
                      _ &&
                      v &&
                      (p.rangeCount !== 1 ||
                        p.anchorNode !== _.node ||
                        p.anchorOffset !== _.offset ||
                        p.focusNode !== v.node ||
                        p.focusOffset !== v.offset)
                    ) {
                      var y = d.createRange()
                      y.setStart(_.node, _.offset),
                        p.removeAllRanges(),
                        h > g
                          ? (p.addRange(y), p.extend(v.node, v.offset))
                          : (y.setEnd(v.node, v.offset), p.addRange(y))
                    }
                  }
                }
              }
              for (d = [], p = s; (p = p.parentNode); )
                p.nodeType === 1 && d.push({ element: p, left: p.scrollLeft, top: p.scrollTop })
              for (typeof s.focus == `function` && s.focus(), s = 0; s < d.length; s++) {
                var b = d[s]
                ;(b.element.scrollLeft = b.left), (b.element.scrollTop = b.top)
              }
            }
            ;(gh = !!sp), (cp = sp = null)
          } finally {
            ;(W = a), (D.p = i), (E.T = r)
          }
        }
        ;(e.current = t), (X = 2)
      }
    }
    function cf() {
      if (X === 2) {
        X = 0
        var e = bd,
          t = xd,
          n = !!(t.flags & 8772)
        if (t.subtreeFlags & 8772 || n) {
          ;(n = E.T), (E.T = null)
          var r = D.p
          D.p = 2
          var i = W
          W |= 4
          try {
            vu(e, t.alternate, t)
          } finally {
            ;(W = i), (D.p = r), (E.T = n)
          }
        }
        X = 3
      }
    }
    function lf() {
      if (X === 4 || X === 3) {
        X = 0
        var e = Ed
        ;(Ed = null), qe()
        var t = bd,
          n = xd,
          r = Sd,
          i = Td,
          a = (r & 335544064) === r ? 10262 : 10256
        if (
          ((n.subtreeFlags & a) !== 0 || (n.flags & a) !== 0
            ? (X = 5)
            : ((X = 0), (xd = bd = null), uf(t, t.pendingLanes)),
          (a = t.pendingLanes),
          a === 0 && (yd = null),
          Et(r),
          (n = n.stateNode),
          it && typeof it.onCommitFiberRoot == `function`)
        )
          try {
            it.onCommitFiberRoot(rt, n, void 0, (n.current.flags & 128) == 128)
          } catch {}
        if (i !== null) {
          ;(n = E.T), (a = D.p), (D.p = 2), (E.T = null)
          try {
            for (var o = t.onRecoverableError, s = 0; s < i.length; s++) {
              var c = i[s]
              o(c.value, { componentStack: c.stack })
            }
          } finally {
            ;(E.T = n), (D.p = a)
          }
        }
        if (((i = Dd), (o = Od), (Od = null), i !== null && ((Dd = null), o === null && (o = []), e !== null)))
          for (c = 0; c < i.length; c++) (n = (0, i[c])(o)), n !== void 0 && e.finished.finally(n)
        Sd & 3 && df(),
          Ef(t),
          (a = t.pendingLanes),
          r & 261930 && a & 42 ? (t === Ad ? kd++ : ((kd = 0), (Ad = t))) : ((kd = 0), (Ad = null)),
          Df(0, !1)
      }
    }
    function uf(e, t) {
      ;(e.pooledCacheLanes &= t) === 0 && ((t = e.pooledCache), t != null && ((e.pooledCache = null), za(t)))
    }
    function df() {
      return (Ed !== null && (Ed.skipTransition(), (Ed = null)), sf(), cf(), lf(), ff())
    }
    function ff() {
      if (X !== 5) return !1
      var e = bd,
        t = Cd
      Cd = 0
      var n = Et(Sd),
        r = E.T,
        i = D.p
      try {
        ;(D.p = 32 > n ? 32 : n), (E.T = null), (n = wd), (wd = null)
        var o = bd,
          s = Sd
        if (((X = 0), (xd = bd = null), (Sd = 0), W & 6)) throw Error(a(331))
        var c = W
        if (
          ((W |= 4),
          Zu(o.current),
          Uu(o, o.current, s, n),
          (W = c),
          Df(0, !1),
          it && typeof it.onPostCommitFiberRoot == `function`)
        )
          try {
            it.onPostCommitFiberRoot(rt, o)
          } catch {}
        return !0
      } finally {
        ;(D.p = i), (E.T = r), uf(e, t)
      }
    }
    function pf(e, t, n) {
      ;(t = Zi(n, t)), (t = jc(e.stateNode, t, 2)), (e = wo(e, t, 2)), e !== null && (bt(e, 2), Ef(e))
    }
    function Z(e, t, n) {
      if (e.tag === 3) pf(e, e, n)
      else
        for (; t !== null; ) {
          if (t.tag === 3) {
            pf(t, e, n)
            break
          }
          if (t.tag === 1) {
            var r = t.stateNode
            if (
              typeof t.type.getDerivedStateFromError == `function` ||
              (typeof r.componentDidCatch == `function` && (yd === null || !yd.has(r)))
            ) {
              ;(e = Zi(n, e)), (n = Mc(2)), (r = wo(t, n, 2)), r !== null && (Nc(n, r, t, e), bt(r, 2), Ef(r))
              break
            }
          }
          t = t.return
        }
    }
    function mf(e, t, n) {
      var r = e.pingCache
      if (r === null) {
        r = e.pingCache = new td()
        var i = new Set()
        r.set(t, i)
      } else (i = r.get(t)), i === void 0 && ((i = new Set()), r.set(t, i))
      i.has(n) || ((ad = !0), i.add(n), (e = hf.bind(null, e, t, n)), t.then(e, e))
    }
    function hf(e, t, n) {
      var r = e.pingCache
      r !== null && r.delete(t),
        (e.pingedLanes |= e.suspendedLanes & n),
        (e.warmLanes &= ~n),
        G === e &&
          (q & n) === n &&
          (Y === 4 || (Y === 3 && (q & 62914560) === q && 300 > Je() - hd) ? (W & 2 ? (ld |= n) : Vd(e, 0)) : (ld |= n),
          dd === q && (dd = 0)),
        Ef(e)
    }
    function gf(e, t) {
      t === 0 && (t = vt()), (e = Ii(e, t)), e !== null && (bt(e, t), Ef(e))
    }
    function _f(e) {
      var t = e.memoizedState,
        n = 0
      t !== null && (n = t.retryLane), gf(e, n)
    }
    function vf(e, t) {
      var n = 0
      switch (e.tag) {
        case 31:
        case 13: {
          var r = e.stateNode,
            i = e.memoizedState
          i !== null && (n = i.retryLane)
          break
        }
        case 19:
          r = e.stateNode
          break
        case 22:
          r = e.stateNode._retryCache
          break
        default:
          throw Error(a(314))
      }
      r !== null && r.delete(t), gf(e, n)
    }
    function yf(e, t) {
      return We(e, t)
    }
    var bf = null,
      xf = null,
      Sf = !1,
      Cf = !1,
      wf = !1,
      Tf = 0
    function Ef(e) {
      e !== xf && e.next === null && (xf === null ? (bf = xf = e) : (xf = xf.next = e)),
        (Cf = !0),
        Sf || ((Sf = !0), Nf())
    }
    function Df(e, t) {
      if (!wf && Cf) {
        wf = !0
        do
          for (var n = !1, r = bf; r !== null; ) {
            if (!t) {
              if (e !== 0) {
                var i = r.pendingLanes
                if (i === 0) var a = 0
                else {
                  var o = r.suspendedLanes,
                    s = r.pingedLanes
                  ;(a = (1 << (31 - ot(42 | e) + 1)) - 1),
                    (a &= i & ~(o & ~s)),
                    (a = a & 201326741 ? (a & 201326741) | 1 : a ? a | 2 : 0)
                }
                a !== 0 && ((n = !0), Mf(r, a))
              } else
                (a = q),
                  (a = mt(r, r === G ? a : 0, r.cancelPendingCommit !== null || r.timeoutHandle !== -1)),
                  !(a & 3) || ht(r, a) || ((n = !0), Mf(r, a))
            }
            r = r.next
          }
        while (n)
        wf = !1
      }
    }
    function Of() {
      kf()
    }
    function kf() {
      Cf = Sf = !1
      var e = 0
      Tf !== 0 && hp() && (e = Tf)
      for (var t = Je(), n = null, r = bf; r !== null; ) {
        var i = r.next,
          a = Af(r, t)
        a === 0
          ? ((r.next = null), n === null ? (bf = i) : (n.next = i), i === null && (xf = n))
          : ((n = r), (e !== 0 || a & 3) && (Cf = !0)),
          (r = i)
      }
      ;(X !== 0 && X !== 5) || Df(e, !1), Tf !== 0 && (Tf = 0)
    }
    function Af(e, t) {
      for (
        var n = e.suspendedLanes, r = e.pingedLanes, i = e.expirationTimes, a = e.pendingLanes & -62914561;
        0 < a;
      ) {
        var o = 31 - ot(a),
          s = 1 << o,
          c = i[o]
        c === -1 ? ((s & n) === 0 || (s & r) !== 0) && (i[o] = _t(s, t)) : c <= t && (e.expiredLanes |= s), (a &= ~s)
      }
      if (
        ((t = G),
        (n = q),
        (n = mt(e, e === t ? n : 0, e.cancelPendingCommit !== null || e.timeoutHandle !== -1)),
        (r = e.callbackNode),
        n === 0 || (e === t && (J === 2 || J === 9)) || e.cancelPendingCommit !== null)
      )
        return (r !== null && r !== null && Ge(r), (e.callbackNode = null), (e.callbackPriority = 0))
      if (!(n & 3) || ht(e, n)) {
        if (((t = n & -n), t === e.callbackPriority)) return t
        switch ((r !== null && Ge(r), Et(n))) {
          case 2:
          case 8:
            n = Ze
            break
          case 32:
            n = Qe
            break
          case 268435456:
            n = et
            break
          default:
            n = Qe
        }
        return ((r = jf.bind(null, e)), (n = We(n, r)), (e.callbackPriority = t), (e.callbackNode = n), t)
      }
      return (r !== null && r !== null && Ge(r), (e.callbackPriority = 2), (e.callbackNode = null), 2)
    }
    function jf(e, t) {
      if (X !== 0 && X !== 5) return ((e.callbackNode = null), (e.callbackPriority = 0), null)
      var n = e.callbackNode
      if (df() && e.callbackNode !== n) return null
      var r = q
      return (
        (r = mt(e, e === G ? r : 0, e.cancelPendingCommit !== null || e.timeoutHandle !== -1)),
        r === 0
          ? null
          : (Fd(e, r, t), Af(e, Je()), e.callbackNode != null && e.callbackNode === n ? jf.bind(null, e) : null)
      )
    }
    function Mf(e, t) {
      if (df()) return null
      Fd(e, t, !0)
    }
    function Nf() {
      bp(() => {
        W & 6 ? We(Xe, Of) : kf()
      })
    }
    function Pf() {
      if (Tf === 0) {
        var e = Ga
        e === 0 && ((e = ut), (ut <<= 1), !(ut & 261888) && (ut = 256)), (Tf = e)
      }
      return Tf
    }
    function Ff(e) {
      return e == null || typeof e == `symbol` || typeof e == `boolean` ? null : typeof e == `function` ? e : Tn(e)
    }
    function If(e, t, n, r, i) {
      if (t === `submit` && n && n.stateNode === i) {
        var a = Ff((i[jt] || null).action),
          o = r.submitter
        o &&
          ((t = (t = o[jt] || null) ? Ff(t.formAction) : o.getAttribute(`formAction`)),
          t !== null && ((a = t), (o = null)))
        var s = new Kn(`action`, `action`, null, r, i)
        e.push({
          event: s,
          listeners: [
            {
              instance: null,
              listener: () => {
                if (r.defaultPrevented) {
                  if (Tf !== 0) {
                    var e = new FormData(i, o)
                    rc(n, { pending: !0, data: e, method: i.method, action: a }, null, e)
                  }
                } else
                  typeof a == `function` &&
                    (s.preventDefault(),
                    (e = new FormData(i, o)),
                    rc(n, { pending: !0, data: e, method: i.method, action: a }, a, e))
              },
              currentTarget: i,
            },
          ],
        })
      }
    }
    for (var Lf = 0; Lf < Ci.length; Lf++) {
      var Rf = Ci[Lf]
      wi(Rf.toLowerCase(), `on` + (Rf[0].toUpperCase() + Rf.slice(1)))
    }
    wi(pi, `onAnimationEnd`),
      wi(mi, `onAnimationIteration`),
      wi(hi, `onAnimationStart`),
      wi(`dblclick`, `onDoubleClick`),
      wi(`focusin`, `onFocus`),
      wi(`focusout`, `onBlur`),
      wi(gi, `onTransitionRun`),
      wi(_i, `onTransitionStart`),
      wi(vi, `onTransitionCancel`),
      wi(bi, `onTransitionEnd`),
      Yt(`onMouseEnter`, [`mouseout`, `mouseover`]),
      Yt(`onMouseLeave`, [`mouseout`, `mouseover`]),
      Yt(`onPointerEnter`, [`pointerout`, `pointerover`]),
      Yt(`onPointerLeave`, [`pointerout`, `pointerover`]),
      Jt(`onChange`, `change click focusin focusout input keydown keyup selectionchange`.split(` `)),
      Jt(`onSelect`, `focusout contextmenu dragend focusin keydown keyup mousedown mouseup selectionchange`.split(` `)),
      Jt(`onBeforeInput`, [`compositionend`, `keypress`, `textInput`, `paste`]),
      Jt(`onCompositionEnd`, `compositionend focusout keydown keypress keyup mousedown`.split(` `)),
      Jt(`onCompositionStart`, `compositionstart focusout keydown keypress keyup mousedown`.split(` `)),
      Jt(`onCompositionUpdate`, `compositionupdate focusout keydown keypress keyup mousedown`.split(` `))
    var zf =
        `abort canplay canplaythrough durationchange emptied encrypted ended error loadeddata loadedmetadata loadstart pause play playing progress ratechange resize seeked seeking stalled suspend timeupdate volumechange waiting`.split(
          ` `,
        ),
      Bf = new Set(`beforetoggle cancel close invalid load scroll scrollend toggle`.split(` `).concat(zf))
    function Vf(e, t) {
      t = !!(t & 4)
      for (var n = 0; n < e.length; n++) {
        var r = e[n],
          i = r.event
        r = r.listeners
        a: {
          var a = void 0
          if (t)
            for (var o = r.length - 1; 0 <= o; o--) {
              var s = r[o],
                c = s.instance,
                l = s.currentTarget
              if (((s = s.listener), c !== a && i.isPropagationStopped())) break a
              ;(a = s), (i.currentTarget = l)
              try {
                a(i)
              } catch (e) {
                ki(e)
              }
              ;(i.currentTarget = null), (a = c)
            }
          else
            for (o = 0; o < r.length; o++) {
              if (
                ((s = r[o]),
                (c = s.instance),
                (l = s.currentTarget),
                (s = s.listener),
                c !== a && i.isPropagationStopped())
              )
                break a
              ;(a = s), (i.currentTarget = l)
              try {
                a(i)
              } catch (e) {
                ki(e)
              }
              ;(i.currentTarget = null), (a = c)
            }
        }
      }
    }
    function Q(e, t) {
      var n = t[Nt]
      n === void 0 && (n = t[Nt] = new Set())
      var r = e + `__bubble`
      n.has(r) || (Gf(t, e, 2, !1), n.add(r))
    }
    function Hf(e, t, n) {
      var r = 0
      t && (r |= 4), Gf(n, e, r, t)
    }
    var Uf = `_reactListening` + Math.random().toString(36).slice(2)
    function Wf(e) {
      if (!e[Uf]) {
        ;(e[Uf] = !0),
          Kt.forEach(t => {
            t !== `selectionchange` && (Bf.has(t) || Hf(t, !1, e), Hf(t, !0, e))
          })
        var t = e.nodeType === 9 ? e : e.ownerDocument
        t === null || t[Uf] || ((t[Uf] = !0), Hf(`selectionchange`, !1, t))
      }
    }
    function Gf(e, t, n, r) {
      switch (Ch(t)) {
        case 2: {
          var i = _h
          break
        }
        case 8:
          i = vh
          break
        default:
          i = yh
      }
      ;(n = i.bind(null, t, n, e)),
        (i = void 0),
        !In || (t !== `touchstart` && t !== `touchmove` && t !== `wheel`) || (i = !0),
        r
          ? i === void 0
            ? e.addEventListener(t, n, !0)
            : e.addEventListener(t, n, { capture: !0, passive: i })
          : i === void 0
            ? e.addEventListener(t, n, !1)
            : e.addEventListener(t, n, { passive: i })
    }
    function Kf(e, t, n, r, i) {
      var a = r
      if (!(t & 1) && !(t & 2) && r !== null)
        a: for (;;) {
          if (r === null) return
          var o = r.tag
          if (o === 3 || o === 4) {
            var c = r.stateNode.containerInfo
            if (c === i) break
            if (o === 4)
              for (o = r.return; o !== null; ) {
                var l = o.tag
                if ((l === 3 || l === 4) && o.stateNode.containerInfo === i) return
                o = o.return
              }
            for (; c !== null; ) {
              if (((o = Bt(c)), o === null)) return
              if (((l = o.tag), l === 5 || l === 6 || l === 26 || l === 27)) {
                r = a = o
                continue a
              }
              c = c.parentNode
            }
          }
          r = r.return
        }
      Nn(() => {
        var r = a,
          i = On(n),
          o = []
        a: {
          var c = Si.get(e)
          if (c !== void 0) {
            var l = Kn,
              u = e
            switch (e) {
              case `keypress`:
                if (A(n) === 0) break a
              case `keydown`:
              case `keyup`:
                l = ur
                break
              case `focusin`:
                ;(u = `focus`), (l = tr)
                break
              case `focusout`:
                ;(u = `blur`), (l = tr)
                break
              case `beforeblur`:
              case `afterblur`:
                l = tr
                break
              case `click`:
                if (n.button === 2) break a
              case `auxclick`:
              case `dblclick`:
              case `mousedown`:
              case `mousemove`:
              case `mouseup`:
              case `mouseout`:
              case `mouseover`:
              case `contextmenu`:
                l = $n
                break
              case `drag`:
              case `dragend`:
              case `dragenter`:
              case `dragexit`:
              case `dragleave`:
              case `dragover`:
              case `dragstart`:
              case `drop`:
                l = er
                break
              case `touchcancel`:
              case `touchend`:
              case `touchmove`:
              case `touchstart`:
                l = pr
                break
              case pi:
              case mi:
              case hi:
                l = nr
                break
              case bi:
                l = mr
                break
              case `scroll`:
              case `scrollend`:
                l = Jn
                break
              case `wheel`:
                l = hr
                break
              case `copy`:
              case `cut`:
              case `paste`:
                l = rr
                break
              case `gotpointercapture`:
              case `lostpointercapture`:
              case `pointercancel`:
              case `pointerdown`:
              case `pointermove`:
              case `pointerout`:
              case `pointerover`:
              case `pointerup`:
                l = dr
                break
              case `submit`:
                l = fr
                break
              case `toggle`:
              case `beforetoggle`:
                l = gr
            }
            var d = !!(t & 4),
              f = !d && (e === `scroll` || e === `scrollend`),
              p = d ? (c === null ? null : c + `Capture`) : c
            d = []
            for (var m = r, h; m !== null; ) {
              var g = m
              if (
                ((h = g.stateNode),
                (g = g.tag),
                (g !== 5 && g !== 26 && g !== 27) ||
                  h === null ||
                  p === null ||
                  ((g = Pn(m, p)), g != null && d.push(qf(m, g, h))),
                f)
              )
                break
              m = m.return
            }
            0 < d.length && ((c = new l(c, u, null, n, i)), o.push({ event: c, listeners: d }))
          }
        }
        if (!(t & 7)) {
          a: {
            if (
              ((l = e === `mouseover` || e === `pointerover`),
              (c = e === `mouseout` || e === `pointerout`),
              l && n !== Dn && (u = n.relatedTarget || n.fromElement) && (Bt(u) || u[Mt]))
            )
              break a
            ;(c || l) &&
              ((u = i.window === i ? i : (l = i.ownerDocument) ? l.defaultView || l.parentWindow : window),
              c
                ? ((l = n.relatedTarget || n.toElement),
                  (c = r),
                  (l = l ? Bt(l) : null),
                  l !== null && ((f = s(l)), (d = l.tag), l !== f || (d !== 5 && d !== 27 && d !== 6)) && (l = null))
                : ((c = null), (l = r)),
              c !== l &&
                ((d = $n),
                (g = `onMouseLeave`),
                (p = `onMouseEnter`),
                (m = `mouse`),
                (e === `pointerout` || e === `pointerover`) &&
                  ((d = dr), (g = `onPointerLeave`), (p = `onPointerEnter`), (m = `pointer`)),
                (f = c == null ? u : Ht(c)),
                (h = l == null ? u : Ht(l)),
                (u = new d(g, m + `leave`, c, n, i)),
                (u.target = f),
                (u.relatedTarget = h),
                (g = null),
                Bt(i) === r && ((d = new d(p, m + `enter`, l, n, i)), (d.target = h), (d.relatedTarget = f), (g = d)),
                (f = g),
                (d = c && l ? S(c, l, Yf) : null),
                c !== null && Xf(o, u, c, d, !1),
                l !== null && f !== null && Xf(o, f, l, d, !0)))
          }
          a: {
            if (
              ((c = r ? Ht(r) : window),
              (l = c.nodeName && c.nodeName.toLowerCase()),
              l === `select` || (l === `input` && c.type === `file`))
            )
              var _ = Ir
            else if (Ar(c)) {
              if (Lr) _ = Kr
              else {
                _ = Wr
                var v = Ur
              }
            } else
              (l = c.nodeName),
                !l || l.toLowerCase() !== `input` || (c.type !== `checkbox` && c.type !== `radio`)
                  ? r && Sn(r.elementType) && (_ = Ir)
                  : (_ = Gr)
            if ((_ &&= _(e, r))) {
              jr(o, _, n, i)
              break a
            }
            v && v(e, c, r)
          }
          switch (((v = r ? Ht(r) : window), e)) {
            case `focusin`:
              ;(Ar(v) || v.contentEditable === `true`) && ((ri = v), (ii = r), (ai = null))
              break
            case `focusout`:
              ai = ii = ri = null
              break
            case `mousedown`:
              oi = !0
              break
            case `contextmenu`:
            case `mouseup`:
            case `dragend`:
              ;(oi = !1), si(o, n, i)
              break
            case `selectionchange`:
              if (ni) break
            case `keydown`:
            case `keyup`:
              si(o, n, i)
          }
          var y
          if (vr)
            b: {
              switch (e) {
                case `compositionstart`: {
                  var b = `onCompositionStart`
                  break b
                }
                case `compositionend`:
                  b = `onCompositionEnd`
                  break b
                case `compositionupdate`:
                  b = `onCompositionUpdate`
                  break b
              }
              b = void 0
            }
          else
            Er
              ? wr(e, n) && (b = `onCompositionEnd`)
              : e === `keydown` && n.keyCode === 229 && (b = `onCompositionStart`)
          b &&
            (xr &&
              n.locale !== `ko` &&
              (Er || b !== `onCompositionStart`
                ? b === `onCompositionEnd` && Er && (y = Vn())
                : ((Rn = i), (zn = `value` in Rn ? Rn.value : Rn.textContent), (Er = !0))),
            (v = Jf(r, b)),
            0 < v.length &&
              ((b = new ir(b, e, null, n, i)),
              o.push({ event: b, listeners: v }),
              y ? (b.data = y) : ((y = Tr(n)), y !== null && (b.data = y)))),
            (y = br ? Dr(e, n) : Or(e, n)) &&
              ((b = Jf(r, `onBeforeInput`)),
              0 < b.length &&
                ((v = new ir(`onBeforeInput`, `beforeinput`, null, n, i)),
                o.push({ event: v, listeners: b }),
                (v.data = y))),
            If(o, e, r, n, i)
        }
        Vf(o, t)
      })
    }
    function qf(e, t, n) {
      return { instance: e, listener: t, currentTarget: n }
    }
    function Jf(e, t) {
      for (var n = t + `Capture`, r = []; e !== null; ) {
        var i = e,
          a = i.stateNode
        if (
          ((i = i.tag),
          (i !== 5 && i !== 26 && i !== 27) ||
            a === null ||
            ((i = Pn(e, n)), i != null && r.unshift(qf(e, i, a)), (i = Pn(e, t)), i != null && r.push(qf(e, i, a))),
          e.tag === 3)
        )
          return r
        e = e.return
      }
      return []
    }
    function Yf(e) {
      if (e === null) return null
      do e = e.return
      while (e && e.tag !== 5 && e.tag !== 27)
      return e || null
    }
    function Xf(e, t, n, r, i) {
      for (var a = t._reactName, o = []; n !== null && n !== r; ) {
        var s = n,
          c = s.alternate,
          l = s.stateNode
        if (((s = s.tag), c !== null && c === r)) break
        ;(s !== 5 && s !== 26 && s !== 27) ||
          l === null ||
          ((c = l),
          i
            ? ((l = Pn(n, a)), l != null && o.unshift(qf(n, l, c)))
            : i || ((l = Pn(n, a)), l != null && o.push(qf(n, l, c)))),
          (n = n.return)
      }
      o.length !== 0 && e.push({ event: t, listeners: o })
    }
    var Zf = /\r\n?/g,
      Qf = /\u0000|\uFFFD/g
    function $f(e) {
      return (typeof e == `string` ? e : `` + e)
        .replace(
          Zf,
          `
`,
        )
        .replace(Qf, ``)
    }
    function ep(e, t) {
      return ((t = $f(t)), $f(e) === t)
    }
    function $(e, t, n, r, i, o) {
      switch (n) {
        case `children`:
          if (typeof r == `string`) t === `body` || (t === `textarea` && r === ``) || vn(e, r)
          else if (typeof r == `number` || typeof r == `bigint`) t !== `body` && vn(e, `` + r)
          else return
          break
        case `className`:
          nn(e, `class`, r)
          break
        case `tabIndex`:
          nn(e, `tabindex`, r)
          break
        case `dir`:
        case `role`:
        case `viewBox`:
        case `width`:
        case `height`:
          nn(e, n, r)
          break
        case `style`:
          xn(e, r, o)
          return
        case `data`:
          if (t !== `object`) {
            nn(e, `data`, r)
            break
          }
        case `src`:
        case `href`:
          if (
            (r === `` && (t !== `a` || n !== `href`)) ||
            r == null ||
            typeof r == `function` ||
            typeof r == `symbol` ||
            typeof r == `boolean`
          ) {
            e.removeAttribute(n)
            break
          }
          ;(r = Tn(r)), e.setAttribute(n, r)
          break
        case `action`:
        case `formAction`:
          if (typeof r == `function`) {
            e.setAttribute(
              n,
              `javascript:throw new Error('A React form was unexpectedly submitted. If you called form.submit() manually, consider using form.requestSubmit() instead. If you\\'re trying to use event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().')`,
            )
            break
          }
          if (
            (typeof o == `function` &&
              (n === `formAction`
                ? (t !== `input` && $(e, t, `name`, i.name, i, null),
                  $(e, t, `formEncType`, i.formEncType, i, null),
                  $(e, t, `formMethod`, i.formMethod, i, null),
                  $(e, t, `formTarget`, i.formTarget, i, null))
                : ($(e, t, `encType`, i.encType, i, null),
                  $(e, t, `method`, i.method, i, null),
                  $(e, t, `target`, i.target, i, null))),
            r == null || typeof r == `symbol` || typeof r == `boolean`)
          ) {
            e.removeAttribute(n)
            break
          }
          ;(r = Tn(r)), e.setAttribute(n, r)
          break
        case `onClick`:
          r != null && (e.onclick = En)
          return
        case `onScroll`:
          r != null && Q(`scroll`, e)
          return
        case `onScrollEnd`:
          r != null && Q(`scrollend`, e)
          return
        case `dangerouslySetInnerHTML`:
          if (r != null) {
            if (typeof r != `object` || !(`__html` in r)) throw Error(a(61))
            if (((n = r.__html), n != null)) {
              if (i.children != null) throw Error(a(60))
              o?.__html !== n && (e.innerHTML = n)
            }
          }
          break
        case `multiple`:
          e.multiple = r && typeof r != `function` && typeof r != `symbol`
          break
        case `muted`:
          e.muted = r && typeof r != `function` && typeof r != `symbol`
          break
        case `suppressContentEditableWarning`:
        case `suppressHydrationWarning`:
        case `defaultValue`:
        case `defaultChecked`:
        case `innerHTML`:
        case `ref`:
          break
        case `autoFocus`:
          break
        case `xlinkHref`:
          if (r == null || typeof r == `function` || typeof r == `boolean` || typeof r == `symbol`) {
            e.removeAttribute(`xlink:href`)
            break
          }
          ;(n = Tn(r)), e.setAttributeNS(`http://www.w3.org/1999/xlink`, `xlink:href`, n)
          break
        case `contentEditable`:
        case `spellCheck`:
        case `draggable`:
        case `value`:
        case `autoReverse`:
        case `externalResourcesRequired`:
        case `focusable`:
        case `preserveAlpha`:
          r != null && typeof r != `function` && typeof r != `symbol` ? e.setAttribute(n, r) : e.removeAttribute(n)
          break
        case `inert`:
        case `allowFullScreen`:
        case `async`:
        case `autoPlay`:
        case `controls`:
        case `credentialless`:
        case `default`:
        case `defer`:
        case `disabled`:
        case `disablePictureInPicture`:
        case `disableRemotePlayback`:
        case `formNoValidate`:
        case `hidden`:
        case `loop`:
        case `noModule`:
        case `noValidate`:
        case `open`:
        case `playsInline`:
        case `readOnly`:
        case `required`:
        case `reversed`:
        case `scoped`:
        case `seamless`:
        case `itemScope`:
          r && typeof r != `function` && typeof r != `symbol` ? e.setAttribute(n, ``) : e.removeAttribute(n)
          break
        case `capture`:
        case `download`:
          !0 === r
            ? e.setAttribute(n, ``)
            : !1 !== r && r != null && typeof r != `function` && typeof r != `symbol`
              ? e.setAttribute(n, r)
              : e.removeAttribute(n)
          break
        case `cols`:
        case `rows`:
        case `size`:
        case `span`:
          r != null && typeof r != `function` && typeof r != `symbol` && !isNaN(r) && 1 <= r
            ? e.setAttribute(n, r)
            : e.removeAttribute(n)
          break
        case `rowSpan`:
        case `start`:
          r == null || typeof r == `function` || typeof r == `symbol` || isNaN(r)
            ? e.removeAttribute(n)
            : e.setAttribute(n, r)
          break
        case `popover`:
          Q(`beforetoggle`, e), Q(`toggle`, e), tn(e, `popover`, r)
          break
        case `xlinkActuate`:
          rn(e, `http://www.w3.org/1999/xlink`, `xlink:actuate`, r)
          break
        case `xlinkArcrole`:
          rn(e, `http://www.w3.org/1999/xlink`, `xlink:arcrole`, r)
          break
        case `xlinkRole`:
          rn(e, `http://www.w3.org/1999/xlink`, `xlink:role`, r)
          break
        case `xlinkShow`:
          rn(e, `http://www.w3.org/1999/xlink`, `xlink:show`, r)
          break
        case `xlinkTitle`:
          rn(e, `http://www.w3.org/1999/xlink`, `xlink:title`, r)
          break
        case `xlinkType`:
          rn(e, `http://www.w3.org/1999/xlink`, `xlink:type`, r)
          break
        case `xmlBase`:
          rn(e, `http://www.w3.org/XML/1998/namespace`, `xml:base`, r)
          break
        case `xmlLang`:
          rn(e, `http://www.w3.org/XML/1998/namespace`, `xml:lang`, r)
          break
        case `xmlSpace`:
          rn(e, `http://www.w3.org/XML/1998/namespace`, `xml:space`, r)
          break
        case `is`:
          tn(e, `is`, r)
          break
        case `innerText`:
        case `textContent`:
          return
        default:
          if (!(2 < n.length) || (n[0] !== `o` && n[0] !== `O`) || (n[1] !== `n` && n[1] !== `N`))
            (n = Cn.get(n) || n), tn(e, n, r)
          else return
      }
      k = !0
    }
    function tp(e, t, n, r, i, o) {
      switch (n) {
        case `style`:
          xn(e, r, o)
          return
        case `dangerouslySetInnerHTML`:
          if (r != null) {
            if (typeof r != `object` || !(`__html` in r)) throw Error(a(61))
            if (((n = r.__html), n != null)) {
              if (i.children != null) throw Error(a(60))
              o?.__html !== n && (e.innerHTML = n)
            }
          }
          break
        case `children`:
          if (typeof r == `string`) vn(e, r)
          else if (typeof r == `number` || typeof r == `bigint`) vn(e, `` + r)
          else return
          break
        case `onScroll`:
          r != null && Q(`scroll`, e)
          return
        case `onScrollEnd`:
          r != null && Q(`scrollend`, e)
          return
        case `onClick`:
          r != null && (e.onclick = En)
          return
        case `suppressContentEditableWarning`:
        case `suppressHydrationWarning`:
        case `innerHTML`:
        case `ref`:
          return
        case `innerText`:
        case `textContent`:
          return
        default:
          if (!Object.hasOwn(qt, n))
            a: {
              if (
                n[0] === `o` &&
                n[1] === `n` &&
                ((i = n.endsWith(`Capture`)),
                (o = n.slice(2, i ? n.length - 7 : void 0)),
                (t = e[jt] || null),
                (t = t == null ? null : t[n]),
                typeof t == `function` && e.removeEventListener(o, t, i),
                typeof r == `function`)
              ) {
                typeof t != `function` &&
                  t !== null &&
                  (n in e ? (e[n] = null) : e.hasAttribute(n) && e.removeAttribute(n)),
                  e.addEventListener(o, r, i)
                break a
              }
              ;(k = !0), n in e ? (e[n] = r) : !0 === r ? e.setAttribute(n, ``) : tn(e, n, r)
            }
          return
      }
      k = !0
    }
    function np(e, t, n) {
      switch (t) {
        case `div`:
        case `span`:
        case `svg`:
        case `path`:
        case `a`:
        case `g`:
        case `p`:
        case `li`:
          break
        case `img`: {
          Q(`error`, e), Q(`load`, e)
          var r = !1,
            i = !1,
            o
          for (o in n)
            if (Object.hasOwn(n, o)) {
              var s = n[o]
              if (s != null)
                switch (o) {
                  case `src`:
                    r = !0
                    break
                  case `srcSet`:
                    i = !0
                    break
                  case `children`:
                  case `dangerouslySetInnerHTML`:
                    throw Error(a(137, t))
                  default:
                    $(e, t, o, s, n, null)
                }
            }
          i && $(e, t, `srcSet`, n.srcSet, n, null), r && $(e, t, `src`, n.src, n, null)
          return
        }
        case `input`: {
          Q(`invalid`, e)
          var c = (o = s = i = null),
            l = null,
            u = null
          for (r in n)
            if (Object.hasOwn(n, r)) {
              var d = n[r]
              if (d != null)
                switch (r) {
                  case `name`:
                    i = d
                    break
                  case `type`:
                    s = d
                    break
                  case `checked`:
                    l = d
                    break
                  case `defaultChecked`:
                    u = d
                    break
                  case `value`:
                    o = d
                    break
                  case `defaultValue`:
                    c = d
                    break
                  case `children`:
                  case `dangerouslySetInnerHTML`:
                    if (d != null) throw Error(a(137, t))
                    break
                  default:
                    $(e, t, r, d, n, null)
                }
            }
          pn(e, o, c, l, u, s, i, !1)
          return
        }
        case `select`:
          for (i in (Q(`invalid`, e), (r = s = o = null), n))
            if (Object.hasOwn(n, i) && ((c = n[i]), c != null))
              switch (i) {
                case `value`:
                  o = c
                  break
                case `defaultValue`:
                  s = c
                  break
                case `multiple`:
                  r = c
                default:
                  $(e, t, i, c, n, null)
              }
          ;(t = o), (n = s), (e.multiple = !!r), t == null ? n != null && hn(e, !!r, n, !0) : hn(e, !!r, t, !1)
          return
        case `textarea`:
          for (s in (Q(`invalid`, e), (o = i = r = null), n))
            if (Object.hasOwn(n, s) && ((c = n[s]), c != null))
              switch (s) {
                case `value`:
                  r = c
                  break
                case `defaultValue`:
                  i = c
                  break
                case `children`:
                  o = c
                  break
                case `dangerouslySetInnerHTML`:
                  if (c != null) throw Error(a(91))
                  break
                default:
                  $(e, t, s, c, n, null)
              }
          _n(e, r, i, o)
          return
        case `option`:
          for (l in n)
            if (Object.hasOwn(n, l) && ((r = n[l]), r != null))
              switch (l) {
                case `selected`:
                  e.selected = r && typeof r != `function` && typeof r != `symbol`
                  break
                default:
                  $(e, t, l, r, n, null)
              }
          return
        case `dialog`:
          Q(`beforetoggle`, e), Q(`toggle`, e), Q(`cancel`, e), Q(`close`, e)
          break
        case `iframe`:
        case `object`:
          Q(`load`, e)
          break
        case `video`:
        case `audio`:
          for (r = 0; r < zf.length; r++) Q(zf[r], e)
          break
        case `image`:
          Q(`error`, e), Q(`load`, e)
          break
        case `details`:
          Q(`toggle`, e)
          break
        case `embed`:
        case `source`:
        case `link`:
          Q(`error`, e), Q(`load`, e)
        case `area`:
        case `base`:
        case `br`:
        case `col`:
        case `hr`:
        case `keygen`:
        case `meta`:
        case `param`:
        case `track`:
        case `wbr`:
        case `menuitem`:
          for (u in n)
            if (Object.hasOwn(n, u) && ((r = n[u]), r != null))
              switch (u) {
                case `children`:
                case `dangerouslySetInnerHTML`:
                  throw Error(a(137, t))
                default:
                  $(e, t, u, r, n, null)
              }
          return
        default:
          if (Sn(t)) {
            for (d in n) Object.hasOwn(n, d) && ((r = n[d]), r !== void 0 && tp(e, t, d, r, n, void 0))
            return
          }
      }
      for (c in n) Object.hasOwn(n, c) && ((r = n[c]), r != null && $(e, t, c, r, n, null))
    }
    var rp = {}
    function ip(e, t, n, r) {
      switch (t) {
        case `div`:
        case `span`:
        case `svg`:
        case `path`:
        case `a`:
        case `g`:
        case `p`:
        case `li`:
          break
        case `input`: {
          var i = null,
            o = null,
            s = null,
            c = null,
            l = null,
            u = null,
            d = null
          for (m in n) {
            var f = n[m]
            if (Object.hasOwn(n, m) && f != null)
              switch (m) {
                case `checked`:
                  break
                case `value`:
                  break
                case `defaultValue`:
                  l = f
                default:
                  Object.hasOwn(r, m) || $(e, t, m, null, r, f)
              }
          }
          for (var p in r) {
            var m = r[p]
            if (((f = n[p]), Object.hasOwn(r, p) && (m != null || f != null)))
              switch (p) {
                case `type`:
                  m !== f && (k = !0), (o = m)
                  break
                case `name`:
                  m !== f && (k = !0), (i = m)
                  break
                case `checked`:
                  m !== f && (k = !0), (u = m)
                  break
                case `defaultChecked`:
                  m !== f && (k = !0), (d = m)
                  break
                case `value`:
                  m !== f && (k = !0), (s = m)
                  break
                case `defaultValue`:
                  m !== f && (k = !0), (c = m)
                  break
                case `children`:
                case `dangerouslySetInnerHTML`:
                  if (m != null) throw Error(a(137, t))
                  break
                default:
                  m !== f && $(e, t, p, m, r, f)
              }
          }
          fn(e, s, c, l, u, d, o, i)
          return
        }
        case `select`:
          for (o in ((m = s = c = p = null), n))
            if (((l = n[o]), Object.hasOwn(n, o) && l != null))
              switch (o) {
                case `value`:
                  break
                case `multiple`:
                  m = l
                default:
                  Object.hasOwn(r, o) || $(e, t, o, null, r, l)
              }
          for (i in r)
            if (((o = r[i]), (l = n[i]), Object.hasOwn(r, i) && (o != null || l != null)))
              switch (i) {
                case `value`:
                  o !== l && (k = !0), (p = o)
                  break
                case `defaultValue`:
                  o !== l && (k = !0), (c = o)
                  break
                case `multiple`:
                  o !== l && (k = !0), (s = o)
                default:
                  o !== l && $(e, t, i, o, r, l)
              }
          ;(t = c),
            (n = s),
            (r = m),
            p == null ? !!r != !!n && (t == null ? hn(e, !!n, n ? [] : ``, !1) : hn(e, !!n, t, !0)) : hn(e, !!n, p, !1)
          return
        case `textarea`:
          for (c in ((m = p = null), n))
            if (((i = n[c]), Object.hasOwn(n, c) && i != null && !Object.hasOwn(r, c)))
              switch (c) {
                case `value`:
                  break
                case `children`:
                  break
                default:
                  $(e, t, c, null, r, i)
              }
          for (s in r)
            if (((i = r[s]), (o = n[s]), Object.hasOwn(r, s) && (i != null || o != null)))
              switch (s) {
                case `value`:
                  i !== o && (k = !0), (p = i)
                  break
                case `defaultValue`:
                  i !== o && (k = !0), (m = i)
                  break
                case `children`:
                  break
                case `dangerouslySetInnerHTML`:
                  if (i != null) throw Error(a(91))
                  break
                default:
                  i !== o && $(e, t, s, i, r, o)
              }
          gn(e, p, m)
          return
        case `option`:
          for (var h in n)
            if (((p = n[h]), Object.hasOwn(n, h) && p != null && !Object.hasOwn(r, h)))
              switch (h) {
                case `selected`:
                  e.selected = !1
                  break
                default:
                  $(e, t, h, null, r, p)
              }
          for (l in r)
            if (((p = r[l]), (m = n[l]), Object.hasOwn(r, l) && p !== m && (p != null || m != null)))
              switch (l) {
                case `selected`:
                  p !== m && (k = !0), (e.selected = p && typeof p != `function` && typeof p != `symbol`)
                  break
                default:
                  $(e, t, l, p, r, m)
              }
          return
        case `img`:
        case `link`:
        case `area`:
        case `base`:
        case `br`:
        case `col`:
        case `embed`:
        case `hr`:
        case `keygen`:
        case `meta`:
        case `param`:
        case `source`:
        case `track`:
        case `wbr`:
        case `menuitem`:
          for (var g in n)
            (p = n[g]), Object.hasOwn(n, g) && p != null && !Object.hasOwn(r, g) && $(e, t, g, null, r, p)
          for (u in r)
            if (((p = r[u]), (m = n[u]), Object.hasOwn(r, u) && p !== m && (p != null || m != null)))
              switch (u) {
                case `children`:
                case `dangerouslySetInnerHTML`:
                  if (p != null) throw Error(a(137, t))
                  break
                default:
                  $(e, t, u, p, r, m)
              }
          return
        default:
          if (Sn(t)) {
            for (var _ in n)
              (p = n[_]), Object.hasOwn(n, _) && p !== void 0 && !Object.hasOwn(r, _) && tp(e, t, _, void 0, r, p)
            for (d in r)
              (p = r[d]),
                (m = n[d]),
                !Object.hasOwn(r, d) || p === m || (p === void 0 && m === void 0) || tp(e, t, d, p, r, m)
            return
          }
      }
      for (var v in n) (p = n[v]), Object.hasOwn(n, v) && p != null && !Object.hasOwn(r, v) && $(e, t, v, null, r, p)
      for (f in r)
        (p = r[f]), (m = n[f]), !Object.hasOwn(r, f) || p === m || (p == null && m == null) || $(e, t, f, p, r, m)
    }
    function ap(e) {
      switch (e) {
        case `css`:
        case `script`:
        case `font`:
        case `img`:
        case `image`:
        case `input`:
        case `link`:
          return !0
        default:
          return !1
      }
    }
    function op() {
      if (typeof performance.getEntriesByType == `function`) {
        for (var e = 0, t = 0, n = performance.getEntriesByType(`resource`), r = 0; r < n.length; r++) {
          var i = n[r],
            a = i.transferSize,
            o = i.initiatorType,
            s = i.duration
          if (a && s && ap(o)) {
            for (o = 0, s = i.responseEnd, r += 1; r < n.length; r++) {
              var c = n[r],
                l = c.startTime
              if (l > s) break
              var u = c.transferSize,
                d = c.initiatorType
              u && ap(d) && ((c = c.responseEnd), (o += u * (c < s ? 1 : (s - l) / (c - l))))
            }
            if ((--r, (t += (8 * (a + o)) / (i.duration / 1e3)), e++, 10 < e)) break
          }
        }
        if (0 < e) return t / e / 1e6
      }
      return navigator.connection && ((e = navigator.connection.downlink), typeof e == `number`) ? e : 5
    }
    var sp = null,
      cp = null
    function lp(e) {
      return e.nodeType === 9 ? e : e.ownerDocument
    }
    function up(e) {
      switch (e) {
        case `http://www.w3.org/2000/svg`:
          return 1
        case `http://www.w3.org/1998/Math/MathML`:
          return 2
        default:
          return 0
      }
    }
    function dp(e, t) {
      if (e === 0)
        switch (t) {
          case `svg`:
            return 1
          case `math`:
            return 2
          default:
            return 0
        }
      return e === 1 && t === `foreignObject` ? 0 : e
    }
    function fp(e, t, n, r) {
      return ((n = lp(n).createElement(e)), (n[At] = r), (n[jt] = t), np(n, e, t), Wt(n), n)
    }
    function pp(e, t) {
      return (
        e === `textarea` ||
        e === `noscript` ||
        typeof t.children == `string` ||
        typeof t.children == `number` ||
        typeof t.children == `bigint` ||
        (typeof t.dangerouslySetInnerHTML == `object` &&
          t.dangerouslySetInnerHTML !== null &&
          t.dangerouslySetInnerHTML.__html != null)
      )
    }
    var mp = null
    function hp() {
      var e = window.event
      return e && e.type === `popstate` ? e !== mp && ((mp = e), !0) : ((mp = null), !1)
    }
    var gp = typeof setTimeout == `function` ? setTimeout : void 0,
      _p = typeof clearTimeout == `function` ? clearTimeout : void 0,
      vp = typeof Promise == `function` ? Promise : void 0,
      yp = typeof requestAnimationFrame == `function` ? requestAnimationFrame : gp,
      bp =
        typeof queueMicrotask == `function`
          ? queueMicrotask
          : vp === void 0
            ? gp
            : e => vp.resolve(null).then(e).catch(xp)
    function xp(e) {
      setTimeout(() => {
        throw e
      })
    }
    function Sp(e) {
      return e === `head`
    }
    function Cp(e, t) {
      var n = t,
        r = 0
      do {
        var i = n.nextSibling
        if ((e.removeChild(n), i && i.nodeType === 8)) {
          if (((n = i.data), n === `/$` || n === `/&`)) {
            if (r === 0) {
              e.removeChild(i), Hh(t)
              return
            }
            r--
          } else if (n === `$` || n === `$?` || n === `$~` || n === `$!` || n === `&`) r++
          else if (n === `html`) _m(e.ownerDocument.documentElement)
          else if (n === `head`) {
            ;(n = e.ownerDocument.head), _m(n)
            for (var a = n.firstChild; a; ) {
              var o = a.nextSibling,
                s = a.nodeName
              a[Lt] ||
                s === `SCRIPT` ||
                s === `STYLE` ||
                (s === `LINK` && a.rel.toLowerCase() === `stylesheet`) ||
                n.removeChild(a),
                (a = o)
            }
          } else n === `body` && _m(e.ownerDocument.body)
        }
        n = i
      } while (n)
      Hh(t)
    }
    function wp(e, t) {
      var n = e
      e = 0
      do {
        var r = n.nextSibling
        if (
          (n.nodeType === 1
            ? t
              ? ((n._stashedDisplay = n.style.display), (n.style.display = `none`))
              : ((n.style.display = n._stashedDisplay || ``),
                n.getAttribute(`style`) === `` && n.removeAttribute(`style`))
            : n.nodeType === 3 &&
              (t ? ((n._stashedText = n.nodeValue), (n.nodeValue = ``)) : (n.nodeValue = n._stashedText || ``)),
          r && r.nodeType === 8)
        ) {
          if (((n = r.data), n === `/$`)) {
            if (e === 0) break
            e--
          } else (n !== `$` && n !== `$?` && n !== `$~` && n !== `$!`) || e++
        }
        n = r
      } while (n)
    }
    function Tp(e, t, n) {
      if (
        ((t = CSS.escape(t) === t ? t : `r-` + btoa(t).replace(/=/g, ``)),
        (e.style.viewTransitionName = t),
        n != null && (e.style.viewTransitionClass = n),
        (n = getComputedStyle(e)),
        n.display === `inline`)
      ) {
        if (((t = e.getClientRects()), t.length === 1)) var r = 1
        else
          for (var i = (r = 0); i < t.length; i++) {
            var a = t[i]
            0 < a.width && 0 < a.height && r++
          }
        r === 1 &&
          ((e = e.style),
          (e.display = t.length === 1 ? `inline-block` : `block`),
          (e.marginTop = `-` + n.paddingTop),
          (e.marginBottom = `-` + n.paddingBottom))
      }
    }
    function Ep(e, t) {
      ;(e = e.style), (t = t.style)
      var n =
        t == null
          ? null
          : Object.hasOwn(t, `viewTransitionName`)
            ? t.viewTransitionName
            : Object.hasOwn(t, `view-transition-name`)
              ? t[`view-transition-name`]
              : null
      ;(e.viewTransitionName = n == null || typeof n == `boolean` ? `` : (`` + n).trim()),
        (n =
          t == null
            ? null
            : Object.hasOwn(t, `viewTransitionClass`)
              ? t.viewTransitionClass
              : Object.hasOwn(t, `view-transition-class`)
                ? t[`view-transition-class`]
                : null),
        (e.viewTransitionClass = n == null || typeof n == `boolean` ? `` : (`` + n).trim()),
        e.display === `inline-block` &&
          (t == null
            ? (e.display = e.margin = ``)
            : ((n = t.display),
              (e.display = n == null || typeof n == `boolean` ? `` : n),
              (n = t.margin),
              n == null
                ? ((n = Object.hasOwn(t, `marginTop`) ? t.marginTop : t[`margin-top`]),
                  (e.marginTop = n == null || typeof n == `boolean` ? `` : n),
                  (t = Object.hasOwn(t, `marginBottom`) ? t.marginBottom : t[`margin-bottom`]),
                  (e.marginBottom = t == null || typeof t == `boolean` ? `` : t))
                : (e.margin = n)))
    }
    function Dp(e, t, n) {
      return (
        (n = n.ownerDocument.defaultView),
        {
          rect: e,
          abs: t.position === `absolute` || t.position === `fixed`,
          clip:
            t.clipPath !== `none` ||
            t.overflow !== `visible` ||
            t.filter !== `none` ||
            t.mask !== `none` ||
            t.mask !== `none` ||
            t.borderRadius !== `0px`,
          view: 0 <= e.bottom && 0 <= e.right && e.top <= n.innerHeight && e.left <= n.innerWidth,
        }
      )
    }
    function Op(e) {
      return Dp(e.getBoundingClientRect(), getComputedStyle(e), e)
    }
    function kp(e) {
      var t = e.getBoundingClientRect()
      t = new DOMRect(t.x + 2e4, t.y + 2e4, t.width, t.height)
      var n = getComputedStyle(e)
      return Dp(t, n, e)
    }
    function Ap(e) {
      return e.documentElement.clientHeight
    }
    function jp(e) {
      this.addEventListener(`load`, e), this.addEventListener(`error`, e)
    }
    function Mp(e, t, n, r, i, a, o, s, c) {
      var l = t.nodeType === 9 ? t : t.ownerDocument
      try {
        var u = l.startViewTransition({
          update: () => {
            var t = l.defaultView,
              n = t.navigation && t.navigation.transition,
              o = l.fonts.status
            r()
            var s = []
            if (
              (o === `loaded` && (Ap(l), l.fonts.status === `loading` && s.push(l.fonts.ready)),
              (o = s.length),
              e !== null)
            )
              for (var c = e.suspenseyImages, u = 0, d = 0; d < c.length; d++) {
                var f = c[d]
                if (!f.complete) {
                  var p = f.getBoundingClientRect()
                  if (0 < p.bottom && 0 < p.right && p.top < t.innerHeight && p.left < t.innerWidth) {
                    if (((u += Xm(f)), u > $m)) {
                      s.length = o
                      break
                    }
                    ;(f = new Promise(jp.bind(f))), s.push(f)
                  }
                }
              }
            if (0 < s.length)
              return (
                (t = Promise.race([Promise.all(s), new Promise(e => setTimeout(e, 500))]).then(i, i)),
                (n ? Promise.allSettled([n.finished, t]) : t).then(a, a)
              )
            if ((i(), n)) return n.finished.then(a, a)
            a()
          },
          types: n,
        })
        l.__reactViewTransition = u
        var d = []
        return (
          u.ready.then(
            () => {
              for (var e = l.documentElement.getAnimations({ subtree: !0 }), t = 0; t < e.length; t++) {
                var n = e[t],
                  r = n.effect,
                  i = r.pseudoElement
                if (i != null && i.startsWith(`::view-transition`)) {
                  d.push(n), (n = r.getKeyframes())
                  for (var a = (i = void 0), s = !0, c = 0; c < n.length; c++) {
                    var u = n[c],
                      f = u.width
                    if (i === void 0) i = f
                    else if (i !== f) {
                      s = !1
                      break
                    }
                    if (((f = u.height), a === void 0)) a = f
                    else if (a !== f) {
                      s = !1
                      break
                    }
                    delete u.width, delete u.height, u.transform === `none` && delete u.transform
                  }
                  s &&
                    i !== void 0 &&
                    a !== void 0 &&
                    (r.setKeyframes(n),
                    (s = getComputedStyle(r.target, r.pseudoElement)),
                    s.width !== i || s.height !== a) &&
                    ((s = n[0]),
                    (s.width = i),
                    (s.height = a),
                    (s = n[n.length - 1]),
                    (s.width = i),
                    (s.height = a),
                    r.setKeyframes(n))
                }
              }
              o()
            },
            e => {
              l.__reactViewTransition === u && (l.__reactViewTransition = null)
              try {
                if (typeof e == `object` && e)
                  switch (e.name) {
                    case `InvalidStateError`:
                      ;(e.message === `View transition was skipped because document visibility state is hidden.` ||
                        e.message === `Skipping view transition because document visibility state has become hidden.` ||
                        e.message === `Skipping view transition because viewport size changed.` ||
                        e.message === `Transition was aborted because of invalid state`) &&
                        (e = null)
                  }
                e !== null && c(e)
              } finally {
                r(), i(), o()
              }
            },
          ),
          u.finished.finally(() => {
            for (var e = 0; e < d.length; e++) d[e].cancel()
            l.__reactViewTransition === u && (l.__reactViewTransition = null), s()
          }),
          u
        )
      } catch {
        return (r(), i(), o(), null)
      }
    }
    function Np(e, t) {
      ;(this._scope = document.documentElement), (this._selector = `::view-transition-` + e + `(` + t + `)`)
    }
    ;(Np.prototype.animate = function (e, t) {
      return (
        (t = typeof t == `number` ? { duration: t } : C({}, t)),
        (t.pseudoElement = this._selector),
        this._scope.animate(e, t)
      )
    }),
      (Np.prototype.getAnimations = function () {
        for (
          var e = this._scope, t = this._selector, n = e.getAnimations({ subtree: !0 }), r = [], i = 0;
          i < n.length;
          i++
        ) {
          var a = n[i].effect
          a !== null && a.target === e && a.pseudoElement === t && r.push(n[i])
        }
        return r
      }),
      (Np.prototype.getComputedStyle = function () {
        return getComputedStyle(this._scope, this._selector)
      })
    function Pp(e) {
      return {
        name: e,
        group: new Np(`group`, e),
        imagePair: new Np(`image-pair`, e),
        old: new Np(`old`, e),
        new: new Np(`new`, e),
      }
    }
    function Fp(e) {
      ;(this._fragmentFiber = e), (this._observers = this._eventListeners = null)
    }
    Fp.prototype.addEventListener = function (e, t, n) {
      var r = null,
        i = null
      if (!(n != null && typeof n != `boolean` && ((r = n.signal || null), r !== null && r.aborted))) {
        this._eventListeners === null && (this._eventListeners = [])
        var a = this._eventListeners
        if (Bp(a, e, t, n) === -1) {
          var o = this,
            s = t
          n != null &&
            typeof n != `boolean` &&
            !0 === n.once &&
            (s = function (r) {
              o.removeEventListener(e, t, n), typeof t == `function` ? t.call(this, r) : t.handleEvent(r)
            }),
            r !== null &&
              ((i = o.removeEventListener.bind(o, e, t, n)),
              r.addEventListener(`abort`, i, { once: !0 }),
              (i = r.removeEventListener.bind(r, `abort`, i))),
            (r = Rp(n)),
            a.push({ type: e, listener: t, optionsOrUseCapture: n, attachedListener: s, cleanup: i }),
            p(this._fragmentFiber.child, !1, Ip, e, s, r)
        }
        this._eventListeners = a
      }
    }
    function Ip(e, t, n, r) {
      return (v(e).addEventListener(t, n, r), !1)
    }
    Fp.prototype.removeEventListener = function (e, t, n) {
      var r = this._eventListeners
      if (r !== null && ((t = Bp(r, e, t, n)), t !== -1)) {
        var i = r[t]
        n = i.attachedListener
        var a = i.cleanup
        ;(i = Rp(i.optionsOrUseCapture)),
          p(this._fragmentFiber.child, !1, Lp, e, n, i),
          r.splice(t, 1),
          a !== null && a()
      }
    }
    function Lp(e, t, n, r) {
      return (v(e).removeEventListener(t, n, r), !1)
    }
    function Rp(e) {
      return e != null && typeof e != `boolean` && (!0 === e.once || e.signal instanceof AbortSignal)
        ? { capture: e.capture, passive: e.passive }
        : e
    }
    function zp(e) {
      return e == null ? `c=0` : typeof e == `boolean` ? `c=` + (e ? `1` : `0`) : `c=` + (e.capture ? `1` : `0`)
    }
    function Bp(e, t, n, r) {
      if (e.length === 0) return -1
      r = zp(r)
      for (var i = 0; i < e.length; i++) {
        var a = e[i]
        if (a.type === t && a.listener === n && zp(a.optionsOrUseCapture) === r) return i
      }
      return -1
    }
    ;(Fp.prototype.dispatchEvent = function (e) {
      var t = m(this._fragmentFiber)
      if (t === null) return !0
      t = v(t)
      var n = this._eventListeners
      if ((n !== null && 0 < n.length) || !e.bubbles) {
        var r = t.nodeType === 9 ? t.createComment(``) : document.createTextNode(``)
        if (n)
          for (var i = 0; i < n.length; i++) {
            var a = n[i]
            r.addEventListener(a.type, a.attachedListener, Rp(a.optionsOrUseCapture))
          }
        if ((t.appendChild(r), (e = r.dispatchEvent(e)), n))
          for (i = 0; i < n.length; i++)
            (a = n[i]), r.removeEventListener(a.type, a.attachedListener, Rp(a.optionsOrUseCapture))
        return (t.removeChild(r), e)
      }
      return t.dispatchEvent(e)
    }),
      (Fp.prototype.focus = function (e) {
        p(this._fragmentFiber.child, !0, Vp, e, void 0, void 0)
      })
    function Vp(e, t) {
      return e.tag !== 6 && ((e = v(e)), pm(e, t))
    }
    Fp.prototype.focusLast = function (e) {
      var t = []
      p(this._fragmentFiber.child, !0, Hp, t, void 0, void 0)
      for (var n = t.length - 1; 0 <= n && !Vp(t[n], e); n--);
    }
    function Hp(e, t) {
      return (t.push(e), !1)
    }
    Fp.prototype.blur = function () {
      var e = m(this._fragmentFiber)
      e !== null &&
        ((e = v(e)), (e = lp(e).activeElement), e !== null && p(this._fragmentFiber.child, !1, Up, e, void 0, void 0))
    }
    function Up(e, t) {
      return e.tag !== 6 && ((e = v(e)), e === t || e.contains(t) ? (t.blur(), !0) : !1)
    }
    Fp.prototype.observeUsing = function (e) {
      this._observers === null && (this._observers = new Set()),
        this._observers.add(e),
        p(this._fragmentFiber.child, !1, Wp, e, void 0, void 0)
    }
    function Wp(e, t) {
      return (e.tag === 6 || ((e = v(e)), t.observe(e)), !1)
    }
    Fp.prototype.unobserveUsing = function (e) {
      var t = this._observers
      if (t !== null && t.has(e)) {
        t.delete(e), p(this._fragmentFiber.child, !1, Gp, e, void 0, void 0)
        for (var n = (t = 0); n < Kp.length; n++) {
          var r = Kp[n]
          r.fragmentInstance === this && r.observer === e ? e.unobserve(r.instance) : (Kp[t++] = r)
        }
        Kp.length = t
      }
    }
    function Gp(e, t) {
      return (e.tag === 6 || ((e = v(e)), t.unobserve(e)), !1)
    }
    var Kp = [],
      qp = !1
    function Jp(e, t, n) {
      Kp.push({ fragmentInstance: e, observer: t, instance: n }),
        qp ||
          ((qp = !0),
          mm(() => {
            qp = !1
            var e = Kp
            Kp = []
            for (var t = 0; t < e.length; t++) {
              var n = e[t]
              n.observer.unobserve(n.instance)
            }
          }))
    }
    Fp.prototype.getClientRects = function () {
      var e = []
      return (p(this._fragmentFiber.child, !1, Yp, e, void 0, void 0), e)
    }
    function Yp(e, t) {
      if (e.tag === 6) {
        e = e.stateNode
        var n = e.ownerDocument.createRange()
        n.selectNodeContents(e), t.push.apply(t, n.getClientRects())
      } else (e = v(e)), t.push.apply(t, e.getClientRects())
      return !1
    }
    ;(Fp.prototype.getRootNode = function (e) {
      var t = m(this._fragmentFiber)
      return t === null ? this : v(t).getRootNode(e)
    }),
      (Fp.prototype.compareDocumentPosition = function (e) {
        var t = m(this._fragmentFiber)
        if (t === null) return Node.DOCUMENT_POSITION_DISCONNECTED
        var n = []
        p(this._fragmentFiber.child, !1, Hp, n, void 0, void 0)
        var r = v(t)
        if (n.length === 0) {
          if (((n = r), h(this._fragmentFiber))) {
            a: {
              for (t = this._fragmentFiber.return; t !== null; ) {
                if (t.tag === 4) {
                  t = t.stateNode.containerInfo
                  break a
                }
                if (t.tag === 3 || t.tag === 5 || t.tag === 27) break
                t = t.return
              }
              t = null
            }
            t != null && (n = t)
          }
          t = this._fragmentFiber
          var i = (r = n.compareDocumentPosition(e))
          return (
            n === e
              ? (i = Node.DOCUMENT_POSITION_CONTAINS)
              : r & Node.DOCUMENT_POSITION_CONTAINED_BY &&
                ((n = g(t)[1]),
                n === null
                  ? (i = Node.DOCUMENT_POSITION_PRECEDING)
                  : ((e = v(n).compareDocumentPosition(e)),
                    (i =
                      e === 0 || e & Node.DOCUMENT_POSITION_FOLLOWING
                        ? Node.DOCUMENT_POSITION_FOLLOWING
                        : Node.DOCUMENT_POSITION_PRECEDING))),
            (i |= Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC)
          )
        }
        ;(t = v(n[0])), (i = v(n[n.length - 1]))
        var a = h(this._fragmentFiber) ? t.parentElement : r
        if (a == null) return Node.DOCUMENT_POSITION_DISCONNECTED
        ;(r = a.compareDocumentPosition(t) & Node.DOCUMENT_POSITION_CONTAINED_BY),
          (a = a.compareDocumentPosition(i) & Node.DOCUMENT_POSITION_CONTAINED_BY)
        var o = t.compareDocumentPosition(e),
          s = i.compareDocumentPosition(e),
          c = o & Node.DOCUMENT_POSITION_CONTAINED_BY || s & Node.DOCUMENT_POSITION_CONTAINED_BY
        return (
          (s = r && a && o & Node.DOCUMENT_POSITION_FOLLOWING && s & Node.DOCUMENT_POSITION_PRECEDING),
          (t =
            (r && t === e) || (a && i === e) || c || s
              ? Node.DOCUMENT_POSITION_CONTAINED_BY
              : (!r && t === e) || (!a && i === e)
                ? Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
                : o),
          t & Node.DOCUMENT_POSITION_DISCONNECTED ||
          t & Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC ||
          Xp(t, this._fragmentFiber, n[0], n[n.length - 1], e)
            ? t
            : Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
        )
      })
    function Xp(e, t, n, r, i) {
      var a = Bt(i)
      if (e & Node.DOCUMENT_POSITION_CONTAINED_BY) {
        if ((n = !!a))
          a: {
            for (; a !== null; ) {
              if (a.tag === 7 && (a === t || a.alternate === t)) {
                n = !0
                break a
              }
              a = a.return
            }
            n = !1
          }
        return n
      }
      if (e & Node.DOCUMENT_POSITION_CONTAINS) {
        if (a === null) return ((a = i.ownerDocument), i === a || i === a.documentElement || i === a.body)
        a: {
          for (a = t, t = m(t); a !== null; ) {
            if (!((a.tag !== 5 && a.tag !== 3 && a.tag !== 27) || (a !== t && a.alternate !== t))) {
              a = !0
              break a
            }
            a = a.return
          }
          a = !1
        }
        return a
      }
      return e & Node.DOCUMENT_POSITION_PRECEDING
        ? ((t = !!a) &&
            !(t = a === n) &&
            ((t = S(n, a, te)), t === null ? (t = !1) : (p(t, !0, ee, a, n), (a = y), (y = null), (t = a !== null))),
          t)
        : e & Node.DOCUMENT_POSITION_FOLLOWING
          ? ((t = !!a) &&
              !(t = a === r) &&
              ((t = S(r, a, te)),
              t === null ? (t = !1) : (p(t, !0, x, a, r), (a = y), (b = y = null), (t = a !== null))),
            t)
          : !1
    }
    function Zp(e, t) {
      var n = e.ownerDocument.createRange()
      n.selectNodeContents(e),
        (e = n.getBoundingClientRect()),
        window.scrollTo(
          window.scrollX + e.left,
          t ? window.scrollY + e.top : window.scrollY + e.bottom - window.innerHeight,
        )
    }
    Fp.prototype.scrollIntoView = function (e) {
      if (typeof e == `object`) throw Error(a(566))
      var t = []
      p(this._fragmentFiber.child, !1, Hp, t, void 0, void 0)
      var n = !1 !== e
      if (t.length === 0) {
        var r = g(this._fragmentFiber)
        if (((r = n ? r[1] || r[0] || m(this._fragmentFiber) : r[0] || r[1]), r === null)) return
        if (r.tag === 6) {
          ;(e = v(r)), Zp(e, n)
          return
        }
        if (((r = v(r)), r.nodeType !== 9)) {
          if (r.nodeType === 11) {
            ;(n = `host` in r ? r.host : null), n !== null && n.scrollIntoView(e)
            return
          }
          r.scrollIntoView(e)
        }
      }
      for (r = n ? t.length - 1 : 0; r !== (n ? -1 : t.length); ) {
        var i = t[r]
        i.tag === 6 ? ((i = v(i)), Zp(i, n)) : v(i).scrollIntoView(e), (r += n ? -1 : 1)
      }
    }
    function Qp(e, t) {
      return ((e = v(e)), $p(e, t), !1)
    }
    function $p(e, t) {
      ;(e.reactFragments ??= new Set()), e.reactFragments.add(t)
    }
    function em(e, t) {
      var n = t._eventListeners
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = n[r]
          e.addEventListener(i.type, i.attachedListener, Rp(i.optionsOrUseCapture))
        }
      e.nodeType !== 3 &&
        ((n = t._observers),
        n !== null &&
          n.forEach(n => {
            for (var r = 0, i = 0; i < Kp.length; i++) {
              var a = Kp[i]
              ;(a.fragmentInstance !== t || a.observer !== n || a.instance !== e) && (Kp[r++] = a)
            }
            ;(Kp.length = r), n.observe(e)
          }),
        $p(e, t))
    }
    function tm(e, t) {
      var n = t._eventListeners
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = n[r]
          e.removeEventListener(i.type, i.attachedListener, Rp(i.optionsOrUseCapture))
        }
      e.nodeType !== 3 &&
        ((n = t._observers),
        n !== null &&
          n.forEach(n => {
            typeof n.rootMargin == `string` ? Jp(t, n, e) : n.unobserve(e)
          }),
        e.reactFragments != null && e.reactFragments.delete(t))
    }
    function nm(e) {
      var t = e.firstChild
      for (t && t.nodeType === 10 && (t = t.nextSibling); t; ) {
        var n = t
        switch (((t = t.nextSibling), n.nodeName)) {
          case `HTML`:
          case `HEAD`:
          case `BODY`:
            nm(n), zt(n)
            continue
          case `SCRIPT`:
          case `STYLE`:
            continue
          case `LINK`:
            if (n.rel.toLowerCase() === `stylesheet`) continue
        }
        e.removeChild(n)
      }
    }
    function rm(e, t, n, r) {
      for (; e.nodeType === 1; ) {
        var i = n
        if (e.nodeName.toLowerCase() !== t.toLowerCase()) {
          if (!r && (e.nodeName !== `INPUT` || e.type !== `hidden`)) break
        } else if (!r) {
          if (t === `input` && e.type === `hidden`) {
            var a = i.name == null ? null : `` + i.name
            if (i.type === `hidden` && e.getAttribute(`name`) === a) return e
          } else return e
        } else if (!e[Lt])
          switch (t) {
            case `meta`:
              if (!e.hasAttribute(`itemprop`)) break
              return e
            case `link`:
              if (
                ((a = e.getAttribute(`rel`)),
                (a === `stylesheet` && e.hasAttribute(`data-precedence`)) ||
                  a !== i.rel ||
                  e.getAttribute(`href`) !== (i.href == null || i.href === `` ? null : i.href) ||
                  e.getAttribute(`crossorigin`) !== (i.crossOrigin == null ? null : i.crossOrigin) ||
                  e.getAttribute(`title`) !== (i.title == null ? null : i.title))
              )
                break
              return e
            case `style`:
              if (e.hasAttribute(`data-precedence`)) break
              return e
            case `script`:
              if (
                ((a = e.getAttribute(`src`)),
                (a !== (i.src == null ? null : i.src) ||
                  e.getAttribute(`type`) !== (i.type == null ? null : i.type) ||
                  e.getAttribute(`crossorigin`) !== (i.crossOrigin == null ? null : i.crossOrigin)) &&
                  a &&
                  e.hasAttribute(`async`) &&
                  !e.hasAttribute(`itemprop`))
              )
                break
              return e
            default:
              return e
          }
        if (((e = lm(e.nextSibling)), e === null)) break
      }
      return null
    }
    function im(e, t, n) {
      if (t === ``) return null
      for (; e.nodeType !== 3; )
        if (
          ((e.nodeType !== 1 || e.nodeName !== `INPUT` || e.type !== `hidden`) && !n) ||
          ((e = lm(e.nextSibling)), e === null)
        )
          return null
      return e
    }
    function am(e, t) {
      for (; e.nodeType !== 8; )
        if (
          ((e.nodeType !== 1 || e.nodeName !== `INPUT` || e.type !== `hidden`) && !t) ||
          ((e = lm(e.nextSibling)), e === null)
        )
          return null
      return e
    }
    function om(e) {
      return e.data === `$?` || e.data === `$~`
    }
    function sm(e) {
      return e.data === `$!` || (e.data === `$?` && e.ownerDocument.readyState !== `loading`)
    }
    function cm(e, t) {
      var n = e.ownerDocument
      if (e.data === `$~`) e._reactRetry = t
      else if (e.data !== `$?` || n.readyState !== `loading`) t()
      else {
        var r = () => {
          t(), n.removeEventListener(`DOMContentLoaded`, r)
        }
        n.addEventListener(`DOMContentLoaded`, r), (e._reactRetry = r)
      }
    }
    function lm(e) {
      for (; e != null; e = e.nextSibling) {
        var t = e.nodeType
        if (t === 1 || t === 3) break
        if (t === 8) {
          if (
            ((t = e.data), t === `$` || t === `$!` || t === `$?` || t === `$~` || t === `&` || t === `F!` || t === `F`)
          )
            break
          if (t === `/$` || t === `/&`) return null
        }
      }
      return e
    }
    var um = null
    function dm(e) {
      e = e.nextSibling
      for (var t = 0; e; ) {
        if (e.nodeType === 8) {
          var n = e.data
          if (n === `/$` || n === `/&`) {
            if (t === 0) return lm(e.nextSibling)
            t--
          } else (n !== `$` && n !== `$!` && n !== `$?` && n !== `$~` && n !== `&`) || t++
        }
        e = e.nextSibling
      }
      return null
    }
    function fm(e) {
      e = e.previousSibling
      for (var t = 0; e; ) {
        if (e.nodeType === 8) {
          var n = e.data
          if (n === `$` || n === `$!` || n === `$?` || n === `$~` || n === `&`) {
            if (t === 0) return e
            t--
          } else (n !== `/$` && n !== `/&`) || t++
        }
        e = e.previousSibling
      }
      return null
    }
    function pm(e, t) {
      function n() {
        r = !0
      }
      if (e.ownerDocument.activeElement === e) return !0
      var r = !1
      try {
        e.ownerDocument.addEventListener(`focus`, n, !0), (e.focus || HTMLElement.prototype.focus).call(e, t)
      } finally {
        e.ownerDocument.removeEventListener(`focus`, n, !0)
      }
      return r
    }
    function mm(e) {
      yp(() => {
        yp(t => e(t))
      })
    }
    function hm(e, t, n) {
      switch (((t = lp(n)), e)) {
        case `html`:
          if (((e = t.documentElement), !e)) throw Error(a(452))
          return e
        case `head`:
          if (((e = t.head), !e)) throw Error(a(453))
          return e
        case `body`:
          if (((e = t.body), !e)) throw Error(a(454))
          return e
        default:
          throw Error(a(451))
      }
    }
    function gm(e, t, n) {
      for (var r in n) {
        var i = n[r]
        Object.hasOwn(n, r) && i != null && $(e, t, r, null, rp, i)
      }
      n.dangerouslySetInnerHTML != null && (e.textContent = ``), e.onclick === En && (e.onclick = null), zt(e)
    }
    function _m(e) {
      for (var t = e.attributes; t.length; ) e.removeAttributeNode(t[0])
      zt(e)
    }
    var vm = new Map(),
      ym = new Set()
    function bm(e) {
      if (typeof e.getRootNode == `function`) {
        var t = e.getRootNode()
        if (t.nodeType === 9 || t.nodeType === 11) return t
      }
      return e.nodeType === 9 ? e : e.ownerDocument
    }
    var xm = D.d
    D.d = { f: Sm, r: Cm, D: Em, C: Dm, L: Om, m: km, X: jm, S: Am, M: Mm }
    function Sm() {
      var e = xm.f(),
        t = zd()
      return e || t
    }
    function Cm(e) {
      var t = Vt(e)
      t !== null && t.tag === 5 && t.type === `form` ? ac(t) : xm.r(e)
    }
    var wm = typeof document > `u` ? null : document
    function Tm(e, t, n) {
      var r = wm
      if (r && typeof t == `string` && t) {
        var i = dn(t)
        ;(i = `link[rel="` + e + `"][href="` + i + `"]`),
          typeof n == `string` && (i += `[crossorigin="` + n + `"]`),
          ym.has(i) ||
            (ym.add(i),
            (e = { rel: e, crossOrigin: n, href: t }),
            r.querySelector(i) === null &&
              ((t = r.createElement(`link`)), np(t, `link`, e), Wt(t), r.head.appendChild(t)))
      }
    }
    function Em(e) {
      xm.D(e), Tm(`dns-prefetch`, e, null)
    }
    function Dm(e, t) {
      xm.C(e, t), Tm(`preconnect`, e, t)
    }
    function Om(e, t, n) {
      xm.L(e, t, n)
      var r = wm
      if (r && e && t) {
        var i = `link[rel="preload"][as="` + dn(t) + `"]`
        t === `image` && n && n.imageSrcSet
          ? ((i += `[imagesrcset="` + dn(n.imageSrcSet) + `"]`),
            typeof n.imageSizes == `string` && (i += `[imagesizes="` + dn(n.imageSizes) + `"]`))
          : (i += `[href="` + dn(e) + `"]`)
        var a = i
        switch (t) {
          case `style`:
            a = Pm(e)
            break
          case `script`:
            a = Rm(e)
        }
        if (
          !(
            vm.has(a) ||
            ((e = C({ rel: `preload`, href: t === `image` && n && n.imageSrcSet ? void 0 : e, as: t }, n)),
            vm.set(a, e),
            r.querySelector(i) !== null ||
              (t === `style` && r.querySelector(Fm(a))) ||
              (t === `script` && r.querySelector(zm(a))))
          )
        ) {
          var o = r.createElement(`link`)
          np(o, `link`, e),
            t === `style` &&
              ((o[Rt] = !0),
              (o.onload = o.onerror =
                () => {
                  Gt(o)
                })),
            Wt(o),
            r.head.appendChild(o)
        }
      }
    }
    function km(e, t) {
      xm.m(e, t)
      var n = wm
      if (n && e) {
        var r = t && typeof t.as == `string` ? t.as : `script`,
          i = `link[rel="modulepreload"][as="` + dn(r) + `"][href="` + dn(e) + `"]`,
          a = i
        switch (r) {
          case `audioworklet`:
          case `paintworklet`:
          case `serviceworker`:
          case `sharedworker`:
          case `worker`:
          case `script`:
            a = Rm(e)
        }
        if (!vm.has(a) && ((e = C({ rel: `modulepreload`, href: e }, t)), vm.set(a, e), n.querySelector(i) === null)) {
          switch (r) {
            case `audioworklet`:
            case `paintworklet`:
            case `serviceworker`:
            case `sharedworker`:
            case `worker`:
            case `script`:
              if (n.querySelector(zm(a))) return
          }
          ;(r = n.createElement(`link`)), np(r, `link`, e), Wt(r), n.head.appendChild(r)
        }
      }
    }
    function Am(e, t, n) {
      xm.S(e, t, n)
      var r = wm
      if (r && e) {
        var i = Ut(r).hoistableStyles,
          a = Pm(e)
        t ||= `default`
        var o = i.get(a)
        if (!o) {
          var s = { loading: 0, preload: null }
          if ((o = r.querySelector(Fm(a)))) s.loading = 5
          else {
            ;(e = C({ rel: `stylesheet`, href: e, 'data-precedence': t }, n)), (n = vm.get(a)) && Hm(e, n)
            var c = (o = r.createElement(`link`))
            Wt(c),
              np(c, `link`, e),
              (c._p = new Promise((e, t) => {
                ;(c.onload = e), (c.onerror = t)
              })),
              c.addEventListener(`load`, () => {
                s.loading |= 1
              }),
              c.addEventListener(`error`, () => {
                s.loading |= 2
              }),
              (s.loading |= 4),
              Vm(o, t, r)
          }
          ;(o = { type: `stylesheet`, instance: o, count: 1, state: s }), i.set(a, o)
        }
      }
    }
    function jm(e, t) {
      xm.X(e, t)
      var n = wm
      if (n && e) {
        var r = Ut(n).hoistableScripts,
          i = Rm(e),
          a = r.get(i)
        a ||
          ((a = n.querySelector(zm(i))),
          a ||
            ((e = C({ src: e, async: !0 }, t)),
            (t = vm.get(i)) && Um(e, t),
            (a = n.createElement(`script`)),
            Wt(a),
            np(a, `link`, e),
            n.head.appendChild(a)),
          (a = { type: `script`, instance: a, count: 1, state: null }),
          r.set(i, a))
      }
    }
    function Mm(e, t) {
      xm.M(e, t)
      var n = wm
      if (n && e) {
        var r = Ut(n).hoistableScripts,
          i = Rm(e),
          a = r.get(i)
        a ||
          ((a = n.querySelector(zm(i))),
          a ||
            ((e = C({ src: e, async: !0, type: `module` }, t)),
            (t = vm.get(i)) && Um(e, t),
            (a = n.createElement(`script`)),
            Wt(a),
            np(a, `link`, e),
            n.head.appendChild(a)),
          (a = { type: `script`, instance: a, count: 1, state: null }),
          r.set(i, a))
      }
    }
    function Nm(e, t, n, r) {
      var i = (i = Ae.current) ? bm(i) : null
      if (!i) throw Error(a(446))
      switch (e) {
        case `meta`:
        case `title`:
          return null
        case `style`:
          return typeof n.precedence == `string` && typeof n.href == `string`
            ? ((n = Pm(n.href)),
              (t = Ut(i).hoistableStyles),
              (r = t.get(n)),
              r || ((r = { type: `style`, instance: null, count: 0, state: null }), t.set(n, r)),
              r)
            : { type: `void`, instance: null, count: 0, state: null }
        case `link`:
          if (n.rel === `stylesheet` && typeof n.href == `string` && typeof n.precedence == `string`) {
            e = Pm(n.href)
            var o = Ut(i).hoistableStyles,
              s = o.get(e)
            if (
              (s ||
                ((i = i.ownerDocument || i),
                (s = { type: `stylesheet`, instance: null, count: 0, state: { loading: 0, preload: null } }),
                o.set(e, s),
                (o = i.querySelector(Fm(e)))
                  ? o._p || ((s.instance = o), (s.state.loading = 5))
                  : ((o = vm.get(e)),
                    o ||
                      ((o = {
                        rel: `preload`,
                        as: `style`,
                        href: n.href,
                        crossOrigin: n.crossOrigin,
                        integrity: n.integrity,
                        media: n.media,
                        hrefLang: n.hrefLang,
                        referrerPolicy: n.referrerPolicy,
                      }),
                      vm.set(e, o)),
                    Lm(i, e, o, s.state))),
              t && r === null)
            )
              throw Error(a(528, ``))
            return s
          }
          if (t && r !== null) throw Error(a(529, ``))
          return null
        case `script`:
          return (
            (t = n.async),
            (n = n.src),
            typeof n == `string` && t && typeof t != `function` && typeof t != `symbol`
              ? ((n = Rm(n)),
                (t = Ut(i).hoistableScripts),
                (r = t.get(n)),
                r || ((r = { type: `script`, instance: null, count: 0, state: null }), t.set(n, r)),
                r)
              : { type: `void`, instance: null, count: 0, state: null }
          )
        default:
          throw Error(a(444, e))
      }
    }
    function Pm(e) {
      return `href="` + dn(e) + `"`
    }
    function Fm(e) {
      return `link[rel="stylesheet"][` + e + `]`
    }
    function Im(e) {
      return C({}, e, { 'data-precedence': e.precedence, precedence: null })
    }
    function Lm(e, t, n, r) {
      if ((t = e.querySelector(`link[rel="preload"][as="style"][` + t + `]`))) {
        if (!0 !== t[Rt]) {
          r.loading = 1
          return
        }
      } else
        (t = e.createElement(`link`)),
          (t[Rt] = !0),
          (t.onload = t.onerror = Gt.bind(null, t)),
          np(t, `link`, n),
          Wt(t),
          e.head.appendChild(t)
      ;(r.preload = t),
        t.addEventListener(`load`, () => (r.loading |= 1)),
        t.addEventListener(`error`, () => (r.loading |= 2))
    }
    function Rm(e) {
      return `[src="` + dn(e) + `"]`
    }
    function zm(e) {
      return `script[async]` + e
    }
    function Bm(e, t, n) {
      if ((t.count++, t.instance === null))
        switch (t.type) {
          case `style`: {
            var r = e.querySelector(`style[data-href~="` + dn(n.href) + `"]`)
            if (r) return ((t.instance = r), Wt(r), r)
            var i = C({}, n, { 'data-href': n.href, 'data-precedence': n.precedence, href: null, precedence: null })
            return (
              (r = (e.ownerDocument || e).createElement(`style`)),
              Wt(r),
              np(r, `style`, i),
              Vm(r, n.precedence, e),
              (t.instance = r)
            )
          }
          case `stylesheet`: {
            i = Pm(n.href)
            var o = e.querySelector(Fm(i))
            if (o) return ((t.state.loading |= 4), (t.instance = o), Wt(o), o)
            ;(r = Im(n)), (i = vm.get(i)) && Hm(r, i), (o = (e.ownerDocument || e).createElement(`link`)), Wt(o)
            var s = o
            return (
              (s._p = new Promise((e, t) => {
                ;(s.onload = e), (s.onerror = t)
              })),
              np(o, `link`, r),
              (t.state.loading |= 4),
              Vm(o, n.precedence, e),
              (t.instance = o)
            )
          }
          case `script`:
            return (
              (o = Rm(n.src)),
              (i = e.querySelector(zm(o)))
                ? ((t.instance = i), Wt(i), i)
                : ((r = n),
                  (i = vm.get(o)) && ((r = C({}, n)), Um(r, i)),
                  (e = e.ownerDocument || e),
                  (i = e.createElement(`script`)),
                  Wt(i),
                  np(i, `link`, r),
                  e.head.appendChild(i),
                  (t.instance = i))
            )
          case `void`:
            return null
          default:
            throw Error(a(443, t.type))
        }
      else
        t.type === `stylesheet` &&
          !(t.state.loading & 4) &&
          ((r = t.instance), (t.state.loading |= 4), Vm(r, n.precedence, e))
      return t.instance
    }
    function Vm(e, t, n) {
      for (
        var r = n.querySelectorAll(`link[rel="stylesheet"][data-precedence],style[data-precedence]`),
          i = r.length ? r[r.length - 1] : null,
          a = i,
          o = 0;
        o < r.length;
        o++
      ) {
        var s = r[o]
        if (s.dataset.precedence === t) a = s
        else if (a !== i) break
      }
      a
        ? a.parentNode.insertBefore(e, a.nextSibling)
        : ((t = n.nodeType === 9 ? n.head : n), t.insertBefore(e, t.firstChild))
    }
    function Hm(e, t) {
      ;(e.crossOrigin ??= t.crossOrigin), (e.referrerPolicy ??= t.referrerPolicy), (e.title ??= t.title)
    }
    function Um(e, t) {
      ;(e.crossOrigin ??= t.crossOrigin), (e.referrerPolicy ??= t.referrerPolicy), (e.integrity ??= t.integrity)
    }
    var Wm = null
    function Gm(e, t, n) {
      if (Wm === null) {
        var r = new Map(),
          i = (Wm = new Map())
        i.set(n, r)
      } else (i = Wm), (r = i.get(n)), r || ((r = new Map()), i.set(n, r))
      if (r.has(e)) return r
      for (r.set(e, null), n = n.getElementsByTagName(e), i = 0; i < n.length; i++) {
        var a = n[i]
        if (
          !(a[Lt] || a[At] || (e === `link` && a.getAttribute(`rel`) === `stylesheet`)) &&
          a.namespaceURI !== `http://www.w3.org/2000/svg`
        ) {
          var o = a.getAttribute(t) || ``
          o = e + o
          var s = r.get(o)
          s ? s.push(a) : r.set(o, [a])
        }
      }
      return r
    }
    function Km(e, t, n) {
      ;(e = e.ownerDocument || e), e.head.insertBefore(n, t === `title` ? e.querySelector(`head > title`) : null)
    }
    function qm(e, t, n) {
      if (n === 1 || t.itemProp != null) return !1
      switch (e) {
        case `meta`:
        case `title`:
          return !0
        case `style`:
          if (typeof t.precedence != `string` || typeof t.href != `string` || t.href === ``) break
          return !0
        case `link`:
          if (typeof t.rel != `string` || typeof t.href != `string` || t.href === `` || t.onLoad || t.onError) break
          switch (t.rel) {
            case `stylesheet`:
              return ((e = t.disabled), typeof t.precedence == `string` && e == null)
            default:
              return !0
          }
        case `script`:
          if (
            t.async &&
            typeof t.async != `function` &&
            typeof t.async != `symbol` &&
            !t.onLoad &&
            !t.onError &&
            t.src &&
            typeof t.src == `string`
          )
            return !0
      }
      return !1
    }
    function Jm(e, t) {
      return e === `img` && t.src != null && t.src !== `` && t.onLoad == null && t.loading !== `lazy`
    }
    function Ym(e) {
      return !(e.type === `stylesheet` && !(e.state.loading & 3))
    }
    function Xm(e) {
      return (e.width || 100) * (e.height || 100) * (typeof devicePixelRatio == `number` ? devicePixelRatio : 1) * 0.25
    }
    function Zm(e, t) {
      typeof t.decode == `function` &&
        (e.imgCount++,
        t.complete || ((e.imgBytes += Xm(t)), e.suspenseyImages.push(t)),
        (e = rh.bind(e)),
        t.decode().then(e, e))
    }
    function Qm(e, t, n, r) {
      if (
        n.type === `stylesheet` &&
        (typeof r.media != `string` || !1 !== matchMedia(r.media).matches) &&
        !(n.state.loading & 4)
      ) {
        if (n.instance === null) {
          var i = Pm(r.href),
            a = t.querySelector(Fm(i))
          if (a) {
            ;(t = a._p),
              typeof t == `object` && t && typeof t.then == `function` && (e.count++, (e = nh.bind(e)), t.then(e, e)),
              (n.state.loading |= 4),
              (n.instance = a),
              Wt(a)
            return
          }
          ;(a = t.ownerDocument || t), (r = Im(r)), (i = vm.get(i)) && Hm(r, i), (a = a.createElement(`link`)), Wt(a)
          var o = a
          ;(o._p = new Promise((e, t) => {
            ;(o.onload = e), (o.onerror = t)
          })),
            np(a, `link`, r),
            (n.instance = a)
        }
        e.stylesheets === null && (e.stylesheets = new Map()),
          e.stylesheets.set(n, t),
          (t = n.state.preload) &&
            !(n.state.loading & 3) &&
            (e.count++, (n = nh.bind(e)), t.addEventListener(`load`, n), t.addEventListener(`error`, n))
      }
    }
    var $m = 0
    function eh(e, t) {
      return (
        e.stylesheets && e.count === 0 && ah(e, e.stylesheets),
        0 < e.count || 0 < e.imgCount
          ? n => {
              var r = setTimeout(() => {
                if ((e.stylesheets && ah(e, e.stylesheets), e.unsuspend)) {
                  var t = e.unsuspend
                  ;(e.unsuspend = null), t()
                }
              }, 6e4 + t)
              0 < e.imgBytes && $m === 0 && ($m = 62500 * op())
              var i = setTimeout(
                () => {
                  if (
                    ((e.waitingForImages = !1), e.count === 0 && (e.stylesheets && ah(e, e.stylesheets), e.unsuspend))
                  ) {
                    var t = e.unsuspend
                    ;(e.unsuspend = null), t()
                  }
                },
                (e.imgBytes > $m ? 50 : 800) + t,
              )
              return (
                (e.unsuspend = n),
                () => {
                  ;(e.unsuspend = null), clearTimeout(r), clearTimeout(i)
                }
              )
            }
          : null
      )
    }
    function th(e) {
      if (e.count === 0 && (e.imgCount === 0 || !e.waitingForImages)) {
        if (e.stylesheets) ah(e, e.stylesheets)
        else if (e.unsuspend) {
          var t = e.unsuspend
          ;(e.unsuspend = null), t()
        }
      }
    }
    function nh() {
      this.count--, th(this)
    }
    function rh() {
      this.imgCount--, th(this)
    }
    var ih = null
    function ah(e, t) {
      ;(e.stylesheets = null),
        e.unsuspend !== null && (e.count++, (ih = new Map()), t.forEach(oh, e), (ih = null), nh.call(e))
    }
    function oh(e, t) {
      if (!(t.state.loading & 4)) {
        var n = ih.get(e)
        if (n) var r = n.get(null)
        else {
          ;(n = new Map()), ih.set(e, n)
          for (var i = e.querySelectorAll(`link[data-precedence],style[data-precedence]`), a = 0; a < i.length; a++) {
            var o = i[a]
            ;(o.nodeName === `LINK` || o.getAttribute(`media`) !== `not all`) &&
              (n.set(o.dataset.precedence, o), (r = o))
          }
          r && n.set(null, r)
        }
        ;(i = t.instance),
          (o = i.getAttribute(`data-precedence`)),
          (a = n.get(o) || r),
          a === r && n.set(null, i),
          n.set(o, i),
          this.count++,
          (r = nh.bind(this)),
          i.addEventListener(`load`, r),
          i.addEventListener(`error`, r),
          a
            ? a.parentNode.insertBefore(i, a.nextSibling)
            : ((e = e.nodeType === 9 ? e.head : e), e.insertBefore(i, e.firstChild)),
          (t.state.loading |= 4)
      }
    }
    var sh = { $$typeof: T, Provider: null, Consumer: null, _currentValue: Ce, _currentValue2: Ce, _threadCount: 0 }
    function ch(e, t, n, r, i, a, o, s, c) {
      ;(this.tag = 1),
        (this.containerInfo = e),
        (this.pingCache = this.current = this.pendingChildren = null),
        (this.timeoutHandle = -1),
        (this.callbackNode = this.next = this.pendingContext = this.context = this.cancelPendingCommit = null),
        (this.callbackPriority = 0),
        (this.expirationTimes = yt(-1)),
        (this.entangledLanes =
          this.shellSuspendCounter =
          this.errorRecoveryDisabledLanes =
          this.expiredLanes =
          this.warmLanes =
          this.pingedLanes =
          this.suspendedLanes =
          this.pendingLanes =
            0),
        (this.entanglements = yt(0)),
        (this.hiddenUpdates = yt(null)),
        (this.identifierPrefix = r),
        (this.onUncaughtError = i),
        (this.onCaughtError = a),
        (this.onRecoverableError = o),
        (this.pooledCache = null),
        (this.pooledCacheLanes = 0),
        (this.formState = c),
        (this.transitionTypes = null),
        (this.incompleteTransitions = new Map())
    }
    function lh(e, t, n, r, i, a, o, s, c, l, u, d) {
      return (
        (e = new ch(e, t, n, o, c, l, u, d, s)),
        (t = 1),
        !0 === a && (t |= 24),
        (a = Vi(3, null, null, t)),
        (e.current = a),
        (a.stateNode = e),
        (t = Ra()),
        t.refCount++,
        (e.pooledCache = t),
        t.refCount++,
        (a.memoizedState = { element: r, isDehydrated: n, cache: t }),
        xo(a),
        e
      )
    }
    function uh(e) {
      return e ? ((e = zi), e) : zi
    }
    function dh(e, t, n, r, i, a) {
      ;(i = uh(i)),
        r.context === null ? (r.context = i) : (r.pendingContext = i),
        (r = Co(t)),
        (r.payload = { element: n }),
        (a = a === void 0 ? null : a),
        a !== null && (r.callback = a),
        (n = wo(e, r, t)),
        n !== null && (Pd(n, e, t), To(n, e, t))
    }
    function fh(e, t) {
      if (((e = e.memoizedState), e !== null && e.dehydrated !== null)) {
        var n = e.retryLane
        e.retryLane = n !== 0 && n < t ? n : t
      }
    }
    function ph(e, t) {
      fh(e, t), (e = e.alternate) && fh(e, t)
    }
    function mh(e) {
      if (e.tag === 13 || e.tag === 31) {
        var t = Ii(e, 67108864)
        t !== null && Pd(t, e, 67108864), ph(e, 67108864)
      }
    }
    function hh(e) {
      if (e.tag === 13 || e.tag === 31) {
        var t = jd()
        t = Tt(t)
        var n = Ii(e, t)
        n !== null && Pd(n, e, t), ph(e, t)
      }
    }
    var gh = !0
    function _h(e, t, n, r) {
      var i = E.T
      E.T = null
      var a = D.p
      try {
        ;(D.p = 2), yh(e, t, n, r)
      } finally {
        ;(D.p = a), (E.T = i)
      }
    }
    function vh(e, t, n, r) {
      var i = E.T
      E.T = null
      var a = D.p
      try {
        ;(D.p = 8), yh(e, t, n, r)
      } finally {
        ;(D.p = a), (E.T = i)
      }
    }
    function yh(e, t, n, r) {
      if (gh) {
        var i = bh(r)
        if (i === null) Kf(e, t, r, xh, n), Mh(e, r)
        else if (Ph(i, e, t, n, r)) r.stopPropagation()
        else if ((Mh(e, r), t & 4 && -1 < jh.indexOf(e))) {
          for (; i !== null; ) {
            var a = Vt(i)
            if (a !== null)
              switch (a.tag) {
                case 3:
                  if (((a = a.stateNode), a.current.memoizedState.isDehydrated)) {
                    var o = pt(a.pendingLanes)
                    if (o !== 0) {
                      var s = a
                      for (s.pendingLanes |= 2, s.entangledLanes |= 2; o; ) {
                        var c = 1 << (31 - ot(o))
                        ;(s.entanglements[1] |= c), (o &= ~c)
                      }
                      Ef(a), !(W & 6) && ((_d = Je() + 500), Df(0, !1))
                    }
                  }
                  break
                case 31:
                case 13:
                  ;(s = Ii(a, 2)), s !== null && Pd(s, a, 2), zd(), ph(a, 2)
              }
            if (((a = bh(r)), a === null && Kf(e, t, r, xh, n), a === i)) break
            i = a
          }
          i !== null && r.stopPropagation()
        } else Kf(e, t, r, null, n)
      }
    }
    function bh(e) {
      return ((e = On(e)), Sh(e))
    }
    var xh = null
    function Sh(e) {
      if (((xh = null), (e = Bt(e)), e !== null)) {
        var t = s(e)
        if (t === null) e = null
        else {
          var n = t.tag
          if (n === 13) {
            if (((e = c(t)), e !== null)) return e
            e = null
          } else if (n === 31) {
            if (((e = l(t)), e !== null)) return e
            e = null
          } else if (n === 3) {
            if (t.stateNode.current.memoizedState.isDehydrated) return t.tag === 3 ? t.stateNode.containerInfo : null
            e = null
          } else t !== e && (e = null)
        }
      }
      return ((xh = e), null)
    }
    function Ch(e) {
      switch (e) {
        case `beforetoggle`:
        case `cancel`:
        case `click`:
        case `close`:
        case `contextmenu`:
        case `copy`:
        case `cut`:
        case `auxclick`:
        case `dblclick`:
        case `dragend`:
        case `dragstart`:
        case `drop`:
        case `focusin`:
        case `focusout`:
        case `input`:
        case `invalid`:
        case `keydown`:
        case `keypress`:
        case `keyup`:
        case `mousedown`:
        case `mouseup`:
        case `paste`:
        case `pause`:
        case `play`:
        case `pointercancel`:
        case `pointerdown`:
        case `pointerup`:
        case `ratechange`:
        case `reset`:
        case `seeked`:
        case `submit`:
        case `toggle`:
        case `touchcancel`:
        case `touchend`:
        case `touchstart`:
        case `volumechange`:
        case `change`:
        case `selectionchange`:
        case `textInput`:
        case `compositionstart`:
        case `compositionend`:
        case `compositionupdate`:
        case `beforeblur`:
        case `afterblur`:
        case `beforeinput`:
        case `blur`:
        case `fullscreenchange`:
        case `fullscreenerror`:
        case `focus`:
        case `hashchange`:
        case `popstate`:
        case `select`:
        case `selectstart`:
          return 2
        case `drag`:
        case `dragenter`:
        case `dragexit`:
        case `dragleave`:
        case `dragover`:
        case `mousemove`:
        case `mouseout`:
        case `mouseover`:
        case `pointermove`:
        case `pointerout`:
        case `pointerover`:
        case `resize`:
        case `scroll`:
        case `touchmove`:
        case `wheel`:
        case `mouseenter`:
        case `mouseleave`:
        case `pointerenter`:
        case `pointerleave`:
          return 8
        case `message`:
          switch (Ye()) {
            case Xe:
              return 2
            case Ze:
              return 8
            case Qe:
            case $e:
              return 32
            case et:
              return 268435456
            default:
              return 32
          }
        default:
          return 32
      }
    }
    var wh = !1,
      Th = null,
      Eh = null,
      Dh = null,
      Oh = new Map(),
      kh = new Map(),
      Ah = [],
      jh =
        `mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset`.split(
          ` `,
        )
    function Mh(e, t) {
      switch (e) {
        case `focusin`:
        case `focusout`:
          Th = null
          break
        case `dragenter`:
        case `dragleave`:
          Eh = null
          break
        case `mouseover`:
        case `mouseout`:
          Dh = null
          break
        case `pointerover`:
        case `pointerout`:
          Oh.delete(t.pointerId)
          break
        case `gotpointercapture`:
        case `lostpointercapture`:
          kh.delete(t.pointerId)
      }
    }
    function Nh(e, t, n, r, i, a) {
      return e === null || e.nativeEvent !== a
        ? ((e = { blockedOn: t, domEventName: n, eventSystemFlags: r, nativeEvent: a, targetContainers: [i] }),
          t !== null && ((t = Vt(t)), t !== null && mh(t)),
          e)
        : ((e.eventSystemFlags |= r), (t = e.targetContainers), i !== null && t.indexOf(i) === -1 && t.push(i), e)
    }
    function Ph(e, t, n, r, i) {
      switch (t) {
        case `focusin`:
          return ((Th = Nh(Th, e, t, n, r, i)), !0)
        case `dragenter`:
          return ((Eh = Nh(Eh, e, t, n, r, i)), !0)
        case `mouseover`:
          return ((Dh = Nh(Dh, e, t, n, r, i)), !0)
        case `pointerover`: {
          var a = i.pointerId
          return (Oh.set(a, Nh(Oh.get(a) || null, e, t, n, r, i)), !0)
        }
        case `gotpointercapture`:
          return ((a = i.pointerId), kh.set(a, Nh(kh.get(a) || null, e, t, n, r, i)), !0)
      }
      return !1
    }
    function Fh(e) {
      var t = Bt(e.target)
      if (t !== null) {
        var n = s(t)
        if (n !== null) {
          if (((t = n.tag), t === 13)) {
            if (((t = c(n)), t !== null)) {
              ;(e.blockedOn = t),
                Ot(e.priority, () => {
                  hh(n)
                })
              return
            }
          } else if (t === 31) {
            if (((t = l(n)), t !== null)) {
              ;(e.blockedOn = t),
                Ot(e.priority, () => {
                  hh(n)
                })
              return
            }
          } else if (t === 3 && n.stateNode.current.memoizedState.isDehydrated) {
            e.blockedOn = n.tag === 3 ? n.stateNode.containerInfo : null
            return
          }
        }
      }
      e.blockedOn = null
    }
    function Ih(e) {
      if (e.blockedOn !== null) return !1
      for (var t = e.targetContainers; 0 < t.length; ) {
        var n = bh(e.nativeEvent)
        if (n === null) {
          n = e.nativeEvent
          var r = new n.constructor(n.type, n)
          ;(Dn = r), n.target.dispatchEvent(r), (Dn = null)
        } else return ((t = Vt(n)), t !== null && mh(t), (e.blockedOn = n), !1)
        t.shift()
      }
      return !0
    }
    function Lh(e, t, n) {
      Ih(e) && n.delete(t)
    }
    function Rh() {
      ;(wh = !1),
        Th !== null && Ih(Th) && (Th = null),
        Eh !== null && Ih(Eh) && (Eh = null),
        Dh !== null && Ih(Dh) && (Dh = null),
        Oh.forEach(Lh),
        kh.forEach(Lh)
    }
    function zh(e, n) {
      e.blockedOn === n &&
        ((e.blockedOn = null), wh || ((wh = !0), t.unstable_scheduleCallback(t.unstable_NormalPriority, Rh)))
    }
    var Bh = null
    function Vh(e) {
      Bh !== e &&
        ((Bh = e),
        t.unstable_scheduleCallback(t.unstable_NormalPriority, () => {
          Bh === e && (Bh = null)
          for (var t = 0; t < e.length; t += 3) {
            var n = e[t],
              r = e[t + 1],
              i = e[t + 2]
            if (typeof r != `function`) {
              if (Sh(r || n) === null) continue
              break
            }
            var a = Vt(n)
            a !== null && (e.splice(t, 3), (t -= 3), rc(a, { pending: !0, data: i, method: n.method, action: r }, r, i))
          }
        }))
    }
    function Hh(e) {
      function t(t) {
        return zh(t, e)
      }
      Th !== null && zh(Th, e), Eh !== null && zh(Eh, e), Dh !== null && zh(Dh, e), Oh.forEach(t), kh.forEach(t)
      for (var n = 0; n < Ah.length; n++) {
        var r = Ah[n]
        r.blockedOn === e && (r.blockedOn = null)
      }
      for (; 0 < Ah.length && ((n = Ah[0]), n.blockedOn === null); ) Fh(n), n.blockedOn === null && Ah.shift()
      if (((n = (e.ownerDocument || e).$$reactFormReplay), n != null))
        for (r = 0; r < n.length; r += 3) {
          var i = n[r],
            a = n[r + 1],
            o = i[jt] || null
          if (typeof a == `function`) o || Vh(n)
          else if (o) {
            var s = null
            if (a && a.hasAttribute(`formAction`)) {
              if (((i = a), (o = a[jt] || null))) s = o.formAction
              else if (Sh(i) !== null) continue
            } else s = o.action
            typeof s == `function` ? (n[r + 1] = s) : (n.splice(r, 3), (r -= 3)), Vh(n)
          }
        }
    }
    function Uh() {
      function e(e) {
        e.canIntercept &&
          e.info === `react-transition` &&
          e.intercept({ handler: () => new Promise(e => (i = e)), focusReset: `manual`, scroll: `manual` })
      }
      function t() {
        i !== null && (i(), (i = null)), r || setTimeout(n, 20)
      }
      function n() {
        if (!r && !navigation.transition) {
          var e = navigation.currentEntry
          e &&
            e.url != null &&
            navigation.navigate(e.url, { state: e.getState(), info: `react-transition`, history: `replace` })
        }
      }
      if (typeof navigation == `object`) {
        var r = !1,
          i = null
        return (
          navigation.addEventListener(`navigate`, e),
          navigation.addEventListener(`navigatesuccess`, t),
          navigation.addEventListener(`navigateerror`, t),
          setTimeout(n, 100),
          () => {
            ;(r = !0),
              navigation.removeEventListener(`navigate`, e),
              navigation.removeEventListener(`navigatesuccess`, t),
              navigation.removeEventListener(`navigateerror`, t),
              i !== null && (i(), (i = null))
          }
        )
      }
    }
    function Wh(e) {
      this._internalRoot = e
    }
    ;(Gh.prototype.render = Wh.prototype.render =
      function (e) {
        var t = this._internalRoot
        if (t === null) throw Error(a(409))
        var n = t.current
        dh(n, jd(), e, t, null, null)
      }),
      (Gh.prototype.unmount = Wh.prototype.unmount =
        function () {
          var e = this._internalRoot
          if (e !== null) {
            this._internalRoot = null
            var t = e.containerInfo
            dh(e.current, 2, null, e, null, null), zd(), (t[Mt] = null)
          }
        })
    function Gh(e) {
      this._internalRoot = e
    }
    Gh.prototype.unstable_scheduleHydration = e => {
      if (e) {
        var t = Dt()
        e = { blockedOn: null, target: e, priority: t }
        for (var n = 0; n < Ah.length && t !== 0 && t < Ah[n].priority; n++);
        Ah.splice(n, 0, e), n === 0 && Fh(e)
      }
    }
    var Kh = r.version
    if (Kh !== `19.3.1`) throw Error(a(527, Kh, `19.3.1`))
    D.findDOMNode = e => {
      var t = e._reactInternals
      if (t === void 0)
        throw typeof e.render == `function` ? Error(a(188)) : ((e = Object.keys(e).join(`,`)), Error(a(268, e)))
      return ((e = d(t)), (e = e === null ? null : f(e)), (e = e === null ? null : e.stateNode), e)
    }
    var qh = {
      bundleType: 0,
      version: `19.3.1`,
      rendererPackageName: `react-dom`,
      currentDispatcherRef: E,
      reconcilerVersion: `19.3.1`,
    }
    if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u`) {
      var Jh = __REACT_DEVTOOLS_GLOBAL_HOOK__
      if (!Jh.isDisabled && Jh.supportsFiber)
        try {
          ;(rt = Jh.inject(qh)), (it = Jh)
        } catch {}
    }
    e.createRoot = (e, t) => {
      if (!o(e)) throw Error(a(299))
      var n = !1,
        r = ``,
        i = Ec,
        s = Dc,
        c = Oc
      return (
        t != null &&
          (!0 === t.unstable_strictMode && (n = !0),
          t.identifierPrefix !== void 0 && (r = t.identifierPrefix),
          t.onUncaughtError !== void 0 && (i = t.onUncaughtError),
          t.onCaughtError !== void 0 && (s = t.onCaughtError),
          t.onRecoverableError !== void 0 && (c = t.onRecoverableError)),
        (t = lh(e, 1, !1, null, null, n, r, null, i, s, c, Uh)),
        (e[Mt] = t.current),
        Wf(e),
        new Wh(t)
      )
    }
  }),
  Ci = i((e, t) => {
    function n() {
      if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u` && typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE == `function`)
        try {
          __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(n)
        } catch (e) {
          console.error(e)
        }
    }
    n(), (t.exports = Si())
  })()
function wi(e, t) {
  const n = t && t.cache ? t.cache : Pi,
    r = t && t.serializer ? t.serializer : Mi
  return (t && t.strategy ? t.strategy : ki)(e, { cache: n, serializer: r })
}
function Ti(e) {
  return e == null || typeof e == `number` || typeof e == `boolean`
}
function Ei(e, t, n, r) {
  let i = Ti(r) ? r : n(r),
    a = t.get(i)
  return (a === void 0 && ((a = e.call(this, r)), t.set(i, a)), a)
}
function Di(e, t, n) {
  let r = Array.prototype.slice.call(arguments, 3),
    i = n(r),
    a = t.get(i)
  return (a === void 0 && ((a = e.apply(this, r)), t.set(i, a)), a)
}
function Oi(e, t, n, r, i) {
  return n.bind(t, e, r, i)
}
function ki(e, t) {
  const n = e.length === 1 ? Ei : Di
  return Oi(e, this, n, t.cache.create(), t.serializer)
}
function Ai(e, t) {
  return Oi(e, this, Di, t.cache.create(), t.serializer)
}
function ji(e, t) {
  return Oi(e, this, Ei, t.cache.create(), t.serializer)
}
var Mi = function () {
    return JSON.stringify(arguments)
  },
  Ni = class {
    constructor() {
      this.cache = Object.create(null)
    }
    get(e) {
      return this.cache[e]
    }
    set(e, t) {
      this.cache[e] = t
    }
  },
  Pi = { create: () => new Ni() },
  Fi = { variadic: Ai, monadic: ji },
  Ii =
    /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g
function Li(e) {
  const t = {}
  return (
    e.replace(Ii, e => {
      const n = e.length
      switch (e[0]) {
        case `G`:
          t.era = n === 4 ? `long` : n === 5 ? `narrow` : `short`
          break
        case `y`:
          t.year = n === 2 ? `2-digit` : `numeric`
          break
        case `Y`:
        case `u`:
        case `U`:
        case `r`:
          throw RangeError('`Y/u/U/r` (year) patterns are not supported, use `y` instead')
        case `q`:
        case `Q`:
          throw RangeError('`q/Q` (quarter) patterns are not supported')
        case `M`:
        case `L`:
          t.month = [`numeric`, `2-digit`, `short`, `long`, `narrow`][n - 1]
          break
        case `w`:
        case `W`:
          throw RangeError('`w/W` (week) patterns are not supported')
        case `d`:
          t.day = [`numeric`, `2-digit`][n - 1]
          break
        case `D`:
        case `F`:
        case `g`:
          throw RangeError('`D/F/g` (day) patterns are not supported, use `d` instead')
        case `E`:
          t.weekday = n === 4 ? `long` : n === 5 ? `narrow` : `short`
          break
        case `e`:
          if (n < 4) throw RangeError('`e..eee` (weekday) patterns are not supported')
          t.weekday = [`short`, `long`, `narrow`, `short`][n - 3]
          break
        case `c`:
          if (n < 4) throw RangeError('`c..ccc` (weekday) patterns are not supported')
          t.weekday = [`short`, `long`, `narrow`, `short`][n - 3]
          break
        case `a`:
          t.hour12 = !0
          break
        case `b`:
        case `B`:
          throw RangeError('`b/B` (period) patterns are not supported, use `a` instead')
        case `h`:
          ;(t.hourCycle = `h12`), (t.hour = [`numeric`, `2-digit`][n - 1])
          break
        case `H`:
          ;(t.hourCycle = `h23`), (t.hour = [`numeric`, `2-digit`][n - 1])
          break
        case `K`:
          ;(t.hourCycle = `h11`), (t.hour = [`numeric`, `2-digit`][n - 1])
          break
        case `k`:
          ;(t.hourCycle = `h24`), (t.hour = [`numeric`, `2-digit`][n - 1])
          break
        case `j`:
        case `J`:
        case `C`:
          throw RangeError('`j/J/C` (hour) patterns are not supported, use `h/H/K/k` instead')
        case `m`:
          t.minute = [`numeric`, `2-digit`][n - 1]
          break
        case `s`:
          t.second = [`numeric`, `2-digit`][n - 1]
          break
        case `S`:
        case `A`:
          throw RangeError('`S/A` (second) patterns are not supported, use `s` instead')
        case `z`:
          t.timeZoneName = n < 4 ? `short` : `long`
          break
        case `Z`:
        case `O`:
        case `v`:
        case `V`:
        case `X`:
        case `x`:
          throw RangeError('`Z/O/v/V/X/x` (timeZone) patterns are not supported, use `z` instead')
      }
      return ``
    }),
    t
  )
}
var Ri = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i
function zi(e) {
  if (e.length === 0) throw Error(`Number skeleton cannot be empty`)
  const t = e.split(Ri).filter(e => e.length > 0),
    n = []
  for (const e of t) {
    const t = e.split(`/`)
    if (t.length === 0) throw Error(`Invalid number skeleton`)
    const [r, ...i] = t
    for (const e of i) if (e.length === 0) throw Error(`Invalid number skeleton`)
    n.push({ stem: r, options: i })
  }
  return n
}
function Bi(e) {
  return e.replace(/^(.*?)-/, ``)
}
var Vi = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g,
  Hi = /^(@+)?(\+|#+)?[rs]?$/g,
  Ui = /(\*)(0+)|(#+)(0+)|(0+)/g,
  Wi = /^(0+)$/
function Gi(e) {
  const t = {}
  return (
    e[e.length - 1] === `r`
      ? (t.roundingPriority = `morePrecision`)
      : e[e.length - 1] === `s` && (t.roundingPriority = `lessPrecision`),
    e.replace(
      Hi,
      (e, n, r) => (
        typeof r == `string`
          ? r === `+`
            ? (t.minimumSignificantDigits = n.length)
            : n[0] === `#`
              ? (t.maximumSignificantDigits = n.length)
              : ((t.minimumSignificantDigits = n.length),
                (t.maximumSignificantDigits = n.length + (typeof r == `string` ? r.length : 0)))
          : ((t.minimumSignificantDigits = n.length), (t.maximumSignificantDigits = n.length)),
        ``
      ),
    ),
    t
  )
}
function Ki(e) {
  switch (e) {
    case `sign-auto`:
      return { signDisplay: `auto` }
    case `sign-accounting`:
    case `()`:
      return { currencySign: `accounting` }
    case `sign-always`:
    case `+!`:
      return { signDisplay: `always` }
    case `sign-accounting-always`:
    case `()!`:
      return { signDisplay: `always`, currencySign: `accounting` }
    case `sign-except-zero`:
    case `+?`:
      return { signDisplay: `exceptZero` }
    case `sign-accounting-except-zero`:
    case `()?`:
      return { signDisplay: `exceptZero`, currencySign: `accounting` }
    case `sign-never`:
    case `+_`:
      return { signDisplay: `never` }
  }
}
function qi(e) {
  let t
  if (
    (e[0] === `E` && e[1] === `E`
      ? ((t = { notation: `engineering` }), (e = e.slice(2)))
      : e[0] === `E` && ((t = { notation: `scientific` }), (e = e.slice(1))),
    t)
  ) {
    const n = e.slice(0, 2)
    if (
      (n === `+!`
        ? ((t.signDisplay = `always`), (e = e.slice(2)))
        : n === `+?` && ((t.signDisplay = `exceptZero`), (e = e.slice(2))),
      !Wi.test(e))
    )
      throw Error(`Malformed concise eng/scientific notation`)
    t.minimumIntegerDigits = e.length
  }
  return t
}
function Ji(e) {
  return Ki(e) || {}
}
function Yi(e) {
  let t = {}
  for (const n of e) {
    switch (n.stem) {
      case `percent`:
      case `%`:
        t.style = `percent`
        continue
      case `%x100`:
        ;(t.style = `percent`), (t.scale = 100)
        continue
      case `currency`:
        ;(t.style = `currency`), (t.currency = n.options[0])
        continue
      case `group-off`:
      case `,_`:
        t.useGrouping = !1
        continue
      case `precision-integer`:
      case `.`:
        t.maximumFractionDigits = 0
        continue
      case `measure-unit`:
      case `unit`:
        ;(t.style = `unit`), (t.unit = Bi(n.options[0]))
        continue
      case `compact-short`:
      case `K`:
        ;(t.notation = `compact`), (t.compactDisplay = `short`)
        continue
      case `compact-long`:
      case `KK`:
        ;(t.notation = `compact`), (t.compactDisplay = `long`)
        continue
      case `scientific`:
        t = { ...t, notation: `scientific`, ...n.options.reduce((e, t) => ({ ...e, ...Ji(t) }), {}) }
        continue
      case `engineering`:
        t = { ...t, notation: `engineering`, ...n.options.reduce((e, t) => ({ ...e, ...Ji(t) }), {}) }
        continue
      case `notation-simple`:
        t.notation = `standard`
        continue
      case `unit-width-narrow`:
        ;(t.currencyDisplay = `narrowSymbol`), (t.unitDisplay = `narrow`)
        continue
      case `unit-width-short`:
        ;(t.currencyDisplay = `code`), (t.unitDisplay = `short`)
        continue
      case `unit-width-full-name`:
        ;(t.currencyDisplay = `name`), (t.unitDisplay = `long`)
        continue
      case `unit-width-iso-code`:
        t.currencyDisplay = `symbol`
        continue
      case `scale`:
        t.scale = parseFloat(n.options[0])
        continue
      case `rounding-mode-floor`:
        t.roundingMode = `floor`
        continue
      case `rounding-mode-ceiling`:
        t.roundingMode = `ceil`
        continue
      case `rounding-mode-down`:
        t.roundingMode = `trunc`
        continue
      case `rounding-mode-up`:
        t.roundingMode = `expand`
        continue
      case `rounding-mode-half-even`:
        t.roundingMode = `halfEven`
        continue
      case `rounding-mode-half-down`:
        t.roundingMode = `halfTrunc`
        continue
      case `rounding-mode-half-up`:
        t.roundingMode = `halfExpand`
        continue
      case `integer-width`:
        if (n.options.length > 1) throw RangeError(`integer-width stems only accept a single optional option`)
        n.options[0].replace(Ui, (e, n, r, i, a, o) => {
          if (n) t.minimumIntegerDigits = r.length
          else if (i && a) throw Error(`We currently do not support maximum integer digits`)
          else if (o) throw Error(`We currently do not support exact integer digits`)
          return ``
        })
        continue
    }
    if (Wi.test(n.stem)) {
      t.minimumIntegerDigits = n.stem.length
      continue
    }
    if (Vi.test(n.stem)) {
      if (n.options.length > 1) throw RangeError(`Fraction-precision stems only accept a single optional option`)
      n.stem.replace(
        Vi,
        (e, n, r, i, a, o) => (
          r === `*`
            ? (t.minimumFractionDigits = n.length)
            : i && i[0] === `#`
              ? (t.maximumFractionDigits = i.length)
              : a && o
                ? ((t.minimumFractionDigits = a.length), (t.maximumFractionDigits = a.length + o.length))
                : ((t.minimumFractionDigits = n.length), (t.maximumFractionDigits = n.length)),
          ``
        ),
      )
      const e = n.options[0]
      e === `w` ? (t = { ...t, trailingZeroDisplay: `stripIfInteger` }) : e && (t = { ...t, ...Gi(e) })
      continue
    }
    if (Hi.test(n.stem)) {
      t = { ...t, ...Gi(n.stem) }
      continue
    }
    const e = Ki(n.stem)
    e && (t = { ...t, ...e })
    const r = qi(n.stem)
    r && (t = { ...t, ...r })
  }
  return t
}
var Xi = (e => (
  (e[(e.EXPECT_ARGUMENT_CLOSING_BRACE = 1)] = `EXPECT_ARGUMENT_CLOSING_BRACE`),
  (e[(e.EMPTY_ARGUMENT = 2)] = `EMPTY_ARGUMENT`),
  (e[(e.MALFORMED_ARGUMENT = 3)] = `MALFORMED_ARGUMENT`),
  (e[(e.EXPECT_ARGUMENT_TYPE = 4)] = `EXPECT_ARGUMENT_TYPE`),
  (e[(e.INVALID_ARGUMENT_TYPE = 5)] = `INVALID_ARGUMENT_TYPE`),
  (e[(e.EXPECT_ARGUMENT_STYLE = 6)] = `EXPECT_ARGUMENT_STYLE`),
  (e[(e.INVALID_NUMBER_SKELETON = 7)] = `INVALID_NUMBER_SKELETON`),
  (e[(e.INVALID_DATE_TIME_SKELETON = 8)] = `INVALID_DATE_TIME_SKELETON`),
  (e[(e.EXPECT_NUMBER_SKELETON = 9)] = `EXPECT_NUMBER_SKELETON`),
  (e[(e.EXPECT_DATE_TIME_SKELETON = 10)] = `EXPECT_DATE_TIME_SKELETON`),
  (e[(e.UNCLOSED_QUOTE_IN_ARGUMENT_STYLE = 11)] = `UNCLOSED_QUOTE_IN_ARGUMENT_STYLE`),
  (e[(e.EXPECT_SELECT_ARGUMENT_OPTIONS = 12)] = `EXPECT_SELECT_ARGUMENT_OPTIONS`),
  (e[(e.EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE = 13)] = `EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE`),
  (e[(e.INVALID_PLURAL_ARGUMENT_OFFSET_VALUE = 14)] = `INVALID_PLURAL_ARGUMENT_OFFSET_VALUE`),
  (e[(e.EXPECT_SELECT_ARGUMENT_SELECTOR = 15)] = `EXPECT_SELECT_ARGUMENT_SELECTOR`),
  (e[(e.EXPECT_PLURAL_ARGUMENT_SELECTOR = 16)] = `EXPECT_PLURAL_ARGUMENT_SELECTOR`),
  (e[(e.EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT = 17)] = `EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT`),
  (e[(e.EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT = 18)] = `EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT`),
  (e[(e.INVALID_PLURAL_ARGUMENT_SELECTOR = 19)] = `INVALID_PLURAL_ARGUMENT_SELECTOR`),
  (e[(e.DUPLICATE_PLURAL_ARGUMENT_SELECTOR = 20)] = `DUPLICATE_PLURAL_ARGUMENT_SELECTOR`),
  (e[(e.DUPLICATE_SELECT_ARGUMENT_SELECTOR = 21)] = `DUPLICATE_SELECT_ARGUMENT_SELECTOR`),
  (e[(e.MISSING_OTHER_CLAUSE = 22)] = `MISSING_OTHER_CLAUSE`),
  (e[(e.INVALID_TAG = 23)] = `INVALID_TAG`),
  (e[(e.INVALID_TAG_NAME = 25)] = `INVALID_TAG_NAME`),
  (e[(e.UNMATCHED_CLOSING_TAG = 26)] = `UNMATCHED_CLOSING_TAG`),
  (e[(e.UNCLOSED_TAG = 27)] = `UNCLOSED_TAG`),
  e
))({})
function Zi(e) {
  return e.type === 0
}
function Qi(e) {
  return e.type === 1
}
function $i(e) {
  return e.type === 2
}
function ea(e) {
  return e.type === 3
}
function ta(e) {
  return e.type === 4
}
function na(e) {
  return e.type === 5
}
function ra(e) {
  return e.type === 6
}
function ia(e) {
  return e.type === 7
}
function aa(e) {
  return e.type === 8
}
function oa(e) {
  return !!(e && typeof e == `object` && e.type === 0)
}
function sa(e) {
  return !!(e && typeof e == `object` && e.type === 1)
}
var ca = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/,
  la =
    /([^\t-\r -/:-@[-^`{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g,
  ua = {
    '001': [`H`, `h`],
    419: [`h`, `H`, `hB`, `hb`],
    AC: [`H`, `h`, `hb`, `hB`],
    AD: [`H`, `hB`],
    AE: [`h`, `hB`, `hb`, `H`],
    AF: [`H`, `hb`, `hB`, `h`],
    AG: [`h`, `hb`, `H`, `hB`],
    AI: [`H`, `h`, `hb`, `hB`],
    AL: [`h`, `H`, `hB`],
    AM: [`H`, `hB`],
    AO: [`H`, `hB`],
    AR: [`h`, `H`, `hB`, `hb`],
    AS: [`h`, `H`],
    AT: [`H`, `hB`],
    AU: [`h`, `hb`, `H`, `hB`],
    AW: [`H`, `hB`],
    AX: [`H`],
    AZ: [`H`, `hB`, `h`],
    BA: [`H`, `hB`, `h`],
    BB: [`h`, `hb`, `H`, `hB`],
    BD: [`h`, `hB`, `H`],
    BE: [`H`, `hB`],
    BF: [`H`, `hB`],
    BG: [`H`, `hB`, `h`],
    BH: [`h`, `hB`, `hb`, `H`],
    BI: [`H`, `h`],
    BJ: [`H`, `hB`],
    BL: [`H`, `hB`],
    BM: [`h`, `hb`, `H`, `hB`],
    BN: [`hb`, `hB`, `h`, `H`],
    BO: [`h`, `H`, `hB`, `hb`],
    BQ: [`H`],
    BR: [`H`, `hB`],
    BS: [`h`, `hb`, `H`, `hB`],
    BT: [`h`, `H`],
    BW: [`H`, `h`, `hb`, `hB`],
    BY: [`H`, `h`],
    BZ: [`H`, `h`, `hb`, `hB`],
    CA: [`h`, `hb`, `H`, `hB`],
    CC: [`H`, `h`, `hb`, `hB`],
    CD: [`hB`, `H`],
    CF: [`H`, `h`, `hB`],
    CG: [`H`, `hB`],
    CH: [`H`, `hB`, `h`],
    CI: [`H`, `hB`],
    CK: [`H`, `h`, `hb`, `hB`],
    CL: [`h`, `H`, `hB`, `hb`],
    CM: [`H`, `h`, `hB`],
    CN: [`H`, `hB`, `hb`, `h`],
    CO: [`h`, `H`, `hB`, `hb`],
    CP: [`H`],
    CR: [`h`, `H`, `hB`, `hb`],
    CU: [`h`, `H`, `hB`, `hb`],
    CV: [`H`, `hB`],
    CW: [`H`, `hB`],
    CX: [`H`, `h`, `hb`, `hB`],
    CY: [`h`, `H`, `hb`, `hB`],
    CZ: [`H`],
    DE: [`H`, `hB`],
    DG: [`H`, `h`, `hb`, `hB`],
    DJ: [`h`, `H`],
    DK: [`H`],
    DM: [`h`, `hb`, `H`, `hB`],
    DO: [`h`, `H`, `hB`, `hb`],
    DZ: [`h`, `hB`, `hb`, `H`],
    EA: [`H`, `h`, `hB`, `hb`],
    EC: [`h`, `H`, `hB`, `hb`],
    EE: [`H`, `hB`],
    EG: [`h`, `hB`, `hb`, `H`],
    EH: [`h`, `hB`, `hb`, `H`],
    ER: [`h`, `H`],
    ES: [`H`, `hB`, `h`, `hb`],
    ET: [`hB`, `hb`, `h`, `H`],
    FI: [`H`],
    FJ: [`h`, `hb`, `H`, `hB`],
    FK: [`H`, `h`, `hb`, `hB`],
    FM: [`h`, `hb`, `H`, `hB`],
    FO: [`H`, `h`],
    FR: [`H`, `hB`],
    GA: [`H`, `hB`],
    GB: [`H`, `h`, `hb`, `hB`],
    GD: [`h`, `hb`, `H`, `hB`],
    GE: [`H`, `hB`, `h`],
    GF: [`H`, `hB`],
    GG: [`H`, `h`, `hb`, `hB`],
    GH: [`h`, `H`],
    GI: [`H`, `h`, `hb`, `hB`],
    GL: [`H`, `h`],
    GM: [`h`, `hb`, `H`, `hB`],
    GN: [`H`, `hB`],
    GP: [`H`, `hB`],
    GQ: [`H`, `hB`, `h`, `hb`],
    GR: [`h`, `H`, `hb`, `hB`],
    GS: [`H`, `h`, `hb`, `hB`],
    GT: [`h`, `H`, `hB`, `hb`],
    GU: [`h`, `hb`, `H`, `hB`],
    GW: [`H`, `hB`],
    GY: [`h`, `hb`, `H`, `hB`],
    HK: [`h`, `hB`, `hb`, `H`],
    HN: [`h`, `H`, `hB`, `hb`],
    HR: [`H`, `hB`],
    HU: [`H`, `h`],
    IC: [`H`, `h`, `hB`, `hb`],
    ID: [`H`],
    IE: [`H`, `h`, `hb`, `hB`],
    IL: [`H`, `hB`],
    IM: [`H`, `h`, `hb`, `hB`],
    IN: [`h`, `H`],
    IO: [`H`, `h`, `hb`, `hB`],
    IQ: [`h`, `hB`, `hb`, `H`],
    IR: [`hB`, `H`],
    IS: [`H`],
    IT: [`H`, `hB`],
    JE: [`H`, `h`, `hb`, `hB`],
    JM: [`h`, `hb`, `H`, `hB`],
    JO: [`h`, `hB`, `hb`, `H`],
    JP: [`H`, `K`, `h`],
    KE: [`hB`, `hb`, `H`, `h`],
    KG: [`H`, `h`, `hB`, `hb`],
    KH: [`hB`, `h`, `H`, `hb`],
    KI: [`h`, `hb`, `H`, `hB`],
    KM: [`H`, `h`, `hB`, `hb`],
    KN: [`h`, `hb`, `H`, `hB`],
    KP: [`h`, `H`, `hB`, `hb`],
    KR: [`h`, `H`, `hB`, `hb`],
    KW: [`h`, `hB`, `hb`, `H`],
    KY: [`h`, `hb`, `H`, `hB`],
    KZ: [`H`, `hB`],
    LA: [`H`, `hb`, `hB`, `h`],
    LB: [`h`, `hB`, `hb`, `H`],
    LC: [`h`, `hb`, `H`, `hB`],
    LI: [`H`, `hB`, `h`],
    LK: [`H`, `h`, `hB`, `hb`],
    LR: [`h`, `hb`, `H`, `hB`],
    LS: [`h`, `H`],
    LT: [`H`, `h`, `hb`, `hB`],
    LU: [`H`, `h`, `hB`],
    LV: [`H`, `hB`, `hb`, `h`],
    LY: [`h`, `hB`, `hb`, `H`],
    MA: [`H`, `h`, `hB`, `hb`],
    MC: [`H`, `hB`],
    MD: [`H`, `hB`],
    ME: [`H`, `hB`, `h`],
    MF: [`H`, `hB`],
    MG: [`H`, `h`],
    MH: [`h`, `hb`, `H`, `hB`],
    MK: [`H`, `h`, `hb`, `hB`],
    ML: [`H`],
    MM: [`hB`, `hb`, `H`, `h`],
    MN: [`H`, `h`, `hb`, `hB`],
    MO: [`h`, `hB`, `hb`, `H`],
    MP: [`h`, `hb`, `H`, `hB`],
    MQ: [`H`, `hB`],
    MR: [`h`, `hB`, `hb`, `H`],
    MS: [`H`, `h`, `hb`, `hB`],
    MT: [`H`, `h`],
    MU: [`H`, `h`],
    MV: [`H`, `h`],
    MW: [`h`, `hb`, `H`, `hB`],
    MX: [`h`, `H`, `hB`, `hb`],
    MY: [`hb`, `hB`, `h`, `H`],
    MZ: [`H`, `hB`],
    NA: [`h`, `H`, `hB`, `hb`],
    NC: [`H`, `hB`],
    NE: [`H`],
    NF: [`H`, `h`, `hb`, `hB`],
    NG: [`H`, `h`, `hb`, `hB`],
    NI: [`h`, `H`, `hB`, `hb`],
    NL: [`H`, `hB`],
    NO: [`H`, `h`],
    NP: [`H`, `h`, `hB`],
    NR: [`H`, `h`, `hb`, `hB`],
    NU: [`H`, `h`, `hb`, `hB`],
    NZ: [`h`, `hb`, `H`, `hB`],
    OM: [`h`, `hB`, `hb`, `H`],
    PA: [`h`, `H`, `hB`, `hb`],
    PE: [`h`, `H`, `hB`, `hb`],
    PF: [`H`, `h`, `hB`],
    PG: [`h`, `H`],
    PH: [`h`, `hB`, `hb`, `H`],
    PK: [`h`, `hB`, `H`],
    PL: [`H`, `h`],
    PM: [`H`, `hB`],
    PN: [`H`, `h`, `hb`, `hB`],
    PR: [`h`, `H`, `hB`, `hb`],
    PS: [`h`, `hB`, `hb`, `H`],
    PT: [`H`, `hB`],
    PW: [`h`, `H`],
    PY: [`h`, `H`, `hB`, `hb`],
    QA: [`h`, `hB`, `hb`, `H`],
    RE: [`H`, `hB`],
    RO: [`H`, `hB`],
    RS: [`H`, `hB`, `h`],
    RU: [`H`],
    RW: [`H`, `h`],
    SA: [`h`, `hB`, `hb`, `H`],
    SB: [`h`, `hb`, `H`, `hB`],
    SC: [`H`, `h`, `hB`],
    SD: [`h`, `hB`, `hb`, `H`],
    SE: [`H`],
    SG: [`h`, `hb`, `H`, `hB`],
    SH: [`H`, `h`, `hb`, `hB`],
    SI: [`H`, `hB`],
    SJ: [`H`],
    SK: [`H`],
    SL: [`h`, `hb`, `H`, `hB`],
    SM: [`H`, `h`, `hB`],
    SN: [`H`, `h`, `hB`],
    SO: [`h`, `H`],
    SR: [`H`, `hB`],
    SS: [`h`, `hb`, `H`, `hB`],
    ST: [`H`, `hB`],
    SV: [`h`, `H`, `hB`, `hb`],
    SX: [`H`, `h`, `hb`, `hB`],
    SY: [`h`, `hB`, `hb`, `H`],
    SZ: [`h`, `hb`, `H`, `hB`],
    TA: [`H`, `h`, `hb`, `hB`],
    TC: [`h`, `hb`, `H`, `hB`],
    TD: [`h`, `H`, `hB`],
    TF: [`H`, `h`, `hB`],
    TG: [`H`, `hB`],
    TH: [`H`, `h`],
    TJ: [`H`, `h`],
    TL: [`H`, `hB`, `hb`, `h`],
    TM: [`H`, `h`],
    TN: [`h`, `hB`, `hb`, `H`],
    TO: [`h`, `H`],
    TR: [`H`, `hB`],
    TT: [`h`, `hb`, `H`, `hB`],
    TW: [`hB`, `hb`, `h`, `H`],
    TZ: [`hB`, `hb`, `H`, `h`],
    UA: [`H`, `hB`, `h`],
    UG: [`hB`, `hb`, `H`, `h`],
    UM: [`h`, `hb`, `H`, `hB`],
    US: [`h`, `hb`, `H`, `hB`],
    UY: [`h`, `H`, `hB`, `hb`],
    UZ: [`H`, `hB`, `h`],
    VA: [`H`, `h`, `hB`],
    VC: [`h`, `hb`, `H`, `hB`],
    VE: [`h`, `H`, `hB`, `hb`],
    VG: [`h`, `hb`, `H`, `hB`],
    VI: [`h`, `hb`, `H`, `hB`],
    VN: [`H`, `h`],
    VU: [`h`, `H`],
    WF: [`H`, `hB`],
    WS: [`h`, `H`],
    XK: [`H`, `hB`, `h`],
    YE: [`h`, `hB`, `hb`, `H`],
    YT: [`H`, `hB`],
    ZA: [`H`, `h`, `hb`, `hB`],
    ZM: [`h`, `hb`, `H`, `hB`],
    ZW: [`H`, `h`],
    'af-ZA': [`H`, `h`, `hB`, `hb`],
    'ar-001': [`h`, `hB`, `hb`, `H`],
    'ca-ES': [`H`, `h`, `hB`],
    'en-001': [`h`, `hb`, `H`, `hB`],
    'en-HK': [`h`, `hb`, `H`, `hB`],
    'en-IL': [`H`, `h`, `hb`, `hB`],
    'en-MY': [`h`, `hb`, `H`, `hB`],
    'es-BR': [`H`, `h`, `hB`, `hb`],
    'es-ES': [`H`, `h`, `hB`, `hb`],
    'es-GQ': [`H`, `h`, `hB`, `hb`],
    'fr-CA': [`H`, `h`, `hB`],
    'gl-ES': [`H`, `h`, `hB`],
    'gu-IN': [`hB`, `hb`, `h`, `H`],
    'hi-IN': [`hB`, `h`, `H`],
    'it-CH': [`H`, `h`, `hB`],
    'it-IT': [`H`, `h`, `hB`],
    'kn-IN': [`hB`, `h`, `H`],
    'ku-SY': [`H`, `hB`],
    'ml-IN': [`hB`, `h`, `H`],
    'mr-IN': [`hB`, `hb`, `h`, `H`],
    'pa-IN': [`hB`, `hb`, `h`, `H`],
    'ta-IN': [`hB`, `h`, `hb`, `H`],
    'te-IN': [`hB`, `h`, `H`],
    'zu-ZA': [`H`, `hB`, `hb`, `h`],
  }
function da(e, t) {
  let n = ``
  for (let r = 0; r < e.length; r++) {
    const i = e.charAt(r)
    if (i === `j`) {
      let a = 0
      for (; r + 1 < e.length && e.charAt(r + 1) === i; ) a++, r++
      let o = 1 + (a & 1),
        s = a < 2 ? 1 : 3 + (a >> 1),
        c = fa(t)
      for ((c == `H` || c == `k`) && (s = 0); s-- > 0; ) n += `a`
      for (; o-- > 0; ) n = c + n
    } else n += i === `J` ? `H` : i
  }
  return n
}
function fa(e) {
  let t = e.hourCycle
  if (t === void 0) {
    const n = e
    t = n.getHourCycles?.()[0] ?? n.hourCycles?.[0]
  }
  if (t)
    switch (t) {
      case `h24`:
        return `k`
      case `h23`:
        return `H`
      case `h12`:
        return `h`
      case `h11`:
        return `K`
      default:
        throw Error(`Invalid hourCycle`)
    }
  let n = e.language,
    r
  return (
    n !== `root` && (r = e.maximize().region),
    (ua[`${n}-${r}`] || ua[r || ``] || ua[n || ``] || ua[`${n}-001`] || ua[`001`])[0].charAt(0)
  )
}
var j = RegExp(`^${ca.source}*`),
  M = RegExp(`${ca.source}*$`)
function N(e, t) {
  return { start: e, end: t }
}
var pa = !!Object.fromEntries,
  ma = !!String.prototype.trimStart,
  ha = !!String.prototype.trimEnd,
  ga = pa
    ? Object.fromEntries
    : e => {
        const t = {}
        for (const [n, r] of e) t[n] = r
        return t
      },
  _a = ma ? e => e.trimStart() : e => e.replace(j, ``),
  va = ha ? e => e.trimEnd() : e => e.replace(M, ``),
  ya = ba()
function ba() {
  try {
    const e = /([^\p{White_Space}\p{Pattern_Syntax}]*)/uy
    if (e.exec(`a `)?.[1] === `a`) return e
  } catch {}
  return la
}
function xa(e, t) {
  return ((ya.lastIndex = t), ya.exec(e)[1] ?? ``)
}
function Sa(e) {
  if (e.length === 0) return null
  let t = 1,
    n = 1
  for (let r = 0; r < e.length; ) {
    const i = e.charCodeAt(r)
    switch (i) {
      case 35:
      case 39:
      case 60:
      case 123:
      case 125:
        return null
    }
    if (i === 10) t++, (n = 1), r++
    else if ((n++, i >= 55296 && i <= 56319 && r + 1 < e.length)) {
      const t = e.charCodeAt(r + 1)
      r += t >= 56320 && t <= 57343 ? 2 : 1
    } else r++
  }
  return { offset: e.length, line: t, column: n }
}
var Ca = class {
  constructor(e, t = {}) {
    ;(this.message = e),
      (this.position = { offset: 0, line: 1, column: 1 }),
      (this.ignoreTag = !!t.ignoreTag),
      (this.locale = t.locale),
      (this.requiresOtherClause = !!t.requiresOtherClause),
      (this.shouldParseSkeletons = !!t.shouldParseSkeletons)
  }
  parse() {
    if (this.offset() !== 0) throw Error(`parser can only be used once`)
    if (this.message.length > 0) {
      const e = this.message.charCodeAt(0)
      if (e !== 35 && e !== 39 && e !== 60 && e !== 123 && e !== 125) {
        const e = Sa(this.message)
        if (e) {
          const t = this.clonePosition()
          return (
            (this.position = e),
            { val: [{ type: 0, value: this.message, location: N(t, this.clonePosition()) }], err: null }
          )
        }
      }
    }
    return this.parseMessage(0, ``, !1)
  }
  parseMessage(e, t, n) {
    const r = []
    for (; !this.isEOF(); ) {
      const i = this.char()
      if (i === 123) {
        const t = this.parseArgument(e, n)
        if (t.err) return t
        r.push(t.val)
      } else if (i === 125 && e > 0) break
      else if (i === 35 && (t === `plural` || t === `selectordinal`)) {
        const e = this.clonePosition()
        this.bump(), r.push({ type: 7, location: N(e, this.clonePosition()) })
      } else if (i === 60 && !this.ignoreTag && this.peek() === 47) {
        if (n) break
        return this.error(26, N(this.clonePosition(), this.clonePosition()))
      } else if (i === 60 && !this.ignoreTag && wa(this.peek() || 0)) {
        const n = this.parseTag(e, t)
        if (n.err) return n
        r.push(n.val)
      } else {
        const n = this.parseLiteral(e, t)
        if (n.err) return n
        r.push(n.val)
      }
    }
    return { val: r, err: null }
  }
  parseTag(e, t) {
    const n = this.clonePosition()
    this.bump()
    const r = this.parseTagName()
    if ((this.bumpSpace(), this.bumpIf(`/>`)))
      return { val: { type: 0, value: `<${r}/>`, location: N(n, this.clonePosition()) }, err: null }
    if (this.bumpIf(`>`)) {
      const i = this.parseMessage(e + 1, t, !0)
      if (i.err) return i
      const a = i.val,
        o = this.clonePosition()
      if (this.bumpIf(`</`)) {
        if (this.isEOF() || !wa(this.char())) return this.error(23, N(o, this.clonePosition()))
        const e = this.clonePosition()
        return r === this.parseTagName()
          ? (this.bumpSpace(),
            this.bumpIf(`>`)
              ? { val: { type: 8, value: r, children: a, location: N(n, this.clonePosition()) }, err: null }
              : this.error(23, N(o, this.clonePosition())))
          : this.error(26, N(e, this.clonePosition()))
      }
      return this.error(27, N(n, this.clonePosition()))
    }
    return this.error(23, N(n, this.clonePosition()))
  }
  parseTagName() {
    const e = this.offset()
    for (this.bump(); !this.isEOF() && Ea(this.char()); ) this.bump()
    return this.message.slice(e, this.offset())
  }
  parseLiteral(e, t) {
    let n = this.clonePosition(),
      r = ``
    for (;;) {
      const n = this.tryParseQuote(t)
      if (n) {
        r += n
        continue
      }
      const i = this.tryParseUnquoted(e, t)
      if (i) {
        r += i
        continue
      }
      const a = this.tryParseLeftAngleBracket()
      if (a) r += a
      else break
    }
    const i = N(n, this.clonePosition())
    return { val: { type: 0, value: r, location: i }, err: null }
  }
  tryParseLeftAngleBracket() {
    return !this.isEOF() && this.char() === 60 && (this.ignoreTag || !Ta(this.peek() || 0)) ? (this.bump(), `<`) : null
  }
  tryParseQuote(e) {
    if (this.isEOF() || this.char() !== 39) return null
    switch (this.peek()) {
      case 39:
        return (this.bump(), this.bump(), `'`)
      case 123:
      case 60:
      case 62:
      case 125:
        break
      case 35:
        if (e === `plural` || e === `selectordinal`) break
        return null
      default:
        return null
    }
    this.bump()
    const t = [this.char()]
    for (this.bump(); !this.isEOF(); ) {
      const e = this.char()
      if (e === 39) {
        if (this.peek() === 39) t.push(39), this.bump()
        else {
          this.bump()
          break
        }
      } else t.push(e)
      this.bump()
    }
    return String.fromCodePoint(...t)
  }
  tryParseUnquoted(e, t) {
    if (this.isEOF()) return null
    const n = this.char()
    return n === 60 || n === 123 || (n === 35 && (t === `plural` || t === `selectordinal`)) || (n === 125 && e > 0)
      ? null
      : (this.bump(), String.fromCodePoint(n))
  }
  parseArgument(e, t) {
    const n = this.clonePosition()
    if ((this.bump(), this.bumpSpace(), this.isEOF())) return this.error(1, N(n, this.clonePosition()))
    if (this.char() === 125) return (this.bump(), this.error(2, N(n, this.clonePosition())))
    const r = this.parseIdentifierIfPossible().value
    if (!r) return this.error(3, N(n, this.clonePosition()))
    if ((this.bumpSpace(), this.isEOF())) return this.error(1, N(n, this.clonePosition()))
    switch (this.char()) {
      case 125:
        return (this.bump(), { val: { type: 1, value: r, location: N(n, this.clonePosition()) }, err: null })
      case 44:
        return (
          this.bump(),
          this.bumpSpace(),
          this.isEOF() ? this.error(1, N(n, this.clonePosition())) : this.parseArgumentOptions(e, t, r, n)
        )
      default:
        return this.error(3, N(n, this.clonePosition()))
    }
  }
  parseIdentifierIfPossible() {
    const e = this.clonePosition(),
      t = this.offset(),
      n = xa(this.message, t),
      r = t + n.length
    return (this.bumpTo(r), { value: n, location: N(e, this.clonePosition()) })
  }
  parseArgumentOptions(e, t, n, r) {
    const i = this.clonePosition(),
      a = this.parseIdentifierIfPossible().value,
      o = this.clonePosition()
    switch (a) {
      case ``:
        return this.error(4, N(i, o))
      case `number`:
      case `date`:
      case `time`: {
        this.bumpSpace()
        let e = null
        if (this.bumpIf(`,`)) {
          this.bumpSpace()
          const t = this.clonePosition(),
            n = this.parseSimpleArgStyleIfPossible()
          if (n.err) return n
          const r = va(n.val)
          if (r.length === 0) return this.error(6, N(this.clonePosition(), this.clonePosition()))
          e = { style: r, styleLocation: N(t, this.clonePosition()) }
        }
        const t = this.tryParseArgumentClose(r)
        if (t.err) return t
        const i = N(r, this.clonePosition())
        if (e && e.style.startsWith(`::`)) {
          const t = _a(e.style.slice(2))
          if (a === `number`) {
            const r = this.parseNumberSkeletonFromString(t, e.styleLocation)
            return r.err ? r : { val: { type: 2, value: n, location: i, style: r.val }, err: null }
          }
          {
            if (t.length === 0) return this.error(10, i)
            let r = t
            this.locale && (r = da(t, this.locale))
            const o = {
              type: 1,
              pattern: r,
              location: e.styleLocation,
              parsedOptions: this.shouldParseSkeletons ? Li(r) : {},
            }
            return { val: { type: a === `date` ? 3 : 4, value: n, location: i, style: o }, err: null }
          }
        }
        return {
          val: { type: a === `number` ? 2 : a === `date` ? 3 : 4, value: n, location: i, style: e?.style ?? null },
          err: null,
        }
      }
      case `plural`:
      case `selectordinal`:
      case `select`: {
        const i = this.clonePosition()
        if ((this.bumpSpace(), !this.bumpIf(`,`))) return this.error(12, N(i, { ...i }))
        this.bumpSpace()
        let o = this.parseIdentifierIfPossible(),
          s = 0
        if (a !== `select` && o.value === `offset`) {
          if (!this.bumpIf(`:`)) return this.error(13, N(this.clonePosition(), this.clonePosition()))
          this.bumpSpace()
          const e = this.tryParseDecimalInteger(13, 14)
          if (e.err) return e
          this.bumpSpace(), (o = this.parseIdentifierIfPossible()), (s = e.val)
        }
        const c = this.tryParsePluralOrSelectOptions(e, a, t, o)
        if (c.err) return c
        const l = this.tryParseArgumentClose(r)
        if (l.err) return l
        const u = N(r, this.clonePosition())
        return a === `select`
          ? { val: { type: 5, value: n, options: ga(c.val), location: u }, err: null }
          : {
              val: {
                type: 6,
                value: n,
                options: ga(c.val),
                offset: s,
                pluralType: a === `plural` ? `cardinal` : `ordinal`,
                location: u,
              },
              err: null,
            }
      }
      default:
        return this.error(5, N(i, o))
    }
  }
  tryParseArgumentClose(e) {
    return this.isEOF() || this.char() !== 125
      ? this.error(1, N(e, this.clonePosition()))
      : (this.bump(), { val: !0, err: null })
  }
  parseSimpleArgStyleIfPossible() {
    let e = 0,
      t = this.clonePosition()
    for (; !this.isEOF(); )
      switch (this.char()) {
        case 39: {
          this.bump()
          const e = this.clonePosition()
          if (!this.bumpUntil(`'`)) return this.error(11, N(e, this.clonePosition()))
          this.bump()
          break
        }
        case 123:
          ;(e += 1), this.bump()
          break
        case 125:
          if (e > 0) --e
          else return { val: this.message.slice(t.offset, this.offset()), err: null }
          break
        default:
          this.bump()
      }
    return { val: this.message.slice(t.offset, this.offset()), err: null }
  }
  parseNumberSkeletonFromString(e, t) {
    let n = []
    try {
      n = zi(e)
    } catch {
      return this.error(7, t)
    }
    return {
      val: { type: 0, tokens: n, location: t, parsedOptions: this.shouldParseSkeletons ? Yi(n) : {} },
      err: null,
    }
  }
  tryParsePluralOrSelectOptions(e, t, n, r) {
    let i = !1,
      a = [],
      o = new Set(),
      { value: s, location: c } = r
    for (;;) {
      if (s.length === 0) {
        const e = this.clonePosition()
        if (t !== `select` && this.bumpIf(`=`)) {
          const t = this.tryParseDecimalInteger(16, 19)
          if (t.err) return t
          ;(c = N(e, this.clonePosition())), (s = this.message.slice(e.offset, this.offset()))
        } else break
      }
      if (o.has(s)) return this.error(t === `select` ? 21 : 20, c)
      s === `other` && (i = !0), this.bumpSpace()
      const r = this.clonePosition()
      if (!this.bumpIf(`{`)) return this.error(t === `select` ? 17 : 18, N(this.clonePosition(), this.clonePosition()))
      const l = this.parseMessage(e + 1, t, n)
      if (l.err) return l
      const u = this.tryParseArgumentClose(r)
      if (u.err) return u
      a.push([s, { value: l.val, location: N(r, this.clonePosition()) }]),
        o.add(s),
        this.bumpSpace(),
        ({ value: s, location: c } = this.parseIdentifierIfPossible())
    }
    return a.length === 0
      ? this.error(t === `select` ? 15 : 16, N(this.clonePosition(), this.clonePosition()))
      : this.requiresOtherClause && !i
        ? this.error(22, N(this.clonePosition(), this.clonePosition()))
        : { val: a, err: null }
  }
  tryParseDecimalInteger(e, t) {
    let n = 1,
      r = this.clonePosition()
    this.bumpIf(`+`) || (this.bumpIf(`-`) && (n = -1))
    let i = !1,
      a = 0
    for (; !this.isEOF(); ) {
      const e = this.char()
      if (e >= 48 && e <= 57) (i = !0), (a = a * 10 + (e - 48)), this.bump()
      else break
    }
    const o = N(r, this.clonePosition())
    return i ? ((a *= n), Number.isSafeInteger(a) ? { val: a, err: null } : this.error(t, o)) : this.error(e, o)
  }
  offset() {
    return this.position.offset
  }
  isEOF() {
    return this.offset() === this.message.length
  }
  clonePosition() {
    return { offset: this.position.offset, line: this.position.line, column: this.position.column }
  }
  char() {
    const e = this.position.offset
    if (e >= this.message.length) throw Error(`out of bound`)
    const t = this.message.codePointAt(e)
    if (t === void 0) throw Error(`Offset ${e} is at invalid UTF-16 code unit boundary`)
    return t
  }
  error(e, t) {
    return { val: null, err: { kind: e, message: this.message, location: t } }
  }
  bump() {
    if (this.isEOF()) return
    const e = this.char()
    e === 10
      ? ((this.position.line += 1), (this.position.column = 1), (this.position.offset += 1))
      : ((this.position.column += 1), (this.position.offset += e < 65536 ? 1 : 2))
  }
  bumpIf(e) {
    const t = this.offset()
    if (this.message.slice(t, t + e.length) === e) {
      for (let t = 0; t < e.length; t++) this.bump()
      return !0
    }
    return !1
  }
  bumpUntil(e) {
    const t = this.offset(),
      n = this.message.indexOf(e, t)
    return n >= 0 ? (this.bumpTo(n), !0) : (this.bumpTo(this.message.length), !1)
  }
  bumpTo(e) {
    if (this.offset() > e)
      throw Error(`targetOffset ${e} must be greater than or equal to the current offset ${this.offset()}`)
    for (e = Math.min(e, this.message.length); ; ) {
      const t = this.offset()
      if (t === e) break
      if (t > e) throw Error(`targetOffset ${e} is at invalid UTF-16 code unit boundary`)
      if ((this.bump(), this.isEOF())) break
    }
  }
  bumpSpace() {
    for (; !this.isEOF() && Da(this.char()); ) this.bump()
  }
  peek() {
    if (this.isEOF()) return null
    const e = this.char(),
      t = this.offset()
    return this.message.charCodeAt(t + (e >= 65536 ? 2 : 1)) ?? null
  }
}
function wa(e) {
  return (e >= 97 && e <= 122) || (e >= 65 && e <= 90)
}
function Ta(e) {
  return wa(e) || e === 47
}
function Ea(e) {
  return (
    e === 45 ||
    e === 46 ||
    (e >= 48 && e <= 57) ||
    e === 95 ||
    (e >= 97 && e <= 122) ||
    (e >= 65 && e <= 90) ||
    e == 183 ||
    (e >= 192 && e <= 214) ||
    (e >= 216 && e <= 246) ||
    (e >= 248 && e <= 893) ||
    (e >= 895 && e <= 8191) ||
    (e >= 8204 && e <= 8205) ||
    (e >= 8255 && e <= 8256) ||
    (e >= 8304 && e <= 8591) ||
    (e >= 11264 && e <= 12271) ||
    (e >= 12289 && e <= 55295) ||
    (e >= 63744 && e <= 64975) ||
    (e >= 65008 && e <= 65533) ||
    (e >= 65536 && e <= 983039)
  )
}
function Da(e) {
  return (e >= 9 && e <= 13) || e === 32 || e === 133 || (e >= 8206 && e <= 8207) || e === 8232 || e === 8233
}
function Oa(e) {
  e.forEach(e => {
    if ((delete e.location, na(e) || ra(e)))
      for (const t in e.options) delete e.options[t].location, Oa(e.options[t].value)
    else ($i(e) && oa(e.style)) || ((ea(e) || ta(e)) && sa(e.style)) ? delete e.style.location : aa(e) && Oa(e.children)
  })
}
function ka(e, t = {}) {
  t = { shouldParseSkeletons: !0, requiresOtherClause: !0, ...t }
  const n = new Ca(e, t).parse()
  if (n.err) {
    const e = SyntaxError(Xi[n.err.kind])
    throw ((e.location = n.err.location), (e.originalMessage = n.err.message), e)
  }
  return (t?.captureLocation || Oa(n.val), n.val)
}
var Aa = class extends Error {
    constructor(e, t, n) {
      super(e), (this.code = t), (this.originalMessage = n)
    }
    toString() {
      return `[formatjs Error: ${this.code}] ${this.message}`
    }
  },
  ja = class extends Aa {
    constructor(e, t, n, r) {
      super(`Invalid values for "${e}": "${t}". Options are "${Object.keys(n).join(`", "`)}"`, `INVALID_VALUE`, r)
    }
  },
  Ma = class extends Aa {
    constructor(e, t, n) {
      super(`Value for "${e}" must be of type ${t}`, `INVALID_VALUE`, n)
    }
  },
  Na = class extends Aa {
    constructor(e, t) {
      super(`The intl string context variable "${e}" was not provided to the string "${t}"`, `MISSING_VALUE`, t)
    }
  }
function Pa(e) {
  return e.length < 2
    ? e
    : e.reduce((e, t) => {
        const n = e[e.length - 1]
        return (!n || n.type !== 0 || t.type !== 0 ? e.push(t) : (n.value += t.value), e)
      }, [])
}
function Fa(e) {
  return typeof e == `function`
}
function Ia(e, t, n, r, i, a, o) {
  if (e.length === 1 && Zi(e[0])) return [{ type: 0, value: e[0].value }]
  const s = []
  for (const c of e) {
    if (Zi(c)) {
      s.push({ type: 0, value: c.value })
      continue
    }
    if (ia(c)) {
      typeof a == `number` && s.push({ type: 0, value: n.getNumberFormat(t).format(a) })
      continue
    }
    const { value: e } = c
    if (!(i && e in i)) throw new Na(e, o)
    let l = i[e]
    if (Qi(c))
      (l && typeof l != `string` && typeof l != `number` && typeof l != `bigint`) ||
        (l = typeof l == `string` || typeof l == `number` || typeof l == `bigint` ? String(l) : ``),
        s.push({ type: typeof l == `string` ? 0 : 1, value: l })
    else if (ea(c)) {
      const e = typeof c.style == `string` ? r.date[c.style] : sa(c.style) ? c.style.parsedOptions : void 0
      s.push({ type: 0, value: n.getDateTimeFormat(t, e).format(l) })
    } else if (ta(c)) {
      const e = typeof c.style == `string` ? r.time[c.style] : sa(c.style) ? c.style.parsedOptions : r.time.medium
      s.push({ type: 0, value: n.getDateTimeFormat(t, e).format(l) })
    } else if ($i(c)) {
      const e = typeof c.style == `string` ? r.number[c.style] : oa(c.style) ? c.style.parsedOptions : void 0
      if (e && e.scale) {
        const t = e.scale || 1
        if (typeof l == `bigint`) {
          if (!Number.isInteger(t))
            throw TypeError(
              `Cannot apply fractional scale ${t} to bigint value. Scale must be an integer when formatting bigint.`,
            )
          l *= BigInt(t)
        } else l *= t
      }
      s.push({ type: 0, value: n.getNumberFormat(t, e).format(l) })
    } else {
      if (aa(c)) {
        const { children: e, value: l } = c,
          u = i[l]
        if (!Fa(u)) throw new Ma(l, `function`, o)
        let d = u(Ia(e, t, n, r, i, a).map(e => e.value))
        Array.isArray(d) || (d = [d]), s.push(...d.map(e => ({ type: typeof e == `string` ? 0 : 1, value: e })))
      }
      if (na(c)) {
        const e = l,
          a = (Object.hasOwn(c.options, e) ? c.options[e] : void 0) || c.options.other
        if (!a) throw new ja(c.value, l, Object.keys(c.options), o)
        s.push(...Ia(a.value, t, n, r, i))
      } else if (ra(c)) {
        let e = `=${l}`,
          a = Object.hasOwn(c.options, e) ? c.options[e] : void 0
        if (!a) {
          if (!Intl.PluralRules)
            throw new Aa(
              `Intl.PluralRules is not available in this environment.
Try polyfilling it using "@formatjs/intl-pluralrules"
`,
              `MISSING_INTL_API`,
              o,
            )
          const e = typeof l == `bigint` ? Number(l) : l,
            r = n.getPluralRules(t, { type: c.pluralType }).select(e - (c.offset || 0))
          a = (Object.hasOwn(c.options, r) ? c.options[r] : void 0) || c.options.other
        }
        if (!a) throw new ja(c.value, l, Object.keys(c.options), o)
        const u = typeof l == `bigint` ? Number(l) : l
        s.push(...Ia(a.value, t, n, r, i, u - (c.offset || 0)))
      }
    }
  }
  return Pa(s)
}
function La(e, t) {
  return t ? { ...e, ...t, ...Object.keys(e).reduce((n, r) => ((n[r] = { ...e[r], ...t[r] }), n), {}) } : e
}
function P(e, t) {
  return t ? Object.keys(e).reduce((n, r) => ((n[r] = La(e[r], t[r])), n), { ...e }) : e
}
function Ra(e) {
  return {
    create() {
      return {
        get(t) {
          return e[t]
        },
        set(t, n) {
          e[t] = n
        },
      }
    },
  }
}
function za(e = { number: {}, dateTime: {}, pluralRules: {} }) {
  return {
    getNumberFormat: wi((...e) => new Intl.NumberFormat(...e), { cache: Ra(e.number), strategy: Fi.variadic }),
    getDateTimeFormat: wi((...e) => new Intl.DateTimeFormat(...e), { cache: Ra(e.dateTime), strategy: Fi.variadic }),
    getPluralRules: wi((...e) => new Intl.PluralRules(...e), { cache: Ra(e.pluralRules), strategy: Fi.variadic }),
  }
}
var Ba = class e {
    constructor(t, n = e.defaultLocale, r, i) {
      if (
        ((this.formatterCache = { number: {}, dateTime: {}, pluralRules: {} }),
        (this.format = e => {
          const t = this.formatToParts(e)
          if (t.length === 1) return t[0].value
          const n = t.reduce(
            (e, t) => (
              !e.length || t.type !== 0 || typeof e[e.length - 1] != `string`
                ? e.push(t.value)
                : (e[e.length - 1] += t.value),
              e
            ),
            [],
          )
          return n.length <= 1 ? n[0] || `` : n
        }),
        (this.formatToParts = e => Ia(this.ast, this.locales, this.formatters, this.formats, e, void 0, this.message)),
        (this.resolvedOptions = () => ({
          locale: this.resolvedLocale?.toString() || Intl.NumberFormat.supportedLocalesOf(this.locales)[0],
        })),
        (this.getAst = () => this.ast),
        (this.locales = n),
        (this.resolvedLocale = e.resolveLocale(n)),
        typeof t == `string`)
      ) {
        if (((this.message = t), !e.__parse))
          throw TypeError('IntlMessageFormat.__parse must be set to process `message` of type `string`')
        const { ...n } = i || {}
        this.ast = e.__parse(t, { ...n, locale: this.resolvedLocale })
      } else this.ast = t
      if (!Array.isArray(this.ast)) throw TypeError(`A message must be provided as a String or AST.`)
      ;(this.formats = P(e.formats, r)), (this.formatters = (i && i.formatters) || za(this.formatterCache))
    }
    static {
      this.memoizedDefaultLocale = null
    }
    static get defaultLocale() {
      return ((e.memoizedDefaultLocale ||= new Intl.NumberFormat().resolvedOptions().locale), e.memoizedDefaultLocale)
    }
    static {
      this.resolveLocale = e => {
        if (Intl.Locale === void 0) return
        const t = Intl.NumberFormat.supportedLocalesOf(e)
        return t.length > 0 ? new Intl.Locale(t[0]) : new Intl.Locale(typeof e == `string` ? e : e[0])
      }
    }
    static {
      this.__parse = ka
    }
    static {
      this.formats = {
        number: {
          integer: { maximumFractionDigits: 0 },
          currency: { style: `currency` },
          percent: { style: `percent` },
        },
        date: {
          short: { month: `numeric`, day: `numeric`, year: `2-digit` },
          medium: { month: `short`, day: `numeric`, year: `numeric` },
          long: { month: `long`, day: `numeric`, year: `numeric` },
          full: { weekday: `long`, month: `long`, day: `numeric`, year: `numeric` },
        },
        time: {
          short: { hour: `numeric`, minute: `numeric` },
          medium: { hour: `numeric`, minute: `numeric`, second: `numeric` },
          long: { hour: `numeric`, minute: `numeric`, second: `numeric`, timeZoneName: `short` },
          full: { hour: `numeric`, minute: `numeric`, second: `numeric`, timeZoneName: `short` },
        },
      }
    }
  },
  Va = new Map()
function Ha(e, t, n, r = `en`) {
  const i = e[t]
  if (i === void 0) return [t, ...Object.entries(n).map(([e, t]) => `${e} ${t}`)].join(`, `)
  let a = `${r}\n${i}`,
    o = Va.get(a)
  o === void 0 && ((o = new Ba(i, r)), Va.set(a, o))
  const s = new Proxy(n, { has: () => !0, get: (e, t) => e[String(t)] ?? `{${String(t)}}` })
  return String(o.format(s))
}
var Ua = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] },
  Wa = e => Object.hasOwn(Ua, e),
  Ga = 2.5
function Ka(e, t, n) {
  let [r, i] = Ua[t],
    a,
    o = 1 / 0
  for (const t of n) {
    const n = (t.x - e.x) * r + (t.y - e.y) * i,
      s = Math.abs((t.x - e.x) * i) + Math.abs((t.y - e.y) * r),
      c = n + Ga * s
    n > 0.01 && s <= n * 2 && c < o && ((a = t), (o = c))
  }
  return a
}
function qa(e, t) {
  const n = []
  for (const r of e.toSorted((e, t) => e.y - t.y || e.x - t.x)) {
    const e = n.at(-1)
    e?.[0] && r.y - e[0].y < t / 2 ? e.push(r) : n.push([r])
  }
  return n.map(e => e.toSorted((e, t) => e.x - t.x))
}
var Ja = { grid: `_grid_ukvgv_1`, cell: `_cell_ukvgv_9`, lit: `_lit_ukvgv_10` }
function Ya({ label: e, places: t, lit: n, chosen: r, unit: i, onPress: a, onPoint: o }) {
  const [s, c] = (0, h.useState)(null),
    l = (0, h.useRef)(null),
    u = t.find(e => e.id === s) ?? t.find(e => n.has(e.id)) ?? t[0]
  ;(0, h.useEffect)(() => {
    s !== null &&
      l.current?.contains(document.activeElement) &&
      l.current.querySelector(`[data-cell="${CSS.escape(s)}"]`)?.focus()
  }, [s])
  function d(e, n) {
    if (!Wa(e.key)) return
    e.preventDefault()
    const r = Ka(n, e.key, t)
    r && c(r.id)
  }
  return (0, A.jsx)(`table`, {
    ref: l,
    'aria-label': e,
    className: Ja.grid,
    children: (0, A.jsx)(`tbody`, {
      children: qa(t, i).map(e =>
        (0, A.jsx)(
          `tr`,
          {
            children: e.map(e =>
              (0, A.jsx)(
                `td`,
                {
                  children: (0, A.jsx)(`button`, {
                    type: `button`,
                    className: n.has(e.id) ? Ja.lit : Ja.cell,
                    'data-cell': e.id,
                    'aria-label': e.label,
                    'aria-pressed': r.includes(e.id),
                    tabIndex: e.id === u?.id ? 0 : -1,
                    onFocus: () => {
                      c(e.id), o(e.id)
                    },
                    onBlur: () => o(null),
                    onClick: () => a(e.id),
                    onKeyDown: t => d(t, e),
                    children: e.text,
                  }),
                },
                e.id,
              ),
            ),
          },
          e[0].id,
        ),
      ),
    }),
  })
}
var Xa = {
    subdivision: async () =>
      (
        await f(
          async () => {
            const { webBoard: e } = await import(`./web-CVPk01hY.js`)
            return { webBoard: e }
          },
          __vite__mapDeps([5, 2, 6, 7]),
        )
      ).webBoard,
  },
  Za = `masterplan-settings`
function Qa() {
  const e = {
    theme: `system`,
    motion: !0,
    language: o.find(e => navigator.language.startsWith(e)) ?? `en`,
    sound: !1,
    pace: 700,
  }
  try {
    return { ...e, ...JSON.parse(localStorage.getItem(Za) ?? `{}`) }
  } catch {
    return e
  }
}
var $a = (0, h.createContext)(null)
function eo({ children: e }) {
  const [t, n] = (0, h.useState)(Qa),
    r = to()
  ;(0, h.useEffect)(() => {
    const { theme: e, motion: n, language: i } = t,
      a = document.documentElement
    ;(a.dataset.theme = e === `system` ? (r ? `blueprint` : `paper`) : e),
      (a.dataset.motion = n ? `on` : `off`),
      (a.lang = i)
  }, [t, r])
  const i = (0, h.useMemo)(
    () => ({
      ...t,
      change(e) {
        const r = { ...t, ...e }
        n(r)
        try {
          localStorage.setItem(Za, JSON.stringify(r))
        } catch {}
      },
    }),
    [t],
  )
  return (0, A.jsx)($a, { value: i, children: e })
}
function to() {
  const e = (0, h.useMemo)(() => matchMedia(`(prefers-color-scheme: dark)`), []),
    [t, n] = (0, h.useState)(e.matches)
  return (
    (0, h.useEffect)(() => {
      const t = () => n(e.matches)
      return (e.addEventListener(`change`, t), () => e.removeEventListener(`change`, t))
    }, [e]),
    t
  )
}
function no() {
  const e = (0, h.useContext)($a)
  if (e === null) throw Error(`There are no settings outside of the page.`)
  return e
}
var ro = e => e?.replace(/([a-z0-9])([A-Z])/g, `$1-$2`).toLowerCase()
function io(e, t, n = []) {
  if (t == null) throw Error(`[lucide]: iconNode is required when icon name is used`)
  return { name: ro(e), size: 24, node: t, ...(n.length > 0 ? { aliases: n } : {}) }
}
var ao = e => {
    let t = ``,
      n = !1
    for (const r of e)
      r === `-` || r === `_` || r <= ` `
        ? (n = t.length > 0)
        : (t.length === 0 ? (t += r.toLowerCase()) : (t += n ? r.toUpperCase() : r), (n = !1))
    return t
  },
  oo = e => {
    const t = ao(e)
    return t.charAt(0).toUpperCase() + t.slice(1)
  },
  so = (...e) =>
    e
      .filter((e, t, n) => !!e && e.trim() !== `` && n.indexOf(e) === t)
      .join(` `)
      .trim(),
  co = {
    xmlns: `http://www.w3.org/2000/svg`,
    width: 24,
    height: 24,
    viewBox: `0 0 24 24`,
    fill: `none`,
    stroke: `currentColor`,
    'stroke-width': 2,
    'stroke-linecap': `round`,
    'stroke-linejoin': `round`,
  }
function lo(e) {
  return e != null
}
function uo(e, t = {}) {
  const n = t.attributeNames ?? {},
    r = e => n[e] ?? e,
    i = e.size ?? e.width ?? co.width,
    a = e.size ?? e.height ?? co.height,
    o = e.aliases?.filter(e => typeof e == `string` && e.trim() !== ``).map(e => `lucide-${e}`) ?? [],
    s = [...(e.name ? [`lucide-${e.name}`] : []), ...o],
    c = t.className?.split(` `).filter(Boolean) ?? [],
    l = t.includeDefaultClasses === !1 ? so(...c) : so(`lucide`, ...s, ...c),
    u = t.absoluteStrokeWidth
      ? (Number(t.strokeWidth ?? co[`stroke-width`]) * Number(e.size ?? e.width ?? co.width)) /
        Number(t.size ?? t.width ?? co.width)
      : (t.strokeWidth ?? co[`stroke-width`])
  return [
    `svg`,
    {
      ...Object.entries(co).reduce((e, [t, n]) => ((e[r(t)] = n), e), {}),
      ...(`color` in t && t.color && { [r(`stroke`)]: t.color }),
      ...(`size` in t && lo(t.size) && { [r(`width`)]: t.size, [r(`height`)]: t.size }),
      ...(`width` in t && lo(t.width) && { [r(`width`)]: t.width }),
      ...(`height` in t && lo(t.height) && { [r(`height`)]: t.height }),
      [r(`stroke-width`)]: u,
      ...(l && { [r(`class`)]: l }),
      [r(`viewBox`)]: `0 0 ${i} ${a}`,
      ...(t.hasA11yProp === !1 ? { [r(`aria-hidden`)]: `true` } : {}),
      ...(`attributes` in t && t.attributes),
    },
    e.node.map(e => {
      const [n, i, a] = e,
        o = t.nonScalingStroke ? { [r(`vector-effect`)]: `non-scaling-stroke`, ...i } : i
      return a ? [n, o, a] : [n, o]
    }),
  ]
}
function fo(e, t = {}) {
  return uo(e, {
    ...t,
    attributeNames: {
      ...t.attributeNames,
      class: `className`,
      'stroke-width': `strokeWidth`,
      'stroke-linecap': `strokeLinecap`,
      'stroke-linejoin': `strokeLinejoin`,
      'vector-effect': `vectorEffect`,
    },
  })
}
var po = e => {
    for (const t in e) if (t.startsWith(`aria-`) || t === `role` || t === `title`) return !0
    return !1
  },
  mo = (0, h.createContext)({}),
  ho = () => (0, h.useContext)(mo),
  go = (0, h.forwardRef)(
    (
      {
        color: e,
        size: t,
        width: n,
        height: r,
        strokeWidth: i,
        absoluteStrokeWidth: a,
        nonScalingStroke: o,
        className: s = ``,
        children: c,
        iconNode: l = [],
        icon: u = { node: l, aliases: [], size: 24 },
        ...d
      },
      f,
    ) => {
      const {
          size: p = 24,
          strokeWidth: m = 2,
          absoluteStrokeWidth: g = !1,
          nonScalingStroke: _ = !1,
          color: v = `currentColor`,
          className: y = ``,
        } = ho() ?? {},
        b = !!c || po(d),
        [ee, x, te = []] = fo(u, {
          color: e ?? v,
          width: n ?? t ?? p,
          height: r ?? t ?? p,
          strokeWidth: i ?? m,
          absoluteStrokeWidth: a ?? g,
          nonScalingStroke: o ?? _,
          className: so(y, s),
          hasA11yProp: b,
          attributes: d,
        })
      return (0, h.createElement)(ee, { ref: f, ...x }, [
        ...te.map(([e, t]) => (0, h.createElement)(e, t)),
        ...(Array.isArray(c) ? c : [c]),
      ])
    },
  )
function _o(e, t = [], n = []) {
  const r = typeof e == `string` ? io(e, t, n) : e,
    i = (0, h.forwardRef)(({ className: e, ...t }, n) =>
      (0, h.createElement)(go, { ref: n, icon: r, className: e, ...t }),
    )
  return (r.name && (i.displayName = oo(r.name)), i)
}
var vo = {
  name: `folder-open`,
  size: 24,
  node: [
    [
      `path`,
      {
        d: `m6 14 1.5-2.9A2 2 0 0 1 9.24 10H20a2 2 0 0 1 1.94 2.5l-1.54 6a2 2 0 0 1-1.95 1.5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h3.9a2 2 0 0 1 1.69.9l.81 1.2a2 2 0 0 0 1.67.9H18a2 2 0 0 1 2 2v2`,
        key: `usdka0`,
      },
    ],
  ],
}
vo.node
var yo = _o(vo),
  bo = {
    name: `moon`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401`,
          key: `kfwtm`,
        },
      ],
    ],
  }
bo.node
var xo = _o(bo),
  So = {
    name: `play`,
    size: 24,
    node: [
      [
        `path`,
        { d: `M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z`, key: `10ikf1` },
      ],
    ],
  }
So.node
var Co = _o(So),
  wo = {
    name: `scroll-text`,
    size: 24,
    node: [
      [`path`, { d: `M15 12h-5`, key: `r7krc0` }],
      [`path`, { d: `M15 8h-5`, key: `1khuty` }],
      [`path`, { d: `M19 17V5a2 2 0 0 0-2-2H4`, key: `zz82l3` }],
      [
        `path`,
        {
          d: `M8 21h12a2 2 0 0 0 2-2v-1a1 1 0 0 0-1-1H11a1 1 0 0 0-1 1v1a2 2 0 1 1-4 0V5a2 2 0 1 0-4 0v2a1 1 0 0 0 1 1h3`,
          key: `1ph1d7`,
        },
      ],
    ],
  }
wo.node
var To = _o(wo),
  Eo = {
    name: `settings`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915`,
          key: `1i5ecw`,
        },
      ],
      [`circle`, { cx: `12`, cy: `12`, r: `3`, key: `1v7zrd` }],
    ],
  }
Eo.node
var Do = _o(Eo),
  Oo = {
    name: `sliders-horizontal`,
    size: 24,
    node: [
      [`path`, { d: `M10 5H3`, key: `1qgfaw` }],
      [`path`, { d: `M12 19H3`, key: `yhmn1j` }],
      [`path`, { d: `M14 3v4`, key: `1sua03` }],
      [`path`, { d: `M16 17v4`, key: `1q0r14` }],
      [`path`, { d: `M21 12h-9`, key: `1o4lsq` }],
      [`path`, { d: `M21 19h-5`, key: `1rlt1p` }],
      [`path`, { d: `M21 5h-7`, key: `1oszz2` }],
      [`path`, { d: `M8 10v4`, key: `tgpxqk` }],
      [`path`, { d: `M8 12H3`, key: `a7s4jb` }],
    ],
  }
Oo.node
var ko = _o(Oo),
  Ao = {
    name: `sun`,
    size: 24,
    node: [
      [`circle`, { cx: `12`, cy: `12`, r: `4`, key: `4exip2` }],
      [`path`, { d: `M12 2v2`, key: `tus03m` }],
      [`path`, { d: `M12 20v2`, key: `1lh1kg` }],
      [`path`, { d: `m4.93 4.93 1.41 1.41`, key: `149t6j` }],
      [`path`, { d: `m17.66 17.66 1.41 1.41`, key: `ptbguv` }],
      [`path`, { d: `M2 12h2`, key: `1t8f8n` }],
      [`path`, { d: `M20 12h2`, key: `1q8mjw` }],
      [`path`, { d: `m6.34 17.66-1.41 1.41`, key: `1m8zz5` }],
      [`path`, { d: `m19.07 4.93-1.41 1.41`, key: `1shlcs` }],
    ],
  }
Ao.node
var jo = _o(Ao),
  Mo = {
    name: `trash`,
    size: 24,
    node: [
      [`path`, { d: `M10 11v6`, key: `nco0om` }],
      [`path`, { d: `M14 11v6`, key: `outv1u` }],
      [`path`, { d: `M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6`, key: `miytrc` }],
      [`path`, { d: `M3 6h18`, key: `d0wm0j` }],
      [`path`, { d: `M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2`, key: `e791ji` }],
    ],
    aliases: [`trash-2`],
  }
Mo.node
var No = _o(Mo),
  Po = {
    'app.tagline': `City-planning board games: play them, study them, design them.`,
    'app.games': `Games`,
    'app.settings': `Settings`,
    'app.rules': `Rules`,
    'app.skip': `Skip to the content`,
    'app.theme': `Theme`,
    'app.loading': `Loading …`,
    'app.not-found': `There is nothing at this address.`,
    'app.home': `To the games`,
    'app.broken': `Something went wrong on this page.`,
    'app.again': `Try again`,
    'start.players': `{min}–{max} players`,
    'start.players-exact': `{count} players`,
    'start.minutes': `about {minutes} minutes`,
    'start.weight': `weight: {weight}`,
    'start.play': `Play against bots`,
    'start.setup': `Choose seats and options`,
    'start.learn': `Rules`,
    'start.continue': `Continue a match`,
    'start.forget': `Forget this match`,
    'start.kept': `{game}, {count, plural, one {# move} other {# moves}} so far`,
    'start.load': `Open a record`,
    'start.drop': `Drop a record here to open it`,
    'weight.light': `light`,
    'weight.middle': `medium`,
    'weight.heavy': `heavy`,
    'setup.title': `Set up {game}`,
    'setup.players': `Players`,
    'setup.seat': `Seat {number}`,
    'setup.name': `Name`,
    'setup.who': `Who plays`,
    'setup.person': `A person here`,
    'setup.options': `Options`,
    'setup.yes': `yes`,
    'setup.no': `no`,
    'setup.start': `Start the match`,
    'setup.you': `You`,
    'setup.player': `Player {number}`,
    'setup.usual': `As in the rulebook`,
    'bot.random': `Bot that plays at random`,
    'bot.greedy': `Greedy bot: one move ahead`,
    'bot.alpha-beta': `Calculating bot`,
    'bot.tree-search': `Searching bot`,
    'bot.flat-search': `Bot that tries everything`,
    'bot.plain-uct': `Bot without knowledge`,
    'table.board': `The board`,
    'table.text-board': `The board as text`,
    'table.players': `Players`,
    'table.log': `What happened`,
    'table.score': `Score`,
    'table.total': `Total`,
    'table.waiting': `{name} is thinking …`,
    'table.your-choice': `Choose what to do here:`,
    'table.play-it': `Play {move}`,
    'table.cancel': `Not this`,
    'table.why-not': `Why not?`,
    'table.rule': `Rule {rule}`,
    'table.undo': `Undo`,
    'table.hint': `Hint`,
    'table.hint-line': `{move}: expected share {share} %`,
    'table.hint-proven': `{move}: certain, share {share} %`,
    'table.no-hint': `There is nothing to decide now.`,
    'table.save': `Save`,
    'table.restart': `Start again`,
    'table.replay': `Replay`,
    'table.share': `Copy a link`,
    'table.shared': `The link is in the clipboard.`,
    'table.typed': `Type a move`,
    'table.typed-play': `Play it`,
    'table.speed': `Pace of bots`,
    'table.slow': `slow`,
    'table.usual-pace': `usual`,
    'table.fast': `fast`,
    'table.zoom-in': `Larger`,
    'table.zoom-out': `Smaller`,
    'table.whole': `Whole board`,
    'table.over': `{count, plural, one {{names} wins.} other {{names} share the win.}}`,
    'table.rank': `place {rank}`,
    'table.luck': `Luck`,
    'table.curtain': `Hand the device to {name}.`,
    'table.lift': `I am {name}: show the board`,
    'table.unkept': `This device does not keep the match (storage is full or denied). Save it as a file before you leave.`,
    'table.revived': `The rules had to be started again; the match goes on from its last move.`,
    'table.elsewhere': `This match is open in another tab.`,
    'table.take-over': `Play it here`,
    'table.gone': `This match is not on this device.`,
    'table.so-far': `so far`,
    'table.nobody-else': `The others decide now.`,
    'record.bad': `This record cannot be opened.`,
    'record.link-bad': `This link does not hold a match.`,
    'record.too-large': `This file is too large for a record.`,
    'replay.title': `Replay of {game}`,
    'replay.first': `To the beginning`,
    'replay.back': `One back`,
    'replay.on': `One on`,
    'replay.last': `To the end`,
    'replay.run': `Play on by itself`,
    'replay.stop': `Stop`,
    'replay.at': `After line {at} of {all}`,
    'replay.branch': `Play on from here`,
    'replay.graph': `Expected share of each seat`,
    'replay.compute': `Work out the shares`,
    'replay.share-at': `{name}: {share} %`,
    'replay.file': `Save as a file`,
    'rules.search': `Search the rules`,
    'rules.none': `No rule has these words.`,
    'rules.title': `Rules of {game}`,
    'settings.title': `Settings`,
    'settings.theme': `Theme`,
    'settings.system': `As the system`,
    'settings.paper': `Paper (day)`,
    'settings.blueprint': `Blueprint (night)`,
    'settings.motion': `Motion`,
    'settings.motion-on': `Pieces move`,
    'settings.motion-off': `No motion`,
    'settings.language': `Language`,
    'settings.sound': `Sound`,
    'settings.sound-on': `On`,
    'settings.sound-off': `Off`,
    'settings.english': `English`,
    'settings.french': `Français`,
    'refusal.not-your-turn': `It is not your turn.`,
    'refusal.unreadable-move': `This is not a move as this game writes them.`,
    'refusal.match-over': `The match is over.`,
  },
  Fo = {
    en: Po,
    fr: {
      'app.tagline': `Des jeux de plateau sur l’urbanisme : y jouer, les étudier, les concevoir.`,
      'app.games': `Jeux`,
      'app.settings': `Réglages`,
      'app.rules': `Règles`,
      'app.skip': `Aller au contenu`,
      'app.theme': `Thème`,
      'app.loading': `Chargement…`,
      'app.not-found': `Il n’y a rien à cette adresse.`,
      'app.home': `Vers les jeux`,
      'app.broken': `Quelque chose s’est mal passé sur cette page.`,
      'app.again': `Réessayer`,
      'start.players': `{min}–{max} joueurs`,
      'start.players-exact': `{count} joueurs`,
      'start.minutes': `environ {minutes} minutes`,
      'start.weight': `difficulté : {weight}`,
      'start.play': `Jouer contre des robots`,
      'start.setup': `Choisir les places et les options`,
      'start.learn': `Règles`,
      'start.continue': `Reprendre une partie`,
      'start.forget': `Oublier cette partie`,
      'start.kept': `{game}, {count, plural, one {# coup joué} other {# coups joués}}`,
      'start.load': `Ouvrir un enregistrement`,
      'start.drop': `Déposez ici un enregistrement pour l’ouvrir`,
      'weight.light': `facile`,
      'weight.middle': `moyenne`,
      'weight.heavy': `élevée`,
      'setup.title': `Préparer {game}`,
      'setup.players': `Joueurs`,
      'setup.seat': `Place {number}`,
      'setup.name': `Nom`,
      'setup.who': `Qui joue`,
      'setup.person': `Une personne ici`,
      'setup.options': `Options`,
      'setup.yes': `oui`,
      'setup.no': `non`,
      'setup.start': `Commencer la partie`,
      'setup.you': `Vous`,
      'setup.player': `Joueur {number}`,
      'setup.usual': `Comme dans les règles`,
      'bot.random': `Robot qui joue au hasard`,
      'bot.greedy': `Robot gourmand : un coup d’avance`,
      'bot.alpha-beta': `Robot calculateur`,
      'bot.tree-search': `Robot chercheur`,
      'bot.flat-search': `Robot qui essaie tout`,
      'bot.plain-uct': `Robot sans connaissances`,
      'table.board': `Le plateau`,
      'table.text-board': `Le plateau en texte`,
      'table.players': `Joueurs`,
      'table.log': `Ce qui s’est passé`,
      'table.score': `Score`,
      'table.total': `Total`,
      'table.waiting': `{name} réfléchit…`,
      'table.your-choice': `Choisissez quoi faire ici :`,
      'table.play-it': `Jouer {move}`,
      'table.cancel': `Pas celui-ci`,
      'table.why-not': `Pourquoi pas ?`,
      'table.rule': `Règle {rule}`,
      'table.undo': `Annuler`,
      'table.hint': `Conseil`,
      'table.hint-line': `{move} : part espérée {share} %`,
      'table.hint-proven': `{move} : certain, part {share} %`,
      'table.no-hint': `Il n’y a rien à décider maintenant.`,
      'table.save': `Enregistrer`,
      'table.restart': `Recommencer`,
      'table.replay': `Revoir`,
      'table.share': `Copier un lien`,
      'table.shared': `Le lien est dans le presse-papiers.`,
      'table.typed': `Tapez un coup`,
      'table.typed-play': `Le jouer`,
      'table.speed': `Rythme des robots`,
      'table.slow': `lent`,
      'table.usual-pace': `normal`,
      'table.fast': `rapide`,
      'table.zoom-in': `Agrandir`,
      'table.zoom-out': `Réduire`,
      'table.whole': `Plateau entier`,
      'table.over': `{count, plural, one {{names} gagne.} other {{names} partagent la victoire.}}`,
      'table.rank': `place {rank}`,
      'table.luck': `Hasard`,
      'table.curtain': `Passez l’appareil à {name}.`,
      'table.lift': `Je suis {name} : montrer le plateau`,
      'table.unkept': `Cet appareil ne conserve pas la partie (stockage plein ou refusé). Enregistrez-la dans un fichier avant de partir.`,
      'table.revived': `Les règles ont dû être relancées ; la partie continue après son dernier coup.`,
      'table.elsewhere': `Cette partie est ouverte dans un autre onglet.`,
      'table.take-over': `La jouer ici`,
      'table.gone': `Cette partie n’est pas sur cet appareil.`,
      'table.so-far': `pour l’instant`,
      'table.nobody-else': `C’est aux autres de décider.`,
      'record.bad': `Cet enregistrement ne peut pas être ouvert.`,
      'record.link-bad': `Ce lien ne contient pas de partie.`,
      'record.too-large': `Ce fichier est trop grand pour un enregistrement.`,
      'replay.title': `Revoir {game}`,
      'replay.first': `Au début`,
      'replay.back': `Reculer d’un coup`,
      'replay.on': `Avancer d’un coup`,
      'replay.last': `À la fin`,
      'replay.run': `Lecture automatique`,
      'replay.stop': `Arrêter`,
      'replay.at': `Après la ligne {at} sur {all}`,
      'replay.branch': `Continuer à partir d’ici`,
      'replay.graph': `Part espérée de chaque place`,
      'replay.compute': `Calculer les parts`,
      'replay.share-at': `{name} : {share} %`,
      'replay.file': `Enregistrer dans un fichier`,
      'rules.search': `Chercher dans les règles`,
      'rules.none': `Aucune règle ne contient ces mots.`,
      'rules.title': `Règles de {game}`,
      'settings.title': `Réglages`,
      'settings.theme': `Thème`,
      'settings.system': `Comme le système`,
      'settings.paper': `Papier (jour)`,
      'settings.blueprint': `Plan bleu (nuit)`,
      'settings.motion': `Mouvement`,
      'settings.motion-on': `Les pièces bougent`,
      'settings.motion-off': `Sans mouvement`,
      'settings.language': `Langue`,
      'settings.sound': `Son`,
      'settings.sound-on': `Activé`,
      'settings.sound-off': `Désactivé`,
      'settings.english': `English`,
      'settings.french': `Français`,
      'refusal.not-your-turn': `Ce n’est pas votre tour.`,
      'refusal.unreadable-move': `Ce n’est pas un coup tel que ce jeu les écrit.`,
      'refusal.match-over': `La partie est terminée.`,
    },
  },
  Io = (0, h.createContext)(null)
function Lo({ children: e }) {
  const { language: t } = no(),
    n = (0, h.useMemo)(() => {
      const e = Fo[t]
      return { language: t, word: (n, r = {}) => Ha(e, n, r, t) }
    }, [t])
  return (0, A.jsx)(Io, { value: n, children: e })
}
function F() {
  const e = (0, h.useContext)(Io)
  if (e === null) throw Error(`There is no speech outside of the page.`)
  return e
}
var Ro = new Set([`seat`, `owner`, `by`, `to`, `from`, `winner`, `rival`, `other`, `leader`, `next`])
function zo(e, t, n) {
  const r = { ...Fo[n], ...e }
  return (e, i = {}) => {
    const a = Object.fromEntries(
      Object.entries(i).map(([e, n]) => [e, typeof n == `number` && Ro.has(e) ? (t[n] ?? n) : n]),
    )
    return Ha(r, e, a, n)
  }
}
var Bo = {
  header: `_header_dhu9o_1`,
  name: `_name_dhu9o_9`,
  nav: `_nav_dhu9o_17`,
  content: `_content_dhu9o_21`,
  skip: `_skip_dhu9o_26`,
  moon: `_moon_dhu9o_37`,
  sun: `_sun_dhu9o_38`,
}
function Vo() {
  const { word: e } = F(),
    { change: t } = no(),
    n = () => document.documentElement.dataset.theme === `blueprint`
  return (0, A.jsxs)(A.Fragment, {
    children: [
      (0, A.jsx)(`a`, { href: `#content`, className: Bo.skip, children: e(`app.skip`) }),
      (0, A.jsxs)(`header`, {
        className: Bo.header,
        children: [
          (0, A.jsx)(Kr, { to: `/`, className: Bo.name, children: `Masterplan` }),
          (0, A.jsxs)(`nav`, {
            className: Bo.nav,
            'aria-label': `Masterplan`,
            children: [
              (0, A.jsxs)(`button`, {
                type: `button`,
                className: `button`,
                'aria-label': e(`app.theme`),
                onClick: () => t({ theme: n() ? `paper` : `blueprint` }),
                children: [
                  (0, A.jsx)(jo, { size: 18, className: Bo.sun, 'aria-hidden': `true` }),
                  (0, A.jsx)(xo, { size: 18, className: Bo.moon, 'aria-hidden': `true` }),
                ],
              }),
              (0, A.jsx)(Kr, {
                to: `/settings`,
                className: `button`,
                'aria-label': e(`app.settings`),
                children: (0, A.jsx)(Do, { size: 18, 'aria-hidden': `true` }),
              }),
            ],
          }),
        ],
      }),
      (0, A.jsx)(`main`, { id: `content`, className: Bo.content, children: (0, A.jsx)(ci, {}) }),
    ],
  })
}
function Ho() {
  const { word: e } = F()
  return (0, A.jsxs)(`div`, {
    className: `sheet`,
    children: [
      (0, A.jsx)(`h1`, { children: e(`app.not-found`) }),
      (0, A.jsx)(Kr, { to: `/`, className: `button primary`, children: e(`app.home`) }),
    ],
  })
}
function Uo({ reset: e }) {
  const { word: t } = F()
  return (0, A.jsxs)(`div`, {
    className: `sheet`,
    role: `alert`,
    children: [
      (0, A.jsx)(`h1`, { children: t(`app.broken`) }),
      (0, A.jsx)(`button`, { type: `button`, className: `button primary`, onClick: e, children: t(`app.again`) }),
    ],
  })
}
var Wo = [
    {
      id: `subdivision`,
      title: `Subdivision`,
      credit: `Carlton Noles`,
      seats: { min: 2, max: 4 },
      usualPlayers: 2,
      minutes: 20,
      weight: `light`,
      like: {
        en: `Pyramids of three sizes fill a new neighbourhood: stay connected, keep your high rises uncrowded.`,
        fr: `Des pyramides de trois tailles remplissent un quartier neuf : restez groupé, gardez vos tours dégagées.`,
      },
    },
    {
      id: `parks-and-towers`,
      title: `Parks & Towers`,
      credit: `MASTERPLAN by Bernhard Lach and Uwe Rapp`,
      seats: { min: 2, max: 2 },
      usualPlayers: 2,
      minutes: 30,
      weight: `light`,
      like: {
        en: `Every house you build may force a park or a tower, and pay both players.`,
        fr: `Chaque maison peut forcer un parc ou une tour, et rapporter aux deux joueurs.`,
      },
    },
    {
      id: `brick-by-brick`,
      title: `Brick by Brick`,
      credit: `Nathalie and Rémi Saunier`,
      seats: { min: 2, max: 4 },
      usualPlayers: 3,
      minutes: 60,
      weight: `middle`,
      like: {
        en: `One hoist, seven wards: where you build decides where everybody builds next.`,
        fr: `Un palan, sept quartiers : où vous bâtissez décide où l’on bâtira ensuite.`,
      },
    },
    {
      id: `urbapolis`,
      title: `Urbapolis`,
      credit: `after the rulebook of Master Plan`,
      seats: { min: 2, max: 4 },
      usualPlayers: 3,
      minutes: 75,
      weight: `middle`,
      like: {
        en: `Bid for plots, hire workers, and let the neighbours lift your buildings.`,
        fr: `Enchérissez sur des parcelles, engagez des ouvriers, et laissez les voisins hausser vos bâtiments.`,
      },
    },
    {
      id: `tryste`,
      title: `Tryste`,
      credit: `MASTERPLAN – the game of urban conquer, Alex Coulombe`,
      seats: { min: 2, max: 6 },
      usualPlayers: 4,
      minutes: 90,
      weight: `heavy`,
      like: {
        en: `Eight roles, zoning votes, auctions and trades on an abandoned island of triangles.`,
        fr: `Huit rôles, votes de zonage, enchères et échanges sur une île de triangles abandonnée.`,
      },
    },
  ],
  Go = 4e6
async function Ko(e) {
  let t = await qo(new TextEncoder().encode(JSON.stringify(e)), new CompressionStream(`deflate-raw`)),
    n = ``
  for (const e of t) n += String.fromCharCode(e)
  return btoa(n).replaceAll(`+`, `-`).replaceAll(`/`, `_`).replaceAll(`=`, ``)
}
async function qo(e, t) {
  let n = new Blob([e]).stream().pipeThrough(t).getReader(),
    r = [],
    i = 0
  for (let e = await n.read(); !e.done; e = await n.read()) {
    if (((i += e.value.length), i > Go)) throw Error(`A link that unpacks to more than any record.`)
    r.push(e.value)
  }
  let a = new Uint8Array(i),
    o = 0
  for (const e of r) a.set(e, o), (o += e.length)
  return a
}
async function I(e) {
  if (e.size > Go) return { ok: !1, why: `too-large`, sentence: `` }
  const n = t(await e.text())
  return n.ok ? n : { ok: !1, why: `bad`, sentence: n.sentence }
}
function L(e) {
  const t = URL.createObjectURL(new Blob([`${JSON.stringify(e, null, 2)}\n`], { type: `application/json` })),
    n = document.createElement(`a`)
  ;(n.href = t), (n.download = `${e.game}.match.json`), n.click(), setTimeout(() => URL.revokeObjectURL(t), 1e4)
}
var R = { drop: `_drop_1o7q3_1`, problem: `_problem_1o7q3_13` }
function Jo() {
  const { word: e } = F(),
    t = jr(),
    [n, r] = (0, h.useState)(null),
    [i, a] = (0, h.useState)(!1),
    o = (0, h.useRef)(null)
  async function s(n) {
    const i = await I(n)
    i.ok
      ? await t({ to: `/replay`, hash: await Ko(i.record) })
      : r(`${e(i.why === `bad` ? `record.bad` : `record.too-large`)} ${i.sentence}`)
  }
  ;(0, h.useEffect)(() => {
    const e = e => {
        e.preventDefault(), a(e.type === `dragover`)
      },
      t = e => {
        e.preventDefault(), a(!1)
        const t = e.dataTransfer?.files[0]
        t && s(t)
      }
    return (
      addEventListener(`dragover`, e),
      addEventListener(`dragleave`, e),
      addEventListener(`drop`, t),
      () => {
        removeEventListener(`dragover`, e), removeEventListener(`dragleave`, e), removeEventListener(`drop`, t)
      }
    )
  }, [])
  function c(e) {
    const t = e.target.files?.[0]
    t && s(t), (e.target.value = ``)
  }
  return (0, A.jsxs)(`section`, {
    className: `sheet ${R.drop}`,
    'data-over': i || void 0,
    children: [
      (0, A.jsx)(`p`, { children: e(`start.drop`) }),
      (0, A.jsxs)(`button`, {
        type: `button`,
        className: `button`,
        onClick: () => o.current?.click(),
        children: [(0, A.jsx)(yo, { size: 18, 'aria-hidden': `true` }), ` `, e(`start.load`)],
      }),
      (0, A.jsx)(`input`, {
        ref: o,
        type: `file`,
        accept: `.json`,
        hidden: !0,
        onChange: c,
        'aria-label': e(`start.load`),
      }),
      n && (0, A.jsx)(`p`, { role: `alert`, className: R.problem, children: n }),
    ],
  })
}
var Yo = (e, t) => t.some(t => e instanceof t),
  Xo,
  Zo
function Qo() {
  return (Xo ||= [IDBIndex, IDBObjectStore, IDBCursor, IDBDatabase, IDBTransaction])
}
function $o() {
  return (Zo ||= [`advance`, `continue`, `continuePrimaryKey`].map(e => IDBCursor.prototype[e]))
}
var es = new WeakMap(),
  z = new WeakMap(),
  ts = new WeakMap()
function ns(e) {
  const t = new Promise((t, n) => {
    const r = () => {
        e.removeEventListener(`success`, i), e.removeEventListener(`error`, a)
      },
      i = () => {
        t(cs(e.result)), r()
      },
      a = () => {
        n(e.error), r()
      }
    e.addEventListener(`success`, i), e.addEventListener(`error`, a)
  })
  return (ts.set(t, e), t)
}
function rs(e) {
  if (es.has(e)) return
  const t = new Promise((t, n) => {
    const r = () => {
        e.removeEventListener(`complete`, i), e.removeEventListener(`error`, a), e.removeEventListener(`abort`, a)
      },
      i = () => {
        t(), r()
      },
      a = () => {
        n(e.error || new DOMException(`AbortError`, `AbortError`)), r()
      }
    e.addEventListener(`complete`, i), e.addEventListener(`error`, a), e.addEventListener(`abort`, a)
  })
  es.set(e, t)
}
var is = {
  get(e, t, n) {
    if (e instanceof IDBTransaction) {
      if (t === `done`) return es.get(e)
      if (t === `store`) return n.objectStoreNames[1] ? void 0 : n.objectStore(n.objectStoreNames[0])
    }
    return cs(e[t])
  },
  set(e, t, n) {
    return ((e[t] = n), !0)
  },
  has(e, t) {
    return (e instanceof IDBTransaction && (t === `done` || t === `store`)) || t in e
  },
}
function as(e) {
  is = e(is)
}
function os(e) {
  return $o().includes(e)
    ? function (...t) {
        return (e.apply(ls(this), t), cs(this.request))
      }
    : function (...t) {
        return cs(e.apply(ls(this), t))
      }
}
function ss(e) {
  return typeof e == `function` ? os(e) : (e instanceof IDBTransaction && rs(e), Yo(e, Qo()) ? new Proxy(e, is) : e)
}
function cs(e) {
  if (e instanceof IDBRequest) return ns(e)
  if (z.has(e)) return z.get(e)
  const t = ss(e)
  return (Object.is(t, e) || (z.set(e, t), ts.set(t, e)), t)
}
var ls = e => ts.get(e)
function B(e, t, { blocked: n, upgrade: r, blocking: i, terminated: a } = {}) {
  const o = indexedDB.open(e, t),
    s = cs(o)
  return (
    r &&
      o.addEventListener(`upgradeneeded`, e => {
        r(cs(o.result), e.oldVersion, e.newVersion, cs(o.transaction), e)
      }),
    n && o.addEventListener(`blocked`, e => n(e.oldVersion, e.newVersion, e)),
    s
      .then(e => {
        a && e.addEventListener(`close`, () => a()),
          i && e.addEventListener(`versionchange`, e => i(e.oldVersion, e.newVersion, e))
      })
      .catch(() => {}),
    s
  )
}
var us = [`get`, `getKey`, `getAll`, `getAllKeys`, `count`],
  ds = [`put`, `add`, `delete`, `clear`],
  fs = {}
function ps(e, t) {
  if (!(e instanceof IDBDatabase && !(t in e) && typeof t == `string`)) return
  if (fs[t]) return fs[t]
  const n = t.replace(/FromIndex$/, ``),
    r = t !== n,
    i = ds.includes(n)
  return !(n in (r ? IDBIndex : IDBObjectStore).prototype) || !(i || us.includes(n))
    ? void 0
    : (fs[t] = async function (e, ...t) {
        let a = this.transaction(e, i ? `readwrite` : `readonly`),
          o = a.store
        return (r && (o = o.index(t.shift())), (await Promise.all([o[n](...t), i && a.done]))[0])
      })
}
as(e => ({ ...e, get: (t, n, r) => ps(t, n) || e.get(t, n, r), has: (t, n) => !!ps(t, n) || e.has(t, n) }))
var ms = [`advance`, `continue`, `continuePrimaryKey`],
  hs = {},
  gs = new WeakMap(),
  _s = new WeakMap(),
  vs = {
    get(e, t) {
      if (!ms.includes(t)) return e[t]
      let n = hs[t]
      return (
        (n ||= hs[t] =
          function (...e) {
            gs.set(this, _s.get(this)[t](...e))
          }),
        n
      )
    },
  }
async function* ys(...e) {
  let t = this
  if ((t instanceof IDBCursor || (t = await t.openCursor(...e)), !t)) return
  t = t
  const n = new Proxy(t, vs)
  for (_s.set(n, t), ts.set(n, ls(t)); t; ) yield n, (t = await (gs.get(n) || t.continue())), gs.delete(n)
}
function bs(e, t) {
  return (
    (t === Symbol.asyncIterator && Yo(e, [IDBIndex, IDBObjectStore, IDBCursor])) ||
    (t === `iterate` && Yo(e, [IDBIndex, IDBObjectStore]))
  )
}
as(e => ({
  ...e,
  get(t, n, r) {
    return bs(t, n) ? ys : e.get(t, n, r)
  },
  has(t, n) {
    return bs(t, n) || e.has(t, n)
  },
}))
var xs
function Ss() {
  return (
    (xs ??= B(`masterplan`, 1, {
      upgrade(e) {
        e.createObjectStore(`tables`, { keyPath: `id` }).createIndex(`changed`, `changed`)
      },
      terminated() {
        xs = void 0
      },
    })),
    xs.catch(() => {
      xs = void 0
    }),
    xs
  )
}
async function Cs(e) {
  try {
    return (await (await Ss()).put(`tables`, e), !0)
  } catch {
    return !1
  }
}
async function ws(e) {
  try {
    return await (await Ss()).get(`tables`, e)
  } catch {
    return
  }
}
async function Ts() {
  try {
    return (await (await Ss()).getAllFromIndex(`tables`, `changed`)).reverse()
  } catch {
    return []
  }
}
async function Es(e) {
  try {
    await (await Ss()).delete(`tables`, e)
  } catch {}
}
var Ds = new Map(),
  Os = e => Ds.get(e)
async function ks(e, t) {
  const n = crypto.randomUUID().slice(0, 8)
  return (Ds.set(n, { setup: e, record: t }), t && (await Cs({ id: n, setup: e, record: t, changed: Date.now() })), n)
}
function As(e, t, n, r) {
  const i = Array.from({ length: t }, (e, t) => t)
  return {
    game: e,
    players: t,
    options: {},
    names: i.map(e => (e === 0 ? r : `Bot ${e}`)),
    sitters: i.map(e => (e === 0 ? { kind: `person` } : { kind: `bot`, bot: n })),
  }
}
var js = {
  tagline: `_tagline_a6qvh_1`,
  games: `_games_a6qvh_5`,
  card: `_card_a6qvh_10`,
  credit: `_credit_a6qvh_20`,
  facts: `_facts_a6qvh_21`,
  buttons: `_buttons_a6qvh_25`,
  living: `_living_a6qvh_32`,
  kept: `_kept_a6qvh_42`,
}
function Ms({ game: e }) {
  return (0, A.jsx)(`div`, { className: js.living, 'data-living': e, 'aria-hidden': `true` })
}
function Ns() {
  const { word: e } = F()
  return (0, A.jsxs)(A.Fragment, {
    children: [
      (0, A.jsx)(`h1`, { className: js.tagline, children: e(`app.tagline`) }),
      (0, A.jsx)(`div`, { className: js.games, children: Wo.map(e => (0, A.jsx)(Ps, { about: e }, e.id)) }),
      (0, A.jsx)(Fs, {}),
      (0, A.jsx)(Jo, {}),
    ],
  })
}
function Ps({ about: e }) {
  const { word: t, language: n } = F(),
    r = jr(),
    { min: i, max: a } = e.seats
  async function o() {
    const n = await ks(As(e.id, Math.min(a, Math.max(i, e.usualPlayers)), `greedy`, t(`setup.you`)), null)
    await r({ to: `/table/$id`, params: { id: n } })
  }
  return (0, A.jsxs)(`article`, {
    className: `sheet ${js.card}`,
    children: [
      (0, A.jsx)(Ms, { game: e.id }),
      (0, A.jsx)(`h2`, { children: e.title }),
      (0, A.jsx)(`p`, { className: js.credit, children: e.credit }),
      (0, A.jsx)(`p`, { children: e.like[n] }),
      (0, A.jsxs)(`p`, {
        className: js.facts,
        children: [
          i === a ? t(`start.players-exact`, { count: i }) : t(`start.players`, { min: i, max: a }),
          ` ·`,
          ` `,
          t(`start.minutes`, { minutes: e.minutes }),
          ` ·`,
          ` `,
          t(`start.weight`, { weight: t(`weight.${e.weight}`) }),
        ],
      }),
      (0, A.jsxs)(`div`, {
        className: js.buttons,
        children: [
          (0, A.jsxs)(`button`, {
            type: `button`,
            className: `button primary`,
            'data-game': e.id,
            onClick: o,
            children: [(0, A.jsx)(Co, { size: 18, 'aria-hidden': `true` }), ` `, t(`start.play`)],
          }),
          (0, A.jsxs)(Kr, {
            to: `/new/$game`,
            params: { game: e.id },
            className: `button`,
            children: [(0, A.jsx)(ko, { size: 18, 'aria-hidden': `true` }), ` `, t(`start.setup`)],
          }),
          (0, A.jsxs)(Kr, {
            to: `/rules/$game`,
            params: { game: e.id },
            className: `button`,
            children: [(0, A.jsx)(To, { size: 18, 'aria-hidden': `true` }), ` `, t(`start.learn`)],
          }),
        ],
      }),
    ],
  })
}
function Fs() {
  const { word: e } = F(),
    [t, n] = (0, h.useState)([])
  if (
    ((0, h.useEffect)(() => {
      Ts().then(n)
    }, []),
    t.length === 0)
  )
    return null
  const r = e => Wo.find(t => t.id === e)?.title ?? e
  return (0, A.jsxs)(`section`, {
    className: `sheet ${js.kept}`,
    children: [
      (0, A.jsx)(`h2`, { children: e(`start.continue`) }),
      (0, A.jsx)(`ul`, {
        children: t
          .slice(0, 12)
          .map(({ id: t, setup: i, record: a }) =>
            (0, A.jsxs)(
              `li`,
              {
                children: [
                  (0, A.jsxs)(Kr, {
                    to: `/table/$id`,
                    params: { id: t },
                    children: [e(`start.kept`, { game: r(i.game), count: a.log.length }), ` · `, i.names.join(`, `)],
                  }),
                  (0, A.jsx)(`button`, {
                    type: `button`,
                    className: `button`,
                    'aria-label': e(`start.forget`),
                    onClick: () => Es(t).then(Ts).then(n),
                    children: (0, A.jsx)(No, { size: 16, 'aria-hidden': `true` }),
                  }),
                ],
              },
              t,
            ),
          ),
      }),
    ],
  })
}
var Is = Zr({ component: Vo, notFoundComponent: Ho, errorComponent: Uo }),
  Ls = Yr({ getParentRoute: () => Is, path: `/`, component: Ns }),
  Rs = Yr({
    getParentRoute: () => Is,
    path: `/new/$game`,
    component: Qr(() => f(() => import(`./SetupPage-DJZh1WKn.js`), __vite__mapDeps([8, 3, 6, 9, 10])), `SetupPage`),
  }),
  zs = Yr({
    getParentRoute: () => Is,
    path: `/table/$id`,
    component: Qr(() => f(() => import(`./TablePage-x9DEhE-f.js`), __vite__mapDeps([11, 6, 12])), `TablePage`),
  }),
  Bs = Yr({
    getParentRoute: () => Is,
    path: `/replay`,
    component: Qr(() => f(() => import(`./ReplayPage-XdRWhj6g.js`), __vite__mapDeps([13, 6])), `ReplayPage`),
  }),
  Vs = Yr({
    getParentRoute: () => Is,
    path: `/rules/$game`,
    component: Qr(() => f(() => import(`./RulesPage-pYOw8oQx.js`), __vite__mapDeps([14, 6, 15])), `RulesPage`),
  }),
  Hs = Yr({
    getParentRoute: () => Is,
    path: `/settings`,
    component: Qr(() => f(() => import(`./SettingsPage-z4FMi_jU.js`), __vite__mapDeps([16, 6, 9, 10])), `SettingsPage`),
  }),
  Us = mi({ routeTree: Is.addChildren([Ls, Rs, zs, Bs, Vs, Hs]), defaultPreload: `intent`, scrollRestoration: !0 }),
  Ws = (0, h.createContext)(async () => void 0),
  Gs = () => (0, h.useContext)(Ws),
  Ks = document.getElementById(`root`)
if (Ks === null) throw Error(`The page has no root.`)
;(0, Ci.createRoot)(Ks).render(
  (0, A.jsx)(h.StrictMode, {
    children: (0, A.jsx)(eo, {
      children: (0, A.jsx)(Lo, { children: (0, A.jsx)(Ws, { value: m, children: (0, A.jsx)(_i, { router: Us }) }) }),
    }),
  }),
),
  navigator.serviceWorker?.register(`/service-worker.js`).catch(() => void 0)
export {
  _o as p,
  Cr as S,
  Cs as i,
  F as d,
  f as w,
  Gs as t,
  Ho as l,
  jr as y,
  Ko as o,
  Kr as v,
  kr as b,
  ks as n,
  L as s,
  no as m,
  Os as r,
  Po as f,
  Tr as x,
  Wo as c,
  ws as a,
  Xa as h,
  Xn as C,
  xi as _,
  Ya as g,
  zo as u,
}
