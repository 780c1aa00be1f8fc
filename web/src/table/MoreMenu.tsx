import { Ellipsis } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSpeech } from '../words/speech.tsx'
import css from './menu.module.css'

/** What else can be done with a match, out of the way until it is asked for. */
export function MoreMenu({ children }: { readonly children: ReactNode }) {
  const { word } = useSpeech()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const elsewhere = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('keydown', close)
    }
  }, [open])
  return (
    <div ref={box}>
      <button
        type="button"
        className="button"
        aria-label={word('table.more')}
        aria-expanded={open}
        data-more-tools
        onClick={() => setOpen(!open)}
      >
        <Ellipsis size={20} aria-hidden="true" />
      </button>
      <div className={css.menu} hidden={!open}>
        {children}
      </div>
    </div>
  )
}
