import * as z from 'zod'
import { FromGame, GameId, Id, Name, Players, Seq, Time } from './basics.ts'
import { Answer, Command } from './command.ts'
import { FromServer, Judged, Previewed, Say, Try } from './live.ts'
import { ChangeMe, Created, Export, Forget, History, Me, Profile, PushSubscription, Ranked, Report } from './people.ts'
import { FairRecord, NewTable, TableCard } from './table.ts'
import { BotCard, ChatLine, Update } from './update.ts'

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

/** Done, and there is nothing to say about it. */
export const Done = z.strictObject({ ok: z.literal(true) })
/** A game that can be played here. `options` is the game's own sheet, as data. */
export const GameCard = z.strictObject({
  game: GameId,
  title: Name,
  rules: z.string(),
  seats: z.strictObject({ min: z.int(), max: z.int() }),
  options: FromGame,
  bots: z.array(BotCard),
})
/** A match as a file, with what is needed to check its luck. */
export const Record = z.strictObject({
  format: z.literal('masterplan-match/1'),
  game: GameId,
  rules: z.string(),
  players: Players,
  options: z.record(z.string(), z.unknown()),
  names: z.array(z.string()),
  log: z.array(z.string()),
  result: z.strictObject({ scores: z.array(z.number()), ranks: z.array(z.int()) }).nullable(),
  fair: FairRecord,
})

const ofTable = z.strictObject({ table: Id })
const ofPerson = z.strictObject({ person: Id })
const page = { limit: z.coerce.number().int().min(1).max(100).default(30) }
const since = z.coerce.number().pipe(Seq).default(0)

const NOTHING = { params: null, query: null, body: null, stream: false } as const
type Rest = Partial<Omit<Route, 'method' | 'path' | 'summary' | 'answer'>> & { readonly answer: z.ZodType }
type Head = Pick<Route, 'method' | 'path' | 'summary'>

/** Each route keeps the types of its own schemas: whoever answers it knows what was asked. */
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
    query: z.strictObject({ since }),
    answer: Update,
  }),
  command: route('POST', '/api/tables/{table}/commands', 'Do something at a table', {
    params: ofTable,
    body: Command.omit({ table: true }),
    answer: Answer,
  }),
  updates: route(
    'GET',
    '/api/tables/{table}/updates',
    'What happens at a table, as it happens; resumes from Last-Event-ID',
    {
      params: ofTable,
      query: z.strictObject({ since, chat: since }),
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
    answer: Record,
  }),

  chat: route('GET', '/api/tables/{table}/chat', 'What was said at a table', {
    params: ofTable,
    query: z.strictObject({ ...page, since }),
    answer: z.array(ChatLine),
  }),
  say: route('POST', '/api/tables/{table}/chat', 'Say something at a table', {
    params: ofTable,
    body: Say.omit({ table: true }),
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
  report: route('POST', '/api/tables/{table}/reports', 'Tell whoever runs this server about somebody', {
    params: ofTable,
    body: Report,
    answer: Done,
  }),

  me: route('GET', '/api/me', 'Who you are; makes you a guest if you are nobody yet', { answer: Me }),
  token: route('POST', '/api/me/token', 'A bearer token for a program that plays as you', {
    answer: z.strictObject({ person: Id, token: z.string() }),
  }),
  changeMe: route('PATCH', '/api/me', 'Change your name and how you want to be told of your turn', {
    body: ChangeMe,
    answer: Me,
  }),
  forgetMe: route('DELETE', '/api/me', 'Leave, and have everything about you removed', { body: Forget, answer: Done }),
  link: route('POST', '/api/me/account', 'Be whoever you signed in as, and take along what you did as a guest', {
    answer: Me,
  }),
  unlink: route('DELETE', '/api/me/account', 'Be a new guest here; the account stays', { answer: Me }),
  exportMe: route('GET', '/api/me/export', 'Everything that is kept about you', { answer: Export }),
  history: route('GET', '/api/me/tables', 'Your tables, the latest first', {
    query: z.strictObject({
      ...page,
      before: z.coerce.number().pipe(Time).optional(),
      waiting: z.stringbool().default(false),
    }),
    answer: History,
  }),
  blocked: route('GET', '/api/me/blocks', 'Whom you have blocked', { answer: z.array(Profile) }),
  block: route('PUT', '/api/me/blocks/{person}', 'Never meet somebody again', { params: ofPerson, answer: Done }),
  unblock: route('DELETE', '/api/me/blocks/{person}', 'Meet them again', { params: ofPerson, answer: Done }),
  subscribe: route('POST', '/api/me/push', 'Send notices to this browser', { body: PushSubscription, answer: Done }),
  unsubscribe: route('DELETE', '/api/me/push', 'Send no more notices to this browser', {
    body: PushSubscription.pick({ endpoint: true }),
    answer: Done,
  }),

  profile: route('GET', '/api/people/{person}', 'Somebody and their ratings', { params: ofPerson, answer: Profile }),
  ranking: route('GET', '/api/ratings/{game}/{players}', 'The best at a game with so many players, bots among them', {
    params: z.strictObject({ game: GameId, players: z.coerce.number().pipe(Players) }),
    query: z.strictObject(page),
    answer: z.array(Ranked),
  }),
} as const satisfies { readonly [name: string]: Route }

export type GameCard = z.infer<typeof GameCard>
export type Record = z.infer<typeof Record>
