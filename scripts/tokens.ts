/** A string's `text` is what stands between its quotes; a template with `${` in it comes as several `template` tokens. */
export type Token = { readonly kind: TokenKind; readonly text: string; readonly line: number }
type TokenKind = 'word' | 'number' | 'string' | 'template' | 'pattern' | 'mark' | 'comment'

const SPACE = /\s+/y
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y
const STRING = /'(?:\\[\s\S]|[^'\\\n])*'?|"(?:\\[\s\S]|[^"\\\n])*"?/y
const TEMPLATE_PART = /(?:\\[\s\S]|\$(?!\{)|[^\\`$])*/y
const PATTERN = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y
const WORD = /[#@]?[\p{ID_Start}$_][\p{ID_Continue}$]*/uy
const NUMBER = /\d[\w.]*|\.\d\w*/y
// Only those that would mislead when cut in two; `>>` stays apart, because it also closes generics.
const MARK = /!==?|===?|=>|\?\?|\?\.(?!\d)|\.\.\.|&&|\|\||\+\+|--|[\s\S]/y

/** After these a `/` begins a pattern and a `!` negates what follows. */
const BEFORE_EXPRESSION = new Set(
  'return typeof case do else in of instanceof new delete void throw yield await default extends keyof'.split(' '),
)

/** Does an expression end with this token? Then `/` divides, and `!` says that it is not null. */
function endsExpression(token: Token | undefined): boolean {
  if (token === undefined) return false
  if (token.kind === 'word') return !BEFORE_EXPRESSION.has(token.text)
  return token.kind === 'mark' ? /^[)\]}]$/.test(token.text) : token.kind !== 'comment'
}

/** Cuts TypeScript into tokens: enough for checks that must not be fooled by comments, strings and line breaks. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const braces: ('block' | 'template')[] = []
  let at = text.startsWith('#!') ? Math.max(text.indexOf('\n'), 2) : 0
  let line = 1
  let last: Token | undefined

  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    return pattern.exec(text)?.[0]
  }
  const take = (kind: TokenKind, raw: string, value = raw): void => {
    const token: Token = { kind, text: value, line }
    tokens.push(token)
    if (kind !== 'comment') last = token
    skip(raw)
  }
  const skip = (raw: string): void => {
    for (const letter of raw) if (letter === '\n') line++
    at += raw.length
  }
  /** From a backtick, or from the brace that closes a `${`, to the next `${` or the closing backtick. */
  const takeTemplate = (): void => {
    const opens = text[at] === '`'
    skip(text[at] ?? '')
    const part = match(TEMPLATE_PART) ?? ''
    const goesOn = text.startsWith('${', at + part.length)
    take(opens && !goesOn ? 'string' : 'template', part)
    if (goesOn) braces.push('template')
    skip(goesOn ? '${' : '`')
    // Inside `${` an expression begins; after the closing backtick one has ended.
    if (goesOn) last = undefined
  }

  while (at < text.length) {
    const space = match(SPACE)
    const comment = match(COMMENT)
    const string = match(STRING)
    const pattern = text[at] === '/' && !endsExpression(last) ? match(PATTERN) : undefined
    const other = match(WORD) ?? match(NUMBER)
    if (space !== undefined) skip(space)
    else if (comment !== undefined) take('comment', comment)
    else if (string !== undefined) take('string', string, string.slice(1, string.length > 1 ? -1 : undefined))
    else if (text[at] === '`' || (text[at] === '}' && braces.at(-1) === 'template')) {
      if (text[at] === '}') braces.pop()
      takeTemplate()
    } else if (pattern !== undefined) take('pattern', pattern)
    else if (other !== undefined) take(/^[\d.]/.test(other) ? 'number' : 'word', other)
    else {
      const mark = match(MARK) ?? ''
      if (mark === '{') braces.push('block')
      if (mark === '}') braces.pop()
      take('mark', mark)
    }
  }
  return tokens
}

export const codeOf = (tokens: readonly Token[]): Token[] => tokens.filter(token => token.kind !== 'comment')
