import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CATALOG } from '@masterplan/catalog'
import { type Level, type Thinking, USUAL_THINKING } from '@masterplan/kernel'
import { claimsFor } from '@masterplan/lab'
import { expect, test } from 'vitest'
import {
  ALPHA_BETA,
  BUILT_CORE,
  CORE_TYPES,
  GAMES_CORE,
  gameThinking,
  IN_CORE,
  LEVELS,
  programHashes,
} from '../src/strength/program-hash.ts'
import { folder } from './world.ts'

test('every row has a mark, of its own game, the same every time', () => {
  const marksOf = () => CATALOG.map(game => claimsFor(game).map(programHashes(gameThinking(game))))
  const marks = marksOf()
  for (const mark of marks.flat()) expect(mark).toMatch(/^[0-9a-f]{12}$/)
  for (const [at, own] of marks.entries()) {
    for (const others of marks.slice(at + 1)) expect(own.filter(mark => others.includes(mark))).toEqual([])
  }
  expect(marksOf()).toEqual(marks)
})

const levels: readonly Level[] = [
  { by: 'one-ply', iterations: 1, slack: 0 },
  { by: 'tree', iterations: 10, slack: 0 },
  { by: 'alpha-beta', iterations: 100, slack: 0 },
  { by: 'core-tree', iterations: 1000, slack: 0 },
]
const thinkingBy = ([one, two, three, four]: readonly Level[]): Thinking => {
  const usual = USUAL_THINKING.levels(2)
  return {
    ...USUAL_THINKING,
    levels: () => ({ ...usual, 'level-1': one!, 'level-2': two!, 'level-3': three!, 'level-4': four! }),
  }
}
const thinking = thinkingBy(levels)
const CLAIMS = ['level-1 greedy', 'level-2 level-1', 'level-3 level-2', 'level-4 level-3']

/** Those claims whose mark is another one. */
function changed(before: (claim: string) => string, after: (claim: string) => string): string[] {
  return CLAIMS.filter(claim => before(claim) !== after(claim))
}
const marksIn = (root: string, id: string, thinks = thinking) => {
  const markOf = programHashes({ id, thinking: thinks }, root)
  return (claim: string) => {
    const [hero = '', rival = ''] = claim.split(' ')
    return markOf({ hero, rival, players: 2 })
  }
}

function world() {
  const root = folder()
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const exports = { '.': './src/index.ts', './hex': './src/hex.ts', './testing': './testing/index.ts' }
  put('kernel/package.json', JSON.stringify({ exports }))
  put('kernel/src/index.ts', '1')
  put('kernel/src/hex.ts', '1')
  put('bots/src/index.ts', '1')
  put('bots/src/search/alpha-beta/minimax.ts', '1')
  put('bots/src/search/core/core-tree.ts', '1')
  put('kernel/src/ai/core.ts', '1')
  put('games/flat/src/index.ts', '1')
  put('games/flat/src/core.ts', '1')
  put('games/flat/core/built.ts', '1')
  put('games/hive/src/index.ts', "import '@masterplan/kernel/hex'")
  return { root, put }
}

test.each([
  ['kernel/src/index.ts', CLAIMS, CLAIMS],
  ['kernel/src/hex.ts', [], CLAIMS],
  ['kernel/testing/index.ts', [], []],
  ['bots/src/index.ts', CLAIMS, CLAIMS],
  ['bots/src/search/alpha-beta/minimax.ts', CLAIMS.slice(2), CLAIMS.slice(2)],
  ['bots/src/search/core/core-tree.ts', CLAIMS.slice(3), CLAIMS.slice(3)],
  ['kernel/src/ai/core.ts', CLAIMS.slice(3), CLAIMS.slice(3)],
  ['games/flat/src/core.ts', CLAIMS.slice(3), []],
  ['games/flat/core/built.ts', CLAIMS.slice(3), []],
  ['bots/src/node/pool.ts', [], []],
  ['bots/src/hints.ts', [], []],
  ['games/flat/src/ai/reasons.ts', [], []],
  ['games/flat/src/index.ts', CLAIMS, []],
  ['games/flat/src/ai/levels.ts', [], []], // what it says counts, not how
])('another %s marks what plays by it', (file, flat, hive) => {
  const { root, put } = world()
  const before = ['flat', 'hive'].map(game => marksIn(root, game))
  put(file, '2')
  const after = ['flat', 'hive'].map(game => marksIn(root, game))
  expect(before.map((mark, at) => changed(mark, after[at]!))).toEqual([flat, hive])
})

