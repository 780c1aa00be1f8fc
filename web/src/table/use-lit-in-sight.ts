import { type RefObject, useEffect } from 'react'

const ABOVE = 12 // pixels that stay free

/** Cards that may be pressed scroll into sight within their panel, the first of them, unless one is in sight already. */
export function useLitInSight(cards: RefObject<HTMLElement | null>, lit: ReadonlySet<string>): void {
  useEffect(() => {
    if (lit.size === 0) return
    const panel = cards.current?.closest('[role=tabpanel]')
    const boxes = [...(cards.current?.querySelectorAll('[data-lit]') ?? [])].map(each => each.getBoundingClientRect())
    const [first] = boxes
    if (!panel || !first) return
    const { top, bottom } = panel.getBoundingClientRect()
    if (!boxes.some(box => box.top >= top && box.bottom <= bottom)) panel.scrollBy({ top: first.top - top - ABOVE })
  }, [cards, lit])
}
