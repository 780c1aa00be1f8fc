import { useState } from 'react'
import { Problem } from '../../kit/Problem.tsx'
import { ask } from '../../match/online/api.ts'
import { useSpeech } from '../../words/speech.tsx'
import css from '../online.module.css'
import { noWord } from '../table/online/use-command.ts'
import type { AccountPartProps } from './AddressPart.tsx'
import { addPasskey } from './passkeys.ts'

/** The passkeys that sign in to this account: one for each device, so that a lost one is not the end of it. */
export function PasskeysPart({ account: { passkeys }, recently, onChange }: AccountPartProps) {
  const { word, language } = useSpeech()
  const [problem, setProblem] = useState<string | null>(null)
  const when = (created: number) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(created)
  async function add() {
    const reply = await recently(addPasskey)
    const refused = !reply.ok && reply.no.code === 'sign-in-again'
    setProblem(reply.ok || refused ? null : word('online.passkey-failed'))
    await onChange()
  }
  async function remove(id: string) {
    const reply = await recently(() => ask('DELETE', `/api/me/account/passkeys/${id}`))
    const last = !reply.ok && reply.no.code === 'not-allowed'
    setProblem(reply.ok ? null : word(last ? 'account.passkey-last' : noWord(reply.no.code)))
    await onChange()
  }
  return (
    <section className={css.part}>
      <h2>{word('account.passkeys')}</h2>
      <ul className={css.seats}>
        {passkeys.map(({ id, created }) => (
          <li key={id} className={css.seat}>
            <span className={css.say}>{word('account.passkey', { date: when(created) })}</span>
            <button type="button" className="button" onClick={() => remove(id)}>
              {word('account.passkey-remove', { date: when(created) })}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={add}>
        {word('account.passkey-add')}
      </button>
      <Problem text={problem} />
    </section>
  )
}
