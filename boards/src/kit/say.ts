import { IntlMessageFormat } from 'intl-messageformat'
import type { Messages, SaidFacts } from '../board.ts'
import { LETTERS } from './letters.ts'
import type { Language, Say } from './web-board.ts'

const parsed = new Map<string, IntlMessageFormat>()

/** A sentence whose every place is a fact as it is: nine of ten, and reading them as ICU messages held up each first picture. */
const PLAIN = /^(?:[^{}<']|\{\w+\})*$/
const FACT = /\{(\w+)\}/g

/**
 * The sentence of a code, in ICU message syntax: `{name}` stands for a fact, `{n, plural, one {…} other {…}}` follows the
 * language's own rule. A code without a sentence shows itself, so that nothing is ever silently lost.
 */
export function say(messages: Messages, code: string, facts: SaidFacts, language: Language = 'en'): string {
  return sayNamed(messages, code, facts, language, [])
}

function sayNamed(
  messages: Messages,
  code: string,
  facts: SaidFacts,
  language: Language,
  names: readonly string[],
): string {
  const wordOf = (fact: SaidFacts[string]) => {
    if (typeof fact !== 'object') return fact
    const words = fact.map(each =>
      typeof each === 'object'
        ? sayNamed(messages, each.code, each.facts, language, names)
        : (names[each] ?? messages[`seat.${each}`] ?? LETTERS[each]),
    )
    return listed(words, language)
  }
  const words = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, wordOf(fact)]))
  const sentence = messages[code]
  if (sentence === undefined)
    return [code, ...Object.entries(words).map(([name, word]) => `${name} ${word}`)].join(', ')
  // A fact that was forgotten shows its own name; a test of each board finds it.
  const known = (name: string) => words[name] ?? `{${name}}`
  if (PLAIN.test(sentence)) return sentence.replace(FACT, (_, name: string) => String(known(name)))
  const key = `${language}\n${sentence}`
  let format = parsed.get(key)
  if (format === undefined) {
    format = new IntlMessageFormat(sentence, language)
    parsed.set(key, format)
  }
  return String(format.format(new Proxy(words, { has: () => true, get: (_, name) => known(String(name)) })))
}

/** "Ana, Ben and Cleo": as in the rest of our English there is no comma before the "and". */
export const listed = (words: readonly string[], language: Language): string => LISTS[language].format(words)
const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB'),
  fr: new Intl.ListFormat('fr'),
}

/** Facts that name a seat by its number; they are shown as the player's name. */
const SEAT_FACTS = new Set(['seat', 'owner', 'by', 'to', 'from', 'winner', 'rival', 'other', 'leader'])

/** Speaks at one table: sentences with the players' names in place of seats. */
export function sayFor(messages: Messages, names: readonly string[], language: Language): Say {
  return (code, facts = {}) => {
    const named = Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'number' && SEAT_FACTS.has(name) ? (names[fact] ?? fact) : fact,
    ])
    return sayNamed(messages, code, Object.fromEntries(named), language, names)
  }
}
