import type { Messages } from '../board.ts'

const PREFIX = 'terminal.'

/** What a board says at the terminal: sentences under `terminal.` are said there, and go before the page's of the same code. */
export function atTerminal(page: Messages, terminal: Messages): Messages {
  const own = Object.entries(terminal).map(([code, sentence]) => [code.slice(PREFIX.length), sentence] as const)
  return { ...page, ...Object.fromEntries(own) }
}
