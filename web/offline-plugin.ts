import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { Plugin } from 'vite'

const PUBLIC = join(import.meta.dirname, 'public')
const addressOf = (path: string): string => `/${path.split(sep).join('/')}`
const isFile = (path: string): boolean => extname(path) !== ''

/** Writes the service worker with the list of everything that was built: after one visit the page works offline. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter(file => !file.endsWith('.map'))
      const files = [...built, ...readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' })].filter(isFile)
      const list = JSON.stringify(['/index.html', ...files.filter(file => file !== 'index.html').map(addressOf)])
      const source = readFileSync(join(import.meta.dirname, 'src/service-worker.js'), 'utf8')
      // Chunk names carry hashes of their contents, so the list is a fingerprint of the built files,
      // … and those of the public folder, whose names stay, are hashed too.
      const hash = createHash('sha256').update(list)
      for (const file of readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' }).filter(isFile)) {
        hash.update(readFileSync(join(PUBLIC, file)))
      }
      const version = hash.digest('hex').slice(0, 12)
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: source.replace("'BUILT_FILES'", list).replace('BUILT_VERSION', version),
      })
    },
  }
}
