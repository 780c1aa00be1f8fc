import type { Socket } from 'node:net'
import { no, type WhyNot } from '@masterplan/protocol'
import type { FastifyReply } from 'fastify'
import { refuse } from './http.ts'
import { DATA_POLICY, SAFETY } from './safety.ts'

const UNREAD: Readonly<Record<string, readonly [status: string, why: WhyNot]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too-big'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'too-slow'],
}

/** What is no request at all never gets to a route, and is told so in the same words as all else. */
export const UNREADABLE = {
  /** An address that cannot be read, or a part of it that is too long. */
  frameworkErrors(_error: Error, _request: unknown, reply: FastifyReply): void {
    void refuse(reply.headers({ ...SAFETY, 'content-security-policy': DATA_POLICY }), no('malformed'))
  },
  /** Something that is not HTTP, headers without end, or a body that never comes. */
  clientErrorHandler({ code }: { readonly code: string }, socket: Socket): void {
    if (code === 'ECONNRESET' || socket.destroyed) return
    const [status, why] = UNREAD[code] ?? (['400 Bad Request', 'malformed'] as const)
    const body = JSON.stringify(no(why))
    const head = ['connection: close', 'content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]
    if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\n\r\n${body}`)
    socket.destroy()
  },
}
