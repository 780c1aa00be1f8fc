import { LETTER, type Store } from '@masterplan/store'
import { pushText, type TurnNotice } from '../outgoing/notices.ts'
import type { Mail } from '../people/auth.ts'
import { TURN_LETTERS } from '../people/letters.ts'
import { type PushSender, push } from './web-push.ts'

export interface TurnNoticeSettings {
  readonly store: Store
  readonly origin: string
  readonly sender: PushSender | null // null: no Web Push
  readonly mail: Mail | null
  /** Whether they have the table open: then the page tells them. */
  here(person: string, table: string): Promise<boolean>
  /** When they last did something at the table; 0: never. */
  lastAct(person: string, table: string): Promise<number>
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
  if (!email || person.account === null || (await isUnanswered(notice, settings))) return
  await mailTurn(notice, person.account, language, settings)
}

async function pushTurn(notice: TurnNotice, settings: TurnNoticeSettings): Promise<void> {
  const { store, sender } = settings
  if (sender === null) return
  const text = pushText(notice)
  const browsers = await store.notices.subscriptions(notice.person)
  await Promise.all(
    browsers.map(async ({ endpoint, p256dh, auth }) => {
      const pushed = await push(text, { endpoint, keys: { p256dh, auth } }, sender)
      if (pushed === 'gone') await store.notices.unsubscribe(endpoint)
      if (pushed === 'failed') settings.failed('push')
    }),
  )
}

const HOUR = 3_600_000

/** Whether they have not come to this table since the last letter about it, and that is less than an hour ago. */
async function isUnanswered({ person, table, at }: TurnNotice, settings: TurnNoticeSettings): Promise<boolean> {
  const sent = await settings.store.notices.lastLetter(person, table)
  if (sent === null || at - sent >= HOUR) return false
  return (await settings.lastAct(person, table)) <= sent
}

async function mailTurn(
  { person, table, seq, title, at }: TurnNotice,
  account: string,
  language: keyof typeof TURN_LETTERS,
  settings: TurnNoticeSettings,
): Promise<void> {
  const to = await settings.emailOf(account)
  if (to === null || settings.mail === null) return
  const { origin, mail, store } = settings
  await store.notices.first({ person, table, about: `${LETTER}${seq}`, at })
  const letter = TURN_LETTERS[language](title, `${origin}/table/${table}`, `${origin}/account`)
  await mail.send({ to, ...letter }).catch(() => settings.failed('mail'))
}
