import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { DeskLies } from './tray.ts'

const ABOVE = 12 // pixels that stay free
const BY_HAND = ['wheel', 'touchmove', 'keydown'] as const

/** What decides where a card that may be pressed lies in its panel. */
interface Shown {
  readonly lit: ReadonlySet<string>
  readonly lies: DeskLies
  readonly marked: ReadonlySet<string> // what a hint points at may unfold above the cards, and push them down
  readonly ghost: unknown
}

/**
 * Cards that may be pressed scroll into sight within their panel, the first of them, unless one is in sight already; and again
 * when something pushes them out of it. Who scrolls away by hand is left alone until there is something else to press.
 */
export function useLitInSight(cards: RefObject<HTMLElement | null>, { lit, lies, marked, ghost }: Shown): void {
  const leftAlone = useRef<ReadonlySet<string>>(null)
  useEffect(() => {
    const panel = panelOf(cards)
    const leave = () => {
      leftAlone.current = lit
    }
    for (const each of BY_HAND) panel?.addEventListener(each, leave, { passive: true })
    return () => {
      for (const each of BY_HAND) panel?.removeEventListener(each, leave)
    }
  }, [cards, lit])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each may have moved the cards
  useLayoutEffect(() => {
    if (lit.size > 0 && leftAlone.current !== lit) bringIntoSight(cards)
  }, [cards, lit, lies, marked, ghost])
}

const panelOf = (cards: RefObject<HTMLElement | null>) => cards.current?.closest('[role=tabpanel]')

function bringIntoSight(cards: RefObject<HTMLElement | null>): void {
  const panel = panelOf(cards)
  const lit = [...(cards.current?.querySelectorAll('[data-lit]') ?? [])].filter(each => each.checkVisibility())
  const boxes = lit.map(each => each.getBoundingClientRect())
  const [first] = boxes
  if (!panel || !first) return
  const { top: edge, bottom } = panel.getBoundingClientRect()
  const top = edge + (panel.firstElementChild?.clientHeight ?? 0) // below the head that a sheet has
  if (!boxes.some(box => box.top >= top && box.bottom <= bottom)) panel.scrollBy({ top: first.top - top - ABOVE })
}
