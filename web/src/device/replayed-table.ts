const KEY = 'masterplan-replayed'

/** Which table a replay was opened from, in this tab: the record in its address does not know. */
export function rememberReplayed(hash: string, table: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ hash, table }))
  } catch {
    // Without storage there is no way back but the browser's own.
  }
}

/** The table of the replay of that address; undefined where it came from elsewhere. */
export function replayedTable(hash: string): string | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('hash' in kept) || !('table' in kept)) return undefined
    return kept.hash === hash && typeof kept.table === 'string' ? kept.table : undefined
  } catch {
    return undefined
  }
}
