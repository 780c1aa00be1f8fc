import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file as the checks see it: its path from the root, with `/`, and what is in it. */
export type TextFile = { readonly path: string; readonly text: string }

export const ROOT = join(import.meta.dirname, '..')

/** Not of the project, or, like the template of a new game, checked where it is written to. */
const SKIPPED = new Set(['node_modules', '.git', '.cache', 'coverage', 'dist', '.vitest', 'template'])
const TEXT = /\.(ts|tsx|mts|mjs|js|cpp|css|html|json|md|grit|txt|ya?ml)$|(^|\/)(\.gitignore|\.npmrc|LICENSE)$|^\.ci\//
const PICTURE = /\.(png|svg|webp)$/
const CODE = /\.(ts|tsx|mts|mjs|js)$/

/** Every text file of the checkout, tracked or not yet: a walk, because a downloaded copy may come without git. Pictures have no text. */
export function readProject(root: string = ROOT): TextFile[] {
  return filesBelow(root)
    .filter(path => TEXT.test(path) || PICTURE.test(path))
    .sort()
    .map(path => ({ path, text: PICTURE.test(path) ? '' : readFileSync(join(root, path), 'utf8') }))
}

/** The paths of all files of a checkout, built and installed ones left out. */
const filesBelow = (root: string): string[] => walk(root, '')

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    if (SKIPPED.has(entry.name)) return []
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? walk(root, path) : entry.isFile() ? [path] : []
  })
}

export const isCode = ({ path }: TextFile): boolean => CODE.test(path)
export const isMarkdown = ({ path }: TextFile): boolean => path.endsWith('.md')

/** `games/tryste/src/x.ts` belongs to `games/tryste`, `cli/src/main.ts` to `cli`, `vitest.config.ts` to `root`. */
export function packageOf(path: string): string {
  const [first = '', second = '', ...rest] = path.split('/')
  if (second === '') return 'root'
  return first === 'games' && rest.length > 0 ? `games/${second}` : first
}

/** Tests, and the suites that tests are made of (`kernel/testing`). */
export const isTest = (path: string): boolean => /(^|\/)(test|testing)\//.test(path)
