import type { No } from '@masterplan/protocol'
import { rememberServer } from '../../device/known-server.ts'

/** What a server that cannot be reached would have said. */
export const UNREACHED: No = {
  ok: false,
  code: 'unavailable',
  sentence: '',
  refusal: null,
  missed: [],
  seq: null,
  retryAfter: 2,
}

export type Reply<Answer> = { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly no: No }

/** A browser opens only so many connections: what a deaf line never answers must not keep one. */
const patience = (): AbortSignal => AbortSignal.timeout(20_000)

let introduced: Promise<boolean> | null = null

/** A browser that the server does not know becomes a guest before it does anything; a server that is away is asked again. */
export function introduce(): Promise<boolean> {
  introduced ??= fetch('/api/me', { credentials: 'same-origin', signal: patience() })
    .then(async response => {
      await response.text() // an answer that nobody reads would keep its connection
      if (response.ok) rememberServer()
      return response.ok
    })
    .catch(() => false)
  return introduced.then(known => {
    if (!known) introduced = null
    return known
  })
}

/** What said who this browser is was taken back: the server is asked anew. */
export function introduceAgain(): void {
  introduced = null
}

/** Asks the server that this page came from. Never throws: a server that is away is an answer too. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Reply<Answer>> {
  try {
    await introduce()
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      signal: patience(),
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const said: unknown = await response.json()
    // The protocol's own shapes: the page and the server are one release.
    if (response.ok) return { ok: true, answer: said as Answer }
    return { ok: false, no: isNo(said) ? said : UNREACHED }
  } catch {
    return { ok: false, no: UNREACHED }
  }
}

const isNo = (said: unknown): said is No => typeof said === 'object' && said !== null && 'code' in said

/** Whether asking again with the same key may help: nothing was stored, or nobody knows. */
export const mayRetry = ({ code }: No): boolean => code === 'unavailable' || code === 'broken'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A key for one command: sent again, it is still the same command. */
export const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => LETTERS[byte % 64]).join('')
