/** How much one address or person may ask, of all processes together. */
export interface Limits {
  readonly perAddress: Rate
  readonly perPerson: Rate
  readonly socketsPerAddress: number
  readonly openTables: number // that one host may have at a time
  readonly unread: number // bytes that a reader may be behind before it is dropped
}
/** A burst at once, and this many a second after that. */
export type Rate = { readonly burst: number; readonly perSecond: number }

export const USUAL_LIMITS: Limits = {
  perAddress: { burst: 400, perSecond: 40 },
  perPerson: { burst: 200, perSecond: 20 },
  socketsPerAddress: 40,
  openTables: 20,
  unread: 1_000_000,
}
const ENDLESS: Rate = { burst: Number.POSITIVE_INFINITY, perSecond: Number.POSITIVE_INFINITY }
/** For load tests, and where something in front of the server keeps limits already. */
export const NO_LIMITS: Limits = {
  perAddress: ENDLESS,
  perPerson: ENDLESS,
  socketsPerAddress: Number.POSITIVE_INFINITY,
  openTables: Number.POSITIVE_INFINITY,
  unread: 16_000_000,
}
