import { describe, expect, test } from 'vitest'
import { brokenLinks } from '../check-links.ts'

const OTHER = {
  path: 'docs/other.md',
  text: '# The `Game` contract, twice!\n\n## Notes\n\n## Notes\n\n```\n# not a heading\n```\n\n<a id="here"></a>\n## Über [links](x.md)',
}
const faults = (text: string): string[] =>
  brokenLinks([{ path: 'docs/page.md', text }, OTHER, { path: 'src/a.ts', text: '' }]).filter(each =>
    each.startsWith('docs/page.md'),
  )

describe('a link that leads nowhere is found', () => {
  const planted = [
    '[a](missing.md)',
    '[a](../docs/missing.md)',
    '[a](../missing/)',
    '![a](picture.png)',
    '[a]: missing.md',
    '[a](other.md#missing)',
    '[a](other.md#not-a-heading)',
    '[a](other.md#notes-2)',
    '[a](#missing)',
    'a | [`b`](missing.md) | c',
    '[a](missing.md "with a title")',
  ]
  for (const text of planted) test(text, () => expect(faults(text)).toHaveLength(1))

  test('with its page and line', () => {
    expect(faults('a\n\n[b](missing.md)')).toEqual(['docs/page.md:3 links to missing.md, which does not exist'])
  })
})

describe('a link that leads somewhere is not', () => {
  const fine = [
    '[a](other.md) and [b](../src) and [c](../src/) and [d](../src/a.ts) and [e](./other.md)',
    '[a](other.md#the-game-contract-twice) [b](other.md#notes) [c](other.md#notes-1) [d](other.md#here)',
    '[a](other.md#%C3%BCber-links)',
    '# Here\n\n[a](#here)',
    '[a](https://example.org/missing.md) [b](mailto:a@example.org)',
    '`[a](missing.md)`',
    '```md\n[a](missing.md)\n```',
    '[a]: other.md',
  ]
  for (const text of fine) test(text, () => expect(faults(text)).toEqual([]))
})
