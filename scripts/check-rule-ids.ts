import { isCode, isTest, packageOf, type TextFile } from './files.ts'
import { importsOf, withoutComments } from './imports.ts'

const ID = /[A-Z]+-(?:[A-Z]+-)?\d+(?:\.\d+)*[a-z]?/
const IN_LIST = new RegExp(`^\\s*[-*] \\*\\*(${ID.source})(?![\\w-])`)
const FIRST_IN_NAME = new RegExp(`^(${ID.source})(?![\\w-])[\\s,:/]*`)

const idsIn = (lines: readonly string[]): string[] => lines.flatMap(line => IN_LIST.exec(line)?.[1] ?? [])

/** Rules stand before the heading `Decisions`; a decision may be cited by a test, but needs none. */
function idsOf(page: string): { rules: string[]; decisions: string[] } {
  const lines = page.split('\n')
  const end = lines.findIndex(line => /^#+\s+Decisions\b/.test(line))
  return { rules: idsIn(end < 0 ? lines : lines.slice(0, end)), decisions: end < 0 ? [] : idsIn(lines.slice(end)) }
}

/** `test('…')`, `test.each(table)('…')`, `test.for(table)('…')`: a skipped test tests nothing. */
const TEST_NAME =
  /(?<![.\w])(?:test|it)(?:\.(?!skip|todo|runIf|each|for)\w+)*(?:\.(?:each|for)\b[\s\S]*?\))?\(\s*(['"`])(?<name>.*?)\1/g

/** The IDs at the start of test names. */
export const idsTested = (text: string): string[] =>
  [...withoutComments(text).matchAll(TEST_NAME)].flatMap(({ groups }) => idsAtStart(groups?.name ?? ''))

function idsAtStart(name: string): string[] {
  const first = FIRST_IN_NAME.exec(name)
  return first === null ? [] : [first[1] ?? '', ...idsAtStart(name.slice(first[0].length))]
}

/**
 * A rule without a test, a test of no rule, a rule that stands twice, a translation that numbers otherwise. A game that
 * the catalog does not list yet may still lack its rulebook.
 */
export function strayRules(files: readonly TextFile[]): string[] {
  const games = [...new Set(files.map(({ path }) => packageOf(path)).filter(name => name.startsWith('games/')))].sort()
  const catalog = files.filter(({ path }) => path.startsWith('catalog/src/')).flatMap(({ text }) => importsOf(text))
  return games.flatMap(folder => {
    const id = folder.slice('games/'.length)
    const rulebook = files.find(({ path }) => path === `${folder}/README.md`)
    if (rulebook !== undefined)
      return [...strayRulesOf(folder, rulebook.text, files), ...strayTranslations(folder, rulebook.text, files)]
    return catalog.some(({ target }) => target === `@masterplan/${id}`)
      ? [`${folder} is in the catalog, but has no README.md`]
      : []
  })
}

function strayRulesOf(folder: string, page: string, files: readonly TextFile[]): string[] {
  const { rules, decisions } = idsOf(page)
  const ruled = new Set(rules)
  const tests = files.filter(file => packageOf(file.path) === folder && isTest(file.path) && isCode(file))
  const tested = new Set(tests.flatMap(({ text }) => idsTested(text)))
  const none = rules.length === 0 ? [`${folder}/README.md numbers no rule`] : []
  return [
    ...none,
    ...rules.filter((id, at) => rules.indexOf(id) !== at).map(id => `${folder}/README.md has ${id} twice`),
    ...missing(ruled, tested).map(id => `${folder}: no test is named after ${id}`),
    ...missing(tested, new Set([...rules, ...decisions])).map(
      id => `${folder}: a test is named after ${id}, no rule is`,
    ),
  ]
}

/** `README.fr.md` tells the rules of the `README.md` beside it, decisions too, in the same order. */
function strayTranslations(folder: string, page: string, files: readonly TextFile[]): string[] {
  const all = idsIn(page.split('\n'))
  const translations = files.filter(
    ({ path }) => /^games\/[\w-]+\/README\.\w+\.md$/.test(path) && packageOf(path) === folder,
  )
  return translations.flatMap(({ path, text }) => {
    const told = idsIn(text.split('\n'))
    const at = Array.from({ length: Math.max(all.length, told.length) }).findIndex(
      (_, each) => all[each] !== told[each],
    )
    return at < 0 ? [] : [`${path} has ${told[at] ?? 'no rule'} where README.md has ${all[at] ?? 'none'}`]
  })
}

const missing = (wanted: ReadonlySet<string>, present: ReadonlySet<string>): string[] =>
  [...wanted].filter(id => !present.has(id))
