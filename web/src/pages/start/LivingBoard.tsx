import { useEffect, useState } from 'react'
import { useSettings } from '../../device/settings.tsx'
import { BuiltDrawing } from '../../kit/BuiltDrawing.tsx'
import { useSpeech } from '../../words/speech.tsx'
import css from './welcome.module.css'

const PACE = 2500 // milliseconds between pictures

/** A living board: the inside of an SVG for each view. */
export interface LivingPictures {
  readonly width: number
  readonly height: number
  readonly pictures: readonly string[]
}

/** A match of bots that replays slowly. It was drawn when the page was built: neither rules nor boards are fetched for it. */
export function LivingBoard({ game }: { readonly game: string }) {
  const { language } = useSpeech()
  const { motion } = useSettings()
  const [living, setLiving] = useState<LivingPictures | null>(null)
  const [at, setAt] = useState(0)

  useEffect(() => {
    let current = true
    fetch(`/living/${game}.${language}.json`)
      .then(answer => (answer.ok ? answer.json() : null))
      .then(drawn => current && setLiving(drawn))
      .catch(() => {}) // an empty frame is no harm
    return () => {
      current = false
    }
  }, [game, language])
  useEffect(() => {
    const all = living?.pictures.length ?? 0
    // A reader who wants no motion sees the match as it stood at its middle.
    setAt(Math.floor(all / 2))
    if (all === 0 || !motion || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setAt(now => (now + 1) % all), PACE)
    return () => clearInterval(timer)
  }, [living, motion])

  return (
    <div className={css.living} data-living aria-hidden="true">
      {living && <BuiltDrawing box={`0 0 ${living.width} ${living.height}`} inside={living.pictures[at] ?? ''} />}
    </div>
  )
}
