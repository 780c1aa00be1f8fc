import type { FoldedWebBoard, Place, Say } from '@masterplan/boards/web'
import type { Seat } from '@masterplan/kernel'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSpeech } from '../words/speech.tsx'
import type { AimedMove } from './aims.ts'
import css from './board.module.css'
import { placesIn } from './board-places.ts'
import type { ElementSize } from './element-size.ts'
import type { ToldHint } from './tell-hints.ts'
import type { Feat } from './use-feats.ts'

interface Point {
  readonly x: number
  readonly y: number
}
interface PinProps {
  readonly at: Point
  readonly size: ElementSize // of the picture, in its units
  readonly children: ReactNode
}

const partOf = (length: number, whole: number): string => `${(100 * length) / whole}%`

/** Something at a point of the picture that keeps its own size. */
function Pin({ at, size, children }: PinProps) {
  const style = { left: partOf(at.x, size.width), top: partOf(at.y, size.height) }
  return (
    <div className={css.pin} style={style}>
      {children}
    </div>
  )
}

const BUTTON = 44 // pixels, as `board.module.css` says
const GAP = 4

/** So many buttons side by side at a point, none of them over the picture's edge: the board would scroll for it. */
function ButtonPin({ at, size, count, children }: PinProps & { readonly count: number }) {
  const within = (length: number, whole: number, pixels: number) =>
    `clamp(${pixels / 2}px, ${partOf(length, whole)}, calc(100% - ${pixels / 2}px))`
  const style = {
    left: within(at.x, size.width, count * (BUTTON + GAP) - GAP),
    top: within(at.y, size.height, BUTTON),
  }
  return (
    <div className={`${css.pin} ${css.at}`} style={style}>
      {children}
    </div>
  )
}

interface HintPinsProps {
  readonly hints: readonly ToldHint[]
  readonly selected: string | null
  readonly places: readonly Place[]
  readonly size: ElementSize
  readonly reach: number
}

/** Where a number stands in its place: away from the buttons on the lower edge, and from other numbers there. */
const IN_ITS_PLACE = [
  { x: -0.3, y: -0.3 },
  { x: 0.3, y: -0.3 },
  { x: -0.3, y: 0.08 },
] as const

/** The numbers of the hints where they would be played. */
export function HintPins({ hints, selected, places, size, reach }: HintPinsProps) {
  const byId = new Map(places.map(place => [place.id, place]))
  const taken = new Map<string, number>()
  return hints.map(({ text, places: aimed }, at) => {
    const place = placesIn(
      aimed.flatMap(id => byId.get(id) ?? []),
      size,
    ).at(-1)
    if (place === undefined) return null
    const before = taken.get(place.id) ?? 0
    taken.set(place.id, before + 1)
    const { x, y } = IN_ITS_PLACE[before % IN_ITS_PLACE.length]!
    return (
      <Pin key={text} at={{ x: place.x + x * reach, y: place.y + y * reach }} size={size}>
        <span className={css.number} data-hint-pin={text} data-selected={selected === text || undefined}>
          {at + 1}
        </span>
      </Pin>
    )
  })
}

interface AtPlaceProps {
  readonly board: FoldedWebBoard
  readonly place: Place | undefined // that was pressed last
  readonly size: ElementSize
  readonly reach: number
  readonly seat: Seat | null
  readonly choices: readonly AimedMove[]
  readonly ready: AimedMove | undefined
  readonly say: Say
  readonly onPlay: (text: string) => void
  readonly onChoose: (text: string) => void
  readonly onCancel: () => void
}

/** What can be done at the place that was pressed, on its lower edge: several choices, or yes and no. */
export function AtPlace(props: AtPlaceProps) {
  const { board, place, size, reach, seat, choices, ready, say, onPlay, onChoose, onCancel } = props
  const { word } = useSpeech()
  const { Choice } = board
  if (place === undefined) return null
  const at = { x: place.x, y: place.y + reach * 0.5 }
  if (choices.length > 1 && choices.length < 5 && Choice !== undefined && seat !== null) {
    return (
      <ButtonPin at={at} size={size} count={choices.length}>
        {choices.map(({ text, move, aim }) => (
          <button
            type="button"
            key={text}
            aria-label={say(aim.label.code, aim.label.facts)}
            aria-pressed={ready?.text === text}
            data-choice-here={text}
            onClick={() => onChoose(text)}
          >
            <Choice move={move as never} seat={seat} />
          </button>
        ))}
      </ButtonPin>
    )
  }
  if (ready === undefined) return null
  return (
    <ButtonPin at={at} size={size} count={2}>
      <button
        type="button"
        data-yes
        aria-label={say(ready.aim.label.code, ready.aim.label.facts)}
        onClick={() => onPlay(ready.text)}
      >
        <Check size={22} aria-hidden="true" />
      </button>
      <button type="button" aria-label={word('table.cancel')} onClick={onCancel}>
        <X size={22} aria-hidden="true" />
      </button>
    </ButtonPin>
  )
}

interface PlacePinProps {
  readonly at: Place
  readonly size: ElementSize
  readonly reach: number
}

/** Where the arrow keys stand. */
export const CursorPin = (props: PlacePinProps) => (
  <AroundPlace {...props} share={0.6}>
    <div className={css.cursor} data-cursor={props.at.id} />
  </AroundPlace>
)

interface LookPinsProps extends Omit<PlacePinProps, 'at'> {
  readonly at: readonly string[]
  readonly places: readonly Place[]
}

/** The places that the coach speaks of: corners alone, so that what stands there can be read. */
export const LookPins = ({ at, places, size, reach }: LookPinsProps) =>
  placesIn(places, size)
    .filter(({ id }) => at.includes(id))
    .map(place => (
      <AroundPlace key={place.id} at={place} size={size} reach={reach} share={0.96}>
        <svg
          className={css.look}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          data-look={place.id}
        >
          <path d={CORNERS} />
          <path d={CORNERS} />
        </svg>
      </AroundPlace>
    ))
const CORNERS = 'M3 28V3H28M72 3H97V28M97 72V97H72M28 97H3V72'

interface FeatPinsProps extends Omit<LookPinsProps, 'at'> {
  readonly feat: Feat | null
}

/** A ring that opens where something great just happened, or around the whole board. */
export function FeatPins({ feat, places, size, reach }: FeatPinsProps) {
  if (feat === null) return null
  const here = placesIn(places, size).filter(({ id }) => feat.places.includes(id))
  if (here.length === 0) return <div key={feat.line} className={css.featAll} data-feat="" />
  return here.map(place => (
    <AroundPlace key={`${feat.line} ${place.id}`} at={place} size={size} reach={reach} share={1}>
      <div className={css.feat} data-feat={place.id} />
    </AroundPlace>
  ))
}

/** Something as large as a place, or a share of it. */
function AroundPlace({
  at,
  size,
  reach,
  share,
  children,
}: PlacePinProps & { readonly share: number; readonly children: ReactNode }) {
  return (
    <div
      className={css.pin}
      style={{
        left: partOf(at.x, size.width),
        top: partOf(at.y, size.height),
        width: partOf(share * reach, size.width),
        height: partOf(share * reach, size.height),
      }}
    >
      {children}
    </div>
  )
}
