import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { damageIn, type FileDamage, lockServing, type ServedBy } from '@masterplan/store'

/** The database of a folder, where none is told. */
export const databaseIn = (folder: string): string => join(folder, 'masterplan.db')

/** Signs who people are. Kept, so that everybody is still themselves after a restart; processes on one machine share it. */
export const secretIn = (folder: string): Promise<string> =>
  kept(join(folder, 'secret'), () => randomBytes(32).toString('hex'))

/** Made once, by the first process to come; nobody ever reads half of it. */
async function kept(file: string, make: () => string): Promise<string> {
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`
    await writeFile(draft, make(), { mode: 0o600 })
    await link(draft, file).catch(() => {}) // another process was first
    await rm(draft)
  }
  return (await readFile(file, 'utf8')).trim()
}

/** Where browsers find the page that was last served from this folder, for commands that print links to it. */
export const keepOrigin = (folder: string, origin: string): Promise<void> =>
  writeFile(join(folder, 'origin'), `${origin}\n`).catch(() => {}) // a folder that is only read keeps nothing

export const keptOrigin = (folder: string): Promise<string | null> =>
  readFile(join(folder, 'origin'), 'utf8').then(
    text => text.trim(),
    () => null,
  )

/** A file is served by one process, or by several that tell each other; never when it is damaged. Throws a sentence. */
export function takeForServing(file: string, company: ServedBy): { release(): void } {
  const lock = lockServing(file, company)
  if (lock === undefined)
    throw new Error(`another server has ${file} open. Stop it, or give each a folder with --data.`)
  const damage = damageIn(file)
  if (damage === null) return lock
  lock.release()
  throw new Error(whyNotServed(file, damage))
}

function whyNotServed(file: string, damage: FileDamage): string {
  if (damage.kind === 'damaged') return `${file} is damaged (${damage.said}). Nothing was changed; put a backup back.`
  return `${file} is empty, though a server has used it. Put a backup back, or remove it to begin with nothing.`
}
