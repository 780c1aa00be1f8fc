import type { Options, Refusal, ScoreLine } from '@masterplan/brick-by-brick/nouns'
import type { Catalogue } from '../../../board.ts'
import { cards } from './cards.ts'
import { options } from './options.ts'
import { reasons } from './reasons.ts'
import { table } from './table.ts'

export const en = { ...cards, ...table, ...options, ...reasons } satisfies Catalogue<Refusal, Options, ScoreLine>
