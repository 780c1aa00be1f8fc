import { posix } from 'node:path'
import { isCode, isTest, packageOf, type TextFile } from './files.ts'
import { importsOf } from './imports.ts'

type Layer = {
  readonly may: readonly string[] // layers it may import
  readonly outside: readonly string[] // what else: `node:` is all of Node, `*` every package that its package.json lists
  readonly inTests: readonly string[] // layers that its tests may import as well
}

/** Who may import whom; a layer that is not there yet takes no part. Tests above the games need a game to play, so they may take one from the catalog. */
const LAYERS: Readonly<Record<string, Layer>> = {
  kernel: { may: [], outside: [], inTests: [] },
  games: { may: ['kernel'], outside: [], inTests: [] },
  bots: { may: ['kernel'], outside: [], inTests: ['games', 'catalog'] },
  catalog: { may: ['kernel', 'games'], outside: [], inTests: [] },
  study: { may: ['kernel', 'bots'], outside: [], inTests: ['games', 'catalog'] },
  lab: { may: ['kernel', 'bots'], outside: ['node:', '*'], inTests: ['games', 'catalog'] },
  boards: { may: ['kernel', 'games'], outside: ['*'], inTests: ['catalog', 'bots'] },
  protocol: { may: ['kernel'], outside: ['*'], inTests: [] },
  store: { may: ['kernel', 'protocol'], outside: ['node:', '*'], inTests: [] },
  server: { may: ['kernel', 'bots', 'protocol', 'store'], outside: ['node:', '*'], inTests: ['games', 'catalog'] },
  reports: { may: ['kernel', 'lab', 'boards'], outside: ['*'], inTests: ['games', 'catalog'] },
  web: {
    may: ['kernel', 'bots', 'study', 'lab', 'boards', 'protocol'],
    outside: ['*'],
    inTests: ['games', 'catalog', 'server', 'store'],
  },
  cli: {
    may: ['kernel', 'games', 'bots', 'study', 'lab', 'boards', 'protocol', 'store', 'server', 'reports'],
    outside: ['node:', '*'],
    inTests: ['catalog'],
  },
  scripts: { may: [], outside: ['node:', 'vitest/node', 'assemblyscript/asc'], inTests: [] },
}
/** Files beside `package.json`, and below `build`, make a package and never become part of it. */
const BUILD_FILE = /^web\/(?:build\/)?[\w.-]+$/
const OUTSIDE_IN_BUILDS = ['node:', '*']
const OUTSIDE_IN_TESTS = ['node:', 'vitest', 'fast-check']

/** The one room of the bots that knows Node: programs run bots in threads by it, and a page never does. */
const BOTS_IN_NODE = /^bots\/src\/node\//
const MAY_USE_THREADS = new Set(['lab', 'server', 'cli'])

/** Rooms of AssemblyScript: they meet only each other, across packages too, and code sees nothing of them but what is built. */
const CORE = /^(?:kernel|bots|games\/[\w-]+)\/core\//
const BUILT_CORE = /\/core\/built\.ts$/

/** The files where everything is put together: only these may know which games exist. */
const ENTRY = /\/(?:src|build|bench|faults)\/(?:.*\/)?(?:main|[\w-]+\.worker)\.tsx?$/
const MAY_HAVE_ENTRIES = new Set(['lab', 'server', 'web', 'cli'])

/** Tests of the checks themselves quote imports that nobody may write. */
const PLANTED = /^scripts\/test\//

/** Every import that the table above does not allow, as `path:line may not import …`. */
export function brokenLayers(files: readonly TextFile[]): string[] {
  const read = files.filter(isCode).filter(({ path }) => !PLANTED.test(path))
  return read.flatMap(({ path, text }) => {
    const layer = packageOf(path).split('/')[0] ?? ''
    if (layer === 'root') return []
    if (!Object.hasOwn(LAYERS, layer)) return [`${path} belongs to no layer`]
    return importsOf(text).flatMap(({ target, line }) => {
      const fault = target === undefined ? 'may not compute what it imports' : faultOf(path, layer, target)
      return fault === undefined ? [] : [`${path}:${line} ${fault}`]
    })
  })
}

