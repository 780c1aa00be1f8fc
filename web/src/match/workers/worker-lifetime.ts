/**
 * A worker that is ended by the browser says nothing. But a lock that it holds is free from that moment, so a page
 * that waits for the lock hears of the death at once, without a clock.
 */
export function holdLifetimeLock(name: string): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve() // an insecure address: nobody can listen, nobody must wait
  return new Promise(held => {
    void navigator.locks.request(name, () => {
      held()
      return new Promise<never>(() => {}) // as long as the worker lives
    })
  })
}

/** Calls back when the holder is gone; ask only after it holds. */
export function onWorkerEnd(name: string, died: () => void): void {
  if ('locks' in navigator) void navigator.locks.request(name, died)
}

/** A name that nobody else has, also where the address is not secure. */
export function randomName(length = 8): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, byte => (byte % 36).toString(36)).join('')
}
