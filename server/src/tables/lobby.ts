import type { Store } from '@masterplan/store'
import type { Bus } from '../bus/bus.ts'
import { lobbyFrame } from '../outgoing/frames.ts'
import { hostSince } from './gatherings.ts'

export interface LobbySettings {
  readonly store: Store
  readonly bus: Bus
  readonly now: () => number
  failed(what: string, error: unknown): void
}

const SIZE = 50
const AGAIN = 500 // milliseconds after which the list is read again, if that failed

type Send = (frame: string) => void

/**
 * The list of open tables, for those who watch it. It is read by one reader at a time, so that a list that was read earlier
 * never arrives later: those who watch do not ask again.
 */
export class Lobby {
  private readonly settings: LobbySettings
  private readonly watchers = new Map<Send, string | null>() // and the list that they have
  private reading: Promise<void> | null = null
  private changed = false

  constructor(settings: LobbySettings) {
    this.settings = settings
    settings.bus.listenToLobby(() => void this.tell())
  }

  /** Sends the list, and sends it again whenever it changes, until the watcher leaves. */
  async watch(send: Send): Promise<() => void> {
    this.watchers.set(send, null)
    await this.tell()
    return () => this.watchers.delete(send)
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
        const frame = await this.list()
        for (const [send, known] of this.watchers) {
          if (known === frame) continue
          this.watchers.set(send, frame)
          send(frame)
        }
      } catch (error) {
        this.settings.failed('the lobby', error)
        setTimeout(() => void this.tell(), AGAIN).unref()
      }
    }
    this.reading = null
  }

  private async list(): Promise<string> {
    const { store, now } = this.settings
    return lobbyFrame(await store.tables.open({ game: null, limit: SIZE, hostSince: hostSince(now()) }))
  }
}
