import { posix } from 'node:path'
import { isMarkdown, type TextFile } from './files.ts'
import { anchorsIn, linksIn } from './markdown.ts'

/** Relative links in pages that lead nowhere: no such file or folder, or no such heading in it. */
export function brokenLinks(files: readonly TextFile[]): string[] {
  const pages = new Map(files.map(({ path, text }) => [path, text]))
  const places = new Set([...pages.keys()].flatMap(path => [path, ...foldersOf(path)]))
  return files.filter(isMarkdown).flatMap(({ path, text }) =>
    linksIn(text).flatMap(({ target, line }) => {
      if (/^[a-z][a-z+.-]*:|^\/\//i.test(target)) return []
      const [file = '', anchor] = decodeURI(target).split('#')
      const meant = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), file)).replace(/\/$/, '')
      if (!places.has(meant)) return [`${path}:${line} links to ${target}, which does not exist`]
      const page = pages.get(meant)
      if (anchor === undefined || page === undefined || !isMarkdown({ path: meant, text: page })) return []
      return anchorsIn(page).has(anchor) ? [] : [`${path}:${line} links to ${target}, but no heading makes that anchor`]
    }),
  )
}

function foldersOf(path: string): string[] {
  const folder = posix.dirname(path)
  return folder === '.' ? ['.'] : [folder, ...foldersOf(folder)]
}
