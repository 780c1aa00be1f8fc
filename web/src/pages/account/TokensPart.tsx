import type { TokenCard } from '@masterplan/protocol'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import form from '../../kit/form.module.css'
import { Problem } from '../../kit/Problem.tsx'
import { ask } from '../../match/online/api.ts'
import { useSpeech } from '../../words/speech.tsx'
import css from '../online.module.css'
import { noWord } from '../table/online/use-command.ts'
import type { Recently } from './SignInAgain.tsx'

/** What programs play with as oneself: made, shown once, and taken back. */
export function TokensPart({ recently }: { readonly recently: Recently }) {
  const { word, language } = useSpeech()
  const [tokens, setTokens] = useState<readonly TokenCard[]>([])
  const [made, setMade] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const look = useCallback(async () => {
    const reply = await ask<TokenCard[]>('GET', '/api/me/tokens')
    if (reply.ok) setTokens(reply.answer)
  }, [])
  useEffect(() => {
    void look()
  }, [look])
  const when = (created: number) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(created)
  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const target = event.currentTarget
    const name = String(new FormData(target).get('program')).trim()
    const path = `/api/me/token?${new URLSearchParams({ name })}`
    const reply = await recently(() => ask<{ token: string }>('POST', path))
    setProblem(reply.ok ? null : word(noWord(reply.no.code)))
    setMade(reply.ok ? reply.answer.token : null)
    if (reply.ok) target.reset()
    await look()
  }
  async function takeBack(id: string) {
    await ask('DELETE', `/api/me/tokens/${id}`)
    setMade(null)
    await look()
  }
  return (
    <section className={css.part}>
      <h2>{word('account.tokens')}</h2>
      <p>{word('account.tokens-what')}</p>
      <ul className={css.seats}>
        {tokens.map(({ id, name, created }) => (
          <li key={id} className={css.seat}>
            <span className={css.say}>{word('account.token', { name, date: when(created) })}</span>
            <button type="button" className="button" onClick={() => takeBack(id)}>
              {word('account.token-out', { name })}
            </button>
          </li>
        ))}
      </ul>
      <form className={form.option} onSubmit={make}>
        <label htmlFor="program-name">{word('account.token-name')}</label>
        <input id="program-name" name="program" className={form.field} maxLength={24} required />
        <button type="submit" className="button">
          {word('account.token-new')}
        </button>
      </form>
      {made && (
        <p role="status">
          {word('account.token-made')} <code className={css.hash}>{made}</code>
        </p>
      )}
      <Problem text={problem} />
    </section>
  )
}
