import css from '../../kit/form.module.css'
import type { FormOption } from '../../match/game-sheet.ts'
import { useSpeech } from '../../words/speech.tsx'

interface OptionFieldProps {
  readonly id: string
  readonly field: FormOption
  readonly text: string | undefined // undefined: as usual
  readonly wordFor: (choice: string) => string
  readonly onChange: (text: string) => void
}

/** One field of a game's option sheet. */
export function OptionField({ id, field, text, wordFor, onChange }: OptionFieldProps) {
  const { word } = useSpeech()
  switch (field.kind) {
    case 'number':
      return (
        <input
          id={id}
          className={css.field}
          type="number"
          min={field.min}
          max={field.max}
          step={field.step}
          value={text ?? field.usual}
          onChange={event => onChange(event.target.value)}
        />
      )
    case 'switch':
      return (
        <select
          id={id}
          className={css.field}
          value={text ?? (field.usual ? 'yes' : 'no')}
          onChange={event => onChange(event.target.value)}
        >
          <option value="yes">{word('setup.yes')}</option>
          <option value="no">{word('setup.no')}</option>
        </select>
      )
    case 'choice':
      return (
        <select
          id={id}
          className={css.field}
          value={text ?? field.usual}
          onChange={event => onChange(event.target.value)}
        >
          {field.among.map(each => (
            <option key={each} value={each}>
              {wordFor(each)}
            </option>
          ))}
        </select>
      )
    case 'row':
    case 'text':
      return (
        <input
          id={id}
          className={css.field}
          value={text ?? (field.kind === 'row' ? field.usual.join(',') : field.usual)}
          onChange={event => onChange(event.target.value)}
        />
      )
  }
}
