import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Plain HTTP over connections that stay open; an answer that is no yes ends the bench. */
export function post(
  port: number,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, string>>> {
  const text = JSON.stringify(body)
  const length = String(Buffer.byteLength(text))
  return new Promise((answered, failed) => {
    const asking = request({
      ...{ agent, host: '127.0.0.1', port, path, method: 'POST' },
      headers: { 'content-type': 'application/json', 'content-length': length, ...headers },
    })
    asking.on('response', response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const answer = Buffer.concat(parts).toString()
        if (response.statusCode === 200) answered(JSON.parse(answer))
        else failed(new Error(`${path} answered ${response.statusCode}: ${answer}`))
      })
    })
    // A connection that was idle may be closed just when it is used again: then another one is taken.
    asking.on('error', error => (asking.reusedSocket ? answered(post(port, path, body, headers)) : failed(error)))
    asking.end(text)
  })
}
