import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  // Two browsers at a time: more would starve each other on a small machine.
  test: { include: ['test/**/*.test.ts'], testTimeout: 240_000, hookTimeout: 120_000, maxWorkers: 2 },
})
