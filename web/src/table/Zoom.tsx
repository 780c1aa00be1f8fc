import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { type PointerEvent, type ReactNode, useRef, useState, type WheelEvent } from 'react'
import { useSpeech } from '../words/speech.tsx'
import css from './table.module.css'

interface ZoomProps {
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

const MOST = 5
const STEP = 1.25
/** A press that moved farther than this was a drag. */
const SLACK = 6

/** The picture fills its space; wheel, buttons and drags look closer. */
export function Zoom({ width, height, children }: ZoomProps) {
  const { word } = useSpeech()
  const [look, setLook] = useState({ scale: 1, x: width / 2, y: height / 2 })
  const svg = useRef<SVGSVGElement>(null)
  const drag = useRef<{ x: number; y: number; moved: boolean } | null>(null)
  const box = { width: width / look.scale, height: height / look.scale }
  const clamp = (value: number, half: number, all: number) => Math.min(Math.max(value, half), all - half)
  const left = clamp(look.x, box.width / 2, width) - box.width / 2
  const top = clamp(look.y, box.height / 2, height) - box.height / 2

  const scaleBy = (factor: number) =>
    setLook(old => ({ ...old, scale: Math.min(MOST, Math.max(1, old.scale * factor)) }))
  function wheel(event: WheelEvent) {
    if (event.ctrlKey || look.scale > 1) scaleBy(event.deltaY < 0 ? STEP : 1 / STEP)
  }
  function move(event: PointerEvent) {
    const from = drag.current
    if (from === null || look.scale === 1 || svg.current === null) return
    const unit = box.width / svg.current.clientWidth
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
    if (!from.moved && Math.hypot(dx, dy) < SLACK) return
    drag.current = { x: event.clientX, y: event.clientY, moved: true }
    setLook(old => ({ ...old, x: old.x - dx * unit, y: old.y - dy * unit }))
  }
  return (
    <div className={css.zoom}>
      <svg
        ref={svg}
        className={css.picture}
        viewBox={`${left} ${top} ${box.width} ${box.height}`}
        aria-hidden="true"
        onWheel={wheel}
        onPointerDown={event => {
          drag.current = { x: event.clientX, y: event.clientY, moved: false }
        }}
        onPointerMove={move}
        onPointerUp={() => {
          drag.current = null
        }}
        onClickCapture={event => {
          if (drag.current?.moved) event.stopPropagation()
        }}
      >
        {children}
      </svg>
      <div className={css.zoomButtons}>
        <button type="button" className="button" aria-label={word('table.zoom-in')} onClick={() => scaleBy(STEP)}>
          <ZoomIn size={18} aria-hidden="true" />
        </button>
        <button type="button" className="button" aria-label={word('table.zoom-out')} onClick={() => scaleBy(1 / STEP)}>
          <ZoomOut size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="button"
          aria-label={word('table.whole')}
          onClick={() => setLook({ scale: 1, x: width / 2, y: height / 2 })}
        >
          <Maximize size={18} aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
