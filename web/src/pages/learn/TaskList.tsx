import type { Task } from '@masterplan/boards/games'
import { Check } from 'lucide-react'
import { useSpeech } from '../../words/speech.tsx'
import css from './answer.module.css'

interface TaskListProps {
  readonly tasks: readonly Task[]
  readonly at: number
  readonly done: readonly number[]
  readonly onGo: (task: number) => void
}

/** All tasks: any can be gone to, and those done are ticked. */
export function TaskList({ tasks, at, done, onGo }: TaskListProps) {
  const { word, text } = useSpeech()
  return (
    <ol className={css.tasks} aria-label={word('learn.tasks')}>
      {tasks.map((task, each) => (
        <li key={task.title.en} data-done={done.includes(each) || undefined}>
          <button type="button" aria-current={each === at ? 'step' : undefined} onClick={() => onGo(each)}>
            <span className={css.number}>
              {done.includes(each) ? <Check size={16} aria-label={word('learn.is-done')} /> : each + 1}
            </span>
            {text(task.title)}
          </button>
        </li>
      ))}
    </ol>
  )
}
