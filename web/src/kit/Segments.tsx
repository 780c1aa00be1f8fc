import { type ReactNode, useId } from 'react'
import css from './segments.module.css'

interface SegmentsProps<Value extends string> {
  readonly label: string // read aloud; what is seen stands beside it
  readonly value: Value
  readonly among: readonly (readonly [value: Value, shown: ReactNode])[]
  readonly onChange: (value: Value) => void
  readonly id?: string
  readonly describedBy?: string
}

/** A few choices side by side, of which one holds. */
export function Segments<Value extends string>({
  label,
  value,
  among,
  onChange,
  id,
  describedBy,
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={css.segments} id={id} aria-describedby={describedBy}>
      {among.map(([each, shown]) => (
        <label key={each} data-value={each}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          {shown}
        </label>
      ))}
    </div>
  )
}
