import type { Say } from '@masterplan/boards/web'
import css from '../../kit/form.module.css'
import { LEVELS } from '../../kit/LevelField.tsx'
import { useSpeech } from '../../words/speech.tsx'

/** Who sits on a seat, as the form has it. */
export interface SeatChoice {
  readonly name: string
  readonly level: number // 0: a person
  readonly personality: string // empty: none in particular
}

interface SeatFieldsProps {
  readonly seat: number
  readonly choice: SeatChoice
  readonly personalities: readonly string[]
  readonly say: Say
  readonly onChange: (what: Partial<SeatChoice>) => void
}

export function SeatFields({ seat, choice, personalities, say, onChange }: SeatFieldsProps) {
  const { word } = useSpeech()
  const { name, level, personality } = choice
  return (
    <fieldset className={`${css.group} ${css.seat}`}>
      <legend>{word('setup.seat', { number: seat + 1 })}</legend>
      <label>
        {word('setup.name')}
        <input
          className={css.field}
          value={name}
          maxLength={24}
          onChange={event => onChange({ name: event.target.value })}
        />
      </label>
      <label>
        {word('setup.who')}
        <select
          className={css.field}
          value={level}
          data-who={seat}
          onChange={event => onChange({ level: Number(event.target.value) })}
        >
          <option value={0}>{word('setup.person')}</option>
          {LEVELS.map(each => (
            <option key={each} value={each}>
              {word(`bot.level-${each}`)}
            </option>
          ))}
        </select>
      </label>
      {level > 0 && personalities.length > 0 && (
        <label>
          {word('setup.personality')}
          <select
            className={css.field}
            value={personality}
            onChange={event => onChange({ personality: event.target.value })}
          >
            <option value="">{word('setup.no-personality')}</option>
            {personalities.map(each => (
              <option key={each} value={each}>
                {say(`personality.${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  )
}
