import { mailBy } from './notices/mail.ts'
import { noticesPlugin } from './notices/notices-plugin.ts'
import type { PushSender } from './notices/web-push.ts'
import type { Plugin } from './parts.ts'
import { accounts } from './people/accounts.ts'
import { accountsPlugin } from './people/accounts-plugin.ts'
import { profilesPlugin } from './people/profiles-plugin.ts'
import { ratingsPlugin } from './people/ratings-plugin.ts'

export interface PluginChoices {
  readonly origin: string // of the page as browsers see it
  readonly limits: 'usual' | 'none'
  readonly smtp: string | null // `smtp://user:password@host:587`
  readonly mailFrom: string
  readonly contact: string | null // whom people can ask: an address, as it is shown
  readonly sender: PushSender | null // for Web Push
}

/** What every server does besides tables; see docs/server.md. */
export function pluginsFor({ origin, limits, smtp, mailFrom, contact, sender }: PluginChoices): readonly Plugin[] {
  const mail = smtp === null ? null : mailBy(smtp, mailFrom)
  const people: Plugin = async (app, parts) => {
    const { database } = parts.store
    const known = accounts({
      ...{ database, secret: `accounts ${parts.secret}`, origin, limits, mail, attempt: parts.sharedLimits.attempt },
      failed: what => parts.log.warn(what),
      async passwordChanged(account) {
        const person = await parts.store.people.ofAccount(account)
        if (person === undefined) return
        await parts.store.people.raiseEpoch(person.id)
        parts.bus.publishPerson(person.id)
      },
    })
    parts.reach.email = mail !== null
    parts.reach.contact = contact
    await accountsPlugin(known, origin)(app, parts)
    await noticesPlugin({ origin, sender, mail, emailOf: known.confirmedEmailOf })(app, parts)
  }
  return [people, profilesPlugin, ratingsPlugin]
}
