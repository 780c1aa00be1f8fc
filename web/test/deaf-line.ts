import { connect, createServer, type Socket } from 'node:net'

/** A way to a server that can go deaf: nothing is closed, nothing goes through, and what was under way then is lost for good. */
export class DeafLine {
  private readonly sockets = new Map<Socket, Socket>()
  private deaf = false
  private readonly front
  address = ''

  private constructor(target: URL) {
    this.front = createServer(near => {
      near.on('error', () => near.destroy())
      if (this.deaf) {
        near.resume()
        return
      }
      const far = connect(Number(target.port), target.hostname)
      far.on('error', () => near.destroy())
      near.pipe(far)
      far.pipe(near)
      this.sockets.set(near, far)
      near.on('close', () => {
        this.sockets.delete(near)
        far.destroy()
      })
    })
  }

  static async to(address: string): Promise<DeafLine> {
    const line = new DeafLine(new URL(address))
    await new Promise<void>(listening => line.front.listen(0, '127.0.0.1', listening))
    const bound = line.front.address()
    line.address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
    return line
  }

  goDeaf(): void {
    this.deaf = true
    for (const [near, far] of this.sockets) {
      near.unpipe(far)
      far.unpipe(near)
      near.resume()
      far.resume()
    }
  }
  /** For what is opened from now on. */
  hear(): void {
    this.deaf = false
  }
  close(): void {
    this.front.close()
    for (const [near, far] of this.sockets) {
      near.destroy()
      far.destroy()
    }
  }
}
