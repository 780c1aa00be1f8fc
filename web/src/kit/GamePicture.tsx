import { useEffect, useState } from 'react'
import { useSpeech } from '../words/speech.tsx'
import { BuiltDrawing } from './BuiltDrawing.tsx'
import { Drawing } from './Drawing.tsx'
import css from './game-picture.module.css'

/** A detail of each game's board: what is seen of it, and the inside of an SVG. */
export type GamePictures = Readonly<Record<string, { readonly box: string; readonly drawing: string } | null>>

/** Fetched once for all that show one. They were drawn when the page was built: no board is needed for them. */
const fetched = new Map<string, Promise<GamePictures>>()
function picturesIn(language: string): Promise<GamePictures> {
  const known = fetched.get(language)
  if (known !== undefined) return known
  const coming = fetch(`/living/details.${language}.json`)
    .then(answer => (answer.ok ? answer.json() : {}))
    .catch(() => {
      fetched.delete(language) // away for now
      return {}
    })
  fetched.set(language, coming)
  return coming
}

/** What a game looks like, close by. */
export function GamePicture({ game }: { readonly game: string }) {
  const { language } = useSpeech()
  const [pictures, setPictures] = useState<GamePictures>({})
  useEffect(() => {
    let current = true
    picturesIn(language).then(drawn => current && setPictures(drawn))
    return () => {
      current = false
    }
  }, [language])
  const picture = pictures[game]
  return (
    <div className={css.picture} data-picture={game} aria-hidden="true">
      {picture && (
        <Drawing of={[picture]}>
          <BuiltDrawing box={picture.box} inside={picture.drawing} cut />
        </Drawing>
      )}
    </div>
  )
}
