import * as z from 'zod'
import { GameId, Id, Name, Players, SeatNumber, Seq, Time, Words } from './basics.ts'
import { ReportReason } from './chat.ts'
import { Clock, PersonMark, TableCard, TableStatus, Visibility } from './table.ts'

/** How somebody wants to hear that it is their turn while no page of theirs is open. */
export const NoticeSettings = z.strictObject({
  push: z.boolean(),
  email: z.boolean(),
  language: z.enum(['en', 'fr']).exactOptional(), // of letters; en unless told
})
export const Me = z.strictObject({
  person: Id,
  name: Name.nullable(), // null until they choose one
  account: z.boolean(), // a guest has none
  notices: NoticeSettings,
  pushKey: z.string().max(200).nullable(), // the server's key for Web Push; null where it is not set up
  email: z.boolean(), // this server can send e-mail
  contact: z.string().max(200).nullable(), // whom to ask about this server, where that is said
})
/** What is left out stays. */
export const ChangeMe = z.strictObject({ name: Name.exactOptional(), notices: NoticeSettings.exactOptional() })
/** Somebody's account, as only they see it. */
export const Account = z.strictObject({
  email: z.string().max(320).nullable(), // null: made by a passkey alone
  confirmed: z.boolean(), // nothing but the confirmation is sent to an address before
  password: z.boolean(),
  recent: z.boolean(), // the sign-in is young enough for what asks for it
  passkeys: z.array(z.strictObject({ id: z.string(), name: z.string().nullable(), created: Time })),
  devices: z.array(
    z.strictObject({
      id: z.string(),
      here: z.boolean(), // the one that asks
      agent: z.string().max(1000), // as the browser names itself
      signedIn: Time,
      seen: Time,
    }),
  ),
})
export const Address = z.strictObject({ email: z.email().max(320) })
/** `sent`: a letter with a link is on its way; `kept`: this server sends none, and keeps it unconfirmed. */
export const AddressChange = z.strictObject({ ok: z.literal(true), how: z.enum(['sent', 'kept']) })
export const Confirmation = z.strictObject({ token: z.string().min(1).max(4000) })
/** `current` is null where the account has no password yet. */
export const PasswordChange = z.strictObject({ current: z.string().max(1000).nullable(), next: z.string().max(1000) })
/** What a program shows to act as its owner. The text itself is told once, when it is made. */
export const TokenCard = z.strictObject({ id: Id, name: Name, created: Time })

/** Leaving for good is not done by accident. */
export const Forget = z.strictObject({ sure: z.literal('delete everything') })

/** openskill's two numbers; `shown` is what people see, 1500 + 60 · (mu − 25), and `provisional` before ten matches. */
export const ShownRating = z.strictObject({
  game: GameId,
  players: Players,
  mu: z.number(),
  sigma: z.number(),
  shown: z.int(),
  matches: z.int().min(0),
  provisional: z.boolean(),
})
export const Ranked = z.strictObject({
  place: z.int().min(1),
  who: z.strictObject({ kind: z.literal('person'), person: Id, name: Name, as: PersonMark }),
  rating: ShownRating,
})
export const Profile = z.strictObject({
  ...{ person: Id, name: Name, as: PersonMark },
  ratings: z.array(ShownRating),
  blocked: z.boolean(),
})
/** A table of one's own: whether it is one's turn there, or one is asked to accept it. */
export const OwnCard = TableCard.extend({ waits: z.boolean(), you: SeatNumber.nullable() }) // `you`: one's seat, also while a bot keeps it
export const History = z.strictObject({ tables: z.array(OwnCard), next: Time.nullable() }) // `next` asks for the page after

export const PushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{1,200}={0,2}$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{1,100}={0,2}$/),
  }),
})
/** All that is kept of a person, for them to take away. */
export const Export = z.strictObject({
  format: z.literal('masterplan-person/1'),
  person: Id,
  name: Name.nullable(),
  account: z.boolean(),
  email: z.string().max(320).nullable(), // of the account, where there is one
  created: Time,
  seen: Time,
  notices: NoticeSettings,
  tables: z.array(
    z.strictObject({
      table: Id,
      game: GameId,
      status: TableStatus,
      visibility: Visibility,
      clock: Clock,
      created: Time,
      seat: z.int().nullable(), // null: hosted without sitting
      shown: Name.nullable(),
      did: z.array(z.strictObject({ seq: Seq, kind: z.string(), line: z.string(), at: Time })),
    }),
  ),
  chat: z.array(z.strictObject({ table: Id, n: Seq, at: Time, text: Words })),
  ratings: z.array(ShownRating),
  blocked: z.array(Id),
  muted: z.array(z.strictObject({ table: Id, person: Id })),
  reports: z.array(
    z.strictObject({ table: Id, about: Id.nullable(), reason: ReportReason, text: z.string().max(2000), at: Time }),
  ),
  subscriptions: z.array(z.string()),
  tokens: z.array(TokenCard),
})
/** `repeated`: this key had made the table before. */
export const Created = z.strictObject({ ok: z.literal(true), table: Id, repeated: z.boolean() })

export type Account = z.infer<typeof Account>
export type TokenCard = z.infer<typeof TokenCard>
export type NoticeSettings = z.infer<typeof NoticeSettings>
export type Me = z.infer<typeof Me>
export type ChangeMe = z.infer<typeof ChangeMe>
export type ShownRating = z.infer<typeof ShownRating>
export type Ranked = z.infer<typeof Ranked>
export type Profile = z.infer<typeof Profile>
export type OwnCard = z.infer<typeof OwnCard>
export type History = z.infer<typeof History>
export type PushSubscription = z.infer<typeof PushSubscription>
export type Export = z.infer<typeof Export>
export type Created = z.infer<typeof Created>
