import { t as s } from './form.module-8eZfWI_E.js'
import { _ as e, m as n, d as t } from './index-ByGMZ85q.js'
import { s as a, i, t as o, a as r } from './web-board-CgRS_MlV.js'
function c(...e) {
  return (...t) => {
    for (const n of e) typeof n == `function` && n(...t)
  }
}
var l = a(r(), 1),
  u = typeof document < `u` ? l.useLayoutEffect : () => {},
  d = { prefix: String(Math.round(Math.random() * 1e10)), current: 0 },
  f = l.createContext(d),
  p = l.createContext(!1)
typeof window < `u` && window.document && window.document.createElement
var m = new WeakMap()
function h(e = !1) {
  const t = (0, l.useContext)(f),
    n = (0, l.useRef)(null)
  if (n.current === null && !e) {
    const e = l.default.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED?.ReactCurrentOwner?.current
    if (e) {
      const n = m.get(e)
      n == null
        ? m.set(e, { id: t.current, state: e.memoizedState })
        : e.memoizedState !== n.state && ((t.current = n.id), m.delete(e))
    }
    n.current = ++t.current
  }
  return n.current
}
function g(e) {
  const t = (0, l.useContext)(f),
    n = h(!!e),
    r = `react-aria${t.prefix}`
  return e || `${r}-${n}`
}
function _(e) {
  const t = l.useId(),
    [n] = (0, l.useState)(S()),
    r = n ? `react-aria` : `react-aria${d.prefix}`
  return e || `${r}-${t}`
}
var v = typeof l.useId == `function` ? _ : g
function y() {
  return !1
}
function b() {
  return !0
}
function x(e) {
  return () => {}
}
function S() {
  return typeof l.useSyncExternalStore == `function` ? l.useSyncExternalStore(x, y, b) : (0, l.useContext)(p)
}
function C(e) {
  const [t, n] = (0, l.useState)(e),
    r = (0, l.useRef)(t),
    i = (0, l.useRef)(null),
    a = (0, l.useRef)(() => {
      if (!i.current) return
      const e = i.current.next()
      e.done ? (i.current = null) : r.current === e.value ? a.current() : n(e.value)
    })
  return (
    u(() => {
      ;(r.current = t), i.current && a.current()
    }),
    [
      t,
      (0, l.useCallback)(
        e => {
          ;(i.current = e(r.current)), a.current()
        },
        [a],
      ),
    ]
  )
}
var w = !!(typeof window < `u` && window.document && window.document.createElement),
  T = new Map(),
  E
typeof FinalizationRegistry < `u` &&
  (E = new FinalizationRegistry(e => {
    T.delete(e)
  }))
var D = new WeakMap()
function O(e) {
  const [t, n] = (0, l.useState)(e),
    r = (0, l.useRef)(null),
    i = v(t),
    a = (0, l.useRef)(null),
    o = D.get(a)
  if ((E && o !== i && (o != null && E.unregister(a), E.register(a, i, a), D.set(a, i)), w)) {
    const e = T.get(i)
    e && !e.includes(r) ? e.push(r) : T.set(i, [r])
  }
  return (
    u(() => {
      const e = i
      return () => {
        E && (E.unregister(a), D.delete(a)), T.delete(e)
      }
    }, [i]),
    (0, l.useEffect)(() => {
      const e = r.current
      return (
        e && n(e),
        () => {
          e && (r.current = null)
        }
      )
    }),
    i
  )
}
function k(e, t) {
  if (e === t) return e
  const n = T.get(e)
  if (n) return (n.forEach(e => (e.current = t)), t)
  const r = T.get(t)
  return r ? (r.forEach(t => (t.current = e)), e) : t
}
function A(e = []) {
  const t = O(),
    [n, r] = C(t),
    i = (0, l.useCallback)(() => {
      r(function* () {
        yield t, yield document.getElementById(t) ? t : void 0
      })
    }, [t, r])
  return (u(i, [t, i, ...e]), n)
}
function ee(...e) {
  return e.length === 1 && e[0]
    ? e[0]
    : t => {
        let n = !1,
          r = e.map(e => {
            const r = te(e, t)
            return ((n ||= typeof r == `function`), r)
          })
        if (n)
          return () => {
            r.forEach((t, n) => {
              typeof t == `function` ? t() : te(e[n], null)
            })
          }
      }
}
function te(e, t) {
  if (typeof e == `function`) return e(t)
  e != null && (e.current = t)
}
function ne(e) {
  var t,
    n,
    r = ``
  if (typeof e == `string` || typeof e == `number`) r += e
  else if (typeof e == `object`) {
    if (Array.isArray(e)) {
      var i = e.length
      for (t = 0; t < i; t++) e[t] && (n = ne(e[t])) && (r && (r += ` `), (r += n))
    } else for (n in e) e[n] && (r && (r += ` `), (r += n))
  }
  return r
}
function re() {
  for (var e, t, n = 0, r = ``, i = arguments.length; n < i; n++)
    (e = arguments[n]) && (t = ne(e)) && (r && (r += ` `), (r += t))
  return r
}
function j(...e) {
  const t = { ...e[0] }
  for (let n = 1; n < e.length; n++) {
    const r = e[n]
    for (const e in r) {
      const n = t[e],
        i = r[e]
      typeof n == `function` &&
      typeof i == `function` &&
      e[0] === `o` &&
      e[1] === `n` &&
      e.charCodeAt(2) >= 65 &&
      e.charCodeAt(2) <= 90
        ? (t[e] = c(n, i))
        : (e === `className` || e === `UNSAFE_className`) && typeof n == `string` && typeof i == `string`
          ? (t[e] = re(n, i))
          : e === `id` && n && i
            ? (t.id = k(n, i))
            : e === `ref` && n && i
              ? (t.ref = ee(n, i))
              : (t[e] = i === void 0 ? n : i)
    }
  }
  return t
}
function ie(e) {
  const t = (0, l.useRef)(null),
    n = (0, l.useRef)(void 0),
    r = (0, l.useCallback)(
      t => {
        if (typeof e == `function`) {
          const n = e,
            r = n(t)
          return () => {
            typeof r == `function` ? r() : n(null)
          }
        }
        if (e)
          return (
            (e.current = t),
            () => {
              e.current = null
            }
          )
      },
      [e],
    )
  return (0, l.useMemo)(
    () => ({
      get current() {
        return t.current
      },
      set current(e) {
        ;(t.current = e), (n.current &&= (n.current(), void 0)), e != null && (n.current = r(e))
      },
    }),
    [r],
  )
}
var ae = Symbol(`default`)
function oe({ values: e, children: t }) {
  for (const [n, r] of e) t = l.createElement(n.Provider, { value: r }, t)
  return t
}
function se(e) {
  const {
    className: t,
    style: n,
    children: r,
    defaultClassName: i,
    defaultChildren: a,
    defaultStyle: o,
    values: s,
    render: c,
  } = e
  return (0, l.useMemo)(() => {
    let e, l, u
    return (
      (e = typeof t == `function` ? t({ ...s, defaultClassName: i }) : t),
      (l = typeof n == `function` ? n({ ...s, defaultStyle: o || {} }) : n),
      (u = typeof r == `function` ? r({ ...s, defaultChildren: a }) : (r ?? a)),
      {
        className: e ?? i,
        style: l || o ? { ...o, ...l } : void 0,
        children: u ?? a,
        'data-rac': ``,
        render: c ? e => c(e, s) : void 0,
      }
    )
  }, [t, n, r, i, a, o, s, c])
}
function ce(e, t) {
  const n = (0, l.useContext)(e)
  if (t === null) return null
  if (n && typeof n == `object` && `slots` in n && n.slots) {
    const e = t || ae
    if (!n.slots[e]) {
      const e = new Intl.ListFormat().format(Object.keys(n.slots).map(e => `"${e}"`)),
        r = t ? `Invalid slot "${t}".` : `A slot prop is required.`
      throw Error(`${r} Valid slot names are ${e}.`)
    }
    return n.slots[e]
  }
  return n
}
function le(e, t, n) {
  const { ref: r, ...i } = ce(n, e.slot) || {},
    a = ie((0, l.useMemo)(() => ee(t, r), [t, r])),
    o = j(i, e)
  return (
    `style` in i &&
      i.style &&
      `style` in e &&
      e.style &&
      (o.style =
        typeof i.style == `function` || typeof e.style == `function`
          ? t => {
              const n = typeof i.style == `function` ? i.style(t) : i.style,
                r = { ...t.defaultStyle, ...n },
                a = typeof e.style == `function` ? e.style({ ...t, defaultStyle: r }) : e.style
              return { ...r, ...a }
            }
          : { ...i.style, ...e.style }),
    [o, a]
  )
}
function ue(e = !0) {
  const [t, n] = (0, l.useState)(e),
    r = (0, l.useRef)(!1),
    i = (0, l.useCallback)(e => {
      ;(r.current = !0), n(!!e)
    }, [])
  return (
    u(() => {
      r.current || n(!1)
    }, []),
    [i, t]
  )
}
function de(e) {
  const t = /^(data-.*)$/,
    n = {}
  for (const r in e) t.test(r) || (n[r] = e[r])
  return n
}
function fe(e, t, n) {
  const { render: r, ...i } = t,
    a = (0, l.useRef)(null),
    o = (0, l.useMemo)(() => ee(n, a), [n, a])
  u(() => {}, [e, r])
  const s = { ...i, ref: o }
  return r ? r(s, void 0) : l.createElement(e, s)
}
var pe = {},
  me = new Proxy(
    {},
    {
      get(e, t) {
        if (typeof t != `string`) return
        let n = pe[t]
        return (n || ((n = (0, l.forwardRef)(fe.bind(null, t))), (pe[t] = n)), n)
      },
    },
  ),
  M = e => (ge(e) ? e.document : _e(e) ? e : (e?.ownerDocument ?? (typeof document < `u` ? document : void 0))),
  N = e => M(e)?.defaultView ?? (typeof window < `u` ? window : void 0)
