import type { Readable, Writable } from 'node:stream'
import type { FoldedBoard } from '@masterplan/boards'
import type { Playable, Trainable } from '@masterplan/kernel'
import type { Args } from './input/args.ts'

/** One command, in a file of its own. */
export interface CliCommand {
  readonly name: string
  readonly summary: string // one line for the overview
  readonly usage: string // what follows `masterplan`, flags left out
  readonly details: readonly string[] // what the flags do not say, a sentence or two each
  readonly flags: readonly Flag[]
  run(context: Context): Promise<CommandOutcome>
}

/** `value` is what stands for its value in the help; null for a flag that takes none. `once`: what it was called before. */
export type Flag = {
  readonly name: string
  readonly value: string | null
  readonly help: string
  readonly once?: string
}

/** All that a command may touch, handed in, so that a test can call it without a process. */
export interface Context extends Environment {
  readonly args: Args
}

export interface Environment {
  readonly stdin: Readable & { readonly isTTY?: boolean }
  readonly stdout: Screen
  readonly stderr: Screen
  readonly colour: boolean
  readonly catalog: readonly Playable[]
  readonly boards: Readonly<Record<string, FoldedBoard>>
  readonly worker: URL // the entry file of threads, which knows the games by itself
  readonly page: string // the folder of the built page
  model(id: string): Promise<Trainable | undefined> // of a game whose insight can be trained
  freshSeed(): number
  untilStopped(): Promise<void> // Ctrl-C, or a polite signal
}
/** `columns` and `isTTY` are there when it is a terminal. */
export type Screen = Writable & { readonly isTTY?: boolean; readonly columns?: number }

/** A failure is a sentence (for several files, one each) and makes the exit code 1. */
export type CommandOutcome = { readonly ok: true } | Failure
export type Failure = { readonly ok: false; readonly sentences: readonly string[] }

export const DONE: CommandOutcome = { ok: true }
export const failure = (...sentences: readonly string[]): Failure => ({ ok: false, sentences })

export const printLines = (screen: Screen, lines: readonly string[]): void => {
  screen.write(lines.map(line => `${line}\n`).join(''))
}
export const printJson = (screen: Screen, value: unknown): void => {
  screen.write(`${JSON.stringify(value, null, 2)}\n`)
}

/** Text from a file, a flag or a name, safe to show: it can neither move the cursor nor break the line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters it takes out
export const printable = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, '?')
export const quoted = (text: string): string => `"${printable(text.length > 60 ? `${text.slice(0, 57)}…` : text)}"`
