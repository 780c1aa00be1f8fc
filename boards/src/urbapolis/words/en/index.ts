import type { Options, Refusal, ScoreLine } from '@masterplan/urbapolis/nouns'
import type { Catalogue, Messages } from '../../../board.ts'
import { limits } from './limits.ts'
import { options } from './options.ts'
import { page } from './page.ts'
import { reasons } from './reasons.ts'
import { table } from './table.ts'
import { tiles } from './tiles.ts'

const words = { ...table, ...page, ...options, ...limits, ...reasons } satisfies Catalogue<Refusal, Options, ScoreLine>
export const en: Messages = { ...tiles, ...words }
