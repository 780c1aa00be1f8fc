import { unknownCommands } from './check-commands.ts'
import { badMessages, commitsSince } from './check-commits.ts'
import { longFiles } from './check-file-length.ts'
import { missingRooms } from './check-floor-plan.ts'
import { hatchFaults } from './check-ignores.ts'
import { brokenLayers, misdrawnLayers } from './check-layers.ts'
import { brokenLinks } from './check-links.ts'
import { checkLock } from './check-lock.ts'
import { namesTwice } from './check-names.ts'
import { notOnce } from './check-once.ts'
import { heavyPictures, picturesIn } from './check-pictures.ts'
import { strayRules } from './check-rule-ids.ts'
import type { TextFile } from './files.ts'

/** What a check finds in the files of the project; nothing means that all is well. */
export type Check = { readonly name: string; readonly faults: (files: readonly TextFile[]) => string[] }

export const CHECKS: readonly Check[] = [
  { name: 'layers', faults: files => [...brokenLayers(files), ...misdrawnLayers(files)] },
  { name: 'rule numbers', faults: strayRules },
  { name: 'commands in pages', faults: unknownCommands },
  { name: 'links in pages', faults: brokenLinks },
  { name: 'escape hatches', faults: files => hatchFaults(files) },
  { name: 'file length', faults: longFiles },
  { name: 'pictures', faults: files => heavyPictures(picturesIn(files)) },
  { name: 'lock file', faults: checkLock },
  { name: 'floor plan', faults: missingRooms },
  { name: 'names', faults: namesTwice },
  { name: 'what exists once', faults: notOnce },
  { name: 'commit messages', faults: () => badMessages(commitsSince()) },
]
