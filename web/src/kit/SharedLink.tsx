import { useEffect, useState } from 'react'
import { useSpeech } from '../words/speech.tsx'
import css from './record-drop.module.css'

/** A link to a match: in the clipboard where that is allowed, and to be copied by hand where it is not. */
export function SharedLink({ link }: { readonly link: string }) {
  const { word } = useSpeech()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    setCopied(false)
    const copying = navigator.clipboard?.writeText(link)
    copying?.then(() => setCopied(true)).catch(() => {})
  }, [link])
  return (
    <div className={css.link} role="status">
      <label>
        {word(copied ? 'table.shared' : 'table.copy-it')}
        <input readOnly value={link} data-link onFocus={event => event.target.select()} />
      </label>
    </div>
  )
}
