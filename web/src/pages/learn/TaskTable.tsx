import type { About, Lesson } from '@masterplan/boards/games'
import type { FoldedWebBoard } from '@masterplan/boards/web'
import type { Remote } from 'comlink'
import { useSyncExternalStore } from 'react'
import type { LessonWorker } from '../../match/workers/lesson.worker.ts'
import { useFirstDrawing } from '../../table/use-first-drawing.ts'
import { useSpeech } from '../../words/speech.tsx'
import { OpenTask } from './OpenTask.tsx'
import { useLessonTable } from './use-task.ts'

export interface TaskProps {
  readonly about: About
  readonly lesson: Lesson
  readonly board: FoldedWebBoard
  readonly at: number // which task
  readonly done: readonly number[]
  readonly onSolved: () => void
  readonly onGo: (task: number) => void
  readonly onPlay: () => void
}

/** One task, once its position stands. */
export function TaskTable({ rules, ...props }: TaskProps & { readonly rules: Remote<LessonWorker> }) {
  const { word } = useSpeech()
  const client = useLessonTable(rules, props.lesson.tasks[props.at]!)
  const sight = useSyncExternalStore(client?.subscribe ?? never, client?.sight ?? none)
  const isDrawn = useFirstDrawing(sight !== null)
  if (client === null || sight === null || !isDrawn) return <p role="status">{word('app.loading')}</p>
  return <OpenTask {...props} client={client} sight={sight} />
}

const never = () => () => {}
const none = () => null
