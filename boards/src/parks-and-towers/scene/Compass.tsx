import type { Cell } from '@masterplan/kernel/square'
import { cellName, type Place, type View } from '@masterplan/parks-and-towers/nouns'
import { useLayoutEffect, useRef, useState } from 'react'
import { Spot } from '../../kit/Spot.tsx'
import type { OverlayProps } from '../../kit/web-board.ts'
import { centreOf, EIGHT, placeId, STRIP, sizeOf, UNIT, wayTo } from './coordinates.ts'

type CompassProps = OverlayProps<View> & { readonly cell: Cell; readonly place: Place | null }

/** How wide a place must be on the screen to be pressed with a finger, and how wide it may be in the picture. */
const FINGER = 50
const MOST = 150

/**
 * The pressed cell, opened: its eight places around its name, as large as fingers need at this zoom. Once one is chosen
 * the others make room for the board, and the chosen one waits to be pressed again.
 */
export function Compass(props: CompassProps) {
  const { view, cell, place, lit, chosen, onPress, onPoint } = props
  const here = useRef<SVGGElement>(null)
  const [pitch, setPitch] = useState(UNIT)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the zoom may have changed since another cell was pressed
  useLayoutEffect(() => {
    const scale = here.current?.getScreenCTM()?.a ?? 1
    setPitch(Math.min(MOST, Math.max(UNIT / 3, FINGER / scale)))
  }, [cell])
  const { x, y } = within(view, cell, 1.5 * pitch)
  return (
    <g ref={here} transform={`translate(${x} ${y})`}>
      {place === null && <Card name={cellName(cell)} pitch={pitch} />}
      {(place === null ? EIGHT : [place]).map(each => {
        const id = placeId(cell, each)
        const way = wayTo(each)
        return (
          <g key={id} transform={`translate(${way.x * pitch} ${way.y * pitch}) scale(${pitch / UNIT})`}>
            <Spot
              id={id}
              lit={lit.has(id)}
              chosen={chosen.includes(id)}
              marked={false}
              onPress={onPress}
              onPoint={onPoint}
            >
              {place === null ? <Arrow turned={each * 45} /> : <Tick />}
              {place !== null && <rect x={-46} y={-46} width={92} height={92} fill="none" pointerEvents="all" />}
            </Spot>
          </g>
        )
      })}
    </g>
  )
}

function Card({ name, pitch }: { readonly name: string; readonly pitch: number }) {
  const half = 1.5 * pitch + 3
  return (
    <g>
      <rect
        x={-half}
        y={-half}
        width={2 * half}
        height={2 * half}
        rx={10}
        fill="var(--sheet)"
        fillOpacity={0.8}
        stroke="var(--accent)"
        strokeWidth={4}
      />
      <text
        y={pitch * 0.16}
        textAnchor="middle"
        fontFamily="var(--heading)"
        fontWeight={600}
        fontSize={pitch * 0.46}
        fill="var(--ink)"
      >
        {name}
      </text>
    </g>
  )
}

function Arrow({ turned }: { readonly turned: number }) {
  return (
    <>
      <rect x={-46} y={-46} width={92} height={92} rx={16} fill="var(--raised)" fillOpacity={0.75} />
      <path
        d="M0-34L24-4H9V32H-9V-4H-24Z"
        transform={`rotate(${turned}) scale(0.85)`}
        fill="var(--glow)"
        stroke="var(--raised)"
        strokeWidth={3}
      />
    </>
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

/** Around its cell, but wholly inside the picture. */
function within(view: View, cell: Cell, half: number) {
  const { width, height } = sizeOf(view)
  const { x, y } = centreOf(cell, view.size)
  const keep = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))
  return { x: keep(x, half + 5, width - half - 5), y: keep(y, STRIP + half + 8, height - half - 5) }
}
