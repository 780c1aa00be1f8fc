/** A rulebook as the build reads it from `games/<id>/README.md`: the page knows no Markdown. */
export type RulePart =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly words: Words }
  | { readonly kind: 'rule'; readonly id: string; readonly tag: string; readonly words: Words }
  | { readonly kind: 'text'; readonly words: Words }
  | { readonly kind: 'list'; readonly items: readonly Words[] }
  | { readonly kind: 'drawing'; readonly text: string }
  | RuleTable

export interface RuleTable {
  readonly kind: 'table'
  readonly name: string // what stands above it
  readonly head: readonly Words[]
  readonly rows: readonly (readonly Words[])[]
}

/** A line of text; parts of it may be marked. */
export type Words = readonly (string | MarkedWords)[]
export interface MarkedWords {
  readonly as: 'a' | 'code' | 'em' | 'strong'
  readonly words: Words
  readonly to?: string // where a link leads
}

export const textOf = (words: Words): string =>
  words.map(each => (typeof each === 'string' ? each : textOf(each.words))).join('')
