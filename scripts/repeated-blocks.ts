import { ROOT, readProject } from './files.ts'
import { type CodePlace, repeatsIn } from './repeats.ts'

/** npm run repeated [-- FOLDER]: blocks of eight lines and more that stand in more than one place. */
const files = readProject(process.argv[2] ?? ROOT)
const name = ({ path, line }: CodePlace) => `${path}:${line}`

for (const kind of ['source', 'tests'] as const) {
  const repeats = repeatsIn(files, kind)
  const lines = repeats.reduce((sum, each) => sum + each.lines, 0)
  console.log(`${kind}: ${repeats.length} repeated blocks, ${lines} lines`)
  for (const { at, of, lines } of repeats) console.log(`  ${name(at)} repeats ${lines} lines of ${name(of)}`)
}
