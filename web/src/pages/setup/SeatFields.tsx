import type { Say } from '@masterplan/boards/web'
import type { Seat } from '@masterplan/kernel'
import type { PlayedLevels } from '../../device/level-memory.ts'
import { LevelChoice } from '../../kit/LevelChoice.tsx'
import { Segments } from '../../kit/Segments.tsx'
import { SeatMark } from '../../table/SeatMark.tsx'
import { levelName } from '../../words/bot-words.ts'
import { type SayWord, useSpeech } from '../../words/speech.tsx'
import type { SeatChoice } from './seat-choices.ts'
import css from './setup.module.css'

const WHO = ['you', 'bot', 'person'] as const

interface SeatFieldsProps {
  readonly seat: Seat
  readonly choice: SeatChoice
  readonly usualName: string
  readonly personalities: readonly string[]
  readonly played: PlayedLevels
  readonly say: Say
  readonly onChange: (what: Partial<SeatChoice>) => void
}

/** One seat: its name, who sits there, and the seven faces of a bot. */
export function SeatFields({ seat, choice, usualName, personalities, played, say, onChange }: SeatFieldsProps) {
  const { word } = useSpeech()
  const { who, name, level, personality } = choice
  const letter = 'ABCDEF'[seat] ?? ''
  return (
    <div className={css.seat} data-seat-row={seat}>
      <SeatMark seat={seat} size={32} />
      <p className={css.who}>
        <input
          aria-label={word('setup.name-of', { seat: letter })}
          value={name ?? usualName}
          maxLength={24}
          onChange={event => onChange({ name: event.target.value })}
        />
        <small>{asideOf(choice, word)}</small>
      </p>
      {who === 'bot' && personalities.length > 0 && (
        <select
          className={css.field}
          aria-label={word('setup.personality')}
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
      )}
      <div className={css.is} data-who={seat}>
        <Segments
          label={word('setup.who-sits', { seat: letter })}
          value={who}
          among={WHO.map(each => [each, word(`setup.is-${each}`)])}
          onChange={next => onChange({ who: next, ...(next !== who && { name: null }) })}
        />
      </div>
      {who === 'bot' && (
        <LevelChoice
          label={word('setup.level')}
          level={level}
          played={played}
          onChange={chosen => onChange({ level: chosen })}
        />
      )}
    </div>
  )
}

/** A bot that goes by another name still says how strong it is. */
function asideOf({ who, name, level }: SeatChoice, word: SayWord): string {
  if (who !== 'bot') return word(`setup.${who}-here`)
  return name === null ? word('setup.bot-here') : levelName(level, word)
}
