const LEFT = 'masterplan-match-left'
/** Pages that one looks something up in, and then goes back to the match; the rules open in a window of their own, too. */
const LOOKED_UP = /^\/(?:rules|learn)\//

/** Remembers, for all windows, the table that was shown last; whoever goes elsewhere has left it. */
export function passBy(path: string): void {
  if (LOOKED_UP.test(path)) return
  try {
    if (path.startsWith('/table/')) localStorage.setItem(LEFT, path)
    else localStorage.removeItem(LEFT)
  } catch {
    // A device that keeps nothing has no way back but the browser's own.
  }
}

/** The table that somebody came from, as a path. */
export function matchLeft(): string | null {
  try {
    return localStorage.getItem(LEFT)
  } catch {
    return null
  }
}
