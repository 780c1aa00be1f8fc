import { boardsOf } from '@masterplan/boards/games'
import type { FoldedWebBoard } from '@masterplan/boards/web'
import type { RecordProblem } from '@masterplan/kernel'
import { useLocation } from '@tanstack/react-router'
import { type Remote, wrap } from 'comlink'
import { useEffect, useState } from 'react'
import { Notice } from '../../kit/Notice.tsx'
import { OpenRecord } from '../../kit/RecordDrop.tsx'
import { type Linked, recordFromFragment } from '../../match/record-links.ts'
import type { Replayer } from '../../match/workers/replay.worker.ts'
import { useSpeech } from '../../words/speech.tsx'
import { Replay } from './Replay.tsx'

type OpenedReplay =
  | (Linked & { readonly kind: 'open'; readonly board: FoldedWebBoard; readonly replayer: Remote<Replayer> })
  | { readonly kind: 'no-match' }
  | { readonly kind: 'bad'; readonly problem: RecordProblem; readonly line: number }
  | null

/** A recorded match, step by step. The record is in the address and nowhere else. */
export function ReplayPage() {
  const { word } = useSpeech()
  const { hash } = useLocation()
  const [opened, setOpened] = useState<OpenedReplay>(null)

  useEffect(() => {
    let current = true
    const worker = new Worker(new URL('../../match/workers/replay.worker.ts', import.meta.url), { type: 'module' })
    const replayer = wrap<Replayer>(worker)
    async function open(): Promise<OpenedReplay> {
      const linked = await recordFromFragment(hash)
      if (!linked) return { kind: 'no-match' }
      const wrong = await replayer.open(linked.record)
      if (wrong !== null) return { kind: 'bad', problem: wrong.problem, line: wrong.line }
      const board = await boardsOf(linked.record.game)?.web()
      return board ? { kind: 'open', ...linked, board, replayer } : { kind: 'bad', problem: 'unknown-game', line: 0 }
    }
    setOpened(null)
    open().then(answer => current && setOpened(answer))
    return () => {
      current = false
      worker.terminate()
    }
  }, [hash])

  if (opened === null) return <p role="status">{word('app.loading')}</p>
  if (opened.kind === 'open') return <Replay {...opened} />
  const why =
    opened.kind === 'no-match'
      ? word('record.link-bad')
      : `${word('record.bad')} ${word(`record.${opened.problem}`, { line: opened.line })}`
  return (
    <Notice sentence={why}>
      <OpenRecord label={word('start.load')} />
    </Notice>
  )
}
