import type { en } from '../en/index.ts'
import { cards } from './cards.ts'
import { options } from './options.ts'
import { reasons } from './reasons.ts'
import { table } from './table.ts'

export const fr: Readonly<Record<keyof typeof en, string>> = { ...cards, ...table, ...options, ...reasons }
