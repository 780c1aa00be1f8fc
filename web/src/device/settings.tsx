import { LANGUAGES, type Language } from '@masterplan/boards/web'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

export interface Settings {
  readonly theme: 'system' | 'paper' | 'blueprint'
  readonly motion: boolean
  readonly language: Language
  readonly sound: boolean
  readonly pace: number // milliseconds between the moves of bots
  readonly level: number // of the bots that one click from the start page seats
  readonly textBoard: boolean // whether the board as text is unfolded
}

const KEY = 'masterplan-settings'

function readSettings(): Settings {
  const language = LANGUAGES.find(each => navigator.language.startsWith(each)) ?? 'en'
  const usual: Settings = {
    theme: 'system',
    motion: true,
    language,
    sound: false,
    pace: 700,
    level: 3,
    textBoard: false,
  }
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return usual // storage denied or spoilt: the page works with what is usual
  }
}

interface KeptSettings extends Settings {
  change(what: Partial<Settings>): void
}
const SettingsContext = createContext<KeptSettings | null>(null)

export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const [settings, set] = useState(readSettings)
  const dark = useDarkSystem()

  useEffect(() => {
    const { theme, motion, language } = settings
    const root = document.documentElement
    root.dataset.theme = theme === 'system' ? (dark ? 'blueprint' : 'paper') : theme
    root.dataset.motion = motion ? 'on' : 'off'
    root.lang = language
  }, [settings, dark])

  const kept = useMemo<KeptSettings>(
    () => ({
      ...settings,
      change(what) {
        const next = { ...settings, ...what }
        set(next)
        try {
          localStorage.setItem(KEY, JSON.stringify(next))
        } catch {
          // Denied: the choice lasts as long as the page.
        }
      },
    }),
    [settings],
  )
  return <SettingsContext value={kept}>{children}</SettingsContext>
}

function useDarkSystem(): boolean {
  const query = useMemo(() => matchMedia('(prefers-color-scheme: dark)'), [])
  const [dark, setDark] = useState(query.matches)
  useEffect(() => {
    const changed = () => setDark(query.matches)
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }, [query])
  return dark
}

export function useSettings(): KeptSettings {
  const settings = useContext(SettingsContext)
  if (settings === null) throw new Error('There are no settings outside of the page.')
  return settings
}
