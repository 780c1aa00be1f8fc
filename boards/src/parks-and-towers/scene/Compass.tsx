import type { Cell } from '@masterplan/kernel/square'
import type { Place, View } from '@masterplan/parks-and-towers/nouns'
import { useLayoutEffect, useRef, useState } from 'react'
import { Spot } from '../../kit/Spot.tsx'
import type { OverlayProps } from '../../kit/web-board.ts'
import { besideBlock, centreOf, EIGHT, placeId, UNIT, wayTo } from './coordinates.ts'

interface CompassProps extends OverlayProps<View> {
  readonly cell: Cell
  readonly place: Place | null // that was chosen
  readonly finger: boolean // pressed with one, or cells are too small for a mouse
}

/** How wide an arrow is on the screen that is pressed with a finger: as wide as there is room for, between these. */
const FINGER = { least: 32, most: 48 } as const

/**
 * The eight ways a house may look. One judges them by the neighbours, so none of those is covered: for a mouse the arrows
 * stand inside the pressed cell, for a finger they lie beside it and its neighbours, and stay until the move is made.
 */
export function Compass(props: CompassProps) {
  const { view, cell, place, finger } = props
  const here = useRef<SVGGElement>(null)
  const [scale, setScale] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the zoom may have changed since another cell was pressed
  useLayoutEffect(() => {
    setScale(here.current?.getScreenCTM()?.a ?? 1)
  }, [cell])
  const apart = besideBlock(cell, view, { least: FINGER.least / scale, most: FINGER.most / scale })
  const { x, y } = finger ? apart : centreOf(cell, view.size)
  const pitch = finger ? apart.pitch : UNIT / 3
  return (
    <g ref={here} transform={`translate(${x} ${y})`}>
      {finger && <Card pitch={pitch} />}
      {(finger || place === null) &&
        EIGHT.map(each => {
          const id = placeId(cell, each)
          const way = wayTo(each)
          return (
            <g key={id} transform={`translate(${way.x * pitch} ${way.y * pitch}) scale(${pitch / UNIT})`}>
              <Way {...props} id={id} way={each} />
            </g>
          )
        })}
    </g>
  )
}

interface WayProps extends CompassProps {
  readonly id: string
  readonly way: Place
}

function Way({ id, way, place, finger, lit, chosen, onPress, onPoint }: WayProps) {
  const state = { lit: lit.has(id), chosen: chosen.includes(id), marked: false, last: null }
  return (
    <Spot id={id} {...state} onPress={onPress} onPoint={onPoint}>
      <rect
        x={-46}
        y={-46}
        width={92}
        height={92}
        rx={16}
        fill={way === place ? 'var(--accent)' : 'var(--raised)'}
        fillOpacity={finger ? 0.85 : 0}
        pointerEvents="all"
      />
      <path
        d="M0-34L24-4H9V32H-9V-4H-24Z"
        transform={`rotate(${way * 45}) scale(0.85)`}
        fill={way === place ? 'var(--on-accent)' : 'var(--accent)'}
      />
    </Spot>
  )
}

function Card({ pitch }: { readonly pitch: number }) {
  const half = 1.5 * pitch
  return (
    <rect
      x={-half}
      y={-half}
      width={2 * half}
      height={2 * half}
      rx={10}
      fill="var(--sheet)"
      fillOpacity={0.9}
      stroke="var(--accent)"
      strokeWidth={4}
    />
  )
}

/** What is pressed again to play the move; small, so that little is hidden. */
export function Tick() {
  return (
    <>
      <circle r={20} fill="var(--accent)" />
      <path d="M-9 0L-3 7L10-8" fill="none" stroke="var(--on-accent)" strokeWidth={5} strokeLinecap="round" />
    </>
  )
}
