import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const QUICK = 5 // of 11: a page is a few kilobytes, and is made for each that asks
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Sends a page that was made just now as one from a file would be: compressed, and not twice to somebody who has it. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}-${encoding ?? 'plain'}"`
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language' })
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  if (encoding === null) return reply.send(page)
  reply.header('content-encoding', encoding)
  return reply.send(await (encoding === 'br' ? brotli(page, BROTLI) : zip(page)))
}
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK } }

/** The better of those that somebody reads; null: as it is. */
function encodingFor(accepted: string | undefined): 'br' | 'gzip' | null {
  const read = (accepted ?? '').split(',').flatMap(part => {
    const [name = '', ...rest] = part.split(';').map(each => each.trim().toLowerCase())
    const weight = rest.find(each => each.startsWith('q='))
    return weight !== undefined && Number(weight.slice(2)) === 0 ? [] : [name]
  })
  return read.includes('br') ? 'br' : read.includes('gzip') ? 'gzip' : null
}

const isKnown = (known: string | undefined, etag: string): boolean =>
  (known ?? '').split(',').some(each => each.trim().replace(/^W\//, '') === etag || each.trim() === '*')
