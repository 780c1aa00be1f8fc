import { describe, expect, test } from 'vitest'
import { machineWords } from '../check-product-words.ts'

const faults = (text: string): string[] => machineWords([{ path: 'docs/page.md', text }])

describe('words of one machine are found', () => {
  const planted = [
    'see /work/shared/rules',
    "join('/tmp/x')",
    '`/tmp`',
    'HOME=/root',
    'in /root/.npmrc',
    '"resolved": "https://registry.npmjs.org/a"',
    'registry.example.com',
    'https://artifactory.example.com/npm',
    'file:///work/main',
  ]
  for (const text of planted) test(text, () => expect(faults(`a\n${text}`)).toHaveLength(1))

  test('with page and line', () => expect(faults('a\nb /tmp c')).toEqual(['docs/page.md:2 names /tmp']))
})

describe('other words are left alone', () => {
  const fine = [
    'work/tmp/root',
    'src/work/main.ts and ./tmp/x and ~/root and ../work',
    'a /workshop and /roots and /tmp-like',
    'https://example.org/work',
    'a registry. Then more',
    '${folder}/tmp',
  ]
  for (const text of fine) test(text, () => expect(faults(text)).toEqual([]))
})
