import { startTransition, useEffect, useState } from 'react'
import type { TableClient } from '../match/client.ts'

type PreviewedMove = { readonly text: string; readonly lines: number; readonly view: unknown }

/** The view after a move that is only being considered; null while there is none. */
export function usePreview(client: TableClient, text: string | null, lines: number): unknown {
  const [ghost, setGhost] = useState<PreviewedMove | null>(null)
  useEffect(() => {
    if (text === null) return
    let current = true
    client
      .preview(text)
      .then(preview => {
        // It must not keep a press waiting.
        if (current && preview) startTransition(() => setGhost({ text, lines, view: preview.view }))
      })
      .catch(() => {}) // a table that is being closed previews nothing
    return () => {
      current = false
    }
  }, [client, text, lines])
  return ghost !== null && ghost.text === text && ghost.lines === lines ? ghost.view : null
}
