import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

export type CheckedOutTree = {
  readonly root: string
  readonly scratch: string // a folder that is removed with it
  remove(): void
}
export type Grown =
  | { readonly ok: true; readonly tree: CheckedOutTree }
  | { readonly ok: false; readonly sentence: string }

const git = (root: string, ...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })

/** A shallow clone, or a downloaded copy, may not have it. */
export const hasCommit = (root: string, commit: string): boolean =>
  git(root, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`).status === 0

/** The commit in a folder of its own, ready to run. The one who asks removes it. */
export function treeOf(root: string, commit: string): Grown {
  const folder = mkdtempSync(join(tmpdir(), 'same-as-'))
  const place = join(folder, 'tree')
  const tree: CheckedOutTree = {
    root: place,
    scratch: folder,
    remove() {
      git(root, 'worktree', 'remove', '--force', place)
      rmSync(folder, { recursive: true, force: true })
      git(root, 'worktree', 'prune')
    },
  }
  const failed = (sentence: string): Grown => {
    tree.remove()
    return { ok: false, sentence }
  }
  const { status, stderr } = git(root, 'worktree', 'add', '--detach', place, commit)
  if (status !== 0) return failed(`git could not check out ${commit}: ${stderr.trim()}`)
  if (linkPackages(root, place)) return { ok: true, tree }
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: place, encoding: 'utf8' })
  return npm.status === 0 ? { ok: true, tree } : failed(`npm ci failed in ${commit}: ${npm.stderr?.trim()}`)
}

type Locked = { readonly version?: string; readonly link?: boolean; readonly resolved?: string }
type Lock = Readonly<Record<string, Locked>>

/**
 * Installed packages are shared where this tree has all that the other one's lock file names, in the same versions;
 * the workspaces among them are the other tree's own. False if they must be installed.
 */
function linkPackages(from: string, to: string): boolean {
  const [here, there] = [from, to].map(root => lockIn(join(root, 'package-lock.json')))
  if (here === undefined || there === undefined || !isCovered(there, here)) return false
  for (const [path, { link, resolved = '' }] of Object.entries(there)) {
    if (!isOutermost(path)) continue
    const target = join(link ? to : from, link ? resolved : path)
    const place = join(to, path)
    if (!existsSync(target)) continue // for another machine, or deleted since
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(relative(dirname(place), target), place)
  }
  return true
}

export const isCovered = (wanted: Lock, present: Lock): boolean =>
  Object.entries(wanted).every(([path, { link, version }]) => {
    return link || !path.includes('node_modules/') || present[path]?.version === version
  })

/** `node_modules/a` and `server/node_modules/a`; what a package has inside it comes along with it. */
const isOutermost = (path: string): boolean => path.split('node_modules/').length === 2

function lockIn(path: string): Lock | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}
