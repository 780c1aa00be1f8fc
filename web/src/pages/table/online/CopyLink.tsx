import { Link2, QrCode } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Toast } from '../../../kit/Toast.tsx'
import { useSpeech } from '../../../words/speech.tsx'
import css from './gathering.module.css'

/** Fetched when it is first wanted. */
const QrPicture = lazy(() => import('./QrPicture.tsx').then(({ QrPicture: Picture }) => ({ default: Picture })))

/** The address of this table, to be sent to friends or held before their cameras; `isNext` when nothing else is to be done here. */
export function CopyLink({ isNext }: { readonly isNext: boolean }) {
  const { word } = useSpeech()
  const [copies, setCopies] = useState(0)
  const [isShown, setShown] = useState(false)
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
        <button
          type="button"
          className={`button ${css.show}`}
          aria-label={word('online.code')}
          title={word('online.code')}
          aria-expanded={isShown}
          data-show-code
          onClick={() => setShown(!isShown)}
        >
          <QrCode size={20} aria-hidden="true" />
        </button>
      </div>
      {isShown && (
        <Suspense>
          <QrPicture text={location.href} label={word('online.code-of')} />
        </Suspense>
      )}
      <Toast text={word('table.shared')} of={copies} />
    </section>
  )
}
