import type { Account, Me } from '@masterplan/protocol'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { rememberName } from '../../device/my-name.ts'
import { usePageTitle } from '../../device/page-title.ts'
import form from '../../kit/form.module.css'
import { Problem } from '../../kit/Problem.tsx'
import { ask } from '../../match/online/api.ts'
import { useSpeech } from '../../words/speech.tsx'
import css from '../online.module.css'
import { noWord } from '../table/online/use-command.ts'
import { AddressPart } from './AddressPart.tsx'
import { BlockedPeople } from './BlockedPeople.tsx'
import { DevicesPart } from './DevicesPart.tsx'
import { Leaving } from './Leaving.tsx'
import { LostPassword } from './LostPassword.tsx'
import { NoticeChoices } from './NoticeChoices.tsx'
import { PasskeysPart } from './PasskeysPart.tsx'
import { PasswordPart } from './PasswordPart.tsx'
import { SignIn } from './SignIn.tsx'
import { useRecently } from './SignInAgain.tsx'
import { signInProblem } from './sign-in-problem.ts'
import { TokensPart } from './TokensPart.tsx'

type AccountShown = Me | 'waiting' | 'away' | 'gone'

/** Who one is on this server: a guest, or somebody who comes back from any device. */
export function AccountPage() {
  const { word } = useSpeech()
  usePageTitle(word('online.account'))
  const [me, setMe] = useState<AccountShown>('waiting')
  const [account, setAccount] = useState<Account | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const { recently, again } = useRecently(account)
  const look = useCallback(async () => {
    const reply = await ask<Me>('GET', '/api/me')
    const card = reply.ok && reply.answer.account ? await ask<Account>('GET', '/api/me/account') : null
    setAccount(card?.ok ? card.answer : null)
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

  /** Somebody who has proved who they are takes along what they did as a guest; where that cannot be, they stay it. */
  async function proved() {
    const bound = await ask<Me>('POST', '/api/me/account')
    if (!bound.ok) await ask('POST', '/api/auth/sign-out', {})
    setProblem(bound.ok ? null : word(signInProblem(bound.no.code)))
    setNote('')
    await look()
  }
  async function signOut() {
    await ask('POST', '/api/auth/sign-out', {})
    await ask('DELETE', '/api/me/account')
    setNote('')
    await look()
  }
  async function signOutEverywhere() {
    const reply = await ask('POST', '/api/me/sign-out')
    const isHolder = typeof me !== 'string' && me.account
    setProblem(reply.ok ? null : word(noWord(reply.no.code)))
    setNote(reply.ok ? word(isHolder ? 'account.everywhere-done' : 'account.everywhere-guest') : '')
    await look()
  }
  async function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    const reply = await ask<Me>('PATCH', '/api/me', { name })
    setProblem(reply.ok ? null : word(noWord(reply.no.code)))
    setNote(reply.ok ? word('online.name-kept', { name }) : '')
    if (!reply.ok) return
    rememberName(name)
    setMe(reply.answer)
  }
  return (
    <div className={`sheet ${form.form}`}>
      <h1>{word('online.account')}</h1>
      <p>{word(me.account ? 'online.account-yours' : 'online.account-guest')}</p>
      {again}
      <form key={me.person} className={form.option} onSubmit={rename}>
        <label htmlFor="my-name">{word('online.your-name')}</label>
        <input id="my-name" name="name" className={form.field} defaultValue={me.name ?? ''} maxLength={24} required />
        <button type="submit" className="button">
          {word('online.keep-name')}
        </button>
      </form>
      <p role="status">{note}</p>
      <Problem text={problem} />
      {!me.account && (
        <>
          <SignIn onProved={proved} onProblem={setProblem} onNote={setNote} />
          <LostPassword me={me} />
        </>
      )}
      {account && (
        <>
          <AddressPart account={account} recently={recently} onChange={look} />
          <PasswordPart account={account} recently={recently} onChange={look} />
          <PasskeysPart account={account} recently={recently} onChange={look} />
          <DevicesPart account={account} onChange={look} />
        </>
      )}
      <TokensPart key={`tokens of ${me.person}`} recently={recently} />
      <div className={css.actions}>
        {me.account && (
          <button type="button" className="button" onClick={signOut}>
            {word('online.sign-out')}
          </button>
        )}
        <button type="button" className="button" onClick={signOutEverywhere}>
          {word('account.everywhere')}
        </button>
      </div>
      <NoticeChoices me={me} onChange={setMe} />
      <BlockedPeople />
      <Leaving recently={recently} onGone={() => setMe('gone')} />
    </div>
  )
}
