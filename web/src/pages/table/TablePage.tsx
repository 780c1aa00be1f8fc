import { boardsOf } from '@masterplan/boards/games'
import type { FoldedWebBoard } from '@masterplan/boards/web'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type KeptTable, kept } from '../../device/kept-tables.ts'
import { useSettings } from '../../device/settings.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { LocalTable, type Trouble } from '../../match/local.ts'
import { openedHere } from '../../match/opening.ts'
import { saveAsFile } from '../../match/record-links.ts'
import { Table } from '../../table/Table.tsx'
import type { Word } from '../../words/en.ts'
import { useSpeech } from '../../words/speech.tsx'
import { AfterLocal, MoreAfterLocal, OnceMore } from './AfterLocal.tsx'
import { TableTools } from './TableTools.tsx'
import css from './table-page.module.css'

/** Who plays on this device needs nothing of this. */
const OnlineRoom = lazy(() => import('./online/OnlineRoom.tsx').then(({ OnlineRoom }) => ({ default: OnlineRoom })))

const TROUBLE: Readonly<Record<'worker-died' | 'not-kept', Word>> = {
  'worker-died': 'table.revived',
  'not-kept': 'table.unkept',
}

interface Here {
  readonly client: LocalTable
  readonly board: FoldedWebBoard
  readonly record: KeptTable['record'] | null // as it was kept, in case it cannot be opened
}

/** A table of this device, which one tab at a time plays; otherwise one of the server. */
export function TablePage() {
  const { id = '' } = useParams({ strict: false })
  const { word } = useSpeech()
  const { botPace } = useSettings()
  const paceNow = useRef(botPace)
  paceNow.current = botPace
  const [here, setHere] = useState<Here | 'gone' | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [steal, setSteal] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    let client: LocalTable | undefined
    async function sit() {
      const fresh = await kept(id)
      const found = fresh ?? openedHere(id)
      if (leaving.signal.aborted) return
      const boards = found && boardsOf(found.setup.game)
      if (!found || !boards) {
        setHere('gone')
        return
      }
      setTrouble(null)
      // The rules start while the board is fetched.
      client = new LocalTable(
        id,
        found.setup,
        { record: found.record, takenBack: fresh?.takenBack ?? [] },
        { pace: () => paceNow.current, trouble: setTrouble },
      )
      const board = await boards.web()
      if (leaving.signal.aborted) return
      setHere({ client, board, record: found.record })
      await new Promise(resolve => leaving.signal.addEventListener('abort', resolve))
    }
    holdTable(id, steal > 0, leaving.signal, sit).catch(() => {
      if (leaving.signal.aborted) return
      client?.close()
      setHere(null)
      setTrouble('elsewhere')
    })
    return () => {
      leaving.abort()
      client?.close()
    }
  }, [id, steal])

  if (here === 'gone') {
    return (
      <Suspense fallback={<p role="status">{word('app.loading')}</p>}>
        <OnlineRoom id={id} />
      </Suspense>
    )
  }
  if (trouble === 'elsewhere') {
    return (
      <Notice sentence={word('table.elsewhere')}>
        <button type="button" className="button primary" onClick={() => setSteal(steal + 1)}>
          {word('table.take-over')}
        </button>
      </Notice>
    )
  }
  if (here === null || here.client.id !== id) return <p role="status">{word('app.loading')}</p>
  const { client, board, record } = here
  if (trouble === 'spoilt') {
    return (
      <Notice sentence={word('table.spoilt')}>
        {record && (
          <button type="button" className="button primary" onClick={() => saveAsFile(record)}>
            {word('table.save')}
          </button>
        )}
      </Notice>
    )
  }
  return (
    <>
      {trouble && (
        <p role="alert" className={`sheet ${css.trouble}`}>
          <span>{word(TROUBLE[trouble])}</span>
          {trouble === 'not-kept' && (
            <button type="button" className="button" onClick={async () => saveAsFile(await client.record())}>
              {word('table.save')}
            </button>
          )}
          <button type="button" className="button" onClick={() => setTrouble(null)}>
            {word('table.close')}
          </button>
        </p>
      )}
      <Table
        key={id}
        board={board}
        client={client}
        tools={<TableTools client={client} />}
        end={{
          question: <OnceMore client={client} />,
          actions: <AfterLocal client={client} />,
          more: <MoreAfterLocal client={client} />,
        }}
      />
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
