import { configDefaults, defineConfig } from 'vitest/config'
import { readProject } from './scripts/files.ts'
import { leftOut } from './scripts/left-out.ts'
import { hasPostgres, hasRedis, pythonAt } from './store/testing/here.ts'

/** Test files that need a program which this machine lacks; `npm test` says at its end how to have it. */
const missing = [
  ...(hasPostgres() ? [] : ['PostgreSQL']),
  ...(hasRedis() ? [] : ['Redis']),
  ...(pythonAt() === undefined ? ['Python'] : []),
]
const impossible = missing.length === 0 ? [] : leftOut(readProject(), missing).filter(({ part }) => part === 'all')

/** They wait out programs that hang: `npm test` leaves them to `npm run test:long`. */
const AT_LENGTH = ['cli/test/engine-faults.test.ts', 'cli/test/engine-door.test.ts']

export default defineConfig({
  test: {
    // Promises play thousands of games; nothing here is a speed test, so a slow machine must not fail one.
    maxWorkers: '100%',
    slowTestThreshold: 60_000, // names of slow tests would bury those of failed ones
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    isolate: false, // nothing in them outlives a file, and loading it all for every one takes a minute
    setupFiles: ['scripts/test/properties.ts'],
    // The page is tested in a real browser, by a command of its own: npm run test:web.
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{kernel,games/*,bots,boards,catalog,lab,protocol}/test/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['{cli,scripts,server,store}/test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...AT_LENGTH, ...impossible.map(({ path }) => path)],
        },
      },
      { extends: true, test: { name: 'at-length', include: AT_LENGTH } },
    ],
  },
})
