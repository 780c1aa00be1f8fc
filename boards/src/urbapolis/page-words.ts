import { frNames } from './fr-names.ts'
import { pageEn } from './page-en.ts'
import { pageFr } from './page-fr.ts'
import { CODES, printed } from './tile-lookup.ts'

const enNames = Object.fromEntries(CODES.map(code => [`tile.${code}`, printed(code)?.name ?? code]))

/** What only the page says of Urbapolis; it asks for presses where the terminal asks for notation. */
export const pageWords = {
  en: { ...enNames, ...pageEn },
  fr: { ...Object.fromEntries(CODES.map(code => [`tile.${code}`, frNames[code] ?? code])), ...pageFr },
} as const
