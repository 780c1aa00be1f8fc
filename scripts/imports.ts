/** `target` is undefined where code computes what it imports. */
export type Import = { readonly target: string | undefined; readonly line: number }

const QUOTED = /(['"`])(?<target>[^'"`\n]+)\1/.source
/** Statements begin a line; the linter forbids every other layout. Calls stand anywhere, but belong to no other object. */
const FORMS = [
  `^(?:import|export)\\b[^'"\`;=()]*?\\bfrom\\s+${QUOTED}`,
  `^import\\s+${QUOTED}`,
  `(?<![.\\w])(?:import|require|import\\.meta\\.resolve|require\\.resolve|module\\.require|vi\\.(?:mock|doMock|importActual))\\(\\s*${QUOTED}`,
  // A worker; `new URL('../README.md', …)` only reads a file.
  `\\bnew URL\\((['"])(?<target>\\.\\.?\\/[^'"\\n]*\\.(?:ts|tsx|mts|mjs|js))\\1, import\\.meta\\.url`,
  '(?<![.\\w])import\\((?!\\s*[\'"`])', // computed
].map(form => new RegExp(form, 'gm'))

/** Everything a file asks for: `import`, `export … from`, `import()`, `require()`, and workers named by `new URL()`. */
export function importsOf(source: string): Import[] {
  const text = withoutComments(source)
  const found = FORMS.flatMap(form => [...text.matchAll(form)])
  return found.map(({ 0: whole, index, groups }) => {
    const at = index + (groups?.target === undefined ? 0 : whole.lastIndexOf(groups.target))
    return { target: groups?.target, line: text.slice(0, at).split('\n').length }
  })
}

/** Comments on lines of their own or at the end of one; the lines stay where they are. */
export const withoutComments = (text: string): string =>
  text.replace(/^[ \t]*\/\*[\s\S]*?\*\/|(?<![:\\'"`])\/\/.*$/gm, comment => comment.replace(/[^\n]/g, ''))
