const NAME = 'masterplan-name'

const listeners = new Set<(name: string) => void>()

/** The name somebody last used on this device; a device that keeps nothing knows none. */
export function knownName(): string {
  try {
    return localStorage.getItem(NAME) ?? ''
  } catch {
    return ''
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(NAME, name)
  } catch {
    // It will be asked for again.
  }
  for (const listener of listeners) listener(name)
}

/** Tells of every new name until the caller is told enough. */
export function onNameChange(changed: (name: string) => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
