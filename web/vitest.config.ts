import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/no-complaints.ts'],
    slowTestThreshold: 60_000, // names of slow tests would bury those of failed ones
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } }, // usually a second, which a busy machine can need for a page
    isolate: false, // nothing in them outlives a file but the browser, which is to
    maxWorkers: '100%', // browsers at a time: more than cores would starve each other
  },
})
