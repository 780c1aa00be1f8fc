import { createCipheriv, createECDH, createPrivateKey, type ECDH, hkdfSync, randomBytes, sign } from 'node:crypto'

/** Where a browser wants to be woken, as `PushSubscription.toJSON()` says it. */
export type PushTarget = {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** The server's own pair of keys, by which push services know it (VAPID). */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string }

const CURVE = 'prime256v1'
const RECORD_SIZE = 4096
const HALF_A_DAY = 12 * 60 * 60

const fromText = (text: string) => Buffer.from(text, 'base64url')

export function newPushKeys(): PushKeys {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return keysOf(pair)
}

/** The same secret gives the same keys: browsers that subscribed at one process can be reached by every other. */
export function pushKeysFrom(secret: string): PushKeys {
  const pair = createECDH(CURVE)
  for (let attempt = 0; ; attempt++) {
    try {
      pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', `push keys ${attempt}`, 32)))
      return keysOf(pair)
    } catch {
      // One number in four billion is none of the curve's: the next one is.
    }
  }
}

function keysOf(pair: ECDH): PushKeys {
  // A private key that begins with zeros comes out shorter; push keys are always 32 bytes.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

/** What may differ from message to message; given only to compare with the example of RFC 8291. */
export type Nonces = { readonly privateKey: Buffer; readonly salt: Buffer }

function freshNonces(): Nonces {
  return { privateKey: fromText(newPushKeys().privateKey), salt: randomBytes(16) }
}

/** RFC 8291: only the browser can read it, the push service cannot. */
export function sealed(text: string, { keys }: PushTarget, nonces: Nonces = freshNonces()): Buffer {
  const theirs = fromText(keys.p256dh)
  const pair = createECDH(CURVE)
  pair.setPrivateKey(nonces.privateKey)
  const ours = pair.getPublicKey()
  const shared = pair.computeSecret(theirs)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const input = Buffer.from(hkdfSync('sha256', shared, fromText(keys.auth), info, 32))
  const key = Buffer.from(hkdfSync('sha256', input, nonces.salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', input, nonces.salt, 'Content-Encoding: nonce\0', 12))
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const lastRecord = Buffer.from([2])
  const body = Buffer.concat([
    cipher.update(text, 'utf8'),
    cipher.update(lastRecord),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  const recordSize = Buffer.alloc(4)
  recordSize.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([nonces.salt, recordSize, Buffer.from([ours.length]), ours, body])
}

/** RFC 8292: a note that says who asks, signed for this push service alone. `now` in seconds. */
export function authorization(endpoint: string, keys: PushKeys, contact: string, now: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now) + HALF_A_DAY, sub: contact }
  const note = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const point = fromText(keys.publicKey)
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: keys.privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const signature = sign('sha256', Buffer.from(note), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return `vapid t=${note}.${signature}, k=${keys.publicKey}`
}

export type PushResult = 'sent' | 'gone' | 'failed'

export interface PushSender {
  readonly keys: PushKeys
  readonly contact: string // `mailto:` or `https:`, for the operators of the push service
}

/** Sends one message; `gone` means that the browser does not want any more. */
export async function push(text: string, to: PushTarget, { keys, contact }: PushSender): Promise<PushResult> {
  try {
    const answer = await fetch(to.endpoint, {
      method: 'POST',
      headers: {
        authorization: authorization(to.endpoint, keys, contact, Date.now() / 1000),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(HALF_A_DAY),
        urgency: 'normal',
      },
      body: new Uint8Array(sealed(text, to)),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    })
    if (answer.ok) return 'sent'
    return answer.status === 404 || answer.status === 410 ? 'gone' : 'failed'
  } catch {
    return 'failed'
  }
}
