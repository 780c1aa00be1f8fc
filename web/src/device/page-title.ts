import { useEffect, useSyncExternalStore } from 'react'

const NAME = 'Masterplan'

/** What a page is about: its title, and in the header also what is particular about it. */
export interface Headline {
  readonly title: string // empty: nothing but the product's name
  readonly detail: string
  readonly people: string // for whoever has several tables open; the header has no room for them
}
const NOTHING: Headline = { title: '', detail: '', people: '' }

let shown = { waiting: 0, turn: '', headline: NOTHING }
const listeners = new Set<() => void>()

/** What the browser shows of a page that nobody looks at: how many tables wait, whether it is one's turn at this one, and what it is. */
export function showInTitle(change: Partial<typeof shown>): void {
  shown = { ...shown, ...change }
  const { waiting, turn, headline } = shown
  const about = [headline.title, headline.detail].filter(part => part !== '').join(', ')
  const parts = [turn === '' ? '' : `● ${turn}`, about, headline.people, NAME].filter(part => part !== '')
  document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${parts.join(' · ')}`
  for (const listener of listeners) listener()
}

/** Names the page while it is shown: game first, then what of it, then who. */
export function usePageTitle(title: string, detail = '', people = ''): void {
  useEffect(() => {
    showInTitle({ headline: { title, detail, people } })
    return () => showInTitle({ headline: NOTHING })
  }, [title, detail, people])
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export const useHeadline = (): Headline => useSyncExternalStore(subscribe, () => shown.headline)
