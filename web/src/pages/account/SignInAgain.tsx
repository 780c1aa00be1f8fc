import type { Account } from '@masterplan/protocol'
import { type FormEvent, type ReactNode, useState } from 'react'
import form from '../../kit/form.module.css'
import { Problem } from '../../kit/Problem.tsx'
import { ask, type Reply } from '../../match/online/api.ts'
import { useSpeech } from '../../words/speech.tsx'
import css from '../online.module.css'
import { usePasskey as signInByPasskey } from './passkeys.ts'
import { signInProblem } from './sign-in-problem.ts'

export type Recently = <Answer>(act: () => Promise<Reply<Answer>>) => Promise<Reply<Answer>>

/** What asks for a recent sign-in is tried, and goes on once one has signed in again; `again` is where that is asked. */
export function useRecently(account: Account | null): { readonly recently: Recently; readonly again: ReactNode } {
  const [waiting, setWaiting] = useState<{ readonly go: (on: 'on' | 'not') => void } | null>(null)
  const recently: Recently = async act => {
    const reply = await act()
    if (reply.ok || reply.no.code !== 'sign-in-again') return reply
    const chosen = await new Promise<'on' | 'not'>(go => setWaiting({ go }))
    setWaiting(null)
    return chosen === 'on' ? act() : reply
  }
  const again = waiting && account && <SignInAgain account={account} onDone={waiting.go} />
  return { recently, again }
}

interface SignInAgainProps {
  readonly account: Account
  readonly onDone: (on: 'on' | 'not') => void
}

function SignInAgain({ account: { email, password, passkeys }, onDone }: SignInAgainProps) {
  const { word } = useSpeech()
  const [problem, setProblem] = useState<string | null>(null)
  async function byPassword(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('again'))
    const reply = await ask('POST', '/api/auth/sign-in/email', { email, password: typed })
    if (reply.ok) onDone('on')
    else setProblem(word(reply.no.code === 'unavailable' ? 'refusal.online.unavailable' : againProblem(reply.no.code)))
  }
  async function byPasskey() {
    if (await signInByPasskey()) onDone('on')
    else setProblem(word('online.passkey-failed'))
  }
  return (
    <section className={`sheet ${css.part}`} aria-label={word('online.sign-in')}>
      <p role="alert">{word('account.sign-in-again')}</p>
      {password && email !== null && (
        <form className={form.option} onSubmit={byPassword}>
          <label htmlFor="again-password">{word('account.again-password')}</label>
          <input
            id="again-password"
            name="again"
            className={form.field}
            type="password"
            autoComplete="current-password"
            required
          />
          <button type="submit" className="button primary">
            {word('account.again')}
          </button>
        </form>
      )}
      <div className={css.actions}>
        {passkeys.length > 0 && (
          <button type="button" className="button" onClick={byPasskey}>
            {word('online.passkey-in')}
          </button>
        )}
        <button type="button" className="button" onClick={() => onDone('not')}>
          {word('table.cancel')}
        </button>
      </div>
      <Problem text={problem} />
    </section>
  )
}

const againProblem = (code: string) =>
  code === 'INVALID_EMAIL_OR_PASSWORD' ? 'refusal.online.wrong-password' : signInProblem(code)
