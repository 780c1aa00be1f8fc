import type { Chosen, Seat } from '@masterplan/kernel'

/** Programs of others, by the names they have in a tournament; each with the command that starts it. Plain JSON. */
export type EngineCommands = Readonly<Record<string, string>>

/** How long an engine may think about a move: milliseconds, or so many nodes, as it counts them. */
export type EngineLimit = { readonly kind: 'movetime' | 'nodes'; readonly amount: number }
export type NamedEngine = { readonly name: string; readonly command: string; readonly limit: EngineLimit }

const NAME = /^(?<name>[^@]+)(?:@(?<amount>\d{1,9})(?<time>ms)?)?$/
const USUAL: EngineLimit = { kind: 'movetime', amount: 1000 }

/** `fox@250ms`: the engine fox, for 250 ms a move; `fox@500`: for 500 nodes; `fox`: for a second. Undefined: no engine. */
export function engineNamed(text: string, engines: EngineCommands): NamedEngine | undefined {
  const { name = '', amount, time } = NAME.exec(text)?.groups ?? {}
  const command = Object.hasOwn(engines, name) ? engines[name] : undefined
  if (command === undefined) return undefined
  if (amount === undefined) return { name, command, limit: USUAL }
  const kind = time === undefined ? 'nodes' : 'movetime'
  return { name, command, limit: { kind, amount: Math.max(1, Number(amount)) } }
}

/** What an engine is told before a match. */
export interface EngineTable {
  readonly game: string
  readonly seat: Seat
  readonly players: number
  readonly options: Chosen
  readonly seed: number
  readonly told: 'moves' | 'view' // where something is hidden it sees no more than its seat does
}

/** What it is told when it must move: the lines of the match so far, or only what its seat sees. */
export type EngineQuestion =
  | { readonly kind: 'moves'; readonly log: readonly string[] }
  | { readonly kind: 'view'; readonly seat: Seat; readonly view: unknown }

/** A move in the notation of the game, not judged yet; or why there is none: what follows its name in a sentence. */
export type EngineAnswer =
  | { readonly ok: true; readonly text: string; readonly milliseconds: number }
  | { readonly ok: false; readonly why: string }

/** An engine at its place for one match. */
export interface SeatedEngine {
  choose(question: EngineQuestion): Promise<EngineAnswer>
}
export type Seating = ({ readonly ok: true } & SeatedEngine) | { readonly ok: false; readonly why: string }

/** Where the engines of a deal come from. */
export interface EngineRoom {
  seat(engine: NamedEngine, table: EngineTable): Promise<Seating>
  rise(): void // a match is over: those who sat are free for the next
}

/** For tournaments among bots of our own. */
export const NO_ENGINES: EngineRoom = {
  seat: async () => ({ ok: false, why: 'is started by nobody here' }),
  rise() {},
}
