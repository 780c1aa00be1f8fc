import { type RefObject, useEffect } from 'react'

/** On a phone the board may be larger than its window: the player who must decide sees where. */
export function useLitInSight(root: RefObject<HTMLElement | null>, choices: string): void {
  useEffect(() => {
    const frame = root.current?.querySelector('[data-frame]')
    if (choices === '' || !frame) return
    const window = frame.getBoundingClientRect()
    const lit = Array.from(frame.querySelectorAll('[data-lit]'), each => each.getBoundingClientRect())
    if (lit.length === 0) showBeside(root.current)
    const isInSight = (box: DOMRect) =>
      box.left >= window.left && box.right <= window.right && box.top >= window.top && box.bottom <= window.bottom
    const [first] = lit
    if (first === undefined || lit.some(isInSight)) return
    frame.scrollBy(
      first.left + first.width / 2 - window.left - window.width / 2,
      first.top + first.height / 2 - window.top - window.height / 2,
    )
  }, [root, choices])
}

/** Where only cards beside the board can be pressed, the first of them must not lie below the prompt. */
function showBeside(root: HTMLElement | null): void {
  const card = root?.querySelector('[data-lit]')
  const floor = root?.querySelector('[data-turn]')?.getBoundingClientRect().top ?? innerHeight
  const box = card?.getBoundingClientRect()
  if (card && box && (box.top > floor - box.height / 2 || box.bottom < 0)) card.scrollIntoView({ block: 'center' })
}
