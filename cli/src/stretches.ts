import type { Stretch } from '@masterplan/lab'

const QUICK = 100 // milliseconds
const MOST = 4096

/** What is left to play, shared by all lanes. */
export type Pile = { from: number; readonly end: number }

/**
 * Hands out stretches to one lane: one match at first, twice as many as long as they come back quickly. So fast bots
 * lose no time with messages, and slow ones still show progress and leave something for the other lanes.
 */
export function stretchesFrom(pile: Pile): () => Stretch | undefined {
  let size = 0
  let before = 0
  return () => {
    const now = performance.now()
    size = size === 0 || now - before >= QUICK ? Math.max(1, size >> 1) : Math.min(size * 2, MOST)
    before = now
    const { from } = pile
    const count = Math.min(size, pile.end - from)
    pile.from += count
    return count > 0 ? { from, count } : undefined
  }
}

const SHARE = 10

/** Shares out matches in equal parts; what comes back is in the matches' order, in whatever order they were played. */
export async function shareOut<Part>(
  lanes: (lane: () => Promise<void>) => Promise<void>,
  matches: number,
  play: (stretch: Stretch) => Promise<Part>,
  played: (matches: number) => void,
): Promise<Part[]> {
  const parts: Part[] = []
  let from = 0
  let done = 0
  await lanes(async () => {
    while (from < matches) {
      const stretch = { from, count: Math.min(SHARE, matches - from) }
      from += stretch.count
      parts[stretch.from / SHARE] = await play(stretch)
      done += stretch.count
      played(done)
    }
  })
  return parts
}
