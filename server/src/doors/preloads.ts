import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the build wrote down: the files of each page, by the first part of its address, and of each game where that is known. */
type Preloads = Readonly<Record<string, readonly string[]>>

/** The files that the page at this address will ask for; none where the build says nothing of it. */
export async function preloadsFor(folder: string, path: string, game: string): Promise<readonly string[]> {
  const text = await readFile(join(folder, 'preloads.json'), 'utf8').catch(() => '{}')
  const preloads: Preloads = JSON.parse(text)
  const [, page = ''] = path.split('/')
  return [`${page} ${game}`, page].map(name => named(preloads, name)).find(files => files !== undefined) ?? []
}
const named = (preloads: Preloads, name: string) => (Object.hasOwn(preloads, name) ? preloads[name] : undefined)

/** The page with its files named in the head, so that a browser fetches them while it still reads the first script. */
export function withPreloads(page: string, files: readonly string[]): string {
  const links = files.map(file =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="${file}" />`
      : `<link rel="modulepreload" crossorigin href="${file}" />`,
  )
  return links.length === 0 ? page : page.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
}
