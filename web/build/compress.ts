import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress) // at its best, which is slow: nobody waits for it but the build
const zip = promisify(gzip)
const SQUEEZED = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']) // fonts are compressed as they are

/** Puts `x.js.br` and `x.js.gz` beside `x.js`, for the server to send to browsers that can read them. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const squeezed = files.filter(file => file.isFile() && SQUEEZED.has(extname(file.name)))
  const paths = squeezed.map(({ parentPath, name }) => join(parentPath, name))
  const page = join(folder, 'index.html')
  await Promise.all(paths.filter(path => path !== page).map(compress))
  await compress(page) // last: a build that was interrupted lacks it
}

async function compress(path: string): Promise<void> {
  const plain = await readFile(path)
  await Promise.all([
    brotli(plain).then(small => writeFile(`${path}.br`, small)),
    zip(plain, { level: 9 }).then(small => writeFile(`${path}.gz`, small)),
  ])
}
