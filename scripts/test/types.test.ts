import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isCode, ROOT, readProject } from '../files.ts'

const CONFIGURATIONS = ['pure', 'node', 'dom']

/** The files that a configuration's own patterns name, without what they import. */
function checkedBy(configuration: string): string[] {
  const shown = execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', `tsconfig.${configuration}.json`, '--showConfig'],
    { cwd: ROOT, encoding: 'utf8' },
  )
  const { files } = JSON.parse(shown) as { files: string[] }
  return files.map(path => path.replace(/^\.\//, ''))
}

/** AssemblyScript: its own compiler checks it, and `npm run check` runs that; what it built comes with what imports it. */
const IN_A_CORE = /^(?:kernel|bots|games\/[\w-]+)\/core\//

// TypeScript knows no {a,b} in a pattern: such a line names nothing and says nothing.
test('every TypeScript file is type-checked by one configuration', () => {
  const checked = CONFIGURATIONS.flatMap(checkedBy)
  const ours = readProject()
    .filter(isCode)
    .flatMap(({ path }) => (/\.tsx?$/.test(path) && !IN_A_CORE.test(path) ? [path] : []))
  expect(ours.filter(path => !checked.includes(path))).toEqual([])
  expect(checked.filter((path, at) => checked.indexOf(path) !== at)).toEqual([])
})
