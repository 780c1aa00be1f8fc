import type { ChatLine, Update } from '@masterplan/protocol'
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react'
import { ask } from '../../../match/online/api.ts'
import type { OnlineTable } from '../../../match/online/online-table.ts'
import { useSpeech } from '../../../words/speech.tsx'
import css from '../../online.module.css'
import { AboutPerson } from './AboutPerson.tsx'
import { AudienceHeard } from './AudienceHeard.tsx'
import { NewLines, SaidLine } from './ChatLines.tsx'
import chat from './chat.module.css'
import { noWord } from './use-command.ts'
import type { UnreadLines } from './use-unread.ts'

/** For those who do not type. */
const PHRASES = ['online.phrase-luck', 'online.phrase-nice', 'online.phrase-thanks', 'online.phrase-moment'] as const

interface ChatProps {
  readonly client: OnlineTable
  readonly update: Update
  readonly lines: readonly ChatLine[]
  readonly unread: UnreadLines
}

/** What people say at the table. Somebody who is too much can be muted here, blocked everywhere, or reported. */
export function Chat({ client, update, lines, unread }: ChatProps) {
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

  async function send(words: string) {
    if (words === '') return
    const no = await client.sendChat(words)
    if (no === null && words === text.trim()) setText('')
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
  const heard = lines.filter(({ person }) => person === null || !muted.has(person))
  const { newFrom } = unread
  const news = heard.filter(({ n, seat }) => newFrom !== null && n >= newFrom && (seat === null || seat !== update.you))
  return (
    <section id="chat" ref={unread.watch} className={`sheet ${chat.chat}`} aria-label={word('online.chat')}>
      <h2>
        {word('online.chat')} {unread.count > 0 && <span className={css.tag}>{unread.count}</span>}
      </h2>
      {update.audience > 0 && <p data-audience>{word('online.audience-count', { count: update.audience })}</p>}
      <AudienceHeard client={client} update={update} />
      <ol ref={list} aria-live="polite">
        {heard.map(line => (
          <Fragment key={line.n}>
            {line === news[0] && <NewLines count={news.length} />}
            <SaidLine line={line} update={update}>
              {line.person !== null && line.person !== me && <AboutPerson {...about(line.person, line.name)} />}
            </SaidLine>
          </Fragment>
        ))}
      </ol>
      <p className={chat.phrases}>
        {PHRASES.map(phrase => (
          <button key={phrase} type="button" className="button" onClick={() => send(word(phrase))}>
            {word(phrase)}
          </button>
        ))}
      </p>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void send(text.trim())
        }}
        className={css.actions}
      >
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
