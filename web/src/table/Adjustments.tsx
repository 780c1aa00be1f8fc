import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import choicesCss from './choices.module.css'
import css from './dock.module.css'
import type { TableInHand } from './use-table.ts'

type Held = Pick<TableInHand, 'pressed' | 'insteadOfLast'>

/** How the held move can be changed a little, and what would be pressed for it; undefined where that way is not allowed. */
function adjustmentsOf(board: FoldedWebBoard, { pressed, insteadOfLast }: Held) {
  const all = board.adjustments?.(pressed) ?? []
  const instead = all.length === 0 ? undefined : insteadOfLast()
  return all.map(each => ({ ...each, next: each.places.find(place => instead?.has(place)) }))
}

/** As the button of that name does. */
export function adjust(board: FoldedWebBoard, table: AdjustmentsProps['table'], id: string): void {
  const next = adjustmentsOf(board, table).find(each => each.id === id)?.next
  if (next !== undefined) void table.onPress(next)
}

interface AdjustmentsProps {
  readonly board: FoldedWebBoard
  readonly table: Held & Pick<TableInHand, 'onPress'>
  readonly say: Say
}

/** Buttons that change the held move a little, such as the way a house looks. */
export function Adjustments({ board, table, say }: AdjustmentsProps) {
  const all = adjustmentsOf(board, table)
  if (all.length === 0) return null
  return (
    <div className={choicesCss.adjustments} data-adjustments>
      {all.map(({ id, label, Sign, next }) => (
        <button
          type="button"
          key={id}
          className={css.kind}
          data-adjustment={id}
          aria-label={say(label.code, label.facts)}
          disabled={next === undefined}
          onClick={() => next !== undefined && table.onPress(next)}
        >
          <Sign />
          <span>{say(label.code, label.facts)}</span>
        </button>
      ))}
    </div>
  )
}
