import { randomBytes } from 'node:crypto'
import type { TableStep } from '@masterplan/store'

export const anId = (): string => randomBytes(9).toString('base64url')

export const aStep = (table: string, after: number, change: Partial<TableStep> = {}): TableStep => ({
  table,
  after,
  author: 'ana-ana-ana-',
  key: anId(),
  at: 1_800_000_000_002,
  entries: [{ kind: 'move', by: 0, line: '1 3c4' }],
  ...change,
})
