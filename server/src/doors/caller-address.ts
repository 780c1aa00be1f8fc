import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

type Asked = Pick<IncomingMessage, 'headers'> & { readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'> }

/**
 * Whose limits a request counts towards, over HTTP and sockets alike. Behind a proxy that is whom the proxy itself saw, the
 * last it names: what stands before that anybody may have written. Of IPv6 everybody has a whole network (/64) to choose from.
 */
export function callerAddress({ headers, socket }: Asked, behindProxy: boolean): string {
  const named = behindProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
    : undefined
  return networkOf(bare(named ?? '')) ?? networkOf(socket.remoteAddress ?? '') ?? ''
}

/** Some proxies name the port as well: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function bare(named: string): string {
  const [, inside] = /^\[([^\]]+)\](?::\d+)?$/.exec(named.trim()) ?? /^([\d.]+):\d+$/.exec(named.trim()) ?? []
  return inside ?? named.trim()
}

function networkOf(address: string): string | null {
  const [plain = ''] = address.split('%') // a zone is the machine's own name for a cable
  if (isIP(plain) === 4) return plain
  if (isIP(plain) !== 6) return null
  const groups = groupsOf(plain)
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::`
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const whole = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [front = '', back] = whole.split('::')
  const read = (part: string) => (part === '' ? [] : part.split(':').map(group => Number.parseInt(group, 16)))
  if (back === undefined) return read(front)
  const [before, after] = [read(front), read(back)]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}
