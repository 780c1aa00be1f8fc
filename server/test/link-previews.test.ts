import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get as ask, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenStore, openStore } from '@masterplan/store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_LIMITS } from '../src/limits/limits.ts'
import { Guest, openSite, type Site } from './site.ts'

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="As it was built." />
    <title>Masterplan</title>
  </head>
  <body><div id="root"></div></body>
</html>
`

let folder: string
let store: OpenStore
let site: Site
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masterplan-page-'))
  await mkdir(join(folder, 'pictures'))
  await writeFile(join(folder, 'index.html'), PAGE)
  for (const name of ['start', 'subdivision']) await writeFile(join(folder, 'pictures', `${name}.png`), 'a picture')
  store = await openStore(':memory:')
  site = await openSite({ page: folder, store })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const page = async (path: string, headers: Record<string, string> = {}, who?: Guest): Promise<string> =>
  (who ?? new Guest(site.address)).fetch('GET', path, undefined, headers).then(answer => answer.text())

/** What a program reads of a page: its title, and what its metas say, as they are meant. */
async function told(path: string, headers?: Record<string, string>, who?: Guest): Promise<Record<string, string>> {
  const html = await page(path, headers, who)
  const [head = ''] = /<head>.*<\/head>/s.exec(html) ?? []
  const metas = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? []
  return Object.fromEntries([['title', title], ...metas.map(([, name, content]) => [name, content])].map(plain))
}
const plain = ([name, text]: readonly (string | undefined)[]) => [
  name,
  text
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&'),
]
const raw = (path: string, headers: Record<string, string>): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.address)
    ask({ hostname, port, path, headers, agent: false }, answer => resolve(answer.resume())).on('error', reject)
  })

describe('a shared link shows', () => {
  test('the house, a game and its pages, with a picture that is there', async () => {
    const start = await told('/')
    expect(start).toMatchObject({
      title: 'Masterplan: five board games about building a city',
      'og:title': 'Masterplan: five board games about building a city',
      'og:url': site.address,
      'og:image': `${site.address}pictures/start.png`,
    })
    expect(start.description).toBe(start['og:description'])
    expect((await fetch(start['og:image']!)).headers.get('content-type')).toBe('image/png')
    expect(await told('/rules/subdivision')).toMatchObject({
      title: 'Subdivision: the rules · Masterplan',
      'og:image': `${site.address}pictures/subdivision.png`,
      'og:description': expect.stringContaining('for 2–4 players'),
    })
    const tryste = await told('/learn/tryste', { 'accept-language': 'fr-CH, fr;q=0.9' })
    expect(tryste).toMatchObject({ 'og:title': 'Apprendre Tryste', 'twitter:card': 'summary' })
    expect(tryste['og:image']).toBeUndefined() // nobody has taken one
    expect(await told('/rules/chess')).toMatchObject({ 'og:title': start['og:title'] })
  })

  test('a table as the audience knows it: who sits there, how many seats are free, and its result', async () => {
    const [ana, ben] = [await Guest.at(site.address), await Guest.at(site.address)]
    const clock = { kind: 'live', bank: 600, increment: 0, late: 'loses' } as const
    const table = await ana.create({ game: 'subdivision', players: 2, name: 'Ana', clock })
    expect(await told(`/table/${table}`)).toMatchObject({
      title: 'Subdivision: Ana · Masterplan',
      'og:description': 'One seat is free. Sit down by this link; no account needed.',
      'og:url': `${site.address}table/${table}`,
    })
    await ben.doNow(table, { kind: 'sit', seat: null, name: 'Ben' })
    expect(await told(`/table/${table}`)).toMatchObject({ 'og:title': 'Subdivision: Ana, Ben' })
    await ana.doNow(table, { kind: 'start' })
    const french = await told(`/table/${table}`, { 'accept-language': 'fr' })
    expect(french['og:description']).toBe('La partie est en cours. Suivez ce lien pour la regarder.')
    await ben.doNow(table, { kind: 'leave' })
    expect(await told(`/table/${table}`)).toMatchObject({ 'og:description': 'The match is over: 0 : 0.' })
  })

  test('nothing of a table that is not there, or of people whom one has blocked', async () => {
    const [ana, ben] = [await Guest.at(site.address), await Guest.at(site.address)]
    const table = await ana.create({ game: 'subdivision', players: 2, name: 'Ana' })
    await store.people.block(ana.person, ben.person)
    const house = await told('/')
    for (const title of [
      (await told('/table/abcdefghijkl'))['og:title'],
      (await told(`/table/${table}/more`))['og:title'],
      (await told(`/table/${table}`, {}, ben))['og:title'],
    ]) {
      expect(title).toBe(house['og:title'])
    }
  })
})

test('who asks too often still gets the page, and nothing is looked up for it', async () => {
  const limits = { ...NO_LIMITS, perAddress: { burst: 4, perSecond: 0.001 } }
  const strict = await openSite({ page: folder, limits })
  try {
    const ana = await Guest.at(strict.address)
    const table = await ana.create({ game: 'subdivision', players: 2, name: 'Ana' })
    const titles: (string | undefined)[] = []
    for (let look = 0; look < 6; look++) {
      const answer = await fetch(new URL(`/table/${table}`, strict.address))
      expect(answer.status).toBe(200)
      titles.push(/<title>([^<]*)/.exec(await answer.text())?.[1])
    }
    expect(titles[0]).toBe('Subdivision: Ana · Masterplan')
    expect(titles.at(-1)).toBe('Masterplan: five board games about building a city')
  } finally {
    await strict.close()
  }
})

const tagsOf = (html: string) => (html.match(/<[a-z]+\d?/g) ?? []).filter(tag => tag !== '<meta')

describe('whoever waits for the scripts of a page', () => {
  const read = async (path: string, language = 'en') =>
    /<div id="root">(.*)<\/div>/.exec(await page(path, { 'accept-language': language }))?.[1]

  test('reads where it leads, in their language', async () => {
    expect(await read('/learn/subdivision')).toMatch(
      /^<div class="arriving" lang="en"><b>Masterplan<\/b><h2>Learn Subdivision<\/h2><p>A board game .*<\/p><\/div>$/,
    )
    expect(await read('/learn/subdivision', 'fr')).toContain(
      'lang="fr"><b>Masterplan</b><h2>Apprendre Subdivision</h2>',
    )
    expect(await read('/')).toContain('<h2>Five board games about building a city</h2>')
    expect(await read('/', 'fr')).toContain('<h2>Cinq jeux de plateau pour bâtir une ville</h2>')
  })

  test('reads nothing in the page that is kept for every address', async () => {
    expect(await read('/index.html')).toBe('')
  })
})

describe('whatever people call themselves', () => {
  test.each(['"><script>alert(1)', "' onload=alert(1) '", '</title><b>&amp;', '$& $1 $` $<x>', '&#34;&lt;'])(
    '%s is a name and nothing else',
    async name => {
      const ana = await Guest.at(site.address)
      const table = await ana.create({ game: 'subdivision', players: 2, name })
      const html = await page(`/table/${table}`)
      expect(tagsOf(html)).toEqual([...tagsOf(PAGE), '<div', '<b', '<h2', '<p']) // the last four: where it leads
      expect(html.match(/<title>/g)).toHaveLength(1)
      expect(await told(`/table/${table}`)).toMatchObject({ 'og:title': `Subdivision: ${name}` })
    },
  )
  test('nor can a host’s name be more than one', async () => {
    const spoilt = await raw('/', { host: 'x"><script>' })
    expect(spoilt.statusCode).toBeLessThan(500)
    const html = await page('/', { 'x-forwarded-host': '"><script>' })
    expect(html).not.toContain('<script>')
  })
})

