import type { Socket } from 'node:net'
import { no } from '@masterplan/protocol'
import type { FastifyReply } from 'fastify'
import { refuse } from './http.ts'
import { DATA_POLICY, SAFETY } from './safety.ts'

/** What is no request at all never gets to a route, and is told so in the same words as all else. */
export const UNREADABLE = {
  /** An address that cannot be read, or a part of it that is too long. */
  frameworkErrors(_error: Error, _request: unknown, reply: FastifyReply): void {
    void refuse(reply.headers({ ...SAFETY, 'content-security-policy': DATA_POLICY }), no('malformed'))
  },
  /** Something that is not HTTP, or headers without end. */
  clientErrorHandler({ code }: { readonly code: string }, socket: Socket): void {
    if (code === 'ECONNRESET' || socket.destroyed) return
    const [status, why] =
      code === 'HPE_HEADER_OVERFLOW'
        ? (['431 Request Header Fields Too Large', 'too-big'] as const)
        : (['400 Bad Request', 'malformed'] as const)
    const body = JSON.stringify(no(why))
    const head = ['connection: close', 'content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]
    if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\n\r\n${body}`)
    socket.destroy()
  },
}
