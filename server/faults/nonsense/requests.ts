import { Agent, request } from 'node:http'
import { MAX_BODY, No, ROUTES, type Route, refusalsOf, statusOf } from '@masterplan/protocol'
import fc from 'fast-check'
import { type Member, newcomer } from './crowd.ts'
import { faultOf } from './frames.ts'
import { brokenBytes, brokenText, spoilt } from './spoilt.ts'
import { type KnownTables, validFor } from './valid.ts'

const AT_ONCE = 8
const REQUESTS_AT_A_TABLE = 200

type Sent = {
  readonly route: Route | null // null: below /api/auth/, which has errors of its own
  readonly method: string
  readonly path: string
  readonly type: string | null
  readonly body: string | Buffer | null
}
const ACCOUNTS = [
  'sign-up/email',
  'sign-in/email',
  'sign-out',
  'request-password-reset',
  'reset-password',
  'get-session',
]
const TYPES = [
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'text/xml',
  'x',
  '',
]

/** One request to a route of the protocol: right, or wrong in its address, its query or its body. */
function toRoute(route: Route, known: KnownTables): fc.Arbitrary<Sent> {
  const { method, params, query, body } = route
  const part = (schema: Route['params']) =>
    schema === null
      ? fc.constant({})
      : fc.oneof(validFor(schema, known), validFor(schema, known), spoilt(validFor(schema, known)))
  const right = body === null ? fc.constant(null) : validFor(body, known)
  const text = right.map(value => JSON.stringify(value) ?? '')
  const bodies: fc.Arbitrary<string | Buffer | null> = fc.oneof(
    { weight: 5, arbitrary: spoilt(right).map(value => JSON.stringify(value) ?? '') },
    { weight: 2, arbitrary: brokenText(text) },
    { weight: 2, arbitrary: text },
    { weight: 1, arbitrary: brokenBytes },
    { weight: 1, arbitrary: fc.constantFrom(null, '', `"${'x'.repeat(MAX_BODY)}"`) },
  )
  return fc
    .tuple(part(params), part(query), method === 'GET' ? fc.constant(null) : bodies, fc.constantFrom(...TYPES))
    .map(([names, asked, sent, type]) => ({
      ...{ route, method, path: pathOf(route.path, names, asked), body: sent },
      type: sent === null || type === '' ? null : type,
    }))
}

const toAccounts: fc.Arbitrary<Sent> = fc
  .tuple(
    fc.constantFrom(...ACCOUNTS),
    fc.oneof(
      spoilt(fc.record({ email: fc.emailAddress(), password: fc.string(), name: fc.string(), token: fc.string() })).map(
        value => JSON.stringify(value) ?? '',
      ),
      brokenText(fc.constant('{"email":"ana@example.org","password":"x"}')),
    ),
  )
  .map(([path, body]) => ({ route: null, method: 'POST', path: `/api/auth/${path}`, type: 'application/json', body }))

/** `encodeURIComponent` does not take halves of characters; cut off, it may end in half of one itself. */
const inPath = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : `${JSON.stringify(value)}`).toWellFormed()).slice(0, 2000)

function pathOf(path: string, names: unknown, asked: unknown): string {
  const given = new Map(Object.entries(Object(names)))
  const query = Object.entries(Object(asked)).flatMap(([name, value]) =>
    value === undefined ? [] : [`${inPath(name)}=${inPath(value)}`],
  )
  return `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath(given.get(name)))}${query.length === 0 ? '' : `?${query.join('&')}`}`
}

/** Sends that many, some at once. What comes back is what the route promises, or a no with a code and one sentence. */
export async function sendRequests(
  address: string,
  { count, seed, accounts }: { count: number; seed: number; accounts: boolean },
): Promise<string[]> {
  const problems: string[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const routes = Object.values(ROUTES)
  for (let sent = 0; sent < count; sent += REQUESTS_AT_A_TABLE) {
    const member = await newcomer(address)
    const all = fc.oneof(...routes.map(route => toRoute(route, member)), ...(accounts ? [toAccounts] : []))
    const batch = fc.sample(all, { numRuns: Math.min(REQUESTS_AT_A_TABLE, count - sent), seed: seed + sent })
    const lanes = Array.from({ length: AT_ONCE }, async () => {
      for (let next = batch.pop(); next !== undefined; next = batch.pop()) {
        const fault = await faultAfter(address, agent, member, next).catch(error => String(error))
        if (fault !== undefined) problems.push(`${next.method} ${next.path.slice(0, 120)}: ${fault}`)
      }
    })
    await Promise.all(lanes)
  }
  agent.destroy()
  return problems
}

async function faultAfter(address: string, agent: Agent, member: Member, sent: Sent): Promise<string | undefined> {
  const { status, text, isStream } = await answerTo(address, agent, member, sent)
  if (isStream) return undefined
  let told: unknown
  try {
    told = JSON.parse(text)
  } catch {
    return sent.route === null && status < 500 ? undefined : `answered ${status} with no JSON: ${text.slice(0, 100)}`
  }
  if (sent.route === null) return status < 500 ? undefined : `answered ${status}`
  if (status < 300) {
    const read = sent.route.answer.safeParse(told)
    return read.success ? undefined : `answered what the route does not promise: ${text.slice(0, 200)}`
  }
  const no = No.safeParse(told)
  if (!no.success) return `answered ${status} undeclared: ${text.slice(0, 200)}`
  const { code, sentence } = no.data
  return isDeclared(sent.route, status, code) ? faultOf(code, sentence) : `answered ${status} with ${code}, undeclared`
}

/** An address that was spoilt may lead to no route at all, and one that is too long is not even read. */
function isDeclared(route: Route, status: number, code: No['code']): boolean {
  if (status === 431) return code === 'too-big'
  const name = NAMES.find(each => ROUTES[each] === route)
  const codes = code === 'not-found' || name === undefined ? [code] : refusalsOf(name)
  return codes.includes(code) && status === statusOf(code)
}
const NAMES = Object.keys(ROUTES) as (keyof typeof ROUTES)[] // its own names

type Answered = { readonly status: number; readonly text: string; readonly isStream: boolean }

/** A line that was kept open may have been closed meanwhile, because of what was sent over it before: then on a new one. */
async function answerTo(address: string, agent: Agent, member: Member, sent: Sent): Promise<Answered> {
  try {
    return await answerOver(address, agent, member, sent)
  } catch {
    return answerOver(address, false, member, sent)
  }
}

function answerOver(
  address: string,
  agent: Agent | false,
  { token }: Member,
  { method, path, type, body }: Sent,
): Promise<Answered> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(type === null ? {} : { 'content-type': type }),
    ...(body === null ? {} : { 'content-length': Buffer.byteLength(body) }),
  }
  return new Promise((resolve, reject) => {
    const asked = request(new URL(address).origin + path, { method, agent, headers, timeout: 60_000 }, response => {
      const status = response.statusCode ?? 0
      const isStream = response.headers['content-type'] === 'text/event-stream'
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => {
        parts.push(part)
        if (!isStream) return
        asked.destroy() // it would never end
        resolve({ status, text: '', isStream })
      })
      response.on('end', () => resolve({ status, text: String(Buffer.concat(parts)), isStream }))
      response.on('error', reject)
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.on('error', reject)
    asked.end(body ?? undefined)
  })
}
