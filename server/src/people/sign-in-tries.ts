import { createHash } from 'node:crypto'
import { type No, no } from '@masterplan/protocol'
import type { Parts } from '../parts.ts'

const SIGN_IN = '/api/auth/sign-in/email'

/**
 * Passwords are tried at an account only so often, from however many addresses. That slows down who guesses, and at worst
 * who has forgotten; sessions and passkeys ask for no password and never come here. Null: go on.
 */
export async function slowedDown(
  { url, body }: { readonly url: string; readonly body: unknown },
  { sharedLimits, limits }: Pick<Parts, 'sharedLimits' | 'limits'>,
): Promise<No | null> {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined
  if (url.split('?')[0] !== SIGN_IN || typeof email !== 'string') return null
  if (limits.signIns.max === Number.POSITIVE_INFINITY) return null
  // Hashed: what counts tries need not know who has an account here.
  const account = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
  const { allowed, retryAfter } = await sharedLimits.attempt(`sign-in:${account}`, limits.signIns)
  return allowed ? null : no('too-many', { retryAfter })
}
