/** Runs in every page of an evening: `lookAround` then tells what is wrong with the table as it is shown just now. */
export function installLook(): void {
  const SLACK = 1 // pixels that rounding may take
  const POINTS = [1, 2, 3, 4, 5, 6, 7].map(part => part / 8)
  const MOST_TOLD = 3

  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(each => each.checkVisibility())
  const onScreen = ({ left, top, right, bottom }: DOMRect) =>
    left >= -SLACK && top >= -SLACK && right <= innerWidth + SLACK && bottom <= innerHeight + SLACK
  const nameOf = (element: Element | null): string => {
    const named = element?.closest('[data-place], [data-move], [data-choice], [data-kind], [data-tab], [data-panel]')
    return named === null || named === undefined
      ? (element?.outerHTML.slice(0, 60) ?? 'nothing')
      : [...named.attributes].flatMap(({ name, value }) => (name.startsWith('data-') ? `${name}=${value}` : []))[0]!
  }
  const at = (box: DOMRect, x: number, y: number) =>
    document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)

  /** Whether a press on its middle, or else anywhere in it, would be a press on it. */
  function isFree(element: Element): boolean {
    const box = element.getBoundingClientRect()
    const hits = (x: number, y: number) => {
      const hit = at(box, x, y)
      return hit !== null && element.contains(hit)
    }
    return hits(0.5, 0.5) || POINTS.some(y => POINTS.some(x => hits(x, y)))
  }

  function boardFaults(): string[] {
    const board = document.querySelector('[data-picture]')
    const frame = board?.closest('[data-frame]')
    if (!board || !frame) return ['there is no board']
    const box = board.getBoundingClientRect()
    const over = POINTS.flatMap(y => POINTS.map(x => at(box, x, y))).filter(hit => !hit || !board.contains(hit))
    const { scrollWidth, scrollHeight } = document.documentElement
    return [
      ...(onScreen(box) ? [] : ['the board is not wholly on the screen']),
      ...(frame.scrollWidth > frame.clientWidth + SLACK || frame.scrollHeight > frame.clientHeight + SLACK
        ? ['the board is cut off']
        : []),
      ...(over.length > 0 ? [`${nameOf(over[0] ?? null)} lies over the board`] : []),
      ...(scrollWidth > innerWidth + SLACK || scrollHeight > innerHeight + SLACK
        ? [`the page scrolls: it is ${scrollWidth}×${scrollHeight}`]
        : []),
    ]
  }

  /** Whether it can be pressed after scrolling its own panel, and nothing else, to it. Everything is put back. */
  function isReached(element: Element, scroller: Element): boolean {
    const above: { readonly each: Element; readonly left: number; readonly top: number }[] = []
    for (let each = element.parentElement; each !== null; each = each.parentElement)
      above.push({ each, left: each.scrollLeft, top: each.scrollTop })
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const free = isFree(element)
    const others = above.filter(({ each }) => !scroller.contains(each))
    const still = others.every(({ each, left, top }) => each.scrollLeft === left && each.scrollTop === top)
    for (const { each, left, top } of above) each.scrollTo({ left, top, behavior: 'instant' })
    return free && still
  }

  function litFaults(): string[] {
    const mustBeFree = all('[data-frame] [data-lit], [data-kinds] button, [data-turn] [data-move]')
    const hidden = mustBeFree.filter(each => !isFree(each)).map(each => `${nameOf(each)} cannot be pressed`)
    const scrolled = new Map<Element, Element[]>()
    for (const each of all('[data-lit], [data-choice]')) {
      if (each.closest('[data-frame]')) continue
      const scroller = each.closest('[data-panel], [data-choices]') ?? document.body
      scrolled.set(scroller, [...(scrolled.get(scroller) ?? []), each])
    }
    const beside = [...scrolled].flatMap(([scroller, lit]) => [
      ...(lit.some(isFree) ? [] : [`nothing that is lit in ${nameOf(scroller)} is on the screen`]),
      ...lit.filter(each => !isFree(each) && !isReached(each, scroller)).map(each => `${nameOf(each)} is out of reach`),
    ])
    return [...hidden.slice(0, MOST_TOLD), ...beside.slice(0, MOST_TOLD)]
  }

  function promptFaults(): string[] {
    const prompt = document.querySelector('[data-turn] [role=status]')
    const text = prompt?.textContent?.trim() ?? ''
    if (!prompt || text === '') return ['the prompt says nothing']
    const box = prompt.getBoundingClientRect()
    const room = prompt.parentElement!.getBoundingClientRect()
    const free = prompt.contains(at(box, 0.02, 0.5)) && onScreen(box)
    return [
      ...(free ? [] : ['the prompt is not in sight']),
      ...(box.bottom > room.bottom + SLACK ? [`the prompt is cut off: ${text}`] : []),
      ...(/[{}]|^[a-z-]+\.[a-z]/.test(text) ? [`the prompt is a code: ${text}`] : []),
    ]
  }

  Object.assign(window, { lookAround: () => [...boardFaults(), ...litFaults(), ...promptFaults()] })
}
