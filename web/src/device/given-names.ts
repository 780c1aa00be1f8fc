/** What winners called what was built, by table: kept on this device, told to nobody else. */
const KEY = 'masterplan-given-names'
const MOST_TABLES = 100 // the oldest are forgotten first
export const LONGEST_NAME = 40

let known: ReadonlyMap<string, string> | undefined // also where nothing can be kept

/** A name as it may be shown: one line, no signs that cannot be seen or that turn the text around, not too long. */
export const asGivenName = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, LONGEST_NAME)
    .join('')
    .trim()

export const givenName = (table: string): string => all().get(table) ?? ''

/** An empty name takes it back. */
export function giveName(table: string, text: string): string {
  const name = asGivenName(text)
  const others = [...all()].filter(([id]) => id !== table)
  known = new Map([...others, ...(name === '' ? [] : [[table, name] as const])].slice(-MOST_TABLES))
  try {
    localStorage.setItem(KEY, JSON.stringify([...known]))
  } catch {
    // A device that keeps nothing knows it until the page is closed.
  }
  return name
}

function all(): ReadonlyMap<string, string> {
  known ??= read()
  return known
}

/** What is spoilt is as if nothing had been named. */
function read(): ReadonlyMap<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const pairs = Array.isArray(kept) ? kept : []
    const texts = pairs.filter(
      (pair): pair is [string, string] =>
        Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'string',
    )
    return new Map(texts.map(([table, text]) => [table, asGivenName(text)]))
  } catch {
    return new Map()
  }
}
