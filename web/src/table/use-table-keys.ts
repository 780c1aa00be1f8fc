import { useEffect } from 'react'
import { useLatest } from './use-latest.ts'

interface TableKeys {
  readonly cancel: (() => void) | null // null while nothing is begun
  readonly confirm: (() => void) | null // null while no move is ready
  readonly adjust: (id: string) => void // by its name, left or right
}
const TURNS: Readonly<Record<string, string>> = { ArrowLeft: 'left', ArrowRight: 'right' }

/**
 * Escape cancels wherever the focus is; Enter confirms unless something that is pressed by Enter has the focus, and arrows to
 * the left and right turn what is held unless they do something else there.
 */
export function useTableKeys({ cancel, confirm, adjust }: TableKeys): void {
  const key = useLatest((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key === 'Escape' && cancel !== null) cancel()
    const focus =
      event.target instanceof Element ? event.target.closest('button, a, input, select, textarea, [data-frame]') : null
    if (event.key === 'Enter' && focus === null && confirm !== null) confirm()
    const turn = TURNS[event.key]
    if (turn !== undefined && focus?.matches('input, select, textarea') !== true) adjust(turn)
  })
  useEffect(() => {
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  }, [key])
}
