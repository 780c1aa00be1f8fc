import { Resolver } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Addresses that are not on the open internet: the machine itself, its network, other people's networks, and no one's. */
const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // behind a provider's translation
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local, and the clouds' metadata
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // relays to IPv6
  ['192.168.0.0', 16],
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4')
}
/** Of IPv6 only what is given out to networks is public, and of that not what carries an IPv4 address inside. */
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23], // Teredo and other protocols of their own
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['3fff::', 20],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6')
}

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !PRIVATE.check(address, 'ipv4')
    case 6:
      return GLOBAL.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6')
    default:
      return false
  }
}

/** The address to connect to, which is the very one that was looked at; null: there is none that may be reached. */
export async function checkedAddress(
  hostname: string,
  mayReach: (address: string) => boolean,
  signal: AbortSignal,
): Promise<string | null> {
  const literal = literalOf(hostname)
  if (literal !== null) return mayReach(literal) ? literal : null
  // Not the system's own way to look up names: it has few threads, and names that hang would take them from the disk.
  const resolver = new Resolver()
  const stop = () => resolver.cancel()
  signal.addEventListener('abort', stop)
  const found = await Promise.all([resolver.resolve4(hostname), resolver.resolve6(hostname)].map(none))
  signal.removeEventListener('abort', stop)
  return found.flat().find(mayReach) ?? null
}
const none = (looking: Promise<string[]>): Promise<string[]> => looking.catch(() => [])

/** An address that stands in a link as it is, `[::1]` or `127.0.0.1`; null for a name. */
export function literalOf(hostname: string): string | null {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(bare) === 0 ? null : bare
}
