import type { Messages, Said, SaidFacts } from '../../board.ts'
import { say } from '../../kit/say.ts'
import { atTerminal as preferred } from '../../kit/terminal-words.ts'
import { en } from '../words/en/index.ts'
import { terminalWords } from '../words/en/terminal.ts'

/** The terminal speaks English only. */
export const messages: Messages = { ...preferred(en, terminalWords), ...terminalWords }

export const word = (code: keyof typeof en | keyof typeof terminalWords, facts: SaidFacts = {}): string =>
  say(messages, code, facts)

/** The terminal's own sentence where it has one. */
export const atTerminal = ({ code, facts }: Said): Said => ({
  code: `terminal.${code}` in terminalWords ? `terminal.${code}` : code,
  facts,
})
