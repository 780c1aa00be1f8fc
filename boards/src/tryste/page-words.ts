import { choiceMessages } from './choices.ts'
import { cards as enCards } from './en-cards.ts'
import { names as enNames } from './en-names.ts'
import { cards as frCards } from './fr-cards.ts'
import { names as frNames } from './fr-names.ts'
import { nameMessages } from './names.ts'
import { pageEn } from './page-en.ts'
import { pageFr } from './page-fr.ts'

/** What only the page says of Tryste; it asks for presses where the terminal asks for notation. */
export const pageWords = {
  en: { ...nameMessages(enNames, enCards), ...choiceMessages.en, ...pageEn },
  fr: { ...nameMessages(frNames, frCards), ...choiceMessages.fr, ...pageFr },
} as const
