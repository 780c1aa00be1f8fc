import { createContext, use, useEffect, useRef, useState } from 'react'
import { useSpeech } from '../../words/speech.tsx'
import css from './book.module.css'
import { folded } from './chapters.ts'
import { keyed } from './keyed.ts'
import type { RulePart as Part, RuleTable, Words } from './rulebook.ts'

/** What is looked for: marked wherever it stands. */
const Wanted = createContext<readonly string[]>([])

interface RulePartProps {
  readonly part: Part
  readonly here: string // the rule that the address names
  readonly words: readonly string[] // to mark
}

/** A heading, a rule, a table … of a rulebook. */
export function RulePart({ part, here, words }: RulePartProps) {
  return (
    <Wanted value={words}>
      <Shown part={part} here={here} />
    </Wanted>
  )
}

function Shown({ part, here }: Omit<RulePartProps, 'words'>) {
  switch (part.kind) {
    case 'heading':
      return <h4 id={part.id}>{marked(part.words)}</h4>
    case 'rule':
      return (
        <p id={part.id} className={part.id === here ? css.here : css.rule}>
          <span className={css.id}>
            <a href={`#${part.id}`}>
              <Text text={part.id} />
            </a>{' '}
            <Tag tag={part.tag} />
          </span>{' '}
          <span>{marked(part.words)}</span>
        </p>
      )
    case 'text':
      return <p>{marked(part.words)}</p>
    case 'list':
      return (
        <ul>
          {keyed(part.items, (words, key) => (
            <li key={key}>{marked(words)}</li>
          ))}
        </ul>
      )
    case 'drawing':
      return <pre className={css.drawing}>{part.text}</pre>
    case 'table':
      return <Table table={part} />
  }
}

function Tag({ tag }: { readonly tag: string }) {
  const { word, language } = useSpeech()
  return (
    <abbr title={word('rules.tag', { tag })} lang={language}>
      [{tag}]
    </abbr>
  )
}

/** As wide as its columns ask for: on a narrow screen it scrolls by itself, and the page does not. */
function Table({ table: { name, head, rows } }: { readonly table: RuleTable }) {
  const box = useRef<HTMLElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const watch = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth))
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return (
    // What scrolls must be reachable by keys; what does not would be one more stop on the way.
    <figure ref={box} className={css.scroll} aria-label={name} tabIndex={scrolls ? 0 : undefined}>
      <table>
        <thead>
          <tr>
            {keyed(head, (words, key) => (
              <Head key={key} words={words} />
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows, (row, at) => (
            <tr key={at}>
              {keyed(row, (words, key) => (
                <td key={key}>{marked(words)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** Above a column that speaks for itself there is nothing to read out. */
const Head = ({ words }: { readonly words: Words }) =>
  words.length === 0 ? <td /> : <th scope="col">{marked(words)}</th>

function marked(words: Words) {
  return keyed(words, (each, key) => {
    if (typeof each === 'string') return <Text key={key} text={each} />
    const { as: Tag, to } = each
    return (
      <Tag key={key} {...(to !== undefined && { href: to })}>
        {marked(each.words)}
      </Tag>
    )
  })
}

/** Text with what is looked for marked; where two wanted words begin alike, the longer one. */
function Text({ text }: { readonly text: string }) {
  const wanted = use(Wanted).toSorted((one, other) => other.length - one.length)
  if (wanted.length === 0) return text
  const there = folded(text)
  const drawn: { readonly text: string; readonly marked: boolean }[] = []
  for (let at = 0, plain = 0; at <= there.length; at++) {
    const hit = wanted.find(each => there.startsWith(each, at)) ?? ''
    if (hit === '' && at < there.length) continue
    if (at > plain) drawn.push({ text: text.slice(plain, at), marked: false })
    if (hit !== '') drawn.push({ text: text.slice(at, at + hit.length), marked: true })
    plain = at + hit.length
    at = Math.max(at, plain - 1)
  }
  return keyed(drawn, (part, key) => (part.marked ? <mark key={key}>{part.text}</mark> : part.text))
}