function he(e) {
  return typeof e == `object` && !!e && `nodeType` in e && typeof e.nodeType == `number`
}
function ge(e) {
  return typeof e == `object` && !!e && `window` in e && e.window === e
}
function _e(e) {
  return he(e) && e.nodeType === 9
}
function ve(e) {
  return he(e) && e.nodeType === 11 && `host` in e
}
function ye(e, t, n, r) {
  if (n == null || e == null) return () => {}
  const i = Array.isArray(e) ? e : [e]
  for (const e of i) e.addEventListener(t, n, r)
  return () => {
    for (const e of i) e.removeEventListener(t, n, r)
  }
}
var be = !1
function xe() {
  return be
}
function P(e, t) {
  if (!xe()) return t && e ? e.contains(t) : !1
  if (!e || !t) return !1
  let n = t
  for (; n != null; ) {
    if (n === e) return !0
    n =
      typeof n.assignedElements != `function` && n.assignedSlot?.parentNode
        ? n.assignedSlot.parentNode
        : ve(n)
          ? n.host
          : n.parentNode
  }
  return !1
}
var F = (e = document) => {
  if (!xe()) return e.activeElement
  let t = e.activeElement
  for (; t && `shadowRoot` in t && t.shadowRoot?.activeElement; ) t = t.shadowRoot.activeElement
  return t
}
function I(e) {
  if (xe() && e.target instanceof Element && e.target.shadowRoot) {
    if (`composedPath` in e) return e.composedPath()[0] ?? null
    if (`composedPath` in e.nativeEvent) return e.nativeEvent.composedPath()[0] ?? null
  }
  return e.target
}
function L(e) {
  e.focus({ preventScroll: !0 })
}
var Se = typeof Element < `u` && `checkVisibility` in Element.prototype
function Ce(e) {
  const t = N(e)
  if (!(e instanceof t.HTMLElement) && !(e instanceof t.SVGElement)) return !1
  let { display: n, visibility: r } = e.style,
    i = n !== `none` && r !== `hidden` && r !== `collapse`
  if (i) {
    const { getComputedStyle: t } = N(e),
      { display: n, visibility: r } = t(e)
    i = n !== `none` && r !== `hidden` && r !== `collapse`
  }
  return i
}
function we(e, t) {
  return (
    !e.hasAttribute(`hidden`) &&
    !e.hasAttribute(`data-react-aria-prevent-focus`) &&
    (e.nodeName === `DETAILS` && t && t.nodeName !== `SUMMARY` ? e.hasAttribute(`open`) : !0)
  )
}
function Te(e, t) {
  return Se
    ? e.checkVisibility({ visibilityProperty: !0 }) && !e.closest(`[data-react-aria-prevent-focus]`)
    : e.nodeName !== `#comment` && Ce(e) && we(e, t) && (!e.parentElement || Te(e.parentElement, e))
}
var Ee = [
    `input:not([disabled]):not([type=hidden])`,
    `select:not([disabled])`,
    `textarea:not([disabled])`,
    `button:not([disabled])`,
    `a[href]`,
    `area[href]`,
    `summary`,
    `iframe`,
    `object`,
    `embed`,
    `audio[controls]`,
    `video[controls]`,
    `[contenteditable]:not([contenteditable^="false"])`,
    `permission`,
  ],
  De = Ee.join(`:not([hidden]),`) + `,[tabindex]:not([disabled]):not([hidden])`
Ee.push(`[tabindex]:not([tabindex="-1"]):not([disabled])`)
var Oe = Ee.join(`:not([hidden]):not([tabindex="-1"]),`)
function ke(e, t) {
  return e.matches(De) && !je(e) && (t?.skipVisibilityCheck || Te(e))
}
function Ae(e) {
  return e.matches(Oe) && Te(e) && !je(e)
}
function je(e) {
  let t = e
  for (; t != null; ) {
    if (t instanceof N(t).HTMLElement && t.inert) return !0
    t = t.parentElement
  }
  return !1
}
function Me(e) {
  const t = e
  return (
    (t.nativeEvent = e),
    (t.isDefaultPrevented = () => t.defaultPrevented),
    (t.isPropagationStopped = () => t.cancelBubble),
    (t.persist = () => {}),
    t
  )
}
function Ne(e, t) {
  Object.defineProperty(e, 'target', { value: t }), Object.defineProperty(e, 'currentTarget', { value: t })
}
function Pe(e) {
  const t = (0, l.useRef)({ isFocused: !1, observer: null })
  return (
    u(() => {
      const e = t.current
      return () => {
        e.observer &&= (e.observer.disconnect(), null)
      }
    }, []),
    (0, l.useCallback)(
      n => {
        const r = I(n)
        if (
          r instanceof HTMLButtonElement ||
          r instanceof HTMLInputElement ||
          r instanceof HTMLTextAreaElement ||
          r instanceof HTMLSelectElement
        ) {
          t.current.isFocused = !0
          const n = r
          n.addEventListener(
            `focusout`,
            r => {
              if (((t.current.isFocused = !1), n.disabled)) {
                const t = Me(r)
                e?.(t)
              }
              t.current.observer && (t.current.observer.disconnect(), (t.current.observer = null))
            },
            { once: !0 },
          ),
            (t.current.observer = new MutationObserver(() => {
              if (t.current.isFocused && n.disabled) {
                t.current.observer?.disconnect()
                const e = n === F() ? null : F()
                n.dispatchEvent(new FocusEvent(`blur`, { relatedTarget: e })),
                  n.dispatchEvent(new FocusEvent(`focusout`, { bubbles: !0, relatedTarget: e }))
              }
            })),
            t.current.observer.observe(n, { attributes: !0, attributeFilter: [`disabled`] })
        }
      },
      [e],
    )
  )
}
var Fe = !1
function Ie(e) {
  for (; e && !ke(e, { skipVisibilityCheck: !0 }); ) e = e.parentElement
  const t = F(N(e).document)
  if (!t || t === e) return
  const n = e?.getRootNode(),
    r = n != null && ve(n) ? n : N(e),
    i = t => t === e || (he(t) && P(e, t)),
    a = e => e === t || (t != null && he(e) && P(t, e))
  Fe = !0
  let o = !1,
    s = e => {
      ;(a(I(e)) || o) && e.stopImmediatePropagation()
    },
    c = n => {
      ;(a(I(n)) || o) && (n.stopImmediatePropagation(), !e && !o && ((o = !0), L(t), d()))
    },
    l = e => {
      ;(i(I(e)) || o) && e.stopImmediatePropagation()
    },
    u = e => {
      ;(i(I(e)) || o) && (e.stopImmediatePropagation(), o || ((o = !0), L(t), d()))
    }
  r.addEventListener(`blur`, s, !0),
    r.addEventListener(`focusout`, c, !0),
    r.addEventListener(`focusin`, u, !0),
    r.addEventListener(`focus`, l, !0)
  const d = () => {
      cancelAnimationFrame(f),
        r.removeEventListener(`blur`, s, !0),
        r.removeEventListener(`focusout`, c, !0),
        r.removeEventListener(`focusin`, u, !0),
        r.removeEventListener(`focus`, l, !0),
        (Fe = !1),
        (o = !1)
    },
    f = requestAnimationFrame(d)
  return d
}
function Le(e) {
  if (typeof window > `u` || window.navigator == null) return !1
  const t = window.navigator.userAgentData?.brands
  return (Array.isArray(t) && t.some(t => e.test(t.brand))) || e.test(window.navigator.userAgent)
}
function Re(e) {
  return (
    typeof window < `u` &&
    window.navigator != null &&
    e.test(window.navigator.userAgentData?.platform || window.navigator.platform)
  )
}
function R(e) {
  let t = null
  return () => ((t ??= e()), t)
}
var z = R(() => Re(/^Mac/i)),
  ze = R(() => Re(/^iPhone/i)),
  Be = R(() => Re(/^iPad/i) || (z() && navigator.maxTouchPoints > 1)),
  Ve = R(() => ze() || Be()),
  He = R(() => Le(/AppleWebKit/i) && (Ve() || !Ue())),
  Ue = R(() => Le(/Chrome|CriOS|CrMo/i)),
  We = R(() => Le(/Android/i))
function Ge(e) {
  return e.pointerType === `` && e.isTrusted
    ? !0
    : We() && e.pointerType
      ? e.type === `click` && e.buttons === 1
      : e.detail === 0 && !e.pointerType
}
function Ke(e) {
  return (
    (!We() && e.width === 0 && e.height === 0) ||
    (We() && e.width === 1 && e.height === 1 && e.pressure === 0 && e.detail === 0 && e.pointerType === `mouse`)
  )
}
function B(e, t, n = !0) {
  const { metaKey: r, ctrlKey: i, altKey: a, shiftKey: o } = t,
    s =
      He() && z() && !Be()
        ? new KeyboardEvent(`keydown`, { keyIdentifier: `Enter`, metaKey: r, ctrlKey: i, altKey: a, shiftKey: o })
        : new MouseEvent(`click`, {
            metaKey: r,
            ctrlKey: i,
            altKey: a,
            shiftKey: o,
            detail: 1,
            bubbles: !0,
            cancelable: !0,
          })
  ;(B.isOpening = n), L(e), e.dispatchEvent(s), (B.isOpening = !1)
}
B.isOpening = !1
var V = null,
  qe = new Set(),
  H = new Map(),
  U = !1,
  W = !1,
  Je = { Tab: !0, Escape: !0 }
