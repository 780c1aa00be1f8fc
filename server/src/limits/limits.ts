import type { Tries } from './shared-limits.ts'

/** How much one address or person may ask, of all processes together. */
export interface Limits {
  readonly perAddress: Rate
  readonly perPerson: Rate
  readonly guestsPerAddress: Rate // new ones; who comes back is none
  readonly chat: Rate // lines of one person
  readonly socketsPerAddress: number
  readonly gatheringTables: number // of one host, that wait for players
  readonly gatheringPerAddress: number
  readonly openTables: number // of one host, that wait for players or are played
  readonly reports: number // of one person in a day
  readonly signIns: Tries // with a password, at one account
  readonly unread: number // bytes that a reader may be behind before it is dropped
}
/** A burst at once, and this many a second after that. */
export type Rate = { readonly burst: number; readonly perSecond: number }

export const USUAL_LIMITS: Limits = {
  perAddress: { burst: 400, perSecond: 40 },
  perPerson: { burst: 200, perSecond: 20 },
  guestsPerAddress: { burst: 60, perSecond: 1 / 30 }, // a school behind one address, and then 120 an hour
  chat: { burst: 10, perSecond: 1 / 6 }, // never more than 20 in a minute
  socketsPerAddress: 40,
  gatheringTables: 5,
  gatheringPerAddress: 20,
  openTables: 20,
  reports: 5,
  signIns: { window: 600, max: 10 },
  unread: 1_000_000,
}
const ENDLESS: Rate = { burst: Number.POSITIVE_INFINITY, perSecond: Number.POSITIVE_INFINITY }
/** For load tests, and where something in front of the server keeps limits already. */
export const NO_LIMITS: Limits = {
  perAddress: ENDLESS,
  perPerson: ENDLESS,
  guestsPerAddress: ENDLESS,
  chat: ENDLESS,
  socketsPerAddress: Number.POSITIVE_INFINITY,
  gatheringTables: Number.POSITIVE_INFINITY,
  gatheringPerAddress: Number.POSITIVE_INFINITY,
  openTables: Number.POSITIVE_INFINITY,
  reports: Number.POSITIVE_INFINITY,
  signIns: { window: 1, max: Number.POSITIVE_INFINITY },
  unread: 16_000_000,
}
