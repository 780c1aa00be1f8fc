/**
 * A state as one block of memory. A game names its fields once:
 *
 *     const board = block<Options>()({ seat: one, purse: perSeat('i32'), zone: perCell(96, 'u8') })
 *
 * and gets states whose fields are numbers (`one`) or typed arrays (the others) over a single buffer: copying is one
 * `set`, and two states can't share memory by mistake.
 */

type Kind = 'u8' | 'i8' | 'u16' | 'i16' | 'u32' | 'i32'
const ARRAY = {
  u8: Uint8Array,
  i8: Int8Array,
  u16: Uint16Array,
  i16: Int16Array,
  u32: Uint32Array,
  i32: Int32Array,
} as const
type ArrayOf<K extends Kind> = InstanceType<(typeof ARRAY)[K]>

export type One = { readonly many: false }
export type Row<K extends Kind> = { readonly many: true; readonly kind: K; readonly length: number }
type Fields = Readonly<Record<string, One | Row<Kind>>>

/** A single number; always a whole 32-bit word. */
export const one: One = { many: false }
export const perCell = <K extends Kind>(length: number, kind: K): Row<K> => ({ many: true, kind, length })
export const perSeat = <K extends Kind>(kind: K): Row<K> => perCell(6, kind)

/** `fixed` is what never changes during a match (options, a board's geometry): shared by all copies, never written. */
export type BlockState<F extends Fields, Fixed> = {
  -readonly [Name in keyof F]: F[Name] extends Row<infer K> ? ArrayOf<K> : number
} & { readonly fixed: Fixed; readonly memory: Int32Array }

export interface Block<F extends Fields, Fixed> {
  readonly bytes: number
  create(fixed: Fixed): BlockState<F, Fixed> // all zero
  copy(from: BlockState<F, Fixed>, into?: BlockState<F, Fixed>): BlockState<F, Fixed>
}

/** The words of a state that is one block of memory; a game may keep its states otherwise. */
export function memoryOf(state: unknown): Int32Array | undefined {
  if (typeof state !== 'object' || state === null || !('memory' in state)) return undefined
  return state.memory instanceof Int32Array ? state.memory : undefined
}

/** `block<Fixed>()({ … })`: the first call names what stays fixed, the second infers the fields. */
export const block =
  <Fixed>() =>
  <const F extends Fields>(fields: F): Block<F, Fixed> =>
    blockOf<F, Fixed>(fields)

/** A state before its fields are known by name. */
type Memory = { memory: Int32Array; fixed: unknown; [row: string]: unknown }

function blockOf<F extends Fields, Fixed>(fields: F): Block<F, Fixed> {
  type State = BlockState<F, Fixed>
  const places = layOut(fields)
  const { words, rows } = places

  const accessors: object = {}
  for (const [name, word] of places.ones) {
    Object.defineProperty(accessors, name, {
      enumerable: true,
      get(this: Memory) {
        return this.memory[word]
      },
      set(this: Memory, value: number) {
        this.memory[word] = value
      },
    })
  }

  // An object that gets its rows one by one ends up as a dictionary when they are many, and every access is a search.
  // What is read from text has its shape at once, and so have the objects that are spread from it.
  const names = ['memory', 'fixed', ...rows.map(({ name }) => name)]
  const shape = JSON.stringify(Object.fromEntries(names.map(name => [name, null])))

  function create(fixed: Fixed): State {
    const memory = new Int32Array(words)
    const state: Memory = Object.setPrototypeOf(JSON.parse(shape), accessors)
    state.memory = memory
    state.fixed = fixed
    for (const { name, kind, length, at } of rows) state[name] = new ARRAY[kind](memory.buffer, at, length)
    return state as unknown as State // the accessors and rows are exactly the fields that State is derived from
  }

  return {
    bytes: words * 4,
    create,
    copy(from, into = create(from.fixed)) {
      into.memory.set(from.memory)
      ;(into as { fixed: Fixed }).fixed = from.fixed
      return into
    },
  }
}

type LaidRow = { readonly name: string; readonly kind: Kind; readonly length: number; readonly at: number }

/** Single numbers first, a 32-bit word each; then the rows, widest elements first, so that all are aligned. */
function layOut(fields: Fields): { ones: [string, number][]; rows: LaidRow[]; words: number } {
  const named = Object.entries(fields)
  const ones = named.filter(([, field]) => !field.many).map(([name], at): [string, number] => [name, at])
  const width = (field: One | Row<Kind>) => (field.many ? ARRAY[field.kind].BYTES_PER_ELEMENT : 4)
  let at = ones.length * 4
  const rows: LaidRow[] = []
  for (const [name, field] of named.toSorted(([, left], [, right]) => width(right) - width(left))) {
    if (!field.many) continue
    rows.push({ name, kind: field.kind, length: field.length, at })
    at += field.length * width(field)
  }
  return { ones, rows, words: Math.ceil(at / 4) }
}
