import { type FoldedWebBoard, LANGUAGES, type Language, WEB_BOARDS } from '@masterplan/boards/web'
import { AnimatePresence } from 'motion/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { sayFor } from '../src/words/speech.tsx'

const NOTHING: ReadonlySet<string> = new Set()
const ignore = () => {}

/** A living board: the inside of an SVG for each view. */
export interface Living {
  readonly width: number
  readonly height: number
  readonly pictures: readonly string[]
}

export const languages: readonly Language[] = LANGUAGES

/** Draws views as the page would, so that the start page need not fetch any board. */
export async function draw(game: string, language: Language, views: readonly unknown[]): Promise<Living | null> {
  const board = await WEB_BOARDS[game]?.()
  if (board === undefined) return null
  const { width, height } = sizeOf(board, views.at(-1))
  return { width, height, pictures: views.map(view => pictureOf(board, view, language)) }
}

function sizeOf(board: FoldedWebBoard, view: unknown) {
  return typeof board.size === 'function' ? board.size(view as never) : board.size
}

function pictureOf(board: FoldedWebBoard, view: unknown, language: Language): string {
  const { Scene, Overlay } = board
  const seen = view as never
  const say = sayFor(board.messages[language], ['A', 'B', 'C', 'D', 'E', 'F'], language)
  const drawn = renderToStaticMarkup(
    // What stands is drawn as it stands, not as it would begin to appear.
    <AnimatePresence initial={false}>
      <Scene key="scene" view={seen} say={say} />
      <Overlay
        key="overlay"
        view={seen}
        ghost={null}
        lit={NOTHING}
        chosen={[]}
        marked={NOTHING}
        onPress={ignore}
        onPoint={ignore}
        say={say}
      />
    </AnimatePresence>,
  )
  // No eye sees a thousandth of a unit, and these files are kept for offline.
  return drawn.replace(/\d+\.\d{2,}/g, number => String(Math.round(Number(number) * 10) / 10))
}
