import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    // The page is tested in a real browser, by a command of its own: npm run test:web.
    exclude: ['**/node_modules/**', 'web/test/**'],
    // Promises play thousands of games; nothing here is a speed test, so a slow machine must not fail one.
    maxWorkers: '100%',
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
