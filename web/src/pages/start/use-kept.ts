import { useCallback, useEffect, useState } from 'react'
import { allKept, type KeptTable } from '../../device/kept-tables.ts'
import { isPlayed } from '../../match/history.ts'

/** Matches of this device in which somebody has moved, the newest first; null until they are read. */
export function useKept() {
  const [tables, setTables] = useState<readonly KeptTable[] | null>(null)
  const look = useCallback(() => allKept().then(all => setTables(all.filter(isPlayed))), [])
  useEffect(() => void look(), [look])
  return { tables, look }
}
