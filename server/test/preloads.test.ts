import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest, openSite, type Site } from './site.ts'

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <title>Masterplan</title>
  </head>
  <body></body>
</html>
`
const PRELOADS = {
  learn: ['/assets/lessons.js'],
  'learn subdivision': ['/assets/lesson.js', '/assets/lesson.css'],
  table: ['/assets/table.js'],
  'table subdivision': ['/assets/table.js', '/assets/online.js'],
}

let folder: string
let site: Site
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masterplan-page-'))
  await writeFile(join(folder, 'index.html'), PAGE)
  await writeFile(join(folder, 'preloads.json'), JSON.stringify(PRELOADS))
  site = await openSite({ page: folder })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

async function named(path: string): Promise<string[]> {
  const html = await (await fetch(new URL(path, site.address))).text()
  const [head = ''] = /<head>.*<\/head>/s.exec(html) ?? []
  return [...head.matchAll(/<link rel="([a-z]+)"[^>]* href="([^"]+)"/g)].map(([, how, file]) => `${how} ${file}`)
}

test('a page names the files that it will need', async () => {
  expect(await named('/learn/subdivision')).toEqual(['modulepreload /assets/lesson.js', 'preload /assets/lesson.css'])
  expect(await named('/learn')).toEqual(['modulepreload /assets/lessons.js'])
})

test('one of no game that is known names what all of its kind need, and one that nobody wrote down nothing', async () => {
  expect(await named('/learn/checkers')).toEqual(['modulepreload /assets/lessons.js'])
  expect(await named('/table/abcdefgh')).toEqual(['modulepreload /assets/table.js'])
  for (const path of ['/', '/lobby', '/toString', '/constructor']) expect(await named(path)).toEqual([])
})

test('a table names what its game needs', async () => {
  const ana = await Guest.at(site.address)
  const table = await ana.create({ game: 'subdivision', players: 2, name: 'Ana' })
  expect(await named(`/table/${table}`)).toEqual(['modulepreload /assets/table.js', 'modulepreload /assets/online.js'])
})
