import { aboutOf } from '@masterplan/boards/games'
import type { Clock, Created, NewTable, WhenLate } from '@masterplan/protocol'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type FormEvent, useMemo, useState } from 'react'
import { rememberName } from '../device/my-name.ts'
import { useMyName } from '../device/use-my-name.ts'
import form from '../kit/form.module.css'
import { ask, freshKey } from '../match/online/api.ts'
import { useSpeech } from '../words/speech.tsx'
import { LostPage } from './LostPage.tsx'
import { type LoadedGame, OptionFields, PlayersField, useLoadedGame, useMatchOptions } from './setup/match-options.tsx'
import { noWord } from './table/online/use-command.ts'

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

const WHEN_LATE = ['bot-moves', 'bot-takes-over', 'loses'] as const satisfies readonly WhenLate[]

/** Quiet hours as people sleep where they are; a clock in days stands still meanwhile. */
function withQuietNights(clock: Clock): Clock {
  if (clock.kind !== 'days') return clock
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return { ...clock, quiet: { from: 22 * 60, to: 8 * 60, zone } }
}

/** A table on the server, for friends or for everybody. */
export function HostPage() {
  const { game: id = '' } = useParams({ strict: false })
  const { word } = useSpeech()
  const loaded = useLoadedGame(id)
  const about = aboutOf(id)
  if (!about) return <LostPage />
  if (loaded === null) return <p role="status">{word('app.loading')}</p>
  return <HostForm key={id} loaded={loaded} title={about.title} />
}

function HostForm({ loaded, title }: { readonly loaded: LoadedGame; readonly title: string }) {
  const { word } = useSpeech()
  const navigate = useNavigate()
  const key = useMemo(freshKey, [])
  const match = useMatchOptions(loaded, loaded.game.seats.min)
  const { name, setName, isFixed } = useMyName()
  const [clock, setClock] = useState<ClockName>('none')
  const [late, setLate] = useState<WhenLate | null>(null) // null: as is usual with that clock
  const [quiet, setQuiet] = useState(true)
  const [open, setOpen] = useState(false)
  const [rated, setRated] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const chosen = CLOCKS[clock]
  async function host(event: FormEvent) {
    event.preventDefault()
    const checked = await match.check()
    setProblem(checked.ok ? null : checked.sentence)
    if (!checked.ok) return
    rememberName(name.trim())
    const timed: Clock = chosen.kind === 'none' ? chosen : { ...chosen, late: late ?? chosen.late }
    const body = {
      key,
      game: loaded.game.id,
      players: match.players,
      options: checked.options,
      visibility: open ? 'open' : 'link',
      clock: quiet ? withQuietNights(timed) : timed,
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
      <h1>{word('online.host-title', { game: title })}</h1>
      <div className={form.option}>
        <label htmlFor="host-name">{word('online.your-name')}</label>
        <input
          id="host-name"
          className={form.field}
          value={name}
          maxLength={24}
          required
          readOnly={isFixed}
          onChange={event => setName(event.target.value)}
        />
      </div>
      <PlayersField of={match} />
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
      {chosen.kind !== 'none' && (
        <div className={form.option}>
          <label htmlFor="host-late">{word('online.late')}</label>
          <select
            id="host-late"
            className={form.field}
            value={late ?? chosen.late}
            onChange={event => setLate(WHEN_LATE.find(each => each === event.target.value) ?? null)}
          >
            {WHEN_LATE.map(each => (
              <option key={each} value={each}>
                {word(`online.late-${each}`)}
              </option>
            ))}
          </select>
        </div>
      )}
      {chosen.kind === 'days' && <Tick label={word('online.quiet')} checked={quiet} onChange={setQuiet} />}
      <Tick label={word('online.listed')} checked={open} onChange={setOpen} />
      <Tick label={word('online.rated')} checked={rated} onChange={setRated} />
      <details>
        <summary>{word('setup.options')}</summary>
        <OptionFields of={match} />
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