test('sparring partners mark the rows in which they play, and insight those of bots that have it', () => {
  const { root, put } = world()
  put('lab/src/sparring/mcts.ts', '1')
  put('games/flat/src/ai/insight.ts', '1')
  const claims = ['level-3 level-2', 'level-4 sparring-mcts', 'sparring-mcts@20ms plain-uct@20ms']
  const marks = () => claims.map(marksIn(root, 'flat'))
  const before = marks()
  put('lab/src/sparring/mcts.ts', '2')
  const then = marks()
  expect(claims.filter((_, at) => before[at] !== then[at])).toEqual(claims.slice(1))
  put('games/flat/src/ai/insight.ts', '2')
  expect(claims.filter((_, at) => then[at] !== marks()[at])).toEqual(claims.slice(0, 2))
})

test('weights mark the rows of as many players, however they were learnt', () => {
  const { root, put } = world()
  const learn = (command: string, two: number, four: number) =>
    put('games/flat/src/ai/weights.json', JSON.stringify({ command, weights: { 2: [two], 4: [four] } }))
  const marks = () => {
    const markOf = programHashes({ id: 'flat', thinking }, root)
    return [2, 4].map(players => markOf({ hero: 'level-2', rival: 'level-1', players }))
  }
  learn('train', 1, 1)
  const before = marks()
  learn('train again', 1, 1)
  expect(marks()).toEqual(before)
  learn('train', 1, 2)
  expect(marks().map((mark, at) => mark === before[at])).toEqual([true, false])
  learn('train', 2, 1)
  expect(marks().map((mark, at) => mark === before[at])).toEqual([false, true])
})

test('a net marks the rows of as many players, however it was learnt', () => {
  const { root, put } = world()
  const learn = (players: number, command: string, net: number) =>
    put(`games/flat/src/ai/net-${players}.json`, JSON.stringify({ command, net: [net] }))
  const marks = () => {
    const markOf = programHashes({ id: 'flat', thinking }, root)
    return [2, 4].map(players => markOf({ hero: 'level-2', rival: 'level-1', players }))
  }
  learn(2, 'train', 1)
  learn(4, 'train', 1)
  const before = marks()
  learn(4, 'train again', 1)
  expect(marks()).toEqual(before)
  learn(4, 'train', 2)
  expect(marks().map((mark, at) => mark === before[at])).toEqual([true, false])
})

test('files that are renamed, moved, laid out or explained otherwise leave every mark as it is', () => {
  const { root, put } = world()
  put('kernel/src/deck.ts', "import { a } from './a.ts'\n\nexport const deal = () => a\n")
  put('games/flat/src/rules.ts', 'export const play = 1\n')
  const before = marksIn(root, 'flat')
  renameSync(join(root, 'kernel/src/deck.ts'), join(root, 'bots/src/cards.ts'))
  put(
    'bots/src/cards.ts',
    "import {\n  a,\n} from '../b.ts'\nexport * from './c.ts'\n\n/** Why. */\nexport const deal =\n  () => a\n",
  )
  mkdirSync(join(root, 'games/flat/src/deep'))
  renameSync(join(root, 'games/flat/src/rules.ts'), join(root, 'games/flat/src/deep/play.ts'))
  expect(changed(before, marksIn(root, 'flat'))).toEqual([])
  put('bots/src/cards.ts', "import { a } from './a.ts'\n\nexport const deal = () => -a\n")
  expect(changed(before, marksIn(root, 'flat'))).toEqual(CLAIMS)
})

test('files that marks tell apart by name are there', () => {
  const at = (path: string) => existsSync(join(import.meta.dirname, '../..', path))
  for (const place of [ALPHA_BETA, IN_CORE]) expect(at(`bots/src/${place}`)).toBe(true)
  expect(at(`kernel/src/${CORE_TYPES}`)).toBe(true)
  const withCore = CATALOG.filter(game => game.unfold(({ core }) => core !== undefined)).map(({ id }) => id)
  expect(withCore.filter(id => !at(`games/${id}/src/${GAMES_CORE}`) || !at(`games/${id}/${BUILT_CORE}`))).toEqual([])
  expect(CATALOG.filter(({ id }) => !LEVELS.some(name => at(`games/${id}/src/${name}`)))).toEqual([])
})

test('another level marks the rows in which it plays, another manner those of searches', () => {
  const { root } = world()
  const longer = levels.map((level, at) => (at === 1 ? { ...level, iterations: 20 } : level))
  const before = marksIn(root, 'flat')
  expect(changed(before, marksIn(root, 'flat', thinkingBy(longer)))).toEqual(CLAIMS.slice(1, 3))
  const hotter = { ...thinking, tree: () => ({ ...USUAL_THINKING.tree(2), priorTemperature: 3 }) }
  expect(changed(before, marksIn(root, 'flat', hotter))).toEqual(CLAIMS.slice(1))
  expect(changed(before, marksIn(root, 'flat', { ...thinking, amongBots: { yearCap: 1 } }))).toEqual(CLAIMS)
})