function Ye(e, t) {
  for (const n of qe) n(e, t)
}
function Xe(e) {
  return !(e.metaKey || (!z() && e.altKey) || e.ctrlKey || e.key === `Control` || e.key === `Shift` || e.key === `Meta`)
}
function Ze(e) {
  ;(U = !0), !B.isOpening && Xe(e) && ((V = `keyboard`), Ye(`keyboard`, e))
}
function G(e) {
  ;(V = `pointer`),
    `pointerType` in e && e.pointerType,
    (e.type === `mousedown` || e.type === `pointerdown`) && ((U = !0), Ye(`pointer`, e))
}
function Qe(e) {
  !B.isOpening && Ge(e) && ((U = !0), (V = `virtual`))
}
function $e(e) {
  if (Fe) return
  const t = I(e),
    n = N(t),
    r = M(t)
  t === n ? (W = !0) : t !== r && e.isTrusted && (!U && !W && ((V = `virtual`), Ye(`virtual`, e)), (U = !1), (W = !1))
}
function et() {
  Fe || ((U = !1), (W = !0))
}
function tt(e) {
  const t = F(M(I(e)))
  queueMicrotask(() => {
    F(M(I(e))) !== t && st(`keyboard`)
  })
}
function nt(e) {
  if (typeof window > `u` || typeof document > `u`) return
  const t = N(e),
    n = M(e)
  if (H.get(t)) return
  const r = t.HTMLElement.prototype.focus
  Reflect.defineProperty(t.HTMLElement.prototype, 'focus', {
    configurable: !0,
    writable: !0,
    value: function () {
      ;(U = !0), r.apply(this, arguments)
    },
  }),
    n.addEventListener(`keydown`, Ze, !0),
    n.addEventListener(`keyup`, Ze, !0),
    n.addEventListener(`click`, Qe, !0),
    n.addEventListener(`invalid`, tt, !0),
    t.addEventListener(`focus`, $e, !0),
    t.addEventListener(`blur`, et, !1),
    typeof PointerEvent < `u` &&
      (n.addEventListener(`pointerdown`, G, !0),
      n.addEventListener(`pointermove`, G, !0),
      n.addEventListener(`pointerup`, G, !0)),
    t.addEventListener(
      `beforeunload`,
      () => {
        rt(e)
      },
      { once: !0 },
    ),
    H.set(t, { focus: r })
}
var rt = (e, t) => {
  const n = N(e),
    r = M(e)
  t && r.removeEventListener(`DOMContentLoaded`, t),
    H.has(n) &&
      (Reflect.defineProperty(n.HTMLElement.prototype, 'focus', {
        configurable: !0,
        writable: !0,
        value: H.get(n).focus,
      }),
      r.removeEventListener(`keydown`, Ze, !0),
      r.removeEventListener(`keyup`, Ze, !0),
      r.removeEventListener(`click`, Qe, !0),
      r.removeEventListener(`invalid`, tt, !0),
      n.removeEventListener(`focus`, $e, !0),
      n.removeEventListener(`blur`, et, !1),
      typeof PointerEvent < `u` &&
        (r.removeEventListener(`pointerdown`, G, !0),
        r.removeEventListener(`pointermove`, G, !0),
        r.removeEventListener(`pointerup`, G, !0)),
      H.delete(n))
}
function it(e) {
  let t = M(e),
    n
  return (
    t.readyState === `loading`
      ? ((n = () => {
          nt(e)
        }),
        t.addEventListener(`DOMContentLoaded`, n))
      : nt(e),
    () => rt(e, n)
  )
}
typeof document < `u` && it()
function at() {
  return V !== `pointer`
}
function ot() {
  return V
}
function st(e) {
  ;(V = e), Ye(e, null)
}
var ct = new Set([`checkbox`, `radio`, `range`, `color`, `file`, `image`, `button`, `submit`, `reset`])
function lt(e, t, n) {
  const r = n ? I(n) : void 0,
    i = M(r),
    a = N(r),
    o = a === void 0 ? HTMLInputElement : a.HTMLInputElement,
    s = a === void 0 ? HTMLTextAreaElement : a.HTMLTextAreaElement,
    c = a === void 0 ? HTMLElement : a.HTMLElement,
    l = a === void 0 ? KeyboardEvent : a.KeyboardEvent,
    u = F(i)
  return (
    (e = e || (u instanceof o && !ct.has(u.type)) || u instanceof s || (u instanceof c && u.isContentEditable)),
    !(e && t === `keyboard` && n instanceof l && !Je[n.key])
  )
}
function ut(e, t, n) {
  nt(),
    (0, l.useEffect)(() => {
      if (n?.enabled === !1) return
      const t = (t, r) => {
        lt(!!n?.isTextInput, t, r) && e(at())
      }
      return (
        qe.add(t),
        () => {
          qe.delete(t)
        }
      )
    }, t)
}
function dt(e, t) {
  const n = N(t),
    r = M(t)
  if (r == null || n == null) return
  let i,
    a = `meta[name="${CSS.escape(e)}"], meta[property="${CSS.escape(e)}"]`,
    o = r.querySelector(a)
  return (
    o &&
      o instanceof n.HTMLMetaElement &&
      (e === `csp-nonce` && o.nonce && (i ??= o.nonce || void 0), o.content && (i ??= o.content || void 0)),
    e === `csp-nonce` && (i ??= n.__webpack_nonce__ || globalThis.__webpack_nonce__ || void 0),
    i
  )
}
var ft = l.useInsertionEffect ?? u
function K(e) {
  const t = (0, l.useRef)(null)
  return (
    ft(() => {
      t.current = e
    }, [e]),
    (0, l.useCallback)((...e) => {
      const n = t.current
      return n?.(...e)
    }, [])
  )
}
function pt(e, t) {
  let { id: n, 'aria-label': r, 'aria-labelledby': i } = e
  return (
    (n = O(n)),
    i && r ? (i = [...new Set([n, ...i.trim().split(/\s+/)])].join(` `)) : (i &&= i.trim().split(/\s+/).join(` `)),
    !r && !i && t && (r = t),
    { id: n, 'aria-label': r, 'aria-labelledby': i }
  )
}
var mt = new Set([`Arab`, `Syrc`, `Samr`, `Mand`, `Thaa`, `Mend`, `Nkoo`, `Adlm`, `Rohg`, `Hebr`]),
  ht = new Set([
    `ae`,
    `ar`,
    `arc`,
    `bcc`,
    `bqi`,
    `ckb`,
    `dv`,
    `fa`,
    `glk`,
    `he`,
    `ku`,
    `mzn`,
    `nqo`,
    `pnb`,
    `ps`,
    `sd`,
    `ug`,
    `ur`,
    `yi`,
  ])
function gt(e) {
  if (Intl.Locale) {
    const t = new Intl.Locale(e).maximize(),
      n = typeof t.getTextInfo == `function` ? t.getTextInfo() : t.textInfo
    if (n) return n.direction === `rtl`
    if (t.script) return mt.has(t.script)
  }
  const t = e.split(`-`)[0]
  return ht.has(t)
}
var _t = Symbol.for(`react-aria.i18n.locale`)
function vt() {
  let e =
    (typeof window < `u` && window[_t]) ||
    (typeof navigator < `u` && (navigator.language || navigator.userLanguage)) ||
    `en-US`
  try {
    Intl.DateTimeFormat.supportedLocalesOf([e])
  } catch {
    e = `en-US`
  }
  return { locale: e, direction: gt(e) ? `rtl` : `ltr` }
}
var yt = vt(),
  q = new Set()
function bt() {
  yt = vt()
  for (const e of q) e(yt)
}
function xt() {
  const e = S(),
    [t, n] = (0, l.useState)(yt)
  return (
    (0, l.useEffect)(
      () => (
        q.size === 0 && window.addEventListener(`languagechange`, bt),
        q.add(n),
        () => {
          q.delete(n), q.size === 0 && window.removeEventListener(`languagechange`, bt)
        }
      ),
      [],
    ),
    e ? { locale: (typeof window < `u` && window[_t]) || `en-US`, direction: `ltr` } : t
  )
}
var St = l.createContext(null)
function Ct() {
  const e = xt()
  return (0, l.useContext)(St) || e
}
var wt = l.useInsertionEffect ?? l.useLayoutEffect
function Tt(e, t, n) {
  const [r, i] = (0, l.useState)(e || t),
    a = (0, l.useRef)(r),
    o = (0, l.useRef)(e !== void 0),
    s = e !== void 0
  ;(0, l.useEffect)(() => {
    o.current, (o.current = s)
  }, [s])
  const c = s ? e : r
  wt(() => {
    a.current = c
  })
  const [, u] = (0, l.useReducer)(() => ({}), {})
  return [
    c,
    (0, l.useCallback)(
      (e, ...t) => {
        const r = typeof e == `function` ? e(a.current) : e
        Object.is(a.current, r) || ((a.current = r), i(r), u(), n?.(r, ...t))
      },
      [n],
    ),
  ]
}
var J = new Map(),
  Et = new Set()
function Dt(e) {
  return `propertyName` in e
}
function Ot(e) {
  const t = I(e)
  if (!Dt(e) || !t) return
  let n = J.get(t)
  n || ((n = new Set()), J.set(t, n), t.addEventListener(`transitioncancel`, kt, { once: !0 })), n.add(e.propertyName)
}
function kt(e) {
  const t = I(e)
  if (!Dt(e) || !t) return
  const n = J.get(t)
  if (
    n &&
    (n.delete(e.propertyName),
    n.size === 0 && (t.removeEventListener(`transitioncancel`, kt), J.delete(t)),
    J.size === 0)
  )
    for (const e of Et) e(!0), Et.delete(e)
}
function At() {
  ye(document, `transitionrun`, Ot), ye(document, `transitionend`, kt)
}
function jt() {
  for (const [e] of J) `isConnected` in e && !e.isConnected && J.delete(e)
}
typeof document < `u` && (document.readyState === `loading` ? ye(document, `DOMContentLoaded`, At) : At())
function Mt(e) {
  const t = window.requestAnimationFrame(() => {
    if ((jt(), J.size === 0)) return e(!1)
    Et.add(e)
  })
  return () => {
    window.cancelAnimationFrame(t), Et.delete(e)
  }
}
function Nt(e) {
  if (!e.isConnected) return
  const t = M(e)
  if (ot() === `virtual`) {
    const n = F(t)
    Mt(() => {
      const r = F(t)
      ;(r === n || r === t.body) && e.isConnected && L(e)
    })
  } else L(e)
}
function Pt(e) {
  const { isDisabled: t, onFocus: n, onBlur: r, onFocusChange: i } = e,
    a = (0, l.useCallback)(
      e => {
        if (I(e) === e.currentTarget) return (r && r(e), i && i(!1), !0)
      },
      [r, i],
    ),
    o = Pe(a),
    s = (0, l.useCallback)(
      e => {
        const t = I(e),
          r = M(t),
          a = r ? F(r) : F()
        t === e.currentTarget && t === a && (n && n(e), i && i(!0), o(e))
      },
      [i, n, o],
    )
  return { focusProps: { onFocus: !t && (n || i || r) ? s : void 0, onBlur: !t && (r || i) ? a : void 0 } }
}
function Ft(e) {
  if (e)
    return t => {
      let n = !0
      e({
        ...t,
        preventDefault() {
          t.preventDefault()
        },
        isDefaultPrevented() {
          return t.isDefaultPrevented()
        },
        stopPropagation() {
          n = !0
        },
        continuePropagation() {
          ;(n = !1), typeof t.continuePropagation == `function` && t.continuePropagation()
        },
        isPropagationStopped() {
          return n
        },
      }),
        n && !(typeof t.isPropagationStopped == `function` && t.isPropagationStopped()) && t.stopPropagation()
    }
}
var It = new Set([`shift`, `alt`, `control`, `meta`, `mod`]),
  Lt = [`Alt`, `Control`, `Meta`, `Shift`]
