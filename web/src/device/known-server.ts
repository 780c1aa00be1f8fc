const MET = 'masterplan-met'

/** Whether this browser has ever played with others: who has not is not asked who they are. */
export function knowsServer(): boolean {
  try {
    return localStorage.getItem(MET) !== null
  } catch {
    return false
  }
}

export function rememberServer(): void {
  try {
    localStorage.setItem(MET, 'yes')
  } catch {
    // A device that keeps nothing is told of its tables in the lobby alone.
  }
}
