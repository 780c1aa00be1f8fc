import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../files.ts'
import { botMatches } from '../same-as/bots.ts'
import { carriedMarks, remarked } from '../same-as/carry.ts'
import { compareGame, firstApart, type Wanted } from '../same-as/compare.ts'
import { rulesIn } from '../same-as/contract.ts'
import { differencesOf } from '../same-as/differences.ts'
import { poolOf, reworded, strangersFrom } from '../same-as/strangers.ts'
import { streamOf } from '../same-as/stream.ts'
import { isCovered } from '../same-as/tree.ts'

describe('what is compared', () => {
  test('two values differ where their JSON does, the order of keys included', () => {
    expect(differencesOf({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([])
    expect(differencesOf({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toEqual(['  a.1.b: old 2, new 3'])
    expect(differencesOf([1, 2], [1])).toEqual(['  1: old 2, new nothing'])
    expect(differencesOf({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([
      '  all: the order of its keys: old ["a","b"], new ["b","a"]',
    ])
  })
  test('the first mark that differs, or is missing, names the position', () => {
    expect(firstApart(['a', 'b'], ['a', 'b'])).toBeUndefined()
    expect(firstApart(['a', 'b'], ['a', 'c'])).toBe(1)
    expect(firstApart(['a'], ['a', 'b'])).toBe(1)
  })
  test('a stream is the same for the same words, and counts', () => {
    const [one, same, other] = [streamOf('a', 1), streamOf('a', 1), streamOf('a', 2)]
    const ten = (stream: typeof one) => Array.from({ length: 10 }, () => stream.below(1000))
    expect(ten(one)).toEqual(ten(same))
    expect(ten(other)).not.toEqual(ten(streamOf('a', 1)))
    expect(one.taken()).toBe(10)
  })
  test('strangers are drawn by kind, each once, reworded ones among them', () => {
    const pool = poolOf(['bid 1', 'bid 2', 'offer 2 gobs for tea', 'offer 3 land for gold', 'pass'], 1)
    expect(pool).toEqual(poolOf(['pass', 'offer 3 land for gold', 'offer 2 gobs for tea', 'bid 2', 'bid 1'], 1))
    expect(pool.map(([first]) => first)).toEqual(['bid 1', 'offer 2 gobs for tea', 'pass'])
    const drawn = strangersFrom(pool, 3, streamOf('draw'))
    expect(new Set(drawn).size).toBe(3)
    expect(reworded('bid 1', 'bid 2', streamOf(1))).toBe('bid 2')
  })
  test('bots meet at every size of table', () => {
    const matches = botMatches([2, 3, 4, 5], 10, 1)
    expect(matches.map(({ players }) => players)).toEqual([2, 3, 4, 5, 2, 3, 4, 5, 2, 3])
    expect(new Set(matches.map(({ bots }) => bots)).size).toBe(10)
    const met = botMatches([2, 4], 20, 1).map(({ bots, players }) => `${bots} ${players}`)
    expect(new Set(met).size).toBe(20) // every line-up at both sizes
  })
  test('packages are shared only in the same versions', () => {
    const present = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } }
    expect(isCovered({ '': {}, kernel: {}, 'node_modules/a': { version: '1.0.0' } }, present)).toBe(true)
    expect(isCovered({ 'node_modules/a': { version: '1.0.1' } }, present)).toBe(false)
    expect(isCovered({ 'server/node_modules/a': { version: '1.0.0' } }, present)).toBe(false)
  })
  test('a list of games may hold rules, entries or what unfolds to one', async () => {
    const nothing = () => undefined
    const game = { start: nothing, turn: nothing, moves: nothing, refuse: nothing, play: nothing, view: nothing }
    const entry = { id: 'a', unfold: (use: (entry: unknown) => unknown) => use({ game }) }
    for (const GAMES of [
      { a: async () => ({ game: entry, model: {} }) },
      { a: async () => entry },
      { a: { game } },
      { a: game },
      [entry],
    ]) {
      expect(await rulesIn({ GAMES }, 'a')).toBe(game)
    }
    await expect(rulesIn({ GAMES: {} }, 'a')).rejects.toThrow('no rules for "a"')
  })
})

test('only rows that were current, and are the same still, are carried over', () => {
  const claim = (id: string, row: string | null, program?: string) => ({
    id,
    players: id === 'd' ? 4 : 2,
    row: row === null ? null : { program: row },
    ...(program === undefined ? {} : { program }),
  })
  const old = [claim('a', 'was', 'was'), claim('b', 'older', 'was'), claim('c', 'was', 'was'), claim('d', null, 'was')]
  const now = [claim('a', 'was', 'is'), claim('b', 'older', 'is'), claim('c', 'again', 'is'), claim('d', null, 'is')]
  const marks = carriedMarks(old, now, [])
  expect([...marks]).toEqual([['a', { from: 'was', to: 'is' }]])
  expect([...carriedMarks([claim('a', 'was')], now, [])]).toEqual([]) // a commit that does not tell which are current
  expect([...carriedMarks(old, now, [4])]).toEqual([]) // bots were compared among four alone
  expect([...carriedMarks(old, now, [2, 4])]).toEqual([...marks])
  const rows = (mark: string) => `[\n  {"id":"a","program":"${mark}"},\n  {"id":"b","program":"was"}\n]\n`
  expect(remarked(rows('was'), marks)).toBe(rows('is'))
})

/** As much of this tree as one game needs, with a change. */
function planted(file: string, change: (text: string) => string): { root: string; scratch: string } {
  const root = mkdtempSync(join(tmpdir(), 'planted-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'node_modules/@masterplan'), { recursive: true })
  for (const folder of ['kernel', 'catalog', 'games/brick-by-brick']) {
    cpSync(join(ROOT, folder), join(root, folder), {
      recursive: true,
      filter: path => !/[\\/](?:test|\.cache|node_modules)$/.test(path),
    })
    symlinkSync(join(root, folder), join(root, 'node_modules/@masterplan', folder.replace('games/', '')))
  }
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  const changed = change(text)
  expect(changed).not.toBe(text)
  writeFileSync(path, changed)
  return { root, scratch: root }
}

describe('a whole comparison', () => {
  const wanted: Wanted = { matches: 2, bots: 0, botPlayers: [], seed: 1, asSets: [] }
  const compare = (tree: ReturnType<typeof planted>, more: Partial<Wanted> = {}) =>
    compareGame({ old: ROOT, new: tree.root, scratch: tree.scratch }, 'brick-by-brick', { ...wanted, ...more })

  test('finds nothing in the same rules', async () => {
    const tree = planted('kernel/src/game.ts', text => `${text}// the same\n`)
    const compared = await compare(tree)
    expect(compared).toMatchObject({ matches: 2, different: 0, details: [] })
    expect(compared.positions).toBeGreaterThan(50)
    expect(compared.answers).toBeGreaterThan(100 * compared.positions * 0.9)
  })

  test('finds a list in another order, unless lists are compared as sets', async () => {
    const tree = planted('catalog/src/games.ts', text => {
      const reversed = 'const game = { ...rules, moves: (...at) => rules.moves(...at).reverse() } as typeof rules'
      return text.replace(/const \{ game, (.*) \} = of\n/, `const { game: rules, $1 } = of\n${reversed}\n`)
    })
    const compared = await compare(tree)
    expect(compared.different).toBe(2)
    expect(compared.details.join('\n')).toMatch(/step\.said\.asked\.0\.listed\.0: old ".+", new ".+"/)
    expect(await compare(tree, { asSets: ['brick-by-brick'] })).toMatchObject({ different: 0 })
  })

  test('finds a point too many', async () => {
    const tree = planted('kernel/src/game.ts', text =>
      text.replace('(sum, points) => sum + points, 0)', '(sum, points) => sum + points, 1)'),
    )
    const compared = await compare(tree, { matches: 1 })
    expect(compared.different).toBe(1)
    expect(compared.details.join('\n')).toMatch(/step\.said\.scores\.0\.total: old \d+, new \d+/)
  })
})

test.each([
  [
    ['0123456789abcdef0123456789abcdef01234567'],
    3,
    /^The commit 0123\w+ is not in this clone: nothing was compared\.\n$/,
  ],
  [[], 2, /^Usage: /],
  [['HEAD', '--matches', 'many'], 2, /^Usage: /],
])('%j is answered in one sentence', (args, status, sentence) => {
  const said = spawnSync(process.execPath, [join(ROOT, 'scripts/same-as/main.ts'), ...args], { encoding: 'utf8' })
  expect({ status: said.status, stdout: said.stdout }).toEqual({ status, stdout: '' })
  expect(said.stderr).toMatch(sentence)
})
