import { randomBytes } from 'node:crypto'
import type { CommandAnswer, TableAction } from '@masterplan/protocol'
import type { KnownTables } from './valid.ts'

/** Somebody who is allowed to be there, from whom nobody expects what comes. */
export type Member = KnownTables & { readonly token: string }

/** A table of Subdivision that is being played, who may move there first, and another where they sit before its start. */
export async function newcomer(address: string): Promise<Member> {
  const ana = await arrive(address)
  const ben = await arrive(address)
  const wanted = { game: 'subdivision', players: 2, name: 'Ana' }
  const make = async (token: string) =>
    (await tell<{ table: string }>(address, token, '/api/tables', { ...wanted, key: newKey() })).table
  const command = async (token: string, table: string, action: TableAction) => {
    const sent = { based: 0, key: newKey(), do: action }
    const answer = await tell<CommandAnswer>(address, token, `/api/tables/${table}/commands`, sent)
    if (!answer.ok) throw new Error(answer.sentence)
  }
  const table = await make(ana.token)
  await command(ben.token, table, { kind: 'sit', seat: 1, name: 'Ben' })
  await command(ana.token, table, { kind: 'start' })
  const gathering = await make(ben.token)
  await command(ana.token, gathering, { kind: 'sit', seat: 1, name: 'Ana' })
  return { ...ana, table, gathering }
}

const arrive = (address: string) => tell<{ person: string; token: string }>(address, '', '/api/me/token', undefined)
const newKey = (): string => randomBytes(9).toString('base64url')

async function tell<Told>(address: string, token: string, path: string, body: unknown): Promise<Told> {
  const answer = await fetch(new URL(path, address), {
    method: 'POST',
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return JSON.parse(await answer.text())
}
