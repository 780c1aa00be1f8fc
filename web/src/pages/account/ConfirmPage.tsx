import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { usePageTitle } from '../../device/page-title.ts'
import form from '../../kit/form.module.css'
import { ask } from '../../match/online/api.ts'
import { useSpeech } from '../../words/speech.tsx'

/** Where the link in a letter leads. It is pressed, not merely opened: programs that read letters open links too. */
export function ConfirmPage() {
  const { word } = useSpeech()
  usePageTitle(word('account.confirm'))
  const [token] = useState(() => location.hash.slice(1))
  const [stage, setStage] = useState<'asking' | 'confirmed' | 'failed' | 'away'>(token === '' ? 'failed' : 'asking')
  async function confirm() {
    const reply = await ask('POST', '/api/confirmed-addresses', { token })
    if (reply.ok) history.replaceState(history.state, '', location.pathname)
    setStage(reply.ok ? 'confirmed' : reply.no.code === 'unavailable' ? 'away' : 'failed')
  }
  return (
    <div className={`sheet ${form.form}`}>
      <h1>{word('account.confirm')}</h1>
      {(stage === 'asking' || stage === 'away') && (
        <>
          <p>{word('account.confirm-what')}</p>
          <button type="button" className="button primary" onClick={confirm}>
            {word('account.confirm-yes')}
          </button>
        </>
      )}
      <p role="status">{stage === 'confirmed' && word('account.confirmed')}</p>
      {(stage === 'failed' || stage === 'away') && (
        <p role="alert" className={form.problem}>
          {word(stage === 'away' ? 'refusal.online.unavailable' : 'account.confirm-failed')}
        </p>
      )}
      {stage !== 'asking' && (
        <Link className="button" to="/account">
          {word('online.to-account')}
        </Link>
      )}
    </div>
  )
}
