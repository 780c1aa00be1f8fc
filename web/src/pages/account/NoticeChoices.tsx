import type { Me } from '@masterplan/protocol'
import { useEffect, useState } from 'react'
import form from '../../kit/form.module.css'
import { ask } from '../../match/online/api.ts'
import { useSpeech } from '../../words/speech.tsx'
import css from '../online.module.css'
import { keepNoticeWords } from '../table/online/use-turn-notice.ts'

interface NoticeChoicesProps {
  readonly me: Me
  readonly onChange: (me: Me) => void
}

/** How to hear that it is one's turn, away from the page. */
export function NoticeChoices({ me, onChange }: NoticeChoicesProps) {
  const { word, language } = useSpeech()
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    void keepNoticeWords(word('online.turn-notice'), language)
  }, [word, language])
  const mayPush = me.pushKey !== null && 'PushManager' in globalThis
  const mayMail = me.email && me.account
  if (!mayPush && !mayMail) return null

  async function change(notices: Me['notices']) {
    const reply = await ask<Me>('PATCH', '/api/me', { notices: { ...notices, language } })
    if (reply.ok) onChange(reply.answer)
  }
  async function push(on: boolean) {
    const worked = on ? await subscribe(me.pushKey ?? '') : await unsubscribe()
    setProblem(worked ? null : word('online.notices-denied'))
    if (worked) await change({ ...me.notices, push: on })
  }
  return (
    <fieldset className={`${form.group} ${css.part}`}>
      <legend>{word('online.notices')}</legend>
      {mayPush && (
        <label className={form.option}>
          <input type="checkbox" checked={me.notices.push} onChange={event => push(event.target.checked)} />{' '}
          {word('online.notices-push')}
        </label>
      )}
      {mayMail && (
        <label className={form.option}>
          <input
            type="checkbox"
            checked={me.notices.email}
            onChange={event => change({ ...me.notices, email: event.target.checked })}
          />{' '}
          {word('online.notices-email')}
        </label>
      )}
      {problem && <p role="alert">{problem}</p>}
    </fieldset>
  )
}

async function subscribe(applicationServerKey: string): Promise<boolean> {
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
    const { endpoint, keys } = made.toJSON()
    return (await ask('POST', '/api/me/push', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } })).ok
  } catch {
    return false // not allowed, or no push service
  }
}

async function unsubscribe(): Promise<boolean> {
  const { pushManager } = await navigator.serviceWorker.ready
  const made = await pushManager.getSubscription()
  if (made === null) return true
  await made.unsubscribe()
  return (await ask('DELETE', '/api/me/push', { endpoint: made.endpoint })).ok
}
