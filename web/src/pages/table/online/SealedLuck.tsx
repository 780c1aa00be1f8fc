import { useSpeech } from '../../../words/speech.tsx'
import css from '../../online.module.css'

/** What binds the server to the table's luck; folded, for few look at 64 digits. */
export function SealedLuck({ hash }: { readonly hash: string }) {
  const { word } = useSpeech()
  return (
    <details data-sealed>
      <summary>{word('online.fair-luck')}</summary>
      <p className={css.hash}>{word('online.hash', { hash })}</p>
    </details>
  )
}
