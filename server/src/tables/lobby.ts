import type { Store } from '@masterplan/store'
import type { Bus } from '../bus/bus.ts'
import { lobbyFrame } from '../outgoing/frames.ts'
import { hostSince } from './gatherings.ts'
import { shownTo } from './meeting.ts'

export interface LobbySettings {
  readonly store: Store
  readonly bus: Bus
  readonly now: () => number
  failed(what: string, error: unknown): void
}

const SIZE = 50
const AGAIN = 500 // milliseconds after which the list is read again, if that failed

/** Who looks at the list, and how they are told. */
export type LobbyWatcher = { readonly person: string | null; send(frame: string): void }

/**
 * The list of open tables, for those who watch it. It is read by one reader at a time, so that a list that was read earlier
 * never arrives later: those who watch do not ask again.
 */
export class Lobby {
  private readonly settings: LobbySettings
  private readonly watchers = new Map<LobbyWatcher, string | null>() // and the list that they have
  private reading: Promise<void> | null = null
  private changed = false

  constructor(settings: LobbySettings) {
    this.settings = settings
    settings.bus.listenToLobby(() => void this.tell())
  }

  /** Sends the list, and sends it again whenever it changes, until the watcher leaves. */
  async watch(watcher: LobbyWatcher): Promise<() => void> {
    this.watchers.set(watcher, null)
    await this.tell()
    return () => this.watchers.delete(watcher)
  }

  /** What changes while the list is being read is in the next one. Who has it already is not told again. */
  tell(): Promise<void> {
    if (this.watchers.size === 0) return Promise.resolve()
    this.changed = true
    this.reading ??= this.readAll()
    return this.reading
  }

  private async readAll(): Promise<void> {
    while (this.changed) {
      this.changed = false
      try {
        const frameFor = await this.list()
        for (const [watcher, known] of this.watchers) {
          const frame = frameFor(watcher.person)
          if (known === frame) continue
          this.watchers.set(watcher, frame)
          watcher.send(frame)
        }
      } catch (error) {
        this.settings.failed('the lobby', error)
        setTimeout(() => void this.tell(), AGAIN).unref()
      }
    }
    this.reading = null
  }

  /** Written once for all who see the same. */
  private async list(): Promise<(person: string | null) => string> {
    const { store, now } = this.settings
    const open = await store.tables.open({ game: null, limit: SIZE, hostSince: hostSince(now()) })
    const shown = await shownTo(open, store)
    const whole = lobbyFrame(open)
    return person => {
      const tables = shown(person)
      return tables === open ? whole : lobbyFrame(tables)
    }
  }
}
