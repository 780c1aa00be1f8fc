import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSpeech } from '../words/speech.tsx'
import css from './notice.module.css'

interface NoticeProps {
  readonly sentence: string
  readonly children?: ReactNode // a way on besides the one to the games
}

/** What is shown instead of a page: one clear sentence and a way on. */
export function Notice({ sentence, children }: NoticeProps) {
  const { word } = useSpeech()
  return (
    <div className={`sheet ${css.notice}`} role="alert">
      <svg viewBox="0 0 120 60" width={120} height={60} aria-hidden="true" className={css.sign}>
        <path d="M6 54H114M20 54V22L42 8V54M42 54V20H66V54M66 54V30L90 22V54M26 30H34M26 40H34M49 28H58M49 38H58M73 38H82" />
      </svg>
      <h1>{sentence}</h1>
      <p className={css.ways}>
        {children}
        <Link to="/" className="button">
          {word('app.home')}
        </Link>
      </p>
    </div>
  )
}
