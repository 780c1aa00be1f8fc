import { readFile, stat } from 'node:fs/promises'
import { extname, join, posix, sep } from 'node:path'
import files from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PreviewFor } from '../tables/page-previews.ts'
import { sendPage } from './made-page.ts'
import { hasHead, pictureAt, withArrival, withHead } from './page-head.ts'
import { preloadsFor, withPreloads } from './preloads.ts'
import { PAGE_POLICY, SAFETY } from './safety.ts'

const HEADERS = { ...SAFETY, 'content-security-policy': PAGE_POLICY }
const PAGE = '/index.html'
const COMPRESSED = new Set(['.br', '.gz']) // twins of files, made by the build, which have no address of their own

/** Where the page is served, and what is told of its addresses to programs that show links. */
export interface PageSurroundings {
  readonly origin: string | null // null: as the request has it
  readonly previewFor: PreviewFor
}

export interface Serving {
  readonly address: string
  close(): Promise<void>
}

export const addressAt = (host: string, port: number): string =>
  `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}/`

/** Before anything else is opened: a server that has no page to show should not start. */
export async function needPage(folder: string): Promise<void> {
  if (!(await isFile(join(folder, PAGE)))) throw new Error(`There is no built page in ${folder}.`)
}

/** Answers whatever has no route with a file of the built page, or with the page itself: its router decides. */
export function servePage(
  app: FastifyInstance,
  folder: string,
  { origin, previewFor }: PageSurroundings,
): (request: FastifyRequest, reply: FastifyReply) => unknown {
  const hashed = join(folder, 'assets') + sep
  app.register(files, {
    ...{ root: folder, serve: false, preCompressed: true, cacheControl: false, index: false },
    setHeaders(reply, path) {
      // Names under /assets carry a hash of their contents and never change.
      reply.headers({ 'cache-control': path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache' })
    },
  })
  app.addHook('onSend', async (_, reply) => {
    // What browsers call a script; the library still has the older name.
    const type = String(reply.getHeader('content-type'))
    if (type.startsWith('application/javascript')) reply.type('text/javascript; charset=utf-8')
  })
  app.setErrorHandler((error: FastifyError & { readonly headers?: Record<string, string> }, _, reply) => {
    // A part of a file that it does not have, or a file that has changed meanwhile.
    if (error.statusCode !== 412 && error.statusCode !== 416) throw error
    return reply
      .code(error.statusCode)
      .headers(error.headers ?? {})
      .type('text/plain')
      .send(`${error.message}\n`)
  })
  return async (request, reply) => {
    reply.headers(HEADERS)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send()
    const file = await fileFor(request.url, folder)
    const page = file === PAGE ? await readFile(join(folder, PAGE), 'utf8') : ''
    if (hasHead(page)) {
      const path = pathOf(request.url) ?? '/'
      const preview = await previewFor(path, request)
      const at = origin ?? originOf(request)
      const hasPicture = await isFile(join(folder, pictureAt(preview.picture)))
      const told = withHead(page, preview, at === null ? null : { origin: at, path, hasPicture })
      if (path === PAGE) return sendPage(request, reply, told) // as it is kept for times without a network
      const files = await preloadsFor(folder, path, preview.picture)
      return sendPage(request, reply, withArrival(withPreloads(told, files), preview))
    }
    if (file !== null) return reply.sendFile(file)
    return reply.code(404).type('text/plain').send('There is nothing at this address.\n')
  }
}

/** What the page is called from outside; null where a host is named that cannot be one. */
function originOf({ headers, protocol }: FastifyRequest): string | null {
  const { host = '' } = headers
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) ? `${protocol}://${host}` : null
}

/** A missing file with an ending is missing; an address without one is a page of the app. */
async function fileFor(url: string, folder: string): Promise<string | null> {
  const path = pathOf(url)
  if (path === null || COMPRESSED.has(extname(path))) return null
  if (await isFile(join(folder, path))) return path
  return extname(path) === '' ? PAGE : null
}

/** The path of a request, which never leads upwards; null when it is garbled. */
function pathOf(url: string): string | null {
  try {
    return posix.normalize(decodeURIComponent(new URL(url, 'http://here').pathname))
  } catch {
    return null
  }
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    found => found.isFile(),
    () => false,
  )