describe('a page that was made is sent as one from a file', () => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip;q=0', null],
  ])('to somebody who reads %s as %s', async (accepted, encoding) => {
    const answer = await new Guest(site.address).fetch('GET', '/', undefined, { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('accept-encoding, accept-language')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toMatch("default-src 'self'")
    expect(await answer.text()).toContain('<div id="root">')
  })

  test('not twice to somebody who has it, and anew when it has changed', async () => {
    const [ana, ben] = [await Guest.at(site.address), await Guest.at(site.address)]
    const table = await ana.create({ game: 'subdivision', players: 3, name: 'Ana' })
    const path = `/table/${table}`
    const { etag = '' } = (await raw(path, { 'accept-encoding': 'br' })).headers
    const again = (encoding: string) => raw(path, { 'accept-encoding': encoding, 'if-none-match': `W/${etag}` })
    const known = await again('br')
    expect([known.statusCode, known.headers['content-length']]).toEqual([304, undefined])
    expect(known.headers['content-security-policy']).toMatch("default-src 'self'")
    expect((await again('gzip')).statusCode).toBe(200)
    await ben.doNow(table, { kind: 'sit', seat: null, name: 'Ben' })
    expect((await again('br')).statusCode).toBe(200)
  })

  test('without its body to somebody who asks for the head alone', async () => {
    const head = await fetch(site.address, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Number(head.headers.get('content-length'))).toBe(Buffer.byteLength(await page('/')))
  })
})
