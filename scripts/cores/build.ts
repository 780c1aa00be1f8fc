import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import asc from 'assemblyscript/asc'
import { ROOT } from '../files.ts'

/** Where the search of the bots stands, and the name by which it asks for the game it is built for. */
const SEARCH = 'bots/core/main.ts'
const ASKED_FOR = 'bots/core/game.ts'
const OPTIONS = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--memoryBase', '1024', '--converge']

/** The games that have a core. */
export const gamesWithCores = (): readonly string[] =>
  readdirSync(join(ROOT, 'games')).filter(id => existsSync(join(ROOT, 'games', id, 'core', 'main.ts')))

export const builtPath = (id: string): string => `games/${id}/core/built.ts`

export type Built = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly sentence: string }

/** The search, put together with one game, as the text of a file that holds the bytes. */
export async function buildCore(id: string): Promise<Built> {
  const readFile = (path: string, folder: string): string | null => {
    if (path === ASKED_FOR) return `export * from '../../games/${id}/core/main'\n`
    const whole = join(folder, path)
    return existsSync(whole) ? readFileSync(whole, 'utf8') : null
  }
  let bytes: Uint8Array | undefined
  const writeFile = (_path: string, contents: Uint8Array | string): void => {
    if (typeof contents !== 'string') bytes = contents
  }
  const { error, stderr } = await asc.main([SEARCH, '--baseDir', ROOT, '--outFile', `${id}.wasm`, ...OPTIONS], {
    readFile,
    writeFile,
    listFiles: () => [],
  })
  if (error !== null || bytes === undefined) return { ok: false, sentence: `${id}: ${stderr.toString()}` }
  return { ok: true, text: written(bytes) }
}

function written(bytes: Uint8Array): string {
  const why = 'written by `npm run build:cores`; `npm run check` builds it again and compares'
  return `/** WebAssembly in base64, ${why}. */\nexport const CORE =\n  '${Buffer.from(bytes).toString('base64')}'\n`
}
