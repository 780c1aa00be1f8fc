import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchBrowser, HOW_TO_HAVE_ONE } from './chromium.ts'

// What the tests of the page need: a browser, or a note that it is missing, and the page as it is now.
const missing = (await fetchBrowser()) ? [] : [{ name: 'a browser', how: HOW_TO_HAVE_ONE }]
const cache = join(import.meta.dirname, '../../.cache')
mkdirSync(cache, { recursive: true })
writeFileSync(join(cache, 'missing-browser.json'), JSON.stringify(missing))
await import('../build/main.ts')
