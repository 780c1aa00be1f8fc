import type { Written } from '@masterplan/boards/games'
import { say } from '@masterplan/boards/web'
import type { Facts } from '@masterplan/kernel'
import { useSpeech } from '../words/speech.tsx'

interface SentenceProps {
  readonly written: Written
  readonly facts?: Facts // none: it names no figures
}

/** What a lesson or a coach says, with its figures; **two stars** make bold. */
export function Sentence({ written, facts = {} }: SentenceProps) {
  const { language, text } = useSpeech()
  const spoken = say({ it: text(written) }, 'it', facts, language)
  return spoken.split('**').map((part, at) => (at % 2 === 1 ? <b key={part}>{part}</b> : part))
}
