import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Files of the bots that only those use who look at every line of play. */
const FOR_LINES = ['alpha-beta.ts', 'minimax.ts', 'table.ts']

/**
 * A mark of all that decides how bots play a game: it changes when the bots or the game do, or what they use of the kernel.
 * Parts of the kernel that are asked for by a name of their own, as `@masterplan/kernel/hex` is, count where they are, and
 * alpha-beta where a level of the game thinks by it.
 */
export function versionOf(game: string, root = ROOT): string {
  const [kernel = [], bots = [], rules = []] = ['kernel/src', 'bots/src', `games/${game}/src`].map(folder =>
    filesIn(join(root, folder)),
  )
  const byLines = rules.some(({ text }) => text.includes("by: 'lines'"))
  const own = [...bots.filter(({ name }) => byLines || !FOR_LINES.includes(name)), ...rules]
  const parts = partsOf(JSON.parse(readFileSync(join(root, 'kernel/package.json'), 'utf8')).exports)
  const isUsed = ({ name }: Source) => {
    const part = parts.get(name)
    if (part === undefined) return true
    const isNamed = own.some(({ text }) => text.includes(`'@masterplan/kernel/${part}'`))
    return isNamed || kernel.some(({ text }) => text.includes(`'./${name}'`))
  }
  const hash = createHash('sha256')
  for (const { name, text } of [...kernel.filter(isUsed), ...own]) hash.update(`${name}\n`).update(text)
  return hash.digest('hex').slice(0, 12)
}

type Source = { readonly name: string; readonly text: string }

function filesIn(path: string): Source[] {
  if (!existsSync(path)) return []
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(name => /\.(?:ts|json)$/.test(name))
  return names.sort().map(name => ({ name, text: readFileSync(join(path, name), 'utf8') }))
}

/** Files of the kernel that have a name of their own, with that name. */
function partsOf(exports: Readonly<Record<string, string>>): Map<string, string> {
  const named = Object.entries(exports).filter(([name, path]) => name !== '.' && path.startsWith('./src/'))
  return new Map(named.map(([name, path]) => [path.slice('./src/'.length), name.slice('./'.length)]))
}
