import type { Word } from '../../words/en.ts'

/** What the accounts' library calls its refusals, and what people are told. */
const SAID: Readonly<Record<string, Word>> = {
  PASSWORD_TOO_SHORT: 'refusal.online.short-password',
  PASSWORD_TOO_LONG: 'refusal.online.short-password',
  INVALID_EMAIL: 'account.address-wrong',
  VALIDATION_ERROR: 'account.address-wrong',
  INVALID_EMAIL_OR_PASSWORD: 'account.wrong-sign-in',
  EMAIL_NOT_VERIFIED: 'account.unconfirmed',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'refusal.online.address-taken',
  'two-seats': 'refusal.online.two-seats',
  'too-many': 'refusal.online.too-many',
  unavailable: 'refusal.online.unavailable',
}

export const signInProblem = (code: string): Word => SAID[code] ?? 'online.sign-failed'
