import * as z from 'zod'
import { TableAction } from './actions.ts'
import { CommandAnswer, No, type WhyNot, Yes } from './answers.ts'
import { ChatLine } from './chat.ts'
import { ROUTES, type Route } from './commands.ts'
import { FromServer } from './frames.ts'
import { LogEntry } from './log.ts'
import { ShownRating } from './people.ts'
import { refusalsOf, statusOf, whoMayAsk } from './refusals.ts'
import { no } from './sentences.ts'
import { Clock, FairLuck, RulesRefusal, SeatHolder, TableCard, TableQuestion } from './table.ts'
import { MatchOutcome, Update } from './update.ts'

/** A piece of an OpenAPI document: plain JSON. */
export type Json = { readonly [name: string]: unknown }

/** What many answers have in common, described once. These names are part of the document: programs are made from it. */
const NAMED = {
  ...{ Answer: CommandAnswer, ChatLine, Clock, Deed: TableAction, FairLuck, FromServer, Happening: LogEntry },
  ...{ Holder: SeatHolder, No, Outcome: MatchOutcome, Question: TableQuestion, Rating: ShownRating },
  ...{ Refusal: RulesRefusal, TableCard, Update, Yes },
}

const DESCRIPTION = `Play at tables by HTTP and event stream. You are whom your cookie or your token says: GET /api/me gives a cookie,
POST /api/me/token a token for a program.

A WebSocket at /api/live takes and sends the same as frames of JSON. Whatever is below /api/auth/ (signing up and in,
passkeys, a forgotten password) is answered by the library better-auth and described in its own reference,
https://better-auth.com/docs: sign-up/email, sign-in/email, sign-out, request-password-reset, reset-password and passkey/*.
POST /api/me/account then makes you the person of that account.`

/** How a request says who asks. Where accounts are signed in to, a session of better-auth's own says it to one route. */
const SECURITY_SCHEMES = {
  cookie: { type: 'apiKey', in: 'cookie', name: 'masterplan_guest', description: 'GET /api/me sets it.' },
  bearer: { type: 'http', scheme: 'bearer', description: 'From POST /api/me/token.' },
}
const NAMED_PERSON: readonly Json[] = [{ cookie: [] }, { bearer: [] }]

/** The OpenAPI 3.1 document of the HTTP side, made from the same schemas that judge what comes in. */
export function openApi(version: string): Json {
  const describe = describer()
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const operations = paths[route.path] ?? {}
    operations[route.method.toLowerCase()] = operation(name as keyof typeof ROUTES, route, describe.schema)
    paths[route.path] = operations
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Masterplan', version, description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'The server that this document comes from' }],
    paths,
    components: { schemas: describe.named, securitySchemes: SECURITY_SCHEMES },
  }
}

type Describe = (type: z.core.$ZodType, io: 'input' | 'output') => Json

function operation(
  name: keyof typeof ROUTES,
  { summary, params, query, body, answer, stream }: Route,
  schema: Describe,
): Json {
  const type = stream ? 'text/event-stream' : 'application/json'
  const parameters = (fields: z.ZodObject | null, place: 'path' | 'query'): Json[] =>
    Object.entries(fields?.shape ?? {}).map(([field, each]) => ({
      name: field,
      in: place,
      required: place === 'path',
      schema: schema(each, 'output'),
    }))
  return {
    operationId: name,
    summary,
    security: whoMayAsk(name) === 'people' ? NAMED_PERSON : [{}, ...NAMED_PERSON],
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(body === null
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schema(body, 'input') } } } }),
    responses: {
      200: { description: 'Done', content: { [type]: { schema: schema(answer, 'output') } } },
      ...refused(refusalsOf(name), schema(No, 'output')),
    },
  }
}

/** One answer for each status, with the codes that it may have there. */
function refused(codes: readonly WhyNot[], either: Json): Readonly<Record<string, Json>> {
  const byStatus = Map.groupBy(codes, statusOf)
  return Object.fromEntries(
    [...byStatus].map(([status, among]) => [
      status,
      {
        description: among.map(code => `${code}: ${no(code).sentence}`).join(' '),
        content: { 'application/json': { schema: { allOf: [either, { properties: { code: { enum: among } } }] } } },
      },
    ]),
  )
}

/** What comes in may leave out what has a default, so the same thing has another name there. */
function describer(): { readonly schema: Describe; readonly named: Readonly<Record<string, unknown>> } {
  const named: Record<string, unknown> = {}
  const [input, output] = [z.registry<{ id: string }>(), z.registry<{ id: string }>()]
  for (const [name, each] of Object.entries(NAMED)) {
    input.add(each, { id: `${name}Given` })
    output.add(each, { id: name })
  }
  return {
    named,
    schema(type, io) {
      const metadata = io === 'input' ? input : output
      const made = z.toJSONSchema(type, { io, target: 'draft-2020-12', metadata })
      const { $schema, $defs, ...rest } = JSON.parse(
        JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/'),
      )
      Object.assign(named, $defs)
      return rest
    },
  }
}
