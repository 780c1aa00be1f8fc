import { randomBytes } from 'node:crypto'
import type { CommandAnswer, TableAction } from '@masterplan/protocol'
import type { KnownTables } from './valid.ts'

/** Somebody who is allowed to be there, from whom nobody expects what comes. */
export type Member = KnownTables & { readonly token: string }

/** A table of Subdivision that is being played, and who may move there first. */
export async function newcomer(address: string): Promise<Member> {
  const ana = await arrive(address)
  const ben = await arrive(address)
  const wanted = { key: newKey(), game: 'subdivision', players: 2, name: 'Ana' }
  const { table } = await tell<{ table: string }>(address, ana.token, '/api/tables', wanted)
  const command = (token: string, action: TableAction) =>
    tell<CommandAnswer>(address, token, `/api/tables/${table}/commands`, { based: 0, key: newKey(), do: action })
  await command(ben.token, { kind: 'sit', seat: 1, name: 'Ben' })
  const started = await command(ana.token, { kind: 'start' })
  if (!started.ok) throw new Error(started.sentence)
  return { ...ana, table }
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
