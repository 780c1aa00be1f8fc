import { useSpeech } from '../words/speech.tsx'

export function ReplayPage() {
  const { word } = useSpeech()
  return <p>{word('app.loading')}</p>
}
