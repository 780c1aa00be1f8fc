import type { Playable } from '@masterplan/kernel'
import type { EngineAnswer, EngineLimit, EngineQuestion, EngineTable } from '@masterplan/lab'
import { asMove, asWord } from '../position.ts'
import type { EngineProcess, EngineReply } from './engine-process.ts'

/** Milliseconds: to begin and to get ready, to answer `go nodes`, and to be late with a move. */
const TO_BEGIN = 10_000
const FOR_NODES = 60_000
const GRACE = 1000

/** Begins to speak UGI; the names of the options that it knows. */
export async function introduce(engine: EngineProcess): Promise<EngineReply<ReadonlySet<string>>> {
  const options = new Set<string>()
  engine.send('ugi')
  const read = (line: string) => {
    const name = /^option name (.+?) type /.exec(line)?.[1]
    if (name !== undefined) options.add(name)
    return line === 'ugiok' ? options : undefined
  }
  return engine.hear(read, TO_BEGIN, `did not say "ugiok" within ${TO_BEGIN} ms`)
}

/** A new match: options of the table that it knows are set. One that hears only moves must know whatever is unusual. */
export async function beginMatch(
  engine: EngineProcess,
  known: ReadonlySet<string>,
  game: Playable,
  { players, options, seed, told }: EngineTable,
): Promise<EngineReply<true>> {
  const usual = (name: string) => (name === 'Players' ? game.seats.min : game.options[name]?.usual)
  const settings = Object.entries<unknown>({ Players: players, ...options })
  const strange = settings.find(([name, value]) => !known.has(name) && String(value) !== String(usual(name)))
  if (strange !== undefined && told === 'moves')
    return { ok: false, why: `has no option "${strange[0]}", which is ${strange[1]} at this table` }
  for (const [name, value] of [...settings, ['Seed', seed] as const])
    if (known.has(name)) engine.send(`setoption name ${name} value ${value}`)
  engine.send('uginewgame')
  return ready(engine, TO_BEGIN)
}

/** The clock runs from the position on: else it could think before it says that it is ready. */
export async function ask(engine: EngineProcess, question: EngineQuestion, limit: EngineLimit): Promise<EngineAnswer> {
  const begun = performance.now()
  const [most, order] =
    limit.kind === 'nodes' ? [FOR_NODES, `nodes ${limit.amount}`] : [limit.amount + GRACE, `movetime ${limit.amount}`]
  const left = () => Math.max(1, most - (performance.now() - begun))
  engine.send(`position ${positionOf(question)}`)
  const isReady = await ready(engine, left())
  if (!isReady.ok) return isReady
  engine.send(`go ${order}`)
  const late = `did not answer "go ${order}" within ${most} ms`
  const best = await engine.hear(line => /^bestmove\s+(\S+)/.exec(line)?.[1], left(), late)
  if (!best.ok) return best
  return { ok: true, text: asMove(best.found), milliseconds: performance.now() - begun }
}

function ready(engine: EngineProcess, within: number): Promise<EngineReply<true>> {
  engine.send('isready')
  return engine.hear(
    line => (line === 'readyok' ? true : undefined),
    within,
    `did not say "readyok" within ${Math.round(within)} ms`,
  )
}

function positionOf(question: EngineQuestion): string {
  if (question.kind === 'view') {
    const { seat, view } = question
    return `view ${JSON.stringify({ seat, view })}`
  }
  const moves = question.log.map(line => asWord(line.slice(line.indexOf(' ') + 1)))
  return moves.length === 0 ? 'startpos' : `startpos moves ${moves.join(' ')}`
}
