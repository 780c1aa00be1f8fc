import type { About, Lesson } from '@masterplan/boards/games'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Sentence } from '../../kit/Sentence.tsx'
import room from '../../table/room.module.css'
import { useSpeech } from '../../words/speech.tsx'
import css from './lesson.module.css'

interface TaskHeadProps {
  readonly about: About
  readonly lesson: Lesson
  readonly at: number
  readonly done: readonly number[]
  readonly children: ReactNode // what one needs to know, where there is room for it
}

/** On a phone: which task this is, and the way back. */
export function TaskTop({ lesson, at }: Pick<TaskHeadProps, 'lesson' | 'at'>) {
  const { word, text } = useSpeech()
  return (
    <div className={room.top}>
      <Link to="/learn" className={room.back} aria-label={word('nav.learn')}>
        <ChevronLeft size={20} aria-hidden="true" />
      </Link>
      <p>
        <b>{word('learn.progress', { at: at + 1, all: lesson.tasks.length })}</b> {text(lesson.tasks[at]!.title)}
      </p>
    </div>
  )
}

/** The goal of the game, always in sight, and how far one has come. */
export function TaskHead({ about, lesson, at, done, children }: TaskHeadProps) {
  const { word, text } = useSpeech()
  return (
    <div className={`sheet ${css.head}`}>
      <p className={css.soft}>
        {word('learn.by-doing', { game: about.title })}{' '}
        <span className="unseen">{word('learn.progress', { at: at + 1, all: lesson.tasks.length })}</span>
      </p>
      <h2>{text(lesson.tasks[at]!.title)}</h2>
      <p className={css.goal}>
        <Sentence written={lesson.goal} />
      </p>
      <div
        className={css.segments}
        role="img"
        aria-label={word('learn.done', { done: done.length, all: lesson.tasks.length })}
      >
        {lesson.tasks.map((task, each) => (
          <i key={task.title.en} data-done={done.includes(each) || undefined} data-now={each === at || undefined} />
        ))}
      </div>
      {children && <div className={css.task}>{children}</div>}
    </div>
  )
}
