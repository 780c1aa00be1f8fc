import { passkey } from '@better-auth/passkey'
import type { OpenStore } from '@masterplan/store'
import { betterAuth } from 'better-auth'
import { APIError, getSessionFromCtx } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { trustedOrigins } from '../doors/safety.ts'
import type { SharedLimits } from '../limits/shared-limits.ts'
import { type AccountLetter, LETTERS, type LetterLanguage } from './letters.ts'

/** Where accounts are kept, and how they are reached. */
export interface AccountSettings {
  readonly database: OpenStore['database']
  readonly secret: string
  readonly origin: string // of the page, as browsers see it: passkeys belong to it
  readonly limits: 'usual' | 'none' // on how often somebody may try to sign in
  readonly mail: Mail | null // null: this server sends no e-mail; its host can make a link for a new password
  readonly attempt: SharedLimits['attempt'] // counts who tries how often, over all processes
  failed(what: string): void
  /** Whatever was signed in to this account is not any more. */
  passwordChanged(account: string): Promise<void>
}
export interface Mail {
  send(letter: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>
}

/** People who came by passkey gave no address; accounts need one that is their own and that no letter can reach. */
const NOWHERE = '@passkey.invalid'
export const addressOf = (email: string): string | null => (email.endsWith(NOWHERE) ? null : email)

export const HOUR = 3600
/** What follows `#` stays in the browser: no log of a server or a proxy has it. */
export const passwordPage = (origin: string, token: string): string => `${origin}/account/password#${token}`
export const confirmPage = (origin: string, token: string): string => `${origin}/account/confirm#${token}`

/** Nobody waits for a letter: how long an answer takes must not tell who has an account. */
export function writeTo(
  settings: Pick<AccountSettings, 'mail' | 'origin' | 'failed'>,
  { to, letter, link, language }: { to: string; letter: AccountLetter; link: string; language: LetterLanguage },
): void {
  const { mail, origin, failed } = settings
  if (mail === null || addressOf(to) === null) return
  const text = LETTERS[language][letter](new URL(origin).host, link)
  mail.send({ to, ...text }).catch(() => failed('a letter could not be sent'))
}

const languageOf = (request: Request | undefined, origin: string): LetterLanguage =>
  new URL(request?.url ?? origin).searchParams.get('language') === 'fr' ? 'fr' : 'en'

export type Auth = ReturnType<typeof newAuth>

/** What happens around an account that the library alone does not do. */
export interface AuthEvents {
  passwordReset(account: string, email: string): Promise<void>
  /** What makes a link for a new password good, once and within an hour. */
  newResetToken(account: string): Promise<string>
}

export function newAuth(settings: AccountSettings, events: AuthEvents) {
  const { database, secret, origin, mail, limits, attempt } = settings
  const secure = origin.startsWith('https:')
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
      // Where letters can be sent, an address is confirmed first: signing up then tells nobody whether it was known.
      requireEmailVerification: mail !== null,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: HOUR,
      onPasswordReset: ({ user }) => events.passwordReset(user.id, user.email),
      ...(mail === null ? {} : letterSenders()),
    },
    ...(mail === null
      ? {}
      : {
          emailVerification: {
            sendOnSignUp: true,
            sendOnSignIn: true,
            expiresIn: HOUR,
            async sendVerificationEmail(
              { user, token }: { user: { email: string }; token: string },
              request?: Request,
            ) {
              const language = languageOf(request, origin)
              writeTo(settings, { to: user.email, letter: 'confirm', link: confirmPage(origin, token), language })
            },
          },
        }),
    session: { modelName: 'account_sessions', expiresIn: 60 * 60 * 24 * 90, updateAge: 60 * 60 * 24, freshAge: 600 },
    rateLimit: { enabled: limits === 'usual', window: 60, max: 60, customStorage: { consume: attempt } },
    advanced: {
      // With `__Host-` no other host of the domain can plant a cookie. The library's own prefix for https is a weaker one.
      cookiePrefix: secure ? '__Host-masterplan' : 'masterplan',
      useSecureCookies: false,
      defaultCookieAttributes: { secure },
      database: { validateSchema: false }, // the store's migrations made it
    },
    telemetry: { enabled: false },
    logger: { disabled: true }, // it would write addresses into the log
    plugins: [passkeys(origin)],
  })

  type Known = { readonly user: { readonly id: string; readonly email: string; readonly emailVerified: boolean } }

  function letterSenders() {
    return {
      async sendResetPassword({ user, token }: Known & { readonly token: string }, request?: Request) {
        const letter = user.emailVerified ? 'forgotten' : 'claim'
        const link = passwordPage(origin, token)
        writeTo(settings, { to: user.email, letter, link, language: languageOf(request, origin) })
      },
      /** Somebody signs up with an address that has an account: only its owner is told so. */
      async onExistingUserSignUp({ user }: Known, request?: Request) {
        const language = languageOf(request, origin)
        if (user.emailVerified)
          writeTo(settings, { to: user.email, letter: 'known', link: `${origin}/account`, language })
        else {
          const link = passwordPage(origin, await events.newResetToken(user.id))
          writeTo(settings, { to: user.email, letter: 'claim', link, language })
        }
      },
    }
  }
}

const passkeys = (origin: string) =>
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
        if ((await internalAdapter.findUserById(user.id)) !== null) {
          const session = await getSessionFromCtx(ctx)
          if (session?.user.id !== user.id) throw new APIError('UNAUTHORIZED') // signed out since they asked for it
          return
        }
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
  })
