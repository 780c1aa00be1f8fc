import type { Page } from 'playwright-core'

// A match is pressed through with as little talk as possible: the page itself waits until there is something to press and
// says where, the press is a real one at that point of the window, and the page waits for what it does.

/** Where a table stands: the length of its log, and what of a move is chosen so far. */
interface PromptShown {
  readonly lines: number
  readonly held: string
}

interface Target extends PromptShown {
  readonly name: string
  readonly what: 'kind' | 'place' | 'choice' | 'move'
  readonly faults: readonly string[] // what a page that looks around finds wrong
  readonly plays: boolean // a button that makes the move; otherwise a place that brings it nearer
  readonly x: number
  readonly y: number
}

/** Most places that one move has. */
const MOST_PRESSES = 12

/** Somebody who watches a match being pressed through. */
export interface Onlooker {
  /** Before every press; `faults` is what `lookAround` says, in a page that has it. */
  readonly seen: (target: Target) => unknown
  /** Before the first press of a decision. */
  readonly decision: (lines: number) => Promise<void>
}

/** Plays by pressing what is lit until the match is over; returns how many moves it took. */
export async function playOn(page: Page, most: number, onlooker?: Onlooker): Promise<number> {
  await show(page, false)
  for (let moves = 0; moves < most; moves++) {
    if (await moveUnlessOver(page, onlooker)) continue
    await show(page, true)
    return moves
  }
  throw new Error(`The match was not over after ${most} moves.`)
}

/** Nobody looks on while a whole match is pressed through, and drawing it would take a third of the time. */
export const show = (page: Page, seen: boolean): Promise<void> =>
  page.evaluate(
    opacity => {
      document.documentElement.style.opacity = opacity
    },
    seen ? '' : '0',
  )

/** One move by pressing what is lit. */
export async function oneMove(page: Page, onlooker?: Onlooker): Promise<void> {
  if (!(await moveUnlessOver(page, onlooker))) throw new Error('The match is over already.')
}

/**
 * Where several decide at the same time, somebody else may be faster: then the move is theirs. What had no effect, because
 * the line was cut or something moved just then, is pressed again, as people do.
 */
export async function moveUnlessOver(page: Page, onlooker?: Onlooker): Promise<boolean> {
  let since: PromptShown | null = null
  let lost = 'every press brought another'
  for (let press = 0; press < MOST_PRESSES; press++) {
    let target: Target | null = await page.evaluate(nextTarget, { since, press })
    if (target !== null && press === 0 && onlooker !== undefined) {
      await onlooker.decision(target.lines)
      target = await page.evaluate(nextTarget, { since, press })
    }
    if (target === null) return false
    if (since !== null && target.lines !== since.lines) return true
    await onlooker?.seen(target)
    await ((page.viewportSize()?.width ?? 0) < 600
      ? page.touchscreen.tap(target.x, target.y)
      : page.mouse.click(target.x, target.y))
    if (target.plays) {
      if (await page.evaluate(hasMoreLines, target.lines)) return true
      lost = `a press on ${target.name} after line ${target.lines} did nothing`
    }
    since = target.plays ? null : target
  }
  throw new Error(`${MOST_PRESSES} presses made no move: ${lost}.`)
}

/** Runs in the page: waits until somebody must press something that was not there before; null when the match is over. */
async function nextTarget({ since, press }: { since: PromptShown | null; press: number }): Promise<Target | null> {
  const PATIENCE = 60_000
  const AGAIN = 10_000
  const began = performance.now()
  let hurdle = 'nobody here had to decide'
  while (performance.now() - began < PATIENCE) {
    const prompt = document.querySelector('[data-turn]')
    const lines = Number(prompt?.getAttribute('data-lines'))
    const pressed = Number(prompt?.getAttribute('data-pressed'))
    const turn = prompt?.getAttribute('data-turn')
    const waited = performance.now() - began
    const held = [
      pressed,
      prompt?.getAttribute('data-begun'),
      document.querySelector('[data-move]')?.getAttribute('data-move'),
    ].join()
    const isNew = since === null || lines !== since.lines || held !== since.held || waited > AGAIN
    if (turn === 'over') return null
    if (turn === 'mine' && isNew) {
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter(each => each.checkVisibility())
      const some = (all: readonly Element[], turn: number) => all[turn % Math.max(1, all.length)]
      // The filled button plays. Before it a choice is made or a lit place pressed; before those a kind of move is chosen.
      const confirm = shown('[data-move]')
      const choices = shown('[data-choice]')
      const places = shown('[data-lit]')
      const plays = confirm.length > 0
      const target =
        confirm[0] ??
        (pressed > 0 || places.length === 0 ? some(choices, lines) : undefined) ??
        some(places, lines * 7 + press) ??
        some(shown('[data-kinds] button'), lines)
      if (target) {
        const name =
          ['data-place', 'data-move', 'data-choice', 'data-kind'].flatMap(each => target.getAttribute(each) ?? [])[0] ??
          ''
        const [what = 'kind'] = (['move', 'choice', 'place'] as const).filter(each =>
          target.hasAttribute(`data-${each}`),
        )
        const look: unknown = Reflect.get(window, 'lookAround')
        const faults: string[] = typeof look === 'function' ? look() : []
        for (const block of ['nearest', 'center'] as const) {
          target.scrollIntoView({ block, inline: block })
          const { left, top, width, height } = target.getBoundingClientRect()
          const [x, y] = [left + width / 2, top + height / 2]
          const hit = document.elementFromPoint(x, y)
          if (hit !== null && target.contains(hit)) return { lines, held, plays, name, what, faults, x, y }
          const over = hit?.closest('[data-place]')?.getAttribute('data-place')
          hurdle = `${name} lies under ${over ?? hit?.outerHTML.slice(0, 80)}`
        }
      } else hurdle = 'nothing is lit'
    } else if (turn === 'mine') hurdle = 'the last press did nothing'
    await new Promise(wait => setTimeout(wait, 5))
  }
  throw new Error(`Nothing could be pressed: ${hurdle}.`)
}

/** Runs in the page: waits until the log has grown or shrunk. */
async function hasMoreLines(lines: number): Promise<boolean> {
  const PATIENCE = 10_000
  const began = performance.now()
  while (performance.now() - began < PATIENCE) {
    const prompt = document.querySelector('[data-turn]')
    if (prompt !== null && Number(prompt.getAttribute('data-lines')) !== lines) return true
    await new Promise(wait => setTimeout(wait, 5))
  }
  return false
}
