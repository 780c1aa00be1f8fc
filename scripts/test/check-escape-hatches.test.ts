import { describe, expect, test } from 'vitest'
import { countHatches, type Ledger, ledgerFaults, lowered } from '../check-escape-hatches.ts'
import { type Hatches, hatchesOf } from '../escape-hatches.ts'

const NONE: Hatches = { any: 0, as: 0, nonNull: 0, biomeIgnore: 0, tsIgnore: 0, skippedTest: 0 }

describe('each hatch is counted', () => {
  const samples: readonly (readonly [text: string, found: Partial<Hatches>])[] = [
    ['let a: any', { any: 1 }],
    ['const f = (a: any, b: any[]): Map<string, any> => g<any>(a)', { any: 4 }],
    ['type A = any | string; type B = readonly any[]', { any: 2 }],
    ['const a = b as any', { any: 1, as: 1 }],
    ['const a = b as Seat', { as: 1 }],
    ['const a = f(b) as unknown as Seat[]', { as: 2 }],
    ['const a = [b, c] as [Seat, Seat]', { as: 1 }],
    ['const a = (b as { c: 1 }).c', { as: 1 }],
    ["const a = b as 'red'", { as: 1 }],
    ['const a = b\n  as Seat', { as: 1 }],
    ['const a = `${b as Seat}`', { as: 1 }],
    ['a[0]! += b.c!.d + e(f)!', { nonNull: 3 }],
    ['class A { b!: number }', { nonNull: 1 }],
    ['a!\nb', { nonNull: 1 }],
    ['// biome-ignore lint/x: why\na', { biomeIgnore: 1 }],
    ['// @ts-expect-error\na\n// @ts-ignore\nb\n// @ts-nocheck', { tsIgnore: 3 }],
    ["test.skip('a'); it.todo('b'); describe.skipIf(c)('d'); test.concurrent.only('e'); xit('f')", { skippedTest: 5 }],
  ]
  for (const [text, found] of samples) test(text, () => expect(hatchesOf(text)).toEqual({ ...NONE, ...found }))
})

describe('what only looks like a hatch is not counted', () => {
  const samples = [
    "const a = ['x'] as const",
    "import { a as b, type C as D } from 'e'\nimport * as f from 'g'",
    "export { a as b }\nexport * as c from 'd'\nexport type { E as F } from 'g'",
    'type A = { [Key in keyof B as `x${Key}`]: B[Key] }',
    'const as = 1; f(as, a.as); ({ as: 2, any: 3 }).any',
    'Promise.any([a]); if (any(b)) c()',
    'if (!a && !(b) || !c) return !d',
    'const a = typeof !b; a != b; a !== b',
    'foo()\n!bar && baz()',
    "// a as B, any, c!\nconst a = 'b as C! any'; const d = /e!/",
    "list.skip(1); stream.only('x'); a.skip('b')",
  ]
  for (const text of samples) test(text, () => expect(hatchesOf(text)).toEqual(NONE))
})

test('hatches are summed by package, tests included', () => {
  const files = [
    { path: 'games/tryste/src/rules.ts', text: 'a!' },
    { path: 'games/tryste/test/rules.test.ts', text: 'a! + b!' },
    { path: 'games/urbapolis/src/rules.ts', text: 'a as B' },
    { path: 'games/tryste/README.md', text: 'a!' },
    { path: 'vitest.config.ts', text: 'a as B' },
  ]
  expect(countHatches(files)).toEqual({
    'games/tryste': { ...NONE, nonNull: 3 },
    'games/urbapolis': { ...NONE, as: 1 },
    root: { ...NONE, as: 1 },
  })
})

describe('the committed numbers may only fall', () => {
  const ledger: Ledger = { kernel: { ...NONE, as: 2, any: 1 }, bots: NONE }
  const faults = (counted: Ledger): string[] => ledgerFaults(counted, ledger)

  test('the same numbers pass', () => expect(faults(ledger)).toEqual([]))
  test('a rise fails', () => {
    expect(faults({ ...ledger, bots: { ...NONE, as: 1 } })).toEqual([
      'bots: as rose from 0 to 1; find a way without it, or raise scripts/escape-hatches.json by hand and say why',
    ])
  })
  test('a fall fails until it is written down', () => {
    const counted = { ...ledger, kernel: { ...NONE, as: 1, any: 1 } }
    expect(faults(counted)).toEqual([
      'kernel: as fell from 2 to 1; keep it so with `node scripts/check-escape-hatches.ts --write`',
    ])
    expect(ledgerFaults(counted, lowered(counted, ledger))).toEqual([])
  })
  test('a new package needs a row, a package that is gone may keep none', () => {
    expect(faults({ ...ledger, lab: NONE })).toHaveLength(1)
    expect(faults({ kernel: ledger.kernel ?? NONE })).toHaveLength(1)
    expect(Object.keys(lowered({ kernel: NONE, lab: NONE }, ledger))).toEqual(['kernel', 'lab'])
  })
  test('writing never raises a number', () => {
    const counted = { kernel: { ...NONE, as: 5 }, lab: { ...NONE, as: 7 } }
    expect(lowered(counted, ledger)).toEqual({ kernel: { ...NONE, as: 2 }, lab: { ...NONE, as: 7 } })
  })
})
