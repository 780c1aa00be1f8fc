import {
  type CommandAnswer,
  type Created,
  isKeptName,
  type NewTable,
  type No,
  no,
  type TableCommand,
} from '@masterplan/protocol'
import type { Store } from '@masterplan/store'
import type { Parts } from '../parts.ts'
import { createTable } from '../tables/commands/create.ts'
import type { Identity } from './identity.ts'

type Actor = Pick<Identity, 'person' | 'by'>

/** Does something at a table, under the name and with the mark that are theirs. */
export async function act(parts: Parts, actor: Actor, command: TableCommand): Promise<CommandAnswer> {
  const { person, by } = actor
  await parts.marks.acts(person, by)
  if (command.do.kind !== 'sit') return parts.commands.command(person.id, command)
  const name = await nameFor(actor, command.do.name, parts.store)
  if (typeof name !== 'string') return name
  const answer = await parts.commands.command(person.id, { ...command, do: { ...command.do, name } })
  if (answer.ok) await keepName(actor, name, parts.store)
  return answer
}

/** The same for a table that they make. */
export async function actByMaking(
  parts: Parts,
  actor: Actor,
  wanted: NewTable,
  from: string, // a hash of the address it is opened from
): Promise<Created | No> {
  const { person, by } = actor
  await parts.marks.acts(person, by)
  const name = wanted.name === null ? null : await nameFor(actor, wanted.name, parts.store)
  if (name !== null && typeof name !== 'string') return name
  const made = await createTable({ ...wanted, name }, person.id, { ...parts, from })
  if (made.ok && name !== null) await keepName(actor, name, parts.store)
  return made
}

/**
 * People with an account sit under its name, and nobody else can have that. Guests and programs are marked as such, so they
 * may call themselves what they like; but nobody is called like a bot.
 */
async function nameFor({ person: { id }, by }: Actor, typed: string, store: Store): Promise<string | No> {
  if (isKeptName(typed)) return no('name-kept')
  const person = by === 'session' ? await store.people.find(id) : undefined
  if (person === undefined || person.account === null) return typed
  if (person.name !== null) return person.name
  return (await store.people.rename(id, typed)) ? typed : no('name-taken')
}

/** A guest is known by the name they last sat under. */
async function keepName({ person: { id } }: Actor, name: string, store: Store): Promise<void> {
  const person = await store.people.find(id)
  if (person !== undefined && person.account === null && person.name !== name) await store.people.rename(id, name)
}
