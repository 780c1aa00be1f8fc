import { useEffect, useRef, useState } from 'react'
import type { RulePart as Part, RuleTable, Words } from './rulebook.ts'
import css from './rules.module.css'

/** A heading, a rule, a table … of a rulebook; `here` is the rule that the address names. */
export function RulePart({ part, here }: { readonly part: Part; readonly here: string }) {
  switch (part.kind) {
    case 'heading': {
      const Heading = part.level === 2 ? 'h2' : 'h3'
      return <Heading id={part.id}>{marked(part.words)}</Heading>
    }
    case 'rule':
      return (
        <p id={part.id} className={part.id === here ? css.here : css.rule}>
          <a href={`#${part.id}`} className={css.id}>
            {part.id}
          </a>{' '}
          {marked(part.words)}
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
    if (typeof each === 'string') return each
    const { as: Tag, to } = each
    return (
      <Tag key={key} {...(to !== undefined && { href: to })}>
        {marked(each.words)}
      </Tag>
    )
  })
}

/** A rulebook never changes under the reader's eyes: the place of a thing is its name. */
const keyed = <Item, Drawn>(items: readonly Item[], draw: (item: Item, key: number) => Drawn): Drawn[] =>
  items.map((item, key) => draw(item, key))
