import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockServing, openStore } from '@masterplan/store'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { ANA, folder, ONE_SENTENCE, run } from './world.ts'

const home = folder()
afterAll(() => rmSync(home, { recursive: true }))
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', undefined)
  return () => vi.unstubAllEnvs()
})

async function withAna(name: string): Promise<string> {
  const data = join(home, name)
  expect(await run(['restore', join(home, 'nothing'), '--data', data])).toMatchObject({ code: 1 }) // makes it, empty
  const store = await openStore(join(data, 'masterplan.db'))
  await store.people.create(ANA)
  await store.close()
  return data
}

test('what one server kept another one has', async () => {
  const [from, to, file] = [await withAna('from'), join(home, 'to'), join(home, 'all.backup')]
  const { out } = await run(['backup', file, '--data', from])
  expect(out).toMatch(
    /^Wrote 0 tables with 0 entries and 1 people.\nThe secret that signs who people are is not in it: .*\n$/,
  )
  const restored = await run(['restore', file, '--data', to, '--json'])
  expect(JSON.parse(restored.out)).toMatchObject({ file, rows: { people: 1, tables: 0 } })
  const store = await openStore(join(to, 'masterplan.db'))
  expect(await store.people.find('ana-ana-ana-')).toMatchObject({ name: 'Ana' })
  await store.close()
})

test('an empty DATABASE_URL is none', async () => {
  vi.stubEnv('DATABASE_URL', '')
  const [from, to, file] = [await withAna('from-none'), join(home, 'to-none'), join(home, 'none.backup')]
  expect((await run(['backup', file, '--data', from])).code).toBe(0)
  expect((await run(['restore', file, '--data', to])).code).toBe(0)
  expect(existsSync(join(to, 'masterplan.db'))).toBe(true)
})

test('nothing is overwritten unless told, and every no is one sentence', async () => {
  const [data, file] = [await withAna('full'), join(home, 'full.backup')]
  await run(['backup', file, '--data', data])
  const says = async (...given: readonly string[]) => {
    const { code, err } = await run(given)
    expect(code).toBe(1)
    expect(err).toMatch(ONE_SENTENCE)
    return err
  }
  expect(await says('backup', file, '--data', data)).toContain('There is already a file')
  expect(await says('restore', file, '--data', data)).toBe('The database is not empty. Nothing was changed.\n')
  expect((await run(['restore', file, '--data', data, '--replace'])).code).toBe(0)
  expect(await says('restore', join(home, 'none'), '--data', data)).toContain('There is no file')
  writeFileSync(join(home, 'bad'), 'bad')
  expect(await says('restore', join(home, 'bad'), '--data', data, '--replace')).toContain('Nothing was changed')
  expect(await says('backup', join(home, 'x'), '--data', join(home, 'nowhere'))).toContain('There is no database')
  expect(existsSync(join(home, 'nowhere'))).toBe(false)
  expect(await says('backup')).toContain('Name one file')
  expect(await says('restore', 'a', 'b')).toContain('Name one file')
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  expect(await says('backup', join(home, 'y'))).toBe('The database cannot be opened.\n')
})

test('nothing is put back under a server that is running', async () => {
  const [data, file] = [await withAna('served'), join(home, 'served.backup')]
  await run(['backup', file, '--data', data])
  const lock = lockServing(join(data, 'masterplan.db'), 'alone')
  expect(await run(['restore', file, '--data', data, '--replace'])).toMatchObject({
    ...{ code: 1, err: 'A server is using this folder. Stop it first; nothing was changed.\n' },
  })
  expect((await run(['backup', `${file}.2`, '--data', data])).code).toBe(0)
  lock?.release()
  expect((await run(['restore', file, '--data', data, '--replace'])).code).toBe(0)
})
