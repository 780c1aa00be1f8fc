import { readdir, readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, posix, relative, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { PAGE_POLICY, SAFETY } from './safety.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}
const QUALITY = constants.BROTLI_PARAM_QUALITY
const SQUEEZED = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest'])

const HEADERS = { ...SAFETY, 'content-security-policy': PAGE_POLICY }

interface ServedFile {
  readonly plain: Buffer
  squeezed(): Buffer | null // worked out when first asked for: a start must not wait for it
  readonly headers: Readonly<Record<string, string>>
}

export interface Serving {
  readonly address: string
  close(): Promise<void>
}

/** Answers with a file of the page, or with the page itself. */
export type Page = (request: IncomingMessage, response: ServerResponse) => void

/** A built page in memory. Every address that is no file is the page itself: its router decides. */
export async function openPage(folder: string): Promise<Page> {
  const files = await readAll(folder)
  if (!files.has('/index.html')) throw new Error(`There is no built page in ${folder}.`)
  return (request, response) => answer(files, request, response)
}

/** Serves a page alone, without tables. */
export async function servePage(folder: string, { host, port }: { host: string; port: number }): Promise<Serving> {
  const server = createServer(await openPage(folder))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const bound = server.address() as AddressInfo // a server that listens on a port has one
  return {
    address: addressAt(host, bound.port),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const addressAt = (host: string, port: number): string =>
  `http://${host === '0.0.0.0' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}/`

function answer(files: ReadonlyMap<string, ServedFile>, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD', ...HEADERS }).end()
    return
  }
  const path = pathOf(request.url ?? '/')
  const wanted = path === '/' ? '/index.html' : path
  // A missing file with an ending is missing; an address without one is a page of the app.
  const file = files.get(wanted) ?? (extname(wanted) === '' ? files.get('/index.html') : undefined)
  if (file === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain', ...HEADERS }).end('There is nothing at this address.\n')
    return
  }
  const squeezed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? file.squeezed() : null
  const body = squeezed ?? file.plain
  const headers = { ...HEADERS, ...file.headers, 'content-length': String(body.length) }
  response.writeHead(200, squeezed ? { ...headers, 'content-encoding': 'br' } : headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The path of a request, or one that no file has when it is garbled. */
function pathOf(url: string): string {
  try {
    return posix.normalize(decodeURIComponent(new URL(url, 'http://here').pathname))
  } catch {
    return '/garbled.address'
  }
}

async function readAll(folder: string): Promise<Map<string, ServedFile>> {
  const files = new Map<string, ServedFile>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    files.set(path, keep(path, await readFile(file)))
  }
  return files
}

function keep(path: string, plain: Buffer): ServedFile {
  const ending = extname(path)
  // Names under /assets carry a hash of their contents and never change.
  const lasting = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
  const headers = {
    'content-type': TYPES[ending] ?? 'application/octet-stream',
    'cache-control': lasting,
    vary: 'accept-encoding',
  }
  let squeezed: Buffer | null = null
  return {
    plain,
    squeezed() {
      if (SQUEEZED.has(ending)) squeezed ??= brotliCompressSync(plain, { params: { [QUALITY]: 6 } })
      return squeezed
    },
    headers,
  }
}
