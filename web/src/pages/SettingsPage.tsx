import { LANGUAGES, type Language } from '@masterplan/boards/web'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { type Settings, useSettings } from '../device/settings.tsx'
import css from '../kit/form.module.css'
import { LevelField } from '../kit/LevelField.tsx'
import { sound as play } from '../theme/sound.ts'
import type { Word } from '../words/en.ts'
import { useSpeech } from '../words/speech.tsx'

const LANGUAGE_WORDS: Readonly<Record<Language, Word>> = { en: 'settings.english', fr: 'settings.french' }

export function SettingsPage() {
  const { word } = useSpeech()
  const settings = useSettings()
  const { theme, motion, language, sound, change } = settings
  return (
    <div className={`sheet ${css.form}`}>
      <h1>{word('settings.title')}</h1>
      <Choice
        label={word('settings.theme')}
        value={theme}
        among={[
          ['system', word('settings.system')],
          ['paper', word('settings.paper')],
          ['blueprint', word('settings.blueprint')],
        ]}
        onChange={value => change({ theme: value as Settings['theme'] })}
      />
      <Choice
        label={word('settings.language')}
        value={language}
        among={LANGUAGES.map(each => [each, word(LANGUAGE_WORDS[each])])}
        onChange={value => change({ language: value as Language })}
      />
      <Choice
        label={word('settings.motion')}
        value={motion ? 'on' : 'off'}
        among={[
          ['on', word('settings.motion-on')],
          ['off', word('settings.motion-off')],
        ]}
        onChange={value => change({ motion: value === 'on' })}
      />
      <Choice
        label={word('settings.sound')}
        value={sound ? 'on' : 'off'}
        among={[
          ['off', word('settings.sound-off')],
          ['on', word('settings.sound-on')],
        ]}
        onChange={value => {
          change({ sound: value === 'on' })
          if (value === 'on') play('turn')
        }}
      />
      <LevelField />
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly among: readonly (readonly [value: string, label: string])[]
  readonly onChange: (value: string) => void
}

function Choice({ label, value, among, onChange }: ChoiceProps) {
  return (
    <RadioGroup value={value} onChange={onChange} className={css.group!}>
      <Label>{label}</Label>
      <div className={css.radios}>
        {among.map(([each, text]) => (
          <Radio key={each} value={each} className={css.radio!}>
            {text}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
