import { AskTwice } from '../../../kit/AskTwice.tsx'
import { useSpeech } from '../../../words/speech.tsx'

/** For the host; what it means is asked first. */
export function CloseTable({ onClose }: { readonly onClose: () => void }) {
  const { word } = useSpeech()
  return (
    <AskTwice
      label={word('online.close-table')}
      question={word('online.close-sure')}
      yes={word('online.yes-close')}
      onYes={onClose}
    />
  )
}
