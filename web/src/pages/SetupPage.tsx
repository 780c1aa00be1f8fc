import { ABOUT } from '@masterplan/boards/about'
import { WEB_BOARDS } from '@masterplan/boards/web'
import { botNames } from '@masterplan/bots'
import { type AnyOption, optionFromText, type Playable } from '@masterplan/kernel'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import type { Sitter } from '../tables/client.ts'
import { useGames } from '../tables/games.ts'
import { openTable } from '../tables/opening.ts'
import { sayFor, useSpeech } from '../words/speech.tsx'
import { botWord } from './bot-words.ts'
import css from './form.module.css'
import { LostPage } from './LostPage.tsx'

type SeatChoice = { readonly name: string; readonly who: string } // a bot's name, or 'person'

/** Who sits where, and every option of the game's own sheet. */
export function SetupPage() {
  const { game: id = '' } = useParams({ strict: false })
  const { word, language } = useSpeech()
  const navigate = useNavigate()
  const loadGame = useGames()
  const [game, setGame] = useState<Playable | null>(null)
  const [messages, setMessages] = useState<Readonly<Record<string, string>>>({})
  const [players, setPlayers] = useState(2)
  const [seats, setSeats] = useState<readonly SeatChoice[]>([])
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const about = ABOUT.find(each => each.id === id)

  useEffect(() => {
    loadGame(id).then(loaded => {
      if (!loaded) return
      setGame(loaded)
      setPlayers(loaded.seats.min)
      setSeats(
        Array.from({ length: loaded.seats.max }, (_, seat) => ({
          name: seat === 0 ? word('setup.you') : word('setup.player', { number: seat + 1 }),
          who: seat === 0 ? 'person' : 'greedy',
        })),
      )
    })
    WEB_BOARDS[id]?.().then(board => setMessages(board.messages[language]))
  }, [id, language, word, loadGame])

  if (!about) return <LostPage />
  if (!game) return <p>{word('app.loading')}</p>
  const say = sayFor(messages, [], language)

  async function start(event: FormEvent) {
    event.preventDefault()
    if (!game) return
    const options = Object.fromEntries(
      Object.entries(game.options)
        .filter(([name]) => texts[name] !== undefined)
        .map(([name, field]) => [name, optionFromText(field, texts[name] ?? '')]),
    )
    const opened = game.open(players, options)
    if (!opened.ok) {
      setProblem(opened.sentence)
      return
    }
    const here = seats.slice(0, players)
    const setup = {
      game: id,
      players,
      options,
      names: here.map(({ name }, seat) => name.trim() || word('setup.player', { number: seat + 1 })),
      sitters: here.map(({ who }): Sitter => (who === 'person' ? { kind: 'person' } : { kind: 'bot', bot: who })),
    }
    await navigate({ to: '/table/$id', params: { id: await openTable(setup, null) } })
  }
  const change = (seat: number, what: Partial<SeatChoice>) =>
    setSeats(seats.map((old, at) => (at === seat ? { ...old, ...what } : old)))
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => game.seats.min + at)
  return (
    <form className={`sheet ${css.form}`} onSubmit={start}>
      <h1>{word('setup.title', { game: about.title })}</h1>
      <label>
        {word('setup.players')}{' '}
        <select className={css.field} value={players} onChange={event => setPlayers(Number(event.target.value))}>
          {counts.map(count => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      {seats.slice(0, players).map(({ name, who }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <fieldset key={seat} className={`${css.group} ${css.seat}`}>
          <legend>{word('setup.seat', { number: seat + 1 })}</legend>
          <label>
            {word('setup.name')}{' '}
            <input
              className={css.field}
              value={name}
              maxLength={24}
              onChange={event => change(seat, { name: event.target.value })}
            />
          </label>
          <label>
            {word('setup.who')}{' '}
            <select className={css.field} value={who} onChange={event => change(seat, { who: event.target.value })}>
              <option value="person">{word('setup.person')}</option>
              {botNames(game.personalities).map(bot => (
                <option key={bot} value={bot}>
                  {botWord(bot, word, say)}
                </option>
              ))}
            </select>
          </label>
        </fieldset>
      ))}
      <h2>{word('setup.options')}</h2>
      {Object.entries(game.options).map(([name, field]) => (
        <div key={name} className={css.option}>
          <label htmlFor={`option-${name}`}>{say(`option.${name}`)}</label>
          <OptionField
            id={`option-${name}`}
            field={field}
            text={texts[name]}
            onChange={text => setTexts({ ...texts, [name]: text })}
          />
        </div>
      ))}
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      <p>
        <button type="submit" className="button primary">
          {word('setup.start')}
        </button>
      </p>
    </form>
  )
}

interface OptionFieldProps {
  readonly id: string
  readonly field: AnyOption
  readonly text: string | undefined // undefined: as usual
  readonly onChange: (text: string) => void
}

function OptionField({ id, field, text, onChange }: OptionFieldProps) {
  const { word } = useSpeech()
  switch (field.kind) {
    case 'number':
      return (
        <input
          id={id}
          className={css.field}
          type="number"
          min={field.min}
          max={field.max}
          step={field.step}
          value={text ?? field.usual}
          onChange={event => onChange(event.target.value)}
        />
      )
    case 'switch':
      return (
        <select
          id={id}
          className={css.field}
          value={text ?? (field.usual ? 'yes' : 'no')}
          onChange={event => onChange(event.target.value)}
        >
          <option value="yes">{word('setup.yes')}</option>
          <option value="no">{word('setup.no')}</option>
        </select>
      )
    case 'choice':
      return (
        <select
          id={id}
          className={css.field}
          value={text ?? field.usual}
          onChange={event => onChange(event.target.value)}
        >
          {field.among.map(each => (
            <option key={each}>{each}</option>
          ))}
        </select>
      )
    case 'row':
    case 'text':
      return (
        <input
          id={id}
          className={css.field}
          value={text ?? (field.kind === 'row' ? field.usual.join(',') : field.usual)}
          onChange={event => onChange(event.target.value)}
        />
      )
  }
}
