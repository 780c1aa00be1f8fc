import { Link } from '@tanstack/react-router'
import { BookOpen, GraduationCap, Printer } from 'lucide-react'
import { useSpeech } from '../../words/speech.tsx'

/** What every table has beside it, on this device or on a server: the scores on paper, the rules, the lesson. */
export function TableLinks({ game }: { readonly game: string }) {
  const { word } = useSpeech()
  return (
    <>
      <button type="button" className="button" onClick={() => print()}>
        <Printer size={16} aria-hidden="true" /> {word('table.print')}
      </button>
      <Link to="/rules/$game" params={{ game }} target="_blank" className="button">
        <BookOpen size={16} aria-hidden="true" /> {word('start.rules')}
      </Link>
      <Link to="/learn/$game" params={{ game }} target="_blank" className="button">
        <GraduationCap size={16} aria-hidden="true" /> {word('table.learn')}
      </Link>
    </>
  )
}
