import { spawnSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

// `npm run pictures`: a picture of every board in both themes, and of the start page, so that those of the README are never stale.
const WEB = join(import.meta.dirname, '..')
const PICTURES = join(WEB, '..', 'docs', 'pictures')

if (spawnSync(process.execPath, [join(WEB, 'test', 'ready.ts')], { stdio: 'inherit' }).status !== 0) process.exit(1)
const { takePictures } = await import('./camera.ts')
await mkdir(PICTURES, { recursive: true })
for (const file of await takePictures(PICTURES)) console.log(file)
