import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { checkedAddress, isPublicAddress } from '../src/notices/public-address.ts'
import { newPushKeys, push } from '../src/notices/web-push.ts'
import { openPushService, pushable } from './letterbox.ts'

const sender = (mayReach: (address: string) => boolean) => ({
  ...{ keys: newPushKeys(), contact: 'mailto:host@example.org', mayReach },
})

describe('where a notice may go', () => {
  test.each([
    ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '192.0.0.8', '198.18.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.5'],
    ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', '::127.0.0.1', 'localhost', ''],
  ])('not to %s', address => {
    expect(isPublicAddress(address)).toBe(false)
  })
  test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450:4001::5'])(
    'to %s',
    address => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  test('numbers in disguise are what they stand for', async () => {
    const { signal } = new AbortController()
    for (const link of ['https://0x7f.1/', 'https://2130706433/', 'https://[::ffff:7f00:1]/', 'https://127.1/']) {
      expect(await checkedAddress(new URL(link).hostname, isPublicAddress, signal), link).toBeNull()
    }
  })

  test('nothing is connected to that may not be reached', async () => {
    let connections = 0
    const machine = createServer(socket => {
      connections++
      socket.destroy()
    })
    await new Promise<void>(open => machine.listen(0, '127.0.0.1', open))
    const bound = machine.address()
    const port = typeof bound === 'object' ? bound?.port : 0
    for (const host of ['127.0.0.1', '[::ffff:127.0.0.1]']) {
      const { subscription } = pushable(`https://${host}:${port}/push`)
      expect(await push('turn', subscription, sender(isPublicAddress))).toBe('failed')
    }
    expect(connections).toBe(0)
    machine.close()
  })

  test('another address that the service names is not followed', async () => {
    const service = await openPushService(path => (path === '/me' ? 307 : 201), { location: '/elsewhere' })
    const { subscription } = pushable(`${service.address}/me`)
    expect(
      await push(
        'turn',
        subscription,
        sender(() => true),
      ),
    ).toBe('failed')
    expect(service.pushed.map(({ path }) => path)).toEqual(['/me'])
    await service.close()
  })

  test('a service that never answers is given up after three seconds', async () => {
    const silent = createServer(() => {})
    await new Promise<void>(open => silent.listen(0, '127.0.0.1', open))
    const bound = silent.address()
    const { subscription } = pushable(`http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}/`)
    const begun = performance.now()
    expect(
      await push(
        'turn',
        subscription,
        sender(() => true),
      ),
    ).toBe('failed')
    const took = performance.now() - begun
    expect(took).toBeGreaterThan(2500)
    expect(took).toBeLessThan(4500)
    silent.close()
  })
})
