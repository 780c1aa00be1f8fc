import { createPublicKey, verify } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { authorization, newPushKeys, type PushTarget, push, pushKeysFrom, sealed } from '../src/notices/web-push.ts'
import { openPushService, pushable } from './letterbox.ts'

const fromText = (text: string) => Buffer.from(text, 'base64url')

describe('a push message', () => {
  test('is sealed as in the example of RFC 8291', () => {
    const subscription: PushTarget = {
      endpoint: 'https://push.example/x',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }
    const nonces = {
      privateKey: fromText('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      salt: fromText('DGv6ra1nlYgDCS1FRnbzlw'),
    }
    expect(sealed('When I grow up, I want to be a watermelon', subscription, nonces).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })

  test('is read by the browser it was meant for, whatever it says', () => {
    const { subscription, read } = pushable('https://push.example/x')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), text => {
        expect(read(sealed(text, subscription))).toBe(text)
      }),
      { numRuns: 50 },
    )
  })

  test('is known by keys that follow from a secret, the same in every process', () => {
    const keys = pushKeysFrom('a secret')
    expect(pushKeysFrom('a secret')).toEqual(keys)
    expect(pushKeysFrom('another secret')).not.toEqual(keys)
    expect([fromText(keys.publicKey).length, fromText(keys.privateKey).length]).toEqual([65, 32])
  })

  test('carries a note that the push service can verify', () => {
    const keys = newPushKeys()
    const [, note, signature, key] =
      /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(
        authorization('https://push.example/x/y', keys, 'mailto:host@example.org', 1000),
      ) ?? []
    expect(key).toBe(keys.publicKey)
    expect(JSON.parse(fromText(note!.split('.')[1]!).toString())).toEqual({
      aud: 'https://push.example',
      exp: 1000 + 12 * 3600,
      sub: 'mailto:host@example.org',
    })
    const point = fromText(keys.publicKey)
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    })
    const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
    expect(verify('sha256', Buffer.from(note!), options, fromText(signature!))).toBe(true)
  })

  test.each([
    [201, 'sent'],
    [410, 'gone'],
    [404, 'gone'],
    [500, 'failed'],
  ])('answered with %i is %s', async (status, outcome) => {
    const service = await openPushService(() => status)
    const { subscription, read } = pushable(`${service.address}/me`)
    const sender = { keys: newPushKeys(), contact: 'mailto:host@example.org', mayReach: () => true }
    expect(await push('It is your turn.', subscription, sender)).toBe(outcome)
    expect(service.pushed.map(({ body }) => read(body))).toEqual(['It is your turn.'])
    expect(service.pushed[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm' })
    await service.close()
  })

  test('to a service that is not there has failed, and nothing breaks', async () => {
    const { subscription } = pushable('http://127.0.0.1:9/me')
    const sender = { keys: newPushKeys(), contact: 'mailto:host@example.org', mayReach: () => true }
    expect(await push('It is your turn.', subscription, sender)).toBe('failed')
  })
})
