import { sizeOf } from '@masterplan/boards/web'
import { useEffect, useMemo, useRef } from 'react'
import { Scrolling } from '../../kit/Scrolling.tsx'
import type { Sight } from '../../match/client.ts'
import type { LessonTable } from '../../match/lesson-table.ts'
import { Adjustments } from '../../table/Adjustments.tsx'
import { Choices } from '../../table/Choices.tsx'
import { HeldButtons } from '../../table/HeldButtons.tsx'
import { Kinds } from '../../table/Kinds.tsx'
import { Desk, Position, TextBoard, usePlaces } from '../../table/Position.tsx'
import { promptSentence } from '../../table/prompt-sentence.ts'
import { RoomPanel } from '../../table/RoomPanel.tsx'
import { RoomTabs, type Tab } from '../../table/RoomTabs.tsx'
import room from '../../table/room.module.css'
import { useBeside } from '../../table/use-beside.ts'
import { useRoomShape } from '../../table/use-room-shape.ts'
import { useRoomTab } from '../../table/use-room-tab.ts'
import { useTable } from '../../table/use-table.ts'
import { useSay, useSpeech } from '../../words/speech.tsx'
import { LessonPins } from './LessonPins.tsx'
import css from './lesson.module.css'
import { TaskAnswerCard } from './TaskAnswerCard.tsx'
import { TaskDock } from './TaskDock.tsx'
import { TaskHead, TaskTop } from './TaskHead.tsx'
import { TaskList } from './TaskList.tsx'
import type { TaskProps } from './TaskTable.tsx'
import { placesOf, useTaskAnswer } from './use-task.ts'

const NO_MOVES = new Map()
const NO_NEWS = {}

/** A lesson is a table: the same board, prompt and dock; a task and its answers beside it. */
export function OpenTask(props: TaskProps & { readonly client: LessonTable; readonly sight: Sight }) {
  const { about, lesson, board, at, done, client, sight, onSolved, onGo, onPlay } = props
  const { language, word } = useSpeech()
  const task = lesson.tasks[at]!
  const tried = client.tried()
  const answer = useTaskAnswer(board, task, sight, tried)
  const say = useSay(board, sight.setup.names)
  const places = usePlaces(board, sight.view, say)
  const table = useTable(client, board, sight)
  const { moves, pressed, kind, ready, choice } = table
  const shape = useRoomShape()

  // What was tried is kept once, also where the position is looked at for a while.
  const solved = useRef(onSolved)
  solved.current = onSolved
  const isRight = answer.judged?.right === true
  useEffect(() => {
    if (isRight) solved.current()
  }, [isRight])

  const marked = useMemo(() => new Set([...task.look, ...table.marked]), [task, table.marked])
  const view = sight.view as never
  const knows = (code: string) => Object.hasOwn(board.messages[language], code)
  const begun = table.begun
    ? promptSentence({
        ...{ board, sight, say, sayToMe: say, word, moves, kind, pressed, ready, places, knows },
        ghost: table.ghost,
      })
    : null
  const drawn = { board, view, lit: moves.lit, chosen: pressed }
  const looked = { ghost: table.ghost as never, marked, lastMoves: NO_MOVES, say, onAgain: table.lookAway }
  const listed = moves.ready.length > 1 || !table.begun ? moves.ready : []
  const size = sizeOf(board, view)
  const besideBoard = useBeside(places, size, moves.lit, pressed)
  const hasDesk = board.Side !== null
  const tabs: readonly Tab[] = [...(hasDesk && shape !== 'wide' ? (['cards'] as const) : []), 'lesson', 'text']
  const tab = useRoomTab(shape, tabs)
  const tray = besideBoard && answer.judged === null ? 'desk' : 'lesson'
  const card = <TaskAnswerCard game={about.id} {...{ task, answer }} heading={shape === 'phone' ? 'h2' : 'h3'} />
  return (
    <div
      ref={table.root}
      className={room.room}
      style={{ ['--ratio' as string]: size.height / size.width }}
      data-layout={shape}
      data-desk={hasDesk}
      data-tray={tray}
      data-tab-open={tab.open ?? undefined}
      data-step={at}
      data-answer={answer.judged ? (isRight ? 'right' : 'wrong') : 'none'}
    >
      <h1 className="unseen">{word('learn.title', { game: about.title })}</h1>
      <TaskTop lesson={lesson} at={at} />
      <div className={room.board}>
        <Position
          {...drawn}
          {...looked}
          places={places}
          pins={(all, picture) => <LessonPins look={task.look} answer={answer} places={all} size={picture} />}
          onPress={table.onPress}
          onPoint={table.onPoint}
        />
      </div>
      <TaskDock
        {...{ task, answer, begun, sight, say }}
        last={at === lesson.tasks.length - 1}
        pressed={table.begun ? Math.max(1, pressed.length) : 0}
        crowded={shape === 'phone' ? table.kinds.length + listed.length > 0 : table.kinds.length > 0}
        refused={table.refused}
        onAgain={() => client.again()}
        onShow={() => table.play(task.shown)}
        onHint={() => table.onMark(placesOf(board, sight, task.shown).slice(0, 1))}
        onNext={() => onGo(at + 1)}
        onPlay={onPlay}
      >
        <Kinds board={board} kinds={table.kinds} kind={kind} say={say} onChoose={table.chooseKind} />
        <Adjustments board={board} table={table} say={say} />
        {listed.length > 0 && (
          <Choices {...{ board, say, table, view }} seat={task.seat} moves={listed} selected={choice} />
        )}
        <HeldButtons begun={table.begun} ready={ready} say={say} onPlay={table.play} onCancel={table.cancel} />
      </TaskDock>
      <Scrolling className={room.people} aria-label={word('learn.title', { game: about.title })}>
        <TaskHead {...{ about, lesson, at, done }}>{shape !== 'phone' && card}</TaskHead>
      </Scrolling>
      <RoomTabs tabs={tabs} open={tab.open} news={NO_NEWS} onOpen={tab.toggle} />
      {hasDesk && (
        <RoomPanel
          tab="cards"
          place="desk"
          open={shape === 'wide' || tab.open === 'cards' || tray === 'desk'}
          onClose={tab.close}
        >
          <Desk {...drawn} {...looked} kind={kind} onPress={table.onPress} />
        </RoomPanel>
      )}
      <RoomPanel tab="lesson" open={tab.open === 'lesson'} onClose={tab.close}>
        {shape === 'phone' && tray === 'desk' && card}
        <TaskList tasks={lesson.tasks} at={at} done={done} onGo={onGo} />
      </RoomPanel>
      <RoomPanel tab="text" open={tab.open === 'text'} onClose={tab.close}>
        {tab.open === 'text' && (
          <TextBoard {...drawn} places={places} onPoint={table.onPoint} onPress={table.onPressByKeys} />
        )}
      </RoomPanel>
      {shape === 'phone' && tray === 'lesson' && (
        <div className={room.tray}>
          <div className={`sheet ${css.card}`}>{card}</div>
        </div>
      )}
    </div>
  )
}
