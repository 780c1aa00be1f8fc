import type { Update } from '@masterplan/protocol'
import { Link } from '@tanstack/react-router'
import { useMyName } from '../../../device/use-my-name.ts'
import { useSpeech } from '../../../words/speech.tsx'

/** Who is signed out at a table of their own would wonder why nothing can be pressed. */
export function LooksOn({ update }: { readonly update: Update }) {
  const { word } = useSpeech()
  const { isFixed } = useMyName()
  if (update.you !== null || update.offered !== null || update.status !== 'playing') return null
  return (
    <p data-looks-on>
      {word('online.looks-on')} {!isFixed && <Link to="/account">{word('online.looks-on-mine')}</Link>}
    </p>
  )
}
