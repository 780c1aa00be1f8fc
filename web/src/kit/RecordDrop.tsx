import type { RecordProblem } from '@masterplan/kernel'
import { useNavigate } from '@tanstack/react-router'
import { FolderOpen } from 'lucide-react'
import {
  type ChangeEvent,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { recordFromFile, recordToFragment } from '../match/record-links.ts'
import { useSpeech } from '../words/speech.tsx'
import css from './record-drop.module.css'

const OpenContext = createContext<(file: File) => void>(() => {})

/** Opens a record that is dropped anywhere on a page; a bad one is answered with a sentence, and the page stays as it is. */
export function RecordDrop({ children }: { readonly children: ReactNode }) {
  const { word } = useSpeech()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<RecordProblem | 'too-large' | null>(null)
  const [over, setOver] = useState(false)
  const open = useMemo(
    () => async (file: File) => {
      const read = await recordFromFile(file)
      setProblem(read.ok ? null : read.problem)
      if (read.ok) await navigate({ to: '/replay', hash: await recordToFragment(read.record) })
    },
    [navigate],
  )
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(event.type === 'dragover')
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (file) void open(file)
    }
    addEventListener('dragover', drag)
    addEventListener('dragleave', drag)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', drag)
      removeEventListener('dragleave', drag)
      removeEventListener('drop', drop)
    }
  }, [open])
  return (
    <OpenContext value={open}>
      {over && <div className={css.over}>{word('start.drop')}</div>}
      {problem && (
        <div role="alert" className={`sheet ${css.bad}`}>
          <span className={css.problem}>
            {word('record.bad')} {word(`record.${problem}`, { line: 0 })}
          </span>
          <OpenRecord label={word('record.another')} />
          <button type="button" className="button" onClick={() => setProblem(null)}>
            {word('table.close')}
          </button>
        </div>
      )}
      {children}
    </OpenContext>
  )
}

/** Opens a record from a file that is chosen. */
export function OpenRecord({ label }: { readonly label: string }) {
  const open = useContext(OpenContext)
  const input = useRef<HTMLInputElement>(null)
  function chosen(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    if (file) open(file)
    event.target.value = ''
  }
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <FolderOpen size={18} aria-hidden="true" /> {label}
      </button>
      <input ref={input} type="file" accept=".json" hidden onChange={chosen} aria-label={label} />
    </>
  )
}
