import { type Cell, cellName, cellsOf } from '@masterplan/kernel/square'
import type { Place, View } from '@masterplan/parks-and-towers/nouns'
import { type PointerEvent, useRef, useState } from 'react'
import type { OverlayProps } from '../../kit/web-board.ts'
import { centreOf, placeId, placeUnder, UNIT } from './coordinates.ts'

/** How wide a cell must be on the screen for its places to be pressed one by one: with a mouse, and with a finger. */
const WIDE_ENOUGH = { mouse: 54, finger: 132 } as const

type Spotted = { readonly cell: Cell; readonly place: Place }

/** Where cells are large enough, one press chooses cell and place together; a mouse sees before where the house would stand. */
export function useShortcut({ view, lit, chosen, onPress }: OverlayProps<View>) {
  const under = useRef<Spotted | null>(null)
  const [hovered, setHovered] = useState<Spotted | null>(null)
  const [finger, setFinger] = useState(false)

  function look(event: PointerEvent<SVGGElement>) {
    const spotted = spottedBy(event, view)
    under.current = spotted
    setFinger(event.pointerType !== 'mouse' || !isWideEnough(event, 'mouse'))
    if (event.pointerType !== 'mouse') return
    const shown = spotted !== null && lit.has(cellName(spotted.cell)) ? spotted : null
    if (shown?.cell !== hovered?.cell || shown?.place !== hovered?.place) setHovered(shown)
  }
  function press(id: string) {
    const spotted = under.current
    const place = spotted !== null && cellName(spotted.cell) === id ? placeId(spotted.cell, spotted.place) : null
    setHovered(null)
    if (place !== null && chosen[0] === id && chosen.length === 2) return onPress(place) // another place, or this one again
    if (place !== null && lit.has(id) && chosen.length === 0) onPress(id, place)
    else if (chosen[0] === id && chosen.length === 2 && lit.size === 0)
      onPress(chosen[1]!) // pressed again: it is played
    else onPress(id)
  }
  return {
    hovered,
    finger,
    press,
    handlers: { onPointerDown: look, onPointerMove: look, onPointerLeave: () => setHovered(null) },
  }
}

const isWideEnough = (event: PointerEvent<SVGGElement>, pointer: keyof typeof WIDE_ENOUGH): boolean =>
  (event.currentTarget.getScreenCTM()?.a ?? 0) * UNIT >= WIDE_ENOUGH[pointer]

/** The place under the pointer, or nothing where places are too small to be meant. */
function spottedBy(event: PointerEvent<SVGGElement>, view: View): Spotted | null {
  const matrix = event.currentTarget.getScreenCTM()
  if (matrix === null || !isWideEnough(event, event.pointerType === 'mouse' ? 'mouse' : 'finger')) return null
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
  for (const cell of cellsOf(view.size, view.size)) {
    const centre = centreOf(cell, view.size)
    const from = { x: x - centre.x, y: y - centre.y }
    if (Math.max(Math.abs(from.x), Math.abs(from.y)) > UNIT / 2) continue
    const place = placeUnder(from)
    return place === null ? null : { cell, place }
  }
  return null
}
