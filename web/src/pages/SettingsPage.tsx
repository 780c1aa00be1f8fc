import { LANGUAGES, type Language } from '@masterplan/boards/web'
import type { ReactNode } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { knowsServer } from '../device/known-server.ts'
import { rememberName } from '../device/my-name.ts'
import { usePageTitle } from '../device/page-title.ts'
import { type Settings, useSettings } from '../device/settings.tsx'
import { useMyName } from '../device/use-my-name.ts'
import css from '../kit/form.module.css'
import { sound as play } from '../theme/sound.ts'
import type { Word } from '../words/en.ts'
import { useSpeech } from '../words/speech.tsx'

const LANGUAGE_WORDS: Readonly<Record<Language, Word>> = { en: 'settings.english', fr: 'settings.french' }
const THEMES = { system: 'settings.system', paper: 'settings.paper', blueprint: 'settings.blueprint' } as const
const TEXT = { usual: 'settings.text-usual', large: 'settings.text-large', largest: 'settings.text-largest' } as const
/** Milliseconds between the moves of bots. */
const PACES = {
  1600: 'settings.pace-calm',
  700: 'settings.pace-usual',
  150: 'settings.pace-fast',
  0: 'settings.pace-none',
} as const

/** Everything about the page that is a matter of taste, or of eyes and ears; kept as soon as it is chosen. */
export function SettingsPage() {
  const { word } = useSpeech()
  const { change, ...now } = useSettings()
  usePageTitle(word('settings.title'))
  return (
    <div className={css.settings}>
      <h1>{word('settings.title')}</h1>
      <p className={css.aside}>{word('settings.kept')}</p>
      <Group title={word('settings.you')}>
        <NameField />
        <Choice
          label="settings.language"
          value={now.language}
          among={LANGUAGES.map(each => [each, LANGUAGE_WORDS[each]])}
          onChange={language => change({ language: language as Language })}
        />
      </Group>
      <Group title={word('settings.look')}>
        <Choice
          label="settings.theme"
          value={now.theme}
          among={Object.entries(THEMES)}
          onChange={theme => change({ theme: theme as Settings['theme'] })}
        />
        <Choice
          label="settings.text"
          value={now.textSize}
          among={Object.entries(TEXT)}
          onChange={size => change({ textSize: size as Settings['textSize'] })}
        />
        <Switch
          label="settings.patterns"
          on={now.patterns}
          words={['settings.patterns-off', 'settings.patterns-on']}
          onChange={patterns => change({ patterns })}
        />
        <Switch
          label="settings.motion"
          on={now.motion}
          words={['settings.motion-off', 'settings.motion-on']}
          onChange={motion => change({ motion })}
        />
      </Group>
      <Group title={word('settings.table')}>
        <Switch
          label="settings.confirm"
          on={now.confirmMoves}
          words={['settings.confirm-off', 'settings.confirm-on']}
          onChange={confirmMoves => change({ confirmMoves })}
        />
        <Choice
          label="settings.pace"
          value={`${now.botPace}`}
          among={Object.entries(PACES).reverse()}
          onChange={pace => change({ botPace: Number(pace) })}
        />
        <Switch
          label="settings.notation"
          on={now.notation}
          words={['settings.notation-off', 'settings.notation-on']}
          onChange={notation => change({ notation })}
        />
      </Group>
      <Group title={word('settings.hear')}>
        <Switch
          label="settings.sound"
          on={now.sound}
          words={['settings.sound-off', 'settings.sound-on']}
          onChange={sound => change({ sound })}
        />
        <div className={css.choice}>
          <label htmlFor="volume">{word('settings.volume')}</label>
          <span className={css.volume}>
            <input
              id="volume"
              type="range"
              min={0}
              max={1}
              step={0.1}
              value={now.volume}
              disabled={!now.sound}
              onChange={event => change({ volume: Number(event.target.value) })}
            />
            <button type="button" className="button" disabled={!now.sound} data-sound-test onClick={() => play('turn')}>
              {word('settings.volume-test')}
            </button>
          </span>
        </div>
      </Group>
    </div>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={`sheet ${css.settingsGroup}`} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** The name for new tables; somebody with an account has one there. */
function NameField() {
  const { word } = useSpeech()
  const { name, setName, isFixed } = useMyName({ asks: knowsServer() })
  return (
    <div className={css.choice}>
      <label htmlFor="my-name">
        {word('settings.name')}
        {isFixed && <small>{word('settings.name-account')}</small>}
      </label>
      <input
        id="my-name"
        className={css.field}
        value={name}
        maxLength={24}
        readOnly={isFixed}
        onChange={event => {
          setName(event.target.value)
          rememberName(event.target.value.trim())
        }}
      />
    </div>
  )
}

interface SwitchProps {
  readonly label: Word
  readonly on: boolean
  readonly words: readonly [off: Word, on: Word]
  readonly onChange: (on: boolean) => void
}

const Switch = ({ label, on, words: [off, yes], onChange }: SwitchProps) => (
  <Choice
    label={label}
    value={on ? 'on' : 'off'}
    among={[
      ['off', off],
      ['on', yes],
    ]}
    onChange={value => onChange(value === 'on')}
  />
)

interface ChoiceProps {
  readonly label: Word
  readonly value: string
  readonly among: readonly (readonly [value: string, label: Word])[]
  readonly onChange: (value: string) => void
}

function Choice({ label, value, among, onChange }: ChoiceProps) {
  const { word } = useSpeech()
  return (
    <RadioGroup value={value} onChange={onChange} className={css.choice!} data-setting={label}>
      <Label>{word(label)}</Label>
      <div className={css.segments}>
        {among.map(([each, text]) => (
          <Radio key={each} value={each} className={css.segment!}>
            {word(text)}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
