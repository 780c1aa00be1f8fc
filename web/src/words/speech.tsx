import {
  type FoldedWebBoard,
  type Language,
  listed,
  type Messages,
  type Say,
  say,
  sayFor,
} from '@masterplan/boards/web'
import type { Facts } from '@masterplan/kernel'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useSettings } from '../device/settings.tsx'
import { en, type Word } from './en.ts'
import { fr } from './fr.ts'
import { pseudo } from './pseudo.ts'

const CATALOGUES: Readonly<Record<Language, Readonly<Record<Word, string>>>> = { en, fr }

/** Finds the sentence of a page's own code, in the reader's language. */
export type SayWord = (word: Word, facts?: Facts) => string

interface Speech {
  readonly language: Language
  readonly word: SayWord
  readonly list: (names: readonly string[]) => string // “Ana, Bo and Luck”
  readonly text: (written: Readonly<Record<Language, string>>, facts?: Facts) => string // what has no code, such as a lesson
}
const SpeechContext = createContext<Speech | null>(null)

export function SpeechProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings()
  const speech = useMemo<Speech>(() => {
    const messages: Messages = CATALOGUES[language]
    return {
      language,
      word: (word, facts = {}) => asSpoken(say(messages, word, facts, language)),
      list: names => listed(names, language),
      text: (written, facts = {}) => asSpoken(say({ written: written[language] }, 'written', facts, language)),
    }
  }, [language])
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (speech === null) throw new Error('There is no speech outside of the page.')
  return speech
}

/** Our tests read the page in a language that nobody speaks; see pseudo.ts. */
const isPseudo = typeof location !== 'undefined' && new URLSearchParams(location.search).has('pseudo')
const asSpoken = (sentence: string): string => (isPseudo ? pseudo(sentence) : sentence)

/** Speaks for one game at one table: its own sentences and the page's, with the players' names in place of seats. */
/** The same for whoever is to be named: a line of the log keeps the names that it was told with. */
export function useSayAs({ messages }: FoldedWebBoard): (names: readonly string[]) => Say {
  const { language } = useSpeech()
  return useMemo(() => {
    const known = new Map<string, Say>()
    return names => {
      const key = names.join('\n')
      const found = known.get(key)
      if (found !== undefined) return found
      const say = sayFor({ ...CATALOGUES[language], ...messages[language] }, names, language)
      const spoken: Say = (code, facts) => asSpoken(say(code, facts))
      known.set(key, spoken)
      return spoken
    }
  }, [messages, language])
}

export function useSay({ messages }: FoldedWebBoard, names: readonly string[]): Say {
  const { language } = useSpeech()
  return useMemo(() => {
    const say = sayFor({ ...CATALOGUES[language], ...messages[language] }, names, language)
    return (code, facts) => asSpoken(say(code, facts))
  }, [messages, names, language])
}
