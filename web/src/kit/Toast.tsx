import { useEffect, useState } from 'react'
import css from './toast.module.css'

const SHOWN = 3000 // milliseconds

/** A word in passing, over the page: nothing moves for it. Another `of` says it again. */
export function Toast({ text, of }: { readonly text: string; readonly of: number }) {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setShown(of), SHOWN)
    return () => clearTimeout(timer)
  }, [of])
  return (
    <p role="status" className={css.toast} data-toast>
      {of > shown ? text : ''}
    </p>
  )
}
