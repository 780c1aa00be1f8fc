import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Scrolling } from '../kit/Scrolling.tsx'
import { useSpeech } from '../words/speech.tsx'
import css from './board.module.css'
import { type ElementSize, useElementSize } from './element-size.ts'

interface BoardFrameProps {
  readonly width: number
  readonly height: number
  readonly scene: (box: ElementSize) => ReactNode // as it stands, for a box of that many pixels
  readonly overlay: (box: ElementSize) => ReactNode // what lies above it and answers a press
  readonly pins: ReactNode // what is placed on the picture and keeps its size: numbers of hints, buttons at a place
  readonly onKey: (key: string) => boolean // whether the key meant something on the board
  readonly onTouch: (point: { readonly x: number; readonly y: number }, finger: number) => boolean // whether it meant a place nearby
}

const MOST = 5
const STEP = 1.25
/** A press that moved farther than this was a drag. */
const SLACK = 6
/** Half of what a finger needs, in pixels: a press so near a lit place means it. */
const FINGER = 30

/** The whole picture, fitted both ways. Wheel, pinch and keys look closer; then drags and scrolling look elsewhere. */
export function BoardFrame({ width, height, scene, overlay, pins, onKey, onTouch }: BoardFrameProps) {
  const { word } = useSpeech()
  const frame = useRef<HTMLElement>(null)
  const room = useElementSize(frame)
  const [scale, setScale] = useState(1)
  const fingers = useRef(new Map<number, { readonly x: number; readonly y: number }>())
  const moved = useRef(false)
  const fit = room === null ? 0 : Math.min(room.width / width, room.height / height)
  const box = { width: width * fit, height: height * fit }
  const scaleBy = (factor: number) => setScale(old => Math.min(MOST, Math.max(1, old * factor)))

  useMiddle(frame, scale)
  useLayoutEffect(() => {
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault() // or the browser would enlarge the whole page
      setScale(old => Math.min(MOST, Math.max(1, old * (event.deltaY < 0 ? 1.1 : 1 / 1.1))))
    }
    const here = frame.current
    here?.addEventListener('wheel', wheel, { passive: false })
    return () => here?.removeEventListener('wheel', wheel)
  }, [])

  function move(event: PointerEvent) {
    const from = fingers.current.get(event.pointerId)
    if (from === undefined || frame.current === null) return
    const to = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      scaleBy(Math.hypot(to.x - other.x, to.y - other.y) / Math.hypot(from.x - other.x, from.y - other.y))
    } else if (event.pointerType === 'mouse' && scale > 1) {
      if (!moved.current && Math.hypot(to.x - from.x, to.y - from.y) < SLACK) return
      frame.current.scrollBy(from.x - to.x, from.y - to.y)
    } else return
    moved.current = true
    fingers.current.set(event.pointerId, to)
  }
  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId)
  function key(name: string): boolean {
    if (name === '+' || name === '=') scaleBy(STEP)
    else if (name === '-') scaleBy(1 / STEP)
    else if (name === '0') setScale(1)
    else return onKey(name)
    return true
  }
  /** A finger beside a small place means the nearest lit one. */
  function touched(event: PointerEvent<HTMLDivElement>): boolean {
    if (event.pointerType !== 'touch' || fit === 0) return false
    const onLit = (event.target as Element).closest('[data-lit], button')
    if (onLit !== null) return false
    const here = event.currentTarget.getBoundingClientRect()
    const unit = here.width / width // pixels
    return onTouch({ x: (event.clientX - here.left) / unit, y: (event.clientY - here.top) / unit }, FINGER / unit)
  }
  const view = `0 0 ${width} ${height}`
  const drawn = { width: box.width * scale, height: box.height * scale }
  return (
    <Scrolling
      ref={frame}
      className={css.frame}
      data-frame
      aria-label={word('table.board')}
      onKeyDown={event => {
        if (event.target === event.currentTarget && key(event.key)) event.preventDefault()
      }}
      onPointerDown={event => {
        moved.current = false
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      }}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={lift}
      onPointerLeave={lift}
      onClickCapture={event => {
        if (moved.current) event.stopPropagation()
      }}
    >
      {fit > 0 && (
        <div
          className={css.picture}
          style={drawn}
          data-picture
          onClickCapture={event => {
            if (touched(event as unknown as PointerEvent<HTMLDivElement>)) event.stopPropagation()
          }}
        >
          <svg className={css.scene} viewBox={view} aria-hidden="true">
            {scene(box)}
          </svg>
          <svg className={css.overlay} viewBox={view} aria-hidden="true">
            {overlay(box)}
          </svg>
          {pins}
        </div>
      )}
    </Scrolling>
  )
}

/** What was in the middle stays there when the picture grows or shrinks. */
function useMiddle(box: { readonly current: HTMLElement | null }, scale: number): void {
  const before = useRef(scale)
  useLayoutEffect(() => {
    const here = box.current
    const factor = scale / before.current
    before.current = scale
    if (here === null || factor === 1) return
    const [halfX, halfY] = [here.clientWidth / 2, here.clientHeight / 2]
    here.scrollTo((here.scrollLeft + halfX) * factor - halfX, (here.scrollTop + halfY) * factor - halfY)
  }, [box, scale])
}
