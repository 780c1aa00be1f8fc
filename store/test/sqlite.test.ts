import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { anId } from './contract/world.ts'
import { contract } from './contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'masterplan-store-'))
afterAll(() => rmSync(folder, { recursive: true }))

contract({ name: 'SQLite', fresh: async () => join(folder, `${anId()}.db`) })
