import { ChevronDown, Search } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useSpeech } from '../../words/speech.tsx'
import css from './book.module.css'
import { type Chapter, chaptersOf, countOf, found, holds, wordsIn } from './chapters.ts'
import { keyed } from './keyed.ts'
import { RulePart } from './RulePart.tsx'
import { type RulePart as Part, textOf } from './rulebook.ts'
import type { Rulebook } from './rulebooks.ts'
import { usePrinting } from './use-printing.ts'

interface BookProps {
  readonly book: Rulebook
  readonly here: string // the rule or chapter that the address names; empty without one
  readonly settled: boolean // whether what stands above has its size, so that a place in the book stays where it is
}

/** The numbered rulebook, folded by chapter. A search opens the chapters that have the words, and marks them. */
export function Book({ book, here, settled }: BookProps) {
  const { word } = useSpeech()
  const chapters = useMemo(() => chaptersOf(book.parts), [book])
  const [wanted, setWanted] = useState('')
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState('') // of the places that the address has named, the last one whose chapter was opened
  const printing = usePrinting()
  const words = printing ? [] : wordsIn(wanted)
  const hits = chapters.map(chapter => (words.length === 0 ? chapter.parts : found(chapter, words)))
  const all = hits.reduce((sum, parts) => sum + countOf(parts), 0)

  useEffect(() => {
    const meant = chapters.find(chapter => holds(chapter, here))
    if (meant === undefined) return
    setWanted('') // or the rule might not be among what was found
    setUnfolded(before => new Set(before).add(meant.id))
    setShown(here)
  }, [chapters, here])
  useEffect(() => {
    if (settled && shown !== '') document.getElementById(shown)?.scrollIntoView({ block: 'center' })
  }, [shown, settled])

  const fold = (id: string, open: boolean) =>
    setUnfolded(before => new Set(open ? [...before, id] : [...before].filter(each => each !== id)))
  return (
    <section className={css.book}>
      <div className={css.bookhead}>
        <div>
          <h2>{word('rules.book')}</h2>
          <p>{word('rules.book-note')}</p>
        </div>
        <label className={css.search}>
          <Search size={18} aria-hidden="true" />
          <span className="unseen">{word('rules.search')}</span>
          <input type="search" value={wanted} onChange={event => setWanted(event.target.value)} />
          <small role="status">{words.length > 0 && word('rules.found', { count: all })}</small>
        </label>
      </div>
      {all === 0 && <p className={css.none}>{word('rules.none')}</p>}
      <div className={css.chapters} lang={book.language}>
        {chapters.map((chapter, at) => (
          <ChapterPart
            key={chapter.id}
            chapter={chapter}
            title={at === 0 ? word('rules.preface') : null}
            parts={hits[at]!}
            open={printing || (words.length > 0 ? hits[at]!.length > 0 : unfolded.has(chapter.id))}
            onFold={open => words.length === 0 && !printing && fold(chapter.id, open)}
            words={words}
            here={here}
          />
        ))}
      </div>
    </section>
  )
}

interface ChapterProps {
  readonly chapter: Chapter
  readonly title: string | null // in the place of its own
  readonly parts: readonly Part[] // all of it, or what was found
  readonly open: boolean
  readonly onFold: (open: boolean) => void
  readonly words: readonly string[]
  readonly here: string
}

function ChapterPart({ chapter, title, parts, open, onFold, words, here }: ChapterProps) {
  const { word, language } = useSpeech()
  const { id, numbers, rules } = chapter
  return (
    <details className={css.chapter} open={open} onToggle={event => onFold(event.currentTarget.open)} data-chapter={id}>
      <summary id={id}>
        <span className={css.numbers}>{numbers}</span>
        <h3 lang={title === null ? undefined : language}>{title ?? textOf(chapter.title)}</h3>
        <small lang={language}>
          {words.length > 0 && open && word('rules.found', { count: countOf(parts) })}
          {words.length === 0 && rules > 0 && word('rules.count', { count: rules })}
        </small>
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <div className={css.parts}>
        {keyed(parts, (part, key) => (
          <RulePart key={key} part={part} here={here} words={words} />
        ))}
      </div>
    </details>
  )
}
