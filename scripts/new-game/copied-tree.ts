import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** Installed packages are linked, what was built or tested is left out; what types were checked before saves time. */
const LEFT_OUT = new Set(['node_modules', '.git', 'coverage', 'dist', '.vitest', 'masterplan-data'])

export type CopiedTree = { readonly root: string; remove(): void }

/** The project as it stands in its folder, committed or not, with workspaces of its own: a game can be tried out in it. */
export function copiedTree(from: string): CopiedTree {
  const root = mkdtempSync(join(tmpdir(), 'new-game-'))
  cpSync(from, root, { recursive: true, filter: path => !LEFT_OUT.has(basename(path)) })
  const packages = (folder: string) => join(folder, 'node_modules')
  mkdirSync(packages(root))
  for (const each of readdirSync(packages(from))) {
    if (each !== '@masterplan') symlinkSync(join(packages(from), each), join(packages(root), each))
  }
  for (const workspace of readdirSync(from)) {
    const own = packages(join(from, workspace))
    if (workspace !== 'node_modules' && existsSync(own)) symlinkSync(own, packages(join(root, workspace)))
  }
  linkWorkspaces(join(packages(from), '@masterplan'), join(packages(root), '@masterplan'))
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** Links between workspaces lead to the copy: they are relative. */
function linkWorkspaces(from: string, to: string): void {
  mkdirSync(to)
  for (const each of readdirSync(from)) symlinkSync(readlinkSync(join(from, each)), join(to, each))
}