function faultOf(path: string, layer: string, target: string): string | undefined {
  if (target.startsWith('.')) return faultOfRelative(path, target)
  const [, name, subpath = ''] = /^@masterplan\/([\w-]+)(\/.*)?$/.exec(target) ?? []
  const allowed = name === undefined ? mayLeave(path, layer, target) : mayMeet(path, layer, name, subpath)
  return allowed ? undefined : `may not import ${target}`
}

function faultOfRelative(path: string, target: string): string | undefined {
  const meant = posix.normalize(posix.join(posix.dirname(path), target))
  if (CORE.test(path) || (CORE.test(meant) && !BUILT_CORE.test(meant))) return faultOfCore(path, meant, target)
  if (packageOf(meant) !== packageOf(path)) return `may not leave its package by ${target}`
  if (BOTS_IN_NODE.test(meant) && !BOTS_IN_NODE.test(path) && !isTest(path)) return `may not import ${target}`
  return isTest(meant) && !isTest(path) ? `may not import its tests by ${target}` : undefined
}

function faultOfCore(path: string, meant: string, target: string): string | undefined {
  const [from, to] = [packageOf(path), packageOf(meant)]
  const mayMeetIt = from === to || (LAYERS[from.split('/')[0] ?? '']?.may.includes(to.split('/')[0] ?? '') ?? false)
  return CORE.test(path) && CORE.test(meant) && mayMeetIt ? undefined : `may not import ${target}`
}

function mayLeave(path: string, layer: string, target: string): boolean {
  const allowed = [
    ...(LAYERS[layer]?.outside ?? []),
    ...(isTest(path) ? OUTSIDE_IN_TESTS : []),
    ...(BUILD_FILE.test(path) ? OUTSIDE_IN_BUILDS : []),
    ...(BOTS_IN_NODE.test(path) ? ['node:'] : []),
  ]
  const isNode = target.startsWith('node:')
  return allowed.some(each => (each === '*' ? !isNode : each === 'node:' ? isNode : target === each))
}

function mayMeet(path: string, layer: string, name: string, subpath: string): boolean {
  if (packageOf(path) === name || packageOf(path) === `games/${name}`) return isTest(path)
  const to = Object.hasOwn(LAYERS, name) ? name : 'games'
  if (to === 'kernel' && subpath === '/testing' && !isTest(path)) return false
  if (to === 'bots' && subpath === '/node' && !MAY_USE_THREADS.has(layer)) return false
  if (isTest(path) && LAYERS[layer]?.inTests.includes(to)) return true
  if (to === 'catalog' && MAY_HAVE_ENTRIES.has(layer)) return ENTRY.test(path)
  if (to === 'games' && layer === 'boards' && !isTest(path)) return ['/nouns', '/name'].includes(subpath)
  return LAYERS[layer]?.may.includes(to) ?? false
}

/** The page that draws the layers says the same as the table, of all that have code: `bots/ … imports: kernel`. */
export function misdrawnLayers(files: readonly TextFile[]): string[] {
  const page = files.find(({ path }) => path === 'ARCHITECTURE.md')?.text ?? ''
  const drawn = new Map(
    [...page.matchAll(/^([\w-]+)\/.*\simports: (.*)$/gm)].map(([, name = '', list = '']) => [name, list]),
  )
  const present = Object.keys(LAYERS).filter(
    name => name !== 'scripts' && files.some(file => isCode(file) && file.path.startsWith(`${name}/`)),
  )
  const wrong = present.filter(name => {
    const may = LAYERS[name]?.may.filter(each => present.includes(each)) ?? []
    return namesIn(drawn, name) !== may.sort().join(', ')
  })
  const absent = [...drawn.keys()].filter(name => !present.includes(name))
  return [...wrong, ...absent].map(name => `ARCHITECTURE.md does not draw ${name} as scripts/check-layers.ts has it`)
}

/** The catalog is left out of `everything above`: only entry files may import it. */
function namesIn(drawn: ReadonlyMap<string, string>, name: string): string | undefined {
  const list = drawn.get(name)?.replace(/\s*\(.*?\)/g, '')
  if (list === 'nothing') return ''
  const above = [...drawn.keys()].slice(0, [...drawn.keys()].indexOf(name)).filter(each => each !== 'catalog')
  return (list === 'everything above' ? above : list?.split(', '))?.sort().join(', ')
}
