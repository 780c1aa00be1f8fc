import { setTimeout as later } from 'node:timers/promises'
import { WIRE } from '@masterplan/protocol'
import { Caller, playing, type TroubleOutcome, usualServer, withServer } from './trouble.ts'

const WATCHERS = 20
const MOVES = 10

/** A stranger joins and leaves a table ten times a second, while others play and look on. */
export const comingAndGoing = (seconds: number): Promise<TroubleOutcome> =>
  withServer(usualServer, async address => {
    const problems: string[] = []
    const [ana, ben] = [await Caller.at(address, '198.51.100.1'), await Caller.at(address, '198.51.100.2')]
    const table = await playing(ana, ben)
    const page = { wire: WIRE, listMoves: false }
    const others = await Promise.all(
      Array.from({ length: WATCHERS }, (_, at) => new Caller(address, `203.0.113.${at}`).watch(table, page)),
    )
    const stranger = await new Caller(address, '198.51.100.3').watch(table, page)
    await later(1500)
    const before = others.map(({ frames: { length }, bytes }) => ({ length, bytes }))
    let moves = 0
    for (let turn = 0; turn < 10 * seconds; turn++) {
      stranger.ws.send(JSON.stringify({ kind: turn % 2 === 0 ? 'unwatch' : 'watch', n: turn + 1, table }))
      if (moves < MOVES && turn % 5 === 0) {
        const moved = await (moves % 2 === 0 ? ana : ben).move(table)
        if (moved.ok) moves++
        else problems.push(`A move was answered with ${moved.code}.`)
      }
      await later(100)
    }
    await later(1500)
    const { seq } = await ana.look(table)
    let [largest, most] = [0, 0]
    for (const [at, { frames }] of others.entries()) {
      const news = frames.slice(before[at]!.length)
      const last = frames.findLast(frame => frame.kind === 'update')
      if (last?.kind !== 'update' || last.update.seq !== seq) problems.push('Somebody missed a move.')
      const updates = news.filter(({ kind }) => kind === 'update').length
      if (updates > moves) problems.push(`Somebody was sent the table ${updates} times for ${moves} moves.`)
      const told = news.filter(({ kind }) => kind === 'presence')
      largest = Math.max(largest, ...told.map(frame => JSON.stringify(frame).length))
      most = Math.max(most, told.length)
    }
    if (most > seconds + 4) problems.push(`Who is there was said ${most} times in ${seconds} s.`)
    const sum = others.reduce((all, { bytes }, at) => all + bytes - before[at]!.bytes, 0)
    const figure = `${10 * seconds} times in ${seconds} s: ${WATCHERS} others heard of it ${most} times at most, in ${largest} bytes each; ${moves} moves included, all of them got ${Math.round(sum / seconds / 1000)} kB/s together`
    for (const { ws } of [...others, stranger]) ws.close()
    return { name: 'a stranger joins and leaves ten times a second', figure, problems }
  })
