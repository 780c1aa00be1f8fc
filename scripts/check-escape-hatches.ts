import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HATCHES, type Hatches, hatchesOf } from './escape-hatches.ts'
import { isCode, packageOf, ROOT, readProject, type TextFile } from './files.ts'

/** One row per package. */
export type Ledger = Readonly<Record<string, Hatches>>

const LEDGER = 'scripts/escape-hatches.json'
const REWRITE = 'node scripts/check-escape-hatches.ts --write'

const row = (each: (name: keyof Hatches) => number): Hatches => ({
  any: each('any'),
  as: each('as'),
  nonNull: each('nonNull'),
  biomeIgnore: each('biomeIgnore'),
  tsIgnore: each('tsIgnore'),
  skippedTest: each('skippedTest'),
})

export function countHatches(files: readonly TextFile[]): Ledger {
  const ledger: Record<string, Hatches> = {}
  for (const { path, text } of files.filter(isCode)) {
    const name = packageOf(path)
    const here = hatchesOf(text)
    ledger[name] = row(hatch => (ledger[name]?.[hatch] ?? 0) + here[hatch])
  }
  return ledger
}

/** The numbers may only fall, and a fall must be written down, or the next rise up to the old number would pass unseen. */
export function ledgerFaults(counted: Ledger, ledger: Ledger): string[] {
  const names = [...new Set([...Object.keys(counted), ...Object.keys(ledger)])].sort()
  return names.flatMap(name => {
    const [now, then] = [counted[name], ledger[name]]
    if (now === undefined) return [`${name} is gone; run \`${REWRITE}\``]
    if (then === undefined) return [`${name} has no row in ${LEDGER} yet; run \`${REWRITE}\``]
    return HATCHES.flatMap(hatch => {
      const change = `${name}: ${hatch} ${now[hatch] > then[hatch] ? 'rose' : 'fell'} from ${then[hatch]} to ${now[hatch]}`
      if (now[hatch] > then[hatch]) return [`${change}; find a way without it, or raise ${LEDGER} by hand and say why`]
      return now[hatch] < then[hatch] ? [`${change}; keep it so with \`${REWRITE}\``] : []
    })
  })
}

/** What `--write` writes: new packages get their first row, all others can only sink. */
export function lowered(counted: Ledger, ledger: Ledger): Ledger {
  const rows = Object.entries(counted).map(([name, now]) => {
    const then = ledger[name]
    return [name, then === undefined ? now : row(hatch => Math.min(now[hatch], then[hatch]))] as const
  })
  return Object.fromEntries(rows.sort(([one], [other]) => (one < other ? -1 : 1)))
}

function readLedger(files: readonly TextFile[]): Ledger {
  const found: unknown = JSON.parse(files.find(({ path }) => path === LEDGER)?.text ?? '{}')
  if (typeof found !== 'object' || found === null) throw new Error(`${LEDGER} must hold one row per package`)
  const numberAt = (value: unknown, name: string): number => {
    const number: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
    if (typeof number !== 'number') throw new Error(`${LEDGER} has a row without a number for ${name}`)
    return number
  }
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, row(hatch => numberAt(value, hatch))]))
}

export const checkEscapeHatches = (files: readonly TextFile[]): string[] =>
  ledgerFaults(countHatches(files), readLedger(files))

if (import.meta.main) {
  const files = readProject()
  if (process.argv.includes('--write')) {
    const ledger = lowered(countHatches(files), readLedger(files))
    writeFileSync(join(ROOT, LEDGER), `${JSON.stringify(ledger, null, 2)}\n`)
  }
  const faults = checkEscapeHatches(readProject())
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
