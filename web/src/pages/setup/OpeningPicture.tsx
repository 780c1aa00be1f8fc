import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
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

const NOTHING: ReadonlySet<string> = new Set()
const ignore = () => {}

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
        <Opened board={board} view={view as never} say={say} />
      </Drawing>
      <figcaption>{word('setup.opening')}</figcaption>
    </figure>
  )
}

type OpenedProps = Pick<OpeningPictureProps, 'board' | 'say'> & { readonly view: never }

function Opened({ board, view, say }: OpenedProps) {
  const { Scene, Overlay } = board
  const { width, height } = typeof board.size === 'function' ? board.size(view) : board.size
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Scene view={view} say={say} />
      <Overlay
        view={view}
        ghost={null}
        lit={NOTHING}
        chosen={[]}
        marked={NOTHING}
        onPress={ignore}
        onPoint={ignore}
        say={say}
      />
    </svg>
  )
}
