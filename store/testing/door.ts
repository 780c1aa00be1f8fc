import { connect, createServer, type Socket } from 'node:net'

/** A way to a server that tests may not kill: what goes through can be cut, as if the server had. */
export interface Door {
  readonly url: string // the server's own address, by way of this door
  cut(): void
  close(): Promise<void>
}

export async function openDoor(address: string, usualPort: number): Promise<Door> {
  const to = new URL(address)
  const sockets = new Set<Socket>()
  const server = createServer(near => {
    const far = connect(Number(to.port) || usualPort, to.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(address)
  const own = server.address()
  url.hostname = '127.0.0.1'
  url.port = String(typeof own === 'object' && own !== null ? own.port : '')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    cut,
    async close() {
      const closed = new Promise(resolve => server.close(resolve))
      cut()
      await closed
    },
  }
}
