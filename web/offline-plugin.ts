import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Writes the service worker with the list of everything that was built: after one visit the page works offline. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = [...Object.keys(bundle), 'icon.svg', 'manifest.webmanifest'].filter(file => !file.endsWith('.map'))
      const list = JSON.stringify(['/', ...files.filter(file => file !== 'index.html').map(file => `/${file}`)])
      const source = readFileSync(join(import.meta.dirname, 'src/service-worker.js'), 'utf8')
      // Chunk names carry hashes of their contents, so the list is a fingerprint of the whole build.
      const version = createHash('sha256').update(list).digest('hex').slice(0, 12)
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: source.replace("'BUILT_FILES'", list).replace('BUILT_VERSION', version),
      })
    },
  }
}
