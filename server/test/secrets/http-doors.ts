import type { Judged, No, Update } from '@masterplan/protocol'
import { ACTIONS } from './actions.ts'
import { streamed } from './live-doors.ts'
import type { Walk } from './walk.ts'

/** How a door is gone through; several ways where it answers differently. `door` is its own name. */
export type Through = (walk: Walk, door: string) => Promise<void>

const NEW_IDS = /[\w-]{12}(?=")/g

/** The path of a door, with what stands in braces filled in. */
function pathOf({ scene, stranger }: Walk, door: string): string {
  const { table, game, players } = scene
  const values: Record<string, string> = { table, person: stranger.person, game: game.id, players: String(players) }
  return door.slice(door.indexOf(' ') + 1).replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? name)
}

const once: Through = (walk, door) => walk.ask(door, pathOf(walk, door))
const alsoAnonymous: Through = async (walk, door) => {
  await once(walk, door)
  await walk.ask(door, pathOf(walk, door), { as: null })
}
const sending =
  (...bodies: readonly unknown[]): Through =>
  async (walk, door) => {
    for (const body of bodies) await walk.ask(door, pathOf(walk, door), { body })
  }
/** What has no body but changes something, and so names the page it comes from. */
const done: Through = once

const BROWSER = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'p256', auth: 'auth' } }

/** Moves to ask about: what may be listed, what was played by others in one of the worlds, and what is none. */
export function textsToTry({ scene }: Walk, listed: readonly string[]): string[] {
  const played = scene.one.filter(line => !line.startsWith('*')).map(line => line.slice(2))
  const fell = scene.one.filter(line => line.startsWith('*')).map(line => line.slice(2))
  const thinned = (texts: readonly string[], most: number) =>
    texts.filter((_, at) => at % Math.ceil(texts.length / most) === 0)
  return [...new Set([...thinned(listed, 5), ...thinned(played, 6), ...thinned(fell, 3), 'nonsense'])]
}
const trying: Through = async (walk, door) => {
  const { seq, moves } = await walk.ask<Update>('GET /api/tables/{table}', `/api/tables/${walk.scene.table}`)
  for (const text of textsToTry(walk, moves)) await walk.ask(door, pathOf(walk, door), { body: { based: seq, text } })
  await walk.ask(door, pathOf(walk, door), { body: { based: 0, text: 'nonsense' } })
}

/** Doors that belong to a table; each is gone through in every scene, in this order. */
export const TABLE_DOORS: Readonly<Record<string, Through>> = {
  async 'GET /api/tables/{table}'(walk, door) {
    const path = pathOf(walk, door)
    for (const since of [0, walk.scene.one.length, 99_999]) await walk.ask(door, `${path}?since=${since}`)
    await walk.ask(door, path, { as: null })
    await walk.ask(door, `/api/tables/${walk.scene.broken}`) // a fault of ours, which is also logged
  },
  'GET /api/tables/{table}/updates': streamed,
  'GET /api/tables/{table}/record': alsoAnonymous,
  'POST /api/tables/{table}/judge': trying,
  'POST /api/tables/{table}/preview': trying,
  'POST /api/tables/{table}/chat': sending({ key: 'a-line-of-chat', text: 'hello' }),
  'GET /api/tables/{table}/chat': alsoAnonymous,
  'PUT /api/tables/{table}/mutes/{person}': done,
  'GET /api/tables/{table}/mutes': once,
  'DELETE /api/tables/{table}/mutes/{person}': done,
  async 'POST /api/tables/{table}/reports'(walk, door) {
    const body = { person: walk.stranger.person, reason: 'other', text: 'slow' }
    await walk.ask(door, pathOf(walk, door), { body })
  },
  async 'POST /api/tables/{table}/commands'(walk, door) {
    for (const [kind, actions] of Object.entries(ACTIONS)) {
      for (const [at, { action, based }] of (await actions(walk)).entries()) {
        const body = { based, key: `${kind}-number-${at}`, do: action }
        await walk.ask(`${door} ${kind}`, pathOf(walk, door), { body })
        await walk.ask('GET /api/tables/{table}', `/api/tables/${walk.scene.table}`)
      }
    }
  },
}

/** The page is no route of its own: whatever has none is answered with it, and its head tells of the table. */
export const PAGE_DOORS: Readonly<Record<string, Through>> = { 'GET /table/{table}': alsoAnonymous }

