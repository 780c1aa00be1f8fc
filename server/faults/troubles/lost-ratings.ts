import { join } from 'node:path'
import type { Profile, Update } from '@masterplan/protocol'
import { openStore } from '@masterplan/store'
import { guestsOf } from '../../src/people/guests.ts'
import { Farm } from '../farm.ts'
import { Caller, playing, type TroubleOutcome, timeUntil } from './trouble.ts'

const SECRET = 'what the server signs by'
const TABLES = 8 // that end at the same moment
const MOST = 10 // strikes, if all of them came too late
const RATED = { clock: { kind: 'days', perMove: 24, quiet: null, late: 'loses' }, rated: true } as const

type RatedTable = { readonly id: string; readonly players: readonly [Caller, Caller] }

/** Where it is kept, and what a server must be told of it. */
export interface RatedStore {
  readonly name: string
  readonly environment: Readonly<Record<string, string>>
  readonly database?: string // left out: the file in the server's folder
}

/** Rated matches end together, and the server is killed when the first of their last moves is acknowledged. */
export async function lostRatings(strikes: number, kept: RatedStore): Promise<TroubleOutcome> {
  const name = `killed between the last move and its rating, on ${kept.name}`
  const farm = new Farm({ program: null, environment: { MASTERPLAN_SECRET: SECRET, ...kept.environment } })
  const database = kept.database ?? join(farm.data, 'masterplan.db')
  await farm.add()
  const problems: string[] = []
  const [ana, ben] = [await account(farm, database), await account(farm, database)]
  const length = await movesOf(await opened(farm, [ana, ben]))
  let [caught, slowest, strike] = [0, 0, 0]
  for (; strike < strikes || (caught === 0 && strike < MOST); strike++) {
    const tables: RatedTable[] = []
    for (let n = 0; n < TABLES; n++) tables.push(await opened(farm, [ana, ben]))
    for (let n = 1; n < length; n++) await Promise.all(tables.map(move))
    const last = tables.map(move)
    await Promise.any(last)
    const killed = Date.now()
    await farm.kill(0)
    await Promise.allSettled(last)
    const again = tables.map(table => at(farm, table))
    for (const table of again) await movesOf(table) // what was not acknowledged is sent again
    const waited = await timeUntil(async () => (await Promise.all(again.map(look))).every(isRated))
    slowest = Math.max(slowest, waited)
    const updates = await Promise.all(again.map(look))
    if (!updates.every(isRated)) problems.push(`Of ${TABLES} matches ${updates.filter(isRated).length} were rated.`)
    caught += updates.filter(update => timeOf(update, 'over') <= killed && timeOf(update, 'rated') > killed).length
    process.stderr.write(`\r${name}: ${strike + 1} of ${strikes}, ${caught} caught `)
  }
  process.stderr.write('\n')
  if (caught === 0) problems.push('No strike fell between a last move and its rating.')
  const matches = strike * TABLES + 1
  for (const person of [ana, ben]) {
    const { ratings } = await moved(farm, person).ask<Profile>('GET', `/api/people/${person.person}`)
    if (ratings[0]?.matches !== matches) problems.push(`${ratings[0]?.matches} matches are rated, not ${matches}.`)
  }
  await farm.close()
  const figure = `${strike} kills, ${matches} matches over, ${caught} of them stored and not yet rated when it struck; ratings were complete ${(slowest / 1000).toFixed(1)} s after the server was back`
  return { name, figure, problems }
}

/** Somebody with an account, by a token: made where they are kept, for real ones belong to an address and the port changes. */
async function account(farm: Farm, database: string): Promise<Caller> {
  const caller = await Caller.at(farm.address(0), '198.51.100.7')
  const store = await openStore(database)
  const linked = await store.people.link(caller.person, `account-${caller.person}`)
  if (!linked.ok) throw new Error('Somebody could not sign up.')
  const { token } = await guestsOf(store, { secret: SECRET, secure: false }).newToken(
    linked.person,
    'faults',
    Date.now(),
  )
  caller.headers.authorization = `Bearer ${token}`
  await store.close()
  return caller
}

/** The same person, where the server is now. */
const moved = (farm: Farm, { person, headers }: Caller): Caller =>
  Object.assign(new Caller(farm.address(0), ''), { person, headers })
const at = (farm: Farm, { id, players: [ana, ben] }: RatedTable): RatedTable => ({
  id,
  players: [moved(farm, ana), moved(farm, ben)],
})

async function opened(farm: Farm, [ana, ben]: RatedTable['players']): Promise<RatedTable> {
  const players = [moved(farm, ana), moved(farm, ben)] as const
  return { id: await playing(...players, RATED), players }
}

const look = ({ id, players: [ana] }: RatedTable): Promise<Update> => ana.look(id)
const isRated = ({ ratings }: Update): boolean => ratings?.length === 2
const timeOf = ({ happened }: Update, kind: 'over' | 'rated'): number =>
  happened.find(entry => entry.kind === kind)?.at ?? Number.POSITIVE_INFINITY

/** Whoever it is that must move. */
async function move(table: RatedTable): Promise<void> {
  const { turn } = await look(table)
  if (turn?.kind !== 'decide') return
  const answer = await table.players[turn.seats[0] === 0 ? 0 : 1].move(table.id)
  if (!answer.ok) throw new Error(`A listed move was answered with ${answer.code}.`)
}

/** Plays to the end; how many moves that took. */
async function movesOf(table: RatedTable): Promise<number> {
  let moves = 0
  for (; (await look(table)).status === 'playing'; moves++) await move(table)
  return moves
}