function Rt(e) {
  const t = new Set()
  return (
    e.alt && t.add(`Alt`),
    e.shift && t.add(`Shift`),
    e.ctrl && t.add(`Control`),
    e.meta && t.add(`Meta`),
    e.mod && t.add(z() ? `Meta` : `Control`),
    t
  )
}
function zt(e) {
  const t = new Set()
  return (
    e.altKey && t.add(`Alt`), e.ctrlKey && t.add(`Control`), e.metaKey && t.add(`Meta`), e.shiftKey && t.add(`Shift`), t
  )
}
function Bt(e) {
  return Lt.filter(t => e.has(t))
}
function Vt(e) {
  const t = e.split(`+`).reduce(
    (e, t) => {
      const n = t.toLowerCase()
      return (
        It.has(n)
          ? n === `shift`
            ? (e.shift = !0)
            : n === `alt`
              ? (e.alt = !0)
              : n === `control`
                ? (e.ctrl = !0)
                : n === `meta`
                  ? (e.meta = !0)
                  : n === `mod` && (e.mod = !0)
          : (e.key = t),
        e
      )
    },
    { shift: !1, alt: !1, ctrl: !1, meta: !1, mod: !1, key: `` },
  )
  if (t.key === ``)
    throw Error(
      `Invalid keyboard shortcut: "${e}". Must include exactly one non-modifier key (e.g. "a", "Enter", "ArrowDown"). Combine any of Shift, Alt, Ctrl, Meta, and Mod.`,
    )
  return t
}
function Ht(e) {
  return e.toLowerCase()
}
var Ut = {
  space: ` `,
  esc: `escape`,
  del: `delete`,
  ins: `insert`,
  left: `arrowleft`,
  right: `arrowright`,
  up: `arrowup`,
  down: `arrowdown`,
  pageup: `pageup`,
  pagedown: `pagedown`,
}
function Wt(e) {
  const t = Ht(e)
  return Ut[t] ?? t
}
function Gt(e) {
  const t = Bt(Rt(e)),
    n = Wt(e.key)
  return t.length > 0 ? `${t.join(`+`)}+${n}` : n
}
function Kt(e) {
  const t = Bt(zt(e)),
    n = Ht(e.key)
  return (t.length > 0 ? `${t.join(`+`)}+` : ``) + n
}
function qt(e) {
  const t = new Map()
  for (const [n, r] of Object.entries(e)) {
    const e = Vt(n)
    t.set(Gt(e), r)
  }
  return e => {
    let n = Kt(e),
      r = t.get(n),
      i = r?.(e)
    i === void 0 && r !== void 0
      ? (i = { shouldContinuePropagation: !1, shouldPreventDefault: !0 })
      : typeof i == `boolean` && (i = { shouldContinuePropagation: !i, shouldPreventDefault: i }),
      i?.shouldPreventDefault && e.preventDefault(),
      (!r || i?.shouldContinuePropagation) && e.continuePropagation()
  }
}
function Jt(e) {
  let { shortcuts: t, allowRepeats: n = !1, allowComposing: r = !1 } = e,
    i,
    a
  if (t) {
    const o = qt(t),
      s = Ft(e => {
        P(e.currentTarget, I(e))
          ? (e.nativeEvent?.repeat && !n) || (e.nativeEvent?.isComposing && !r)
            ? e.continuePropagation()
            : o(e)
          : e.continuePropagation()
      }),
      l = Ft(e => {
        P(e.currentTarget, I(e)) && ((e.nativeEvent?.repeat && !n) || e.nativeEvent?.isComposing),
          e.continuePropagation()
      })
    ;(i = e.onKeyDown ? c(e.onKeyDown, s) : s), (a = e.onKeyUp ? c(e.onKeyUp, l) : l)
  } else (i = Ft(e.onKeyDown)), (a = Ft(e.onKeyUp))
  return { keyboardProps: e.isDisabled ? {} : { onKeyDown: i, onKeyUp: a } }
}
function Yt(e, t) {
  u(() => {
    if (e && e.ref && t)
      return (
        (e.ref.current = t.current),
        () => {
          e.ref && (e.ref.current = null)
        }
      )
  })
}
var Xt = l.createContext(null)
function Zt(e) {
  const t = (0, l.useContext)(Xt) || {}
  Yt(t, e)
  const { ref: n, ...r } = t
  return r
}
function Qt(e, t) {
  const { focusProps: n } = Pt(e),
    { keyboardProps: r } = Jt(e),
    i = j(n, r),
    a = Zt(t),
    o = e.isDisabled ? {} : a,
    s = (0, l.useRef)(e.autoFocus)
  ;(0, l.useEffect)(() => {
    s.current && t.current && Nt(t.current), (s.current = !1)
  }, [t])
  let c = e.excludeFromTabOrder ? -1 : 0
  return (e.isDisabled && (c = void 0), { focusableProps: j({ ...i, tabIndex: c }, o) })
}
typeof HTMLTemplateElement < `u` &&
  (Object.defineProperty(HTMLTemplateElement.prototype, 'firstChild', {
    configurable: !0,
    enumerable: !0,
    get: function () {
      return this.content.firstChild
    },
  }),
  Object.defineProperty(HTMLTemplateElement.prototype, 'appendChild', {
    configurable: !0,
    enumerable: !0,
    value: function (e) {
      return this.content.appendChild(e)
    },
  }),
  Object.defineProperty(HTMLTemplateElement.prototype, 'removeChild', {
    configurable: !0,
    enumerable: !0,
    value: function (e) {
      return this.content.removeChild(e)
    },
  }),
  Object.defineProperty(HTMLTemplateElement.prototype, 'insertBefore', {
    configurable: !0,
    enumerable: !0,
    value: function (e, t) {
      return this.content.insertBefore(e, t)
    },
  }))
var $t = (0, l.createContext)(!1)
function en(e) {
  const t = (t, n) => ((0, l.useContext)($t) ? null : e(t, n))
  return ((t.displayName = e.displayName || e.name), (0, l.forwardRef)(t))
}
var tn = new Set([`id`]),
  nn = new Set([`aria-label`, `aria-labelledby`, `aria-describedby`, `aria-details`]),
  rn = new Set([`href`, `hrefLang`, `target`, `rel`, `download`, `ping`, `referrerPolicy`]),
  an = new Set([`dir`, `lang`, `hidden`, `inert`, `translate`, `suppressHydrationWarning`]),
  on = new Set(
    `onClick.onAuxClick.onContextMenu.onDoubleClick.onMouseDown.onMouseEnter.onMouseLeave.onMouseMove.onMouseOut.onMouseOver.onMouseUp.onTouchCancel.onTouchEnd.onTouchMove.onTouchStart.onPointerDown.onPointerMove.onPointerUp.onPointerCancel.onPointerEnter.onPointerLeave.onPointerOver.onPointerOut.onGotPointerCapture.onLostPointerCapture.onScroll.onWheel.onAnimationStart.onAnimationEnd.onAnimationIteration.onTransitionCancel.onTransitionEnd.onTransitionRun.onTransitionStart`.split(
      `.`,
    ),
  ),
  sn = /^(data-.*)$/
function cn(e, t = {}) {
  const { labelable: n, isLink: r, global: i, events: a = i, propNames: o } = t,
    s = {}
  for (const t in e)
    Object.hasOwn(e, t) &&
      (tn.has(t) ||
        (n && nn.has(t)) ||
        (r && rn.has(t)) ||
        (i && an.has(t)) ||
        (a && (on.has(t) || (t.endsWith(`Capture`) && on.has(t.slice(0, -7))))) ||
        o?.has(t) ||
        sn.test(t)) &&
      (s[t] = e[t])
  return s
}
var Y = `default`,
  ln = ``,
  un = new WeakMap()
function dn(e) {
  if (Ve() && He()) {
    if (Y === 'default') {
      const t = M(e)
      ;(ln = t.documentElement.style.webkitUserSelect), (t.documentElement.style.webkitUserSelect = `none`)
    }
    Y = `disabled`
  } else if (e instanceof HTMLElement || e instanceof SVGElement) {
    const t = `userSelect` in e.style ? `userSelect` : `webkitUserSelect`
    un.set(e, e.style[t]), (e.style[t] = `none`)
  }
}
function fn(e) {
  if (Ve() && He()) {
    if (Y !== `disabled`) return
    ;(Y = `restoring`),
      setTimeout(() => {
        Mt(() => {
          if (Y === `restoring`) {
            const t = M(e)
            t.documentElement.style.webkitUserSelect === `none` &&
              (t.documentElement.style.webkitUserSelect = ln || ``),
              (ln = ``),
              (Y = `default`)
          }
        })
      }, 300)
  } else if ((e instanceof HTMLElement || e instanceof SVGElement) && e && un.has(e)) {
    const t = un.get(e),
      n = `userSelect` in e.style ? `userSelect` : `webkitUserSelect`
    e.style[n] === `none` && (e.style[n] = t),
      e.getAttribute(`style`) === `` && e.removeAttribute(`style`),
      un.delete(e)
  }
}
var pn = new WeakMap()
function mn(e) {
  let t = M(e),
    n = pn.get(t)
  return ((n ??= dt(`csp-nonce`, t)), n !== void 0 && pn.set(t, n), n)
}
var hn = l.createContext({ register: () => {} })
hn.displayName = `PressResponderContext`
function gn() {
  const e = (0, l.useRef)(new Map()),
    t = (0, l.useCallback)((t, n, r, i) => {
      const a = i?.once
        ? (...t) => {
            e.current.delete(r), r(...t)
          }
        : r
      e.current.set(r, { type: n, eventTarget: t, fn: a, options: i }), t.addEventListener(n, a, i)
    }, []),
    n = (0, l.useCallback)((t, n, r, i) => {
      const a = e.current.get(r)?.fn || r
      t.removeEventListener(n, a, i), e.current.delete(r)
    }, []),
    r = (0, l.useCallback)(() => {
      e.current.forEach((e, t) => {
        n(e.eventTarget, e.type, t, e.options)
      })
    }, [n])
  return (
    (0, l.useEffect)(() => r, [r]), { addGlobalListener: t, removeGlobalListener: n, removeAllGlobalListeners: r }
  )
}
e()
function _n(e) {
  const t = (0, l.useContext)(hn)
  if (t) {
    const { register: n, ref: r, ...i } = t
    ;(e = j(i, e)), n()
  }
  return (Yt(t, e.ref), e)
}
var vn = class {
    #e
    constructor(e, t, n, r) {
      this.#e = !0
      let i = (r?.target ?? n.currentTarget)?.getBoundingClientRect(),
        a,
        o = 0,
        s,
        c = null
      n.clientX != null && n.clientY != null && ((s = n.clientX), (c = n.clientY)),
        i && (s != null && c != null ? ((a = s - i.left), (o = c - i.top)) : ((a = i.width / 2), (o = i.height / 2))),
        (this.type = e),
        (this.pointerType = t),
        (this.target = n.currentTarget),
        (this.shiftKey = n.shiftKey),
        (this.metaKey = n.metaKey),
        (this.ctrlKey = n.ctrlKey),
        (this.altKey = n.altKey),
        (this.x = a),
        (this.y = o),
        (this.key = n.key)
    }
    continuePropagation() {
      this.#e = !1
    }
    get shouldStopPropagation() {
      return this.#e
    }
  },
  yn = Symbol(`linkClicked`),
  bn = `react-aria-pressable-style`,
  xn = `data-react-aria-pressable`
