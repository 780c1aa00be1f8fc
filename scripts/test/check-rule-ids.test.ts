import { describe, expect, test } from 'vitest'
import { idsTested, strayRules } from '../check-rule-ids.ts'
import type { TextFile } from '../files.ts'

const README: TextFile = {
  path: 'games/lots/README.md',
  text: '# Lots\n\n- **L-1.1** One.\n- **L-1.2 Named** Two.\n\n**L-9.9** is only mentioned.\n\n## Decisions\n\n- **Q-1** So.\n',
}
const TESTS: TextFile = {
  path: 'games/lots/test/rules.test.ts',
  text: "test('L-1.1 L-1.2 both', () => {})\ntest('Q-1 a decision', () => {})\ntest('V07 a vector', () => {})\n",
}

describe('rulebook and tests', () => {
  test('the same rules on both sides pass', () => expect(strayRules([README, TESTS])).toEqual([]))
  test('a rule without a test', () => {
    const text = TESTS.text.replace('L-1.2 ', '')
    expect(strayRules([README, { ...TESTS, text }])).toEqual(['games/lots: no test is named after L-1.2'])
  })
  test('a rule whose only test is skipped', () => {
    const text = TESTS.text.replace("test('L", "test.skip('L")
    expect(strayRules([README, { ...TESTS, text }])).toHaveLength(2)
  })
  test('a rule that is named only in a comment or outside of tests', () => {
    const elsewhere = { path: 'games/lots/src/rules.ts', text: TESTS.text }
    expect(strayRules([README, elsewhere, { ...TESTS, text: `/* ${TESTS.text} */` }])).toHaveLength(2)
  })
  test('a test of no rule', () => {
    const text = `${TESTS.text}test('L-1.1 L-1.3 more', () => {})`
    expect(strayRules([README, { ...TESTS, text }])).toEqual(['games/lots: a test is named after L-1.3, no rule is'])
  })
  test('a rule that stands twice', () => {
    const text = README.text.replace('L-1.2 Named', 'L-1.1')
    expect(strayRules([{ ...README, text }, TESTS])).toContain('games/lots/README.md has L-1.1 twice')
  })
  test('a rulebook without numbers', () => {
    expect(strayRules([{ ...README, text: '# Lots' }])).toEqual(['games/lots/README.md numbers no rule'])
  })
})

describe('rulebook and translation', () => {
  const french = (text: string): TextFile => ({ path: 'games/lots/README.fr.md', text })
  const FRENCH = '# Lots\n\n- **L-1.1** Un.\n- **L-1.2 Nommée** Deux.\n\n## Décisions\n\n- **Q-1** Ainsi.\n'
  const differs = (text: string) => strayRules([README, TESTS, french(text)])

  test('the same numbers in the same order pass', () => expect(differs(FRENCH)).toEqual([]))
  test('a rule that is left out', () => {
    expect(differs(FRENCH.replace('- **L-1.2 Nommée** Deux.\n', ''))).toEqual([
      'games/lots/README.fr.md has Q-1 where README.md has L-1.2',
    ])
  })
  test('a decision that is left out', () => {
    expect(differs(FRENCH.replace('- **Q-1**', '-'))).toEqual([
      'games/lots/README.fr.md has no rule where README.md has Q-1',
    ])
  })
  test('a rule too many', () => {
    expect(differs(`${FRENCH}- **Q-2** Encore.`)).toEqual(['games/lots/README.fr.md has Q-2 where README.md has none'])
  })
  test('rules that changed places', () => {
    expect(differs('- **L-1.2** Deux.\n- **L-1.1** Un.\n- **Q-1** Ainsi.')).toHaveLength(1)
  })
  test('the translation of another game is not compared', () => {
    expect(strayRules([README, TESTS, { path: 'games/lots-more/README.fr.md', text: '' }])).toEqual([])
  })
})

describe('a game in progress', () => {
  const source = { path: 'games/lots/src/index.ts', text: '' }
  const catalog = (text: string): TextFile => ({ path: 'catalog/src/games.ts', text })

  test('needs no rulebook while the catalog does not list it', () => {
    expect(strayRules([source, catalog("import { other } from '@masterplan/other'")])).toEqual([])
  })
  test('needs one as soon as the catalog does', () => {
    expect(strayRules([source, catalog("import { lots } from '@masterplan/lots'")])).toHaveLength(1)
    expect(
      strayRules([source, { ...catalog('import "@masterplan/lots"'), path: 'catalog/src/games.ts' }]),
    ).toHaveLength(1)
  })
})

describe('names of tests are read', () => {
  const samples: readonly (readonly [text: string, ids: readonly string[]])[] = [
    ["test('B-GEO-01 B-GEO-02: 49 spaces', () => {})", ['B-GEO-01', 'B-GEO-02']],
    ["it('S-1.1, S-1.2 and S-1.3', () => {})", ['S-1.1', 'S-1.2']],
    ['test(`T-DEV-17a ${name}`, () => {})', ['T-DEV-17a']],
    ["test.each([[1, (2)], [3]])('G-01 %i', () => {})", ['G-01']],
    ["test.concurrent('G-02', () => {})", ['G-02']],
    ["test(\n  'G-03 over lines',\n  () => {},\n)", ['G-03']],
    ["test.todo('G-04')", []],
    ["test('a sentence that mentions G-05', () => {})", []],
    ["pattern.test('G-06')", []],
    ["describe('G-07', () => {})", []],
  ]
  for (const [text, ids] of samples) test(text, () => expect(idsTested(text)).toEqual(ids))
})
