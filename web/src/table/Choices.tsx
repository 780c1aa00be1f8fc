import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import type { Seat } from '@masterplan/kernel'
import { memo } from 'react'
import type { AimedMove } from './aims.ts'
import choicesCss from './choices.module.css'
import css from './dock.module.css'
import type { TableInHand } from './use-table.ts'

interface ChoicesProps {
  readonly board: FoldedWebBoard
  readonly seat: Seat | null
  readonly moves: readonly AimedMove[] // that could be made with the places pressed
  readonly selected: string | null // the choice that is held
  readonly say: Say
  readonly table: Pick<TableInHand, 'pressed' | 'choose' | 'onConsider'>
  readonly view: never // of a match of this board's game
  readonly rows?: boolean // one below the other, each with its reason, where there is room for that
}

/** Moves that need no further place: one is chosen, then confirmed. */
export const Choices = memo(function Choices(props: ChoicesProps) {
  const { board, seat, moves, selected, say, table, view, rows = false } = props
  const { choose, onConsider } = table
  const place = table.pressed.at(-1) // what does not fit there is said too
  const misfits = place === undefined ? [] : (board.misfits?.(place, view) ?? [])
  const { Choice } = board
  return (
    <div className={rows ? choicesCss.rows : css.choices} data-choices data-told={board.told !== undefined}>
      {moves.map(({ text, move, aim }) => (
        <button
          type="button"
          key={text}
          className={css.kind}
          data-choice={text}
          aria-pressed={selected === text}
          onClick={() => choose(text)}
          onPointerEnter={() => onConsider(text)}
          onPointerLeave={() => onConsider(null)}
          onFocus={() => onConsider(text)}
          onBlur={() => onConsider(null)}
        >
          {Choice && seat !== null && <Choice move={move as never} seat={seat} />}
          <Told told={board.told?.(move as never, view)} rows={rows} say={say}>
            {say(aim.label.code, aim.label.facts)}
          </Told>
        </button>
      ))}
      {misfits.map(({ name, why }) => (
        <span key={say(name.code, name.facts)} className={`${css.noKind} ${choicesCss.misfit}`} data-misfit>
          <span>
            {say(name.code, name.facts)}
            <small>{say(why.code, why.facts)}</small>
          </span>
        </span>
      ))}
    </div>
  )
})

interface ToldProps {
  readonly told: ReturnType<NonNullable<FoldedWebBoard['told']>> | undefined
  readonly rows: boolean
  readonly say: Say
  readonly children: string // the name of the choice
}

/** A choice by its name, with what it brings; in a row also with the reason. */
function Told({ told, rows, say, children }: ToldProps) {
  if (told === undefined) return children
  return (
    <>
      <span>
        {children}
        {rows && <small>{say(told.why.code, told.why.facts)}</small>}
      </span>
      {told.brings !== '' && <b>{told.brings}</b>}
    </>
  )
}
