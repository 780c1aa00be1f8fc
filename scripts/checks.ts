import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unknownCommands } from './check-commands.ts'
import { longFiles } from './check-file-length.ts'
import { hatchFaults } from './check-ignores.ts'
import { brokenLayers, misdrawnLayers } from './check-layers.ts'
import { brokenLinks } from './check-links.ts'
import { checkLock } from './check-lock.ts'
import { machineWords } from './check-product-words.ts'
import { strayRules } from './check-rule-ids.ts'
import { ROOT, type TextFile } from './files.ts'

/** What a check finds in the files of the project; nothing means that all is well. */
export type Check = { readonly name: string; readonly faults: (files: readonly TextFile[]) => string[] }

export const CHECKS: readonly Check[] = [
  { name: 'layers', faults: files => [...brokenLayers(files), ...misdrawnLayers(files)] },
  { name: 'rule numbers', faults: files => strayRules(files, specificationsFor(files)) },
  { name: 'commands in pages', faults: unknownCommands },
  { name: 'links in pages', faults: brokenLinks },
  { name: 'escape hatches', faults: files => hatchFaults(files) },
  { name: 'file length', faults: longFiles },
  { name: 'machine words', faults: machineWords },
  { name: 'lock file', faults: checkLock },
]

/** Specifications lie beside the checkout where games are written; a copy of the project alone has none. */
function specificationsFor(files: readonly TextFile[]): Map<string, string> {
  const ids = new Set(files.flatMap(({ path }) => /^games\/([\w-]+)\//.exec(path)?.[1] ?? []))
  const found = [...ids].map(id => [id, join(ROOT, '..', 'shared', 'rules', `${id}.md`)] as const)
  return new Map(found.filter(([, path]) => existsSync(path)).map(([id, path]) => [id, readFileSync(path, 'utf8')]))
}
