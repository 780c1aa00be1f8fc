import type { Clock, Visibility, WhenLate } from '@masterplan/protocol'
import { useState } from 'react'
import form from '../../kit/form.module.css'
import { clockWord } from '../../words/clock-words.ts'
import { useSpeech } from '../../words/speech.tsx'

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

/** How a table is played, whatever the game. */
export interface TableTerms {
  readonly clock: Clock
  readonly visibility: Visibility
  readonly rated: boolean
}

/** What a host has chosen so far; `before` is the table as it is, if there is one. */
export function useTableTerms(before?: TableTerms) {
  const kept = before?.clock
  const [clock, setClock] = useState<ClockName | 'now'>(kept === undefined ? 'none' : nameOf(kept))
  const [late, setLate] = useState<WhenLate | null>(lateIn(kept)) // null: as is usual with that clock
  const [quiet, setQuiet] = useState(kept?.kind !== 'days' || kept.quiet !== null)
  const [open, setOpen] = useState(before?.visibility === 'open')
  const [rated, setRated] = useState(before?.rated ?? false)
  const chosen: Clock = clock === 'now' ? (kept ?? CLOCKS.none) : CLOCKS[clock]
  /** In a match of two that counts, who runs out of time has lost: the server takes no other rule. */
  function terms(players: number): TableTerms {
    const rule = rated && players === 2 ? 'loses' : late
    const timed = chosen.kind === 'none' ? chosen : { ...chosen, late: rule ?? chosen.late }
    return { clock: withNights(timed, quiet ? 'quiet' : 'loud', kept), visibility: open ? 'open' : 'link', rated }
  }
  return { kept, clock, setClock, late, setLate, quiet, setQuiet, open, setOpen, rated, setRated, chosen, terms }
}

const lateIn = (clock: Clock | undefined): WhenLate | null =>
  clock === undefined || clock.kind === 'none' ? null : clock.late

/** A clock that a program chose may have no name here: then it stays as it is. */
function nameOf(clock: Clock): ClockName | 'now' {
  return CLOCK_NAMES.find(name => isSameClock(CLOCKS[name], clock)) ?? 'now'
}
function isSameClock(one: Clock, other: Clock): boolean {
  if (one.kind === 'live') return other.kind === 'live' && one.bank === other.bank && one.increment === other.increment
  if (one.kind === 'days') return other.kind === 'days' && one.perMove === other.perMove
  return other.kind === 'none'
}

/** Quiet hours as people sleep where they are; a clock in days stands still meanwhile. */
function withNights(clock: Clock, nights: 'quiet' | 'loud', before: Clock | undefined): Clock {
  if (clock.kind !== 'days') return clock
  if (nights === 'loud') return { ...clock, quiet: null }
  const known = before?.kind === 'days' ? before.quiet : null
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return { ...clock, quiet: known ?? { from: 22 * 60, to: 8 * 60, zone } }
}

interface TermFieldsProps {
  readonly of: ReturnType<typeof useTableTerms>
  readonly mayRate: boolean // whether the host has an account: what counts for ratings is for those who do
}

export function TermFields({ of, mayRate }: TermFieldsProps) {
  const { word } = useSpeech()
  const { kept, clock, late, chosen } = of
  return (
    <>
      <div className={form.option}>
        <label htmlFor="host-clock">{word('online.clock')}</label>
        <select
          id="host-clock"
          className={form.field}
          value={clock}
          onChange={event => of.setClock(event.target.value as ClockName | 'now')}
        >
          {kept !== undefined && nameOf(kept) === 'now' && <option value="now">{clockWord(kept, word)}</option>}
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
            onChange={event => of.setLate(WHEN_LATE.find(each => each === event.target.value) ?? null)}
          >
            {WHEN_LATE.map(each => (
              <option key={each} value={each}>
                {word(`online.late-${each}`)}
              </option>
            ))}
          </select>
        </div>
      )}
      {chosen.kind === 'days' && <Tick label={word('online.quiet')} checked={of.quiet} onChange={of.setQuiet} />}
      <Tick label={word('online.listed')} checked={of.open} onChange={of.setOpen} />
      {mayRate || of.rated ? (
        <Tick label={word('online.rated')} checked={of.rated} onChange={of.setRated} />
      ) : (
        <p className={form.aside}>{word('online.rated-guest')}</p>
      )}
    </>
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
