import type { Cell } from '@masterplan/kernel/square'
import { cellName, type Place, type View } from '@masterplan/parks-and-towers/nouns'
import { useLayoutEffect, useRef, useState } from 'react'
import { Spot } from '../kit/Spot.tsx'
import type { PictureProps } from '../kit/web-board.ts'
import { centreOf, EIGHT, placeId, STRIP, sizeOf, UNIT, wayTo } from './plan.ts'

type CompassProps = PictureProps<View> & { readonly cell: Cell; readonly place: Place | null }

/** How wide a place must be on the screen to be pressed with a finger, and how wide it may be in the picture. */
const FINGER = 50
const MOST = 150

/**
 * The pressed cell, opened: its eight places around its name, as large as fingers need at this zoom. Once one is chosen
 * the others stay within reach, but let the board show through.
 */
export function Compass(props: CompassProps) {
  const { view, cell, place, lit, chosen, onPress, onPoint } = props
  const here = useRef<SVGGElement>(null)
  const [pitch, setPitch] = useState(UNIT)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the zoom may have changed since another cell was pressed
  useLayoutEffect(() => {
    const scale = here.current?.getScreenCTM()?.a ?? 1
    setPitch(Math.min(MOST, Math.max(UNIT / 3, FINGER / scale)))
  }, [cell, place])
  const { x, y } = within(view, cell, 1.5 * pitch)
  const settled = place !== null
  return (
    <g ref={here} transform={`translate(${x} ${y})`}>
      <rect
        x={-1.5 * pitch - 3}
        y={-1.5 * pitch - 3}
        width={3 * pitch + 6}
        height={3 * pitch + 6}
        rx={10}
        fill={settled ? 'none' : 'var(--sheet)'}
        fillOpacity={0.8}
        stroke="var(--accent)"
        strokeWidth={settled ? 2 : 4}
        strokeDasharray={settled ? '6 6' : 'none'}
        pointerEvents={settled ? 'none' : 'auto'}
      />
      {!settled && (
        <text
          y={pitch * 0.16}
          textAnchor="middle"
          fontFamily="var(--heading)"
          fontWeight={600}
          fontSize={pitch * 0.46}
          fill="var(--ink)"
        >
          {cellName(cell)}
        </text>
      )}
      {EIGHT.map(each => {
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
              <rect
                x={-46}
                y={-46}
                width={92}
                height={92}
                rx={16}
                fill="var(--raised)"
                fillOpacity={settled ? 0 : 0.75}
                stroke="none"
                pointerEvents="all"
              />
              <path
                d="M0-34L24-4H9V32H-9V-4H-24Z"
                transform={`rotate(${each * 45}) scale(${settled ? 0.6 : 0.85})`}
                fill={each === place ? 'var(--accent)' : 'var(--glow)'}
                stroke="var(--raised)"
                strokeWidth={3}
                opacity={settled && each !== place ? 0.55 : 1}
              />
            </Spot>
          </g>
        )
      })}
    </g>
  )
}

/** Around its cell, but wholly inside the picture. */
function within(view: View, cell: Cell, half: number) {
  const { width, height } = sizeOf(view)
  const { x, y } = centreOf(cell, view.size)
  const keep = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))
  return { x: keep(x, half + 5, width - half - 5), y: keep(y, STRIP + half + 8, height - half - 5) }
}
