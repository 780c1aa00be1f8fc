import { type WebSocket, WebSocketServer } from 'ws'

// Whatever is sent is answered to everybody at the table with the same text: no rules, no views, nothing is kept.
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
const tables = new Map<string, { seq: number; readonly sockets: WebSocket[] }>()
const BOARD = 'x'.repeat(700) // about as long as an update of Subdivision

server.on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? { seq: 0, sockets: [] }
  tables.set(url, table)
  table.sockets.push(socket)
  socket.on('message', bytes => {
    JSON.parse(bytes.toString())
    const text = `{"seq":${++table.seq},"board":"${BOARD}"}`
    for (const each of table.sockets) each.send(text)
  })
  socket.send('{"seq":0}')
})
server.on('listening', () => {
  const address = server.address()
  if (typeof address === 'object') console.log(`listening on ${address?.port}`)
})
