import { type Postgres, startPostgres } from '@masterplan/store/testing'
import { afterAll, beforeAll } from 'vitest'
import { contract } from './contract.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

contract({ name: 'PostgreSQL', fresh: () => postgres.fresh() })
