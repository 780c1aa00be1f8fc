import { pageEn } from './page-en.ts'

/** What only the page says of Tryste; it asks for presses where the terminal asks for notation. */
export const pageWords = { en: pageEn, fr: pageEn } as const
