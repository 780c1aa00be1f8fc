import { createServer } from 'node:net'

/** A mail server that takes every letter; what it keeps is all that was said to it. */
export async function openMailbox() {
  const letters: string[] = []
  const server = createServer(socket => {
    const say = (line: string) => socket.write(`${line}\r\n`)
    let said = ''
    socket.on('error', () => {})
    socket.on('data', data => {
      said += String(data)
      if (!said.endsWith('\r\n')) return
      const last = said.trimEnd().split('\r\n').at(-1) ?? ''
      if (last === '.') {
        letters.push(said.replaceAll('=\r\n', '').replaceAll('=3D', '='))
        said = ''
        say('250 taken')
      } else if (/^DATA$/i.test(last)) say('354 go on')
      else if (/^QUIT$/i.test(last)) socket.end('221 bye\r\n')
      else if (!/\r\nDATA\r\n/i.test(said)) say('250 good')
    })
    say('220 masterplan.test')
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return { address: `smtp://127.0.0.1:${port}`, letters, close: () => new Promise(closed => server.close(closed)) }
}
