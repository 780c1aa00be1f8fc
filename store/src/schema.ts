import type { Kysely, Transaction } from 'kysely'

/** The database as it is stored. Times and truths are whole numbers, objects are JSON text: the same in both databases. */
export interface Schema {
  tables: {
    id: string
    game: string
    rules: string
    players: number
    options: string
    host: string | null
    key: string
    visibility: string
    clock: string
    rated: number
    seed: string
    seed_hash: string
    status: string
    created: number
    changed: number
    seq: number
    said: number // how many lines of chat there are
    awaited: string | null // whose decision it is; null: nobody has written that down
    result: string | null
    rematch_of: string | null
  }
  seats: {
    table_id: string
    seat: number
    holder: string
    person: string | null
    bot: string | null
    name: string | null
  }
  entries: {
    table_id: string
    seq: number
    kind: string
    by: string | null // `luck`, or the number of a seat
    line: string
    at: number
    author: string
    key: string
    part: number // its place among the entries of one command
  }
  deadlines: { table_id: string; name: string; due: number; seq: number }
  /** Of tables that gather: a keyed hash of the address they were opened from, and when their host was last there. */
  openings: { table_id: string; opened_from: string; host_seen: number }
  people: {
    id: string
    name: string | null
    account: string | null
    notices: string
    created: number
    seen: number
    epoch: number // cookies and tokens carry it; raised, they are worth nothing
    program: number // what they did last was by a token
    account_name: string | null // of people with an account: what of the name the eye keeps
  }
  tokens: { id: string; person: string; name: string; created: number }
  blocks: { person: string; other: string }
  talk: {
    table_id: string
    n: number
    author: string | null
    name: string
    text: string
    at: number
    key: string
  }
  mutes: { table_id: string; person: string; other: string }
  reports: {
    id: string
    table_id: string
    by: string | null
    about: string | null
    reason: string
    text: string
    at: number
    settled: number
  }
  ratings: {
    who: string
    game: string
    players: number
    mu: number
    sigma: number
    shown: number
    matches: number
    changed: number
  }
  rating_changes: {
    table_id: string
    place: number
    who: string
    mu_before: number | null
    sigma_before: number | null
    mu: number
    sigma: number
    matches: number // of theirs, with this one
  }
  subscriptions: { endpoint: string; person: string; p256dh: string; auth: string; created: number }
  notices: { person: string; table_id: string; about: string; at: number }
  // What better-auth keeps, under its own names for columns. Sessions and checks are its passing business.
  account_users: {
    id: string
    name: string
    email: string
    emailVerified: number
    image: string | null
    createdAt: string
    updatedAt: string
  }
  account_credentials: {
    id: string
    userId: string
    accountId: string
    providerId: string
    accessToken: string | null
    refreshToken: string | null
    idToken: string | null
    accessTokenExpiresAt: string | null
    refreshTokenExpiresAt: string | null
    scope: string | null
    password: string | null
    createdAt: string
    updatedAt: string
  }
  account_passkeys: {
    id: string
    userId: string
    name: string | null
    publicKey: string
    credentialID: string
    counter: number
    deviceType: string
    backedUp: number
    transports: string | null
    createdAt: string | null
    aaguid: string | null
  }
}

export type Connection = Kysely<Schema>
export type Within = Transaction<Schema>

/** An open database. Most of the store is the same over both; `kind` is asked where they differ. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly connection: Connection
}
