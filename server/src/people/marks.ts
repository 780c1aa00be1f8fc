import { createHash } from 'node:crypto'
import type { PersonMark } from '@masterplan/protocol'
import type { Person, Store } from '@masterplan/store'
import type { Bus } from '../bus/bus.ts'

const MOST = 20_000 // people whose mark is kept in memory

/** People who have chosen no name are still told apart. */
export const guestName = (id: string | null): string =>
  `Guest ${createHash('sha256')
    .update(id ?? '')
    .digest('hex')
    .slice(0, 3)}`
export const shownName = ({ id, name }: Pick<Person, 'id' | 'name'>): string => name ?? guestName(id)

/** What others see of who somebody is: whoever acts by a token is a program, whoever has no account a guest. */
export const markOf = ({ program, account }: Pick<Person, 'program' | 'account'>): PersonMark =>
  program ? 'program' : account === null ? 'guest' : 'account'

/** The marks of people at tables, known at once where an update is written. */
export class Marks {
  private readonly store: Store
  private readonly bus: Bus
  private readonly known = new Map<string, PersonMark>()

  constructor(store: Store, bus: Bus) {
    this.store = store
    this.bus = bus
    bus.listenToPeople(person => {
      if (person === null) this.known.clear()
      else this.known.delete(person)
    })
  }

  of(person: string): PersonMark | undefined {
    return this.known.get(person)
  }

  async learn(people: readonly (string | null)[]): Promise<void> {
    for (const id of people) {
      if (id === null || this.known.has(id)) continue
      const person = await this.store.people.find(id)
      if (this.known.size >= MOST) this.known.clear()
      if (person !== undefined) this.known.set(id, markOf(person))
    }
  }

  /** Somebody does something, as a program or not: from now on others see it. */
  async acts(person: Person, by: 'cookie' | 'session' | 'token'): Promise<void> {
    const mark = markOf({ ...person, program: by === 'token' })
    if (this.known.get(person.id) === mark) return
    const before = await this.store.people.find(person.id)
    if (before === undefined) return
    if (before.program !== (by === 'token')) {
      await this.store.people.change(person.id, { program: by === 'token' })
      this.bus.publishPerson(person.id)
    }
    this.known.set(person.id, mark)
  }
}
