import { useState } from 'react'
import { ask } from '../../match/online/api.ts'
import { useSpeech } from '../../words/speech.tsx'
import css from '../online.module.css'

/** One's data can be taken away, and be removed. */
export function Leaving({ onGone }: { readonly onGone: () => void }) {
  const { word } = useSpeech()
  const [stage, setStage] = useState<'staying' | 'asked'>('staying')
  async function forget() {
    const reply = await ask('DELETE', '/api/me', { sure: 'delete everything' })
    if (reply.ok) onGone()
    else setStage('staying')
  }
  return (
    <div className={css.leaving}>
      <a className="button" href="/api/me/export" download="masterplan-person.json">
        {word('online.export')}
      </a>
      {stage === 'staying' ? (
        <button type="button" className="button" onClick={() => setStage('asked')}>
          {word('online.forget')}
        </button>
      ) : (
        <>
          <p role="alert">{word('online.forget-sure')}</p>
          <button type="button" className="button primary" onClick={forget}>
            {word('online.forget')}
          </button>
          <button type="button" className="button" onClick={() => setStage('staying')}>
            {word('table.cancel')}
          </button>
        </>
      )}
    </div>
  )
}
