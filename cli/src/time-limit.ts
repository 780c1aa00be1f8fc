/** Asked before each piece of work: whether so much time has passed that none should be begun. */
export function timeLimit(minutes: number): () => boolean {
  const end = performance.now() + 60_000 * minutes
  return () => performance.now() >= end
}
