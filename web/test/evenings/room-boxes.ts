/** Where something stands: left, top, width, height, in whole pixels. */
export type RoomBoxes = Readonly<Record<string, string>>

/** Runs in the page: where the board stands, and the buttons around it. `each` also tells of those with words on them. */
export function roomBoxes(each: boolean): RoomBoxes {
  const prompt = document.querySelector('[data-turn] [role=status]')?.parentElement
  const parts: [string, Element | null | undefined][] = [
    ['the board', document.querySelector('[data-picture]')],
    ['the actions', prompt?.nextElementSibling],
    ['the tabs', document.querySelector('[role=tablist]')],
    ['take back', document.querySelector('[data-undo]')],
    ['more', document.querySelector('[data-more-tools]')],
  ]
  if (each) {
    const buttons = [...document.querySelectorAll('[data-tab], [data-kinds] [data-kind], [data-turn] [data-move]')]
    const names = ['data-tab', 'data-kind', 'data-move']
    for (const one of buttons) parts.push([names.map(name => one.getAttribute(name) ?? '').join(''), one])
  }
  return Object.fromEntries(
    parts.map(([name, part]) => {
      const { left, top, width, height } = part?.getBoundingClientRect() ?? new DOMRect()
      return [name, [left, top, width, height].map(Math.round).join(' ')]
    }),
  )
}

/** What stands elsewhere than before. */
export const movedIn = (before: RoomBoxes, now: RoomBoxes, after: string): string[] =>
  Object.entries(before).flatMap(([name, box]) =>
    now[name] === box ? [] : [`after ${after}, ${name} is at ${now[name]} instead of ${box}`],
  )
