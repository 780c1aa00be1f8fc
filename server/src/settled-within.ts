/** Waits until all are settled, one way or the other, but no longer than so many milliseconds. */
export async function settledWithin(wait: number, doing: readonly unknown[]): Promise<void> {
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, wait)
  await Promise.race([Promise.allSettled(doing), over])
  clearTimeout(timer)
}