function Sn(e) {
  const {
      onPress: t,
      onPressChange: n,
      onPressStart: r,
      onPressEnd: i,
      onPressUp: a,
      onClick: o,
      isDisabled: s,
      isPressed: u,
      preventFocusOnPress: d,
      shouldCancelOnPointerExit: f,
      allowTextSelectionOnPress: p,
      ref: m,
      ...h
    } = _n(e),
    [g, _] = (0, l.useState)(!1),
    v = (0, l.useRef)({
      isPressed: !1,
      ignoreEmulatedMouseEvents: !1,
      didFirePressStart: !1,
      isTriggeringEvent: !1,
      activePointerId: null,
      target: null,
      isOverTarget: !1,
      pointerType: null,
      disposables: [],
    }),
    { addGlobalListener: y, removeAllGlobalListeners: b } = gn(),
    x = (0, l.useCallback)(
      (e, t) => {
        const i = v.current
        if (s || i.didFirePressStart) return !1
        let a = !0
        if (((i.isTriggeringEvent = !0), r)) {
          const n = new vn(`pressstart`, t, e)
          r(n), (a = n.shouldStopPropagation)
        }
        return (n && n(!0), (i.isTriggeringEvent = !1), (i.didFirePressStart = !0), _(!0), a)
      },
      [s, r, n],
    ),
    S = (0, l.useCallback)(
      (e, r, a = !0) => {
        const o = v.current
        if (!o.didFirePressStart) return !1
        ;(o.didFirePressStart = !1), (o.isTriggeringEvent = !0)
        let c = !0
        if (i) {
          const t = new vn(`pressend`, r, e)
          i(t), (c = t.shouldStopPropagation)
        }
        if ((n && n(!1), _(!1), t && a && !s)) {
          const n = new vn(`press`, r, e)
          t(n), (c &&= n.shouldStopPropagation)
        }
        return ((o.isTriggeringEvent = !1), c)
      },
      [s, i, n, t],
    ),
    C = K(S),
    w = K(
      (0, l.useCallback)(
        (e, t) => {
          const n = v.current
          if (s) return !1
          if (a) {
            n.isTriggeringEvent = !0
            const r = new vn(`pressup`, t, e)
            return (a(r), (n.isTriggeringEvent = !1), r.shouldStopPropagation)
          }
          return !0
        },
        [s, a],
      ),
    ),
    T = (0, l.useCallback)(
      e => {
        const t = v.current
        if (t.isPressed && t.target) {
          t.didFirePressStart && t.pointerType != null && S(X(t.target, e), t.pointerType, !1),
            (t.isPressed = !1),
            (t.isOverTarget = !1),
            (t.activePointerId = null),
            (t.pointerType = null),
            b(),
            p || fn(t.target)
          for (const e of t.disposables) e()
          t.disposables = []
        }
      },
      [p, b, S],
    ),
    E = K(T)
  ;(0, l.useEffect)(() => {
    s &&
      v.current.isPressed &&
      E({ currentTarget: v.current.target, shiftKey: !1, ctrlKey: !1, metaKey: !1, altKey: !1 })
  }, [s])
  const D = (0, l.useCallback)(
      e => {
        f && T(e)
      },
      [f, T],
    ),
    O = (0, l.useCallback)(
      e => {
        s || o?.(e)
      },
      [s, o],
    ),
    k = (0, l.useCallback)(
      (e, t) => {
        if (!s && o) {
          const n = new MouseEvent(`click`, e)
          Ne(n, t), o(Me(n))
        }
      },
      [s, o],
    ),
    A = (0, l.useMemo)(() => {
      const e = v.current,
        t = {
          onKeyDown(t) {
            if (wn(t.nativeEvent, t.currentTarget) && P(t.currentTarget, I(t))) {
              En(I(t), t.key) && t.preventDefault()
              let r = !0
              !e.isPressed &&
                !t.repeat &&
                ((e.target = t.currentTarget), (e.isPressed = !0), (e.pointerType = `keyboard`), (r = x(t, `keyboard`)))
              const i = t.currentTarget
              y(
                M(t.currentTarget),
                `keyup`,
                c(t => {
                  wn(t, i) && !t.repeat && P(i, I(t)) && e.target && w(X(e.target, t), `keyboard`)
                }, n),
                !0,
              ),
                r && t.stopPropagation(),
                t.metaKey && z() && e.metaKeyEvents?.set(t.key, t.nativeEvent)
            } else t.key === `Meta` && (e.metaKeyEvents = new Map())
          },
          onClick(t) {
            if ((!t || P(t.currentTarget, I(t))) && t && t.button === 0 && !e.isTriggeringEvent && !B.isOpening) {
              let n = !0
              if (
                (s && t.preventDefault(),
                !e.ignoreEmulatedMouseEvents && !e.isPressed && (e.pointerType === `virtual` || Ge(t.nativeEvent)))
              ) {
                const e = x(t, `virtual`),
                  r = w(t, `virtual`),
                  i = C(t, `virtual`)
                O(t), (n = e && r && i)
              } else if (e.isPressed && e.pointerType !== `keyboard`) {
                const r = e.pointerType || t.nativeEvent.pointerType || `virtual`,
                  i = w(X(t.currentTarget, t), r),
                  a = C(X(t.currentTarget, t), r, !0)
                ;(n = i && a), (e.isOverTarget = !1), O(t), E(t)
              }
              ;(e.ignoreEmulatedMouseEvents = !1), n && t.stopPropagation()
            }
          },
        },
        n = t => {
          if (e.isPressed && e.target && wn(t, e.target)) {
            En(I(t), t.key) && t.preventDefault()
            const n = I(t),
              r = P(e.target, n)
            C(X(e.target, t), `keyboard`, r),
              r && k(t, e.target),
              b(),
              t.key !== `Enter` && Cn(e.target) && P(e.target, n) && !t[yn] && ((t[yn] = !0), B(e.target, t, !1)),
              (e.isPressed = !1),
              e.metaKeyEvents?.delete(t.key)
          } else if (t.key === `Meta` && e.metaKeyEvents?.size) {
            const t = e.metaKeyEvents
            e.metaKeyEvents = void 0
            for (const n of t.values()) e.target?.dispatchEvent(new KeyboardEvent(`keyup`, n))
          }
        }
      if (typeof PointerEvent < `u`) {
        ;(t.onPointerDown = t => {
          if (t.button !== 0 || !P(t.currentTarget, I(t))) return
          if (Ke(t.nativeEvent)) {
            e.pointerType = `virtual`
            return
          }
          e.pointerType = t.pointerType
          let i = !0
          if (!e.isPressed) {
            ;(e.isPressed = !0),
              (e.isOverTarget = !0),
              (e.activePointerId = t.pointerId),
              (e.target = t.currentTarget),
              p || dn(e.target),
              (i = x(t, e.pointerType))
            const a = I(t)
            ;`releasePointerCapture` in a &&
              (`hasPointerCapture` in a
                ? a.hasPointerCapture(t.pointerId) && a.releasePointerCapture(t.pointerId)
                : a.releasePointerCapture(t.pointerId)),
              y(M(t.currentTarget), `pointerup`, n, !1),
              y(M(t.currentTarget), `pointercancel`, r, !1)
          }
          i && t.stopPropagation()
        }),
          (t.onMouseDown = t => {
            if (P(t.currentTarget, I(t)) && t.button === 0) {
              if (d) {
                const n = Ie(t.target)
                n && e.disposables.push(n)
              }
              t.stopPropagation()
            }
          }),
          (t.onPointerUp = t => {
            P(t.currentTarget, I(t)) &&
              e.pointerType !== `virtual` &&
              t.button === 0 &&
              !e.isPressed &&
              w(t, e.pointerType || t.pointerType)
          }),
          (t.onPointerEnter = t => {
            t.pointerId === e.activePointerId &&
              e.target &&
              !e.isOverTarget &&
              e.pointerType != null &&
              ((e.isOverTarget = !0), x(X(e.target, t), e.pointerType))
          }),
          (t.onPointerLeave = t => {
            t.pointerId === e.activePointerId &&
              e.target &&
              e.isOverTarget &&
              e.pointerType != null &&
              ((e.isOverTarget = !1), C(X(e.target, t), e.pointerType, !1), D(t))
          })
        const n = t => {
            if (t.pointerId === e.activePointerId && e.isPressed && t.button === 0 && e.target) {
              if (P(e.target, I(t)) && e.pointerType != null) {
                let n = !1,
                  r = setTimeout(() => {
                    e.isPressed && e.target instanceof HTMLElement && (n ? E(t) : (L(e.target), e.target.click()))
                  }, 80)
                y(t.currentTarget, `click`, () => (n = !0), !0), e.disposables.push(() => clearTimeout(r))
              } else E(t)
              e.isOverTarget = !1
            }
          },
          r = e => {
            E(e)
          }
        t.onDragStart = e => {
          P(e.currentTarget, I(e)) && E(e)
        }
      }
      return t
    }, [y, s, d, b, p, D, x, O, k])
  return (
    (0, l.useEffect)(() => {
      if (!m) return
      const e = M(m.current)
      if (!e || !e.head || e.getElementById(bn)) return
      const t = e.createElement(`style`)
      t.id = bn
      const n = mn(e)
      n && (t.nonce = n),
        (t.textContent = `
@layer {
  [${xn}] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}
    `.trim()),
        e.head.prepend(t)
    }, [m]),
    (0, l.useEffect)(() => {
      const e = v.current
      return () => {
        p || fn(e.target ?? void 0)
        for (const t of e.disposables) t()
        e.disposables = []
      }
    }, [p]),
    { isPressed: u || g, pressProps: j(h, A, { [xn]: !0 }) }
  )
}
function Cn(e) {
  return e.tagName === `A` && e.hasAttribute(`href`)
}
function wn(e, t) {
  const { key: n, code: r } = e,
    i = t,
    a = i.getAttribute(`role`)
  return (
    (n === `Enter` || n === ` ` || n === `Spacebar` || r === `Space`) &&
    !(
      (i instanceof N(i).HTMLInputElement && !On(i, n)) ||
      i instanceof N(i).HTMLTextAreaElement ||
      i.isContentEditable
    ) &&
    !((a === `link` || (!a && Cn(i))) && n !== `Enter`)
  )
}
function X(e, t) {
  const n = t.clientX,
    r = t.clientY
  return {
    currentTarget: e,
    shiftKey: t.shiftKey,
    ctrlKey: t.ctrlKey,
    metaKey: t.metaKey,
    altKey: t.altKey,
    clientX: n,
    clientY: r,
    key: t.key,
  }
}
function Tn(e) {
  return e instanceof HTMLInputElement
    ? !1
    : e instanceof HTMLButtonElement
      ? e.type !== `submit` && e.type !== `reset`
      : !Cn(e)
}
function En(e, t) {
  return z() && t === `Enter`
    ? !1
    : e instanceof HTMLInputElement
      ? t === `Enter` && (e.type === `checkbox` || e.type === `radio`)
        ? !1
        : !On(e, t)
      : Tn(e)
}
var Dn = new Set([`checkbox`, `radio`, `range`, `color`, `file`, `image`, `button`, `submit`, `reset`])
function On(e, t) {
  return e.type === `checkbox` || e.type === `radio` ? t === ` ` : Dn.has(e.type)
}
function kn(e) {
  const { isDisabled: t, onBlurWithin: n, onFocusWithin: r, onFocusWithinChange: i } = e,
    a = (0, l.useRef)({ isFocusWithin: !1 }),
    { addGlobalListener: o, removeAllGlobalListeners: s } = gn(),
    c = (0, l.useCallback)(
      e => {
        P(e.currentTarget, I(e)) &&
          a.current.isFocusWithin &&
          !P(e.currentTarget, e.relatedTarget) &&
          ((a.current.isFocusWithin = !1), s(), n && n(e), i && i(!1))
      },
      [n, i, a, s],
    ),
    u = Pe(c),
    d = (0, l.useCallback)(
      e => {
        if (!P(e.currentTarget, I(e))) return
        const t = I(e),
          n = M(t),
          s = F(n)
        if (!a.current.isFocusWithin && s === t) {
          r && r(e), i && i(!0), (a.current.isFocusWithin = !0), u(e)
          const t = e.currentTarget
          o(
            n,
            `focus`,
            e => {
              const r = I(e)
              if (a.current.isFocusWithin && !P(t, r)) {
                const e = new n.defaultView.FocusEvent(`blur`, { relatedTarget: r })
                Ne(e, t)
                const i = Me(e)
                c(i)
              }
            },
            { capture: !0 },
          )
        }
      },
      [r, i, u, o, c],
    )
  return t ? { focusWithinProps: { onFocus: void 0, onBlur: void 0 } } : { focusWithinProps: { onFocus: d, onBlur: c } }
}
function An(e = {}) {
  const { autoFocus: t = !1, isTextInput: n, within: r } = e,
    i = (0, l.useRef)({ isFocused: !1, isFocusVisible: t || at() }),
    [a, o] = (0, l.useState)(!1),
    [s, c] = (0, l.useState)(() => i.current.isFocused && i.current.isFocusVisible),
    u = (0, l.useCallback)(() => c(i.current.isFocused && i.current.isFocusVisible), []),
    d = (0, l.useCallback)(
      e => {
        ;(i.current.isFocused = e), (i.current.isFocusVisible = at()), o(e), u()
      },
      [u],
    )
  ut(
    e => {
      ;(i.current.isFocusVisible = e), u()
    },
    [n, a],
    { enabled: a, isTextInput: n },
  )
  const { focusProps: f } = Pt({ isDisabled: r, onFocusChange: d }),
    { focusWithinProps: p } = kn({ isDisabled: !r, onFocusWithinChange: d })
  return { isFocused: a, isFocusVisible: s, focusProps: r ? p : f }
}
var jn = !1,
  Z = 0
