import { codeOf, endsExpression, type Token, tokensOf } from './tokens.ts'

type Hatch = 'any' | 'as' | 'nonNull' | 'biomeIgnore' | 'tsIgnore' | 'skippedTest'
export type Hatches = Readonly<Record<Hatch, number>>

export const HATCHES: readonly Hatch[] = ['any', 'as', 'nonNull', 'biomeIgnore', 'tsIgnore', 'skippedTest']

/** How often a file steps around the compiler, the linter or its tests. */
export function hatchesOf(text: string): Hatches {
  const tokens = tokensOf(text)
  const code = withoutRenames(codeOf(tokens))
  const comments = tokens.filter(token => token.kind === 'comment')
  const count = (is: (token: Token, at: number) => boolean): number => code.filter(is).length
  return {
    any: count((token, at) => token.text === 'any' && isTypePlace(code, at)),
    as: count((_, at) => isCast(code, at)),
    nonNull: count((token, at) => token.text === '!' && isAfterExpression(code, at)),
    biomeIgnore: comments.filter(({ text }) => text.includes('biome-ignore')).length,
    tsIgnore: comments.filter(({ text }) => /@ts-(expect-error|ignore|nocheck)/.test(text)).length,
    skippedTest: count((_, at) => isSkip(code, at)),
  }
}

/** `import { a as b } from` and `export { a as b }` rename; they cast nothing. */
function withoutRenames(code: readonly Token[]): Token[] {
  let inside = false
  return code.filter((token, at) => {
    const next = code[at + 1]
    const opens = token.kind === 'word' && /^(import|export)$/.test(token.text)
    if (opens) inside = token.text === 'import' ? !/^[(.]$/.test(next?.text ?? '') : isExportList(code, at)
    const kept = !inside
    if (token.kind === 'string' || (token.text === '}' && next?.text !== 'from')) inside = false
    return kept
  })
}

function isExportList(code: readonly Token[], at: number): boolean {
  const next = code[at + 1]?.text === 'type' ? code[at + 2] : code[at + 1]
  return next?.text === '{' || next?.text === '*'
}

const TYPE_FOLLOWS = new Set([':', '<', ',', '|', '&', '=', '=>', '(', '[', 'as', 'is', 'extends', 'readonly', '?'])

function isTypePlace(code: readonly Token[], at: number): boolean {
  const [before, after] = [code[at - 1]?.text ?? '', code[at + 1]?.text ?? '']
  return code[at]?.kind === 'word' && TYPE_FOLLOWS.has(before) && !['(', ':', '.', '?.', '=>', '=='].includes(after)
}

function isCast(code: readonly Token[], at: number): boolean {
  const [before, token, after] = [code[at - 1], code[at], code[at + 1]]
  if (token?.kind !== 'word' || token.text !== 'as' || after === undefined || after.text === 'const') return false
  const typeFollows = after.kind !== 'mark' || /^[{[(<]$/.test(after.text)
  return typeFollows && endsExpression(before) && !isKeyRemapping(code, at)
}

/** `{ [Key in Keys as Other]: … }` gives a key another name. */
function isKeyRemapping(code: readonly Token[], at: number): boolean {
  let depth = 0
  for (let back = at - 1; back >= 0; back--) {
    const text = code[back]?.text ?? ''
    if (/^[)\]}]$/.test(text)) depth++
    else if (/^[([{]$/.test(text)) {
      if (depth === 0) return text === '[' && code[back + 2]?.text === 'in'
      depth--
    }
  }
  return false
}

/** A `!` on the next line begins a new statement. */
function isAfterExpression(code: readonly Token[], at: number): boolean {
  return code[at]?.kind === 'mark' && endsExpression(code[at - 1]) && code[at - 1]?.line === code[at]?.line
}

function isSkip(code: readonly Token[], at: number): boolean {
  if (/^(xtest|xit|xdescribe)$/.test(code[at]?.text ?? '')) return code[at + 1]?.text === '('
  if (!/^(skip|todo|skipIf|runIf|only|fails)$/.test(code[at]?.text ?? '') || code[at - 1]?.text !== '.') return false
  let root = at
  while (code[root - 1]?.text === '.') root -= 2
  return /^(test|it|describe|suite)$/.test(code[root]?.text ?? '')
}
