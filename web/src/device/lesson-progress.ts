const KEY = 'masterplan-lessons'

/** Which tasks of which game's lesson are done on this device, by their place in it. */
type Progress = Readonly<Record<string, readonly number[]>>

function read(): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Progress) : {}
  } catch {
    return {} // storage denied or spoilt: the lesson begins at its beginning
  }
}

export function tasksDone(game: string): readonly number[] {
  const done: unknown = read()[game]
  return Array.isArray(done) ? done.filter(each => Number.isInteger(each)) : []
}

export function keepTaskDone(game: string, task: number): void {
  try {
    const done = [...new Set([...tasksDone(game), task])]
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: done }))
  } catch {
    // Denied: the progress lasts as long as the page.
  }
}
