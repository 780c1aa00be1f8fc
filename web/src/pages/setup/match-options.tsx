import { boardsOf } from '@masterplan/boards/games'
import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import { type Chosen, optionFromText, type Playable } from '@masterplan/kernel'
import { useEffect, useMemo, useState } from 'react'
import css from '../../kit/form.module.css'
import { useGames } from '../../match/games.ts'
import { useSay, useSpeech } from '../../words/speech.tsx'
import { OptionField } from './OptionField.tsx'

/** A game with its board, as a form for a new match needs them. */
export interface LoadedGame {
  readonly game: Playable
  readonly board: FoldedWebBoard
}

/** Null until both are there. */
export function useLoadedGame(id: string): LoadedGame | null {
  const loadGame = useGames()
  const [loaded, setLoaded] = useState<LoadedGame | null>(null)
  useEffect(() => {
    let current = true
    Promise.all([loadGame(id), boardsOf(id)?.web()]).then(([game, board]) => {
      if (current && game && board) setLoaded({ game, board })
    })
    return () => {
      current = false
    }
  }, [id, loadGame])
  return loaded?.game.id === id ? loaded : null
}

const NOBODY: readonly string[] = []

/** What a form for a new match has chosen so far. */
export interface MatchOptions extends LoadedGame {
  readonly players: number
  readonly setPlayers: (players: number) => void
  readonly options: Chosen
  readonly texts: Readonly<Record<string, string>> // what was typed, by option; the others are as usual
  readonly setText: (option: string, text: string) => void
  readonly say: Say
  problem(): string | null // why no match begins like this, as a sentence
}

export function useMatchOptions({ game, board }: LoadedGame, usualPlayers: number): MatchOptions {
  const { word, language } = useSpeech()
  const [players, setPlayers] = useState(usualPlayers)
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const messages = board.messages[language]
  const say = useSay(board, NOBODY)
  const options = useMemo(() => chosenIn(game, texts), [game, texts])
  function problem(): string | null {
    const opened = game.open(players, options)
    if (opened.ok) return null
    const named = Object.hasOwn(messages, `option.${opened.name}`) ? say(`option.${opened.name}`) : opened.name
    return language === 'en' ? opened.sentence : word('setup.bad-option', { option: named })
  }
  const setText = (option: string, text: string) => setTexts({ ...texts, [option]: text })
  return { game, board, players, setPlayers, options, texts, setText, say, problem }
}

function chosenIn(game: Playable, texts: Readonly<Record<string, string>>): Chosen {
  const chosen = Object.entries(game.options).filter(([name]) => texts[name] !== undefined)
  return Object.fromEntries(chosen.map(([name, field]) => [name, optionFromText(field, texts[name] ?? '')]))
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
