import type { Task } from '@masterplan/boards/games'
import type { Say } from '@masterplan/boards/web'
import type { Refused } from '@masterplan/kernel'
import { Eye, Lightbulb, Play, SkipForward, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Sentence } from '../../kit/Sentence.tsx'
import type { Sight } from '../../match/client.ts'
import dock from '../../table/dock.module.css'
import { whoseTurn } from '../../table/prompt-sentence.ts'
import { Refusal } from '../../table/Refusal.tsx'
import { useSpeech } from '../../words/speech.tsx'
import css from './lesson.module.css'
import type { TaskAnswer } from './use-task.ts'

interface TaskDockProps {
  readonly task: Task
  readonly answer: TaskAnswer
  readonly begun: string | null // how a move that is begun goes on
  readonly sight: Sight
  readonly say: Say
  readonly last: boolean // the last task of the lesson
  readonly pressed: number
  readonly crowded: boolean // kinds or choices need the room of the buttons
  readonly refused: Refused<string> | null
  readonly children: ReactNode // moves that need no further place
  readonly onAgain: () => void
  readonly onShow: () => void
  readonly onHint: () => void
  readonly onNext: () => void
  readonly onPlay: () => void
}

/** What to do, what became of it, and the buttons: being shown is always possible, and trying costs nothing. */
export function TaskDock(props: TaskDockProps) {
  const { answer, sight, pressed, crowded, children, onAgain, onNext } = props
  const { word } = useSpeech()
  const { judged } = answer
  const helps = pressed === 0 && !judged?.right
  return (
    <section
      className={`sheet ${dock.dock}`}
      aria-label={word('table.prompt')}
      data-turn={judged ? 'theirs' : whoseTurn(sight)}
      data-lines={sight.lines}
      data-pressed={pressed}
      data-begun={pressed > 0 || undefined}
    >
      <DockPrompt {...props} />
      <div className={dock.actions}>
        {judged?.right && (
          <button type="button" className="button" data-again onClick={onAgain}>
            <Undo2 size={18} aria-hidden="true" /> {word('learn.once-more')}
          </button>
        )}
        {helps && !crowded && <TaskHelp {...props} />}
        {!judged?.right && children}
        {judged?.right === false && (
          <button type="button" className={`button primary ${css.on}`} data-again onClick={onAgain}>
            <Undo2 size={18} aria-hidden="true" /> {word('learn.again')}
          </button>
        )}
        {judged === null && helps && !props.last && !crowded && (
          <button type="button" className={`button ${css.on}`} data-skip onClick={onNext}>
            <SkipForward size={18} aria-hidden="true" /> {word('learn.skip')}
          </button>
        )}
        {judged?.right && <Onward {...props} />}
      </div>
      {helps && crowded && (
        <div className={dock.tools}>
          <TaskHelp {...props} />
        </div>
      )}
    </section>
  )
}

/** Signs alone where kinds of moves need the room. */
function TaskHelp({ answer, crowded, onShow, onHint }: TaskDockProps) {
  const { word } = useSpeech()
  return (
    <>
      <button type="button" className="button" data-show title={word('learn.show')} onClick={onShow}>
        <Eye size={18} aria-hidden="true" /> <span className={crowded ? 'unseen' : ''}>{word('learn.show')}</span>
      </button>
      {answer.judged === null && (
        <button type="button" className="button" data-hint title={word('learn.hint')} onClick={onHint}>
          <Lightbulb size={18} aria-hidden="true" />{' '}
          <span className={crowded ? 'unseen' : ''}>{word('learn.hint')}</span>
        </button>
      )}
    </>
  )
}

function DockPrompt({ task, answer, begun, sight, say, refused }: TaskDockProps) {
  const { word } = useSpeech()
  const { judged, facts } = answer
  return (
    <div className={dock.prompt}>
      <p className={dock.sentence} role="status">
        {judged !== null ? (
          <>
            {word(judged.right ? 'learn.right' : 'learn.wrong')}{' '}
            <Sentence written={judged.answer.title} facts={facts} />
          </>
        ) : (
          (begun ?? <Sentence written={task.asks} facts={facts} />)
        )}
      </p>
      {refused !== null ? (
        <Refusal game={sight.setup.game} refused={refused} say={say} />
      ) : (
        <p className={`${dock.below} ${css.free}`}>{judged?.right ? null : word('learn.free')}</p>
      )}
    </div>
  )
}

function Onward({ last, sight, onNext, onPlay }: TaskDockProps) {
  const { word } = useSpeech()
  return last ? (
    <button type="button" className={`button primary ${css.on}`} data-game={sight.setup.game} onClick={onPlay}>
      <Play size={18} aria-hidden="true" /> {word('learn.play')}
    </button>
  ) : (
    <button type="button" className={`button primary ${css.on}`} data-next onClick={onNext}>
      {word('learn.on')}
    </button>
  )
}
