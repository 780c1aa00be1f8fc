import type { Store } from '@masterplan/store'
import { pushText, type TurnNotice } from '../outgoing/notices.ts'
import type { Mail } from '../people/accounts.ts'
import { TURN_LETTERS } from '../people/letters.ts'
import { type PushSender, push } from './web-push.ts'

export interface TurnNoticeSettings {
  readonly store: Store
  readonly origin: string
  readonly sender: PushSender | null // null: no Web Push
  readonly mail: Mail | null
  /** Whether they have the table open: then the page tells them. */
  here(person: string, table: string): Promise<boolean>
  emailOf(account: string): Promise<string | null>
  /** A notice that could not be sent is worth a line in the log, never more. */
  failed(how: 'push' | 'mail'): void
}

/** One notice for each turn, and none for those who are there already. */
export async function tellTurn(notice: TurnNotice, settings: TurnNoticeSettings): Promise<void> {
  const { store, here } = settings
  const person = await store.people.find(notice.person)
  if (person === undefined || !(person.notices.push || person.notices.email)) return
  if (await here(notice.person, notice.table)) return
  const { table, at } = notice
  if (!(await store.notices.first({ person: person.id, table, about: `turn-${notice.seq}`, at }))) return
  if (person.notices.push) await pushTurn(notice, settings)
  const { email, language = 'en' } = person.notices
  if (email && person.account !== null) await mailTurn(notice, person.account, language, settings)
}

async function pushTurn(notice: TurnNotice, settings: TurnNoticeSettings): Promise<void> {
  const { store, sender } = settings
  if (sender === null) return
  const text = pushText(notice)
  for (const { endpoint, p256dh, auth } of await store.notices.subscriptions(notice.person)) {
    const pushed = await push(text, { endpoint, keys: { p256dh, auth } }, sender)
    if (pushed === 'gone') await store.notices.unsubscribe(endpoint)
    if (pushed === 'failed') settings.failed('push')
  }
}

async function mailTurn(
  { table, title }: TurnNotice,
  account: string,
  language: keyof typeof TURN_LETTERS,
  settings: TurnNoticeSettings,
): Promise<void> {
  const to = await settings.emailOf(account)
  if (to === null || settings.mail === null) return
  const { origin, mail } = settings
  const letter = TURN_LETTERS[language](title, `${origin}/table/${table}`, `${origin}/account`)
  await mail.send({ to, ...letter }).catch(() => settings.failed('mail'))
}
