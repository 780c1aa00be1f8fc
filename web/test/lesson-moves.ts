import type { Task } from '@masterplan/boards/games'
import { type FoldedWebBoard, judgeTask, type SeenInTask } from '@masterplan/boards/web'
import { findGame } from '@masterplan/catalog'
import { type Match, replay } from '@masterplan/kernel'
import type { Page } from 'playwright-core'

/** A move of a task as it is pressed: places one after another, then the button that plays it. */
export interface PressedMove {
  readonly text: string
  readonly places: readonly string[]
  readonly kind: string | undefined
}

const standing = (task: Task): Match => {
  const replayed = replay(task.record, findGame, task.line)
  if (!replayed.ok) throw new Error(`"${task.title.en}" cannot be replayed.`)
  return replayed.match
}

/** The move that the task shows, and one that it calls wrong, which can be pressed on the board. */
export function movesOf(
  task: Task,
  board: FoldedWebBoard,
): { readonly right: PressedMove; readonly wrong: PressedMove } {
  const match = standing(task)
  const seen = (at: Match): SeenInTask => {
    const view = at.viewFor(task.seat)
    return { view, scores: board.scores(view as never) }
  }
  const before = seen(match)
  const moves = match.offersFor(task.seat).map(({ text, move }) => {
    const then = standing(task)
    const played = then.append(`${task.seat + 1} ${text}`)
    if (!played.ok) throw new Error(`${text} is listed and refused.`)
    const events = played.heard.filter(({ to }) => to === 'everyone' || to === task.seat).map(({ event }) => event)
    const { right } = judgeTask(task, { move: text, before, after: seen(then), events })
    const { places, kind } = board.aim(move as never, before.view as never)
    return { text, right, places, kind }
  })
  const right = moves.find(({ text }) => text === task.shown)
  const wrong = moves.find(move => !move.right && move.places.length > 0) ?? moves.find(move => !move.right)
  if (right === undefined || wrong === undefined) throw new Error(`"${task.title.en}" lacks a move.`)
  return { right, wrong }
}

/** Presses a move on the board: what is pressed must be lit. */
export async function pressMove(page: Page, { text, places, kind }: PressedMove): Promise<void> {
  const kinds = page.locator(`[data-kinds] [data-kind="${kind}"]`)
  if ((await kinds.count()) > 0) await kinds.click()
  for (const place of places) {
    const spot = page.locator(`[data-place="${place}"][data-lit]`).first()
    await spot.scrollIntoViewIfNeeded()
    await spot.click()
  }
  const choice = page.locator(`[data-choice="${text}"]`)
  if ((await choice.count()) > 0) await choice.click()
  const button = page.locator(`[data-move="${text}"]`).first()
  await button.scrollIntoViewIfNeeded()
  await button.click()
}
