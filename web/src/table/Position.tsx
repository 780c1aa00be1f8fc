import {
  type FoldedWebBoard,
  isArrow,
  type LastMoves,
  type Place,
  placeToward,
  type Say,
  sizeOf,
  TextGrid,
} from '@masterplan/boards/web'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useSettings } from '../device/settings.tsx'
import { Drawing } from '../kit/Drawing.tsx'
import { useSpeech } from '../words/speech.tsx'
import { BoardFrame } from './BoardFrame.tsx'
import { nearestLit, placesIn, reachOf } from './board-places.ts'
import type { ElementSize } from './element-size.ts'
import { CursorPin } from './Pins.tsx'
import type { DeskLies } from './tray.ts'
import { useLitInSight } from './use-lit-in-sight.ts'

interface Drawn {
  readonly board: FoldedWebBoard
  readonly view: never // of a match of this board's game
  readonly places: Places
  readonly lit: ReadonlySet<string>
  readonly chosen: readonly string[]
  readonly onPress: (...places: readonly string[]) => void
  readonly onPoint: (place: string | null) => void
}
interface PositionProps extends Drawn {
  readonly ghost: never | null
  readonly hinted?: readonly never[] // what hints would make of it; left out: there are none
  readonly marked: ReadonlySet<string>
  readonly lastMoves: LastMoves
  readonly say: Say
  readonly pins?: (places: readonly Place[], size: ElementSize, reach: number) => ReactNode
  readonly onAgain?: () => void
}

/** The places of a view, worked out where they are first drawn: what fails there fails within that drawing. */
export type Places = () => readonly Place[]

export function usePlaces(board: FoldedWebBoard, view: unknown, say: Say): Places {
  return useMemo(() => {
    let known: readonly Place[] | undefined
    return () => {
      known ??= board.places(view as never, say)
      return known
    }
  }, [board, view, say])
}

/** A position as its board draws it. */
export function Position({ onAgain, ...props }: PositionProps) {
  const { board, view, ghost, hinted, lit, chosen, marked, lastMoves } = props
  return (
    <Drawing of={[board, view, ghost, hinted, lit, chosen, marked, lastMoves]} {...(onAgain && { onAgain })}>
      <Picture {...props} />
    </Drawing>
  )
}

function Picture({ board, places: placesOf, pins, ...shared }: Omit<PositionProps, 'onAgain'>) {
  const { view, say, lit, chosen, onPress, onPoint } = shared
  const { Scene, Overlay } = board
  const { notation, patterns } = useSettings()
  const { width, height } = sizeOf(board, view)
  const places = placesOf()
  const reach = useMemo(() => reachOf(places, { width, height }), [places, width, height])
  const [at, setAt] = useState<string | null>(null) // where the arrow keys stand
  const [heard, setHeard] = useState('')
  const here = at === null ? undefined : places.find(({ id }) => id === at)

  function steer(key: string): boolean {
    if ((key === 'Enter' || key === ' ') && here !== undefined) {
      onPress(here.id)
      return true
    }
    if (!isArrow(key)) return false
    // What is held and can be turned is turned by the table's own keys.
    if ((key === 'ArrowLeft' || key === 'ArrowRight') && (board.adjustments?.(chosen) ?? []).length > 0) return false
    const inner = places.filter(place => 'inside' in place && lit.has(place.id))
    const among = [...placesIn(places, { width, height }), ...inner]
    const next = here === undefined ? (among.find(({ id }) => lit.has(id)) ?? among[0]) : placeToward(here, key, among)
    if (next === undefined) return true
    setAt(next.id)
    setHeard(next.label)
    onPoint(next.id)
    return true
  }
  function touch(point: { readonly x: number; readonly y: number }, finger: number): boolean {
    const meant = nearestLit(places, lit, point, finger)
    if (meant !== undefined) onPress(meant.id)
    return meant !== undefined
  }
  const size = { width, height }
  const shown = pins?.(places, size, reach)
  return (
    <>
      <BoardFrame
        {...size}
        scene={box => <Scene {...{ view, say, notation, patterns }} face={faceOf(board, view, box)} />}
        overlay={box => <Overlay {...shared} {...{ notation, patterns }} face={faceOf(board, view, box)} />}
        pins={
          <>
            {shown}
            {here && <CursorPin at={here} size={size} reach={reach} />}
          </>
        }
        onKey={steer}
        onTouch={touch}
      />
      <p className="unseen" aria-live="polite">
        {heard}
      </p>
    </>
  )
}

/** The face that the board has in a box of that many pixels: the smallest whose limits the box falls below. */
function faceOf({ faces = [] }: FoldedWebBoard, view: never, { width, height }: ElementSize): string {
  const known = typeof faces === 'function' ? faces(view) : faces
  return known.findLast(({ below }) => width < below.width || height < below.height)?.name ?? ''
}

interface DeskProps extends Omit<PositionProps, 'places' | 'onPoint' | 'pins'> {
  readonly kind: string | null
  readonly lies?: DeskLies // always in the same place unless told
}

/** What lies beside the board: markets, hands, roles. */
export function Desk({ board, lies = 'panel', onAgain, ...props }: DeskProps) {
  const { view, ghost, lit, chosen, marked, lastMoves } = props
  const { Side } = board
  const cards = useRef<HTMLDivElement>(null)
  useLitInSight(cards, { lit, lies, marked, ghost })
  if (Side === null) return null
  return (
    <Drawing of={[board, view, ghost, lit, chosen, marked, lastMoves]} {...(onAgain && { onAgain })}>
      <div ref={cards} style={{ display: 'contents' }}>
        <Side {...props} />
      </div>
    </Drawing>
  )
}

/** The same position as text. */
export function TextBoard(props: Drawn) {
  const { board, view, lit, chosen } = props
  return (
    <Drawing of={[board, view, lit, chosen]}>
      <Cells {...props} />
    </Drawing>
  )
}

function Cells({ board, view, places, ...shared }: Drawn) {
  const { word } = useSpeech()
  const { height } = sizeOf(board, view)
  return <TextGrid label={word('table.text-board')} places={places()} unit={Math.max(20, height / 12)} {...shared} />
}
