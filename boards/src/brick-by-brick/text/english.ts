import type { Facts } from '@masterplan/kernel'
import { say } from '../../kit/say.ts'
import { en } from '../words/en/index.ts'

/** Words of the board itself. */
export const word = (code: keyof typeof en, facts: Facts = {}): string => say(en, code, facts)

/** What is printed on a card, by its name. */
export const cardText = (name: string): string => say(en, `card.${name}`, {})
