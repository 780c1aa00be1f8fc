import type { ReportReason } from '@masterplan/protocol'
import { type FormEvent, useState } from 'react'
import { ask } from '../../../match/online/api.ts'
import { useSpeech } from '../../../words/speech.tsx'
import css from '../../online.module.css'

const REASONS = ['insult', 'spam', 'cheating', 'name', 'other'] as const satisfies readonly ReportReason[]

interface AboutPersonProps {
  readonly table: string
  readonly person: string
  readonly name: string
  readonly muted: boolean
  readonly onMute: (muted: boolean) => void
  readonly onNote: (note: string) => void
}

/** What can be done about somebody: not to hear them here, not to meet them anywhere, or to tell those who run this server. */
export function AboutPerson({ table, person, name, muted, onMute, onNote }: AboutPersonProps) {
  const { word } = useSpeech()
  const [reporting, setReporting] = useState(false)
  async function mute() {
    await ask(muted ? 'DELETE' : 'PUT', `/api/tables/${table}/mutes/${person}`)
    onMute(!muted)
    onNote(word(muted ? 'online.unmuted' : 'online.muted'))
  }
  async function block() {
    const { ok } = await ask('PUT', `/api/me/blocks/${person}`)
    if (ok) onMute(true)
    onNote(word(ok ? 'online.blocked' : 'online.unsaid'))
  }
  async function report(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const body = { person, reason: given.get('reason'), text: String(given.get('text')).trim() }
    const reply = await ask('POST', `/api/tables/${table}/reports`, body)
    setReporting(!reply.ok)
    const why = reply.ok || reply.no.code !== 'too-many' ? 'online.unsaid' : 'online.enough-reports'
    onNote(word(reply.ok ? 'online.reported' : why))
  }
  return (
    <details className={css.against}>
      <summary aria-label={word('online.about', { name })}>⋯</summary>
      <button type="button" className="button" onClick={mute}>
        {word(muted ? 'online.unmute' : 'online.mute')}
      </button>
      <button type="button" className="button" onClick={block}>
        {word('online.block')}
      </button>
      <button type="button" className="button" aria-expanded={reporting} onClick={() => setReporting(!reporting)}>
        {word('online.report')}
      </button>
      {reporting && (
        <form className={css.report} onSubmit={report}>
          <label>
            {word('online.report-why')}{' '}
            <select name="reason" className={css.field}>
              {REASONS.map(reason => (
                <option key={reason} value={reason}>
                  {word(`online.report-${reason}`)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {word('online.report-words')} <input name="text" className={css.field} maxLength={2000} />
          </label>
          <button type="submit" className="button">
            {word('online.report-send')}
          </button>
        </form>
      )}
    </details>
  )
}
