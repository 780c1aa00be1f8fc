import { ABOUT } from '@masterplan/boards/about'
import { WEB_BOARDS } from '@masterplan/boards/web'
import { optionFromText, type Playable } from '@masterplan/kernel'
import type { Clock, Created, NewTable } from '@masterplan/protocol'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import form from '../pages/form.module.css'
import { LostPage } from '../pages/LostPage.tsx'
import { OptionField } from '../pages/OptionField.tsx'
import { useGames } from '../tables/games.ts'
import { sayFor, useSpeech } from '../words/speech.tsx'
import { ask, freshKey } from './api.ts'
import { knownName, rememberName } from './me.ts'
import { noWord } from './use-deed.ts'

/** The clocks that a host can choose by name. */
const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'live', bank: 300, increment: 10, late: 'bot-moves' },
  calm: { kind: 'live', bank: 1200, increment: 30, late: 'bot-moves' },
  day: { kind: 'days', perMove: 24, quiet: null, late: 'bot-takes-over' },
  days: { kind: 'days', perMove: 72, quiet: null, late: 'bot-takes-over' },
} as const satisfies Readonly<Record<string, Clock>>
type ClockName = keyof typeof CLOCKS
const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[]

/** Quiet hours as people sleep where they are; a clock in days stands still meanwhile. */
function withQuietNights(clock: Clock): Clock {
  if (clock.kind !== 'days') return clock
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return { ...clock, quiet: { from: 22 * 60, to: 8 * 60, zone } }
}

/** A table on the server, for friends or for whoever comes. */
export function HostPage() {
  const { game: id = '' } = useParams({ strict: false })
  const { word, language } = useSpeech()
  const navigate = useNavigate()
  const loadGame = useGames()
  const key = useMemo(freshKey, [])
  const [game, setGame] = useState<Playable | null>(null)
  const [messages, setMessages] = useState<Readonly<Record<string, string>>>({})
  const [name, setName] = useState(knownName)
  const [players, setPlayers] = useState(2)
  const [clock, setClock] = useState<ClockName>('none')
  const [quiet, setQuiet] = useState(true)
  const [open, setOpen] = useState(false)
  const [rated, setRated] = useState(false)
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const about = ABOUT.find(each => each.id === id)

  useEffect(() => {
    loadGame(id).then(loaded => {
      if (!loaded) return
      setGame(loaded)
      setPlayers(loaded.seats.min)
    })
    WEB_BOARDS[id]?.().then(board => setMessages(board.messages[language]))
  }, [id, language, loadGame])
  if (!about) return <LostPage />
  if (!game) return <p>{word('app.loading')}</p>
  const say = sayFor(messages, [], language)
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => game.seats.min + at)

  async function host(event: FormEvent) {
    event.preventDefault()
    if (!game) return
    const options = Object.fromEntries(
      Object.entries(game.options)
        .filter(([option]) => texts[option] !== undefined)
        .map(([option, field]) => [option, optionFromText(field, texts[option] ?? '')]),
    )
    const opened = game.open(players, options)
    if (!opened.ok) {
      setProblem(opened.sentence)
      return
    }
    rememberName(name.trim())
    const body = {
      key,
      game: id,
      players,
      options,
      visibility: open ? 'open' : 'link',
      clock: quiet ? withQuietNights(CLOCKS[clock]) : CLOCKS[clock],
      rated,
      name: name.trim(),
      bots: [],
    } satisfies Omit<NewTable, 'options'> & { readonly options: object }
    const reply = await ask<Created>('POST', '/api/tables', body)
    if (reply.ok) await navigate({ to: '/table/$id', params: { id: reply.answer.table } })
    else setProblem(word(noWord(reply.no.code)))
  }
  return (
    <form className={`sheet ${form.form}`} onSubmit={host}>
      <h1>{word('online.host-title', { game: about.title })}</h1>
      <div className={form.option}>
        <label htmlFor="host-name">{word('online.your-name')}</label>
        <input
          id="host-name"
          className={form.field}
          value={name}
          maxLength={24}
          required
          onChange={event => setName(event.target.value)}
        />
      </div>
      <div className={form.option}>
        <label htmlFor="host-players">{word('setup.players')}</label>
        <select
          id="host-players"
          className={form.field}
          value={players}
          onChange={event => setPlayers(Number(event.target.value))}
        >
          {counts.map(count => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </div>
      <div className={form.option}>
        <label htmlFor="host-clock">{word('online.clock')}</label>
        <select
          id="host-clock"
          className={form.field}
          value={clock}
          onChange={event => setClock(event.target.value as ClockName)}
        >
          {CLOCK_NAMES.map(each => (
            <option key={each} value={each}>
              {word(`online.clock-choice-${each}`)}
            </option>
          ))}
        </select>
      </div>
      {CLOCKS[clock].kind === 'days' && <Tick label={word('online.quiet')} checked={quiet} onChange={setQuiet} />}
      <Tick label={word('online.listed')} checked={open} onChange={setOpen} />
      <Tick label={word('online.rated')} checked={rated} onChange={setRated} />
      <details>
        <summary>{word('setup.options')}</summary>
        {Object.entries(game.options).map(([option, field]) => (
          <div key={option} className={form.option}>
            <label htmlFor={`option-${option}`}>{say(`option.${option}`)}</label>
            <OptionField
              id={`option-${option}`}
              field={field}
              text={texts[option]}
              onChange={text => setTexts({ ...texts, [option]: text })}
            />
          </div>
        ))}
      </details>
      {problem && (
        <p role="alert" className={form.problem}>
          {problem}
        </p>
      )}
      <p>
        <button type="submit" className="button primary" disabled={name.trim() === ''}>
          {word('online.host')}
        </button>
      </p>
    </form>
  )
}

interface TickProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className={form.option}>
      <input type="checkbox" checked={checked} onChange={event => onChange(event.target.checked)} /> {label}
    </label>
  )
}
