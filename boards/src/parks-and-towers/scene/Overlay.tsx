import { type Cell, cellName, cellsOf, readCell } from '@masterplan/kernel/square'
import { PLACES, type Place, type View } from '@masterplan/parks-and-towers/nouns'
import { memo, type ReactNode, useMemo } from 'react'
import { Patterned } from '../../kit/Patterns.tsx'
import { PlaceMark } from '../../kit/PlaceMark.tsx'
import { Spot, spotOf } from '../../kit/Spot.tsx'
import type { OverlayProps, Say } from '../../kit/web-board.ts'
import { contentsByCell } from '../contents-by-cell.ts'
import { GROUND, NextContents } from './CellContents.tsx'
import { Compass, Tick } from './Compass.tsx'
import { centreOf, EIGHT, placeId, SMALL, UNIT, wayTo } from './coordinates.ts'
import { House } from './House.tsx'
import { Request } from './Request.tsx'
import { useShortcut } from './shortcut.ts'

const OUTLINE = 'M-46-46H46V46H-46Z'

/** Cells to press, what would be built, and over them the places of a pressed cell. */
export const Overlay = memo(function Overlay(props: OverlayProps<View>) {
  const { view, ghost, hinted = NO_HINTS, lit, chosen, marked, say, face, patterns } = props
  const small = face === SMALL
  const shortcut = useShortcut(props)
  const byCell = useMemo(() => contentsByCell(view), [view])
  const coming = useMemo(() => (ghost === null ? null : contentsByCell(ghost)), [ghost])
  const hints = useMemo(() => housesOf(hinted, view), [hinted, view])
  const { cell: opened, place } = aimedAt(chosen)
  const cells = cellsOf(view.size, view.size)
  const naming = place !== null && lit.size > 0
  const { hovered } = shortcut
  return (
    <Patterned on={patterns} unit={1.4}>
      <g {...shortcut.handlers}>
        {cells.map(cell => (
          <At key={cell} cell={cell} size={view.size}>
            <Spot {...spotOf(props, cellName(cell))} onPress={shortcut.press}>
              <rect {...GROUND} fill="none" pointerEvents="all" />
              <PlaceMark
                d={OUTLINE}
                corners={4}
                spot={spotOf(props, cellName(cell))}
                unit={2.2}
                empty={!byCell.has(cell) && !hints.has(cell)}
              />
              {naming && lit.has(cellName(cell)) && !coming?.has(cell) && <Wanted />}
            </Spot>
          </At>
        ))}
      </g>
      <g pointerEvents="none">
        {coming &&
          cells.map(cell => (
            <At key={cell} cell={cell} size={view.size}>
              <NextContents now={byCell.get(cell)} next={coming.get(cell)} small={small} />
            </At>
          ))}
        {ghost === null && hovered && chosen.length === 0 && (
          <At cell={hovered.cell} size={view.size}>
            <g opacity={0.45}>
              <House owner={view.seat} place={hovered.place} small={small} />
            </g>
          </At>
        )}
        {ghost === null && opened !== null && place !== null && (
          <At cell={opened} size={view.size}>
            <g opacity={0.62}>
              <House owner={view.seat} place={place} small={small} />
            </g>
          </At>
        )}
      </g>
      {naming && <Request text={requestOf(view, say)} view={view} />}
      {[...hints].map(([cell, hint]) => (
        <At key={cell} cell={cell} size={view.size}>
          {cell !== opened && !coming?.has(cell) && (
            <g opacity={0.45} pointerEvents="none">
              <House {...hint} small={small} />
            </g>
          )}
        </At>
      ))}
      {marked.size > 0 &&
        cells.map(cell => (
          <MarkedPlaces key={cell} cell={cell} size={view.size} marked={marked} drawn={hints.get(cell)?.place} />
        ))}
      {opened !== null && chosen.length < 3 && !naming && (
        <Compass {...props} cell={opened} place={place} finger={shortcut.finger} />
      )}
      {chosen.length > 2 && !naming && <Again cell={readCell(chosen.at(-1)!)} size={view.size} />}
    </Patterned>
  )
})

interface AtProps {
  readonly cell: Cell
  readonly size: number
  readonly children: ReactNode
}

function At({ cell, size, children }: AtProps) {
  const { x, y } = centreOf(cell, size)
  return <g transform={`translate(${x} ${y})`}>{children}</g>
}

const NO_HINTS: readonly View[] = []

/** The house of every hint; of several on one cell the first, which their numbers share. */
function housesOf(
  hinted: readonly View[],
  view: View,
): ReadonlyMap<Cell, Pick<View['houses'][number], 'owner' | 'place'>> {
  const stands = new Set(view.houses.map(({ cell }) => cell))
  const houses = hinted.flatMap(then => then.houses.filter(({ cell }) => !stands.has(cell)))
  return new Map(houses.toReversed().map(({ cell, owner, place }) => [cell, { owner, place }]))
}

type MarkedPlacesProps = Pick<OverlayProps<View>, 'marked'> &
  Omit<AtProps, 'children'> & { readonly drawn: Place | undefined } // where a house is drawn, which says it

/** The places of a closed cell that a hint or a line of the log points at. */
function MarkedPlaces({ cell, size, marked, drawn }: MarkedPlacesProps) {
  const here = EIGHT.filter(place => marked.has(placeId(cell, place)))
  if (here.length === 0) return null
  return (
    <At cell={cell} size={size}>
      <g fill="var(--raised)" fillOpacity={0.6} stroke="var(--ink)" strokeWidth={3} strokeDasharray="4 3">
        {here.map(place => {
          const { x, y } = wayTo(place)
          const id = placeId(cell, place)
          const [cx, cy] = [(x * UNIT) / 3, (y * UNIT) / 3]
          const r = place === drawn ? 5 : 13
          return <circle key={id} data-marked={id} {...{ cx, cy, r }} pointerEvents="none" />
        })}
      </g>
    </At>
  )
}

/** What else the builder must say: P-7.7, P-9.2. */
function requestOf({ options, parksLeft, towersLeft }: View, say: Say): string {
  if (options.attention) return say('picture.mark-cells')
  return parksLeft === null ? say('picture.short-towers', { left: towersLeft }) : say('picture.short')
}

/** A cell that may be named for one of the last towers or parks. */
function Wanted() {
  return (
    <text y={18} textAnchor="middle" fontSize={52} fontFamily="var(--heading)" fill="var(--accent)">
      ?
    </text>
  )
}

/** The cell that was named last plays the move when it is pressed again. */
function Again({ cell, size }: { readonly cell: Cell | undefined; readonly size: number }) {
  if (cell === undefined) return null
  return (
    <At cell={cell} size={size}>
      <g transform="translate(40 -40) scale(0.8)" pointerEvents="none">
        <Tick />
      </g>
    </At>
  )
}

/** The cell that was pressed, and which of its places. */
function aimedAt([first, second]: readonly string[]): { readonly cell: Cell | null; readonly place: Place | null } {
  const cell = first === undefined ? undefined : readCell(first)
  const place = PLACES.findIndex(name => second === `${first}${name}`)
  return { cell: cell ?? null, place: place < 0 ? null : (place as Place) } // found among the eight
}
