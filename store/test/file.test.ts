import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { backUp, damageIn, lockServing, openStore } from '../src/index.ts'
import { aTable } from './contract/world.ts'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'masterplan-file-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}
const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8)

describe('only its owner reads a database', () => {
  test('a new one, its logs and a backup of it', async () => {
    const file = join(folder(), 'new.db')
    const store = await openStore(file)
    await store.tables.create(aTable())
    await backUp(store.database, `${file}.backup`)
    expect([file, `${file}-wal`, `${file}-shm`, `${file}.backup`].map(modeOf)).toEqual(['600', '600', '600', '600'])
    await store.close()
  })
  test('one that others could read before', async () => {
    const file = join(folder(), 'old.db')
    await (await openStore(file)).close()
    chmodSync(file, 0o644)
    await (await openStore(file)).close()
    expect(modeOf(file)).toBe('600')
  })
})

describe('a damaged file is found out before it is served', () => {
  async function written(): Promise<string> {
    const file = join(folder(), 'masterplan.db')
    const store = await openStore(file)
    for (let each = 0; each < 200; each++) await store.tables.create(aTable())
    await store.close()
    return file
  }
  test('a good one, and one that is not there yet', async () => {
    const file = await written()
    expect(damageIn(file)).toBeNull()
    expect(damageIn(`${file}.none`)).toBeNull()
  })
  test('pages in its middle', async () => {
    const file = await written()
    const bytes = readFileSync(file)
    bytes.fill(0xa5, 4096 * 3, 4096 * 9)
    writeFileSync(file, bytes)
    expect(damageIn(file)).toMatchObject({ kind: 'damaged', said: expect.stringMatching(/\w/) })
  })
  test('nothing left of it, or something else', async () => {
    const file = await written()
    truncateSync(file, 0)
    expect(damageIn(file)).toEqual({ kind: 'empty' })
    writeFileSync(file, 'Once upon a time there was a database.'.repeat(200))
    expect(damageIn(file)).toMatchObject({ kind: 'damaged', said: expect.stringContaining('not a database') })
  })
})

describe('who serves a file says so', () => {
  const HOLDER = join(import.meta.dirname, 'holder.ts')

  test('alone: nobody else, until the process is killed', async () => {
    const file = join(folder(), 'masterplan.db')
    const holder = spawn(process.execPath, [HOLDER, file])
    const [said] = await once(holder.stdout, 'data')
    expect(String(said)).toBe('held\n')
    expect(lockServing(file, 'alone')).toBeUndefined()
    expect(lockServing(file, 'with others')).toBeUndefined()
    expect(execFileSync(process.execPath, [HOLDER, file], { encoding: 'utf8' })).toBe('refused\n')
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const lock = lockServing(file, 'alone')
    expect(lock).toBeDefined()
    lock?.release()
  })
  test('with others: they may join, but nobody who is alone', () => {
    const file = join(folder(), 'masterplan.db')
    const [one, other] = [lockServing(file, 'with others'), lockServing(file, 'with others')]
    expect([one, other].every(Boolean)).toBe(true)
    expect(lockServing(file, 'alone')).toBeUndefined()
    one?.release()
    expect(lockServing(file, 'alone')).toBeUndefined()
    other?.release()
    const alone = lockServing(file, 'alone')
    expect(alone).toBeDefined()
    alone?.release()
  })
  test('who only looks, backs up or ends a table needs no lock', async () => {
    const file = join(folder(), 'masterplan.db')
    const lock = lockServing(file, 'alone')
    const store = await openStore(file)
    expect(await store.ready()).toBe(true)
    await store.close()
    lock?.release()
  })
})
