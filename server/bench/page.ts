import { type Playable, type Seat, seeded, seenFrom } from '@masterplan/kernel'
import { type FromServer, type TableAction, type Update, WIRE } from '@masterplan/protocol'
import { post } from './post.ts'
import { Seen } from './site.ts'
import { openWire, type Wire } from './wire.ts'

let keys = 0
const freshKey = () => `bench-key-${keys++}`

/**
 * Does what the page does at a table: watches over its socket without lists, sends commands over it, reads every answer
 * and update whole, and works out from the view, by the rules, what may be played.
 */
export class BenchPage {
  readonly seen = new Seen()
  table = ''
  private readonly game: Playable
  private readonly port: number
  private readonly headers: Readonly<Record<string, string>>
  private readonly random = seeded(1)
  private readonly answers = new Map<number, (table: string) => void>()
  private wire!: Wire // opened before anybody gets the page
  private offered: ReadonlySet<string> = new Set()
  private n = 0

  private constructor(game: Playable, port: number, token: string) {
    this.game = game
    this.port = port
    this.headers = { authorization: `Bearer ${token}` }
  }

  static async open(game: Playable, port: number): Promise<BenchPage> {
    const { token } = await post(port, '/api/me/token', {})
    const page = new BenchPage(game, port, String(token))
    const to = { port, path: '/api/live', headers: page.headers }
    page.wire = await openWire(to, (bytes, start, end) => page.hear(JSON.parse(bytes.toString('utf8', start, end))))
    return page
  }

  private hear(frame: FromServer): void {
    switch (frame.kind) {
      case 'update':
        if (frame.update.table === this.table) this.show(frame.update)
        return
      case 'answer': {
        const { n, answer } = frame
        if (!answer.ok) throw new Error(JSON.stringify(answer))
        this.answers.get(n)?.(answer.table)
        this.answers.delete(n)
        return
      }
      case 'no':
        throw new Error(JSON.stringify(frame.no))
    }
  }

  /** A move can be made as soon as the board is lit, and so everybody has seen an update only then. */
  private show({ you, turn, view, seq }: Update): void {
    const mine = you !== null && turn?.kind === 'decide' && turn.seats.includes(you)
    this.offered = mine ? this.movesIn(you, view) : new Set()
    this.seen.saw(seq)
  }
  private movesIn(seat: Seat, view: unknown): ReadonlySet<string> {
    return new Set(seenFrom(this.game, seat, view, this.random).offers.map(({ text }) => text))
  }

  move(text: string): void {
    if (!this.offered.has(text)) throw new Error(`The page does not offer ${text}.`)
    this.command({ kind: 'move', text })
  }
  command(action: TableAction, answered: (table: string) => void = () => {}): void {
    const n = this.n++
    this.answers.set(n, answered)
    this.send({
      kind: 'command',
      n,
      command: { table: this.table, based: this.seen.last, key: freshKey(), do: action },
    })
  }
  private send(frame: object): void {
    this.wire.send(JSON.stringify(frame))
  }

  async create(): Promise<void> {
    const wanted = { key: freshKey(), game: this.game.id, players: 2, name: 'Ana' }
    this.table = (await post(this.port, '/api/tables', wanted, this.headers)).table ?? ''
  }
  rematch(): Promise<string> {
    return new Promise(answered => this.command({ kind: 'rematch' }, answered))
  }
  watch(table: string): Promise<void> {
    if (this.table !== '' && this.table !== table) this.send({ kind: 'unwatch', n: this.n++, table: this.table })
    this.table = table
    this.seen.reset()
    const wishes = { wire: WIRE, rules: this.game.rulesVersion, listMoves: false }
    this.send({ kind: 'watch', n: this.n++, table, since: 0, chat: 0, ...wishes })
    return new Promise(go => this.seen.await(-1, go))
  }
  close(): void {
    this.wire.close()
  }
}
