import { readFile } from 'node:fs/promises'
import { marked, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import { type MarkedWords, type RulePart, textOf, type Words } from '../src/pages/rules/rulebook.ts'

const QUERY = '?rulebook'
const RULE = /^[A-Z][\w.-]*$/
const MENTION = /([A-Z]+(?:-[A-Z]+)?-\d+(?:\.\d+)*)/

/** `import book from './README.md?rulebook'` gives the parts of a rulebook, read when the page is built. */
export function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    async load(id) {
      if (!id.endsWith(`.md${QUERY}`)) return null
      const file = id.slice(0, -QUERY.length)
      this.addWatchFile(file)
      const parts = rulePartsOf(await readFile(file, 'utf8'))
      return { code: `export default ${JSON.stringify(parts)}`, moduleType: 'js' }
    },
  }
}

/** Rulebooks are Markdown of a narrow kind; what the page cannot show ends the build. */
export function rulePartsOf(markdown: string): RulePart[] {
  const tokens = marked.lexer(markdown)
  const reader: Reader = { rules: new Set(tokens.flatMap(idsIn)), slugs: new Map(), above: '' }
  return tokens.flatMap(token => partsOf(token, reader))
}

interface Reader {
  readonly rules: ReadonlySet<string> // mentions of them become links
  readonly slugs: Map<string, number> // how often a heading has come up
  above: string // the last line above a table
}

function partsOf(token: Token, reader: Reader): RulePart[] {
  switch (token.type) {
    case 'space':
      return []
    case 'heading': {
      const words = wordsOf(token.tokens ?? [], reader)
      reader.above = textOf(words)
      // The page has a title of its own, so a rulebook's is a chapter among others.
      return [{ kind: 'heading', level: token.depth < 3 ? 2 : 3, id: slugOf(reader.above, reader.slugs), words }]
    }
    case 'paragraph': {
      const words = wordsOf(token.tokens ?? [], reader)
      reader.above = textOf(words)
      return [{ kind: 'text', words }]
    }
    case 'list':
      return listParts(token as Tokens.List, reader)
    case 'code':
      return [{ kind: 'drawing', text: token.text }]
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const cells = (row: readonly Tokens.TableCell[]) => row.map(({ tokens }) => wordsOf(tokens, reader))
      return [{ kind: 'table', name: reader.above, head: cells(header), rows: rows.map(cells) }]
    }
    default:
      throw new Error(`A rulebook has a ${token.type} that its page cannot show: ${token.raw}`)
  }
}

/** Numbered rules stand alone, so that each has an address; what is between them stays a list. */
function listParts(list: Tokens.List, reader: Reader): RulePart[] {
  const parts: RulePart[] = []
  let items: Words[] = []
  for (const item of list.items) {
    const [id, rest] = ruleOf(item)
    const words = wordsOf(rest, reader)
    if (id === null) {
      if (items.length === 0) parts.push({ kind: 'list', items })
      items.push(words)
    } else {
      items = []
      parts.push({ kind: 'rule', id, ...taggedWords(words) })
    }
  }
  return parts
}

/** `[S]` and the like before the words of a rule. */
function taggedWords([first, ...rest]: Words): { readonly tag: string; readonly words: Words } {
  const [, tag, words] = /^\[([SRH])\] (.*)$/s.exec(typeof first === 'string' ? first : '') ?? []
  if (tag === undefined || words === undefined) throw new Error(`A rulebook has a rule without a tag: ${first}`)
  return { tag, words: words === '' ? rest : [words, ...rest] }
}

/** The number of a rule, if the item begins with one in bold, and what follows. */
function ruleOf({ tokens, raw }: Tokens.ListItem): readonly [id: string | null, rest: readonly Token[]] {
  const [block, ...more] = tokens
  if (block === undefined || more.length > 0 || !('tokens' in block)) {
    throw new Error(`A rulebook has a list whose items are more than a line of text: ${raw}`)
  }
  const [first, ...rest] = block.tokens ?? []
  return first?.type === 'strong' && RULE.test(first.text) ? [first.text, rest] : [null, block.tokens ?? []]
}

const idsIn = (token: Token): string[] =>
  token.type === 'list' ? (token as Tokens.List).items.flatMap(item => ruleOf(item)[0] ?? []) : []

function wordsOf(tokens: readonly Token[], reader: Reader): Words {
  const words = tokens.flatMap(token => markedWords(token, reader))
  const [first] = words
  return typeof first === 'string' ? [first.trimStart(), ...words.slice(1)] : words
}

function markedWords(token: Token, reader: Reader): Words {
  const inside = () => (token as Tokens.Generic).tokens?.flatMap(each => markedWords(each, reader)) ?? []
  switch (token.type) {
    case 'text':
    case 'escape':
      return linked(token.text.replace(/[ \r\n]+/g, ' '), reader.rules) // the unbreakable spaces of French stay
    case 'codespan':
      return [{ as: 'code', words: [token.text] }]
    case 'em':
    case 'strong':
      return [{ as: token.type, words: inside() }]
    case 'link':
      if (!/^(#|https:)/.test(token.href)) throw new Error(`A rulebook has a link that its page has not: ${token.raw}`)
      return [{ as: 'a', words: [token.text], to: token.href }]
    default:
      throw new Error(`A rulebook has a ${token.type} that its page cannot show: ${token.raw}`)
  }
}

const linked = (text: string, rules: ReadonlySet<string>): Words =>
  text
    .split(MENTION)
    .filter(part => part !== '')
    .map((part): string | MarkedWords => (rules.has(part) ? { as: 'a', words: [part], to: `#${part}` } : part))

/** As the places that show Markdown name their headings: a second one of the same name gets a number. */
function slugOf(heading: string, slugs: Map<string, number>): string {
  const slug = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-')
  const before = slugs.get(slug) ?? 0
  slugs.set(slug, before + 1)
  return before === 0 ? slug : `${slug}-${before}`
}
