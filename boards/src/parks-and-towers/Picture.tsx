import { type Cell, cellName, cellsOf, readCell } from '@masterplan/kernel/square'
import { PLACES, type Place, type View } from '@masterplan/parks-and-towers/nouns'
import { memo, useMemo } from 'react'
import { Spot } from '../kit/Spot.tsx'
import type { PictureProps, Say } from '../kit/web-board.ts'
import { Compass, Tick } from './Compass.tsx'
import { House } from './House.tsx'
import { Lot } from './Lot.tsx'
import { centreOf } from './plan.ts'
import { Rim } from './Rim.tsx'
import { Strip } from './Strip.tsx'
import { useShortcut } from './shortcut.ts'
import { townOf } from './town.ts'

/** The town in plan: lots between streets, with houses, parks and towers; over them the places of a pressed cell. */
export const Picture = memo(function Picture(props: PictureProps<View>) {
  const { view, ghost, lit, chosen, marked, onPoint, say } = props
  const shortcut = useShortcut(props)
  const town = useMemo(() => townOf(view), [view])
  const coming = useMemo(() => (ghost === null ? null : townOf(ghost)), [ghost])
  const { cell: opened, place } = aimedAt(chosen)
  const cells = cellsOf(view.size, view.size)
  const naming = place !== null && lit.size > 0
  return (
    <g>
      <Strip view={view} ghost={ghost} request={naming ? requestOf(view, say) : null} />
      <Rim view={view} />
      <g {...shortcut.handlers}>
        {cells.map(cell => (
          <Spot
            key={cell}
            id={cellName(cell)}
            lit={lit.has(cellName(cell))}
            chosen={chosen.includes(cellName(cell))}
            marked={marked.has(cellName(cell))}
            onPress={shortcut.press}
            onPoint={onPoint}
          >
            <Ground at={centreOf(cell, view.size)} />
            {naming && lit.has(cellName(cell)) && !coming?.has(cell) && <Wanted at={centreOf(cell, view.size)} />}
          </Spot>
        ))}
      </g>
      <g pointerEvents="none">
        {cells.map(cell => (
          <g key={cell} transform={`translate(${centreOf(cell, view.size).x} ${centreOf(cell, view.size).y})`}>
            <Lot cell={cell} now={town.get(cell)} next={coming?.get(cell)} />
            {ghost === null && shortcut.hovered?.cell === cell && chosen.length === 0 && (
              <g opacity={0.45}>
                <House owner={view.seat} place={shortcut.hovered.place} />
              </g>
            )}
            {ghost === null && opened === cell && place !== null && (
              <g opacity={0.62}>
                <House owner={view.seat} place={place} />
              </g>
            )}
          </g>
        ))}
      </g>
      {opened !== null && chosen.length < 3 && !naming && <Compass {...props} cell={opened} place={place} />}
      {chosen.length > 2 && !naming && <Again cell={readCell(chosen.at(-1)!)} size={view.size} />}
    </g>
  )
})

type At = { readonly at: { readonly x: number; readonly y: number } }

function Ground({ at }: At) {
  return <rect x={at.x - 46} y={at.y - 46} width={92} height={92} rx={6} fill="var(--raised)" stroke="var(--line)" />
}

/** What else the builder must say: P-7.7, P-9.2. */
function requestOf({ options, parksLeft, towersLeft }: View, say: Say): string {
  if (options.attention) return say('picture.mark-cells')
  return parksLeft === null ? say('picture.short-towers', { left: towersLeft }) : say('picture.short')
}

/** A cell that may be named for one of the last towers or parks. */
function Wanted({ at }: At) {
  return (
    <text x={at.x} y={at.y + 18} textAnchor="middle" fontSize={52} fontFamily="var(--heading)" fill="var(--glow)">
      ?
    </text>
  )
}

/** The cell that was named last plays the move when it is pressed again. */
function Again({ cell, size }: { readonly cell: Cell | undefined; readonly size: number }) {
  if (cell === undefined) return null
  const { x, y } = centreOf(cell, size)
  return (
    <g transform={`translate(${x + 40} ${y - 40}) scale(0.8)`} pointerEvents="none">
      <Tick />
    </g>
  )
}

/** The cell that was pressed, and which of its places. */
function aimedAt([first, second]: readonly string[]): { readonly cell: Cell | null; readonly place: Place | null } {
  const cell = first === undefined ? undefined : readCell(first)
  const place = PLACES.findIndex(name => second === `${first}${name}`)
  return { cell: cell ?? null, place: place < 0 ? null : (place as Place) } // found among the eight
}
