import * as z from 'zod'
import { CommandAnswer, No, Yes } from './answers.ts'
import { ChatLine } from './chat.ts'
import { ROUTES, type Route, TableAction } from './commands.ts'
import { FromServer } from './frames.ts'
import { LogEntry } from './log.ts'
import { ShownRating } from './people.ts'
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

/** The OpenAPI 3.1 document of the HTTP side, made from the same schemas that judge what comes in. */
export function openApi(version: string): Json {
  const describe = describer()
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const operations = paths[route.path] ?? {}
    operations[route.method.toLowerCase()] = operation(name, route, describe.schema)
    paths[route.path] = operations
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Masterplan',
      version,
      description: 'Play at tables by HTTP and event stream. You are whom your cookie says; GET /api/me gives you one.',
    },
    paths,
    components: { schemas: describe.named },
  }
}

type Describe = (type: z.core.$ZodType, io: 'input' | 'output') => Json

function operation(name: string, { summary, params, query, body, answer, stream }: Route, schema: Describe): Json {
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
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(body === null
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schema(body, 'input') } } } }),
    responses: {
      200: { description: 'Done', content: { [type]: { schema: schema(answer, 'output') } } },
      default: { description: 'Not done, and why', content: { 'application/json': { schema: schema(No, 'output') } } },
    },
  }
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
