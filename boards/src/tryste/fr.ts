import { en } from './en.ts'

export const fr: Readonly<Record<keyof typeof en, string>> = en
