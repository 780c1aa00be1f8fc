import { createServer } from 'node:net'

/** Accounts belong to an address, so the port must be known before it is listened to. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(listening => probe.listen(0, '127.0.0.1', listening))
  const bound = probe.address()
  await new Promise(closed => probe.close(closed))
  return typeof bound === 'object' && bound !== null ? bound.port : 0
}

/** A browser's jar of cookies. */
export class Visitor {
  private readonly jar = new Map<string, string>()
  readonly address: string

  constructor(address: string) {
    this.address = address
  }

  static with(address: string, cookies: Readonly<Record<string, string>>): Visitor {
    const visitor = new Visitor(address)
    for (const [name, value] of Object.entries(cookies)) visitor.jar.set(name, value)
    return visitor
  }

  /** The same cookies on another machine: somebody who copied them. */
  copy(): Visitor {
    const other = new Visitor(this.address)
    for (const [name, value] of this.jar) other.jar.set(name, value)
    return other
  }

  cookies(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async fetch(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(new URL(path, this.address), {
      method,
      headers: {
        cookie: this.cookies(),
        origin: this.address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.jar.set(name, value)
    }
    return response
  }
  async json<Told>(method: string, path: string, body?: unknown): Promise<Told> {
    return (await (await this.fetch(method, path, body)).json()) as Told
  }
}

/** Looks again until it fits, or for a minute. */
export async function until<What>(look: () => What | Promise<What>, fits: (found: What) => boolean): Promise<What> {
  for (let tries = 0; ; tries++) {
    const found = await look()
    if (fits(found) || tries === 1200) return found
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
