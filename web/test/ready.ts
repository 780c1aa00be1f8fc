import { fetchBrowser } from './chromium.ts'

// What the tests of the page need: a browser, and the page as it is now.
try {
  await fetchBrowser()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
await import('../build/main.ts')
