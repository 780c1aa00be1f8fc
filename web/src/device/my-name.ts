const NAME = 'masterplan-name'

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
}
