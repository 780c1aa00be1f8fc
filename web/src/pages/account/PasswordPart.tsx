import { type FormEvent, useState } from 'react'
import form from '../../kit/form.module.css'
import { Problem } from '../../kit/Problem.tsx'
import { ask } from '../../match/online/api.ts'
import { useSpeech } from '../../words/speech.tsx'
import css from '../online.module.css'
import { noWord } from '../table/online/use-command.ts'
import type { AccountPartProps } from './AddressPart.tsx'
import { PasswordField } from './PasswordField.tsx'

/** Another password, or the first one of an account that was made by a passkey. */
export function PasswordPart({ account: { email, password }, recently, onChange }: AccountPartProps) {
  const { word } = useSpeech()
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  if (email === null) return null // there would be nothing to sign in with
  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const target = event.currentTarget
    const typed = new FormData(target)
    const body = { current: password ? String(typed.get('current')) : null, next: String(typed.get('next')) }
    const reply = await recently(() => ask('PUT', '/api/me/account/password', body))
    setProblem(reply.ok ? null : word(noWord(reply.no.code)))
    setNote(reply.ok ? word('account.password-kept') : '')
    if (reply.ok) target.reset()
    await onChange()
  }
  return (
    <section className={css.part}>
      <h2>{word('account.password')}</h2>
      <form onSubmit={change}>
        {password && (
          <div className={form.option}>
            <PasswordField
              id="current-password"
              name="current"
              label={word('account.password-current')}
              which="current"
            />
          </div>
        )}
        <div className={form.option}>
          <PasswordField id="next-password" name="next" label={word('account.password-new')} which="new" />
        </div>
        <button type="submit" className="button">
          {word(password ? 'account.password-change' : 'account.password-add')}
        </button>
      </form>
      <p role="status">{note}</p>
      <Problem text={problem} />
    </section>
  )
}