/** Doors that belong to a person or to nobody; gone through once, in this order. */
/** Of tokens: each is new. */
const TOKENS = /"token":"[^"]+"|"tokens":\[[^\]]*\]|"(?:id|created)":(?:"[^"]+"|\d+)/g

export const OTHER_DOORS: Readonly<Record<string, Through>> = {
  'GET /healthz': once,
  'GET /readyz': once,
  'GET /api/openapi.json': once,
  async 'GET /metrics'(walk, door) {
    const texts: string[] = []
    for (const { address } of walk.worlds) texts.push(await (await fetch(new URL('/metrics', address))).text())
    const [one = '', other = ''] = texts.map(withoutTimes)
    walk.compare(door, one, other)
  },
  /** Accounts know nothing of tables; what they answer is better-auth's. */
  async '* /api/auth'(walk) {
    await walk.ask('GET /api/auth', '/api/auth/get-session', { mask: /"\d{4}-[^"]+"/g })
    await walk.ask('POST /api/auth', '/api/auth/sign-in/email', { body: { email: 'a@example.org', password: 'wrong' } })
  },
  'GET /api/games': once,
  'GET /api/tables': alsoAnonymous,
  'GET /api/me': once,
  'PATCH /api/me': sending({ name: 'Another', notices: { push: true, email: true } }),
  'POST /api/me/token': (walk, door) => walk.ask(door, '/api/me/token', { mask: TOKENS }),
  'GET /api/me/tokens': (walk, door) => walk.ask(door, '/api/me/tokens', { mask: TOKENS }),
  'DELETE /api/me/tokens/{token}': (walk, door) => walk.ask(door, '/api/me/tokens/AAAAAAAAAAAA'),
  'GET /api/me/matches': (walk, door) => walk.ask(door, '/api/me/matches'),
  async 'GET /api/me/tables'(walk, door) {
    for (const query of ['', '?waiting=true', '?past=true', '?limit=2']) await walk.ask(door, `/api/me/tables${query}`)
  },
  'GET /api/me/export': (walk, door) => walk.ask(door, '/api/me/export', { mask: TOKENS }),
  'PUT /api/me/blocks/{person}': done,
  'GET /api/me/blocks': once,
  'DELETE /api/me/blocks/{person}': done,
  'POST /api/me/push': sending(BROWSER),
  'DELETE /api/me/push': sending({ endpoint: BROWSER.endpoint }),
  'GET /api/people/{person}': alsoAnonymous,
  'GET /api/ratings/{game}/{players}': once,
  async 'POST /api/tables'(walk, door) {
    const body = { key: 'a-new-table', game: walk.scene.game.id, players: 2, name: 'Another' }
    await walk.ask(door, '/api/tables', { body, mask: NEW_IDS })
  },
  'POST /api/me/account': done,
  'GET /api/me/account': once, // a guest has none; whoever has one is shown nothing of tables there
  'PUT /api/me/account/address': sending({ email: 'a@example.org' }),
  'PUT /api/me/account/password': sending({ current: null, next: 'a long password' }),
  'DELETE /api/me/account/passkeys/{id}': (walk, door) => walk.ask(door, '/api/me/account/passkeys/none'),
  'DELETE /api/me/account/devices/{id}': (walk, door) => walk.ask(door, '/api/me/account/devices/none'),
  'POST /api/confirmed-addresses': sending({ token: 'made-up' }),
  'DELETE /api/me': sending({ sure: 'delete everything' }),
  'DELETE /api/me/account': (walk, door) => walk.ask(door, '/api/me/account', { mask: NEW_IDS }),
  'POST /api/me/sign-out': done, // last: nobody is whom they were after it
}

const withoutTimes = (metrics: string): string =>
  metrics
    .split('\n')
    .filter(line => !/^(?:process_|masterplan_http_seconds_(?:bucket|sum))/.test(line))
    .join('\n')

/** A move that would be refused, of those that are worth trying. */
export async function refusedMoves(walk: Walk): Promise<{ readonly text: string; readonly seq: number }[]> {
  const { table } = walk.scene
  const { seq, moves } = await walk.ask<Update>('GET /api/tables/{table}', `/api/tables/${table}`)
  const refused: { text: string; seq: number }[] = []
  for (const text of textsToTry(walk, moves)) {
    const judged = await walk.ask<Judged | No>('POST /api/tables/{table}/judge', `/api/tables/${table}/judge`, {
      body: { based: seq, text },
    })
    if ('ok' in judged || judged.refusal !== null) refused.push({ text, seq })
  }
  return refused
}
