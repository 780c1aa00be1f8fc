import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is on its way to a printer: then it must be whole before the browser looks at it again. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const paper = matchMedia('print')
    const show = (now: boolean) => flushSync(() => setPrinting(now))
    const before = () => show(true)
    const after = () => show(false)
    const change = () => show(paper.matches) // browsers that print without saying so before
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    paper.addEventListener('change', change)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
      paper.removeEventListener('change', change)
    }
  }, [])
  return printing
}
