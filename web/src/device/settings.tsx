import { LANGUAGES, type Language } from '@masterplan/boards/web'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { setVolume } from '../theme/sound.ts'

export interface Settings {
  readonly theme: 'system' | 'paper' | 'blueprint'
  readonly motion: boolean
  readonly language: Language
  readonly sound: boolean
  readonly volume: number // from 0 to 1
  readonly botPace: number // milliseconds between the moves of bots
  readonly confirmMoves: boolean // whether a move is held and confirmed; otherwise the last press plays it
  readonly notation: boolean // whether coordinates stand on the board and moves can be typed
  readonly patterns: boolean // whether seats and zones are hatched as well, for eyes that see few colours
  readonly textSize: 'usual' | 'large' | 'largest'
  readonly textBoard: boolean // whether the board as text is unfolded
}

const KEY = 'masterplan-settings'

function readSettings(): Settings {
  const language = LANGUAGES.find(each => navigator.language.startsWith(each)) ?? 'en'
  const usual: Settings = {
    theme: 'system',
    motion: true,
    language,
    sound: true,
    volume: 0.5,
    botPace: 700,
    confirmMoves: true,
    notation: false,
    patterns: false,
    textSize: 'usual',
    textBoard: false,
  }
  try {
    const { pace, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? '{}') // the bots’ pace, as earlier pages kept it
    return { ...usual, ...(pace === undefined ? {} : { botPace: pace }), ...kept }
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
    const { theme, motion, language, patterns, textSize, volume } = settings
    const root = document.documentElement
    root.dataset.theme = theme === 'system' ? (dark ? 'blueprint' : 'paper') : theme
    root.dataset.motion = motion ? 'on' : 'off'
    root.dataset.patterns = patterns ? 'on' : 'off'
    root.dataset.text = textSize
    root.lang = language
    setVolume(volume)
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
