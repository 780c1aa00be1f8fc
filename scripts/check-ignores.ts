import { isCode, type TextFile } from './files.ts'

/** Comments that switch the linter or the compiler off: the number may only fall. Lower it with every one that goes. */
const MOST_IGNORES = 23
const IGNORE = /\/[/*]\s*(?:biome-ignore|@ts-(?:ignore|expect-error|nocheck))/g
/** Tests that are left out; skips that depend on the machine say so at run time instead. */
const SKIPPED = /^\s*(?:test|it|describe)(?:\.\w+)*\.(?:skip|todo|only)\b/m

export function hatchFaults(files: readonly TextFile[], most: number = MOST_IGNORES): string[] {
  const code = files.filter(isCode)
  const ignores = code.reduce((sum, { text }) => sum + (text.match(IGNORE)?.length ?? 0), 0)
  const skipped = code.filter(({ text }) => SKIPPED.test(text)).map(({ path }) => `${path} leaves a test out`)
  if (ignores === most) return skipped
  const change = ignores > most ? 'find a way without the new one' : 'lower MOST_IGNORES in scripts/check-ignores.ts'
  return [...skipped, `${ignores} comments switch a check off instead of ${most}: ${change}`]
}
