import { type FoldedWebBoard, type Place, type Say, sizeOf, TextGrid } from '@masterplan/boards/web'
import { useMemo } from 'react'
import { Drawing } from '../kit/Drawing.tsx'
import { useSpeech } from '../words/speech.tsx'
import { reachOf } from './element-size.ts'
import { Zoom } from './Zoom.tsx'

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
  readonly marked: ReadonlySet<string>
  readonly say: Say
  readonly besides: string | undefined // the class of what lies beside the board
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

/** A position as its board draws it, and what lies beside the board. */
export function Position({ besides, onAgain, ...props }: PositionProps) {
  const { word } = useSpeech()
  const { board, view, ghost, lit, chosen, marked, onPress, say } = props
  const { Side } = board
  const of = [board, view, ghost, lit, chosen, marked]
  return (
    <>
      <Drawing of={of} {...(onAgain && { onAgain })}>
        <Picture {...props} />
      </Drawing>
      {Side && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        <section className={besides} aria-label={word('table.side')} tabIndex={0}>
          <Drawing of={of} {...(onAgain && { onAgain })}>
            <Side {...{ view, ghost, lit, chosen, marked, onPress, say }} />
          </Drawing>
        </section>
      )}
    </>
  )
}

function Picture({ board, places: placesOf, ...shared }: Omit<PositionProps, 'besides'>) {
  const { view, say } = shared
  const { Scene, Overlay } = board
  const { width, height } = sizeOf(board, view)
  const places = placesOf()
  const reach = useMemo(() => reachOf(places, { width, height }), [places, width, height])
  return (
    <Zoom width={width} height={height} reach={reach} scene={<Scene view={view} say={say} />}>
      <Overlay {...shared} />
    </Zoom>
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
