import type { Facts } from '@masterplan/kernel'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Messages } from '../board.ts'
import type { Language, Say } from './web-board.ts'

const parsed = new Map<string, IntlMessageFormat>()

/**
 * The sentence of a code, in ICU message syntax: `{name}` stands for a fact, `{n, plural, one {…} other {…}}` follows the
 * language's own rule. A code without a sentence shows itself, so that nothing is ever silently lost.
 */
export function say(messages: Messages, code: string, facts: Facts, language = 'en'): string {
  const sentence = messages[code]
  if (sentence === undefined)
    return [code, ...Object.entries(facts).map(([name, fact]) => `${name} ${fact}`)].join(', ')
  const key = `${language}\n${sentence}`
  let format = parsed.get(key)
  if (format === undefined) {
    format = new IntlMessageFormat(sentence, language)
    parsed.set(key, format)
  }
  // A fact that was forgotten shows its own name; a test of each board finds it.
  const known = new Proxy(facts, { has: () => true, get: (all, name) => all[String(name)] ?? `{${String(name)}}` })
  return String(format.format(known))
}

/** Facts that name a seat by its number; they are shown as the player's name. */
const SEAT_FACTS = new Set(['seat', 'owner', 'by', 'to', 'from', 'winner', 'rival', 'other', 'leader', 'next'])

/** Speaks at one table: sentences with the players' names in place of seats. */
export function sayFor(messages: Messages, names: readonly string[], language: Language): Say {
  return (code, facts = {}) => {
    const named = Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'number' && SEAT_FACTS.has(name) ? (names[fact] ?? fact) : fact,
    ])
    return say(messages, code, Object.fromEntries(named), language)
  }
}
