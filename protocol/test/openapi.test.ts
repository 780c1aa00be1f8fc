import { Name, openApi, ROUTES, refusalsOf, statusOf, whoMayAsk } from '@masterplan/protocol'
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
  readonly security: readonly object[]
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: object }>>
}
const paths = document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>

test('the document names every route once, with what stands in its path', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Masterplan', version: '1.2.3' } })
  const operations = Object.values(paths).flatMap(path => Object.values(path))
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(ROUTES).sort())
  for (const name of Object.keys(ROUTES) as (keyof typeof ROUTES)[]) {
    const { method, path, params, query, body } = ROUTES[name]
    const operation = paths[path]![method.toLowerCase()]!
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(
      operation.parameters.filter(each => each.in === 'path').map(({ name }) => name),
      path,
    ).toEqual(inPath)
    expect(Object.keys(params?.shape ?? {}), path).toEqual(inPath)
    expect(operation.parameters.filter(each => each.in === 'query')).toHaveLength(
      Object.keys(query?.shape ?? {}).length,
    )
    expect(operation.requestBody !== undefined, path).toBe(body !== null)
    const statuses = [...new Set(refusalsOf(name).map(statusOf))].sort().map(String)
    expect(Object.keys(operation.responses)).toEqual(['200', ...statuses])
    for (const code of refusalsOf(name)) {
      const refused = operation.responses[statusOf(code)]
      expect(refused?.description, `${name} ${code}`).toContain(`${code}: `)
      expect(JSON.stringify(refused?.content)).toContain(`"${code}"`)
    }
    const named = [{ cookie: [] }, { bearer: [] }]
    expect(operation.security).toEqual(whoMayAsk(name) === 'people' ? named : [{}, ...named])
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

test('patterns can be read by validators of other languages, and names are judged as strictly as before', () => {
  const patterns = [...JSON.stringify(document).matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text)
  expect(patterns.length).toBeGreaterThan(10)
  // Classes of Unicode, named groups, lookbehind and flags are each language's own.
  for (const pattern of patterns) expect(pattern).not.toMatch(/\\p\{|\\u\{|\(\?[<a-z]/i)
  const names = ['Ana', 'A', 'Émile Zola', '王小明', 'a'.repeat(40)]
  const none = [
    '',
    ' ',
    ' Ana',
    'Ana ',
    'A\u200bna',
    'A\u2028na',
    'A\nna',
    '\u202eAna',
    'a'.repeat(41),
    'A\ud800',
    '\ue000x',
  ]
  for (const name of names) expect(Name.safeParse(name).success, name).toBe(true)
  for (const name of none) expect(Name.safeParse(name).success, JSON.stringify(name)).toBe(false)
})
