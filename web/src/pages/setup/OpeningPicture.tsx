import { BoardPicture, type FoldedWebBoard, type Say } from '@masterplan/boards/web'
import { Drawing } from '../../kit/Drawing.tsx'
import { useSpeech } from '../../words/speech.tsx'
import css from './setup.module.css'

interface OpeningPictureProps {
  readonly board: FoldedWebBoard
  readonly view: unknown // null: no match begins like this
  readonly say: Say
}

/** The board as it stands when the match begins, with the options chosen so far. */
export function OpeningPicture({ board, view, say }: OpeningPictureProps) {
  const { word } = useSpeech()
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
