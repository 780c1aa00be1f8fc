import { boardsOf } from '@masterplan/boards/games'
import type { FoldedWebBoard, OptionLayout, Say } from '@masterplan/boards/web'
import type { Chosen } from '@masterplan/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { OptionTexts } from '../../device/last-options.ts'
import type { FormOption, GameSheet } from '../../match/game-sheet.ts'
import { askRules } from '../../match/rules.ts'
import { badOption } from '../../words/bad-option.ts'
import { useSay, useSpeech } from '../../words/speech.tsx'

/** A game with its board, as a form for a new match needs them. */
export interface LoadedGame {
  readonly game: GameSheet
  readonly board: FoldedWebBoard
}

/** Null until both are there. */
export function useLoadedGame(id: string): LoadedGame | null {
  const [loaded, setLoaded] = useState<LoadedGame | null>(null)
  useEffect(() => {
    let current = true
    const boards = boardsOf(id)
    if (boards === undefined) return
    Promise.all([askRules(rules => rules.sheet(id)), boards.web()]).then(([game, board]) => {
      if (current) setLoaded({ game, board })
    })
    return () => {
      current = false
    }
  }, [id])
  return loaded?.game.id === id ? loaded : null
}

const NOBODY: readonly string[] = []

/** What a form for a new match has chosen so far. */
export interface MatchOptions extends LoadedGame {
  readonly players: number
  readonly setPlayers: (players: number) => void
  readonly layout: OptionLayout
  readonly texts: OptionTexts // what is not as usual, of the options that mean something now
  readonly setText: (option: string, text: string) => void
  readonly setTexts: (texts: OptionTexts) => void
  readonly isShown: (option: string) => boolean
  readonly say: Say
  readonly opening: unknown // the last board that a match could begin with; null while there was none
  readonly problem: OptionProblem | null // why no match begins like this, beside which option
  check(): Promise<ReadyOptions>
}

export interface OptionProblem {
  readonly option: string
  readonly sentence: string
}

/** The options as a match takes them, or why none begins like this. */
export type ReadyOptions = { readonly ok: true; readonly options: Chosen } | ({ readonly ok: false } & OptionProblem)

/** `given`: the options of a table that is there already. */
export function useMatchOptions({ game, board }: LoadedGame, usualPlayers: number, given: Chosen = {}): MatchOptions {
  const { word, language } = useSpeech()
  const [players, setPlayers] = useState(usualPlayers)
  const [typed, setTexts] = useState<OptionTexts>(() => textsOf(given))
  const [opening, setOpening] = useState<unknown>(null)
  const [problem, setProblem] = useState<OptionProblem | null>(null)
  const layout = useMemo(() => board.optionLayout ?? oneGroup(game), [board, game])
  const texts = useMemo(() => unusualTexts(game, layout, typed), [game, layout, typed])
  const messages = board.messages[language]
  const say = useSay(board, NOBODY)
  useEffect(() => {
    let current = true
    askRules(rules => rules.check(game.id, players, texts)).then(checked => {
      if (!current) return
      if (checked.problem === null) setOpening(checked.opening)
      const wrong = checked.problem
      const sentence =
        wrong && badOption(wrong, texts[wrong.name] ?? '', { word, say, messages }, game.options[wrong.name])
      setProblem(wrong && { option: wrong.name, sentence: sentence ?? '' })
    })
    return () => {
      current = false
    }
  }, [game, players, texts, word, say, messages])
  async function check(): Promise<ReadyOptions> {
    const { options, problem: wrong } = await askRules(rules => rules.check(game.id, players, texts))
    if (wrong === null) return { ok: true, options }
    const sentence = badOption(wrong, texts[wrong.name] ?? '', { word, say, messages }, game.options[wrong.name])
    return { ok: false, option: wrong.name, sentence }
  }
  const setText = (option: string, text: string) => setTexts({ ...typed, [option]: text })
  const isShown = (option: string) => isNeeded(option, layout, game, typed)
  return { game, board, players, setPlayers, layout, texts, setText, setTexts, isShown, say, opening, problem, check }
}

/** For a game that does not lay its options out. */
const oneGroup = ({ options }: GameSheet): OptionLayout => ({
  groups: [{ title: { en: 'Options', fr: 'Options' }, options: Object.keys(options) }],
  presets: [],
})

function isNeeded(option: string, { needs }: OptionLayout, { options }: GameSheet, texts: OptionTexts): boolean {
  const [other, value] = needs?.[option] ?? []
  if (other === undefined) return true
  const field = options[other]
  return (texts[other] ?? (field === undefined ? '' : usualText(field))) === value
}

function unusualTexts(game: GameSheet, layout: OptionLayout, typed: OptionTexts): OptionTexts {
  const unusual = Object.entries(typed).filter(([option, text]) => {
    const field = game.options[option]
    return field !== undefined && text !== usualText(field) && isNeeded(option, layout, game, typed)
  })
  return Object.fromEntries(unusual)
}

export const usualText = ({ usual }: FormOption): string => textOf(usual)

/** Options as their fields show them. */
export const textsOf = (options: Chosen): OptionTexts =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, textOf(value)]))
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(',') : String(value)
}

/** What an option is called: its sentence up to the choices that it lists, which stand beside it anyway. */
export function optionName({ game, say }: Pick<MatchOptions, 'game' | 'say'>, option: string): string {
  const sentence = say(`option.${option}`)
  const kind = game.options[option]?.kind
  return kind === 'choice' || kind === 'switch' ? sentence.replace(/ ?[:;.].*$/s, '') : sentence.replace(/\.$/, '')
}

/** An option's value in words, as its field says it. */
export function useValueWord({ game, board }: LoadedGame): (option: string, text: string) => string {
  const { word, language } = useSpeech()
  const say = useSay(board, NOBODY)
  return (option, text) => {
    if (game.options[option]?.kind === 'switch') return word(text === 'yes' ? 'setup.yes' : 'setup.no')
    const choice = `choice.${option}.${text}`
    return Object.hasOwn(board.messages[language], choice) ? say(choice) : text
  }
}
