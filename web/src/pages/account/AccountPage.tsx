import type { Me } from '@masterplan/protocol'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { rememberName } from '../../device/my-name.ts'
import form from '../../kit/form.module.css'
import { ask } from '../../match/online/api.ts'
import { useSpeech } from '../../words/speech.tsx'
import css from '../online.module.css'
import { BlockedPeople } from './BlockedPeople.tsx'
import { Leaving } from './Leaving.tsx'
import { LostPassword } from './LostPassword.tsx'
import { NoticeChoices } from './NoticeChoices.tsx'
import { SignIn } from './SignIn.tsx'

type AccountShown = Me | 'waiting' | 'away' | 'gone'

/** Who one is on this server: a guest, or somebody who comes back from any device. */
export function AccountPage() {
  const { word } = useSpeech()
  const [me, setMe] = useState<AccountShown>('waiting')
  const [problem, setProblem] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const look = useCallback(async () => {
    const reply = await ask<Me>('GET', '/api/me')
    setMe(reply.ok ? reply.answer : 'away')
  }, [])
  useEffect(() => {
    void look()
  }, [look])
  if (me === 'waiting') return <p role="status">{word('app.loading')}</p>
  if (me === 'away') return <p className="sheet">{word('refusal.online.unavailable')}</p>
  if (me === 'gone') {
    return (
      <p role="status" className="sheet">
        {word('online.forgotten')}
      </p>
    )
  }

  /** Somebody who has proved who they are takes along what they did as a guest. */
  async function proved(worked: boolean, otherwise: 'online.sign-failed' | 'online.passkey-failed') {
    const bound = worked && (await ask<Me>('POST', '/api/me/account')).ok
    setProblem(bound ? null : word(otherwise))
    await look()
  }
  async function signOut() {
    await ask('POST', '/api/auth/sign-out', {})
    await ask('DELETE', '/api/me/account')
    setNote('')
    await look()
  }
  async function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (typeof me === 'string') return
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    const reply = await ask<Me>('PATCH', '/api/me', { name, notices: me.notices })
    if (!reply.ok) return
    rememberName(name)
    setNote(word('online.name-kept', { name }))
    setMe(reply.answer)
  }
  return (
    <div className={`sheet ${form.form}`}>
      <h1>{word('online.account')}</h1>
      <p>{word(me.account ? 'online.account-yours' : 'online.account-guest')}</p>
      <form key={me.person} className={form.option} onSubmit={rename}>
        <label htmlFor="my-name">{word('online.your-name')}</label>
        <input id="my-name" name="name" className={form.field} defaultValue={me.name ?? ''} maxLength={24} required />
        <button type="submit" className="button">
          {word('online.keep-name')}
        </button>
      </form>
      <p role="status">{note}</p>
      {me.account ? (
        <div className={css.actions}>
          <button type="button" className="button" onClick={signOut}>
            {word('online.sign-out')}
          </button>
        </div>
      ) : (
        <>
          <SignIn onProved={proved} />
          <LostPassword me={me} />
        </>
      )}
      {problem && (
        <p role="alert" className={form.problem}>
          {problem}
        </p>
      )}
      <NoticeChoices me={me} onChange={setMe} />
      <BlockedPeople />
      <Leaving onGone={() => setMe('gone')} />
    </div>
  )
}
