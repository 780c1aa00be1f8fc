import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isArrow, placeToward, rowsOf } from './arrows.ts'
import css from './text-grid.module.css'
import type { InnerPlace, Place } from './web-board.ts'

interface TextGridProps {
  readonly label: string
  readonly places: readonly (Place | InnerPlace)[]
  readonly lit: ReadonlySet<string>
  readonly chosen: readonly string[]
  readonly unit: number // how far apart rows of the board lie
  readonly onPress: (place: string) => void
  readonly onPoint: (place: string | null) => void
}

/** The board as text: one tab stop, arrows walk along the board's geometry, Enter and Space press. */
export function TextGrid({ label, places: all, lit, chosen, unit, onPress, onPoint }: TextGridProps) {
  const [at, setAt] = useState<string | null>(null)
  const grid = useRef<HTMLTableElement>(null)
  const opened = new Set(
    all.flatMap(place => ('inside' in place && (lit.has(place.id) || chosen.includes(place.id)) ? [place.inside] : [])),
  )
  const places = all.filter(place => !('inside' in place) || opened.has(place.inside))
  const rows = rowsOf(places, unit)
  const here = places.find(place => place.id === at) ?? places.find(place => lit.has(place.id)) ?? places[0]

  // Focus follows the arrow keys only while it is inside the grid.
  useEffect(() => {
    if (at === null || !grid.current?.contains(document.activeElement)) return
    grid.current.querySelector<HTMLElement>(`[data-cell="${CSS.escape(at)}"]`)?.focus()
  }, [at])

  function steer(event: KeyboardEvent, place: Place) {
    if (!isArrow(event.key)) return
    event.preventDefault()
    const next = placeToward(place, event.key, places)
    if (next) setAt(next.id)
  }
  return (
    <table ref={grid} aria-label={label} className={css.grid}>
      <tbody>
        {rows.map(row => (
          <tr key={(row.find(place => !('inside' in place)) ?? row[0]!).id}>
            {leadOf(row, rows) > 0 && <td colSpan={leadOf(row, rows)} />}
            {row.map(place => (
              <td key={place.id}>
                <button
                  type="button"
                  className={lit.has(place.id) ? css.lit : css.cell}
                  data-cell={place.id}
                  data-open={lit.has(place.id) || undefined}
                  aria-pressed={chosen.includes(place.id)}
                  tabIndex={place.id === here?.id ? 0 : -1}
                  onFocus={() => {
                    setAt(place.id)
                    onPoint(place.id)
                  }}
                  onBlur={() => onPoint(null)}
                  onClick={() => onPress(place.id)}
                  onKeyDown={event => steer(event, place)}
                >
                  {place.text}
                  <span className={css.unseen}>, {place.label}</span>
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How many columns a row of inner places is moved in, so that it lies above or below the place it belongs to. */
function leadOf(row: readonly (Place | InnerPlace)[], rows: readonly (readonly (Place | InnerPlace)[])[]): number {
  if (!row.every(place => 'inside' in place)) return 0
  const home = rows.find(other => other.some(({ id }) => id === row[0]?.inside))
  return home?.findIndex(place => 'inside' in place) ?? 0
}
