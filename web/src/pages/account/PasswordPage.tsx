import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { usePageTitle } from '../../device/page-title.ts'
import form from '../../kit/form.module.css'
import { ask } from '../../match/online/api.ts'
import { useSpeech } from '../../words/speech.tsx'
import css from '../online.module.css'
import { PasswordField } from './PasswordField.tsx'

/** Where the link in a letter leads: a new password, once. What makes the link good stands behind `#`. */
export function PasswordPage() {
  const { word } = useSpeech()
  usePageTitle(word('online.renew'))
  const [token] = useState(() => location.hash.slice(1))
  const [stage, setStage] = useState<'choosing' | 'kept' | 'failed' | 'away'>('choosing')
  async function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const newPassword = String(new FormData(event.currentTarget).get('password'))
    const reply = await ask('POST', '/api/auth/reset-password', { token, newPassword })
    if (reply.ok) history.replaceState(history.state, '', location.pathname) // it is used up
    setStage(reply.ok ? 'kept' : reply.no.code === 'unavailable' ? 'away' : 'failed')
  }
  const isDone = stage === 'kept' || stage === 'failed' || token === ''
  return (
    <div className={`sheet ${form.form}`}>
      <h1>{word('online.renew')}</h1>
      {token === '' && <p>{word('online.renew-no-link')}</p>}
      {!isDone && (
        <form className={css.part} onSubmit={keep}>
          <div className={form.option}>
            <PasswordField
              id="new-password"
              name="password"
              label={word('online.renew-password')}
              which="new"
              minLength={10}
            />
            <button type="submit" className="button primary">
              {word('online.renew-keep')}
            </button>
          </div>
        </form>
      )}
      <p role="status">{stage === 'kept' && word('online.renewed')}</p>
      {(stage === 'failed' || stage === 'away') && (
        <p role="alert" className={form.problem}>
          {word(stage === 'away' ? 'online.renew-away' : 'online.renew-failed')}
        </p>
      )}
      {isDone && (
        <Link className="button" to="/account">
          {word('online.to-account')}
        </Link>
      )}
    </div>
  )
}
