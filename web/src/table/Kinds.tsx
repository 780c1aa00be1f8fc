import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import { memo } from 'react'
import type { KindOnOffer } from './aims.ts'
import css from './dock.module.css'

interface KindsProps {
  readonly board: FoldedWebBoard
  readonly kinds: readonly KindOnOffer[]
  readonly kind: string | null
  readonly say: Say
  readonly onChoose: (kind: string) => void
}

/** What kind of move: the number says how many places it would light. A kind with nothing in it says why not. */
export const Kinds = memo(function Kinds({ board, kinds, kind, say, onChoose }: KindsProps) {
  if (kinds.length === 0) return null
  const offered = new Map(kinds.map(each => [each.id, each]))
  return (
    <div className={css.kinds} data-kinds>
      {(board.kinds ?? []).map(({ id, Sign, apart }) => {
        const here = offered.get(id)
        const name = say(`kind.${id}`)
        return here === undefined ? (
          <span key={id} className={css.noKind} data-apart={apart} title={say(`no-kind.${id}`)}>
            <Sign />
            {name}
            <span className="unseen">: {say(`no-kind.${id}`)}</span>
          </span>
        ) : (
          <button
            type="button"
            key={id}
            className={css.kind}
            data-kind={id}
            data-apart={apart}
            aria-pressed={kind === id}
            onClick={() => onChoose(id)}
          >
            <Sign />
            {name}
            {here.places > 0 && <small>{here.places}</small>}
          </button>
        )
      })}
    </div>
  )
})
