import { type Language, type Messages, type Say, say } from '@masterplan/boards/web'
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
  readonly text: (written: Readonly<Record<Language, string>>) => string // what has no code, such as a lesson
}
const SpeechContext = createContext<Speech | null>(null)

export function SpeechProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings()
  const speech = useMemo<Speech>(() => {
    const messages: Messages = CATALOGUES[language]
    return {
      language,
      word: (word, facts = {}) => asSpoken(say(messages, word, facts, language)),
      text: written => asSpoken(written[language]),
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

/** Facts that name a seat by its number; they are shown as the player's name. */
const SEAT_FACTS = new Set(['seat', 'owner', 'by', 'to', 'from', 'winner', 'rival', 'other', 'leader', 'next'])

/** Speaks for one game at one table: its own sentences, with the players' names in place of seats. */
export function sayFor(messages: Messages, names: readonly string[], language: Language): Say {
  const known: Messages = { ...CATALOGUES[language], ...messages }
  return (code, facts = {}) => {
    const named = Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [
        name,
        typeof fact === 'number' && SEAT_FACTS.has(name) ? (names[fact] ?? fact) : fact,
      ]),
    )
    return asSpoken(say(known, code, named, language))
  }
}
