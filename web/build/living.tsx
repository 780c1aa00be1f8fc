import { boardsOf } from '@masterplan/boards/games'
import {
  AtOnce,
  BoardLayers,
  type FoldedWebBoard,
  LANGUAGES,
  type Language,
  sayFor,
  sizeOf,
} from '@masterplan/boards/web'
import { renderToStaticMarkup } from 'react-dom/server'
import type { GamePictures } from '../src/kit/GamePicture.tsx'
import type { LivingPictures } from '../src/pages/start/LivingBoard.tsx'
import { liveliestDetail } from './detail.ts'

export const languages: readonly Language[] = LANGUAGES

/** Draws views as the page would, so that the start page need not fetch any board. */
export async function draw(
  game: string,
  language: Language,
  views: readonly unknown[],
): Promise<LivingPictures | null> {
  const board = await boardsOf(game)?.web()
  if (board === undefined) return null
  const { width, height } = sizeOf(board, views.at(-1) as never)
  return { width, height, pictures: views.map(view => pictureOf(board, view, language)) }
}

const SHAPE = 11 / 16

/** A part of the board at a size at which it can be read. */
export async function drawDetail(
  game: string,
  language: Language,
  view: unknown,
): Promise<GamePictures[string] | null> {
  const boards = boardsOf(game)
  if (boards === undefined) return null
  const board = await boards.web()
  const whole = { x: 0, y: 0, ...sizeOf(board, view as never) }
  const width = Math.round(whole.width * boards.about.detail)
  const size = { width, height: Math.round(width * SHAPE) }
  const { box, drawing } = liveliestDetail(pictureOf(board, view, language), size, whole)
  return { box: [box.x, box.y, box.width, box.height].join(' '), drawing }
}

function pictureOf(board: FoldedWebBoard, view: unknown, language: Language): string {
  const say = sayFor(board.messages[language], ['A', 'B', 'C', 'D', 'E', 'F'], language)
  const drawn = renderToStaticMarkup(
    // What stands is drawn as it stands, not as it would begin to appear.
    <AtOnce>
      <BoardLayers board={board} view={view as never} say={say} />
    </AtOnce>,
  )
  // No eye sees a thousandth of a unit, and these files are kept for offline.
  return drawn.replace(/\d+\.\d{2,}/g, number => String(Math.round(Number(number) * 10) / 10))
}
