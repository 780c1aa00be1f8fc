import { openApi, ROUTES } from '@masterplan/protocol'
import { expect, test } from 'vitest'
import * as z from 'zod'

const document = openApi('1.2.3')
type Operation = {
  readonly operationId: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly schema: object
  }[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, object>>
}
const paths = document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>

test('the document names every route once, with what stands in its path', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Masterplan', version: '1.2.3' } })
  const operations = Object.values(paths).flatMap(path => Object.values(path))
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(ROUTES).sort())
  for (const { method, path, params, query, body } of Object.values(ROUTES)) {
    const operation = paths[path]![method.toLowerCase()]!
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(
      operation.parameters.filter(each => each.in === 'path').map(({ name }) => name),
      path,
    ).toEqual(named)
    expect(Object.keys(params?.shape ?? {}), path).toEqual(named)
    expect(operation.parameters.filter(each => each.in === 'query')).toHaveLength(
      Object.keys(query?.shape ?? {}).length,
    )
    expect(operation.requestBody !== undefined, path).toBe(body !== null)
    expect(Object.keys(operation.responses)).toEqual(['200', 'default'])
  }
})

test('no two routes answer the same request', () => {
  const places = Object.values(ROUTES).map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(places).size).toBe(places.length)
})

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
  expect(references.length).toBeGreaterThan(10)
  for (const path of new Set(references)) {
    const found = path.split('/').reduce<unknown>((at, name) => Object(at)[name], document)
    expect(found, path).toBeTypeOf('object')
  }
})

test('the document says what the schemas do: what it allows, they let through', () => {
  const { create } = ROUTES
  const body = z.fromJSONSchema(z.toJSONSchema(create.body!, { io: 'input' }))
  const table = { key: 'a-key-of-mine', game: 'tryste', players: 2, clock: { kind: 'none' } }
  for (const each of [
    table,
    { ...table, players: 9 },
    { ...table, more: 1 },
    {},
    { ...table, clock: { kind: 'sun' } },
  ]) {
    expect(body.safeParse(each).success).toBe(create.body!.safeParse(each).success)
  }
})
