import { choiceMessages, nameMessages } from './compose.ts'
import type { sentences as english } from './en.ts'
import { cards } from './fr/cards.ts'
import { choices } from './fr/choices.ts'
import { desk } from './fr/desk.ts'
import { events } from './fr/events.ts'
import { moments } from './fr/moments.ts'
import { goods, names } from './fr/names.ts'
import { options } from './fr/options.ts'
import { page } from './fr/page.ts'
import { reasons } from './fr/reasons.ts'
import { refusals } from './fr/refusals.ts'
import { where } from './fr/where.ts'

const sentences: Readonly<Record<keyof typeof english, string>> = {
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
}

/** All that the page says of Tryste in French; the terminal speaks English. */
export const fr = { ...nameMessages(names, cards), ...choiceMessages(choices), ...sentences }
