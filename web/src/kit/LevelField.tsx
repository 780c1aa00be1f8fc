import { useSettings } from '../device/settings.tsx'
import { useSpeech } from '../words/speech.tsx'
import css from './frame.module.css'

export const LEVELS = [1, 2, 3, 4, 5] as const

/** How strong the bots are that one click seats. */
export function LevelField() {
  const { word } = useSpeech()
  const { level, change } = useSettings()
  return (
    <label>
      {word('start.level')}{' '}
      <select className={css.select} value={level} onChange={event => change({ level: Number(event.target.value) })}>
        {LEVELS.map(each => (
          <option key={each} value={each}>
            {word(`bot.level-${each}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
