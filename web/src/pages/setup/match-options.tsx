import { boardsOf } from '@masterplan/boards/games'
import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import type { Chosen } from '@masterplan/kernel'
import { useEffect, useState } from 'react'
import css from '../../kit/form.module.css'
import type { GameSheet } from '../../match/game-sheet.ts'
import { askRules } from '../../match/rules.ts'
import { badOption } from '../../words/bad-option.ts'
import { useSay, useSpeech } from '../../words/speech.tsx'
import { OptionField } from './OptionField.tsx'

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
  readonly texts: Readonly<Record<string, string>> // what was typed, by option; the others are as usual
  readonly setText: (option: string, text: string) => void
  readonly say: Say
  readonly opening: unknown // the board that the match would begin with; null while there is none
  check(): Promise<ReadyOptions>
}

/** The options as a match takes them, or why none begins like this, as a sentence. */
export type ReadyOptions =
  | { readonly ok: true; readonly options: Chosen }
  | { readonly ok: false; readonly sentence: string }

/** `given`: the options of a table that is there already. */
export function useMatchOptions({ game, board }: LoadedGame, usualPlayers: number, given: Chosen = {}): MatchOptions {
  const { word, language } = useSpeech()
  const [players, setPlayers] = useState(usualPlayers)
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() => textsOf(given))
  const [opening, setOpening] = useState<unknown>(null)
  const messages = board.messages[language]
  const say = useSay(board, NOBODY)
  useEffect(() => {
    let current = true
    askRules(rules => rules.check(game.id, players, texts)).then(checked => current && setOpening(checked.opening))
    return () => {
      current = false
    }
  }, [game, players, texts])
  async function check(): Promise<ReadyOptions> {
    const { options, problem } = await askRules(rules => rules.check(game.id, players, texts))
    if (problem === null) return { ok: true, options }
    return { ok: false, sentence: badOption(problem, texts[problem.name] ?? '', { word, say, messages }) }
  }
  const setText = (option: string, text: string) => setTexts({ ...texts, [option]: text })
  return { game, board, players, setPlayers, texts, setText, say, opening, check }
}

/** Options as their fields show them. */
export const textsOf = (options: Chosen): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, textOf(value)]))
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(',') : String(value)
}

interface FieldsProps {
  readonly of: MatchOptions
}

export function PlayersField({ of: { game, players, setPlayers } }: FieldsProps) {
  const { word } = useSpeech()
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => game.seats.min + at)
  return (
    <div className={css.option}>
      <label htmlFor="players">{word('setup.players')}</label>
      <select
        id="players"
        className={css.field}
        data-players
        value={players}
        onChange={event => setPlayers(Number(event.target.value))}
      >
        {counts.map(count => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </div>
  )
}

/** Every option of the game's own sheet, in the reader's words. */
export function OptionFields({ of: { game, board, texts, setText, say } }: FieldsProps) {
  const { language } = useSpeech()
  const messages = board.messages[language]
  const wordFor = (name: string) => (choice: string) =>
    Object.hasOwn(messages, `choice.${name}.${choice}`) ? say(`choice.${name}.${choice}`) : choice
  return Object.entries(game.options).map(([name, field]) => (
    <div key={name} className={css.option}>
      <label htmlFor={`option-${name}`}>{say(`option.${name}`)}</label>
      <OptionField
        id={`option-${name}`}
        field={field}
        text={texts[name]}
        wordFor={wordFor(name)}
        onChange={text => setText(name, text)}
      />
    </div>
  ))
}
