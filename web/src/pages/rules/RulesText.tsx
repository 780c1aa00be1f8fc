import { Mark } from '@masterplan/boards/web'
import type { Seat } from '@masterplan/kernel'
import { Fragment } from 'react'
import { keyed } from './keyed.ts'
import css from './rules.module.css'

export const LETTERS = 'ABCDEF'

/** A sentence of the cards: `**words**` are strong, `@A` is the mark of a seat, as on the board. */
export function RulesText({ text }: { readonly text: string }) {
  return keyed(text.split(/(\*\*.+?\*\*|@[A-F])/), (part, key) => <Fragment key={key}>{drawn(part)}</Fragment>)
}

function drawn(part: string) {
  if (part.startsWith('**')) return <b>{part.slice(2, -2)}</b>
  if (!part.startsWith('@')) return part
  const letter = part.slice(1)
  return (
    <svg className={css.seat} viewBox="-13 -13 26 26" role="img" aria-label={letter}>
      <Mark seat={LETTERS.indexOf(letter) as Seat} x={0} y={0} size={24} />
    </svg>
  )
}
