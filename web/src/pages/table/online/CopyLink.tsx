import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useSpeech } from '../../../words/speech.tsx'
import css from '../../online.module.css'

/** The address of this table, to be sent to friends. */
export function CopyLink() {
  const { word } = useSpeech()
  const [copied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard?.writeText(location.href).then(
      () => setCopied(true),
      () => undefined, // not allowed here: the address is there to be copied by hand
    )
  }
  return (
    <div className={css.link}>
      <label>
        {word('online.link')}{' '}
        <input className={css.field} readOnly value={location.href} onFocus={event => event.target.select()} />
      </label>
      <button type="button" className="button" onClick={copy}>
        <Link2 size={18} aria-hidden="true" /> {word('online.copy')}
      </button>
      <span role="status">{copied ? word('table.shared') : ''}</span>
    </div>
  )
}
