import { BoardPicture, type FoldedWebBoard, type Say } from '@masterplan/boards/web'
import type { Chosen, Playable } from '@masterplan/kernel'
import { wrap } from 'comlink'
import { useEffect, useState } from 'react'
import { Drawing } from '../../kit/Drawing.tsx'
import css from '../../kit/form.module.css'
import type { Replayer } from '../../match/workers/replay.worker.ts'
import { useSpeech } from '../../words/speech.tsx'

interface OpeningPictureProps {
  readonly game: Playable
  readonly board: FoldedWebBoard
  readonly players: number
  readonly options: Chosen
  readonly say: Say
}

/** The board as it stands when the match begins, with the options chosen so far. */
export function OpeningPicture({ game, board, players, options, say }: OpeningPictureProps) {
  const { word } = useSpeech()
  const [view, setView] = useState<unknown>(null)
  useEffect(() => {
    let current = true
    const worker = new Worker(new URL('../../match/workers/replay.worker.ts', import.meta.url), { type: 'module' })
    wrap<Replayer>(worker)
      .opening(game.id, players, options)
      .then(opened => {
        if (current) setView(opened)
        worker.terminate()
      })
    return () => {
      current = false
      worker.terminate()
    }
  }, [game, players, options])
  if (view === null) return <div className={css.opening} aria-hidden="true" />
  return (
    <figure className={`sheet ${css.opening}`}>
      <Drawing of={[board, view, say]}>
        <BoardPicture board={board} view={view as never} say={say} />
      </Drawing>
      <figcaption>{word('setup.opening')}</figcaption>
    </figure>
  )
}
