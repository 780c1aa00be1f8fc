import { randomBytes } from 'node:crypto'
import type { Account } from '@masterplan/protocol'
import { createEmailVerificationToken, isAPIError } from 'better-auth/api'
import { verifyJWT } from 'better-auth/crypto'
import {
  type AccountSettings,
  type Auth,
  addressOf,
  confirmPage,
  HOUR,
  newAuth,
  passwordPage,
  writeTo,
} from './auth.ts'
import type { LetterLanguage } from './letters.ts'

/** Accounts are optional: they only say that the same person is back, by passkey or by e-mail and password. */
export interface Accounts {
  /** Everything below `/api/auth/`. */
  answer(request: Request): Promise<Response>
  /** Whose session the request carries. */
  whose(headers: Headers): Promise<AccountSession | null>
  /** Where letters may go: null, unless the address is confirmed. */
  confirmedEmailOf(account: string): Promise<string | null>
  emailOf(account: string): Promise<string | null>
  cardOf(session: AccountSession): Promise<Omit<Account, 'recent'>>
  /** Where the account of this address gets a new password, once and within an hour; null: there is no such account. */
  linkFor(email: string): Promise<string | null>
  changeAddress(account: string, email: string, language: LetterLanguage): Promise<'sent' | 'kept' | 'taken'>
  /** False: what the letter said is too old, or made up, or about an address that has changed again. */
  confirm(token: string): Promise<boolean>
  changePassword(session: AccountSession, change: NewPassword, headers: Headers): Promise<PasswordOutcome>
  /** `last`: without it nobody could sign in any more. */
  removePasskey(account: string, id: string): Promise<'removed' | 'none' | 'last'>
  /** False: this account has no such session. */
  endSession(account: string, id: string): Promise<boolean>
  endSessions(account: string): Promise<void>
  forget(account: string): Promise<void>
}
export type AccountSession = {
  readonly account: string
  readonly id: string
  readonly token: string
  readonly signedIn: number
  readonly renewed: readonly string[] // cookies of a session that lasts longer now
}
export type NewPassword = { readonly current: string | null; readonly next: string }
export type PasswordOutcome =
  | { readonly ok: true; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly code: 'wrong-password' | 'short-password' | 'no-address' }

export function accounts(settings: AccountSettings): Accounts {
  const auth: Auth = newAuth(settings, {
    newResetToken: account => newResetToken(auth, account),
    /** The link came by letter or from the host: it proves the address as well. */
    async passwordReset(account, email) {
      const { internalAdapter } = await auth.$context
      if (addressOf(email) !== null) await internalAdapter.updateUser(account, { emailVerified: true })
      await internalAdapter.deleteUserSessions(account) // before anybody is asked again who they are
      await settings.passwordChanged(account)
    },
  })
  const adapter = async () => (await auth.$context).internalAdapter
  const emailOf = async (account: string) => {
    const user = await (await adapter()).findUserById(account)
    return user === null ? null : { address: addressOf(user.email), stored: user.email, confirmed: user.emailVerified }
  }
  return {
    answer: request => auth.handler(request),
    async whose(headers) {
      const { response, headers: said } = await auth.api.getSession({ headers, returnHeaders: true })
      if (response === null) return null
      const { session, user } = response
      const times = { signedIn: session.createdAt.getTime(), renewed: said.getSetCookie() }
      return { account: user.id, id: session.id, token: session.token, ...times }
    },
    async confirmedEmailOf(account) {
      const found = await emailOf(account)
      return found?.confirmed === true ? found.address : null
    },
    emailOf: async account => (await emailOf(account))?.address ?? null,
    cardOf: session => cardOf(auth, session),
    async linkFor(email) {
      const found = await (await adapter()).findUserByEmail(email.toLowerCase())
      if (found === null || addressOf(found.user.email) === null) return null
      return passwordPage(settings.origin, await newResetToken(auth, found.user.id))
    },
    async changeAddress(account, given, language) {
      const email = given.toLowerCase()
      const taken = (await (await adapter()).findUserByEmail(email)) !== null
      if (settings.mail === null) {
        if (taken) return 'taken'
        await (await adapter()).updateUser(account, { email, emailVerified: false })
        return 'kept'
      }
      const from = (await emailOf(account))?.stored ?? ''
      const token = await createEmailVerificationToken(settings.secret, from, email, HOUR)
      // Whether it is taken, only who reads its letters may know.
      if (!taken) {
        writeTo(settings, { to: email, letter: 'confirm', link: confirmPage(settings.origin, token), language })
      }
      return 'sent'
    },
    confirm: token => confirm(auth, token, settings.secret),
    changePassword: (session, change, headers) => changePassword(auth, session, change, headers),
    async removePasskey(account, id) {
      const { adapter: rows, internalAdapter } = await auth.$context
      const keys = await rows.findMany<{ id: string }>({
        model: 'passkey',
        where: [{ field: 'userId', value: account }],
      })
      if (!keys.some(key => key.id === id)) return 'none'
      if (keys.length === 1 && (await internalAdapter.findCredentialAccount(account)) === null) return 'last'
      await rows.deleteMany({ model: 'passkey', where: [{ field: 'id', value: id }] })
      return 'removed'
    },
    async endSession(account, id) {
      const sessions = await (await adapter()).listSessions(account)
      const found = sessions.find(session => session.id === id)
      if (found !== undefined) await (await adapter()).deleteSession(found.token)
      return found !== undefined
    },
    endSessions: async account => void (await (await adapter()).deleteUserSessions(account)),
    async forget(account) {
      const { adapter: rows, internalAdapter } = await auth.$context
      await internalAdapter.deleteUserSessions(account)
      await rows.deleteMany({ model: 'passkey', where: [{ field: 'userId', value: account }] })
      await internalAdapter.deleteUser(account)
    },
  }
}

