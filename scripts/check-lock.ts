import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, type TextFile } from './files.ts'

/** What the lock file says of one package, as far as this check looks at it. */
type Locked = {
  readonly version?: string
  readonly integrity?: string
  readonly optional?: boolean
  readonly link?: boolean
  readonly dev?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
type Lock = { readonly packages: Readonly<Record<string, Locked>> }

const LOCK = 'package-lock.json'
const PLATFORM =
  /-(?:(?<os>aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-)?(?<cpu>arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)(?:-(?<libc>gnu|musl))?/

/**
 * Packages for other machines that the lock file leaves out. npm forgets them when a registry does not have them, and then
 * `npm ci`, and with it every fresh copy of the project, refuses to install anything at all.
 */
function missingPlatforms({ packages }: Lock): { name: string; version: string; dev: boolean }[] {
  return Object.values(packages).flatMap(({ optionalDependencies = {}, dev = false }) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !Object.hasOwn(packages, `node_modules/${name}`) && PLATFORM.test(name))
      .map(([name, version]) => ({ name, version, dev })),
  )
}

/** Entries that say enough for npm to pass over them on a machine of another kind, and to fetch them on their own. */
export function completed(lock: Lock): Lock {
  const packages: Record<string, Locked> = { ...lock.packages }
  for (const { name, version, dev } of missingPlatforms(lock)) {
    const { os, cpu, libc } = PLATFORM.exec(name)?.groups ?? {}
    const entry = {
      version,
      ...(cpu === undefined ? {} : { cpu: [cpu] }),
      ...(dev ? { dev } : {}),
      ...(libc === undefined || os !== 'linux' ? {} : { libc: [libc === 'gnu' ? 'glibc' : libc] }),
      optional: true,
      ...(os === undefined ? {} : { os: [os] }),
    }
    packages[`node_modules/${name}`] = entry
  }
  const byName = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'))
  return { ...lock, packages: Object.fromEntries(byName) }
}

export function checkLock(files: readonly TextFile[]): string[] {
  const lock = files.find(({ path }) => path === LOCK)
  if (lock === undefined) return [`${LOCK} is missing`]
  const read = readLock(lock.text)
  const missing = missingPlatforms(read).map(({ name }) => `${LOCK} has no entry for ${name}`)
  const unproved = withoutHash(read).map(name => `${LOCK} has no hash of ${name}`)
  return [
    ...unproved,
    ...(missing.length === 0 ? [] : [...missing, 'run `node scripts/check-lock.ts --write` to complete it']),
  ]
}

/**
 * What everybody installs comes with its hash, and so does the Node that runs everything, which is optional by kind of
 * machine. Other optional packages may lack one: a registry that does not have them cannot say it.
 */
function withoutHash({ packages }: Lock): string[] {
  const runtimes = Object.keys(packages['']?.optionalDependencies ?? {})
  return Object.entries(packages)
    .filter(
      ([path, { integrity, link }]) => path.startsWith('node_modules/') && integrity === undefined && link !== true,
    )
    .map(([path, { optional = false }]) => ({ name: path.replace(/^.*node_modules\//, ''), optional }))
    .filter(({ name, optional }) => !optional || runtimes.includes(name))
    .map(({ name }) => name)
}

// npm wrote it, and it is only compared and copied.
const readLock = (text: string): Lock => JSON.parse(text) as Lock

if (import.meta.main) {
  const path = join(ROOT, LOCK)
  const text = readFileSync(path, 'utf8')
  if (process.argv.includes('--write')) writeFileSync(path, `${JSON.stringify(completed(readLock(text)), null, 2)}\n`)
  for (const fault of checkLock([{ path: LOCK, text: readFileSync(path, 'utf8') }])) console.error(fault)
}
