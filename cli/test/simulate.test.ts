import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBot } from '@masterplan/bots'
import { mainStreetEntry } from '@masterplan/bots/testing'
import { playable } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { folder, run } from './world.ts'

function noSuchBot(name: string): string {
  const found = findBot(name, ['generous'])
  return found.ok ? 'This bot should not exist.' : found.sentence
}

const simulate = (...flags: string[]) => run(['simulate', 'main-street', ...flags])

describe('simulate', () => {
  test('gives the same, byte for byte, whatever the number of jobs', async () => {
    const flags = ['--matches', '300', '--bots', 'greedy,random', '--seed', '5', '--json']
    const alone = await simulate(...flags)
    expect(alone.code).toBe(0)
    expect(await simulate(...flags, '--jobs', '3')).toEqual(alone)
    expect(JSON.parse(alone.out)).toMatchObject({ game: 'main-street', players: 2, games: 300, seed: 5 })
  })

  test('knows sparring partners', async () => {
    const { code, out } = await simulate('--matches', '4', '--bots', 'sparring-mcts@40,sparring-is-mcts@9', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ games: 4 })
  })

  test('still understands --games, as it was called before', async () => {
    const flags = ['--bots', 'greedy,random', '--json']
    expect(await simulate('--games', '7', ...flags)).toEqual(await simulate('--matches', '7', ...flags))
  })

  test('shows bots, seats, score lines, length and events in a table', async () => {
    const { out } = await simulate(
      '--matches',
      '40',
      '--bots',
      'greedy,random',
      '--players',
      '3',
      '--option',
      'homes=4',
    )
    expect(out).toContain('Main Street, 3 players, 40 matches, seed 1')
    expect(out).toMatch(/^greedy +60 +\d+\.\d % +\d+\.\d–\d+\.\d % +\d+\.\d\d/m)
    expect(out).toMatch(/^Neighbours +\d+\.\d\d +\d+\.\d\d +\d+\.\d\d$/m)
    expect(out).toContain('10.00 moves in a match on average, 10 to 10.')
    expect(out).toMatch(/^built +7\.00$/m)
  })

  test('writes records that check accepts, the same whoever plays them', async () => {
    const [one, two] = [folder(), join(folder(), 'new', 'deep')]
    await simulate('--matches', '20', '--bots', 'greedy,random', '--records', one)
    await simulate('--matches', '20', '--bots', 'greedy,random', '--records', two, '--jobs', '2')
    const files = readdirSync(one).sort()
    expect(files).toHaveLength(20)
    expect(files[0]).toBe('main-street-000001.match.json')
    expect(readdirSync(two).sort()).toEqual(files)
    const checked = await run(['check', ...files.flatMap(file => [join(one, file), join(two, file)])])
    expect(checked.code).toBe(0)
    const said = checked.out
      .trim()
      .split('\n')
      .map(line => line.slice(line.indexOf('good')))
    for (let at = 0; at < said.length; at += 2) expect(said[at]).toBe(said[at + 1])
  })

  test('says with which options bots by themselves have played', async () => {
    const thinking = { ...mainStreetEntry.thinking, amongBots: { homes: 4 } }
    const catalog = [playable({ ...mainStreetEntry, thinking })]
    const { out } = await run(['simulate', 'main-street', '--matches', '2', '--json'], '', { catalog })
    expect(JSON.parse(out)).toMatchObject({ options: { homes: 4 } })
  })

  test.each([
    [['--matches', '0'], 'The flag --matches must be a whole number from 1 to 100000000, not "0".'],
    [['--jobs', '65'], 'The flag --jobs must be a whole number from 1 to 64, not "65".'],
    [['--bots', 'deep-blue'], noSuchBot('deep-blue')],
    [['--bots', 'random,'], noSuchBot('')],
    [['--players', '4'], 'The flag --players must be a whole number from 2 to 3, not "4".'],
    [['--option', 'homes=9'], 'The option "homes" must be a whole number from 1 to 6, not 9.'],
  ])('refuses %j in one sentence', async (flags, sentence) => {
    expect(await simulate(...flags)).toEqual({ code: 1, out: '', err: `${sentence}\n` })
  })

  test('says why records cannot be written', async () => {
    const file = join(folder(), 'file')
    writeFileSync(file, '')
    const { code, err } = await simulate('--records', join(file, 'inside'))
    expect(code).toBe(1)
    expect(err).toMatch(/^The path ".*inside" leads through something that is not a directory\.\n$/)
  })
})

describe('bench', () => {
  test('measures a game in a thread of its own', async () => {
    const { code, out } = await run(['bench', '--seconds', '0.1', '--json'])
    expect(code).toBe(0)
    const [found] = JSON.parse(out)
    expect(Object.keys(found)).toEqual([
      'game',
      'players',
      'by',
      'playoutsPerSecond',
      'calmPlayoutsPerSecond',
      'movesPerSecond',
      'copiesPerSecond',
      'bytesPerState',
      'positionsPerSecond',
      'iterationsPerSecond',
      'plainIterationsPerSecond',
    ])
    expect(found).toMatchObject({ game: 'main-street', players: 2 })
    expect(found.movesPerSecond / found.playoutsPerSecond).toBeCloseTo(16, 6)
    expect(found.copiesPerSecond).toBeGreaterThan(found.playoutsPerSecond)
    expect(found.bytesPerState).toBeGreaterThan(100)
    expect(found.bytesPerState).toBeLessThan(5000)
    expect(found.positionsPerSecond).toBeNull() // luck and secrets are nothing for alpha-beta
    expect(found.iterationsPerSecond).toBeGreaterThan(10)
    expect(found.plainIterationsPerSecond).toBeGreaterThan(10)
    expect(found.calmPlayoutsPerSecond).toBeGreaterThan(found.playoutsPerSecond * 0.99) // a tenth of all is faster still
  })

  test('shows a table', async () => {
    const { out } = await run(['bench', 'main-street', '--seconds', '0.1', '--players', '3', '--playouts-only'])
    expect(out).toMatch(/^game +players +by +playouts\/s .* iterations\/s +plain ones$/m)
    expect(out).toMatch(/^Main Street +3 +contract +[\d,]+ +[\d,]+ +[\d,]+ +[\d,]+ +[\d,]+ +– +– +–$/m)
  })
})
