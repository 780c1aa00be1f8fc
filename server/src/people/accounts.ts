import { passkey } from '@better-auth/passkey'
import type { OpenStore } from '@masterplan/store'
import { betterAuth } from 'better-auth'
import { setSessionCookie } from 'better-auth/cookies'

/** Where accounts are kept, and how they are reached. */
export interface AccountSettings {
  readonly database: OpenStore['database']
  readonly secret: string
  readonly origin: string // of the page, as browsers see it: passkeys belong to it
  readonly limits: 'usual' | 'none' // on how often somebody may try to sign in
  readonly mail: Mail | null // null: this server sends no e-mail, so passwords cannot be won back
}
export interface Mail {
  send(letter: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>
}

/** Accounts are optional: they only say that the same person is back, by passkey or by e-mail and password. */
export interface Accounts {
  /** Everything below `/api/auth/`. */
  answer(request: Request): Promise<Response>
  /** Whose session the request carries. */
  whose(headers: Headers): Promise<Holder | null>
  emailOf(account: string): Promise<string | null>
  forget(account: string): Promise<void>
}
export type Holder = { readonly account: string; readonly email: string | null }

/** Whoever came by passkey gave no address; accounts need one that is their own and that no letter can reach. */
const NOWHERE = '@passkey.invalid'
const addressOf = (email: string): string | null => (email.endsWith(NOWHERE) ? null : email)

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
    async forget(account) {
      const { adapter, internalAdapter } = await auth.$context
      await internalAdapter.deleteUserSessions(account)
      await adapter.deleteMany({ model: 'passkey', where: [{ field: 'userId', value: account }] })
      await internalAdapter.deleteUser(account)
    },
  }
}

function newAuth({ database, secret, origin, mail, limits }: AccountSettings) {
  const send = (to: string, subject: string, text: string) => mail?.send({ to, subject, text }) ?? Promise.resolve()
  return betterAuth({
    appName: 'Masterplan',
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    // Times as text and truths as numbers in both databases: PostgreSQL is spoken to as if it were SQLite.
    database: { db: database.connection, type: 'sqlite' },
    user: { modelName: 'account_users' },
    account: { modelName: 'account_credentials' },
    verification: { modelName: 'account_checks' },
    trustedOrigins: [origin],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      maxPasswordLength: 200,
      autoSignIn: true,
      revokeSessionsOnPasswordReset: true,
      ...(mail === null
        ? {}
        : {
            sendResetPassword: ({ user, url }) =>
              send(user.email, 'A new password for Masterplan', `Choose a new password here: ${url}\n`),
          }),
    },
    session: { modelName: 'account_sessions', expiresIn: 60 * 60 * 24 * 90, updateAge: 60 * 60 * 24 },
    rateLimit: { enabled: limits === 'usual', window: 60, max: 60, storage: 'memory' },
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
