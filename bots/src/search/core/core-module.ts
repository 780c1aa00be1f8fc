import type { Core, GameTypes } from '@masterplan/kernel'

/** What `bots/core/main.ts` offers. Numbers of moves are the core's, leads the first seat's in halves of points. */
export interface CoreModule {
  readonly memory: { readonly buffer: ArrayBuffer }
  readonly POSITION: { readonly value: number } // where to write the position, in bytes
  readonly PLAYED: { readonly value: number } // where to read the moves of the last playout
  readonly NET: { readonly value: number } // where to write the numbers of the evaluation
  readonly deepest: { readonly value: number }
  sow(low: number, high: number): void
  playMove(id: number): void
  playOne(): number
  playOneOn(): number
  playMany(count: number): number
  totalAtEnd(seat: number): number
  setSelection(exploration: number, amafBias: number): void
  setGrowth(perPoint: number, guessTries: number, opens: number): void
  setJudgement(marginWeight: number, margin: number, judgeWeight: number): void
  plant(bytes: number, isKept: boolean): void
  keep(): number
  grow(most: number): number
  slots(): number
  moveAt(slot: number): number
  triesAt(slot: number): number
  meanAt(slot: number): number
  winsAt(slot: number): number
  lowAt(slot: number): number
  highAt(slot: number): number
  endIsNear(): number
  expected(): number
  ponder(bytes: number): void
  deepen(first: number, wanted: number, most: number): number
  lines(): number
  linesAreWhole(): number
  lineMove(rank: number): number
  lineValue(rank: number): number
  lineDepth(rank: number): number
  lineIsEstimated(rank: number): number
  lineIsCompared(rank: number): number
}

/** What the core asks of the bot, now and then; whoever begins a search says how to answer. */
export interface CoreHost {
  mustStop(): boolean
}

/** What every engine that runs this project has, and the language's own library does not declare. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown }
}

const compiled = new Map<string, object>()

/** A core with its own memory, and whoever answers it. */
export interface OpenCore extends CoreModule {
  host: CoreHost
}
const PATIENT: CoreHost = { mustStop: () => false }

/** Compiled once in every thread, at once: it takes about a millisecond. */
export function openCore<G extends GameTypes>({ bytes, net }: Core<G>): OpenCore {
  const known = compiled.get(bytes) ?? new WebAssembly.Module(decoded(bytes))
  compiled.set(bytes, known)
  const instance = new WebAssembly.Instance(known, { host: { mustStop: () => open.host.mustStop() } })
  // It was built from `bots/core/main.ts`: `npm run check` builds it again and compares.
  const module = instance.exports as CoreModule
  const open: OpenCore = { ...module, host: PATIENT }
  new Float32Array(module.memory.buffer, module.NET.value, net.length).set(net)
  return open
}

/** Whoever remembers something has a core of its own; all others share one, which remembers nothing from one to the next. */
export function coreOf<G extends GameTypes>(core: Core<G>, owner: object = core): OpenCore {
  const known = opened.get(owner)
  if (known?.bytes === core.bytes) return known.module
  const module = openCore(core)
  opened.set(owner, { bytes: core.bytes, module })
  return module
}
const opened = new WeakMap<object, { readonly bytes: string; readonly module: OpenCore }>()

/** Where the position is written; to be asked again after the memory has grown. */
export const positionOf = <G extends GameTypes>({ memory, POSITION }: CoreModule, { words }: Core<G>): Int32Array =>
  new Int32Array(memory.buffer, POSITION.value, words)

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** From base64; engines have several ways to do it, and none is in all of them. */
function decoded(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.replace(/=+$/, '').length * 3) / 4))
  let [word, bits, at] = [0, 0, 0]
  for (const letter of text) {
    const value = LETTERS.indexOf(letter)
    if (value < 0) break // the padding
    word = ((word << 6) | value) & 0xffffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes[at++] = word >> bits
    }
  }
  return bytes
}
