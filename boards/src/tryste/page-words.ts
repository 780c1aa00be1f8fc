import { choiceMessages } from './choices.ts'
import { nameMessages } from './words/compose.ts'
import { cards as enCards } from './words/en/cards.ts'
import { names as enNames } from './words/en/names.ts'
import { pageEn } from './words/en/page.ts'
import { cards as frCards } from './words/fr/cards.ts'
import { names as frNames } from './words/fr/names.ts'
import { pageFr } from './words/fr/page.ts'

/** What only the page says of Tryste; it asks for presses where the terminal asks for notation. */
export const pageWords = {
  en: { ...nameMessages(enNames, enCards), ...choiceMessages.en, ...pageEn },
  fr: { ...nameMessages(frNames, frCards), ...choiceMessages.fr, ...pageFr },
} as const
