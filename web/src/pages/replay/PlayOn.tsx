import { type MatchRecord, type Seat, seatsOf } from '@masterplan/kernel'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { playedLevels, proposedLevel } from '../../device/level-memory.ts'
import { knownName } from '../../device/my-name.ts'
import type { LocalSitter, Sight } from '../../match/client.ts'
import { openTable } from '../../match/opening.ts'
import { keptSitters, ownSeatIn } from '../../match/recorded-seats.ts'
import { useSpeech } from '../../words/speech.tsx'
import css from './replay.module.css'

interface PlayOnProps {
  readonly record: MatchRecord
  readonly line: number // from which it goes on
  readonly sight: Sight
}

/** What if I had …: the match goes on from here, on the seat that one had, or on another. */
export function PlayOn({ record, line, sight: { setup, turn } }: PlayOnProps) {
  const { word } = useSpeech()
  const navigate = useNavigate()
  const [sitters, setSitters] = useState<readonly LocalSitter[] | null>(null)
  const [chosen, setChosen] = useState<Seat | null>(null)
  useEffect(() => {
    let current = true
    keptSitters(record).then(found => current && setSitters(found))
    return () => {
      current = false
    }
  }, [record])
  const { names } = setup
  const asked = turn.kind === 'decide' ? turn.seats[0] : undefined
  const mine = chosen ?? ownSeatIn(names, sitters, [knownName(), word('setup.you')]) ?? asked ?? 0

  /** Bots that sat there stay who they were. */
  function botAt(seat: number): LocalSitter {
    const sat = sitters?.[seat]
    return sat?.kind === 'bot' ? sat : { kind: 'bot', bot: proposedLevel(playedLevels(setup.game)) }
  }
  async function playOn(sitterAt: (seat: number) => LocalSitter) {
    const { ended: _, ...going } = record
    const upToHere = { ...going, log: record.log.slice(0, line), result: null }
    const table = { ...setup, sitters: names.map((_, seat) => sitterAt(seat)) }
    await navigate({ to: '/table/$id', params: { id: await openTable(table, upToHere) } })
  }
  return (
    <>
      <label>
        {word('replay.seat')}{' '}
        <select
          className={css.seat}
          data-my-seat
          value={mine}
          onChange={event => setChosen(Number(event.target.value) as Seat)}
        >
          {seatsOf(setup.players).map(seat => (
            <option key={seat} value={seat}>
              {names[seat]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="button"
        data-branch="bots"
        onClick={() => playOn(seat => (seat === mine ? { kind: 'person' } : botAt(seat)))}
      >
        {word('replay.branch')}
      </button>
      <button type="button" className="button" data-branch="here" onClick={() => playOn(() => ({ kind: 'person' }))}>
        {word('replay.branch-here')}
      </button>
    </>
  )
}
