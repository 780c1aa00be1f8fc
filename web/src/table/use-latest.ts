import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and does what the newest one does: what is drawn with it need not be drawn again. */
export function useLatest<Given extends readonly unknown[], Result>(
  act: (...given: Given) => Result,
): (...given: Given) => Result {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...given: Given) => newest.current(...given), [])
}
