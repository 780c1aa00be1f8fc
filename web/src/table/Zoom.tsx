import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { MotionConfig } from 'motion/react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useSettings } from '../device/settings.tsx'
import { useSpeech } from '../words/speech.tsx'
import { useElementSize, useNarrow } from './element-size.ts'
import css from './table.module.css'

interface ZoomProps {
  readonly width: number
  readonly height: number
  readonly reach: number // how far apart the nearest places lie, in the picture's units
  readonly scene: ReactNode // as it stands
  readonly children: ReactNode // what lies above it and answers a press
}

const MOST = 5
const STEP = 1.25
/** How many pixels a finger needs. */
const FINGER = 44
/** A press that moved farther than this was a drag. */
const SLACK = 6

/** The picture fills its space. Wheel, pinch, keys and buttons look closer; drags and scrolling look elsewhere. */
export function Zoom({ width, height, reach, scene, children }: ZoomProps) {
  const { word } = useSpeech()
  const { motion } = useSettings()
  const frame = useRef<HTMLElement>(null)
  const room = useElementSize(frame)
  const narrow = useNarrow()
  const [chosen, choose] = useState<number | null>(null) // null: nobody has looked closer
  const fingers = useRef(new Map<number, { readonly x: number; readonly y: number }>())
  const moved = useRef(false)

  const fit = room && (narrow ? room.width / width : Math.min(room.width / width, room.height / height))
  // On a phone places are as large as fingers need, and the board scrolls under them.
  const usual = narrow && fit ? Math.min(MOST, Math.max(1, FINGER / (reach * fit))) : 1
  const scale = chosen ?? usual
  const size = fit ? { width: width * fit * scale, height: height * fit * scale } : { width: '100%', height: '100%' }
  const scaleBy = (factor: number) => choose(old => Math.min(MOST, Math.max(1, (old ?? usual) * factor)))

  useMiddle(frame, scale)
  useLayoutEffect(() => {
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault() // or the browser would enlarge the whole page
      choose(old => Math.min(MOST, Math.max(1, (old ?? usual) * (event.deltaY < 0 ? 1.1 : 1 / 1.1))))
    }
    const here = frame.current
    here?.addEventListener('wheel', wheel, { passive: false })
    return () => here?.removeEventListener('wheel', wheel)
  }, [usual])

  function move(event: PointerEvent) {
    const from = fingers.current.get(event.pointerId)
    if (from === undefined || frame.current === null) return
    const to = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      scaleBy(Math.hypot(to.x - other.x, to.y - other.y) / Math.hypot(from.x - other.x, from.y - other.y))
    } else if (event.pointerType === 'mouse') {
      if (!moved.current && Math.hypot(to.x - from.x, to.y - from.y) < SLACK) return
      frame.current.scrollBy(from.x - to.x, from.y - to.y)
    } else return
    moved.current = true
    fingers.current.set(event.pointerId, to)
  }
  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId)
  function key(event: KeyboardEvent) {
    if (event.key === '+' || event.key === '=') scaleBy(STEP)
    else if (event.key === '-') scaleBy(1 / STEP)
    else if (event.key === '0') choose(1)
  }
  const box = `0 0 ${width} ${height}`
  return (
    <div className={css.zoom}>
      <section
        ref={frame}
        className={css.frame}
        data-frame
        aria-label={word('table.board')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        onKeyDown={key}
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
        <div className={css.picture} style={size}>
          <MotionConfig reducedMotion={motion ? 'user' : 'always'}>
            <svg className={css.scene} viewBox={box} aria-hidden="true">
              {scene}
            </svg>
            <svg className={css.overlay} viewBox={box} aria-hidden="true">
              {children}
            </svg>
          </MotionConfig>
        </div>
      </section>
      <div className={css.zoomButtons}>
        <button type="button" className="button" aria-label={word('table.zoom-in')} onClick={() => scaleBy(STEP)}>
          <ZoomIn size={18} aria-hidden="true" />
        </button>
        <button type="button" className="button" aria-label={word('table.zoom-out')} onClick={() => scaleBy(1 / STEP)}>
          <ZoomOut size={18} aria-hidden="true" />
        </button>
        <button type="button" className="button" aria-label={word('table.whole')} onClick={() => choose(1)}>
          <Maximize size={18} aria-hidden="true" />
        </button>
      </div>
    </div>
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
