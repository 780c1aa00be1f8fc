import type { Account } from '@masterplan/protocol'
import { type FormEvent, useState } from 'react'
import form from '../../kit/form.module.css'
import { Problem } from '../../kit/Problem.tsx'
import { ask } from '../../match/online/api.ts'
import { useSpeech } from '../../words/speech.tsx'
import css from '../online.module.css'
import { noWord } from '../table/online/use-command.ts'
import type { Recently } from './SignInAgain.tsx'

export interface AccountPartProps {
  readonly account: Account
  readonly recently: Recently
  readonly onChange: () => Promise<void>
}

/** Where letters go, and another one. */
export function AddressPart({ account: { email, confirmed }, recently, onChange }: AccountPartProps) {
  const { word } = useSpeech()
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const target = event.currentTarget
    const next = String(new FormData(target).get('address')).trim()
    const reply = await recently(() => ask<{ how: 'sent' | 'kept' }>('PUT', '/api/me/account/address', { email: next }))
    const wrong = !reply.ok && reply.no.code === 'malformed'
    setProblem(reply.ok ? null : word(wrong ? 'account.address-wrong' : noWord(reply.no.code)))
    setNote(reply.ok ? word(`account.address-${reply.answer.how}`, { email: next }) : '')
    if (reply.ok) target.reset()
    await onChange()
  }
  const how = confirmed ? 'account.address-confirmed' : 'account.address-open'
  return (
    <section className={css.part}>
      <h2>{word('account.address')}</h2>
      <p>{email === null ? word('account.address-none') : word(how, { email })}</p>
      <form className={form.option} onSubmit={change}>
        <label htmlFor="new-address">{word('account.address-new')}</label>
        <input id="new-address" name="address" className={form.field} type="email" autoComplete="email" required />
        <button type="submit" className="button">
          {word('account.address-change')}
        </button>
      </form>
      <p role="status">{note}</p>
      <Problem text={problem} />
    </section>
  )
}
