import { usePageTitle } from '../device/page-title.ts'
import { Notice } from '../kit/Notice.tsx'
import { useSpeech } from '../words/speech.tsx'

export function LostPage() {
  const { word } = useSpeech()
  usePageTitle(word('app.lost'))
  return <Notice sentence={word('app.not-found')} />
}

/** A page that failed is fetched again: after an update its parts have other names. */
export function BrokenPage() {
  const { word } = useSpeech()
  return (
    <Notice sentence={word('app.broken')}>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {word('app.again')}
      </button>
    </Notice>
  )
}
