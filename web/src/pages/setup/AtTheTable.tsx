import { useSettings } from '../../device/settings.tsx'
import { Segments } from '../../kit/Segments.tsx'
import { useSpeech } from '../../words/speech.tsx'
import css from './setup.module.css'

/** Milliseconds between the moves of bots. */
const PACES = [
  ['1600', 'settings.pace-calm'],
  ['700', 'settings.pace-usual'],
  ['150', 'settings.pace-fast'],
  ['0', 'settings.pace-none'],
] as const

interface AtTheTableProps {
  readonly coach: boolean
  readonly onCoach: (on: boolean) => void
}

/** How one likes to play, whatever the options. */
export function AtTheTable({ coach, onCoach }: AtTheTableProps) {
  const { word } = useSpeech()
  const { confirmMoves, botPace, change } = useSettings()
  return (
    <section className={`sheet ${css.card}`} aria-labelledby="at-the-table">
      <header>
        <h2 id="at-the-table">{word('setup.table')}</h2>
      </header>
      <div className={css.two}>
        <div className={css.option} data-coach>
          <span>{word('table.coach')}</span>
          <Segments
            label={word('table.coach')}
            value={coach ? 'on' : 'off'}
            among={[
              ['off', word('setup.off')],
              ['on', word('setup.on')],
            ]}
            onChange={value => onCoach(value === 'on')}
          />
        </div>
        <div className={css.option}>
          <span>{word('settings.confirm')}</span>
          <Segments
            label={word('settings.confirm')}
            value={confirmMoves ? 'yes' : 'no'}
            among={[
              ['no', word('setup.no')],
              ['yes', word('setup.yes')],
            ]}
            onChange={value => change({ confirmMoves: value === 'yes' })}
          />
        </div>
        <div className={css.option}>
          <span>{word('settings.pace')}</span>
          <Segments
            label={word('settings.pace')}
            value={`${botPace}`}
            among={PACES.map(([value, name]) => [value as string, word(name)])}
            onChange={value => change({ botPace: Number(value) })}
          />
        </div>
      </div>
    </section>
  )
}
