import type { Seat } from '@masterplan/kernel'
import type { ChatLine, Update } from '@masterplan/protocol'
import type { ReactNode } from 'react'
import { SeatMark } from '../../../table/SeatMark.tsx'
import { useSpeech } from '../../../words/speech.tsx'
import css from './chat.module.css'

interface SaidLineProps {
  readonly line: ChatLine
  readonly update: Update
  readonly children?: ReactNode // what can be done about who said it
}

/** One line of the chat, as a bubble: whose seat, who, when, and what. Who sits there by another name now goes by that. */
export function SaidLine({ line: { at, name, text, person, seat }, update, children }: SaidLineProps) {
  const { word, language } = useSpeech()
  const sits = update.seats.find(holder => holder.kind === 'person' && holder.person === person)
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at)
  return (
    <li className={css.line} data-mine={(seat !== null && seat === update.you) || undefined}>
      {seat === null ? <span /> : <SeatMark seat={seat as Seat} size={24} />}
      <div className={css.bubble}>
        <strong>{person !== null && sits?.kind === 'person' ? sits.name : name}</strong>{' '}
        {seat === null && <small>{word('online.audience')}</small>}{' '}
        <time dateTime={new Date(at).toISOString()}>{time}</time> {children}
        <p>{withLinks(text)}</p>
      </div>
    </li>
  )
}

/** Before what was not read yet when the chat came into sight. */
export function NewLines({ count }: { readonly count: number }) {
  const { word } = useSpeech()
  return (
    <li className={css.news} data-new={count}>
      {word('people.new-lines', { count })}
    </li>
  )
}

const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/g

/** Addresses that browsers open can be pressed; where they lead is told nothing of the table. */
function withLinks(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let from = 0
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    parts.push(text.slice(from, index))
    parts.push(
      <a key={index} href={address} target="_blank" rel="noopener noreferrer nofollow">
        {address}
      </a>,
    )
    from = index + address.length
  }
  return [...parts, text.slice(from)]
}
