import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../files.ts'
import { buildCore, builtPath, gamesWithCores } from './build.ts'

/** Builds the core of every game that has one; with `--check` it only compares. */
const isCheck = process.argv.includes('--check')
for (const id of gamesWithCores()) {
  const built = await buildCore(id)
  const path = join(ROOT, builtPath(id))
  if (!built.ok) {
    console.error(built.sentence)
    process.exitCode = 1
  } else if (!isCheck) {
    writeFileSync(path, built.text)
    console.log(`${builtPath(id)}: ${built.text.length} letters`)
  } else if (readFileSync(path, 'utf8') !== built.text) {
    console.error(`${builtPath(id)} is not what its sources give: run \`npm run build:cores\``)
    process.exitCode = 1
  }
}
