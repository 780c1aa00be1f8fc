import { createInterface } from 'node:readline'
import { type Environment, printable } from '../command.ts'

/** Where lines come from: a person at a terminal, or a pipe. */
export interface Keyboard {
  readonly interactive: boolean
  readonly linesRead: number
  readonly ended: boolean
  /** The next line, trimmed; undefined when there are no more (end of input, or Ctrl-C). */
  ask(prompt: string, completions: () => readonly string[]): Promise<string | undefined>
  /** Waits with the person for something; a line or the end of input meanwhile means that they will wait no longer. */
  during<Result>(wait: Promise<Result>, impatient: () => void): Promise<Result>
  forget(): void // what was typed so far: the next person must not find it with the arrow keys
  close(): void
}

export function keyboardOf({ stdin, stdout }: Environment, { echo }: { readonly echo: boolean }): Keyboard {
  const interactive = stdin.isTTY === true && stdout.isTTY === true
  let offered: () => readonly string[] = () => []
  const reader = createInterface({
    input: stdin,
    ...(interactive ? { output: stdout } : {}),
    terminal: interactive,
    completer: (typed: string) => [offered().filter(text => text.startsWith(typed)), typed],
  })
  // Lines may come faster than they are asked for: a pipe brings them all at once.
  const waiting: string[] = []
  let hand: ((line: string | undefined) => void) | undefined
  let ended = false
  let linesRead = 0
  reader.on('line', line => {
    if (hand === undefined) waiting.push(line)
    else hand(line)
  })
  reader.on('close', () => {
    ended = true
    hand?.(undefined)
  })
  reader.on('SIGINT', () => reader.close())
  let history: string[] = []
  reader.on('history', typed => {
    history = typed
  })

  function next(): Promise<string | undefined> {
    if (waiting.length > 0) return Promise.resolve(waiting.shift())
    if (ended) return Promise.resolve(undefined)
    return new Promise(resolve => {
      hand = line => {
        hand = undefined
        resolve(line)
      }
    })
  }

  return {
    interactive,
    get ended() {
      return ended
    },
    get linesRead() {
      return linesRead
    },
    async ask(prompt, completions) {
      offered = completions
      if (interactive && !ended) {
        reader.setPrompt(prompt)
        reader.prompt()
      } else if (echo) stdout.write(prompt)
      const line = await next()
      if (line !== undefined) linesRead++
      // What a pipe brings is shown as if it had been typed, so that the output reads like a session.
      if (interactive ? line === undefined : echo) stdout.write(`${printable(line ?? '')}\n`)
      return line?.trim()
    },
    async during(wait, impatient) {
      if (!interactive) return wait // a pipe brings its lines early, and means nothing by it
      if (ended) impatient()
      hand = () => {
        hand = undefined
        impatient()
      }
      return wait.finally(() => {
        hand = undefined
      })
    },
    forget() {
      history.length = 0
    },
    close: () => reader.close(),
  }
}
