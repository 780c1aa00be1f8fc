import { randomBytes } from 'node:crypto'
import { passkey } from '@better-auth/passkey'
import type { OpenStore } from '@masterplan/store'
import { betterAuth } from 'better-auth'
import { setSessionCookie } from 'better-auth/cookies'
import { trustedOrigins } from '../doors/safety.ts'
import type { SharedLimits } from '../limits/shared-limits.ts'
import { LETTERS } from './letters.ts'

/** Where accounts are kept, and how they are reached. */
export interface AccountSettings {
  readonly database: OpenStore['database']
  readonly secret: string
  readonly origin: string // of the page, as browsers see it: passkeys belong to it
  readonly limits: 'usual' | 'none' // on how often somebody may try to sign in
  readonly mail: Mail | null // null: this server sends no e-mail; its host can make a link for a new password
  readonly attempt: SharedLimits['attempt'] // counts who tries how often, over all processes
  failed(what: string): void
}
export interface Mail {
  send(letter: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>
}

/** Accounts are optional: they only say that the same person is back, by passkey or by e-mail and password. */
export interface Accounts {
  /** Everything below `/api/auth/`. */
  answer(request: Request): Promise<Response>
  /** Whose session the request carries. */
  whose(headers: Headers): Promise<AccountHolder | null>
  emailOf(account: string): Promise<string | null>
  /** Where the account of this address gets a new password, once and within an hour; null: there is no such account. */
  linkFor(email: string): Promise<string | null>
  forget(account: string): Promise<void>
}
export type AccountHolder = { readonly account: string; readonly email: string | null }

/** People who came by passkey gave no address; accounts need one that is their own and that no letter can reach. */
const NOWHERE = '@passkey.invalid'
const addressOf = (email: string): string | null => (email.endsWith(NOWHERE) ? null : email)

const HOUR = 3600
/** What follows `#` stays in the browser: no log of a server or a proxy has it. */
const linkTo = (origin: string, token: string): string => `${origin}/account/password#${token}`

export function accounts(settings: AccountSettings): Accounts {
  const auth = newAuth(settings)
  return {
    answer: request => auth.handler(request),
    async whose(headers) {
      const session = await auth.api.getSession({ headers })
      return session === null ? null : { account: session.user.id, email: addressOf(session.user.email) }
    },
    async emailOf(account) {
      const { internalAdapter } = await auth.$context
      const user = await internalAdapter.findUserById(account)
      return user === null ? null : addressOf(user.email)
    },
    async linkFor(email) {
      const { internalAdapter } = await auth.$context
      const found = await internalAdapter.findUserByEmail(email.toLowerCase())
      if (found === null || addressOf(found.user.email) === null) return null
      const token = randomBytes(18).toString('base64url')
      await internalAdapter.createVerificationValue({
        ...{ identifier: `reset-password:${token}`, value: found.user.id },
        expiresAt: new Date(Date.now() + 1000 * HOUR),
      })
      return linkTo(settings.origin, token)
    },
    async forget(account) {
      const { adapter, internalAdapter } = await auth.$context
      await internalAdapter.deleteUserSessions(account)
      await adapter.deleteMany({ model: 'passkey', where: [{ field: 'userId', value: account }] })
      await internalAdapter.deleteUser(account)
    },
  }
}

function newAuth({ database, secret, origin, mail, limits, attempt, failed }: AccountSettings) {
  return betterAuth({
    appName: 'Masterplan',
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    // Times as text and truths as numbers in both databases: PostgreSQL is spoken to as if it were SQLite.
    database: { db: database.connection, type: 'sqlite' },
    user: { modelName: 'account_users' },
    account: { modelName: 'account_credentials' },
    verification: { modelName: 'account_checks', storeIdentifier: 'hashed' },
    trustedOrigins: trustedOrigins(origin),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      maxPasswordLength: 200,
      autoSignIn: true,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: HOUR,
      ...(mail === null
        ? {}
        : {
            async sendResetPassword({ user, token }, request) {
              if (addressOf(user.email) === null) return
              const language = new URL(request?.url ?? origin).searchParams.get('language') === 'fr' ? 'fr' : 'en'
              const letter = LETTERS[language](new URL(origin).host, linkTo(origin, token))
              // Nobody waits for it: how long an answer takes must not tell who has an account.
              mail.send({ to: user.email, ...letter }).catch(() => failed('a letter could not be sent'))
            },
          }),
    },
    session: { modelName: 'account_sessions', expiresIn: 60 * 60 * 24 * 90, updateAge: 60 * 60 * 24 },
    rateLimit: { enabled: limits === 'usual', window: 60, max: 60, customStorage: { consume: attempt } },
    advanced: {
      cookiePrefix: 'masterplan',
      useSecureCookies: origin.startsWith('https:'),
      database: { validateSchema: false }, // the store's migrations made it
    },
    telemetry: { enabled: false },
    logger: { disabled: true }, // it would write addresses into the log
    plugins: [
      passkey({
        schema: { passkey: { modelName: 'account_passkeys' } },
        rpID: new URL(origin).hostname,
        rpName: 'Masterplan',
        origin,
        registration: {
          requireSession: false,
          // A guest's first passkey makes the account; the account begins when the passkey has proved itself.
          resolveUser: () => ({ id: crypto.randomUUID(), name: 'Masterplan' }),
          async afterVerification({ ctx, user }) {
            const { internalAdapter } = ctx.context
            if ((await internalAdapter.findUserById(user.id)) !== null) return
            const email = `${user.id}${NOWHERE}`
            const made = await internalAdapter.createUser(
              { name: 'Masterplan', email, emailVerified: false },
              { method: 'passkey' },
            )
            const session = await internalAdapter.createSession(made.id)
            await setSessionCookie(ctx, { session, user: made })
            return { userId: made.id }
          },
        },
      }),
    ],
  })
}
