import { LEVEL_IDS, type LevelId } from '@masterplan/kernel'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { nextToTry, type PlayedLevels } from '../device/level-memory.ts'
import { levelName } from '../words/bot-words.ts'
import { useSpeech } from '../words/speech.tsx'
import { LevelFace } from './LevelFace.tsx'
import css from './level-choice.module.css'

interface LevelChoiceProps {
  readonly label: string
  readonly level: LevelId
  readonly played: PlayedLevels // at this game, on this device
  readonly onChange: (level: LevelId) => void
}

/** Seven faces: those that were beaten here say so, and so does the one to try next. */
export function LevelChoice({ label, level, played, onChange }: LevelChoiceProps) {
  const { word } = useSpeech()
  const group = useId()
  const next = nextToTry(played)
  return (
    <div role="radiogroup" aria-label={label} className={css.faces}>
      {LEVEL_IDS.map(each => (
        <label key={each} data-level={each}>
          <input type="radio" name={group} checked={each === level} onChange={() => onChange(each)} />
          <LevelFace level={each} size={36} />
          <span className={css.name}>{levelName(each, word)}</span>
          {played.beaten.includes(each) ? (
            <small className={css.beaten}>
              <Check size={12} strokeWidth={3} aria-hidden="true" /> {word('bot.beaten')}
            </small>
          ) : (
            <small>{each === next ? word('bot.try-next') : ''}</small>
          )}
        </label>
      ))}
    </div>
  )
}