function Mn() {
  ;(jn = !0),
    setTimeout(() => {
      jn = !1
    }, 500)
}
function Nn(e) {
  e.pointerType === `touch` && Mn()
}
function Pn() {
  const e = M(null)
  if (e !== void 0)
    return (
      Z === 0 && typeof PointerEvent < `u` && e.addEventListener(`pointerup`, Nn),
      Z++,
      () => {
        Z--, Z > 0 || (typeof PointerEvent < `u` && e.removeEventListener(`pointerup`, Nn))
      }
    )
}
function Fn(e) {
  const { onHoverStart: t, onHoverChange: n, onHoverEnd: r, isDisabled: i } = e,
    [a, o] = (0, l.useState)(!1),
    s = (0, l.useRef)({ isHovered: !1, ignoreEmulatedMouseEvents: !1, pointerType: ``, target: null }).current
  ;(0, l.useEffect)(Pn, [])
  const { addGlobalListener: c, removeAllGlobalListeners: u } = gn(),
    { hoverProps: d, triggerHoverEnd: f } = (0, l.useMemo)(() => {
      const e = (e, r) => {
          if (((s.pointerType = r), i || r === `touch` || s.isHovered || !P(e.currentTarget, I(e)))) return
          s.isHovered = !0
          const l = e.currentTarget
          ;(s.target = l),
            c(
              M(I(e)),
              `pointerover`,
              e => {
                s.isHovered && s.target && !P(s.target, I(e)) && a(e, e.pointerType)
              },
              { capture: !0 },
            ),
            t && t({ type: `hoverstart`, target: l, pointerType: r }),
            n && n(!0),
            o(!0)
        },
        a = (e, t) => {
          const i = s.target
          ;(s.pointerType = ``),
            (s.target = null),
            t !== `touch` &&
              s.isHovered &&
              i &&
              ((s.isHovered = !1), u(), r && r({ type: `hoverend`, target: i, pointerType: t }), n && n(!1), o(!1))
        },
        l = {}
      return (
        typeof PointerEvent < `u` &&
          ((l.onPointerEnter = t => {
            ;(jn && t.pointerType === `mouse`) || e(t, t.pointerType)
          }),
          (l.onPointerLeave = e => {
            !i && P(e.currentTarget, I(e)) && a(e, e.pointerType)
          })),
        { hoverProps: l, triggerHoverEnd: a }
      )
    }, [t, n, r, i, s, c, u])
  return (
    (0, l.useEffect)(() => {
      i && f({ currentTarget: s.target }, s.pointerType)
    }, [i]),
    { hoverProps: d, isHovered: a }
  )
}
var In = (0, l.createContext)({}),
  Ln = en((e, t) => {
    ;[e, t] = le(e, t, In)
    const { elementType: n = `label`, ...r } = e,
      i = me[n]
    return l.createElement(i, { className: `react-aria-Label`, ...r, ref: t })
  })
function Rn(e) {
  let { id: t, label: n, 'aria-labelledby': r, 'aria-label': i, labelElementType: a = `label` } = e
  t = O(t)
  let o = O(),
    s = {}
  n && ((r = r ? `${o} ${r}` : o), (s = { id: o, htmlFor: a === `label` ? t : void 0 }))
  const c = pt({ id: t, 'aria-label': i, 'aria-labelledby': r })
  return { labelProps: s, fieldProps: c }
}
var zn = (0, l.createContext)({}),
  Bn = {
    border: 0,
    clip: `rect(0 0 0 0)`,
    clipPath: `inset(50%)`,
    height: `1px`,
    margin: `-1px`,
    overflow: `hidden`,
    padding: 0,
    position: `absolute`,
    width: `1px`,
    whiteSpace: `nowrap`,
  }
function Vn(e = {}) {
  const { style: t, isFocusable: n } = e,
    [r, i] = (0, l.useState)(!1),
    { focusWithinProps: a } = kn({ isDisabled: !n, onFocusWithinChange: e => i(e) }),
    o = (0, l.useMemo)(() => (r ? t : t ? { ...Bn, ...t } : Bn), [r])
  return { visuallyHiddenProps: { ...a, style: o } }
}
function Hn(e) {
  const { children: t, elementType: n = `div`, isFocusable: r, style: i, ...a } = e,
    { visuallyHiddenProps: o } = Vn(e)
  return l.createElement(n, j(a, o), t)
}
var Un = (0, l.createContext)(null),
  Wn = {
    badInput: !1,
    customError: !1,
    patternMismatch: !1,
    rangeOverflow: !1,
    rangeUnderflow: !1,
    stepMismatch: !1,
    tooLong: !1,
    tooShort: !1,
    typeMismatch: !1,
    valueMissing: !1,
    valid: !0,
  },
  Gn = { ...Wn, customError: !0, valid: !1 },
  Q = { isInvalid: !1, validationDetails: Wn, validationErrors: [] },
  Kn = (0, l.createContext)({}),
  qn = `__reactAriaFormValidationState`
