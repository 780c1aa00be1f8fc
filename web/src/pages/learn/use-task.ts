import type { Task } from '@masterplan/boards/games'
import {
  type FoldedWebBoard,
  figuresAfter,
  figuresBefore,
  type JudgedTask,
  judgeTask,
  type SeenInTask,
} from '@masterplan/boards/web'
import type { Facts, Offer } from '@masterplan/kernel'
import type { Remote } from 'comlink'
import { useEffect, useMemo, useState } from 'react'
import type { Sight } from '../../match/client.ts'
import { LessonTable, type TriedMove } from '../../match/lesson-table.ts'
import type { LessonWorker } from '../../match/workers/lesson.worker.ts'
import { useSpeech } from '../../words/speech.tsx'

/** The table of a task; null until it is set. */
export function useLessonTable(rules: Remote<LessonWorker>, task: Task): LessonTable | null {
  const { word } = useSpeech()
  const [table, setTable] = useState<LessonTable | null>(null)
  const you = word('setup.you')
  useEffect(() => {
    const { record, line, seat } = task
    const names = record.names.map((name, at) => (at === seat ? you : name))
    const next = new LessonTable(rules, { record, line, seat, names })
    setTable(next)
    return () => next.close()
  }, [rules, task, you])
  return table
}

/** What a task's sentences name: figures by the rules, and the place of the move. */
export interface TaskAnswer {
  readonly judged: JudgedTask | null // null while nothing is tried
  readonly facts: Facts
  readonly places: readonly string[] // of the move that was tried
}

const seenIn = (board: FoldedWebBoard, { view }: Sight): SeenInTask => ({ view, scores: board.scores(view as never) })

/** Judges what was tried. */
export function useTaskAnswer(board: FoldedWebBoard, task: Task, sight: Sight, tried: TriedMove | null): TaskAnswer {
  return useMemo(() => {
    if (tried === null) return { judged: null, facts: figuresBefore(task, seenIn(board, sight)), places: [] }
    const { text, before, after } = tried
    const events = after.heard.at(-1)?.events ?? []
    const made = { move: text, before: seenIn(board, before), after: seenIn(board, after), events }
    const places = placesOf(board, before, text)
    return { judged: judgeTask(task, made), facts: { ...figuresAfter(task, made), place: places[0] ?? '' }, places }
  }, [board, task, sight, tried])
}

/** The places that a move is made on. */
export function placesOf(board: FoldedWebBoard, { offers, view }: Sight, text: string): readonly string[] {
  const offer: Offer | undefined = offers.find(each => each.text === text)
  return offer === undefined ? [] : board.aim(offer.move as never, view as never).places
}
