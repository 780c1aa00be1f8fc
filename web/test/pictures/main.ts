import { spawnSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

// `npm run pictures`: the pictures of the documents, so that they are never stale. `npm run pictures -- --all` takes every
// page at every size in both themes into a folder that git ignores, to be looked at; a word after it chooses among them.
const ROOT = join(import.meta.dirname, '..', '..', '..')
const PICTURES = join(ROOT, 'docs', 'pictures')
const ALL = join(ROOT, '.cache', 'pictures')

if (spawnSync(process.execPath, [join(ROOT, 'web/test/ready.ts')], { stdio: 'inherit' }).status !== 0) process.exit(1)
const [all, only = ''] = process.argv.slice(2)
if (all === '--all') {
  const { takeAll } = await import('./all-pages.ts')
  await takeAll(ALL, only)
  console.log(`The pictures are in ${ALL}.`)
} else {
  const { takePictures } = await import('./documents.ts')
  await mkdir(PICTURES, { recursive: true })
  for (const file of await takePictures(PICTURES)) console.log(file)
}
