import type { Task } from '@masterplan/boards/games'
import { Link } from '@tanstack/react-router'
import { BookOpen, Check, Lightbulb, X } from 'lucide-react'
import { Sentence } from '../../kit/Sentence.tsx'
import { useSpeech } from '../../words/speech.tsx'
import css from './answer.module.css'
import type { TaskAnswer } from './use-task.ts'

interface TaskAnswerCardProps {
  readonly game: string
  readonly task: Task
  readonly answer: TaskAnswer
  readonly heading: 'h2' | 'h3' // below the title of the task where that is in sight
}

/** What one needs to know; once something was tried, a sign, a sentence, the reason, and the rule. */
export function TaskAnswerCard({ game, task, answer: { judged, facts }, heading: Heading }: TaskAnswerCardProps) {
  const { word } = useSpeech()
  if (judged === null) {
    return (
      <div className={css.answer} data-kind="ask">
        <span className={css.sign}>
          <Lightbulb size={20} aria-hidden="true" />
        </span>
        <div>
          <Heading>
            <Sentence written={task.title} facts={facts} />
          </Heading>
          <p>
            <Sentence written={task.know} facts={facts} />
          </p>
        </div>
      </div>
    )
  }
  const { right, answer } = judged
  return (
    <div className={css.answer} data-kind={right ? 'right' : 'wrong'} role="status">
      <span className={css.sign}>
        {right ? <Check size={20} aria-hidden="true" /> : <X size={20} aria-hidden="true" />}
      </span>
      <div>
        <Heading>
          <Sentence written={answer.title} facts={facts} />
        </Heading>
        <p>
          <Sentence written={answer.says} facts={facts} />
        </p>
        <Link to="/rules/$game" params={{ game }} hash={answer.rule} target="_blank" className={css.rule}>
          <BookOpen size={18} aria-hidden="true" /> {word('table.rule', { rule: answer.rule })}
        </Link>
      </div>
    </div>
  )
}
