import { expect, test } from 'vitest'
import { missingRooms } from '../check-floor-plan.ts'

const GAME = [
  ...['README.md', 'README.fr.md', 'package.json', 'test/promises.test.ts', 'test/builder.ts'],
  ...['test/rules/setup.test.ts', 'test/matches/usual.match.json'],
  ...['index', 'name', 'types', 'options', 'state', 'setup', 'legal', 'play', 'scoring', 'view', 'notation', 'own'].map(
    name => `src/${name}.ts`,
  ),
  ...['features.ts', 'candidates.ts', 'prior.ts', 'reasons.ts', 'levels.ts', 'weights.json'].map(
    name => `src/ai/${name}`,
  ),
].map(path => `games/lots/${path}`)
const BOARD = [
  'index.ts',
  'about.ts',
  'scene.tsx',
  'text.ts',
  'words/en.ts',
  'words/fr/cards.ts',
  'rules-page.tsx',
  'lesson.ts',
  'coach.ts',
].map(path => `boards/src/lots/${path}`)
const missing = (paths: readonly string[]) => missingRooms(paths.map(path => ({ path, text: '' })))

test('a game and a board with all rooms pass', () => expect(missing([...GAME, ...BOARD])).toEqual([]))

test('a game may have chapters in the place of legal and play', () => {
  const chapters = [...GAME, ...BOARD].map(path => path.replace('src/legal.ts', 'src/chapters/moves.ts'))
  expect(missing(chapters.filter(path => !path.endsWith('src/play.ts')))).toEqual([])
  expect(missing([...GAME, ...BOARD].filter(path => !path.endsWith('src/play.ts')))).toEqual([
    'games/lots has no src/play.ts or src/chapters/',
  ])
})

const NEEDED = [...GAME, ...BOARD].filter(path => !/package\.json|own\.ts/.test(path))
test.each(NEEDED)('without %s it is told', path => {
  const found = missing([...GAME, ...BOARD].filter(each => each !== path))
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(path.startsWith('games/') ? /^games\/lots has no / : /^boards\/src\/lots has no /)
})

test('a game without a board lacks every room of it', () => expect(missing(GAME)).toHaveLength(BOARD.length))
