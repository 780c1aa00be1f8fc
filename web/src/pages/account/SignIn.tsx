import { useState } from 'react'
import form from '../../kit/form.module.css'
import { ask } from '../../match/online/api.ts'
import { useSpeech } from '../../words/speech.tsx'
import css from '../online.module.css'
import { newPasskey, usePasskey as signInByPasskey } from './passkeys.ts'
import { signInProblem } from './sign-in-problem.ts'

interface SignInProps {
  readonly onProved: () => void
  readonly onProblem: (sentence: string) => void
  readonly onNote: (sentence: string) => void
}

/** By passkey, or by e-mail and password. */
export function SignIn({ onProved, onProblem, onNote }: SignInProps) {
  const { word, language } = useSpeech()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const byMail = async (how: 'sign-up' | 'sign-in') => {
    const body = how === 'sign-up' ? { name: email, email, password } : { email, password }
    const reply = await ask<{ token: string | null }>('POST', `/api/auth/${how}/email?language=${language}`, body)
    onNote('')
    if (!reply.ok) onProblem(word(signInProblem(reply.no.code)))
    else if (reply.answer.token !== null) onProved()
    else {
      onProblem('')
      onNote(word('account.letter-sent', { email })) // the address is confirmed first
    }
  }
  const byPasskey = async (how: typeof newPasskey) => {
    if (await how()) onProved()
    else onProblem(word('online.passkey-failed'))
  }
  return (
    <>
      <div className={css.actions}>
        <button type="button" className="button primary" onClick={() => byPasskey(newPasskey)}>
          {word('online.passkey-new')}
        </button>
        <button type="button" className="button" onClick={() => byPasskey(signInByPasskey)}>
          {word('online.passkey-in')}
        </button>
      </div>
      <form
        className={css.part}
        onSubmit={event => {
          event.preventDefault()
          void byMail('sign-in')
        }}
      >
        <h2>{word('online.by-mail')}</h2>
        <div className={form.option}>
          <label htmlFor="my-email">{word('online.email')}</label>
          <input
            id="my-email"
            className={form.field}
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={event => setEmail(event.target.value)}
          />
        </div>
        <div className={form.option}>
          <label htmlFor="my-password">{word('online.password')}</label>
          <input
            id="my-password"
            className={form.field}
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
        </div>
        <div className={css.actions}>
          <button type="submit" className="button">
            {word('online.sign-in')}
          </button>
          <button type="button" className="button" onClick={() => byMail('sign-up')}>
            {word('online.sign-up')}
          </button>
        </div>
      </form>
    </>
  )
}
