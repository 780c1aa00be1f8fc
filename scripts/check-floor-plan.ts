import type { TextFile } from './files.ts'

/** One thing that a folder must have: any of these, as a file or as a folder with something in it. */
type Asked = { readonly name: string; readonly any: readonly string[] }

const file = (...paths: readonly string[]): Asked[] => paths.map(path => ({ name: path, any: [path] }))
/** A file of that name, or a folder where there is more to say. */
const room = (...paths: readonly string[]): Asked[] =>
  paths.map(path => ({ name: `${path}.ts or ${path}/`, any: [`${path}.ts`, `${path}.tsx`, `${path}/`] }))

const RULES = ['index', 'name', 'types', 'options', 'state', 'setup', 'scoring', 'view', 'notation'].map(
  each => `src/${each}.ts`,
)
const AI = ['features.ts', 'candidates.ts', 'prior.ts', 'reasons.ts', 'levels.ts', 'weights.json'].map(
  each => `src/ai/${each}`,
)

/** The same in every game, so that a reader of one finds everything in the next. What else a game has is its own. */
const GAME: readonly Asked[] = [
  ...file('README.md', 'README.fr.md', ...RULES),
  ...['legal', 'play'].map(each => ({
    name: `src/${each}.ts or src/chapters/`,
    any: [`src/${each}.ts`, 'src/chapters/'],
  })),
  ...file(...AI, 'test/promises.test.ts', 'test/builder.ts'),
  { name: 'test/rules/*.test.ts', any: ['test/rules/'] },
  { name: 'test/matches/*.match.json', any: ['test/matches/'] },
]
const BOARD: readonly Asked[] = [
  ...file('index.ts', 'about.ts'),
  ...room('scene', 'text', 'words/en', 'words/fr', 'lesson', 'coach', 'rules-page'), // and `side`, where something lies beside the board
]

/** Folders of games and of their boards that lack a named file. It forbids none. */
export function missingRooms(files: readonly TextFile[]): string[] {
  const paths = files.map(({ path }) => path)
  const ids = [...new Set(paths.flatMap(path => /^games\/([\w-]+)\/src\//.exec(path)?.[1] ?? []))].sort()
  return ids.flatMap(id => [...missingIn(`games/${id}`, GAME, paths), ...missingIn(`boards/src/${id}`, BOARD, paths)])
}

function missingIn(folder: string, plan: readonly Asked[], paths: readonly string[]): string[] {
  const inside = paths.filter(path => path.startsWith(`${folder}/`)).map(path => path.slice(folder.length + 1))
  const isThere = (wanted: string) =>
    inside.some(path => (wanted.endsWith('/') ? path.startsWith(wanted) : path === wanted))
  return plan.filter(({ any }) => !any.some(isThere)).map(({ name }) => `${folder} has no ${name}`)
}