async function newResetToken(auth: Auth, account: string): Promise<string> {
  const { internalAdapter } = await auth.$context
  const token = randomBytes(18).toString('base64url')
  await internalAdapter.createVerificationValue({
    ...{ identifier: `reset-password:${token}`, value: account },
    expiresAt: new Date(Date.now() + 1000 * HOUR),
  })
  return token
}

async function cardOf(auth: Auth, { account, id: here }: AccountSession): Promise<Omit<Account, 'recent'>> {
  const { adapter: rows, internalAdapter } = await auth.$context
  const user = await internalAdapter.findUserById(account)
  const where = [{ field: 'userId', value: account }]
  type Key = { id: string; name: string | null; createdAt: Date | null }
  const keys = await rows.findMany<Key>({ model: 'passkey', where })
  const sessions = await internalAdapter.listSessions(account, { onlyActiveSessions: true })
  return {
    email: user === null ? null : addressOf(user.email),
    confirmed: user?.emailVerified ?? false,
    password: (await internalAdapter.findCredentialAccount(account)) !== null,
    passkeys: keys.map(({ id, name, createdAt }) => ({ id, name, created: createdAt?.getTime() ?? 0 })),
    devices: sessions
      .map(({ id, userAgent, createdAt, updatedAt }) => ({
        ...{ id, here: id === here, agent: (userAgent ?? '').slice(0, 1000) },
        ...{ signedIn: createdAt.getTime(), seen: updatedAt.getTime() },
      }))
      .sort((one, other) => Number(other.here) - Number(one.here) || other.seen - one.seen),
  }
}

/** An address proves itself by what only its reader can know; nobody is signed in by it. */
async function confirm(auth: Auth, token: string, secret: string): Promise<boolean> {
  const said = await verifyJWT<{ email?: string; updateTo?: string }>(token, secret).catch(() => null)
  if (said === null || typeof said.email !== 'string') return false
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findUserByEmail(said.email)
  if (found === null) return false
  if (said.updateTo === undefined) {
    await internalAdapter.updateUser(found.user.id, { emailVerified: true })
    return true
  }
  if ((await internalAdapter.findUserByEmail(said.updateTo)) !== null) return false
  await internalAdapter.updateUser(found.user.id, { email: said.updateTo, emailVerified: true })
  return true
}

/** Whatever else was signed in is not any more; the session that asks goes on under a new name. */
async function changePassword(
  auth: Auth,
  { account, token }: AccountSession,
  { current, next }: NewPassword,
  headers: Headers,
): Promise<PasswordOutcome> {
  const { internalAdapter } = await auth.$context
  try {
    if ((await internalAdapter.findCredentialAccount(account)) !== null) {
      const body = { currentPassword: current ?? '', newPassword: next, revokeOtherSessions: true }
      const said = await auth.api.changePassword({ body, headers, returnHeaders: true })
      return { ok: true, cookies: said.headers.getSetCookie() }
    }
    const user = await internalAdapter.findUserById(account)
    if (user === null || addressOf(user.email) === null) return { ok: false, code: 'no-address' }
    await auth.api.setPassword({ body: { newPassword: next }, headers })
    const others = (await internalAdapter.listSessions(account)).filter(session => session.token !== token)
    await internalAdapter.deleteSessions(others.map(session => session.token))
    return { ok: true, cookies: [] }
  } catch (error) {
    if (!isAPIError(error)) throw error
    const wrong = error.body?.code === 'INVALID_PASSWORD'
    return { ok: false, code: wrong ? 'wrong-password' : 'short-password' }
  }
}