function Jn(e) {
  if (e.__reactAriaFormValidationState) {
    const {
      realtimeValidation: t,
      displayValidation: n,
      updateValidation: r,
      resetValidation: i,
      commitValidation: a,
    } = e[qn]
    return { realtimeValidation: t, displayValidation: n, updateValidation: r, resetValidation: i, commitValidation: a }
  }
  return Yn(e)
}
function Yn(e) {
  let {
    isInvalid: t,
    validationState: n,
    name: r,
    value: i,
    builtinValidation: a,
    validate: o,
    validationBehavior: s = `aria`,
  } = e
  n && (t ||= n === `invalid`)
  const c = t === void 0 ? null : { isInvalid: t, validationErrors: [], validationDetails: Gn },
    u = (0, l.useMemo)(() => (!o || i == null ? null : Qn(Zn(o, i))), [o, i])
  a?.validationDetails.valid && (a = void 0)
  const d = (0, l.useContext)(Kn),
    f = (0, l.useMemo)(() => (r ? (Array.isArray(r) ? r.flatMap(e => Xn(d[e])) : Xn(d[r])) : []), [d, r]),
    [p, m] = (0, l.useState)(d),
    [h, g] = (0, l.useState)(!1)
  d !== p && (m(d), g(!1))
  const _ = (0, l.useMemo)(() => Qn(h ? [] : f), [h, f]),
    v = (0, l.useRef)(Q),
    [y, b] = (0, l.useState)(Q),
    x = (0, l.useRef)(Q),
    S = () => {
      if (!C) return
      w(!1)
      const e = u || a || v.current
      $n(e, x.current) || ((x.current = e), b(e))
    },
    [C, w] = (0, l.useState)(!1)
  return (
    (0, l.useEffect)(S),
    {
      realtimeValidation: c || _ || u || a || Q,
      displayValidation: s === `native` ? c || _ || y : c || _ || u || a || y,
      updateValidation(e) {
        s === `aria` && !$n(y, e) ? b(e) : (v.current = e)
      },
      resetValidation() {
        const e = Q
        $n(e, x.current) || ((x.current = e), b(e)), s === `native` && w(!1), g(!0)
      },
      commitValidation() {
        s === `native` && w(!0), g(!0)
      },
    }
  )
}
function Xn(e) {
  return e ? (Array.isArray(e) ? e : [e]) : []
}
function Zn(e, t) {
  if (typeof e == `function`) {
    const n = e(t)
    if (n && typeof n != `boolean`) return Xn(n)
  }
  return []
}
function Qn(e) {
  return e.length ? { isInvalid: !0, validationErrors: e, validationDetails: Gn } : null
}
function $n(e, t) {
  return (
    e === t ||
    (!!e &&
      !!t &&
      e.isInvalid === t.isInvalid &&
      e.validationErrors.length === t.validationErrors.length &&
      e.validationErrors.every((e, n) => e === t.validationErrors[n]) &&
      Object.entries(e.validationDetails).every(([e, n]) => t.validationDetails[e] === n))
  )
}
var er = (0, l.createContext)(null)
function tr(e) {
  let { description: t, errorMessage: n, isInvalid: r, validationState: i } = e,
    { labelProps: a, fieldProps: o } = Rn(e),
    s = A([!!t, !!n, r, i]),
    c = A([!!t, !!n, r, i])
  return (
    (o = j(o, { 'aria-describedby': [s, c, e[`aria-describedby`]].filter(Boolean).join(` `) || void 0 })),
    { labelProps: a, fieldProps: o, descriptionProps: { id: s }, errorMessageProps: { id: c } }
  )
}
function nr(e, t, n) {
  const r = K(e => {
    n && !e.defaultPrevented && n(t)
  })
  ;(0, l.useEffect)(() => {
    const t = e?.current?.form
    return (
      t?.addEventListener(`reset`, r),
      () => {
        t?.removeEventListener(`reset`, r)
      }
    )
  }, [e])
}
function rr(e, t, n) {
  const { validationBehavior: r, focus: i } = e
  u(() => {
    if (r === `native` && n?.current && `setCustomValidity` in n.current && !n.current.disabled) {
      const e = t.realtimeValidation.isInvalid
        ? t.realtimeValidation.validationErrors.join(` `) || `Invalid value.`
        : ``
      n.current.setCustomValidity(e),
        n.current.hasAttribute(`title`) || (n.current.title = ``),
        t.realtimeValidation.isInvalid || t.updateValidation(ar(n.current))
    }
  })
  const a = (0, l.useRef)(!1),
    o = K(() => {
      a.current || t.resetValidation()
    }),
    s = K(e => {
      t.displayValidation.isInvalid || t.commitValidation()
      const r = n?.current?.form
      !e.defaultPrevented && n && r && or(r) === n.current && (i ? i() : n.current?.focus(), st(`keyboard`)),
        e.preventDefault()
    }),
    c = K(() => {
      t.commitValidation()
    })
  ;(0, l.useEffect)(() => {
    const e = n?.current
    if (!e) return
    const t = e.form,
      r = t?.reset
    return (
      t &&
        (t.reset = () => {
          ;(a.current = !window.event || (window.event.type === `message` && I(window.event) instanceof MessagePort)),
            r?.call(t),
            (a.current = !1)
        }),
      e.addEventListener(`invalid`, s),
      e.addEventListener(`change`, c),
      t?.addEventListener(`reset`, o),
      () => {
        e.removeEventListener(`invalid`, s),
          e.removeEventListener(`change`, c),
          t?.removeEventListener(`reset`, o),
          t && (t.reset = r)
      }
    )
  }, [n, r])
}
function ir(e) {
  const t = e.validity
  return {
    badInput: t.badInput,
    customError: t.customError,
    patternMismatch: t.patternMismatch,
    rangeOverflow: t.rangeOverflow,
    rangeUnderflow: t.rangeUnderflow,
    stepMismatch: t.stepMismatch,
    tooLong: t.tooLong,
    tooShort: t.tooShort,
    typeMismatch: t.typeMismatch,
    valueMissing: t.valueMissing,
    valid: t.valid,
  }
}
function ar(e) {
  return {
    isInvalid: !e.validity.valid,
    validationDetails: ir(e),
    validationErrors: e.validationMessage ? [e.validationMessage] : [],
  }
}
function or(e) {
  for (let t = 0; t < e.elements.length; t++) {
    const n = e.elements[t]
    if (n.validity?.valid === !1) return n
  }
  return null
}
function sr(e = !0) {
  const [t, n] = (0, l.useState)(e),
    r = (0, l.useRef)(!1),
    i = (0, l.useCallback)(e => {
      ;(r.current = !0), n(!!e)
    }, [])
  return (
    u(() => {
      r.current || n(!1)
    }, []),
    [i, t]
  )
}
function cr(e = !0) {
  const t = O(),
    [n, r] = sr(e)
  return { id: r ? t : void 0, ref: n }
}
var lr = (0, l.createContext)(null)
function ur(e) {
  const t = (0, l.useRef)({})
  return l.createElement(lr.Provider, { value: t }, e.children)
}
var dr = class {
  constructor(e, t, n, r) {
    ;(this._walkerStack = []),
      (this._currentSetFor = new Set()),
      (this._acceptNode = e => {
        if (e.nodeType === Node.ELEMENT_NODE) {
          const t = e.shadowRoot
          if (t) {
            const e = this._doc.createTreeWalker(t, this.whatToShow, { acceptNode: this._acceptNode })
            return (this._walkerStack.unshift(e), NodeFilter.FILTER_ACCEPT)
          }
          if (typeof this.filter == `function`) return this.filter(e)
          if (this.filter?.acceptNode) return this.filter.acceptNode(e)
          if (this.filter === null) return NodeFilter.FILTER_ACCEPT
        }
        return NodeFilter.FILTER_SKIP
      }),
      (this._doc = e),
      (this.root = t),
      (this.filter = r ?? null),
      (this.whatToShow = n ?? NodeFilter.SHOW_ALL),
      (this._currentNode = t),
      this._walkerStack.unshift(e.createTreeWalker(t, n, this._acceptNode))
    const i = t.shadowRoot
    if (i) {
      const e = this._doc.createTreeWalker(i, this.whatToShow, { acceptNode: this._acceptNode })
      this._walkerStack.unshift(e)
    }
  }
  get currentNode() {
    return this._currentNode
  }
  set currentNode(e) {
    if (!P(this.root, e)) throw Error(`Cannot set currentNode to a node that is not contained by the root node.`)
    let t = [],
      n = e,
      r = e
    for (this._currentNode = e; n && n !== this.root; )
      if (n.nodeType === Node.DOCUMENT_FRAGMENT_NODE) {
        const e = n,
          i = this._doc.createTreeWalker(e, this.whatToShow, { acceptNode: this._acceptNode })
        t.push(i), (i.currentNode = r), this._currentSetFor.add(i), (n = r = e.host)
      } else n = n.parentNode
    const i = this._doc.createTreeWalker(this.root, this.whatToShow, { acceptNode: this._acceptNode })
    t.push(i), (i.currentNode = r), this._currentSetFor.add(i), (this._walkerStack = t)
  }
  get doc() {
    return this._doc
  }
  firstChild() {
    const e = this.currentNode,
      t = this.nextNode()
    return P(e, t) ? (t && (this.currentNode = t), t) : ((this.currentNode = e), null)
  }
  lastChild() {
    const e = this._walkerStack[0].lastChild()
    return (e && (this.currentNode = e), e)
  }
  nextNode() {
    const e = this._walkerStack[0].nextNode()
    if (e) {
      if (e.shadowRoot) {
        let t
        if (
          (typeof this.filter == `function`
            ? (t = this.filter(e))
            : this.filter?.acceptNode && (t = this.filter.acceptNode(e)),
          t === NodeFilter.FILTER_ACCEPT)
        )
          return ((this.currentNode = e), e)
        const n = this.nextNode()
        return (n && (this.currentNode = n), n)
      }
      return (e && (this.currentNode = e), e)
    }
    if (this._walkerStack.length > 1) {
      this._walkerStack.shift()
      const e = this.nextNode()
      return (e && (this.currentNode = e), e)
    }
    return null
  }
  previousNode() {
    const e = this._walkerStack[0]
    if (e.currentNode === e.root) {
      if (this._currentSetFor.has(e)) {
        if ((this._currentSetFor.delete(e), this._walkerStack.length > 1)) {
          this._walkerStack.shift()
          const e = this.previousNode()
          return (e && (this.currentNode = e), e)
        }
        return null
      }
      return null
    }
    const t = e.previousNode()
    if (t) {
      if (t.shadowRoot) {
        let e
        if (
          (typeof this.filter == `function`
            ? (e = this.filter(t))
            : this.filter?.acceptNode && (e = this.filter.acceptNode(t)),
          e === NodeFilter.FILTER_ACCEPT)
        )
          return (t && (this.currentNode = t), t)
        const n = this.lastChild()
        return (n && (this.currentNode = n), n)
      }
      return (t && (this.currentNode = t), t)
    }
    if (this._walkerStack.length > 1) {
      this._walkerStack.shift()
      const e = this.previousNode()
      return (e && (this.currentNode = e), e)
    }
    return null
  }
  nextSibling() {
    return null
  }
  previousSibling() {
    return null
  }
  parentNode() {
    return null
  }
}
function fr(e, t, n, r) {
  return xe() ? new dr(e, t, n, r) : e.createTreeWalker(t, n, r)
}
function pr(e) {
  if (!e.form)
    return Array.from(M(e).querySelectorAll(`input[type="radio"][name="${CSS.escape(e.name)}"]`)).filter(e => !e.form)
  const t = e.form.elements.namedItem(e.name),
    n = N(e)
  return t instanceof n.RadioNodeList
    ? Array.from(t).filter(e => e instanceof n.HTMLInputElement)
    : t instanceof n.HTMLInputElement
      ? [t]
      : []
}
function mr(e) {
  if (e.checked) return !0
  const t = pr(e)
  return t.length > 0 && !t.some(e => e.checked)
}
function hr(e, t) {
  return !e || !t ? !1 : t.some(t => P(t, e))
}
function gr(e, t, n) {
  const r = t?.tabbable ? Ae : ke,
    i = M(e?.nodeType === Node.ELEMENT_NODE ? e : null),
    a = fr(i, e || i, NodeFilter.SHOW_ELEMENT, {
      acceptNode(e) {
        return P(t?.from, e) ||
          (t?.tabbable &&
            e.tagName === `INPUT` &&
            e.getAttribute(`type`) === `radio` &&
            (!mr(e) ||
              (a.currentNode.tagName === `INPUT` && a.currentNode.type === `radio` && a.currentNode.name === e.name)))
          ? NodeFilter.FILTER_REJECT
          : r(e) && (!n || hr(e, n)) && (!t?.accept || t.accept(e))
            ? NodeFilter.FILTER_ACCEPT
            : NodeFilter.FILTER_SKIP
      },
    })
  return (t?.from && (a.currentNode = t.from), a)
}
var _r = class e {
    constructor() {
      ;(this.fastMap = new Map()), (this.root = new vr({ scopeRef: null })), this.fastMap.set(null, this.root)
    }
    get size() {
      return this.fastMap.size
    }
    getTreeNode(e) {
      return this.fastMap.get(e)
    }
    addTreeNode(e, t, n) {
      const r = this.fastMap.get(t ?? null)
      if (!r) return
      const i = new vr({ scopeRef: e })
      r.addChild(i), (i.parent = r), this.fastMap.set(e, i), n && (i.nodeToRestore = n)
    }
    addNode(e) {
      this.fastMap.set(e.scopeRef, e)
    }
    removeTreeNode(e) {
      if (e === null) return
      const t = this.fastMap.get(e)
      if (!t) return
      const n = t.parent
      for (const e of this.traverse())
        e !== t &&
          t.nodeToRestore &&
          e.nodeToRestore &&
          t.scopeRef &&
          t.scopeRef.current &&
          hr(e.nodeToRestore, t.scopeRef.current) &&
          (e.nodeToRestore = t.nodeToRestore)
      const r = t.children
      n && (n.removeChild(t), r.size > 0 && r.forEach(e => n && n.addChild(e))), this.fastMap.delete(t.scopeRef)
    }
    *traverse(e = this.root) {
      if ((e.scopeRef != null && (yield e), e.children.size > 0)) for (const t of e.children) yield* this.traverse(t)
    }
    clone() {
      const t = new e()
      for (const e of this.traverse()) t.addTreeNode(e.scopeRef, e.parent?.scopeRef ?? null, e.nodeToRestore)
      return t
    }
  },
  vr = class {
    constructor(e) {
      ;(this.children = new Set()), (this.contain = !1), (this.scopeRef = e.scopeRef)
    }
    addChild(e) {
      this.children.add(e), (e.parent = this)
    }
    removeChild(e) {
      this.children.delete(e), (e.parent = void 0)
    }
  }
