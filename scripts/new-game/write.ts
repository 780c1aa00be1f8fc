import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { NewName } from './names.ts'

const TEMPLATE = join(import.meta.dirname, 'template')

/** The game and its board as they stand in `template/`, under the new name. Returns the two folders. */
export function writeFolders(root: string, name: NewName): readonly string[] {
  const folders = [
    { from: 'game', to: `games/${name.id}` },
    { from: 'board', to: `boards/src/${name.id}` },
  ]
  for (const { from, to } of folders) {
    for (const path of globSync('**/*.*', { cwd: join(TEMPLATE, from) })) {
      const target = join(root, to, path)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, named(readFileSync(join(TEMPLATE, from, path), 'utf8'), name))
    }
  }
  return folders.map(({ to }) => to)
}

/** A text of the template, with all its names. */
const named = (text: string, { id, value, type, title, rules }: NewName): string =>
  text
    .replaceAll('template-town', id)
    .replaceAll('templateTown', value)
    .replaceAll('TemplateTown', type)
    .replaceAll('Template Town', title)
    .replaceAll(/\bTT-(?=\d)/g, `${rules}-`)

/** An entry in the list of games, and a line in that of boards with its import. Returns the two files. */
export function addLines(root: string, name: NewName): readonly string[] {
  const entry = named(readFileSync(join(TEMPLATE, 'in-catalog.txt'), 'utf8'), name)
  const { id, value } = name
  return [
    edited(root, 'catalog/src/games.ts', text => text.replace(/^\}\n/m, end => `${entry}${end}`)),
    edited(root, 'boards/src/games.ts', text =>
      `import { ${value} } from './${id}/index.ts'\n${text}`.replace(/^\]\n/m, end => `  ${value},\n${end}`),
    ),
  ]
}

function edited(root: string, path: string, edit: (text: string) => string): string {
  const file = join(root, path)
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
  return path
}

type Lock = { readonly packages: Readonly<Record<string, object>> }

/** What `npm install` would do about the new workspace: its two entries in the lock file, and its link. */
export function linkWorkspace(root: string, { id }: NewName): void {
  const folder = `games/${id}`
  const link = `node_modules/@masterplan/${id}`
  const { name, version, license, dependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  edited(root, 'package-lock.json', text => {
    const lock: Lock = JSON.parse(text)
    const packages = Object.entries({
      ...lock.packages,
      [folder]: { name, version, license, dependencies },
      [link]: { resolved: folder, link: true },
    }).sort(([one], [other]) => one.localeCompare(other, 'en'))
    return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`
  })
  mkdirSync(dirname(join(root, link)), { recursive: true })
  if (!existsSync(join(root, link))) symlinkSync(`../../${folder}`, join(root, link))
}
