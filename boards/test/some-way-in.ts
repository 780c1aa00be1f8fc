import { findGame } from '@masterplan/catalog'
import { type Seat, seeded } from '@masterplan/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { webBoard as brickByBrick } from '../src/brick-by-brick/web.ts'
import { ONLY_LOOKED_AT, sizeOf } from '../src/kit/BoardPicture.tsx'
import { sayFor } from '../src/kit/say.ts'
import type { DrawingWishes, FoldedWebBoard } from '../src/kit/web-board.ts'
import { webBoard as parksAndTowers } from '../src/parks-and-towers/web.ts'
import { webBoard as subdivision } from '../src/subdivision/web.ts'
import { webBoard as tryste } from '../src/tryste/web.ts'
import { webBoard as urbapolis } from '../src/urbapolis/web.ts'

export const BOARDS = {
  subdivision,
  'parks-and-towers': parksAndTowers,
  'brick-by-brick': brickByBrick,
  urbapolis,
  tryste,
} as const
export type GameId = keyof typeof BOARDS

/** A position in which something of several seats stands, as the first of them sees it. */
export function someWayIn(id: GameId, moves: number, players = 2, options: object = {}): never {
  const opened = findGame(id)!.open(players, { ...options })
  if (!opened.ok) throw new Error(opened.problem)
  const { match } = opened
  const random = seeded(4)
  match.settle(random)
  for (let move = 0; move < moves; move++) {
    const turn = match.turn()
    if (turn.kind !== 'decide') break
    const seat: Seat = turn.seats[0]!
    const offers = match.offersFor(seat)
    const solid = offers.filter(({ text }) => /^(build|work|place|buy|blyce|\d|[a-h]\d)/.test(text))
    const among = solid.length > 0 ? solid : offers
    match.submit(seat, among[random.below(among.length)]!.text, random)
  }
  return match.viewFor(0) as never
}

/** Scene and overlay, with every place lit, last moved on or chosen in turn, so that all marks are drawn. */
export function drawn(board: FoldedWebBoard, view: never, face: string, wishes: DrawingWishes): string {
  const say = sayFor(board.messages.en, ['Ana', 'Bo', 'Cy', 'Di'], 'en')
  const shared = { view, say, face, ...wishes }
  const chosen = board.places(view, say).map(({ id }) => id)
  return renderToStaticMarkup(
    createElement(
      'svg',
      null,
      createElement(board.Scene, shared),
      createElement(board.Overlay, { ...ONLY_LOOKED_AT, ...shared, marked: new Set(chosen.slice(0, 3)) }),
    ),
  )
}

interface Box {
  readonly width: number
  readonly height: number
}

/** The board in a place of so many pixels, as the page fits it. */
export function fitted(
  board: FoldedWebBoard,
  view: never,
  room: Box,
): { readonly face: string; readonly scale: number } {
  const { width, height } = sizeOf(board, view)
  const scale = Math.min(room.width / width, room.height / height)
  const faces = typeof board.faces === 'function' ? board.faces(view) : (board.faces ?? [])
  const small = faces.findLast(({ below }) => width * scale < below.width || height * scale < below.height)
  return { face: small?.name ?? '', scale }
}

/** Every text of a drawing with its height in the picture's units: the nearest size, enlarged by all that is around it. */
export function textsOf(markup: string): readonly { readonly text: string; readonly size: number }[] {
  const around: { scale: number; size: number }[] = [{ scale: 1, size: 0 }]
  return [...markup.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>([^<]*)/g)].flatMap(
    ([, end, name, given = '', alone, inside = '']) => {
      if (end) {
        around.pop()
        return []
      }
      const { scale, size } = around.at(-1)!
      const own = {
        scale: scale * Number(/transform="[^"]*scale\(([-\d.]+)/.exec(given)?.[1] ?? 1),
        size: Number(/font-size="([\d.]+)"/.exec(given)?.[1] ?? size),
      }
      if (!alone) around.push(own)
      const isText = (name === 'text' || name === 'tspan') && inside !== ''
      return isText ? [{ text: inside, size: Math.abs(own.scale) * own.size }] : []
    },
  )
}
