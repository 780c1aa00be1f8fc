import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../files.ts'
import { readName } from './names.ts'
import { addLines, linkWorkspace, writeFolders } from './write.ts'

/** npm run new-game -- ID [--title "…"]: a small game that is whole, to be changed into the one that is meant. */
const USAGE = 'npm run new-game -- ID [--title "Title"]'

function main(): string | undefined {
  const { positionals, values } = parseArgs({
    options: { title: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  })
  const [id, ...more] = positionals
  if (id === undefined || more.length > 0) return `It takes one id: ${USAGE}`
  const read = readName(ROOT, id, typeof values.title === 'string' ? values.title : undefined)
  if (!read.ok) return read.sentence
  const { name } = read
  const written = [...writeFolders(ROOT, name), ...addLines(ROOT, name)]
  linkWorkspace(ROOT, name)
  // Longer names break lines elsewhere, and imports are in the order of their names.
  const biome = join(ROOT, 'node_modules/.bin/biome')
  const formatted = spawnSync(biome, ['check', '--write', ...written], { cwd: ROOT, encoding: 'utf8' })
  if (formatted.status !== 0) return `It is written, but biome is not content: ${formatted.stdout}${formatted.stderr}`
  console.log(`${name.title} is in ${written.join(', ')}.

  npm run masterplan -- play ${id}
  npx vitest run games/${id}
  npm run check

play it, test it and check it. Change it from there: rules in README.md and README.fr.md first, then src/ with its tests,
and last the board. CONTRIBUTING.md says more.`)
  return undefined
}

const failed = main()
if (failed !== undefined) {
  console.error(failed)
  process.exitCode = 1
}
