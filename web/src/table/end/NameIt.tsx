import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import { useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { giveName, givenName, LONGEST_NAME } from '../../device/given-names.ts'
import type { Sight } from '../../match/client.ts'
import { useSpeech } from '../../words/speech.tsx'
import css from './naming.module.css'
import { spokenTo } from './result.ts'

interface NameItProps {
  readonly board: FoldedWebBoard
  readonly sight: Sight
  readonly ranks: readonly number[]
  readonly say: Say
}

/** Where a game lets its winner name what was built: a winner at this device is asked, and the name stands in the sheet. */
export function NameIt({ board, sight, ranks, say }: NameItProps) {
  const { word } = useSpeech()
  const { id = '' } = useParams({ strict: false })
  const [name, setName] = useState(() => givenName(id))
  const [typed, setTyped] = useState(name)
  if (!board.winnerNames || id === '') return null
  const may = winnersHere(sight, ranks)
  function save(event: FormEvent) {
    event.preventDefault()
    const given = giveName(id, typed)
    setName(given)
    setTyped(given)
  }
  return (
    <>
      {name !== '' && (
        <p className={css.given} data-given-name>
          {say('naming.told', { name })}
        </p>
      )}
      {may && (
        <form className={css.naming} onSubmit={save}>
          <label>
            {say('naming.ask')}
            <input
              value={typed}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              data-name-it
              onChange={event => setTyped(event.target.value)}
            />
          </label>
          <button type="submit" className="button" disabled={typed.trim() === name}>
            {word('end.name-it')}
          </button>
        </form>
      )}
    </>
  )
}

/** Whether somebody who sits at this device has won: oneself, or one of several people who share it. */
function winnersHere(sight: Sight, ranks: readonly number[]): boolean {
  const { setup, viewer } = sight
  if (viewer === 'audience') return false
  const me = spokenTo(sight)
  if (me !== null) return ranks[me] === 1
  return setup.sitters.some(({ kind }, seat) => kind === 'person' && ranks[seat] === 1)
}
