var e = { u8: Uint8Array, i8: Int8Array, u16: Uint16Array, i16: Int16Array, u32: Uint32Array, i32: Int32Array },
  t = { many: !1 },
  n = (e, t) => ({ many: !0, kind: t, length: e }),
  r = e => n(6, e),
  i = () => e => a(e)
function a(t) {
  const n = o(t),
    r = n.words
  class i {
    memory
    fixed
    constructor(i) {
      const a = new Int32Array(r)
      ;(this.memory = a), (this.fixed = i)
      for (const [r, i] of n.rows) {
        const { kind: n, length: o } = t[r]
        Object.defineProperty(this, r, { value: new e[n](a.buffer, i, o), enumerable: !0 })
      }
    }
  }
  for (const [e, t] of n.ones)
    Object.defineProperty(i.prototype, e, {
      enumerable: !0,
      get() {
        return this.memory[t]
      },
      set(e) {
        this.memory[t] = e
      },
    })
  const a = e => new i(e)
  return {
    bytes: r * 4,
    create: a,
    copy(e, t = a(e.fixed)) {
      return (t.memory.set(e.memory), (t.fixed = e.fixed), t)
    },
    same(e, t) {
      for (let n = 0; n < r; n++) if (e.memory[n] !== t.memory[n]) return !1
      return !0
    },
    hash(e) {
      let t = 2166136261
      for (let n = 0; n < r; n++) (t = Math.imul(t ^ e.memory[n], 16777619)), (t ^= t >>> 15)
      return t >>> 0
    },
  }
}
function o(t) {
  let n = Object.entries(t),
    r = n.filter(([, e]) => !e.many).map(([e], t) => [e, t]),
    i = t => (t.many ? e[t.kind].BYTES_PER_ELEMENT : 4),
    a = r.length * 4,
    o = []
  for (const [e, t] of n.toSorted(([, e], [, t]) => i(t) - i(e))) t.many && (o.push([e, a]), (a += t.length * i(t)))
  return { ones: r, rows: o, words: Math.ceil(a / 4) }
}
export { i as t, n as r, r as i, t as n }
