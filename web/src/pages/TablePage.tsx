import { type FoldedWebBoard, WEB_BOARDS } from '@masterplan/boards/web'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../look/settings.tsx'
import { recordToFragment, saveAsFile } from '../records/links.ts'
import { Table } from '../table/Table.tsx'
import { LocalTable, type Trouble } from '../tables/local.ts'
import { openedHere, openTable } from '../tables/opening.ts'
import { kept } from '../tables/storage.ts'
import type { Word } from '../words/en.ts'
import { useSpeech } from '../words/speech.tsx'
import css from './table-page.module.css'

const TROUBLE: Readonly<Record<Trouble, Word>> = {
  'worker-died': 'table.revived',
  'not-kept': 'table.unkept',
  elsewhere: 'table.elsewhere',
}
const PACES = [
  [1600, 'table.slow'],
  [700, 'table.usual-pace'],
  [150, 'table.fast'],
] as const

type Here = { readonly client: LocalTable; readonly board: FoldedWebBoard; readonly game: string } | 'gone' | null

/** A table of this device. One tab at a time plays it. */
export function TablePage() {
  const { id = '' } = useParams({ strict: false })
  const { word } = useSpeech()
  const navigate = useNavigate()
  const { pace, change } = useSettings()
  const paceNow = useRef(pace)
  paceNow.current = pace
  const [here, setHere] = useState<Here>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const [steal, setSteal] = useState(false)

  useEffect(() => {
    const leaving = new AbortController()
    let client: LocalTable | undefined
    async function sit() {
      const found = openedHere(id) ?? (await kept(id))
      const fresh = await kept(id)
      const board = found && (await WEB_BOARDS[found.setup.game]?.())
      if (leaving.signal.aborted) return
      if (!found || !board) {
        setHere('gone')
        return
      }
      client = new LocalTable(id, found.setup, fresh?.record ?? found.record, {
        pace: () => paceNow.current,
        trouble: setTrouble,
      })
      setTrouble(null)
      setHere({ client, board, game: found.setup.game })
      await new Promise(resolve => leaving.signal.addEventListener('abort', resolve))
    }
    holdTable(id, steal, leaving.signal, sit).catch(() => {
      if (!leaving.signal.aborted) {
        client?.close()
        setHere(null)
        setTrouble('elsewhere')
      }
    })
    return () => {
      leaving.abort()
      client?.close()
    }
  }, [id, steal])

  if (here === 'gone') {
    return (
      <div className="sheet">
        <h1>{word('table.gone')}</h1>
        <Link to="/" className="button primary">
          {word('app.home')}
        </Link>
      </div>
    )
  }
  if (trouble === 'elsewhere') {
    return (
      <div className="sheet">
        <h1>{word('table.elsewhere')}</h1>
        <button type="button" className="button primary" onClick={() => setSteal(true)}>
          {word('table.take-over')}
        </button>
      </div>
    )
  }
  if (here === null) return <p>{word('app.loading')}</p>
  const { client, board } = here
  async function share() {
    const fragment = await recordToFragment(await client.record())
    await navigator.clipboard?.writeText(`${location.origin}/replay#${fragment}`)
    setNote(word('table.shared'))
  }
  async function again() {
    const setup = client.sight()?.setup
    if (setup) await navigate({ to: '/table/$id', params: { id: await openTable(setup, null) } })
  }
  return (
    <>
      {trouble && (
        <p role="alert" className={`sheet ${css.trouble}`}>
          {word(TROUBLE[trouble])}
        </p>
      )}
      <Table key={id} board={board} client={client} />
      <div className={css.tools}>
        <button type="button" className="button" onClick={async () => saveAsFile(await client.record())}>
          {word('table.save')}
        </button>
        <button
          type="button"
          className="button"
          onClick={async () => navigate({ to: '/replay', hash: await recordToFragment(await client.record()) })}
        >
          {word('table.replay')}
        </button>
        <button type="button" className="button" onClick={share}>
          {word('table.share')}
        </button>
        <button type="button" className="button" onClick={again}>
          {word('table.restart')}
        </button>
        <label>
          {word('table.speed')}{' '}
          <select className={css.pace} value={pace} onChange={event => change({ pace: Number(event.target.value) })}>
            {PACES.map(([each, name]) => (
              <option key={each} value={each}>
                {word(name)}
              </option>
            ))}
          </select>
        </label>
        <span role="status">{note}</span>
      </div>
    </>
  )
}

/** Runs `sit` while this tab alone holds the table; rejects when another tab has it, or takes it. */
async function holdTable(id: string, steal: boolean, signal: AbortSignal, sit: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return sit()
  const name = `masterplan-table-${id}`
  if (steal) return navigator.locks.request(name, { steal: true }, sit)
  await navigator.locks.request(name, { ifAvailable: true }, async lock => {
    if (lock === null && !signal.aborted) throw new Error('Another tab plays this table.')
    return sit()
  })
}
