import type { Messages } from '../../../board.ts'
import { limits } from './limits.ts'
import { options } from './options.ts'
import { page } from './page.ts'
import { reasons } from './reasons.ts'
import { table } from './table.ts'
import { tiles } from './tiles.ts'

export const fr: Messages = { ...tiles, ...table, ...page, ...options, ...limits, ...reasons }
