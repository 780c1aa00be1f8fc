import { type FoldedWebBoard, WEB_BOARDS } from '@masterplan/boards/web'
import type { MatchRecord } from '@masterplan/kernel'
import { Link, useLocation } from '@tanstack/react-router'
import { type Remote, wrap } from 'comlink'
import { useEffect, useState } from 'react'
import { recordFromFragment } from '../records/links.ts'
import { Replay } from '../replay/Replay.tsx'
import { useSpeech } from '../words/speech.tsx'
import type { Replayer } from '../workers/replay.worker.ts'

type Opened =
  | {
      readonly kind: 'open'
      readonly record: MatchRecord
      readonly board: FoldedWebBoard
      readonly replayer: Remote<Replayer>
    }
  | { readonly kind: 'bad'; readonly sentence: string }
  | null

/** A recorded match, step by step. The record is in the address and nowhere else. */
export function ReplayPage() {
  const { word } = useSpeech()
  const { hash } = useLocation()
  const [opened, setOpened] = useState<Opened>(null)
  const noLink = word('record.link-bad')
  const badRecord = word('record.bad')

  useEffect(() => {
    let current = true
    const worker = new Worker(new URL('../workers/replay.worker.ts', import.meta.url), { type: 'module' })
    const replayer = wrap<Replayer>(worker)
    async function open(): Promise<Opened> {
      const record = await recordFromFragment(hash)
      if (!record) return { kind: 'bad', sentence: noLink }
      const board = await WEB_BOARDS[record.game]?.()
      const wrong = await replayer.open(record)
      if (wrong !== null || !board) return { kind: 'bad', sentence: `${badRecord} ${wrong ?? ''}` }
      return { kind: 'open', record, board, replayer }
    }
    open().then(answer => current && setOpened(answer))
    return () => {
      current = false
      worker.terminate()
    }
  }, [hash, noLink, badRecord])

  if (opened === null) return <p>{word('app.loading')}</p>
  if (opened.kind === 'bad') {
    return (
      <div className="sheet" role="alert">
        <h1>{opened.sentence}</h1>
        <Link to="/" className="button primary">
          {word('app.home')}
        </Link>
      </div>
    )
  }
  return <Replay {...opened} />
}
