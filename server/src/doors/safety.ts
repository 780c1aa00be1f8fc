import type { IncomingMessage } from 'node:http'

/** Everything comes from this one origin; styles may be set by script because boards animate. */
export const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'", // the cores of two games are WebAssembly; nothing else is compiled from data
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ')

export const SAFETY: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
/** Answers of the API are data, whatever a browser makes of them. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** The page's own, and for one on this machine its number too: two names of one machine, and nobody can move a number. */
export const trustedOrigins = (origin: string): string[] => [
  ...new Set([origin, origin.replace('//localhost:', '//127.0.0.1:')]),
]

/**
 * Whether a request comes from our own page, or from a program. Browsers name the page a request comes from; a cookie of
 * ours that rides along with another site's request must not move pieces. Where the origin is told, no other is believed:
 * anybody can make a name of their own lead here, and then their page names a host that is ours.
 */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, publicOrigin: string | null): boolean {
  const { origin, host } = headers
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site'
  if (publicOrigin !== null) return trustedOrigins(publicOrigin).includes(origin)
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
