/**
 * What a board says or works out for the room around it. Where it fails there is nothing to show in that place; the drawing
 * that fails for the same reason says so.
 */
export function attempt<Result>(fallback: Result, work: () => Result): Result {
  try {
    return work()
  } catch {
    return fallback
  }
}
