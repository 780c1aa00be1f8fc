import * as z from 'zod'
import { TableCommand } from './actions.ts'
import { Done, Yes } from './answers.ts'
import { GameId, Id, MoveText, Name, Players, Seq, Time } from './basics.ts'
import { ChatLine, ChatMessage, PersonReport } from './chat.ts'
import { FrameNumber, FromServer, Judged, Previewed } from './frames.ts'
import { GameCard } from './games.ts'
import {
  Account,
  Address,
  AddressChange,
  ChangeMe,
  Confirmation,
  Created,
  Export,
  Forget,
  History,
  Me,
  OwnCard,
  PasswordChange,
  Profile,
  PushSubscription,
  Ranked,
  TokenCard,
} from './people.ts'
import { FairMatchRecord } from './record.ts'
import { NewTable, TableCard } from './table.ts'
import { Update } from './update.ts'

// All that can be asked of a server: the frames of a socket, and the routes of HTTP. What is done at a table is in actions.ts.

/** Tells what would be said to a move, or shows what it would do, as far as its maker can know. */
export const Try = z.strictObject({ table: Id, based: Seq, text: MoveText })

const Wire = z.int().min(1).max(1_000_000)
const RulesVersion = z.string().min(1).max(40)
/**
 * What somebody who watches says of themselves. A page names its wire and, once it has played here, the version of the rules
 * by which it plays this table, one of those that it holds: if it speaks another wire than the server, or the table is
 * played by other rules, it is told to `reload`. A program names neither.
 */
const Wishes = z.strictObject({
  wire: Wire.exactOptional(),
  rules: RulesVersion.exactOptional(),
  listMoves: z.boolean().default(true), // false: `moves` stays empty, for readers who work them out from their view
})

/** Over the WebSocket, one JSON object per frame. The event stream takes the same by HTTP. */
export const FromClient = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('watch'),
    n: FrameNumber,
    table: Id,
    since: Seq.default(0), // resumes there
    chat: Seq.default(0),
    ...Wishes.shape,
    undo: z.boolean().exactOptional(), // pages of before said it; it changes nothing
  }),
  z.strictObject({ kind: z.literal('unwatch'), n: FrameNumber, table: Id }),
  z.strictObject({ kind: z.literal('lobby'), n: FrameNumber, on: z.boolean() }),
  z.strictObject({ kind: z.literal('command'), n: FrameNumber, command: TableCommand }),
  z.strictObject({ kind: z.literal('judge'), n: FrameNumber, try: Try }),
  z.strictObject({ kind: z.literal('preview'), n: FrameNumber, try: Try }),
  z.strictObject({ kind: z.literal('say'), n: FrameNumber, say: ChatMessage }),
  z.strictObject({ kind: z.literal('ping'), n: FrameNumber }),
])

/** One thing that can be asked over HTTP. The server registers these, and the OpenAPI document is made from them. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string // with `{names}`
  readonly summary: string
  readonly params: z.ZodObject | null // what stands in the path
  readonly query: z.ZodObject | null
  readonly body: z.ZodType | null
  readonly answer: z.ZodType
  readonly stream: boolean // the answer is an event stream of such objects
}

const ofTable = z.strictObject({ table: Id })
const ofPerson = z.strictObject({ person: Id })
const page = { limit: z.coerce.number().int().min(1).max(100).default(30) }
const since = z.coerce.number().pipe(Seq).default(0)

const NOTHING = { params: null, query: null, body: null, stream: false } as const
type Rest = Partial<Omit<Route, 'method' | 'path' | 'summary' | 'answer'>> & { readonly answer: z.ZodType }
type Head = Pick<Route, 'method' | 'path' | 'summary'>

/** Each route keeps the types of its own schemas: its handler knows what was asked. */
const route = <const Given extends Rest>(method: Head['method'], path: string, summary: string, rest: Given) =>
  ({ method, path, summary, ...NOTHING, ...rest }) as Head & Omit<typeof NOTHING, keyof Given> & Given

