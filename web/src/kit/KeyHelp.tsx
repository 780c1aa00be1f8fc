import { useEffect, useRef } from 'react'
import type { Word } from '../words/en.ts'
import { useSpeech } from '../words/speech.tsx'
import css from './frame.module.css'

/** The keys that pages answer to besides those of the browser, and what each does. */
const KEYS: readonly (readonly [keys: string, does: Word])[] = [
  ['?', 'keys.help'],
  ['Tab', 'keys.tab'],
  ['Enter', 'keys.enter'],
  ['Escape', 'keys.escape'],
  ['← ↑ ↓ →', 'keys.arrows'],
]

let open: (() => void) | undefined
export const openKeyHelp = (): void => open?.()

/** What the keyboard can do, behind `?`. */
export function KeyHelp() {
  const { word } = useSpeech()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    open = () => dialog.current?.open || dialog.current?.showModal()
    const pressed = (event: KeyboardEvent) => {
      const types = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
      if (event.key === '?' && !types) open?.()
    }
    addEventListener('keydown', pressed)
    return () => {
      open = undefined
      removeEventListener('keydown', pressed)
    }
  }, [])
  return (
    <dialog ref={dialog} className={css.keys} aria-labelledby="keys-title">
      <h2 id="keys-title">{word('keys.title')}</h2>
      <dl>
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd data-proper>{keys}</kbd>
            </dt>
            <dd>{word(does)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button" onClick={() => dialog.current?.close()}>
        {word('table.close')}
      </button>
    </dialog>
  )
}
