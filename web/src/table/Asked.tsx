import type { ReactNode } from 'react'
import css from './dock.module.css'

interface AskedProps {
  readonly sentence: string
  readonly below?: ReactNode // what it means, in one line
  readonly children: ReactNode // the answers
}

/** A question at the table, in the place of prompt and actions until it is answered. */
export function Asked({ sentence, below, children }: AskedProps) {
  return (
    <>
      <div className={css.prompt}>
        <p className={css.sentence} role="status">
          {sentence}
        </p>
        {below && <p className={css.below}>{below}</p>}
      </div>
      <div className={css.actions}>{children}</div>
    </>
  )
}
