import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** A mark of all that decides how bots play a game: it changes when the kernel, the bots or the game do. */
export function versionOf(game: string): string {
  const hash = createHash('sha256')
  for (const folder of ['kernel/src', 'bots/src', `games/${game}/src`]) {
    const path = join(ROOT, folder)
    if (!existsSync(path)) continue
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(file => /\.(?:ts|json)$/.test(file))
    for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(join(path, file)))
  }
  return hash.digest('hex').slice(0, 12)
}
