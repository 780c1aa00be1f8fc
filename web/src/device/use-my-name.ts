import type { Me } from '@masterplan/protocol'
import { useEffect, useState } from 'react'
import { ask } from '../match/online/api.ts'
import { knownName } from './my-name.ts'

/** The name to sit down under. People with an account have one already; others begin with the one they used last. Who has never played with others need not be asked who they are. */
export function useMyName({ asks = true }: { readonly asks?: boolean } = {}) {
  const [name, setName] = useState(knownName)
  const [isFixed, setFixed] = useState(false)
  useEffect(() => {
    if (!asks) return
    void ask<Me>('GET', '/api/me').then(reply => {
      if (!reply.ok || reply.answer.name === null) return
      const { name: mine, account } = reply.answer
      setFixed(account)
      setName(typed => (account || typed === '' ? mine : typed))
    })
  }, [asks])
  return { name, setName, isFixed }
}
