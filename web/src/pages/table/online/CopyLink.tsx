import { Link2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Toast } from '../../../kit/Toast.tsx'
import { useSpeech } from '../../../words/speech.tsx'
import css from './gathering.module.css'

/** The address of this table, to be sent to friends; `isNext` when nothing else is to be done here. */
export function CopyLink({ isNext }: { readonly isNext: boolean }) {
  const { word } = useSpeech()
  const [copies, setCopies] = useState(0)
  const address = useRef<HTMLInputElement>(null)
  async function copy() {
    address.current?.select() // where copying is not allowed, it is chosen at least
    await navigator.clipboard?.writeText(location.href).then(
      () => setCopies(copies + 1),
      () => undefined,
    )
  }
  return (
    <section className={`sheet ${css.card} ${css.link}`} aria-labelledby="link">
      <header>
        <h2 id="link">{word('online.link')}</h2>
        <small>{word('online.no-account')}</small>
      </header>
      <div>
        <input
          ref={address}
          aria-labelledby="link"
          readOnly
          value={location.href}
          onFocus={event => event.target.select()}
        />
        <button type="button" className={isNext ? 'button primary' : 'button'} data-copy onClick={copy}>
          <Link2 size={18} aria-hidden="true" /> {word('online.copy')}
        </button>
      </div>
      <Toast text={word('table.shared')} of={copies} />
    </section>
  )
}
