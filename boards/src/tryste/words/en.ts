import type { Options, Refusal, ScoreLine } from '@masterplan/tryste/nouns'
import type { Catalogue } from '../../board.ts'
import { choiceMessages, nameMessages } from './compose.ts'
import { cards } from './en/cards.ts'
import { choices } from './en/choices.ts'
import { desk } from './en/desk.ts'
import { events } from './en/events.ts'
import { moments } from './en/moments.ts'
import { goods, names } from './en/names.ts'
import { options } from './en/options.ts'
import { page } from './en/page.ts'
import { reasons } from './en/reasons.ts'
import { refusals } from './en/refusals.ts'
import { terminal } from './en/terminal.ts'
import { where } from './en/where.ts'

export const sentences = {
  ...cards,
  ...options,
  ...refusals,
  ...events,
  ...goods,
  ...page,
  ...desk,
  ...reasons,
  ...where,
  ...moments,
} as const satisfies Catalogue<Refusal, Options, ScoreLine>

/** All that is said of Tryste in English, at the terminal too. */
export const en = { ...nameMessages(names, cards), ...choiceMessages(choices), ...sentences, ...terminal }
