import * as z from 'zod'
import { No } from './command.ts'
import { ROUTES, type Route } from './routes.ts'

/** A piece of an OpenAPI document: plain JSON. */
export type Json = { readonly [name: string]: unknown }

/** The OpenAPI 3.1 document of the HTTP side, made from the same schemas that judge what comes in. */
export function openApi(version: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const operations = paths[route.path] ?? {}
    operations[route.method.toLowerCase()] = operation(name, route)
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
    components: { schemas: { No: schema(No, 'output') } },
  }
}

function operation(name: string, { summary, params, query, body, answer, stream }: Route): Json {
  const type = stream ? 'text/event-stream' : 'application/json'
  return {
    operationId: name,
    summary,
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(body === null
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schema(body, 'input') } } } }),
    responses: {
      200: { description: 'Done', content: { [type]: { schema: schema(answer, 'output') } } },
      default: {
        description: 'Not done, and why',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/No' } } },
      },
    },
  }
}

function parameters(fields: z.ZodObject | null, place: 'path' | 'query'): Json[] {
  return Object.entries(fields?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: schema(field, 'output'),
  }))
}

function schema(type: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...made } = z.toJSONSchema(type, { io, target: 'draft-2020-12' })
  return made
}
