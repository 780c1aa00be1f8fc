import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  // One browser after another: two at once starve each other on a small machine.
  test: { include: ['test/**/*.test.ts'], testTimeout: 600_000, hookTimeout: 120_000, fileParallelism: false },
})
