import type { DrawingWishes, FoldedWebBoard, LastMoves, Say } from './web-board.ts'

const NOTHING: ReadonlySet<string> = new Set()
const NONE: readonly string[] = []
const NO_MOVES: LastMoves = new Map()
const ignore = () => {}

/** As boards are drawn for somebody who has wished for nothing. */
const USUAL: DrawingWishes = { notation: false, patterns: false }

/** What an overlay is given where nobody plays: nothing is lit, and no press is answered. */
export const ONLY_LOOKED_AT = {
  ghost: null,
  lit: NOTHING,
  chosen: NONE,
  marked: NOTHING,
  lastMoves: NO_MOVES,
  face: '',
  onPress: ignore,
  onPoint: ignore,
  ...USUAL,
} as const

export const sizeOf = (board: FoldedWebBoard, view: never): { readonly width: number; readonly height: number } =>
  typeof board.size === 'function' ? board.size(view) : board.size

interface BoardPictureProps {
  readonly board: FoldedWebBoard
  readonly view: never // of a match of this board's game
  readonly say: Say
  readonly marked?: ReadonlySet<string>
}

/** The inside of the picture, for a page that has an SVG of its own around it. */
export function BoardLayers({ board, view, say, marked = NOTHING }: BoardPictureProps) {
  const { Scene, Overlay } = board
  return (
    <>
      <Scene {...USUAL} view={view} say={say} face="" />
      <Overlay {...ONLY_LOOKED_AT} view={view} say={say} marked={marked} />
    </>
  )
}

/** A board that is only looked at. */
export function BoardPicture(props: BoardPictureProps) {
  const { width, height } = sizeOf(props.board, props.view)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <BoardLayers {...props} />
    </svg>
  )
}
