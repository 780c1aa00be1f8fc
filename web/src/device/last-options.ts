const KEY = 'masterplan-options'

/** Options as their fields have them: those that were not as usual. */
export type OptionTexts = Readonly<Record<string, string>>

/** What was last played with at a game on this device; null where all was as usual, or nothing is known. */
export function lastOptions(game: string): OptionTexts | null {
  const texts = all()[game]
  return texts === undefined || Object.keys(texts).length === 0 ? null : texts
}

export function rememberOptions(game: string, texts: OptionTexts): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: texts }))
  } catch {
    // They are chosen anew next time.
  }
}

/** What is spoilt is as if it had never been chosen. */
function all(): Readonly<Record<string, OptionTexts>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, texts]) => isTexts(texts)))
  } catch {
    return {}
  }
}

const isTexts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(text => typeof text === 'string')