export const ROUTES = {
  games: route('GET', '/api/games', 'What can be played, with options and bots', { answer: z.array(GameCard) }),

  lobby: route('GET', '/api/tables', 'Open tables that still gather players, the newest first', {
    query: z.strictObject({ ...page, game: GameId.optional() }),
    answer: z.array(TableCard),
  }),
  create: route('POST', '/api/tables', 'Make a table; its address is /table/ and its id', {
    body: NewTable,
    answer: Created,
  }),
  table: route('GET', '/api/tables/{table}', 'A table as you may know it', {
    params: ofTable,
    query: z.strictObject({ since, wire: z.coerce.number().pipe(Wire).exactOptional() }),
    answer: Update,
  }),
  command: route('POST', '/api/tables/{table}/commands', 'Do something at a table', {
    params: ofTable,
    body: TableCommand.omit({ table: true }),
    answer: Yes,
  }),
  updates: route(
    'GET',
    '/api/tables/{table}/updates',
    'What happens at a table, as it happens; resumes from Last-Event-ID',
    {
      params: ofTable,
      query: z.strictObject({
        ...{ since, chat: since, rules: RulesVersion.exactOptional(), listMoves: z.stringbool().default(true) },
        wire: z.coerce.number().pipe(Wire).exactOptional(),
      }),
      answer: FromServer,
      stream: true,
    },
  ),
  judge: route('POST', '/api/tables/{table}/judge', 'Whether a move would be played, and why not', {
    params: ofTable,
    body: Try.omit({ table: true }),
    answer: Judged,
  }),
  preview: route('POST', '/api/tables/{table}/preview', 'What a move would do, as far as you can know', {
    params: ofTable,
    body: Try.omit({ table: true }),
    answer: Previewed,
  }),
  record: route('GET', '/api/tables/{table}/record', 'The match as a record, when it is over', {
    params: ofTable,
    answer: FairMatchRecord,
  }),

  chat: route('GET', '/api/tables/{table}/chat', 'What was said at a table', {
    params: ofTable,
    query: z.strictObject({ ...page, since }),
    answer: z.array(ChatLine),
  }),
  say: route('POST', '/api/tables/{table}/chat', 'Say something at a table', {
    params: ofTable,
    body: ChatMessage.omit({ table: true }),
    answer: ChatLine,
  }),
  mutes: route('GET', '/api/tables/{table}/mutes', 'Whom you do not hear at this table', {
    params: ofTable,
    answer: z.array(Id),
  }),
  mute: route('PUT', '/api/tables/{table}/mutes/{person}', 'Hear no more of somebody at this table', {
    params: z.strictObject({ table: Id, person: Id }),
    answer: Done,
  }),
  unmute: route('DELETE', '/api/tables/{table}/mutes/{person}', 'Hear them again', {
    params: z.strictObject({ table: Id, person: Id }),
    answer: Done,
  }),
  report: route('POST', '/api/tables/{table}/reports', 'Report somebody to the host of this server', {
    params: ofTable,
    body: PersonReport,
    answer: Done,
  }),

  me: route('GET', '/api/me', 'Who you are; makes you a guest if you are nobody yet', { answer: Me }),
  token: route('POST', '/api/me/token', 'A bearer token for a program that plays as you', {
    query: z.strictObject({ name: Name.default('program') }),
    answer: z.strictObject({ person: Id, token: z.string() }),
  }),
  tokens: route('GET', '/api/me/tokens', 'Your tokens, the oldest first', { answer: z.array(TokenCard) }),
  revokeToken: route('DELETE', '/api/me/tokens/{token}', 'Take a token back', {
    params: z.strictObject({ token: Id }),
    answer: Done,
  }),
  signOutEverywhere: route('POST', '/api/me/sign-out', 'Sign out everywhere: sessions, cookies and tokens end', {
    answer: Done,
  }),
  changeMe: route('PATCH', '/api/me', 'Change your name and how you want to be told of your turn', {
    body: ChangeMe,
    answer: Me,
  }),
  forgetMe: route('DELETE', '/api/me', 'Leave, and have everything about you removed', { body: Forget, answer: Done }),
  link: route('POST', '/api/me/account', 'Become the account you signed in to, and keep what you did as a guest', {
    answer: Me,
  }),
  account: route('GET', '/api/me/account', 'Your account: address, passkeys, devices', { answer: Account }),
  changeAddress: route('PUT', '/api/me/account/address', 'Another e-mail address for your account', {
    body: Address,
    answer: AddressChange,
  }),
  confirmAddress: route('POST', '/api/confirmed-addresses', 'Confirm an address, by what its letter said', {
    body: Confirmation,
    answer: Done,
  }),
  changePassword: route('PUT', '/api/me/account/password', 'Another password; every other device is signed out', {
    body: PasswordChange,
    answer: Done,
  }),
  removePasskey: route('DELETE', '/api/me/account/passkeys/{id}', 'Take a passkey off your account', {
    params: z.strictObject({ id: z.string().max(100) }),
    answer: Done,
  }),
  signOutDevice: route('DELETE', '/api/me/account/devices/{id}', 'Sign out one device', {
    params: z.strictObject({ id: z.string().max(100) }),
    answer: Done,
  }),
  unlink: route('DELETE', '/api/me/account', 'Be a new guest here; the account stays', { answer: Me }),
  exportMe: route('GET', '/api/me/export', 'Everything that is kept about you', { answer: Export }),
  history: route(
    'GET',
    '/api/me/tables',
    'Your tables, the latest first; or all that are not over, first those that wait for you',
    {
      query: z.strictObject({
        ...page,
        before: z.coerce.number().pipe(Time).optional(),
        waiting: z.stringbool().default(false), // all that gather or play, on one page
        past: z.stringbool().default(false), // matches with a result
      }),
      answer: History,
    },
  ),
  running: route('GET', '/api/me/matches', 'Matches that you play now, all of them', { answer: z.array(OwnCard) }),
  blocked: route('GET', '/api/me/blocks', 'Whom you have blocked', { answer: z.array(Profile) }),
  block: route('PUT', '/api/me/blocks/{person}', 'Never meet somebody again', { params: ofPerson, answer: Done }),
  unblock: route('DELETE', '/api/me/blocks/{person}', 'Meet them again', { params: ofPerson, answer: Done }),
  subscribe: route('POST', '/api/me/push', 'Send notices to this browser', { body: PushSubscription, answer: Done }),
  unsubscribe: route('DELETE', '/api/me/push', 'Send no more notices to this browser', {
    body: PushSubscription.pick({ endpoint: true }),
    answer: Done,
  }),

  profile: route('GET', '/api/people/{person}', 'Somebody and their ratings', { params: ofPerson, answer: Profile }),
  ranking: route(
    'GET',
    '/api/ratings/{game}/{players}',
    'The best at a game by number of players; who has played fewer than ten matches comes last',
    {
      params: z.strictObject({ game: GameId, players: z.coerce.number().pipe(Players) }),
      query: z.strictObject(page),
      answer: z.array(Ranked),
    },
  ),
} as const satisfies { readonly [name: string]: Route }

export type Try = z.infer<typeof Try>
export type FromClient = z.infer<typeof FromClient>
