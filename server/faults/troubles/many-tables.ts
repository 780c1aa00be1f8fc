import type { TableCard } from '@masterplan/protocol'
import { Caller, playing, type TroubleOutcome, usualServer, withServer } from './trouble.ts'

/** Somebody opens so many tables, under as many names as they get, all from one address. */
export const manyTables = (attempts: number): Promise<TroubleOutcome> =>
  withServer(usualServer, async address => {
    const problems: string[] = []
    const flood = '198.51.100.1'
    const ana = await Caller.at(address, '198.51.100.2')
    const table = await playing(ana, await Caller.at(address, '198.51.100.3'))
    const floods: Caller[] = []
    let made = 0
    for (let at = 0; at < attempts; at++) {
      if (at % 5 === 0) {
        const next = await Caller.at(address, flood)
        if (next.person !== undefined) floods.push(next)
      }
      const { ok } = await floods[at % floods.length]!.create({ visibility: 'open', name: 'Spam' })
      if (ok) made++
    }
    const begun = performance.now()
    const mine = await (await Caller.at(address, '198.51.100.4')).create({ visibility: 'open' })
    const moved = await ana.move(table)
    const took = Math.round(performance.now() - begun)
    const lobby = await ana.ask<TableCard[]>('GET', '/api/tables?limit=100')
    if (made > 20) problems.push(`${made} tables were opened from one address.`)
    if (!mine.ok || !lobby.some(card => card.table === mine.table)) problems.push('Nobody else could open a table.')
    if (!moved.ok) problems.push(`A move was answered with ${moved.code}.`)
    const figure = `${made} of ${attempts} were made, by ${floods.length} guests; the lobby lists ${lobby.length}; others opened one and moved in ${took} ms`
    return { name: `${attempts} tables opened from one address`, figure, problems }
  })
