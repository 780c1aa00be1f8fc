import { type No, no, type Route, statusOf } from '@masterplan/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { bearerOf } from '../people/guests.ts'
import type { Identity } from '../people/identity.ts'

type Parsed<Schema> = Schema extends { readonly _zod: { readonly output: infer Output } } ? Output : null
type Given<Schema> = Schema extends { readonly _zod: { readonly input: infer Input } } ? Input : never

/** What somebody asked, understood. */
export type HttpRequest<R extends Route> = {
  readonly params: Parsed<R['params']>
  readonly query: Parsed<R['query']>
  readonly body: Parsed<R['body']>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
/** What is answered, or the reply itself where its text was written already. */
export type HttpAnswer<R extends Route> = Promise<Given<R['answer']> | No | FastifyReply>

/** For everybody, named or not. */
export function forAnybody<R extends Route>(
  app: FastifyInstance,
  route: R,
  parts: Parts,
  act: (
    asked: HttpRequest<R> & { readonly person: string | null; readonly identity: Identity | null },
  ) => HttpAnswer<R>,
): void {
  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const identity = await parts.identityOf(request.headers)
      const person = identity?.person.id ?? null
      const wait = person === null ? 0 : parts.budgets.person.take(person)
      if (wait > 0) return refuse(reply, no('too-many', { retryAfter: wait }))
      // A program is told: it would go on as a stranger and wonder where its seats are.
      if (identity === null && bearerOf(request.headers) !== undefined) return refuse(reply, no('signed-out'))
      for (const cookie of identity?.renewed ?? []) reply.header('set-cookie', cookie)
      const asked = understood(route, request, reply)
      if (asked === undefined) return refuse(reply, no('malformed'))
      const answer = await act({ ...asked, person, identity })
      if (answer === reply) return reply
      return isNo(answer) ? refuse(reply, answer) : reply.send(answer)
    },
  })
}

/** For people we know: a cookie or a token says who they are. */
export function forPeople<R extends Route>(
  app: FastifyInstance,
  route: R,
  parts: Parts,
  act: (asked: HttpRequest<R> & { readonly person: string; readonly identity: Identity }) => HttpAnswer<R>,
): void {
  forAnybody(app, route, parts, async ({ identity, ...asked }) =>
    identity === null ? no('not-signed-in') : act({ ...asked, identity, person: identity.person.id }),
  )
}

/** No other answer says `ok: false`. */
const isNo = (answer: unknown): answer is No =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false

function understood<R extends Route>(
  route: R,
  request: FastifyRequest,
  reply: FastifyReply,
): HttpRequest<R> | undefined {
  const read = [
    [route.params, request.params],
    [route.query, request.query],
    [route.body, request.body],
  ] as const
  const results = read.map(([schema, given]) => (schema === null ? null : schema.safeParse(given)))
  if (results.some(result => result?.success === false)) return undefined
  const [params, query, body] = results.map(result => (result?.success ? result.data : null))
  return { params, query, body, request, reply } as HttpRequest<R> // each was just read by its own schema
}

export function refuse(reply: FastifyReply, why: No): FastifyReply {
  if (why.retryAfter !== null) reply.header('retry-after', why.retryAfter)
  return reply.code(statusOf(why.code)).send(why)
}
