import type { About, Lesson } from '@masterplan/boards/games'
import type { FoldedWebBoard } from '@masterplan/boards/web'
import { useNavigate } from '@tanstack/react-router'
import type { Remote } from 'comlink'
import { useState } from 'react'
import { keepTaskDone, tasksDone } from '../../device/lesson-progress.ts'
import { playedLevels, proposedLevel } from '../../device/level-memory.ts'
import { usePageTitle } from '../../device/page-title.ts'
import { againstBots, openTable } from '../../match/opening.ts'
import type { LessonWorker } from '../../match/workers/lesson.worker.ts'
import { useSpeech } from '../../words/speech.tsx'
import { TaskTable } from './TaskTable.tsx'

interface LessonRoomProps {
  readonly about: About
  readonly lesson: Lesson
  readonly board: FoldedWebBoard
  readonly rules: Remote<LessonWorker>
}

/** One task after another; it begins with the first that is not done yet, and ends in a first match. */
export function LessonRoom({ about, lesson, board, rules }: LessonRoomProps) {
  const { word } = useSpeech()
  const navigate = useNavigate()
  const { tasks } = lesson
  usePageTitle(about.title, word('learn.lesson'))
  const [done, setDone] = useState(() => tasksDone(about.id))
  const [at, setAt] = useState(() => firstNotIn(done, tasks.length))

  function solved() {
    keepTaskDone(about.id, at)
    setDone(before => [...new Set([...before, at])])
  }
  async function play() {
    const setup = againstBots(about.id, about.usualPlayers, proposedLevel(playedLevels(about.id)), word)
    await navigate({ to: '/table/$id', params: { id: await openTable(setup, null) } })
  }
  return (
    <TaskTable key={at} {...{ about, lesson, board, rules, at, done }} onSolved={solved} onGo={setAt} onPlay={play} />
  )
}

/** Where the lesson goes on; who has done everything begins again. */
function firstNotIn(done: readonly number[], all: number): number {
  for (let at = 0; at < all; at++) if (!done.includes(at)) return at
  return 0
}