new _r()
var yr = new WeakMap()
function br(e, t, n) {
  let {
      value: r,
      children: i,
      'aria-label': a,
      'aria-labelledby': o,
      onPressStart: s,
      onPressEnd: c,
      onPressChange: u,
      onPress: d,
      onPressUp: f,
      onClick: p,
    } = e,
    m = e.isDisabled || t.isDisabled,
    h = t.selectedValue === r,
    g = e => {
      e.stopPropagation(), t.setSelectedValue(r)
    },
    { pressProps: _, isPressed: v } = Sn({
      onPressStart: s,
      onPressEnd: c,
      onPressChange: u,
      onPress: d,
      onPressUp: f,
      onClick: p,
      isDisabled: m,
    }),
    { pressProps: y, isPressed: b } = Sn({
      onPressStart: s,
      onPressEnd: c,
      onPressChange: u,
      onPressUp: f,
      onClick: p,
      isDisabled: m,
      onPress(e) {
        d?.(e), t.setSelectedValue(r), n.current?.focus()
      },
    }),
    { focusableProps: x } = Qt(j(e, { onFocus: () => t.setLastFocusedValue(r) }), n),
    S = j(_, x),
    C = cn(e, { labelable: !0 }),
    w = -1
  t.selectedValue == null
    ? (t.lastFocusedValue === r || t.lastFocusedValue == null) && (w = 0)
    : t.selectedValue === r && (w = 0),
    m && (w = void 0)
  const { name: T, form: E, descriptionId: D, errorMessageId: O, validationBehavior: k } = yr.get(t)
  nr(n, t.defaultSelectedValue, t.setSelectedValue), rr({ validationBehavior: k }, t, n)
  const A = cr()
  return {
    labelProps: j(
      y,
      (0, l.useMemo)(() => ({ onClick: e => e.preventDefault(), onMouseDown: e => e.preventDefault() }), []),
    ),
    inputProps: j(C, {
      ...S,
      type: `radio`,
      name: T,
      form: E,
      tabIndex: w,
      disabled: m,
      required: t.isRequired && k === `native`,
      checked: h,
      value: r,
      onChange: g,
      'aria-describedby': [e[`aria-describedby`], A.id, t.isInvalid ? O : null, D].filter(Boolean).join(` `) || void 0,
    }),
    descriptionProps: A,
    isDisabled: m,
    isSelected: h,
    isPressed: v || b,
  }
}
function xr(e, t) {
  const {
      name: n,
      form: r,
      isReadOnly: i,
      isRequired: a,
      isDisabled: o,
      orientation: s = `vertical`,
      validationBehavior: c = `aria`,
    } = e,
    { direction: l } = Ct(),
    { isInvalid: u, validationErrors: d, validationDetails: f } = t.displayValidation,
    {
      labelProps: p,
      fieldProps: m,
      descriptionProps: h,
      errorMessageProps: g,
    } = tr({ ...e, labelElementType: `span`, isInvalid: t.isInvalid, errorMessage: e.errorMessage || d }),
    _ = cn(e, { labelable: !0 }),
    { focusWithinProps: v } = kn({
      onBlurWithin(n) {
        e.onBlur?.(n), t.selectedValue || t.setLastFocusedValue(null)
      },
      onFocusWithin: e.onFocus,
      onFocusWithinChange: e.onFocusChange,
    })
  function y(e, n) {
    let r = gr(n.currentTarget, { from: I(n), accept: e => e instanceof N(e).HTMLInputElement && e.type === `radio` }),
      i
    return (
      e === `next`
        ? ((i = r.nextNode()), (i ||= ((r.currentNode = n.currentTarget), r.firstChild())))
        : ((i = r.previousNode()), (i ||= ((r.currentNode = n.currentTarget), r.lastChild()))),
      i ? (i.focus(), t.setSelectedValue(i.value), !0) : !1
    )
  }
  const { keyboardProps: b } = Jt({
      shortcuts: {
        ArrowRight: e => y(l === `rtl` && s !== `vertical` ? `prev` : `next`, e),
        ArrowLeft: e => y(l === `rtl` && s !== `vertical` ? `next` : `prev`, e),
        ArrowDown: e => y(`next`, e),
        ArrowUp: e => y(`prev`, e),
      },
      allowRepeats: !0,
    }),
    x = O(n)
  return (
    yr.set(t, { name: x, form: r, descriptionId: h.id, errorMessageId: g.id, validationBehavior: c }),
    {
      radioGroupProps: j(_, {
        role: `radiogroup`,
        ...b,
        'aria-invalid': t.isInvalid || void 0,
        'aria-errormessage': e[`aria-errormessage`],
        'aria-readonly': i || void 0,
        'aria-required': a || void 0,
        'aria-disabled': o || void 0,
        'aria-orientation': s,
        ...m,
        ...v,
      }),
      labelProps: p,
      descriptionProps: h,
      errorMessageProps: g,
      isInvalid: u,
      validationErrors: d,
      validationDetails: f,
    }
  )
}
var Sr = Math.round(Math.random() * 1e10),
  Cr = 0
function wr(e) {
  const t = (0, l.useMemo)(() => e.name || `radio-group-${Sr}-${++Cr}`, [e.name]),
    [n, r] = Tt(e.value, e.defaultValue ?? null, e.onChange),
    [i] = (0, l.useState)(n),
    [a, o] = (0, l.useState)(null),
    s = Jn({ ...e, value: n }),
    c = t => {
      !e.isReadOnly && !e.isDisabled && (r(t), s.commitValidation())
    },
    u = s.displayValidation.isInvalid
  return {
    ...s,
    name: t,
    selectedValue: n,
    defaultSelectedValue: e.value === void 0 ? (e.defaultValue ?? null) : i,
    setSelectedValue: c,
    lastFocusedValue: a,
    setLastFocusedValue: o,
    isDisabled: e.isDisabled || !1,
    isReadOnly: e.isReadOnly || !1,
    isRequired: e.isRequired || !1,
    validationState: e.validationState || (u ? `invalid` : null),
    isInvalid: u,
  }
}
var Tr = (0, l.createContext)(null),
  Er = (0, l.createContext)(null),
  Dr = (0, l.createContext)(null),
  Or = (0, l.forwardRef)((e, t) => {
    ;[e, t] = le(e, t, Tr)
    const { validationBehavior: n } = ce(er) || {},
      r = e.validationBehavior ?? n ?? `native`,
      i = wr({ ...e, validationBehavior: r }),
      [a, o] = ue(!e[`aria-label`] && !e[`aria-labelledby`]),
      {
        radioGroupProps: s,
        labelProps: c,
        descriptionProps: u,
        errorMessageProps: d,
        ...f
      } = xr({ ...e, label: o, validationBehavior: r }, i),
      p = se({
        ...e,
        values: {
          orientation: e.orientation || `vertical`,
          isDisabled: i.isDisabled,
          isReadOnly: i.isReadOnly,
          isRequired: i.isRequired,
          isInvalid: i.isInvalid,
          state: i,
        },
        defaultClassName: `react-aria-RadioGroup`,
      }),
      m = cn(e, { global: !0 })
    return l.createElement(
      me.div,
      {
        ...j(m, p, s),
        ref: t,
        slot: e.slot || void 0,
        'data-orientation': e.orientation || `vertical`,
        'data-invalid': i.isInvalid || void 0,
        'data-disabled': i.isDisabled || void 0,
        'data-readonly': i.isReadOnly || void 0,
        'data-required': i.isRequired || void 0,
      },
      l.createElement(
        oe,
        {
          values: [
            [Dr, i],
            [In, { ...c, ref: a, elementType: `span` }],
            [zn, { slots: { description: u, errorMessage: d } }],
            [Un, f],
          ],
        },
        l.createElement(ur, null, p.children),
      ),
    )
  }),
  kr = (0, l.forwardRef)((e, t) => {
    const { inputRef: n = null, ...r } = e
    ;[e, t] = le(r, t, Er)
    const i = l.useContext(Dr),
      a = ie((0, l.useMemo)(() => ee(n, e.inputRef === void 0 ? null : e.inputRef), [n, e.inputRef])),
      o = br({ ...de(e), children: typeof e.children == `function` || e.children }, i, a)
    return l.createElement(
      Ar.Provider,
      { value: { ...o, inputRef: a, defaultClassName: `react-aria-Radio` } },
      l.createElement(jr, { ...e, ref: t }),
    )
  }),
  Ar = (0, l.createContext)(null),
  jr = (0, l.forwardRef)((e, t) => {
    const {
        labelProps: n,
        inputProps: r,
        isSelected: i,
        isDisabled: a,
        isPressed: o,
        defaultClassName: s,
        inputRef: c,
      } = (0, l.useContext)(Ar),
      u = l.useContext(Dr),
      { isFocused: d, isFocusVisible: f, focusProps: p } = An(),
      m = a || u.isReadOnly,
      { hoverProps: h, isHovered: g } = Fn({ ...e, isDisabled: m }),
      _ = se({
        ...e,
        defaultClassName: s,
        values: {
          isSelected: i,
          isPressed: o,
          isHovered: g,
          isFocused: d,
          isFocusVisible: f,
          isDisabled: a,
          isReadOnly: u.isReadOnly,
          isInvalid: u.isInvalid,
          isRequired: u.isRequired,
        },
      }),
      v = cn(e, { global: !0 })
    return (
      delete v.id,
      delete v.onClick,
      l.createElement(
        me.label,
        {
          ...j(v, n, h, _),
          ref: t,
          'data-selected': i || void 0,
          'data-pressed': o || void 0,
          'data-hovered': g || void 0,
          'data-focused': d || void 0,
          'data-focus-visible': f || void 0,
          'data-disabled': a || void 0,
          'data-readonly': u.isReadOnly || void 0,
          'data-invalid': u.isInvalid || void 0,
          'data-required': u.isRequired || void 0,
        },
        l.createElement(Hn, { elementType: `span` }, l.createElement(`input`, { ...j(r, p), ref: c })),
        _.children,
      )
    )
  }),
  $ = i(),
  Mr = { en: `settings.english`, fr: `settings.french` }
function Nr() {
  const { word: e } = t(),
    { theme: r, motion: i, language: a, sound: c, change: l } = n()
  return (0, $.jsxs)(`div`, {
    className: `sheet ${s.form}`,
    children: [
      (0, $.jsx)(`h1`, { children: e(`settings.title`) }),
      (0, $.jsx)(Pr, {
        label: e(`settings.theme`),
        value: r,
        among: [
          [`system`, e(`settings.system`)],
          [`paper`, e(`settings.paper`)],
          [`blueprint`, e(`settings.blueprint`)],
        ],
        onChange: e => l({ theme: e }),
      }),
      (0, $.jsx)(Pr, {
        label: e(`settings.language`),
        value: a,
        among: o.map(t => [t, e(Mr[t])]),
        onChange: e => l({ language: e }),
      }),
      (0, $.jsx)(Pr, {
        label: e(`settings.motion`),
        value: i ? `on` : `off`,
        among: [
          [`on`, e(`settings.motion-on`)],
          [`off`, e(`settings.motion-off`)],
        ],
        onChange: e => l({ motion: e === `on` }),
      }),
      (0, $.jsx)(Pr, {
        label: e(`settings.sound`),
        value: c ? `on` : `off`,
        among: [
          [`off`, e(`settings.sound-off`)],
          [`on`, e(`settings.sound-on`)],
        ],
        onChange: e => l({ sound: e === `on` }),
      }),
    ],
  })
}
function Pr({ label: e, value: t, among: n, onChange: r }) {
  return (0, $.jsxs)(Or, {
    value: t,
    onChange: r,
    className: s.group,
    children: [
      (0, $.jsx)(Ln, { children: e }),
      (0, $.jsx)(`div`, {
        className: s.radios,
        children: n.map(([e, t]) => (0, $.jsx)(kr, { value: e, className: s.radio, children: t }, e)),
      }),
    ],
  })
}
export { Nr as SettingsPage }
