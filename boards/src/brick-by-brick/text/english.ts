import type { Facts } from '@masterplan/kernel'
import type { Said } from '../../board.ts'
import { say } from '../../kit/say.ts'
import { en } from '../words/en/index.ts'
import { terminalWords } from '../words/en/terminal.ts'

/** The terminal speaks English only. */
export const messages = { ...en, ...terminalWords }

export const word = (code: keyof typeof messages, facts: Facts = {}): string => say(messages, code, facts)

/** The terminal's own sentence where it has one. */
export const atTerminal = ({ code, facts }: Said): Said => ({
  code: `terminal.${code}` in terminalWords ? `terminal.${code}` : code,
  facts,
})
