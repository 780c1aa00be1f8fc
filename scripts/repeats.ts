import { isCode, isTest, type TextFile } from './files.ts'

/** A block that stands somewhere else already, word for word but for its indentation. */
export type Repeat = { readonly at: CodePlace; readonly of: CodePlace; readonly lines: number }
export type CodePlace = { readonly path: string; readonly line: number }

const SHORTEST = 8
/** All games say there what they export, and say it alike on purpose. */
const ALIKE_ON_PURPOSE = /^games\/[^/]+\/src\/index\.ts$/
const IMPORT = /^import\b(?:[^'"`;=()]*\bfrom)?\s*['"][^'"\n]*['"].*$/gm

type Line = { readonly text: string; readonly line: number }

/**
 * Every repetition of eight lines and more, in the order of the files; a block that stands three times is repeated twice.
 * Empty lines and imports are passed over. Tests are searched apart: a test may spell out what the source says.
 */
export function repeatsIn(files: readonly TextFile[], kind: 'source' | 'tests'): Repeat[] {
  const first = new Map<string, CodePlace & { readonly from: number }>()
  const searched = files.filter(isCode).filter(({ path }) => !ALIKE_ON_PURPOSE.test(path))
  return searched
    .filter(({ path }) => isTest(path) === (kind === 'tests'))
    .flatMap(({ path, text }) => {
      const lines = linesOf(text)
      const found: Repeat[] = []
      let open: { at: CodePlace; of: CodePlace; lines: number; next: number; path: string } | undefined
      for (let from = 0; from + SHORTEST <= lines.length; from++) {
        const block = lines.slice(from, from + SHORTEST)
        const words = block.map(each => each.text).join('\n')
        const known = first.get(words)
        const overlaps = known?.path === path && from - known.from < SHORTEST
        if (known === undefined || overlaps) {
          if (known === undefined) first.set(words, { path, line: block[0]?.line ?? 0, from })
          open = undefined
        } else if (open !== undefined && open.path === known.path && open.next === known.from) {
          open = { ...open, lines: open.lines + 1, next: known.from + 1 }
          found[found.length - 1] = { at: open.at, of: open.of, lines: open.lines }
        } else {
          const of = { path: known.path, line: known.line }
          open = {
            at: { path, line: block[0]?.line ?? 0 },
            of,
            lines: SHORTEST,
            next: known.from + 1,
            path: known.path,
          }
          found.push({ at: open.at, of, lines: SHORTEST })
        }
      }
      return found
    })
}

function linesOf(text: string): Line[] {
  const bare = text.replace(IMPORT, statement => statement.replace(/[^\n]/g, '')) // keeps the numbers of the lines
  return bare
    .split('\n')
    .map((line, at) => ({ text: line.trim(), line: at + 1 }))
    .filter(line => line.text !== '')
}
