import { useNavigate } from '@tanstack/react-router'
import { FolderOpen } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useSpeech } from '../words/speech.tsx'
import { recordFromFile, recordToFragment } from './links.ts'
import css from './record-drop.module.css'

/** Opens a record from a file, chosen or dropped anywhere on the page. */
export function RecordDrop() {
  const { word } = useSpeech()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function open(file: File) {
    const read = await recordFromFile(file)
    if (!read.ok) {
      setProblem(`${word(read.why === 'bad' ? 'record.bad' : 'record.too-large')} ${read.sentence}`)
      return
    }
    await navigate({ to: '/replay', hash: await recordToFragment(read.record) })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` only uses what does not change
  useEffect(() => {
    const drag = (event: DragEvent) => {
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
  }, [])

  function chosen(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    if (file) void open(file)
    event.target.value = ''
  }
  return (
    <section className={`sheet ${css.drop}`} data-over={over || undefined}>
      <p>{word('start.drop')}</p>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <FolderOpen size={18} aria-hidden="true" /> {word('start.load')}
      </button>
      <input ref={input} type="file" accept=".json" hidden onChange={chosen} aria-label={word('start.load')} />
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </section>
  )
}
