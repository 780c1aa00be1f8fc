import { codeOf, type Token, tokensOf } from './tokens.ts'

/** `target` is undefined where code computes what it imports. */
export type Import = { readonly target: string | undefined; readonly line: number }

/** Calls that load code, by name, and on what they may be called: `''` is a call on nothing. */
const LOADS: Readonly<Record<string, readonly string[]>> = {
  import: [''],
  require: ['', 'module'],
  resolve: ['require', 'meta'], // any other `resolve` is a promise's or a path's
  mock: ['vi'],
  doMock: ['vi'],
  importActual: ['vi'],
}

/** Everything a file asks for: `import`, `export … from`, `import()`, `require()`, and workers named by `new URL()`. */
export function importsOf(text: string): Import[] {
  const code = codeOf(tokensOf(text))
  return code.flatMap((token, at): Import[] => {
    if (token.kind !== 'word') return []
    const [next, argument] = [code[at + 1], code[at + 2]]
    const owner = /^\??\.$/.test(code[at - 1]?.text ?? '') ? (code[at - 2]?.text ?? '') : ''
    if (next?.kind === 'string') return /^(from|import)$/.test(token.text) && owner === '' ? [found(next)] : []
    if (next?.text !== '(' || argument === undefined) return []
    if (token.text === 'URL') return namesCode(argument) ? [found(argument)] : []
    if (!Object.hasOwn(LOADS, token.text) || !LOADS[token.text]?.includes(owner)) return []
    if (argument.kind === 'string') return [found(argument)]
    return token.text === 'import' ? [{ target: undefined, line: token.line }] : []
  })
}

const found = (token: Token): Import => ({ target: token.text, line: token.line })

/** `new URL('./simulate.worker.ts', import.meta.url)` starts code; `new URL('../README.md', …)` only reads a file. */
const namesCode = ({ kind, text }: Token): boolean => kind === 'string' && /^\.\.?\/.*\.(ts|tsx|mts|mjs|js)$/.test(text)
