import type { ChatLine, Update } from '@masterplan/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSpeech } from '../words/speech.tsx'
import { ask } from './api.ts'
import css from './online.module.css'
import type { OnlineTable } from './online-table.ts'

interface ChatProps {
  readonly client: OnlineTable
  readonly update: Update
  readonly lines: readonly ChatLine[]
}

/** What people say at the table. Whoever is too much can be muted here, blocked everywhere, or reported. */
export function Chat({ client, update, lines }: ChatProps) {
  const { word } = useSpeech()
  const [text, setText] = useState('')
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set())
  const [note, setNote] = useState('')
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into sight
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines.length])

  async function send(event: FormEvent) {
    event.preventDefault()
    const words = text.trim()
    if (words === '') return
    if (await client.say(words)) {
      setText('')
      setNote('')
    } else setNote(word('online.unsaid'))
  }
  async function mute(person: string) {
    setMuted(new Set([...muted, person]))
    await ask('PUT', `/api/tables/${update.table}/mutes/${person}`)
    setNote(word('online.muted'))
  }
  async function block(person: string) {
    setMuted(new Set([...muted, person]))
    await ask('PUT', `/api/me/blocks/${person}`)
    setNote(word('online.blocked'))
  }
  async function report(person: string) {
    const { ok } = await ask('POST', `/api/tables/${update.table}/reports`, { person, reason: 'insult', text: '' })
    setNote(word(ok ? 'online.reported' : 'online.unsaid'))
  }
  const mine = update.you === null ? undefined : update.seats[update.you]
  const me = mine?.kind === 'person' ? mine.person : null
  return (
    <section className={`sheet ${css.chat}`} aria-label={word('online.chat')}>
      <h2>{word('online.chat')}</h2>
      <ol ref={list} aria-live="polite">
        {lines
          .filter(({ person }) => person === null || !muted.has(person))
          .map(({ n, name, text: said, person }) => (
            <li key={n}>
              <strong>{name}</strong> {said}
              {person !== null && person !== me && (
                <details className={css.against}>
                  <summary aria-label={word('online.about', { name })}>⋯</summary>
                  <button type="button" className="button" onClick={() => mute(person)}>
                    {word('online.mute')}
                  </button>
                  <button type="button" className="button" onClick={() => block(person)}>
                    {word('online.block')}
                  </button>
                  <button type="button" className="button" onClick={() => report(person)}>
                    {word('online.report')}
                  </button>
                </details>
              )}
            </li>
          ))}
      </ol>
      <form onSubmit={send} className={css.actions}>
        <label className={css.say}>
          <span className="unseen">{word('online.say')}</span>
          <input
            className={css.field}
            value={text}
            maxLength={2000}
            placeholder={word('online.say')}
            onChange={event => setText(event.target.value)}
          />
        </label>
        <button type="submit" className="button">
          {word('online.send')}
        </button>
      </form>
      <p role="status">{note}</p>
    </section>
  )
}
