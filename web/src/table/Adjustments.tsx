import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import choicesCss from './choices.module.css'
import css from './dock.module.css'
import type { TableInHand } from './use-table.ts'

interface AdjustmentsProps {
  readonly board: FoldedWebBoard
  readonly table: Pick<TableInHand, 'pressed' | 'insteadOfLast' | 'onPress'>
  readonly say: Say
}

/** Buttons that change the held move a little, such as the way a house looks. */
export function Adjustments({ board, table: { pressed, insteadOfLast, onPress }, say }: AdjustmentsProps) {
  const all = board.adjustments?.(pressed) ?? []
  if (all.length === 0) return null
  const instead = insteadOfLast()
  return (
    <div className={choicesCss.adjustments} data-adjustments>
      {all.map(({ id, label, Sign, places }) => {
        const next = places.find(place => instead.has(place))
        return (
          <button
            type="button"
            key={id}
            className={css.kind}
            data-adjustment={id}
            aria-label={say(label.code, label.facts)}
            disabled={next === undefined}
            onClick={() => next !== undefined && onPress(next)}
          >
            <Sign />
            <span>{say(label.code, label.facts)}</span>
          </button>
        )
      })}
    </div>
  )
}
