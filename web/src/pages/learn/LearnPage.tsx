import { aboutOf, boardsOf, type Lesson } from '@masterplan/boards/games'
import type { FoldedWebBoard } from '@masterplan/boards/web'
import { Link, useParams } from '@tanstack/react-router'
import { type Remote, wrap } from 'comlink'
import { useEffect, useState } from 'react'
import { Notice } from '../../kit/Notice.tsx'
import type { LessonWorker } from '../../match/workers/lesson.worker.ts'
import { useSpeech } from '../../words/speech.tsx'
import { LostPage } from '../LostPage.tsx'
import { LessonRoom } from './LessonRoom.tsx'

interface OpenedLesson {
  readonly lesson: Lesson
  readonly board: FoldedWebBoard
  readonly rules: Remote<LessonWorker>
}

/** A game learnt by doing, on its own board. */
export function LearnPage() {
  const { game = '' } = useParams({ strict: false })
  const { word } = useSpeech()
  const [opened, setOpened] = useState<OpenedLesson | 'broken' | null>(null)
  const about = aboutOf(game)

  useEffect(() => {
    let current = true
    const worker = new Worker(new URL('../../match/workers/lesson.worker.ts', import.meta.url), { type: 'module' })
    async function open(): Promise<OpenedLesson | 'broken'> {
      const [lesson, board] = await Promise.all([boardsOf(game)?.lesson(), boardsOf(game)?.web()])
      return lesson && board ? { lesson, board, rules: wrap<LessonWorker>(worker) } : 'broken'
    }
    setOpened(null)
    open().then(answer => current && setOpened(answer))
    return () => {
      current = false
      worker.terminate()
    }
  }, [game])

  if (!about) return <LostPage />
  if (opened === null) return <p role="status">{word('app.loading')}</p>
  if (opened === 'broken') {
    return (
      <Notice sentence={word('learn.none')}>
        <Link to="/rules/$game" params={{ game }} className="button primary">
          {word('start.rules')}
        </Link>
      </Notice>
    )
  }
  return <LessonRoom key={game} about={about} {...opened} />
}
