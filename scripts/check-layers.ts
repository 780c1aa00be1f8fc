import { posix } from 'node:path'
import { isCode, isTest, packageOf, type TextFile } from './files.ts'
import { importsOf } from './imports.ts'

type Layer = {
  readonly may: readonly string[] // layers it may import
  readonly outside: readonly string[] // what it may import from outside the project; `node:` stands for all of Node
  readonly inTests: readonly string[] // layers that its tests may import as well
}

/** Who may import whom. Tests above the games need a game to play, so they may take one from the catalog. */
const LAYERS: Readonly<Record<string, Layer>> = {
  kernel: { may: [], outside: [], inTests: [] },
  games: { may: ['kernel'], outside: [], inTests: [] },
  bots: { may: ['kernel'], outside: [], inTests: ['games', 'catalog'] },
  catalog: { may: ['kernel', 'games'], outside: [], inTests: [] },
  lab: { may: ['kernel', 'bots'], outside: ['node:'], inTests: ['games', 'catalog'] },
  boards: { may: ['kernel', 'games'], outside: [], inTests: ['catalog', 'bots'] },
  cli: { may: ['kernel', 'games', 'bots', 'lab', 'boards'], outside: ['node:'], inTests: ['catalog'] },
  scripts: { may: [], outside: ['node:'], inTests: [] },
}
const OUTSIDE_IN_TESTS = ['node:', 'vitest', 'fast-check']

/** The files where everything is put together: only these may know which games exist. */
const ENTRY = /\/src\/(?:.*\/)?(?:main|[\w-]+\.worker)\.tsx?$/
const MAY_HAVE_ENTRIES = new Set(['lab', 'cli'])

/** Every import that the table above does not allow, as `path:line may not import …`. */
export function brokenLayers(files: readonly TextFile[]): string[] {
  return files.filter(isCode).flatMap(({ path, text }) => {
    const layer = layerOf(path)
    if (layer === undefined) return []
    return importsOf(text).flatMap(({ target, line }) => {
      const fault = target === undefined ? 'may not compute what it imports' : faultOf(path, layer, target)
      return fault === undefined ? [] : [`${path}:${line} ${fault}`]
    })
  })
}

const layerOf = (path: string): string | undefined => {
  const first = packageOf(path).split('/')[0] ?? ''
  return Object.hasOwn(LAYERS, first) ? first : undefined
}

function faultOf(path: string, layer: string, target: string): string | undefined {
  if (target.startsWith('.')) return faultOfRelative(path, target)
  const [, name, subpath = ''] = /^@masterplan\/([\w-]+)(\/.*)?$/.exec(target) ?? []
  const allowed = name === undefined ? mayLeave(path, layer, target) : mayMeet(path, layer, name, subpath)
  return allowed ? undefined : `may not import ${target}`
}

function faultOfRelative(path: string, target: string): string | undefined {
  const meant = posix.normalize(posix.join(posix.dirname(path), target))
  if (packageOf(meant) !== packageOf(path)) return `may not leave its package by ${target}`
  return isTest(meant) && !isTest(path) ? `may not import its tests by ${target}` : undefined
}

function mayLeave(path: string, layer: string, target: string): boolean {
  const allowed = [...(LAYERS[layer]?.outside ?? []), ...(isTest(path) ? OUTSIDE_IN_TESTS : [])]
  return allowed.some(each => (each.endsWith(':') ? target.startsWith(each) : target === each))
}

function mayMeet(path: string, layer: string, name: string, subpath: string): boolean {
  if (packageOf(path) === name || packageOf(path) === `games/${name}`) return isTest(path)
  const to = Object.hasOwn(LAYERS, name) ? name : 'games'
  if (to === 'kernel' && subpath === '/testing' && !isTest(path)) return false
  if (isTest(path) && LAYERS[layer]?.inTests.includes(to)) return true
  if (to === 'catalog' && MAY_HAVE_ENTRIES.has(layer)) return ENTRY.test(path)
  if (to === 'games' && layer === 'boards' && !isTest(path)) return subpath === '/nouns'
  return LAYERS[layer]?.may.includes(to) ?? false
}

/** The page that draws the layers says the same as the table: `bots/  what it is …  imports: kernel`. */
export function misdrawnLayers(files: readonly TextFile[]): string[] {
  const page = files.find(({ path }) => path === 'ARCHITECTURE.md')?.text ?? ''
  const drawn = [...page.matchAll(/^([\w-]+)\/.*\simports: (.*)$/gm)].map(([, name = '', list = '']) => ({
    name,
    list,
  }))
  const unknown = drawn.filter(({ name }) => !Object.hasOwn(LAYERS, name))
  const different = Object.entries(LAYERS).filter(([name, { may }]) => {
    const at = drawn.findIndex(each => each.name === name)
    const above = drawn.slice(0, Math.max(at, 0)).map(each => each.name)
    return name !== 'scripts' && namesIn(drawn[at]?.list ?? 'no row', above) !== [...may].sort().join(', ')
  })
  return [...unknown.map(({ name }) => name), ...different.map(([name]) => name)].map(
    name => `ARCHITECTURE.md does not draw ${name} as scripts/check-layers.ts has it`,
  )
}

/** The catalog is left out of `everything above`: only entry files may import it. */
function namesIn(list: string, above: readonly string[]): string {
  if (list === 'nothing') return ''
  const names =
    list === 'everything above' ? above.filter(name => name !== 'catalog') : list.replace(/\s*\(.*?\)/g, '').split(', ')
  return [...names].sort().join(', ')
}
