import { createCipheriv, createECDH, createPrivateKey, type ECDH, hkdfSync, randomBytes, sign } from 'node:crypto'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { checkedAddress } from './public-address.ts'

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
  mayReach(address: string): boolean // an address of the internet: whoever subscribes says where we connect to
}

/** A push service that takes longer has failed: looking up its name, connecting and answering, all of it. */
const PATIENCE = 3000

/** Sends one message; `gone` means that the browser does not want any more. */
export async function push(text: string, to: PushTarget, sender: PushSender): Promise<PushResult> {
  try {
    const status = await post(to, new Uint8Array(sealed(text, to)), sender, AbortSignal.timeout(PATIENCE))
    if (status >= 200 && status < 300) return 'sent'
    return status === 404 || status === 410 ? 'gone' : 'failed'
  } catch {
    return 'failed'
  }
}

/** The status of the answer. Connects to the address that was looked at, whatever its name says a moment later. */
async function post(
  { endpoint }: PushTarget,
  body: Uint8Array,
  { keys, contact, mayReach }: PushSender,
  signal: AbortSignal,
): Promise<number> {
  const url = new URL(endpoint)
  const address = await checkedAddress(url.hostname, mayReach, signal)
  if (address === null) throw new Error('This address may not be reached.')
  const family = isIP(address)
  const headers = {
    authorization: authorization(endpoint, keys, contact, Date.now() / 1000),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    'content-length': body.length,
    ttl: HALF_A_DAY,
    urgency: 'normal',
  }
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain
    request(
      url,
      {
        ...{ method: 'POST', headers, signal, agent: false },
        lookup: (_name, { all }, found) => (all ? found(null, [{ address, family }]) : found(null, address, family)),
      },
      answer => {
        resolve(answer.statusCode ?? 0)
        answer.destroy() // what it says besides is nothing to us, and another address is never followed
      },
    )
      .on('error', reject)
      .end(body)
  })
}
