import { ROUTES, type Route, whoMayAsk } from '@masterplan/protocol'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { validFor } from '../faults/nonsense/valid.ts'
import { pluginsFor } from '../src/plugins.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  const origin = 'http://masterplan.test'
  const choices = { origin, limits: 'none', smtp: null, mailFrom: '', contact: null, sender: null } as const
  site = await openSite({ plugins: pluginsFor(choices) })
})
afterAll(() => site.close())
const ask = (path: string, init?: RequestInit) => fetch(new URL(path, site.address), init)

const KNOWN = { table: 'AAAAAAAAAAAA', gathering: 'AAAAAAAAAAAA', person: 'BBBBBBBBBBBB' }
const made = (schema: Route['body']): Record<string, unknown> =>
  Object(schema === null ? {} : fc.sample(validFor(schema, KNOWN), { numRuns: 1, seed: 3 })[0])

/** `link` asks for something else: the session of an account. */
const NAMES = (Object.keys(ROUTES) as (keyof typeof ROUTES)[]).filter(name => name !== 'link')

test.each(NAMES)('the API’s description says who may ask: %s', async name => {
  const { method, path, params, body } = ROUTES[name]
  const names = made(params)
  const sent = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(made(body)) }
  const answer = await ask(
    path.replaceAll(/\{(\w+)\}/g, (_, each) => encodeURIComponent(String(names[each]))),
    { method, ...(body === null ? {} : sent) },
  )
  const { code } = Object(await answer.json())
  expect(code === 'not-signed-in').toBe(whoMayAsk(name) === 'people')
})

test('the API’s description names the cookie that is set', async () => {
  const { components } = Object(await (await ask('/api/openapi.json')).json())
  const { name } = components.securitySchemes.cookie
  expect((await ask('/api/me')).headers.get('set-cookie')).toMatch(new RegExp(`^${name}=`))
})
