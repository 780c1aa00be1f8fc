import type { TextFile } from './files.ts'

const CEILING = 300
const SOURCE = /\.(ts|tsx|mts|mjs|js|cpp|css|html|json|grit)$/
const WRITTEN_BY_PROGRAMS = /(^|\/)package-lock\.json$|\.match\.json$|\/ai\/(weights|net)[\w-]*\.json$/

/** Source files, tables of data included, that are too long to be about one thing. */
export function longFiles(files: readonly TextFile[]): string[] {
  return files
    .filter(({ path }) => SOURCE.test(path) && !WRITTEN_BY_PROGRAMS.test(path))
    .map(({ path, text }) => ({ path, lines: text.replace(/\n$/, '').split('\n').length }))
    .filter(({ lines }) => lines > CEILING)
    .map(({ path, lines }) => `${path} has ${lines} lines; ${CEILING} is the ceiling: split it by subject`)
}
