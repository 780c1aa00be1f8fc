import type { Me } from '@masterplan/protocol'
import { type FormEvent, useState } from 'react'
import form from '../../kit/form.module.css'
import { ask } from '../../match/online/api.ts'
import { useSpeech } from '../../words/speech.tsx'
import css from '../online.module.css'

/** A letter with a link, where this site sends letters; elsewhere, whom to ask. */
export function LostPassword({ me: { email, contact } }: { readonly me: Me }) {
  const { word } = useSpeech()
  return (
    <details className={css.part}>
      <summary>{word('online.lost-password')}</summary>
      {email ? <AskForLetter /> : <p>{whomToAsk()}</p>}
    </details>
  )

  function whomToAsk(): string {
    if (contact === null) return word('online.lost-no-mail-host', { host: location.host })
    return word('online.lost-no-mail', { contact })
  }
}

function AskForLetter() {
  const { word, language } = useSpeech()
  const [stage, setStage] = useState<'asking' | 'sent' | 'failed'>('asking')
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    const reply = await ask('POST', `/api/auth/request-password-reset?language=${language}`, { email })
    setStage(reply.ok ? 'sent' : 'failed')
  }
  return (
    <form onSubmit={send}>
      <p>{word('online.lost-what')}</p>
      <div className={form.option}>
        <label htmlFor="lost-email">{word('online.email')}</label>
        <input id="lost-email" name="email" className={form.field} type="email" autoComplete="email" required />
        <button type="submit" className="button">
          {word('online.lost-send')}
        </button>
      </div>
      <p role="status">{stage === 'sent' && word('online.lost-sent')}</p>
      {stage === 'failed' && (
        <p role="alert" className={form.problem}>
          {word('online.lost-failed')}
        </p>
      )}
    </form>
  )
}
