import type { Store } from '@masterplan/store'
import type { Mail } from '../people/accounts.ts'
import { push, type Sender } from './web-push.ts'

/** It is somebody's turn at a table. */
export type TurnNotice = {
  readonly person: string
  readonly table: string
  readonly seq: number // where the decision began, so that the same turn is told once
  readonly title: string // of the game
  readonly at: number
}

export interface NoticeSettings {
  readonly store: Store
  readonly origin: string
  readonly sender: Sender | null // null: no Web Push
  readonly mail: Mail | null
  /** Whether they have the table open: then the page tells them. */
  here(person: string, table: string): Promise<boolean>
  emailOf(account: string): Promise<string | null>
  /** A notice that could not be sent is worth a line in the log, never more. */
  failed(how: 'push' | 'mail'): void
}

/** One notice for each turn, and none for whoever is there already. */
export async function tellTurn(notice: TurnNotice, settings: NoticeSettings): Promise<void> {
  const { store, here } = settings
  const person = await store.people.find(notice.person)
  if (person === undefined || !(person.notices.push || person.notices.email)) return
  if (await here(notice.person, notice.table)) return
  const { table, at } = notice
  if (!(await store.notices.first({ person: person.id, table, about: `turn-${notice.seq}`, at }))) return
  if (person.notices.push) await pushTurn(notice, settings)
  if (person.notices.email && person.account !== null) await mailTurn(notice, person.account, settings)
}

async function pushTurn({ person, table, title }: TurnNotice, settings: NoticeSettings): Promise<void> {
  const { store, sender } = settings
  if (sender === null) return
  const text = JSON.stringify({ kind: 'turn', table, title })
  for (const { endpoint, p256dh, auth } of await store.notices.subscriptions(person)) {
    const pushed = await push(text, { endpoint, keys: { p256dh, auth } }, sender)
    if (pushed === 'gone') await store.notices.unsubscribe(endpoint)
    if (pushed === 'failed') settings.failed('push')
  }
}

async function mailTurn(notice: TurnNotice, account: string, settings: NoticeSettings): Promise<void> {
  const to = await settings.emailOf(account)
  if (to === null || settings.mail === null) return
  const address = `${settings.origin}/table/${notice.table}`
  const subject = `${notice.title}: it is your turn`
  const text = `The others have played: ${address}\n\nYou can turn these letters off here: ${settings.origin}/account\n`
  await settings.mail.send({ to, subject, text }).catch(() => settings.failed('mail'))
}
