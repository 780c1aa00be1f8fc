import type { ChatLine, Update } from '@masterplan/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ask } from '../../../match/online/api.ts'
import type { OnlineTable } from '../../../match/online/online-table.ts'
import { useSpeech } from '../../../words/speech.tsx'
import css from '../../online.module.css'
import { AboutPerson } from './AboutPerson.tsx'
import { noWord } from './use-command.ts'

interface ChatProps {
  readonly client: OnlineTable
  readonly update: Update
  readonly lines: readonly ChatLine[]
}

/** What people say at the table. Somebody who is too much can be muted here, blocked everywhere, or reported. */
export function Chat({ client, update, lines }: ChatProps) {
  const { word } = useSpeech()
  const [text, setText] = useState('')
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set())
  const [note, setNote] = useState('')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    ask<string[]>('GET', `/api/tables/${update.table}/mutes`).then(reply => reply.ok && setMuted(new Set(reply.answer)))
  }, [update.table])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into sight
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines.length])

  async function send(event: FormEvent) {
    event.preventDefault()
    const words = text.trim()
    if (words === '') return
    const no = await client.sendChat(words)
    if (no === null) setText('')
    setNote(no === null ? '' : word(no.code === 'too-many' ? noWord(no.code) : 'online.unsaid'))
  }
  const hear = (person: string, isMuted: boolean) => {
    const others = [...muted].filter(each => each !== person)
    setMuted(new Set(isMuted ? [...others, person] : others))
    if (!isMuted) client.reloadChat()
  }
  const mine = update.you === null ? undefined : update.seats[update.you]
  const me = mine?.kind === 'person' ? mine.person : null
  const others = update.seats.flatMap(held =>
    held.kind === 'person' && held.person !== null && held.person !== me
      ? [{ person: held.person, name: held.name }]
      : [],
  )
  const about = (person: string, name: string) => ({
    ...{ table: update.table, person, name, muted: muted.has(person), onNote: setNote },
    onMute: (isMuted: boolean) => hear(person, isMuted),
  })
  return (
    <section className={`sheet ${css.chat}`} aria-label={word('online.chat')}>
      <h2>{word('online.chat')}</h2>
      <ol ref={list} aria-live="polite">
        {lines
          .filter(({ person }) => person === null || !muted.has(person))
          .map(({ n, name, text: said, person, seat }) => (
            <li key={n}>
              <strong>{name}</strong> {seat === null && <span className={css.tag}>{word('online.audience')}</span>}{' '}
              {said}
              {person !== null && person !== me && <AboutPerson {...about(person, name)} />}
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
      {others.length > 0 && (
        <ul className={css.others} aria-label={word('online.others')}>
          {others.map(({ person, name }) => (
            <li key={person}>
              {name} <AboutPerson {...about(person, name)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
