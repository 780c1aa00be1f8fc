import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['test/**/*.test.ts'],
    slowTestThreshold: 60_000, // names of slow tests would bury those of failed ones
    testTimeout: 240_000,
    hookTimeout: 120_000,
    maxWorkers: 2, // browsers at a time: more would starve each other on a small machine
    retry: 2, // two browsers and a server on two busy cores miss each other now and then
  },
})
