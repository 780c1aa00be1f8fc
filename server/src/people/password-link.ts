import type { OpenStore } from '@masterplan/store'

/** For the host of a server that sends no e-mail: where somebody gets a new password. Null: no account has this address. */
export async function passwordLink(
  email: string,
  { database, origin }: { readonly database: OpenStore['database']; readonly origin: string },
): Promise<string | null> {
  // Loaded where it is used: every other command starts faster without it.
  const { accounts } = await import('./accounts.ts')
  const known = accounts({
    ...{ database, origin, secret: 'signs nothing here', limits: 'none', mail: null },
    ...{
      attempt: async () => ({ allowed: true, retryAfter: null }),
      failed: () => {},
      passwordChanged: async () => {},
    },
  })
  return known.linkFor(email)
}
