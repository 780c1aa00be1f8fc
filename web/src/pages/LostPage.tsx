import { Link } from '@tanstack/react-router'
import { useSpeech } from '../words/speech.tsx'

export function LostPage() {
  const { word } = useSpeech()
  return (
    <div className="sheet">
      <h1>{word('app.not-found')}</h1>
      <Link to="/" className="button primary">
        {word('app.home')}
      </Link>
    </div>
  )
}

export function BrokenPage({ reset }: { readonly reset: () => void }) {
  const { word } = useSpeech()
  return (
    <div className="sheet" role="alert">
      <h1>{word('app.broken')}</h1>
      <button type="button" className="button primary" onClick={reset}>
        {word('app.again')}
      </button>
    </div>
  )
}
