import { type FoldedWebBoard, WEB_BOARDS } from '@masterplan/boards/web'
import { useEffect, useMemo, useState } from 'react'
import { useSettings } from '../look/settings.tsx'
import { sayFor, useSpeech } from '../words/speech.tsx'
import css from './start.module.css'

const PACE = 2500 // milliseconds between frames
const NOTHING: ReadonlySet<string> = new Set()
const ignore = () => {}

/** A match of bots that replays slowly: views only, no rules are fetched for it. */
export function LivingBoard({ game }: { readonly game: string }) {
  const { language } = useSpeech()
  const { motion } = useSettings()
  const [board, setBoard] = useState<FoldedWebBoard | null>(null)
  const [frames, setFrames] = useState<readonly unknown[]>([])
  const [at, setAt] = useState(0)

  useEffect(() => {
    let current = true
    WEB_BOARDS[game]?.().then(loaded => current && setBoard(loaded))
    fetch(`/living/${game}.json`)
      .then(answer => (answer.ok ? answer.json() : []))
      .then(views => current && setFrames(views))
      .catch(ignore) // an empty frame is no harm
    return () => {
      current = false
    }
  }, [game])
  useEffect(() => {
    // Whoever wants no motion sees the match as it stood at its middle.
    if (!motion || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setAt(Math.floor(frames.length / 2))
      return
    }
    const timer = setInterval(() => setAt(now => (frames.length === 0 ? 0 : (now + 1) % frames.length)), PACE)
    return () => clearInterval(timer)
  }, [frames, motion])

  const say = useMemo(() => sayFor(board?.messages[language] ?? {}, [], language), [board, language])
  const view = frames[at]
  if (board === null || view === undefined) return <div className={css.living} aria-hidden="true" />
  const { Picture } = board
  const { width, height } = typeof board.size === 'function' ? board.size(view as never) : board.size
  return (
    <div className={css.living} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} className={css.still} aria-hidden="true">
        <Picture
          view={view as never}
          ghost={null}
          lit={NOTHING}
          chosen={[]}
          marked={NOTHING}
          onPress={ignore}
          onPoint={ignore}
          say={say}
        />
      </svg>
    </div>
  )
}
