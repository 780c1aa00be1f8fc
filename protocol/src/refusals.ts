import type { WhyNot } from './answers.ts'
import { ROUTES } from './commands.ts'

/** What a no is in HTTP. Most are about the table as it stands. */
const STATUS: Partial<Readonly<Record<WhyNot, number>>> = {
  refused: 422,
  malformed: 400,
  'bad-options': 400,
  'not-signed-in': 401,
  'signed-out': 401,
  'sign-in-again': 403,
  'wrong-password': 403,
  'no-account': 404,
  'short-password': 400,
  'not-seated': 403,
  'not-host': 403,
  'not-allowed': 403,
  blocked: 403,
  'wrong-origin': 403,
  'no-such-table': 404,
  'no-such-person': 404,
  'not-found': 404,
  'unknown-game': 404,
  'unknown-bot': 404,
  'too-big': 413,
  'too-slow': 408,
  'too-many': 429,
  'too-many-tables': 429,
  broken: 500,
  unavailable: 503,
}
export const statusOf = (code: WhyNot): number => STATUS[code] ?? 409

/** `people`: a cookie or a token must say who asks. `codes` are the no of this route alone. */
type RouteRefusals = { readonly who: 'anybody' | 'people'; readonly codes: readonly WhyNot[] }

const anybody = (...codes: readonly WhyNot[]): RouteRefusals => ({ who: 'anybody', codes })
const people = (...codes: readonly WhyNot[]): RouteRefusals => ({ who: 'people', codes })

/** Who may ask, and what each route may be answered with instead. A route that is missing here does not compile. */
const OWN: { readonly [Name in keyof typeof ROUTES]: RouteRefusals } = {
  games: anybody(),
  lobby: anybody(),
  create: people(
    ...(['unknown-game', 'unknown-bot', 'bad-options', 'no-free-seat', 'too-many-tables'] as const),
    ...(['name-taken', 'name-kept', 'not-ratable', 'needs-account'] as const),
  ),
  table: anybody('no-such-table', 'blocked'),
  command: people(
    ...(['stale', 'refused', 'not-your-turn', 'not-seated', 'not-host', 'already-seated', 'seat-taken'] as const),
    ...(['no-free-seat', 'not-gathering', 'not-playing', 'not-over', 'seats-not-filled', 'unknown-bot'] as const),
    ...(['bad-options', 'nothing-to-undo', 'nothing-asked', 'already-asked', 'blocked', 'no-such-table'] as const),
    ...(['not-accepted', 'not-here', 'not-ratable', 'needs-account', 'stood-up', 'gone-for-good', 'too-soon'] as const),
    ...(['not-allowed', 'name-taken', 'name-kept', 'commitments-closed', 'no-commitment'] as const),
  ),
  updates: anybody('no-such-table'),
  judge: people('not-seated', 'not-playing', 'stale', 'no-such-table'),
  preview: people('not-seated', 'not-playing', 'stale', 'no-such-table'),
  record: anybody('not-over', 'no-such-table'),
  chat: anybody('no-such-table', 'blocked'),
  say: people('no-such-table', 'blocked'),
  mutes: people(),
  mute: people('no-such-table', 'no-such-person'),
  unmute: people(),
  report: people('no-such-table'),
  me: anybody(),
  token: anybody('sign-in-again'),
  tokens: people(),
  revokeToken: people('not-found'),
  signOutEverywhere: people(),
  changeMe: people('no-such-person', 'name-taken', 'name-kept'),
  forgetMe: people('sign-in-again'),
  link: anybody('not-signed-in', 'two-seats'), // to an account, by a session of its own
  account: people('no-account', 'sign-in-again'),
  changeAddress: people('no-account', 'sign-in-again', 'address-taken'),
  confirmAddress: anybody('not-allowed'),
  changePassword: people('no-account', 'sign-in-again', 'wrong-password', 'short-password', 'no-address'),
  removePasskey: people('no-account', 'sign-in-again', 'not-allowed', 'not-found'),
  signOutDevice: people('no-account', 'sign-in-again', 'not-found'),
  unlink: anybody(),
  exportMe: people('no-such-person', 'sign-in-again'),
  history: people(),
  running: people(),
  blocked: people(),
  block: people('no-such-person'),
  unblock: people(),
  subscribe: people(),
  unsubscribe: people(),
  profile: anybody('no-such-person'),
  ranking: anybody(),
}

const ANY: readonly WhyNot[] = ['malformed', 'signed-out', 'too-slow', 'too-many', 'unavailable']
const ANY_CHANGE: readonly WhyNot[] = ['wrong-origin', 'too-big']

export const whoMayAsk = (name: keyof typeof ROUTES): RouteRefusals['who'] => OWN[name].who

/** Every code that a route may be refused with. */
export function refusalsOf(name: keyof typeof ROUTES): WhyNot[] {
  const { who, codes } = OWN[name]
  const change = ROUTES[name].method === 'GET' ? [] : ANY_CHANGE
  return [...new Set([...ANY, ...change, ...(who === 'people' ? (['not-signed-in'] as const) : []), ...codes])]
}
