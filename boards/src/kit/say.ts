import type { Facts } from '@masterplan/kernel'
import type { Messages } from '../board.ts'

/** The sentence of a code. A code without a sentence shows itself, so that nothing is ever silently lost. */
export function say(messages: Messages, code: string, facts: Facts): string {
  const sentence = messages[code]
  if (sentence === undefined)
    return [code, ...Object.entries(facts).map(([name, fact]) => `${name} ${fact}`)].join(', ')
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => String(facts[name] ?? hole))
}
